package purgatory

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/say"
)

// TestObjects: everything but nothing can be carried, each id once, and is a
// weapon exactly if the engine knows its damage.
func TestObjects(t *testing.T) {
	c := published(t)
	objects := c.Objects()
	want := len(c.Ranged.Rows) + len(c.Melee.Rows) + len(c.Armour.Rows) + len(c.Items.Rows) - 4
	if len(objects) != want {
		t.Errorf("%d objects, want %d", len(objects), want)
	}
	seen := map[string]bool{}
	for _, o := range objects {
		id := o.Base().ID
		if id == Nothing || seen[id] {
			t.Errorf("%s is listed twice, or is nothing", id)
		}
		seen[id] = true
		_, weapon := c.WeaponDamage(id, 3, false)
		if all, _ := o.Damage(); all.IsZero() == weapon {
			t.Errorf("%s: weapon %t, damage %q", id, weapon, all)
		}
		if !c.IsObject(id) {
			t.Errorf("%s is no object to IsObject", id)
		}
	}
}

// TestRounds: what is ticked off, by the rule that says so.
func TestRounds(t *testing.T) {
	c := published(t)
	for id, want := range map[string]int{
		"arme_a_feu":                  7,         // 8 − avarice, of 1 at least
		"projectile":                  7,         // thrown weapons have rounds as well
		"arme":                        0,         // a blade is never used up
		"armure_legere":               0,         // nor is armour
		"la_sainte_lance":             1,         // single use
		"trident_du_diable":           Unlimited, // always comes back
		"graal":                       1,         // destroyed by its use
		"marmite_de_sorciere":         Unlimited, // any number of actions
		"sac":                         0,         // always works
		"fiole_de_flammes_de_l_enfer": 1,         // single use
	} {
		i := slices.IndexFunc(c.Objects(), func(o Object) bool { return o.Base().ID == id })
		if i < 0 {
			t.Fatalf("no object %s", id)
		}
		if got := c.Objects()[i].Rounds(); got != want {
			t.Errorf("%s: %d rounds, want %d", id, got, want)
		}
	}
}

// TestCopies: the share of the d66 for the full deck, two at least, and never
// fewer for more souls; relics once.
func TestCopies(t *testing.T) {
	c := published(t)
	for id, want := range map[string]int{
		"arme_courte":          11, // 32-46
		"armure_legere":        12, // 11-26
		"projectile":           6,  // 41-46
		"grosse_arme_a_feu":    3,  // 11-13
		"armure_energetique":   2,  // 35-36
		"bible":                1,  // one result
		"graal":                1,  // a relic
		"necronomicon":         1,  // a relic
		"arme_energetique":     4,  // 53-56
		"bouclier_energetique": 4,  // 41-44: 45 is nothing
	} {
		i := slices.IndexFunc(c.Objects(), func(o Object) bool { return o.Base().ID == id })
		if i < 0 {
			t.Fatalf("no object %s", id)
		}
		if got := c.Copies(c.Objects()[i], 36); got != want {
			t.Errorf("%s: %d copies, want %d", id, got, want)
		}
	}
	total := 0
	for _, o := range c.Objects() {
		total += c.Copies(o, 36)
	}
	if want := 24 + 36 + 35 + 30; total != want { // results that are something
		t.Errorf("%d cards, want %d", total, want)
	}
	if got := c.Copies(Object{Melee: c.Melee.Rows[0]}, 1); got != 2 {
		t.Errorf("one soul needs %d big weapons, want 2: loot changes hands", got)
	}
	if got := c.Copies(Object{Melee: c.Melee.Rows[2]}, 10); got != 4 { // 11 of 36 for 10 souls are 3.06
		t.Errorf("ten souls need %d short weapons, want 4", got)
	}
	rapid.Check(t, func(t *rapid.T) {
		o := rapid.SampledFrom(c.Objects()).Draw(t, "object")
		a := rapid.IntRange(0, 200).Draw(t, "souls")
		b := rapid.IntRange(a, 200).Draw(t, "more souls")
		if x, y := c.Copies(o, a), c.Copies(o, b); x > y || y > MaxCopies || x < 1 {
			t.Fatalf("%d souls need %d, %d need %d", a, x, b, y)
		}
	})
}

// TestCopiesFor: counts asked for replace the others; wrong ones are told.
func TestCopiesFor(t *testing.T) {
	c := published(t)
	counts, err := c.CopiesFor(36, map[string]int{"bible": 0, "arme": 12})
	if err != nil {
		t.Fatal(err)
	}
	for i, o := range c.Objects() {
		want := c.Copies(o, 36)
		switch o.Base().ID {
		case "bible":
			want = 0
		case "arme":
			want = 12
		}
		if counts[i] != want {
			t.Errorf("%s: %d, want %d", o.Base().ID, counts[i], want)
		}
	}
	for key, asked := range map[say.Key]map[string]int{
		say.CardUnknownID: {"bibble": 1},
		say.GearCount:     {"arme": -1},
		say.GearOneRelic:  {"graal": 2},
		say.CardNoID:      {" ": 1},
	} {
		if _, err := c.CopiesFor(36, asked); !say.Has(err, key) {
			t.Errorf("%v: got %v", asked, err)
		}
	}
}
