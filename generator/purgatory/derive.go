package purgatory

import "strconv"

// Numbers of the rules that no table holds.
const (
	CelestialMove = 20 // cm, of angels and demons; see CelestialMoveOf
	fullMove      = 20 // cm, of a soul without sloth
	fullAmmo      = 8  // rounds, of a soul without avarice
)

// CelestialMoveOf is what angels and demons move under house rules, in cm
//
func CelestialMoveOf(o Options) int {
	if n, err := strconv.Atoi(o.Value("move.celestial_cm")); err == nil {
		return n
	}
	return CelestialMove
}

// Derived are the numbers that follow from a soul's effective sins.
type Derived struct {
	Move      int // cm of one Move
	Substance int // substance points at full strength
	MeleeDice int // dice of one Strike at most
	Bare      int // damage of one hit with bare hands
	Ammo      int // rounds of each ranged weapon at entry
	Pride     int // what the soul is worth
}

// Derive reads the numbers off effective sins of 1 to 6.
func Derive(effective Sins) Derived {
	return Derived{
		Move:      fullMove - effective[Sloth],
		Substance: 2 * effective[Gluttony],
		MeleeDice: effective[Lust],
		Bare:      max(1, effective[Wrath]/2),
		Ammo:      max(0, fullAmmo-effective[Avarice]),
		Pride:     effective.Pride(),
	}
}

// WoundedBelow is the substance under which a figure of that maximum is
// wounded: it has lost more than half, and exactly half is no wound
//
func WoundedBelow(maximum int) int { return (maximum + 1) / 2 }
