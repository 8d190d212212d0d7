package purgatoryplay

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// catalog is the published tables.
func catalog(t interface{ Fatal(...any) }) *purgatory.Catalog {
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// jsonOf is the bytes of a state.
func jsonOf(t interface{ Fatal(...any) }, v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// recoded is events through the codec of journals.
func recoded(t interface{ Fatal(...any) }, events []Event) []Event {
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

// randomSetup is a game of any size and any house rules.
func randomSetup(t *rapid.T, c *purgatory.Catalog) Setup {
	s := Setup{
		Players: rapid.IntRange(2, 3).Draw(t, "players"),
		Souls:   rapid.IntRange(1, 6).Draw(t, "souls"),
		Options: purgatory.DefaultOptions(c),
	}
	for range rapid.IntRange(0, 8).Draw(t, "house rules") {
		row := rapid.SampledFrom(c.Options).Draw(t, "option")
		value := rapid.SampledFrom(row.Values).Draw(t, "value")
		if value == "n" {
			value = fmt.Sprint(rapid.IntRange(row.Min, row.Max).Draw(t, "n"))
		}
		if err := s.Options.Set(row.ID, value); err != nil {
			t.Fatal(err)
		}
	}
	if rapid.Bool().Draw(t, "secrets") {
		if s.Options.Value("antichrist.identity") == "pawn" {
			s.Antichrist = pawnID(rapid.IntRange(1, s.Souls).Draw(t, "antichrist"))
		}
		s.Guardian = pawnID(rapid.IntRange(1, s.Souls).Draw(t, "guardian"))
	}
	return s
}

// checkGame is what holds in every state.
func checkGame(t *rapid.T, c *purgatory.Catalog, g *Game) {
	for _, f := range g.Figures {
		switch {
		case f.PS < 0 || f.PS > f.PSMax:
			t.Fatalf("%s has substance %d of %d", f.ID, f.PS, f.PSMax)
		case f.Kind != SoulKind && (f.PS == 0) == f.Standing():
			t.Fatalf("%s has substance %d, standing %v", f.ID, f.PS, f.Standing())
		case f.ID == g.Active && !f.Standing() && f.State != Condemned:
			t.Fatalf("%s is active and out of play", f.ID)
		case f.Kind == SoulKind && f.State == "":
			t.Fatalf("%s is in no state", f.ID)
		}
	}
	for _, o := range g.Objects {
		if o.Ammo < purgatory.Unlimited {
			t.Fatalf("%s has %d rounds", o.UID, o.Ammo)
		}
	}
	if g.Fight != nil && !slices.ContainsFunc(g.Asks, func(q Ask) bool { return combatReplies()[q.Kind].do != nil }) {
		t.Fatalf("nobody is asked to go on with %+v", g.Fight)
	}
	s, err := ScoreOf(g, c)
	if err != nil {
		t.Fatal(err)
	}
	sum := map[Side]float64{}
	for _, l := range s.Lines {
		sum[l.Side] += l.Points
	}
	for side, points := range s.Points {
		if sum[side] != points {
			t.Fatalf("%s has %v, its lines make %v", side, points, sum[side])
		}
	}
}

// checkOnce is what holds while nobody breaks a rule: no action twice.
func checkOnce(t *rapid.T, g *Game) {
	for _, f := range g.Figures {
		seen := map[Action]int{}
		for _, a := range f.Acts {
			if seen[a]++; seen[a] > 1 && a != DiscardAction && f.Row != "trones" {
				t.Fatalf("%s did %s twice", f.ID, a)
			}
		}
	}
}

// longest is more gestures than any random game needs.
const longest = 60000

// TestRandomGames: legal gestures are never refused, every game ends, a replay
// through the codec gives the same bytes, and deciding changes no game.
func TestRandomGames(t *testing.T) {
	c := catalog(t)
	rapid.Check(t, func(t *rapid.T) {
		s := randomSetup(t, c)
		r := dice.Seeded(rapid.Uint64().Draw(t, "seed"))
		pick := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "choices"), 0))
		events, err := New(c, s, r)
		if err != nil {
			t.Fatal(err)
		}
		g := Replay(events)
		for n := 0; g.Ended == ""; n++ {
			legal, err := Legal(g, c)
			if err != nil || len(legal) == 0 {
				t.Fatalf("step %s, asks %v: nothing is legal: %v", g.Step, g.Asks, err)
			}
			if n > longest {
				t.Fatalf("no end after %d gestures", n)
			}
			cmd := choose(pick, legal)
			if pick.IntN(20) == 0 { // at any time
				side := g.Sides()[pick.IntN(len(g.Sides()))]
				cmd = Command{Verb: Throws, Side: side, Text: RealDice}
				if g.Real(side) {
					cmd.Text = ProgramDice
				}
			}
			var mark []byte
			if n%50 == 0 {
				mark = jsonOf(t, g)
			}
			more, err := Decide(g, c, cmd, r)
			if err != nil {
				t.Fatalf("%+v: %v", cmd, err)
			}
			if mark != nil && !bytes.Equal(mark, jsonOf(t, g)) {
				t.Fatalf("%+v changed the game that it decided on", cmd)
			}
			for _, e := range more {
				e.Apply(g)
			}
			events = append(events, more...)
			checkOnce(t, g)
			if n%50 == 0 {
				checkGame(t, c, g)
			}
		}
		checkGame(t, c, g)
		if !bytes.Equal(jsonOf(t, Replay(recoded(t, events))), jsonOf(t, g)) {
			t.Fatal("the replay is another game")
		}
	})
}

