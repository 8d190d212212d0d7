package purgatorytable

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/grammar"
	"croix/tracker/purgatoryplay"
)

// TestAnswersAreWords: what the rows of a question say is read as what they do,
// alone and after the word of an answer, in both languages.
func TestAnswersAreWords(t *testing.T) {
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	asked := map[purgatoryplay.AskKind]bool{}
	for seed := range uint64(12) {
		opts := purgatory.DefaultOptions(c)
		rule := [][2]string{
			{"equipment.source", "roll"}, {"variant.humanity_reroll_nothing", "true"}, {"equipment.source", "model"}, {"equipment.weapon_rolls", "one_of_two"},
		}[seed%4]
		if err := opts.Set(rule[0], rule[1]); err != nil {
			t.Fatal(err)
		}
		events, err := purgatoryplay.New(c, purgatoryplay.Setup{Players: 2 + int(seed%2), Souls: 5, Options: opts}, dice.Seeded(seed))
		if err != nil {
			t.Fatal(err)
		}
		g, r := purgatoryplay.Replay(events), rand.New(rand.NewPCG(seed, 4))
		for step := range 250 {
			legal, err := purgatoryplay.Legal(g, c)
			if err != nil {
				t.Fatal(err)
			}
			if len(legal) == 0 {
				break
			}
			if len(g.Asks) > 0 {
				asked[g.Asks[0].Kind] = true
				for _, l := range say.Langs() {
					table := tableOf(t, c, g, l)
					for _, row := range table.answers(g.Asks[0]) {
						if row.Do == "" {
							continue
						}
						want, err := grammar.Parse(row.Do, table.Game, c)
						if err != nil {
							t.Fatal(err)
						}
						for _, text := range []string{row.Label, grammar.Word(purgatoryplay.Answer, l) + " " + row.Label} {
							got, err := grammar.Parse(text, table.Game, c)
							if err != nil || !reflect.DeepEqual(got, want) {
								t.Fatalf("seed %d, step %d: %q is read as %+v, %v; want %+v", seed, step, text, got, err, want)
							}
						}
					}
				}
			}
			more, err := purgatoryplay.Decide(g, c, legal[r.IntN(len(legal))], dice.Seeded(r.Uint64()))
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range more {
				e.Apply(g)
			}
		}
	}
	if len(asked) < 10 {
		t.Errorf("only these questions came up: %v", asked)
	}
}
