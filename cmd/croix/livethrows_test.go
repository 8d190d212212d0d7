package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"croix/generator/say"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// TestLiveThrowers: who throws is a gesture: it is told, undone, and as it was when
// the table is opened again.
func TestLiveThrowers(t *testing.T) {
	n := usual()
	n.auto = []string{"god"}
	x := newTable(t, say.English, n)
	auto := func(why string, want ...purgatoryplay.Side) {
		t.Helper()
		if got := x.l.s.Game().Auto; !slices.Equal(got, want) {
			t.Errorf("%s: the program throws for %v, want %v", why, got, want)
		}
	}
	again := func() {
		t.Helper()
		s, err := session.Open(x.l.s.Path())
		if err != nil {
			t.Fatal(err)
		}
		x = tableOf(t, x.a, s, playOptions{})
	}
	auto("as it was set up", purgatoryplay.God)
	x.press("Esc d Down Down Enter")
	x.sees("the program throws for Satan", "program dice: God, Satan", "u undo: dice Satan: program")
	again()
	auto("opened again", purgatoryplay.God, purgatoryplay.Satan)
	x.sees("program dice: God, Satan")
	x.press("3 Enter")
	x.sees("thrown by the program")
	x.press("u : «dice god real» Enter")
	x.sees("God throws real dice", "program dice: Satan")
	x.press("u")
	x.sees("undone: dice God: real", "program dice: God, Satan")
	again()
	auto("undone, opened again", purgatoryplay.God, purgatoryplay.Satan)
	x.press(": «dice satan program» Enter")
	x.sees("the program throws for Satan already")
	x.press("Esc : «dice satan» Enter")
	x.sees("needs who throws")
}

// TestLiveMends: a throw that was typed is easily typed otherwise, and leaves a
// trace that everybody reads; so does a gesture that is left after one.
func TestLiveMends(t *testing.T) {
	for _, row := range []struct {
		reason, keys string
		told         []string // of the last gesture, in the log
		label        string   // of it
	}{
		{"nothing is typed otherwise", "5 4 4 4", []string{"p3 drifts 12.cm"}, "drift p3"},
		{"a die of a throw that goes on", "5 4 4 Back 3 4", []string{"p3 drifts 11.cm"}, "drift p3"},
		{"a throw that was complete", "5 Esc 6 4 4 4", []string{"^Satan: throw corrected, the direction: 5 → 6$", "p3 drifts 12.cm"}, "drift p3"},
		{"twice", "5 Esc 6 Back r 4 4 4", []string{"^Satan: throw corrected, the direction: 5 → 6 → r$", "p3 drifts"}, "drift p3"},
		{"the same again", "5 Esc 5 4 4 4", []string{"p3 drifts 12.cm"}, "drift p3"},
		{"it is left", "5 Esc 6 Esc Esc", []string{"^Satan: throw taken back, the direction: 5 → 6$"}, "broken off: drift p3"},
		{"it is left at once", "5 Esc Esc", []string{"^Satan: throw taken back, the direction: 5$"}, "broken off: drift p3"},
		{"the table is left", "5 4 4 CtrlC", []string{"^Satan: throw taken back, the direction: 5$"}, "broken off: drift p3"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			x := newTable(t, say.English, usual())
			x.press("3 Enter " + row.keys)
			lines := func(l say.Lang) []session.Line {
				s, err := session.Open(x.l.s.Path())
				if err != nil {
					t.Fatal(err)
				}
				lines, err := s.Log(l, purgatoryplay.AsTable)
				if err != nil {
					t.Fatal(err)
				}
				return lines
			}
			all := lines(say.English)
			last := all[len(all)-1]
			told := slices.DeleteFunc(slices.Clone(last.Told), func(s string) bool { return !regexp.MustCompile("throw|drifts").MatchString(s) })
			if last.Label != row.label || !slices.EqualFunc(told, row.told, func(s, want string) bool { return regexp.MustCompile(want).MatchString(s) }) {
				t.Errorf("%q tells %q; want %q, %q", last.Label, last.Told, row.label, row.told)
			}
			french := lines(say.French)
			if mended := strings.Contains(strings.Join(french[len(french)-1].Told, "\n"), "Satan\u00a0: jet "); mended != (len(row.told) > 1 || row.label != "drift p3") {
				t.Errorf("in French: %q", french[len(french)-1].Told)
			}
			if row.label != "drift p3" && len(last.Dice) > 0 {
				t.Errorf("what was left is counted: %v", last.Dice)
			}
		})
	}
}

// TestLiveMendsUndone: a correction is undone with its gesture; what was left is
// a line of its own, undone like any, and the log keeps both.
func TestLiveMendsUndone(t *testing.T) {
	x := newTable(t, say.French, usual())
	x.press("3 Enter 5 Esc")
	x.sees("la direction ▸ 1d8", "un changement se lit dans le journal")
	x.press("6 4 4 4 …")
	x.sees("Satan : jet corrigé, la direction : 5 → 6", "p3 dérive de 12 cm")
	x.press("u")
	x.sees("annulé : dérive p3", "rien à annuler")
	x.press("3 Enter 5 Esc Esc")
	x.sees("Satan : jet retiré, la direction : 5", "u annuler : interrompu : dérive p3", "SATAN, ÉTAPE A")
	x.press("u")
	x.sees("annulé : interrompu : dérive p3", "rien à annuler")
}

// TestSmallMends: so it is in the smaller games, as a remark that is no note of a
// hero.
func TestSmallMends(t *testing.T) {
	x, l := newSmall(t, say.English, "gamebook")
	x.press("f «orc 9/10» Enter r 1 2 Esc")
	x.sees("type it again; a change stands in the log")
	x.press("3 3 6 6")
	x.sees("throw corrected, ", ": 1 2 → 3 3", "You hit orc")
	x.press("u")
	x.sees("undone: round", "u undo: fight orc 9/10")
	x.press("r 4 5 Back Esc")
	x.sees("throw taken back, ", ": 4 5", "u undo: note throw taken back")
	x.press("r 1 1 Back 1 1 r …")
	if lines, err := l.s.Log(say.English); err != nil || strings.Contains(strings.Join(lines[len(lines)-1].Told, " "), "throw") {
		t.Errorf("the same again is told: %v, %v", lines[len(lines)-1].Told, err)
	}
	if state := fmt.Sprintf("%+v", l.s.state()); strings.Contains(state, "throw") {
		t.Errorf("the hero keeps it: %s", state)
	}
	y, _ := newSmall(t, say.French, "d666")
	y.press("d v 3 1 1 2 «2» Enter 3 4 4 … n a 1 1 4 3 4 5 Esc 3 4 4 1 1 2 …")
	y.sees("jet corrigé, ", "3 4 5 → 3 4 4", "parade : 1 1 2")
}
