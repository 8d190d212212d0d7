package ladder

import (
	"slices"
	"testing"

	"croix/generator/dice"
	"croix/generator/say"
)

// TestPlayedBy: with other colours a set-up has the same squares, the same player
// begins, and each colour has as many towers (001-05, 001-08).
func TestPlayedBy(t *testing.T) {
	s, err := RollSetup(DefaultRules(), 2, dice.Seeded(3))
	if err != nil {
		t.Fatal(err)
	}
	other, err := s.PlayedBy([]Colour{Yellow, Red})
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(other.Players, []Colour{Yellow, Red}) || !slices.Equal(other.Neutral, []Colour{Blue, Green}) {
		t.Errorf("%v play, %v do not", other.Players, other.Neutral)
	}
	if slices.Index(other.Players, other.First) != slices.Index(s.Players, s.First) || other.Tile != s.Tile {
		t.Errorf("%s begins instead of %s, the tile lies %v instead of %v", other.First, s.First, other.Tile, s.Tile)
	}
	for i, tower := range other.Towers {
		before := s.Towers[i]
		to := map[Colour]Colour{Red: Yellow, Blue: Red, Green: Blue, Yellow: Green}[before.Colour]
		if tower.At != before.At || tower.Colour != to {
			t.Errorf("%v became %v", before, tower)
		}
	}
	for _, row := range []struct {
		reason  string
		players []Colour
		want    say.Key
	}{
		{"a colour twice", []Colour{Red, Red}, say.LadderTwice},
		{"no colour of the box", []Colour{Red, "X"}, say.LadderTwice},
		{"nobody to play against", []Colour{Red}, say.LadderPlayers},
	} {
		if _, err := s.PlayedBy(row.players); !say.Has(err, row.want) {
			t.Errorf("%s: %v", row.reason, err)
		}
	}
}
