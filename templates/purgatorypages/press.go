package purgatorypages

import (
	"errors"
	"fmt"
	"math"

	"croix/generator/say"
	"croix/output"
)

// Options say how documents are printed.
type Options struct {
	Lang    say.Lang
	Ink     Ink
	Paper   output.Paper
	Card    output.Paper // the size of a card
	Margin  float64      // no ink outside it, millimetres
	Back    output.Back
	Order   output.Order
	Creator string          // the program and its version
	Profile *output.Profile // of the printer; nil for none
}

// Report says what was laid out.
type Report struct {
	Cards   int // with continuations
	Sheets  int
	Pages   int   // faces of sheets
	PerPage int   // cards
	Cuts    int   // straight cuts through all sheets
	Steps   []int // how many cards took each rung of the ladder
}

// press is what every document is made with.
type press struct {
	*theme
	stock *output.Stock
	o     Options
}

func newPress(o Options) (*press, error) {
	stock, err := output.NewStock()
	if err != nil {
		return nil, err
	}
	return &press{theme: newTheme(stock, o.Ink), stock: stock, o: o}, nil
}

// document begins a document; its pages are added by impose or pages.
func (p *press) document(title, subject say.Key) *output.Document {
	return &output.Document{
		Title:   p.o.Lang.Text(title),
		Subject: p.o.Lang.Text(subject),
		Creator: p.o.Creator,
		Lang:    string(p.o.Lang),
	}
}

// imposition is how the options put things on sheets.
func (p *press) imposition(doc *output.Document) output.Imposition {
	return output.Imposition{
		Paper: p.o.Paper, Margin: p.o.Margin, Back: p.o.Back, Order: p.o.Order, Profile: p.o.Profile,
		Line: p.regular.At(7.5).In(output.Black),
		Text: func(i output.SheetInfo) []string { return sheetLine(p.o.Lang, doc.Title, i) },
	}
}

// impose puts cards on the sheets of doc and completes the report. mark is the
// bookmark of a sheet, from its first and last card; nil for none.
func (p *press) impose(doc *output.Document, set output.CardSet, r *Report, mark func(first, last int) string) error {
	im := p.imposition(doc)
	if mark != nil {
		im.Mark = func(i output.SheetInfo) string {
			if i.Face == output.SideBack {
				return ""
			}
			first := (i.Sheet - 1) * r.PerPage
			return mark(first, min(first+r.PerPage, set.Len)-1)
		}
	}
	g, err := im.Impose(p.stock, doc, set)
	if err != nil {
		return tell(err)
	}
	r.Cards, r.Sheets, r.PerPage, r.Pages = set.Len, g.Sheets(set.Len), g.PerSheet(), doc.Pages
	r.Cuts = (len(g.CutsX()) + len(g.CutsY())) * r.Sheets
	return nil
}

// pages makes whole pages the sheets of doc and completes the report.
func (p *press) pages(doc *output.Document, set output.PageSet, r *Report) {
	im := p.imposition(doc)
	im.Back = output.BackNone
	im.Pages(p.stock, doc, set)
	r.Sheets, r.PerPage, r.Pages = set.Len, 1, set.Len
	draw := doc.Page
	doc.Page = func(i int) (*output.Sheet, error) {
		s, err := draw(i)
		return s, tell(err)
	}
}

// sheetLine is the line at the edge of a sheet, and a short one.
func sheetLine(l say.Lang, title string, i output.SheetInfo) []string {
	full := l.Text(say.PrintFullSize, int(i.BarMM))
	flip := l.Text(say.PrintFlipLong)
	if i.Back == output.BackShort {
		flip = l.Text(say.PrintFlipShort)
	}
	var line string
	switch {
	case i.Face == output.SideFront:
		line = l.Text(say.PrintSheetFront, title, i.Sheet, i.Sheets, flip, i.Paper, full)
	case i.Face == output.SideBack:
		line = l.Text(say.PrintSheetBack, title, i.Sheet, i.Sheets, flip, i.Paper, full)
	case i.Back == output.BackFold:
		line = l.Text(say.PrintSheetFold, title, i.Sheet, i.Sheets, i.Paper, full)
	default:
		line = l.Text(say.PrintSheet, title, i.Sheet, i.Sheets, i.Paper, full)
	}
	if i.Profile != "" {
		line += " · " + l.Text(say.PrintProfile, i.Profile)
	}
	return []string{line, fmt.Sprintf("%s · %d/%d · 100\u00a0%%", title, i.Sheet, i.Sheets), fmt.Sprintf("%d/%d", i.Sheet, i.Sheets)}
}

// tell puts the errors of the output rooms in words that players read.
func tell(err error) error {
	var glyph *output.GlyphError
	var over *output.OverflowError
	var grid *output.GridError
	switch {
	case errors.As(err, &glyph) && glyph.Rune == '\uFFFD':
		return say.Errorf(say.PrintNotUTF8, glyph.Card, glyph.Field)
	case errors.As(err, &glyph):
		return say.Errorf(say.PrintGlyph, glyph.Card, glyph.Field, glyph.Rune, glyph.Rune)
	case errors.As(err, &over) && over.Need == 0:
		return say.Errorf(say.PrintWordTooLong, over.Card, over.Field)
	case errors.As(err, &over):
		return say.Errorf(say.PrintOverflow, over.Card, over.Field, over.Need, over.Have)
	case errors.As(err, &grid):
		return say.Errorf(say.PrintCardTooLarge, grid.Card.W, grid.Card.H, grid.Paper,
			math.Max(0, grid.Free.W), math.Max(0, grid.Free.H), grid.Margin)
	}
	return err
}
