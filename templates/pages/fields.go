package pages

import (
	"croix/generator/say"
	"croix/output"
)

// Pen draws on a page or card of any game.
type Pen struct {
	*Press
	C    *output.Canvas
	Free output.Rect // where it draws
}

// Say is a sentence in the language that is printed.
func (p *Pen) Say(k say.Key, args ...any) string { return p.O.Lang.Text(k, args...) }

// Write is a line to write on.
func (p *Pen) Write(x, y, w float64) {
	p.C.Add(output.Mark{Kind: output.KindLine, Role: RoleWrite, Box: output.Rect{X: x, Y: y, W: w},
		Paint: output.Paint{Line: 0.25, Stroke: p.Soft}})
}

// Box is a box to write in; line is the width of its outline, millimetres.
func (p *Pen) Box(at output.Rect, color output.Color, line float64) {
	p.C.Add(output.Mark{Kind: output.KindRect, Role: RoleWrite, Radius: 0.8, Box: at,
		Paint: output.Paint{Filled: true, Fill: output.White, Line: line, Stroke: color}})
}

// Smallest is the smallest type of a text that shrinks, points.
const Smallest = 7.0

// Fit writes a text that shrinks to a width; what is still too wide is an error
// that names it.
func (p *Pen) Fit(x, y, w float64, font output.Font, s string) {
	if font, ok := p.fitted(w, font, s); ok {
		p.C.Text(x, y, font, s)
	}
}

// FitRight is Fit that ends at x.
func (p *Pen) FitRight(x, y, w float64, font output.Font, s string) {
	if font, ok := p.fitted(w, font, s); ok {
		p.C.TextRight(x, y, font, s)
	}
}

// FitCentred is Fit around the middle x.
func (p *Pen) FitCentred(x, y, w float64, font output.Font, s string) {
	if font, ok := p.fitted(w, font, s); ok {
		p.C.TextCentred(x, y, font, s)
	}
}

// FitBox is Fit in the middle of a box.
func (p *Pen) FitBox(at output.Rect, font output.Font, s string) {
	if font, ok := p.fitted(at.W-0.8, font, s); ok {
		p.C.TextCentred(at.X+at.W/2, at.Y+at.H/2+font.Cap()/2, font, s)
	}
}

func (p *Pen) fitted(w float64, font output.Font, s string) (output.Font, bool) {
	size, ok := output.FitSize(font, s, w, font.Size, min(Smallest, font.Size))
	if !ok {
		p.C.Fail(&output.OverflowError{Card: s, Field: "text"})
	}
	return font.At(size), ok
}
