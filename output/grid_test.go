package output

import (
	"errors"
	"math"
	"testing"

	"pgregory.net/rapid"
)

func paperNamed(t testing.TB, name string) Paper {
	t.Helper()
	p, err := ParseSize(name, append(Papers(), Cards()...))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestPerSheet counts places per sheet as anybody can with a ruler.
func TestPerSheet(t *testing.T) {
	for _, tt := range []struct {
		paper, card string
		back        Back
		want        int
		gap         float64
		why         string
	}{
		{"a4", "poker", BackNone, 9, 0, "3 x 3 upright, cards touching"},
		{"a4", "poker", BackLong, 9, 0, "a back takes no room on the front"},
		{"a4", "poker", BackFold, 4, 6, "4 pairs on the lying sheet, with full bleed"},
		{"letter", "poker", BackNone, 8, 0, "4 x 2 lying: 3 x 3 would need margins under 7.7 mm"},
		{"letter", "poker", BackFold, 4, 0, "4 pairs lying"},
		{"a3", "poker", BackNone, 18, 0, "6 x 3 lying"},
		{"a4", "mini", BackNone, 16, 0, "4 x 4 upright"},
		{"letter", "mini", BackNone, 12, 6, "4 x 3 upright, with full bleed"},
		{"a4", "mini", BackFold, 8, 0, "4 x 2 pairs"},
		{"a4", "tarot", BackNone, 4, 6, "2 x 2 upright with full bleed"},
		{"a4", "tarot", BackFold, 2, 6, "2 pairs upright"},
		{"letter", "tarot", BackFold, 2, 6, "2 pairs upright"},
	} {
		g, err := NewGrid(paperNamed(t, tt.paper), paperNamed(t, tt.card).Size, tt.back, 8)
		if err != nil {
			t.Errorf("%s %s %s: %v", tt.paper, tt.card, tt.back, err)
			continue
		}
		if g.PerSheet() != tt.want || g.Gap != tt.gap {
			t.Errorf("%s %s %s: %d places with gap %g, want %d with %g (%s)",
				tt.paper, tt.card, tt.back, g.PerSheet(), g.Gap, tt.want, tt.gap, tt.why)
		}
	}
}

func TestGridRefuses(t *testing.T) {
	_, err := NewGrid(Paper{"10 × 10 mm", Size{10, 10}}, Size{63, 88}, BackNone, 8)
	var ge *GridError
	if !errors.As(err, &ge) || ge.Card.H != 88 {
		t.Errorf("paper smaller than a card: got %v", err)
	}
	if _, err := NewGrid(paperNamed(t, "a4"), Size{200, 200}, BackFold, 8); err == nil {
		t.Error("a pair of 200 x 400 mm does not fit A4")
	}
}

// anyGrid draws a grid of any paper, card size and way of backs.
func anyGrid(t *rapid.T) Grid {
	side := rapid.Float64Range(90, 500)
	paper := Paper{"any", Size{side.Draw(t, "paper width"), side.Draw(t, "paper height")}}
	card := Size{rapid.Float64Range(20, 120).Draw(t, "card width"), rapid.Float64Range(20, 120).Draw(t, "card height")}
	g, err := NewGrid(paper, card, rapid.SampledFrom(Backs()).Draw(t, "back"), rapid.Float64Range(3, 15).Draw(t, "margin"))
	if err != nil {
		t.Skip("does not fit")
	}
	return g
}

// TestBacksMeetFronts turns the paper as a person does and looks where the
// back of each card has gone (print failures 2, 4, 6 and 11).
func TestBacksMeetFronts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGrid(t)
		lying := g.Page.W > g.Page.H
		for i := range g.PerSheet() {
			front := g.Front(i)
			back, turned := g.BackOf(i)
			// Where the printed back lies once the paper is turned, seen
			// through the front, and whether it then stands on its head.
			seen, head := back, turned
			switch g.Back {
			case BackNone:
				continue
			case BackFold: // over the lower side of the front: level axis
				axis := front.Bottom()
				seen.Y = 2*axis - back.Bottom()
				head = !turned
			case BackLong, BackShort:
				longIsUpright := !lying
				if (g.Back == BackLong) == longIsUpright { // upright axis
					seen.X = g.Page.W - back.Right()
				} else {
					seen.Y = g.Page.H - back.Bottom()
					head = !turned
				}
			}
			if math.Abs(seen.X-front.X) > 1e-6 || math.Abs(seen.Y-front.Y) > 1e-6 {
				t.Fatalf("card %d: front %v, its back ends up at %v", i, front, seen)
			}
			if head {
				t.Fatalf("card %d: the back stands on its head", i)
			}
		}
	})
}

// TestPlaces: all places lie within the margins and none touches another.
func TestPlaces(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGrid(t)
		safe := Rect{W: g.Page.W, H: g.Page.H}.Inset(g.Margin)
		var all []Rect
		for i := range g.PerSheet() {
			all = append(all, g.Front(i))
			if g.Back == BackFold {
				b, _ := g.BackOf(i)
				all = append(all, b)
			}
		}
		for i, r := range all {
			if !r.In(safe) {
				t.Fatalf("place %d %v leaves the margins %v", i, r, safe)
			}
			for _, s := range all[:i] {
				if o := r.Intersect(s); o.W > 1e-6 && o.H > 1e-6 {
					t.Fatalf("places overlap: %v and %v", r, s)
				}
			}
		}
		for _, r := range all {
			if !has(g.CutsX(), r.X) || !has(g.CutsX(), r.Right()) {
				t.Fatalf("no upright cut beside %v: %v", r, g.CutsX())
			}
		}
	})
}

func has(xs []float64, x float64) bool {
	for _, v := range xs {
		if math.Abs(v-x) < 1e-6 {
			return true
		}
	}
	return false
}

func TestParseSize(t *testing.T) {
	for _, tt := range []struct {
		in   string
		want Size
		ok   bool
		why  string
	}{
		{"a4", Size{210, 297}, true, "a name, any case"},
		{"LETTER", Size{215.9, 279.4}, true, "a name, any case"},
		{"63x88", Size{63, 88}, true, "millimetres"},
		{"63,5×88,9mm", Size{63.5, 88.9}, true, "decimal comma, real times sign, unit"},
		{"banana", Size{}, false, "no size"},
		{"63x", Size{}, false, "half a size"},
		{"-63x88", Size{}, false, "negative"},
		{"0x0", Size{}, false, "nothing"},
		{"nanxnan", Size{}, false, "not a number is a float too"},
		{"1e9x10", Size{}, false, "larger than a PDF page may be"},
	} {
		p, err := ParseSize(tt.in, Papers())
		if (err == nil) != tt.ok || p.Size != tt.want {
			t.Errorf("%q: got %v, %v, want %v, ok %v (%s)", tt.in, p.Size, err, tt.want, tt.ok, tt.why)
		}
	}
}
