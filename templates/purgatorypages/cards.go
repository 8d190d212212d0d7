package purgatorypages

import (
	"errors"
	"fmt"
	"math"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// Options say how cards are printed.
type Options struct {
	Lang    say.Lang
	Ink     Ink
	Paper   output.Paper
	Card    output.Paper // the size of a card
	Margin  float64      // no ink outside it, millimetres
	Back    output.Back
	Order   output.Order
	Creator string // the program and its version
}

// Report says what was laid out.
type Report struct {
	Cards   int // with continuations
	Sheets  int
	PerPage int
	Steps   []int // how many cards took each rung of the ladder
}

// smallest is the least a soul card can be and still hold its tick boxes and
// its numbers at a legible size.
var smallest = output.Size{W: 60, H: 84}

// face is one printed card: a soul, or the continuation of one.
type face struct {
	figure int
	first  int // the first piece of gear on it
	count  int // how many
	step   int // the rung of the ladder at which they fit
	part   int // 1 for the card itself
	parts  int
}

// Cards lays out the soul cards of figures as a document. The report is
// complete before any page is drawn.
func Cards(figures []*purgatory.Figure, o Options) (*output.Document, Report, error) {
	var r Report
	if len(figures) == 0 {
		return nil, r, say.Errorf(say.PrintEmptyDeck)
	}
	if o.Card.Size.W < smallest.W || o.Card.Size.H < smallest.H {
		return nil, r, say.Errorf(say.PrintCardTooSmall, smallest.W, smallest.H, o.Card.Name)
	}
	stock, err := output.NewStock()
	if err != nil {
		return nil, r, err
	}
	p := newPress(stock, o)
	r.Steps = make([]int, len(p.rungs))
	var faces []face
	for i, f := range figures {
		more, err := p.plan(i, newView(f, o.Lang))
		if err != nil {
			return nil, r, tell(err)
		}
		faces = append(faces, more...)
		r.Steps[more[0].step]++
	}
	set := output.CardSet{
		Size: o.Card.Size,
		Len:  len(faces),
		Front: func(i int) (*output.Drawing, error) {
			d, err := p.front(newView(figures[faces[i].figure], o.Lang), faces[i])
			return d, tell(err)
		},
	}
	if o.Back != output.BackNone {
		if set.Back, err = p.cardBack(stock, o.Card.Size); err != nil {
			return nil, r, tell(err)
		}
	}
	doc := &output.Document{
		Title:   o.Lang.Text(say.PrintDeckTitle),
		Subject: o.Lang.Text(say.PrintDeckSubject),
		Creator: o.Creator,
		Lang:    string(o.Lang),
	}
	im := output.Imposition{
		Paper: o.Paper, Margin: o.Margin, Back: o.Back, Order: o.Order,
		Line: p.regular.At(7.5).In(output.Black),
		Text: func(i output.SheetInfo) []string { return sheetLine(o.Lang, doc.Title, i) },
		Mark: func(i output.SheetInfo) string {
			if i.Face == output.SideBack {
				return ""
			}
			first := (i.Sheet - 1) * r.PerPage
			last := min(first+r.PerPage, len(faces)) - 1
			return fmt.Sprintf("%d–%d", figures[faces[first].figure].Card.D66, figures[faces[last].figure].Card.D66)
		},
	}
	g, err := im.Impose(stock, doc, set)
	if err != nil {
		return nil, r, tell(err)
	}
	r.Cards, r.Sheets, r.PerPage = len(faces), g.Sheets(len(faces)), g.PerSheet()
	return doc, r, nil
}

// press draws the cards of one document.
type press struct {
	*theme
	stock  *output.Stock
	o      Options
	at     places
	rungs  []output.Style
	frames map[frameKey]*output.Drawing
}

func newPress(stock *output.Stock, o Options) *press {
	p := &press{theme: newTheme(stock, o.Ink), stock: stock, o: o, frames: map[frameKey]*output.Drawing{}}
	p.at = p.places(o.Card.Size)
	p.rungs = ladder(p.at.scale)
	return p
}

// start draws what stands above the gear.
func (p *press) start(v *view, f face) (*soulCard, error) {
	size := p.o.Card.Size
	s := &soulCard{theme: p.theme, v: v, lang: p.o.Lang, size: size, at: p.at, c: p.stock.NewCanvas(v.id, size)}
	frame, err := p.frame(v.leaning, f.part == 1)
	if err != nil {
		return nil, err
	}
	s.c.Use(frame, 0, 0, size.W)
	part := ""
	if f.parts > 1 {
		part = fmt.Sprintf("%d/%d", f.part, f.parts)
	}
	s.head(part)
	if f.part == 1 {
		s.scores()
		s.numbers()
		s.substance()
	}
	_, err = s.c.Drawing()
	return s, err
}

// free is the box that the gear may fill.
func (s *soulCard) free() output.Size {
	return output.Size{W: s.at.width, H: s.size.H - safe - s.y}
}

func (s *soulCard) blocks(gear []gear) []output.Block {
	bs := make([]output.Block, len(gear))
	for i, g := range gear {
		bs[i] = s.block(g)
	}
	return bs
}

// plan finds the faces that a soul takes, and the rung of the ladder of each.
func (p *press) plan(i int, v *view) ([]face, error) {
	var faces []face
	for first := 0; first < len(v.gear) || len(faces) == 0; {
		f := face{figure: i, first: first, part: len(faces) + 1, parts: 1}
		s, err := p.start(v, f)
		if err != nil {
			return nil, err
		}
		fit, err := output.Fit(v.id, s.blocks(v.gear[first:]), s.free(), p.rungs)
		if err != nil {
			return nil, err
		}
		f.count, f.step = fit.Blocks, fit.Step
		faces = append(faces, f)
		first += max(1, fit.Blocks)
	}
	for i := range faces {
		faces[i].parts = len(faces)
	}
	return faces, nil
}

// front draws one face.
func (p *press) front(v *view, f face) (*output.Drawing, error) {
	s, err := p.start(v, f)
	if err != nil {
		return nil, err
	}
	fit, err := output.Fit(v.id, s.blocks(v.gear[f.first:f.first+f.count]), s.free(), p.rungs[f.step:f.step+1])
	if err != nil {
		return nil, err
	}
	fit.Draw(s.c, s.at.left, s.y)
	return s.c.Drawing()
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
