package output

import (
	"fmt"
	"math"
)

// Tile is a piece of a large drawing that fits a sheet. Tiles lie in rows; each
// row is cut into tiles of its own, so that it takes no more than it needs.
type Tile struct {
	Name     string // row and place in it: A1, A2, B1...
	Row, Col int
	Net      Rect // of the drawing: what shows when all is glued
	Region   Rect // Net and its flaps, which lie under the tiles to the right and below
	// The letter of the seam at each side: between two tiles of a row, between
	// two rows; "" where the drawing ends.
	Left, Top, Right, Low string
}

// Overlap is the width of the flap by which a tile lies under the next one,
// millimetres: 10 are enough for any printer.
const Overlap = 10.0

// TileRoom is what a sheet has for a tile, millimetres.
type TileRoom struct {
	Size
	Left float64 // kept free at the left of a tile that has a seam there
}

// Avoid is where seams should not run if there is another way, in areas of the
// drawing: a seam beside a line, say, makes it look broken.
type Avoid struct {
	Upright []Rect // for seams between two tiles of a row
	Level   []Rect // for seams between two rows
}

// Tiles cuts a drawing that is made of parts, which lie side by side, into as
// few tiles as the room on a sheet allows; places that hold nothing of the
// drawing have no tile. Among equal cuts it prefers those whose seams stay
// out of the areas to avoid. Seams lie on whole millimetres from the upper
// left corner of the drawing.
func Tiles(parts []Rect, room TileRoom, avoid Avoid) []Tile {
	all := bounds(parts)
	rows := tileRows(parts, all, room, avoid)
	var tiles []Tile
	seams := 0
	letter := func() string {
		seams++
		return seamLetter(seams - 1)
	}
	below := "" // letter of the seam above the row
	for i := 0; i+1 < len(rows); i++ {
		above := below
		below = ""
		if i+2 < len(rows) {
			below = letter()
		}
		band := within(parts, Rect{all.X, rows[i], all.W, rows[i+1] - rows[i]})
		cols := cutter{from: band.X, to: band.Right(), first: room.W, middle: room.W - room.Left,
			seam: func(x float64) float64 {
				sum := 0.0
				for _, r := range avoid.Upright {
					if r.Y < rows[i+1] && r.Bottom() > rows[i] {
						sum += depth(x, r.X, r.Right())
					}
				}
				return sum
			}}.cut()
		right := ""
		for j := 0; j+1 < len(cols); j++ {
			cell := Rect{cols[j], rows[i], cols[j+1] - cols[j], rows[i+1] - rows[i]}
			t := Tile{Name: fmt.Sprintf("%s%d", seamLetter(i), j+1), Row: i, Col: j, Net: within(parts, cell), Left: right}
			t.Region = t.Net
			if right = ""; j+2 < len(cols) {
				right = letter()
				t.Right = right
				t.Region.W += Overlap
			}
			if beyond := within(parts, Rect{cell.X, cell.Bottom(), cell.W, Overlap}); beyond.W > 0 {
				t.Low = below
				t.Region.H += Overlap
			}
			if beyond := within(parts, Rect{cell.X, cell.Y - Overlap, cell.W, Overlap}); beyond.W > 0 {
				t.Top = above
			}
			tiles = append(tiles, t)
		}
	}
	return tiles
}

// TileCount is how many tiles Tiles makes of the parts.
func TileCount(parts []Rect, room TileRoom) int {
	all := bounds(parts)
	rows := tileRows(parts, all, room, Avoid{})
	n := 0
	for i := 0; i+1 < len(rows); i++ {
		n += piecesOf(within(parts, Rect{all.X, rows[i], all.W, rows[i+1] - rows[i]}).W, room)
	}
	return n
}

// tileRows cuts the drawing into rows; nil if there is no room for a tile.
func tileRows(parts []Rect, all Rect, room TileRoom, avoid Avoid) []float64 {
	if room.W-room.Left < 2*Overlap || room.H < 2*Overlap || all.W <= 0 || all.H <= 0 {
		return nil
	}
	return cutter{from: all.Y, to: all.Bottom(), first: room.H, middle: room.H,
		wide: widths(parts, all), room: room,
		seam: func(y float64) float64 {
			sum := 0.0
			for _, r := range avoid.Level {
				sum += depth(y, r.Y, r.Bottom())
			}
			return sum
		}}.cut()
}

