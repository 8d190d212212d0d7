package verify

import (
	"fmt"
	"path/filepath"
	"testing"
)

// kitFile is a document of the kit.
func kitFile(t *testing.T, name, lang string) *File {
	t.Helper()
	f, err := OpenFile(filepath.Join(kit, lang, name+".pdf"), name, lang)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// everyTable is the tables of the game by name.
func everyTable(t *testing.T) map[string][]Row {
	t.Helper()
	all := map[string][]Row{}
	for _, name := range []string{"activity", "angels", "armour", "demons", "envy", "items", "melee", "ranged", "souls"} {
		all[name] = readRows(t, name)
	}
	return all
}

// TestReference compares the reference with the tables, row by row (print
// failures 63 and 97).
func TestReference(t *testing.T) {
	inLanguages(t, func(t *testing.T, lang string) {
		f := kitFile(t, "reference", lang)
		all(t, map[string]error{"rows": f.CheckReference(everyTable(t))})
		if n := len(f.Pages); n > 4 {
			t.Errorf("%d pages, and four at most were promised", n)
		}
	})
}

// TestReferenceLetter: Letter takes no more pages than A4.
func TestReferenceLetter(t *testing.T) {
	inLanguages(t, func(t *testing.T, lang string) {
		dir := t.TempDir()
		if _, err := Run(croix, "--lang", lang, "print", "reference", "odds", "--paper", "letter", "-o", dir); err != nil {
			t.Fatal(err)
		}
		for name, most := range map[string]int{"reference": 4, "odds": 1} {
			f, err := OpenFile(filepath.Join(dir, name+".pdf"), name, lang)
			if err != nil {
				t.Fatal(err)
			}
			if n := len(f.Pages); n > most {
				t.Errorf("%s: %d pages instead of %d", name, n, most)
			}
			if name == "reference" {
				all(t, map[string]error{"rows": f.CheckReference(everyTable(t))})
			}
		}
	})
}

// TestReferenceControls: tables that differ in one cell.
func TestReferenceControls(t *testing.T) {
	t.Parallel()
	f := kitFile(t, "reference", "fr")
	for _, c := range []struct{ table, id, column, value, says string }{
		{"souls", "nonne", "avarice", "5", "nonne"},
		{"souls", "nonne", "paresse", "3", "nonne"},
		{"souls", "nonne", "orgueil", "18", "nonne"},
		{"ranged", "arme_a_feu", "range_cm", "40", "arme à feu"},
		{"ranged", "projectile", "special_fr", "", "projectile"},
		{"melee", "arme", "damage", "wrath*2", "arme"},
		{"melee", "arme", "two_handed", "yes", "Deux mains"},
		{"armour", "grand_bouclier", "d66_from", "62", "62–63"},
		{"items", "graal", "relic", "no", "Graal"},
		{"items", "familier", "pool", "2d6", "2d6"},
		{"demons", "duc_des_enfers", "ps", "60", "duc"},
		{"angels", "vertus", "special_fr", "Rien.", "vertus"},
		{"envy", "above", "satan", "random", "au-dessus"},
	} {
		tables := everyTable(t)
		tables[c.table] = with(tables[c.table], c.id, c.column, c.value)
		says(t, fmt.Sprint(c), f.CheckReference(tables), c.says)
	}
	tables := everyTable(t)
	tables["souls"][3], tables["souls"][4] = tables["souls"][4], tables["souls"][3]
	says(t, "two rows in the other order", f.CheckReference(tables), "out of order")
	f.Pages = append(f.Pages, f.Pages...)
	says(t, "every row twice", f.CheckReference(everyTable(t)), "2 times")
}
