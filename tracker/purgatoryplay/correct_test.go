package purgatoryplay

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/say"
)

// TestCorrectNumbers: less and more stop at the bounds, an equal beyond them is
// refused; nothing is corrected into what it is.
func TestCorrectNumbers(t *testing.T) {
	ps := func(f *Figure, _ *Object) int { return f.PS }
	ammo := func(_ *Figure, o *Object) int { return o.Ammo }
	for _, row := range []struct {
		reason string
		cmd    Command
		get    func(*Figure, *Object) int
		want   int
		rule   string // if it is refused
	}{
		{"less", Command{Figure: "p1", Field: "substance", Sign: "-", Number: 2}, ps, 2, ""},
		{"more, up to the maximum", Command{Figure: "p1", Field: "substance", Sign: "+", Number: 9}, ps, 6, ""},
		{"just so many", Command{Figure: "p1", Field: "substance", Sign: "=", Number: 3}, ps, 3, ""},
		{"more than the maximum", Command{Figure: "p1", Field: "substance", Sign: "=", Number: 7}, ps, 4, "R-001"},
		{"as it is", Command{Figure: "p1", Field: "substance", Sign: "=", Number: 4}, ps, 4, "R-001"},
		{"a sign that is none", Command{Figure: "p1", Field: "substance", Sign: "*", Number: 4}, ps, 4, "R-001"},
		{"a number beyond all", Command{Figure: "p1", Field: "substance", Sign: "+", Number: 1 << 62}, ps, 6, ""},
		{"a field that is none", Command{Figure: "p1", Field: "\x1b[2J", Sign: "=", Number: 1}, ps, 4, "R-001"},
		{"a pawn has no substance", Command{Figure: "p2", Field: "substance", Sign: "=", Number: 1}, ps, 4, "R-001"},
		{"a soul’s maximum follows from its gluttony", Command{Figure: "p1", Field: "max", Sign: "=", Number: 9}, ps, 4, "R-001"},
		{"gluttony, and with it the substance (Q-029)", Command{Figure: "p1", Field: "gourmandise", Sign: "=", Number: 5}, ps, 8, ""},
		{"rounds", Command{Object: "o1", Field: "ammo", Sign: "-", Number: 2}, ammo, 3, ""},
		{"never below none", Command{Object: "o1", Field: "ammo", Sign: "-", Number: 9}, ammo, 0, ""},
		{"never above 8 less an avarice of 1", Command{Object: "o1", Field: "ammo", Sign: "+", Number: 9}, ammo, 7, ""},
		{"a bible has none", Command{Object: "o2", Field: "ammo", Sign: "=", Number: 1}, ammo, 5, "R-001"},
		{"a bible does not jam", Command{Object: "o2", Field: "jam", Sign: "=", Number: 1}, ammo, 5, "R-001"},
		{"jam", Command{Object: "o1", Field: "jam", Sign: "=", Number: 1}, func(_ *Figure, o *Object) int { return flag(o.Jammed) }, 1, ""},
		{"actions", Command{Figure: "p1", Field: "actions", Sign: "=", Number: 1}, func(f *Figure, _ *Object) int { return f.Spent }, 1, ""},
		{"guard", Command{Figure: "p1", Field: "guard", Sign: "=", Number: 1}, func(f *Figure, _ *Object) int { return flag(f.Guard) }, 1, ""},
		{"fake", Command{Object: "o1", Field: "fake", Sign: "=", Number: 1}, func(_ *Figure, o *Object) int { return flag(o.Fake) }, 1, ""},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := damned(t, "moine", "arme_a_feu", "bible")
			b.g.figure("p1").PS = 4
			row.cmd.Verb = Correct
			if row.rule != "" {
				b.not(row.rule, row.cmd)
			} else {
				b.do(row.cmd)
			}
			if got := row.get(b.g.figure("p1"), b.g.object("o1")); got != row.want {
				t.Errorf("got %d, want %d", got, row.want)
			}
		})
	}
}

