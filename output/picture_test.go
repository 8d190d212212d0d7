package output

import (
	"bytes"
	"math"
	"strings"
	"testing"
)

// TestPictureInk: a picture counts with its mean darkness, and a dump tells
// pictures apart.
func TestPictureInk(t *testing.T) {
	stock, err := NewStock()
	if err != nil {
		t.Fatal(err)
	}
	size := Size{W: 20, H: 10}
	for _, row := range []struct {
		reason string
		p      *Picture
		want   float64
	}{
		{"black", &Picture{W: 1, H: 1, Grey: true, Pix: []byte{0}, Sum: "a"}, 0.5},
		{"white", &Picture{W: 1, H: 1, Grey: true, Pix: []byte{255}, Sum: "b"}, 0},
		{"half of each", &Picture{W: 2, H: 1, Pix: []byte{0, 0, 0, 255, 255, 255}, Sum: "c"}, 0.25},
	} {
		d := &Document{Pages: 1, Page: func(int) (*Sheet, error) {
			c := stock.NewCanvas("x", size)
			c.Picture(Rect{W: 10, H: 10}, row.p) // half of the page
			drawn, err := c.Drawing()
			return &Sheet{Size: size, Over: drawn}, err
		}}
		s, err := Inspect(d)
		if err != nil || math.Abs(s.Ink-row.want) > 0.01 {
			t.Errorf("%s: ink %.3f and %v, want %.3f", row.reason, s.Ink, err, row.want)
		}
		var b bytes.Buffer
		if err := Dump(&b, d); err != nil || !strings.Contains(b.String(), row.p.Sum) {
			t.Errorf("%s: the dump does not tell the picture: %v %s", row.reason, err, &b)
		}
	}
}
