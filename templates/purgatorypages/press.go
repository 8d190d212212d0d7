package purgatorypages

import (
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
)

// How documents are printed, and what was laid out.
type (
	Options = pages.Options
	Report  = pages.Report
	Item    = pages.Item
)

// keep is those of all that the options keep.
func keep[T any](all []T, o Options, id func(T) string) []T { return pages.Keep(all, o, id) }

// press is what every document of this game is made with: the press of all
// games with the colours of the camps. A document may change its options.
type press struct {
	*theme
	rules purgatory.Options // the house rules of the group; the zero Options follow the rulings
	hints map[string]string // a line of odds for each being, by id; nil for none
	stock *output.Stock
	o     Options
}

func newPress(o Options) (*press, error) {
	shared, err := pages.NewPress(o)
	if err != nil {
		return nil, err
	}
	return &press{theme: newTheme(shared.Theme), stock: shared.Stock, o: o}, nil
}

// base is the press of all games, with the options as they are now.
func (p *press) base() *pages.Press {
	return &pages.Press{Theme: p.shared, Stock: p.stock, O: p.o}
}

func (p *press) document(title, subject say.Key) *output.Document {
	return p.base().Document(title, subject)
}

func (p *press) imposition(doc *output.Document) output.Imposition { return p.base().Imposition(doc) }

func (p *press) impose(doc *output.Document, set output.CardSet, r *Report, id func(i int) string, mark func(first, last int) string) error {
	return p.base().Impose(doc, set, r, id, mark)
}

func (p *press) pages(doc *output.Document, set output.PageSet, r *Report) error {
	return p.base().Pages(doc, set, r)
}

func (p *press) pagesBy(im output.Imposition, doc *output.Document, set output.PageSet, r *Report) error {
	return p.base().PagesBy(im, doc, set, r)
}

// CardError is an error of the card of one soul.
type CardError struct {
	D66 int
	Err error
}

func (e *CardError) Error() string { return e.Err.Error() }

func (e *CardError) Unwrap() error { return e.Err }

// tooSmall is the error for paper on which a document does not fit: what it
// takes and what a page has of it within the margins, in millimetres.
func (p *press) tooSmall(title say.Key, need output.Size, free output.Rect) error {
	return p.base().TooSmall(title, need, free)
}

// sheetLine is the line at the edge of a sheet, and a short one.
func sheetLine(l say.Lang, title string, i output.SheetInfo) []string {
	return pages.SheetLine(l, title, i)
}

// tell puts the errors of the output rooms in words that players read.
func tell(err error) error { return pages.Tell(err) }
