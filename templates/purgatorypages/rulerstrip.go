package purgatorypages

import (
	"math"
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// Measures of a ruler, millimetres.
const (
	rulerHigh = 19.0
	rulerFlap = 10.0 // the end of a part that the next is glued on
)

// Roles of what is measured on a ruler.
const (
	RoleRuler = "ruler" // the edge that measures
	RoleMove  = "move"  // a mark of a move
)

// ruler is a ruler of some centimetres, in equal parts of whole centimetres if
// it is longer than the paper: a flap at the end of each part carries the
// next one.
func (p *press) ruler(c *purgatory.Catalog, cm int, width float64) []piece {
	n := 1
	if mmPerCM*float64(cm) > width {
		n = int(math.Ceil(mmPerCM * float64(cm) / (mmPerCM * math.Floor((width-rulerFlap)/mmPerCM))))
	}
	var parts []piece
	for i := range n {
		s := strip{press: p, c: c, whole: cm, from: cm * i / n, to: cm * (i + 1) / n, part: i, parts: n}
		long := mmPerCM * float64(s.to-s.from)
		if i+1 < n {
			long += rulerFlap
		}
		parts = append(parts, piece{long, rulerHigh, s.draw})
	}
	return parts
}

// strip is a part of a ruler.
type strip struct {
	*press
	c           *purgatory.Catalog
	whole       int // cm of the ruler
	from, to    int // cm of this part
	part, parts int
}

func (s strip) draw(c *output.Canvas, x, y float64) {
	long := mmPerCM * float64(s.to-s.from)
	fill := cutLine
	fill.Filled, fill.Fill = true, output.White
	if s.solid {
		fill.Fill = s.ground
	}
	if s.part+1 < s.parts {
		flap := output.Rect{X: x + long, Y: y, W: rulerFlap, H: rulerHigh}
		c.Rect(flap, 0, output.Paint{Filled: true, Fill: output.White, Line: 0.25, Stroke: output.Black})
		for at := 3.0; at < rulerFlap+rulerHigh; at += 5 {
			top, side := math.Min(at, rulerFlap), math.Max(0, at-rulerFlap)
			d := math.Min(top, rulerHigh-side)
			c.Line(flap.X+top, flap.Y+side, flap.X+top-d, flap.Y+side+d, output.Paint{Line: 0.15, Stroke: rgb(0x808080)})
		}
		s.seam(c, flap.X+rulerFlap/2, y+rulerHigh/2, s.part, true)
	}
	c.Rect(output.Rect{X: x, Y: y, W: long, H: rulerHigh}, 0, fill)
	c.Add(output.Mark{Kind: output.KindLine, Role: RoleRuler, Box: output.Rect{X: x, Y: y, W: long}, Paint: output.Paint{Line: 0.3, Stroke: output.Black}})
	s.scale(c, x, y)
	s.ranges(c, x, y)
	if s.whole == movesRuler(s.rules) {
		s.title(c, x, y, y+12.4)
		s.moves(c, x, y)
	} else {
		s.title(c, x, y, y+rulerHigh-2.6)
	}
}

// movesRuler is the ruler in cm that shows the moves: long enough for souls,
// angels and demons.
func movesRuler(rules purgatory.Options) int {
	return max(purgatory.CelestialMove, purgatory.CelestialMoveOf(rules))
}

// at is the place of a centimetre on this part, and whether it is on it.
func (s strip) at(x, cm float64) (float64, bool) {
	return x + mmPerCM*(cm-float64(s.from)), cm >= float64(s.from) && cm <= float64(s.to)
}

// seam writes the letter of the joint: on the flap, and on the part that comes
// over it.
func (s strip) seam(c *output.Canvas, x, y float64, i int, flap bool) {
	f := s.bold.At(10)
	letter := string(rune('A' + i))
	if flap {
		c.Rect(output.Rect{X: x - 2.6, Y: y - 2.6, W: 5.2, H: 5.2}, 2.6, output.Paint{Filled: true, Fill: output.White, Line: 0.2, Stroke: rgb(0x808080)})
	}
	c.TextCentred(x, y+f.Cap()/2, f, letter)
}

// scale draws the centimetres and their halves along the upper edge; the ends
// have their numbers beside them.
func (s strip) scale(c *output.Canvas, x, y float64) {
	number := s.bold.At(9)
	thin := output.Paint{Line: 0.2, Stroke: output.Black}
	for half := 2 * s.from; half <= 2*s.to; half++ {
		cm := float64(half) / 2
		at, _ := s.at(x, cm)
		long := 1.6
		switch {
		case half%10 == 0:
			long = 4.4
		case half%2 == 0:
			long = 3
		}
		if at > x && at < x+mmPerCM*float64(s.to-s.from) {
			c.Line(at, y, at, y+long, thin)
		}
		base := y + 4.6 + number.Cap()
		switch text := strconv.Itoa(half / 2); {
		case half%2 != 0:
		case half == 2*s.from:
			c.Text(at+0.8, base, number, text)
		case half == 2*s.to:
			c.TextRight(at-0.8, base, number, text)
		default:
			c.TextCentred(at, base, number, text)
		}
	}
}

// ranges marks each range of the weapons by a line across the upper half, which
// spares the number, and its weapons to the left of it.
func (s strip) ranges(c *output.Canvas, x, y float64) {
	color := colorOf(s.press, colorSatan)
	icons := 5.0
	number := s.bold.At(9)
	for _, cm := range rulerLengths(s.c, s.rules) {
		at, on := s.at(x, float64(cm))
		if !on || cm == s.from || rangesOf(s.c, cm, s.o.Lang) == nil {
			continue
		}
		if cm != s.to {
			red := output.Paint{Line: 0.6, Stroke: color}
			c.Line(at, y, at, y+4, red)
			c.Line(at, y+5.6+number.Cap(), at, y+rulerHigh*0.62, red)
		}
		left := at - 1.2
		for _, w := range s.c.Ranged.Rows {
			if w.RangeCM == cm && w.Icon != "" && s.whole != movesRuler(s.rules) {
				left -= icons
				c.Icon(w.Icon, left, y+8.4, icons-0.6, color)
			}
		}
	}
}

// title writes how long the ruler is, and the weapons that reach so far, on a
// line.
func (s strip) title(c *output.Canvas, x, y, base float64) {
	l := s.o.Lang
	left := x + 2
	if s.part > 0 {
		s.seam(c, x+3.4, base-2, s.part-1, false)
		left += 6
	}
	head := s.bold.At(13).In(colorOf(s.press, colorSatan))
	text := l.Text(say.PrintRange, s.whole)
	c.Text(left, base, head, text)
	left += head.Width(text) + 3
	room := x + mmPerCM*float64(s.to-s.from) - 2 - left
	names := strings.Join(rangesOf(s.c, s.whole, l), " · ")
	f := s.regular.At(9)
	if size, ok := output.FitSize(f, names, room, 9, 7); ok && s.part == 0 {
		c.Text(left, base, f.At(size), names)
	}
}

// moves marks what figures move along the lower edge: souls by their sloth,
// angels and demons; and half of it, beside the demon of sloth (R-030, R-031,
//
func (s strip) moves(c *output.Canvas, x, y float64) {
	l := s.o.Lang
	foot := y + rulerHigh
	color := colorOf(s.press, colorGod)
	f := s.bold.At(8.5).In(color)
	mark := func(cm, long float64) {
		if at, on := s.at(x, cm); on && cm != float64(s.to) {
			c.Add(output.Mark{Kind: output.KindLine, Role: RoleMove, Box: output.Rect{X: at, Y: foot, H: -long}, Paint: output.Paint{Line: 0.45, Stroke: color}})
		}
	}
	words := s.italic.At(8).In(color)
	// Whole moves: from that of the most slothful soul to that of an angel.
	least, most := moveOf(6), moveOf(1)
	for cm := min(least, purgatory.CelestialMoveOf(s.rules)); cm <= s.whole; cm++ {
		if (cm < least || cm > most) && cm != purgatory.CelestialMoveOf(s.rules) {
			continue
		}
		mark(float64(cm), 3)
		if at, on := s.at(x, float64(cm)); on && cm != s.from && cm != s.to {
			c.TextCentred(at, foot-4, f, strconv.Itoa(cm))
		}
	}
	if at, on := s.at(x, float64(least)); on {
		text := l.Text(say.RulerMove)
		if at-5-words.Width(text) > x+2 {
			c.TextRight(at-5, foot-1.4, words, text)
		}
	}
	// Half moves, rounded down, or exact by a house rule.
	step := 1.0
	if s.rules.Is("rounding.half_move", "exact") {
		step = 0.5
	}
	for half := float64(least / 2); half <= purgatory.CelestialMove/2; half += step {
		mark(half, 1.8)
	}
	if at, on := s.at(x, float64(least/2)); on {
		text := l.Text(say.RulerHalf)
		if at-2-words.Width(text) > x+10 {
			c.TextRight(at-2, foot-1.4, words, text)
		}
	}
}

// moveOf is the move of a soul with that much sloth.
func moveOf(sloth int) int {
	var sins purgatory.Sins
	sins[purgatory.Sloth] = sloth
	return purgatory.Derive(sins).Move
}
