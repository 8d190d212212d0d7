package purgatory

import (
	"cmp"
	"math/bits"
	"slices"

	"croix/generator/odds"
	"croix/generator/say"
)

// fight works out one FightQuestion.
type fight struct {
	c     *Catalog
	o     Options
	q     FightQuestion
	bouts map[boutKey]*bout
	err   error // why a step could not be worked out
}

// boutKey is what the dice of an exchange depend on besides what substance is
// left: who strikes, how both stand, and whether there is a riposte.
type boutKey struct {
	s        standing
	ripostes bool
}

// bout is the dice of an exchange.
type bout struct {
	*melee
	strikes, answers []weighed           // by the number of dice, less 1
	best             map[bestKey]weighed // dice chosen, up to what is left
	firsts           map[[2]int]bool
	mostA, mostB     int    // substance at full strength
	extra            uint64 // ways of the dice after an exchange, see finish
	breaksA, breaksB bool   // a weapon may break what the striker wears, or the struck one
	whips            bool
}

type bestKey struct {
	answer bool
	left   int
}

// weighed is what dice come to, sorted, with the ways of each and of all.
type weighed struct {
	dist odds.Dist[dealt]
	outs []blowOut
	all  uint64
}

// blowOut is a dealt, of which a fight needs no more than this.
type blowOut struct {
	damage                 int
	hit, breaks, cancelled bool // a hit and a majority of 1s only if they break something
	ways                   uint64
}

// bout is the dice of the exchange that stands next, as the striker sees it.
func (w *fight) bout(s standing) *bout {
	from, to := w.q.A, w.q.B
	if s.second {
		from, to = to, from
	}
	// One action is kept for the own Strike of the round: only two pay for a
	// riposte too.
	ripostes := !to.NoRiposte && (s.answers || Allowance(w.o, Actor{Being: to.Being}, int(s.at.substance), to.maximum(), 0, false) > 1)
	key := boutKey{s, ripostes}
	for _, f := range []*stance{&key.s.by, &key.s.at} {
		f.substance, f.familiar, f.poisoned = 0, 0, false
	}
	key.s.answers, key.s.hit, key.s.broke = false, false, false
	if b, ok := w.bouts[key]; ok {
		return b
	}
	a, d := from.in(key.s.by), to.in(key.s.at)
	d.OnGuard, d.NoRiposte = s.second, !ripostes
	m, err := newMelee(w.c, w.o, a, d)
	if err != nil {
		w.err = err
		return nil
	}
	breaks := func(by, at *Fighter) bool {
		return by.armed() && by.Weapon.AsMelee().BreaksArmour() && ArmourBreaks(w.o, at.Worn, 6)
	}
	b := &bout{
		melee: m, best: map[bestKey]weighed{}, firsts: map[[2]int]bool{}, mostA: from.maximum(), mostB: to.maximum(), extra: 1,
		breaksA: breaks(d, a) && m.ripostes, breaksB: breaks(a, d), whips: a.Being != nil && a.Being.Whips(),
	}
	for _, die := range []bool{b.breaksA, b.breaksB, b.whips} {
		if die {
			b.extra *= 6
		}
	}
	for n := 1; n <= a.meleeDice(); n++ {
		b.strikes = append(b.strikes, w.weigh(m.strike(n), b.breaksB))
	}
	for n := 1; m.ripostes && n <= d.meleeDice(); n++ {
		b.answers = append(b.answers, w.weigh(m.answer(n), b.breaksA))
	}
	w.bouts[key] = b
	return b
}

// weigh makes what dice come to ready for a fight.
func (w *fight) weigh(d odds.Dist[dealt], hits bool) weighed {
	ways, ok := odds.Map(d, func(e dealt) blowOut {
		return blowOut{damage: e.damage, hit: hits && e.hits > 0, breaks: e.breaks, cancelled: e.cancelled}
	}).Ways()
	if !ok {
		w.err = w.tooLarge()
	}
	return gather(d, ways)
}

func (w *fight) tooLarge() error {
	return say.Errorf(say.OddsFightLarge, w.q.A.Substance+w.q.A.Familiar, w.q.B.Substance+w.q.B.Familiar)
}

// gather sorts outcomes and counts their ways.
func gather(d odds.Dist[dealt], ways map[blowOut]uint64) weighed {
	all := weighed{dist: d}
	for o, n := range ways {
		o.ways = n
		all.outs = append(all.outs, o)
		all.all += n
	}
	slices.SortFunc(all.outs, func(x, y blowOut) int {
		return cmp.Or(cmp.Compare(x.damage, y.damage), cmp.Compare(b2i(x.hit), b2i(y.hit)),
			cmp.Compare(b2i(x.breaks), b2i(y.breaks)), cmp.Compare(b2i(x.cancelled), b2i(y.cancelled)))
	})
	return all
}

// choose is the dice of the Strike, or of the riposte, with the greatest mean
// damage of which no more counts than is left; the fewer of equal ones.
func (b *bout) choose(answer bool, left int) weighed {
	key := bestKey{answer, left}
	if d, ok := b.best[key]; ok {
		return d
	}
	dice := b.strikes
	if answer {
		dice = b.answers
	}
	var best weighed
	most := uint64(0)
	for _, d := range dice {
		sum := uint64(0)
		for _, o := range d.outs {
			sum += uint64(min(o.damage, left)) * o.ways
		}
		// sum/d.all > most/best.all
		hi, lo := bits.Mul64(sum, max(1, best.all))
		hi2, lo2 := bits.Mul64(most, d.all)
		if best.all == 0 || hi > hi2 || hi == hi2 && lo > lo2 {
			best, most = d, sum
		}
	}
	b.best[key] = best.upTo(left)
	return b.best[key]
}

// upTo is the dice with no more damage than is left.
func (d weighed) upTo(left int) weighed {
	capped := map[blowOut]uint64{}
	for _, o := range d.outs {
		n := o.ways
		o.damage, o.ways = min(o.damage, left), 0
		capped[o] += n
	}
	return gather(d.dist, capped)
}

// strikesFirst reports whether the struck figure, of those lives, uses the
// choice to strike first with one die.
func (b *bout) strikesFirst(by, at int, strike odds.Dist[dealt]) bool {
	// Whoever has more than one exchange can take stands after it.
	by, at = min(by, hardest(b.answers)+2), min(at, hardest(b.strikes)+2)
	key := [2]int{by, at}
	first, ok := b.firsts[key]
	if !ok {
		m, striker, struck := *b.melee, *b.a, *b.b
		striker.Substance, striker.Familiar, struck.Substance, struck.Familiar = by, 0, at, 0
		m.a, m.b = &striker, &struck
		first = m.prefersFirst(strike, b.answers[0].dist, b.choose(true, by).dist)
		b.firsts[key] = first
	}
	return first
}

// hardest is the greatest damage of any number of dice.
func hardest(dice []weighed) int {
	most := 0
	for _, d := range dice {
		most = max(most, d.outs[len(d.outs)-1].damage)
	}
	return most
}
