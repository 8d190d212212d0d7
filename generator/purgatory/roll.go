package purgatory

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/generator/table"
)

// maxRerolls ends a re-roll loop that no dice end: even one result left of 36
// comes within as many throws, but for one case in 10^12.
const maxRerolls = 1000

// Step is one throw of a rolling, for the log and for players to follow.
type Step struct {
	Purpose say.Key      // what the throw is for
	Chart   ChartID      // the table it is read on; "" for sins and familiar
	Faces   []int        // in throwing order
	By      dice.Thrower // who threw
	D66     int          // the result read on the table; 0 without table
	Result  string       // id of the row; "" without table
	Rule    string       // of the row, or of the throw
	Ruling  string
	Reroll  say.Key // why the result does not count and is rolled again; "" if it counts
	Card    int     // d66 of the card of a deck or list that it is rolled for; 0 for none
}

// Drawn is what is out, so that it is not rolled again. A Drawn made by
// NewDrawn has nothing out.
type Drawn struct {
	Souls  map[string]bool // named souls in play, by id
	Relics map[string]bool // relics that have appeared, even if destroyed
}

// NewDrawn is a Drawn with these named souls and relics out.
func NewDrawn(souls, relics []string) *Drawn {
	d := &Drawn{Souls: map[string]bool{}, Relics: map[string]bool{}}
	for _, id := range souls {
		d.Souls[id] = true
	}
	for _, id := range relics {
		d.Relics[id] = true
	}
	return d
}

// soulOut reports whether the soul may not come again: a named one that is in
// play. Several unknown souls may be.
func (d *Drawn) soulOut(s *SoulRow) bool { return d != nil && !s.Rolled && d.Souls[s.ID] }

// relicOut reports whether the object is a relic that has appeared.
func (d *Drawn) relicOut(it *Item) bool { return d != nil && it.Relic && d.Relics[it.ID] }

// add records what a card brings out. A nil Drawn records nothing.
func (d *Drawn) addSoul(s *SoulRow) {
	if d != nil && !s.Rolled {
		if d.Souls == nil {
			d.Souls = map[string]bool{}
		}
		d.Souls[s.ID] = true
	}
}

func (d *Drawn) addItem(it *Item) {
	if d != nil && it.Relic {
		if d.Relics == nil {
			d.Relics = map[string]bool{}
		}
		d.Relics[it.ID] = true
	}
}

// Soul is a soul that was rolled, without equipment.
type Soul struct {
	D66  int
	Row  *SoulRow
	Base Sins
}

// Equipment is what was rolled for a soul.
type Equipment struct {
	Ranged   *RangedRow
	Melee    *MeleeRow
	Armour   *ArmourRow
	Item     *Item
	Familiar int // substance of the object's own, 0 for none
}

// Reveal is the soul of a result; again is true if it is a named soul that is
// in play, so that the dice are thrown again.
func (c *Catalog) Reveal(d66 int, drawn *Drawn) (soul *SoulRow, again bool, err error) {
	soul, ok := c.Souls.At(d66)
	if !ok {
		return nil, false, say.Errorf(say.PurgNoD66, d66)
	}
	return soul, drawn.soulOut(soul), nil
}

// rollChart throws a d66 on a table until the result counts: refuse gives the
// reason why it does not, or "".
func rollChart[T identified](r *dice.Roller, id ChartID, purpose say.Key, chart Chart[T], refuse func(d66 int, row T) say.Key) (d66 int, row T, steps []Step, err error) {
	var none T
	left := false
	for d66, row := range chart.All() {
		left = left || refuse(d66, row) == ""
	}
	if !left {
		return 0, none, nil, say.Errorf(say.RollNothingLeft, purpose)
	}
	for range maxRerolls {
		t, err := r.Throw(purpose, dice.D66())
		if err != nil {
			return 0, none, steps, err
		}
		row, ok := chart.At(t.Value)
		if !ok {
			return 0, none, steps, say.Errorf(say.PurgNoD66, t.Value)
		}
		step := Step{
			Purpose: purpose, Chart: id, Faces: t.Faces, By: t.By, D66: t.Value, Result: row.base().ID,
			Rule: row.base().Rule, Ruling: row.base().Ruling, Reroll: refuse(t.Value, row),
		}
		steps = append(steps, step)
		if step.Reroll == "" {
			return t.Value, row, steps, nil
		}
	}
	return 0, none, steps, say.Errorf(say.RollTooOften, purpose, maxRerolls)
}

func anyRow[T any](int, T) say.Key { return "" }

// RollSoul rolls a soul that is not in play, and its sins if it is an unknown
// one. What it rolls is out afterwards; drawn may be nil. Errors
// are those of the dice, and no soul left.
func (c *Catalog) RollSoul(r *dice.Roller, drawn *Drawn) (Soul, []Step, error) {
	return c.rollSoul(r, drawn, anyRow[*SoulRow])
}

func (c *Catalog) rollSoul(r *dice.Roller, drawn *Drawn, refuse func(int, *SoulRow) say.Key) (Soul, []Step, error) {
	d66, row, steps, err := rollChart(r, ChartSouls, say.ThrowSoul, c.Souls, func(d66 int, s *SoulRow) say.Key {
		if drawn.soulOut(s) {
			return say.RerollSoul
		}
		return refuse(d66, s)
	})
	if err != nil {
		return Soul{}, steps, err
	}
	drawn.addSoul(row)
	base, more, err := rollSins(r, row)
	return Soul{D66: d66, Row: row, Base: base}, append(steps, more...), err
}

