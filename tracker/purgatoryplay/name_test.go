package purgatoryplay

import (
	"strings"
	"testing"

	"croix/generator/dice"
	"croix/generator/say"
)

// TestNames: a name is refused by which gestures would find another figure, or
// that nobody sees; anyway is no way round.
func TestNames(t *testing.T) {
	b := newTable(t, 2, 4)
	b.soul("p1", Damned, "punk")
	b.soul("p2", Damned, "nonne")
	b.g.figure("p3").Row = "moine" // known to the game alone: it wanders
	b.g.figure("p2").Title = "Béa"
	for _, row := range []struct {
		reason, id, name string
		want             say.Key // "" for none
	}{
		{"a name", "p1", "Léo", ""},
		{"its own row", "p1", "the punk", ""},
		{"its own row alone", "p1", "Punk", ""},
		{"none again", "p1", "", ""},
		{"a verb", "avarice", "end", ""},
		{"of signs alone", "p1", "!?", ""},
		{"the row of a soul that wanders is a secret", "p1", "monk", ""},
		{"an angel", "luxure", "Seraphim", say.PlayNameTaken},
		{"an angel in French, in quotation marks", "luxure", "«\u00a0Séraphins\u00a0»", say.PlayNameTaken},
		{"an angel in Paradise by its id", "p1", "anges_gardiens", say.PlayNameTaken},
		{"a demon, which is a sin too", "paresse", "wrath", say.PlayNameTaken},
		{"the row of a soul", "p1", "nun", say.PlayNameTaken},
		{"the name that players gave another", "p1", "bea", say.PlayNameTaken},
		{"a pawn", "colere", "p3", say.PlayNameNumber},
		{"the number of a pawn", "diablotin", "7", say.PlayNameNumber},
		{"the number of a pawn with its sign", "diablotin", "#7", say.PlayNameNumber},
		{"a space without width", "diablotin", "\u200b", say.PlayNameSign},
		{"a sign that turns the line round", "diablotin", "\u202eabc", say.PlayNameSign},
		{"too long", "diablotin", strings.Repeat("é", MaxName+1), say.PlayLongName},
	} {
		_, err := Decide(b.g, b.c, Command{Verb: Name, Figure: row.id, Text: row.name, Anyway: true}, dice.Seeded(1))
		if row.want == "" && err != nil || row.want != "" && !say.Has(err, row.want) {
			t.Errorf("%s: %s as %q gives %v, want %q", row.reason, row.id, row.name, err, row.want)
		}
	}
}
