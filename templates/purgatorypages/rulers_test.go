package purgatorypages

import (
	"math"
	"slices"
	"strconv"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
	"croix/output/icon"
)

// TestTemplates: on every paper the rulers measure the ranges of the rules to
// the hundredth of a millimetre, the rings their radii, and nothing leaves the
// margins.
func TestTemplates(t *testing.T) {
	c := catalog(t)
	if got := rulerLengths(c, purgatory.Options{}); !slices.Equal(got, []int{10, 20, 40, 50}) {
		t.Errorf("rulers of %v cm, want 10, 20, 40, 50", got)
	}
	for _, paper := range output.Papers() {
		o := plain()
		o.Paper = paper
		doc, _, err := Templates(c, purgatory.Options{}, o)
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
					radii = append(radii, arcRadii(m.Path)...)
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
		// The base in the aura, the blasts, the aura around the base.
		if got := slices.Compact(radii); !slices.Equal(got, []float64{12.5, 20, 40, 112.5}) {
			t.Errorf("%s: radii %v", paper.Name, got)
		}
	}
	o := plain()
	o.Paper = output.Paper{Name: "small", Size: output.Size{W: 100, H: 100}}
	if _, _, err := Templates(c, purgatory.Options{}, o); err == nil {
		t.Error("paper that is too small is not refused")
	}
}

// arcRadii is the radius, to a hundredth of a millimetre, of each run of curves
// of a path: that of the circle through its ends and a point between.
func arcRadii(path icon.Path) []float64 {
	type point struct{ x, y float64 }
	end := func(s icon.Seg) point {
		if s.Op == 'C' {
			return point{s.P[4], s.P[5]}
		}
		return point{s.P[0], s.P[1]}
	}
	var radii []float64
	for i := 1; i < len(path); i++ {
		if path[i].Op != 'C' || path[i-1].Op == 'C' {
			continue
		}
		last := i
		for last+1 < len(path) && path[last+1].Op == 'C' {
			last++
		}
		a, b, c := end(path[i-1]), end(path[i]), end(path[last])
		ab, bc, ca := math.Hypot(a.x-b.x, a.y-b.y), math.Hypot(b.x-c.x, b.y-c.y), math.Hypot(c.x-a.x, c.y-a.y)
		area := math.Abs((b.x-a.x)*(c.y-a.y)-(c.x-a.x)*(b.y-a.y)) / 2
		radii = append(radii, math.Round(100*ab*bc*ca/(4*area))/100)
	}
	return radii
}

func TestArcRadii(t *testing.T) {
	got := arcRadii(append(icon.Path{{Op: 'M', P: [6]float64{40, 10}}}, arc(10, 10, 30, 0, math.Pi/2)...))
	if !slices.Equal(got, []float64{30}) {
		t.Errorf("a quarter of radius 30 measures %v", got)
	}
	if slices.Equal(arcRadii(append(icon.Path{{Op: 'M', P: [6]float64{40, 10}}}, arc(10, 10, 29.9, 0.01, math.Pi/2)...)), []float64{30}) {
		t.Error("an arc that is off measures as if it were not")
	}
}

// TestRulerNumbers: no mark of a range runs through a number, every ruler has
// its ends numbered and says how long it is, and the moves of a house rule have
// a ruler that is long enough.
func TestRulerNumbers(t *testing.T) {
	c := catalog(t)
	for _, set := range []string{"", "move.celestial_cm=25", "move.celestial_cm=5"} {
		rules := purgatory.DefaultOptions(c)
		if set != "" {
			if err := rules.SetText(set); err != nil {
				t.Fatal(err)
			}
		}
		doc, _, err := Templates(c, rules, plain())
		if err != nil {
			t.Fatal(err)
		}
		text := map[string]int{}
		for s, err := range doc.Sheets() {
			if err != nil {
				t.Fatal(err)
			}
			marks := s.Placed[0].Drawing.Marks
			for _, m := range marks {
				if m.Kind == output.KindText {
					text[m.Text]++
				}
				if m.Kind != output.KindLine || m.Paint.Line != 0.6 {
					continue
				}
				top, bottom := math.Min(m.Box.Y, m.Box.Y+m.Box.H), math.Max(m.Box.Y, m.Box.Y+m.Box.H)
				for _, n := range marks {
					if n.Kind != output.KindText {
						continue
					}
					f := output.Font{Face: n.Face, Size: n.Size}
					beside := m.Box.X < n.Box.X || m.Box.X > n.Box.X+f.Width(n.Text)
					if !beside && top < n.Box.Y && bottom > n.Box.Y-f.Cap() {
						t.Errorf("%s: a range runs through %q", set, n.Text)
					}
				}
			}
		}
		lengths := rulerLengths(c, rules)
		if least := movesRuler(rules); !slices.Contains(lengths, least) || least < moveOf(1) {
			t.Errorf("%s: the ruler of moves measures %d cm of %v", set, least, lengths)
		}
		for _, cm := range lengths {
			if text[strconv.Itoa(cm)] == 0 || text[say.French.Text(say.PrintRange, cm)] == 0 {
				t.Errorf("%s: the ruler of %d cm lacks its title or its last number", set, cm)
			}
		}
		if text["0"] < len(lengths) {
			t.Errorf("%s: %d rulers begin with 0, want %d", set, text["0"], len(lengths))
		}
	}
}
