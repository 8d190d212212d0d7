package purgatory

import (
	"math/big"
	"slices"

	"croix/generator/odds"
	"croix/generator/say"
)

// StrikeQuestion asks for a Strike at one figure, with its riposte (R-140,
//
type StrikeQuestion struct {
	Attacker Fighter
	Defender Fighter
	Dice     int // of the attacker; 0 for the best number
	Riposte  int // dice of the riposte; 0 for what is best for the defender
}

// melee is a Strike between two figures, with all that its dice need.
type melee struct {
	o                  Options
	a, b               *Fighter
	ab, ba             *blow // the Strike, the riposte
	penaltyA, penaltyB int   // taken off the dice of a and of b
	pushes             bool  // an energy shield is rolled for
	ripostes           bool
}

// newMelee is a Strike of a at b; the error tells why there can be none.
func newMelee(c *Catalog, o Options, a, b *Fighter) (*melee, error) {
	for _, f := range []*Fighter{a, b} {
		if err := f.checkMelee(); err != nil {
			return nil, err
		}
	}
	if !a.fights() {
		return nil, say.Errorf(say.OddsNeverStrikes)
	}
	if a.isDemon() && b.has((*Item).IsShroud) {
		return nil, say.Errorf(say.OddsShroud)
	}
	m := &melee{o: o, a: a, b: b, ab: newBlow(c, o, a, b), ba: newBlow(c, o, b, a)}
	m.ripostes = !b.NoRiposte && b.fights() && b.meleeDice() > 0 && MayRiposte(o, b.OnGuard, 1) == nil &&
		!(b.isDemon() && a.has((*Item).IsShroud))
	// Who does not riposte defends without its weapon.
	struck, striker := b.guard(m.ripostes), a.guard(true)
	m.penaltyA = MeleePenalty(o, a.meleeWeapon(), a.isSoul(), struck)
	m.penaltyB = MeleePenalty(o, b.meleeWeapon(), b.isSoul(), striker)
	m.pushes = ShieldPushes(o, a.meleeWeapon(), struck)
	return m, nil
}

// meleeWeapon is the weapon that it fights with, nil for none.
func (f *Fighter) meleeWeapon() *MeleeRow {
	if !f.armed() {
		return nil
	}
	return f.Weapon.AsMelee()
}

// guard is how it stands against blows, with its weapon in use or not.
func (f *Fighter) guard(uses bool) Guard {
	m := f.meleeWeapon()
	return Guard{Worn: f.Worn, TwoHanded: uses && m != nil && m.TwoHanded, Incense: f.has((*Item).IsIncense)}
}

// fights reports whether the figure strikes at all.
func (f *Fighter) fights() bool { return f.Being == nil || f.Being.Fights() }

// checkMelee refuses a fighter whose numbers a melee does not have.
func (f *Fighter) checkMelee() error {
	if f.Being == nil {
		for _, s := range []Sin{Lust, Wrath, Sloth} {
			if err := score(s, f.Sins[s], MinSin); err != nil {
				return err
			}
		}
	}
	if f.Weapon.AsRanged() != nil {
		return say.Errorf(say.OddsNotMelee, f.Weapon.Base())
	}
	return f.check()
}

// IsShroud reports whether the object is the holy shroud.
func (it *Item) IsShroud() bool { return it.ID == "saint_suaire" }

// exchange is what a Strike and its riposte come to. Losses are damage before
// familiars.
type exchange struct {
	toA, toB int
	self     int // substance that a loses by itself, which nothing lessens
	hits     int // of the attacker
	breaks   bool
	pushed   bool
	first    bool // the riposte came first
	answered bool // there was a riposte
}

// run is the exchange of so many dice against a riposte of so many.
func (m *melee) run(dice, riposte int) odds.Dist[exchange] {
	fight := m.fight(dice, riposte)
	if !m.pushes {
		return fight
	}
	return odds.Then(odds.Die(6, Pushed), func(pushed bool) odds.Dist[exchange] {
		if pushed {
			return odds.Certain(exchange{pushed: true})
		}
		return fight
	})
}

func (m *melee) fight(dice, riposte int) odds.Dist[exchange] {
	strike := m.strike(dice)
	if !m.ripostes {
		return strike
	}
	both := odds.Then(strike, func(e exchange) odds.Dist[exchange] {
		return odds.Map(m.answer(riposte), func(n int) exchange {
			e.toA, e.answered = n, true
			return e
		})
	})
	return odds.Then(die(func(f int) Outcome { return RiposteTest(m.o, m.b.sin(Sloth), f, m.b.OnGuard, 1) }),
		func(out Outcome) odds.Dist[exchange] {
			switch out {
			case Simultaneous:
				return both
			case MayStrikeOnce:
				first := odds.Then(m.answer(1), func(n int) odds.Dist[exchange] {
					if m.kills(n, 0, m.a) {
						return odds.Certain(exchange{toA: n, first: true, answered: true})
					}
					return odds.Map(strike, func(e exchange) exchange {
						e.toA, e.first, e.answered = n, true, true
						return e
					})
				})
				return m.better(first, both)
			}
			return strike
		})
}

