package purgatory

// Numbers of angels and demons that no table holds.
const (
	CelestialActions = 2  // of an activation
	AngelInFlames    = 10 // cm of a Move inside the flames, at most
	DukeLeash        = 40 // cm from the flames, at most

	PowerDice       = 3  // thrown by every power against a wandering soul
	NamedSins       = 3  // named before damning or making virtuous
	DamnHumanist    = 4  // dice to damn a humanist
	AntichristWorth = 20 // points of each case of the Antichrist
)

// Ids of the angels and demons whose special changes a number of the rules.
const (
	idThrones   = "trones"
	idDominion  = "domination"
	idVirtues   = "vertus"
	idArchangel = "archanges"
	idImp       = "diablotin"
	idGluttony  = "gourmandise"
	idJealousy  = "jalousie"
	idAvarice   = "avarice"
	idGuardian  = "anges_gardiens"
)

// VirtueHumanist is the dice of an angel that makes a humanist virtuous
// one more for the Virtues; in the flames, one fewer (R-169,
//
func (b *Celestial) VirtueHumanist() int {
	if b.ID == idVirtues {
		return 3
	}
	return 2
}

// ReturnOn is what a being that was destroyed needs on 1d6 to come back by a
// roll: an angel 6 with its counter added, an archangel 5
// the imp 4. It is 0 for the other demons,
// which only take the place of a condemned soul.
func (b *Celestial) ReturnOn() int {
	switch {
	case b.Kind == Angel && b.ID == idArchangel:
		return 5
	case b.Kind == Angel:
		return 6
	case b.ID == idImp:
		return 4
	}
	return 0
}

// SureReturn is the count of souls with which an angel comes back whatever it
// rolls; 0 for a demon.
func (b *Celestial) SureReturn() int {
	if b.Kind != Angel {
		return 0
	}
	return b.ReturnOn() - 1
}

// Carries is how many objects a being holds at most: four, the
// demon of avarice six.
func (b *Celestial) Carries() int {
	if b.ID == idAvarice && b.Kind == Demon {
		return 6
	}
	return 4
}

// Guardian is the angel that chooses a pawn, or nil where the
// tables have none.
func (c *Catalog) Guardian() *Celestial {
	b, _ := c.Angel(idGuardian)
	return b
}