// piecesOf is how many tiles a row of the given width takes.
func piecesOf(width float64, room TileRoom) int {
	first := math.Floor(room.W - Overlap)
	middle := math.Floor(room.W - room.Left - Overlap)
	last := room.W - room.Left
	switch {
	case width <= 0:
		return 0
	case width <= room.W:
		return 1
	}
	return 2 + int(math.Ceil(math.Max(0, width-first-last)/middle-1e-9))
}

// cutter cuts a length into pieces, each with the overlap over the next.
type cutter struct {
	from, to      float64
	first, middle float64                  // room for the first piece and for the others
	seam          func(at float64) float64 // how bad a seam is there
	// Of rows: what each millimetre of the length is wide, and the room for a
	// tile, from which follows how many tiles a piece is. Nil for a row itself.
	wide []span
	room TileRoom
}

// cut finds the ends of the pieces, from the first to the last: those that
// cost least, of these the ones with the best seams, of these the most even.
func (k cutter) cut() []float64 {
	n := int(math.Ceil(k.to - k.from - 1e-9))
	at := func(i int) float64 { return math.Min(k.from+float64(i), k.to) }
	type way struct {
		cost int
		bad  float64
		back int
	}
	best := make([]way, n+1)
	for i := range best {
		best[i] = way{cost: math.MaxInt / 2}
	}
	best[0].cost = 0
	for end := 1; end <= n; end++ {
		seam, flap := 0.0, 0.0
		if end < n {
			seam, flap = k.seam(at(end)), Overlap
		}
		cost := 1
		var all span
		to, first, middle := at(end)-k.from, k.first-flap+1e-9, k.middle-flap+1e-9
		for start := end - 1; start >= 0; start-- {
			if k.wide != nil && all.join(k.wide[start]) {
				cost = piecesOf(all.b-all.a, k.room)
			}
			long, room := to-float64(start), middle
			if start == 0 {
				room = first
			}
			if long > room {
				if long > first {
					break
				}
				continue
			}
			from := &best[start]
			c := from.cost + cost
			if c > best[end].cost {
				continue
			}
			if bad := from.bad + seam + long*long/1e6; c < best[end].cost || bad < best[end].bad-1e-9 {
				best[end] = way{c, bad, start}
			}
		}
	}
	var ends []float64
	for i := n; i > 0; i = best[i].back {
		ends = append(ends, at(i))
	}
	ends = append(ends, k.from)
	for i, j := 0, len(ends)-1; i < j; i, j = i+1, j-1 {
		ends[i], ends[j] = ends[j], ends[i]
	}
	return ends
}

// depth is how far v is within an interval: 0 outside.
func depth(v, low, high float64) float64 { return math.Max(0, math.Min(v-low, high-v)) }

// bounds is the smallest rectangle around the parts.
func bounds(parts []Rect) Rect {
	var out Rect
	for i, p := range parts {
		if i == 0 {
			out = p
			continue
		}
		x, y := math.Min(out.X, p.X), math.Min(out.Y, p.Y)
		out = Rect{x, y, math.Max(out.Right(), p.Right()) - x, math.Max(out.Bottom(), p.Bottom()) - y}
	}
	return out
}

// span is from a to b; empty unless b is greater.
type span struct{ a, b float64 }

// join widens s to hold t too, and tells whether it did.
func (s *span) join(t span) bool {
	old := *s
	switch {
	case t.b <= t.a:
	case s.b <= s.a:
		*s = t
	default:
		s.a, s.b = math.Min(s.a, t.a), math.Max(s.b, t.b)
	}
	return *s != old
}

// widths is from where to where the parts reach in each millimetre of height.
func widths(parts []Rect, all Rect) []span {
	ws := make([]span, int(math.Ceil(all.H-1e-9)))
	for i := range ws {
		top := all.Y + float64(i)
		for _, p := range parts {
			if math.Min(p.Bottom(), top+1)-math.Max(p.Y, top) > 1e-9 {
				ws[i].join(span{p.X, p.Right()})
			}
		}
	}
	return ws
}

// within is the smallest rectangle around what the parts have in a cell; empty
// if they have nothing there.
func within(parts []Rect, cell Rect) Rect {
	var inside []Rect
	for _, p := range parts {
		if in := p.Intersect(cell); in.W > 1e-9 && in.H > 1e-9 {
			inside = append(inside, in)
		}
	}
	return bounds(inside)
}

// seamLetter is A, B, …, Z, AA, AB, ….
func seamLetter(i int) string {
	s := string(rune('A' + i%26))
	for i = i/26 - 1; i >= 0; i = i/26 - 1 {
		s = string(rune('A'+i%26)) + s
	}
	return s
}
