package journal

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"croix/generator/say"
)

// broken is a game whose fourth line was changed, and what it was before.
func broken(t *testing.T) (path string, was []byte) {
	t.Helper()
	path = newGame(t, sample()).Path()
	was = readFile(t, path)
	if err := os.WriteFile(path, bytes.Replace(was, []byte("nothing changes"), []byte("all changes"), 1), 0o600); err != nil {
		t.Fatal(err)
	}
	return path, was
}

// upTo is the first lines of a file.
func upTo(data []byte, lines int) []byte {
	return bytes.Join(bytes.SplitAfter(data, []byte("\n"))[:lines], nil)
}

func TestExport(t *testing.T) {
	good := newGame(t, sample())
	data := readFile(t, good.Path())
	torn := newGame(t, sample()).Path()
	if err := os.WriteFile(torn, append(slices.Clone(data), "{torn"...), 0o600); err != nil {
		t.Fatal(err)
	}
	bad, _ := broken(t)
	damaged := readFile(t, bad)
	for _, row := range []struct {
		reason, path string
		upTo         int
		want         []byte
		warnings     int
		fails        say.Key
	}{
		{"all", good.Path(), -1, data, 0, ""},
		{"all, by its number", good.Path(), 6, data, 0, ""},
		{"the first", good.Path(), 1, upTo(data, 2), 0, ""},
		{"none", good.Path(), 0, upTo(data, 1), 0, ""},
		{"more than there are", good.Path(), 7, nil, 0, say.JournalUpTo},
		{"a torn line is left out and told", torn, -1, data, 1, ""},
		{"all of what is broken", bad, -1, nil, 0, say.JournalBroken},
		// Line 4 is changed, which the hash in line 5 tells.
		{"what is broken up to there", bad, 3, upTo(damaged, 4), 0, ""},
		{"what is broken, further", bad, 4, nil, 0, say.JournalBroken},
		{"what is not there", good.Path() + "x", -1, nil, 0, say.JournalMissing},
	} {
		got, warnings, err := Export(row.path, row.upTo)
		if !bytes.Equal(got, row.want) || len(warnings) != row.warnings || row.fails == "" && err != nil || row.fails != "" && !say.Has(err, row.fails) {
			t.Errorf("%s: %q, %v, %v; want %q, %s", row.reason, got, warnings, err, row.want, row.fails)
		}
	}
	if !bytes.Equal(readFile(t, bad), damaged) {
		t.Error("the broken game was changed")
	}
	// The error tells how to have what is good.
	_, _, err := Export(bad, -1)
	for _, l := range say.Langs() {
		if text := l.Error(err); !strings.Contains(text, bad+":5") || !strings.Contains(text, "croix export --to 3 Chez Léa") {
			t.Errorf("%s", text)
		}
	}
}

func TestImport(t *testing.T) {
	game := newGame(t, sample())
	data := readFile(t, game.Path())
	for _, row := range []struct {
		reason   string
		data     []byte
		entries  int
		warnings int
		fails    say.Key
	}{
		{"a game", data, 6, 0, ""},
		{"without its last line end, from a mail", data[:len(data)-1], 6, 0, ""},
		{"with a torn line", append(slices.Clone(data), "{torn"...), 6, 1, ""},
		{"torn in the last line", data[:len(data)-2], 5, 1, ""},
		{"the beginning alone", upTo(data, 1), 0, 0, ""},
		{"that and no line end", upTo(data, 1)[:len(upTo(data, 1))-1], 0, 0, ""},
		{"torn in the first line", data[:20], 0, 0, say.JournalNotGame},
		{"nothing", nil, 0, 0, say.JournalNotGame},
		{"a broken one", bytes.Replace(data, []byte("god"), []byte("dog"), 1), 0, 0, say.JournalBroken},
	} {
		path := filepath.Join(t.TempDir(), "new", "a.jsonl")
		j, err := Import(path, iotest.OneByteReader(bytes.NewReader(row.data)), "from.jsonl")
		if row.fails != "" {
			if _, there := os.Stat(path); !say.Has(err, row.fails) || !strings.Contains(err.Error(), "from.jsonl:") || there == nil {
				t.Errorf("%s: error %v, want %s that names from.jsonl", row.reason, err, row.fails)
			}
			continue
		}
		if err != nil || !reflect.DeepEqual(append([]Entry{}, j.Entries...), append([]Entry{}, game.Entries[:row.entries]...)) || len(j.Warnings) != row.warnings {
			t.Errorf("%s: %+v, %v", row.reason, j, err)
			continue
		}
		if want := upTo(data, row.entries+1); !bytes.Equal(readFile(t, path), want) {
			t.Errorf("%s: the file has %q, want %q", row.reason, readFile(t, path), want)
		}
		if _, err := Import(path, bytes.NewReader(data), "from.jsonl"); !say.Has(err, say.GameExists) {
			t.Errorf("%s: a second time: %v", row.reason, err)
		}
	}
}

