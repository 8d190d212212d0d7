package purgatoryplay

import (
	"slices"
	"testing"

	"croix/generator/dice"
	"croix/generator/purgatory"
)

// TestRulings: rules and rulings that no vector tells, each under its number.
func TestRulings(t *testing.T) {
	for _, part := range []map[string]func(*testing.T){tableRulings(), turnRulings(), fightRulings()} {
		for id, play := range part {
			t.Run(id, play)
		}
	}
}

// tableRulings is about the board, the tables and the scores.
func tableRulings() map[string]func(*testing.T) {
	return map[string]func(*testing.T){
		"R-032": func(t *testing.T) { // the rate of fire is the weapon's, whoever bears it
			for _, row := range []string{"moine", "philosophe"} {
				b := damned(t, row, "arme_a_feu")
				if gun, _, no := b.rules().gun(b.g.figure("p1"), "o1"); no != nil || gun.Rate != 3 {
					t.Errorf("%s: %+v, %v", row, gun, no)
				}
			}
		},
		"R-155": func(t *testing.T) { // big weapons need two hands
			big := []string{"grosse_arme_a_feu", "grosse_arme_a_projectile", "grosse_arme", "grosse_arme_energetique", "epee_de_saint_louis"}
			for _, o := range catalog(t).Objects() {
				if got, want := o.TwoHanded(), slices.Contains(big, o.Base().ID); got != want {
					t.Errorf("%s: two hands %v", o.Base().ID, got)
				}
			}
		},
		"R-202": func(t *testing.T) { // firearm: 3 dice, wrath + 1, 50 cm
			if r, _ := catalog(t).RangedByID("arme_a_feu"); r.Rate != 3 || r.Damage.Damage(3) != 4 || r.RangeCM != 50 || !r.CanJam {
				t.Errorf("got %+v", r)
			}
		},
		"R-212": func(t *testing.T) { // weapon: wrath
			b := damned(t, "moine", "arme")
			b.soul("p2", Virtuous, "moine").Activations = 1
			b.do(strikes("p1", "p2", 1), 3)
			b.ps("p2", 3)
		},
		"R-228": func(t *testing.T) { // no protection: only 45
			c := catalog(t)
			for d66, row := range c.Armour.All() {
				if (row.ID == purgatory.Nothing) != (d66 == 45) {
					t.Errorf("%d gives %s", d66, row.ID)
				}
			}
		},
		"Q-002": func(t *testing.T) { // Paradise is all beyond the top edge
			for y, want := range map[float64]bool{160: false, 160.5: true, 300: true} {
				if got := string(purgatory.Zone(0, y)) == string(Paradise); got != want {
					t.Errorf("y = %v: Paradise %v", y, got)
				}
			}
		},
		"Q-008": func(t *testing.T) { // North is towards Paradise
			n, _, err := purgatory.DirectionOf(1)
			_, from := purgatory.DefaultBoard().Centre()
			if x, y := purgatory.Scatter(n, 5); err != nil || x != 0 || y != from+5 {
				t.Errorf("5 cm North is (%v, %v), %v", x, y, err)
			}
		},
		"Q-011": func(t *testing.T) { // 12 cm, the most that is thrown, stay in the central square
			board := purgatory.DefaultBoard()
			for d := 1; d <= 8; d++ {
				dir, _, err := purgatory.DirectionOf(d)
				x, y := purgatory.Scatter(dir, 12)
				if err != nil || max(x, -x) > purgatory.ArmHalf || y < board.BeamBottom || y > board.BeamTop() {
					t.Errorf("%v: (%v, %v), %v", dir, x, y, err)
				}
			}
		},
		"Q-013": func(t *testing.T) { // Satan begins, or Humanity; or who throws most
			c := catalog(t)
			if two, three := newTable(t, 2, 1), newTable(t, 3, 1); two.g.Step != SatanA || three.g.Step != Humanity1 {
				t.Errorf("%s and %s begin", two.g.Step, three.g.Step)
			}
			o := purgatory.DefaultOptions(c)
			if err := o.Set("turn.first", "dice"); err != nil {
				t.Fatal(err)
			}
			// Satan and God are equal, then God has more; then the pawn is scattered.
			events, err := New(c, Setup{Players: 2, Souls: 1, Options: o}, dice.Typed(4, 4, 2, 3, 1, 1, 1))
			if err != nil {
				t.Fatal(err)
			}
			if g := Replay(events); g.First != God || g.Step != GodA {
				t.Errorf("%s begins with %s", g.First, g.Step)
			}
		},
		"Q-054": func(t *testing.T) { // what a soul has leaves with it
			b := damned(t, "moine", "graal")
			b.do(Command{Verb: Move, Figure: "p1", To: Flames})
			if o := b.g.object("o1"); o.Owner != "p1" || o.Pile != "" || b.score().Points[Satan] != 21+20 {
				t.Errorf("got %+v, Satan has %v", o, b.score().Points[Satan])
			}
			b.soul("p2", Damned, "moine")
			b.turn(SatanB)
			b.not("Q-054", Command{Verb: Take, Figure: "p2", Objects: []string{"o1"}})
		},
		"Q-154": func(t *testing.T) { // angels have no use of the ends of the beam
			b := newTable(t, 2, 2)
			b.stands("vertus")
			b.turn(GodB)
			for _, to := range []Place{Left, Right} {
				b.not("R-106", Command{Verb: Move, Figure: "vertus", To: to})
			}
		},
		"Q-198": func(t *testing.T) { // the objects of the dead lie there, a demon's too
			b := newTable(t, 2, 2)
			b.soul("p1", Virtuous, "moine")
			b.give("p1", "arme")
			b.give("luxure", "bible")
			for _, id := range []string{"p1", "luxure"} {
				b.do(Command{Verb: Correct, Figure: id, Field: "substance", Sign: "=", Number: 0})
			}
			if b.g.object("o1").Pile != "p1" || b.g.object("o2").Pile != "luxure" {
				t.Errorf("got %+v", b.g.Objects)
			}
		},
		"Q-262": func(t *testing.T) { // Q-264 too: both lose the pride of who reincarnates, with two players
			b := newTable(t, 2, 2)
			b.soul("p1", Damned, "moine")
			b.turn(SatanB)
			b.do(Command{Verb: Move, Figure: "p1", To: Left})
			if p := b.score().Points; p[God] != -21 || p[Satan] != -21 {
				t.Errorf("got %v", p)
			}
		},
		"Q-265": func(t *testing.T) { // three players: nobody subtracts, the highest wins, below 0 too
			acc := Account{Players: 3, Souls: []AccountSoul{{ID: "p1", Pride: 21, State: Reincarnated}}}
			s := Tally(acc, purgatory.DefaultOptions(catalog(t)))
			if s.Points[God] != 0 || s.Points[Humanity] != 21 || s.Result != Result(Humanity) {
				t.Errorf("got %+v", s)
			}
			acc.Souls[0].State = Saved
			acc.Antichrist = AccountAntichrist{ID: "p2", State: Saved}
			acc.Souls[0].Pride = 0
			if s := Tally(acc, purgatory.DefaultOptions(catalog(t))); s.Points[Satan] != -20 || s.Result != Draw {
				t.Errorf("got %+v", s)
			}
		},
	}
}

