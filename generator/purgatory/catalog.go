// Package purgatory holds the facts of the skirmish between God and Satan:
// souls, equipment, demons, angels and the tables of the humanists, the numbers
// that follow from them, the rolling of souls and equipment, and the deck file.
//
// Rules are cited by their number (R-…) and rulings by theirs (Q-…), as in the
// documentation. Everything here is true without any history of a game.
package purgatory

import (
	"croix/generator/say"
	"croix/generator/table"
)

// Chart is a table rolled with a d66. Rows also has the rows that no result
// gives, in the order of the file.
type Chart[T any] struct {
	Rows []T
	table.D66[T]
}

// Catalog is all tables of the game. It is not changed after Load.
type Catalog struct {
	Souls  Chart[*SoulRow]
	Ranged Chart[*RangedRow]
	Melee  Chart[*MeleeRow]
	Armour Chart[*ArmourRow]
	Items  Chart[*Item]

	Demons   []*Celestial
	Angels   []*Celestial
	Envy     []*EnvyRow     // one each for above, below, equal
	Activity []*ActivityRow // by Die, 1 to 6
	Options  []*OptionRow   // the house rules there are; see Options

	wordings []rewording // what house rules change in the sentences of rows
	house    house       // what it follows of them; see Under
	base     *Catalog    // what Under was made of; nil for tables under no house rules
}

// Default is the tables of the game as published.
func Default() (*Catalog, error) { return Load(Embedded()) }

// identified is a row of any table.
type identified interface{ base() *Row }

func (r *Row) base() *Row { return r }

// byID is the row of that id.
func byID[T identified](rows []T, id string) (T, bool) {
	for _, r := range rows {
		if r.base().ID == id {
			return r, true
		}
	}
	var none T
	return none, false
}

// ids lists the ids of rows.
func ids[T identified](rows []T) []string {
	all := make([]string, len(rows))
	for i, r := range rows {
		all[i] = r.base().ID
	}
	return all
}

// Soul is the soul of that id.
func (c *Catalog) Soul(id string) (*SoulRow, bool) { return byID(c.Souls.Rows, id) }

// RangedByID is the ranged weapon of that id.
func (c *Catalog) RangedByID(id string) (*RangedRow, bool) { return byID(c.Ranged.Rows, id) }

// MeleeByID is the melee weapon of that id.
func (c *Catalog) MeleeByID(id string) (*MeleeRow, bool) { return byID(c.Melee.Rows, id) }

// ArmourByID is the protection of that id.
func (c *Catalog) ArmourByID(id string) (*ArmourRow, bool) { return byID(c.Armour.Rows, id) }

// ItemByID is the special object of that id.
func (c *Catalog) ItemByID(id string) (*Item, bool) { return byID(c.Items.Rows, id) }

// Demon is the demon of that id.
func (c *Catalog) Demon(id string) (*Celestial, bool) { return byID(c.Demons, id) }

// Angel is the angel of that id.
func (c *Catalog) Angel(id string) (*Celestial, bool) { return byID(c.Angels, id) }

// Celestial is the demon or angel of that id.
func (c *Catalog) Celestial(id string) (*Celestial, bool) {
	if d, ok := c.Demon(id); ok {
		return d, true
	}
	return c.Angel(id)
}

// ChartID names one of the tables rolled with a d66.
type ChartID string

// The tables rolled with a d66, in the order in which a soul is rolled.
const (
	ChartSouls  ChartID = "souls"
	ChartRanged ChartID = "ranged"
	ChartMelee  ChartID = "melee"
	ChartArmour ChartID = "armour"
	ChartItems  ChartID = "items"
)

// Charts lists the tables rolled with a d66.
func Charts() []ChartID {
	return []ChartID{ChartSouls, ChartRanged, ChartMelee, ChartArmour, ChartItems}
}

// Lookup is the row that a d66 gives on a table. An unknown
// table and a number that no d66 shows, such as 17, are errors.
func (c *Catalog) Lookup(chart ChartID, d66 int) (*Row, error) {
	switch chart {
	case ChartSouls:
		return at(c.Souls, d66)
	case ChartRanged:
		return at(c.Ranged, d66)
	case ChartMelee:
		return at(c.Melee, d66)
	case ChartArmour:
		return at(c.Armour, d66)
	case ChartItems:
		return at(c.Items, d66)
	}
	return nil, say.Errorf(say.PurgNoChart, shown(string(chart)))
}

func at[T identified](chart Chart[T], d66 int) (*Row, error) {
	row, ok := chart.At(d66)
	if !ok {
		return nil, say.Errorf(say.PurgNoD66, d66)
	}
	return row.base(), nil
}

// WeaponDamage is the damage of one hit with the weapon of that id, which is a
// row of ranged or melee weapons or an object that is a weapon, by a bearer of
// that wrath, against a demon or anybody else.
// Nothing is bare hands. It is false if there is no such weapon.
func (c *Catalog) WeaponDamage(id string, wrath int, demon bool) (int, bool) {
	if m, ok := c.MeleeByID(id); ok {
		return m.Damage.Damage(wrath), true
	}
	if r, ok := c.RangedByID(id); ok {
		return r.Damage.Damage(wrath), true
	}
	it, ok := c.ItemByID(id)
	if !ok || !it.IsWeapon() {
		return 0, false
	}
	if demon {
		return it.DamageDemon.Damage(wrath), true
	}
	return it.Damage.Damage(wrath), true
}
