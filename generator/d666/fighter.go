package d666

import (
	"slices"

	"croix/generator/say"
	"croix/generator/spell"
)

// Limits of what a player may type. They are far beyond any fighter.
const (
	MaxScore    = 20 // of a characteristic
	MaxPoints   = 60
	MaxPower    = 40 // of a weapon, either way
	MaxArmour   = 40
	MaxDivisor  = 20
	MaxShift    = 20 // columns, either way
	MaxFighters = 60
	MaxName     = 40 // letters
	MaxPP       = 999
)

// HouseDivisor stands in for the divisor of a supernatural being where the
// player gives none, and is called a house value (section B).
const HouseDivisor = 2

// WeaponKind is how a weapon is used.
type WeaponKind string

// The kinds of weapon.
const (
	Contact WeaponKind = "contact"
	Heavy   WeaponKind = "heavy" // contact, heavy
	Ranged  WeaponKind = "ranged"
)

// WeaponKinds lists the kinds of weapon.
func WeaponKinds() []WeaponKind { return []WeaponKind{Contact, Heavy, Ranged} }

// Name is the kind as players call it.
func (k WeaponKind) Name(l say.Lang) string { return l.Text(say.Key("d666.weapon." + string(k))) }

// Weapon is a weapon, or whatever else attacks.
type Weapon struct {
	Name      string     `json:"name,omitempty"`
	Power     int        `json:"power"`
	Precision int        `json:"precision,omitempty"` // columns
	Kind      WeaponKind `json:"kind"`
	Talent    string     `json:"talent,omitempty"`
}

// Power is a power with the characteristic that it goes by.
type Power struct {
	Name  string `json:"name"`
	Score Score  `json:"score"`
}

// Psychic reports whether the power is used in the psychic phase (002-11).
func (p Power) Psychic() bool { return p.Score == Will || p.Score == Appearance }

// Score is a characteristic.
type Score string

// The characteristics that a fight needs, and those that only powers name.
const (
	Force      Score = "FO"
	Will       Score = "VO"
	Agility    Score = "AG"
	Appearance Score = "AP"
	Perception Score = "PE"
	Presence   Score = "PR"
)

// Scores lists the characteristics of a fighter in the order of a sheet.
func Scores() []Score { return []Score{Force, Will, Agility, Appearance} }

// Name is the characteristic as players call it, in full.
func (s Score) Name(l say.Lang) string { return l.Text(say.Key("d666.score." + string(s))) }

// Talent is a talent with its level, a column of the player's table.
type Talent struct {
	Name  string `json:"name"`
	Level string `json:"level"`
}

// Fighter is somebody before the fight.
type Fighter struct {
	Name       string   `json:"name"`
	Side       string   `json:"side,omitempty"` // "" for one of its own
	Category   Category `json:"category"`
	Kind       string   `json:"kind,omitempty"` // such as Ange: finds the divisor
	Force      int      `json:"force"`
	Will       int      `json:"will"`
	Agility    int      `json:"agility"`
	Appearance int      `json:"appearance,omitempty"` // 0 for not told
	Points     int      `json:"points"`               // Force points
	Divisor    int      `json:"divisor,omitempty"`    // of damage; 0 for the house value
	Weapons    []Weapon `json:"weapons,omitempty"`    // the first is in hand
	Armour     int      `json:"armour,omitempty"`
	Powers     []Power  `json:"powers,omitempty"`
	Talents    []Talent `json:"talents,omitempty"`
	PP         int      `json:"pp,omitempty"` // power points
}

// Of is the value of a characteristic, 0 for one that a fighter does not have.
func (f Fighter) Of(s Score) int {
	switch s {
	case Force:
		return f.Force
	case Will:
		return f.Will
	case Agility:
		return f.Agility
	case Appearance:
		return f.Appearance
	}
	return 0
}

// Divides is what damage to the fighter is divided by (002-43, R8), 1 for one
// that is not supernatural, and whether that is the house value.
func (f Fighter) Divides() (by int, house bool) {
	switch {
	case f.Category != Supernatural:
		return 1, false // V-W15
	case f.Divisor == 0:
		return HouseDivisor, true
	}
	return f.Divisor, false
}

// Weapon is the weapon of that name, or the one in hand for ""; bare hands if
// there is none.
func (f Fighter) Weapon(name string) (Weapon, bool) {
	want := spell.Fold(name)
	for _, w := range f.Weapons {
		if name == "" || spell.Fold(w.Name) == want {
			return w, true
		}
	}
	return Weapon{Kind: Contact}, name == ""
}

