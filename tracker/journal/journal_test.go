package journal

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"croix/generator/say"
)

// quick is the surroundings of most tests: a clock that always goes on by a
// second, and no waiting for others.
func quick() env {
	e := diskEnv()
	at := time.Date(2026, 5, 1, 20, 0, 0, 123_000_000, time.UTC)
	e.now = func() time.Time { at = at.Add(time.Second); return at }
	e.wait, e.settle = 50*time.Millisecond, 0
	return e
}

// header is that of the games in tests.
func header() Header {
	return Header{
		Game: "purgatory", Name: "Chez Léa", Created: time.Date(2026, 5, 1, 20, 0, 0, 0, time.UTC),
		Program: "1.0", Setup: json.RawMessage(`{"players":2,"options":{"fog":"off"}}`),
	}
}

// sample is gestures of all kinds.
func sample() []Entry {
	return []Entry{
		{By: "table", Do: "new", Label: "the game begins", Events: []Event{{Type: "began", Data: json.RawMessage(`{"souls":["léa",2,[true,null]]}`)}}},
		{By: "satan", Do: "b-3 \"tout\"\n", Label: "Azraël perd 3 \x1b[31m\u009b\u202e", Events: []Event{
			{Type: "loss", Data: json.RawMessage(`{"faces":[1,6],"by":"satan","text":"a,\"b\"]}\\"}`)}, {Type: "end"}}},
		{By: "god", Do: "note", Label: "nothing changes"},
		{By: "god", Do: "undo 2", Label: "undone: b-3", Kind: Undo, To: 1},
		{By: "god", Do: "redo", Label: "redone: b-3", Kind: Redo, To: 2},
		{By: "", Do: "", Label: "", Events: []Event{{Type: "", Data: json.RawMessage(`"a"`)}}},
	}
}

// newGame is a game in a file of its own with entries.
func newGame(t testing.TB, entries []Entry) *Journal {
	t.Helper()
	j, err := Create(filepath.Join(t.TempDir(), "Chez Léa.jsonl"), header())
	if err != nil {
		t.Fatal(err)
	}
	j.env = quick()
	for _, e := range entries {
		if _, err := j.Append(e); err != nil {
			t.Fatal(err)
		}
	}
	return j
}

