package gamebook

import (
	"slices"

	"croix/generator/say"
)

// Policy is when a hero tests Luck in a fight.
type Policy string

// The policies. None tests where Luck cannot matter (R8, R9). The blunt ones,
// hits, wounds and always, go on testing at Luck 0, as the published odds do.
const (
	Never      Policy = "never"
	OnHits     Policy = "hits"    // after each hit
	OnWounds   Policy = "wounds"  // after each wound
	Always     Policy = "always"  // after both
	Optimal    Policy = "optimal" // where it raises the chance of winning
	ForStamina Policy = "stamina" // where it raises the Stamina left, a dead hero having none
)

// Policies lists the policies, the plainest first.
func Policies() []Policy { return []Policy{Never, OnHits, OnWounds, Always, Optimal, ForStamina} }

// Outlook is what a fight comes to on average.
type Outlook struct {
	Win     float64 `json:"win"`     // the probability of winning
	Stamina float64 `json:"stamina"` // what is left; 0 for a dead hero
	Rounds  float64 `json:"rounds"`  // with those in which nothing happens
	Tests   float64 `json:"tests"`   // of Luck
}

// plus is the outlook with a share of another added.
func (a Outlook) plus(share float64, b Outlook) Outlook {
	return Outlook{a.Win + share*b.Win, a.Stamina + share*b.Stamina, a.Rounds + share*b.Rounds, a.Tests + share*b.Tests}
}

// Fighter is what odds need of a hero: current values.
type Fighter struct{ Skill, Stamina, Luck int }

// Check refuses what no hero can have.
func (f Fighter) Check() error {
	for _, n := range []struct {
		name          Stat
		value, lo, hi int
	}{
		{Skill, f.Skill, 0, MaxSkill}, {Stamina, f.Stamina, 1, MaxStamina}, {Luck, f.Luck, 0, MaxLuck},
	} {
		if n.value < n.lo || n.value > n.hi {
			return say.Errorf(say.GamebookHeroRange, n.name, n.value, n.lo, n.hi)
		}
	}
	return nil
}

// ways counts the ways in which two dice make each sum, 0 to 12.
var ways = [13]int{2: 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}

// RoundWays counts, of 1296 throws of both, the hits, wounds and ties of a
// hero whose strength is so much above that of the enemy (section G).
func RoundWays(above int) (hit, wounded, tie int) {
	for enemy, n := range ways {
		for hero, m := range ways {
			switch {
			case hero+above > enemy:
				hit += n * m
			case hero+above < enemy:
				wounded += n * m
			default:
				tie += n * m
			}
		}
	}
	return hit, wounded, tie
}

// LuckyWays counts, of 36 throws, those that are at most a score.
func LuckyWays(score int) int {
	n := 0
	for s, w := range ways {
		if s <= score {
			n += w
		}
	}
	return n
}

// Odds is the exact odds of fights one after another under a policy, for every
// state that such a fight can come to.
type Odds struct {
	policy  Policy
	o       Options
	fights  []*duel // the last first
	fighter Fighter
}

// duel is the table of one fight: the outlooks by Luck, Stamina of the hero and
// of the enemy.
type duel struct {
	hit, wounded float64 // of a round that does something
	rounds       float64 // until a round does something
	dealt, taken int     // what wounds cost
	next         *duel   // the fight after it; nil for none
	stamina      int     // of the next enemy, when it steps up
	enemies      int     // the most stamina of this one
	heroes       int     // the most stamina of the hero
	table        []Outlook
}

// NewOdds works the odds out of fights against enemies one after another, by
// dynamic programming. It is an error if hero, enemies or policy cannot be.
func NewOdds(f Fighter, enemies []Enemy, p Policy, o Options) (*Odds, error) {
	if err := f.Check(); err != nil {
		return nil, err
	}
	if len(enemies) < 1 || len(enemies) > MaxEnemies {
		return nil, say.Errorf(say.GamebookEnemyCount, len(enemies), MaxEnemies)
	}
	if !slices.Contains(Policies(), p) {
		return nil, say.Errorf(say.GamebookPolicy, string(p))
	}
	s := &Odds{policy: p, o: o, fighter: f}
	var next *duel
	for _, e := range slices.Backward(enemies) {
		if err := e.Check(); err != nil {
			return nil, err
		}
		hit, wounded, tie := RoundWays(f.Skill + e.HeroBonus - e.Skill - e.EnemyBonus)
		some := float64(1296 - tie)
		d := &duel{
			hit: float64(hit) / some, wounded: float64(wounded) / some, rounds: 1296 / some,
			dealt: e.Wound(Hit), taken: e.Wound(Wounded), next: next,
			enemies: e.Stamina, heroes: f.Stamina,
		}
		if next != nil {
			d.stamina = next.enemies
		}
		s.fill(d)
		s.fights = append(s.fights, d)
		next = d
	}
	return s, nil
}

