// Package output says what a document is: sheets of marks in millimetres,
// the text that fits on them, cards on a grid with their backs, cut and fold
// lines. It knows no game and no file format; its backends (pdf, term) turn a
// Document into bytes.
//
// Everywhere: millimetres, origin at the top left, y downwards. Type sizes
// alone are in points.
package output

import "math"

// PtPerMM is the number of typographic points in a millimetre.
const PtPerMM = 72 / 25.4

// Size is a width and a height in millimetres.
type Size struct{ W, H float64 }

// Turned is the size with width and height exchanged.
func (s Size) Turned() Size { return Size{s.H, s.W} }

// Rect is a rectangle in millimetres: X, Y is its top left corner.
type Rect struct{ X, Y, W, H float64 }

// Right is the x of the right side.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the y of the lower side.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Inset is the rectangle d smaller on every side (larger for a negative d).
func (r Rect) Inset(d float64) Rect {
	return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d}
}

// In tells whether r lies within s, with a tolerance of a thousandth of a
// millimetre for rounding.
func (r Rect) In(s Rect) bool {
	const eps = 1e-3
	return r.X >= s.X-eps && r.Y >= s.Y-eps && r.Right() <= s.Right()+eps && r.Bottom() <= s.Bottom()+eps
}

// Intersect is the part of r within s; empty rectangles have no width or
// height.
func (r Rect) Intersect(s Rect) Rect {
	x, y := math.Max(r.X, s.X), math.Max(r.Y, s.Y)
	return Rect{x, y,
		math.Max(0, math.Min(r.Right(), s.Right())-x),
		math.Max(0, math.Min(r.Bottom(), s.Bottom())-y)}
}

// Color is a device RGB colour.
type Color struct{ R, G, B uint8 }

// Common colours.
var (
	Black = Color{0, 0, 0}
	White = Color{255, 255, 255}
)

// Grey is the grey with the same perceived lightness (Rec. 709 luma).
func (c Color) Grey() Color {
	y := uint8(math.Round(0.2126*float64(c.R) + 0.7152*float64(c.G) + 0.0722*float64(c.B)))
	return Color{y, y, y}
}
