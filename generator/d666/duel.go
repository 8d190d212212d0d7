package d666

import (
	"math/big"

	"croix/generator/odds"
	"croix/generator/say"
)

// Initiative is who strikes first in each second of a duel.
type Initiative string

// The initiatives: the first named, the second, or both at once (002-12).
const (
	FirstStrikes  Initiative = "first"
	SecondStrikes Initiative = "second"
	Together      Initiative = "together"
)

// Duellist is one of two who attack each other once a second until one is down,
// at 0 points or less.
type Duellist struct {
	Points int
	Force  int     // gives the strength bonus, over that of Attack; 0 for none
	Ranged bool    // the weapon: no strength bonus
	Attack Assault // on the other, with the defence and armour of the other
}

// duelSteps is the most sums of a duel that are worked out: beyond it the
// fractions take too long.
const duelSteps = 100_000

// DuelOdds is how a duel ends.
type DuelOdds struct {
	First, Second *big.Rat // who is left
	Both          *big.Rat // both are down
	Seconds       *big.Rat // on average
}

// duelState is the points of both.
type duelState struct{ a, b int }

// duel works a duel out from the states with fewer points.
type duel struct {
	a, b   []odds.Dist[int] // what each costs the other, by its own points
	who    Initiative
	states map[duelState]DuelOdds
}

// Duel is the odds of a duel to the end, exactly. It is an error if neither can
// hurt the other, or if there are too many states to work them out as fractions.
func Duel(a, b Duellist, who Initiative, o Options) (DuelOdds, error) {
	d := &duel{who: who, states: map[duelState]DuelOdds{}}
	var err error
	if d.a, err = a.costs(o); err != nil {
		return DuelOdds{}, err
	}
	if d.b, err = b.costs(o); err != nil {
		return DuelOdds{}, err
	}
	if steps := a.Points * b.Points * d.a[a.Points].Len() * d.b[b.Points].Len(); steps > duelSteps {
		return DuelOdds{}, say.Errorf(say.D666DuelLarge, a.Points, b.Points, steps, duelSteps)
	}
	for x := 1; x <= a.Points; x++ {
		for y := 1; y <= b.Points; y++ {
			if err := d.work(duelState{x, y}); err != nil {
				return DuelOdds{}, err
			}
		}
	}
	return d.states[duelState{a.Points, b.Points}], nil
}

// costs is what an attack of the duellist costs, by the points that are left to
// it: a house rule makes its strength go by them (R2).
func (d Duellist) costs(o Options) ([]odds.Dist[int], error) {
	if d.Points < 1 || d.Points > MaxPoints {
		return nil, say.Errorf(say.D666OddsRange, say.D666WordPoints, d.Points, 1, MaxPoints)
	}
	if d.Force < 0 || d.Force > MaxScore {
		return nil, say.Errorf(say.D666OddsRange, Force, d.Force, 0, MaxScore)
	}
	if err := d.Attack.Check(); err != nil {
		return nil, err
	}
	all := make([]odds.Dist[int], d.Points+1)
	kind := Contact
	if d.Ranged {
		kind = Ranged
	}
	for points := d.Points; points >= 1; points-- {
		if points < d.Points && !o.ForceNow {
			all[points] = all[d.Points]
			continue
		}
		attack := d.Attack
		attack.Bonus += StrengthBonus(ForceFor(d.Force, points, o), kind, o)
		all[points] = attack.Lost(o)
	}
	return all, nil
}

// ForceFor is the Force that bonus and movement go by: the characteristic, or by
// a house rule the points that are left (R2).
func ForceFor(force, points int, o Options) int {
	if o.ForceNow {
		return min(force, max(points, 0))
	}
	return force
}

// work works a state out. Seconds in which nothing happens are left out of the
// sum and counted in the time.
func (d *duel) work(s duelState) error {
	sum := DuelOdds{new(big.Rat), new(big.Rat), new(big.Rat), big.NewRat(1, 1)}
	nothing := new(big.Rat)
	add := func(p *big.Rat, to duelState) {
		switch {
		case to == s:
			nothing.Add(nothing, p)
		case to.a <= 0 && to.b <= 0:
			sum.Both.Add(sum.Both, p)
		case to.b <= 0:
			sum.First.Add(sum.First, p)
		case to.a <= 0:
			sum.Second.Add(sum.Second, p)
		default:
			next := d.states[to]
			for _, part := range [][2]*big.Rat{{sum.First, next.First}, {sum.Second, next.Second}, {sum.Both, next.Both}, {sum.Seconds, next.Seconds}} {
				part[0].Add(part[0], new(big.Rat).Mul(p, part[1]))
			}
		}
	}
	first, second := d.a, d.b
	strike := func(s duelState, x int) duelState { return duelState{s.a, s.b - x} }
	back := func(s duelState, y int) duelState { return duelState{s.a - y, s.b} }
	mine, theirs := s.a, func(s duelState) int { return s.b }
	if d.who == SecondStrikes {
		first, second, strike, back = d.b, d.a, back, strike
		mine, theirs = s.b, func(s duelState) int { return s.a }
	}
	for x, p := range first[mine].All() {
		mid := strike(s, x)
		left := theirs(mid)
		if d.who == Together {
			left = theirs(s) // declared before the blow falls (R7)
		}
		if left <= 0 {
			add(p, mid) // down before its slot (002-15)
			continue
		}
		for y, q := range second[left].All() {
			add(new(big.Rat).Mul(p, q), back(mid, y))
		}
	}
	some := new(big.Rat).Sub(big.NewRat(1, 1), nothing)
	if some.Sign() == 0 {
		return say.Errorf(say.D666DuelEndless)
	}
	for _, part := range []*big.Rat{sum.First, sum.Second, sum.Both, sum.Seconds} {
		part.Quo(part, some)
	}
	d.states[s] = sum
	return nil
}
