package purgatorypages_test

import (
	"bytes"
	"fmt"
	"testing"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
	"croix/output/pdf"
	. "croix/templates/purgatorypages"
)

// figures is n souls: full decks, one after another.
func figures(t testing.TB, n int) []*purgatory.Figure {
	t.Helper()
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	var fs []*purgatory.Figure
	for seed := uint64(1); len(fs) < n; seed++ {
		cards, _, err := c.RollDeck(dice.Seeded(seed), c.Capacity())
		if err != nil {
			t.Fatal(err)
		}
		for _, card := range cards[:min(len(cards), n-len(fs))] {
			f, err := c.Figure(card)
			if err != nil {
				t.Fatal(err)
			}
			fs = append(fs, f)
		}
	}
	return fs
}

// options are those of a plain `croix print cards`.
func options() Options {
	return Options{
		Lang: say.French, Ink: InkFull, Margin: 8, Back: output.BackFold, Order: output.Interleaved,
		Paper: output.Papers()[0], Card: output.Cards()[0], Creator: "Croix test",
	}
}

// BenchmarkCards prints decks with backs: 36 cards are a session, 3,600 show
// that the cost is linear.
func BenchmarkCards(b *testing.B) {
	for _, n := range []int{36, 360, 3600} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			fs := figures(b, n)
			b.ReportAllocs()
			var size int
			for b.Loop() {
				doc, _, err := Cards(fs, options())
				if err != nil {
					b.Fatal(err)
				}
				var buf bytes.Buffer
				if err := pdf.Write(&buf, doc); err != nil {
					b.Fatal(err)
				}
				size = buf.Len()
			}
			b.ReportMetric(float64(size)/float64(n), "bytes/card")
		})
	}
}

// BenchmarkKit prints every document of the kit in one language: a session's
// worth of paper, which is to take less than a second and a half of one core.
func BenchmarkKit(b *testing.B) {
	c, err := purgatory.Default()
	if err != nil {
		b.Fatal(err)
	}
	rules := purgatory.DefaultOptions(c)
	fs := figures(b, c.Capacity())
	lay := map[string]func(o Options) (*output.Document, Report, error){
		"angels":      func(o Options) (*output.Document, Report, error) { return Celestials(purgatory.Angel, c, rules, o) },
		"board":       func(o Options) (*output.Document, Report, error) { return Board(purgatory.DefaultBoard(), o, false) },
		"calibration": Calibration,
		"cards":       func(o Options) (*output.Document, Report, error) { return Cards(fs, o) },
		"demons":      func(o Options) (*output.Document, Report, error) { return Celestials(purgatory.Demon, c, rules, o) },
		"equipment":   func(o Options) (*output.Document, Report, error) { return Equipment(c, purgatory.Options{}, nil, o) },
		"reference":   func(o Options) (*output.Document, Report, error) { return Reference(c, rules, o) },
		"score":       func(o Options) (*output.Document, Report, error) { return Score([]int{2, 3}, rules, o) },
		"slips":       func(o Options) (*output.Document, Report, error) { return Slips(c, purgatory.Options{}, o) },
		"templates":   func(o Options) (*output.Document, Report, error) { return Templates(c, purgatory.Options{}, o) },
		"tokens":      func(o Options) (*output.Document, Report, error) { return Tokens(c.Capacity(), TokenSize, o) },
	}
	b.ReportAllocs()
	size, pages := 0, 0
	for b.Loop() {
		size, pages = 0, 0
		for name, document := range lay {
			o := options()
			o.Sums = true // as for the manifest of a folder
			doc, _, err := document(o)
			if err != nil {
				b.Fatal(name, err)
			}
			var buf bytes.Buffer
			if err := pdf.Write(&buf, doc); err != nil {
				b.Fatal(name, err)
			}
			size += buf.Len()
			pages += doc.Pages
		}
	}
	b.ReportMetric(float64(size), "bytes/kit")
	b.ReportMetric(float64(pages), "pages/kit")
}
