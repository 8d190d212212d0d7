package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/journal"
	play "croix/tracker/purgatoryplay"
)

type fataler interface {
	Fatal(...any)
	Helper()
}

// begin begins a game in a folder of its own.
func begin(t fataler, dir string, s Setup, change func(*Beginning)) *Session {
	t.Helper()
	c, err := s.Catalog()
	if err != nil {
		t.Fatal(err)
	}
	b := Beginning{Name: "table", Program: "test", Options: purgatory.DefaultOptions(c), Lang: say.English}
	if change != nil {
		change(&b)
	}
	session, err := Begin(journal.Store{Dir: dir}, s, b)
	if err != nil {
		t.Fatal(err)
	}
	return session
}

func state(t fataler, g *play.Game) []byte {
	t.Helper()
	data, err := json.Marshal(g)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// do makes gestures that must succeed.
func do(t fataler, s *Session, gestures ...string) (last Done) {
	t.Helper()
	for _, text := range gestures {
		d, err := s.Do(text, How{Lang: say.English})
		if err != nil {
			t.Fatal(text, ": ", err)
		}
		last = d
	}
	return last
}

func labels(s *Session) []string {
	var all []string
	for _, m := range s.line {
		all = append(all, s.journal.Entries[m.seq-1].Label)
	}
	return all
}

// TestUndoRedo: any gestures, undone and redone at any grain, give the same
// bytes as the game had, and another process that opens the file sees the same.
func TestUndoRedo(t *testing.T) {
	all := t.TempDir()
	rapid.Check(t, func(t *rapid.T) {
		dir, err := os.MkdirTemp(all, "")
		if err != nil {
			t.Fatal(err)
		}
		s := begin(t, dir, Setup{Players: rapid.IntRange(2, 3).Draw(t, "players"), Souls: 3, Seed: rapid.Uint64().Draw(t, "seed")}, nil)
		states := map[int][]byte{1: state(t, s.Game())} // after the line of that number in force
		for range rapid.IntRange(1, 10).Draw(t, "steps") {
			switch action := rapid.IntRange(0, 9).Draw(t, "action"); {
			case action < 7:
				legal, err := play.Legal(s.Game(), s.Catalog())
				if err != nil {
					t.Fatal(err)
				}
				if len(legal) == 0 {
					break // the game has ended
				}
				legal = append(legal, otherDice(s.Game(), play.Satan))
				d, err := s.Play(rapid.SampledFrom(legal).Draw(t, "gesture"), How{Lang: say.French})
				if err != nil {
					t.Fatal(err)
				}
				states[d.Entry.Seq] = state(t, s.Game())
			case action < 9:
				before := state(t, s.Game())
				grain := rapid.SampledFrom([]Grain{Gestures, Activation, Turn}).Draw(t, "grain")
				c, err := s.Undo(grain, rapid.IntRange(1, 3).Draw(t, "n"), say.English)
				if err != nil {
					if !bytes.Equal(before, state(t, s.Game())) {
						t.Fatal("a refused undo changed the game")
					}
					break
				}
				if !bytes.Equal(states[c.Entry.To], state(t, s.Game())) {
					t.Fatalf("the game is not as after line %d", c.Entry.To)
				}
				if rapid.Bool().Draw(t, "redo") {
					if _, err := s.Redo(0, say.English); err != nil {
						t.Fatal(err)
					}
					if !bytes.Equal(before, state(t, s.Game())) {
						t.Fatal("redo gives another game")
					}
				}
			default:
				if c, err := s.Redo(1, say.English); err == nil && !bytes.Equal(states[c.Entry.To], state(t, s.Game())) {
					t.Fatalf("the game is not as after line %d", c.Entry.To)
				}
			}
		}
		other, err := Open(s.Path())
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(state(t, s.Game()), state(t, other.Game())) {
			t.Fatal("the replay is another game")
		}
		if _, err := other.Log(say.French, play.AsTable); err != nil {
			t.Fatal(err)
		}
	})
}

func TestGrains(t *testing.T) {
	s := begin(t, t.TempDir(), Setup{Players: 2, Souls: 3, Seed: 1}, nil)
	do(t, s, "drift p1", "purgatory", "activate wrath", "move wrath", "note a", "end")
	if s.Game().Step != play.GodA {
		t.Fatalf("the step is %s: these gestures are not Satan's turn any more", s.Game().Step)
	}
	after := func(n int) []string { return labels(s)[n:] }
	for _, row := range []struct {
		reason string
		by     Grain
		n      int
		keep   int // gestures in force after it, the set-up among them
	}{
		{"one gesture", Gestures, 1, 6},
		{"several", Gestures, 3, 4},
		{"an activation with all since", Activation, 0, 3},
		{"the turn before, if nothing was done in this one", Turn, 0, 1},
	} {
		if _, err := s.Undo(row.by, row.n, say.English); err != nil {
			t.Fatalf("%s: %v", row.reason, err)
		}
		if got := len(s.line); got != row.keep {
			t.Errorf("%s: %d gestures stay, want %d: then %q", row.reason, got, row.keep, after(1))
		}
		if _, err := s.Redo(0, say.English); err != nil || len(s.line) != 7 {
			t.Fatalf("%s: redo: %v, %d gestures", row.reason, err, len(s.line))
		}
	}
	do(t, s, "drift p2", "purgatory")
	if _, err := s.Undo(Turn, 0, say.English); err != nil || len(s.line) != 7 {
		t.Errorf("a turn with gestures: %v, %d gestures stay, want 7", err, len(s.line))
	}
	if s.Undoable(say.English) != "end of activation" || s.Redoable(say.English) != "drift p2" {
		t.Errorf("to undo %q, to redo %q", s.Undoable(say.English), s.Redoable(say.English))
	}
	for _, row := range []struct {
		reason string
		do     func() error
		want   say.Key
	}{
		{"no gesture", func() error { _, err := s.Undo(Gestures, 0, say.English); return err }, say.JournalUndoFew},
		{"the set-up too", func() error { _, err := s.Undo(Gestures, 7, say.English); return err }, say.JournalUndoFew},
		{"to a line that is not in force", func() error { _, err := s.UndoTo(9, say.English); return err }, say.JournalUndoWhere},
		{"to where it is", func() error { _, err := s.UndoTo(7, say.English); return err }, say.JournalUndoWhere},
	} {
		if err := row.do(); !say.Has(err, row.want) {
			t.Errorf("%s: %v, want %s", row.reason, err, row.want)
		}
	}
	for _, beginning := range []int{1, 0} {
		if _, err := s.UndoTo(beginning, say.English); err != nil || s.Undoable(say.English) != "" {
			t.Errorf("to the set-up: %v, %q is left", err, s.Undoable(say.English))
		}
		if _, err := s.UndoTo(beginning, say.English); !say.Has(err, say.JournalUndoWhere) {
			t.Errorf("where it is: %v", err)
		}
		if _, err := s.Redo(0, say.English); err != nil {
			t.Error(err)
		}
	}
	if _, err := s.UndoTo(1, say.English); err != nil {
		t.Error(err)
	}
	if _, err := s.Undo(Activation, 0, say.English); !say.Has(err, say.JournalUndoNone) {
		t.Errorf("nothing to undo: %v", err)
	}
	if do(t, s, "note b"); true {
		if _, err := s.Undo(Activation, 0, say.English); !say.Has(err, say.SessionNoActivation) {
			t.Errorf("no activation: %v", err)
		}
		if _, err := s.Redo(0, say.English); !say.Has(err, say.JournalRedoNone) {
			t.Errorf("redo after a new gesture: %v", err)
		}
	}
}

// TestAgain: what the program throws again after an undo is marked, and only
// that.
func TestAgain(t *testing.T) {
	typed := func(faces ...int) How { return How{Dice: dice.Typed(faces...), Lang: say.English} }
	for _, row := range []struct {
		reason string
		play   func(t *testing.T, s *Session)
		want   []int // the lines that are marked
	}{
		{"nothing undone", func(t *testing.T, s *Session) { do(t, s, "drift p1") }, nil},
		{"thrown again", func(t *testing.T, s *Session) {
			do(t, s, "drift p1")
			_, _ = s.Undo(Gestures, 1, say.English)
			do(t, s, "drift p1", "purgatory")
		}, []int{4}},
		{"a remark between does not hide it", func(t *testing.T, s *Session) {
			do(t, s, "drift p1")
			_, _ = s.Undo(Gestures, 1, say.English)
			do(t, s, "note a", "drift p2")
		}, []int{5}},
		{"redone is not thrown again", func(t *testing.T, s *Session) {
			do(t, s, "drift p1")
			_, _ = s.Undo(Gestures, 1, say.English)
			_, _ = s.Redo(0, say.English)
			do(t, s, "purgatory")
		}, nil},
		{"real dice are no throw of the program", func(t *testing.T, s *Session) {
			do(t, s, "drift p1")
			_, _ = s.Undo(Gestures, 1, say.English)
			if _, err := s.Do("drift p1", typed(1, 2, 3, 4)); err != nil {
				t.Fatal(err)
			}
		}, nil},
		{"only once", func(t *testing.T, s *Session) {
			do(t, s, "drift p1")
			_, _ = s.Undo(Gestures, 1, say.English)
			do(t, s, "drift p1", "purgatory", "activate wrath", "end", "drift p2")
		}, []int{4}},
	} {
		t.Run(row.reason, func(t *testing.T) {
			s := begin(t, t.TempDir(), Setup{Players: 2, Souls: 3, Seed: 1}, nil)
			row.play(t, s)
			lines, err := s.Log(say.English, play.AsTable)
			if err != nil {
				t.Fatal(err)
			}
			var got []int
			for _, l := range lines {
				if l.Again {
					got = append(got, l.Seq)
				}
			}
			if !slices.Equal(got, row.want) {
				t.Errorf("marked %v, want %v", got, row.want)
			}
		})
	}
}

// TestRoller: the same lines give the same faces; the same gesture on another
// line gives others.
func TestRoller(t *testing.T) {
	faces := func(seed uint64, undo bool) []play.Dice {
		s := begin(t, t.TempDir(), Setup{Players: 2, Souls: 3, Seed: seed}, nil)
		d := do(t, s, "drift p1")
		if undo {
			_, _ = s.Undo(Gestures, 1, say.English)
			d = do(t, s, "drift p1")
		}
		return Throws(d.Events)
	}
	same := func(a, b []play.Dice) bool { return bytes.Equal(jsonOf(t, a), jsonOf(t, b)) }
	if !same(faces(5, false), faces(5, false)) {
		t.Error("the same seed gives other faces")
	}
	if same(faces(5, false), faces(6, false)) {
		t.Error("another seed gives the same faces")
	}
	if same(faces(5, false), faces(5, true)) {
		t.Error("thrown again gives the same faces")
	}
}

func jsonOf(t *testing.T, v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestDo(t *testing.T) {
	s := begin(t, t.TempDir(), Setup{Players: 2, Souls: 3, Seed: 1}, nil)
	size := func() int64 {
		info, err := os.Stat(s.Path())
		if err != nil {
			t.Fatal(err)
		}
		return info.Size()
	}
	before, bytesBefore := state(t, s.Game()), size()
	for _, row := range []struct {
		reason, text string
		how          How
		want         func(error) bool
	}{
		{"no verb", "xyzzy", How{}, func(err error) bool { return say.Has(err, say.GestureNoVerb) }},
		{"against a rule", "activate wrath", How{}, func(err error) bool { return errors.As(err, new(*play.Illegal)) }},
		{"too few faces", "drift p1", How{Dice: dice.Typed(1)}, func(err error) bool { return say.Has(err, say.DiceWantedMany) }},
		{"too many faces", "drift p1", How{Dice: dice.Typed(1, 2, 3, 4, 5), Last: true}, func(err error) bool { return say.Has(err, say.DiceLeftOver) }},
	} {
		if _, err := s.Do(row.text, row.how); !row.want(err) {
			t.Errorf("%s: %v", row.reason, err)
		}
		if !bytes.Equal(before, state(t, s.Game())) || size() != bytesBefore {
			t.Fatalf("%s: the refused gesture changed the game", row.reason)
		}
	}
	// A dry run goes on in memory only.
	if _, err := s.Do("drift p1", How{Dry: true}); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Do("purgatory", How{Dry: true}); err != nil {
		t.Fatal("the next gesture of a dry run: ", err)
	}
	if size() != bytesBefore {
		t.Error("a dry run wrote")
	}
	again, err := Open(s.Path())
	if err != nil {
		t.Fatal(err)
	}
	d, err := again.Do("activate wrath", How{Anyway: true})
	if err != nil {
		t.Fatal(err)
	}
	lines, err := again.Log(say.English, play.AsTable)
	if err != nil || !lines[d.Entry.Seq-1].Override {
		t.Errorf("an override is not marked: %v", err)
	}
}

// TestOthers: a session sees what another wrote before it writes itself, and a
// game that it gave out stays as it was.
func TestOthers(t *testing.T) {
	a := begin(t, t.TempDir(), Setup{Players: 2, Souls: 3, Seed: 1}, nil)
	b, err := Open(a.Path())
	if err != nil {
		t.Fatal(err)
	}
	old, before := b.Game(), state(t, b.Game())
	do(t, a, "drift p1")
	if _, err := b.Do("drift p2", How{}); err == nil {
		t.Error("a second drift is made on an old game")
	}
	do(t, b, "purgatory")
	if !bytes.Equal(state(t, old), before) {
		t.Error("a game that was given out changed")
	}
	if more, err := a.Refresh(); err != nil || !more || !bytes.Equal(state(t, a.Game()), state(t, b.Game())) {
		t.Errorf("refresh: %v, %v", more, err)
	}
}

// TestSecrets: neither labels nor commands nor the log tell a secret pawn to
// those who may not know it.
func TestSecrets(t *testing.T) {
	s := begin(t, t.TempDir(), Setup{Players: 2, Souls: 9, Seed: 1}, func(b *Beginning) { b.Guardian = "p8" })
	do(t, s, "choose satan p7", "note x", "choose p7 by satan anyway")
	for _, e := range s.journal.Entries {
		if strings.Contains(e.Label+e.Do, "p7") || strings.Contains(e.Label+e.Do, "p8") {
			t.Errorf("line %d tells the pawn: %q, %q", e.Seq, e.Do, e.Label)
		}
	}
	told := func(as play.Viewer) string {
		lines, err := s.Log(say.English, as)
		if err != nil {
			t.Fatal(err)
		}
		var b strings.Builder
		for _, l := range lines {
			if text := strings.Join(l.Told, "\n"); strings.Contains(text, "pawn") || strings.Contains(text, "secret") {
				b.WriteString(text)
			}
		}
		text := b.String()
		for n := 1; n <= 9; n++ { // where pawns stand is known
			text = strings.ReplaceAll(text, "p"+string(rune('0'+n))+" stands", "")
		}
		return text
	}
	for as, want := range map[play.Viewer][2]bool{
		play.AsTable: {false, false}, play.AsHumanity: {false, false}, play.AsSatan: {true, false}, play.AsGod: {false, true},
	} {
		text := told(as)
		if got := [2]bool{strings.Contains(text, "p7"), strings.Contains(text, "p8")}; got != want {
			t.Errorf("%s is told %v, want %v: %s", as, got, want, text)
		}
	}
}

func TestOpenRefuses(t *testing.T) {
	dir := t.TempDir()
	s := begin(t, dir, Setup{Players: 2, Souls: 1, Seed: 1}, nil)
	for _, row := range []struct {
		reason string
		header journal.Header
		event  *journal.Event
		want   say.Key
	}{
		{"another game", journal.Header{Game: "tower", Setup: json.RawMessage(`{}`)}, nil, say.SessionOther},
		{"a field of a later version", journal.Header{Game: Game, Setup: json.RawMessage(`{"players":2,"mood":"grim"}`)}, nil, say.SessionSetup},
		{"tables that are wrong", journal.Header{Game: Game, Setup: json.RawMessage(`{"players":2,"tables":{"souls.csv":"x"}}`)}, nil, say.SessionLine},
		{"no set-up", journal.Header{Game: Game, Setup: json.RawMessage(`{"players":2}`)}, nil, say.SessionEmpty},
		{"an event of a later version", journal.Header{Game: Game, Setup: json.RawMessage(`{"players":2}`)}, &journal.Event{Type: "Teleported", Data: json.RawMessage(`{}`)}, say.PlayEventUnknown},
	} {
		row.header.Name = row.reason
		j, err := journal.Store{Dir: dir}.Create(row.header)
		if err != nil {
			t.Fatal(err)
		}
		if row.event != nil {
			if _, err := j.Append(journal.Entry{Do: "x", Label: "x", Events: []journal.Event{*row.event}}); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := Open(j.Path()); !say.Has(err, row.want) || !strings.Contains(err.Error(), j.Path()) {
			t.Errorf("%s: %v, want %s with the file", row.reason, err, row.want)
		}
	}
	if _, err := Open(s.Path()); err != nil {
		t.Errorf("a good game: %v", err)
	}
}

// TestBeginLeavesNothing: a game that cannot begin is not there.
func TestBeginLeavesNothing(t *testing.T) {
	dir := t.TempDir()
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	b := Beginning{Name: "x", Options: purgatory.DefaultOptions(c), Dice: dice.Typed(1, 2)}
	if _, err := Begin(journal.Store{Dir: dir}, Setup{Players: 2, Souls: 1}, b); !say.Has(err, say.DiceFromPlayer) {
		t.Errorf("too few faces: %v", err)
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) > 0 {
		t.Errorf("%v, %v is left", entries, err)
	}
}

// TestTables: a game keeps the tables that it was begun with.
func TestTables(t *testing.T) {
	data, err := purgatory.Embedded().Open("demons.csv")
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if _, err := text.ReadFrom(data); err != nil {
		t.Fatal(err)
	}
	changed := strings.Replace(text.String(), "\ncolere,wrath,", "\ncolere,fury,", 1)
	tables, err := ReadTables(fstest.MapFS{"demons.csv": {Data: []byte(changed)}, "notes.txt": {Data: []byte("x")}})
	if err != nil || len(tables) != 1 {
		t.Fatalf("%d tables, %v", len(tables), err)
	}
	s := begin(t, t.TempDir(), Setup{Players: 2, Souls: 1, Seed: 1, Tables: tables}, nil)
	again, err := Open(s.Path())
	if err != nil {
		t.Fatal(err)
	}
	if row, _ := again.Catalog().Demon("colere"); row.Name(say.English) != "fury" {
		t.Errorf("the demon is called %q", row.Name(say.English))
	}
	if d, err := again.Do("fury -3", How{Dry: true}); err != nil && !errors.As(err, new(*play.Illegal)) {
		t.Errorf("its name is not known: %v, %v", d, err)
	}
	if err := fstest.TestFS(folder(tables), "demons.csv"); err != nil {
		t.Error(err)
	}
}
