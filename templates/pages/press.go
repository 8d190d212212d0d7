// Package pages is what the printed pages of every game share: how they are
// printed, their inks and type, the line at the edge of a sheet, cards and
// whole pages put on sheets.
package pages

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"math"
	"strconv"

	"croix/generator/say"
	"croix/output"
	"croix/output/picture"
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
	// Keep tells which items are laid out, by their ids: souls by their d66,
	// objects, demons and angels by theirs, whole pages by their numbers. Nil
	// keeps all.
	Keep  func(id string) bool
	Sums  bool            // the report has a sum of each item
	Fill  bool            // slots left empty on the last sheet of soul cards carry markers
	Art   *picture.Folder // portraits, by the ids of souls, demons and angels; nil for none
	Hints bool            // the best three sins on the sheets of demons and angels
}

// Report says what was laid out.
type Report struct {
	Souls   int // whose cards they are
	Cards   int // with continuations
	Sheets  int
	Pages   int   // faces of sheets
	PerPage int   // cards
	Cuts    int   // straight cuts through all sheets
	Steps   []int // how many cards took each rung of the ladder
	Items   []Item
}

// Item is a part of a document that can be printed alone: a card, a sheet.
type Item struct {
	ID  string
	Sum string // of all that shows: equal sums print alike
}

// Keep is those of all that the options keep.
func Keep[T any](all []T, o Options, id func(T) string) []T {
	if o.Keep == nil {
		return all
	}
	var kept []T
	for _, v := range all {
		if o.Keep(id(v)) {
			kept = append(kept, v)
		}
	}
	return kept
}

// Press is what every document is made with.
type Press struct {
	*Theme
	Stock *output.Stock
	O     Options
}

// NewPress is a press for the options, with the embedded faces and icons.
func NewPress(o Options) (*Press, error) {
	stock, err := output.NewStock()
	if err != nil {
		return nil, err
	}
	return &Press{Theme: NewTheme(stock, o.Ink), Stock: stock, O: o}, nil
}

// Document begins a document; its pages are added by Impose or Pages.
func (p *Press) Document(title, subject say.Key) *output.Document {
	return &output.Document{
		Title:   p.O.Lang.Text(title),
		Subject: p.O.Lang.Text(subject),
		Creator: p.O.Creator,
		Lang:    string(p.O.Lang),
	}
}

// Imposition is how the options put things on sheets.
func (p *Press) Imposition(doc *output.Document) output.Imposition {
	return output.Imposition{
		Paper: p.O.Paper, Margin: p.O.Margin, Back: p.O.Back, Order: p.O.Order, Profile: p.O.Profile,
		Line: p.Regular.At(7.5).In(output.Black),
		Text: func(i output.SheetInfo) []string { return SheetLine(p.O.Lang, doc.Title, i) },
	}
}

// Impose puts cards on the sheets of doc and completes the report. mark is the
// bookmark of a sheet, from its first and last card; nil for none. id is the
// item that a card belongs to.
func (p *Press) Impose(doc *output.Document, set output.CardSet, r *Report, id func(i int) string, mark func(first, last int) string) error {
	im := p.Imposition(doc)
	if mark != nil {
		im.Mark = func(i output.SheetInfo) string {
			if i.Face == output.SideBack {
				return ""
			}
			first := (i.Sheet - 1) * r.PerPage
			return mark(first, min(first+r.PerPage, set.Len)-1)
		}
	}
	g, err := im.Impose(p.Stock, doc, set)
	if err != nil {
		return Tell(err)
	}
	r.Cards, r.Sheets, r.PerPage, r.Pages = set.Len, g.Sheets(set.Len), g.PerSheet(), doc.Pages
	r.Cuts = (len(g.CutsX()) + len(g.CutsY())) * r.Sheets
	if p.O.Sums {
		r.Items, err = sumCards(set, id)
	}
	return err
}

// sumCards sums up the cards of each item, and their backs.
func sumCards(set output.CardSet, id func(i int) string) ([]Item, error) {
	var items []Item
	sums := map[string]hash.Hash{}
	for i := range set.Len {
		h := sums[id(i)]
		if h == nil {
			h = sha256.New()
			sums[id(i)] = h
			items = append(items, Item{ID: id(i)})
		}
		front, err := set.Front(i)
		if err != nil {
			return nil, Tell(err)
		}
		output.Sum(h, front)
		back := set.Back
		if set.BackOf != nil {
			back = set.BackOf(i)
		}
		if back != nil {
			output.Sum(h, back)
		}
	}
	for i := range items {
		items[i].Sum = hex.EncodeToString(sums[items[i].ID].Sum(nil)[:16])
	}
	return items, nil
}

// Pages makes whole pages the sheets of doc and completes the report.
func (p *Press) Pages(doc *output.Document, set output.PageSet, r *Report) error {
	return p.PagesBy(p.Imposition(doc), doc, set, r)
}

// PagesBy is Pages with another sheet line than that of the options.
func (p *Press) PagesBy(im output.Imposition, doc *output.Document, set output.PageSet, r *Report) (err error) {
	im.Back = output.BackNone
	im.Pages(p.Stock, doc, set)
	draw := doc.Page
	doc.Page = func(i int) (*output.Sheet, error) {
		s, err := draw(i)
		return s, Tell(err)
	}
	r.PerPage = 1
	if p.O.Keep != nil {
		keepPages(doc, p.O)
	}
	r.Sheets, r.Pages = doc.Pages, doc.Pages
	if p.O.Sums {
		r.Items, err = sumPages(doc)
	}
	return err
}

