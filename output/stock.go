package output

import (
	"fmt"

	"croix/output/face"
	"croix/output/icon"
)

// Stock is what a document is drawn with: the faces, the icons and the forms
// made of them so far. It belongs to one document at a time and is not safe
// for concurrent use; the faces and icons behind it are shared.
type Stock struct {
	*face.Set
	icons *icon.Set
	forms map[string]*Drawing // of icons, by name
	ticks map[Color]*Drawing
}

// NewStock opens the embedded faces and icons.
func NewStock() (*Stock, error) {
	faces, err := face.Load()
	if err != nil {
		return nil, fmt.Errorf("loading the faces: %w", err)
	}
	icons, err := icon.Load()
	if err != nil {
		return nil, fmt.Errorf("loading the icons: %w", err)
	}
	return &Stock{Set: faces, icons: icons, forms: map[string]*Drawing{}, ticks: map[Color]*Drawing{}}, nil
}

// iconForm is the side of an icon's form: a grid of 256 points, half as fine as
// the one icons are drawn on. At the 11 mm of the largest icon a point of it is
// 0.04 mm, and whole numbers do.
const iconForm = 256 / PtPerMM

// Icon is the form of an icon, a stencil.
func (s *Stock) Icon(name string) (*Drawing, error) {
	if d, ok := s.forms[name]; ok {
		return d, nil
	}
	ic, err := s.icons.Get(name)
	if err != nil {
		return nil, err
	}
	d := &Drawing{
		Name: "icon " + name, Size: Size{iconForm, iconForm}, Stencil: true,
		Marks: []Mark{{Kind: KindPath, Path: Scaled(ic.Path, 0, 0, iconForm), Paint: Paint{Filled: true}}},
	}
	s.forms[name] = d
	return d, nil
}

// tick is the form of a tick box.
func (s *Stock) tick(c Color) *Drawing {
	if d, ok := s.ticks[c]; ok {
		return d
	}
	d := &Drawing{
		Name: fmt.Sprintf("tick #%02x%02x%02x", c.R, c.G, c.B),
		Size: Size{TickSide, TickSide}, Bleed: tickLine,
		Marks: []Mark{{
			Kind: KindRect, Radius: 0.7, Box: Rect{W: TickSide, H: TickSide},
			Paint: Paint{Filled: true, Fill: White, Line: tickLine, Stroke: c},
		}},
	}
	s.ticks[c] = d
	return d
}

// Scaled is the path of a unit square moved to x, y and s millimetres wide.
func Scaled(p icon.Path, x, y, s float64) icon.Path {
	out := make(icon.Path, len(p))
	for i, seg := range p {
		out[i].Op = seg.Op
		for j := 0; j < 6; j += 2 {
			out[i].P[j] = x + seg.P[j]*s
			out[i].P[j+1] = y + seg.P[j+1]*s
		}
	}
	return out
}
