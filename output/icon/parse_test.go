package icon

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"
)

// written is a path as text, rounded to three decimals.
func written(p Path) string {
	var b strings.Builder
	for i, s := range p {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteByte(byte(s.Op))
		n := map[Op]int{Move: 2, Line: 2, Cubic: 6}[s.Op]
		for j, v := range s.P[:n] {
			if j > 0 {
				b.WriteByte(' ')
			}
			fmt.Fprintf(&b, "%g", math.Round(v*1000)/1000+0) // +0: no -0
		}
	}
	return b.String()
}

func TestParsePath(t *testing.T) {
	for _, row := range []struct{ d, want, reason string }{
		{"", "", "an empty path draws nothing"},
		{" \n\t", "", "nor does space"},
		{"M1 2L3 4Z", "M1 2 L3 4 Z", "the plain form"},
		{"m1 2l3 4z", "M1 2 L4 6 Z", "relative; the first m counts from 0, 0"},
		{"M1 2 3 4 5 6", "M1 2 L3 4 L5 6", "points after M are lines"},
		{"m1 2 3 4 5 6", "M1 2 L4 6 L9 12", "relative points after m are lines, each from the last"},
		{"M1.5-2.5.5.25", "M1.5 -2.5 L0.5 0.25", "numbers end where the next must begin"},
		{"M1,2,3,4", "M1 2 L3 4", "commas"},
		{"M 1 , 2 L 3 , 4 ", "M1 2 L3 4", "commas with space around"},
		{"M+1-2", "M1 -2", "signs"},
		{"M1e1 2E-1L1.e0.5e1", "M10 0.2 L1 5", "exponents"},
		{"M0 0H5h-2V7v1", "M0 0 L5 0 L3 0 L3 7 L3 8", "horizontal and vertical lines"},
		{"M0 0h1 2 3", "M0 0 L1 0 L3 0 L6 0", "several steps after h"},
		{"M0 0C1 2 3 4 5 6", "M0 0 C1 2 3 4 5 6", "a curve"},
		{"M1 1c1 2 3 4 5 6 1 0 2 0 3 0", "M1 1 C2 3 4 5 6 7 C7 7 8 7 9 7", "relative curves count from where each begins"},
		{"M0 0C1 0 2 1 3 3S5 6 7 7", "M0 0 C1 0 2 1 3 3 C4 5 5 6 7 7", "S mirrors the control before"},
		{"M0 0c1 0 2 1 3 3s2 3 4 4 1 1 2 2", "M0 0 C1 0 2 1 3 3 C4 5 5 6 7 7 C9 8 8 8 9 9", "s goes on mirroring"},
		{"M1 1S2 2 3 1", "M1 1 C1 1 2 2 3 1", "S without a curve before has its control where it begins"},
		{"M0 0Q1 1 2 0S3 3 4 0", "M0 0 C0.667 0.667 1.333 0.667 2 0 C2 0 3 3 4 0", "S does not mirror the control of Q"},
		{"M0 0Q3 3 6 0", "M0 0 C2 2 4 2 6 0", "a quadratic curve is raised to a cubic one"},
		{"M0 0Q3 3 6 0T12 0", "M0 0 C2 2 4 2 6 0 C8 -2 10 -2 12 0", "T mirrors the control before"},
		{"M0 0q3 3 6 0t6 0 6 0", "M0 0 C2 2 4 2 6 0 C8 -2 10 -2 12 0 C14 2 16 2 18 0", "t goes on mirroring its own control"},
		{"M0 0T3 0", "M0 0 C0 0 1 0 3 0", "T without Q before is straight"},
		{"M0 0C1 1 2 2 3 0T6 0", "M0 0 C1 1 2 2 3 0 C3 0 4 0 6 0", "T does not mirror the control of C"},
		{"M1 0A1 1 0 0 1 0 1", "M1 0 C1 0.552 0.552 1 0 1", "a quarter of a circle, clockwise on the page"},
		{"M1 0A1 1 0 0 0 0 1", "M1 0 C0.448 0 0 0.448 0 1", "the same counter-clockwise: about another centre"},
		{"M1 0A1 1 0 1 0 0 1", "M1 0 C1 -0.552 0.552 -1 0 -1 C-0.552 -1 -1 -0.552 -1 0 C-1 0.552 -0.552 1 0 1", "the large arc, in quarters"},
		{"M0 0a1 1 0 012 0", "M0 0 C0 -0.552 0.448 -1 1 -1 C1.552 -1 2 -0.552 2 0", "flags without anything between them and the number"},
		{"M0 0a1 1 0 0 1 1 1 1 1 0 01-1 1", "M0 0 C0.552 0 1 0.448 1 1 C1 1.552 0.552 2 0 2", "two arcs after one letter"},
		{"M0 0A.5.5 0 012 0", "M0 0 C0 -0.552 0.448 -1 1 -1 C1.552 -1 2 -0.552 2 0", "radii too small grow until they reach"},
		{"M0 0A2 1 90 0 1 0 4", "M0 0 C0.552 0 1 0.895 1 2 C1 3.105 0.552 4 0 4", "a turned ellipse"},
		{"M0 0A0 1 0 0 1 2 3", "M0 0 L2 3", "no radius, a line"},
		{"M0 0A1 1 0 0 1 0 0L1 1", "M0 0 L1 1", "no length, nothing"},
		{"M1 0A-1 1 0 0 1 0 1", "M1 0 C1 0.552 0.552 1 0 1", "a radius has no sign"},
		{"M1 1h2v2zl5 5", "M1 1 L3 1 L3 3 Z M1 1 L6 6", "after Z a line begins where the subpath did"},
		{"M1 1h2zm5 5h1", "M1 1 L3 1 Z M6 6 L7 6", "m after z counts from the beginning of the subpath"},
		{"M1 1h2zz", "M1 1 L3 1 Z Z", "closing twice does no harm"},
		{"M1 1M2 2L3 3", "M1 1 M2 2 L3 3", "a subpath of one point"},
	} {
		p, err := ParsePath(row.d)
		if got := written(p); err != nil || got != row.want {
			t.Errorf("%q = %s, %v\n\twant %s: %s", row.d, got, err, row.want, row.reason)
		}
	}
}