// keepPages leaves those pages in doc that the options keep. Each keeps its
// number, and no side is turned: the other side is printed already.
func keepPages(doc *output.Document, o Options) {
	pages := make([]int, doc.Pages)
	for i := range pages {
		pages[i] = i
	}
	pages = Keep(pages, o, pageID)
	draw := doc.Page
	doc.Pages, doc.Duplex = len(pages), output.Simplex
	doc.Page = func(i int) (*output.Sheet, error) { return draw(pages[i]) }
}

// pageID is the item that is a page.
func pageID(i int) string { return strconv.Itoa(i + 1) }

// sumPages sums up each page.
func sumPages(doc *output.Document) ([]Item, error) {
	var items []Item
	for i := range doc.Pages {
		s, err := doc.Page(i)
		if err != nil {
			return nil, err
		}
		h := sha256.New()
		for _, p := range s.Placed {
			fmt.Fprintln(h, p.X, p.Y, p.Turned, p.Clip)
			output.Sum(h, p.Drawing)
		}
		output.Sum(h, s.Over)
		items = append(items, Item{ID: pageID(i), Sum: hex.EncodeToString(h.Sum(nil)[:16])})
	}
	return items, nil
}

// TooSmall is the error for paper on which a document does not fit: what it
// takes and what a page has of it within the margins, in millimetres.
func (p *Press) TooSmall(title say.Key, need output.Size, free output.Rect) error {
	if marginTooLarge(need, output.Size{W: free.W, H: free.H}, p.O.Margin) {
		return say.Errorf(say.PaperMarginPage, title, need.W, need.H, p.O.Paper.Name, math.Max(0, free.W), math.Max(0, free.H), p.O.Margin, DefaultMargin)
	}
	return say.Errorf(say.PaperSmall, title, need.W, need.H, p.O.Paper.Name, math.Max(0, free.W), math.Max(0, free.H))
}

// DefaultMargin is what most printers leave white, millimetres.
const DefaultMargin = 8.0

// marginTooLarge reports whether what does not fit within a margin would, upright
// or lying, within the default one: then the margin is to blame.
func marginTooLarge(need, free output.Size, margin float64) bool {
	more := 2 * (margin - DefaultMargin)
	w, h := free.W+more, free.H+more
	return more > 0 && (need.W <= w && need.H <= h || need.H <= w && need.W <= h)
}

// TooLarge reports whether err is that of a document that does not fit on its
// paper within the margins.
func TooLarge(err error) bool {
	for _, k := range []say.Key{say.PaperSmall, say.PaperMarginPage, say.PrintCardTooLarge, say.PaperMarginCard} {
		if say.Has(err, k) {
			return true
		}
	}
	return false
}

// SheetLine is the line at the edge of a sheet, and a short one.
func SheetLine(l say.Lang, title string, i output.SheetInfo) []string {
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

// Tell puts the errors of the output rooms in words that players read.
func Tell(err error) error {
	var glyph *output.GlyphError
	var over *output.OverflowError
	var grid *output.GridError
	var art *picture.Error
	switch {
	case errors.As(err, &art):
		return tellPicture(art)
	case errors.As(err, &glyph) && glyph.Rune == '\uFFFD':
		return say.Errorf(say.PrintNotUTF8, glyph.Card, glyph.Field)
	case errors.As(err, &glyph):
		return say.Errorf(say.PrintGlyph, glyph.Card, glyph.Field, glyph.Rune, glyph.Rune)
	case errors.As(err, &over) && over.Need == 0:
		return say.Errorf(say.PrintWordTooLong, over.Card, over.Field)
	case errors.As(err, &over):
		return say.Errorf(say.PrintOverflow, over.Card, over.Field, over.Need, over.Have)
	case errors.As(err, &grid) && marginTooLarge(grid.Card, grid.Free, grid.Margin):
		return say.Errorf(say.PaperMarginCard, grid.Card.W, grid.Card.H, grid.Paper,
			math.Max(0, grid.Free.W), math.Max(0, grid.Free.H), grid.Margin, DefaultMargin)
	case errors.As(err, &grid):
		return say.Errorf(say.PrintCardTooLarge, grid.Card.W, grid.Card.H, grid.Paper,
			math.Max(0, grid.Free.W), math.Max(0, grid.Free.H), grid.Margin)
	}
	return err
}

// tellPicture puts what is wrong with a picture in words that players read.
func tellPicture(e *picture.Error) error {
	switch e.Why {
	case picture.NotFile:
		return say.Errorf(say.ArtNotFile, e.File)
	case picture.TooLarge:
		return say.Errorf(say.ArtTooLarge, e.File, picture.MaxBytes>>20)
	case picture.TooMany:
		return say.Errorf(say.ArtTooMany, e.File, e.W, e.H, picture.MaxPixels/1000000)
	case picture.NoPicture:
		return say.Errorf(say.ArtNoPicture, e.File)
	case picture.Damaged:
		return say.Errorf(say.ArtDamaged, e.File)
	case picture.Twice:
		return say.Errorf(say.ArtTwice, e.File, e.Other)
	}
	return say.Errorf(say.FileRead, e.File, say.Cause(e.Err))
}