// better is the riposte that the defender chooses: the one that it survives
// more often, then the one that kills more often, then that of more damage.
func (m *melee) better(x, y odds.Dist[exchange]) odds.Dist[exchange] {
	for _, worth := range []func(exchange) int{
		func(e exchange) int { return -b2i(m.kills(e.toB, 0, m.b)) },
		func(e exchange) int { return b2i(m.kills(e.toA, e.self, m.a)) },
		func(e exchange) int { return e.toA - e.toB },
	} {
		switch odds.Mean(x, worth).Cmp(odds.Mean(y, worth)) {
		case 1:
			return x
		case -1:
			return y
		}
	}
	return y
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// armed reports whether the figure fights with a weapon, which an angel never
// does.
func (f *Fighter) armed() bool {
	return f.Weapon != Object{} && !(f.Being != nil && f.Being.Kind == Angel)
}

// kills reports whether damage, and what a figure loses by itself, destroys
// it; its substance is known.
func (m *melee) kills(damage, self int, f *Fighter) bool {
	return f.Substance > 0 && Absorb(damage, f.Familiar, f.Substance).Substance <= self
}

// strike is the attacker's dice alone.
func (m *melee) strike(dice int) odds.Dist[exchange] {
	d := odds.Throw(dice, 6, func(faces []int) exchange {
		v := Strike(m.o, Single(dice, m.penaltyA), faces)
		e := exchange{hits: v.Hits[0], breaks: v.Breaks}
		if e.breaks && BreakageOf(m.o, m.a.armed(), m.a.Weapon.Relic()) == LosesOne {
			e.self = 1
		}
		return e
	})
	return odds.Then(d, func(e exchange) odds.Dist[exchange] {
		return odds.Map(m.ab.damage(e.hits), func(n int) exchange {
			e.toB = n
			return e
		})
	})
}

// answer is the damage of a riposte.
func (m *melee) answer(dice int) odds.Dist[int] {
	hits := odds.Throw(dice, 6, func(faces []int) int { return Riposte(m.o, m.penaltyB, faces).Hits[0] })
	return odds.Then(hits, m.ba.damage)
}

// bestAnswer is the number of dice of a riposte with the greatest mean damage,
// the fewer of equal ones.
func (m *melee) bestAnswer() int {
	best, most := 1, new(big.Rat)
	for n := 1; n <= m.b.meleeDice(); n++ {
		if mean := odds.Mean(m.answer(n), face); mean.Cmp(most) > 0 {
			best, most = n, mean
		}
	}
	return best
}

func (q StrikeQuestion) odds(c *Catalog, o Options) (Answer, error) {
	m, err := newMelee(c, o, &q.Attacker, &q.Defender)
	if err != nil {
		return Answer{}, err
	}
	if err := MayStrike(q.Attacker.meleeDice(), Single(max(1, q.Dice), 0)); err != nil {
		return Answer{}, err
	}
	riposte := q.Riposte
	if riposte == 0 {
		riposte = m.bestAnswer()
	}
	if err := MayStrike(m.b.meleeDice(), Single(riposte, 0)); m.ripostes && err != nil {
		return Answer{}, err
	}
	var choices []Choice
	for n := 1; n <= q.Attacker.meleeDice(); n++ {
		choices = append(choices, m.choice(n, m.run(n, riposte)))
	}
	byMean(choices)
	a := rank(choices, func(c Choice) bool { return c.Dice == q.Dice })
	a.Notes = m.notes()
	return a, nil
}

func (m *melee) notes() []say.Key {
	if m.ripostes {
		return nil
	}
	return []say.Key{say.OddsNoAnswer}
}

// choice is the chances of an exchange.
func (m *melee) choice(dice int, d odds.Dist[exchange]) Choice {
	toB := odds.Map(d, func(e exchange) int { return e.toB })
	c := Choice{Dice: dice, mean: odds.Mean(toB, face), Tables: []OddsTable{
		Numbers("hits", say.OddsHits, odds.Map(d, func(e exchange) int { return e.hits })),
		Numbers("damage", say.OddsDamage, toB),
	}}
	if m.ripostes {
		c.Tables = append(c.Tables, Numbers("riposte_damage", say.OddsRiposteDamage, odds.Map(d, func(e exchange) int { return e.toA })))
	}
	if m.a.Substance > 0 && m.b.Substance > 0 {
		end := odds.Map(d, func(e exchange) Outcome {
			a, b := m.kills(e.toA, e.self, m.a), m.kills(e.toB, 0, m.b)
			switch {
			case a && b:
				return BothFall
			case a:
				return AttackerFalls
			case b:
				return DefenderFalls
			}
			return BothStand
		})
		c.Tables = slices.Insert(c.Tables, 0, outcomes("result", say.OddsResult, end, DefenderFalls, BothStand, AttackerFalls, BothFall))
	}
	if m.b.Substance > 0 {
		c.Worth, c.Aim = killed(toB, m.b), say.OddsKill
		c.Tables = append(c.Tables, yesNo("kill", say.OddsKill, c.Worth, KilledTarget, TargetStands))
	}
	if m.pushes {
		c.Tables = append(c.Tables, yesNo("pushed", say.OddsPushed, d.Where(func(e exchange) bool { return e.pushed }), PushedAway, Reaches))
	}
	c.Tables = append(c.Tables, yesNo("breakage", say.OddsBreakage, d.Where(func(e exchange) bool { return e.breaks }), BreaksWeapon, Whole))
	return c
}

// What an exchange can come to.
const (
	AttackerFalls Outcome = "attacker_destroyed"
	DefenderFalls Outcome = "defender_destroyed"
	BothFall      Outcome = "both_destroyed"
	BothStand     Outcome = "both_stand"
	PushedAway    Outcome = "pushed"
	Reaches       Outcome = "not_pushed"
	BreaksWeapon  Outcome = "breaks"
	Whole         Outcome = "whole"
)
