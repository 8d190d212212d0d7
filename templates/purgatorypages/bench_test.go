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
