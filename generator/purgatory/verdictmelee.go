package purgatory

import "croix/generator/say"

// Ids of the protections and weapons whose special changes a verdict.
const (
	idEnergyArmour = "armure_energetique"
	idEnergyShield = "bouclier_energetique"
	idSmallShield  = "petit_bouclier"
	idLargeShield  = "grand_bouclier"
	idShortEnergy  = "arme_courte_energetique"
	idBigWeapon    = "grosse_arme"
	idBigEnergy    = "grosse_arme_energetique"
	idDracula      = "epee_du_comte_dracula"
	idDagger       = "dague_de_sacrifice"
)

// Ids of the beings whose special changes a verdict.
const (
	idCherubim = "cherubins"
	idLust     = "luxure"
)

// incensePenalty is taken off each die of an enemy soul in contact.
const incensePenalty = 2

// onFour is the face from which energy armour and shields work.
const onFour = 4

// Penalty is what a shield takes off each die against its bearer: 1 or 2
// 0 for no protection and for any other.
func (a *ArmourRow) Penalty() int {
	switch {
	case a == nil:
		return 0
	case a.ID == idSmallShield:
		return 1
	case a.ID == idLargeShield:
		return 2
	}
	return 0
}

// IgnoresArmour reports whether the weapon ignores what the target wears
//
func (m *MeleeRow) IgnoresArmour() bool { return m != nil && m.ID == idShortEnergy }

// BreaksArmour reports whether the weapon may break what the target wears
//
func (m *MeleeRow) BreaksArmour() bool { return m != nil && m.ID == idBigWeapon }

// asArmour reports whether what breaks or ignores armour does so to a
// protection: to all, or by a house rule to those named armour.
func asArmour(o Options, worn *ArmourRow) bool {
	return worn != nil && worn.Kind != KindNone &&
		(worn.Kind == KindArmour || !o.Is("armour.scope", "named_armour"))
}

// Guard is how a figure stands when it is struck.
type Guard struct {
	Worn      *ArmourRow // what it wears and is no fake; nil for nothing
	TwoHanded bool       // it fights with a two-handed weapon in this exchange
	Incense   bool       // it bears foul incense
}

// MeleePenalty is what is taken off each die that strikes a figure: its
// shield's penalty, unless a two-handed weapon makes it idle or the attacker's
// weapon ignores it, and that of incense against enemy souls (R-225, R-226,
// The weapon may be nil, for bare
// hands and for angels and demons.
func MeleePenalty(o Options, weapon *MeleeRow, attackerIsSoul bool, g Guard) int {
	penalty := 0
	if shieldWorks(o, weapon, g) {
		penalty = g.Worn.Penalty()
	}
	if g.Incense && attackerIsSoul {
		penalty += incensePenalty
	}
	return penalty
}

// shieldWorks reports whether a shield is of use against a weapon.
func shieldWorks(o Options, weapon *MeleeRow, g Guard) bool {
	idle := g.TwoHanded && !o.Is("hands.two_handed_blocks_shield", "false")
	return !idle && !(weapon.IgnoresArmour() && asArmour(o, g.Worn))
}

// ShieldPushes reports whether an energy shield is rolled for before a Strike
// on its bearer.
func ShieldPushes(o Options, weapon *MeleeRow, g Guard) bool {
	return g.Worn != nil && g.Worn.ID == idEnergyShield && shieldWorks(o, weapon, g)
}

// Pushed reports whether the die of an energy shield pushes the attacker away
// by 2d6 cm, its Strike spent.
func Pushed(face int) bool { return face >= onFour }

// Fights reports whether a being strikes and ripostes: the demon of jealousy
// only shoots.
func (b *Celestial) Fights() bool { return b.Kind != Demon || b.ID != idJealousy }

// MayStrike is nil if a figure with so many melee dice may strike with these
// aims.
func MayStrike(meleeDice int, aims []Aim) error { return checkAims(aims, meleeDice) }

// StrikeVerdict is what the dice of a Strike or a riposte do.
type StrikeVerdict struct {
	Threshold int   // the face that hits, before penalties
	Hits      []int // on each target
	Breaks    bool  // a majority of 1s; see Breakage
}

// Strike reads the faces of a Strike, in the order of its aims (R-140 to
//
func Strike(o Options, aims []Aim, faces []int) StrikeVerdict {
	var v StrikeVerdict
	v.Hits, v.Threshold = hitsOf(o, aims, faces)
	v.Breaks = MajorityOfOnes(o, faces)
	return v
}

