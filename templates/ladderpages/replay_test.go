package ladderpages

import (
	"fmt"
	"slices"
	"testing"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/tracker/ladderplay"
)

// TestWays: a diagram shows the way that each token went, corners included; of a
// move against the rules both ends alone.
func TestWays(t *testing.T) {
	events, err := ladderplay.New(ladderplay.Refereed, ladder.DefaultRules(), 4, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	table := ladderplay.TableOf(ladderplay.Replay(events))
	for _, text := range []string{
		"a6 e", "g5", "c7", "c3", "c1", "g3", "f2", "f7", "c5", "d4", "d2", "e3", "b4", "right", "left a2", "d2 c1", "b3", "c3 b4",
		"left d5", "c5 b4", "g5 e3", "anyway d4 a1",
	} {
		g, err := table.Decide(text, false, nil)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		table.Apply(g)
		events = append(events, g.Events...)
	}
	turns, _ := turnsOf(events, say.English)
	for i, want := range [][]string{{}, {"[d2 c1]"}, {"[c3 b4]"}, {"[c5 c6 b6 b5 b4]", "[g5 f4 e3]", "[d4 a1]"}} {
		var got []string
		for _, way := range turns[i].moves {
			got = append(got, fmt.Sprint(way))
		}
		if !slices.Equal(got, want) {
			t.Errorf("turn %d: %v, want %v", i+1, got, want)
		}
	}
}
