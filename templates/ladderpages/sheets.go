package ladderpages

import (
	"strconv"
	"strings"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
	"croix/tracker/ladderplay"
)

// leastSheet is the smallest room of the sheets to write on: that of A5.
func leastSheet() output.Size { return output.Size{W: 125, H: 180} }

// games is how many games a score sheet holds.
const games = 6

// Score lays out the score sheet, for A5 or larger paper.
func Score(r ladder.Rules, o pages.Options) (*output.Document, pages.Report, error) {
	var report pages.Report
	p, doc, err := newPainter(r, say.LadderScoreTitle, leastSheet(), o)
	if err != nil {
		return nil, report, err
	}
	return doc, report, p.lay(doc, &report, (*painter).score)
}

// score draws the games: for each player the tokens taken of each colour, the
// scoring towers, ladder, total.
func (p *painter) score() {
	p.C.Field("score")
	t := p.r.TowerPoints
	y := p.head(p.Say(say.LadderScoreTitle), p.Say(say.LadderScoreHint, t[2], t[1], t[0]))
	high := (p.Free.Bottom() - y) / games
	colours := ladder.Colours()
	const label = 15.0
	columns := len(colours) + 5
	cell := (p.Free.W - label) / float64(columns)
	pitch := (high - 5.4 - 1.6) / float64(len(colours))
	for range games {
		head := p.Regular.At(8).In(p.Soft)
		titles := []string{}
		for _, c := range colours {
			titles = append(titles, p.Say(say.LadderScoreTaken, p.letter(c)))
		}
		titles = append(titles, "3", "2", "1", p.Say(say.LadderScoreLadder), p.Say(say.LadderScoreTotal))
		for i, title := range titles {
			p.FitBox(output.Rect{X: p.Free.X + label + float64(i)*cell, Y: y + 0.6, W: cell, H: 4}, head, title)
		}
		for k, c := range colours {
			at := output.Rect{X: p.Free.X, Y: y + 5 + float64(k)*pitch, W: label, H: pitch}
			p.ground(p.C, output.Rect{X: at.X, Y: at.Y + 0.5, W: 5, H: pitch - 1}, c)
			p.C.Text(at.X+6.5, at.Y+pitch/2+1.6, p.Bold.At(12), p.letter(c))
			for i := range columns {
				box := output.Rect{X: p.Free.X + label + float64(i)*cell + 0.5, Y: at.Y + 0.4, W: cell - 1, H: pitch - 0.8}
				if i == k { // nobody takes its own
					p.C.Line(box.X+1, box.Y+box.H/2, box.Right()-1, box.Y+box.H/2, output.Paint{Line: 0.3, Stroke: p.Soft})
					continue
				}
				p.Box(box, p.Soft, 0.3)
			}
		}
		y += high
		p.C.Line(p.Free.X, y-0.6, p.Free.Right(), y-0.6, output.Paint{Line: 0.2, Stroke: p.Soft})
	}
}

// logTurns is how many turns a page of the turn log holds at most.
const logTurns = 30

// Log lays out the turn log: a line for each turn with the tile's actions, four
// marks, the moves.
func Log(r ladder.Rules, o pages.Options) (*output.Document, pages.Report, error) {
	var report pages.Report
	p, doc, err := newPainter(r, say.LadderLogTitle, leastSheet(), o)
	if err != nil {
		return nil, report, err
	}
	return doc, report, p.lay(doc, &report, (*painter).log)
}

func (p *painter) log() {
	p.C.Field("log")
	y := p.head(p.Say(say.LadderLogTitle), p.Say(say.LadderLogHint))
	widths := []float64{9, 11, 0, 13, 13, 13, 13, 0}
	rest := p.Free.W
	for _, w := range widths {
		rest -= w
	}
	widths[2], widths[7] = rest*0.42, rest*0.58
	titles := []string{p.Say(say.LadderLogTurn), p.Say(say.LadderLogFirst), p.Say(say.LadderLogTile)}
	for _, d := range ladder.Directions() {
		titles = append(titles, d.Letter(p.O.Lang))
	}
	titles = append(titles, p.Say(say.LadderLogMoves))
	x := p.Free.X
	for i, w := range widths {
		p.FitBox(output.Rect{X: x, Y: y, W: w, H: 4.4}, p.Bold.At(9), titles[i])
		x += w
	}
	y += 5
	rows := min(logTurns, int((p.Free.Bottom()-y)/7.4))
	pitch := (p.Free.Bottom() - y) / float64(rows)
	for i := range rows {
		x := p.Free.X
		for k, w := range widths {
			at := output.Rect{X: x, Y: y + float64(i)*pitch, W: w, H: pitch}
			if k == 0 {
				p.FitBox(at, p.Regular.At(9).In(p.Soft), itoa(i+1))
			} else {
				p.Box(output.Rect{X: at.X + 0.3, Y: at.Y + 0.4, W: w - 0.6, H: pitch - 0.8}, p.Soft, 0.3)
			}
			x += w
		}
	}
}

// cardSize is that of a card with a set-up: A6.
var cardSize = output.Size{W: 105, H: 148}

// Setup is a random set-up with the seed that gives it again, or a puzzle, whose
// question is asked.
type Setup struct {
	ladder.Setup
	Seed   uint64
	Puzzle bool
}

