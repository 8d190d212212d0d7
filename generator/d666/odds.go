package d666

import (
	"math/big"
	"strconv"
	"strings"

	"croix/generator/odds"
	"croix/generator/say"
	"croix/generator/spell"
)

// MaxWays is the largest denominator of a chance that a player types.
const MaxWays = 10000

// ParseChance reads a chance: a fraction such as 1/2 or 27/36, a percentage
// such as 50%, 0, 1, or a threshold from 11 to 66. Anything else is an error that
// tells what would do.
func ParseChance(text string) (*big.Rat, error) {
	t := strings.TrimSpace(text)
	if n, err := strconv.Atoi(t); err == nil && n >= 11 && n <= MaxThreshold {
		return Threshold(n).Chance(), nil
	}
	body, percent := strings.CutSuffix(t, "%")
	body = strings.Replace(strings.TrimSpace(body), ",", ".", 1)
	p, ok := new(big.Rat), false
	if len(body) <= 20 && strings.Trim(body, "0123456789./") == "" {
		p, ok = p.SetString(body)
	}
	if ok && percent {
		p.Quo(p, big.NewRat(100, 1))
	}
	if !ok || p.Sign() < 0 || p.Cmp(big.NewRat(1, 1)) > 0 || p.Denom().Cmp(big.NewInt(MaxWays)) > 0 {
		return nil, say.Errorf(say.D666Chance, spell.Shown(text))
	}
	return p, nil
}

// success is the distribution of what succeeds with a chance; nil never does.
func success(p *big.Rat) odds.Dist[bool] {
	if p == nil {
		return odds.Certain(false)
	}
	n := p.Num().Int64()
	return odds.Counted(map[bool]int64{true: n, false: p.Denom().Int64() - n})
}

// units is the distribution of the units of a roll: success reads only the
// other two dice (section G).
func units() odds.Dist[int] { return odds.Sum(1, 6) }

// Assault is an attack before its rolls.
type Assault struct {
	Hit     *big.Rat // the chance of success; nil for none
	Power   int
	Bonus   int // of strength
	Armour  int
	Defence DefenceKind
	Held    *big.Rat // the chance of the defence; nil for none
	Parry   int      // power of the weapon that parries
	Divisor int      // 1 for no division
}

// Check refuses what no attack can have.
func (a Assault) Check() error {
	for _, n := range []struct {
		name          say.Key
		value, lo, hi int
	}{
		{say.D666WordPower, a.Power, -MaxPower, MaxPower}, {say.D666WordBonus, a.Bonus, 0, MaxScore},
		{say.D666WordArmour, a.Armour, 0, MaxArmour}, {say.D666WordParry, a.Parry, -MaxPower, MaxPower},
		{say.D666WordDivisor, a.Divisor, 1, MaxDivisor},
	} {
		if n.value < n.lo || n.value > n.hi {
			return say.Errorf(say.D666OddsRange, n.name, n.value, n.lo, n.hi)
		}
	}
	return nil
}

// Lost is the distribution of the Force points that an attack costs, every roll
// put before Blow.Damage.
func (a Assault) Lost(o Options) odds.Dist[int] {
	// What does not succeed has no units, which keeps the distribution small.
	rolled := func(p *big.Rat) odds.Dist[int] {
		return odds.Then(success(p), func(ok bool) odds.Dist[int] {
			if !ok {
				return odds.Certain(0)
			}
			return units()
		})
	}
	held := odds.Certain(0)
	if a.Defence != Undefended {
		held = rolled(a.Held)
	}
	return odds.Map(odds.Both(rolled(a.Hit), held), func(u odds.Pair[int, int]) int {
		_, lost := Blow{
			Hit: u.A > 0, Units: u.A, Power: a.Power, Bonus: a.Bonus, Armour: a.Armour, Divisor: a.Divisor,
			Defence: a.Defence, Held: u.B > 0, HeldUnits: u.B, ParryPower: a.Parry,
		}.Damage(o)
		return lost
	})
}

// Dropped is the chance that one attack brings somebody with so many points to
// exactly 0, and that it kills.
func Dropped(lost odds.Dist[int], points int) (zero, dead *big.Rat) {
	return lost.P(points), lost.Where(func(n int) bool { return n > points })
}

// Attacks is how many attacks it takes on average to bring somebody with so
// many points to 0 or less. An attack that never costs a point is an error.
func Attacks(lost odds.Dist[int], points int) (*big.Rat, error) {
	one := big.NewRat(1, 1)
	again := new(big.Rat).Sub(one, lost.P(0))
	if again.Sign() == 0 {
		return nil, say.Errorf(say.D666NeverHurts)
	}
	mean := make([]*big.Rat, max(points, 0)+1)
	mean[0] = new(big.Rat)
	for n := 1; n < len(mean); n++ {
		sum := new(big.Rat).Set(one)
		for x, p := range lost.All() {
			if x > 0 && x < n {
				sum.Add(sum, new(big.Rat).Mul(p, mean[n-x]))
			}
		}
		mean[n] = sum.Quo(sum, again)
	}
	return mean[len(mean)-1], nil
}

// Mental is what becomes of a psychic attack.
type Mental struct {
	Effect   Effect
	Defended bool // the defence succeeded
	Strength int
	Aware    bool
}

// MentalOdds is the distribution of what becomes of a psychic attack with those
// chances of attack and defence (002-31 to 002-33).
func MentalOdds(hit, held *big.Rat, o Options) odds.Dist[Mental] {
	type roll struct {
		ok    bool
		units int
	}
	rolled := func(p *big.Rat) odds.Dist[roll] {
		return odds.Map(odds.Both(success(p), units()), func(x odds.Pair[bool, int]) roll { return roll{x.A, x.B} })
	}
	return odds.Map(odds.Both(rolled(hit), rolled(held)), func(x odds.Pair[roll, roll]) Mental {
		e, strength, aware := Psychic{x.A.ok, x.A.units, x.B.ok, x.B.units}.Result(o)
		return Mental{e, x.B.ok && x.A.ok, strength, aware}
	})
}
