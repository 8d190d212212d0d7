package ladderpages

import (
	"math"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output"
	"croix/output/icon"
	"croix/templates/pages"
	"croix/tracker/ladderplay"
)

// turn is a turn of a game as a diagram shows it: the towers before the moves,
// the tile after its manoeuvre, marks, moves, and what is told.
type turn struct {
	number int
	active ladder.Colour
	board  ladder.Board
	tile   ladderplay.TileMoved
	moves  [][]ladder.Square // the squares of each, from its start to its end
	lines  []string
}

// turnsOf are the turns of a game, and the state after it.
func turnsOf(events []ladderplay.Event, l say.Lang) ([]turn, *ladderplay.Game) {
	g := ladderplay.Replay(nil)
	var all []turn
	for _, e := range events {
		before := g.Board
		e.Apply(g)
		if t, ok := e.(ladderplay.TileMoved); ok {
			all = append(all, turn{number: g.Turn, active: g.Active(), board: before, tile: t})
		}
		if len(all) == 0 {
			continue
		}
		last := &all[len(all)-1]
		if m, ok := e.(ladderplay.Moved); ok {
			last.moves = append(last.moves, walked(&before, g, m))
		}
		if _, ok := e.(ladderplay.TurnBegan); !ok {
			last.lines = append(last.lines, e.Line(ladderplay.Teller{Lang: l, Game: g}))
		}
	}
	return all, g
}

// Measures of a diagram, millimetres.
const (
	diagramWide = 58.0
	diagramText = 24.0
	diagramRows = 3
	diagramHead = 6.0
	replayHead  = 13.0
)

// Replay lays out a game as diagrams, one a turn, with what happened below each.
func Replay(events []ladderplay.Event, o pages.Options) (*output.Document, pages.Report, error) {
	var report pages.Report
	turns, g := turnsOf(events, o.Lang)
	switch {
	case g.Mode == ladderplay.Free:
		return nil, report, say.Errorf(say.LadderReplayFree)
	case len(turns) == 0:
		return nil, report, say.Errorf(say.LadderReplayNone)
	}
	p, doc, err := newPainter(g.Rules, say.LadderReplayTitle, output.Size{W: 120, H: 130}, o)
	if err != nil {
		return nil, report, err
	}
	columns := max(1, int((p.Free.W+gap)/(diagramWide+gap)))
	wide := (p.Free.W - float64(columns-1)*gap) / float64(columns)
	// Three rows of diagrams, unless their squares became too small for figures.
	const around = diagramHead + edge + diagramText
	side := math.Min((wide-edge)/float64(p.r.Cols), math.Max(6, ((p.Free.H-replayHead)/diagramRows-around)/float64(p.r.Rows)))
	high := side*float64(p.r.Rows) + around
	rows := max(1, int((p.Free.H-replayHead)/high+1e-9))
	per := columns * rows
	n := (len(turns) + per - 1) / per
	err = p.Pages(doc, output.PageSet{Len: n, Draw: func(i int, c *output.Canvas, free output.Rect) error {
		one := *p
		one.C, one.Free = c, free
		y := one.head(p.Say(say.LadderReplayTitle), ladderplay.Ranks(g, p.O.Lang))
		for k, t := range turns[i*per : min(len(turns), (i+1)*per)] {
			at := output.Rect{X: free.X + float64(k%columns)*(wide+gap), Y: y + float64(k/columns)*high, W: wide, H: high}
			one.turn(at, side, t)
		}
		return nil
	}}, &report)
	return doc, report, err
}

// turn draws a turn: its diagram and what is told of it, of which what does not
// fit in the smallest type is left out.
func (p *painter) turn(at output.Rect, side float64, t turn) {
	p.C.Field("turn " + itoa(t.number))
	p.Fit(at.X, at.Y+4, at.W, p.Bold.At(10), p.Say(say.LadderLineTurn, t.number, p.r.Colours.Of(t.active)))
	var marks []ladder.Mark
	for _, m := range t.tile.Marks {
		marks = append(marks, m.Mark)
	}
	below := p.diagram(at.X, at.Y+diagramHead, side, &t.board, t.tile.Tile, marks, t.moves)
	room := output.Rect{X: at.X, Y: below + 0.5, W: at.W, H: at.Bottom() - below - 1.5}
	for size := 8.5; ; size -= 0.25 {
		leading := 1.12 * size / output.PtPerMM
		var lines []output.Line
		fits := true
		for _, line := range t.lines {
			more, ok := output.Measure(output.Span{Font: p.Regular, Text: line}).Break(size, room.W)
			fits, lines = fits && ok, append(lines, more...)
		}
		if most := int(room.H / leading); fits && len(lines) <= most || size <= leastType {
			p.C.Lines(lines[:min(len(lines), most)], room.X, room.Y+0.8*leading, room.W, leading, output.Left)
			return
		}
	}
}

// walked is the squares of a move from its start to its end; those alone where no
// rule leads from the one to the other.
func walked(b *ladder.Board, g *ladderplay.Game, m ladderplay.Moved) []ladder.Square {
	way := ladder.Path(b, g.Tile.At, m.From, m.To, m.Number, g.Rules)
	if way == nil {
		way = []ladder.Square{m.To}
	}
	return append([]ladder.Square{m.From}, way...)
}

// aside is how far the arrow of move i of a turn is moved to the right and down,
// so that two on the same squares are told apart, in sides of a square.
func aside(i int) float64 { return []float64{0, 0.1, -0.1, 0.2}[i%4] }

// arrow draws an arrow along the middles of squares, round where it turns.
func (p *painter) arrow(cells []output.Rect, side, aside float64) {
	at := func(i int) (x, y float64) {
		return cells[i].X + cells[i].W/2 + side*aside, cells[i].Y + cells[i].H/2 + side*aside
	}
	// between is the point so far from point i towards point k.
	between := func(i, k int, far float64) (x, y float64) {
		x, y = at(i)
		x2, y2 := at(k)
		d := math.Hypot(x2-x, y2-y)
		return x + (x2-x)*far/d, y + (y2-y)*far/d
	}
	last := len(cells) - 1
	tipX, tipY := between(last, last-1, side*0.19)
	endX, endY := between(last, last-1, side*0.43)
	var line icon.Path
	add := func(op icon.Op, xy ...float64) {
		one := icon.Seg{Op: op}
		copy(one.P[:], xy)
		line = append(line, one)
	}
	x, y := between(0, 1, side*0.2) // the letter of the token stays in sight
	add(icon.Move, x, y)
	for i := 1; i < last; i++ {
		x, y := at(i)
		fromX, fromY := between(i, i-1, side*0.22)
		toX, toY := between(i, i+1, side*0.22)
		add(icon.Line, fromX, fromY)
		add(icon.Cubic, (fromX+2*x)/3, (fromY+2*y)/3, (toX+2*x)/3, (toY+2*y)/3, toX, toY)
	}
	add(icon.Line, endX, endY)
	for _, paint := range []output.Paint{{Line: side * 0.14, Stroke: output.White}, {Line: side * 0.07, Stroke: output.Black}} {
		p.C.Path(line, paint)
	}
	dx, dy := (tipX-endX)*0.6, (tipY-endY)*0.6
	p.C.Polygon(output.Paint{Filled: true, Fill: output.Black, Line: 0.25, Stroke: output.White},
		tipX, tipY, endX-dy, endY+dx, endX+dy, endY-dx)
}
