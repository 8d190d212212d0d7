package output

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// TestTilesCover: whatever the parts and the sheet, every point of the drawing
// is on a tile, no tile is too large, and neighbours share their flap and
// letter (print failures 77, 112).
func TestTilesCover(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := rapid.Float64Range(50, 1600).Draw(t, "width")
		h := rapid.Float64Range(50, 1600).Draw(t, "height")
		b := rapid.Float64Range(50, 600).Draw(t, "second width")
		parts := []Rect{{0, 0, a, h}, {a, 0, b, h}}
		most := Size{rapid.Float64Range(60, 400).Draw(t, "sheet width"), rapid.Float64Range(60, 400).Draw(t, "sheet height")}
		tiles := Tiles(parts, most)
		letters := map[string]int{}
		for _, tl := range tiles {
			if tl.Region.W > most.W+1e-6 || tl.Region.H > most.H+1e-6 {
				t.Fatalf("tile %v is larger than %v", tl.Region, most)
			}
			for _, l := range []string{tl.Left, tl.Top, tl.Right, tl.Low} {
				if l != "" {
					letters[l]++
				}
			}
		}
		for l, n := range letters {
			if n != 2 {
				t.Fatalf("seam %s stands on %d tiles, want 2", l, n)
			}
		}
		for range 50 {
			x := rapid.Float64Range(0, a+b).Draw(t, "x")
			y := rapid.Float64Range(0, h).Draw(t, "y")
			on := 0
			for _, tl := range tiles {
				if x >= tl.Region.X-1e-6 && x <= tl.Region.Right()+1e-6 && y >= tl.Region.Y-1e-6 && y <= tl.Region.Bottom()+1e-6 {
					on++
				}
			}
			if on == 0 {
				t.Fatalf("%.1f, %.1f is on no tile", x, y)
			}
		}
		// Flaps: the tile on the right begins where the flap begins.
		for i, tl := range tiles {
			for _, other := range tiles[i+1:] {
				if tl.Right != "" && other.Left == tl.Right && math.Abs(tl.Region.Right()-Overlap-other.Region.X) > 1e-6 {
					t.Fatalf("seam %s: a flap of %.3f mm", tl.Right, tl.Region.Right()-other.Region.X)
				}
			}
		}
	})
}

func TestSeamLetter(t *testing.T) {
	for i, want := range map[int]string{0: "A", 25: "Z", 26: "AA", 27: "AB", 51: "AZ", 52: "BA"} {
		if got := seamLetter(i); got != want {
			t.Errorf("%d: %s, want %s", i, got, want)
		}
	}
}
