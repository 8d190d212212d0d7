package purgatorytable

import (
	"math/rand/v2"
	"strings"
	"testing"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/purgatoryplay"
)

// TestGuide: in games that are played at random, each moment of the first two
// rounds is explained in both languages, in as many lines as a screen of 40
// columns has for it, and nothing is after them.
func TestGuide(t *testing.T) {
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for seed := range uint64(6) {
		r := rand.New(rand.NewPCG(seed, 5))
		g := begun(t, c, 2+int(seed%2), 3, seed)
		for range 120 {
			for _, lang := range say.Langs() {
				table := tableOf(t, c, g, lang)
				table.Guide = true
				text := table.Guidance("")
				if guided := g.Round <= 2 && g.Ended == ""; guided != (text != "") {
					t.Fatalf("seed %d, round %d: explained: %q", seed, g.Round, text)
				}
				for _, text := range []string{text, table.Guidance(string(say.ThrowDirection)), table.Guidance(string(say.ThrowSoul))} {
					if lines := term.Wrap(text, 40, "  "); len(lines) > 4 || strings.Contains(text, "%") || strings.Contains(text, "table.") {
						t.Errorf("%s, %s: %d lines: %q", lang, table.stage(), len(lines), text)
					}
				}
				seen[table.stage()] = true
			}
			legal, err := purgatoryplay.Legal(g, c)
			if err != nil || len(legal) == 0 || g.Round > 3 {
				break
			}
			if events, err := purgatoryplay.Decide(g, c, legal[r.IntN(len(legal))], dice.Seeded(r.Uint64())); err == nil {
				for _, e := range events {
					e.Apply(g)
				}
			}
		}
	}
	for _, stage := range []string{"drift", "drifted", "attempt", "play", "enters", "angel", "demon", "flee", "own", "humanity", "between"} {
		if !seen[stage] {
			t.Errorf("no game came to %q", stage)
		}
	}
}
