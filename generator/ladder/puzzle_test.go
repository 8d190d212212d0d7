package ladder

import (
	"slices"
	"strings"
	"testing"

	"croix/generator/dice"
)

// TestPuzzle: of the start layout of the rules, the results with which a colour
// takes two tokens are those of section G.
func TestPuzzle(t *testing.T) {
	s := Setup{Players: Colours(), Tile: Tile{At: square("d4")}}
	for c, names := range map[Colour][]string{Red: {"a1", "f2", "e5"}, Blue: {"b2", "e3", "a7"}, Green: {"c3", "g7", "b6"}, Yellow: {"g1", "f6", "c5"}} {
		for _, name := range names {
			s.Towers = append(s.Towers, Placement{c, square(name)})
		}
	}
	for c, want := range map[Colour][2]string{Red: {"f1", "f5"}, Blue: {"a2", "e2"}, Green: {"b3", "b7"}, Yellow: {"c6", ""}} {
		s.First = c
		var found [2]string
		all := Puzzle(s, DefaultRules())
		for i, r := range all {
			if i < len(found) {
				found[i] = r.Tile.At.String()
			}
			if r.Tile.Turn != 0 || i == len(found) {
				t.Fatalf("%s: the solutions are %v", c, all)
			}
		}
		slices.SortFunc(found[:len(all)], strings.Compare)
		if found != want {
			t.Errorf("%s: the solutions are %v, want %v", c, found, want)
		}
	}
}

// TestRollPuzzle: a puzzle that is rolled has solutions, which are results of
// its tile.
func TestRollPuzzle(t *testing.T) {
	rolled := 0
	for seed := range uint64(60) {
		for n := 2; n <= 4; n++ {
			s, solutions, err := RollPuzzle(DefaultRules(), n, dice.Seeded(seed))
			if err != nil || len(solutions) == 0 {
				t.Fatalf("seed %d, %d players: %v, %v", seed, n, solutions, err)
			}
			if first, err := RollSetup(DefaultRules(), n, dice.Seeded(seed)); err == nil && len(Puzzle(first, DefaultRules())) > 0 {
				rolled++
			}
			for _, r := range solutions {
				if r.Tile == s.Tile {
					t.Fatalf("seed %d: the tile stays", seed)
				}
			}
		}
	}
	t.Logf("%d of 180 set-ups are puzzles", rolled)
}
