package ladderpages

import (
	"fmt"
	"math"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
)

// Board lays out the board with the table of captures below.
func Board(r ladder.Rules, o pages.Options) (*output.Document, pages.Report, error) {
	var report pages.Report
	p, doc, err := newPainter(r, say.LadderBoardTitle, leastPage(r), o)
	if err != nil {
		return nil, report, err
	}
	return doc, report, p.lay(doc, &report, (*painter).board)
}

// board draws the board at the top of the page, centred.
func (p *painter) board() {
	p.C.Field("board")
	side := p.square()
	w, h := side*float64(p.r.Cols), side*float64(p.r.Rows)
	at := output.Rect{X: p.Free.X + (p.Free.W-w)/2, Y: p.Free.Y + 2, W: w, H: h}
	p.grid(at, side, 9)
	p.captures(output.Rect{X: p.Free.X, Y: at.Bottom() + 4, W: p.Free.W, H: p.Free.Bottom() - at.Bottom() - 4})
}

// grid draws the squares of a board with their names in the corners, in type of
// so many points; 0 for no names.
func (p *painter) grid(at output.Rect, side, names float64) {
	font := p.Regular.At(names).In(p.Soft)
	for col := range p.r.Cols {
		for row := range p.r.Rows {
			s := p.cell(at, side, ladder.Square{Col: col, Row: row})
			if (col+row)%2 == 0 && p.Solid {
				p.C.Rect(s, 0, output.Paint{Filled: true, Fill: pages.Mix(output.White, p.Soft, 0.14)})
			}
			p.C.Rect(s, 0, output.Paint{Line: 0.3, Stroke: p.Soft})
			if names > 0 {
				p.C.Text(s.X+0.8, s.Bottom()-0.8, font, ladder.Square{Col: col, Row: row}.String())
			}
		}
	}
	p.C.Rect(at, 0, output.Paint{Line: math.Min(0.8, side*0.05), Stroke: p.Text})
}

// cell is the box of a square; a1 is at the bottom left.
func (p *painter) cell(at output.Rect, side float64, s ladder.Square) output.Rect {
	return output.Rect{X: at.X + side*float64(s.Col), Y: at.Bottom() - side*float64(s.Row+1), W: side, H: side}
}

// captures is the table of captures with the order of a turn.
func (p *painter) captures(at output.Rect) {
	p.C.Field("captures")
	titles, rows := ladder.CaptureRows(p.O.Lang)
	label := at.W * 0.24
	cell := (at.W - label) / 2
	const high = 9.0
	y := at.Y
	for i, t := range titles[1:] {
		p.FitBox(output.Rect{X: at.X + label + float64(i)*cell, Y: y, W: cell, H: 6}, p.Bold.At(12), t)
	}
	y += 6
	for k, row := range rows {
		p.Fit(at.X+9.5, y+high/2+1.4, label-10, p.Bold.At(12), row[0])
		p.face(p.C, output.Rect{X: at.X + 0.5, Y: y + 0.5, W: high - 1, H: high - 1}, ladder.Token{Colour: ladder.Red, Face: []ladder.Face{ladder.Angel, ladder.Devil}[k]})
		for i, text := range row[1:] {
			box := output.Rect{X: at.X + label + float64(i)*cell, Y: y, W: cell, H: high}
			p.C.Rect(box, 0, output.Paint{Line: 0.3, Stroke: p.Soft})
			p.FitBox(box, p.Regular.At(12), text)
		}
		y += high
	}
	y += 5.5
	size := 12.5
	var spans []output.Span
	for _, id := range []string{"turn.1", "turn.2", "turn.3"} {
		spans = append(spans, output.Span{Font: p.Bold, Text: id[5:] + "\u00a0"}, output.Span{Font: p.Regular, Text: p.Say(say.Key("ladder.rules."+id)) + " "})
	}
	for ; ; size -= 0.25 {
		leading := 1.16 * size / output.PtPerMM
		lines, ok := output.Measure(spans...).Break(size, at.W)
		if ok && y+float64(len(lines))*leading <= at.Bottom() {
			p.C.Lines(lines, at.X, y, at.W, leading, output.Left)
			return
		}
		if size <= pages.Smallest {
			p.C.Fail(&output.OverflowError{Card: "board", Field: "turn", Need: float64(len(lines)) * leading, Have: at.Bottom() - y})
			return
		}
	}
}

