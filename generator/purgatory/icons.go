package purgatory

import "iter"

// Icons are the rows that have an icon, by id, with its name.
func (c *Catalog) Icons() iter.Seq2[string, string] {
	return func(yield func(id, icon string) bool) {
		var rows []*Row
		for _, r := range c.Ranged.Rows {
			rows = append(rows, &r.Row)
		}
		for _, r := range c.Melee.Rows {
			rows = append(rows, &r.Row)
		}
		for _, r := range c.Armour.Rows {
			rows = append(rows, &r.Row)
		}
		for _, r := range c.Items.Rows {
			rows = append(rows, &r.Row)
		}
		for _, r := range c.Demons {
			rows = append(rows, &r.Row)
		}
		for _, r := range c.Angels {
			rows = append(rows, &r.Row)
		}
		for _, r := range rows {
			if r.Icon != "" && !yield(r.ID, r.Icon) {
				return
			}
		}
	}
}

// IsObject tells whether an id is that of a weapon, a protection or an object
// that a figure can carry.
func (c *Catalog) IsObject(id string) bool {
	_, ranged := c.RangedByID(id)
	_, melee := c.MeleeByID(id)
	_, armour := c.ArmourByID(id)
	_, item := c.ItemByID(id)
	return id != Nothing && (ranged || melee || armour || item)
}
