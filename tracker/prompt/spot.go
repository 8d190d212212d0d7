package prompt

import "slices"

// Next is the row to which an arrow moves the cursor from a row: the nearest one
// in that direction on a drawn board, where rows have a place on it; beyond its
// upper and lower edge, and without a board, the row before or after. From a row
// without a place, left and right lead onto the board; off it to no rare row.
func (m Menu) Next(at, dx, dy int) int {
	if at >= len(m.Rows) {
		return 0
	}
	here := m.Rows[at].Spot
	if here == (Spot{}) {
		if dx != 0 {
			if i := slices.IndexFunc(m.Rows, func(r Choice) bool { return r.Spot != Spot{} }); i >= 0 {
				return i
			}
		}
		return max(0, min(len(m.Rows)-1, at+dy))
	}
	best, least := -1, 0
	for i, r := range m.Rows {
		x, y := r.Spot.X-here.X, r.Spot.Y-here.Y
		ahead, aside := x*dx+y*dy, x*dy+y*dx
		if far := ahead + 3*max(aside, -aside); r.Spot != (Spot{}) && ahead > 0 && (best < 0 || far < least) {
			best, least = i, far
		}
	}
	for i := at; best < 0 && dy != 0 && i >= 0 && i < len(m.Rows); i += dy {
		if m.Rows[i].Spot == (Spot{}) && !m.Rows[i].Rare {
			best = i
		}
	}
	if best < 0 {
		return at
	}
	return best
}
