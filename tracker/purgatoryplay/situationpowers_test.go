package purgatoryplay

import "testing"

// TestSituationsPowers plays the prose situations of the vectors about powers,
// humanists, the turn and what becomes of figures, each under its id.
func TestSituationsPowers(t *testing.T) {
	for id, play := range powerSituations() {
		t.Run(id, play)
	}
}

func powerSituations() map[string]func(*testing.T) {
	return map[string]func(*testing.T){
		"T-018": func(t *testing.T) { // demons: walls at the top and at the ends
			b := newTable(t, 2, 2)
			b.at("envie")
			for _, to := range []Place{Paradise, Left, Right} {
				b.not("R-102", Command{Verb: Move, Figure: "envie", To: to})
			}
		},
		"T-317": func(t *testing.T) { // a demon may not come to a crucifix
			b := newTable(t, 2, 2)
			b.soul("p1", Virtuous, "moine")
			b.g.Objects = []Object{{UID: "o1", Row: "crucifix", Kind: ItemObject, Owner: "p1"}}
			b.at("luxure")
			b.not("R-236", Command{Verb: Move, Figure: "luxure", Contacts: []string{"p1"}})
		},
		"T-414": func(t *testing.T) { // fell in round 3, rolls 6 at the start of 4, stands in 5
			b := newTable(t, 2, 2)
			f := b.g.figure("cherubins")
			b.g.Round, f.PS, f.Down, f.Place = 3, 0, 3, Paradise
			for _, want := range []struct {
				faces    []int
				standing bool
			}{{[]int{6}, false}, {nil, true}} {
				lastStep(b)
				b.do(Command{Verb: End})
				if len(want.faces) > 0 {
					b.do(Command{Verb: Start}, want.faces...)
				}
				if f.Standing() != want.standing {
					t.Errorf("round %d: standing %v", b.g.Round, f.Standing())
				}
			}
			if b.g.Round != 5 || f.PS != 30 || f.Place != Purgatory {
				t.Errorf("round %d, %+v", b.g.Round, f)
			}
		},
		"T-415": func(t *testing.T) { // two won, back, one won: the bonus is 1
			b := newTable(t, 2, 6)
			f := b.at("vertus")
			win := func(id string) {
				b.g.Active, f.Acts, f.Spent, f.Activations = "", nil, 0, 0
				b.at("vertus")
				b.do(Command{Verb: Virtue, Figure: "vertus", Targets: []string{id}, Sins: first()},
					append([]int{6, 6, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1}, plain...)...)
			}
			win("p1")
			win("p2")
			if f.Virtuous != 2 {
				t.Fatalf("won %d", f.Virtuous)
			}
			f.PS, f.Down, f.Place, f.Returning = 0, b.g.Round, Paradise, true
			lastStep(b)
			b.g.Active, b.g.By = "trones", God
			b.do(Command{Verb: End})
			win("p3")
			if !f.Standing() || f.Virtuous != 1 {
				t.Errorf("standing %v, won %d since it came back", f.Standing(), f.Virtuous)
			}
		},
		"T-416": func(t *testing.T) { // an angel goes home with the Apple
			b := newTable(t, 2, 2)
			f := b.at("vertus")
			b.g.Objects = []Object{{UID: "o1", Row: "la_pomme", Kind: ItemObject, Owner: f.ID, Relic: true}}
			b.do(Command{Verb: Move, Figure: f.ID, To: Paradise})
			s, err := ScoreOf(b.g, b.c)
			if err != nil || f.Standing() || s.Points[God] != 20 {
				t.Errorf("standing %v, God %v, %v", f.Standing(), s.Points[God], err)
			}
		},
		"T-448": func(t *testing.T) { // 6 6 2 1, the 6s again: 3 5, against 12: damned
			b := newTable(t, 2, 2)
			c, f := b.at("envie"), b.soul("p1", Humanist, "novice")
			c.Place, f.Place = Flames, Flames
			b.do(Command{Verb: Damn, Figure: c.ID, Targets: []string{"p1"}, Sins: first()}, 6, 6, 2, 1, 3, 5)
			if f.State != Damned {
				t.Errorf("11 is less than 12: %s", f.State)
			}
		},
		"T-449": func(t *testing.T) { // a demon takes the place of a soul of pride 17
			b := newTable(t, 2, 2)
			f, soul := b.at("envie"), b.soul("p2", Condemned, "choriste_gregorien")
			soul.Pride, soul.Place = 17, Flames
			f.PS, f.Poisoned = 3, true
			b.do(Command{Verb: Activate, Figure: f.ID}, 4)
			b.do(Command{Verb: Answer, Figure: "p2"})
			s, err := ScoreOf(b.g, b.c)
			if err != nil || s.Points[Satan] != 8 || f.PS != 16 || f.Losses != 1 || f.Activations == 0 {
				t.Errorf("Satan %v, %+v, %v", s.Points[Satan], f, err)
			}
			b.g.Step, b.g.Done = SatanB, false
			b.not("R-175", Command{Verb: Activate, Figure: "envie"})
		},
		"T-450": func(t *testing.T) { // none condemned: it waits, and is asked in a later round
			b := newTable(t, 2, 3)
			f := b.at("envie")
			f.PS, f.Poisoned = 3, true
			b.do(Command{Verb: Activate, Figure: f.ID}, 4)
			lastStep(b)
			b.soul("p3", Condemned, "moine").Place = Flames
			if len(b.g.Asks) > 0 {
				t.Fatal("asked without a condemned soul")
			}
			b.do(Command{Verb: End})
			b.do(Command{Verb: Answer, Figure: "p3"})
			if !f.Standing() {
				t.Error("it did not come back")
			}
		},
		"T-451": func(t *testing.T) { // no Damn on the bearer of the Bible
			b := newTable(t, 2, 2)
			b.at("envie")
			b.soul("p1", Humanist, "moine")
			b.g.Objects = []Object{{UID: "o1", Row: "bible", Kind: ItemObject, Owner: "p1"}}
			b.not("R-235", Command{Verb: Damn, Figure: "envie", Targets: []string{"p1"}, Sins: first()})
			b.at("vertus")
			b.not("<nil>", Command{Verb: Virtue, Figure: "vertus", Targets: []string{"p1"}, Sins: first()})
		},
		"T-452": func(t *testing.T) { // no Make virtuous on that of the upside-down cross
			b := newTable(t, 2, 2)
			b.at("vertus")
			b.soul("p1", Humanist, "moine")
			b.g.Objects = []Object{{UID: "o1", Row: "croix_a_l_envers", Kind: ItemObject, Owner: "p1"}}
			b.not("R-260", Command{Verb: Virtue, Figure: "vertus", Targets: []string{"p1"}, Sins: first()})
			b.at("envie")
			b.not("<nil>", Command{Verb: Damn, Figure: "envie", Targets: []string{"p1"}, Sins: first()})
		},
		"T-453": func(t *testing.T) { // wrath that attacked nobody
			b := newTable(t, 2, 2)
			lastStep(b)
			b.g.figure("colere").Struck = false
			b.do(Command{Verb: End})
			b.do(Command{Verb: Start}, 4)
			if got := b.g.figure("colere").PS; got != 22 {
				t.Errorf("got %d of 26", got)
			}
		},
		"T-454": func(t *testing.T) { // sloth 3, near the demon of sloth: 8 cm
			b := newTable(t, 2, 2)
			f := b.soul("p1", Virtuous, "moine")
			b.g.Step = GodB
			b.do(Command{Verb: Activate, Figure: "p1", Near: []string{"paresse"}})
			if cm, _, err := Reach(b.g, b.c, f); err != nil || cm != 8 {
				t.Errorf("got %v, %v", cm, err)
			}
		},
		"T-455": func(t *testing.T) { // a drift of 11 near sloth: 5 cm
			b := newTable(t, 2, 2)
			for _, e := range b.do(Command{Verb: Drift, Figure: "p1", Near: []string{"paresse"}}, 1, 5, 5, 1) {
				if d, ok := e.(PawnDrifted); ok && d.CM != 5 {
					t.Errorf("got %v cm", d.CM)
				}
			}
			if b.g.figure("p1").Activations != 1 {
				t.Error("it has drifted")
			}
		},
		"T-457": func(t *testing.T) { // 40 of 46 and 9 more: 46
			b := newTable(t, 2, 2)
			f := b.at("gourmandise")
			b.soul("p1", Destroyed, "moine")
			f.PS, f.Corpses = 40, []string{"p1"}
			b.do(Command{Verb: Eat, Figure: f.ID, Targets: []string{"p1"}}, 4, 5)
			if f.PS != 46 {
				t.Errorf("got %d", f.PS)
			}
		},
		"T-490": func(t *testing.T) { triedOnce(t).not("R-195", Command{Verb: Control, Figure: "p1"}) },
		"T-491": func(t *testing.T) {
			b := triedOnce(t)
			b.g.Step = GodA
			b.not("<nil>", Command{Verb: Control, Figure: "p1"})
		},
		"T-492": func(t *testing.T) {
			b := triedOnce(t)
			b.g.Step = SatanC
			b.do(Command{Verb: Flee, Figure: "p1", To: Purgatory})
			if b.g.figure("p1").Activations != 1 {
				t.Error("it has been played")
			}
		},
		"T-493": func(t *testing.T) { // controlled by Satan, it does not flee for God
			b := newTable(t, 2, 2)
			b.soul("p1", Humanist, "moine")
			b.do(Command{Verb: Control, Figure: "p1"}, 4)
			b.do(Command{Verb: End})
			b.g.Step, b.g.Done = GodC, false
			b.not("R-074", Command{Verb: Flee, Figure: "p1"})
		},
		"T-494": func(t *testing.T) { // God rolls random: Humanity plays it, and the step is over
			b := newTable(t, 3, 2)
			b.soul("p1", Humanist, "moine")
			b.g.Step = GodStep
			b.do(Command{Verb: Control, Figure: "p1"}, 4)
			if b.g.By != Humanity || b.g.Active != "p1" {
				t.Fatalf("%q plays %q", b.g.By, b.g.Active)
			}
			b.not("R-070", Command{Verb: Move, Side: God, Figure: "p1"})
			b.do(Command{Verb: Move, Side: Humanity, Figure: "p1"})
			b.do(Command{Verb: End})
			b.step(Humanity1)
		},
		"T-509": func(t *testing.T) { // an angel that walks to a pawn tries nothing for free
			b := newTable(t, 2, 2)
			b.at("vertus")
			b.do(Command{Verb: Move, Figure: "vertus", Contacts: []string{"p1"}})
			if len(b.g.Asks) > 0 || b.g.figure("vertus").Spent != 1 {
				t.Errorf("asks %v", b.g.Asks)
			}
		},
		"T-593": func(t *testing.T) { // a conversion: figure, equipment, protection on
			b := newTable(t, 2, 2)
			b.at("vertus")
			b.do(Command{Verb: Virtue, Figure: "vertus", Targets: []string{"p1"}, Sins: first()}, append(append([]int{6, 2, 2}, communist...), plain...)...)
			f := b.g.figure("p1")
			worn := b.g.Object(f.Worn)
			if f.Row != "communiste" || f.PS != 4 || len(b.g.Held("p1")) != 2 || worn == nil || worn.Kind != ArmourObject {
				t.Errorf("got %+v, %d objects", f, len(b.g.Held("p1")))
			}
		},
		"T-594": func(t *testing.T) { // it fled: no attempt
			b := newTable(t, 2, 2)
			b.soul("p1", Humanist, "moine")
			b.g.Step = GodC
			b.do(Command{Verb: Flee, Figure: "p1"})
			b.g.Step, b.g.Done = SatanA, false
			b.not("R-190", Command{Verb: Control, Figure: "p1"})
		},
		"T-595": func(t *testing.T) { // a controlled humanist may attack an angel
			b := newTable(t, 2, 2)
			b.soul("p1", Humanist, "moine")
			b.g.figure("vertus").Place = Purgatory
			b.do(Command{Verb: Control, Figure: "p1"}, 4)
			b.not("<nil>", Command{Verb: Strike, Side: Satan, Figure: "p1", Targets: []string{"vertus"}})
			b.do(Command{Verb: Move, Side: Satan, Figure: "p1"})
			b.not("<nil>", Command{Verb: Strike, Side: Satan, Figure: "p1", Targets: []string{"vertus"}})
		},
		"T-596": func(t *testing.T) { // at random, a 2 of God: into Hell, still humanist
			b := newTable(t, 2, 2)
			f := b.soul("p1", Humanist, "moine")
			b.g.Step = GodA
			b.do(Command{Verb: Control, Figure: "p1"}, 4, 2)
			b.do(Command{Verb: Answer, To: Flames})
			if f.Place != Flames || f.State != Humanist || f.Activations != 1 {
				t.Errorf("got %+v", f)
			}
		},
	}
}

// triedOnce is a game in which Satan's attempt on the humanist p1 was inactive,
// in Satan's first step again.
func triedOnce(t *testing.T) *table {
	b := newTable(t, 2, 2)
	b.soul("p1", Humanist, "moine")
	b.do(Command{Verb: Control, Figure: "p1"}, 3)
	b.g.Step, b.g.Done = SatanA, false
	return b
}
