// Package pdf turns a document into PDF. It is the one place that knows
// gofpdf: that library keeps fonts, pages and objects, while the operators of
// each page are written here, since it neither kerns nor checks what it draws.
//
// The same document gives the same bytes, within one version of Go (whose
// compressor decides the rest).
package pdf

import (
	"bytes"
	"fmt"
	"io"
	"time"

	"github.com/jung-kurt/gofpdf"

	"croix/output"
	"croix/output/face"
)

// epoch is the date written into every document: a real one would make equal
// documents differ.
var epoch = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)

// Write writes doc as PDF. Nothing is written if any sheet cannot be drawn.
func Write(out io.Writer, doc *output.Document) (err error) {
	// gofpdf panics on some fonts and strings. All we know of are refused
	// before; a person at a table should not meet the next one as a crash.
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the PDF library failed on %q: %v", doc.Title, p)
		}
	}()
	w := &writer{fonts: map[*face.Face]*font{}, forms: map[*output.Drawing]*form{}}
	w.page.w = w
	for sheet, err := range doc.Sheets() {
		if err != nil {
			return err
		}
		if err := w.addSheet(doc, sheet); err != nil {
			return err
		}
	}
	if w.pdf == nil {
		return fmt.Errorf("%q has no pages", doc.Title)
	}
	w.keepRunes()
	var buf bytes.Buffer
	if err := w.pdf.Output(&buf); err != nil {
		return fmt.Errorf("building %q: %w", doc.Title, err)
	}
	b, err := complete(buf.Bytes(), doc)
	if err != nil {
		return err
	}
	_, err = out.Write(b)
	return err
}

// writer is the state of one document being written.
type writer struct {
	pdf   *gofpdf.Fpdf
	fonts map[*face.Face]*font
	order []*font // in the order of first use
	forms map[*output.Drawing]*form
	page  stream
	pageH float64 // height of the current page, millimetres
}

// font is a face within the document.
type font struct {
	face     *face.Face
	family   string
	resource string // the name under which pages know it, with its slash
	used     [0x10000]bool
}

// form is a drawing that stands in the document once.
type form struct {
	tpl      gofpdf.Template
	resource string
	shown    bool // used once through gofpdf, which thereby lists it
}

func (w *writer) start(doc *output.Document, size output.Size) {
	p := gofpdf.NewCustom(&gofpdf.InitType{UnitStr: "mm", Size: gofpdf.SizeType{Wd: size.W, Ht: size.H}})
	p.SetCatalogSort(true)
	p.SetCreationDate(epoch)
	p.SetModificationDate(epoch)
	p.SetTitle(doc.Title, true)
	p.SetSubject(doc.Subject, true)
	p.SetCreator(doc.Creator, false)
	p.SetProducer("gofpdf", false)
	p.SetAutoPageBreak(false, 0)
	p.SetMargins(0, 0, 0)
	w.pdf = p
}

func (w *writer) addSheet(doc *output.Document, sheet *output.Sheet) error {
	if w.pdf == nil {
		w.start(doc, sheet.Size)
	}
	w.pdf.AddPageFormat("P", gofpdf.SizeType{Wd: sheet.Size.W, Ht: sheet.Size.H})
	if sheet.Bookmark != "" {
		w.pdf.Bookmark(sheet.Bookmark, 0, 0)
	}
	w.pageH = sheet.Size.H
	s := &w.page
	for i := range sheet.Placed {
		p := &sheet.Placed[i]
		s.reset(sheet.Size.H)
		s.op("q")
		s.rect(p.Clip)
		s.op("W n")
		s.b = append(s.b, "q "...)
		s.turn(p)
		s.flip = p.Drawing.Size.H
		if err := s.marks(p.Drawing); err != nil {
			return err
		}
		s.op("Q Q")
		if err := w.flush(); err != nil {
			return err
		}
	}
	if sheet.Over != nil {
		s.reset(sheet.Size.H)
		s.op("q")
		if err := s.marks(sheet.Over); err != nil {
			return err
		}
		s.op("Q")
	}
	return w.flush()
}

// turn moves the origin to the lower left corner of a placed drawing, upside
// down if it is turned.
func (s *stream) turn(p *output.Placed) {
	h := p.Drawing.Size.H
	if p.Turned {
		s.b = append(s.b, "-1 0 0 -1 "...)
		s.xy(p.X, p.Y-h)
	} else {
		s.b = append(s.b, "1 0 0 1 "...)
		s.xy(p.X, p.Y+h)
	}
	s.op("cm")
}

func (s *stream) marks(d *output.Drawing) error {
	for i := range d.Marks {
		if err := s.mark(&d.Marks[i]); err != nil {
			return err
		}
	}
	if s.inText {
		s.endText()
	}
	return nil
}

