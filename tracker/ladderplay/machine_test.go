package ladderplay

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/ladder"
	"croix/generator/say"
)

// fatal is what both kinds of test have.
type fatal interface{ Fatal(...any) }

func jsonOf(t fatal, v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// recoded is events through the code of journals.
func recoded(t fatal, events []Event) []Event {
	var all []Event
	for _, e := range events {
		name, data, err := Encode(e)
		if err != nil {
			t.Fatal(err)
		}
		back, err := Decode(name, data)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, back)
	}
	return all
}

// randomRules is any house rules.
func randomRules(t *rapid.T) ladder.Rules {
	r := ladder.DefaultRules()
	for _, o := range ladder.Options() {
		if o.Values(r, say.English) == "yes, no" && rapid.IntRange(0, 3).Draw(t, o.ID) == 0 {
			if err := r.Set(o.ID + "=yes"); err != nil {
				t.Fatal(err)
			}
		}
	}
	r.MaxTurns = rapid.SampledFrom([]int{0, 0, 1}).Draw(t, "turns")
	if set := rapid.SampledFrom([]string{"", "orange,violet,vert,jaune", "vert,rouge,X:bleu,blanc"}).Draw(t, "colours"); set != "" {
		if err := r.Set("colours=" + set); err != nil {
			t.Fatal(err)
		}
	}
	r.Adjacency = rapid.SampledFrom([]string{ladder.AdjacencyAny, ladder.AdjacencyOthers, ladder.AdjacencyFree}).Draw(t, "adjacency")
	return r
}

// holds is what holds in every state of a refereed game.
func holds(t *rapid.T, g *Game, set bool) {
	tokens := 0
	for _, s := range g.Board.Towers() {
		tokens += len(g.Board.At(s))
		if s == g.Tile.At && g.Phase != SetupTile {
			t.Fatalf("a tower on the tile %s", s)
		}
	}
	taken := 0
	for c, r := range g.Taken {
		if r[c] > 0 {
			t.Fatalf("%s took its own tokens", c)
		}
		taken += r.Tokens()
	}
	if want := ladder.TokensEach * len(ladder.Colours()); g.Turn > 0 && tokens+taken != want {
		t.Fatalf("%d tokens on the board and %d taken, want %d", tokens, taken, want)
	}
	for c, level := range g.Level {
		if level < 0 || level >= g.Rules.Rungs || !set && level > g.Taken[c].Tokens() {
			t.Fatalf("%s is on %d", c, level)
		}
	}
}

// captures is the moves that take something.
func captures(g *Game, all []Command) (taking []Command) {
	for _, cmd := range all {
		if cmd.Verb == Move && len(g.Board.At(*cmd.At)) > 0 {
			taking = append(taking, cmd)
		}
	}
	return taking
}

