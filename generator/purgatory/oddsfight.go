package purgatory

import (
	"maps"
	"math/big"
	"math/rand/v2"
	"slices"

	"croix/generator/odds"
	"croix/generator/say"
)

// FightQuestion asks how a melee of two figures ends if both strike every
// round until one is destroyed, A first. Each throws the dice of the greatest
// mean damage, and ripostes while it has two actions: A, which has acted, on
// guard.
type FightQuestion struct {
	A, B   Fighter
	Sample int    // fights thrown instead of counted, 0 to count
	Seed   uint64 // of the sample
}

// Limits of the fights that are counted, and of those that are thrown.
const (
	maxFightStates = 400 // substance of one times that of the other
	maxSample      = 1_000_000
	maxRounds      = 10_000 // of one fight that is thrown
)

// stance is what a fight has left of a figure.
type stance struct {
	substance, familiar int
	disarmed, stripped  bool
}

// standing is a fight at the start of a round, or after A has struck.
type standing struct{ a, b stance }

func (s standing) swap() standing { return standing{s.b, s.a} }

func (s standing) over() bool { return s.a.substance == 0 || s.b.substance == 0 }

// fight works out one FightQuestion.
type fight struct {
	c     *Catalog
	o     Options
	q     FightQuestion
	steps map[stepKey]odds.Dist[standing]
	ends  map[standing]*fightEnd
}

type stepKey struct {
	s      standing
	second bool // B strikes
}

// fightEnd is how a fight goes on from a standing.
type fightEnd struct {
	a, b, both *big.Rat // who stands at the end: A alone, B alone, nobody
	rounds     *big.Rat // mean number of rounds
}

func (q FightQuestion) odds(c *Catalog, o Options) (Answer, error) {
	for _, f := range []*Fighter{&q.A, &q.B} {
		if err := f.checkFight(); err != nil {
			return Answer{}, err
		}
	}
	if _, err := newMelee(c, o, &q.A, &q.B); err != nil {
		return Answer{}, err
	}
	if _, err := newMelee(c, o, &q.B, &q.A); err != nil {
		return Answer{}, err
	}
	if q.Sample < 0 || q.Sample > maxSample {
		return Answer{}, say.Errorf(say.OddsRange, q.Sample, 1, maxSample)
	}
	w := &fight{c: c, o: o, q: q, steps: map[stepKey]odds.Dist[standing]{}, ends: map[standing]*fightEnd{}}
	start := standing{q.A.stance(), q.B.stance()}
	if q.Sample > 0 {
		return w.sample(start)
	}
	if n := (q.A.Substance + q.A.Familiar) * (q.B.Substance + q.B.Familiar); n > maxFightStates {
		return Answer{}, say.Errorf(say.OddsFightLarge, n, maxFightStates)
	}
	end, err := w.end(start)
	if err != nil {
		return Answer{}, err
	}
	a := one(fightTable(end.a, end.b, end.both))
	a.Choices[0].Tables = append(a.Choices[0].Tables, OddsTable{ID: "rounds", Name: say.OddsRounds, Mean: end.rounds})
	return a, nil
}

func fightTable(a, b, both *big.Rat) OddsTable {
	t := OddsTable{ID: "result", Name: say.OddsResult}
	for _, c := range []struct {
		out Outcome
		p   *big.Rat
	}{{AWins, a}, {BWins, b}, {BothFall, both}} {
		t.Outcomes = append(t.Outcomes, Chance{Outcome: string(c.out), Name: outcomeName(c.out), P: c.p})
	}
	return t
}

// checkFight refuses what a fight does not count: figures and weapons whose
// special goes beyond one exchange.
func (f *Fighter) checkFight() error {
	if f.Being != nil && slices.Contains([]string{idLust, idCherubim}, f.Being.ID) {
		return say.Errorf(say.OddsFightSpecial, f.Being)
	}
	if w := f.Weapon; w != (Object{}) && slices.Contains([]string{idBigEnergy, idDracula, idDagger}, w.Base().ID) {
		return say.Errorf(say.OddsFightSpecial, w.Base())
	}
	if f.Substance == 0 {
		return say.Errorf(say.OddsSpecNumber, "ps", 1, maxSubstance)
	}
	return nil
}