// rollSins is the sins of a soul: printed, or one d6 each.
func rollSins(r *dice.Roller, row *SoulRow) (Sins, []Step, error) {
	if !row.Rolled {
		return row.Base, nil, nil
	}
	t, err := r.Throw(say.ThrowSins, dice.D(SinCount, MaxSin))
	if err != nil {
		return Sins{}, nil, err
	}
	var sins Sins
	copy(sins[:], t.Faces)
	return sins, []Step{{Purpose: say.ThrowSins, Faces: t.Faces, By: t.By, Rule: "R-271", Ruling: "Q-028"}}, nil
}

// RollRanged rolls a ranged weapon.
func (c *Catalog) RollRanged(r *dice.Roller) (*RangedRow, []Step, error) {
	_, row, steps, err := rollChart(r, ChartRanged, say.ThrowRanged, c.Ranged, anyRow[*RangedRow])
	return row, steps, err
}

// RollMelee rolls a melee weapon.
func (c *Catalog) RollMelee(r *dice.Roller) (*MeleeRow, []Step, error) {
	_, row, steps, err := rollChart(r, ChartMelee, say.ThrowMelee, c.Melee, anyRow[*MeleeRow])
	return row, steps, err
}

// RollArmour rolls a protection.
func (c *Catalog) RollArmour(r *dice.Roller) (*ArmourRow, []Step, error) {
	return c.rollArmour(c.house.rules, r)
}

// RollItem rolls a special object, which is no relic that has appeared, and
// its familiar's substance. What it rolls is out
// afterwards; drawn may be nil.
func (c *Catalog) RollItem(r *dice.Roller, drawn *Drawn) (it *Item, familiar int, steps []Step, err error) {
	_, it, steps, err = rollChart(r, ChartItems, say.ThrowItem, c.Items, func(_ int, it *Item) say.Key {
		if drawn.relicOut(it) {
			return say.RerollRelic
		}
		return ""
	})
	if err != nil {
		return nil, 0, steps, err
	}
	drawn.addItem(it)
	if !it.HasPool() {
		return it, 0, steps, nil
	}
	t, err := r.Throw(say.ThrowFamiliar, it.Pool)
	if err != nil {
		return nil, 0, steps, err
	}
	steps = append(steps, Step{Purpose: say.ThrowFamiliar, Faces: t.Faces, By: t.By, Rule: it.Rule, Ruling: it.Ruling})
	return it, t.Value, steps, nil
}

// RollEquipment rolls what a soul enters play with: ranged weapon, melee
// weapon, protection, object, in this order. House rules may
// leave it one of the weapons, or nothing, where its model shows what it has;
// see Under.
func (c *Catalog) RollEquipment(r *dice.Roller, drawn *Drawn) (Equipment, []Step, error) {
	if c.house.fromModel {
		return c.noEquipment(), nil, nil
	}
	charts := Charts()[1:]
	var all []Step
	if c.house.oneWeapon {
		ranged, steps, err := rollOneWeapon(r)
		if err != nil {
			return Equipment{}, steps, err
		}
		left := ChartRanged
		if ranged {
			left = ChartMelee
		}
		all, charts = steps, slices.DeleteFunc(charts, func(id ChartID) bool { return id == left })
	}
	rolled, steps, err := c.RollGear(c.house.rules, r, drawn, charts...)
	if all = append(all, steps...); err != nil {
		return Equipment{}, all, err
	}
	e := c.noEquipment()
	if rolled.Ranged != nil {
		e.Ranged = rolled.Ranged
	}
	if rolled.Melee != nil {
		e.Melee = rolled.Melee
	}
	e.Armour, e.Item, e.Familiar = rolled.Armour, rolled.Item, rolled.Familiar
	return e, all, nil
}

// noEquipment is nothing of everything.
func (c *Catalog) noEquipment() Equipment {
	var e Equipment
	e.Ranged, _ = c.RangedByID(Nothing)
	e.Melee, _ = c.MeleeByID(Nothing)
	e.Armour, _ = c.ArmourByID(Nothing)
	e.Item, _ = c.ItemByID(Nothing)
	return e
}

// RollCard rolls a soul and its equipment.
func (c *Catalog) RollCard(r *dice.Roller, drawn *Drawn) (SoulCard, []Step, error) {
	soul, steps, err := c.RollSoul(r, drawn)
	if err != nil {
		return SoulCard{}, steps, err
	}
	e, more, err := c.RollEquipment(r, drawn)
	return card(soul, e), append(steps, more...), err
}

// card puts a soul and its equipment on a card; it is empty if there is none.
func card(s Soul, e Equipment) SoulCard {
	if e.Item == nil {
		return SoulCard{}
	}
	return SoulCard{
		D66: s.D66, ID: s.Row.ID, Base: s.Base, Familiar: e.Familiar,
		Ranged: e.Ranged.ID, Melee: e.Melee.ID, Armour: e.Armour.ID, Item: e.Item.ID,
	}
}

// results is the d66 of a soul's row, in order.
func (c *Catalog) results(row *SoulRow) []int {
	return slices.DeleteFunc(table.Results(), func(d66 int) bool {
		owner, _ := c.Souls.At(d66)
		return owner != row
	})
}