// TestRandomGames: whoever plays whatever is legal comes to an end, by the rules
// or, once it is offered, by agreement; tokens are conserved; the journal gives
// the same game; each gesture can be written and read again in both languages.
func TestRandomGames(t *testing.T) {
	why := map[ladder.End]int{}
	rapid.Check(t, func(t *rapid.T) {
		r := randomRules(t)
		n := rapid.IntRange(2, 4).Draw(t, "players")
		events, err := New(Refereed, r, n, "", nil)
		if err != nil {
			t.Fatal(err)
		}
		g := Replay(events)
		greedy := rapid.Bool().Draw(t, "greedy")
		pick := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		for step := range 2000 {
			if g.Phase == Over {
				break
			}
			all := Legal(g)
			if len(all) == 0 {
				t.Fatalf("nothing is legal at %s", g.Phase)
			}
			cmd := all[pick.IntN(len(all))]
			if greedy && g.Phase == TilePhase { // games with captures end otherwise
				best := ladder.Rank(ladder.Survey(&g.Board, g.Tile, g.Movers(), g.Rules), g.Active())
				cmd = Command{Verb: Shift, Actions: best[0].Actions}
			}
			if taking := captures(g, all); greedy && len(taking) > 0 {
				cmd = taking[pick.IntN(len(taking))]
			}
			if g.Stalled() && g.Phase == TilePhase { // the end is offered, and taken
				cmd = all[0]
			}
			for _, l := range say.Langs() {
				if back, err := Parse(g, Write(cmd, g.Rules.Colours, l)); err != nil || !reflect.DeepEqual(back, cmd) {
					t.Fatalf("%q was read as %+v, %v, want %+v", Write(cmd, g.Rules.Colours, l), back, err, cmd)
				}
			}
			var before []byte
			if step%16 == 0 {
				before = jsonOf(t, g)
			}
			more, err := Decide(g, cmd, nil)
			if err != nil {
				t.Fatalf("%s: %v", Write(cmd, g.Rules.Colours, say.English), err)
			}
			if before != nil && !bytes.Equal(before, jsonOf(t, g)) {
				t.Fatal("a decision changed the game")
			}
			for _, line := range Lines(g, more, say.French) {
				if strings.Contains(line, "%!") || strings.Contains(line, "ladder.") {
					t.Fatalf("a message is missing: %s", line)
				}
			}
			more = recoded(t, more)
			for _, e := range more {
				e.Apply(g)
			}
			events = append(events, more...)
			holds(t, g, false)
		}
		if g.Phase != Over {
			t.Fatalf("no end after %d turns, %d without capture", g.Turn, g.Calm)
		}
		why[g.Why]++
		if again := Replay(events); !bytes.Equal(jsonOf(t, again), jsonOf(t, g)) {
			t.Fatal("the replay is another game")
		}
	})
	t.Logf("ends: %v", why)
	if len(why) < 3 {
		t.Errorf("few ends were seen: %v", why)
	}
}

// TestAnyGesture: no gesture, legal or not, said anyway or not, breaks what
// always holds, in both modes.
func TestAnyGesture(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		mode := rapid.SampledFrom(Modes()).Draw(t, "mode")
		n := rapid.IntRange(2, 4).Draw(t, "players")
		r := randomRules(t)
		var setup *ladder.Setup
		if rapid.Bool().Draw(t, "ready") {
			s, err := ladder.RollSetup(r, n, dice.Seeded(rapid.Uint64().Draw(t, "seed")))
			if err != nil {
				t.Fatal(err)
			}
			setup = &s
		}
		events, err := New(mode, r, n, "", setup)
		if err != nil {
			t.Fatal(err)
		}
		g := Replay(events)
		square := rapid.Custom(func(t *rapid.T) string {
			return fmt.Sprint(ladder.Square{Col: rapid.IntRange(0, 8).Draw(t, "col"), Row: rapid.IntRange(0, 8).Draw(t, "row")})
		})
		for range 30 {
			text := rapid.OneOf(
				rapid.Map(rapid.SliceOfN(square, 1, 3), func(s []string) string { return strings.Join(s, " ") }),
				rapid.Map(square, func(s string) string { return "droite " + s }),
				rapid.Map(square, func(s string) string { return "passe " + s }),
				rapid.Map(square, func(s string) string { return "tour V " + s }),
				rapid.Map(square, func(s string) string { return "pose " + s + " O" }),
				rapid.SampledFrom([]string{"droite", "gauche droite", "reste", "échelle R +1", "échelle B =7", "échelle V -1", "prise R B", "prise B R +9", "prise V J -1", "note oui", "fin"}),
			).Draw(t, "gesture")
			if g.Phase == Over {
				break
			}
			if legal := Legal(g); rapid.IntRange(0, 2).Draw(t, "legal") == 0 {
				text = Write(rapid.SampledFrom(legal).Draw(t, "of"), g.Rules.Colours, say.French)
			}
			if rapid.Bool().Draw(t, "anyway") {
				text = "quand même " + text
			}
			cmd, err := Parse(g, text)
			if err != nil {
				continue
			}
			more, err := Decide(g, cmd, nil)
			for _, e := range more {
				e.Apply(g)
			}
			if err == nil && len(more) == 0 {
				t.Fatalf("%s: nothing happened", text)
			}
			events = append(events, more...)
			holds(t, g, true)
		}
		if again := Replay(events); !bytes.Equal(jsonOf(t, again), jsonOf(t, g)) {
			t.Fatal("the replay is another game")
		}
	})
}