// readable takes every event for one that its game can read.
func readable(Header, Entry) bool { return true }

func TestRepair(t *testing.T) {
	path, was := broken(t)
	damaged := readFile(t, path)
	r, err := Repair(path, readable)
	if want := (Repaired{3, 3, path + bakEnd + "1"}); err != nil || r != want {
		t.Fatalf("%+v, %v, want %+v", r, err, want)
	}
	if !bytes.Equal(readFile(t, r.Backup), damaged) || !bytes.Equal(readFile(t, path), upTo(damaged, 4)) {
		t.Error("the backup is not what was there, or the game not what was good")
	}
	j, err := Open(path)
	if err != nil || len(j.Entries) != 3 {
		t.Fatalf("repaired it is %+v, %v", j, err)
	}
	if _, err := j.Append(Entry{}); err != nil {
		t.Errorf("it does not go on: %v", err)
	}
	if _, err := Repair(path, readable); !say.Has(err, say.JournalWhole) {
		t.Errorf("what is whole: %v", err)
	}

	// A torn line is repaired as well, and no backup is ever replaced.
	if err := os.WriteFile(path, was[:len(was)-2], 0o600); err != nil {
		t.Fatal(err)
	}
	r, err = Repair(path, readable)
	if want := (Repaired{5, 1, path + bakEnd + "2"}); err != nil || r != want {
		t.Errorf("%+v, %v, want %+v", r, err, want)
	}
	if !bytes.Equal(readFile(t, path+bakEnd+"1"), damaged) {
		t.Error("the first backup was replaced")
	}

	// So is one whose game cannot read what a line holds, though the lines follow.
	r, err = Repair(path, func(_ Header, e Entry) bool { return e.Seq < 4 })
	if want := (Repaired{3, 2, path + bakEnd + "3"}); err != nil || r != want || !bytes.Equal(readFile(t, path), upTo(was, 4)) {
		t.Errorf("%+v, %v, want %+v", r, err, want)
	}
	if _, err := Repair(path, func(Header, Entry) bool { return false }); !say.Has(err, say.JournalNothing) {
		t.Errorf("nothing is readable: %v", err)
	}

	for text, want := range map[string]say.Key{
		"what":                                  say.JournalNotGame,
		`{"format":"croix.game/2"}` + "\n":      say.JournalNewer,
		string(upTo(was, 2)) + `{"v":2}` + "\n": say.JournalNewer,
	} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := Repair(path, readable); !say.Has(err, want) || string(readFile(t, path)) != text {
			t.Errorf("%q: error %v, want %s and nothing changed", text, err, want)
		}
	}
	if _, err := Repair(path+"x", readable); !say.Has(err, say.JournalMissing) {
		t.Errorf("no game: %v", err)
	}
	if got := filesIn(t, filepath.Dir(path)); len(got) != 4 {
		t.Errorf("the folder has %q, want the game and three backups", got)
	}
}
