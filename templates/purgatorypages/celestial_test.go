package purgatorypages

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// TestCelestialSheets: each sheet, in each ink and language, keeps inside its
// safe area, has as many boxes as the values, and says the numbers and the
// special of its table.
func TestCelestialSheets(t *testing.T) {
	c := catalog(t)
	for _, ink := range Inks() {
		for _, l := range say.Langs() {
			o := plain()
			o.Ink, o.Lang = ink, l
			p, err := newPress(o)
			if err != nil {
				t.Fatal(err)
			}
			for _, b := range append(append([]*purgatory.Celestial{}, c.Demons...), c.Angels...) {
				d, err := p.celestial(b)
				if err != nil {
					t.Errorf("%s %s %s: %v", ink, l, b.ID, err)
					continue
				}
				if err := checkInside(d); err != nil {
					t.Errorf("%s %s %s: %v", ink, l, b.ID, err)
				}
				want := b.Substance + 10 // rounds
				if b.Kind == purgatory.Angel {
					want += 5 // souls made virtuous: 5 are enough to be sure to come back
				} else {
					want += 3 // actions lost: 3 are all there are to lose
				}
				if got := d.Count(output.RoleTick); got != want {
					t.Errorf("%s %s %s: %d boxes, want %d", ink, l, b.ID, got, want)
				}
				text := flat(words([]*output.Drawing{d}))
				for _, s := range []string{b.Name(l), b.Special(l), strconv.Itoa(b.MeleeDice) + "d6", diceText(b.Damage),
					strconv.Itoa(b.Substance), strconv.Itoa(purgatory.CelestialMove)} {
					if !strings.Contains(text, flat(s)) {
						t.Errorf("%s %s %s: %q is not on the sheet", ink, l, b.ID, s)
					}
				}
				if b.HasSin && strings.Count(text, b.Sin.Name(l)) < 3 {
					t.Errorf("%s %s: its sin is not named in its powers", l, b.ID)
				}
			}
		}
	}
}

// TestCelestialPages: two sheets on A4 and Letter, four on A3, one on A5; all
// nine are there, and a sheet too small is told.
func TestCelestialPages(t *testing.T) {
	c := catalog(t)
	for name, pages := range map[string]int{"A4": 5, "Letter": 5, "A3": 3, "A5": 9} {
		for _, paper := range output.Papers() {
			if paper.Name != name {
				continue
			}
			for _, kind := range []purgatory.CelestialKind{purgatory.Demon, purgatory.Angel} {
				o := plain()
				o.Paper = paper
				doc, r, err := Celestials(kind, c, o)
				if err != nil {
					t.Fatal(err)
				}
				placed := 0
				for s, err := range doc.Sheets() {
					if err != nil {
						t.Fatal(err)
					}
					placed += len(s.Placed)
				}
				if doc.Pages != pages || placed != 9 || r.Cards != 9 {
					t.Errorf("%s %s: %d pages with %d sheets, want %d with 9", name, kind, doc.Pages, placed, pages)
				}
			}
		}
	}
	o := plain()
	o.Paper = output.Paper{Name: "small", Size: output.Size{W: 100, H: 150}}
	if _, _, err := Celestials(purgatory.Demon, c, o); err == nil || !strings.Contains(say.French.Error(err), "147 × 210") {
		t.Errorf("paper that is too small: got %v", err)
	}
}

// TestCelestialGolden holds the two hardest sheets: the duke for its substance,
// the guardian for its text.
func TestCelestialGolden(t *testing.T) {
	c := catalog(t)
	p, err := newPress(plain())
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	for _, id := range []string{"duc_des_enfers", "anges_gardiens"} {
		being, ok := c.Celestial(id)
		if !ok {
			t.Fatal(id)
		}
		d, err := p.celestial(being)
		if err != nil {
			t.Fatal(err)
		}
		output.DumpDrawing(&b, d)
	}
	golden(t, filepath.Join("testdata", "golden", "celestials-fr.txt"), b.Bytes())
}

// golden compares with a file of what was looked at. To accept a change, look
// at the page, then run with UPDATE_GOLDEN=1.
func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	if os.Getenv("UPDATE_GOLDEN") != "" {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s differs from line %d on; look at the page, then run with UPDATE_GOLDEN=1", name, firstDifference(string(got), string(want)))
	}
}
