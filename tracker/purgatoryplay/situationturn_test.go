package purgatoryplay

import (
	"testing"

	"croix/generator/dice"
	"croix/generator/purgatory"
)

// TestSituationsTurn plays the prose situations of the vectors about set-up, the
// turn, drifts and places, each under its id.
func TestSituationsTurn(t *testing.T) {
	for id, play := range turnSituations() {
		t.Run(id, play)
	}
}

func turnSituations() map[string]func(*testing.T) {
	return map[string]func(*testing.T){
		"T-504": func(t *testing.T) { // drifted, then a tie: the humanist may be played
			b := newTable(t, 2, 2)
			drifts(b, 2, 2, 3)
			b.g.Step, b.g.Done = GodA, false
			b.not("<nil>", Command{Verb: Control, Figure: "p1"})
		},
		"T-505": func(t *testing.T) { // drifted, then damned: not before the next round
			b := newTable(t, 2, 2)
			drifts(b, 1, 1, 1)
			b.not("R-074", Command{Verb: Activate, Figure: "p1"})
			b.g.figure("p1").Activations = 0
			b.not("<nil>", Command{Verb: Activate, Figure: "p1"})
		},
		"T-506": func(t *testing.T) { // nothing for step a
			b := newTable(t, 2, 1)
			b.soul("p1", Humanist, "moine").Activations = 1
			b.g.Step, b.g.Done = GodC, true
			b.do(Command{Verb: Note, Text: "go on"})
			b.step(SatanB)
		},
		"T-507": func(t *testing.T) { // a demon that has been activated tries too, for free
			b := newTable(t, 2, 2)
			b.g.figure("envie").Activations = 1
			drifts(b, 1, 1, 1)
			if f := b.g.figure("p1"); f.State != Damned || b.g.figure("envie").Spent != 0 {
				t.Errorf("got %s", f.State)
			}
		},
		"T-508": func(t *testing.T) { // an angel, then a demon: two attempts in that order
			b := newTable(t, 2, 2)
			b.g.figure("vertus").Place = Purgatory
			b.do(Command{Verb: Drift, Figure: "p1", To: Purgatory, Contacts: []string{"vertus", "envie"}}, 1, 2, 3, 4)
			for _, who := range []string{"vertus", "envie"} {
				if b.g.Asks[0].Figure != who {
					t.Fatalf("%s tries before %s", b.g.Asks[0].Figure, who)
				}
				faces := []int{1, 1, 1} // less: nothing by an angel, damned by a demon
				if who == "envie" {
					b.do(Command{Verb: Answer, Sins: first()}, append(append(faces, communist...), plain...)...)
					continue
				}
				b.do(Command{Verb: Answer, Sins: first()}, append(faces, communist...)...)
			}
			if f := b.g.figure("p1"); f.State != Damned || len(b.g.Asks) > 0 {
				t.Errorf("got %s", f.State)
			}
		},
		"T-510": func(t *testing.T) { // Humanity plays the same soul once a round
			b := newTable(t, 3, 2)
			b.soul("p1", Humanist, "moine")
			b.do(Command{Verb: Activate, Figure: "p1"})
			b.do(Command{Verb: End})
			b.g.Step, b.g.Done = Humanity2, false
			b.not("R-074", Command{Verb: Activate, Figure: "p1"})
		},
		"T-511": func(t *testing.T) { // step c: one Move of 17 cm towards the nearest end
			b := newTable(t, 2, 2)
			f := b.soul("p1", Humanist, "moine")
			b.g.Step = SatanC
			b.do(Command{Verb: Flee, Figure: "p1", To: Purgatory})
			if cm, _, err := Reach(b.g, b.c, f); err != nil || cm != 17 || f.Place != Purgatory {
				t.Errorf("%v cm, %s: %v", cm, f.Place, err)
			}
		},
		"T-579": func(t *testing.T) { // angels and demons move 20 cm
			b := newTable(t, 2, 2)
			for _, id := range []string{"vertus", "envie"} {
				if cm, _, err := Reach(b.g, b.c, b.g.figure(id)); err != nil || cm != 20 {
					t.Errorf("%s: %v, %v", id, cm, err)
				}
			}
		},
		"T-580": func(t *testing.T) { // a pawn only drifts
			b := newTable(t, 3, 2)
			b.not("R-038", Command{Verb: Activate, Figure: "p1"})
			b.not("<nil>", Command{Verb: Drift, Figure: "p1"})
		},
		"T-581": func(t *testing.T) { // what has no exit is a wall
			b := newTable(t, 2, 2)
			b.at("vertus")
			b.not("R-100", Command{Verb: Move, Figure: "vertus", To: Off})
			b.g.Step, b.g.Active = SatanA, ""
			b.not("R-051", Command{Verb: Drift, Figure: "p1", To: Off})
		},
		"T-584": func(t *testing.T) { // 4 pawns and 5: 9, with 9 demons, 9 angels, two notes
			b := newTable(t, 2, 9)
			b.do(Command{Verb: Choose, Side: Satan, Figure: "p1"})
			b.do(Command{Verb: Choose, Side: God, Figure: "p2"})
			count := map[Kind]map[Place]int{SoulKind: {}, DemonKind: {}, AngelKind: {}}
			for _, f := range b.g.Figures {
				count[f.Kind][f.Place]++
			}
			if count[SoulKind][Purgatory] != 9 || count[DemonKind][Flames] != 9 || count[AngelKind][Paradise] != 9 || len(b.g.Figures) != 27 {
				t.Errorf("got %v", count)
			}
			if !b.g.Antichrist.Chosen || !b.g.Guardian.Chosen {
				t.Error("a note is missing")
			}
		},
		"T-587": func(t *testing.T) { // three players: Humanity, Satan, Humanity, God, then the test
			b := newTable(t, 3, 2)
			for _, want := range []struct {
				step Step
				cmd  Command
			}{
				{Humanity1, Command{Verb: Drift, Figure: "p1", To: Purgatory}},
				{SatanStep, Command{Verb: Activate, Figure: "envie"}},
				{Humanity2, Command{Verb: Drift, Figure: "p2", To: Purgatory}},
				{GodStep, Command{Verb: Activate, Figure: "vertus"}},
			} {
				b.step(want.step)
				if want.cmd.Verb == Drift {
					b.do(want.cmd, 1, 1, 1, 1)
					continue
				}
				b.do(want.cmd)
				b.do(Command{Verb: End})
			}
			if b.g.Round != 1 || b.g.Cycle != 2 {
				t.Errorf("round %d, cycle %d: others have to be activated", b.g.Round, b.g.Cycle)
			}
		},
		"T-588": func(t *testing.T) { // Satan drifts no pawn with three players
			b := newTable(t, 3, 2)
			b.g.Step = SatanStep
			b.not("R-070", Command{Verb: Drift, Figure: "p1"})
		},
		"T-590": func(t *testing.T) { // an angel that begins in Hell: an action fewer, 10 cm there
			b := newTable(t, 2, 2)
			f := b.at("vertus")
			f.Place = Flames
			b.do(Command{Verb: Activate, Figure: f.ID})
			s, err := Next(b.g, b.c)
			if err != nil || s.Left != 1 {
				t.Errorf("%d actions, %v", s.Left, err)
			}
			if _, capped, err := Reach(b.g, b.c, f); err != nil || !capped || purgatory.AngelInFlames != 10 {
				t.Errorf("capped %v, %v", capped, err)
			}
		},
		"T-602": func(t *testing.T) { // the Guardian follows in this round, not in the next
			for later, want := range []float64{21, -21} {
				b := newTable(t, 2, 2)
				b.do(Command{Verb: Choose, Side: God, Figure: "p1"})
				b.soul("p1", Humanist, "moine")
				b.g.Step = SatanC
				b.do(Command{Verb: Flee, Figure: "p1", To: Left})
				b.at("anges_gardiens")
				b.g.Round += later
				cmd := Command{Verb: Move, Figure: "anges_gardiens", To: Left}
				if later > 0 {
					b.not("R-106", cmd)
				} else {
					b.do(cmd)
				}
				if s, err := ScoreOf(b.g, b.c); err != nil || s.Points[God] != want {
					t.Errorf("%d rounds later: God %v, %v", later, s.Points[God], err)
				}
			}
		},
		"T-603": func(t *testing.T) { // the last free soul leaves: a virtuous one in the flames is worth 0
			b := newTable(t, 2, 2)
			b.soul("p1", Virtuous, "moine").Place = Flames
			b.soul("p2", Virtuous, "nonne")
			b.g.Step = GodB
			b.do(Command{Verb: Move, Figure: "p2", To: Paradise})
			s, err := ScoreOf(b.g, b.c)
			if err != nil || b.g.Ended != "R-312" || s.Points[God] != 19 {
				t.Errorf("ended %q, God %v, %v", b.g.Ended, s.Points[God], err)
			}
		},
		"T-604": func(t *testing.T) { // a tenth demon, agreed before play
			c := catalog(t)
			events, err := New(c, Setup{Players: 2, Souls: 1, Options: purgatory.DefaultOptions(c), Extra: []string{"envie"}}, dice.Seeded(1))
			if err != nil {
				t.Fatal(err)
			}
			g := Replay(events)
			if f := g.Figure("envie-2"); f == nil || f.Kind != DemonKind || len(g.Figures) != 20 {
				t.Errorf("got %+v among %d", f, len(g.Figures))
			}
		},
		"T-608": func(t *testing.T) { // a facing is no fact: a Move in place is a Move
			b := newTable(t, 2, 2)
			f := b.at("vertus")
			before := *f
			b.do(Command{Verb: Move, Figure: f.ID})
			if f.Place != before.Place || f.PS != before.PS || f.Spent != 1 {
				t.Errorf("got %+v", f)
			}
		},
	}
}

// drifts is a drift of p1 that touches envy, which tries it with those faces.
func drifts(b *table, faces ...int) {
	b.do(Command{Verb: Drift, Figure: "p1", To: Purgatory, Contacts: []string{"envie"}}, 1, 2, 3, 4)
	b.do(Command{Verb: Answer, Sins: first()}, append(append(faces, communist...), plain...)...)
}
