package output

import (
	"fmt"
	"math"
	"unicode/utf8"

	"croix/output/face"
	"croix/output/icon"
)

// GlyphError is a character that cannot be printed.
type GlyphError struct {
	Card, Field string
	Rune        rune // utf8.RuneError for bytes that are not UTF-8
	Face        string
}

func (e *GlyphError) Error() string {
	if e.Rune == utf8.RuneError {
		return fmt.Sprintf("%s: %s: the text is not valid UTF-8", e.Card, e.Field)
	}
	return fmt.Sprintf("%s: %s: %q (U+%04X) is not in the face %s", e.Card, e.Field, e.Rune, e.Rune, e.Face)
}

// Canvas collects the marks of one drawing. The first error sticks: later
// calls draw nothing and Drawing returns it.
type Canvas struct {
	Stock *Stock
	d     Drawing
	field string
	err   error
}

// NewForm begins a drawing to be used as a form whose marks may reach past its
// size by bleed.
func (s *Stock) NewForm(name string, size Size, bleed float64) *Canvas {
	return &Canvas{Stock: s, d: Drawing{Name: name, Size: size, Bleed: bleed}}
}

// NewCanvas begins a drawing. The name says which card, sheet or form it is
// and stands in every error.
func (s *Stock) NewCanvas(name string, size Size) *Canvas {
	return &Canvas{Stock: s, d: Drawing{Name: name, Size: size}}
}

// Field names the part of the card that the next calls draw, for errors.
func (c *Canvas) Field(name string) { c.field = name }

// Fail records an error unless there is one already.
func (c *Canvas) Fail(err error) {
	if c.err == nil {
		c.err = err
	}
}

// Drawing is what was drawn, or the first error.
func (c *Canvas) Drawing() (*Drawing, error) {
	if c.err != nil {
		return nil, c.err
	}
	return &c.d, nil
}

// Add appends a mark as it is.
func (c *Canvas) Add(m Mark) {
	if c.err == nil {
		c.d.Marks = append(c.d.Marks, m)
	}
}

// Rect draws a rectangle with rounded corners of the given radius.
func (c *Canvas) Rect(box Rect, radius float64, p Paint) {
	c.Add(Mark{Kind: KindRect, Box: box, Radius: radius, Paint: p})
}

// Line draws a line from x, y to x2, y2.
func (c *Canvas) Line(x, y, x2, y2 float64, p Paint) {
	c.Add(Mark{Kind: KindLine, Box: Rect{x, y, x2 - x, y2 - y}, Paint: p})
}

// Path draws a path given in millimetres of the drawing.
func (c *Canvas) Path(p icon.Path, paint Paint) {
	c.Add(Mark{Kind: KindPath, Path: p, Paint: paint})
}

// Polygon draws a closed polygon through the points x0, y0, x1, y1...
func (c *Canvas) Polygon(paint Paint, xy ...float64) {
	p := make(icon.Path, 0, len(xy)/2+1)
	for i := 0; i+1 < len(xy); i += 2 {
		op := icon.Op('L')
		if i == 0 {
			op = 'M'
		}
		p = append(p, icon.Seg{Op: op, P: [6]float64{xy[i], xy[i+1]}})
	}
	c.Path(append(p, icon.Seg{Op: 'Z'}), paint)
}

// Circle draws a circle of radius r around x, y.
func (c *Canvas) Circle(x, y, r float64, paint Paint) {
	c.Path(CirclePath(x, y, r), paint)
}

// CirclePath is the outline of a circle.
func CirclePath(x, y, r float64) icon.Path {
	k := r * 4 * (math.Sqrt2 - 1) / 3
	return icon.Path{
		{Op: 'M', P: [6]float64{x + r, y}},
		{Op: 'C', P: [6]float64{x + r, y + k, x + k, y + r, x, y + r}},
		{Op: 'C', P: [6]float64{x - k, y + r, x - r, y + k, x - r, y}},
		{Op: 'C', P: [6]float64{x - r, y - k, x - k, y - r, x, y - r}},
		{Op: 'C', P: [6]float64{x + k, y - r, x + r, y - k, x + r, y}},
		{Op: 'Z'},
	}
}

// Icon draws an icon in a square of the given side.
func (c *Canvas) Icon(name string, x, y, side float64, color Color) {
	if c.err != nil {
		return
	}
	form, err := c.Stock.Icon(name)
	if err != nil {
		c.Fail(fmt.Errorf("%s: %s: %w", c.d.Name, c.field, err))
		return
	}
	c.Add(Mark{Kind: KindUse, Form: form, Box: Rect{x, y, side, side}, Paint: Paint{Fill: color}})
}

// Use draws a form with its top left at x, y, scaled to the given width.
func (c *Canvas) Use(form *Drawing, x, y, width float64) {
	c.Add(Mark{Kind: KindUse, Form: form, Box: Rect{x, y, width, width * form.Size.H / form.Size.W}})
}

// Font is a face at a size in points and a colour.
type Font struct {
	Face  *face.Face
	Size  float64
	Color Color
}

// Width is the width of s in millimetres.
func (f Font) Width(s string) float64 { return f.Face.Width(s, f.Size) }

// Cap is the height of a capital letter in millimetres.
func (f Font) Cap() float64 { return f.Face.CapHeight() * f.Size / PtPerMM }

// At is the font at another size.
func (f Font) At(size float64) Font { f.Size = size; return f }

// In is the font in another colour.
func (f Font) In(c Color) Font { f.Color = c; return f }

// Text draws s from x on the baseline y.
func (c *Canvas) Text(x, y float64, f Font, s string) {
	if c.err != nil || s == "" || !c.check(f, s) {
		return
	}
	c.Add(Mark{Kind: KindText, Box: Rect{X: x, Y: y}, Face: f.Face, Size: f.Size, Text: s, Paint: Paint{Fill: f.Color}})
}

// TextCentred draws s centred on x; TextRight ends it at x.
func (c *Canvas) TextCentred(x, y float64, f Font, s string) {
	if c.check(f, s) {
		c.Text(x-f.Width(s)/2, y, f, s)
	}
}

// TextRight draws s so that it ends at x.
func (c *Canvas) TextRight(x, y float64, f Font, s string) {
	if c.check(f, s) {
		c.Text(x-f.Width(s), y, f, s)
	}
}

// check refuses text that the face cannot show, before anything is measured
// or drawn: the library behind the PDF panics on some of it.
func (c *Canvas) check(f Font, s string) bool {
	if c.err != nil {
		return false
	}
	if !utf8.ValidString(s) {
		c.Fail(&GlyphError{c.d.Name, c.field, utf8.RuneError, f.Face.Name()})
		return false
	}
	for _, r := range s {
		if !f.Face.Has(r) {
			c.Fail(&GlyphError{c.d.Name, c.field, r, f.Face.Name()})
			return false
		}
	}
	return true
}

// RoleTick is the role of a tick box.
const RoleTick = "tick"

// TickSide is the side of a tick box in millimetres: room for a pencil cross.
const TickSide = 5.0

// tickLine is the outline of a tick box in millimetres.
const tickLine = 0.35

// Tick draws an empty tick box with its top left at x, y.
func (c *Canvas) Tick(x, y float64, color Color) {
	c.Add(Mark{Kind: KindUse, Role: RoleTick, Form: c.Stock.tick(color), Box: Rect{x, y, TickSide, TickSide}})
}