// flush hands the operators so far to gofpdf.
func (w *writer) flush() error {
	if len(w.page.b) > 0 {
		w.pdf.RawWriteBuf(bytes.NewReader(w.page.b))
		w.page.b = w.page.b[:0]
	}
	return w.pdf.Error()
}

// font adds a face to the document at its first use and learns the name that
// gofpdf gives it, which only a stream that selects it shows.
func (w *writer) font(f *face.Face) (*font, error) {
	if ft, ok := w.fonts[f]; ok {
		return ft, nil
	}
	ft := &font{face: f, family: f.Name()}
	w.pdf.AddUTF8FontFromBytes(ft.family, "", f.TTF())
	probe := w.pdf.CreateTemplateCustom(gofpdf.PointType{}, gofpdf.SizeType{Wd: 1, Ht: 1}, func(t *gofpdf.Tpl) {
		t.SetFont(ft.family, "", 10)
	})
	if err := w.pdf.Error(); err != nil {
		return nil, fmt.Errorf("adding the face %s: %w", ft.family, err)
	}
	_, after, ok := bytes.Cut(probe.Bytes(), []byte("BT /"))
	name, _, ok2 := bytes.Cut(after, []byte(" "))
	if !ok || !ok2 {
		return nil, fmt.Errorf("adding the face %s: gofpdf does not select it", ft.family)
	}
	ft.resource = "/" + string(name)
	w.fonts[f] = ft
	w.order = append(w.order, ft)
	return ft, nil
}

// keepRunes tells gofpdf which characters were drawn, so that it keeps their
// glyphs: it knows only those drawn by its own calls. A template that is
// never shown does that and leaves no trace in the file.
func (w *writer) keepRunes() {
	for _, ft := range w.order {
		var runes []rune
		for r, used := range ft.used {
			if used {
				runes = append(runes, rune(r))
			}
		}
		w.pdf.CreateTemplateCustom(gofpdf.PointType{}, gofpdf.SizeType{Wd: 1, Ht: 1}, func(t *gofpdf.Tpl) {
			t.SetFont(ft.family, "", 10)
			t.Text(0, 0, string(runes))
		})
	}
}

// use shows a form.
func (s *stream) use(m *output.Mark) error {
	f, err := s.w.form(m.Form)
	if err != nil {
		return err
	}
	scale := m.Box.W / m.Form.Size.W
	if s == &s.w.page && !f.shown {
		// gofpdf lists only forms shown by its own call.
		if err := s.w.flush(); err != nil {
			return err
		}
		s.w.pdf.UseTemplateScaled(f.tpl,
			gofpdf.PointType{X: m.Box.X, Y: s.w.pageH - (s.flip - m.Box.Y)},
			gofpdf.SizeType{Wd: m.Box.W, Ht: m.Box.H})
		f.shown = true
		return s.w.pdf.Error()
	}
	if s != &s.w.page {
		return s.inline(m, scale)
	}
	s.b = fmt.Appendf(s.b, "q %.4f 0 0 %.4f ", scale, scale)
	s.xy(m.Box.X, m.Box.Bottom())
	s.b = append(s.b, "cm "...)
	s.b = append(s.b, f.resource...)
	s.op(" Do Q")
	return nil
}

// inline draws a form within another form as plain marks: forms of forms
// would save nothing.
func (s *stream) inline(m *output.Mark, scale float64) error {
	s.b = fmt.Appendf(s.b, "q %.4f 0 0 %.4f ", scale, scale)
	s.xy(m.Box.X, m.Box.Bottom())
	s.op("cm")
	outer := *s
	s.flip = m.Form.Size.H
	s.fill, s.stroke, s.line, s.dash, s.font = colorState{}, colorState{}, -1, -1, nil
	err := s.marks(m.Form)
	outer.b = s.b
	*s = outer
	s.op("Q")
	return err
}

func (w *writer) form(d *output.Drawing) (*form, error) {
	if f, ok := w.forms[d]; ok {
		return f, nil
	}
	s := &stream{w: w}
	s.reset(d.Size.H)
	if err := s.marks(d); err != nil {
		return nil, err
	}
	tpl := w.pdf.CreateTemplateCustom(gofpdf.PointType{}, gofpdf.SizeType{Wd: d.Size.W, Ht: d.Size.H}, func(t *gofpdf.Tpl) {
		t.RawWriteBuf(bytes.NewReader(s.b))
	})
	f := &form{tpl: tpl, resource: "/TPL" + tpl.ID()}
	w.forms[d] = f
	return f, nil
}
