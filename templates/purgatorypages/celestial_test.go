package purgatorypages

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// TestCelestialSheets: each sheet and each card, in each ink and language,
// keeps inside its safe area, has as many boxes as the values and as many lines
// as objects can be carried, and says the numbers and the special of its table
// (print failures 45, 46, 94, 96).
func TestCelestialSheets(t *testing.T) {
	c := catalog(t)
	sizes := []output.Paper{output.Cards()[0], output.Cards()[2], {Name: "large", Size: output.Size{W: 100, H: 150}}}
	for _, ink := range Inks() {
		for _, l := range say.Langs() {
			for _, card := range sizes {
				o := plain()
				o.Ink, o.Lang, o.Card = ink, l, card
				p, err := newPress(o)
				if err != nil {
					t.Fatal(err)
				}
				for _, b := range append(append([]*purgatory.Celestial{}, c.Demons...), c.Angels...) {
					if err := checkCelestial(p, b); err != nil {
						t.Errorf("%s %s %s %s: %v", ink, l, card.Name, b.ID, err)
					}
				}
			}
		}
	}
}

func checkCelestial(p *press, b *purgatory.Celestial) error {
	draw, ruled, floor := p.celestial, b.Carries(), 8.5
	if CelestialCards(p.o.Card.Size) {
		draw, ruled, floor = p.celestialCard, 0, 7
	}
	d, err := draw(b)
	if err != nil {
		return err
	}
	if err := checkInside(d); err != nil {
		return err
	}
	want := b.Substance + 10 // rounds
	if b.Kind == purgatory.Angel {
		want += b.ReturnOn() - 1 // souls made virtuous with which it is sure to come back
	} else {
		want += 3 // actions lost
	}
	if got := d.Count(output.RoleTick); got != want {
		return fmt.Errorf("%d boxes, want %d", got, want)
	}
	if got := d.Count(RoleRuled); got != ruled {
		return fmt.Errorf("%d lines for objects, want %d", got, ruled)
	}
	l := p.o.Lang
	text := flat(words([]*output.Drawing{d}))
	for _, s := range []string{b.Name(l), b.Special(l), strconv.Itoa(b.MeleeDice) + "d6", diceText(b.Damage),
		strconv.Itoa(b.Substance), strconv.Itoa(purgatory.CelestialMove), strconv.Itoa(purgatory.CelestialActions)} {
		if !strings.Contains(text, flat(s)) {
			return fmt.Errorf("%q is not there", s)
		}
	}
	if b.HasSin && strings.Count(text, b.Sin.Name(l)) < 3 {
		return fmt.Errorf("its sin is not named in its powers")
	}
	// The sheet is read at arm's length: labels apart, no type under 8.5 pt.
	for _, m := range d.Marks {
		if m.Kind == output.KindText && len(m.Text) > 30 && m.Size < floor {
			return fmt.Errorf("%q is set at %.2f pt, want %g", m.Text, m.Size, floor)
		}
	}
	return nil
}

// TestCelestialOutcomes: the tables of the powers, cell by cell, as the rules
// have them.
func TestCelestialOutcomes(t *testing.T) {
	c := catalog(t)
	p, err := newPress(plain())
	if err != nil {
		t.Fatal(err)
	}
	demon := "plus bas égal plus haut 666" +
		" deux joueurs damnée humaniste rien damnée" +
		" trois joueurs damnée vertueuse à l’Humanité damnée" +
		" humaniste : 4d6 damnée il frappe il frappe –"
	angel := "plus haut égal plus bas 666" +
		" deux joueurs vertueuse humaniste rien damnée" +
		" trois joueurs vertueuse à l’Humanité à l’Humanité damnée" +
		" humaniste : 2d6 vertueuse rien rien –"
	for id, want := range map[string]string{
		"luxure": demon, "diablotin": demon, "duc_des_enfers": demon,
		"trones": angel, "archanges": angel,
		"vertus": strings.Replace(angel, "2d6", "3d6", 1),
	} {
		b, ok := c.Celestial(id)
		if !ok {
			t.Fatal(id)
		}
		d, err := p.celestial(b)
		if err != nil {
			t.Fatal(err)
		}
		if text := flat(words([]*output.Drawing{d})); !strings.Contains(text, flat(want)) {
			t.Errorf("%s: want %s in: %s", id, want, text)
		}
	}
	// What an angel needs to return, the archangel less.
	for id, want := range map[string]string{"trones": "Sur 6 ou plus", "archanges": "Sur 5 ou plus"} {
		b, _ := c.Celestial(id)
		d, err := p.celestial(b)
		if err != nil {
			t.Fatal(err)
		}
		if text := flat(words([]*output.Drawing{d})); !strings.Contains(text, want) {
			t.Errorf("%s: no %q in: %s", id, want, text)
		}
	}
}

// TestCelestialTrack: the boxes before the broken heart are those that may be
// ticked without a wound, exactly half of the substance or less.
func TestCelestialTrack(t *testing.T) {
	c := catalog(t)
	for _, card := range []output.Paper{output.Cards()[0], output.Cards()[2]} {
		o := plain()
		o.Card = card
		p, err := newPress(o)
		if err != nil {
			t.Fatal(err)
		}
		for _, b := range append(append([]*purgatory.Celestial{}, c.Demons...), c.Angels...) {
			draw := p.celestial
			if CelestialCards(card.Size) {
				draw = p.celestialCard
			}
			d, err := draw(b)
			if err != nil {
				t.Fatal(err)
			}
			before := 0
			for _, m := range d.Marks {
				if m.Kind == output.KindUse && m.Form.Name == "icon broken-heart" && m.Box.W < 4 && before > 0 {
					break
				}
				if m.Role == output.RoleTick {
					before++
				}
			}
			if before != b.Substance/2 {
				t.Errorf("%s %s: %d boxes before the wound, want %d", card.Name, b.ID, before, b.Substance/2)
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
				doc, r, err := Celestials(kind, c, purgatory.DefaultOptions(c), o)
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
	cards := plain()
	cards.Card = output.Cards()[2]
	if doc, r, err := Celestials(purgatory.Demon, c, purgatory.DefaultOptions(c), cards); err != nil || doc.Pages != 3 || r.PerPage != 4 {
		t.Errorf("tarot cards: %v, %+v", err, r)
	}
	o := plain()
	o.Paper = output.Paper{Name: "small", Size: output.Size{W: 100, H: 150}}
	if _, _, err := Celestials(purgatory.Demon, c, purgatory.DefaultOptions(c), o); err == nil || !strings.Contains(say.French.Error(err), "131 × 187") {
		t.Errorf("paper that is too small: got %v", err)
	}
}

// TestCelestialGolden holds the two hardest sheets: the duke for its substance,
// the guardian for its text; and two cards.
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
	p.o.Card = output.Cards()[2]
	for _, id := range []string{"gourmandise", "archanges"} {
		being, ok := c.Celestial(id)
		if !ok {
			t.Fatal(id)
		}
		d, err := p.celestialCard(being)
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
