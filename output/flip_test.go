package output

import (
	"fmt"
	"math"
	"testing"

	"pgregory.net/rapid"
)

// lies is where a card has been printed: the corners of its trim on the paper,
// from the upper left as one reads it, clockwise; and its sheet.
type lies struct {
	sheet   int
	corners [4][2]float64
}

// printer prints points of a page: true, or as a profile says that it errs.
type printer struct {
	page Size
	errs *Profile
}

// print is where a point of the file lands on the paper: the file corrects,
// the printer errs about the middle of the page, on backs with a turn and a
// shift as well.
func (p printer) print(s *Sheet, back bool, x, y float64) [2]float64 {
	if s.Adjust != nil {
		m := s.Adjust.Matrix(p.page)
		fx, fy := x*PtPerMM, (p.page.H-y)*PtPerMM
		x, y = (m[0]*fx+m[2]*fy+m[4])/PtPerMM, p.page.H-(m[1]*fx+m[3]*fy+m[5])/PtPerMM
	}
	if p.errs == nil {
		return [2]float64{x, y}
	}
	x, y = (x-p.page.W/2)*p.errs.SX, (y-p.page.H/2)*p.errs.SY
	if back {
		sin, cos := math.Sincos(p.errs.Angle * math.Pi / 180) // clockwise, since y goes down
		x, y = x*cos-y*sin+p.errs.DX, x*sin+y*cos+p.errs.DY
	}
	return [2]float64{x + p.page.W/2, y + p.page.H/2}
}

// corners are the corners of what is placed on a sheet.
func (p printer) corners(s *Sheet, at *Placed, size Size, back bool) [4][2]float64 {
	var out [4][2]float64
	for i, c := range [4][2]float64{{0, 0}, {size.W, 0}, {size.W, size.H}, {0, size.H}} {
		if at.Turned {
			c[0], c[1] = -c[0], -c[1]
		}
		out[i] = p.print(s, back, at.X+c[0], at.Y+c[1])
	}
	return out
}

// TestSheetsMeet prints cards as a person does, on any paper, in any size and
// number, folded or turned over either edge, in either order, on a printer
// that is true or that errs as its profile says: held against the light, the
// back of each card covers its front, upright when the card is turned like a
// page (print failures 1, 2, 4, 6, 15 and 30).
func TestSheetsMeet(t *testing.T) {
	stock := stockFor(t)
	rapid.Check(t, func(t *rapid.T) {
		g := anyGrid(t)
		if g.Back == BackNone {
			t.Skip("no backs")
		}
		n := rapid.IntRange(0, min(60, 2*g.PerSheet()+1)).Draw(t, "cards")
		im := Imposition{Paper: Paper{"any", g.Page}, Margin: g.Margin, Back: g.Back,
			Order: rapid.SampledFrom(Orders()).Draw(t, "order"), Line: Font{Face: stock.Regular, Size: 7},
			Text: func(SheetInfo) []string { return []string{"x"} }}
		p := printer{page: g.Page}
		if rapid.Bool().Draw(t, "errs") {
			scale, shift := rapid.Float64Range(0.9, 1.1), rapid.Float64Range(-20, 20)
			p.errs = &Profile{Name: "errs", SX: scale.Draw(t, "sx"), SY: scale.Draw(t, "sy"), DX: shift.Draw(t, "dx"), DY: shift.Draw(t, "dy"),
				Angle: rapid.Float64Range(-5, 5).Draw(t, "angle")}
			im.Profile = p.errs
		}
		doc := &Document{}
		if _, err := im.Impose(stock, doc, CardSet{Size: g.Card, Len: n,
			Front:  func(i int) (*Drawing, error) { return &Drawing{Name: fmt.Sprint("front ", i), Size: g.Card}, nil },
			BackOf: func(i int) *Drawing { return &Drawing{Name: fmt.Sprint("back ", i), Size: g.Card} },
		}); err != nil {
			t.Fatal(err)
		}
		found := p.find(t, doc, im.Order, g)
		if len(found) != 2*n {
			t.Fatalf("%d fronts and backs of %d cards", len(found), n)
		}
		for i := range n {
			front, back := found[fmt.Sprint("front ", i)], found[fmt.Sprint("back ", i)]
			if front.sheet != back.sheet {
				t.Fatalf("card %d: front on sheet %d, back on sheet %d", i, front.sheet, back.sheet)
			}
			// Behind the upper left corner of the front is the upper right one
			// of the back.
			for k, c := range front.corners {
				b := back.corners[[4]int{1, 0, 3, 2}[k]]
				if math.Hypot(c[0]-b[0], c[1]-b[1]) > 1e-6 {
					t.Fatalf("card %d: corner %d lies at %.3f, and behind it %.3f", i, k, c, b)
				}
			}
		}
	})
}

// find prints a document and gives where each drawing lies, backs as they are
// seen through the front of their sheet.
func (p printer) find(t *rapid.T, doc *Document, order Order, g Grid) map[string]lies {
	found := map[string]lies{}
	duplex := g.Back != BackFold
	for page := range doc.Pages {
		s, err := doc.Page(page)
		if err != nil {
			t.Fatal(err)
		}
		sheet, behind := page, false
		if duplex {
			sheet, behind = page/2, page%2 == 1
			if order == FrontsBacks {
				sheet, behind = page%(doc.Pages/2), page >= doc.Pages/2
			}
		}
		for i := range s.Placed {
			at := &s.Placed[i]
			l := lies{sheet, p.corners(s, at, g.Card, behind)}
			for k, c := range l.corners {
				switch {
				case behind && (g.Back == BackLong) == (g.Page.W <= g.Page.H): // about an upright edge
					l.corners[k][0] = g.Page.W - c[0]
				case behind:
					l.corners[k][1] = g.Page.H - c[1]
				}
			}
			found[at.Drawing.Name] = l
		}
	}
	if !duplex { // folded behind along the lower side of the front
		for i := range len(found) / 2 {
			front, back := found[fmt.Sprint("front ", i)], found[fmt.Sprint("back ", i)]
			for k, c := range back.corners {
				back.corners[k] = mirrored(c, front.corners[3], front.corners[2])
			}
			found[fmt.Sprint("back ", i)] = back
		}
	}
	return found
}

// mirrored is a point on the other side of the line from a to b.
func mirrored(p, a, b [2]float64) [2]float64 {
	dx, dy := b[0]-a[0], b[1]-a[1]
	t := ((p[0]-a[0])*dx + (p[1]-a[1])*dy) / (dx*dx + dy*dy)
	return [2]float64{2*(a[0]+t*dx) - p[0], 2*(a[1]+t*dy) - p[1]}
}