// TestCorrectFalls: what follows of itself follows a correction.
func TestCorrectFalls(t *testing.T) {
	b := damned(t, "moine", "arme")
	b.do(Command{Verb: Correct, Figure: "p1", Field: "substance", Sign: "-", Number: 9})
	if f := b.g.figure("p1"); f.State != Destroyed || b.g.object("o1").Pile != "p1" {
		t.Errorf("without substance it is destroyed: %+v", f)
	}
	for _, id := range []string{"luxure", "seraphins"} {
		f := b.g.figure(id)
		b.do(Command{Verb: Correct, Figure: id, Field: "substance", Sign: "=", Number: 0})
		if f.Standing() {
			t.Errorf("%s stands", id)
		}
		b.do(Command{Verb: Correct, Figure: id, Field: "substance", Sign: "=", Number: 5})
		if !f.Standing() || f.PS != 5 || f.Place != map[string]Place{"luxure": Flames, "seraphins": Paradise}[id] {
			t.Errorf("%s does not stand again: %+v", id, f)
		}
	}
}

// TestCorrectPlaceAndState: where a figure stands, and the camp of a soul.
func TestCorrectPlaceAndState(t *testing.T) {
	place := func(id string, to Place) Command { return Command{Verb: Correct, Figure: id, Field: "place", To: to} }
	state := func(id string, to State) Command {
		return Command{Verb: Correct, Figure: id, Field: "state", Text: string(to)}
	}
	b := damned(t, "moine", "arme")
	b.not("R-100", place("luxure", Paradise))
	b.not("R-100", place("seraphins", Left))
	b.not("R-100", place("p1", Off))
	b.not("R-001", place("p1", Purgatory))
	b.do(place("seraphins", Purgatory))
	b.do(place("p1", Flames))
	if f := b.g.figure("p1"); f.State != Condemned || f.Pride != 21 {
		t.Errorf("a damned soul in the flames is condemned: %+v", f)
	}
	b.not("R-037", place("p1", Purgatory))
	b.not("R-050", state("luxure", Damned))
	b.not("R-050", state("p1", "rich"))
	b.not("R-001", state("p1", Condemned))
	b.do(state("p1", Virtuous))
	if f := b.g.figure("p1"); f.State != Virtuous || f.Place != Purgatory || f.Pride != 0 || f.PS != 6 {
		t.Errorf("it is in play again: %+v", f)
	}
	b.do(state("p1", Saved))
	if f := b.g.figure("p1"); f.Place != Paradise || f.Pride != 21 || f.Former != Virtuous || b.score().Points[God] != 21 {
		t.Errorf("it is saved: %+v", f)
	}
	b.do(state("p1", Wandering))
	if f := b.g.figure("p1"); f.Row != "" || f.PSMax != 0 || b.g.object("o1").Owner != "" {
		t.Errorf("nobody knows it any more: %+v", f)
	}
	b.do(state("p2", Humanist), 3, 4, 6, 1, 1, 1, 1, 1, 6, 1)
	if f := b.g.figure("p2"); f.Row != "communiste" || f.PS != 4 || f.Worn == "" {
		t.Errorf("a pawn that is somebody is rolled and equipped: %+v", f)
	}
	b.do(state("p2", Destroyed))
	b.do(state("p2", Damned))
	if f := b.g.figure("p2"); f.PS != 4 || !f.Standing() || f.Place != Purgatory {
		t.Errorf("it was not destroyed after all: %+v", f)
	}
}