// ParryWeapon is the weapon that the fighter parries with: the first for
// contact. It is false if there is none.
func (f Fighter) ParryWeapon() (Weapon, bool) {
	i := slices.IndexFunc(f.Weapons, func(w Weapon) bool { return w.Kind != Ranged })
	if i < 0 {
		return Weapon{}, false
	}
	return f.Weapons[i], true
}

// HasPsychic reports whether the fighter has a power for the psychic phase
// (002-30).
func (f Fighter) HasPsychic() bool { return slices.ContainsFunc(f.Powers, Power.Psychic) }

// Level is the level of a talent; "" if the fighter does not have it.
func (f Fighter) Level(talent string) string {
	want := spell.Fold(talent)
	for _, t := range f.Talents {
		if want != "" && spell.Fold(t.Name) == want {
			return t.Level
		}
	}
	return ""
}

// Modifier is a situation of the player's book (002-22).
type Modifier struct {
	Name       string     `json:"name"`
	Contact    int        `json:"contact,omitempty"` // columns
	Range      int        `json:"range,omitempty"`   // columns
	Difficulty Difficulty `json:"difficulty,omitempty"`
	NoDodge    bool       `json:"no_dodge,omitempty"` // marked with a star
}

// Mode is how success is read.
type Mode string

// The modes (section B).
const (
	Manual Mode = "manual" // the player says, from the book
	Own    Mode = "own"    // by the table that the player typed
	House  Mode = "house"  // by the house table
)

// Name is the mode as players call it.
func (m Mode) Name(l say.Lang) string { return l.Text(say.Key("d666.mode." + string(m))) }

// Divisor is the divisor of a kind of being in the player's book.
type Divisor struct {
	Kind string `json:"kind"`
	By   int    `json:"by"`
}

// Book is what the player typed from the book, and the fighters.
type Book struct {
	Mode      Mode       `json:"mode"`
	Table     *Table     `json:"table,omitempty"` // nil in manual mode
	Modifiers []Modifier `json:"modifiers,omitempty"`
	Divisors  []Divisor  `json:"divisors,omitempty"`
	Weapons   []Weapon   `json:"weapons,omitempty"`
	Armours   []Armour   `json:"armours,omitempty"`
	Fighters  []Fighter  `json:"fighters,omitempty"`
	Options   Options    `json:"options,omitzero"`
}

// Armour is a protection.
type Armour struct {
	Name       string `json:"name"`
	Protection int    `json:"protection"`
}

// UseTable reads success by a table from now on.
func (b *Book) UseTable(t *Table) {
	b.Table, b.Mode = t, Own
	if t.House {
		b.Mode = House
	}
}

// Fighter is the fighter of that name, whatever its capitals and accents.
func (b *Book) Fighter(name string) (Fighter, error) {
	want, names := spell.Fold(name), []string(nil)
	for _, f := range b.Fighters {
		if spell.Fold(f.Name) == want {
			return f, nil
		}
		names = append(names, spell.Fold(f.Name))
	}
	if near := spell.Near(name, names); near != "" {
		i := slices.Index(names, near)
		return Fighter{}, say.Errorf(say.D666NoFighterNear, spell.Shown(name), b.Fighters[i].Name)
	}
	return Fighter{}, say.Errorf(say.D666NoFighter, spell.Shown(name))
}

// Check refuses a fighter that cannot be, however it was made.
func (f Fighter) Check() error {
	for _, n := range []struct {
		name          any // a say.Key or say.Named
		value, lo, hi int
	}{
		{Force, f.Force, 1, MaxScore}, {Will, f.Will, 1, MaxScore}, {Agility, f.Agility, 1, MaxScore},
		{say.D666WordPoints, f.Points, 1, MaxPoints}, {say.D666WordArmour, f.Armour, 0, MaxArmour}, {say.D666WordDivisor, f.Divisor, 0, MaxDivisor},
	} {
		if n.value < n.lo || n.value > n.hi {
			return say.Errorf(say.D666OddsRange, n.name, n.value, n.lo, n.hi)
		}
	}
	if !slices.Contains(Categories(), f.Category) {
		return say.Errorf(say.D666Word, "category", spell.Shown(string(f.Category)), "living, undead, familiar, supernatural")
	}
	return nil
}
