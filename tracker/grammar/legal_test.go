package grammar

import (
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

func catalog(t interface{ Fatal(...any) }) *purgatory.Catalog {
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestLegalRoundTrip: every gesture that a random game proposes is written and
// read as the same gesture, in both languages, by somebody who knows no secret.
func TestLegalRoundTrip(t *testing.T) {
	c := catalog(t)
	rapid.Check(t, func(t *rapid.T) {
		r := dice.Seeded(rapid.Uint64().Draw(t, "seed"))
		events, err := purgatoryplay.New(c, purgatoryplay.Setup{
			Players: rapid.IntRange(2, 3).Draw(t, "players"), Souls: rapid.IntRange(1, 6).Draw(t, "souls"),
			Options: purgatory.DefaultOptions(c),
		}, r)
		if err != nil {
			t.Fatal(err)
		}
		g := purgatoryplay.Replay(events)
		for range rapid.IntRange(0, 250).Draw(t, "gestures") {
			legal, err := purgatoryplay.Legal(g, c)
			if err != nil {
				t.Fatal(err)
			}
			if g.Ended != "" {
				return
			}
			seen := purgatoryplay.View(g, purgatoryplay.AsTable)
			for i, cmd := range legal {
				if i%11 != 0 && i > 8 {
					continue
				}
				for _, l := range say.Langs() {
					text := Write(cmd, l)
					want := cmd
					if want.Figure == "" && implied(g, cmd.Verb) {
						want.Figure = g.Active
					}
					got, err := Parse(text, seen, c)
					if err != nil || !reflect.DeepEqual(got, want) {
						t.Fatalf("%q is read as %+v, %v; want %+v", text, got, err, want)
					}
				}
			}
			more, err := purgatoryplay.Decide(g, c, rapid.SampledFrom(legal).Draw(t, "gesture"), r)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range more {
				e.Apply(g)
			}
		}
	})
}

// implied reports whether the active figure acts where nobody is named.
func implied(g *purgatoryplay.Game, v purgatoryplay.Verb) bool {
	for _, a := range activation() {
		if a == v {
			return g.Active != ""
		}
	}
	return false
}