func readFile(t testing.TB, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// names lists the files of a folder.
func filesIn(t testing.TB, dir string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

// TestRoundTrip: what was recorded is what is read, by this process and others.
func TestRoundTrip(t *testing.T) {
	j := newGame(t, sample())
	again, err := Open(j.Path())
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(again.Entries, j.Entries) || !reflect.DeepEqual(again.Header, j.Header) {
		t.Errorf("read %+v\nwrote %+v", again, j)
	}
	if !reflect.DeepEqual(again.chain, j.chain) || again.size != j.size || len(again.Warnings) > 0 {
		t.Errorf("the next line would differ: %+v, %+v", again, j)
	}
	if want := header(); !reflect.DeepEqual(again.Header, want) {
		t.Errorf("the header is %+v, want %+v", again.Header, want)
	}
	for i, e := range again.Entries {
		want := sample()[i]
		want.Seq, want.At = i+1, e.At
		for k := range want.Events {
			if want.Events[k].Data == nil {
				want.Events[k].Data = json.RawMessage("null")
			}
		}
		if !reflect.DeepEqual(e, want) {
			t.Errorf("entry %d is %+v, want %+v", i+1, e, want)
		}
		if e.At.IsZero() || e.At.Location() != time.UTC || i > 0 && !e.At.After(again.Entries[i-1].At) {
			t.Errorf("entry %d is of %s", i+1, e.At)
		}
	}
	data := readFile(t, j.Path())
	if say.Harmless(string(data)) != strings.ReplaceAll(string(data), "\n", `\u000a`) {
		t.Errorf("the file would steer a terminal: %q", data)
	}
	if got := filesIn(t, filepath.Dir(j.Path())); len(got) != 1 {
		t.Errorf("the folder has %q, want the game alone", got)
	}
}

// TestTruncated: at whatever byte a game is cut, every whole line is there, one
// that lacks only its end too, what is torn is told and kept, and the game goes on.
func TestTruncated(t *testing.T) {
	whole := newGame(t, sample())
	data := readFile(t, whole.Path())
	first := bytes.IndexByte(data, '\n') + 1
	path := filepath.Join(t.TempDir(), "cut.jsonl")
	for size := range len(data) + 1 {
		part := data[:size]
		if err := os.WriteFile(path, part, 0o600); err != nil {
			t.Fatal(err)
		}
		j, err := load(path, quick())
		if size < first-1 {
			if !say.Has(err, say.JournalNotGame) {
				t.Fatalf("%d bytes: error %v, want that this is no game", size, err)
			}
			continue
		}
		if err != nil {
			t.Fatalf("%d bytes: %v", size, err)
		}
		lines := bytes.Count(part, []byte("\n")) - 1
		torn := part[bytes.LastIndexByte(part, '\n')+1:]
		if size < len(data) && data[size] == '\n' {
			lines, torn = lines+1, nil
		}
		if !reflect.DeepEqual(append([]Entry{}, j.Entries...), append([]Entry{}, whole.Entries[:lines]...)) {
			t.Fatalf("%d bytes: %d entries, want the first %d", size, len(j.Entries), lines)
		}
		if told := len(j.Warnings) == 1 && say.Has(j.Warnings[0], say.JournalTornSeen); told != (len(torn) > 0) {
			t.Fatalf("%d bytes: warnings %v, torn %q", size, j.Warnings, torn)
		}
		if !bytes.Equal(readFile(t, path), part) {
			t.Fatalf("%d bytes: reading changed the file", size)
		}

		e := Entry{Label: "goes on"}
		if _, err := j.Append(e); err != nil {
			t.Fatalf("%d bytes: %v", size, err)
		}
		again, err := load(path, quick())
		if now := readFile(t, path); len(torn) == 0 && !bytes.HasPrefix(now, append(slices.Clip(bytes.TrimSuffix(part, []byte("\n"))), '\n')) {
			t.Fatalf("%d bytes: the file does not go on from its last line:\n%s", size, now)
		}
		if err != nil || len(again.Entries) != lines+1 || again.Entries[lines].Label != e.Label || len(again.Warnings) > 0 {
			t.Fatalf("%d bytes: after one more: %+v, %v", size, again, err)
		}
		kept := path + tornEnd + "1"
		if len(torn) == 0 {
			if _, err := os.Stat(kept); err == nil {
				t.Fatalf("%d bytes: nothing was torn, and something is kept", size)
			}
			continue
		}
		if !bytes.Equal(readFile(t, kept), torn) {
			t.Fatalf("%d bytes: kept %q, want %q", size, readFile(t, kept), torn)
		}
		if len(j.Warnings) != 1 || !say.Has(j.Warnings[0], say.JournalTornCut) || !strings.Contains(j.Warnings[0].Error(), kept) {
			t.Fatalf("%d bytes: warnings %v, want one that names %s", size, j.Warnings, kept)
		}
		if err := os.Remove(kept); err != nil {
			t.Fatal(err)
		}
	}
}

// TestOneBitChanged: a change of any bit before the last line is found, and the
// file stays as it is.
func TestOneBitChanged(t *testing.T) {
	data := readFile(t, newGame(t, sample()).Path())
	last := bytes.LastIndexByte(data[:len(data)-1], '\n') + 1
	for at := range last {
		for _, bit := range []byte{1, 2, 4, 8, 16, 32, 64, 128} {
			changed := bytes.Clone(data)
			changed[at] ^= bit
			j := &Journal{path: "x.jsonl"}
			var torn []byte
			err := j.start(changed)
			if err == nil {
				torn, err = j.scan(changed[j.size:])
			}
			if at == last-1 && len(torn) > 0 && err == nil {
				continue // the last two lines have become one, which looks torn, is told and kept
			}
			if err == nil {
				t.Fatalf("byte %d, bit %d: %q for %q passes", at, bit, changed[at], data[at])
			}
			line := 1 + bytes.Count(data[:at], []byte("\n"))
			if text := err.Error(); !strings.HasPrefix(text, fmt.Sprintf("x.jsonl:%d:", line)) && !strings.HasPrefix(text, fmt.Sprintf("x.jsonl:%d:", line+1)) {
				t.Fatalf("byte %d of line %d: %v", at, line, err)
			}
		}
	}
}

// TestRefused: what cannot be trusted is refused with its line, and untouched.
func TestRefused(t *testing.T) {
	data := string(readFile(t, newGame(t, sample()).Path()))
	lines := strings.SplitAfter(data, "\n")
	join := func(parts ...string) string { return strings.Join(parts, "") }
	// linked is a last line with the right number and the right hash.
	linked := func(prev, fields string) string {
		s := sumOf([]byte(strings.TrimSuffix(prev, "\n")))
		return fmt.Sprintf(`%s,"prev":"%s"}`+"\n", fields, s[:])
	}
	second := `,"n":2,"at":"2026-05-01T20:00:02.123Z","by":"","do":"","label":""`
	for _, row := range []struct {
		reason, text string
		want         say.Key // "" for none
		line         string  // that the error names
	}{
		{"an empty file", "", say.JournalNotGame, ":1:"},
		{"a picture", "\x89PNG\n\x1a\n", say.JournalNotGame, ":1:"},
		{"a deck", `{"format":"croix.deck/1"}` + "\n", say.JournalNotGame, ":1:"},
		{"a list", "[]\n", say.JournalNotGame, ":1:"},
		{"a format without a number", `{"format":"croix.game/"}` + "\n", say.JournalNotGame, ":1:"},
		{"a format below the first", `{"format":"croix.game/0"}` + "\n", say.JournalNotGame, ":1:"},
		{"a newer format", `{"format":"croix.game/2","new":1}` + "\n{}\n", say.JournalNewer, ":1:"},
		{"a field more in the header", strings.Replace(data, `"game":`, `"more":1,"game":`, 1), say.JournalStrange, ":1:"},
		{"a field of the header twice", strings.Replace(data, `"program":`, `"program":"x","program":`, 1), say.JournalStrange, ":1:"},
		{"spaces in the header", strings.Replace(data, `"game":`, ` "game":`, 1), say.JournalStrange, ":1:"},
		{"another header", strings.Replace(data, "Chez", "chez", 1), say.JournalChain, ":2:"},
		{"a line fails", join(lines[0], lines[1], lines[3], lines[4]), say.JournalSequence, ":3:"},
		{"a line twice", join(lines[0], lines[1], lines[1]), say.JournalSequence, ":3:"},
		{"two lines changed places", join(lines[0], lines[2], lines[1]), say.JournalSequence, ":2:"},
		{"a line damaged, not the last", join(lines[0], lines[1], lines[2][:9], "\n", lines[3]), say.JournalDamaged, ":3:"},
		{"an empty line, not the last", join(lines[0], lines[1], "\n", lines[2]), say.JournalDamaged, ":3:"},
		{"line ends of Windows", strings.ReplaceAll(data, "\n", "\r\n"), say.JournalStrange, ":1:"},
		{"a word in the middle changed", strings.Replace(data, "Azra", "azra", 1), say.JournalChain, ":4:"},
		{"no UTF-8", strings.Replace(data, "Azra", "Az\xffa", 1), say.JournalDamaged, ":3:"},
		{"an undo of what is not in force", join(lines[0], lines[1], linked(lines[1], `{"v":1`+second+`,"undo":1`)), say.JournalBadUndo, ":3:"},
		{"a redo where nothing is undone", join(lines[0], lines[1], linked(lines[1], `{"v":1`+second+`,"redo":1`)), say.JournalBadUndo, ":3:"},
		{"a line of a newer version", join(lines[0], lines[1], linked(lines[1], `{"v":2`+second+`,"fork":1`)), say.JournalNewer, ":3:"},
		{"a field more", join(lines[0], lines[1], linked(lines[1], `{"v":1`+second+`,"events":[],"fork":1`)), say.JournalStrange, ":3:"},
		{"a field more in an event", join(lines[0], lines[1], linked(lines[1], `{"v":1`+second+`,"events":[{"type":"a","data":1,"more":2}]`)), say.JournalStrange, ":3:"},
		{"neither events nor undo", join(lines[0], lines[1], linked(lines[1], `{"v":1`+second)), say.JournalStrange, ":3:"},
		{"events and undo", join(lines[0], lines[1], linked(lines[1], `{"v":1`+second+`,"undo":0,"events":[]`)), say.JournalStrange, ":3:"},
		{"a time that is none", join(lines[0], lines[1], linked(lines[1], `{"v":1,"n":2,"at":"2026-13-01T20:00:02.123Z","by":"","do":"","label":"","events":[]`)), say.JournalStrange, ":3:"},
		{"JSON that is not ours, as last line", join(lines[0], lines[1], "{}\n"), say.JournalStrange, ":3:"},
		{"an undo to the beginning", join(lines[0], lines[1], linked(lines[1], `{"v":1`+second+`,"undo":0`)), "", ""},
		{"no JSON, as last line, is torn", join(lines[0], lines[1], "{\n"), "", ""},
		{"zeros at the end are torn", join(lines[0], lines[1], "\x00\x00\x00"), "", ""},
	} {
		path := filepath.Join(t.TempDir(), "a.jsonl")
		if err := os.WriteFile(path, []byte(row.text), 0o600); err != nil {
			t.Fatal(err)
		}
		for _, open := range []func(string, env) (*Journal, error){load, openWriter} {
			_, err := open(path, quick())
			switch {
			case row.want == "" && err != nil:
				t.Errorf("%s: %v", row.reason, err)
			case row.want != "" && (!say.Has(err, row.want) || !strings.Contains(err.Error(), path+row.line)):
				t.Errorf("%s: error %v, want %s at %s", row.reason, err, row.want, row.line)
			}
			if row.want != "" && string(readFile(t, path)) != row.text {
				t.Errorf("%s: the file was changed", row.reason)
			}
		}
	}
}

// TestUnfit: what could not be read again is not written.
func TestUnfit(t *testing.T) {
	for _, row := range []struct {
		reason string
		entry  Entry
		want   say.Key
	}{
		{"data that are no JSON", Entry{Events: []Event{{Type: "a", Data: json.RawMessage(`{`)}}}, say.JournalUnfit},
		{"an undo with events", Entry{Kind: Undo, Events: []Event{{Type: "a"}}}, say.JournalUnfit},
		{"a gesture that goes somewhere", Entry{To: 1}, say.JournalUnfit},
		{"a kind that there is not", Entry{Kind: "fork"}, say.JournalUnfit},
		{"a year of five digits", Entry{At: time.Date(10000, 1, 1, 0, 0, 0, 0, time.UTC)}, say.JournalUnfit},
		{"a negative place", Entry{Kind: Undo, To: -1}, say.JournalUnfit},
		{"an undo of nothing", Entry{Kind: Undo, To: 6}, say.JournalUndoWhere},
		{"a redo of nothing", Entry{Kind: Redo, To: 3}, say.JournalRedoNone},
	} {
		j := newGame(t, sample())
		before := readFile(t, j.Path())
		if _, err := j.Append(row.entry); !say.Has(err, row.want) {
			t.Errorf("%s: error %v, want %s", row.reason, err, row.want)
		}
		if !bytes.Equal(readFile(t, j.Path()), before) || len(j.Entries) != len(sample()) {
			t.Errorf("%s: something was recorded", row.reason)
		}
		if _, err := j.Append(Entry{}); err != nil {
			t.Errorf("%s: the next gesture: %v", row.reason, err)
		}
	}
	for _, setup := range []string{"{", "{} {}", "\xff"} {
		h := header()
		h.Setup = json.RawMessage(setup)
		path := filepath.Join(t.TempDir(), "a.jsonl")
		if _, err := Create(path, h); !say.Has(err, say.JournalUnfit) {
			t.Errorf("a setup %q: error %v", setup, err)
		}
		if _, err := os.Stat(path); err == nil {
			t.Errorf("a setup %q leaves a file", setup)
		}
	}
}

// TestInvalidText: what is no UTF-8 is kept as far as it is.
func TestInvalidText(t *testing.T) {
	j := newGame(t, []Entry{{By: "a\xffb", Events: []Event{{Type: "x", Data: json.RawMessage("\"\xfe\"")}}}})
	again, err := Open(j.Path())
	if err != nil || again.Entries[0].By != "a\uFFFDb" || string(again.Entries[0].Events[0].Data) != "\"\uFFFD\"" {
		t.Errorf("read %+v, %v", again, err)
	}
}

// TestClockGoesBackwards: the order is that of the numbers.
func TestClockGoesBackwards(t *testing.T) {
	j := newGame(t, nil)
	at := time.Date(2026, 5, 1, 2, 59, 0, 0, time.FixedZone("summer", 7200))
	j.env.now = func() time.Time { at = at.Add(-time.Hour); return at }
	for i := range 5 {
		e, err := j.Append(Entry{Label: fmt.Sprint(i)})
		if err != nil || !e.At.Equal(at) {
			t.Fatalf("recorded %+v at %s, %v", e, at, err)
		}
	}
	again, err := Open(j.Path())
	if err != nil {
		t.Fatal(err)
	}
	for i, e := range again.Entries {
		if e.Seq != i+1 || e.Label != fmt.Sprint(i) || i > 0 && !e.At.Before(again.Entries[i-1].At) {
			t.Errorf("entry %d is %+v", i+1, e)
		}
	}
}

// TestBareEnd: a game whose last line lacks its line end is followed, while
// somebody else goes on with it.
func TestBareEnd(t *testing.T) {
	path := newGame(t, sample()).Path()
	data := readFile(t, path)
	if err := os.WriteFile(path, data[:len(data)-1], 0o600); err != nil {
		t.Fatal(err)
	}
	reader, err := load(path, quick())
	if err != nil || len(reader.Entries) != len(sample()) || len(reader.Warnings) > 0 {
		t.Fatalf("%d entries, %v, %v", len(reader.Entries), reader.Warnings, err)
	}
	if more, err := reader.Refresh(); err != nil || len(more) > 0 {
		t.Errorf("nothing was added: %v, %v", more, err)
	}
	if got, _, err := Export(path, -1); err != nil || !bytes.Equal(got, data) {
		t.Errorf("exported: %v\n%s", err, got)
	}
	writer, err := openWriter(path, quick())
	if err != nil {
		t.Fatal(err)
	}
	defer writer.Close()
	if !bytes.Equal(readFile(t, path), data) {
		t.Error("who writes does not end the line")
	}
	if _, err := writer.Append(Entry{Label: "goes on"}); err != nil {
		t.Fatal(err)
	}
	if more, err := reader.Refresh(); err != nil || len(more) != 1 || more[0].Label != "goes on" {
		t.Errorf("after one more: %v, %v", more, err)
	}
}
