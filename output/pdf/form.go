package pdf

import (
	"bytes"
	"errors"
	"strconv"

	"github.com/jung-kurt/gofpdf"

	"croix/output"
)

// form is a drawing that stands in the document once. It is a template of our
// own making: gofpdf's begin with colours, and a stencil must have none, and
// they are known by a long hash of their content, which every use repeats.
type form struct {
	number int
	size   gofpdf.SizeType
	stream []byte
	nested []gofpdf.Template
}

// ID is the name of the form within its document.
func (f *form) ID() string { return strconv.Itoa(f.number) }

// Size is the form's own, from the origin.
func (f *form) Size() (gofpdf.PointType, gofpdf.SizeType) { return gofpdf.PointType{}, f.size }

// Bytes is the operators of the form.
func (f *form) Bytes() []byte { return f.stream }

// Images is none.
func (f *form) Images() map[string]*gofpdf.ImageInfoType { return nil }

// Templates is the forms that this one shows.
func (f *form) Templates() []gofpdf.Template { return f.nested }

// The rest of gofpdf.Template is for files of templates, which we have none of.

// NumPages is one.
func (f *form) NumPages() int { return 1 }

// FromPage is the form itself.
func (f *form) FromPage(int) (gofpdf.Template, error) { return f, nil }

// FromPages is the form itself.
func (f *form) FromPages() []gofpdf.Template { return []gofpdf.Template{f} }

var errNoFile = errors.New("a form is not written to a file of its own")

// Serialize is not supported.
func (f *form) Serialize() ([]byte, error) { return nil, errNoFile }

// GobEncode is not supported.
func (f *form) GobEncode() ([]byte, error) { return nil, errNoFile }

// GobDecode is not supported.
func (f *form) GobDecode([]byte) error { return errNoFile }

// form makes a drawing a form of the document, once.
func (w *writer) form(d *output.Drawing) (*form, error) {
	if f, ok := w.forms[d]; ok {
		return f, nil
	}
	s := &stream{w: w, seen: map[*form]bool{}}
	s.restart(d.Size.H + d.Bleed)
	if d.Stencil {
		s.unit, s.mono = 1, true
	}
	if d.Bleed > 0 {
		s.b = append(s.b, "1 0 0 1 "...)
		s.x(d.Bleed)
		s.op("0 cm")
	}
	if err := s.marks(d); err != nil {
		return nil, err
	}
	f := &form{
		number: len(w.forms) + 1,
		size:   gofpdf.SizeType{Wd: d.Size.W + 2*d.Bleed, Ht: d.Size.H + 2*d.Bleed},
		stream: s.b,
		nested: s.listed,
	}
	w.forms[d] = f
	return f, nil
}

// use shows a form, in a page or in another form.
func (s *stream) use(m *output.Mark) error {
	f, err := s.w.form(m.Form)
	if err != nil {
		return err
	}
	if m.Form.Stencil {
		s.color(&s.fill, m.Paint.Fill, "g", "rg")
	}
	scale := m.Box.W / m.Form.Size.W
	box := m.Box.Inset(-m.Form.Bleed * scale)
	if !s.seen[f] {
		s.seen[f] = true
		s.listed = append(s.listed, f)
		if s == &s.w.page {
			return s.showFirst(f, box)
		}
	}
	s.b = append(s.b, "q "...)
	s.fine(scale)
	s.b = append(s.b, "0 0 "...)
	s.fine(scale)
	s.xy(box.X, box.Bottom())
	s.b = append(s.b, "cm /TPL"...)
	s.b = strconv.AppendInt(s.b, int64(f.number), 10)
	s.op(" Do Q")
	return nil
}

// showFirst shows a form on a page for the first time: by gofpdf's own call,
// which is how it learns of the form.
func (s *stream) showFirst(f *form, box output.Rect) error {
	p := s.w.pdf
	p.RawWriteBuf(bytes.NewReader(s.b))
	s.b = s.b[:0]
	p.UseTemplateScaled(f,
		gofpdf.PointType{X: box.X, Y: s.w.high - (s.flip - box.Y)},
		gofpdf.SizeType{Wd: box.W, Ht: box.H})
	return p.Error()
}
