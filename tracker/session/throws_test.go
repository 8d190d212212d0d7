package session

import (
	"slices"
	"strings"
	"testing"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/tracker/journal"
	shared "croix/tracker/play"
	play "croix/tracker/purgatoryplay"
)

// otherDice is the gesture by which a side throws otherwise than it does.
func otherDice(g *play.Game, s play.Side) play.Command {
	cmd := play.Command{Verb: play.Throws, Side: s, Text: play.RealDice}
	if g.Real(s) {
		cmd.Text = play.ProgramDice
	}
	return cmd
}

// TestWhoThrowsKept: a game begins with the throwers of its setup, as before there
// was a gesture for it, and is as it was when another process opens it.
func TestWhoThrowsKept(t *testing.T) {
	s := begin(t, t.TempDir(), Setup{Players: 2, Souls: 3, Seed: 1, Auto: []play.Side{play.Satan}}, nil)
	auto := func(why string, want ...play.Side) {
		t.Helper()
		other, err := Open(s.Path())
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range []*play.Game{s.Game(), other.Game(), other.View(play.AsTable)} {
			if !slices.Equal(g.Auto, want) {
				t.Errorf("%s: the program throws for %v, want %v", why, g.Auto, want)
			}
		}
	}
	auto("as it was set up", play.Satan)
	do(t, s, "dice satan real", "dice god program")
	auto("after gestures", play.God)
	if _, err := s.Undo(Gestures, 2, say.English); err != nil {
		t.Fatal(err)
	}
	auto("undone", play.Satan)
	if _, err := s.Redo(1, say.English); err != nil {
		t.Fatal(err)
	}
	auto("one again")
	if got := s.journal.Entries[1]; got.By != "satan" || got.Do != "dice satan real" || got.Label != "dice Satan: real" {
		t.Errorf("recorded as %+v", got)
	}
}

// TestMended: what was typed otherwise is an event of the gesture, told to all and
// counted nowhere; what was left is a line of its own. The dice decide whether
// there is anything to tell.
func TestMended(t *testing.T) {
	s := begin(t, t.TempDir(), Setup{Players: 2, Souls: 3, Seed: 1}, nil)
	mended := []shared.Mended{{Side: "satan", For: say.ThrowDirection, Faces: [][]int{{2}, {5}}}}
	how := func(faces ...int) How {
		return How{Dice: dice.Typed(faces...), Lang: say.English, Mended: func() []shared.Mended { return mended }}
	}
	if _, err := s.Do("drift p1", how(5, 3)); err == nil || len(s.journal.Entries) != 1 {
		t.Fatalf("dice that are missing: %v, %d lines", err, len(s.journal.Entries))
	}
	if _, err := s.Do("drift p1", how(5, 3, 3, 3)); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Leave("answer purgatory", []shared.Mended{{Side: "god", For: say.ThrowDistance, Faces: [][]int{{3, 0}}, Left: true}}, say.French); err != nil {
		t.Fatal(err)
	}
	other, err := Open(s.Path())
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		lang  say.Lang
		told  [2]string
		label string
	}{
		{say.English, [2]string{"Satan: throw corrected, the direction: 2 → 5", "God: throw taken back, the distance: 3 r"}, "broken off: answer Purgatory"},
		{say.French, [2]string{"Satan\u00a0: jet corrigé, la direction\u00a0: 2 → 5", "Dieu\u00a0: jet retiré, la distance\u00a0: 3 r"}, "interrompu\u00a0: réponse → Purgatoire"},
	} {
		lines, err := other.Log(row.lang, play.AsTable)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range lines[1:] {
			if line.Told[0] != row.told[i] {
				t.Errorf("told %q, want %q", line.Told, row.told[i])
			}
		}
		if got := strings.Replace(lines[2].Label, "answer → ", "answer ", 1); got != row.label || other.Undoable(row.lang) != lines[2].Label {
			t.Errorf("called %q and %q, want %q", got, other.Undoable(row.lang), row.label)
		}
		if len(lines[1].Dice) != 2 || len(lines[2].Dice) != 0 {
			t.Errorf("counted: %v and %v", lines[1].Dice, lines[2].Dice)
		}
	}
	if c, err := other.Undo(Gestures, 1, say.English); err != nil || len(other.Game().Asks) != 1 || !strings.HasPrefix(c.Labels[0], "broken off") {
		t.Errorf("undone: %v, %v", c.Labels, err)
	}
}

// TestMendedSmall: in the smaller games it is a remark.
func TestMendedSmall(t *testing.T) {
	p, err := Gamebook().Begin(journal.Store{Dir: t.TempDir()}, Start{Name: "t", Seed: 1}, gamebookBegun(t))
	if err != nil {
		t.Fatal(err)
	}
	one := []shared.Mended{{For: say.ThrowDistance, Faces: [][]int{{1, 2}, {3, 3}}}}
	told, err := p.Do("fight orc 6/4", How{Lang: say.English, Mended: func() []shared.Mended { return one }})
	if err != nil || !strings.Contains(strings.Join(told.Lines, "\n"), "throw corrected, the distance: 1 2 → 3 3") {
		t.Errorf("told %q, %v", told.Lines, err)
	}
	one[0].Left = true
	left, err := p.Leave("", one, say.English)
	if err != nil || left.Entry.Do != "note throw taken back, the distance: 1 2 → 3 3" || len(left.Lines) != 1 {
		t.Errorf("left: %+v, %v", left, err)
	}
	if _, err := p.Do("note x", How{Mended: func() []shared.Mended { panic("asked for though it is refused") }, Dice: dice.Typed(1), Last: true}); err == nil {
		t.Error("a die too many is taken")
	}
}
