package purgatorypages

import (
	"strings"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// TestHints: a sheet tells the best sins to name if it is asked to, and keeps
// all that a sheet must keep.
func TestHints(t *testing.T) {
	c := catalog(t)
	all := append(append([]*purgatory.Celestial{}, c.Demons...), c.Angels...)
	for _, l := range say.Langs() {
		o := plain()
		o.Lang = l
		bare, err := newPress(o)
		if err != nil {
			t.Fatal(err)
		}
		told, err := newPress(o)
		if err != nil {
			t.Fatal(err)
		}
		if told.hints, err = hints(c, purgatory.DefaultOptions(c), all, l); err != nil {
			t.Fatal(err)
		}
		for _, b := range all {
			if err := checkCelestial(told, b); err != nil {
				t.Errorf("%s %s: %v", l, b.ID, err)
			}
			with, err := told.celestial(b)
			if err != nil {
				t.Fatal(err)
			}
			without, err := bare.celestial(b)
			if err != nil {
				t.Fatal(err)
			}
			line := flat(told.hints[b.ID])
			if !strings.Contains(flat(words([]*output.Drawing{with})), line) {
				t.Errorf("%s %s: the sheet does not say %q", l, b.ID, line)
			}
			if strings.Contains(flat(words([]*output.Drawing{without})), line) {
				t.Errorf("%s %s: the sheet says %q unasked", l, b.ID, line)
			}
		}
	}
}

// TestOddsPages: the page of odds fits every paper in both languages, and is
// short on A4 and Letter.
func TestOddsPages(t *testing.T) {
	c := catalog(t)
	for _, paper := range output.Papers() {
		for _, l := range say.Langs() {
			o := plain()
			o.Paper, o.Lang = paper, l
			doc, r, err := Odds(c, purgatory.DefaultOptions(c), o)
			if err != nil {
				t.Errorf("%s %s: %v", paper.Name, l, err)
				continue
			}
			if most := map[string]int{"A4": 1, "A3": 1, "Letter": 1, "A5": 3}[paper.Name]; doc.Pages > most || doc.Pages != r.Pages || doc.Pages == 0 {
				t.Errorf("%s %s: %d pages, reported %d", paper.Name, l, doc.Pages, r.Pages)
			}
		}
	}
}
