package purgatory

import (
	"math/bits"

	"croix/generator/odds"
)

// A round of a fight is cut into small throws: poison, the Strike with the test
// of the riposte before it, then the riposte with what breaks after both. So
// every standing has few ways on.

// life is what a figure can lose.
func (s stance) life() int { return int(s.substance) + int(s.familiar) }

// hurt makes a figure take damage and gives how much of its own substance it
// lost.
func (s *stance) hurt(damage int) int {
	l := Absorb(damage, int(s.familiar), int(s.substance))
	s.familiar, s.substance = uint8(l.Familiar), uint8(l.Substance)
	return l.Lost
}

// takes is what dice do to a figure, and what the weapon of who threw them does
// on top: the dagger poisons, the sword of Dracula gives its bearer what the
// figure lost, up to its maximum.
func (s *stance) takes(o blowOut, from *Fighter, by *stance, most int) {
	s.cancelled = s.cancelled || o.cancelled
	lost := s.hurt(o.damage)
	switch {
	case lost == 0 || !from.armed():
	case from.Weapon.Base().ID == idDagger:
		s.poisoned = s.poisoned || s.substance > 0
	case from.Weapon.Base().ID == idDracula && by.substance > 0:
		by.substance = uint8(min(most, int(by.substance)+lost))
	}
}

// uses notes that a figure used its weapon, if that has to recharge.
func (s *stance) uses(f *Fighter) {
	if f.recharges() {
		s.used = usedNow
	}
}

// drops makes a figure drop what hurts it most: its weapon, what it wears, or
// something else that protects it; false if it holds nothing of that kind.
func (s *stance) drops(f *Fighter) bool {
	guards := f.guards()
	switch {
	case !s.disarmed:
		s.disarmed = true
	case !s.stripped:
		s.stripped = true
	case len(guards) > 0:
		s.dropped++
		if guards[0].HasPool() {
			s.familiar = 0
		}
	default:
		return false
	}
	return true
}

// turn is the standing as the other strikes next, in a new round after B.
func (s standing) turn() standing {
	s.by, s.at = s.at, s.by
	s.second = !s.second
	s.hit, s.broke = false, false
	if !s.second {
		for _, f := range []*stance{&s.by, &s.at} {
			f.cancelled = false
			if f.used > 0 {
				f.used--
			}
		}
	}
	return s
}

// ways collects the steps from a standing.
type ways struct {
	steps []odds.Step[standing]
	over  bool // their numbers did not fit
}

// add adds a step whose ways are the product of some numbers. All ends that are
// alike are one standing.
func (y *ways) add(to standing, factors ...uint64) {
	n := uint64(1)
	for _, f := range factors {
		hi, lo := bits.Mul64(n, f)
		y.over = y.over || hi > 0 || lo > maxWays
		n = lo
	}
	if to.over() {
		to = standing{by: stance{substance: min(1, to.by.substance)}, at: stance{substance: min(1, to.at.substance)}, second: to.second}
	}
	if n > 0 {
		y.steps = append(y.steps, odds.Step[standing]{To: to, Ways: n})
	}
}

// maxWays leaves room for the sum of all steps in 64 bits.
const maxWays = 1 << 62

// next is the steps from a standing; none where the fight is over.
func (w *fight) next(s standing) []odds.Step[standing] {
	if s.over() || w.err != nil {
		return nil
	}
	b := w.bout(s)
	if w.err != nil {
		return nil
	}
	var y ways
	switch {
	case s.answers:
		for _, o := range b.choose(true, s.by.life()).outs {
			to := s
			to.answers = false
			b.riposte(&to, o)
			b.finish(&y, to, blowOut{hit: s.hit, breaks: s.broke}, o, o.ways)
		}
	case s.by.poisoned:
		for f := 1; f <= 6; f++ {
			to := s
			to.by.poisoned = false
			to.by.hurt(f)
			y.add(to, 1)
		}
	default:
		b.strikeFrom(&y, s)
	}
	if y.over {
		w.err = w.tooLarge()
	}
	return y.steps
}

