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

// smallest is the smallest type of a text that shrinks, points.
const smallest = 7.0

// leastType is the smallest type of all, that of letters and figures on
// diagrams, points.
const leastType = 6.5

// painter draws pages.
type painter struct {
	*pages.Press
	c    *output.Canvas
	free output.Rect
	r    ladder.Rules
}

// newPainter is a painter with its document, on standing paper of at least some
// size within the margins.
func newPainter(r ladder.Rules, title say.Key, least output.Size, o pages.Options) (*painter, *output.Document, error) {
	press, err := pages.NewPress(o)
	if err != nil {
		return nil, nil, err
	}
	doc := press.Document(title, say.LadderPageSubject)
	p := &painter{Press: press, r: r}
	p.free = p.room(doc)
	if p.free.W < least.W || p.free.H < least.H {
		return nil, nil, press.TooSmall(title, least, p.free)
	}
	return p, doc, nil
}

// room is what a standing page has.
func (p *painter) room(doc *output.Document) output.Rect {
	size := p.O.Paper.Size
	if size.W > size.H {
		size = size.Turned()
	}
	return p.Imposition(doc).Free(size)
}

// square is the side of a square of the board on this paper: whole millimetres.
func (p *painter) square() float64 {
	side := math.Min(p.free.W/float64(p.r.Cols), (p.free.H-tableHigh)/float64(p.r.Rows))
	most := usualSquare
	if p.free.W >= largePage {
		most = largeSquare
	}
	return math.Floor(math.Min(side, most) + 1e-9)
}

// leastPage is the smallest room for a board with its pieces.
func leastPage(r ladder.Rules) output.Size {
	const leastSquare = 17.0
	return output.Size{W: math.Max(120, leastSquare*float64(r.Cols)), H: math.Max(174, leastSquare*float64(r.Rows)+tableHigh)}
}

func (p *painter) text(k say.Key, args ...any) string { return p.O.Lang.Text(k, args...) }

// color is the colour of tokens.
func (p *painter) color(c ladder.Colour) output.Color {
	hex := map[ladder.Colour]uint32{ladder.Red: 0xa3262a, ladder.Blue: 0x24548f, ladder.Green: 0x2f6b3a, ladder.Yellow: 0xe0b02c}[c]
	return p.Accent(pages.RGB(hex))
}

// over is the colour of what stands on the colour of tokens.
func (p *painter) over(c ladder.Colour) output.Color {
	if c == ladder.Yellow {
		return p.Text
	}
	return output.White
}

// box is a box to write in.
func (p *painter) box(at output.Rect, color output.Color) {
	p.c.Add(output.Mark{Kind: output.KindRect, Role: pages.RoleWrite, Radius: 0.6, Box: at,
		Paint: output.Paint{Filled: true, Fill: output.White, Line: 0.3, Stroke: color}})
}

// fit writes a text that shrinks to a width; what is still too wide is an error
// that names it.
func (p *painter) fit(x, y, w float64, font output.Font, s string) {
	if size, ok := p.size(w, font, s); ok {
		p.c.Text(x, y, font.At(size), s)
	}
}

func (p *painter) size(w float64, font output.Font, s string) (float64, bool) {
	size, ok := output.FitSize(font, s, w, font.Size, math.Min(smallest, font.Size))
	if !ok {
		p.c.Fail(&output.OverflowError{Card: s, Field: "text"})
	}
	return size, ok
}

// centred writes a text in the middle of a box.
func (p *painter) centred(at output.Rect, font output.Font, s string) {
	if size, ok := p.size(at.W-0.6, font, s); ok {
		f := font.At(size)
		p.c.TextCentred(at.X+at.W/2, at.Y+at.H/2+f.Cap()/2, f, s)
	}
}

// head is the title of a page with a hint beside; it gives the y below.
func (p *painter) head(title, hint string) float64 {
	font := p.Title.At(18)
	base := p.free.Y + 2.6 + font.Cap()
	p.c.Text(p.free.X, base, font, title)
	x := p.free.X + font.Width(title) + 6
	small := p.Italic.At(9).In(p.Soft)
	if size, ok := p.size(p.free.Right()-x, small, hint); ok {
		p.c.TextRight(p.free.Right(), base, small.At(size), hint)
	}
	p.c.Line(p.free.X, base+2, p.free.Right(), base+2, output.Paint{Line: 0.5, Stroke: p.Text})
	return base + 4
}

// lay makes one drawing for each page.
func (p *painter) lay(doc *output.Document, r *pages.Report, draws ...func(*painter)) error {
	return p.Pages(doc, output.PageSet{Len: len(draws), Draw: func(i int, c *output.Canvas, free output.Rect) error {
		one := *p
		one.c, one.free = c, free
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
		Title: say.LadderRulesTitle, Sections: ladder.Reference(r, o.Lang), Goals: []pages.Goal{{Pages: 1, Least: pages.Smallest}},
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
