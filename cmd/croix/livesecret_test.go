package main

import (
	"strings"
	"testing"

	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/prompt/tui/table"
)

// TestLiveSecretRows: what is still to be written down is offered until it is
// written or declined, after the first drift too, and the cursor stands on it.
func TestLiveSecretRows(t *testing.T) {
	x := newTable(t, say.English, usual())
	x.sees(">  first: the Antichrist of Satan", "first: the guardian’s pawn of God")
	x.press("3 Enter 5 4 4 4 1")
	x.sees(">  first: the Antichrist of Satan", "first: the guardian’s pawn of God")
	x.press("Enter Enter 0")
	x.sees(">  first: the guardian’s pawn of God")
	if strings.Contains(x.screen(100, 40), "the Antichrist of Satan") {
		t.Error("what was declined is offered again")
	}
	x.press("Enter Enter 4")
	if strings.Contains(x.screen(100, 40), "first:") {
		t.Error("what was written down is offered again")
	}
}

// TestLiveClaim: a second table says who has the game and takes it over when the
// first has left; one that only looks on never does.
func TestLiveClaim(t *testing.T) {
	x := newTable(t, say.English, usual())
	leave, err := journal.Table(x.l.s.Path())
	if err != nil {
		t.Fatal(err)
	}
	x.l.readOnly = true
	x.m.Update(table.Elapsed(claimEvery))
	x.sees("READ ONLY: another table has the game")
	leave()
	x.m.Update(table.Elapsed(claimEvery))
	x.sees("the other table has left", "nothing to undo")
	if x.l.readOnly {
		t.Error("the place is free and not taken")
	}
	x.l.leave()

	y := tableOf(t, x.a, x.l.s, playOptions{watch: true})
	y.l.readOnly = true
	y.m.Update(table.Elapsed(claimEvery))
	y.sees("READ ONLY: watching")
}
