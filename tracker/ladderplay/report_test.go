package ladderplay

import (
	"fmt"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/ladder"
)

// TestTale: what a report counts of a small game, turn by turn.
func TestTale(t *testing.T) {
	tb := at(t, 3, "d4", map[string]string{"d6": "RA", "e5": "BD", "f7": "BA", "g1": "VA", "a7": "JA", "b7": "RD"}, nil)
	begun := Begun{Mode: Refereed, Rules: tb.g.Rules, Players: tb.g.Players, Neutral: tb.g.Neutral}
	events := tb.must(t, "d5")
	events = append(events, tb.must(t, "d6 e5")...)
	if len(events) == 0 {
		t.Fatal("nothing happened")
	}
	tale := TaleOf(append([]Event{begun, TurnBegan{Turn: 1}}, events...))
	red, blue := tale.Players[0], tale.Players[1]
	want := PlayerTale{Colour: ladder.Red, Moves: 1, Captures: map[ladder.Kind]int{ladder.AngelDevil: 1}}
	if !reflect.DeepEqual(red, want) || blue.Lost != 1 {
		t.Errorf("red %+v, want %+v; blue lost %d", red, want, blue.Lost)
	}
	if len(tale.Taken) != 1 || tale.Taken[0].Turn != 1 || tale.Taken[0].Level != 1 || tale.Taken[0].Taken.String() != "BD" {
		t.Errorf("captures %+v", tale.Taken)
	}
}

// TestTaleAdds: in any game, a report counts each capture once for who took and
// once for who lost.
func TestTaleAdds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 4).Draw(t, "players")
		events, err := New(Refereed, ladder.DefaultRules(), n, "", nil)
		if err != nil {
			t.Fatal(err)
		}
		g := Replay(events)
		for range rapid.IntRange(0, 60).Draw(t, "steps") {
			more, err := Decide(g, rapid.SampledFrom(Legal(g)).Draw(t, "gesture"), nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range more {
				e.Apply(g)
			}
			events = append(events, more...)
		}
		tale := TaleOf(events)
		taken, lost := 0, 0
		for i, p := range tale.Players {
			own := 0
			for _, k := range p.Captures {
				own += k
			}
			if want := g.Taken[p.Colour].Tokens(); own != want || p.Colour != g.Players[i] {
				t.Fatalf("%s took %d, want %d", p.Colour, own, want)
			}
			taken, lost = taken+own, lost+p.Lost
		}
		if taken != len(tale.Taken) || lost > taken || len(g.Neutral) == 0 && lost != taken {
			t.Fatalf("%d captures, %d taken, %d lost", len(tale.Taken), taken, lost)
		}
		if fmt.Sprint(tale.Scores) != fmt.Sprint(g.Scores()) {
			t.Fatal("the scores are others")
		}
	})
}
