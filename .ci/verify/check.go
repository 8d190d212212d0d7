package verify

import (
	"fmt"
	"slices"
	"sync"
)

// Document is a printed file with what it was printed from. What is read from
// it is read once.
type Document struct {
	Options
	Path  string
	Souls []Soul
	Grid  Grid
	Faces []Face

	pdf     func() (*PDF, error)
	words   func() ([][]Word, error)
	picture func() ([]Picture, error)
}

// NewDocument is the document at path.
func NewDocument(path string, o Options, souls []Soul) (*Document, error) {
	g, err := NewGrid(o)
	if err != nil {
		return nil, err
	}
	d := &Document{Options: o, Path: path, Souls: souls, Grid: g, Faces: Faces(o, g, len(souls))}
	d.pdf = sync.OnceValues(func() (*PDF, error) { return Open(path) })
	d.words = sync.OnceValues(func() ([][]Word, error) { return Words(path) })
	d.picture = sync.OnceValues(func() ([]Picture, error) { return Render(path, 100, true, 1, 9999) })
	return d, nil
}

// At is the same document in another file.
func (d *Document) At(path string) *Document {
	c, err := NewDocument(path, d.Options, d.Souls)
	if err != nil {
		panic(err) // its options made a document before
	}
	return c
}

// CheckSyntax has qpdf and pdfcpu read the file.
func (d *Document) CheckSyntax() error { return CheckSyntax(d.Path) }

// CheckPages counts the pages and measures them.
func (d *Document) CheckPages() error {
	p, err := d.pdf()
	if err != nil {
		return err
	}
	if len(p.Pages) != len(d.Faces) {
		return fmt.Errorf("%d pages instead of %d for %d cards, %d a sheet", len(p.Pages), len(d.Faces), len(d.Souls), d.Grid.PerSheet())
	}
	for i, pg := range p.Pages {
		if !near(pg.W, d.Grid.W, 0.01) || !near(pg.H, d.Grid.H, 0.01) {
			return fmt.Errorf("page %d is %.3f x %.3f mm instead of %g x %g", i+1, pg.W, pg.H, d.Grid.W, d.Grid.H)
		}
	}
	return nil
}

// CheckText compares the words of every card with what it must say, and sees
// that every word lies within a card or in the bands at the top and the foot.
func (d *Document) CheckText(t Tables) error {
	return d.eachFront(func(_, i int, _ Box, words []Word) error {
		want, err := t.Expect(d.Souls[i], d.Lang)
		if err != nil {
			return err
		}
		return CheckCard(words, want, d.Lang, d.Grid.CardW)
	})
}

// trims are the cards of a page, fronts first, then backs, and the places that
// stay empty.
func (d *Document) trims(f Face) (full, empty []Box) {
	for k := range d.Grid.PerSheet() {
		var boxes []Box
		if !f.Back {
			boxes = append(boxes, d.Grid.Front(k))
		} else {
			boxes = append(boxes, d.Grid.Behind(k))
		}
		if k < f.Count {
			full = append(full, boxes...)
		} else {
			empty = append(empty, boxes...)
		}
	}
	if d.Grid.Back == "fold" {
		for k := range d.Grid.PerSheet() {
			if k < f.Count {
				full = append(full, d.Grid.Behind(k))
			} else {
				empty = append(empty, d.Grid.Behind(k))
			}
		}
	}
	return full, empty
}

// assign gives each card its words.
func assign(words []Word, trims []Box, g Grid) ([][]Word, error) {
	out := make([][]Word, len(trims))
	for _, w := range words {
		x, y := w.Mid()
		i := slices.IndexFunc(trims, func(b Box) bool { return b.Has(x, y) })
		switch {
		case i < 0 && (y < margin+band || y > g.H-margin-band):
			if w.X < margin-0.01 || w.X2 > g.W-margin+0.01 {
				return nil, fmt.Errorf("%q of the sheet line is in the margin", w.Text)
			}
		case i < 0:
			return nil, fmt.Errorf("%q at %v is on no card", w.Text, w.Box)
		case !trims[i].Grow(0.05).Holds(w.Box):
			return nil, fmt.Errorf("%q at %v crosses the trim %v", w.Text, w.Box, trims[i])
		default:
			out[i] = append(out[i], w)
		}
	}
	return out, nil
}

// CheckFonts looks at the fonts of the file.
func (d *Document) CheckFonts() error { return CheckFonts(d.Path) }

// CheckMargins sees that no page has ink outside its margin, and that a grey
// print is grey.
func (d *Document) CheckMargins() error {
	pictures, err := d.picture()
	if err != nil {
		return err
	}
	for i, p := range pictures {
		if err := p.CheckMargin(); err != nil {
			return fmt.Errorf("page %d: %w", i+1, err)
		}
		if d.Ink == "grey" {
			if err := p.CheckNeutral(); err != nil {
				return fmt.Errorf("page %d: %w", i+1, err)
			}
		}
	}
	return nil
}

// CheckPlaces sees that just the places which have a card are inked, in front
// and, mirrored, behind.
func (d *Document) CheckPlaces(pictures []Picture) error {
	if len(pictures) != len(d.Faces) {
		return fmt.Errorf("%d pages instead of %d", len(pictures), len(d.Faces))
	}
	for i, f := range d.Faces {
		full, empty := d.trims(f)
		for _, b := range full {
			if ink := pictures[i].Inked(b.Grow(-1.5)); ink < 0.02 {
				return fmt.Errorf("page %d: the place %v is blank and should have a card", i+1, b)
			}
		}
		for _, b := range empty {
			if ink := pictures[i].Inked(b.Grow(-1.5)); ink > 0 {
				return fmt.Errorf("page %d: the place %v has ink and should be empty", i+1, b)
			}
		}
	}
	return nil
}