// stance is the figure as it enters the fight.
func (f *Fighter) stance() stance {
	return stance{substance: f.Substance, familiar: f.Familiar, disarmed: f.Weapon == Object{}, stripped: f.Worn == nil}
}

// in is the figure as it stands in the fight.
func (f Fighter) in(s stance) *Fighter {
	f.Substance, f.Familiar = s.substance, s.familiar
	if s.disarmed {
		f.Weapon = Object{}
	}
	if s.stripped {
		f.Worn = nil
	}
	return &f
}

// maximum is the figure's substance at full strength.
func (f *Fighter) maximum() int {
	if f.Being != nil {
		return f.Being.Substance
	}
	return Derive(f.Sins).Substance
}

// step is what a Strike leaves; second tells that B strikes.
func (w *fight) step(s standing, second bool) (odds.Dist[standing], error) {
	key := stepKey{s, second}
	if d, ok := w.steps[key]; ok {
		return d, nil
	}
	from, to := w.q.A, w.q.B
	if second {
		from, to, s = to, from, s.swap()
	}
	attacker, defender := from.in(s.a), to.in(s.b)
	defender.OnGuard = second
	// One action is kept for the own Strike of the round: only two pay for a
	// riposte too.
	defender.NoRiposte = to.NoRiposte ||
		Allowance(w.o, Actor{Being: to.Being}, s.b.substance, max(to.Substance, to.maximum()), 0, false) < 2
	m, err := newMelee(w.c, w.o, attacker, defender)
	if err != nil {
		return odds.Dist[standing]{}, err
	}
	// What is dealt beyond the last point decides nothing.
	m.ab.most, m.ba.most = s.b.substance+s.b.familiar, s.a.substance+s.a.familiar
	d := odds.Then(m.run(m.bestStrike(), m.bestAnswer()), func(e exchange) odds.Dist[standing] { return w.after(m, s, e) })
	if second {
		d = odds.Map(d, standing.swap)
	}
	w.steps[key] = d
	return d, nil
}

// bestStrike is the number of dice of a Strike with the greatest mean damage,
// the fewer of equal ones.
func (m *melee) bestStrike() int {
	best, most := 1, new(big.Rat)
	for n := 1; n <= m.a.meleeDice(); n++ {
		mean := odds.Mean(m.strike(n), func(e exchange) int { return e.toB })
		if mean.Cmp(most) > 0 {
			best, most = n, mean
		}
	}
	return best
}

// after is the standing that an exchange leaves, the attacker first.
func (w *fight) after(m *melee, s standing, e exchange) odds.Dist[standing] {
	la, lb := Absorb(e.toA, s.a.familiar, s.a.substance), Absorb(e.toB, s.b.familiar, s.b.substance)
	s.a.substance, s.a.familiar = max(0, la.Substance-e.self), la.Familiar
	s.b.substance, s.b.familiar = lb.Substance, lb.Familiar
	if e.breaks && e.self == 0 && BreakageOf(w.o, m.a.armed(), m.a.Weapon.Relic()) == WeaponBreaks {
		s.a.disarmed = true
	}
	if e.hits == 0 || s.b.stripped || !m.a.armed() || !m.a.Weapon.AsMelee().BreaksArmour() {
		return odds.Certain(s)
	}
	return odds.Map(odds.Die(6, func(f int) bool { return ArmourBreaks(w.o, m.b.Worn, f) }), func(breaks bool) standing {
		s := s
		s.b.stripped = breaks
		return s
	})
}

