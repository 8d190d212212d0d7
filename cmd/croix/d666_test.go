package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"croix/generator/d666"
	"croix/tracker/d666play"
)

// TestDocumentedFight: the file of fighters in the documentation is read as it
// stands, with nothing lost, and its gestures are gestures.
func TestDocumentedFight(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(repository, "docs/d666.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(data), "```toml\n")
	text, rest, ok := strings.Cut(rest, "```")
	if !ok {
		t.Fatal("there is no file of fighters")
	}
	tree, err := parseTree([]byte(text), ".toml")
	if err != nil {
		t.Fatal(err)
	}
	b, err := d666.ReadBook("d666.md", tree)
	if err != nil {
		t.Fatal(err)
	}
	f := b.Fighters[0]
	if len(b.Fighters) != 1 || len(f.Weapons) != 1 || len(f.Powers) != 3 || f.Divisor != 3 || b.Mode != d666.Own || len(b.Modifiers) != 1 || !b.Options.ForceNow {
		t.Errorf("got %+v", b)
	}
	for _, name := range []string{"Démon", "Bob"} {
		f.Name = name
		b.Fighters = append(b.Fighters, f)
	}
	events, err := d666play.New(b)
	if err != nil {
		t.Fatal(err)
	}
	g, n := d666play.Replay(events), 0
	_, rest, _ = strings.Cut(rest, "## Gestures")
	for line := range strings.Lines(rest) {
		if !strings.HasPrefix(line, "    ") {
			continue
		}
		for gesture := range strings.SplitSeq(strings.TrimSpace(line), "     ") {
			if gesture = strings.TrimSpace(gesture); gesture == "" {
				continue
			}
			n++
			if _, err := d666play.Parse(g, gesture); err != nil {
				t.Errorf("%q: %v", gesture, err)
			}
		}
	}
	if n < 9 {
		t.Errorf("only %d gestures", n)
	}
}
