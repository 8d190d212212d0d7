package main

import (
	"strings"
	"testing"

	"croix/generator/say"
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
