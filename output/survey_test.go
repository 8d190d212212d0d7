package output

import (
	"math"
	"testing"
)

// inspect measures one sheet of 100 x 100 mm.
func inspect(t *testing.T, draw func(c *Canvas)) Survey {
	t.Helper()
	s := stockFor(t)
	doc := &Document{Pages: 1, Page: func(int) (*Sheet, error) {
		c := s.NewCanvas("sheet", Size{100, 100})
		draw(c)
		d, err := c.Drawing()
		return &Sheet{Size: Size{100, 100}, Over: d}, err
	}}
	got, err := Inspect(doc)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

func TestInspectInk(t *testing.T) {
	black := Paint{Filled: true, Fill: Black}
	for _, tt := range []struct {
		why  string
		want float64
		off  float64 // what the estimate may err by
		draw func(c *Canvas)
	}{
		{"nothing", 0, 0.002, func(*Canvas) {}},
		{"a quarter of the sheet", 0.25, 0.002, func(c *Canvas) { c.Rect(Rect{0, 0, 50, 50}, 0, black) }},
		{"a rectangle off the cells", 0.0121, 0.002, func(c *Canvas) { c.Rect(Rect{10.25, 10.25, 11, 11}, 0, black) }},
		{"white over black", 0.15, 0.002, func(c *Canvas) {
			c.Rect(Rect{0, 0, 50, 50}, 0, black)
			c.Rect(Rect{0, 0, 50, 20}, 0, Paint{Filled: true, Fill: White})
		}},
		{"half grey", 0.5 * 127 / 255, 0.002, func(c *Canvas) { c.Rect(Rect{0, 0, 100, 50}, 0, Paint{Filled: true, Fill: Color{128, 128, 128}}) }},
		{"a disc", math.Pi * 0.04, 0.002, func(c *Canvas) { c.Circle(50, 50, 20, black) }},
		{"a triangle past the edge", 0.125, 0.002, func(c *Canvas) { c.Polygon(black, 100, 0, 100, 50, 50, 0) }},
		{"a line of 1 mm", 0.01, 0.005, func(c *Canvas) { c.Line(0, 50, 100, 50, Paint{Line: 1, Stroke: Black}) }},
	} {
		got := inspect(t, tt.draw).Ink
		if math.Abs(got-tt.want) > tt.off {
			t.Errorf("%s: %.4f of the sheet, want %.4f", tt.why, got, tt.want)
		}
	}
}

// TestInspectType: the smallest type is found, also in a form that is scaled.
func TestInspectType(t *testing.T) {
	got := inspect(t, func(c *Canvas) {
		f := Font{Face: c.Stock.Regular}
		c.Text(10, 10, f.At(9), "neuf")
		form := c.Stock.NewCanvas("form", Size{20, 20})
		form.Text(1, 10, f.At(12), "douze")
		d, err := form.Drawing()
		if err != nil {
			t.Fatal(err)
		}
		c.Use(d, 50, 50, 10)
	})
	if got.Smallest != 6 {
		t.Errorf("smallest type %g pt, want 6: 12 at half size", got.Smallest)
	}
	if got := inspect(t, func(*Canvas) {}).Smallest; got != 0 {
		t.Errorf("no text: %g pt", got)
	}
}
