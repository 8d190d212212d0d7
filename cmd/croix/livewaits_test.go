package main

import (
	"testing"

	"croix/generator/say"
)

// TestLiveWaits: while dice are asked for, the last line names the gesture that
// waits, u leaves it and the next u undoes the last one that was recorded; what
// the faces mean stays in sight, and ? explains that gesture.
func TestLiveWaits(t *testing.T) {
	x := newTable(t, say.French, usual(), made{"corriger p4 état humaniste", []int{2, 6, 6, 6, 6, 6, 6, 6, 6, 6}})
	x.press(": «dérive» Enter")
	x.sees("quel pion ▸ 1d5 (d6, relancer 6+) ▸ _", "1 p1 · 2 p2 · 3 p3 · 4 p5 · 5 p6", "u laisser : dérive")
	x.press("?")
	x.sees("Âmes vagabondes")
	x.press("Esc 4")
	x.sees("quel pion 4 (p5)", "d12, relancer 9+", "la direction ▸ 1d8 ▸ _")
	x.press("u")
	x.sees("u annuler : interrompu : dérive")
	x.press("u 3 Enter")
	x.sees("u laisser : dérive p3")
	x.press("u")
	x.sees("rien n’est noté", "u annuler : correction p4")
	x.press("u")
	x.sees("annulé : correction p4", "rien à annuler")
}

// TestThrownAs: dice that few people have are thrown with one that many have.
func TestThrownAs(t *testing.T) {
	for sides, want := range map[int]string{
		2: "d6: odd 1, even 2", 3: "half a d6, rounded up", 4: "d6, re-roll 5+", 5: "d6, re-roll 6+", 6: "",
		7: "d8, re-roll 8+", 8: "d12, re-roll 9+", 9: "d10, re-roll 10+", 10: "", 11: "d12, re-roll 12+", 12: "",
		13: "d20, re-roll 14+", 20: "", 21: "", 60: "",
	} {
		if got := thrownAs(say.English, []int{sides}); got != want {
			t.Errorf("a d%d is thrown as %q, want %q", sides, got, want)
		}
	}
}
