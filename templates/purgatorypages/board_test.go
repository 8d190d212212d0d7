package purgatorypages

import (
	"fmt"
	"math"
	"testing"

	"croix/generator/purgatory"
	"croix/output"
)

// boards are the default and what house rules make of it.
func boards() map[string]purgatory.BoardSpec {
	return map[string]purgatory.BoardSpec{
		"six squares":     purgatory.DefaultBoard(),
		"two planks":      {BeamLength: 160, BeamBottom: 80},
		"a low beam":      {BeamLength: 120, BeamBottom: 60},
		"a T":             {BeamLength: 120, BeamBottom: 120},
		"on the flames":   {BeamLength: 80, BeamBottom: 40},
		"an uneven shape": {BeamLength: 133.3, BeamBottom: 71.7},
	}
}

// TestBoardGeometry: the drawing is the cross of the rules, point for point,
// for each house rule.
func TestBoardGeometry(t *testing.T) {
	for name, spec := range boards() {
		b := planBoard(spec)
		inParts := func(x, y float64) bool {
			for _, r := range b.parts {
				if x >= r.X && x <= r.Right() && y >= r.Y && y <= r.Bottom() {
					return true
				}
			}
			return false
		}
		for x := -82.53; x < 83; x += 2.51 {
			for y := -2.49; y < 163; y += 2.51 {
				zone := spec.Zone(x, y)
				on := zone == purgatory.Flames || zone == purgatory.Purgatory
				if got := inParts(10*(x+spec.BeamHalf()), 10*(purgatory.Top-y)); got != on {
					t.Errorf("%s: %.2f, %.2f cm is %s; on the drawing: %t", name, x, y, zone, got)
				}
			}
		}
	}
}

// TestBoardLines: the borders that are drawn are those of the zones, to the
// hundredth of a millimetre: just on either side of a line the zone, or the
// square, differs.
func TestBoardLines(t *testing.T) {
	p, err := newPress(plain())
	if err != nil {
		t.Fatal(err)
	}
	for name, spec := range boards() {
		b := planBoard(spec)
		d, err := p.boardArt(&b)
		if err != nil {
			t.Fatal(err)
		}
		cm := func(x, y float64) (float64, float64) { return x/10 - spec.BeamHalf(), purgatory.Top - y/10 }
		flames, duke, exits := 0, 0, 0
		for _, m := range d.Marks {
			x, y := cm(m.Box.X+m.Box.W/2, m.Box.Y+m.Box.H/2)
			switch m.Role {
			case RoleDuke:
				duke++
				if math.Abs(y-purgatory.FlamesTop-40) > 0.001 {
					t.Errorf("%s: the duke’s limit lies at %.3f cm", name, y)
				}
			case RoleZone:
				half := m.Paint.Line / 10
				above, below := spec.Zone(x, y+half), spec.Zone(x, y-half)
				if m.Box.W == 0 {
					above, below = spec.Zone(x+half, y), spec.Zone(x-half, y)
				}
				switch {
				case above == purgatory.Purgatory && below == purgatory.Flames:
					flames++
				case above == purgatory.Paradise, above == purgatory.Reincarnation, below == purgatory.Reincarnation:
					exits++
				default:
					cx, cy := spec.Centre()
					if math.Abs(math.Max(math.Abs(x-cx), math.Abs(y-cy))-purgatory.ArmHalf) > 0.001 {
						t.Errorf("%s: a border at %.3f, %.3f cm that the rules do not know", name, x, y)
					}
				}
			}
		}
		// A beam that lies on the flames has its lower side as their border.
		if flames == 0 || duke != 1 || exits != 3 {
			t.Errorf("%s: %d borders of the flames, %d limits of the duke, %d exits", name, flames, duke, exits)
		}
	}
}

