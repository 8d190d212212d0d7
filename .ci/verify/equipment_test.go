package verify

import (
	"fmt"
	"path/filepath"
	"testing"
)

// lootTables are the tables of what has a card.
func lootTables(t *testing.T) map[string][]Row {
	t.Helper()
	tables := map[string][]Row{}
	for _, name := range []string{"ranged", "melee", "armour", "items"} {
		tables[name] = readRows(t, name)
	}
	return tables
}

func lootCount(loots []Loot) int {
	n := 0
	for _, l := range loots {
		n += l.Count
	}
	return n
}

// TestLoot compares every equipment card and its back with the tables: how
// many there are, what they say, what there is to tick (print failures 63, 94
// and 96). Printed on both sides or on one, they say the same.
func TestLoot(t *testing.T) {
	loots := Loots(lootTables(t))
	inLanguages(t, func(t *testing.T, lang string) {
		n := lootCount(loots)
		d := kitDocument(t, "equipment", "mini", lang, n)
		all(t, map[string]error{"text": d.CheckLoot(loots), "pages": d.CheckPages(), "marks": d.CheckMarks()})
		for _, back := range []string{"long", "none"} {
			o := kitOptions("equipment", "mini", lang)
			o.Back = back
			d, err := printDoc(filepath.Join(t.TempDir(), "equipment.pdf"), o, n)
			if err != nil {
				t.Fatal(err)
			}
			all(t, map[string]error{back: d.CheckLoot(loots), back + " pages": d.CheckPages(), back + " marks": d.CheckMarks()})
		}
	})
}

// printDoc prints a document with n cards.
func printDoc(path string, o Options, n int) (*Document, error) {
	if _, err := Run(croix, append(o.Args(), "--force", "-o", path)...); err != nil {
		return nil, err
	}
	return NewDocument(path, o, make([]Soul, n))
}

// TestLootCounts holds the judge's shares to what was counted by hand in the
// rule book.
func TestLootCounts(t *testing.T) {
	t.Parallel()
	count := map[string]int{}
	for _, l := range Loots(lootTables(t)) {
		count[l.Row["id"]] = l.Count
	}
	for id, want := range map[string]int{
		"grosse_arme_a_feu":       3,  // 11-13
		"projectile":              6,  // 41-46
		"arme_courte":             11, // 32-46
		"grosse_arme_energetique": 2,  // 50-52: 51 and 52
		"armure_legere":           12, // 11-26
		"armure_energetique":      2,  // 35-36
		"graal":                   1,  // a relic
		"sac":                     1,  // 42
		"rien":                    0,
	} {
		if count[id] != want {
			t.Errorf("%s: %d cards instead of %d", id, count[id], want)
		}
	}
}

// TestLootControls: a table that differs in one cell.
func TestLootControls(t *testing.T) {
	t.Parallel()
	d := kitDocument(t, "equipment", "mini", "fr", lootCount(Loots(lootTables(t))))
	for _, c := range []struct{ table, id, column, value, says string }{
		{"ranged", "arme_a_feu", "name_fr", "fusil", "name"},
		{"ranged", "arme_a_feu", "rate", "2", "rate"},
		{"ranged", "arme_a_feu", "range_cm", "40", "range"},
		{"ranged", "arme_a_feu", "damage", "wrath*2", "damage"},
		{"ranged", "arme_a_feu", "can_jam", "no", "back"},
		{"ranged", "arme_a_feu", "d66_to", "15", "cards instead of"},
		{"ranged", "grosse_arme_a_feu", "actions", "1", "too much"},
		{"melee", "arme", "two_handed", "yes", "hands"},
		{"melee", "arme_courte", "damage", "floor(wrath/2)", "damage"},
		{"armour", "petit_bouclier", "special_fr", "Rien.", "special"},
		{"items", "la_pomme", "sins", "envie+3", "too much"},
		{"items", "chasuble", "sins", "envie-2", "sin"},
		{"items", "bible", "kind", "common", "letter"},
		{"items", "familier", "pool", "2d6", "boxes"},
		{"items", "eau_benite", "uses", "2", "boxes instead of"},
		{"items", "la_sainte_lance", "damage_demon", "wrath*3", "damage to demons"},
		{"items", "sac", "relic", "yes", "worth"},
	} {
		tables := lootTables(t)
		tables[c.table] = with(tables[c.table], c.id, c.column, c.value)
		says(t, fmt.Sprint(c), d.CheckLoot(Loots(tables)), c.says)
	}
}
