package ladderplay

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"croix/generator/ladder"
	"croix/generator/say"
)

// table is a game in play.
type table struct {
	g      *Game
	events []Event
}

func begin(t testing.TB, mode Mode, players int, change func(*ladder.Rules)) *table {
	t.Helper()
	r := ladder.DefaultRules()
	if change != nil {
		change(&r)
	}
	events, err := New(mode, r, players, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	return &table{Replay(events), events}
}

// say makes a gesture in the words of players.
func (tb *table) say(text string) ([]Event, error) {
	cmd, err := Parse(tb.g, text)
	if err != nil {
		return nil, err
	}
	events, err := Decide(tb.g, cmd, nil)
	if err != nil {
		return nil, err
	}
	for _, e := range events {
		e.Apply(tb.g)
	}
	tb.events = append(tb.events, events...)
	return events, nil
}

func (tb *table) must(t testing.TB, texts ...string) (last []Event) {
	t.Helper()
	for _, text := range texts {
		var err error
		if last, err = tb.say(text); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return last
}

// worked is the worked session of the rules.
type worked struct {
	Setup     [][2]string
	TileStart struct {
		At   string `json:"square"`
		Turn int    `json:"orientation"`
	} `json:"tile_start"`
	Turns []struct {
		Turn    int
		First   string
		Actions []string `json:"tile_actions"`
		Tile    string
		O       int
		Marks   [][]any
		Moves   [][]any
		End     *string
	}
	Final map[string]string `json:"final_towers"`
	Score map[string]struct {
		Captured map[string]int
		Three    int `json:"towers3"`
		Two      int `json:"towers2"`
		One      int `json:"towers1"`
		Towers   int `json:"tower_points"`
		Level    int `json:"ladder_level"`
		Ladder   int `json:"ladder_points"`
		Total    int
	}
}

// standing is the towers of a board by square.
func standing(b *ladder.Board) map[string]string {
	all := map[string]string{}
	for _, s := range b.Towers() {
		for _, token := range b.At(s) {
			all[s.String()] += token.String()
		}
	}
	return all
}

// TestSession replays the worked session of the rules in the words of a French
// player: the same marks, moves, captures, end, towers and scores.
func TestSession(t *testing.T) {
	text, err := os.ReadFile("testdata/session.json")
	if err != nil {
		t.Fatal(err)
	}
	var w worked
	if err := json.Unmarshal(text, &w); err != nil {
		t.Fatal(err)
	}
	tb := begin(t, Refereed, 4, nil)
	tb.must(t, w.TileStart.At+" "+ladder.Direction(w.TileStart.Turn).Letter(say.French))
	for _, p := range w.Setup {
		tb.must(t, "tour "+p[0]+" "+p[1])
	}
	for _, turn := range w.Turns {
		if tb.g.Turn != turn.Turn || string(tb.g.Active()) != turn.First {
			t.Fatalf("turn %d of %s, want %d of %s", tb.g.Turn, tb.g.Active(), turn.Turn, turn.First)
		}
		words := []string{"dalle"}
		for _, a := range turn.Actions {
			words = append(words, strings.TrimPrefix(strings.TrimPrefix(a, "rot-"), "glisse-"))
		}
		tile := tb.must(t, strings.Join(words, " "))[0].(TileMoved)
		marks := [][]any{}
		for _, m := range tile.Marks {
			marks = append(marks, []any{m.Dir.Letter(say.English), m.At.String(), float64(m.Number), m.Token.String()})
		}
		if fmt.Sprint(marks) != fmt.Sprint(turn.Marks) || tile.Tile.At.String() != turn.Tile || tile.Tile.Turn != turn.O {
			t.Fatalf("turn %d: marks %v on %v, want %v on %s %d", turn.Turn, marks, tile.Tile, turn.Marks, turn.Tile, turn.O)
		}
		for _, m := range turn.Moves {
			e := tb.must(t, fmt.Sprint(m[1], " ", m[2]))[0].(Moved)
			kind := string(e.Kind)
			if e.Kind == ladder.Free {
				kind = "libre"
			}
			got := []any{string(e.Player), e.From.String(), e.To.String(), float64(e.Number), kind}
			if fmt.Sprint(got) != fmt.Sprint(m) {
				t.Errorf("turn %d: %v, want %v", turn.Turn, got, m)
			}
		}
		if turn.End == nil && (tb.g.Phase != TilePhase || tb.g.Turn != turn.Turn+1) {
			t.Fatalf("turn %d: the game is at %s of turn %d", turn.Turn, tb.g.Phase, tb.g.Turn)
		}
		if turn.Turn == 8 {
			outcomes(t, tb.g)
		}
	}
	if tb.g.Phase != Over || tb.g.Why != ladder.TwoColours {
		t.Errorf("the end is %s, %s", tb.g.Phase, tb.g.Why)
	}
	if got := standing(&tb.g.Board); fmt.Sprint(got) != fmt.Sprint(w.Final) {
		t.Errorf("towers %v, want %v", got, w.Final)
	}
	for _, s := range tb.g.Scores() {
		want := w.Score[string(s.Colour)]
		towers := ladder.Arrangement{Points: want.Towers, Three: want.Three, Two: want.Two, One: want.One}
		if s.Towers != towers || s.Level != want.Level || s.Ladder != want.Ladder || s.Total != want.Total {
			t.Errorf("%s: %+v, want %+v", s.Colour, s, want)
		}
		for c, n := range want.Captured {
			if s.Taken[ladder.Colour(c)] != n {
				t.Errorf("%s took %v, want %v", s.Colour, s.Taken, want.Captured)
			}
		}
	}
	if winner := tb.g.Scores()[0]; winner.Colour != ladder.Blue || winner.Rank != 1 {
		t.Errorf("the winner is %+v", winner)
	}
	last := Lines(Replay(tb.events[:len(tb.events)-1]), tb.events[len(tb.events)-1:], say.French)
	if want := "Fin, il ne reste que deux couleurs\u00a0: 1.\u00a0bleu\u00a027, 2.\u00a0rouge\u00a017, 3.\u00a0jaune\u00a013, 4.\u00a0vert\u00a09"; !slices.Equal(last, []string{want}) {
		t.Errorf("%q", last)
	}
}

// outcomes is what the worked session allows after turn 8 (section G).
func outcomes(t *testing.T, g *Game) {
	all := ladder.Survey(&g.Board, g.Tile, g.Movers(), g.Rules)
	if len(all) != 62 {
		t.Errorf("%d outcomes, want 62", len(all))
	}
	for c, want := range map[ladder.Colour][2]int{ladder.Red: {11, 8}, ladder.Blue: {37, 32}, ladder.Green: {27, 0}, ladder.Yellow: {0, 0}} {
		var got [2]int
		for _, o := range all {
			if len(o.Of(c)) > 0 {
				got[0]++
			}
			if len(ladder.Climbs(o.Of(c))) > 0 {
				got[1]++
			}
		}
		if got != want {
			t.Errorf("%s: %v outcomes with a capture and with a climb, want %v", c, got, want)
		}
	}
}

// tower reads "RABD".
func tower(text string) (all []ladder.Token) {
	for ; len(text) >= 2; text = text[2:] {
		all = append(all, ladder.Token{Colour: ladder.Colour(text[:1]), Face: ladder.Face(text[1:2])})
	}
	return all
}

// at is a game of players with these towers, whose active player is the first.
func at(t testing.TB, players int, tile string, towers map[string]string, change func(*ladder.Rules)) *table {
	t.Helper()
	tb := begin(t, Refereed, players, change)
	s, err := ladder.ParseSquare(tile)
	if err != nil {
		t.Fatal(err)
	}
	TilePlaced{ladder.Tile{At: s}}.Apply(tb.g)
	for name, text := range towers {
		s, err := ladder.ParseSquare(name)
		if err != nil {
			t.Fatal(err)
		}
		tb.g.Board.Put(s, tower(text)...)
	}
	TurnBegan{Turn: 1}.Apply(tb.g)
	return tb
}

// has is the first event of a type.
func has[E Event](events []Event) (e E, ok bool) {
	for _, x := range events {
		if e, ok = x.(E); ok {
			return e, true
		}
	}
	return e, false
}

// TestVoid: a marked token that is taken before its move loses it, and the one
// that took it does not move again (001-28).
func TestVoid(t *testing.T) {
	tb := at(t, 2, "d4", map[string]string{"d6": "RA", "e5": "BA", "g1": "VA", "g2": "JA"}, nil)
	tb.must(t, "d5") // marks: N d6=1 (red), E e5=2 (blue)
	if n := len(tb.g.Open()); n != 1 {
		t.Fatalf("%d marks are open, want that of red alone", n)
	}
	if _, err := tb.say("e5 e7"); err == nil || !strings.Contains(err.Error(), "red moves first") {
		t.Errorf("blue moves before red: %v", err)
	}
	events := tb.must(t, "d6 e5")
	if _, ok := has[Ended](events); !ok || tb.g.Why != ladder.Alone {
		t.Errorf("red alone is left: %v, %s", events, tb.g.Why)
	}
	if tb.g.Marks[1].Fate != Void {
		t.Errorf("the mark of the taken token is %q", tb.g.Marks[1].Fate)
	}
	if got := standing(&tb.g.Board)["e5"]; got != "RD" {
		t.Errorf("the angel that took an angel is %s", got)
	}
}

// TestBlocked: a token without a destination is told as blocked; neutral tokens
// do not move, unless the house rules let the active player move them, who then
// takes with them, but not the own tokens (001-29, C16).
func TestBlocked(t *testing.T) {
	walls := map[string]string{"a1": "BD", "b1": "RD", "b2": "VA", "d2": "RA", "g7": "BA"}
	tb := at(t, 2, "a5", walls, nil)
	events := tb.must(t, "a2") // E b2=2 (green), S a1=3 (blue)
	if tb.g.Turn != 2 {
		t.Fatalf("the turn is not over: %v", tb.g.Marks)
	}
	moved, _ := has[TileMoved](events)
	if len(moved.Marks) != 2 || moved.Marks[0].Fate != Dummy {
		t.Errorf("the neutral token is not told: %v", moved.Marks)
	}
	blocked, ok := has[Blocked](events)
	if !ok || blocked.At.String() != "a1" {
		t.Errorf("a1 is not told as blocked: %v", events)
	}
	tb = at(t, 2, "a5", walls, func(r *ladder.Rules) { r.NeutralMoves = true })
	tb.must(t, "a2")
	open := tb.g.Open()
	if len(open) != 1 || open[0].At.String() != "b2" {
		t.Fatalf("red moves the green token: %v", open)
	}
	for _, m := range tb.g.Moves(open[0]) {
		if m.To.String() == "d2" {
			t.Error("red takes its own token with a neutral one")
		}
	}
}

// TestNeutralAnyway: who moves a neutral token against the rules takes with it,
// but not the own tokens.
func TestNeutralAnyway(t *testing.T) {
	towers := map[string]string{"d6": "VA", "d7": "RA", "e6": "BA", "a5": "RA", "g1": "BA", "g7": "JA"}
	tb := at(t, 2, "d4", towers, nil)
	tb.must(t, "d5") // marks: W a5 (red), N d6=1 (green)
	if _, err := tb.say("quand même d6 d7"); err == nil {
		t.Error("red takes its own token with a neutral one")
	}
	events := tb.must(t, "quand même d6 e6")
	if m, ok := has[Moved](events); !ok || m.Player != ladder.Red || tb.g.Taken[ladder.Red][ladder.Blue] != 1 {
		t.Errorf("red takes with the neutral token: %v", events)
	}
}

// TestRefusals: what the rules forbid is refused with their number, and what can
// be is done anyway.
func TestRefusals(t *testing.T) {
	towers := map[string]string{"d6": "RA", "d7": "RA", "e6": "RA", "e5": "BD", "f6": "BA", "c6": "RD", "a1": "VA"}
	for _, row := range []struct {
		texts  []string // the last one is refused
		rule   string
		anyway bool // can be done
	}{
		{[]string{"d4"}, "001-14", true},                   // a slide of no square
		{[]string{"droite gauche"}, "001-13", true},        // as before
		{[]string{"droite droite droite"}, "001-10", true}, // three actions
		{[]string{"e6"}, "001-14", false},                  // a tower
		{[]string{"f5"}, "001-14", true},                   // not on a line
		{[]string{"d5 d6"}, "001-14", false},
		{[]string{"d5 e4", "d6 d8"}, "001-22", false}, // not on the board
		{[]string{"d5", "d6 d7"}, "001-31", false},    // own
		{[]string{"d5", "d6 d5"}, "001-25", false},    // the tile
		{[]string{"d5", "d6 d6"}, "001-24", false},
		{[]string{"d5", "d6 g6"}, "001-23", true}, // too far
		{[]string{"d5", "e6 e7"}, "001-22", true}, // no mark
		{[]string{"d5", "b2 b3"}, "001-22", false},
		{[]string{"d5", "e5 f5"}, "001-27", true}, // red first
		{[]string{"d5", "passe d6"}, "001-29", true},
		{[]string{"d5", "droite"}, "001-10", false}, // the tile has moved
		{[]string{"tour a2"}, "001-10", false},
		{[]string{"échelle R -1"}, "001-34", false},
		{[]string{"échelle V +1"}, "001-09", false}, // no player
		{[]string{"prise R B"}, "001-10", false},    // counted by the program
		{[]string{"fin", "droite"}, "001-40", false},
	} {
		name := strings.Join(row.texts, ", ")
		tb := at(t, 2, "d4", towers, nil)
		last := row.texts[len(row.texts)-1]
		tb.must(t, row.texts[:len(row.texts)-1]...)
		_, err := tb.say(last)
		i, ok := err.(*Illegal)
		if !ok || i.Rule != row.rule {
			t.Errorf("%s: %v, want a refusal by %s", name, err, row.rule)
			continue
		}
		if len(i.Legal) == 0 {
			t.Errorf("%s: nothing is proposed", name)
		}
		events, err := tb.say("quand même " + last)
		if _, told := has[Override](events); (err == nil) != row.anyway || told != row.anyway {
			t.Errorf("%s anyway: %v, %v", name, events, err)
		}
	}
}
