package purgatory

// idSeraph and idRobe: a being and an object that lessen damage.
const (
	idSeraph = "seraphins"
	idRobe   = "robe_de_bure"
)

// robeReduces is what the robe takes off each hit by a demon.
const robeReduces = 1

// Hits is what an attack deals to one figure before anything lessens it.
type Hits struct {
	Each          []int // damage of each hit, as the weapon deals it
	Firearm       bool  // of the weapons that vests stop
	Energy        bool  // of the energy weapons
	IgnoresArmour bool  // what the target wears is of no use
	ByDemon       bool
}

// Defence is what lessens the damage that a figure takes.
type Defence struct {
	Worn   *ArmourRow // what it wears and is no fake; nil for nothing
	Robe   bool       // it bears the homespun robe
	Seraph bool       // it fears neither firearms nor energy weapons
}

// DefenceOf is that of an angel or a demon, which may wear a protection.
func (b *Celestial) DefenceOf(worn *ArmourRow) Defence {
	return Defence{Worn: worn, Seraph: b.Kind == Angel && b.ID == idSeraph}
}

// IsRobe reports whether the object is the homespun robe.
func (it *Item) IsRobe() bool { return it.ID == idRobe }

// IsIncense reports whether the object is foul incense.
func (it *Item) IsIncense() bool { return it.ID == "encens_malodorant" }

// EnergyDice is how many dice of energy armour an attack that hits makes its
// target throw: one, or by a house rule one for each hit.
func EnergyDice(o Options, h Hits, d Defence) int {
	works := d.Worn != nil && d.Worn.ID == idEnergyArmour && len(h.Each) > 0 && !ignored(o, h, d)
	switch {
	case !works:
		return 0
	case o.Is("armour.energy_roll", "per_hit"):
		return len(h.Each)
	}
	return 1
}

// ignored reports whether the attack ignores what the target wears.
func ignored(o Options, h Hits, d Defence) bool { return h.IgnoresArmour && asArmour(o, d.Worn) }

// Immune reports whether no damage of an attack comes through to a figure: the
// Seraph fears neither firearms nor energy weapons, a vest stops firearms (R-291,
//
func Immune(o Options, h Hits, d Defence) bool {
	vest := d.Worn != nil && d.Worn.Kind == KindVest && !ignored(o, h, d)
	return d.Seraph && (h.Firearm || h.Energy) || h.Firearm && vest
}

// Suffered is the damage that comes through to a figure, hit by hit: nothing
// if it is immune, less its armour, less the robe against demons, never under
// 0; then the hits added, unless the energy dice stop them. See EnergyDice for
// how many of these there are.
func Suffered(o Options, h Hits, d Defence, energy []int) int {
	reduce := 0
	if d.Worn != nil && !ignored(o, h, d) {
		reduce = d.Worn.Reduce
	}
	if d.Robe && h.ByDemon {
		reduce += robeReduces
	}
	if Immune(o, h, d) {
		return 0
	}
	dice := EnergyDice(o, h, d)
	sum := 0
	for i, hit := range h.Each {
		die := min(i, dice-1) // one die stands for all hits, or each has its own
		if die >= 0 && die < len(energy) && energy[die] >= onFour {
			continue
		}
		sum += max(0, hit-reduce)
	}
	return sum
}

// Loss is what damage leaves of a figure.
type Loss struct {
	Familiar  int // what is left of its familiar
	Substance int // what is left of it, 0 at least
	Lost      int // how much substance it lost itself
}

// Absorb takes damage off the familiar first, then off the substance (R-037,
//
func Absorb(damage, familiar, substance int) Loss {
	byFamiliar := min(max(0, damage), max(0, familiar))
	lost := min(max(0, damage)-byFamiliar, substance)
	return Loss{Familiar: familiar - byFamiliar, Substance: substance - lost, Lost: lost}
}

// Damage is the whole way from hits to substance. Between its two steps,
// Suffered and Absorb, the Powers may take the damage on themselves.
func Damage(o Options, h Hits, d Defence, energy []int, familiar, substance int) Loss {
	return Absorb(Suffered(o, h, d, energy), familiar, substance)
}

// HitDamage is the damage of one hit with a weapon: the formula of a soul's
// wrath, and for a demon that of its damage roll, unless the house rules say
// that its own damage counts or that its wrath is 6. For souls
// the roll is 0; bow tells that the weapon is rounded as Q-022 says.
func HitDamage(o Options, obj Object, byDemon bool, wrathOrRoll int, demonTarget bool) int {
	f, against := obj.Damage()
	if demonTarget {
		f = against
	}
	if obj.Ranged != nil && obj.Ranged.ID == idBow && o.Is("rounding.bow", "ceil") {
		f = Formula{ceiling, f.n}
	}
	if byDemon {
		switch o.Value("demon.weapon_damage") {
		case "own_only":
			return wrathOrRoll
		case "six":
			return f.Damage(MaxSin)
		}
	}
	return f.Damage(wrathOrRoll)
}

// Wounded reports whether a figure lost more than half of its substance; half
// is no wound.
func Wounded(substance, maximum int) bool { return substance < WoundedBelow(maximum) }

// Drink is the substance after a drink from the cauldron, whose two dice give
// their sum less 4: 0 at least, unless the house rules take it as written;
// never above the maximum nor below 0.
func Drink(o Options, faces []int, substance, maximum int) int {
	return max(0, min(maximum, substance+CauldronGain(o, faces)))
}

// CauldronGain is what the two dice of the cauldron give.
func CauldronGain(o Options, faces []int) int {
	gain := TotalOf(faces) - 4
	if o.Is("cauldron.min", "literal") {
		return gain
	}
	return max(0, gain)
}
