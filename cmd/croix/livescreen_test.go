package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/prompt/tui/table"
)

// scenes are the screens that are kept: what is played before and the keys that
// are pressed.
func scenes() map[string]struct {
	before []made
	keys   string
} {
	type scene = struct {
		before []made
		keys   string
	}
	return map[string]scene{
		"board":  {armed(), ""},
		"acts":   {append(armed(), made{"activate p1", nil}), ""},
		"dice":   {nil, "3 Enter 5 4"},
		"tried":  {[]made{{"drift p3", []int{3, 4, 4, 4}}, {"purgatory touching wrath", nil}}, "Enter 5 5 5 4 4"},
		"won":    {[]made{{"drift p3", []int{3, 4, 4, 4}}, {"purgatory touching wrath", nil}}, "Enter 1 1 2 4 4 r r r r r"},
		"shot":   {append(armed(), made{"activate p1", nil}), ": «shoot seraphim with handgun» Enter 6 5 2"},
		"struck": {append(armed(), made{"activate p1", nil}), ": «strike seraphim» Enter Enter 1 4 2 r r"},
		"figure": {append(armed(), made{"activate p1", nil}), "Tab Tab"},
	}
}

// TestScreens compares screens with those that were looked at. To accept a
// change, look at the new ones and run with -update.
func TestScreens(t *testing.T) {
	update := updates()
	for name, scene := range scenes() {
		for _, lang := range say.Langs() {
			x := newTable(t, lang, usual(), scene.before...)
			x.press(scene.keys)
			for _, size := range [][2]int{{40, 10}, {80, 24}, {120, 40}} {
				for look, m := range map[string]*table.Model{"mono": x.m} {
					file := fmt.Sprintf("%s-%s-%dx%d-%s.txt", name, lang, size[0], size[1], look)
					m.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
					keepScreen(t, file, m.View(), update)
				}
			}
		}
	}
}

// TestScreenColours compares one screen in colours.
func TestScreenColours(t *testing.T) {
	update := updates()
	x := newTable(t, say.French, usual(), append(armed(), made{"activate p1", nil})...)
	for name, look := range map[string]table.Look{"16": table.Sixteen, "256": table.Many} {
		m := table.New(x.l, look)
		m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
		keepScreen(t, "acts-fr-80x24-"+name+".txt", m.View(), update)
	}
}

func keepScreen(t *testing.T, file, got string, update bool) {
	t.Helper()
	lines := strings.Split(got, "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	got = strings.Join(lines, "\n") + "\n"
	path := filepath.Join("testdata", "table", file)
	if update {
		if err := os.WriteFile(path, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s has changed:\n%s", file, got)
	}
}

// TestScreenBounds: at any size the screen has just so many lines, none too
// wide.
func TestScreenBounds(t *testing.T) {
	for name, scene := range scenes() {
		x := newTable(t, say.French, usual(), scene.before...)
		x.press(scene.keys)
		for _, keys := range []string{"", "Esc Esc", "?", "Esc :ti", "Esc Tab", "Esc Esc"} {
			x.press(keys)
			for width := 1; width <= 130; width += 7 {
				for height := 1; height <= 44; height += 3 {
					x.m.Update(tea.WindowSizeMsg{Width: width, Height: height})
					lines := x.m.Lines()
					if len(lines) > height {
						t.Fatalf("%s %q at %dx%d: %d lines", name, keys, width, height, len(lines))
					}
					for _, l := range lines {
						text := ""
						for _, s := range l {
							text += s.Text
						}
						if w := term.Width(text); w > width && width >= 2 {
							t.Fatalf("%s %q at %dx%d: %d columns: %q", name, keys, width, height, w, text)
						}
					}
				}
			}
		}
	}
}
