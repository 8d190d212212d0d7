package gamebookpages

import (
	"math"
	"strconv"
	"strings"

	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/output"
	"croix/tracker/gamebookplay"
)

// Measures of the map, millimetres.
const (
	mapColumns = 20
	mapLeast   = 4.6 // the least height of a cell
	trailHigh  = 30.0
)

// grid is the map: a cell for each paragraph to tick, those of the trail filled
// in with the step at which they were first turned to; below it the trail.
func (p *painter) grid(name string, trail []gamebookplay.Step) error {
	c := p.C
	y := p.head(p.Say(say.GamebookMap), p.Say(say.GamebookHeroName), name)
	c.Field("map")
	n := p.rules.Paragraphs
	columns := mapColumns
	for float64((n+columns-1)/columns)*mapLeast > p.Free.Bottom()-y-trailHigh {
		columns++
	}
	rows := (n + columns - 1) / columns
	w := p.Free.W / float64(columns)
	high := math.Min(12, (p.Free.Bottom()-y-trailHigh)/float64(rows))
	size := math.Min(8, math.Min(w/2.2, high/1.3)*output.PtPerMM/1.35)
	font, soft := p.Regular.At(size).In(p.Soft), p.Bold.At(size)
	if size < 4.5 {
		return &output.OverflowError{Card: p.Say(say.GamebookMap), Field: strconv.Itoa(n), Need: 4.5, Have: size}
	}
	first := map[int]int{}
	for i, s := range trail {
		if first[s.To] == 0 {
			first[s.To] = i + 1
		}
	}
	accent := p.accent(gamebook.Luck)
	for i := range n {
		cell := output.Rect{X: p.Free.X + float64(i%columns)*w, Y: y + float64(i/columns)*high, W: w, H: high}
		paint, on := output.Paint{Line: 0.2, Stroke: p.Soft}, font
		if first[i+1] > 0 {
			paint = output.Paint{Filled: true, Fill: output.Color{R: 0xdd, G: 0xdd, B: 0xdd}, Line: 0.5, Stroke: accent}
			on = soft
		}
		c.Rect(cell, 0, paint)
		c.Text(cell.X+0.6, cell.Y+0.7+on.Cap(), on, strconv.Itoa(i+1))
	}
	y += float64(rows)*high + 2.4
	p.trail(output.Rect{X: p.Free.X, Y: y, W: p.Free.W, H: p.Free.Bottom() - y}, trail)
	return nil
}

// trail is the paragraphs in the order in which they were turned to, and lines
// for more.
func (p *painter) trail(at output.Rect, trail []gamebookplay.Step) {
	c := p.C
	c.Field("trail")
	p.band(output.Rect{X: at.X, Y: at.Y, W: at.W, H: bandHigh}, "footprint", p.Say(say.GamebookTrail), p.accent(gamebook.Luck))
	y := at.Y + bandHigh
	n := max(1, int((at.H-bandHigh)/lineHigh))
	pitch := (at.H - bandHigh) / float64(n)
	font := p.Regular.At(9)
	var rows []string
	line := ""
	for i, s := range trail {
		word := strconv.Itoa(s.To)
		if i > 0 {
			word = " › " + word
		}
		if font.Width(line+word) > at.W-1 {
			rows, line = append(rows, line), strings.TrimPrefix(word, " ")
			continue
		}
		line += word
	}
	rows = append(rows, line)
	if len(rows) > n { // the way here matters more than the way long ago
		rows = rows[len(rows)-n:]
		rows[0] = "… " + strings.TrimPrefix(rows[0], "› ")
	}
	for i := range n {
		base := y + float64(i+1)*pitch
		p.Write(at.X, base, at.W)
		if i < len(rows) {
			p.Fit(at.X+0.6, base-1.2, at.W-1, font, rows[i])
		}
	}
}

// log is the lines of a fight.
func (p *painter) log() error {
	c := p.C
	y := p.head(p.Say(say.GamebookLog), p.Say(say.GamebookEnemyName), "")
	c.Field("log")
	titles := []say.Key{say.GamebookLogRound, say.GamebookLogEnemy, say.GamebookLogHero, say.GamebookLogResult, say.GamebookLogLuck, say.GamebookLogEnemySta, say.GamebookLogHeroSta}
	shares := []float64{0.09, 0.19, 0.19, 0.15, 0.12, 0.13, 0.13}
	const most = 30
	n := min(most, int((p.Free.Bottom()-y-bandHigh)/6))
	pitch := math.Min(8, (p.Free.Bottom()-y-bandHigh)/float64(n))
	paint, on := p.Plate(p.accent(gamebook.Stamina))
	c.Rect(output.Rect{X: p.Free.X, Y: y, W: p.Free.W, H: bandHigh}, 1.2, paint)
	bottom := y + bandHigh + float64(n)*pitch
	x := p.Free.X
	for i, k := range titles {
		w := shares[i] * p.Free.W
		font := p.Bold.At(9).In(on)
		size, ok := output.FitSize(font, p.Say(k), w-1, 9, 6)
		if !ok {
			c.Fail(&output.OverflowError{Card: p.Say(say.GamebookLog), Field: p.Say(k)})
		}
		c.TextCentred(x+w/2, y+bandHigh/2+font.At(size).Cap()/2, font.At(size), p.Say(k))
		if i > 0 {
			c.Line(x, y+bandHigh, x, bottom, output.Paint{Line: 0.15, Stroke: p.Soft})
		}
		x += w
	}
	for i := range n {
		base := y + bandHigh + float64(i+1)*pitch
		p.Write(p.Free.X, base, p.Free.W)
		number := p.Regular.At(9).In(p.Soft)
		c.TextCentred(p.Free.X+shares[0]*p.Free.W/2, base-1.6, number, strconv.Itoa(i+1))
	}
	return nil
}
