package output

import (
	"fmt"
	"math"
	"testing"
)

func testImposition(t testing.TB, paper, card string, back Back, n int) (*Document, Grid) {
	t.Helper()
	s := stockFor(t)
	im := Imposition{
		Paper: paperNamed(t, paper), Margin: 8, Back: back, Order: Interleaved,
		Line: Font{Face: s.Regular, Size: 7, Color: Black},
		Text: func(i SheetInfo) []string { return []string{fmt.Sprintf("feuille %d/%d", i.Sheet, i.Sheets)} },
	}
	size := paperNamed(t, card).Size
	doc := &Document{Title: "test", Lang: "fr"}
	g, err := im.Impose(s, doc, CardSet{Size: size, Len: n,
		Front: func(i int) (*Drawing, error) { return &Drawing{Name: fmt.Sprint(i), Size: size}, nil },
		Back:  &Drawing{Name: "back", Size: size},
	})
	if err != nil {
		t.Fatal(err)
	}
	return doc, g
}

// TestMarks: on every sheet, also a partly filled one, cut marks stand on all
// four sides of the filled places, no mark reaches into a card, and none
// leaves the margin (print failures 78, 79, 80, 81).
func TestMarks(t *testing.T) {
	for _, paper := range []string{"a4", "letter", "a3"} {
		for _, card := range []string{"poker", "mini", "tarot"} {
			for _, back := range Backs() {
				_, g := testImposition(t, paper, card, back, 1)
				for _, n := range []int{1, g.Cols, g.Cols + 1, g.PerSheet()} {
					if n > g.PerSheet() {
						continue
					}
					doc, _ := testImposition(t, paper, card, back, n)
					s, err := doc.Page(0)
					if err != nil {
						t.Fatal(err)
					}
					name := fmt.Sprintf("%s %s %s, %d cards", paper, card, back, n)
					checkMarks(t, name, g, n, s)
				}
			}
		}
	}
}

func checkMarks(t *testing.T, name string, g Grid, n int, s *Sheet) {
	t.Helper()
	safe := Rect{W: g.Page.W, H: g.Page.H}.Inset(g.Margin - 0.4)
	sides := map[string]int{}
	filled := g.Front(0)
	for i := range n {
		r := g.Front(i)
		right, bottom := math.Max(filled.Right(), r.Right()), math.Max(filled.Bottom(), r.Y+g.placeHeight())
		filled.W, filled.H = right-filled.X, bottom-filled.Y
	}
	for _, m := range s.Over.Marks {
		if m.Role != RoleCut && m.Role != RoleFold {
			continue
		}
		b := m.Box
		if b.W < 0 {
			b.X, b.W = b.X+b.W, -b.W
		}
		if b.H < 0 {
			b.Y, b.H = b.Y+b.H, -b.H
		}
		if !b.In(safe) {
			t.Errorf("%s: mark %v leaves the margin", name, b)
		}
		if m.Role == RoleFold {
			continue // lies on the edge of the card
		}
		switch {
		case b.Y < filled.Y-0.01:
			sides["top"]++
		case b.Bottom() > filled.Bottom()+0.01:
			sides["foot"]++
		case b.X < filled.X-0.01:
			sides["left"]++
		case b.Right() > filled.Right()+0.01:
			sides["right"]++
		}
		for i := range n {
			if o := b.Inset(-0.01).Intersect(g.Front(i).Inset(crossHalf + 0.02)); o.W > 0 && o.H > 0 {
				t.Errorf("%s: mark %v reaches into card %d at %v", name, b, i, g.Front(i))
			}
		}
	}
	for _, side := range []string{"left", "right", "top", "foot"} {
		if sides[side] == 0 {
			t.Errorf("%s: no marks at the %s: %v", name, side, sides)
		}
	}
}

// TestBar: the check bar is 100 mm, 50 on narrow paper, on every face (print
// failure 21).
func TestBar(t *testing.T) {
	for paper, want := range map[string]float64{"a4": 100, "letter": 100, "a3": 100, "90x130": 50} {
		doc, _ := testImposition(t, paper, "mini", BackLong, 1)
		for i := range doc.Pages {
			s, err := doc.Page(i)
			if err != nil {
				t.Fatal(err)
			}
			bars := 0
			for _, m := range s.Over.Marks {
				if m.Role == RoleBar {
					bars++
					if m.Box.W != want {
						t.Errorf("%s: the bar is %g mm, want %g", paper, m.Box.W, want)
					}
				}
			}
			if bars != 1 {
				t.Errorf("%s page %d: %d bars", paper, i+1, bars)
			}
		}
	}
}

