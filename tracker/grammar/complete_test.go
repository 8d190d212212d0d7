package grammar

import (
	"slices"
	"testing"

	"croix/generator/say"
)

// TestComplete: a figure is offered by its name in the language of the player, once,
// so that one Tab goes on to the next word; a pawn by its number.
func TestComplete(t *testing.T) {
	c := catalog(t)
	for _, row := range []struct {
		reason, typed string
		lang          say.Lang
		want          []string
	}{
		{"a name with an accent", "nommer col", say.French, []string{"nommer colère"}},
		{"the same in the other language", "name wr", say.English, []string{"name wrath"}},
		{"no word of the other language", "name col", say.English, nil},
		{"a verb", "nom", say.French, []string{"nommer"}},
		{"a pawn", "name p5", say.English, []string{"name p5"}},
	} {
		got := Complete(row.typed, fixture(), c, row.lang)
		if !slices.Equal(got, row.want) {
			t.Errorf("%s: %q goes on as %q, want %q", row.reason, row.typed, got, row.want)
		}
	}
}