// turnRulings is about steps, activations and souls.
func turnRulings() map[string]func(*testing.T) {
	return map[string]func(*testing.T){
		"R-071": func(t *testing.T) { // God's turn is as Satan's
			steps := Sequence(2, Satan)
			for i := range 3 {
				s, g := steps[i], steps[i+3]
				if s.drifts() != g.drifts() || s.tries() != g.tries() || s.plays() != g.plays() || s.flees() != g.flees() || g.Side() != God {
					t.Errorf("%s and %s differ", s, g)
				}
			}
		},
		"Q-015": func(t *testing.T) { // demons may stand and move anywhere in the flames
			b := newTable(t, 2, 2)
			b.turn(SatanB)
			b.do(Command{Verb: Move, Figure: "luxure", To: Flames})
			if b.g.figure("luxure").Place != Flames {
				t.Error("it is in the flames")
			}
		},
		"Q-024": func(t *testing.T) { // at 0 a soul is destroyed, an angel destructured
			b := newTable(t, 2, 3)
			b.soul("p1", Virtuous, "moine")
			b.stands("vertus")
			for _, id := range []string{"p1", "vertus"} {
				b.do(Command{Verb: Correct, Figure: id, Field: "substance", Sign: "-", Number: 99})
				b.ps(id, 0)
			}
			if f := b.g.figure("vertus"); b.g.figure("p1").State != Destroyed || f.Down != 1 || f.Gone {
				t.Errorf("got %+v", f)
			}
		},
		"Q-041": func(t *testing.T) { // a pawn met is damned by a demon, made virtuous by an angel: nothing else
			b := newTable(t, 2, 3)
			b.stands("vertus")
			b.do(Command{Verb: Drift, Figure: "p1", To: Purgatory, Contacts: []string{"vertus"}}, 1, 1, 1, 1)
			b.do(Command{Verb: Answer, Sins: first()}, 6, 6, 5, 3, 1, 5, 1, 3, 2, 1, 1, 6, 1)
			if b.g.figure("p1").State != Virtuous {
				t.Errorf("got %s", b.g.figure("p1").State)
			}
			b.turn(SatanA)
			b.do(Command{Verb: Drift, Figure: "p2", To: Purgatory, Contacts: []string{"duc_des_enfers"}}, 1, 1, 1, 1)
			b.do(Command{Verb: Answer, Sins: first()}, 1, 1, 1, 3, 2, 5, 1, 3, 2, 1, 1, 6, 1)
			if b.g.figure("p2").State != Damned {
				t.Errorf("got %s", b.g.figure("p2").State)
			}
		},
		"Q-064": func(t *testing.T) { // the side with fewer figures plays one again
			b := newTable(t, 2, 3)
			b.turn(GodB)
			for i := range b.g.Figures {
				if f := &b.g.Figures[i]; f.Kind == AngelKind {
					f.Activations = 1
				}
			}
			b.do(Command{Verb: Activate, Figure: "vertus"})
		},
		"Q-065": func(t *testing.T) { // steps are a duty, or not
			for value, want := range map[string]string{"true": "Q-065", "false": "<nil>"} {
				b := newTable(t, 2, 3, "turn.steps_mandatory", value)
				b.not(want, Command{Verb: Pass})
			}
		},
		"Q-073": func(t *testing.T) { // a demon restructured this round has been activated
			b := newTable(t, 2, 3)
			b.soul("p1", Condemned, "moine").Place = Flames
			b.do(Command{Verb: Correct, Figure: "luxure", Field: "substance", Sign: "=", Number: 0})
			before := len(b.rules().counts(Satan))
			b.do(Command{Verb: Answer, Figure: "p1"})
			if got := len(b.rules().counts(Satan)); got != before {
				t.Errorf("%d demons have to be activated, %d before", got, before)
			}
			b.turn(SatanB)
			b.not("R-175", Command{Verb: Activate, Figure: "luxure"})
		},
		"Q-074": func(t *testing.T) { // a drift is the activation of the round, whoever moves the pawn
			b := newTable(t, 2, 3)
			b.do(Command{Verb: Drift, Figure: "p1", To: Purgatory}, 1, 1, 1, 1)
			b.turn(GodA)
			b.not("R-074", Command{Verb: Drift, Figure: "p1"})
		},
		"Q-085": func(t *testing.T) { // to discard may be repeated, to throw a weapon not
			b := damned(t, "moine", "projectile", "projectile", "bible", "crucifix")
			b.soul("p2", Virtuous, "moine")
			f := b.g.figure("p1")
			f.Place, f.Acts = Purgatory, nil
			b.do(Command{Verb: Discard, Figure: "p1", Objects: []string{"o3"}})
			b.do(Command{Verb: Discard, Figure: "p1", Objects: []string{"o4"}})
			b.turn(SatanB)
			f.Activations, f.Spent = 0, 0
			b.do(Command{Verb: Shoot, Figure: "p1", Object: "o1", Targets: []string{"p2"}, Number: 1}, 1)
			b.not("R-090", Command{Verb: Shoot, Figure: "p1", Object: "o2", Targets: []string{"p2"}, Number: 1})
		},
		"Q-087": func(t *testing.T) { // an action held on guard lasts until the next activation
			b := damned(t, "moine")
			b.do(Command{Verb: OnGuard, Figure: "p1"})
			RoundStarted{Round: 2, Step: SatanB}.Apply(b.g)
			if f := b.g.figure("p1"); !f.Guard || b.rules().held(f) != 3 {
				t.Errorf("it holds %d", b.rules().held(f))
			}
			b.do(Command{Verb: Activate, Figure: "p1"})
			if b.g.figure("p1").Guard {
				t.Error("it is lost")
			}
		},
		"Q-163": func(t *testing.T) { // the opponent rolls who the soul is
			b := newTable(t, 2, 3)
			b.stands("vertus")
			b.turn(GodB)
			events := b.do(Command{Verb: Virtue, Figure: "vertus", Targets: []string{"p1"}, Sins: first()}, 1, 1, 1, 3, 1)
			for _, e := range events {
				if e, ok := e.(Attempted); ok && (e.Dice[0].Side != God || e.Dice[1].Side != Satan) {
					t.Errorf("got %+v", e.Dice)
				}
			}
		},
		"Q-188": func(t *testing.T) { // a humanist that Satan plays tests its jealousy of humanists
			b := newTable(t, 2, 4)
			b.soul("p1", Humanist, "moine")
			b.soul("p2", Damned, "moine")
			b.soul("p3", Humanist, "moine")
			b.g.Active, b.g.By = "p1", Satan
			b.not("Q-126", Command{Verb: Aid, Figure: "p1", Targets: []string{"p2"}})
			b.do(Command{Verb: Aid, Figure: "p1", Targets: []string{"p3"}}, 6)
		},
	}
}
