package verify

import (
	"fmt"
	"math"
	"slices"
	"strconv"
)

// tolerance is what a measure on paper may be off, millimetres.
const tolerance = 0.05

// upright and level tell which way a straight line runs.
func (s Shape) upright() bool { return s.straight() && s.W() < 1e-9 }
func (s Shape) level() bool   { return s.straight() && s.H() < 1e-9 }

// Arc is a run of curves along a circle.
type Arc struct{ X, Y, R float64 }

// arcs are the runs of curves of a path that lie on a circle within the
// tolerance.
func (s Shape) arcs() []Arc {
	var out []Arc
	for i := 1; i < len(s.Steps); i++ {
		if !s.Steps[i].Curve || s.Steps[i-1].Curve {
			continue
		}
		last := i
		for last+1 < len(s.Steps) && s.Steps[last+1].Curve {
			last++
		}
		points := [][2]float64{{s.Steps[i-1].X, s.Steps[i-1].Y}}
		for _, p := range s.Steps[i : last+1] {
			points = append(points, [2]float64{p.MidX, p.MidY}, [2]float64{p.X, p.Y})
		}
		if a, ok := circleThrough(points); ok {
			out = append(out, a)
		}
	}
	return out
}

// circleThrough is the circle through all points; false if there is none.
func circleThrough(p [][2]float64) (Arc, bool) {
	n := len(p)
	a, b, c := p[0], p[n/3], p[2*n/3]
	d := 2 * (a[0]*(b[1]-c[1]) + b[0]*(c[1]-a[1]) + c[0]*(a[1]-b[1]))
	if math.Abs(d) < 1e-9 {
		return Arc{}, false
	}
	sq := func(q [2]float64) float64 { return q[0]*q[0] + q[1]*q[1] }
	x := (sq(a)*(b[1]-c[1]) + sq(b)*(c[1]-a[1]) + sq(c)*(a[1]-b[1])) / d
	y := (sq(a)*(c[0]-b[0]) + sq(b)*(a[0]-c[0]) + sq(c)*(b[0]-a[0])) / d
	arc := Arc{x, y, math.Hypot(a[0]-x, a[1]-y)}
	for _, q := range p {
		if math.Abs(math.Hypot(q[0]-x, q[1]-y)-arc.R) > tolerance {
			return arc, false
		}
	}
	return arc, true
}

// Ruler is a part of a ruler as printed.
type Ruler struct {
	Page     int
	Edge     Box // the edge that measures
	From, To int // centimetres, from the numbers on it
}

// Rulers measures the rulers of the templates: on the edge of each part a mark
// stands at every centimetre and every half, and the numbers under the marks
// count up by one.
func (f *File) Rulers() ([]Ruler, error) {
	var out []Ruler
	for page := range f.PDF.Pages {
		shapes, err := f.PDF.Shapes(page)
		if err != nil {
			return nil, err
		}
		for _, edge := range shapes {
			if !edge.level() || edge.Stroke != black || !near(edge.Line, 0.3, 0.01) {
				continue
			}
			r, err := f.ruler(page, edge.Box, shapes)
			if err != nil {
				return nil, fmt.Errorf("page %d, the ruler at %v: %w", page+1, edge.Box, err)
			}
			out = append(out, r)
		}
	}
	return out, nil
}

func (f *File) ruler(page int, edge Box, shapes []Shape) (Ruler, error) {
	r := Ruler{Page: page, Edge: edge}
	cm := int(math.Round(edge.W() / 10))
	if !near(edge.W(), 10*float64(cm), tolerance) {
		return r, fmt.Errorf("it measures %.3f mm", edge.W())
	}
	var whole, half []float64
	for _, s := range shapes {
		if !s.upright() || !near(s.Line, 0.2, 0.01) || !near(s.Y, edge.Y, tolerance) || s.X < edge.X || s.X > edge.X2 {
			continue
		}
		if s.H() > 2.5 {
			whole = append(whole, s.X)
		} else {
			half = append(half, s.X)
		}
	}
	slices.Sort(whole)
	slices.Sort(half)
	if len(whole) != cm-1 || len(half) != cm {
		return r, fmt.Errorf("%d marks of centimetres and %d of halves instead of %d and %d", len(whole), len(half), cm-1, cm)
	}
	for i, x := range half {
		if want := edge.X + 5 + 10*float64(i); !near(x, want, tolerance) {
			return r, fmt.Errorf("the half at %d.5 cm stands at %.3f mm", i, x-edge.X)
		}
	}
	for i, x := range whole {
		if want := edge.X + 10*float64(i+1); !near(x, want, tolerance) {
			return r, fmt.Errorf("the mark of %d cm stands at %.3f mm", i+1, x-edge.X)
		}
		found := false
		for _, w := range f.Pages[page] {
			mid, _ := w.Mid()
			n, err := strconv.Atoi(w.Text)
			if err != nil || w.Y < edge.Y || w.Y > edge.Y+6 || !near(mid, x, 0.2) {
				continue
			}
			if found = true; i == 0 {
				r.From = n - 1
			} else if n != r.From+i+1 {
				return r, fmt.Errorf("the mark after %d cm is called %d", r.From+i, n)
			}
		}
		if !found {
			return r, fmt.Errorf("the mark of %d cm has no number", i+1)
		}
	}
	r.To = r.From + cm
	return r, nil
}

