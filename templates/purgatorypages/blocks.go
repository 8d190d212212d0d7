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
	return append(steps, output.Style{Size: 7, Leading: 1.0, Gap: 0.5})
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
	facts   string // left of the boxes: rate, range
	ticks   int
	endless string // instead of boxes, when it never runs out
}

// block is the gear as a block of the card's stack.
func (s *soulCard) block(g gear) output.Block {
	return output.Block{Field: g.field, Lay: func(width float64, st output.Style) (output.Laid, bool) {
		return s.layGear(g, width, st)
	}}
}

func (s *soulCard) layGear(g gear, width float64, st output.Style) (output.Laid, bool) {
	const pad = 1.0
	icon := 5.0
	plate := 0.0
	number := s.title.At(15)
	versus := s.regular.At(7)
	if g.damage != "" {
		plate = math.Max(8.4, number.Width(g.damage)+2.4)
		if g.against != "" {
			plate = math.Max(plate, versus.Width(g.against)+1.2)
		}
	}
	room := width - icon - pad
	if plate > 0 {
		room -= plate + pad
	}
	bold, plain := s.bold.At(st.Size), s.regular.At(st.Size)
	spans := []output.Span{{Font: bold, Text: g.name}}
	if g.relic != "" {
		spans = append(spans, output.Span{Font: s.italic.At(st.Size).In(s.color()), Text: " " + g.relic})
	}
	if g.fake != "" {
		spans = append(spans, output.Span{Font: s.italic.At(st.Size).In(s.color()), Text: " " + g.fake})
	}
	if g.special != "" {
		spans = append(spans, output.Span{Font: plain, Text: " " + g.special})
	}
	lines, ok := output.Break(spans, room)
	leading := st.Leading * st.Size / output.PtPerMM
	textHeight := float64(len(lines)) * leading
	height := math.Max(icon, textHeight)
	plateHeight := 5.4
	if g.against != "" {
		plateHeight = 8.2
	}
	if plate > 0 {
		height = math.Max(height, plateHeight)
	}
	// Boxes stand on their own line, beside what there is to say on it.
	facts := s.bold.At(math.Max(st.Size, 8))
	factsWidth := facts.Width(g.facts)
	perRow := 0
	top := height
	if g.ticks > 0 || g.endless != "" || g.facts != "" {
		top += 0.5
		x := factsWidth
		if x > 0 {
			x += 1.2
		}
		perRow = int((width - x + tickPitch - output.TickSide) / tickPitch)
		rows := 0
		if g.ticks > 0 {
			if perRow < 1 {
				return output.Laid{}, false
			}
			rows = (g.ticks + perRow - 1) / perRow
		}
		height = top + math.Max(float64(rows)*tickPitch, facts.Cap()+1)
	}
	draw := func(c *output.Canvas, x, y float64) {
		c.Field(g.field)
		c.Icon(g.icon, x, y+0.1, icon, s.color())
		if g.fake != "" {
			c.Line(x-0.2, y+icon, x+icon+0.2, y+0.2, output.Paint{Line: 0.5, Stroke: s.text})
		}
		first := y + (leading+bold.Cap())/2
		if len(lines) == 1 {
			first = y + (icon+bold.Cap())/2
		}
		c.Lines(lines, x+icon+pad, first, room, leading, output.Left)
		if plate > 0 {
			s.plateAt(c, output.Rect{X: x + width - plate, Y: y, W: plate, H: plateHeight}, g, number, versus)
		}
		if perRow > 0 {
			base := y + top + output.TickSide/2 + facts.Cap()/2
			if g.ticks == 0 {
				base = y + top + facts.Cap() + 0.3
			}
			c.Text(x, base, facts, g.facts)
			if g.endless != "" {
				c.TextRight(x+width, base, s.italic.At(math.Max(7, st.Size)), g.endless)
			}
			for i := range g.ticks {
				row, col := i/perRow, i%perRow
				inRow := min(perRow, g.ticks-row*perRow)
				bx := x + width - float64(inRow-col)*tickPitch + tickPitch - output.TickSide
				c.Tick(bx, y+top+float64(row)*tickPitch, s.text)
			}
		}
	}
	return output.Laid{Height: height, Draw: draw}, ok
}

// plateAt draws the damage, the largest number of a weapon.
func (s *soulCard) plateAt(c *output.Canvas, box output.Rect, g gear, number, versus output.Font) {
	paint, on := s.plate(s.color())
	c.Rect(box, 1.2, paint)
	mid := box.X + box.W/2
	c.TextCentred(mid, box.Y+2.7+number.Cap()/2, number.In(on), g.damage)
	if g.against != "" {
		c.TextCentred(mid, box.Y+7.4, versus.In(on), g.against)
	}
}
