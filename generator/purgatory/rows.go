package purgatory

import (
	"croix/generator/dice"
	"croix/generator/say"
)

// Row is what every row of every table has.
type Row struct {
	ID     string // name in data and deck files, such as "grosse_arme"
	Icon   string // name of an icon of game-icons.net; may be empty
	Rule   string // the rule it stands for, such as "R-211"; may be empty
	Ruling string // the rulings its sentence follows, apart by spaces; may be empty

	name, special texts
}

// texts are a text in each language.
type texts struct{ en, fr string }

func (t texts) in(l say.Lang) string { return l.Pick(t.en, t.fr) }

// Name is the row's name in the player's language.
func (r *Row) Name(l say.Lang) string { return r.name.in(l) }

// Special is the sentence that says what is special about it; it may be empty.
func (r *Row) Special(l say.Lang) string { return r.special.in(l) }

// Nothing is the id of the row that means no weapon, no protection, no object.
const Nothing = "rien"

// Leaning is what a soul inclines to (7-1).
type Leaning string

// The leanings there are.
const (
	Christian Leaning = "christian"
	Humanist  Leaning = "humanist"
	Satanist  Leaning = "satanist"
	Unknown   Leaning = "unknown"
)

// SoulRow is a row of the souls.
type SoulRow struct {
	Row
	Leaning Leaning
	Rolled  bool // an unknown soul: its sins are rolled, and several may be in play
	Base    Sins // zeros if Rolled
	Pride   int  // as printed, the sum of Base; 0 if Rolled
}

// RangedRow is a row of the ranged weapons.
type RangedRow struct {
	Row
	Rate      int     // dice of one shot at most; 0 for no weapon
	Damage    Formula // of one hit
	RangeCM   int     // base to base
	Firearm   bool    // without effect on a vest and the Seraphim
	CanJam    bool
	TwoHanded bool
	Indirect  bool    // needs no line of sight
	Actions   int     // what one shot costs
	RadiusCM  int     // around the target; 0 for the target alone
}

// MeleeRow is a row of the melee weapons.
type MeleeRow struct {
	Row
	Damage    Formula // of one hit
	Energy    bool    // without effect on the Seraphim
	TwoHanded bool
}

// ArmourKind is how a protection works.
type ArmourKind string

// The kinds of protection: armour works against all damage, a shield in
// melee, a vest against firearms.
const (
	KindArmour ArmourKind = "armour"
	KindShield ArmourKind = "shield"
	KindVest   ArmourKind = "vest"
	KindNone   ArmourKind = "none"
)

// ArmourRow is a row of the protections.
type ArmourRow struct {
	Row
	Kind   ArmourKind
	Reduce int // taken off the damage of each hit
}

// ItemKind is whose an object is.
type ItemKind string

// The kinds of object.
const (
	Sacred      ItemKind = "sacred"
	Common      ItemKind = "common"
	Diabolic    ItemKind = "diabolic"
	NothingKind ItemKind = "none"
)

// Unlimited is the number of uses of what is never used up.
const Unlimited = -1

// Item is a row of the special objects.
type Item struct {
	Row
	Kind  ItemKind
	Relic bool          // unique in the game
	Sins  [SinCount]int // what it adds to its bearer's sins

	Ranged      *RangedRow // the weapon it is used as, or nil
	Melee       *MeleeRow  // the weapon it is used as, or nil
	Damage      Formula    // of one hit; zero if it is no weapon
	DamageDemon Formula    // of one hit against a demon; zero if it is no weapon

	Uses         int       // times it can be used; 0 for what always works, or Unlimited
	RadiusCM     int       // around the target; 0 for the target alone
	FakesArmour  bool      // the protection rolled with it is worthless
	FakesWeapons bool      // the weapons rolled with it are worthless
	Pool         dice.Expr // substance of its own; the zero Expr for none
}

// IsWeapon reports whether the object is also a weapon.
func (it *Item) IsWeapon() bool { return it.Ranged != nil || it.Melee != nil }

// HasPool reports whether the object has substance of its own.
func (it *Item) HasPool() bool { return it.Pool != dice.Expr{} }

// CelestialKind is the kind of a divine being.
type CelestialKind string

// The kinds of divine being.
const (
	Demon CelestialKind = "demon"
	Angel CelestialKind = "angel"
)

// Celestial is a demon or an angel.
type Celestial struct {
	Row
	Kind      CelestialKind
	Substance int       // points at full strength
	MeleeDice int
	Damage    dice.Expr // of one hit
	Sin       Sin       // the sin a demon stands for, if HasSin
	HasSin    bool      // false for angels, imp and duke
}

// Outcome is what becomes of a humanist that a player tries to control.
type Outcome string

// The outcomes of the d6 against envy.
const (
	Controlled Outcome = "controlled"
	Random     Outcome = "random"
	Inactive   Outcome = "inactive"
)

// The outcomes of the activity table.
const (
	NoMoreDamn        Outcome = "no_more_damn"
	NoMoreVirtuous    Outcome = "no_more_virtuous"
	MoveParadise      Outcome = "move_paradise"
	MoveHell          Outcome = "move_hell"
	NoMorePervert     Outcome = "no_more_pervert"
	NoMorePurify      Outcome = "no_more_purify"
	MoveReincarnation Outcome = "move_reincarnation"
	AttackDemon       Outcome = "attack_demon"
	AttackAngel       Outcome = "attack_angel"
)

// EnvyRow is a row of the control table. Its ID is above, below or
// equal: how the d6 compares with envy.
type EnvyRow struct {
	Row
	Satan Outcome // when Satan tries
	God   Outcome // when God tries
}

// ActivityRow is a row of the activity table, for one face of a d6.
type ActivityRow struct {
	Row
	Die   int     // 1 to 6
	Satan Outcome // when Satan rolled
	God   Outcome // when God rolled

	satan, god texts
}

// SatanText tells players what the soul does when Satan rolled.
func (a *ActivityRow) SatanText(l say.Lang) string { return a.satan.in(l) }

// GodText tells players what the soul does when God rolled.
func (a *ActivityRow) GodText(l say.Lang) string { return a.god.in(l) }
