package ladderpages

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output/term"
	"croix/templates/gametable"
	"croix/tracker/ladderplay"
	"croix/tracker/prompt"
)

// offered is every gesture to which the menus of a board lead.
func offered(t *rapid.T, b gametable.Board) (all []string) {
	var walk func(m prompt.Menu, way []string)
	walk = func(m prompt.Menu, way []string) {
		keys := map[string]bool{}
		for _, r := range m.Rows {
			if r.Key != "" && keys[r.Key] {
				t.Fatalf("%v: two rows have the key %s", way, r.Key)
			}
			keys[r.Key] = true
			next := append(slices.Clone(way), r.Value)
			if r.Way != nil {
				next = r.Way
			}
			switch {
			case r.Not != "", r.Way != nil && len(r.Way) == 0: // the second leads back
			case r.Do != "":
				all = append(all, r.Do)
			default:
				m, ok := b.Menu(next)
				if !ok || len(m.Rows) == 0 {
					t.Fatalf("%v leads nowhere", next)
				}
				walk(m, next)
			}
		}
	}
	walk(prompt.Menu{Rows: b.Rows}, nil)
	return all
}

// TestLive: in any state of any game, all that is offered is legal, all that is
// legal is offered, and the screen has no message missing.
func TestLive(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := rapid.SampledFrom([]ladder.Rules{ladder.DefaultRules(), wild()}).Draw(t, "rules")
		r.TileMayStay, r.MayStay = rapid.Bool().Draw(t, "tile"), rapid.Bool().Draw(t, "stay")
		if rapid.IntRange(0, 3).Draw(t, "small") == 0 { // no tower fits soon
			r = ladder.DefaultRules()
			r.Cols, r.Rows, r.Relocate = 5, 5, true
		}
		n := rapid.IntRange(2, 4).Draw(t, "players")
		var setup *ladder.Setup
		if rapid.Bool().Draw(t, "ready") {
			s, err := ladder.RollSetup(r, n, dice.Seeded(rapid.Uint64().Draw(t, "seed")))
			if err != nil {
				t.Fatal(err)
			}
			setup = &s
		}
		events, err := ladderplay.New(rapid.SampledFrom(ladderplay.Modes()).Draw(t, "mode"), r, n, "", setup)
		if err != nil {
			t.Fatal(err)
		}
		g := ladderplay.Replay(events)
		for range rapid.IntRange(0, 12).Draw(t, "steps") {
			all := ladderplay.Legal(g)
			more, err := ladderplay.Decide(g, rapid.SampledFrom(all).Draw(t, "gesture"), nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range more {
				e.Apply(g)
			}
		}
		l := rapid.SampledFrom(say.Langs()).Draw(t, "language")
		b := Live(g, l)
		found := map[ladder.Tile]bool{}
		texts := offered(t, b)
		for _, text := range texts {
			cmd, err := ladderplay.Parse(g, text)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			if i := ladderplay.Why(g, cmd); i != nil {
				t.Fatalf("%s is offered: %v", text, i)
			}
			if cmd.Verb == ladderplay.Shift {
				events, _ := ladderplay.Decide(g, cmd, nil)
				found[events[0].(ladderplay.TileMoved).Tile] = true
			}
		}
		for _, cmd := range ladderplay.Legal(g) {
			switch text := ladderplay.Write(cmd, g.Rules.Colours, l); {
			case g.Phase == ladderplay.Over:
			case cmd.Verb == ladderplay.Shift: // other actions may give the same result
				events, _ := ladderplay.Decide(g, cmd, nil)
				if tile := events[0].(ladderplay.TileMoved).Tile; !found[tile] {
					t.Fatalf("%s is not offered", text)
				}
			case !slices.Contains(texts, text):
				t.Fatalf("%s is not offered", text)
			}
		}
		for _, wide := range []int{40, 80, 120} {
			s := gametable.New(gametable.Facts{Lang: l}, b).Screen(gametable.Shown{Rows: b.Rows})
			for _, line := range s.Lay(wide, 24) {
				if text := line.Text(); strings.Contains(text, "ladder.") || strings.Contains(text, "%!") || term.Width(text) > wide {
					t.Fatalf("%d columns: %q", wide, text)
				}
			}
		}
	})
}