// fill works a table out, the states with less Luck and Stamina first.
func (s *Odds) fill(d *duel) {
	d.table = make([]Outlook, (s.fighter.Luck+1)*d.heroes*d.enemies)
	for luck := range s.fighter.Luck + 1 {
		for hero := 1; hero <= d.heroes; hero++ {
			for enemy := 1; enemy <= d.enemies; enemy++ {
				hit, _ := s.choose(d, Hit, hero, enemy, luck)
				wounded, _ := s.choose(d, Wounded, hero, enemy, luck)
				v := Outlook{Rounds: d.rounds}.plus(d.hit, hit).plus(d.wounded, wounded)
				d.table[(luck*d.heroes+hero-1)*d.enemies+enemy-1] = v
			}
		}
	}
}

// at is the outlook of a state.
func (d *duel) at(hero, enemy, luck int) Outlook {
	switch {
	case hero <= 0:
		return Outlook{} // 003-50
	case enemy > 0:
		return d.table[(luck*d.heroes+hero-1)*d.enemies+enemy-1]
	case d.next != nil:
		return d.next.at(hero, d.stamina, luck)
	}
	return Outlook{Win: 1, Stamina: float64(hero)}
}

// after is the outlook once a wound with its fate is written down.
func (d *duel) after(r Result, f Fate, hero, enemy, luck int) Outlook {
	if r == Hit {
		return d.at(hero, enemy-Loss(Hit, d.dealt, f), luck)
	}
	return d.at(hero-Loss(Wounded, d.taken, f), enemy, luck)
}

// tested is the outlook of a test of Luck on a wound.
func (d *duel) tested(r Result, hero, enemy, luck int) Outlook {
	q := float64(LuckyWays(luck)) / 36
	left := max(0, luck-1)
	return Outlook{Tests: 1}.plus(q, d.after(r, Lucky, hero, enemy, left)).plus(1-q, d.after(r, Unlucky, hero, enemy, left))
}

// rounding is the share by which two sums of floats that are equal may differ:
// what gains no more gains nothing, be the chance ever so small.
const rounding = 1e-14

// choose is the outlook after a wound as the policy decides on Luck, and
// whether it tests. The optimum tests for a strict gain only.
func (s *Odds) choose(d *duel, r Result, hero, enemy, luck int) (Outlook, bool) {
	plain := d.after(r, Untested, hero, enemy, luck)
	wound, stamina := d.taken, hero
	if r == Hit {
		wound, stamina = d.dealt, enemy
	}
	if !s.policy.considers(r, wound, stamina, luck, s.o) {
		return plain, false
	}
	test := d.tested(r, hero, enemy, luck)
	if s.policy.wants(test, plain) {
		return test, true
	}
	return plain, false
}

// considers reports whether the policy may test Luck on a wound: never where it
// cannot matter, and at Luck 0 only where it is blunt, unless the test would undo
// the hit.
func (p Policy) considers(r Result, wound, stamina, luck int, o Options) bool {
	blunt := p == Always || p == OnHits && r == Hit || p == OnWounds && r == Wounded
	switch {
	case !blunt && p != Optimal && p != ForStamina, !matters(r, wound, stamina, o):
		return false
	case luck == 0:
		return blunt && Loss(r, wound, Unlucky) > 0
	}
	return true
}

// wants reports whether the policy tests where it may: the blunt ones always do.
func (p Policy) wants(test, plain Outlook) bool {
	switch p {
	case Optimal:
		return test.Win > plain.Win*(1+rounding)
	case ForStamina:
		return test.Stamina > plain.Stamina*(1+rounding)
	}
	return true
}

// Outlook is that of the fights from their beginning.
func (s *Odds) Outlook() Outlook {
	first := s.fights[len(s.fights)-1]
	return first.at(s.fighter.Stamina, first.enemies, s.fighter.Luck)
}

// Advice is what there is to choose after a wound.
type Advice struct {
	Offered bool    // Luck may be tested
	Test    bool    // the policy tests
	With    Outlook // if Luck is tested; the zero Outlook if it may not be
	Without Outlook
}

// Advise is what a test of Luck is worth in the first fight, after a hit or a
// wound that is not written down yet, at Stamina and Luck no greater than the
// odds were made for; Stamina is above 0.
func (s *Odds) Advise(r Result, hero, enemy, luck int) Advice {
	d := s.fights[len(s.fights)-1]
	wound, stamina := d.taken, hero
	if r == Hit {
		wound, stamina = d.dealt, enemy
	}
	a := Advice{Without: d.after(r, Untested, hero, enemy, luck), Offered: Offers(r, wound, stamina, luck, s.o)}
	if a.Offered {
		a.With = d.tested(r, hero, enemy, luck)
		_, a.Test = s.choose(d, r, hero, enemy, luck)
	}
	return a
}
