package purgatorypages

import (
	"math"
	"slices"
	"testing"

	"croix/output"
)

// TestTemplates: on every paper the rulers measure the ranges of the rules to
// the hundredth of a millimetre, the rings their radii, and nothing leaves the
// margins.
func TestTemplates(t *testing.T) {
	c := catalog(t)
	if got := rulerLengths(c); !slices.Equal(got, []int{10, 20, 40, 50}) {
		t.Errorf("rulers of %v cm, want 10, 20, 40, 50", got)
	}
	for _, paper := range output.Papers() {
		o := plain()
		o.Paper = paper
		doc, _, err := Templates(c, o)
		if err != nil {
			t.Fatal(err)
		}
		total := 0.0
		var radii []float64
		for s, err := range doc.Sheets() {
			if err != nil {
				t.Fatal(err)
			}
			free := output.Rect{W: s.Size.W, H: s.Size.H}.Inset(o.Margin)
			for _, m := range s.Placed[0].Drawing.Marks {
				switch m.Role {
				case RoleRuler:
					total += m.Box.W
				case RoleRadius:
					low, high := math.Inf(1), math.Inf(-1)
					for _, seg := range m.Path {
						if seg.Op == 'M' || seg.Op == 'C' {
							at := 0
							if seg.Op == 'C' {
								at = 4
							}
							low, high = math.Min(low, seg.P[at]), math.Max(high, seg.P[at])
						}
					}
					wide := high - low
					if len(m.Path) > 2 { // a whole circle
						wide /= 2
					}
					radii = append(radii, math.Round(wide*100)/100)
				}
				if (m.Kind == output.KindRect || m.Kind == output.KindLine) && !m.Box.In(free) {
					t.Errorf("%s: %v leaves the margins", paper.Name, m.Box)
				}
			}
		}
		if math.Abs(total-1200) > 0.01 {
			t.Errorf("%s: the rulers measure %.2f mm together, want 1200", paper.Name, total)
		}
		slices.Sort(radii)
		if !slices.Equal(radii, []float64{20, 40, 100, 100}) {
			t.Errorf("%s: radii %v", paper.Name, radii)
		}
	}
	o := plain()
	o.Paper = output.Paper{Name: "small", Size: output.Size{W: 100, H: 100}}
	if _, _, err := Templates(c, o); err == nil {
		t.Error("paper that is too small is not refused")
	}
}
