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
	if twice := unique(a, b); twice != nil {
		return nil, say.Errorf(say.OddsTwice, twice)
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

// unique is the relic that two figures would have to share; nil for none
//
func unique(a, b *Fighter) *Row {
	for _, it := range a.Items {
		if it.Relic && slices.Contains(b.Items, it) {
			return &it.Row
		}
	}
	return nil
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

// dealt is what the dice of a Strike or of a riposte come to.
type dealt struct {
	damage    int // before the familiar of who takes it
	hits      int // that count
	self      int // substance that the striker loses by itself, which no armour lessens
	breaks    bool
	cancelled bool // a hit was cancelled
}

// exchange is what a Strike and its riposte come to.
type exchange struct {
	strike, answer dealt
	pushed         bool
	first          bool // the riposte came first
	answered       bool // there was a riposte
}

// toA and toB are all that the attacker and the defender lose, familiars first
//
func (e exchange) toA() int { return e.answer.damage + e.strike.self }
func (e exchange) toB() int { return e.strike.damage + e.answer.self }

// reply is the dice of a riposte: at the same time, or before with one die.
type reply struct {
	answer, one odds.Dist[dealt]
	first       bool // it strikes first where it may
}

// reply is a riposte of so many dice to a Strike.
func (m *melee) reply(strike odds.Dist[dealt], dice int) reply {
	r := reply{answer: m.answer(dice), one: m.answer(1)}
	r.first = m.prefersFirst(strike, r.one, r.answer)
	return r
}

// fatal is a reply with no more about its damage than whether it destroys.
func (m *melee) fatal(r reply) reply {
	return reply{fatal(r.answer, m.a), fatal(r.one, m.a), r.first}
}

// fatal is what dice come to with no more than this: what a figure loses, if
// that or one point more destroys it.
func fatal(d odds.Dist[dealt], f *Fighter) odds.Dist[dealt] {
	life := f.Substance + f.Familiar
	return odds.Map(d, func(e dealt) dealt {
		if e.damage = min(e.damage, life); e.damage < life-1 {
			e.damage = 0
		}
		return dealt{damage: e.damage, self: e.self}
	})
}

// run is the exchange of a Strike and its riposte.
func (m *melee) run(strike odds.Dist[dealt], r reply) odds.Dist[exchange] {
	fight := m.fight(strike, r)
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

// test is the die before a riposte; impossible without one.
func (m *melee) test() odds.Dist[Outcome] {
	if !m.ripostes {
		return odds.Certain(NoRiposte)
	}
	return die(func(f int) Outcome { return RiposteTest(m.o, m.b.sin(Sloth), f, m.b.OnGuard, 1) })
}

func (m *melee) fight(strike odds.Dist[dealt], r reply) odds.Dist[exchange] {
	return odds.Then(m.test(), func(out Outcome) odds.Dist[exchange] {
		switch {
		case out == MayStrikeOnce && r.first:
			return m.first(strike, r.one)
		case out == MayStrikeOnce || out == Simultaneous:
			return m.both(strike, r.answer)
		}
		return odds.Map(strike, func(s dealt) exchange { return exchange{strike: s} })
	})
}

// both is a riposte at the same time.
func (m *melee) both(strike, answer odds.Dist[dealt]) odds.Dist[exchange] {
	return odds.Map(odds.Both(strike, answer), func(p odds.Pair[dealt, dealt]) exchange {
		return exchange{strike: p.A, answer: p.B, answered: true}
	})
}

// first is a riposte of one die before the Strike, which is lost if the
// attacker falls.
func (m *melee) first(strike, one odds.Dist[dealt]) odds.Dist[exchange] {
	return odds.Then(one, func(answer dealt) odds.Dist[exchange] {
		if m.kills(answer.damage, m.a) {
			return odds.Certain(exchange{answer: answer, first: true, answered: true})
		}
		return odds.Map(strike, func(s dealt) exchange {
			return exchange{strike: s, answer: answer, first: true, answered: true}
		})
	})
}

// prefersFirst reports whether the defender strikes first with one die rather
// than at the same time with all: if it survives that more often, or as often
// and it kills more often, or as often and it deals more damage.
func (m *melee) prefersFirst(strike, one, answer odds.Dist[dealt]) bool {
	s := fatal(strike, m.b)
	x, y := m.first(s, fatal(one, m.a)), m.both(s, fatal(answer, m.a))
	for _, worth := range []func(exchange) int{
		func(e exchange) int { return -b2i(m.kills(e.toB(), m.b)) },
		func(e exchange) int { return b2i(m.kills(e.toA(), m.a)) },
	} {
		if c := odds.Mean(x, worth).Cmp(odds.Mean(y, worth)); c != 0 {
			return c > 0
		}
	}
	mean := func(d odds.Dist[dealt]) *big.Rat { return odds.Mean(d, func(e dealt) int { return e.damage }) }
	spared := one.Where(func(e dealt) bool { return m.kills(e.damage, m.a) })
	gain := spared.Mul(spared, mean(strike))
	return gain.Add(gain, mean(one)).Cmp(mean(answer)) > 0
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

// kills reports whether a loss destroys a figure; its substance is known.
func (m *melee) kills(loss int, f *Fighter) bool {
	return f.Substance > 0 && Absorb(loss, f.Familiar, f.Substance).Substance == 0
}

// strike is the attacker's dice alone.
func (m *melee) strike(dice int) odds.Dist[dealt] {
	return m.deals(m.a, m.b, m.ab, dice, func(faces []int) StrikeVerdict {
		return Strike(m.o, Single(dice, m.penaltyA), faces)
	})
}

// answer is the dice of a riposte alone.
func (m *melee) answer(dice int) odds.Dist[dealt] {
	return m.deals(m.b, m.a, m.ba, dice, func(faces []int) StrikeVerdict { return Riposte(m.o, m.penaltyB, faces) })
}

// deals is what dice come to by a verdict. Cherubim cancel a hit wherever there
// is one.
func (m *melee) deals(from, to *Fighter, b *blow, dice int, verdict func(faces []int) StrikeVerdict) odds.Dist[dealt] {
	d := odds.Throw(dice, 6, func(faces []int) dealt {
		v := verdict(faces)
		e := dealt{breaks: v.Breaks}
		if to.cancels() && v.Hits[0] > 0 {
			v, e.cancelled = v.CancelDie(0), true
		}
		e.hits = v.Hits[0]
		if e.breaks && BreakageOf(m.o, from.armed(), from.Weapon.Relic()) == LosesOne {
			e.self = 1
		}
		return e
	})
	return odds.Then(d, func(e dealt) odds.Dist[dealt] {
		return odds.Map(b.damage(e.hits), func(n int) dealt {
			e.damage = n
			return e
		})
	})
}

// cancels reports whether the figure has still to cancel a die of the round.
func (f *Fighter) cancels() bool { return f.Being != nil && f.Being.CancelsDie() && !f.Cancelled }

// most is the number of dice, of those that a figure has, with the greatest
// mean damage, of which no more counts than the target has left; the fewer of
// equal ones.
func most(dice int, deals func(dice int) odds.Dist[dealt], left int) int {
	best, most := 1, new(big.Rat)
	for n := 1; n <= dice; n++ {
		mean := odds.Mean(deals(n), func(e dealt) int {
			if left > 0 {
				return min(left, e.damage)
			}
			return e.damage
		})
		if mean.Cmp(most) > 0 {
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
		riposte = most(m.b.meleeDice(), m.answer, 0)
	}
	if err := MayStrike(m.b.meleeDice(), Single(riposte, 0)); m.ripostes && err != nil {
		return Answer{}, err
	}
	var choices []Choice
	for n := 1; n <= q.Attacker.meleeDice(); n++ {
		choices = append(choices, m.choice(n, riposte))
	}
	byMean(choices)
	a := rank(choices, func(c Choice) bool { return c.Dice == q.Dice })
	a.Notes = m.notes()
	return a, nil
}

func (m *melee) notes() []say.Key {
	var notes []say.Key
	if !m.ripostes {
		notes = append(notes, say.OddsNoAnswer)
	}
	if m.a.cancels() || m.b.cancels() {
		notes = append(notes, say.OddsCancels)
	}
	return notes
}

// choice is the chances of so many dice against a riposte of so many. What the
// riposte deals and what the Strike deals do not depend on each other but by
// who falls, so that each is looked at with no more of the other.
func (m *melee) choice(dice, riposte int) Choice {
	strike := m.strike(dice)
	r := m.reply(strike, riposte)
	d := m.run(strike, m.fatal(r))
	toB := odds.Map(d, func(e exchange) int { return e.strike.damage })
	c := Choice{Dice: dice, mean: odds.Mean(toB, face), Tables: []OddsTable{
		Numbers("hits", say.OddsHits, odds.Map(d, func(e exchange) int { return e.strike.hits })),
		Numbers("damage", say.OddsDamage, toB),
	}}
	if m.ripostes {
		toA := m.run(odds.Certain(dealt{}), r)
		c.Tables = append(c.Tables, Numbers("riposte_damage", say.OddsRiposteDamage, odds.Map(toA, func(e exchange) int { return e.answer.damage })))
	}
	if m.a.Substance > 0 && m.b.Substance > 0 {
		end := odds.Map(d, func(e exchange) Outcome {
			a, b := m.kills(e.toA(), m.a), m.kills(e.toB(), m.b)
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
	c.Tables = append(c.Tables, yesNo("breakage", say.OddsBreakage, d.Where(func(e exchange) bool { return e.strike.breaks }), BreaksWeapon, Whole))
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
