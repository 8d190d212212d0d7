package purgatoryplay

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/purgatory"
)

// arms gives a soul up to four random objects, some of them fakes or jammed.
func arms(t *rapid.T, c *purgatory.Catalog, g *Game, f *Figure) {
	objects := c.Objects()
	for range rapid.IntRange(0, 4).Draw(t, "objects") {
		of := rapid.SampledFrom(objects).Draw(t, "object")
		o := Object{UID: objectID(len(g.Objects) + 1), Row: of.Base().ID, Owner: f.ID, Ammo: of.Rounds(), Relic: of.Relic()}
		switch {
		case of.Ranged != nil:
			o.Kind = RangedObject
			o.Jammed = rapid.Bool().Draw(t, "jammed")
		case of.Melee != nil:
			o.Kind = MeleeObject
			o.Fake = rapid.Bool().Draw(t, "fake")
		case of.Armour != nil:
			o.Kind, f.Worn = ArmourObject, o.UID
		default:
			o.Kind = ItemObject
			if of.Item.HasPool() {
				f.Familiar = 3
			}
		}
		g.Objects = append(g.Objects, o)
	}
}

// TestRandomFights: figures with any weapons, protections and house rules fight
// as the rules allow: every fight ends, attacks are suffered whole and once, and
// nobody has less than 0.
func TestRandomFights(t *testing.T) {
	c := catalog(t)
	rapid.Check(t, func(t *rapid.T) {
		s := randomSetup(t, c)
		s.Souls = 6
		r := dice.Seeded(rapid.Uint64().Draw(t, "seed"))
		events, err := New(c, s, r)
		if err != nil {
			t.Fatal(err)
		}
		g := Replay(events)
		for i := range g.Figures {
			f := &g.Figures[i]
			f.Place = Purgatory
			if f.Kind == SoulKind {
				f.State = rapid.SampledFrom([]State{Humanist, Virtuous, Damned}).Draw(t, "state")
				f.Row, f.Base = "moine", rapid.SampledFrom(c.Souls.Rows[:20]).Draw(t, "base").Base
				f.PSMax = purgatory.Derive(f.Base).Substance
				f.PS = f.PSMax
			}
			if f.Kind == SoulKind || rapid.IntRange(0, 3).Draw(t, "armed") == 0 {
				arms(t, c, g, f)
			}
		}
		if g.Step = SatanB; g.Players == 3 {
			g.Step = SatanStep
		}
		pick := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "choices"), 0))
		var dealt, harmed int
		for range 50 {
			legal, err := Legal(g, c)
			if err != nil {
				t.Fatal(err)
			}
			if g.Ended != "" {
				break
			}
			var fights []Command
			for _, l := range legal {
				if l.Verb == Strike || l.Verb == Shoot || l.Verb == Unjam || l.Verb == Activate {
					fights = append(fights, l)
				}
			}
			if len(fights) == 0 {
				fights = legal
			}
			more, err := Decide(g, c, choose(pick, fights), r)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range recoded(t, more) {
				e.Apply(g)
				switch e := e.(type) {
				case Harmed:
					harmed++
				case Dealt:
					dealt++
				case Rolled:
					if len(e.Which) != len(e.Hits) {
						t.Fatalf("%+v", e)
					}
				}
			}
			checkGame(t, c, g)
			if g.Fight == nil && harmed != dealt {
				t.Fatalf("%d attacks did harm, %d were suffered", harmed, dealt)
			}
		}
	})
}

// TestFightClone: a copy of a game in the middle of a fight shares nothing with
// it.
func TestFightClone(t *testing.T) {
	b := duel(t)
	b.g.figure("p2").Activations = 0
	b.do(strikes("p1", "p2", 3))
	before := jsonOf(t, b.g)
	n := b.g.Clone()
	for _, e := range []Event{
		Riposted{Figure: "p2", Attack: &Attack{By: "p2", At: "p1", Dice: 1, Riposte: true}},
		Rolled{Which: []int{0}, Hits: []int{2}},
		AidTested{Figure: "p1", Ally: "p2", Outcome: purgatory.Harms},
	} {
		e.Apply(n)
	}
	if bytes.Equal(before, jsonOf(t, n)) {
		t.Fatal("the copy did not change: this proves nothing")
	}
	if !bytes.Equal(before, jsonOf(t, b.g)) {
		t.Error("the copy shares something with the game")
	}
}

// TestLootWaits: the game does not end before avarice has chosen.
func TestLootWaits(t *testing.T) {
	b := newTable(t, 2, 1)
	b.soul("p1", Virtuous, "moine").PS = 1
	b.g.figure("p1").Activations = 1
	b.g.Step = SatanB
	b.stands("avarice")
	for range 5 {
		b.gives("avarice", ItemObject, "bible")
	}
	b.gives("p1", ItemObject, "graal")
	b.gives("p1", ItemObject, "sac")
	b.do(strikes("avarice", "p1", 1), 3, 2)
	if b.g.Ended != "" {
		t.Fatal("the loot is still to be chosen")
	}
	b.do(Command{Verb: Answer, Objects: []string{"o6"}})
	if b.g.Ended == "" || b.g.Object("o6").Owner != "avarice" {
		t.Errorf("the last soul is destroyed: %q, %+v", b.g.Ended, b.g.Object("o6"))
	}
}

// BenchmarkStrike is one Strike in a game of 60 souls, decided whole.
func BenchmarkStrike(b *testing.B) {
	c := catalog(b)
	events, err := New(c, Setup{Players: 2, Souls: 60, Options: purgatory.DefaultOptions(c)}, dice.Seeded(7))
	if err != nil {
		b.Fatal(err)
	}
	g := Replay(events)
	for _, id := range []string{"envie", "vertus"} {
		g.figure(id).Place = Purgatory
	}
	g.Step, g.figure("vertus").Activations = SatanB, 1
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Decide(g, c, Command{Verb: Strike, Figure: "envie", Targets: []string{"vertus"}}, dice.Seeded(1)); err != nil {
			b.Fatal(err)
		}
	}
}
