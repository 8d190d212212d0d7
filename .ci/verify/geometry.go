package verify

import (
	"fmt"
	"math"
	"sort"
)

var black, white = [3]float64{0, 0, 0}, [3]float64{1, 1, 1}

// straight tells whether the shape is one line, level or upright.
func (s Shape) straight() bool {
	return s.Stroked && !s.Filled && s.Points == 2 && (s.W() < 1e-9 || s.H() < 1e-9) && s.W()+s.H() > 0
}

// CheckBar measures the check bar at the foot of every page, and its ten parts.
func (d *Document) CheckBar() error {
	p, err := d.pdf()
	if err != nil {
		return err
	}
	for i := range p.Pages {
		shapes, err := p.Shapes(i)
		if err != nil {
			return err
		}
		foot := Box{margin - 0.2, d.Grid.H - margin - band, d.Grid.W - margin + 0.2, d.Grid.H - margin}
		var bar Shape
		var at []float64
		for _, s := range shapes {
			if !s.straight() || s.Stroke != black || s.Dashed || !near(s.Line, 0.2, 0.01) || !foot.Holds(s.Box) {
				continue
			}
			if s.W() > bar.W() {
				bar = s
			}
			if s.W() == 0 {
				at = append(at, s.X)
			}
		}
		if !near(bar.W(), 100, 0.01) {
			return fmt.Errorf("page %d: the check bar measures %.3f mm", i+1, bar.W())
		}
		if len(at) != 11 {
			return fmt.Errorf("page %d: the check bar has %d strokes instead of 11", i+1, len(at))
		}
		for k, x := range at {
			if want := bar.X + 10*float64(k); !near(x, want, 0.01) {
				return fmt.Errorf("page %d: stroke %d of the check bar stands at %.3f mm instead of %.3f", i+1, k, x-bar.X, want-bar.X)
			}
		}
	}
	return nil
}

// marks are the cut and fold marks of a page: black lines of 0.25 mm.
func marks(shapes []Shape) []Shape {
	var out []Shape
	for _, s := range shapes {
		if s.straight() && s.Stroke == black && near(s.Line, 0.25, 0.01) {
			out = append(out, s)
		}
	}
	return out
}

// CheckMarks sees that the cut marks of every front stand at the trim of its
// cards: cards as wide and high as they should be, in the middle of the page.
// Backs have none.
func (d *Document) CheckMarks() error {
	p, err := d.pdf()
	if err != nil {
		return err
	}
	if len(p.Pages) != len(d.Faces) {
		return fmt.Errorf("%d pages instead of %d", len(p.Pages), len(d.Faces))
	}
	for i, f := range d.Faces {
		shapes, err := p.Shapes(i)
		if err != nil {
			return err
		}
		if err := d.checkMarks(f, marks(shapes)); err != nil {
			return fmt.Errorf("page %d: %w", i+1, err)
		}
	}
	return nil
}