// Setups lays out cards with set-ups: who begins, a diagram, the list.
func Setups(r ladder.Rules, setups []Setup, o pages.Options) (*output.Document, pages.Report, error) {
	var report pages.Report
	o.Back = output.BackNone
	press, err := pages.NewPress(o)
	if err != nil {
		return nil, report, err
	}
	p := &painter{Pen: pages.Pen{Press: press}, r: r}
	doc := press.Document(say.LadderSetupTitle, say.LadderPageSubject)
	err = press.Impose(doc, output.CardSet{Size: cardSize, Len: len(setups), Front: func(i int) (*output.Drawing, error) {
		d, err := p.setup(setups[i])
		return d, pages.Tell(err)
	}}, &report, func(i int) string { return itoa(i + 1) }, nil)
	return doc, report, err
}

// setup draws the card of a set-up.
func (p *painter) setup(s Setup) (*output.Drawing, error) {
	one := *p
	one.C = p.Stock.NewForm("setup", cardSize, output.Bleed)
	one.C.Field("setup")
	one.Free = output.Rect{W: cardSize.W, H: cardSize.H}.Inset(5)
	one.C.Rect(output.Rect{W: cardSize.W, H: cardSize.H}.Inset(2), 1.5, output.Paint{Line: 0.5, Stroke: p.Soft})
	y := one.head(p.Say(say.LadderSetupTitle), p.Say(say.SeedShown, s.Seed))
	one.Fit(one.Free.X, y+4, one.Free.W, p.Regular.At(10), p.Say(say.LadderSetupFirst, len(s.Players), p.r.Colours.Of(s.First)))
	board := s.Board(p.r)
	side := min((one.Free.W-edge)/float64(p.r.Cols), 78/float64(p.r.Rows))
	x := one.Free.X + (one.Free.W-edge-side*float64(p.r.Cols))/2
	y = one.diagram(x, y+7, side, &board, s.Tile, nil, nil) + 4
	font := p.Regular.At(10)
	one.Fit(one.Free.X, y, one.Free.W, font, p.Say(say.LadderLinePlaced, ladderplay.TileText(s.Tile, p.O.Lang)))
	for _, c := range ladder.PlacingOrder(s.Players, s.Neutral, s.First) {
		y += 5.4
		var names []string
		for _, t := range s.Towers {
			if t.Colour == c {
				names = append(names, t.At.String())
			}
		}
		line := p.letter(c) + " · " + p.r.Colours.Of(c).Name(p.O.Lang) + "\u00a0: " + strings.Join(names, ", ")
		if p.O.Lang != say.French {
			line = strings.Replace(line, "\u00a0:", ":", 1)
		}
		if len(s.Neutral) > 0 && !contains(s.Players, c) {
			line += " (" + p.Say(say.LadderNeutral) + ")"
		}
		one.Fit(one.Free.X, y, one.Free.W, font, line)
	}
	if s.Puzzle {
		one.Fit(one.Free.X, y+8, one.Free.W, p.Bold.At(10), p.Say(say.LadderPuzzle, p.r.Colours.Of(s.First)))
	}
	return one.C.Drawing()
}

func contains(all []ladder.Colour, c ladder.Colour) bool {
	for _, x := range all {
		if x == c {
			return true
		}
	}
	return false
}

// edge is the room of the letters and figures beside a diagram, millimetres.
const edge = 4.0

// diagram draws a position with its top left at x, y: towers as their visible
// token with the height, the tile, marks with their numbers, moves as arrows.
// It gives the y below.
func (p *painter) diagram(x, y, side float64, b *ladder.Board, tile ladder.Tile, marks []ladder.Mark, moves [][]ladder.Square) float64 {
	at := output.Rect{X: x + edge, Y: y, W: side * float64(p.r.Cols), H: side * float64(p.r.Rows)}
	p.grid(at, side, 0)
	names := p.Regular.At(pages.Smallest).In(p.Soft)
	for col := range p.r.Cols {
		p.C.TextCentred(at.X+(float64(col)+0.5)*side, at.Bottom()+1+names.Cap(), names, ladder.Square{Col: col}.String()[:1])
	}
	for row := range p.r.Rows {
		p.C.TextCentred(at.X-edge/2, at.Bottom()-(float64(row)+0.5)*side+names.Cap()/2, names, ladder.Square{Row: row}.String()[1:])
	}
	p.arrows(p.C, p.cell(at, side, tile.At).Inset(side*0.06), tile.Turn)
	for _, s := range b.Towers() {
		top, _ := b.Top(s)
		box := p.cell(at, side, s)
		p.face(p.C, output.Rect{X: box.X + side*0.06, Y: box.Y + side*0.06, W: side * 0.72, H: side * 0.72}, top)
		if n := len(b.At(s)); n > 1 {
			p.C.TextRight(box.Right()-0.4, box.Bottom()-0.5, p.Bold.At(leastType), "×"+strconv.Itoa(n))
		}
	}
	for i, way := range moves {
		var cells []output.Rect
		for _, s := range way {
			cells = append(cells, p.cell(at, side, s))
		}
		p.arrow(cells, side, aside(i))
	}
	for _, m := range marks {
		box := p.cell(at, side, m.At)
		r := side * 0.2
		p.C.Circle(box.Right()-r, box.Y+r, r, output.Paint{Filled: true, Fill: output.Black, Line: 0.3, Stroke: output.White})
		font := p.Bold.At(leastType).In(output.White)
		p.C.TextCentred(box.Right()-r, box.Y+r+font.Cap()/2, font, itoa(m.Number))
	}
	return at.Bottom() + edge
}