// Measures of the ladder, millimetres.
const (
	rungHigh  = 27.0
	laneWide  = 30.0
	pointWide = 20.0
)

// Ladder lays out the ladder: a lane for each colour, points at the sides. With
// blank the points are boxes to fill in.
func Ladder(r ladder.Rules, blank bool, o pages.Options) (*output.Document, pages.Report, error) {
	var report pages.Report
	p, doc, err := newPainter(r, say.LadderTitle, leastPage(r), o)
	if err != nil {
		return nil, report, err
	}
	return doc, report, p.lay(doc, &report, func(p *painter) { p.rungs(blank) })
}

// rungs draws the ladder, the start at the bottom.
func (p *painter) rungs(blank bool) {
	p.C.Field("ladder")
	hint := ""
	if p.r.HousePoints && !blank {
		hint = p.Say(say.LadderHouseValues)
	}
	top := p.head(p.Say(say.LadderTitle), hint)
	high := min(rungHigh, (p.Free.Bottom()-top)/float64(p.r.Rungs))
	scale := min(1, p.Free.W/(4*laneWide+2*pointWide))
	lane, column := laneWide*scale, pointWide*scale
	x := p.Free.X + (p.Free.W-4*lane-2*column)/2
	y := top + max(0, p.Free.Bottom()-top-high*float64(p.r.Rungs))/2
	for level := range p.r.Rungs {
		ry := y + high*float64(p.r.Rungs-1-level)
		for side, points := range [][]int{p.r.Points4, p.r.Points23} {
			at := output.Rect{X: x, Y: ry, W: column, H: high}
			if side == 1 {
				at.X = x + column + 4*lane
			}
			if level%2 == 1 && p.Solid {
				p.C.Rect(at, 0, output.Paint{Filled: true, Fill: pages.Mix(output.White, p.Soft, 0.14)})
			}
			p.C.Rect(at, 0, output.Paint{Line: 0.3, Stroke: p.Soft})
			if blank {
				p.Box(output.Rect{X: at.X + column*0.2, Y: ry + high*0.3, W: column * 0.6, H: min(10, high*0.6)}, p.Soft, 0.3)
			} else {
				p.FitBox(at, p.Bold.At(min(26, high*1.2)), itoa(points[level]))
			}
			if level == 0 {
				k := []say.Key{"ladder.rules.ladder.four", "ladder.rules.ladder.few"}[side]
				p.FitBox(output.Rect{X: at.X, Y: at.Bottom() - 4.6, W: column, H: 4}, p.Regular.At(8).In(p.Soft), p.Say(k))
			}
		}
		for i, c := range ladder.Colours() {
			at := output.Rect{X: x + column + float64(i)*lane, Y: ry, W: lane, H: high}
			p.C.Rect(at, 0, output.Paint{Line: 0.3, Stroke: p.Soft})
			if level == 0 {
				p.ground(p.C, output.Rect{X: at.X, Y: at.Bottom() - high*0.3, W: lane, H: high * 0.3}, c)
				font := p.Bold.At(min(26, high)).In(p.Text)
				p.C.TextCentred(at.X+lane/2, at.Y+high*0.35+font.Cap()/2, font, p.letter(c))
				continue
			}
			// a rung across each lane
			p.C.Line(at.X+lane*0.12, at.Bottom(), at.Right()-lane*0.12, at.Bottom(), output.Paint{Line: 1.4, Stroke: p.color(c)})
			p.C.Text(at.X+1, at.Y+3.6, p.Regular.At(8).In(p.Soft), fmt.Sprint(level))
		}
	}
	for i := range 5 {
		lx := x + column + float64(i)*lane
		p.C.Line(lx, y, lx, y+high*float64(p.r.Rungs), output.Paint{Line: 0.8, Stroke: p.Text})
	}
}
