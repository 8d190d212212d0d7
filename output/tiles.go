package output

import "math"

// Tile is a piece of a large drawing that fits a sheet.
type Tile struct {
	Region     Rect   // of the drawing, with the overlap at its right and lower side
	Left, Top  string // letter of the seam at that side; "" at the edge of the drawing
	Right, Low string
}

// Overlap is the width of the flap by which a tile lies under the next one,
// millimetres: 10 are enough for any printer.
const Overlap = 10.0

// Tiles cuts a drawing that is made of parts, which may be larger than a sheet
// and lie side by side, into tiles no larger than max. Each part is cut into
// equal tiles; the parts of a row or column are joined by a flap as well.
func Tiles(parts []Rect, max Size) []Tile {
	var tiles []Tile
	letter := 0
	next := func() string {
		letter++
		return seamLetter(letter - 1)
	}
	for _, p := range parts {
		// A side that touches another part gets a flap under it.
		p := grow(p, parts)
		cols, rows := pieces(p.W, max.W), pieces(p.H, max.H)
		w, h := (p.W-Overlap)/float64(cols), (p.H-Overlap)/float64(rows)
		first := len(tiles)
		for r := range rows {
			for c := range cols {
				tiles = append(tiles, Tile{Region: Rect{p.X + float64(c)*w, p.Y + float64(r)*h, w + Overlap, h + Overlap}})
			}
		}
		for r := range rows {
			for c := range cols {
				t := &tiles[first+r*cols+c]
				if c+1 < cols {
					t.Right = next()
					tiles[first+r*cols+c+1].Left = t.Right
				}
				if r+1 < rows {
					t.Low = next()
					tiles[first+(r+1)*cols+c].Top = t.Low
				}
			}
		}
	}
	return tiles
}

// grow makes a part reach under the parts beside it by the overlap.
func grow(p Rect, parts []Rect) Rect {
	const eps = 1e-6
	out := p
	for _, q := range parts {
		level := math.Min(p.Bottom(), q.Bottom())-math.Max(p.Y, q.Y) > eps
		if level && math.Abs(p.Right()-q.X) < eps {
			out.W += Overlap
		}
	}
	return out
}

// pieces is how many pieces of at most the given length, each overlapping the
// next, a length takes.
func pieces(length, longest float64) int {
	return max(1, int(math.Ceil((length-Overlap)/(longest-Overlap)-1e-9)))
}

// seamLetter is A, B, …, Z, AA, AB, ….
func seamLetter(i int) string {
	s := string(rune('A' + i%26))
	for i = i/26 - 1; i >= 0; i = i/26 - 1 {
		s = string(rune('A'+i%26)) + s
	}
	return s
}
