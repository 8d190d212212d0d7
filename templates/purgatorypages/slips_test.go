package purgatorypages

import (
	"bytes"
	"fmt"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// TestSlips: in each ink and language both slips keep inside, are folded in
// thirds, have all they say on the panel in the middle, and only the seal and
// the pattern on the others.
func TestSlips(t *testing.T) {
	c := catalog(t)
	for _, ink := range Inks() {
		for _, l := range say.Langs() {
			o := plain()
			o.Ink, o.Lang = ink, l
			p, err := newPress(o)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range p.slips(c) {
				d, err := p.slip(s)
				if err != nil {
					t.Errorf("%s %s %s: %v", ink, l, s.id, err)
					continue
				}
				if err := checkInside(d); err != nil {
					t.Errorf("%s %s %s: %v", ink, l, s.id, err)
				}
				if err := checkFolds(d); err != nil {
					t.Errorf("%s %s %s: %v", ink, l, s.id, err)
				}
				panels := slipPanels(d)
				for _, want := range append([]string{s.title, l.Text(say.SlipPawn), l.Text(say.SlipD66)}, s.rules...) {
					if !strings.Contains(panels[1], flat(want)) {
						t.Errorf("%s %s: %q is not on the inner panel: %s", l, s.id, want, panels[1])
					}
					if strings.Contains(panels[0]+panels[2], flat(want)) {
						t.Errorf("%s %s: %q is on an outer panel", l, s.id, want)
					}
				}
			}
		}
	}
}

// slipPanels is the text of each panel, but for the hints at the folds.
func slipPanels(d *output.Drawing) [3]string {
	var texts [3][]string
	for _, m := range d.Marks {
		if m.Kind == output.KindText {
			i := min(2, int(m.Box.Y/slipPanel))
			texts[i] = append(texts[i], m.Text)
		}
	}
	var flats [3]string
	for i, ts := range texts {
		flats[i] = flat(strings.Join(ts, " "))
	}
	return flats
}

// checkFolds proves that the folds make three equal panels, to 0.05 mm, right
// across the slip: folded twice, the flap covers the text to its edge.
func checkFolds(d *output.Drawing) error {
	n := 0
	for _, m := range d.Marks {
		if m.Role != output.RoleFold {
			continue
		}
		n++
		if at := d.Size.H * float64(n) / 3; math.Abs(m.Box.Y-at) > 0.05 || m.Box.X != 0 || m.Box.W != d.Size.W || m.Box.H != 0 {
			return fmt.Errorf("fold %d at %v, want %.2f mm down", n, m.Box, at)
		}
	}
	if n != 2 {
		return fmt.Errorf("%d folds, want 2", n)
	}
	return nil
}

// TestCheckFolds is the control of the check above.
func TestCheckFolds(t *testing.T) {
	fold := func(y float64) output.Mark {
		return output.Mark{Kind: output.KindLine, Role: output.RoleFold, Box: output.Rect{Y: y, W: 90}}
	}
	size := output.Size{W: 90, H: 120}
	for _, marks := range [][]output.Mark{{fold(40)}, {fold(40), fold(81)}, {fold(40), fold(80), fold(100)}} {
		if checkFolds(&output.Drawing{Size: size, Marks: marks}) == nil {
			t.Errorf("%v must not pass", marks)
		}
	}
	if err := checkFolds(&output.Drawing{Size: size, Marks: []output.Mark{fold(40), fold(80)}}); err != nil {
		t.Error(err)
	}
}

// TestSlipPoints: the points on the Antichrist's slip are those of the rules
//
func TestSlipPoints(t *testing.T) {
	p, err := newPress(plain())
	if err != nil {
		t.Fatal(err)
	}
	all := strings.Join(p.slips(catalog(t))[0].rules, " ")
	for _, want := range []string{"Satan −20", "Satan +20", "Dieu −20", "6 à chaque péché", "+20 à celui-ci"} {
		if !strings.Contains(all, want) {
			t.Errorf("%q is not in: %s", want, all)
		}
	}
}

// TestSlipSheets: whole sets on each paper, as many as lie on one sheet; paper
// that is too small is told.
func TestSlipSheets(t *testing.T) {
	c := catalog(t)
	slips := map[string]int{"A4": 4, "Letter": 4, "A3": 8, "A5": 2}
	for _, paper := range output.Papers() {
		o := plain()
		o.Paper = paper
		doc, r, err := Slips(c, purgatory.Options{}, o)
		if err != nil {
			t.Errorf("%s: %v", paper.Name, err)
			continue
		}
		s, err := doc.Page(0)
		if err != nil {
			t.Fatal(err)
		}
		kinds := map[string]int{}
		for _, pl := range s.Placed {
			kinds[pl.Drawing.Name]++
		}
		if n := slips[paper.Name]; doc.Pages != 1 || r.Cards != n || kinds["slip antichrist"] != n/2 || kinds["slip guardian"] != n/2 {
			t.Errorf("%s: %d pages with %v, want 1 with %d", paper.Name, doc.Pages, kinds, n)
		}
	}
	o := plain()
	o.Paper = output.Paper{Name: "small", Size: output.Size{W: 100, H: 120}}
	if _, _, err := Slips(c, purgatory.Options{}, o); !say.Has(err, say.PaperSmall) {
		t.Errorf("paper that is too small: got %v", err)
	}
	if _, _, err := Slips(&purgatory.Catalog{}, purgatory.Options{}, plain()); err != nil {
		t.Errorf("a catalog without a guardian: %v", err)
	}
}

// TestSlipGolden holds the slips as they were looked at.
func TestSlipGolden(t *testing.T) {
	p, err := newPress(plain())
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	for _, s := range p.slips(catalog(t)) {
		d, err := p.slip(s)
		if err != nil {
			t.Fatal(err)
		}
		output.DumpDrawing(&b, d)
	}
	golden(t, filepath.Join("testdata", "golden", "slips-fr.txt"), b.Bytes())
}

// TestLookSlips writes the slips to be looked at.
func TestLookSlips(t *testing.T) {
	c := catalog(t)
	for name, o := range lookOptions(t) {
		doc, _, err := Slips(c, purgatory.Options{}, o)
		look(t, "slips-"+name, doc, err)
	}
}