// TestCorrectObjects: who has a thing, and what is worn.
func TestCorrectObjects(t *testing.T) {
	b := damned(t, "moine", "armure_lourde", "arme")
	worn := func(uid string) Command { return Command{Verb: Correct, Figure: "p1", Object: uid, Field: "worn"} }
	owner := func(id, uid string) Command { return Command{Verb: Correct, Figure: id, Object: uid, Field: "owner"} }
	f := b.g.figure("p1")
	b.do(worn("o1"))
	if f.Worn != "o1" {
		t.Error("it wears it")
	}
	b.not("R-153", worn("o2"))
	b.do(owner("luxure", "o1"))
	if f.Worn != "" || b.g.object("o1").Owner != "luxure" {
		t.Error("the demon has it, and the soul wears nothing")
	}
	b.not("R-028", owner("p2", "o1"))
	b.not("R-150", owner("p1", "o9"))
	b.do(Command{Verb: Correct, Object: "o1", Field: "broken", Sign: "=", Number: 1})
	if len(b.g.Held("luxure")) != 0 {
		t.Error("it is gone")
	}
	b.do(owner("luxure", "o1"))
	if len(b.g.Held("luxure")) != 1 {
		t.Error("it is there after all")
	}
}

// TestCorrectionsAreMarked: a correction is no event that statistics count.
func TestCorrectionsAreMarked(t *testing.T) {
	b := damned(t, "moine")
	for _, e := range b.do(Command{Verb: Correct, Figure: "p1", Field: "substance", Sign: "-", Number: 1}) {
		if _, ok := e.(Corrected); !ok {
			t.Errorf("got %T", e)
		}
	}
	lines := Lines(b.c, b.g, []Event{Corrected{Field: SubstanceField, Figure: "p1", From: 6, To: 5}}, say.French, AsTable)
	if want := "correction\u00a0: p1 moine, substance 6 → 5"; !slices.Equal(lines, []string{want}) {
		t.Errorf("got %q, want %q", lines, want)
	}
}

// TestWildCorrections: whatever is corrected, at any time, what a state must
// hold is held, the replay is the game, and what is undone is told.
func TestWildCorrections(t *testing.T) {
	c := catalog(t)
	rapid.Check(t, func(t *rapid.T) {
		r := dice.Seeded(rapid.Uint64().Draw(t, "seed"))
		events, err := New(c, randomSetup(t, c), r)
		if err != nil {
			t.Fatal(err)
		}
		g := Replay(events)
		for range rapid.IntRange(1, 40).Draw(t, "gestures") {
			cmd := wildCorrection(t, g)
			if rapid.IntRange(0, 2).Draw(t, "legal") > 0 {
				legal, err := Legal(g, c)
				if err != nil {
					t.Fatal(err)
				}
				if len(legal) > 0 {
					cmd = rapid.SampledFrom(legal).Draw(t, "choice")
				}
			}
			more, err := Decide(g, c, cmd, r)
			if err != nil && say.French.Error(err) == err.Error() {
				t.Fatalf("the refusal is not told in both languages: %v", err)
			}
			before := g.Clone()
			Lines(c, g, more, say.French, AsTable)
			for _, e := range more {
				e.Apply(g)
			}
			events = append(events, more...)
			checkGame(t, c, g)
			checkBack(t, c, before, g, more)
		}
		if string(jsonOf(t, Replay(recoded(t, events)))) != string(jsonOf(t, g)) {
			t.Fatal("the replay is another game")
		}
	})
}

// wildCorrection is any correction or gesture on objects, sense or not.
func wildCorrection(t *rapid.T, g *Game) Command {
	cmd := wildCommand(t, g)
	fields := []string{"", "envie", "gourmandise", "x"}
	for _, f := range Fields() {
		fields = append(fields, string(f))
	}
	states := []string{"", "x"}
	for s := range transitions() {
		states = append(states, string(s))
	}
	slices.Sort(states)
	cmd.Verb = rapid.SampledFrom([]Verb{Correct, Correct, Correct, Take, Discard, Wear, Use, Answer}).Draw(t, "verb")
	cmd.Field = rapid.SampledFrom(fields).Draw(t, "field")
	cmd.Text = rapid.SampledFrom(append(states, "saved", "escorted", "consumed")).Draw(t, "text")
	cmd.Sign = rapid.SampledFrom([]string{"-", "+", "=", "", "x"}).Draw(t, "sign")
	cmd.Number = rapid.IntRange(-3, 12).Draw(t, "number")
	return cmd
}
