package purgatory

import "croix/generator/say"

// Ids of the ranged weapons whose special changes a verdict.
const (
	idFirearm = "arme_a_feu"        // no Move in the same activation
	idBow     = "arme_a_projectile" // its damage is rounded by a house rule
)

// Gun is what a shot is made with.
type Gun struct {
	Rate   int // dice of one shot at most
	Ammo   int // rounds left, or Unlimited
	CanJam bool
	Jammed bool
}

// GunOf is a weapon with so many rounds left. Angels and demons that shoot
// without weapon have one with Unlimited rounds that never jams (Q-236,
//
func GunOf(r *RangedRow, ammo int) Gun { return Gun{Rate: r.Rate, Ammo: ammo, CanJam: r.CanJam} }

// MaxDice is how many dice a shot may throw: the rate of fire, as far as the
// rounds reach; none while the weapon is jammed.
func (g Gun) MaxDice() int {
	switch {
	case g.Jammed:
		return 0
	case g.Ammo == Unlimited:
		return g.Rate
	}
	return max(0, min(g.Rate, g.Ammo))
}

// MayShoot is nil if a weapon may be shot with these aims; contact tells that
// the shooter is in contact, or shoots into a fight (R-110, R-111, Q-100,
//
func MayShoot(o Options, g Gun, aims []Aim, contact bool) error {
	switch {
	case g.Rate == 0:
		return say.Errorf(say.VerdictNoGun)
	case g.Jammed:
		return say.Errorf(say.VerdictJammed)
	case g.Ammo == 0:
		return say.Errorf(say.VerdictNoAmmo)
	case contact && o.Is("shoot.in_contact", "false"):
		return say.Errorf(say.VerdictShootContact)
	}
	return checkAims(aims, g.MaxDice())
}

// ShotVerdict is what a shot does.
type ShotVerdict struct {
	Threshold int   // the face that hits, before penalties
	Hits      []int // on each target
	Jam       bool  // the weapon is jammed now
	Ammo      int   // rounds left, or Unlimited
}

// Shoot reads the faces of a shot that is legal (see MayShoot), in the order
// of its aims: hits on each target, then the jam, for both count (R-111 to
//
func Shoot(o Options, g Gun, aims []Aim, faces []int) ShotVerdict {
	v := ShotVerdict{Ammo: g.Ammo}
	v.Hits, v.Threshold = hitsOf(o, aims, faces)
	if v.Ammo != Unlimited {
		v.Ammo = max(0, v.Ammo-len(faces))
	}
	v.Jam = g.CanJam && MajorityOfOnes(o, faces) &&
		!(len(faces) == 1 && o.Is("jam.single_die", "false"))
	return v
}

// ShotPenalty is what a target's protection takes off each die of a shot: a
// shield helps in melee alone, unless the house rules say otherwise.
func ShotPenalty(o Options, worn *ArmourRow) int {
	if !o.Bool("shields.vs_shooting") {
		return 0
	}
	return worn.Penalty()
}

// Outcomes of an attempt to unjam a weapon.
const (
	Cleared     Outcome = "cleared"
	Destroyed   Outcome = "destroyed"
	StillJammed Outcome = "still_jammed"
)

// Unjam reads the die of an attempt to unjam by a bearer of that wrath: above
// it clears, equal destroys, below fails.
func Unjam(o Options, wrath, face int) Outcome {
	switch passes(o, wrath, face) {
	case 1:
		return Cleared
	case 0:
		return Destroyed
	}
	return StillJammed
}

// Outcomes of a test of jealousy.
const (
	Helps    Outcome = "helps"
	Harms    Outcome = "harms"
	NoEffect Outcome = "nothing"
)

// AidTest reads the die of a soul that wants to help an ally: above its
// jealousy it helps, below it does nothing, equal it harms; the house rules
// may swap the first two. Angels and demons never
// test: they help.
func AidTest(o Options, jealousy, face int) Outcome {
	if jealousy == 0 {
		return Helps
	}
	switch {
	case face == jealousy:
		return Harms
	case (face > jealousy) == o.Is("aid.help_when", "below"):
		return NoEffect
	}
	return Helps
}

// EntryRounds is the rounds of an object whose first bearer has that avarice:
// 8 less avarice for a ranged weapon; a thrown object is used once, or has the
// rounds of a weapon by a house rule; Unlimited or 0 for what has none
//
func EntryRounds(o Options, obj Object, avarice int) int {
	rounds := max(0, fullAmmo-avarice)
	switch {
	case obj.Ranged != nil:
		return rounds
	case obj.Item == nil:
		return 0
	case obj.Item.Ranged != nil && obj.Item.Uses != Unlimited &&
		(obj.Item.Uses == 0 || o.Is("items.projectile_ammo", "eight_minus_avarice")):
		return rounds
	}
	return obj.Item.Uses
}
