package purgatory

import (
	"strings"
	"testing"

	"croix/generator/say"
)

// TestOddsReferenceForm: the printed odds are well formed under any house
// rules, in both languages, and their numbers are those of the answers.
func TestOddsReferenceForm(t *testing.T) {
	c := published(t)
	for _, row := range []struct{ reason, set, id, want string }{
		{"the best of any angel", "", "angels", "59.08\u00a0%"},
		{"the best of Wrath", "", "demons", "46.69\u00a0%"},
		{"four dice jam", "", "hits", "1.62\u00a0%"},
		{"half is enough", "jam.majority=half", "hits", "30.56\u00a0%"},
		{"a 6 always hits", "melee.natural_six_hits=true", "penalties", "−4 16.67\u00a0%"},
		{"control swapped", "envy.table=swapped", "control", "1 0.00\u00a0% 83.33\u00a0%"},
		{"the rule itself", "envy.table=swapped", "house", "Above envy God controls"},
		{"imp and duke, forbidden", "demon.no_sin=forbidden", "demons", "46.69\u00a0%"},
	} {
		o := ruled(t, c, strings.Fields(row.set)...)
		for _, l := range say.Langs() {
			all, err := OddsReference(c, o, l)
			if err != nil {
				t.Fatalf("%s: %v", row.reason, err)
			}
			for _, s := range all {
				for _, slip := range checkSection(s, l) {
					t.Errorf("%s, %s: %s", row.reason, l, slip)
				}
			}
			if l != say.English {
				continue
			}
			var text []string
			for _, b := range section(t, all, row.id).Blocks {
				for _, cells := range b.Rows {
					text = append(text, strings.Join(cells, " "))
				}
				for _, it := range b.Items {
					text = append(text, it.Text)
				}
			}
			if !strings.Contains(strings.Join(text, "\n"), row.want) {
				t.Errorf("%s: no %q in\n%s", row.reason, row.want, strings.Join(text, "\n"))
			}
		}
	}
}
