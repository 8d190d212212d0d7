package purgatoryplay

import (
	"testing"

	"croix/generator/dice"
	"croix/generator/say"
)

// lastStep is the end of a cycle in which every celestial has been activated:
// God's last figure of the round is active.
func lastStep(b *table) {
	for i := range b.g.Figures {
		if f := &b.g.Figures[i]; f.Kind != SoulKind {
			f.Activations, f.Struck = 1, true
		}
		b.g.Figures[i].Activations = 1
	}
	b.g.Step, b.g.Done, b.g.Active, b.g.By = GodB, false, "vertus", God
}

// TestRoundStart: the order of D5: idle wrath, an angel that rolled 6 last round
// stands, another rolls, the imp rolls, Satan is asked.
func TestRoundStart(t *testing.T) {
	b := newTable(t, 2, 3)
	lastStep(b)
	soul := b.soul("p3", Condemned, "moine")
	soul.Place, soul.Pride = Flames, 21
	b.g.figure("colere").Struck = false
	for id, place := range map[string]Place{"seraphins": Paradise, "archanges": Paradise, "diablotin": Embers, "envie": Embers} {
		f := b.g.figure(id)
		f.PS, f.Down, f.Place = 0, 1, place
	}
	b.g.figure("seraphins").Returning = true
	b.g.figure("archanges").Virtuous = 1
	b.do(Command{Verb: End})
	b.step(Between)
	b.not("R-070", Command{Verb: Activate, Figure: "luxure"})
	b.do(Command{Verb: Start}, 5, 4, 4) // wrath, archangel 4+1, imp 4
	for id, want := range map[string]struct {
		ps        int
		returning bool
		place     Place
	}{
		"colere":    {21, false, Flames},
		"seraphins": {40, false, Purgatory},
		"archanges": {0, true, Paradise}, // next round
		"diablotin": {6, false, Flames},  // at once
	} {
		if f := b.g.figure(id); f.PS != want.ps || f.Returning != want.returning || f.Place != want.place {
			t.Errorf("%s: got substance %d, returning %v, %s", id, f.PS, f.Returning, f.Place)
		}
	}
	b.not("R-175", Command{Verb: Answer, Figure: "p1"})
	b.do(Command{Verb: Answer, Figure: "p3"})
	f := b.g.figure("envie")
	if soul.State != Consumed || f.PS != 16 || f.Losses != 1 || !f.Standing() {
		t.Errorf("envy takes the place of p3: %s, %+v", soul.State, f)
	}
	b.g.Step, b.g.Done = SatanB, false
	b.not("R-175", Command{Verb: Activate, Figure: "envie"})
	s, err := ScoreOf(b.g, b.c)
	if err != nil || s.Points[Satan] != 10 {
		t.Errorf("a consumed soul counts half of 21: %+v, %v", s, err)
	}
}

// TestRoundWithoutDice begins the next round by itself.
func TestRoundWithoutDice(t *testing.T) {
	b := newTable(t, 2, 3)
	lastStep(b)
	b.g.figure("luxure").Guard = true
	b.do(Command{Verb: End})
	if b.g.Round != 2 || b.g.Step != SatanA || !b.g.figure("luxure").Guard {
		t.Errorf("round %d, step %s: on guard survives", b.g.Round, b.g.Step)
	}
}

// TestGuardian: T-602: a humanist chosen by the Guardian leaves by an end; the
// angel follows by the same end in the same round, or the soul is lost.
func TestGuardian(t *testing.T) {
	for _, row := range []struct {
		reason string
		to     Place
		later  int
		rule   string // that refuses the angel
	}{
		{"by the same end in the same round", Left, 0, "<nil>"},
		{"not by the other end", Right, 0, "R-106"},
		{"not in the next round", Left, 1, "R-106"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := newTable(t, 2, 2)
			b.do(Command{Verb: Choose, Side: God, Figure: "p1"})
			b.soul("p1", Humanist, "moine")
			b.g.Step = SatanC
			b.do(Command{Verb: Flee, Figure: "p1", To: Left})
			b.g.figure("anges_gardiens").Place = Purgatory
			b.g.Round += row.later
			b.g.Step, b.g.Done = GodB, false
			cmd := Command{Verb: Move, Figure: "anges_gardiens", To: row.to}
			b.not(row.rule, cmd)
			want := -21.0
			if row.rule == "<nil>" {
				b.do(cmd)
				want = 21
			}
			if s, err := ScoreOf(b.g, b.c); err != nil || s.Points[God] != want {
				t.Errorf("God has %v, want %v: %v", s.Points[God], want, err)
			}
		})
	}
}

// TestTouched: whom a drifting pawn cannot have touched, and why.
func TestTouched(t *testing.T) {
	b := newTable(t, 2, 2)
	b.g.figure("diablotin").Gone = true
	b.do(Command{Verb: Drift, Figure: "p1"}, 1, 2, 3, 4)
	for _, row := range []struct {
		reason   string
		contacts []string
		want     say.Key // "" for none
	}{
		{"two demons", []string{"colere", "envie"}, ""},
		{"the same twice", []string{"colere", "envie", "colere"}, say.PlayContactTwice},
		{"an angel in Paradise", []string{"seraphins"}, say.PlayContactAway},
		{"a pawn", []string{"p2"}, say.PlayNoContact},
		{"a demon that has fallen", []string{"diablotin"}, say.PlayNoContact},
	} {
		_, err := Decide(b.g, b.c, Command{Verb: Answer, To: Purgatory, Contacts: row.contacts, Anyway: true}, dice.Seeded(1))
		if row.want == "" && err != nil || row.want != "" && !say.Has(err, row.want) {
			t.Errorf("%s: got %v, want %q", row.reason, err, row.want)
		}
	}
}
