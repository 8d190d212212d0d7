package purgatorypages

import (
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// celestialCard draws the short form on a card at the largest type that fits.
func (p *press) celestialCard(b *purgatory.Celestial) (*output.Drawing, error) {
	return p.celestialFit(b, p.o.Card.Size, safe, 10, (*celestialFace).card)
}

// card is the short form: numbers, track, special, the powers with their
// results in a sentence each, the return, the rounds.
func (s *celestialFace) card() {
	k := min(s.size.W/70, s.size.H/120)
	s.head(14.5 * k)
	s.y += 2.6
	s.numbers(16*k, 4.4*k, 7, say.PrintDamage, say.PrintMove)
	s.y += 1.6
	// In tens, unless the card is too low for so many rows.
	perRow := 10
	if s.b.Substance > 50 {
		perRow = min(20, int((s.width-4.6+tickPitch-output.TickSide)/tickPitch))
	}
	s.substance(perRow, 0)
	s.y += 1.4
	top := s.y
	s.short(say.SheetSpecial, s.b.Special(s.o.Lang))
	switch {
	case s.angel():
		s.short(say.SheetPurify, s.text(say.SheetPurifyCard, purgatory.PowerDice))
		s.short(say.SheetVirtue, s.shortVirtue())
	case s.powerless():
		s.short(say.SheetPowers, s.text(say.SheetPowerless))
	default:
		pervert := s.text(say.SheetPervertAny, purgatory.PowerDice)
		if s.b.HasSin {
			pervert = s.text(say.SheetPervertCard, purgatory.PowerDice, s.ofSin())
		}
		s.short(say.SheetPervert, pervert)
		s.short(say.SheetDamn, s.shortDamn())
	}
	s.short(say.SheetReturn, s.shortComeback())
	s.ticks(s.counter())
	bottom := s.size.H - safe
	if limit := bottom - output.TickSide - 3.6; s.y > limit {
		s.overflow("text", s.y-top, limit-top)
		return
	}
	s.rounds(say.SheetRound, tickPitch, 7, bottom)
}

// short is a section of the short form, close set.
func (s *celestialFace) short(head say.Key, text string) {
	s.section(s.text(head), text)
}
