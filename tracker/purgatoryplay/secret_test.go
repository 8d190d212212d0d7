package purgatoryplay

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// twins is two games that differ only in a pawn that a side has written down.
type twins struct {
	of   Side // whose secret it is
	game [2]*Game
	made [2][]Event // what began it
}

// newTwins begins both with the same dice.
func newTwins(t *rapid.T, c *purgatory.Catalog, seed uint64) *twins {
	s := randomSetup(t, c)
	s.Souls = rapid.IntRange(2, 5).Draw(t, "pawns")
	identity := rapid.SampledFrom([]string{"pawn", "demon"}).Draw(t, "identity")
	if err := s.Options.Set("antichrist.identity", identity); err != nil {
		t.Fatal(err)
	}
	satan := map[string][]string{"pawn": {"p1", "p2"}, "demon": {"envie", "colere"}}[identity]
	w := &twins{of: rapid.SampledFrom([]Side{God, Satan}).Draw(t, "secret of")}
	for i := range w.game {
		s.Antichrist, s.Guardian = satan[0], "p1"
		if w.of == Satan {
			s.Antichrist = satan[i]
		} else {
			s.Guardian = pawnID(1 + i)
		}
		events, err := New(c, s, dice.Seeded(seed))
		if err != nil {
			t.Fatal(err)
		}
		w.game[i], w.made[i] = Replay(events), events
	}
	return w
}

// others is who may not know the secret.
func (w *twins) others() []Viewer {
	if w.of == God {
		return []Viewer{AsTable, AsSatan, AsHumanity}
	}
	return []Viewer{AsTable, AsGod, AsHumanity}
}

// stands is all that a game tells a viewer of how it stands.
func stands(t *rapid.T, c *purgatory.Catalog, g *Game, as Viewer) string {
	view := View(g, as)
	score, err := ScoreOf(view, c)
	if err != nil {
		t.Fatal(err)
	}
	next, err := Next(view, c)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n%+v\n%s\n", jsonOf(t, view), score, jsonOf(t, next.Legal))
	for _, choice := range next.Choices {
		fmt.Fprintln(&b, choice.Verb, choice.Figure, choice.Not != nil && choice.Not.Firm)
	}
	for _, l := range say.Langs() {
		fmt.Fprintln(&b, Teller{l, c, view, as}.Apart())
	}
	return b.String()
}

// happens is all that a gesture tells a viewer: what happened and what undoing it
// would put back, or why it was refused and what is legal. Then, if given, is done with each event.
func happens(t *rapid.T, c *purgatory.Catalog, g *Game, cmd Command, seed uint64, as Viewer, then func(Event)) string {
	var b strings.Builder
	events, err := Decide(g, c, cmd, dice.Seeded(seed))
	after := g.Clone()
	for _, e := range events {
		e.Apply(after)
	}
	for _, l := range say.Langs() {
		if i, ok := err.(*Illegal); ok {
			fmt.Fprintf(&b, "%s %v %s\n", l.Error(i.Unwrap()), i.Firm, jsonOf(t, i.Legal))
		} else if err != nil {
			fmt.Fprintln(&b, l.Error(err))
		}
		fmt.Fprintf(&b, "%q %q %q\n", Label(cmd, Teller{l, c, View(g, as), as}), Lines(c, g, events, l, as), PutBack(c, g, after, events, l))
	}
	for _, e := range events {
		if then != nil {
			then(e)
		}
	}
	return b.String()
}

// tries is gestures that hardly ever are legal, at least those that come near a
// secret.
func tries(t *rapid.T, g *Game, c *purgatory.Catalog) []Command {
	all := []Command{wildCommand(t, g), {Verb: Move, To: Off}, {Verb: Move, To: Paradise}, {Verb: Reveal, Side: God}}
	if x, err := rulesOf(g, c); err == nil && x.mayReveal() != nil && x.mayReveal().Firm {
		all = append(all, Command{Verb: Reveal})
	}
	return slices.DeleteFunc(all, func(cmd Command) bool {
		return cmd.Verb == Choose || (cmd.Verb != Reveal || cmd.Side != God) && OnSecret(g, c, cmd)
	})
}

// TestSecretsStay: two games that differ only in a pawn that a side has written
// down tell everybody else the same bytes, whatever is played and whatever is
// tried: how they stand, what happens, what is refused and what is proposed then.
func TestSecretsStay(t *testing.T) {
	c := catalog(t)
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		pick := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "choices"), 0))
		w := newTwins(t, c, seed)
		as := rapid.SampledFrom(w.others()).Draw(t, "who looks")
		same := func(what any, of func(g *Game) string) {
			if a, b := of(w.game[0]), of(w.game[1]); a != b {
				t.Fatalf("%+v tells %s the secret of %s:\n%s\nor\n%s", what, as, w.of, a, b)
			}
		}
		same("the beginning", func(g *Game) string {
			i := slices.Index(w.game[:], g)
			return strings.Join(Lines(c, &Game{}, w.made[i], say.French, as), "\n")
		})
		for n := range uint64(rapid.IntRange(1, 150).Draw(t, "gestures")) {
			legal, err := Legal(View(w.game[0], AsTable), c)
			if err != nil || w.game[0].Ended != "" { // then all is told
				return
			}
			if n%6 == 0 {
				same("how it stands", func(g *Game) string { return stands(t, c, g, as) })
				for _, cmd := range tries(t, w.game[0], c) {
					same(cmd, func(g *Game) string { return happens(t, c, g, cmd, seed+n, as, nil) })
				}
			}
			cmd := choose(pick, legal)
			same(cmd, func(g *Game) string {
				return happens(t, c, g, cmd, seed+n, as, func(e Event) { e.Apply(g) })
			})
		}
	})
}
