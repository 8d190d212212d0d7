package purgatorytable

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output/term"
	"croix/templates/gametable"
	"croix/tracker/grammar"
	"croix/tracker/prompt"
	"croix/tracker/purgatoryplay"
)

// begun is a game of some players and souls.
func begun(t testing.TB, c *purgatory.Catalog, players, souls int, seed uint64) *purgatoryplay.Game {
	t.Helper()
	events, err := purgatoryplay.New(c, purgatoryplay.Setup{
		Players: players, Souls: souls, Options: purgatory.DefaultOptions(c), Antichrist: "p1", Guardian: "p1",
	}, dice.Seeded(seed))
	if err != nil {
		t.Fatal(err)
	}
	return purgatoryplay.Replay(events)
}

// tableOf is the table of a game.
func tableOf(t testing.TB, c *purgatory.Catalog, g *purgatoryplay.Game, l say.Lang) *Table {
	t.Helper()
	table, err := New(Facts{Lang: l, Catalog: c, Options: purgatory.DefaultOptions(c), Game: purgatoryplay.View(g, purgatoryplay.AsTable), Name: "t"})
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// words are the first words of what is no gesture of the game.
var words = []string{"undo", "redo", "log", "check", "rules", "keys", "clock", "guide", "dice", "bell", "quit", "score"}

// walk goes through the menus that a way leads to, and gives every row. Behind a
// row that is against a rule all are.
func walk(t testing.TB, table *Table, way []string, depth int, not string, each func(way []string, m prompt.Menu, r prompt.Choice)) {
	m, ok := table.Menu(way)
	if !ok {
		t.Errorf("the way %q leads nowhere", way)
		return
	}
	if m.Done != "" {
		each(way, m, prompt.Choice{Do: m.Done, Not: not})
		return
	}
	rows := m.Rows
	if len(way) == 0 {
		rows = slices.Concat(rows, m.Hidden)
	}
	for _, r := range rows {
		if r.Firm && r.Do == "" {
			continue // its key says why, and leads nowhere
		}
		if r.Not == "" {
			r.Not = not
		}
		each(way, m, r)
		next := r.Way
		switch {
		case r.Do != "" || depth == 0:
			continue
		case next == nil:
			next = append(slices.Clone(way), r.Value)
		}
		walk(t, table, next, depth-1, r.Not, each)
	}
}

// TestMenusAreTrue: in games that are played at random, each way of each menu
// leads somewhere, each gesture that is offered can be read, and each that is
// not said to be against a rule is legal.
func TestMenusAreTrue(t *testing.T) {
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	games, steps := 3, 40
	if testing.Short() {
		games = 2
	}
	for seed := range uint64(games) {
		r := rand.New(rand.NewPCG(seed, 3))
		g := begun(t, c, 2+int(seed%2), 4, seed)
		lang := say.Langs()[seed%2]
		for step := range steps {
			table := tableOf(t, c, g, lang)
			walk(t, table, nil, 3, "", func(way []string, m prompt.Menu, row prompt.Choice) {
				if word, _, _ := strings.Cut(row.Do, " "); row.Do == "" || slices.Contains(words, word) {
					return
				}
				cmd, err := grammar.Parse(row.Do, table.Game, c)
				if err != nil {
					t.Fatalf("seed %d, step %d, %q: %q is offered, which cannot be read: %v", seed, step, way, row.Do, err)
				}
				if row.Not != "" || row.Key == "n" || m.Cover != "" || cmd.Verb == purgatoryplay.Reveal || anybodys(way) {
					return
				}
				if cmd.Verb == purgatoryplay.Move && cmd.To.Earth() && cmd.Figure == c.Guardian().ID {
					return // whether its pawn left there is hidden
				}
				if i := purgatoryplay.Why(g, c, cmd); i != nil {
					t.Fatalf("seed %d, step %d, %q: %q is offered, against %s: %v", seed, step, way, row.Do, i.Rule, i)
				}
			})
			s := table.Screen(gametable.Shown{Menu: term.Menu{}})
			for _, line := range s.Lay(80, 24) {
				if w := term.Width(line.Text()); w > 80 {
					t.Fatalf("%d columns: %q", w, line.Text())
				}
			}
			legal, err := purgatoryplay.Legal(g, c)
			if err != nil || len(legal) == 0 {
				break
			}
			events, err := purgatoryplay.Decide(g, c, legal[r.IntN(len(legal))], dice.Seeded(r.Uint64()))
			if err != nil {
				continue
			}
			g = g.Clone()
			for _, e := range events {
				e.Apply(g)
			}
		}
	}
}

// anybodys reports whether a way is to what is offered against a rule only.
func anybodys(way []string) bool { return len(way) > 0 && way[0] == wayGame }

// TestTags: each figure has a key, no two the same, none the beginning of
// another but for pawns, and none that of a verb or of what is always there.
func TestTags(t *testing.T) {
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	for _, extra := range []int{0, 5, 12, 60} {
		var more []string
		for i := range extra {
			more = append(more, c.Demons[i%len(c.Demons)].ID)
		}
		events, err := purgatoryplay.New(c, purgatoryplay.Setup{Players: 2, Souls: 60, Options: purgatory.DefaultOptions(c), Extra: more}, dice.Seeded(1))
		if err != nil {
			t.Fatal(err)
		}
		g := purgatoryplay.Replay(events)
		taken := "nuypPVDJATXWUE"
		for _, l := range say.Langs() {
			taken += l.Text(say.TableKeyMove) + l.Text(say.TableKeyShoot) + l.Text(say.TableKeyStrike) + l.Text(say.TableKeyGuard)
		}
		tags := Tags(g)
		if len(tags) != len(g.Figures) {
			t.Errorf("%d figures have %d keys", len(g.Figures), len(tags))
		}
		seen := map[string]string{}
		for id, tag := range tags {
			if seen[tag] != "" || tag == "" {
				t.Errorf("%s and %s have the key %q", id, seen[tag], tag)
			}
			seen[tag] = id
			if strings.ContainsAny(tag[:1], taken) {
				t.Errorf("%s has the key %q, which is another's", id, tag)
			}
			if extra == 0 && len(tag) > 1 && tag[0] > '9' {
				t.Errorf("%s has the key %q: a press more than the keys of an evening may have", id, tag)
			}
		}
		for id, tag := range tags {
			if len(tag) == 2 && seen[tag[:1]] != "" && tag[0] > '9' {
				t.Errorf("%s has the key %q, whose beginning is that of %s", id, tag, seen[tag[:1]])
			}
		}
	}
}

// TestChances: what stands beside a choice is what purgatory.Ask answers.
func TestChances(t *testing.T) {
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	g := begun(t, c, 2, 4, 1)
	table := tableOf(t, c, g, say.English)
	envy, soul := g.Figure("envie"), g.Figure("p2")
	being, _ := c.Celestial("envie")
	a, err := purgatory.Ask(c, purgatory.DefaultOptions(c), purgatory.ConvertQuestion{Kind: purgatory.Demon, Being: being})
	if err != nil {
		t.Fatal(err)
	}
	got := table.triples(purgatoryplay.Damn, envy, soul)
	if len(got) != len(a.Choices) {
		t.Fatalf("%d choices of sins, want %d", len(got), len(a.Choices))
	}
	for i, choice := range a.Choices {
		if !slices.Equal(got[i].sins, choice.Sins) || got[i].chance != table.percent(choice.Worth) {
			t.Errorf("choice %d is %v with %s, want %v with %v", i, got[i].sins, got[i].chance, choice.Sins, choice.Worth)
		}
	}
}

// TestChancesOfCards: a game with printed souls asks the cards that are left, and
// what was shifted of a pawn counts.
func TestChancesOfCards(t *testing.T) {
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	g := begun(t, c, 2, 4, 1)
	for i, row := range c.Souls.Rows[:3] {
		g.Deck = append(g.Deck, purgatory.SoulCard{D66: 11 + i, ID: row.ID, Base: row.Base})
	}
	out, pawn := g.Figure("p1"), g.Figure("p2")
	out.Row, out.D66, out.State = g.Deck[0].ID, g.Deck[0].D66, purgatoryplay.Condemned
	pawn.Shifts = purgatory.Sins{purgatory.Wrath: -1}
	being, _ := c.Celestial("envie")
	a, err := purgatory.Ask(c, purgatory.DefaultOptions(c), purgatory.ConvertQuestion{
		Kind: purgatory.Demon, Being: being, Cards: g.Deck[1:], Shifts: pawn.Shifts,
	})
	if err != nil {
		t.Fatal(err)
	}
	table := tableOf(t, c, g, say.English)
	if got := table.triples(purgatoryplay.Damn, g.Figure("envie"), pawn)[0]; got.chance != table.percent(a.Best().Worth) {
		t.Errorf("the best sins have %s, want %s", got.chance, table.percent(a.Best().Worth))
	}
}

// TestChancesOfTheOut: a condemned soul lies on the table and is not drawn again
// the chances beside the sins count without it.
func TestChancesOfTheOut(t *testing.T) {
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	g := begun(t, c, 2, 4, 1)
	gone := g.Figure("p1")
	gone.Row, gone.State = "inquisiteur", purgatoryplay.Condemned
	being, _ := c.Celestial("envie")
	ask := func(drawn *purgatory.Drawn) purgatory.Answer {
		a, err := purgatory.Ask(c, purgatory.DefaultOptions(c), purgatory.ConvertQuestion{Kind: purgatory.Demon, Being: being, Drawn: drawn})
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	table := tableOf(t, c, g, say.English)
	all, without := ask(nil).Choices[0], ask(purgatory.NewDrawn([]string{gone.Row}, nil)).Choices[0]
	if table.percent(all.Worth) == table.percent(without.Worth) {
		t.Fatal("the soul makes no difference: the test shows nothing")
	}
	got := table.triples(purgatoryplay.Damn, g.Figure("envie"), g.Figure("p2"))[0]
	if got.chance != table.percent(without.Worth) {
		t.Errorf("the best sins have %s, want %s", got.chance, table.percent(without.Worth))
	}
}
