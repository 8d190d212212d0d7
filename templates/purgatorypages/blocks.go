package purgatorypages

import (
	"math"

	"croix/output"
)

// ladder is how the equipment of a card makes room: first the gaps, then the
// leading, then the type, down to 7 pt.
func ladder(scale float64) []output.Style {
	big := math.Min(9.6*scale, 11)
	steps := []output.Style{{Size: big, Leading: 1.12, Gap: 1.5}}
	for size := big; size > 7; size -= 0.4 {
		steps = append(steps,
			output.Style{Size: size, Leading: 1.1, Gap: 0.9},
			output.Style{Size: size, Leading: 1.03, Gap: 0.6})
	}
	return append(steps, output.Style{Size: 7, Leading: 0.97, Gap: 0.35})
}

// gear is one object on a card: an icon, a name with its special, on the
// right its damage, below it a line with tick boxes.
type gear struct {
	field   string
	icon    string
	name    string
	special string
	fake    string // says that it is worthless; the object is struck out
	relic   string // says that it is a relic
	damage  string // "" for none
	against string // damage against demons, if another
	facts   string // rate and range, left of the boxes
	ticks   int
	boxes   string // what the boxes are, where there is room to say it
	endless string // says that it never runs out
}

// block is the gear as a block of the card's stack.
func (s *soulCard) block(g gear) output.Block {
	text := output.Measure(s.spans(g, g.ticks <= 1)...)
	return output.Block{Field: g.field, Lay: func(width float64, st output.Style) (output.Laid, bool) {
		return s.layGear(g, text, width, st)
	}}
}

// Measures of a block of gear, millimetres.
const (
	sizePlate   = 15.5 // type of the damage, points
	gearIcon    = 5.0
	gearPad     = 1.0
	plateHeight = 5.4
	plateTwo    = 8.2 // with a second line
	rowGap      = 0.3 // between text and boxes, at least
)

// plateSize is the room that the damage takes at the right of a block.
func (s *soulCard) plateSize(g gear) output.Size {
	switch {
	case g.damage == "":
		return output.Size{}
	case g.against == "":
		return output.Size{W: math.Max(8.4, s.bold.At(sizePlate).Width(g.damage)+2.4), H: plateHeight}
	}
	return output.Size{
		W: math.Max(math.Max(8.4, s.bold.At(sizePlate).Width(g.damage)+2.4), s.regular.At(7).Width(g.against)+1.2),
		H: plateTwo,
	}
}

// spans is the running text of a block; facts stand in it if no row of boxes
// has them.
func (s *soulCard) spans(g gear, facts bool) []output.Span {
	apart := s.italic.In(s.color())
	spans := []output.Span{{Font: s.bold, Text: g.name}}
	add := func(f output.Font, text string) {
		if text != "" {
			spans = append(spans, output.Span{Font: f, Text: " " + text})
		}
	}
	add(apart, g.relic)
	add(apart, g.fake)
	if facts && g.facts != "" {
		add(s.bold, "("+g.facts+")")
	}
	add(s.regular, g.special)
	if g.special == "" {
		add(apart, g.endless)
	}
	return spans
}

// row is the line of tick boxes below a block's text.
type row struct {
	perRow, rows int
	height       float64
}

// row fits the boxes beside what there is to say in front of them; false if
// there is no room for even one.
func (s *soulCard) row(g gear, width, lead, gap float64) (row, bool) {
	perRow := int((width - lead + tickPitch - output.TickSide) / tickPitch)
	if perRow < 1 {
		return row{}, false
	}
	rows := (g.ticks + perRow - 1) / perRow
	return row{perRow, rows, gap + float64(rows)*tickPitch - (tickPitch - output.TickSide)}, true
}

func (s *soulCard) layGear(g gear, text output.Paragraph, width float64, st output.Style) (output.Laid, bool) {
	plate := s.plateSize(g)
	room := width - gearIcon - gearPad
	if plate.W > 0 {
		room -= plate.W + gearPad
	}
	boxes := g.ticks > 1
	left := gearIcon
	if g.ticks == 1 {
		left += rowGap + output.TickSide // the box of what works once stands below its icon
	}
	lines, ok := text.Break(st.Size, room)
	leading := st.Leading * st.Size / output.PtPerMM
	top := math.Max(math.Max(left, plate.H), float64(len(lines))*leading)
	height := top
	facts := s.bold.At(math.Max(st.Size, 8))
	var r row
	gap := rowGap + st.Gap/2
	if boxes {
		lead := facts.Width(g.facts)
		if lead > 0 {
			lead += 1.2
		}
		fits := false
		if r, fits = s.row(g, width, lead, gap); !fits {
			return output.Laid{}, false
		}
		height += r.height
	}
	draw := func(c *output.Canvas, x, y float64) {
		c.Field(g.field)
		if g.icon != "" {
			c.Icon(g.icon, x, y+0.1, gearIcon, s.color())
		}
		if g.relic != "" {
			c.Polygon(output.Paint{Filled: true, Fill: s.color()}, star(x+gearIcon-0.6, y+0.5, 1.15)...)
		}
		if g.fake != "" {
			c.Line(x-0.2, y+gearIcon, x+gearIcon+0.2, y+0.2, output.Paint{Line: 0.5, Stroke: s.text})
		}
		capital := s.bold.At(st.Size).Cap()
		first := y + (leading+capital)/2
		if len(lines) == 1 {
			first = y + (gearIcon+capital)/2
		}
		c.Lines(lines, x+gearIcon+gearPad, first, room, leading, output.Left)
		s.drawPlate(c, g, output.Rect{X: x + width - plate.W, Y: y, W: plate.W, H: plate.H})
		if g.ticks == 1 {
			c.Tick(x, y+gearIcon+rowGap, s.text)
		}
		if boxes {
			base := y + top + gap + output.TickSide/2 + facts.Cap()/2
			c.Text(x, base, facts, g.facts)
			label := s.regular.At(sizeLabel).In(s.soft)
			first := x + width - float64(min(r.perRow, g.ticks))*tickPitch - 0.8
			if w := label.Width(g.boxes); first-w > x+facts.Width(g.facts)+1 {
				c.TextRight(first, base, label, g.boxes)
			}
			s.drawBoxes(c, g.ticks, r, x+width, y+top+gap)
		}
	}
	return output.Laid{Height: height, Draw: draw}, ok
}

// drawBoxes draws n tick boxes in rows that end at right.
func (s *soulCard) drawBoxes(c *output.Canvas, n int, r row, right, y float64) {
	for i := range n {
		line, place := i/r.perRow, i%r.perRow
		inLine := min(r.perRow, n-line*r.perRow)
		x := right - float64(inLine-place)*tickPitch + tickPitch - output.TickSide
		c.Tick(x, y+float64(line)*tickPitch, s.text)
	}
}

// drawPlate draws the damage, the largest number of a weapon.
func (s *soulCard) drawPlate(c *output.Canvas, g gear, box output.Rect) {
	if g.damage == "" {
		return
	}
	paint, on := s.plate(s.color())
	number, against := s.bold.At(sizePlate).In(on), s.regular.At(7).In(on)
	c.Rect(box, 1.2, paint)
	c.TextCentred(box.X+box.W/2, box.Y+plateHeight/2+number.Cap()/2, number, g.damage)
	c.TextCentred(box.X+box.W/2, box.Y+7.4, against, g.against)
}