// end is how a fight ends from the start of a round. A round that changes
// nothing comes again: its probability is divided out.
func (w *fight) end(s standing) (*fightEnd, error) {
	if e, ok := w.ends[s]; ok {
		return e, nil
	}
	zero, one := new(big.Rat), big.NewRat(1, 1)
	if s.over() {
		e := &fightEnd{a: zero, b: zero, both: zero, rounds: zero}
		switch {
		case s.a.substance > 0:
			e.a = one
		case s.b.substance > 0:
			e.b = one
		default:
			e.both = one
		}
		w.ends[s] = e
		return e, nil
	}
	next, err := w.round(s)
	if err != nil {
		return nil, err
	}
	moves := new(big.Rat).Sub(one, next.P(s))
	if moves.Sign() == 0 {
		return nil, say.Errorf(say.OddsFightEndless)
	}
	sum := &fightEnd{a: new(big.Rat), b: new(big.Rat), both: new(big.Rat), rounds: big.NewRat(1, 1)}
	term := new(big.Rat)
	for to, p := range next.All() {
		if to == s {
			continue
		}
		e, err := w.end(to)
		if err != nil {
			return nil, err
		}
		for _, part := range []struct{ sum, of *big.Rat }{{sum.a, e.a}, {sum.b, e.b}, {sum.both, e.both}, {sum.rounds, e.rounds}} {
			part.sum.Add(part.sum, term.Mul(p, part.of))
		}
	}
	for _, r := range []*big.Rat{sum.a, sum.b, sum.both, sum.rounds} {
		r.Quo(r, moves)
	}
	w.ends[s] = sum
	return sum, nil
}

// round is the standing after both have struck.
func (w *fight) round(s standing) (odds.Dist[standing], error) {
	half, err := w.step(s, false)
	if err != nil {
		return half, err
	}
	var failed error
	full := odds.Then(half, func(m standing) odds.Dist[standing] {
		if m.over() || failed != nil {
			return odds.Certain(m)
		}
		d, err := w.step(m, true)
		if err != nil {
			failed = err
			return odds.Certain(m)
		}
		return d
	})
	return full, failed
}

// sample throws fights and counts how they end. The answer says that it is
// not exact.
func (w *fight) sample(start standing) (Answer, error) {
	rng := rand.New(rand.NewPCG(w.q.Seed, 1))
	lots := map[stepKey]*lot{}
	var a, b, both int64
	for range w.q.Sample {
		s := start
		for r := 0; r < maxRounds && !s.over(); r++ {
			for _, second := range []bool{false, true} {
				if s.over() {
					break
				}
				key := stepKey{s, second}
				if lots[key] == nil {
					d, err := w.step(s, second)
					if err != nil {
						return Answer{}, err
					}
					lots[key] = newLot(d)
				}
				s = lots[key].draw(rng)
			}
		}
		switch {
		case s.a.substance > 0:
			a++
		case s.b.substance > 0:
			b++
		default:
			both++
		}
	}
	n := int64(w.q.Sample)
	answer := one(fightTable(big.NewRat(a, n), big.NewRat(b, n), big.NewRat(both, n)))
	answer.Notes, answer.Seed = []say.Key{say.OddsSampled}, &w.q.Seed
	return answer, nil
}

// lot is the outcomes of a step as a sample draws them: in a fixed order, so
// that the same seed gives the same fights, each with the chance of it or one
// before it.
type lot struct {
	order []standing
	upTo  []float64
}

func newLot(d odds.Dist[standing]) *lot {
	all := d.All()
	order := slices.SortedFunc(maps.Keys(all), compareStanding)
	l := &lot{order: order, upTo: make([]float64, len(order))}
	sum := 0.0
	for i, s := range order {
		p, _ := all[s].Float64()
		sum += p
		l.upTo[i] = sum
	}
	return l
}

func (l *lot) draw(rng *rand.Rand) standing {
	i, _ := slices.BinarySearch(l.upTo, rng.Float64())
	return l.order[min(i, len(l.order)-1)]
}

func compareStanding(x, y standing) int {
	key := func(s standing) []int {
		return []int{s.a.substance, s.b.substance, s.a.familiar, s.b.familiar,
			b2i(s.a.disarmed), b2i(s.b.disarmed), b2i(s.a.stripped), b2i(s.b.stripped)}
	}
	return slices.Compare(key(x), key(y))
}

// How a fight ends.
const (
	AWins Outcome = "a_wins"
	BWins Outcome = "b_wins"
)

// Ids of what a fight does not count.
const (
	idLust      = "luxure"
	idCherubim  = "cherubins"
	idBigEnergy = "grosse_arme_energetique"
	idDracula   = "epee_du_comte_dracula"
	idDagger    = "dague_de_sacrifice"
)
