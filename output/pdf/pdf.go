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
	"unicode/utf16"

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
	w := &writer{fonts: map[*face.Face]*font{}, forms: map[*output.Drawing]*form{}, shown: map[string]int{}}
	w.page = stream{w: w, seen: map[*form]bool{}}
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
	w.pdf, w.page.b = nil, nil // as large as the file: not to be kept any longer
	b, err := complete(buf.Bytes(), doc, w.pictures)
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
	// The pictures in the order of first use, and their numbers by their sums.
	pictures []*output.Picture
	shown    map[string]int
	page     stream
	high     float64 // height of the page, millimetres
}

// font is a face within the document.
type font struct {
	face     *face.Face
	family   string
	resource string // the name under which pages know it, with its slash
	used     [0x10000]bool
}

func (w *writer) start(doc *output.Document, size output.Size) {
	p := gofpdf.NewCustom(&gofpdf.InitType{UnitStr: "mm", Size: gofpdf.SizeType{Wd: size.W, Ht: size.H}})
	p.SetCatalogSort(true)
	p.SetCompression(false) // see complete
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
		w.pdf.Bookmark(textString(sheet.Bookmark), 0, 0)
	}
	s := &w.page
	w.high = sheet.Size.H
	if sheet.Adjust != nil {
		s.b = append(s.b, "q "...)
		for i, v := range sheet.Adjust.Matrix(sheet.Size) {
			if i < 4 {
				s.b = appendDecimal(s.b, v, 1000000)
			} else {
				s.b = appendDecimal(s.b, v, 1000)
			}
		}
		s.op("cm")
	}
	for i := range sheet.Placed {
		p := &sheet.Placed[i]
		s.restart(sheet.Size.H)
		s.op("q")
		s.rect(p.Clip)
		s.op("W n")
		s.turn(p)
		s.flip = p.Drawing.Size.H
		var err error
		if p.Form {
			err = s.use(&output.Mark{Form: p.Drawing, Box: output.Rect{W: p.Drawing.Size.W, H: p.Drawing.Size.H}})
		} else {
			err = s.marks(p.Drawing)
		}
		if err != nil {
			return err
		}
		s.op("Q")
	}
	if sheet.Over != nil {
		s.restart(sheet.Size.H)
		s.op("q")
		if err := s.marks(sheet.Over); err != nil {
			return err
		}
		s.op("Q")
	}
	if sheet.Adjust != nil {
		s.op("Q")
	}
	w.pdf.RawWriteBuf(bytes.NewReader(s.b))
	s.b = s.b[:0]
	return w.pdf.Error()
}

// textString is s as PDF has text outside of pages: UTF-16 with a byte order
// mark. gofpdf makes it so only after a font was set, which pages here never do.
func textString(s string) string {
	b := []byte{0xfe, 0xff}
	for _, u := range utf16.Encode([]rune(s)) {
		b = append(b, byte(u>>8), byte(u))
	}
	return string(b)
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
