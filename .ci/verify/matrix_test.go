package verify

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// What the documents of the matrix hold, by document: the size of their cards
// and how many there are; whole pages have none.
var matrixSizes = map[string]struct {
	card string
	n    int
}{
	"cards": {"poker", 10}, "equipment": {"mini", 0}, "tokens": {"token25", tokenCount},
	"demons": {"sheet", 9}, "angels": {"sheet", 9}, "slips": {"slip", 0},
}

// Documents that have backs, and those that do not.
var (
	withBacks = []string{"cards", "equipment", "tokens"}
	backless  = []string{"angels", "board", "calibration", "demons", "reference", "score", "slips", "templates"}
)

// TestKitMatrix prints every document on every paper in every ink with every
// kind of backs, and judges each file: its syntax, that no page is blank, that
// no ink and no word is in the margin, that no word crosses the edge of its
// card, that grey is grey (print failures 34, 42, 74, 81 and 101).
func TestKitMatrix(t *testing.T) {
	t.Parallel()
	deck, err := roll(3, 10)
	if err != nil {
		t.Fatal(err)
	}
	loots := Loots(lootTables(t))
	var copies []string // one card of each object: TestLoot counts them
	for _, l := range loots {
		copies = append(copies, l.Row["id"]+"=1")
	}
	for p, paper := range []string{"a4", "letter", "a3"} {
		for k, ink := range matrixInks {
			for b, back := range matrixBacks {
				o := Options{Lang: matrixLangs[(p+k+b)%2], Paper: paper, Ink: ink, Back: back}
				t.Run(strings.Join([]string{paper, ink, back}, "-"), func(t *testing.T) {
					t.Parallel()
					docs := withBacks
					if back == "fold" {
						docs = append(backless, withBacks...)
					}
					dir := t.TempDir()
					printSet(t, o, dir, docs, "--deck", deck, "--copies", strings.Join(copies, ","))
					for _, doc := range docs {
						if doc == "tokens" && back == "none" {
							continue // the same bytes as with fold, which TestSameBacks proves
						}
						if err := checkMatrix(filepath.Join(dir, doc+".pdf"), doc, o, len(loots)); err != nil {
							t.Errorf("%s: %v", doc, err)
						}
					}
				})
			}
		}
	}
}

// printSet prints documents into a folder, and wants to hear of no problem
// when it asks first.
func printSet(t *testing.T, o Options, dir string, docs []string, more ...string) {
	t.Helper()
	args := append([]string{"--lang", o.Lang, "print"}, docs...)
	args = append(append(args, more...), "--paper", o.Paper, "--ink", o.Ink, "--back", o.Back)
	if _, err := Run(croix, append(args, "-o", dir)...); err != nil {
		t.Fatal(err)
	}
	out, err := Run(croix, append(args, "--check", "--json")...)
	if err != nil {
		t.Fatal(err)
	}
	var report struct {
		Documents []struct {
			Document string
			Pages    int
			Smallest float64 `json:"smallest_type_pt"`
		}
	}
	if err := json.Unmarshal(out, &report); err != nil || len(report.Documents) != len(docs) {
		t.Fatalf("--check tells of %d documents instead of %d: %v", len(report.Documents), len(docs), err)
	}
	for _, d := range report.Documents {
		if d.Smallest < 6.5 || d.Pages < 1 { // 6.5 pt is the smallest type of a name on a card
			t.Errorf("%s: --check tells of %d pages, type of %.2f pt", d.Document, d.Pages, d.Smallest)
		}
	}
}

// checkMatrix judges one file of the matrix.
func checkMatrix(path, doc string, o Options, loot int) error {
	if err := CheckSyntax(path); err != nil {
		return err
	}
	if err := CheckFonts(path); err != nil {
		return err
	}
	pictures, err := Render(path, 30, o.Ink == "grey", 1, 9999)
	if err != nil {
		return err
	}
	if err := CheckSheets(pictures, o.Ink == "grey"); err != nil {
		return err
	}
	words, sizes, err := WordsAndSizes(path)
	if err != nil {
		return err
	}
	if err := CheckPaper(sizes, o.Paper); err != nil {
		return err
	}
	flip := ""
	switch {
	case doc == "calibration":
		flip = "long"
	case slices.Contains(withBacks, doc) && o.Duplex():
		flip = o.Back
	}
	if err := CheckLine(words, doc, o, flip); err != nil {
		return err
	}
	// Words of a neighbour stand behind the clip of a tile; that their ink does
	// not show is seen in the picture.
	if doc != "board" {
		if err := CheckInside(words, sizes); err != nil {
			return err
		}
	}
	s, isCards := matrixSizes[doc]
	if !isCards {
		return nil
	}
	o.Card, o.Doc = s.card, doc
	if doc == "cards" {
		o.Doc = ""
	}
	g, err := NewGrid(o)
	if err != nil {
		return err
	}
	n := s.n
	switch doc {
	case "equipment":
		n = loot
	case "slips": // one sheet full
		n = g.PerSheet() / 2 * 2
	}
	d, err := NewDocument(path, o, make([]Soul, n))
	if err != nil {
		return err
	}
	d.words = func() ([][]Word, error) { return words, nil }
	if err := d.CheckPlaces(pictures); err != nil {
		return err
	}
	return d.eachFront(func(int, int, Box, []Word) error { return nil })
}