// CheckRulers wants rulers of these lengths in centimetres, whole or in parts
// that go on from each other.
func (f *File) CheckRulers(lengths []int) error {
	parts, err := f.Rulers()
	if err != nil {
		return err
	}
	var got []int
	for _, r := range parts {
		switch {
		case r.From == 0:
			got = append(got, r.To)
		case len(got) > 0 && got[len(got)-1] == r.From:
			got[len(got)-1] = r.To
		default:
			return fmt.Errorf("a part from %d to %d cm goes on from none", r.From, r.To)
		}
	}
	slices.Sort(got)
	if !slices.Equal(got, lengths) {
		return fmt.Errorf("rulers of %v cm instead of %v", got, lengths)
	}
	return nil
}

// CheckRings measures the rings of the templates: the round sides of the
// windows of a blast have its radius around the middle of its cross, four for
// each ring; the aura reaches 10 cm from a base of 25 mm.
func (f *File) CheckRings(blasts map[float64]int) error {
	got := map[float64]int{}
	var base, aura []Arc
	for page := range f.PDF.Pages {
		shapes, err := f.PDF.Shapes(page)
		if err != nil {
			return err
		}
		for _, s := range shapes {
			if !s.Stroked || s.Stroke != black || !near(s.Line, 0.25, 0.01) || s.Dashed {
				continue
			}
			arcs := s.arcs()
			for _, a := range arcs {
				for r := range blasts {
					if len(arcs) == 1 && s.Fill == white && near(a.R, r, tolerance) {
						got[r]++
					}
				}
				a.X += 1000 * float64(page) // apart from those of other pages
				switch {
				case near(a.R, 12.5, tolerance):
					base = append(base, a)
				case near(a.R, 112.5, tolerance):
					aura = append(aura, a)
				}
			}
		}
	}
	for r, n := range blasts {
		if got[r] != 4*n {
			return fmt.Errorf("%d round sides of a radius of %g mm instead of %d", got[r], r, 4*n)
		}
	}
	if len(aura) == 0 {
		return fmt.Errorf("no arc of 112.5 mm: the aura around a base of 25 mm")
	}
	for _, a := range aura {
		if !slices.ContainsFunc(base, func(b Arc) bool { return near(a.X, b.X, tolerance) && near(a.Y, b.Y, tolerance) }) {
			return fmt.Errorf("the aura around %.2f, %.2f mm has no notch for the base in its middle", a.X, a.Y)
		}
	}
	return nil
}

// CheckDiscs measures the round cut line of every token: its radius, and that
// its middle is that of its place, in front and behind.
func (d *Document) CheckDiscs() error {
	p, err := d.pdf()
	if err != nil {
		return err
	}
	for i, f := range d.Faces {
		shapes, err := p.Shapes(i)
		if err != nil {
			return err
		}
		places, _ := d.trims(f)
		for _, place := range places {
			x, y := place.Mid()
			n := 0
			for _, s := range shapes {
				if !s.Stroked || s.Stroke != black || !near(s.Line, 0.25, 0.01) || !place.Grow(tolerance).Holds(s.Box) {
					continue
				}
				for _, a := range s.arcs() {
					if near(a.R, d.Grid.CardW/2, tolerance) && near(a.X, x, tolerance) && near(a.Y, y, tolerance) {
						n++
					}
				}
			}
			if n != 1 {
				return fmt.Errorf("page %d: %d cut lines of a radius of %g mm at %v", i+1, n, d.Grid.CardW/2, place)
			}
		}
	}
	return nil
}

// CheckCalibration measures the sheet of a printer: bars of 100 mm across and
// down, and crosses in front where the scales behind have their middles when
// the sheet is turned about its long, upright edge.
func (f *File) CheckCalibration() error {
	if len(f.PDF.Pages) != 2 {
		return fmt.Errorf("%d pages instead of 2", len(f.PDF.Pages))
	}
	front, err := f.PDF.Shapes(0)
	if err != nil {
		return err
	}
	back, err := f.PDF.Shapes(1)
	if err != nil {
		return err
	}
	across, down := 0, 0
	var crosses, scales [][2]float64
	for _, s := range front {
		switch {
		case s.level() && near(s.Line, 0.2, 0.01) && near(s.W(), 100, tolerance) && s.Y < f.PDF.Pages[0].H-margin-band:
			across++
		case s.upright() && near(s.H(), 100, tolerance):
			down++
		case s.level() && near(s.W(), 12, tolerance):
			for _, u := range front {
				if x, y := s.Mid(); u.upright() && near(u.H(), 12, tolerance) {
					if ux, uy := u.Mid(); near(x, ux, tolerance) && near(y, uy, tolerance) {
						crosses = append(crosses, [2]float64{x, y})
					}
				}
			}
		}
	}
	for _, s := range back {
		if s.level() && near(s.W(), 16, tolerance) {
			x, y := s.Mid()
			marks := 0
			for _, u := range back {
				if ux, uy := u.Mid(); u.upright() && near(uy, y, tolerance) && math.Abs(ux-x) < 8.5 && near(ux-x, math.Round(ux-x), tolerance) {
					marks++
				}
			}
			if marks < 17 {
				return fmt.Errorf("the scale at %.2f, %.2f mm has %d marks instead of 17", x, y, marks)
			}
			scales = append(scales, [2]float64{x, y})
		}
	}
	if across != 1 || down != 1 || len(crosses) != 3 || len(scales) != 3 {
		return fmt.Errorf("%d bars across, %d down, %d crosses and %d scales instead of 1, 1, 3 and 3", across, down, len(crosses), len(scales))
	}
	for _, c := range crosses {
		if !slices.ContainsFunc(scales, func(s [2]float64) bool {
			return near(s[0], f.PDF.Pages[0].W-c[0], tolerance) && near(s[1], c[1], tolerance)
		}) {
			return fmt.Errorf("no scale lies behind the cross at %.2f, %.2f mm", c[0], c[1])
		}
	}
	return nil
}
