package purgatoryplay

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// shown is what the table shows of a game, apart from where figures stand
// within a place: what undoing must tell.
func shownOf(g *Game) *Game {
	n := g.Clone()
	n.Cycle, n.Step, n.Done, n.Active, n.By, n.Asks, n.Asked = 0, "", false, "", "", nil, 0
	n.Names, n.Relics, n.Tried, n.Attacked, n.Book, n.Guardian = nil, nil, nil, nil, false, Secret{}
	n.Fight = nil
	n.Antichrist.Pawn, n.Antichrist.Chosen, n.Antichrist.Killer = "", false, ""
	for i := range n.Figures {
		f := &n.Figures[i]
		f.Spent, f.Acts, f.Began, f.Slowed = 0, nil, "", false
		f.Aids, f.Harm, f.Hunts = nil, "", ""
		f.Former, f.Pride, f.LeftRound, f.Converted, f.Down, f.Gone, f.Barred = "", 0, 0, "", 0, false, 0
		if f.State == Wandering {
			f.Row, f.Title, f.D66, f.Base = "", "", 0, purgatory.Sins{}
		}
	}
	for i := range n.Objects {
		n.Objects[i].Used, n.Objects[i].Delivered = 0, Nobody
	}
	return n
}

// checkBack: undoing tells something if the table shows something else, or a
// figure moved, and nothing if not; each line is told in both languages.
func checkBack(t *rapid.T, c *purgatory.Catalog, before, after *Game, events []Event) {
	en, fr := PutBack(c, before, after, events, say.English), PutBack(c, before, after, events, say.French)
	changed := string(jsonOf(t, shownOf(before))) != string(jsonOf(t, shownOf(after)))
	for _, e := range events {
		_, moves := e.(placer)
		changed = changed || moves
	}
	if changed && len(en) == 0 {
		t.Fatalf("nothing is told to put back after %+v", events)
	}
	recharged := slices.ContainsFunc(en, func(s string) bool { return strings.Contains(s, "recharging") })
	if !changed && len(en) > 0 && !recharged {
		t.Fatalf("%q is told to put back after %+v", en, events)
	}
	if len(en) != len(fr) {
		t.Fatalf("%q and %q", en, fr)
	}
	for i := range en {
		if strings.Contains(en[i]+fr[i], "%!") || strings.Contains(en[i]+fr[i], "play.") || en[i] == fr[i] {
			t.Fatalf("%q and %q", en[i], fr[i])
		}
	}
}

// TestPutBackRandom: in games played at random.
func TestPutBackRandom(t *testing.T) {
	c := catalog(t)
	rapid.Check(t, func(t *rapid.T) {
		r := dice.Seeded(rapid.Uint64().Draw(t, "seed"))
		events, err := New(c, randomSetup(t, c), r)
		if err != nil {
			t.Fatal(err)
		}
		pick := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "choices"), 0))
		g := Replay(events)
		for n := 0; g.Ended == "" && n < 60; n++ {
			legal, err := Legal(g, c)
			if err != nil {
				t.Fatal(err)
			}
			more, err := Decide(g, c, choose(pick, legal), r)
			if err != nil {
				t.Fatal(err)
			}
			before := g.Clone()
			for _, e := range more {
				e.Apply(g)
			}
			checkBack(t, c, before, g, more)
		}
	})
}

// TestPutBack: what undoing each kind of event tells.
func TestPutBack(t *testing.T) {
	for _, row := range []struct {
		reason string
		event  Event
		want   []string
	}{
		{"a note leaves no trace", Noted{Text: "x"}, nil},
		{"nor does a new step", StepStarted{Step: GodB, Cycle: 2}, nil},
		{"a move within Purgatory", Moved{Figure: "p1", From: Purgatory, To: Purgatory}, []string{"p1 monk: back to the spot before the move"}},
		{"a move to the flames", Moved{Figure: "p1", From: Purgatory, To: Flames}, []string{"p1 monk: back to the place before, Purgatory"}},
		{"a drift", PawnDrifted{Figure: "p2"}, []string{"p2: back to the spot before the move", "p2: times played this round, 0 again"}},
		{"damage", SubstanceChanged{Figure: "p1", By: -2, PS: 4, Max: 6}, []string{"p1 monk: substance 6 of 6 again"}},
		{"a destroyed soul", SoulLeft{Figure: "p1", From: Damned, To: Destroyed, Place: Off}, []string{"p1 monk: damned again", "p1 monk: back to the place before, Purgatory"}},
		{"a revealed soul", StateChanged{Figure: "p2", From: Wandering, To: Virtuous}, []string{"p2: take its figure and card off, put its pawn back (Purgatory)"}},
		{"a figure on guard", GuardSet{Figure: "p1", On: true}, []string{"p1 monk: take the marker off (on guard)"}},
		{"a pile", ObjectsMoved{From: "p1", UIDs: []string{"o1"}}, []string{"back to p1 monk: firearm"}},
		{"a pile that was taken", ObjectsMoved{From: "p3", UIDs: []string{"o2"}, To: "p1"}, []string{"back on the pile of p3: Bible"}},
		{"new cards", Equipped{Figure: "p1", Objects: []Object{{UID: "o3", Row: "arme"}}, More: true}, []string{"cards back in the box: weapon"}},
		{"a fallen angel", Fell{Figure: "seraphins", Place: Paradise}, []string{"seraphim: substance 40 of 40 again"}},
		{"the end", GameEnded{Why: "R-312"}, []string{"the game goes on"}},
		{"the Antichrist", AntichristRevealed{Figure: "p1", From: Damned, To: Damned, PS: 12},
			[]string{"p1 monk: substance 6 of 6 again", "p1 monk: envy 3 again", "p1 monk: jealousy 3 again", "p1 monk: lust 3 again", "p1 monk: wrath 3 again", "p1 monk: gluttony 3 again",
				"p1 monk: avarice 3 again", "p1 monk: sloth 3 again", "p1 monk: hide the note of the Antichrist again"}},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := damned(t, "moine", "arme_a_feu", "bible")
			b.g.figure("p1").PSMax = 6
			b.g.object("o2").Owner, b.g.object("o2").Pile = "", "p3"
			b.g.Antichrist.Pawn = "p1"
			after := b.g.Clone()
			row.event.Apply(after)
			if got := PutBack(b.c, b.g, after, []Event{row.event}, say.English); !slices.Equal(got, row.want) {
				t.Errorf("got %q, want %q", got, row.want)
			}
		})
	}
	b := newTable(t, 2, 2)
	if got := PutBack(b.c, &Game{}, b.g, nil, say.English); len(got) != 1 || got[0] != say.English.Text(say.BackAll) {
		t.Errorf("the set-up: %q", got)
	}
}
