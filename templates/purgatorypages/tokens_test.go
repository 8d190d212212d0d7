package purgatorypages

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"croix/generator/say"
	"croix/output"
)

// TestTokens: every soul has its number once, every token is a disc of 25 mm
// with nothing outside it, in each ink and language.
func TestTokens(t *testing.T) {
	for _, ink := range Inks() {
		for _, l := range say.Langs() {
			o := plain()
			o.Ink, o.Lang, o.Back = ink, l, output.BackLong
			doc, r, err := Tokens(36, TokenSize, o)
			if err != nil {
				t.Fatal(err)
			}
			numbers := map[string]int{}
			placed := 0
			for s, err := range doc.Sheets() {
				if err != nil {
					t.Fatal(err)
				}
				for _, p := range s.Placed {
					if p.Form {
						continue
					}
					placed++
					if p.Drawing.Count(RoleRound) != 1 {
						t.Errorf("%s: %d cut lines", p.Drawing.Name, p.Drawing.Count(RoleRound))
					}
					for text := range p.Drawing.Texts {
						numbers[text]++
					}
					for _, m := range p.Drawing.Marks {
						if m.Kind != output.KindText {
							continue
						}
						w := m.Face.Width(m.Text, m.Size)
						for _, x := range []float64{m.Box.X, m.Box.X + w} {
							if d := math.Hypot(x-12.5, m.Box.Y-12.5); d > 11.2 {
								t.Errorf("%s %s: %q reaches %.1f mm from the middle", l, p.Drawing.Name, m.Text, d)
							}
						}
					}
				}
			}
			if placed != r.Cards {
				t.Errorf("%d tokens placed, the report says %d", placed, r.Cards)
			}
			for i := 1; i <= 36; i++ {
				if numbers[strconv.Itoa(i)] != 1 {
					t.Errorf("soul %d has %d pawns", i, numbers[strconv.Itoa(i)])
				}
			}
		}
	}
}

// TestCampsApart: the three camps' markers differ in letter, in hatch, and in
// lightness or hue, also once all colour is gone.
func TestCampsApart(t *testing.T) {
	p, err := newPress(plain())
	if err != nil {
		t.Fatal(err)
	}
	camps := map[say.Key]token{}
	for _, tk := range p.tokensFor(9) {
		if tk.letter != "" {
			camps[tk.key] = tk
		}
	}
	if len(camps) != 3 {
		t.Fatalf("%d camps, want 3", len(camps))
	}
	letters, hatches := "", map[hatch]bool{}
	for _, tk := range camps {
		if strings.Contains(letters, tk.letter) || hatches[tk.hatch] || tk.hatch == noHatch {
			t.Errorf("%s shares its letter or hatch", tk.key)
		}
		letters += tk.letter
		hatches[tk.hatch] = true
	}
}