// strikeFrom is a Strike with what comes before it: the die of an energy
// shield, the test of the riposte, and a riposte that comes first.
func (b *bout) strikeFrom(y *ways, s standing) {
	strike := b.choose(false, s.at.life())
	tests, _ := b.test().Ways()
	first := weighed{all: 1}
	if tests[MayStrikeOnce] > 0 && b.strikesFirst(s.by.life(), s.at.life(), strike.dist) {
		first = b.answers[0].upTo(s.by.life())
	}
	reached := uint64(1)
	if b.pushes {
		pushed := faces(Pushed)
		reached = 6 - pushed
		all := uint64(0)
		for _, n := range tests {
			all += n
		}
		y.add(s.turn(), pushed, all, first.all, strike.all, b.extra)
	}
	for _, test := range []Outcome{NoRiposte, ActionLost, Simultaneous, MayStrikeOnce} {
		n := tests[test] * reached
		if test != MayStrikeOnce || len(first.outs) == 0 {
			b.strike(y, s, strike, blowOut{}, test == Simultaneous || test == MayStrikeOnce, n*first.all)
			continue
		}
		for _, o := range first.outs {
			to := s
			b.riposte(&to, o)
			if to.by.substance == 0 {
				y.add(to, n, o.ways, strike.all, b.extra)
				continue
			}
			b.strike(y, to, strike, o, false, n*o.ways)
		}
	}
}

// strike is the dice of a Strike, before the riposte if there is one still to
// come; before is one that came first.
func (b *bout) strike(y *ways, s standing, dice weighed, before blowOut, answers bool, n uint64) {
	for _, o := range dice.outs {
		to := s
		to.at.takes(o, b.a, &to.by, b.mostA)
		if answers {
			to.answers, to.hit, to.broke = true, o.hit, o.breaks
			y.add(to, n, o.ways, b.extra)
			continue
		}
		b.finish(y, to, o, before, n, o.ways)
	}
}

// riposte is the dice of a riposte.
func (b *bout) riposte(s *standing, o blowOut) {
	s.by.takes(o, b.b, &s.at, b.mostB)
	s.at.uses(b.b)
}

// finish is what breaks after an exchange, then the whip. Each of its dice that
// an exchange of the bout may need counts, thrown or not, so that the ways of
// all outcomes add up.
func (b *bout) finish(y *ways, s standing, strike, answer blowOut, factors ...uint64) {
	s.by.uses(b.a)
	b.armour(b.breaksB, strike.hit && s.at.substance > 0 && !s.at.stripped, b.b.Worn, func(breaks bool, n uint64) {
		s := s
		s.at.stripped = s.at.stripped || breaks
		b.armour(b.breaksA, answer.hit && s.by.substance > 0 && !s.by.stripped, b.a.Worn, func(breaks bool, m uint64) {
			s := s
			s.by.stripped = s.by.stripped || breaks
			b.weapon(&s.by, strike, b.a)
			b.weapon(&s.at, answer, b.b)
			b.whip(y, s, append(factors[:len(factors):len(factors)], n, m))
		})
	})
}

// armour throws the die that may break what a figure wears, if an exchange may
// need it at all.
func (b *bout) armour(may, hit bool, worn *ArmourRow, then func(breaks bool, n uint64)) {
	switch {
	case !may:
		then(false, 1)
	case !hit:
		then(false, 6)
	default:
		n := faces(func(f int) bool { return ArmourBreaks(b.o, worn, f) })
		then(true, n)
		then(false, 6-n)
	}
}

// weapon is what a majority of 1s costs.
func (b *bout) weapon(s *stance, o blowOut, f *Fighter) {
	if !o.breaks {
		return
	}
	switch BreakageOf(b.o, f.armed(), f.Weapon.Relic()) {
	case WeaponBreaks:
		s.disarmed = true
	case LosesOne:
		s.hurt(1)
	}
}

// whip throws for the whip of the demon of lust; then the other
// strikes.
func (b *bout) whip(y *ways, s standing, factors []uint64) {
	dropped := s.at
	if !b.whips || s.by.substance == 0 || s.at.substance == 0 || !dropped.drops(b.b) {
		if b.whips {
			factors = append(factors, 6)
		}
		y.add(s.turn(), factors...)
		return
	}
	n := faces(func(f int) bool { return Whipped(b.b.sin(Wrath), f) })
	y.add(s.turn(), append(factors, 6-n)...)
	s.at = dropped
	y.add(s.turn(), append(factors, n)...)
}

// faces is how many faces of a die are picked.
func faces(pick func(face int) bool) uint64 {
	n := uint64(0)
	for f := 1; f <= 6; f++ {
		if pick(f) {
			n++
		}
	}
	return n
}
