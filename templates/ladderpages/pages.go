// Package ladderpages says what the printed pages of the game of towers hold:
// board, ladder, pieces, rules, sheets, random set-ups, a game as diagrams; and
// its screen.
package ladderpages

import (
	"math"
	"strconv"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
)

// Sizes of the pieces, millimetres. A square is as large as a board fits the
// page, but no more than the usual, or on A3 the large one; the rest goes by it.
const (
	usualSquare = 27.0
	largeSquare = 39.0
	largePage   = 250.0 // the least width of a page for large squares
	tokenLess   = 6.0   // a token is so much smaller than its square
	tileLess    = 2.0
	tableHigh   = 54.0 // below the board
)

// leastType is the smallest type of all, that of letters and figures on
// diagrams, points.
const leastType = 6.5

// painter draws pages.
type painter struct {
	pages.Pen
	r ladder.Rules
}

// newPainter is a painter with its document, on standing paper of at least some
// size within the margins.
func newPainter(r ladder.Rules, title say.Key, least output.Size, o pages.Options) (*painter, *output.Document, error) {
	press, err := pages.NewPress(o)
	if err != nil {
		return nil, nil, err
	}
	doc := press.Document(title, say.LadderPageSubject)
	p := &painter{Pen: pages.Pen{Press: press}, r: r}
	p.Free = press.Tall(doc)
	if p.Free.W < least.W || p.Free.H < least.H {
		return nil, nil, press.TooSmall(title, least, p.Free)
	}
	return p, doc, nil
}

// square is the side of a square of the board on this paper: whole millimetres.
func (p *painter) square() float64 {
	side := math.Min(p.Free.W/float64(p.r.Cols), (p.Free.H-tableHigh)/float64(p.r.Rows))
	most := usualSquare
	if p.Free.W >= largePage {
		most = largeSquare
	}
	return math.Floor(math.Min(side, most) + 1e-9)
}

// leastPage is the smallest room for a board with its pieces.
func leastPage(r ladder.Rules) output.Size {
	const leastSquare = 17.0
	return output.Size{W: math.Max(120, leastSquare*float64(r.Cols)), H: math.Max(174, leastSquare*float64(r.Rows)+tableHigh)}
}

// color is the colour of tokens.
func (p *painter) color(c ladder.Colour) output.Color {
	hex := map[ladder.Colour]uint32{ladder.Red: 0xa3262a, ladder.Blue: 0x24548f, ladder.Green: 0x2f6b3a, ladder.Yellow: 0xe0b02c}[c]
	return p.Accent(pages.RGB(hex))
}

// letter is what stands for a colour.
func (p *painter) letter(c ladder.Colour) string { return p.r.Colours.Of(c).Letter(p.O.Lang) }

// over is the colour of what stands on the colour of tokens.
func (p *painter) over(c ladder.Colour) output.Color {
	if c == ladder.Yellow {
		return p.Text
	}
	return output.White
}

// head is the title of a page with a hint beside; it gives the y below.
func (p *painter) head(title, hint string) float64 {
	font := p.Title.At(18)
	base := p.Free.Y + 2.6 + font.Cap()
	p.C.Text(p.Free.X, base, font, title)
	x := p.Free.X + font.Width(title) + 6
	small := p.Italic.At(9).In(p.Soft)
	p.FitRight(p.Free.Right(), base, p.Free.Right()-x, small, hint)
	p.C.Line(p.Free.X, base+2, p.Free.Right(), base+2, output.Paint{Line: 0.5, Stroke: p.Text})
	return base + 4
}

// lay makes one drawing for each page.
func (p *painter) lay(doc *output.Document, r *pages.Report, draws ...func(*painter)) error {
	return p.Pages(doc, output.PageSet{Len: len(draws), Draw: func(i int, c *output.Canvas, free output.Rect) error {
		one := *p
		one.C, one.Free = c, free
		draws[i](&one)
		return nil
	}}, r)
}

// Rules lays out the rules in short: a page of A4.
func Rules(r ladder.Rules, o pages.Options) (*output.Document, pages.Report, error) {
	var report pages.Report
	p, err := pages.NewPress(o)
	if err != nil {
		return nil, report, err
	}
	doc := p.Document(say.LadderRulesTitle, say.LadderPageSubject)
	err = p.Manual(doc, pages.Manual{
		Title: say.LadderRulesTitle, Sections: ladder.Reference(r, o.Lang),
		Goals: []pages.Goal{{Pages: 1, Least: pages.Smallest}},
		Accent: func(id string) output.Color {
			hex := map[string]uint32{"capture": 0xa3262a, "ladder": 0x24548f, "tile": 0x2f6b3a, "marks": 0x2f6b3a, "house": 0x4d4257}[id]
			if hex == 0 {
				return p.Text
			}
			return p.Accent(pages.RGB(hex))
		},
		Cites: func([]string) string { return "" },
	}, &report)
	return doc, report, err
}

func itoa(n int) string { return strconv.Itoa(n) }
