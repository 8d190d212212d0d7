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
	title string
	board ladder.Board
	tile  ladderplay.TileMoved
	moves [][]ladder.Square // the squares of each, from its start to its end
	lines []string
}

// turnsOf are the turns of a game, and the state after it.
func turnsOf(events []ladderplay.Event, l say.Lang) ([]turn, *ladderplay.Game) {
	g := ladderplay.Replay(nil)
	var all []turn
	for _, e := range events {
		before := g.Board
		e.Apply(g)
		if t, ok := e.(ladderplay.TileMoved); ok {
			all = append(all, turn{title: l.Text(say.LadderLineTurn, g.Turn, g.Called(g.Active())), board: before, tile: t})
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

// standing is the position after all turns, with how the game stands.
func standing(g *ladderplay.Game, l say.Lang) turn {
	t := turn{title: l.Text(say.LadderReplayNow), board: g.Board, tile: ladderplay.TileMoved{Tile: g.Tile}}
	if g.Phase == ladderplay.Over {
		t.title = l.Text(say.LadderReplayLast)
		t.lines = append(t.lines, l.Text(say.LadderOver, say.Key("ladder.end."+string(g.Why))))
	}
	for _, s := range g.Scores() {
		t.lines = append(t.lines, l.Text(say.LadderLineScore, s.Rank, g.Called(s.Colour), s.Total))
	}
	return t
}

// Measures of a diagram, millimetres.
const (
	diagramWide  = 58.0
	diagramLeast = 6.0 // side of a square, for figures on it
	diagramText  = 24.0
	diagramRows  = 3
	diagramHead  = 6.0
	replayHead   = 13.0
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
	turns = append(turns, standing(g, o.Lang))
	p, doc, err := newPainter(g.Rules, say.LadderReplayTitle, output.Size{W: 120, H: 130}, o)
	if err != nil {
		return nil, report, err
	}
	columns := max(1, int((p.Free.W+gap)/(diagramWide+gap)))
	wide := (p.Free.W - float64(columns-1)*gap) / float64(columns)
	// Three rows of diagrams, or as many as leave their squares room for figures.
	const around = diagramHead + edge + diagramText
	rows, side := diagramRows, 0.0
	for ; ; rows-- {
		if side = ((p.Free.H-replayHead)/float64(rows) - around) / float64(p.r.Rows); side >= diagramLeast || rows == 1 {
			break
		}
	}
	side = math.Min(side, (wide-edge)/float64(p.r.Cols))
	high := (p.Free.H - replayHead) / float64(rows)
	cells := p.cells(turns, output.Rect{W: wide, H: high}, side)
	per := columns * rows
	n := (len(cells) + per - 1) / per
	err = p.Pages(doc, output.PageSet{Len: n, Draw: func(i int, c *output.Canvas, free output.Rect) error {
		one := *p
		one.C, one.Free = c, free
		y := one.head(p.Say(say.LadderReplayTitle), ladderplay.Ranks(g, p.O.Lang))
		for k, t := range cells[i*per : min(len(cells), (i+1)*per)] {
			at := output.Rect{X: free.X + float64(k%columns)*(wide+gap), Y: y + float64(k/columns)*high, W: wide, H: high}
			one.turn(at, side, t)
		}
		return nil
	}}, &report)
	return doc, report, err
}

// cell is a turn as it is laid out. What is told of it goes on in cells without
// a diagram where the room below the diagram is too small.
type cell struct {
	turn
	told    []output.Line
	leading float64 // of what is told, millimetres
	goesOn  bool    // the diagram is in a cell before
}

// captionHead is the room above a caption, and captionFoot that below it, mm.
const captionHead, captionFoot = 0.5, 1.0

// cells lays out turns in cells of a size. What is told of a turn is set as large
// as its room allows, and in the smallest type goes on in the cells that follow.
func (p *painter) cells(turns []turn, size output.Rect, side float64) []cell {
	open := size.H - diagramHead - captionHead - captionFoot // where no diagram is
	below := open - side*float64(p.r.Rows) - edge
	var all []cell
	for _, t := range turns {
		c := cell{turn: t}
		for points := 8.5; ; points -= 0.25 {
			c.told, c.leading = nil, 1.12*points/output.PtPerMM
			fits := true
			for _, line := range t.lines {
				more, ok := output.Measure(output.Span{Font: p.Regular, Text: line}).Break(points, size.W)
				fits, c.told = fits && ok, append(c.told, more...)
			}
			if fits && len(c.told) <= int(below/c.leading) || points <= leastType {
				break
			}
		}
		for room := below; ; room = open {
			rest := c.told[min(len(c.told), max(0, int(room/c.leading))):]
			c.told = c.told[:len(c.told)-len(rest)]
			all = append(all, c)
			if len(rest) == 0 {
				break
			}
			c.told, c.goesOn = rest, true
			c.title = t.title + "\u00a0…"
		}
	}
	return all
}

// turn draws a cell: the diagram of a turn with what is told of it, or the rest.
func (p *painter) turn(at output.Rect, side float64, c cell) {
	p.C.Field(c.title)
	p.Fit(at.X, at.Y+4, at.W, p.Bold.At(10), c.title)
	below := at.Y + diagramHead
	if !c.goesOn {
		var marks []ladder.Mark
		for _, m := range c.tile.Marks {
			marks = append(marks, m.Mark)
		}
		below = p.diagram(at.X, below, side, &c.board, c.tile.Tile, marks, c.moves)
	}
	p.C.Lines(c.told, at.X, below+captionHead+0.8*c.leading, at.W, c.leading, output.Left)
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
