package main

import (
	"slices"
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