// boardTiles are the tiles as printed: the region of the board that each page
// shows, and its net, from the marks of the flaps.
func boardTiles(t *testing.T, doc *output.Document, margin float64) (regions, nets []output.Rect) {
	t.Helper()
	page := 0
	for s, err := range doc.Sheets() {
		if err != nil {
			t.Fatal(err)
		}
		page++
		safe := output.Rect{W: s.Size.W, H: s.Size.H}.Inset(margin)
		for i, p := range s.Placed {
			if !p.Clip.In(safe) {
				t.Errorf("page %d: %v leaves the margins", page, p.Clip)
			}
			if p.Drawing.Name != "board" {
				continue
			}
			if i != 0 {
				t.Errorf("page %d: something lies under the board", page)
			}
			region := output.Rect{X: p.Clip.X - p.X, Y: p.Clip.Y - p.Y, W: p.Clip.W, H: p.Clip.H}
			net := region
			for _, m := range s.Placed[len(s.Placed)-1].Drawing.Marks {
				if m.Role != RoleFlap {
					continue
				}
				if m.Box.W == 0 {
					net.W = m.Box.X - p.Clip.X
				} else {
					net.H = m.Box.Y - p.Clip.Y
				}
			}
			regions, nets = append(regions, region), append(nets, net)
		}
	}
	return regions, nets
}

// TestBoardTogether: on every paper, for every house rule, the tiles glued
// along their marks show every point of the cross once: no gap, nothing twice;
// and where a flap lies under the next tile both show the same (print failures
// 77, 111, 112).
func TestBoardTogether(t *testing.T) {
	for _, paper := range output.Papers() {
		for name, spec := range boards() {
			if testing.Short() && name != "six squares" {
				continue
			}
			o := plain()
			o.Paper = paper
			doc, r, err := Board(spec, o, false)
			if err != nil {
				t.Fatalf("%s, %s: %v", paper.Name, name, err)
			}
			regions, nets := boardTiles(t, doc, o.Margin)
			if len(nets) != doc.Pages-1 || r.Pages != doc.Pages || r.Sheets != doc.Pages {
				t.Errorf("%s, %s: %d tiles on %d pages, the report says %d", paper.Name, name, len(nets), doc.Pages, r.Pages)
			}
			for _, fault := range glueFaults(planBoard(spec).parts, regions, nets) {
				t.Errorf("%s, %s: %s", paper.Name, name, fault)
			}
		}
	}
}

// glueFaults tells where tiles leave a gap or show a point twice, and flaps
// that are not the overlap.
func glueFaults(parts, regions, nets []output.Rect) []string {
	var faults []string
	for i, n := range nets {
		content := false
		for _, p := range parts {
			in := p.Intersect(n)
			content = content || in.W > 0 && in.H > 0
		}
		if !content {
			faults = append(faults, fmt.Sprintf("tile %d holds nothing", i))
		}
		for _, flap := range []float64{regions[i].W - n.W, regions[i].H - n.H} {
			if math.Abs(flap) > 0.01 && math.Abs(flap-output.Overlap) > 0.01 {
				faults = append(faults, fmt.Sprintf("tile %d has a flap of %.2f mm", i, flap))
			}
		}
	}
	for _, part := range parts {
		for x := part.X + 0.37; x < part.Right(); x += 3.1 {
			for y := part.Y + 0.41; y < part.Bottom(); y += 3.1 {
				on := 0
				for _, n := range nets {
					if x > n.X && x < n.Right() && y > n.Y && y < n.Bottom() {
						on++
					}
				}
				if on != 1 {
					return append(faults, fmt.Sprintf("%.1f, %.1f of the board shows on %d tiles", x, y, on))
				}
			}
		}
	}
	return faults
}

// TestGlueFaults is the negative control of the test above.
func TestGlueFaults(t *testing.T) {
	doc, _, err := Board(purgatory.DefaultBoard(), plain(), false)
	if err != nil {
		t.Fatal(err)
	}
	regions, nets := boardTiles(t, doc, 8)
	b := planBoard(purgatory.DefaultBoard())
	moved := append([]output.Rect{}, nets...)
	moved[3].X += 4
	for name, fault := range map[string][]string{
		"a missing tile": glueFaults(b.parts, regions[1:], nets[1:]),
		"a tile twice":   glueFaults(b.parts, append(regions, regions[0]), append(nets, nets[0])),
		"a tile moved":   glueFaults(b.parts, regions, moved),
		"a tile of air":  glueFaults(b.parts, append(regions, output.Rect{W: 10, H: 10}), append(nets, output.Rect{W: 10, H: 10})),
	} {
		if len(fault) == 0 {
			t.Errorf("%s is not noticed", name)
		}
	}
}