// TestArt: the squares that are offered have a point, the one under the cursor
// is reversed, marks and the tile are on their squares.
func TestArt(t *testing.T) {
	r := ladder.DefaultRules()
	setup, err := ladder.RollSetup(r, 4, dice.Seeded(2))
	if err != nil {
		t.Fatal(err)
	}
	events, err := ladderplay.New(ladderplay.Refereed, r, 4, "", &setup)
	if err != nil {
		t.Fatal(err)
	}
	g := ladderplay.Replay(events)
	b := Live(g, say.English)
	at := slices.IndexFunc(b.Rows, func(r prompt.Choice) bool { return r.Key == "f3" })
	_, art := b.Drawn(nil)
	text, reversed := drawing(art(b.Rows, at))
	want := `7 | ·  | ·  | ·  | ·  | ·  |[^1]| ·  |
6 |3Ra |    |3Ga |    | ·  | ·  |3Ya |
5 |    |3Ra |    | ·  |3Ya | ·  |    |
4 |3Ya |    | ·  |3Ga |    | ·  |    |
3 |    | ·  |3Ba |    |    | ·  |3Ba |
2 | ·  |3Ga |    |    |3Ba | ·  |    |
1 |    |    |    |    |    | ·  |3Ra |
    a    b    c    d    e    f    g
`
	if text != want {
		t.Errorf("the board is\n%swant\n%s", text, want)
	}
	if !slices.Equal(reversed, []string{" ·  "}) || b.Rows[at].Spot != (prompt.Spot{X: 6, Y: 5}) {
		t.Errorf("under the cursor are %q, at %v", reversed, b.Rows[at].Spot)
	}
}

// drawing is lines as text, with what is reversed.
func drawing(lines []term.Line) (text string, reversed []string) {
	for _, line := range lines {
		for _, s := range line {
			if s.Role == term.Reverse {
				reversed = append(reversed, s.Text)
			}
		}
		text += strings.TrimRight(line.Text(), " ") + "\n"
	}
	return text, reversed
}

// TestDrawn: once a first action is picked, or a square for the tile, the board
// shows the tile there, what it asks tells its numbers, and the markers that it
// would set stand on the towers.
func TestDrawn(t *testing.T) {
	r := ladder.DefaultRules()
	setup, err := ladder.RollSetup(r, 4, dice.Seeded(2))
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		reason string
		setup  *ladder.Setup
		way    string
		at     int // the row under the cursor
		asks   string
		rows   []string
	}{
		{"nothing is picked", &setup, "", 0, "Tile: f7 · N 1 · E 2 · S 3 · W 4", []string{"7 | ·  | ·  | ·  | ·  | ·  |[^1]| ·  |", "6 |3Ra |    |3Ga |    | ·  | ·  |3Ya |"}},
		{"turned, it sets no marker", &setup, wayRight, 0, "Tile: f7 · N 4 · E 1 · S 2 · W 3", []string{"|[>1]|"}},
		{"slid, it sets two", &setup, "f3", 0, "Tile: f3 · N 1 · E 2 · S 3 · W 4", []string{"3 |    |    |3Ba4| ·  | ·  |[^1]|3Ba2|"}},
		{"a square of the set-up, as it would point", nil, "d4", 2, "the place of the tile", []string{"|[v1]|"}},
	} {
		events, err := ladderplay.New(ladderplay.Refereed, r, 4, "", row.setup)
		if err != nil {
			t.Fatal(err)
		}
		b := Live(ladderplay.Replay(events), say.English)
		var way []string
		rows := b.Rows
		if row.way != "" {
			way = []string{row.way}
			m, _ := b.Menu(way)
			rows = m.Rows
		}
		asks, art := b.Drawn(way)
		text, _ := drawing(art(rows, row.at))
		if !strings.Contains(strings.ReplaceAll(asks, "\u00a0", " "), row.asks) {
			t.Errorf("%s: it asks %q, want %q", row.reason, asks, row.asks)
		}
		for _, want := range row.rows {
			if !strings.Contains(text, want) {
				t.Errorf("%s: %q is not in\n%s", row.reason, want, text)
			}
		}
	}
}

// TestRedoKey: the key that the page of keys names for redo opens no player.
func TestRedoKey(t *testing.T) {
	for _, row := range []struct {
		reason  string
		l       say.Lang
		mode    ladderplay.Mode
		players int
		want    string
	}{
		{"yellow is Y", say.English, ladderplay.Refereed, 4, "\nu Ctrl+Y   undo, redo\n"},
		{"in a free game too", say.English, ladderplay.Free, 4, "\nu Ctrl+Y   undo, redo\n"},
		{"yellow does not play", say.English, ladderplay.Refereed, 3, "\nu Y        undo, redo\n"},
		{"yellow is J", say.French, ladderplay.Refereed, 4, "\nu Y        annuler, refaire\n"},
	} {
		events, err := ladderplay.New(row.mode, ladder.DefaultRules(), row.players, "", nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := Live(ladderplay.Replay(events), row.l).Keys; !strings.Contains(got, row.want) {
			t.Errorf("%s: %q is not in\n%s", row.reason, row.want, got)
		}
	}
}
