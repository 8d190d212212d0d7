package verify

import (
	"fmt"
	"path/filepath"
	"testing"
)

// TestEveryRow prints decks that hold every row of the tables between them,
// and compares the cards.
func TestEveryRow(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	for seed := 21; seed <= 28; seed++ {
		deck, err := roll(seed, 36)
		if err != nil {
			t.Fatal(err)
		}
		o := Options{Lang: matrixLangs[seed%2], Paper: "a4", Ink: "light", Back: "none", Card: "poker"}
		d, err := printTo(filepath.Join(scratch, fmt.Sprintf("rows-%d.pdf", seed)), o, deck)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range d.Souls {
			for table, id := range map[string]string{"souls": s.ID, "ranged": s.Ranged, "melee": s.Melee, "armour": s.Armour, "items": s.Item} {
				seen[table+" "+id] = true
			}
		}
		t.Run(fmt.Sprintf("%s-seed-%d", o.Lang, seed), func(t *testing.T) {
			t.Parallel()
			for _, err := range []error{d.CheckPages(), d.CheckText(tables), d.CheckTicks(tables)} {
				if err != nil {
					t.Errorf("seed %d: %v", seed, err)
				}
			}
		})
	}
	for table, rows := range tables {
		for id, row := range rows {
			// Bare hands have no d66 and are never rolled.
			if row["d66_from"] != "" && !seen[table+" "+id] {
				t.Errorf("no card with %s of %s.csv: take other seeds", id, table)
			}
		}
	}
}
