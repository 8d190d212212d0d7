package purgatoryplay

import (
	"testing"

	"croix/generator/purgatory"
)

// give gives a figure an object of a row, as it is at entry with avarice 3.
func (b *table) give(id, row string) *Object {
	b.t.Helper()
	x := rules{g: b.g, c: b.c, o: purgatory.DefaultOptions(b.c)}
	obj, kind, ok := x.objectOf(row)
	if !ok {
		b.t.Fatalf("no object %s", row)
	}
	b.g.Objects = append(b.g.Objects, Object{
		UID: objectID(len(b.g.Objects) + 1), Row: row, Kind: kind, Owner: id, Relic: obj.Relic(),
		Ammo: purgatory.EntryRounds(x.o, obj, 3),
	})
	return &b.g.Objects[len(b.g.Objects)-1]
}

// held is the object of a row that a figure has, which must be there.
func (b *table) held(id, row string) *Object {
	b.t.Helper()
	for _, o := range b.g.Held(id) {
		if o.Row == row {
			return o
		}
	}
	b.t.Fatalf("%s has no %s", id, row)
	return nil
}

// turn gives the step to a side that plays a figure of its own.
func (b *table) turn(step Step) { b.g.Step, b.g.Done, b.g.Active = step, false, "" }

// damned is a table with the soul p1 damned and about to be played, and its
// objects.
func damned(t *testing.T, row string, objects ...string) *table {
	b := newTable(t, 2, 3)
	b.soul("p1", Damned, row)
	b.turn(SatanB)
	for _, o := range objects {
		b.give("p1", o)
	}
	return b
}

// enters is the pawn p1 that Lust damns with 1, 1, 1; then come the dice of its
// identity and its equipment.
func enters(t *testing.T, b *table, faces ...int) *Figure {
	t.Helper()
	b.do(Command{Verb: Drift, Figure: "p1", Contacts: []string{"luxure"}, To: Purgatory}, 1, 2, 3, 4)
	b.do(Command{Verb: Answer, Sins: three(purgatory.Lust, purgatory.Envy, purgatory.Jealousy)}, append([]int{1, 1, 1}, faces...)...)
	return b.g.figure("p1")
}

// TestSituationsItems plays the prose situations of the vectors about objects,
// each under its id.
func TestSituationsItems(t *testing.T) {
	for id, play := range itemSituations() {
		t.Run(id, play)
	}
}

