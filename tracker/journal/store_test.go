package journal

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"croix/generator/say"
	"pgregory.net/rapid"
)

// newStore is a store with games.
func newStore(t *testing.T, names ...string) Store {
	t.Helper()
	s := Store{filepath.Join(t.TempDir(), "games")}
	for i, name := range names {
		j, err := s.Create(Header{Game: "purgatory", Name: name})
		if err != nil {
			t.Fatalf("%q: %v", name, err)
		}
		at := time.Now().Add(time.Duration(i-len(names)) * time.Minute)
		if err := os.Chtimes(j.Path(), at, at); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func gameNames(t *testing.T, s Store) (list []string) {
	t.Helper()
	games, err := s.List()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games {
		list = append(list, g.Name)
	}
	return list
}

func TestCleanName(t *testing.T) {
	for _, row := range []struct {
		reason, name, want, file string
		fails                    say.Key
	}{
		{"letters", "test", "test", "test", ""},
		{"accents, spaces, apostrophe", "L’Été chez Léa", "L’Été chez Léa", "L’Été chez Léa", ""},
		{"accents apart are joined", "Le\u0301a", "Léa", "Léa", ""},
		{"spaces around", " \u00a0a b\t\n", "a b", "a b", ""},
		{"signs that some system refuses", `a/b\c:d*e?f"g<h>i|j%k`, `a/b\c:d*e?f"g<h>i|j%k`, "a%2Fb%5Cc%3Ad%2Ae%3Ff%22g%3Ch%3Ei%7Cj%25k", ""},
		{"what looks encoded", "%41", "%41", "%2541", ""},
		{"out of the folder", "../x", "../x", "%2E.%2Fx", ""},
		{"the folder itself", ".", ".", "%2E", ""},
		{"a device of Windows", "con", "con", "%63on", ""},
		{"with an end too", "COM1.txt", "COM1.txt", "%43OM1.txt", ""},
		{"no device", "console", "console", "console", ""},
		{"as if it were an option", "-rf", "-rf", "-rf", ""},
		{"right to left", "ليا", "ليا", "ليا", ""},
		{"a picture of several signs", "👩\u200d🚀", "👩\u200d🚀", "👩\u200d🚀", ""},
		{"as long as may be", strings.Repeat("é", 80), strings.Repeat("é", 80), strings.Repeat("é", 80), ""},
		{"of three bytes each", strings.Repeat("魂", 80), strings.Repeat("魂", 80), strings.Repeat("魂", 80), ""},
		{"empty", "", "", "", say.GameNameEmpty},
		{"nothing but spaces", " \t", "", "", say.GameNameEmpty},
		{"too long", strings.Repeat("é", 81), "", "", say.GameNameLong},
		{"too long for a file", strings.Repeat("👻", 61), "", "", say.GameNameLong},
		{"a line end", "a\nb", "", "", say.GameNameSign},
		{"an escape", "\x1b[2J", "", "", say.GameNameSign},
		{"a sign that turns the text", "a\u202eb", "", "", say.GameNameSign},
		{"no UTF-8", "a\xffb", "", "", say.GameNameSign},
		{"a zero", "a\x00", "", "", say.GameNameSign},
	} {
		got, err := CleanName(row.name)
		if got != row.want || row.fails == "" && err != nil || row.fails != "" && !say.Has(err, row.fails) {
			t.Errorf("%s: %q, %v; want %q, %s", row.reason, got, err, row.want, row.fails)
			continue
		}
		if err == nil && fileName(got) != row.file+gameEnd {
			t.Errorf("%s: the file is %q, want %q", row.reason, fileName(got), row.file+gameEnd)
		}
		if err != nil && say.Harmless(err.Error()) != err.Error() {
			t.Errorf("%s: the error is not harmless: %q", row.reason, err)
		}
	}
	// The number in the error fits.
	if _, err := CleanName(strings.Repeat("👻", 61)); !strings.Contains(err.Error(), "at most 60 ") {
		t.Errorf("too long for a file: %v", err)
	}
}

// TestNamesSurvive: a name is what its file says, and no two have one file.
func TestNamesSurvive(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		// Half of them are made of the signs that matter.
		draw := rapid.OneOf(rapid.String(), rapid.StringOf(rapid.SampledFrom([]rune("%2EaA./\\:conCON1é\u0301 ~"))))
		a, errA := CleanName(draw.Draw(t, "a"))
		b, errB := CleanName(draw.Draw(t, "b"))
		if errA != nil || errB != nil {
			t.Skip("no names")
		}
		file := fileName(a)
		if got := gameName(filepath.Join("dir", file)); got != a {
			t.Fatalf("%q is %q again", a, got)
		}
		if again, err := CleanName(a); err != nil || again != a {
			t.Fatalf("%q is cleaned to %q, %v", a, again, err)
		}
		if len(file)+len(tornEnd)+2 > 255 || !utf8.ValidString(file) || strings.ContainsAny(file, `/\:*?"<>|`) || file[0] == '.' {
			t.Fatalf("%q has the file %q", a, file)
		}
		if a != b && fileName(b) == file {
			t.Fatalf("%q and %q have the same file %q", a, b, file)
		}
	})
}

