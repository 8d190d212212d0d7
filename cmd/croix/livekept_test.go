package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"croix/generator/say"
)

// The screens of an evening are kept as they look in 256 colours; without
// colours they are the same but for these. The keys that lead to them are kept
// too, so that they can be pressed on a real terminal (see livetmux_test.go).

// keptSizes are the sizes at which screens are kept.
func keptSizes() [][2]int { return [][2]int{{40, 10}, {80, 24}, {120, 40}} }

// keptFile is where the screens of an evening at a size are kept, or its keys.
func keptFile(lang say.Lang, what string) string {
	return filepath.Join("testdata", "evening", string(lang)+"-"+what+".txt")
}

// keptScreen is one of them by its name: the lines between two headings.
func keptScreen(t testing.TB, lang say.Lang, size [2]int, name string) string {
	t.Helper()
	data, err := os.ReadFile(keptFile(lang, fmt.Sprintf("%dx%d", size[0], size[1])))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(data), "=== "+name+"\n")
	if !ok {
		t.Fatalf("there is no screen %q", name)
	}
	screen, _, _ := strings.Cut(rest, "=== ")
	return screen
}

// withoutColours is a kept screen as it looks without them.
func withoutColours(screen string) string {
	var b strings.Builder
	for _, line := range strings.Split(strings.TrimSuffix(screen, "\n"), "\n") {
		last := "⟨⟩"
		for i, part := range strings.Split(line, "⟨") {
			if i == 0 {
				b.WriteString(part)
				continue
			}
			look, text, _ := strings.Cut(part, "⟩")
			look, colour, _ := strings.Cut(look, " ")
			if look == "" && colour != "" { // what is faint has a grey where there are colours
				look = "f"
			}
			if mark := "⟨" + look + "⟩"; mark != last {
				b.WriteString(mark)
				last = mark
			}
			b.WriteString(text)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// keep compares the screen with the one that was looked at, at each size, and
// notes which keys led to it. To accept a change, look at the new ones and run
// with -update.
func (e *evening) keep(name string) {
	e.t.Helper()
	e.parts = append(e.parts, name+"\t"+fmt.Sprintf("%q", e.keys.String()))
	e.keys.Reset()
	for _, size := range keptSizes() {
		e.m.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
		v := newVT(size[0], size[1])
		_, _ = v.Write([]byte(strings.ReplaceAll(e.m.View(), "\n", "\r\n")))
		got := v.painted(true)
		if updates() {
			e.rewrite(name, size, got)
			continue
		}
		if want := keptScreen(e.t, e.a.lang, size, name); got != want {
			e.t.Errorf("%s at %v has changed:\n%s", name, size, got)
		}
	}
}

// rewrite puts a new screen behind those of the evening before it.
func (e *evening) rewrite(name string, size [2]int, got string) {
	e.t.Helper()
	file := keptFile(e.a.lang, fmt.Sprintf("%dx%d", size[0], size[1]))
	data := []byte(nil)
	if len(e.parts) > 1 {
		var err error
		if data, err = os.ReadFile(file); err != nil {
			e.t.Fatal(err)
		}
	}
	if err := os.WriteFile(file, append(data, "=== "+name+"\n"+got...), 0o666); err != nil {
		e.t.Fatal(err)
	}
}

// keepKeys compares the keys of the evening with those that are kept.
func (e *evening) keepKeys() {
	e.t.Helper()
	file, got := keptFile(e.a.lang, "keys"), strings.Join(e.parts, "\n")+"\n"
	if updates() {
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			e.t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		e.t.Fatal(err)
	}
	if got != string(want) {
		e.t.Errorf("the keys of the evening have changed:\n%s", got)
	}
}

// updates reports whether screens are to be kept anew.
func updates() bool {
	f := flag.Lookup("update")
	return f != nil && f.Value.String() == "true"
}