// FuzzParse: whatever is typed is read or refused; what is read can be written
// and means the same.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"d4 e", "tour R a1", "droite d5", "g5>e3", "g5 → e3", "passe a1", "échelle R +1", "prise R V -1", "note a  b", "fin", "quand même d4", "reste", "=", "d4 d4 d4"} {
		f.Add(text, 0)
	}
	phases := []Phase{SetupTile, SetupTowers, TilePhase, MovePhase, Counting, Over}
	f.Fuzz(func(t *testing.T, text string, phase int) {
		g := &Game{Phase: phases[(phase%len(phases)+len(phases))%len(phases)]}
		cmd, err := Parse(g, text)
		if err != nil {
			return
		}
		for _, l := range say.Langs() {
			back, err := Parse(g, Write(cmd, g.Rules.Colours, l))
			if err != nil && cmd.Verb != Note || cmd.Verb != Note && !reflect.DeepEqual(back, cmd) {
				t.Fatalf("%q is %+v, written %q is %+v, %v", text, cmd, Write(cmd, g.Rules.Colours, l), back, err)
			}
		}
	})
}

// TestParse: how players write.
func TestParse(t *testing.T) {
	for _, row := range []struct {
		phase Phase
		text  string
		want  string // as it is written again, in English
		key   say.Key
	}{
		{SetupTile, "D4", "place d4 N", ""},
		{SetupTile, "d4 o", "place d4 W", ""}, // west is ouest
		{SetupTile, "pose d4 w", "place d4 W", ""},
		{SetupTile, "d4 x", "", say.LadderDirection},
		{SetupTowers, "tour vert a1", "tower G a1", ""},
		{SetupTowers, "tower Y a1", "tower Y a1", ""},
		{SetupTowers, "tour rose a1", "", say.LadderColourWhich},
		{TilePhase, "d5, gauche", "tile d5 left", ""},
		{TilePhase, "d d", "tile right right", ""},
		{TilePhase, "dalle", "", say.LadderTileSay},
		{TilePhase, "reste droite", "", say.LadderTileWord},
		{TilePhase, "d5 d10", "", say.LadderOffBoard},
		{TilePhase, "d5 d-1", "", say.LadderTileWord},
		{MovePhase, "g5e3", "g5 e3", ""},
		{MovePhase, "g5-e3", "g5 e3", ""},
		{MovePhase, "g5 -> e3", "g5 e3", ""},
		{MovePhase, "move g5 e3", "g5 e3", ""},
		{MovePhase, "g5", "g5", ""}, // what is missing depends on the phase
		{Counting, "g5", "g5", ""},
		{SetupTile, "z9 N", "", say.LadderOffBoard},
		{MovePhase, "g5 z9", "", say.LadderOffBoard},
		{TilePhase, "right k3", "", say.LadderOffBoard},
		{SetupTowers, "d4 N", "place d4 N", ""},
		{SetupTowers, "d4 NE", "", say.LadderTooMuch},
		{MovePhase, "g5 e3 e4", "", say.LadderTooMuch},
		{MovePhase, "g5 e3 anyway", "anyway g5 e3", ""},
		{Counting, "échelle B", "ladder B +1", ""},
		{Counting, "échelle B −2", "ladder B -2", ""},
		{Counting, "échelle B 2", "", say.LadderNumber},
		{Counting, "prise J V =3", "take Y G =3", ""},
		{Counting, "note", "", say.LadderNoteWhat},
		{Counting, "", "", say.LadderSayWhat},
		{Counting, "frob", "", say.LadderWordUnknown},
		{MovePhase, "right-on g5", "", say.LadderWordUnknown},
	} {
		cmd, err := Parse(&Game{Phase: row.phase}, row.text)
		switch {
		case row.key != "":
			if !say.Has(err, row.key) {
				t.Errorf("%q: %v, want %s", row.text, err, row.key)
			}
		case err != nil || Write(cmd, nil, say.English) != row.want:
			t.Errorf("%q: %q, %v, want %q", row.text, Write(cmd, nil, say.English), err, row.want)
		}
	}
}
