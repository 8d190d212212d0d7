package purgatorypages

import (
	"fmt"
	"math"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// The board in millimetres of its drawing: a cross of six squares of
// 40 cm, Paradise at the top.
const (
	square     = 20 * purgatory.ArmHalf
	boardWide  = 20 * purgatory.BeamHalf
	boardHigh  = 10 * purgatory.Top
	boardWaste = 6.0 // free at the left and upper side of a tile, for seam letters
)

// boardParts are the upright and the two arms, in the drawing.
func boardParts() []output.Rect {
	return []output.Rect{
		{X: 0, Y: square, W: square, H: square},
		{X: square, Y: 0, W: square, H: boardHigh},
		{X: 2 * square, Y: square, W: square, H: square},
	}
}

// Board lays out the cross at true scale: as tiles behind a page that says how
// they go together, or, single, as one page of the whole size for a print
// shop.
func Board(o Options, single bool) (*output.Document, Report, error) {
	var r Report
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	board, err := p.board(true)
	if err != nil {
		return nil, r, tell(err)
	}
	small, err := p.board(false)
	if err != nil {
		return nil, r, tell(err)
	}
	doc := p.document(say.BoardTitle, say.BoardSubject)
	if single {
		const rim = 20.0
		p.o.Paper = output.Paper{Name: fmt.Sprintf("%g × %g mm", boardWide+2*rim, boardHigh+2*rim), Size: output.Size{W: boardWide + 2*rim, H: boardHigh + 2*rim}}
		p.pages(doc, output.PageSet{Len: 1,
			Draw: func(int, *output.Canvas, output.Rect) error { return nil },
			Place: func(int, output.Rect) []output.Placed {
				return []output.Placed{placeBoard(board, rim, rim, output.Rect{W: boardWide, H: boardHigh})}
			},
		}, &r)
		return doc, r, nil
	}
	tiles, lying := p.tiles(o.Paper)
	if tiles == nil {
		return nil, r, say.Errorf(say.BoardPaper, o.Paper.Name)
	}
	p.pages(doc, output.PageSet{Len: len(tiles) + 1, Lying: lying,
		Mark: func(i int) string {
			if i == 0 {
				return o.Lang.Text(say.BoardAssembly)
			}
			return o.Lang.Text(say.BoardTile, fmt.Sprint(i))
		},
		Place: func(i int, free output.Rect) []output.Placed {
			if i == 0 {
				return nil
			}
			return []output.Placed{placeBoard(board, free.X+boardWaste, free.Y+boardWaste, tiles[i-1].Region)}
		},
		Draw: func(i int, c *output.Canvas, free output.Rect) error {
			if i == 0 {
				return p.assembly(c, free, small, tiles)
			}
			p.tileMarks(c, free, i, tiles[i-1])
			return nil
		},
	}, &r)
	return doc, r, nil
}

// placeBoard shows a region of the board with its upper left corner at x, y.
func placeBoard(board *output.Drawing, x, y float64, region output.Rect) output.Placed {
	return output.Placed{Drawing: board, Form: true, X: x - region.X, Y: y - region.Y,
		Clip: output.Rect{X: x, Y: y, W: region.W, H: region.H}}
}

// tiles cuts the board for a paper, upright or lying, whichever takes fewer
// sheets; nil if a tile would be too small to glue.
func (p *press) tiles(paper output.Paper) ([]output.Tile, bool) {
	var best []output.Tile
	lying := false
	for _, turned := range []bool{false, true} {
		size := paper.Size
		if turned {
			size = size.Turned()
		}
		free := p.imposition(&output.Document{}).Free(size)
		room := output.Size{W: free.W - boardWaste, H: free.H - boardWaste}
		if room.W < 60 || room.H < 60 {
			continue
		}
		if ts := output.Tiles(boardParts(), room); best == nil || len(ts) < len(best) {
			best, lying = ts, size.W > size.H
		}
	}
	return best, lying
}

// tileMarks draws where a tile is cut and glued, and the letters of its
// seams: beside the sides that are cut, on the flaps that are glued under.
func (p *press) tileMarks(c *output.Canvas, free output.Rect, n int, t output.Tile) {
	c.Field("seams")
	x, y := free.X+boardWaste, free.Y+boardWaste
	right, low := x+t.Region.W, y+t.Region.H
	cut := output.Paint{Line: 0.25, Stroke: output.Black}
	flap := output.Paint{Line: 0.25, Stroke: output.Black, Dash: 1.2}
	letter, small := p.bold.At(11).In(output.Black), p.regular.At(8).In(output.Black)
	halo := output.Paint{Filled: true, Fill: output.White}
	label := func(cx, cy float64, s string) {
		w := letter.Width(s) + 1.6
		c.Rect(output.Rect{X: cx - w/2, Y: cy - 2.4, W: w, H: 4.8}, 1, halo)
		c.TextCentred(cx, cy+letter.Cap()/2, letter, s)
	}
	midX, midY := (x+right-output.Overlap)/2, (y+low-output.Overlap)/2
	if t.Left != "" {
		c.Line(x, free.Y, x, low, cut)
		label(x-3.2, midY, t.Left)
	}
	if t.Top != "" {
		c.Line(free.X, y, right, y, cut)
		label(midX, y-3.2, t.Top)
	}
	if t.Right != "" {
		c.Line(right-output.Overlap, y, right-output.Overlap, low, flap)
		label(right-output.Overlap/2, midY, t.Right)
	}
	if t.Low != "" {
		c.Line(x, low-output.Overlap, right, low-output.Overlap, flap)
		label(midX, low-output.Overlap/2, t.Low)
	}
	name := p.o.Lang.Text(say.BoardTile, fmt.Sprint(n))
	c.Text(x+2, y-1.8, small, name)
}

// assembly is the page that says how the tiles go together: the board small,
// with the number of each tile, and what each paper takes.
func (p *press) assembly(c *output.Canvas, free output.Rect, board *output.Drawing, tiles []output.Tile) error {
	c.Field("assembly")
	lang := p.o.Lang
	head := p.title.At(20)
	c.Text(free.X+3, free.Y+9, head, lang.Text(say.BoardAssembly))
	beside := free.W > free.H // a lying sheet has the text beside the picture
	pic := output.Rect{X: free.X + 3, Y: free.Y + 14, W: free.W - 6, H: free.H * 0.62}
	textBox := output.Rect{X: free.X + 3, Y: pic.Bottom() + 5, W: free.W - 6}
	if beside {
		pic.W, pic.H = free.W*0.55, free.H-18
		textBox = output.Rect{X: pic.Right() + 6, Y: pic.Y, W: free.Right() - pic.Right() - 9}
	}
	scale := math.Min(pic.W/boardWide, pic.H/boardHigh)
	x0, y0 := pic.X+(pic.W-boardWide*scale)/2, pic.Y
	c.Use(board, x0, y0, boardWide*scale)
	number := p.bold.At(10).In(output.Black)
	for i, t := range tiles {
		b := output.Rect{X: x0 + t.Region.X*scale, Y: y0 + t.Region.Y*scale, W: t.Region.W * scale, H: t.Region.H * scale}
		c.Rect(b, 0, output.Paint{Line: 0.2, Stroke: output.Black})
		cx, cy := b.X+(t.Region.W-output.Overlap)/2*scale, b.Y+(t.Region.H-output.Overlap)/2*scale
		s := fmt.Sprint(i + 1)
		w := number.Width(s) + 1.6
		c.Rect(output.Rect{X: cx - w/2, Y: cy - 2.3, W: w, H: 4.6}, 1, output.Paint{Filled: true, Fill: output.White})
		c.TextCentred(cx, cy+number.Cap()/2, number, s)
	}
	body := p.regular.At(10)
	leading := 1.25 * body.Size / output.PtPerMM
	y := textBox.Y
	para := func(s string) error {
		lines, ok := output.Measure(output.Span{Font: body, Text: s}).Break(body.Size, textBox.W)
		if need := y + float64(len(lines))*leading; !ok || need > free.Bottom() {
			return &output.OverflowError{Card: "board", Field: "assembly", Need: need, Have: free.Bottom()}
		}
		c.Lines(lines, textBox.X, y+body.Cap(), textBox.W, leading, output.Left)
		y += float64(len(lines))*leading + 1.5
		return nil
	}
	if err := para(lang.Text(say.BoardHow)); err != nil {
		return err
	}
	for _, paper := range output.Papers()[:3] {
		ts, lying := p.tiles(paper)
		size := paper.Size
		if lying {
			size = size.Turned()
		}
		if err := para(lang.Text(say.BoardCount, paper.Name, int(math.Round(size.W)), int(math.Round(size.H)), len(ts))); err != nil {
			return err
		}
	}
	return nil
}
