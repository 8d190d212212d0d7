package purgatorypages

import (
	"fmt"
	"math"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// power is a power as a sheet shows it: its dice large on a plate, its name,
// and what is done.
func (s *celestialFace) power(name, dice, text string) {
	s.c.Field(name)
	const wide, high, gap = 16.0, 9.5, 3.0
	paint, on := s.plate(s.color)
	number := s.bold.At(17).In(on)
	top := s.y
	s.c.Rect(output.Rect{X: s.left, Y: top + 0.3, W: wide, H: high}, 1.4, paint)
	s.c.TextCentred(s.left+wide/2, top+0.3+high/2+number.Cap()/2, number, dice)
	head := s.bold.In(s.color)
	s.paragraph(s.left+wide+gap, s.width-wide-gap,
		output.Span{Font: head, Text: name + "\u00a0— "}, output.Span{Font: s.regular, Text: text})
	s.y = math.Max(s.y, top+0.3+high) + 1
}

// outcomeRow is a line of the table of outcomes; an empty cell cannot happen.
type outcomeRow struct {
	label string
	cells [4]string
}

// outcomes is what a roll does, one column for each way it compares with the
// three sins, the best for the being first, one for three sixes; one row for
// each case. What wins the soul stands in bold.
func (s *celestialFace) outcomes(heads [4]say.Key, rows []outcomeRow) {
	s.c.Field("outcomes")
	lead := 0.0
	label := s.italic.At(s.body - 0.5)
	for _, r := range rows {
		lead = math.Max(lead, label.Width(r.label)+2)
	}
	col := (s.width - lead) / float64(len(heads))
	line := 1.34 * s.body / output.PtPerMM
	paint, on := s.plate(s.color)
	head := s.bold.At(s.body).In(on)
	s.c.Rect(output.Rect{X: s.left + lead, Y: s.y, W: s.width - lead, H: line + 0.5}, 0.8, paint)
	mid := func(i int) float64 { return s.left + lead + (float64(i)+0.5)*col }
	for i, k := range heads {
		s.c.TextCentred(mid(i), s.y+(line+0.5)/2+head.Cap()/2, head, s.text(k))
	}
	s.y += line + 0.5
	for n, r := range rows {
		if n > 0 {
			s.c.Line(s.left, s.y, s.left+s.width, s.y, output.Paint{Line: 0.18, Stroke: s.soft})
		}
		base := s.y + line/2 + label.Cap()/2
		s.c.Text(s.left, base, label, r.label)
		for i, t := range r.cells {
			if t == "" {
				t = "–"
			}
			cell := s.regular.At(s.body)
			if i == 0 {
				cell = s.bold.At(s.body)
			}
			if cell.Width(t) > col-1 {
				s.overflow("outcomes", 0, 0)
			}
			s.c.TextCentred(mid(i), base, cell, t)
		}
		s.y += line
	}
	s.y += 1
}

func (s *celestialFace) dice(n int) string { return fmt.Sprintf("%dd6", n) }

// angelPowers are Purify and Make virtuous.
func (s *celestialFace) angelPowers() {
	s.power(s.text(say.SheetPurify), s.dice(purgatory.PowerDice), s.text(say.SheetPurifyText, s.reach()))
	s.power(s.text(say.SheetVirtue), s.dice(purgatory.PowerDice), s.text(say.SheetVirtueText))
	win, none, humanist := s.text(say.SheetVirtuous), s.text(say.SheetNothing), s.text(say.SheetHumanist)
	triple, equal, lower := s.text(say.SheetDamned), s.text(say.SheetHumanity), s.text(say.SheetHumanity)
	if s.rules.Is("angel.triple_six", "virtuous") {
		triple = win
	}
	if s.rules.Is("angel.three_player", "as_two_player") {
		equal, lower = humanist, none
	}
	human := outcomeRow{s.text(say.SheetHumanRow, s.b.VirtueHumanist()), [4]string{win, none, none, ""}}
	if s.lowerWins() {
		human.cells = [4]string{none, none, win, ""}
	}
	s.outcomes([4]say.Key{say.SheetHigher, say.SheetEqual, say.SheetLower, say.SheetTriple}, []outcomeRow{
		{s.text(say.SheetTwo), [4]string{win, humanist, none, triple}},
		{s.text(say.SheetThree), [4]string{win, equal, lower, triple}},
		human,
	})
	s.paragraph(s.left, s.width, output.Span{Font: s.regular, Text: s.join(s.text(say.SheetVirtueNote), s.drifting())})
	s.y += s.body * 0.13
}

// demonPowers are Pervert and Damn.
func (s *celestialFace) demonPowers() {
	if s.powerless() {
		s.section(s.text(say.SheetPowers), s.text(say.SheetPowerless))
		return
	}
	pervert, damn := s.text(say.SheetPervertFree, s.reach()), s.text(say.SheetDamnFree)
	if s.b.HasSin {
		pervert, damn = s.text(say.SheetPervertText, s.reach(), s.ofSin()), s.text(say.SheetDamnText, s.b.Sin)
	}
	s.power(s.text(say.SheetPervert), s.dice(purgatory.PowerDice), pervert)
	s.power(s.text(say.SheetDamn), s.dice(purgatory.PowerDice), damn)
	win, strikes := s.text(say.SheetDamned), s.text(say.SheetStrikes)
	rows := []outcomeRow{
		{s.text(say.SheetTwo), [4]string{win, s.text(say.SheetHumanist), s.text(say.SheetNothing), win}},
		{s.text(say.SheetThree), [4]string{win, s.text(say.SheetVirtuous), s.text(say.SheetHumanity), win}},
	}
	if !s.rules.Is("humanist.damnable", "never") {
		rows = append(rows, outcomeRow{s.text(say.SheetHumanRow, purgatory.DamnHumanist), [4]string{win, strikes, strikes, ""}})
	}
	s.outcomes([4]say.Key{say.SheetLower, say.SheetEqual, say.SheetHigher, say.SheetTriple}, rows)
	gain := say.SheetTripleDemon
	if s.rules.Is("triple_six.power_table", "specials") {
		gain = say.SheetTripleSpecial
	}
	s.paragraph(s.left, s.width, output.Span{Font: s.bold, Text: "666\u00a0— "}, output.Span{Font: s.regular, Text: s.text(gain)})
	s.y += s.body * 0.08
	s.paragraph(s.left, s.width, output.Span{Font: s.regular, Text: s.join(s.damnable(), s.drifting())})
	s.y += s.body * 0.13
}
