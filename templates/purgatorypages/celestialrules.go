package purgatorypages

import (
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// What a sheet or a card says where house rules decide.

// join puts sentences one after the other; empty ones are left out.
func (s *celestialFace) join(all ...string) string {
	return strings.Join(strings.FieldsFunc(strings.Join(all, "\x00"), func(r rune) bool { return r == 0 }), " ")
}

// reach is where purify and pervert reach.
func (s *celestialFace) reach() string {
	if s.rules.Is("powers.contact_required", "false") {
		return s.text(say.SheetAnywhere)
	}
	return s.text(say.SheetContact)
}

// lowerWins reports whether an angel wins a humanist with less than its sins
//
func (s *celestialFace) lowerWins() bool { return s.rules.Is("angel.humanist_rule", "lower") }

// powerless reports whether a demon has no sin and so no powers.
func (s *celestialFace) powerless() bool {
	return !s.angel() && !s.b.HasSin && s.rules.Is("demon.no_sin", "forbidden")
}

// drifting is what the being does when a drifting soul meets it.
func (s *celestialFace) drifting() string {
	switch s.rules.Value("drift.attempt") {
	case "costs_action":
		return s.text(say.SheetDriftAction)
	case "optional":
		return s.text(say.SheetDriftMay)
	}
	return s.text(say.SheetDriftFree)
}

// damnable is what a demon may do to a humanist.
func (s *celestialFace) damnable() string {
	switch s.rules.Value("humanist.damnable") {
	case "always":
		return s.text(say.SheetDamnAlways)
	case "never":
		return s.text(say.SheetDamnNever)
	}
	return s.text(say.SheetDamnNote)
}

// limits says where the being may go, and what happens there.
func (s *celestialFace) limits() string {
	when, demon := say.SheetBegun, say.SheetDemonBegun
	if s.rules.Is("hell.checked", "continuous") {
		when, demon = say.SheetWhile, say.SheetDemonWhile
	}
	if !s.angel() {
		return s.text(say.SheetDemonLimits, demon)
	}
	part := say.SheetCapPart
	if s.rules.Is("hell.angel_cap", "whole_if_start") {
		part = say.SheetCapWhole
	}
	return s.text(say.SheetAngelLimits, s.text(part, purgatory.AngelInFlames), when)
}

// comeback is how the being returns, in full (R-161, R-175, Q-081, Q-150,
//
func (s *celestialFace) comeback() string {
	if s.angel() {
		stands := say.SheetBackNext
		if s.rules.Is("angel.return_delay", "immediate") {
			stands = say.SheetBackNow
		}
		return s.text(say.SheetAngelReturn, s.b.ReturnOn(), stands)
	}
	when, left := say.SheetAnyRound, say.SheetOneLeft
	if s.rules.Is("demon.restructure_when", "at_death") {
		when = say.SheetAtDeath
	}
	if s.rules.Is("actions.minimum", "0") {
		left = say.SheetNoneLeft
	}
	return s.text(say.SheetDemonReturn, when, left)
}

// shortComeback is how the being returns, on a card.
func (s *celestialFace) shortComeback() string {
	switch {
	case !s.angel() && s.rules.Is("demon.restructure_when", "at_death"):
		return s.text(say.SheetDemonBack, say.SheetFalling)
	case !s.angel():
		return s.text(say.SheetDemonBack, say.SheetFallen)
	case s.rules.Is("angel.return_delay", "immediate"):
		return s.text(say.SheetAngelBack, s.b.ReturnOn(), say.SheetCardNow)
	}
	return s.text(say.SheetAngelBack, s.b.ReturnOn(), say.SheetCardNext)
}

// shortVirtue is how an angel makes virtuous, on a card.
func (s *celestialFace) shortVirtue() string {
	three, triple, human := say.SheetCardToHumanity, say.SheetDamned, say.SheetHigher
	if s.rules.Is("angel.three_player", "as_two_player") {
		three = say.SheetCardAsTwo
	}
	if s.rules.Is("angel.triple_six", "virtuous") {
		triple = say.SheetVirtuous
	}
	if s.lowerWins() {
		human = say.SheetLower
	}
	return s.text(say.SheetVirtueCard, purgatory.PowerDice, three, triple, s.b.VirtueHumanist(), human)
}

// shortDamn is how a demon damns, on a card.
func (s *celestialFace) shortDamn() string {
	sins := s.text(say.SheetCardAny)
	if s.b.HasSin {
		sins = s.text(say.SheetCardSin, s.b.Sin)
	}
	gain := say.SheetCardPower
	if s.rules.Is("triple_six.power_table", "specials") {
		gain = say.SheetCardSpecial
	}
	human := s.text(say.SheetCardNever)
	switch s.rules.Value("humanist.damnable") {
	case "never":
	case "always":
		human = s.text(say.SheetCardHuman, s.text(say.SheetCardAlways), purgatory.DamnHumanist)
	default:
		human = s.text(say.SheetCardHuman, s.text(say.SheetCardTwo), purgatory.DamnHumanist)
	}
	return s.text(say.SheetDamnCard, purgatory.PowerDice, sins, gain, human)
}