func TestStoreFind(t *testing.T) {
	s := newStore(t, "Dan", "Daniel", "Léa", "Léa 2", "Œuf", "Noël à l’ombre", "noe", "noé")
	for _, row := range []struct {
		reason, word, want string
		fails              say.Key
	}{
		{"a name that begins another", "Dan", "Dan", ""},
		{"its capitals do not matter", "dan", "Dan", ""},
		{"a beginning", "dani", "Daniel", ""},
		{"accents do not matter", "lea", "Léa", ""},
		{"nor ligatures", "oeuf", "Œuf", ""},
		{"nor which apostrophe", "noel a l'o", "Noël à l’ombre", ""},
		{"the exact name of two alike", "noé", "noé", ""},
		{"the other of them", "noe", "noe", ""},
		{"two alike", "NOE", "", say.GameAmbiguous},
		{"a beginning of several", "d", "", say.GameAmbiguous},
		{"no beginning", "aniel", "", say.GameUnknown},
		{"nothing", " ", "", say.GameNameEmpty},
	} {
		g, err := s.Find(row.word)
		if g.Name != row.want || row.fails == "" && err != nil || row.fails != "" && !say.Has(err, row.fails) {
			t.Errorf("%s: %q, %v; want %q, %s", row.reason, g.Name, err, row.want, row.fails)
		}
		if err == nil {
			if _, err := Open(g.Path); err != nil {
				t.Errorf("%s: %v", row.reason, err)
			}
		}
	}
	if _, err := s.Find("d"); !strings.Contains(err.Error(), "Dan") || !strings.Contains(err.Error(), "Daniel") {
		t.Errorf("several: %v", err)
	}
	if _, err := newStore(t).Find("a"); !say.Has(err, say.GameNone) {
		t.Errorf("in an empty store: %v", err)
	}
}

