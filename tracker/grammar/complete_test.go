package grammar

import (
	"slices"
	"strings"
	"testing"

	"croix/generator/say"
	play "croix/tracker/purgatoryplay"
)

// TestComplete: what is legal comes first, in one spelling, and is read again.
func TestComplete(t *testing.T) {
	c := catalog(t)
	g := fixture()
	g.Active, g.By = "p5", play.Satan
	for _, row := range []struct {
		reason string
		typed  string
		l      say.Lang
		want   []string
	}{
		{"who is active, whom it may shoot, with what", "tirer ", say.French, []string{"arme-à-feu", "p3", "p4", "p5"}},
		{"no angel in Paradise, no second spelling", "tirer v", say.French, []string{"vertus"}},
		{"objects for what is taken, of a pile", "prendre p5 ", say.French, []string{"arme"}},
		{"the same in English", "take p5 ", say.English, []string{"weapon"}},
		{"where it may go", "aller p5 p", say.French, []string{"paradis", "purgatoire"}},
		{"a soul by its name", "tirer nonn", say.French, []string{"nonne"}},
		{"a verb", "désen", say.French, []string{"désenrayer"}},
		{"what no legal gesture names", "shoot vir", say.English, []string{"virtues"}},
	} {
		t.Run(row.reason, func(t *testing.T) {
			all := Complete(row.typed, g, c, row.l)
			before := row.typed[:strings.LastIndex(row.typed, " ")+1]
			for _, want := range row.want {
				if !slices.Contains(all, before+want) {
					t.Errorf("%q is not among %q", before+want, all)
				}
			}
			for i, text := range all {
				word := strings.TrimPrefix(text, before)
				if before != "" && len(find(lexicon(g, c), ^noKinds, pawn(fold(word)))) == 0 {
					t.Errorf("%q names nothing", word)
				}
				for _, other := range all[:i] {
					if fold(other) == fold(text) {
						t.Errorf("%q and %q are the same", other, text)
					}
				}
			}
		})
	}
	for _, text := range Complete("prendre p5 ", g, c, say.French) {
		if word := strings.TrimPrefix(text, "prendre p5 "); len(find(lexicon(g, c), objectKind, fold(word))) == 0 {
			t.Errorf("%q is no object", word)
		}
	}
}

// TestCompleteNames: a figure is offered by its name in the language of the player, once,
// so that one Tab goes on to the next word; a pawn by its number.
func TestCompleteNames(t *testing.T) {
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
