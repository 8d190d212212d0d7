package purgatory

import (
	"strings"
	"testing"
	"testing/fstest"

	"croix/generator/dice"
	"croix/generator/say"
)

// TestWordings: each change names a house rule with a value other than its
// ruling, and a part of a sentence that is there, in both languages; the
// sentence still ends as one.
func TestWordings(t *testing.T) {
	c := published(t)
	rows := map[string]func(*Catalog) *Row{}
	for _, ch := range []struct {
		ids []string
		of  func(*Catalog, string) *Row
	}{
		{ids(c.Ranged.Rows), func(c *Catalog, id string) *Row { r, _ := c.RangedByID(id); return r.base() }},
		{ids(c.Melee.Rows), func(c *Catalog, id string) *Row { r, _ := c.MeleeByID(id); return r.base() }},
		{ids(c.Armour.Rows), func(c *Catalog, id string) *Row { r, _ := c.ArmourByID(id); return r.base() }},
		{ids(c.Items.Rows), func(c *Catalog, id string) *Row { r, _ := c.ItemByID(id); return r.base() }},
		{ids(c.Demons), func(c *Catalog, id string) *Row { r, _ := c.Demon(id); return r.base() }},
	} {
		for _, id := range ch.ids {
			rows[id] = func(c *Catalog) *Row { return ch.of(c, id) }
		}
	}
	if len(c.wordings) == 0 {
		t.Fatal("there are none")
	}
	for _, w := range c.wordings {
		o := DefaultOptions(c)
		if err := o.Set(w.option, w.value); err != nil || len(o.Changed()) != 1 {
			t.Errorf("%s=%s: %v, or the ruling", w.option, w.value, err)
		}
		find := rows[w.row]
		if find == nil {
			t.Errorf("no row %s", w.row)
			continue
		}
		if !c.rewords(o, w.row) || c.rewords(DefaultOptions(c), w.row) {
			t.Errorf("%s=%s: the reference does not mark %s, or marks it always", w.option, w.value, w.row)
		}
		for _, l := range say.Langs() {
			before, after := find(c).Special(l), find(c.Under(o)).Special(l)
			if !strings.Contains(before, w.from.in(l)) {
				t.Errorf("%s: %q is not in %q", w.row, w.from.in(l), before)
			}
			if after == before || !strings.Contains(after, w.to.in(l)) || !strings.HasSuffix(after, ".") || strings.Contains(after, l.Text(say.HouseSee)) {
				t.Errorf("%s: %q became %q", w.row, before, after)
			}
			if again := find(c.Under(o).Under(o)).Special(l); again != after {
				t.Errorf("%s: under the same rules again %q became %q", w.row, after, again)
			}
			if back := find(c.Under(o).Under(DefaultOptions(c))).Special(l); back != before {
				t.Errorf("%s: under no house rule again %q, was %q", w.row, back, before)
			}
		}
	}
}

// TestWordingOfTheirOwn: a sentence that a folder replaced keeps its words,
// and says that a house rule changes what it tells.
func TestWordingOfTheirOwn(t *testing.T) {
	items, err := data.ReadFile("data/items.csv")
	if err != nil {
		t.Fatal(err)
	}
	own := strings.ReplaceAll(string(items), `"No effect, but it counts as an object."`, `"A wafer."`)
	c, err := Load(Overlay(fstest.MapFS{"items.csv": {Data: []byte(own)}}))
	if err != nil {
		t.Fatal(err)
	}
	it, _ := c.Under(ruled(t, c, "item.hostie=text")).ItemByID("hostie")
	if got, want := it.Special(say.English), "A wafer. House rule: see the reference."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestUnderRolls: what is rolled under a house rule, from faces.
func TestUnderRolls(t *testing.T) {
	c := published(t)
	for _, row := range []struct {
		reason string
		set    string
		faces  []int
		want   string // ranged, melee, armour, item
	}{
		{"Q-193 45 is nothing", "", []int{1, 1, 1, 1, 4, 5, 6, 6}, "grosse_arme_a_feu grosse_arme rien rien"},
		{"Q-193 45 is a small shield", "armour.d66_45=small_shield", []int{1, 1, 1, 1, 4, 5, 6, 6}, "grosse_arme_a_feu grosse_arme petit_bouclier rien"},
		{"Q-193 45 is an energy shield", "armour.d66_45=energy_shield", []int{1, 1, 1, 1, 4, 5, 6, 6}, "grosse_arme_a_feu grosse_arme bouclier_energetique rien"},
		{"Q-193 45 is rolled again", "armour.d66_45=reroll", []int{1, 1, 1, 1, 4, 5, 4, 5, 1, 1, 6, 6}, "grosse_arme_a_feu grosse_arme armure_legere rien"},
		{"Q-192 3 is a ranged weapon", "equipment.weapon_rolls=one_of_two", []int{3, 1, 1, 1, 1, 6, 6}, "grosse_arme_a_feu rien armure_legere rien"},
		{"Q-192 4 is a melee weapon", "equipment.weapon_rolls=one_of_two", []int{4, 1, 1, 1, 1, 6, 6}, "rien grosse_arme armure_legere rien"},
		{"Q-222 the model shows it", "equipment.source=model", []int{}, "rien rien rien rien"},
	} {
		o := DefaultOptions(c)
		if row.set != "" {
			o = ruled(t, c, row.set)
		}
		r := dice.Typed(row.faces...)
		e, _, err := c.Under(o).RollEquipment(r, nil)
		if err == nil {
			err = r.Done()
		}
		if err != nil {
			t.Errorf("%s: %v", row.reason, err)
			continue
		}
		if got := strings.Join([]string{e.Ranged.ID, e.Melee.ID, e.Armour.ID, e.Item.ID}, " "); got != row.want {
			t.Errorf("%s: got %s, want %s", row.reason, got, row.want)
		}
	}
}
