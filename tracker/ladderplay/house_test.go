package ladderplay

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"croix/generator/ladder"
	"croix/generator/say"
)

// ruled sets a house rule in a test.
func ruled(t testing.TB, sets ...string) func(*ladder.Rules) {
	return func(r *ladder.Rules) {
		for _, set := range sets {
			if err := r.Set(set); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestHouseRules: what a house rule allows is refused by its rule without it.
func TestHouseRules(t *testing.T) {
	towers := map[string]string{"d6": "RA", "e5": "BA", "g1": "VA", "g2": "JA"}
	for _, row := range []struct {
		set   string
		texts []string // the last one is what the house rule allows
		rule  string
		why   string
	}{
		{"tile_may_stay=yes", []string{"stay"}, "001-13", "the tile stays as it is (C7)"},
		{"may_stay=yes", []string{"d5", "skip d6"}, "001-29", "a token that can move stays (C11)"},
		{"any_order=yes", []string{"d5", "e5 e7"}, "001-27", "blue moves before red (C9)"},
		{"neutral_moves=yes", []string{"d1", "g1 e3"}, "001-29", "red moves a neutral token (C16)"},
	} {
		for _, allowed := range []bool{false, true} {
			change := func(*ladder.Rules) {}
			if allowed {
				change = ruled(t, row.set)
			}
			tb := at(t, 2, "d4", towers, change)
			last := len(row.texts) - 1
			tb.must(t, row.texts[:last]...)
			_, err := tb.say(row.texts[last])
			var i *Illegal
			if refused := errors.As(err, &i); refused == allowed || refused && i.Rule != row.rule || !refused && err != nil {
				t.Errorf("%s, allowed %v: %v, want %s", row.why, allowed, err, row.rule)
			}
		}
	}
}

// TestMaxTurns: with one turn at most, a token does not come back beside its
// start (C3).
func TestMaxTurns(t *testing.T) {
	for _, row := range []struct {
		set  string
		goes bool
	}{{"max_turns=0", true}, {"max_turns=2", true}, {"max_turns=1", false}} {
		tb := at(t, 2, "a1", map[string]string{"d4": "RA", "g7": "BA", "g6": "VA"}, ruled(t, row.set, "numbers=3,1,2,4"))
		tb.must(t, "d1") // N d4=3
		_, err := tb.say("d4 e4")
		if goes := err == nil; goes != row.goes {
			t.Errorf("%s: %v", row.set, err)
		}
	}
}

// TestEndOnMove: the end is looked for after each move, not after the last one
// (C15).
func TestEndOnMove(t *testing.T) {
	towers := map[string]string{"d6": "RA", "d7": "BA", "g5": "RA", "a7": "VA"}
	for set, over := range map[string]bool{"end_on_move=no": false, "end_on_move=yes": true} {
		tb := at(t, 2, "d4", towers, ruled(t, set))
		tb.must(t, "d5") // N d6=1, E g5=2
		tb.must(t, "d6 d7")
		if (tb.g.Phase == Over) != over {
			t.Errorf("%s: %s after the last blue token is taken", set, tb.g.Phase)
		}
	}
}

// TestRelocate: on five squares by five the ninth tower always touches another;
// with the house rule the tile may be laid anew before it (C19).
func TestRelocate(t *testing.T) {
	for set, again := range map[string]bool{"relocate_tile=no": false, "relocate_tile=yes": true} {
		tb := begin(t, Refereed, 4, ruled(t, "cols=5", "rows=5", set))
		tb.must(t, "c3 N", "a1", "b2", "a4", "b5", "d1", "e2", "d4")
		if _, err := tb.say("place c1 N"); err == nil {
			t.Errorf("%s: the tile is laid anew though a tower fits", set)
		}
		tb.must(t, "e5")
		_, err := tb.say("place c1 N")
		if (err == nil) != again {
			t.Errorf("%s: the tile is laid anew: %v", set, err)
		}
		if again {
			continue
		}
		placed, _ := has[TowerPlaced](tb.must(t, "a2"))
		if !placed.Lifted {
			t.Error("the tower that touches is not told")
		}
	}
}

// TestStalled: the end is offered after so many turns without a capture (C20).
func TestStalled(t *testing.T) {
	tb := at(t, 2, "d4", map[string]string{"a1": "RA", "b2": "BA", "c1": "VA"}, ruled(t, "stall_turns=2"))
	for n, want := range []bool{false, false, true} {
		offered := slices.ContainsFunc(Legal(tb.g), func(c Command) bool { return c.Verb == Finish })
		if offered != want || tb.g.Stalled() != want {
			t.Errorf("after %d turns without a capture the end is offered: %v", n, offered)
		}
		tb.must(t, []string{"e5", "f6", "g7"}[n])
	}
}

// TestSquareAlone: a refused square is refused for what it is.
func TestSquareAlone(t *testing.T) {
	moves := at(t, 3, "d4", map[string]string{"d6": "RA", "e5": "BD", "a7": "JA"}, nil)
	moves.must(t, "d5")
	laid := begin(t, Refereed, 3, nil)
	laid.must(t, "d4 N")
	for _, row := range []struct {
		g    *Game
		text string
		want say.Key
	}{
		{moves.g, "d6", say.LadderMoveTo},
		{moves.g, "c5", say.LadderNoToken},
		{moves.g, "d6 h9", say.LadderOffBoard},
		{moves.g, "move", say.LadderSquareWhere},
		{laid.g, "d4 N", say.LadderTileLies},
		{laid.g, "h9", say.LadderOffBoard},
		{begin(t, Refereed, 3, nil).g, "h9 N", say.LadderOffBoard},
		{begin(t, Free, 3, nil).g, "d5", say.LadderPhase},
	} {
		cmd, err := Parse(row.g, row.text)
		if err == nil {
			_, err = Decide(row.g, cmd, nil)
		}
		if i, ok := err.(*Illegal); ok {
			err = i.Reason
		}
		if !say.Has(err, row.want) {
			t.Errorf("%q: %v, want %s", row.text, err, row.want)
		}
	}
}

// TestSetupLarger: a set-up from a larger board tells which one it needs.
func TestSetupLarger(t *testing.T) {
	r := ladder.DefaultRules()
	for _, row := range []struct {
		why   string
		tile  string
		tower string
		want  string // at the end of the refusal
	}{
		{"the tile is too far right", "i2", "a1", "cols=9 --set rows=7"},
		{"a tower is too far up", "b2", "a8", "cols=7 --set rows=8"},
		{"each in its own way", "h1", "a9", "cols=8 --set rows=9"},
		{"it fits", "g7", "a1", ""},
	} {
		s := ladder.Setup{Players: ladder.Colours(), First: ladder.Red, Towers: []ladder.Placement{{Colour: ladder.Red}}}
		if err := errors.Join(s.Tile.At.UnmarshalText([]byte(row.tile)), s.Towers[0].At.UnmarshalText([]byte(row.tower))); err != nil {
			t.Fatal(err)
		}
		_, err := New(Refereed, r, 4, "", &s)
		if say.Has(err, say.LadderSetupBoard) != (row.want != "") || err != nil && !strings.HasSuffix(err.Error(), row.want) {
			t.Errorf("%s: %v", row.why, err)
		}
	}
}
