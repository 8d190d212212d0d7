package session

import (
	"bytes"
	"encoding/json"
	"os"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/d666"
	"croix/generator/dice"
	"croix/generator/gamebook"
	"croix/generator/ladder"
	"croix/generator/say"
	"croix/tracker/d666play"
	"croix/tracker/gamebookplay"
	"croix/tracker/journal"
	"croix/tracker/ladderplay"
)

// TestPlays: gestures of any of the smaller games, undone and redone at any
// grain, give the same bytes as the game had, and so does another process.
func TestPlays(t *testing.T) {
	t.Run("gamebook", func(t *testing.T) {
		plays(t, Gamebook(), gamebookBegun(t), func(t *rapid.T, g *gamebookplay.Game) string {
			legal := gamebookplay.Legal(g)
			typed := []string{"fight orc 6/4 then wolf 5/5", "fight a 7/6 and b 6/4", "stamina -1", "note x", "goto 7 anyway"}
			if n := rapid.IntRange(0, len(legal)+len(typed)-1).Draw(t, "gesture"); n < len(legal) {
				return gamebookplay.Write(legal[n], say.English)
			} else {
				return typed[n-len(legal)]
			}
		})
	})
	t.Run("d666", func(t *testing.T) {
		plays(t, D666(), d666Begun(t), func(t *rapid.T, g *d666play.Game) string {
			return d666play.Write(rapid.SampledFrom(d666play.Legal(g)).Draw(t, "gesture"), say.French)
		})
	})
	for _, mode := range ladderplay.Modes() {
		t.Run("ladder "+string(mode), func(t *testing.T) {
			plays(t, Ladder(), ladderBegun(t, mode), func(t *rapid.T, g *ladderplay.Game) string {
				return ladderplay.Write(rapid.SampledFrom(ladderplay.Legal(g)).Draw(t, "gesture"), g.Rules.Colours, say.French)
			})
		})
	}
}

func ladderBegun(t testing.TB, mode ladderplay.Mode) []ladderplay.Event {
	t.Helper()
	r := ladder.DefaultRules()
	s, err := ladder.RollSetup(r, 3, dice.Seeded(2))
	if err != nil {
		t.Fatal(err)
	}
	events, err := ladderplay.New(mode, r, 3, "", &s)
	if err != nil {
		t.Fatal(err)
	}
	return events
}

func gamebookBegun(t testing.TB) []gamebookplay.Event {
	t.Helper()
	h, err := gamebook.RollHero(dice.Seeded(4))
	if err != nil {
		t.Fatal(err)
	}
	events, err := gamebookplay.New(gamebookplay.Setup{Options: gamebook.DefaultOptions(), Heroes: []gamebook.Hero{h}})
	if err != nil {
		t.Fatal(err)
	}
	return events
}

func d666Begun(t testing.TB) []d666play.Event {
	t.Helper()
	fighter := func(name, side string, agility int) d666.Fighter {
		return d666.Fighter{
			Name: name, Side: side, Category: d666.Living, Force: 3, Will: 2, Agility: agility, Points: 3,
			Weapons: []d666.Weapon{{Name: "club", Power: 1, Kind: d666.Contact}},
		}
	}
	events, err := d666play.New(&d666.Book{Mode: d666.Manual, Fighters: []d666.Fighter{fighter("Ann", "1", 3), fighter("Bob", "2", 2)}})
	if err != nil {
		t.Fatal(err)
	}
	return events
}