// TestSameBacks: documents without backs are the same bytes whatever kind is
// asked for, and tokens are not folded.
func TestSameBacks(t *testing.T) {
	t.Parallel()
	dirs := map[string]string{}
	for _, back := range matrixBacks {
		dirs[back] = t.TempDir()
		args := append([]string{"print"}, backless...)
		if _, err := Run(croix, append(args, "tokens", "--back", back, "-o", dirs[back])...); err != nil {
			t.Fatal(err)
		}
	}
	same := func(doc, back string) error {
		return sameBytes(filepath.Join(dirs["fold"], doc+".pdf"), filepath.Join(dirs[back], doc+".pdf"))
	}
	for _, doc := range backless {
		for _, back := range matrixBacks {
			if err := same(doc, back); err != nil {
				t.Errorf("%s, --back %s: %v", doc, back, err)
			}
		}
	}
	if err := same("tokens", "none"); err != nil {
		t.Errorf("tokens: %v", err)
	}
	says(t, "tokens with backs", same("tokens", "long"), "other bytes")
}

// TestSheetControls: pages that are bad in one way.
func TestSheetControls(t *testing.T) {
	t.Parallel()
	good := kitFile(t, "score", "fr")
	change := func(f func([]byte) []byte) *File {
		to := filepath.Join(t.TempDir(), "bad.pdf")
		if err := good.PDF.WithContent(1, f(append([]byte(nil), good.PDF.Pages[1].Content...)), to); err != nil {
			t.Fatal(err)
		}
		bad, err := OpenFile(to, "score", "fr")
		if err != nil {
			t.Fatal(err)
		}
		return bad
	}
	look := func(f *File, grey bool) error {
		pictures, err := Render(f.PDF.Path, 30, true, 1, 9999)
		if err != nil {
			t.Fatal(err)
		}
		return CheckSheets(pictures, grey)
	}
	all(t, map[string]error{"good": look(good, false), "inside": CheckInside(good.Pages, good.PDF.Pages)})
	says(t, "a blank page", look(change(func([]byte) []byte { return nil }), false), "page 2 is blank")
	says(t, "ink 5 mm from the edge", look(change(added("0.5 g 14 14 9 9 re f")), false), "ink in the margin")
	says(t, "colour in a grey print", look(good, true), "in a grey print")
	line := func(o Options, flip string) error { return CheckLine(good.Pages, "score", o, flip) }
	o := Options{Lang: "fr", Paper: "a4"}
	all(t, map[string]error{"line": line(o, ""), "paper": CheckPaper(good.PDF.Pages, "a4")})
	says(t, "another language", line(Options{Lang: "en", Paper: "a4"}, ""), "Score sheets")
	says(t, "another paper on the line", line(Options{Lang: "fr", Paper: "letter"}, ""), "Letter")
	says(t, "no edge to turn over", line(o, "short"), "petit côté")
	says(t, "a sheet lost", CheckLine(good.Pages[1:], "score", o, ""), "page 1 of 1")
	says(t, "another paper", CheckPaper(good.PDF.Pages, "letter"), "letter is")
	f := change(moved(-9, 0))
	says(t, "a word in the margin", CheckInside(f.Pages, f.PDF.Pages), "in the margin")
}

// TestTooLong: text that leaves its box is an error, and --check finds it
// before anything is printed (print failures 45, 47 and 49).
func TestTooLong(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("trop ", 400)
	for _, c := range []struct{ doc, table, id, special string }{
		{"cards", "souls", "", ""},
		{"equipment", "melee", "arme", long},
		{"demons", "demons", "luxure", long},
		{"angels", "angels", "trones", strings.Repeat("x", 300)},
		{"equipment", "items", "bible", strings.Repeat("x", 300)},
		{"reference", "armour", "armure_lourde", strings.Repeat("x", 300)},
	} {
		dir := t.TempDir()
		rows := readRows(t, c.table)
		if c.doc == "cards" { // a name that no band of a card holds
			rows = with(with(rows, "nonne", "name_fr", long), "nonne", "name_en", long)
		} else {
			rows = with(with(rows, c.id, "special_fr", c.special), c.id, "special_en", c.special)
		}
		if err := writeRows(dir, c.table, rows); err != nil {
			t.Fatal(err)
		}
		what := fmt.Sprintf("%s of %s", c.doc, c.table)
		for _, more := range [][]string{{"--check"}, {"-o", filepath.Join(dir, "kit")}} {
			out, err := Run(croix, append([]string{"--lang", "fr", "print", c.doc, "--seed", "7", "--data", dir}, more...)...)
			if ExitCode(err) != 1 || len(out) > 0 {
				t.Errorf("%s %v: exit %d, it wrote %q: %v", what, more, ExitCode(err), out, err)
			}
		}
		if _, err := os.Stat(filepath.Join(dir, "kit")); err == nil {
			t.Errorf("%s: it left a folder behind", what)
		}
	}
}