func TestParsePathRefuses(t *testing.T) {
	for _, row := range []struct {
		d      string
		at     int
		reason string
	}{
		{"L1 1", 0, "a path begins with M"},
		{"Z", 0, "even to close one"},
		{"1 1", 0, "numbers without a command"},
		{"M", 1, "no arguments"},
		{"M1", 2, "half a point"},
		{"M1 1L2", 6, "half a point later"},
		{"M1 1L", 5, "a line to nowhere"},
		{"M1 1X2 2", 4, "no such command"},
		{"M1 1 é", 5, "not ASCII"},
		{"M1,,1", 3, "an argument left out"},
		{"M1 1Z2 2", 5, "Z has no arguments"},
		{"M1 1C1 1 2 2", 12, "a curve without its end"},
		{"M1 1a1 1 0 2 0 1 1", 11, "a flag is 0 or 1"},
		{"M1 1a1 1 0 0", 12, "an arc cut short"},
		{"M1 --1", 3, "two signs"},
		{"M. 1", 1, "a point is no number"},
		{"M1 1e999", 3, "a number beyond range"},
		{"M9e307 0l9e307 0", 16, "a place beyond range"},
		{"M1 1" + strings.Repeat(" ", MaxPath), 0, "too long"},
	} {
		p, err := ParsePath(row.d)
		var e *PathError
		if !errors.As(err, &e) || e.At != row.at || p != nil {
			t.Errorf("%.30q gives %v, %v; want an error at byte %d: %s", row.d, p, err, row.at, row.reason)
		}
	}
}

func FuzzParsePath(f *testing.F) {
	for _, d := range []string{"M1.5-2.5.5 7z", "m0 0a1 1 0 012 0S1 1 2 2t3 3", "M0 0Q1 1 2 2T3 3C1 2 3 4 5 6", "M1e99 1h-1v1e5A1 2 30 1 1 5 5"} {
		f.Add(d)
	}
	f.Fuzz(func(t *testing.T, d string) {
		p, err := ParsePath(d)
		if err != nil {
			var e *PathError
			if !errors.As(err, &e) || e.At < 0 || e.At > len(d) || p != nil {
				t.Fatalf("error %v, path %v", err, p)
			}
			return
		}
		if len(p) > 4*len(d) {
			t.Fatalf("%d segments of %d bytes", len(p), len(d))
		}
		// What was read can be written plainly and read again.
		var b strings.Builder
		for i, s := range p {
			if i == 0 && s.Op != Move {
				t.Fatalf("begins with %c", s.Op)
			}
			b.WriteByte(byte(s.Op))
			n := map[Op]int{Move: 2, Line: 2, Cubic: 6, Close: 0}[s.Op]
			for j, v := range s.P {
				if math.IsNaN(v) || math.IsInf(v, 0) || j >= n && v != 0 {
					t.Fatalf("segment %d is %v", i, s)
				}
			}
			for _, v := range s.P[:n] {
				fmt.Fprintf(&b, " %g", v)
			}
		}
		if b.Len() > MaxPath {
			return
		}
		q, err := ParsePath(b.String())
		if err != nil || len(q) != len(p) {
			t.Fatalf("%q cannot be read again: %v", b.String(), err)
		}
		for i := range p {
			if p[i] != q[i] {
				t.Fatalf("segment %d was %v, is %v", i, p[i], q[i])
			}
		}
	})
}
