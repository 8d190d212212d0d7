package main

import (
	"strings"
	"testing"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/prompt/tui/table"
	"croix/tracker/session"
)

// TestLiveSecretRows: what is still to be written down is offered until it is
// written or declined, after the first drift too, and the cursor stands on it.
func TestLiveSecretRows(t *testing.T) {
	x := newTable(t, say.English, usual())
	x.sees(">  first: the Antichrist of Satan", "first: the guardian’s pawn of God")
	x.press("3 Enter 5 4 4 4 … 1")
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
	s, err := session.Open(x.l.s.Path())
	if err != nil {
		t.Fatal(err)
	}
	again := tableOf(t, x.a, s, playOptions{})
	if strings.Contains(again.screen(100, 40), "first:") {
		t.Error("what was declined or written down is offered again the next evening")
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

// TestLiveFoot: the way back and help stand on every screen, and a page with
// nothing to do says so and leads to other figures.
func TestLiveFoot(t *testing.T) {
	x := newTable(t, say.English, usual(), made{"drift p3", []int{3, 4, 4, 4}}, made{"purgatory", nil})
	for _, size := range [][2]int{{40, 10}, {80, 24}, {120, 30}} {
		if text := x.screen(size[0], size[1]); !strings.Contains(text, "Esc menu · ? rule") {
			t.Errorf("%v: the way back is not on the screen:\n%s", size, text)
		}
	}
	x.press("5")
	x.m.Update(table.Elapsed(claimEvery))
	x.sees("nothing to do now: back")
	x.press("a")
	x.sees("activation")
}

// TestLiveReveals: the Antichrist is revealed after a confirmation that the
// cursor does not stand on, and nothing of it is told while dice are missing.
func TestLiveReveals(t *testing.T) {
	n := usual()
	n.antichrist, n.guardian = "p4", "p1"
	x := newTable(t, say.English, n)
	const told = "p4 is the Antichrist"
	x.press("Esc v")
	x.sees("Satan alone: show the Antichrist to all?", "> n no: it stays hidden")
	x.press("Enter")
	x.sees("SATAN, STEP A", "nothing to undo")
	x.press("Esc v y")
	x.sees("▸ _")
	for strings.Contains(x.screen(100, 40), "d6 ▸") {
		if strings.Contains(x.screen(100, 40), told) {
			t.Fatalf("told before it is recorded:\n%s", x.screen(100, 40))
		}
		x.press("2")
	}
	x.sees(told)
}

// TestLiveNamesNobody: where a figure has nothing to do, Enter goes back and does
// not begin a name; and nobody is called what a pawn is called.
func TestLiveNamesNobody(t *testing.T) {
	x := newTable(t, say.English, usual(), armed()...)
	x.press("q")
	x.sees(">  nothing to do now: back", "give a name…")
	x.press("Enter «mP»")
	x.sees("SATAN, STEP B", "u undo: correction")
	for _, name := range []string{"2", "p2", "P14"} {
		x.press("q Down Enter «" + name + "» Enter")
		x.sees("is a number, as pawns have")
		x.press("Esc")
	}
	x.press("q Down Enter «p2 bis» Enter")
	x.sees("p2 bis")
}

// TestLivePower: a power against a wandering soul shows its chance before, and
// what it needed and changed after it.
func TestLivePower(t *testing.T) {
	x := newTable(t, say.English, usual(), append(armed(), made{"activate lust", nil})...)
	x.sees("P pervert", "changes a sin 91/216 42%")
	x.press("P 2")
	x.sees("lust", "changes")
	x.press("Enter 5 1 1")
	x.sees("lust: perversion of p2 (5 1 1, 6 needed · nothing changes)")
}

// TestLiveWhyNot: a row that cannot be picked says the reason that counts.
func TestLiveWhyNot(t *testing.T) {
	x := newTable(t, say.English, usual(), append(armed(), made{"activate lust", nil})...)
	x.sees("(shot — no ranged weapon")
	x.press("P 2 Enter 5 1 1")
	if screen := x.screen(200, 40); strings.Contains(screen, "name one soul") || !strings.Contains(screen, "(pervert — done already") {
		t.Errorf("the power that was used has another reason:\n%s", screen)
	}
}

// TestLiveFaces: dice whose name does not say it tell what each is for, and a
// second throw for the same says that it is one.
func TestLiveFaces(t *testing.T) {
	x := newTable(t, say.English, usual(), armed()[:2]...)
	x.press(": «envy jealousy wrath» Enter 2 3 4 5 4")
	x.sees("seven sins ▸ 7d6", "envy, jealousy, lust, wrath, gluttony, avarice, sloth")
	next := x.a.typed([][]int{{1, 2}}, func(string) bool { return true })
	damage := dice.Want{Purpose: say.PlayThrowDamage, Expr: dice.D(2, 6)}
	if faces, err := next(damage); err != nil || len(faces) != 2 {
		t.Errorf("the first throw is %v, %v", faces, err)
	}
	_, err := next(damage)
	if need, ok := err.(needDice); !ok || x.a.tray(need, "").Title != "damage no. 2" {
		t.Errorf("the second throw: %v", err)
	}
}