func (d *Document) checkMarks(f Face, found []Shape) error {
	if f.Back {
		if len(found) > 0 {
			return fmt.Errorf("a back has %d cut marks", len(found))
		}
		return nil
	}
	var wantX, wantY, wantFold, x, y, fold []float64
	for k := range f.Count {
		t := d.Grid.Front(k)
		wantX, wantY = append(wantX, t.X, t.X2), append(wantY, t.Y, t.Y+d.Grid.placeH())
		if d.Card == "slip" { // it has hinges of its own
			wantFold = append(wantFold, t.Y+slipPanel, t.Y+2*slipPanel)
		}
		if d.Grid.Back == "fold" {
			wantFold = append(wantFold, t.Y2)
		}
	}
	trims, _ := d.trims(f)
	for _, s := range found {
		switch {
		case s.Dashed && s.H() == 0:
			fold = append(fold, s.Y)
			continue
		case s.Dashed:
			return fmt.Errorf("an upright fold mark at %v", s.Box)
		case s.W() == 0:
			x = append(x, s.X)
		default:
			y = append(y, s.Y)
		}
		for _, t := range trims {
			if t.Grow(-0.81).Meets(s.Box.Grow(1e-6)) {
				return fmt.Errorf("the cut mark at %v reaches into the card at %v", s.Box, t)
			}
		}
	}
	for _, c := range []struct {
		what      string
		got, want []float64
	}{{"upright cut marks", x, wantX}, {"level cut marks", y, wantY}, {"fold marks", fold, wantFold}} {
		got, want := distinct(c.got), distinct(c.want)
		if len(got) != len(want) {
			return fmt.Errorf("%s at %.2f mm instead of %.2f", c.what, got, want)
		}
		for k := range got {
			if !near(got[k], want[k], 0.01) || k > 0 && !near(got[k]-got[k-1], want[k]-want[k-1], 0.01) {
				return fmt.Errorf("%s at %.3f mm instead of %.3f", c.what, got, want)
			}
		}
	}
	return nil
}

// distinct sorts positions and takes those within a hundredth of a millimetre
// as one.
func distinct(a []float64) []float64 {
	sort.Float64s(a)
	var out []float64
	for _, v := range a {
		if len(out) == 0 || v-out[len(out)-1] > 0.01 {
			out = append(out, v)
		}
	}
	return out
}

// tick tells whether a shape is a tick box: white, rounded, 5 mm square, its
// outline 0.35 mm.
func (s Shape) tick() bool {
	return s.Filled && s.Stroked && s.Curves && s.Fill == white && s.Stroke != white && !s.Dashed &&
		near(s.Line, 0.35, 0.01) && near(s.W(), 5, 0.02) && near(s.H(), 5, 0.02)
}

// CheckTicks counts the tick boxes of every card. They lie within it and apart
// from each other.
func (d *Document) CheckTicks(t Tables) error {
	p, err := d.pdf()
	if err != nil {
		return err
	}
	if len(p.Pages) != len(d.Faces) {
		return fmt.Errorf("%d pages instead of %d", len(p.Pages), len(d.Faces))
	}
	for i, f := range d.Faces {
		shapes, err := p.Shapes(i)
		if err != nil {
			return err
		}
		var ticks []Shape
		for _, s := range shapes {
			if s.tick() {
				ticks = append(ticks, s)
			}
		}
		if err := d.checkTicks(t, f, ticks); err != nil {
			return fmt.Errorf("page %d: %w", i+1, err)
		}
	}
	return nil
}

func (d *Document) checkTicks(t Tables, f Face, ticks []Shape) error {
	for i, a := range ticks {
		for _, b := range ticks[:i] {
			if a.Grow(-0.02).Meets(b.Box) {
				return fmt.Errorf("the tick boxes at %v and %v overlap", a.Box, b.Box)
			}
		}
	}
	counted := 0
	if !f.Back {
		for k := range f.Count {
			want, err := t.Expect(d.Souls[f.First+k], d.Lang)
			if err != nil {
				return err
			}
			n := 0
			for _, s := range ticks {
				if d.Grid.Front(k).Grow(-math.Min(s.Line, 1)).Holds(s.Box) {
					n++
				}
			}
			counted += n
			if n != want.Ticks() {
				return fmt.Errorf("%d %s has %d tick boxes instead of %d (%s)", want.D66, want.ID, n, want.Ticks(), want.sum())
			}
		}
	}
	if counted != len(ticks) {
		return fmt.Errorf("%d tick boxes lie on no card", len(ticks)-counted)
	}
	return nil
}

// sum says where the number of tick boxes comes from.
func (w Want) sum() string {
	s := fmt.Sprintf("substance %d", w.Substance)
	for _, g := range w.Gear {
		if g.Ticks > 0 {
			s += fmt.Sprintf(" + %s %d", g.ID, g.Ticks)
		}
	}
	return s
}