func plays[G gameOf[G], E eventOf[G]](t *testing.T, k Kind[G, E], begun []E, gesture func(*rapid.T, G) string) {
	all := t.TempDir()
	bytesOf := func(t *rapid.T, p *Play[G, E]) []byte {
		data, err := json.Marshal(p.Game())
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	parts := []string{""}
	for _, g := range k.Grains {
		parts = append(parts, g.Name)
	}
	undone := 0
	rapid.Check(t, func(t *rapid.T) {
		dir, err := os.MkdirTemp(all, "")
		if err != nil {
			t.Fatal(err)
		}
		p, err := k.Begin(journal.Store{Dir: dir}, Start{Name: "x", Seed: rapid.Uint64().Draw(t, "seed"), Lang: say.English}, begun)
		if err != nil {
			t.Fatal(err)
		}
		states := map[int][]byte{1: bytesOf(t, p)} // after the line of that number in force
		for range rapid.IntRange(1, 15).Draw(t, "steps") {
			before := bytesOf(t, p)
			switch action := rapid.IntRange(0, 9).Draw(t, "action"); {
			case action < 6:
				text := gesture(t, p.Game())
				told, err := p.Do(text, How{Lang: say.French})
				if err != nil {
					if !bytes.Equal(before, bytesOf(t, p)) {
						t.Fatalf("%s: a refused gesture changed the game", text)
					}
					break
				}
				states[told.Entry.Seq] = bytesOf(t, p)
			case action < 8:
				told, err := p.Undo(rapid.SampledFrom(parts).Draw(t, "part"), rapid.IntRange(1, 3).Draw(t, "n"), say.English)
				if err != nil {
					if !bytes.Equal(before, bytesOf(t, p)) {
						t.Fatal("a refused undo changed the game")
					}
					break
				}
				undone++
				if !bytes.Equal(states[told.Entry.To], bytesOf(t, p)) {
					t.Fatalf("the game is not as after line %d", told.Entry.To)
				}
				if rapid.Bool().Draw(t, "redo") {
					if _, err := p.Redo(0, say.English); err != nil || !bytes.Equal(before, bytesOf(t, p)) {
						t.Fatalf("redo gives another game: %v", err)
					}
				}
			case action < 9:
				if told, err := p.Redo(1, say.English); err == nil && !bytes.Equal(states[told.Entry.To], bytesOf(t, p)) {
					t.Fatalf("the game is not as after line %d", told.Entry.To)
				}
			default:
				if _, err := p.UndoTo(1, say.English); err == nil && !bytes.Equal(states[1], bytesOf(t, p)) {
					t.Fatal("the game is not as it began")
				}
			}
		}
		other, err := k.Open(p.Path())
		if err != nil || !bytes.Equal(bytesOf(t, p), bytesOf(t, other)) {
			t.Fatalf("the replay is another game: %v", err)
		}
		lines, err := other.Log(say.French)
		if err != nil || len(lines) != len(p.journal.Entries) {
			t.Fatalf("the log has %d lines: %v", len(lines), err)
		}
	})
	if undone == 0 {
		t.Error("nothing was ever undone")
	}
}

// TestParts: what each part of a smaller game takes back.
func TestParts(t *testing.T) {
	b, err := Gamebook().Begin(journal.Store{Dir: t.TempDir()}, Start{Name: "b", Seed: 1}, gamebookBegun(t))
	if err != nil {
		t.Fatal(err)
	}
	d, err := D666().Begin(journal.Store{Dir: t.TempDir()}, Start{Name: "d", Seed: 1}, d666Begun(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range []struct {
		do    func(string, How) (Told, error)
		text  string
		faces []int
	}{
		{b.Do, "goto 2", nil}, {b.Do, "fight orc 5/6", nil},
		{b.Do, "round", []int{1, 1, 6, 6}}, {b.Do, "no", nil}, {b.Do, "round", []int{1, 1, 6, 6}}, {b.Do, "no", nil},
		{d.Do, "start", nil}, {d.Do, "pass ann", nil}, {d.Do, "pass bob", nil}, {d.Do, "pass ann", nil},
	} {
		if _, err := g.do(g.text, How{Dice: dice.Typed(g.faces...), Last: true, Lang: say.English}); err != nil {
			t.Fatal(g.text, err)
		}
	}
	for _, row := range []struct {
		reason string
		undo   func(part string) (Told, error)
		redo   func(n int, l say.Lang) (Told, error)
		part   string
		want   int // gestures undone; 0 for an error
	}{
		{"a round with its test of Luck", func(p string) (Told, error) { return b.Undo(p, 0, say.English) }, b.Redo, "round", 2},
		{"a fight with all its rounds", func(p string) (Told, error) { return b.Undo(p, 0, say.English) }, b.Redo, "fight", 5},
		{"a gamebook has no seconds", func(p string) (Told, error) { return b.Undo(p, 0, say.English) }, b.Redo, "second", 0},
		{"what was done in the second that goes on", func(p string) (Told, error) { return d.Undo(p, 0, say.English) }, d.Redo, "second", 1},
		{"a fight of seconds has no rounds", func(p string) (Told, error) { return d.Undo(p, 0, say.English) }, d.Redo, "round", 0},
	} {
		told, err := row.undo(row.part)
		if len(told.Labels) != row.want || (err == nil) != (row.want > 0) {
			t.Errorf("%s: %q, %v", row.reason, told.Labels, err)
		}
		if err == nil {
			if _, err := row.redo(0, say.English); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestOtherKind: a game is opened by what it is, and by nothing else.
func TestOtherKind(t *testing.T) {
	p, err := D666().Begin(journal.Store{Dir: t.TempDir()}, Start{Name: "x"}, d666Begun(t))
	if err != nil {
		t.Fatal(err)
	}
	if got := journal.GameOf(p.Path()); got != "d666" {
		t.Errorf("the game is of %q", got)
	}
	if _, err := Gamebook().Open(p.Path()); !say.Has(err, say.SessionOther) {
		t.Errorf("a gamebook: %v", err)
	}
	if _, err := Open(p.Path()); !say.Has(err, say.SessionOther) {
		t.Errorf("the skirmish: %v", err)
	}
	if _, err := D666().OpenWriter(p.Path()); err != nil {
		t.Error(err)
	}
	if got := journal.GameOf(t.TempDir()); got != "" {
		t.Errorf("a folder is a game of %q", got)
	}
}

// TestThrownAgain: a throw that was undone is marked when the program makes it anew,
// though other gestures were undone and redone between.
func TestThrownAgain(t *testing.T) {
	p, err := Gamebook().Begin(journal.Store{Dir: t.TempDir()}, Start{Name: "x", Seed: 1}, gamebookBegun(t))
	if err != nil {
		t.Fatal(err)
	}
	do := func(text string) Told {
		t.Helper()
		told, err := p.Do(text, How{Lang: say.English})
		if err != nil {
			t.Fatal(err)
		}
		return told
	}
	if do("luck").Again {
		t.Error("a first throw is no second one")
	}
	do("luck")
	for _, n := range []int{1, 1} { // the second one, then the first
		if _, err := p.Undo("", n, say.English); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := p.Redo(1, say.English); err != nil {
		t.Fatal(err)
	}
	if !do("luck").Again {
		t.Error("the second throw was undone and is made anew")
	}
	if do("luck").Again {
		t.Error("a third throw was never undone")
	}
}
