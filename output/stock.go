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
	forms map[iconKey]*Drawing
}

type iconKey struct {
	name  string
	color Color
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
	return &Stock{Set: faces, icons: icons, forms: map[iconKey]*Drawing{}}, nil
}

// iconForm is the side of an icon's form in millimetres. It is large so that
// the two decimals of a PDF number do not show when the form is scaled down.
const iconForm = 100

// Icon is the form of an icon in one colour, iconForm millimetres square.
func (s *Stock) Icon(name string, c Color) (*Drawing, error) {
	k := iconKey{name, c}
	if d, ok := s.forms[k]; ok {
		return d, nil
	}
	ic, err := s.icons.Get(name)
	if err != nil {
		return nil, err
	}
	d := &Drawing{
		Name: fmt.Sprintf("icon %s #%02x%02x%02x", name, c.R, c.G, c.B),
		Size: Size{iconForm, iconForm},
		Marks: []Mark{{
			Kind:  KindPath,
			Path:  Scaled(ic.Path, 0, 0, iconForm),
			Paint: Paint{Filled: true, Fill: c},
		}},
	}
	s.forms[k] = d
	return d, nil
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
