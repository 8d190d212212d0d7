package output

import (
	"croix/output/face"
	"croix/output/icon"
)

// Kind tells what a Mark is.
type Kind uint8

// The kinds of marks. Which fields of Mark each uses stands beside it.
const (
	KindRect    Kind = iota // Box, Radius; Fill and Stroke
	KindLine                // from Box.X, Box.Y by Box.W, Box.H; Stroke
	KindPath                // Path, in millimetres of the drawing; Fill and Stroke
	KindText                // Text from Box.X on the baseline Box.Y; Face, Size, Fill
	KindUse                 // Form with its top left at Box.X, Box.Y, Box.W wide; Fill for a stencil
	KindPicture             // Picture fills Box; not in a form
	KindClip                // everything after it in the drawing stays within Box
)

// Paint says how a shape is coloured. A zero Line means no outline.
type Paint struct {
	Fill   Color
	Stroke Color
	Filled bool
	Line   float64 // width of the outline in millimetres; 0 for none
	Dash   float64 // length of dashes and gaps in millimetres; 0 for a solid line
}

// Mark is one thing drawn.
type Mark struct {
	Kind    Kind
	Paint   Paint
	Box     Rect
	Radius  float64 // of the corners of a rectangle, millimetres
	Size    float64 // of text, points
	Face    *face.Face
	Text    string
	Path    icon.Path
	Form    *Drawing
	Picture *Picture
	Role    string // what the mark is for ("tick", "trim", "bar"...), for tests and dumps
}

// Drawing is a list of marks, drawn in order. Used as a form, it stands in a
// document once, however often it is shown; its marks may then reach past its
// size by its Bleed and no further.
type Drawing struct {
	Name    string
	Size    Size
	Bleed   float64
	Stencil bool // has no colour of its own, but that of each use; set on a grid of whole points
	Marks   []Mark
}

// Count is the number of marks with the given role, forms included.
func (d *Drawing) Count(role string) int {
	n := 0
	for i := range d.Marks {
		m := &d.Marks[i]
		if m.Role == role {
			n++
		}
		if m.Kind == KindUse {
			n += m.Form.Count(role)
		}
	}
	return n
}

// Texts calls yield with every text of the drawing in drawing order, forms
// included.
func (d *Drawing) Texts(yield func(string) bool) {
	d.texts(yield)
}

func (d *Drawing) texts(yield func(string) bool) bool {
	for i := range d.Marks {
		switch m := &d.Marks[i]; m.Kind {
		case KindText:
			if !yield(m.Text) {
				return false
			}
		case KindUse:
			if !m.Form.texts(yield) {
				return false
			}
		}
	}
	return true
}
