package output

import (
	"fmt"
	"math"
)

// Back says how the backs of cards are printed.
type Back string

// The ways to print backs.
const (
	BackFold  Back = "fold"  // front and back side by side, folded over
	BackLong  Back = "long"  // on the other face, turned over the long edge
	BackShort Back = "short" // on the other face, turned over the short edge
	BackNone  Back = "none"
)

// Backs lists the ways to print backs, the default first.
func Backs() []Back { return []Back{BackFold, BackLong, BackShort, BackNone} }

// Order is the order of the faces of duplex sheets.
type Order string

// The orders.
const (
	Interleaved Order = "interleaved"  // front 1, back 1, front 2...
	FrontsBacks Order = "fronts-backs" // all fronts, then all backs
)

// Orders lists the orders, the default first.
func Orders() []Order { return []Order{Interleaved, FrontsBacks} }

// Bleed is how far a card's ground is drawn past its trim where there is
// room, millimetres.
const Bleed = 3.0

// band is the height kept free at the top and the foot of a sheet, inside the
// margin, for the sheet line and the check bar, millimetres.
const band = 3.2

// Grid is the places of cards on a sheet. It is centred on the page and the
// same on every sheet, however full.
type Grid struct {
	Page       Size // as the sheet lies: wider than high if that holds more cards
	Card       Size
	Back       Back
	Cols, Rows int
	Gap        float64 // between places: 2 x Bleed, or 0 for shared cuts
	Margin     float64
}

// GridError is a card that does not fit its paper.
type GridError struct {
	Card, Free Size // what a place needs, what the page has within its margins
	Paper      string
	Margin     float64
}

func (e *GridError) Error() string {
	return fmt.Sprintf("a card needs %.4g × %.4g mm and %s has %.4g × %.4g mm within its margins of %g mm",
		e.Card.W, e.Card.H, e.Paper, math.Max(0, e.Free.W), math.Max(0, e.Free.H), e.Margin)
}

// NewGrid finds the grid that holds most cards on the paper, upright or
// lying; upright if both hold as many. Cards have a gap for full bleed where
// it costs no card.
func NewGrid(paper Paper, card Size, back Back, margin float64) (Grid, error) {
	place := card
	if back == BackFold {
		place.H *= 2 // the back hangs below the front
	}
	var best Grid
	for _, page := range []Size{paper.Size, paper.Size.Turned()} {
		free := Size{page.W - 2*margin, page.H - 2*margin - 2*band}
		g := Grid{Page: page, Card: card, Back: back, Margin: margin,
			Cols: fit(free.W, place.W, 0), Rows: fit(free.H, place.H, 0)}
		if g.Cols*g.Rows <= best.Cols*best.Rows {
			continue
		}
		if fit(free.W, place.W, 2*Bleed) == g.Cols && fit(free.H, place.H, 2*Bleed) == g.Rows {
			g.Gap = 2 * Bleed
		}
		best = g
	}
	if best.Cols*best.Rows == 0 {
		return best, &GridError{Card: place, Paper: paper.Name, Margin: margin,
			Free: Size{paper.Size.W - 2*margin, paper.Size.H - 2*margin - 2*band}}
	}
	return best, nil
}

// fit is how many places of a length lie in a row of the given length.
func fit(room, length, gap float64) int {
	return max(0, int(math.Floor((room+gap)/(length+gap)+1e-9)))
}

// PerSheet is how many cards a sheet holds.
func (g Grid) PerSheet() int { return g.Cols * g.Rows }

// Sheets is how many sheets n cards take.
func (g Grid) Sheets(n int) int { return (n + g.PerSheet() - 1) / g.PerSheet() }

// placeHeight is the height of one place: two cards if folded.
func (g Grid) placeHeight() float64 {
	if g.Back == BackFold {
		return 2 * g.Card.H
	}
	return g.Card.H
}

// Area is the rectangle that all places fill together.
func (g Grid) Area() Rect {
	w := float64(g.Cols)*(g.Card.W+g.Gap) - g.Gap
	h := float64(g.Rows)*(g.placeHeight()+g.Gap) - g.Gap
	return Rect{(g.Page.W - w) / 2, (g.Page.H - h) / 2, w, h}
}

// Front is the trim of the front of the card in place i, row by row.
func (g Grid) Front(i int) Rect {
	a := g.Area()
	col, row := i%g.Cols, i/g.Cols
	return Rect{
		a.X + float64(col)*(g.Card.W+g.Gap),
		a.Y + float64(row)*(g.placeHeight()+g.Gap),
		g.Card.W, g.Card.H,
	}
}

// BackOf is the trim of the back of the card in place i, and whether it is
// printed upside down so that the turned or folded card shows it upright.
//
// A fold-over back hangs below its front. A duplex back is mirrored across
// the axis about which the sheet is turned: the long edge of an upright sheet
// is an upright axis, so columns change places; the long edge of a lying
// sheet is a level axis, so rows change places and the back stands on its
// head.
func (g Grid) BackOf(i int) (Rect, bool) {
	r := g.Front(i)
	switch {
	case g.Back == BackFold:
		r.Y += g.Card.H
		return r, true
	case g.uprightAxis():
		r.X = g.Page.W - r.Right()
		return r, false
	default:
		r.Y = g.Page.H - r.Bottom()
		return r, true
	}
}

// uprightAxis tells whether the sheet is turned about an upright axis.
func (g Grid) uprightAxis() bool {
	lying := g.Page.W > g.Page.H
	return (g.Back == BackLong) != lying
}

// cuts are the positions of the cut lines along one axis: both sides of each
// place, once where places touch.
func cuts(start, length, gap float64, n int) []float64 {
	var at []float64
	for i := range n {
		a := start + float64(i)*(length+gap)
		if i == 0 || gap > 0 {
			at = append(at, a)
		}
		at = append(at, a+length)
	}
	return at
}

// CutsX and CutsY are the cut lines of the grid, in millimetres of the page.
func (g Grid) CutsX() []float64 { return cuts(g.Area().X, g.Card.W, g.Gap, g.Cols) }

// CutsY are the level cut lines; a fold is not a cut.
func (g Grid) CutsY() []float64 { return cuts(g.Area().Y, g.placeHeight(), g.Gap, g.Rows) }