func itemSituations() map[string]func(*testing.T) {
	return map[string]func(*testing.T){
		"T-245": func(t *testing.T) { // avarice 6: 2 rounds
			b := newTable(t, 2, 2)
			enters(t, b, 4, 2, 1, 4, 3, 2, 1, 1, 6, 1) // desecrator, firearm
			if o := b.held("p1", "arme_a_feu"); o.Ammo != 2 {
				t.Errorf("%d rounds", o.Ammo)
			}
		},
		"T-246": func(t *testing.T) { // avarice 1: 7 rounds for each of two weapons
			b := newTable(t, 2, 2, "equipment.source", "model")
			enters(t, b, 3, 6) // miniatures gamer
			b.do(Command{Verb: Answer, Objects: []string{"arme_a_feu", "arme_a_feu_de_poing"}})
			if b.held("p1", "arme_a_feu").Ammo != 7 || b.held("p1", "arme_a_feu_de_poing").Ammo != 7 {
				t.Errorf("got %+v", b.g.Objects)
			}
		},
		"T-247": func(t *testing.T) { // one round left stays one round
			b := damned(t, "profanateur")
			b.g.Objects = []Object{{UID: "o1", Row: "arme_a_feu_de_poing", Kind: RangedObject, Pile: "p3", Ammo: 1}}
			b.do(Command{Verb: Take, Figure: "p1", Objects: []string{"o1"}})
			if o := b.held("p1", "arme_a_feu_de_poing"); o.Ammo != 1 {
				t.Errorf("%d rounds", o.Ammo)
			}
		},
		"T-248": func(t *testing.T) { // avarice changed after entry: the rounds stay
			b := newTable(t, 2, 2)
			f := enters(t, b, 3, 1, 2, 1, 3, 2, 1, 1, 6, 1)
			f.Shifts[purgatory.Avarice] = -2
			b.do(Command{Verb: Note, Text: "purified"})
			if o := b.held("p1", "arme_a_feu_de_poing"); o.Ammo != 5 {
				t.Errorf("%d rounds", o.Ammo)
			}
		},
		"T-348": func(t *testing.T) { // the cauldron: +0, +0, +1 by the cap
			for _, row := range []struct{ d1, d2, want int }{{1, 2, 5}, {2, 2, 5}, {4, 5, 6}} {
				b := damned(t, "moine", "marmite_de_sorciere")
				b.g.figure("p1").PS = 5
				b.do(Command{Verb: Use, Figure: "p1", Object: "o1"}, row.d1, row.d2)
				if got := b.g.figure("p1").PS; got != row.want {
					t.Errorf("%d and %d: substance %d, want %d", row.d1, row.d2, got, row.want)
				}
			}
		},
		"T-349": func(t *testing.T) { // the Grail: all substance, gone, no points
			b := damned(t, "nonne", "graal")
			f := b.g.figure("p1")
			f.PS = 2
			b.do(Command{Verb: Use, Figure: "p1", Object: "o1"})
			if f.PS != 10 || !b.g.object("o1").Gone {
				t.Errorf("got %+v, %+v", f, b.g.object("o1"))
			}
			b.do(Command{Verb: Move, Figure: "p1", To: Flames})
			for _, l := range b.score().Lines {
				if l.Of == "o1" {
					t.Errorf("the Grail counts: %+v", l)
				}
			}
		},
		"T-352": func(t *testing.T) { // protected until it moves
			b := damned(t, "moine", "craie_a_pentacle")
			b.do(Command{Verb: Use, Figure: "p1", Object: "o1"})
			f := b.g.figure("p1")
			RoundStarted{Round: 2, Step: SatanB}.Apply(b.g)
			if !f.Pentacle {
				t.Fatal("it lasts")
			}
			b.do(Command{Verb: Move, Figure: "p1"})
			if f.Pentacle {
				t.Error("it is left")
			}
		},
		"T-370": func(t *testing.T) { // four objects and a pile of two
			b := damned(t, "moine", "arme", "petit_bouclier", "bonbons", "coussin", "bible", "crucifix")
			b.g.Objects[4].Owner, b.g.Objects[4].Pile = "", "p3"
			b.g.Objects[5].Owner, b.g.Objects[5].Pile = "", "p3"
			b.not("R-151", Command{Verb: Take, Figure: "p1", Objects: []string{"o5", "o6"}})
			b.do(Command{Verb: Discard, Figure: "p1", Objects: []string{"o3"}})
			b.not("R-151", Command{Verb: Take, Figure: "p1", Objects: []string{"o5", "o6"}})
			b.do(Command{Verb: Discard, Figure: "p1", Objects: []string{"o4"}})
			RoundStarted{Round: 2, Step: SatanB}.Apply(b.g)
			b.do(Command{Verb: Take, Figure: "p1", Objects: []string{"o5", "o6"}})
			if n := len(b.g.Held("p1")); n != 4 {
				t.Errorf("%d objects", n)
			}
		},
		"T-373": func(t *testing.T) { // cardboard: the shield is a fake, and an object
			b := newTable(t, 2, 2)
			enters(t, b, 3, 1, 5, 1, 3, 2, 6, 1, 3, 3)
			if o := b.held("p1", "grand_bouclier"); !o.Fake || b.held("p1", "arme_courte").Fake || len(b.g.Held("p1")) != 3 {
				t.Errorf("got %+v", b.g.Objects)
			}
			b.soul("p2", Virtuous, "moine")
			b.turn(GodB)
			b.g.figure("p1").Activations = 1
			b.do(strikes("p2", "p1", 1), 3) // a 3 hits: no penalty
			b.ps("p1", 5)
		},
		"T-374": func(t *testing.T) { // dummy: both weapons are fakes
			b := newTable(t, 2, 2)
			enters(t, b, 3, 1, 2, 1, 3, 2, 1, 1, 3, 4)
			gun := b.held("p1", "arme_a_feu_de_poing")
			if !gun.Fake || !b.held("p1", "arme_courte").Fake || b.held("p1", "armure_legere").Fake {
				t.Errorf("got %+v", b.g.Objects)
			}
			b.soul("p2", Virtuous, "moine").Activations = 1
			RoundStarted{Round: 2, Step: SatanB}.Apply(b.g)
			b.g.figure("p2").Activations = 1
			b.not("R-246", Command{Verb: Shoot, Figure: "p1", Object: gun.UID, Targets: []string{"p2"}, Number: 1})
			b.do(strikes("p1", "p2", 1), 3)
			b.ps("p2", 5) // bare hands of a wrath of 3
		},
		"T-375": func(t *testing.T) { // three dice thrown again, once
			b := duel(t)
			b.give("p1", "magazine_ravage")
			b.do(strikes("p1", "p2", 3), 1, 2, 3)
			b.ps("p2", 6)
			b.do(Command{Verb: Answer}, 5, 6, 4)
			b.ps("p2", 4)
			b.again("p1")
			b.do(strikes("p1", "p2", 3), 1, 2, 3)
			if b.ps("p2", 4); len(b.g.Asks) != 0 {
				t.Errorf("asked again: %+v", b.g.Asks)
			}
		},
		"T-376": func(t *testing.T) { // the second Grail is rolled again
			b := newTable(t, 2, 2)
			b.g.Relics = []string{"graal"}
			enters(t, b, 3, 1, 5, 1, 3, 2, 1, 1, 1, 4, 2, 5)
			b.held("p1", "bonbons")
		},
		"T-592": func(t *testing.T) { // nothing heals an ally
			b := damned(t, "moine", "graal", "marmite_de_sorciere")
			b.soul("p2", Damned, "nonne").PS = 1
			for _, o := range []string{"o1", "o2"} {
				b.not("Q-125", Command{Verb: Use, Figure: "p1", Object: o, Targets: []string{"p2"}})
			}
		},
		"T-598": func(t *testing.T) { // 51 to 66 is no ranged weapon
			for _, d66 := range [][2]int{{5, 1}, {6, 6}} {
				b := newTable(t, 2, 2)
				enters(t, b, 3, 1, d66[0], d66[1], 3, 2, 1, 1, 6, 1)
				for _, o := range b.g.Held("p1") {
					if o.Kind == RangedObject {
						t.Errorf("%v gives %s", d66, o.Row)
					}
				}
			}
		},
		"T-601": func(t *testing.T) { // equipment by the model: typed, no dice
			b := newTable(t, 2, 2, "equipment.source", "model")
			f := enters(t, b, 3, 1)
			b.not("R-151", Command{Verb: Answer, Objects: []string{"arme", "arme_courte", "bible", "crucifix", "sac", "coussin", "bonbons"}})
			b.not("R-273", Command{Verb: Answer, Objects: []string{"lightsabre"}})
			b.do(Command{Verb: Answer, Objects: []string{"arme", "armure_lourde", "bonbons"}})
			if f.Worn != b.held("p1", "armure_lourde").UID || f.PS != 8 || len(b.g.Held("p1")) != 3 {
				t.Errorf("got %+v", f)
			}
		},
		"T-605": func(t *testing.T) { // Humanity rolls once more for what was nothing
			b := newTable(t, 3, 2, "variant.humanity_reroll_nothing", "true")
			b.do(Command{Verb: Drift, Figure: "p1", Contacts: []string{"luxure"}, To: Purgatory}, 1, 2, 3, 4)
			// Higher than 1+1+6 of the philosopher: Humanity. No ranged weapon, no object.
			b.do(Command{Verb: Answer, Sins: three(purgatory.Lust, purgatory.Envy, purgatory.Jealousy)}, 4, 4, 4, 3, 5, 5, 1, 3, 2, 1, 1, 6, 1)
			if q := b.g.Asks[0]; q.Kind != AskNothing || q.Side != Humanity || len(q.Options) != 2 {
				t.Fatalf("got %+v", q)
			}
			b.not("R-325", Command{Verb: Answer, Objects: []string{"melee"}})
			b.do(Command{Verb: Answer, Objects: []string{"ranged"}}, 2, 1)
			if o := b.held("p1", "arme_a_feu_de_poing"); o.Ammo != 7 || len(b.g.Asks) != 0 {
				t.Errorf("got %+v, asks %+v", o, b.g.Asks)
			}
			b = newTable(t, 3, 2, "variant.humanity_reroll_nothing", "false")
			b.do(Command{Verb: Drift, Figure: "p1", Contacts: []string{"luxure"}, To: Purgatory}, 1, 2, 3, 4)
			b.do(Command{Verb: Answer, Sins: three(purgatory.Lust, purgatory.Envy, purgatory.Jealousy)}, 4, 4, 4, 3, 5, 5, 1, 3, 2, 1, 1, 6, 1)
			if len(b.g.Asks) != 0 {
				t.Errorf("without the variant nothing is asked: %+v", b.g.Asks)
			}
		},
	}
}

// score is the score as it stands.
func (b *table) score() Score {
	b.t.Helper()
	s, err := ScoreOf(b.g, b.c)
	if err != nil {
		b.t.Fatal(err)
	}
	return s
}
