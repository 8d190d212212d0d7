package purgatory

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/say"
)

// gapResult is the result on the protections that the book leaves out.
const gapResult = 45

// RollGear rolls on the tables of equipment that are named, in their order,
// under the house rules. What comes from no table that
// was rolled is nil. After an error it holds what was rolled before.
func (c *Catalog) RollGear(o Options, r *dice.Roller, drawn *Drawn, charts ...ChartID) (Equipment, []Step, error) {
	var e Equipment
	var all []Step
	for _, chart := range Charts() {
		if !slices.Contains(charts, chart) {
			continue
		}
		var steps []Step
		var err error
		switch chart {
		case ChartRanged:
			e.Ranged, steps, err = c.RollRanged(r)
		case ChartMelee:
			e.Melee, steps, err = c.RollMelee(r)
		case ChartArmour:
			e.Armour, steps, err = c.rollArmour(o, r)
		case ChartItems:
			e.Item, e.Familiar, steps, err = c.RollItem(r, drawn)
		}
		all = append(all, steps...)
		if err != nil {
			return e, all, err
		}
	}
	return e, all, nil
}

// rollArmour rolls a protection. The house rules say what the result gives that
// the book leaves out, if no row of the table has it.
func (c *Catalog) rollArmour(o Options, r *dice.Roller) (*ArmourRow, []Step, error) {
	gap := func(d66 int, row *ArmourRow) bool { return d66 == gapResult && row.ID == Nothing }
	d66, row, steps, err := rollChart(r, ChartArmour, say.ThrowArmour, c.Armour, func(d66 int, row *ArmourRow) say.Key {
		if gap(d66, row) && o.Is("armour.d66_45", "reroll") {
			return say.RerollGap
		}
		return ""
	})
	if err != nil || !gap(d66, row) {
		return row, steps, err
	}
	if shield, ok := c.ArmourByID(gapRow(o)); ok {
		row = shield
		steps[len(steps)-1].Result = row.ID
	}
	return row, steps, nil
}
