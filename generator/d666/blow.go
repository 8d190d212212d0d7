package d666

import (
	"croix/generator/say"
	"croix/generator/spell"
)

// DefenceKind is how somebody defends.
type DefenceKind string

// The defences (002-20, 002-23).
const (
	Undefended DefenceKind = ""
	Dodge      DefenceKind = "dodge"
	Parry      DefenceKind = "parry"
)

// Defences lists the defences with a roll.
func Defences() []DefenceKind { return []DefenceKind{Dodge, Parry} }

// Name is the defence as players call it.
func (d DefenceKind) Name(l say.Lang) string { return l.Text(say.Key("d666.defence." + string(d))) }

// Blow is an attack with its defence, both rolled.
type Blow struct {
	Hit        bool
	Units      int // of the attack, 1 to 6
	Power      int // of the weapon or attack; may be negative
	Bonus      int // of strength
	Defence    DefenceKind
	Held       bool // the defence succeeded
	HeldUnits  int  // of the defence; nothing unless it succeeded (R5)
	ParryPower int  // of the weapon that parries
	Armour     int
	Divisor    int // what damage is divided by; 1 for no division
}

// defence is what a successful defence takes off (002-23).
func (b Blow) defence() int {
	if !b.Held || b.Defence == Undefended {
		return 0
	}
	if b.Defence == Parry {
		return b.HeldUnits + b.ParryPower
	}
	return b.HeldUnits
}

// Damage is what a blow does after defence and armour, never below 0 (002-24,
// 002-26), and what it costs in Force points, which for a supernatural being is
// a part of it, rounded down (002-43). A house rule divides before the armour
// (R8): then both are the same.
func (b Blow) Damage(o Options) (damage, lost int) {
	if !b.Hit || o.DefenceCancels && b.Held && b.defence() >= b.Units {
		return 0, 0 // R4: unless the house rule says so, arithmetic alone decides
	}
	divisor := max(1, b.Divisor)
	raw := b.Units - b.defence() + b.Power + b.Bonus
	if o.DivideFirst {
		lost = max(0, max(0, raw)/divisor-b.Armour)
		return lost, lost
	}
	damage = max(0, raw-b.Armour)
	return damage, damage / divisor
}

// What a strength bonus needs (002-25), and what it is at most if the house
// rules cap it (R14).
const (
	strongForce = 4
	bonusOff    = 3
	bonusCap    = 3
)

// StrengthBonus is what an attacker of that Force adds in contact (002-25).
func StrengthBonus(force int, k WeaponKind, o Options) int {
	if k == Ranged || force < strongForce {
		return 0
	}
	if o.CapBonus {
		return min(force-bonusOff, bonusCap)
	}
	return force - bonusOff // R14
}

// Move is how far a being of that Force moves in a second, metres (002-01).
func Move(force int) int { return 6 + force }

// Pursuit is how many seconds it takes to close a gap in metres, when the
// pursuer gains so many metres in each, the units of the conflict if it is won
// (002-02, R17). It is false if the gains do not do.
func Pursuit(gap int, gains []int) (seconds int, caught bool) {
	for i, g := range gains {
		if gap -= g; gap <= 0 {
			return i + 1, true
		}
	}
	return len(gains), gap <= 0
}

// Effect is what becomes of a psychic attack.
type Effect string

// The effects (002-33).
const (
	Failed  Effect = "failed"
	Affects Effect = "effect"
	Blocked Effect = "blocked"
)

// Name is the effect as players call it.
func (e Effect) Name(l say.Lang) string { return l.Text(say.Key("d666.effect." + string(e))) }

// Psychic is a psychic attack with its defence, both rolled.
type Psychic struct {
	Hit       bool
	Units     int // 1 to 6
	Held      bool
	HeldUnits int
}

// awareBy is how much better a defence is for the target to notice (002-32).
const awareBy = 2

// Result is what becomes of it: the effect with its strength, and whether the
// target knows that it was attacked (002-31 to 002-33, R9, R10).
func (p Psychic) Result(o Options) (e Effect, strength int, aware bool) {
	better := p.HeldUnits - p.Units
	switch {
	case !p.Hit:
		return Failed, 0, o.AwareOfFailure && p.Held && p.HeldUnits >= awareBy
	case !p.Held:
		return Affects, p.Units, false
	case better < 0, better == 0 && o.TieAffects:
		return Affects, -better, false
	}
	return Blocked, 0, better >= awareBy
}

// ParseDefence is the defence that a word names.
func ParseDefence(word string) (DefenceKind, bool) {
	switch spell.Fold(word) {
	case "dodge", "esquive", "esquiver":
		return Dodge, true
	case "parry", "parade", "parer":
		return Parry, true
	}
	return Undefended, false
}
