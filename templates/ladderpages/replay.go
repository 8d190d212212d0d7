package ladderpages

import (
	"math"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output"
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
	moves  []ladderplay.Moved
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
			last.moves = append(last.moves, m)
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
	if len(turns) == 0 {
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
		y := one.head(p.Say(say.LadderReplayTitle), one.outcome(g))
		for k, t := range turns[i*per : min(len(turns), (i+1)*per)] {
			at := output.Rect{X: free.X + float64(k%columns)*(wide+gap), Y: y + float64(k/columns)*high, W: wide, H: high}
			one.turn(at, side, t)
		}
		return nil
	}}, &report)
	return doc, report, err
}

// outcome is the scores in a line.
func (p *painter) outcome(g *ladderplay.Game) string {
	text := ""
	for i, s := range g.Scores() {
		if i > 0 {
			text += ", "
		}
		text += p.Say(say.LadderLineScore, s.Rank, g.Called(s.Colour), s.Total)
	}
	return text
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

// arrow draws an arrow from the middle of a square to another.
func (p *painter) arrow(from, to output.Rect, side float64) {
	x, y := from.X+from.W/2, from.Y+from.H/2
	x2, y2 := to.X+to.W/2, to.Y+to.H/2
	d := math.Hypot(x2-x, y2-y)
	ux, uy := (x2-x)/d, (y2-y)/d
	x2, y2 = x2-ux*side*0.22, y2-uy*side*0.22
	head := side * 0.24
	bx, by := x2-ux*head, y2-uy*head
	for _, paint := range []output.Paint{{Line: side * 0.14, Stroke: output.White}, {Line: side * 0.07, Stroke: output.Black}} {
		p.C.Line(x, y, bx, by, paint)
	}
	p.C.Polygon(output.Paint{Filled: true, Fill: output.Black, Line: 0.25, Stroke: output.White},
		x2, y2, bx-uy*head*0.6, by+ux*head*0.6, bx+uy*head*0.6, by-ux*head*0.6)
}
