package purgatory

import (
	"testing"

	"croix/generator/dice"
	"croix/generator/say"
)

// TestRollGear: which tables are rolled, and what 45 gives under each house rule
//
func TestRollGear(t *testing.T) {
	c := published(t)
	for _, row := range []struct {
		value string
		faces []int
		want  string
	}{
		{"none", []int{4, 5}, Nothing},
		{"energy_shield", []int{4, 5}, idEnergyShield},
		{"small_shield", []int{4, 5}, idSmallShield},
		{"reroll", []int{4, 5, 4, 5, 6, 1}, idLargeShield},
		{"energy_shield", []int{4, 6}, idSmallShield}, // 46 is not 45
	} {
		o := ruled(t, c, "armour.d66_45="+row.value)
		r := dice.Scripted(row.faces...)
		e, steps, err := c.RollGear(o, r, nil, ChartArmour)
		if err == nil {
			err = r.Done()
		}
		if err != nil || e.Armour.ID != row.want || steps[len(steps)-1].Result != row.want {
			t.Errorf("%s %v: got %+v, %v; want %s", row.value, row.faces, e.Armour, err, row.want)
		}
		if e.Ranged != nil || e.Melee != nil || e.Item != nil {
			t.Errorf("%s: tables that were not named are rolled", row.value)
		}
		for _, s := range steps[:len(steps)-1] {
			if s.Reroll != say.RerollGap {
				t.Errorf("%s: %+v", row.value, s)
			}
		}
	}
	r := dice.Scripted(2, 1, 3, 2)
	e, _, err := c.RollGear(DefaultOptions(c), r, nil, ChartItems, ChartMelee)
	if err == nil {
		err = r.Done()
	}
	if err != nil || e.Melee == nil || e.Melee.ID != "arme" || e.Item == nil || e.Item.ID != "compte_en_suisse" {
		t.Errorf("tables are rolled in their own order: %+v, %v", e, err)
	}
}
