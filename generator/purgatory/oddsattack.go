package purgatory

import (
	"math/big"
	"slices"

	"croix/generator/dice"
	"croix/generator/odds"
	"croix/generator/say"
)

// Fighter is a figure that attacks or is attacked, as far as the odds need it.
type Fighter struct {
	Being     *Celestial // an angel or a demon; nil for a soul
	Sins      Sins       // effective, of a soul; a score of 0 is not known
	Weapon    Object     // in hand: the zero Object for none
	Worn      *ArmourRow // what it wears and is no fake; nil for nothing
	Items     []*Item    // what else it bears
	Substance int        // points left; 0 for not known
	Familiar  int        // substance of its familiar
	OnGuard   bool
	NoRiposte bool // it has no action left, or will not
	Cancelled bool // of the Cherubim: the die of this round is cancelled
}

// has reports whether it is a soul that bears an object: what angels and demons
// carry does not protect them.
func (f *Fighter) has(is func(*Item) bool) bool {
	return f.isSoul() && slices.ContainsFunc(f.Items, is)
}

func (f *Fighter) isDemon() bool { return f.Being != nil && f.Being.Kind == Demon }
func (f *Fighter) isSoul() bool  { return f.Being == nil }

// sin is the score that tests are made against, 0 for angels and demons
//
func (f *Fighter) sin(s Sin) int {
	if f.Being != nil {
		return 0
	}
	return f.Sins[s]
}

// meleeDice is how many dice it strikes with at most.
func (f *Fighter) meleeDice() int {
	if f.Being != nil {
		return f.Being.MeleeDice
	}
	return f.Sins[Lust]
}

// defence is what lessens the damage that it takes.
func (f *Fighter) defence() Defence {
	if f.Being != nil {
		return f.Being.DefenceOf(f.Worn)
	}
	return Defence{Worn: f.Worn, Robe: f.has((*Item).IsRobe)}
}

// oneHit is the damage of one of its hits, before anything lessens it. Angels
// use no equipment.
func (f *Fighter) oneHit(c *Catalog, o Options, demonTarget bool) odds.Dist[int] {
	if f.Being == nil {
		w := f.Weapon
		if !f.armed() {
			bare, _ := c.MeleeByID(Nothing)
			w = Object{Melee: bare}
		}
		return odds.Certain(HitDamage(o, w, false, f.Sins[Wrath], demonTarget))
	}
	own := rolled(f.Being.Damage)
	if !f.armed() {
		return own
	}
	return odds.Map(own, func(roll int) int { return HitDamage(o, f.Weapon, true, roll, demonTarget) })
}

// rolled is what a roll comes to.
func rolled(e dice.Expr) odds.Dist[int] {
	return odds.Map(odds.Sum(e.Count, e.Sides), func(n int) int { return n + e.Plus })
}

// blow is hits of one figure on another.
type blow struct {
	o       Options
	one     odds.Dist[int] // damage of one hit
	h       Hits           // what kind of hits; Each is not used
	d       Defence
	through map[int]odds.Dist[int] // by the number of hits
}

// newBlow is the blow of an attacker with the weapon in its hand.
func newBlow(c *Catalog, o Options, from, to *Fighter) *blow {
	w := from.Weapon
	if !from.armed() {
		w = Object{}
	}
	b := &blow{o: o, one: from.oneHit(c, o, to.isDemon()), d: to.defence(), through: map[int]odds.Dist[int]{}}
	b.h.ByDemon = from.isDemon()
	if r := w.AsRanged(); r != nil {
		b.h.Firearm = r.Firearm
	}
	if m := w.AsMelee(); m != nil {
		b.h.Energy, b.h.IgnoresArmour = m.Energy, m.IgnoresArmour()
	}
	return b
}

// damage is what so many hits deal after all that lessens it. Hits add up
// so that each is read on its own under the energy dice that it falls
// under.
func (b *blow) damage(hits int) odds.Dist[int] {
	if d, ok := b.through[hits]; ok {
		return d
	}
	with := func(each []int) Hits {
		h := b.h
		h.Each = each
		return h
	}
	single := func(energy []int) odds.Dist[int] {
		return odds.Map(b.one, func(n int) int { return Suffered(b.o, with([]int{n}), b.d, energy) })
	}
	var d odds.Dist[int]
	switch EnergyDice(b.o, with(make([]int, hits)), b.d) {
	case 0:
		d = odds.Times(hits, single(nil))
	case 1:
		d = odds.Then(odds.Die(6, face), func(f int) odds.Dist[int] { return odds.Times(hits, single([]int{f})) })
	default:
		d = odds.Times(hits, odds.Then(odds.Die(6, face), func(f int) odds.Dist[int] { return single([]int{f}) }))
	}
	b.through[hits] = d
	return d
}

// face is a die as it falls.
func face(f int) int { return f }

// ShootQuestion asks for a shot.
type ShootQuestion struct {
	Shooter Fighter // with its ranged weapon in hand; Jealousy and Domination need none
	Ammo    int     // rounds left; 0 for as many as the weapon can throw dice
	Dice    int     // thrown, evenly at all targets; 0 for the best number
	Targets int     // 1 at least
	Target  Fighter // the one that gets most dice
	Contact bool    // in contact, or into a fight
}