// TestSameGrid: a card stands in the same place however full its sheet is
// (print failures 11, 83).
func TestSameGrid(t *testing.T) {
	one, _ := testImposition(t, "a4", "poker", BackNone, 1)
	full, _ := testImposition(t, "a4", "poker", BackNone, 9)
	a, err := one.Page(0)
	if err != nil {
		t.Fatal(err)
	}
	b, err := full.Page(0)
	if err != nil {
		t.Fatal(err)
	}
	if a.Placed[0].X != b.Placed[0].X || a.Placed[0].Y != b.Placed[0].Y {
		t.Errorf("the first card moves: %v, %v", a.Placed[0], b.Placed[0])
	}
}

// TestOrder: all fronts then all backs, or one after the other.
func TestOrder(t *testing.T) {
	s := stockFor(t)
	for order, want := range map[Order]string{Interleaved: "fbfbfb", FrontsBacks: "fffbbb"} {
		im := Imposition{Paper: paperNamed(t, "a4"), Margin: 8, Back: BackLong, Order: order,
			Line: Font{Face: s.Regular, Size: 7}, Text: func(SheetInfo) []string { return []string{"x"} }}
		doc := &Document{}
		size := Size{63, 88}
		_, err := im.Impose(s, doc, CardSet{Size: size, Len: 20, Back: &Drawing{Size: size},
			Front: func(int) (*Drawing, error) { return &Drawing{Size: size}, nil }})
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for sh, err := range doc.Sheets() {
			if err != nil {
				t.Fatal(err)
			}
			if sh.Placed[0].Form {
				got += "b"
			} else {
				got += "f"
			}
		}
		if got != want {
			t.Errorf("%s: got %s, want %s", order, got, want)
		}
	}
}

// TestBackOf: cards with backs of their own have each theirs behind them in
// every mode; a card without one leaves its back white.
func TestBackOf(t *testing.T) {
	s := stockFor(t)
	size := paperNamed(t, "mini").Size
	for _, back := range Backs() {
		for _, n := range []int{0, 1, 7, 8, 9, 33} {
			im := Imposition{Paper: paperNamed(t, "a4"), Margin: 8, Back: back, Order: FrontsBacks,
				Line: Font{Face: s.Regular, Size: 7, Color: Black}, Text: func(SheetInfo) []string { return []string{"x"} }}
			doc := &Document{Lang: "fr"}
			g, err := im.Impose(s, doc, CardSet{Size: size, Len: n,
				Front: func(i int) (*Drawing, error) { return &Drawing{Name: fmt.Sprint("front ", i), Size: size}, nil },
				BackOf: func(i int) *Drawing {
					if i%3 == 2 {
						return nil
					}
					return &Drawing{Name: fmt.Sprint("back ", i), Size: size}
				},
			})
			if err != nil {
				t.Fatal(err)
			}
			where := map[string]Rect{} // name to its trim, with the sheet as a number beyond the paper
			for page := range doc.Pages {
				sheet, err := doc.Page(page)
				if err != nil {
					t.Fatal(err)
				}
				for _, p := range sheet.Placed {
					r := Rect{p.X, p.Y, size.W, size.H}
					if p.Turned {
						r.X, r.Y = p.X-size.W, p.Y-size.H
					}
					r.X += 1000 * float64(page%max(1, g.Sheets(n)))
					where[p.Drawing.Name] = r
				}
			}
			for i := range n {
				got, there := where[fmt.Sprint("back ", i)]
				if want := back != BackNone && i%3 != 2; there != want {
					t.Errorf("%s, %d cards: back of card %d: %t, want %t", back, n, i, there, want)
				}
				if !there {
					continue
				}
				want, _ := g.BackOf(i % g.PerSheet())
				want.X += 1000 * float64(i/g.PerSheet())
				if math.Abs(got.X-want.X) > 1e-9 || math.Abs(got.Y-want.Y) > 1e-9 {
					t.Errorf("%s, %d cards: the back of card %d lies at %v, its front's back is %v", back, n, i, got, want)
				}
			}
		}
	}
}