func TestStoreList(t *testing.T) {
	s := newStore(t, "one", "two", "three")
	for _, other := range []string{"notes.txt", ".hidden.jsonl", "one.jsonl.bak-1", "one.jsonl.lock", "one.jsonl.new"} {
		if err := os.WriteFile(filepath.Join(s.Dir, other), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(s.Dir, "folder.jsonl"), 0o777); err != nil {
		t.Fatal(err)
	}
	if got := gameNames(t, s); !slices.Equal(got, []string{"three", "two", "one"}) {
		t.Errorf("games %q, want the one that changed last first", got)
	}
	if got := gameNames(t, Store{filepath.Join(s.Dir, "none")}); got != nil {
		t.Errorf("without a folder: %q", got)
	}
	if _, err := (Store{filepath.Join(s.Dir, "notes.txt")}).List(); !say.Has(err, say.FileRead) {
		t.Errorf("a file for a folder: %v", err)
	}
}

func TestStoreCreate(t *testing.T) {
	s := newStore(t, "Léa")
	for _, name := range []string{"Léa", " Le\u0301a ", "léa", "LÉA"} {
		if _, err := s.Create(Header{Name: name}); !say.Has(err, say.GameExists) || !strings.Contains(err.Error(), "Léa") {
			t.Errorf("%q: error %v", name, err)
		}
	}
	j, err := s.Create(Header{Name: " Lea"})
	if err != nil || j.Header.Name != "Lea" {
		t.Errorf("without the accent it is another name: %+v, %v", j, err)
	}
	if _, err := s.Create(Header{Name: "\n"}); !say.Has(err, say.GameNameEmpty) {
		t.Errorf("no name: %v", err)
	}
}

// TestStoreMoves: renaming, deleting and importing keep every byte, and the
// files beside a game go with it.
func TestStoreMoves(t *testing.T) {
	t.Parallel()
	s := newStore(t, "one", "two")
	g, err := s.Find("one")
	if err != nil {
		t.Fatal(err)
	}
	data := readFile(t, g.Path)
	if err := os.WriteFile(g.Path+bakEnd+"1", []byte("kept"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Rename(g, "TWO"); !say.Has(err, say.GameExists) {
		t.Errorf("to a name that there is: %v", err)
	}
	if _, err := s.Rename(g, ""); !say.Has(err, say.GameNameEmpty) {
		t.Errorf("to no name: %v", err)
	}
	if same, err := s.Rename(g, "one"); err != nil || same != g {
		t.Errorf("to its own name: %+v, %v", same, err)
	}
	for _, name := range []string{"One", "Où\u00a0?", "one"} {
		if g, err = s.Rename(g, name); err != nil || g.Name != name {
			t.Fatalf("to %q: %+v, %v", name, g, err)
		}
		if !bytes.Equal(readFile(t, g.Path), data) || string(readFile(t, g.Path+bakEnd+"1")) != "kept" {
			t.Fatalf("to %q: something was lost", name)
		}
	}
	if got := filesIn(t, s.Dir); len(got) != 3 {
		t.Errorf("the folder has %q, want two games and a backup", got)
	}
	leave, err := Table(g.Path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Delete(g); !say.Has(err, say.GameAtTable) {
		t.Errorf("while a table has it: %v", err)
	}
	if _, err := s.Rename(g, "x"); !say.Has(err, say.GameAtTable) {
		t.Errorf("renamed while a table has it: %v", err)
	}
	leave()
	writer, err := OpenWriter(g.Path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Delete(g); !say.Has(err, say.JournalLocked) {
		t.Errorf("while somebody writes: %v", err)
	}
	writer.Close()

	gone, err := s.Delete(g)
	if err != nil || !bytes.Equal(readFile(t, gone), data) || string(readFile(t, gone+bakEnd+"1")) != "kept" {
		t.Fatalf("deleted to %q, %v", gone, err)
	}
	if _, err := s.Delete(g); !say.Has(err, say.JournalMissing) {
		t.Errorf("once more: %v", err)
	}
	if _, err := s.Rename(g, "x"); !say.Has(err, say.JournalMissing) {
		t.Errorf("renaming what is gone: %v", err)
	}
	if _, err := writer.Append(Entry{}); !say.Has(err, say.JournalMissing) {
		t.Errorf("writing to what is gone: %v", err)
	}
	if got := gameNames(t, s); !slices.Equal(got, []string{"two"}) {
		t.Errorf("games %q", got)
	}

	for _, row := range []struct {
		reason, name, want string
		fails              say.Key
	}{
		{"back, under its name", "", "one", ""},
		{"under another", "three", "three", ""},
		{"under a name that there is", "", "", say.GameExists},
		{"under no name", " ", "", say.GameNameEmpty},
	} {
		j, err := s.Import(bytes.NewReader(readFile(t, gone)), gone, row.name)
		if row.fails != "" {
			if !say.Has(err, row.fails) {
				t.Errorf("%s: %v", row.reason, err)
			}
			continue
		}
		if err != nil || !bytes.Equal(readFile(t, j.Path()), data) || gameName(j.Path()) != row.want {
			t.Errorf("%s: %+v, %v", row.reason, j, err)
		}
	}
}
