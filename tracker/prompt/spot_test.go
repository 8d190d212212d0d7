package prompt

import "testing"

// TestNext: arrows go over a drawn board, and over its edge to rows that have no
// place on it.
func TestNext(t *testing.T) {
	spot := func(x, y int) Choice { return Choice{Spot: Spot{x, y}} }
	list := Menu{Rows: []Choice{{}, {}, {}}}
	board := Menu{Rows: []Choice{{}, spot(1, 1), spot(3, 1), spot(2, 3), spot(3, 4), {}}}
	rare := Menu{Rows: []Choice{{}, spot(1, 1), {Rare: true}}}
	for _, row := range []struct {
		why            string
		m              Menu
		at, dx, dy, to int
	}{
		{"the next row", list, 0, 0, 1, 1},
		{"the first row stays", list, 0, 0, -1, 0},
		{"the last row stays", list, 2, 0, 1, 2},
		{"nothing is beside a row", list, 1, 1, 0, 1},
		{"nothing to choose", Menu{}, 0, 0, 1, 0},
		{"from beside the board onto it", board, 0, 1, 0, 1},
		{"from below too", board, 5, -1, 0, 1},
		{"onto the board", board, 0, 0, 1, 1},
		{"to the right over a gap", board, 1, 1, 0, 2},
		{"down, the nearest", board, 1, 0, 1, 3},
		{"straight on rather than aside", board, 2, 0, 1, 4},
		{"to the left", board, 4, -1, 0, 3},
		{"no square is there", board, 1, -1, 0, 1},
		{"over the upper edge", board, 2, 0, -1, 0},
		{"over the lower edge", board, 4, 0, 1, 5},
		{"back onto it", board, 5, 0, -1, 4},
		{"not to a rare row", rare, 1, 0, 1, 1},
		{"but to one before it", rare, 1, 0, -1, 0},
	} {
		if to := row.m.Next(row.at, row.dx, row.dy); to != row.to {
			t.Errorf("%s: row %d, want %d", row.why, to, row.to)
		}
	}
}
