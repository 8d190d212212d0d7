package purgatorypages

import (
	"math"
	"testing"

	"croix/generator/say"
	"croix/output"
)

// TestCalibration: on every paper and in both languages, the sheet has two
// sides, bars of 100 mm, and scales on the back exactly where the crosses of
// the front end up.
func TestCalibration(t *testing.T) {
	for _, paper := range output.Papers() {
		for _, l := range say.Langs() {
			o := plain()
			o.Paper, o.Lang = paper, l
			o.Profile = &output.Profile{Name: "off", SX: 0.9, SY: 0.9}
			doc, r, err := Calibration(o)
			if err != nil {
				t.Fatal(err)
			}
			if doc.Pages != 2 || r.Sheets != 1 || doc.Duplex != output.DuplexLongEdge {
				t.Errorf("%s: %d pages, %d sheets, %s", paper.Name, doc.Pages, r.Sheets, doc.Duplex)
			}
			bars := 0
			for s, err := range doc.Sheets() {
				if err != nil {
					t.Fatal(err)
				}
				if s.Adjust != nil {
					t.Errorf("%s: what is measured is corrected already", paper.Name)
				}
				free := output.Rect{W: s.Size.W, H: s.Size.H}.Inset(o.Margin)
				for _, m := range s.Placed[0].Drawing.Marks {
					if m.Role == RoleMeasure {
						bars++
						if long := math.Hypot(m.Box.W, m.Box.H); math.Abs(long-100) > 1e-9 {
							t.Errorf("%s: a bar of %g mm", paper.Name, long)
						}
					}
					box := m.Box
					if m.Kind == output.KindText {
						box.W = m.Face.Width(m.Text, m.Size)
					}
					if m.Kind != output.KindPath && !box.In(free) {
						t.Errorf("%s %s: %v leaves the margins", paper.Name, l, m)
					}
				}
			}
			if bars != 2 {
				t.Errorf("%s: %d bars to measure, want 2", paper.Name, bars)
			}
		}
	}
	o := plain()
	o.Paper = output.Paper{Name: "small", Size: output.Size{W: 100, H: 150}}
	if _, _, err := Calibration(o); err == nil {
		t.Error("paper that is too small is not refused")
	}
}
