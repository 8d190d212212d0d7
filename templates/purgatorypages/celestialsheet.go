package purgatorypages

import (
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

const sheetSafe = 5.0

// celestial draws a sheet at the largest type that fits.
func (p *press) celestial(b *purgatory.Celestial) (*output.Drawing, error) {
	return p.celestialFit(b, halfSheet, sheetSafe, 11, (*celestialFace).sheet)
}

// sheet is the long form: every result of every power, and what is written
// down during play.
func (s *celestialFace) sheet() {
	s.head(21)
	s.y += 4.5
	s.numbers(26, 8, 9, say.SheetDamage, say.SheetMove)
	s.y += 3
	s.substance(20, 2)
	s.y += 3
	top := s.y
	s.section(s.text(say.SheetSpecial), s.b.Special(s.o.Lang))
	s.y += 0.8
	if s.angel() {
		s.angelPowers()
	} else {
		s.demonPowers()
	}
	if hint := s.hints[s.b.ID]; hint != "" {
		s.section(s.text(say.SheetHint), hint)
	}
	s.y += 0.4
	s.section(s.text(say.SheetLimits), s.limits())
	s.section(s.text(say.SheetReturn), s.comeback())
	s.y += 0.6
	s.ticks(s.counter())
	s.y += 2.5
	s.foot(top)
}

// foot draws the objects carried and the rounds, at the foot of the sheet.
func (s *celestialFace) foot(top float64) {
	const ruled = 6.6
	lines := s.b.Carries()
	label := s.bold.At(9).In(s.color)
	high := float64((lines+1)/2)*ruled + 4.5 + output.TickSide + 5.5
	start := s.size.H - sheetSafe - high
	if s.y > start {
		s.overflow("text", s.y-top, start-top)
		return
	}
	s.c.Field("objects")
	s.c.Text(s.left, start+label.Cap(), label, s.text(say.SheetObjects))
	half := s.width/2 - 2
	for i := range lines {
		x := s.left + float64(i%2)*(half+4)
		at := start + 3 + float64(i/2+1)*ruled
		s.c.Add(output.Mark{Kind: output.KindLine, Role: RoleRuled, Box: output.Rect{X: x, Y: at, W: half},
			Paint: output.Paint{Line: 0.2, Stroke: s.soft}})
	}
	s.rounds(say.SheetRounds, 7.4, 9, s.size.H-sheetSafe)
}

// RoleRuled is the role of a line to write on.
const RoleRuled = "ruled"

// paragraph sets spans over a width and moves down.
func (s *celestialFace) paragraph(x, width float64, spans ...output.Span) {
	lines, ok := output.Measure(spans...).Break(s.body, width)
	leading := 1.14 * s.body / output.PtPerMM
	if !ok {
		s.overflow("text", 0, 0)
	}
	s.c.Lines(lines, x, s.y+0.8*leading, width, leading, output.Left)
	s.y += float64(len(lines)) * leading
}

// section is a bold head with running text.
func (s *celestialFace) section(head, text string) {
	s.c.Field(head)
	s.paragraph(s.left, s.width, output.Span{Font: s.bold.In(s.color), Text: head + "\u00a0— "}, output.Span{Font: s.regular, Text: text})
	s.y += s.body * 0.13
}
