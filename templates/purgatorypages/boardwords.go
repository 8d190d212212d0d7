package purgatorypages

import (
	"strconv"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// boardName is the name of a zone. It stands twice, back to back as on a
// playing card, so that both sides of the table read it.
type boardName struct {
	x, y      float64 // the middle of the pair, in the drawing
	name, sub string
	big       output.Font
	small     output.Font
}

// Distances of a name, millimetres.
const (
	nameGap = 5.0 // from the middle of the pair to the capitals
	subDrop = 9.0 // from the baseline of the name to that of the line below
)

// low is how far a name reaches below the middle of its pair.
func (n *boardName) low() float64 {
	return nameGap + n.big.Cap() + subDrop + 5
}

// half is half the width of a name.
func (n *boardName) half() float64 {
	return max(n.big.Width(n.name), n.small.Width(n.sub)) / 2
}

// both is the area of both readings.
func (n *boardName) both() output.Rect {
	return output.Rect{X: n.x - n.half() - 3, Y: n.y - n.low(), W: 2*n.half() + 6, H: 2 * n.low()}
}

// boardNames are the names of the zones and where they stand.
func (p *press) boardNames(b *boardPlan) []boardName {
	in := p.boardInk()
	l := p.o.Lang
	name := func(x, y, size float64, name, sub say.Key, color output.Color) boardName {
		return boardName{x: x, y: y, name: l.Text(name), sub: l.Text(sub),
			big: p.title.At(size).In(color), small: p.italic.At(18).In(color)}
	}
	ns := []boardName{
		name(b.paradise[0], b.paradise[1], 56, say.BoardParadise, say.BoardSaved, in.blue),
		name(b.midX, b.foot, 56, say.BoardFlames, say.BoardDamned, in.red),
	}
	if room := b.flames - b.low; room > 200 {
		ns = append(ns, name(b.midX, b.between, 48, say.BoardPurgatory, say.BoardSouls, mix(in.soft, in.line, 0.3)))
	}
	for _, x := range []float64{120, b.wide - 120} {
		ns = append(ns, name(x, b.midY, 56, say.BoardEarth, say.BoardBack, in.green))
	}
	return ns
}

// boardWords writes the names, the limit of the duke and the directions; or,
// for those who sit at the upper end, what they read: in a drawing that is
// shown turned about the middle of the board.
func (p *press) boardWords(b *boardPlan, names []boardName, reverse bool) (*output.Drawing, error) {
	title := "words of the board"
	if reverse {
		title += ", reversed"
	}
	c := p.stock.NewForm(title, output.Size{W: b.wide, H: b.high}, 0)
	in := p.boardInk()
	at := func(x, y float64) (float64, float64) {
		if reverse {
			return b.wide - x, b.high - y
		}
		return x, y
	}
	c.Field("names")
	for _, n := range names {
		x, y := at(n.x, n.y)
		base := y + nameGap + n.big.Cap()
		c.TextCentred(x, base, n.big, n.name)
		c.TextCentred(x, base+subDrop, n.small, n.sub)
		if !reverse {
			c.Line(x-12, y, x-1.6, y, output.Paint{Line: 0.3, Stroke: n.big.Color})
			c.Line(x+1.6, y, x+12, y, output.Paint{Line: 0.3, Stroke: n.big.Color})
			c.Polygon(output.Paint{Line: 0.3, Stroke: n.big.Color}, x, y-1.4, x+1.4, y, x, y+1.4, x-1.4, y)
		}
	}
	c.Field("duke")
	_, right := b.dukeEnds()
	small := p.dukeFont()
	x, y := right-dukeRim, b.duke // each reads it at the right, below the line
	if reverse {
		y = b.high - b.duke
	}
	c.TextRight(x, y+6.5, small, p.o.Lang.Text(say.BoardDuke))
	if !reverse {
		c.Field("directions")
		p.directions(c, b, in)
	}
	return c.Drawing()
}

// dukeRim is how far the words of the duke's limit stand from the wall,
// millimetres.
const dukeRim = 9.0

func (p *press) dukeFont() output.Font { return p.italic.At(14).In(p.boardInk().red) }

// dukeWords is where the words of the duke's limit stand.
func (p *press) dukeWords(b *boardPlan) []output.Rect {
	w := p.dukeFont().Width(p.o.Lang.Text(say.BoardDuke)) + 4
	left, right := b.dukeEnds()
	return []output.Rect{
		{X: right - dukeRim - w, Y: b.duke, W: w, H: 9},
		{X: left + dukeRim, Y: b.duke - 9, W: w, H: 9},
	}
}

// directions writes the faces of the die around the rose, with the points of
// the compass, and the distances on its scales.
func (p *press) directions(c *output.Canvas, b *boardPlan, in boardInk) {
	number, letter := p.bold.At(22).In(in.line), p.regular.At(12).In(in.line)
	for i := range 8 {
		d := purgatory.Direction(i)
		dx, dy := d.Offset(roseReach + 11)
		x, y := b.midX+dx, b.midY-dy
		c.TextCentred(x, y+number.Cap()/2-2.2, number, strconv.Itoa(i+1))
		c.TextCentred(x, y+number.Cap()/2+2.4, letter, d.Name(p.o.Lang))
	}
	small := p.regular.At(9).In(in.line)
	for _, cm := range []int{5, 10} {
		for _, d := range []purgatory.Direction{purgatory.East, purgatory.West} {
			dx, _ := d.Offset(mmPerCM * float64(cm))
			c.TextCentred(b.midX+dx, b.midY-3.4, small, strconv.Itoa(cm))
		}
	}
}