// TestBoardSheets counts the tiles of each paper, upright and lying, and finds
// the numbers on the assembly page.
func TestBoardSheets(t *testing.T) {
	p, err := newPress(plain())
	if err != nil {
		t.Fatal(err)
	}
	b := boardPages{press: p, plan: planBoard(purgatory.DefaultBoard())}
	for _, tc := range []struct {
		paper          string
		upright, lying int
	}{{"A4", 29, 27}, {"Letter", 29, 27}, {"A3", 16, 13}} {
		paper, err := output.ParseSize(tc.paper, output.Papers())
		if err != nil {
			t.Fatal(err)
		}
		if u, l := b.tileCount(paper, false), b.tileCount(paper, true); u != tc.upright || l != tc.lying {
			t.Errorf("%s: %d upright, %d lying, want %d, %d", tc.paper, u, l, tc.upright, tc.lying)
		}
		o := plain()
		o.Paper = paper
		doc, _, err := Board(purgatory.DefaultBoard(), o, false)
		if err != nil {
			t.Fatal(err)
		}
		if want := min(tc.upright, tc.lying) + 1; doc.Pages != want {
			t.Errorf("%s: %d pages, want %d", tc.paper, doc.Pages, want)
		}
	}
	o := plain()
	o.Paper = output.Paper{Name: "small", Size: output.Size{W: 70, H: 70}}
	if _, _, err := Board(purgatory.DefaultBoard(), o, false); err == nil {
		t.Error("paper that is too small is not refused")
	}
	if _, _, err := Board(purgatory.BoardSpec{}, plain(), false); err == nil {
		t.Error("a board without a beam is not refused")
	}
}

// TestBoardSeams: no seam runs along a border of a zone or through the heart
// of the rose, on the papers people have.
func TestBoardSeams(t *testing.T) {
	for _, paper := range output.Papers()[:3] {
		o := plain()
		o.Paper = paper
		p, err := newPress(o)
		if err != nil {
			t.Fatal(err)
		}
		b := boardPages{press: p, plan: planBoard(purgatory.DefaultBoard())}
		if err := b.draw(); err != nil {
			t.Fatal(err)
		}
		b.cut()
		for _, tl := range b.tiles {
			for _, y := range []float64{b.plan.top, b.plan.low, b.plan.flames, b.plan.duke, b.plan.midY} {
				if tl.Low != "" && math.Abs(tl.Net.Bottom()-y) < 15 {
					t.Errorf("%s: %s: a seam at %g, beside %g", paper.Name, tl.Name, tl.Net.Bottom(), y)
				}
			}
			if tl.Row == 0 || tl.Net.Bottom() <= b.plan.top || tl.Net.Y >= b.plan.low {
				continue
			}
			xs := []float64{b.plan.left, b.plan.right}
			if math.Abs(tl.Net.Y+tl.Net.H/2-b.plan.midY) < tl.Net.H/2 {
				xs = append(xs, b.plan.midX)
			}
			for _, x := range xs {
				if tl.Right != "" && math.Abs(tl.Net.Right()-x) < 15 {
					t.Errorf("%s: %s: a seam at %g, beside %g", paper.Name, tl.Name, tl.Net.Right(), x)
				}
			}
		}
	}
}

// TestBoardSingle: one page of the whole size, the board in its middle.
func TestBoardSingle(t *testing.T) {
	for _, spec := range boards() {
		doc, _, err := Board(spec, plain(), true)
		if err != nil || doc.Pages != 1 {
			t.Fatalf("%v, %d pages", err, doc.Pages)
		}
		s, err := doc.Page(0)
		if err != nil {
			t.Fatal(err)
		}
		if want := (output.Size{W: 10*spec.BeamLength + 40, H: 1640}); math.Abs(s.Size.W-want.W) > 1e-6 || s.Size.H != want.H {
			t.Errorf("page of %v, want %v", s.Size, want)
		}
		if p := s.Placed[0]; math.Abs(p.X-20) > 1e-9 || math.Abs(p.Y-20) > 1e-9 || math.Abs(p.Clip.W-10*spec.BeamLength) > 1e-6 || p.Clip.H != 1600 {
			t.Errorf("board at %v, %v, %v", p.X, p.Y, p.Clip)
		}
	}
}
