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

// TestSound: events that no game has are refused when a journal is read.
func TestSound(t *testing.T) {
	good := ladder.DefaultRules()
	begun := func(change func(*Begun)) Event {
		e := Begun{Mode: Refereed, Rules: good, Players: ladder.Colours()[:2], Neutral: ladder.Colours()[2:]}
		change(&e)
		return e
	}
	for _, row := range []struct {
		why   string
		event Event
		ok    bool
	}{
		{"a game as it begins", begun(func(*Begun) {}), true},
		{"a board that is too large", begun(func(e *Begun) { e.Rules.Cols = 99 }), false},
		{"a board of nothing", begun(func(e *Begun) { e.Rules.Rows = 0 }), false},
		{"a number of the tile twice", begun(func(e *Begun) { e.Rules.Numbers = [4]int{1, 1, 2, 3} }), false},
		{"a ladder without spaces", begun(func(e *Begun) { e.Rules.Rungs = 0 }), false},
		{"points for other spaces", begun(func(e *Begun) { e.Rules.Points4 = nil }), false},
		{"nobody plays", begun(func(e *Begun) { e.Players = nil }), false},
		{"a colour that is none", begun(func(e *Begun) { e.Neutral = []ladder.Colour{"Z"} }), false},
		{"a tile that points nowhere", TilePlaced{ladder.Tile{Turn: 77}}, false},
		{"a tile moved to point nowhere", TileMoved{Tile: ladder.Tile{Turn: -1}}, false},
		{"a tower of no colour", TowerPlaced{Colour: "Z"}, false},
		{"a move to below the ladder", Moved{Player: ladder.Red, Level: -1, Move: ladder.Move{Kind: ladder.Free}, Token: ladder.Token{Colour: ladder.Red, Face: ladder.Angel}}, false},
		{"a pawn below the ladder", Climbed{Colour: ladder.Red, To: -1}, false},
		{"more tokens than there are", Counted{Colour: ladder.Red, Victim: ladder.Blue, To: 10}, false},
		{"a note", Noted{"x"}, true},
	} {
		name, data, err := Encode(row.event)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Decode(name, data); (err == nil) != row.ok {
			t.Errorf("%s: %v", row.why, err)
		}
	}
}