// choose picks a gesture.
func choose(pick *rand.Rand, legal []Command) Command { return legal[pick.IntN(len(legal))] }

// TestCloneShares: events on a copy leave the game alone.
func TestCloneShares(t *testing.T) {
	g := &Game{}
	GameSetUp{Players: 2, Souls: 2, Rules: []Rule{{"a", "b"}}}.Apply(g)
	RoundStarted{Round: 1, Step: SatanA}.Apply(g)
	Asked{Ask{ID: 1, Options: []string{"p1"}, Targets: []string{"p2"}}}.Apply(g)
	ActionSpent{"p1", MoveAction, 1}.Apply(g)
	before := jsonOf(t, g)
	n := g.Clone()
	n.Asks[0].Options[0], n.Asks[0].Targets[0], n.Rules[0].Value = "x", "x", "x"
	n.Figures[0].Acts[0], n.Figures[1].PS = "x", 9
	ActionSpent{"p1", MoveAction, 1}.Apply(n)
	Equipped{Figure: "p1", Objects: []Object{{UID: "o1", Relic: true}}}.Apply(n)
	if bytes.Equal(before, jsonOf(t, n)) {
		t.Fatal("the copy did not change: this proves nothing")
	}
	if !bytes.Equal(before, jsonOf(t, g)) {
		t.Error("the copy shares something with the game")
	}
}

// TestDecodeRefuses: what this program does not know is refused, not dropped.
func TestDecodeRefuses(t *testing.T) {
	for reason, row := range map[string]struct {
		name, data string
		want       say.Key
	}{
		"a type of a later version":  {"Teleported", `{}`, say.PlayEventUnknown},
		"a field of a later version": {"Noted", `{"text":"a","mood":"b"}`, say.PlayEventBroken},
		"half an event":              {"Noted", `{"text":`, say.PlayEventBroken},
		"two events":                 {"Noted", `{"text":"a"}{}`, say.PlayEventBroken},
	} {
		if _, err := Decode(row.name, []byte(row.data)); !say.Has(err, row.want) {
			t.Errorf("%s: got %v, want %s", reason, err, row.want)
		}
	}
	e, err := Decode("Noted", []byte(`{"text":"a"}`))
	if err != nil || e != (Noted{"a"}) {
		t.Errorf("an event as written: got %v, %v", e, err)
	}
}

// TestWords: every word that a game may say has its message.
func TestWords(t *testing.T) {
	var keys []say.Key
	for _, s := range slices.Concat(Sequence(2, Satan), Sequence(3, Humanity), []Step{Between}) {
		keys = append(keys, s.key(), s.Side().key())
	}
	for s := range transitions() {
		keys = append(keys, s.key())
	}
	for _, p := range []Place{Purgatory, Flames, Embers, Paradise, Left, Right, Off} {
		keys = append(keys, p.key())
	}
	for _, a := range []Action{MoveAction, ShootAction, UnjamAction, StrikeAction, GuardAction, TakeAction, DiscardAction,
		WearAction, PurifyAction, VirtueAction, PervertAction, DamnAction, EatAction} {
		keys = append(keys, a.key())
	}
	for _, v := range Verbs() {
		keys = append(keys, say.Key("play.verb."+string(v)))
	}
	for k := range replies() {
		keys = append(keys, say.Key("play.ask."+string(k)))
	}
	for _, k := range keys {
		if say.French.Text(k) == string(k) {
			t.Errorf("%s has no message", k)
		}
	}
	for v := range deeds() {
		if !slices.Contains(Verbs(), v) {
			t.Errorf("the verb %s is done and not listed", v)
		}
	}
}

// refused is the rule that refuses a gesture; "" if it is legal.
func refused(err error) string {
	var i *Illegal
	if errors.As(err, &i) {
		return i.Rule
	}
	return fmt.Sprint(err)
}