// Riposte reads the faces of a riposte at its attacker: a Strike that breaks
// nothing, unless the house rules say so.
func Riposte(o Options, penalty int, faces []int) StrikeVerdict {
	v := Strike(o, Single(len(faces), penalty), faces)
	v.Breaks = v.Breaks && o.Bool("melee.riposte_breaks")
	return v
}

// CancelDie is the verdict without one die of an attack, which the Cherubim
// choose after the roll: one hit fewer on the target, if there
// is one. The threshold and the breakage stay those of the dice thrown.
func (v StrikeVerdict) CancelDie(target int) StrikeVerdict {
	hits := append([]int(nil), v.Hits...)
	hits[target] = max(0, hits[target]-1)
	v.Hits = hits
	return v
}

// CancelsDie reports whether a being may cancel a die of a melee attack on it,
// once a round: the Cherubim.
func (b *Celestial) CancelsDie() bool { return b.Kind == Angel && b.ID == idCherubim }

// Breakage is what a majority of 1s costs the attacker.
type Breakage string

// What can break.
const (
	NothingBreaks Breakage = "nothing"
	WeaponBreaks  Breakage = "weapon"
	LosesOne      Breakage = "substance" // 1 substance point, whatever it wears
)

// BreakageOf is what a majority of 1s costs an attacker: its weapon, or 1
// substance if it uses none. A relic breaks too, unless the house rules say
// that it does not.
func BreakageOf(o Options, armed, relic bool) Breakage {
	switch {
	case !armed:
		return LosesOne
	case relic && o.Is("relics.breakable", "false"):
		return NothingBreaks
	}
	return WeaponBreaks
}

// ArmourBreaks reports whether the extra die of a big weapon, thrown once for
// a Strike that hit, breaks what the target wears.
func ArmourBreaks(o Options, worn *ArmourRow, face int) bool { return face == 6 && asArmour(o, worn) }

// Whips reports whether a being has the whip: the demon of lust.
func (b *Celestial) Whips() bool { return b.Kind == Demon && b.ID == idLust }

// Whipped reports whether the whip of the demon of lust makes a target of that
// wrath drop an object: its die is above it.
func Whipped(wrath, face int) bool { return face > wrath }

// Outcomes of the test before a riposte.
const (
	NoRiposte     Outcome = "impossible"
	ActionLost    Outcome = "action_lost"
	Simultaneous  Outcome = "simultaneous"
	MayStrikeOnce Outcome = "may_strike_first_one_die"
)

// MayRiposte is nil if a figure may test for a riposte: it has an action left,
// or by a house rule the one that it held on guard.
func MayRiposte(o Options, onGuard bool, actionsLeft int) error {
	switch {
	case actionsLeft < 1:
		return say.Errorf(say.VerdictNoAction)
	case !onGuard && o.Is("riposte.source", "on_guard_only"):
		return say.Errorf(say.VerdictNotOnGuard)
	}
	return nil
}

// RiposteTest reads the die of a struck figure of that sloth: below it the
// action is lost, else it ripostes, both attacks counting. Equal on guard, it
// may instead strike first with one die (R-143, R-144, Q-030, Q-086, Q-132 to
//
func RiposteTest(o Options, sloth, face int, onGuard bool, actionsLeft int) Outcome {
	if MayRiposte(o, onGuard, actionsLeft) != nil {
		return NoRiposte
	}
	switch passes(o, sloth, face) {
	case -1:
		return ActionLost
	case 0:
		if onGuard {
			return MayStrikeOnce
		}
	}
	return Simultaneous
}

// Outcomes of leaving contact.
const (
	LeavesFree Outcome = "free"
	Blow       Outcome = "blow"
	NoBlow     Outcome = "no_blow"
)

// Disengage reads the die of an opponent of that sloth as a figure leaves
// contact: angels and demons leave freely, a soul takes an automatic hit if
// the die is above sloth. Angels and demons need no die (R-146, Q-030,
//
func Disengage(o Options, moverIsSoul bool, sloth, face int) Outcome {
	switch {
	case !moverIsSoul:
		return LeavesFree
	case passes(o, sloth, face) > 0:
		return Blow
	}
	return NoBlow
}
