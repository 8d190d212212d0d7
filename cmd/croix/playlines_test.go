package main

import (
	"math/rand/v2"
	"strings"
	"testing"

	"croix/generator/say"
	"croix/tracker/prompt"
)

// linesOf plays a table line by line with what is typed, and gives what was
// written.
func linesOf(t *testing.T, l lineTable, a *app, typed ...string) (string, error) {
	t.Helper()
	out := &strings.Builder{}
	a.out = out
	err := a.playLines(l, prompt.NewPlain(a.lang, strings.NewReader(strings.Join(typed, "\n")+"\n"), out))
	return strings.ReplaceAll(out.String(), "\u00a0", " "), err
}

// TestLines: what a line does, told just above the next question.
func TestLines(t *testing.T) {
	playing := append(armed(), made{"activate p1", nil})
	for _, row := range []struct {
		reason   string
		gestures []made
		typed    string // lines, a slash between them
		tells    string // what stands above the question
	}{
		{"a gesture in words", playing, "guard", "p1 sorcerer: on guard"},
		{"the key of a row", playing, "g", "p1 sorcerer: on guard"},
		{"keys of rows, one after the other", playing, "m/2", "p1 sorcerer: move, the flames"},
		{"a number", playing, "-3", "p1 sorcerer, substance 8 → 5"},
		{"a gesture after a colon, as on the screen", playing, ":guard", "p1 sorcerer: on guard"},
		{"undo by its key", playing, "g/u", "undone: on guard"},
		{"redo by its key", playing, "g/u/Y", "redone: on guard"},
		{"what is no gesture", playing, "xyzzy", "“xyzzy” is no gesture: 'help' lists them"},
		{"an empty line after a refusal does it anyway", append(armed(), made{"set p1 played =1", nil}), "activate p1/", "anyway, against R-074: p1: played this round already"},
		{"an empty line does the first row", playing, "/2", "p1 sorcerer: move, the flames"},
		{"what a gesture is for", playing, "? strike", "strike p3 at p5 p6 2+1 dice: strikes in melee"},
		{"a rule", playing, "? blast", "SHOOTING"},
		{"a word that is part of a gesture too", playing, "help p3", "p3: no allied soul"},
		{"back from a menu", playing, "m/back/g", "p1 sorcerer: on guard"},
		{"the menu of the game", playing, "menu/w/it rains", "note: it rains"},
		{"nothing is written down by an empty line", playing, "menu/w//back/g", "p1 sorcerer: on guard"},
		{"a secret, that of Satan", armed(), "menu/x/1//0", "Satan writes its secret down"},
		{"or not, since another looks on", armed(), "menu/x/1/back/back/back/note x", "note: x"},
		{"faces that are typed", nil, "drift p3/3/4 4 4", "p3 drifts 12 cm, E"},
		{"dice that are left", nil, "drift p3/retour", "nothing was recorded"},
		{"dice that are left after some", nil, "drift p3/3/back", "throw taken back, the direction: 3"},
		{"all of the table", playing, "table", "wandering: p2, p3, p4, p5, p6"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			x := newTable(t, say.English, usual(), row.gestures...)
			seen, err := linesOf(t, x.l, x.a, append(strings.Split(row.typed, "/"), "quit")...)
			if err != nil {
				t.Fatal(err)
			}
			questions := strings.Split(seen, "Key or gesture (help, ")
			before := questions[len(questions)-2] // the last one is answered by quit
			if lines := strings.Split(strings.TrimSpace(before), "\n"); !strings.Contains(strings.Join(lines[max(0, len(lines)-40):], "\n"), row.tells) {
				t.Errorf("%q is not told:\n%s", row.tells, before)
			}
		})
	}
}

// TestLinesMany: where several rows are marked, their keys stand with commas
// between; help shows rows and words.
func TestLinesMany(t *testing.T) {
	x := newTable(t, say.French, usual(), armed()...)
	seen, err := linesOf(t, x.l, x.a, "activer p1", "aide", "quitter")
	for _, want := range []string{"  d  déplacement", "table (tout montrer)", "Gestes, expliqués par ? et leur mot : dériver, "} {
		if err != nil || !strings.Contains(seen, want) {
			t.Errorf("%v, %q is not in\n%s", err, want, seen)
		}
	}
	marks := &lines{}
	menu := prompt.Menu{Many: true, Rows: []prompt.Choice{{Key: "q", Value: "seraphim"}, {Key: "2", Value: "p2"}, {Key: "3"}}}
	for typed, want := range map[string]string{"q,2": "seraphim,p2", "2 q": "p2,seraphim", "q": "seraphim", "q,9": "", "3": "", "": ""} {
		if got := marks.marks(menu, typed); got != want {
			t.Errorf("%q marks %q, want %q", typed, got, want)
		}
	}
}

// TestWildLines: whatever lines are typed, nothing panics, no control character is
// written, and the end of the input is an error.
func TestWildLines(t *testing.T) {
	words := strings.Split("|||1|2|3|4|5|6|7|0|n|g|m|s|h|d|t|f|P|D|V|T|X|u|y|r|r|r|o|p1|p2|.1|.2|.3|-3|+2|=1|1,2|help|? move|back|menu|table|3 4 5|6 6|1 1 1|xyzzy|end|pass|note a\x1b[2J|a|b|log|rules|score", "|")
	for seed := range uint64(6) {
		r := rand.New(rand.NewPCG(seed, 3))
		n := usual()
		n.players, n.souls, n.seed = 2+r.IntN(2), 1+r.IntN(6), &seed
		n.auto = []string{"satan"}
		x := newTable(t, say.Langs()[seed%2], n)
		var typed []string
		for range 400 {
			typed = append(typed, words[r.IntN(len(words))])
		}
		seen, err := linesOf(t, x.l, x.a, typed...)
		if !say.Has(err, say.PromptEnd) {
			t.Errorf("seed %d ends with %v", seed, err)
		}
		if at := strings.IndexFunc(strings.ReplaceAll(seen, "\n", ""), func(r rune) bool { return r < ' ' }); at >= 0 || strings.Contains(seen, `\u000a`) {
			t.Errorf("seed %d: a control character is written", seed)
		}
	}
}