func (q ShootQuestion) odds(c *Catalog, o Options) (Answer, error) {
	gun, err := q.gun()
	if err != nil {
		return Answer{}, err
	}
	if err := q.check(); err != nil {
		return Answer{}, err
	}
	b := newBlow(c, o, &q.Shooter, &q.Target)
	if q.Shooter.Being != nil && !q.Shooter.armed() {
		b.one = rolled(GunDamage())
	}
	penalty := ShotPenalty(o, q.Target.Worn)
	if err := MayShoot(o, gun, Spread(max(q.Dice, q.Targets), q.Targets, penalty), q.Contact); err != nil {
		return Answer{}, err
	}
	var choices []Choice
	for n := q.Targets; n <= gun.MaxDice(); n++ {
		choices = append(choices, q.choice(o, gun, Spread(n, q.Targets, penalty), b))
	}
	byMean(choices)
	return rank(choices, func(c Choice) bool { return c.Dice == q.Dice }), nil
}

// gun is what the shot is made with.
func (q ShootQuestion) gun() (Gun, error) {
	if q.Shooter.Being != nil && q.Shooter.Weapon == (Object{}) {
		if g, _, ok := q.Shooter.Being.CelestialGun(); ok {
			return g, nil
		}
	}
	r := q.Shooter.Weapon.AsRanged()
	angel := q.Shooter.Being != nil && q.Shooter.Being.Kind == Angel
	if r == nil || r.Rate == 0 || angel {
		return Gun{}, say.Errorf(say.VerdictNoGun)
	}
	if it := q.Shooter.Weapon.Item; it != nil && it.Uses == Unlimited {
		return GunOf(r, Unlimited), nil
	}
	if q.Ammo == 0 {
		return GunOf(r, r.Rate), nil
	}
	return GunOf(r, q.Ammo), nil
}

// Most that a question takes.
const (
	maxTargets = 6
)

// check refuses numbers that no game has.
func (q ShootQuestion) check() error {
	switch {
	case q.Ammo < 0 || q.Ammo > MaxAmmo:
		return say.Errorf(say.OddsRange, "--ammo", q.Ammo, 0, MaxAmmo)
	case q.Dice < 0:
		return say.Errorf(say.OddsRange, "--dice", q.Dice, 1, maxTargets)
	case q.Targets < 1 || q.Targets > maxTargets:
		return say.Errorf(say.OddsRange, "--targets", q.Targets, 1, maxTargets)
	case q.Dice > 0 && q.Dice < q.Targets:
		return say.Errorf(say.OddsFewDice, q.Targets, q.Dice)
	case q.Shooter.Being == nil:
		if err := score(Wrath, q.Shooter.Sins[Wrath], MinSin); err != nil {
			return err
		}
	}
	return q.Target.check()
}

// check refuses numbers that no figure has.
func (f *Fighter) check() error {
	for name, n := range map[string]int{"ps": f.Substance, "familier": f.Familiar} {
		if n < 0 || n > maxSubstance {
			return say.Errorf(say.OddsRange, name, n, 0, maxSubstance)
		}
	}
	return nil
}

// shot is what a shot does to the target that the question is about.
type shot struct {
	hits, all int
	jam       bool
}

// choice is the chances of a shot with these aims.
func (q ShootQuestion) choice(o Options, gun Gun, aims []Aim, b *blow) Choice {
	n := diceOf(aims)
	read := func(faces []int) shot {
		v := Shoot(o, gun, aims, faces)
		return shot{v.Hits[0], TotalOf(v.Hits), v.Jam}
	}
	// With one target all orders are alike.
	throw := odds.Throw[shot]
	if len(aims) > 1 {
		throw = odds.ThrowInOrder[shot]
	}
	d := throw(n, 6, read)
	damage := odds.Then(d, func(s shot) odds.Dist[int] { return b.damage(s.hits) })
	label := say.OddsDamage
	if len(aims) > 1 {
		label = say.OddsDamageMost // hits are those on all targets
	}
	c := Choice{Dice: n, mean: odds.Mean(damage, face), Tables: []OddsTable{
		Numbers("hits", say.OddsHits, odds.Map(d, func(s shot) int { return s.all })),
		Numbers("damage", label, damage),
	}}
	if q.Target.Substance > 0 {
		c.Worth, c.Aim = killed(damage, &q.Target), say.OddsKill
		c.Tables = append(c.Tables, yesNo("kill", say.OddsKill, c.Worth, KilledTarget, TargetStands))
	}
	if q.Shooter.Weapon == (Object{}) {
		return c // what needs no weapon never jams
	}
	c.Tables = append(c.Tables,
		yesNo("jam", say.OddsJam, d.Where(func(s shot) bool { return s.jam }), JamsWeapon, NoJam),
		yesNo("hit_and_jam", say.OddsHitAndJam, d.Where(func(s shot) bool { return s.jam && s.all > 0 }), HitAndJam, NoHitAndJam))
	return c
}

// killed is the probability that damage takes all substance.
func killed(damage odds.Dist[int], f *Fighter) *big.Rat {
	return damage.Where(func(n int) bool { return Absorb(n, f.Familiar, f.Substance).Substance == 0 })
}

// What an attack can come to.
const (
	KilledTarget Outcome = "destroyed_target"
	TargetStands Outcome = "stands"
	JamsWeapon   Outcome = "jam"
	NoJam        Outcome = "no_jam"
	HitAndJam    Outcome = "hit_and_jam"
	NoHitAndJam  Outcome = "not_both"
)
