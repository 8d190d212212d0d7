package main

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"croix/generator/say"
)

// large is a table of sixty souls.
func large(b *testing.B) *tableTest {
	n := usual()
	n.souls, n.auto = 60, []string{"god", "satan"}
	return newTable(b, say.French, n)
}

// BenchmarkFirstFrame is the first screen of a game that is open.
func BenchmarkFirstFrame(b *testing.B) {
	x := large(b)
	b.ReportAllocs()
	for b.Loop() {
		y := tableOf(b, x.a, x.l.s, playOptions{})
		y.m.Update(tea.WindowSizeMsg{Width: 120, Height: 40})
		if y.m.View() == "" {
			b.Fatal("nothing is drawn")
		}
	}
}

// BenchmarkKey is a key that opens a menu or closes it, and the screen after it.
func BenchmarkKey(b *testing.B) {
	x := large(b)
	x.m.Update(tea.WindowSizeMsg{Width: 120, Height: 40})
	keys := []tea.KeyMsg{{Type: tea.KeyRunes, Runes: []rune("a")}, {Type: tea.KeyEsc}, {Type: tea.KeyDown}}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		x.m.Update(keys[i%len(keys)])
		if x.m.View() == "" {
			b.Fatal("nothing is drawn")
		}
	}
}

// BenchmarkTableGesture is a correction: decided, recorded, told and drawn.
func BenchmarkTableGesture(b *testing.B) {
	x := large(b)
	b.ReportAllocs()
	for b.Loop() {
		x.press("a - 1 Enter + 1 Enter")
	}
}

// BenchmarkSins is the menu of the sins of an attempt, each with its chance, as it
// is opened for the first time.
func BenchmarkSins(b *testing.B) {
	n := usual()
	n.auto = []string{"god", "satan"}
	x := newTable(b, say.French, n, append(armed(), made{"activate lust", nil})...)
	b.ReportAllocs()
	for b.Loop() {
		if err := x.l.make(); err != nil { // nothing is kept from before
			b.Fatal(err)
		}
		x.press("D 3 Esc Esc")
	}
}
