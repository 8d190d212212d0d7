package purgatory

import (
	"maps"
	"slices"

	"croix/generator/say"
)

// Numbers of the equipment that no table holds.
const (
	FullAmmo   = fullAmmo     // rounds before the first bearer's avarice is taken off
	MaxAmmo    = fullAmmo - 1 // rounds at most: no avarice is under 1
	RelicWorth = 20           // points of an enemy relic at the end
	MaxCopies  = 99           // cards of one object that can be asked for
)

// Object is a thing that a figure can carry: one of the four is not nil.
type Object struct {
	Ranged *RangedRow
	Melee  *MeleeRow
	Armour *ArmourRow
	Item   *Item
}

// Base is what the object has in common with every row.
func (o Object) Base() *Row {
	switch {
	case o.Ranged != nil:
		return &o.Ranged.Row
	case o.Melee != nil:
		return &o.Melee.Row
	case o.Armour != nil:
		return &o.Armour.Row
	}
	return &o.Item.Row
}

// Relic reports whether the object is unique in the game.
func (o Object) Relic() bool { return o.Item != nil && o.Item.Relic }

// AsRanged is the ranged weapon that the object is or is used as, or nil.
func (o Object) AsRanged() *RangedRow {
	if o.Item != nil {
		return o.Item.Ranged
	}
	return o.Ranged
}

// AsMelee is the melee weapon that the object is or is used as, or nil.
func (o Object) AsMelee() *MeleeRow {
	if o.Item != nil {
		return o.Item.Melee
	}
	return o.Melee
}

// Damage is what one hit deals, against anybody and against a demon; zero if
// the object is no weapon.
func (o Object) Damage() (all, demon Formula) {
	switch {
	case o.Ranged != nil:
		return o.Ranged.Damage, o.Ranged.Damage
	case o.Melee != nil:
		return o.Melee.Damage, o.Melee.Damage
	case o.Item != nil:
		return o.Item.Damage, o.Item.DamageDemon
	}
	return Formula{}, Formula{}
}

// TwoHanded reports whether it is a weapon for two hands.
func (o Object) TwoHanded() bool {
	r, m := o.AsRanged(), o.AsMelee()
	return r != nil && r.TwoHanded || m != nil && m.TwoHanded
}

// Rounds is how often the object can be shot or used at most; 0 for what
// always works, or Unlimited.
func (o Object) Rounds() int {
	switch {
	case o.Ranged != nil:
		return MaxAmmo
	case o.Item == nil:
		return 0
	case o.Item.Ranged != nil && o.Item.Uses == 0:
		return MaxAmmo
	}
	return o.Item.Uses
}

// Objects lists everything that can be carried, in the order of the tables:
// ranged weapons, melee weapons, protections, special objects.
func (c *Catalog) Objects() []Object {
	var all []Object
	for _, r := range c.Ranged.Rows {
		all = append(all, Object{Ranged: r})
	}
	for _, r := range c.Melee.Rows {
		all = append(all, Object{Melee: r})
	}
	for _, r := range c.Armour.Rows {
		all = append(all, Object{Armour: r})
	}
	for _, r := range c.Items.Rows {
		all = append(all, Object{Item: r})
	}
	return slices.DeleteFunc(all, func(o Object) bool { return o.Base().ID == Nothing })
}

// Copies is how many cards of an object a game with so many souls can need:
// its share of the d66, rounded up, and two at least of a weapon or
// protection; a relic is unique.
func (c *Catalog) Copies(o Object, souls int) int {
	share, all, least := 0, 0, 2
	switch {
	case o.Relic():
		return 1
	case o.Ranged != nil:
		share, all = shareOf(c.Ranged, o.Ranged)
	case o.Melee != nil:
		share, all = shareOf(c.Melee, o.Melee)
	case o.Armour != nil:
		share, all = shareOf(c.Armour, o.Armour)
	default:
		share, all = shareOf(c.Items, o.Item)
		least = 1
	}
	return min(MaxCopies, max(least, (share*souls+all-1)/all))
}

// shareOf is the results of a table that give a row, and all of them.
func shareOf[T comparable](chart Chart[T], row T) (share, all int) {
	return chart.Share(func(r T) bool { return r == row }), chart.Share(func(T) bool { return true })
}

// CopiesFor is how many cards there are of each of Objects in a game with so
// many souls, with the counts that somebody asked for, by id, instead. All
// ids and counts that are wrong are told together.
func (c *Catalog) CopiesFor(souls int, asked map[string]int) ([]int, error) {
	var wrong say.Problems
	objects := c.Objects()
	known := make([]string, len(objects))
	counts := make([]int, len(objects))
	for i, o := range objects {
		known[i] = o.Base().ID
		counts[i] = c.Copies(o, souls)
	}
	for _, id := range slices.Sorted(maps.Keys(asked)) {
		n := asked[id]
		if !slices.Contains(known, id) {
			wrong = append(wrong, unknownID(say.GearObject, id, known))
			continue
		}
		for i, o := range objects {
			switch {
			case known[i] != id:
			case n < 0 || n > MaxCopies:
				wrong = append(wrong, say.Errorf(say.GearCount, id, n, MaxCopies))
			case o.Relic() && n > 1:
				wrong = append(wrong, say.Errorf(say.GearOneRelic, id, n))
			default:
				counts[i] = n
			}
		}
	}
	return counts, wrong.Err()
}
