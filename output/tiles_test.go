package output

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// cross is a cross of six squares of side 400, as parts.
func cross() []Rect {
	return []Rect{{400, 0, 400, 1600}, {0, 400, 400, 400}, {800, 400, 400, 400}}
}

// glued counts how many tiles show a point once all is glued: the next tile
// covers the flap of the one before, so only nets count.
func glued(tiles []Tile, x, y float64) int {
	n := 0
	for _, t := range tiles {
		if r := t.Net; x > r.X && x < r.Right() && y > r.Y && y < r.Bottom() {
			n++
		}
	}
	return n
}

// TestTilesCover: whatever the parts and the sheet, every point of the drawing
// shows once and no more, no tile is too large or empty, and neighbours share
// a flap of 10 mm and its letter (print failures 77, 112).
func TestTilesCover(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		mm := func(low, high int, name string) float64 {
			return float64(rapid.IntRange(2*low, 2*high).Draw(t, name)) / 2
		}
		a, h := mm(50, 900, "width"), mm(50, 1600, "height")
		b, high, at := mm(50, 600, "arm"), mm(20, 400, "arm height"), mm(0, 300, "arm at")
		parts := []Rect{{b, 0, a, h}, {0, math.Min(at, h-20), b, math.Min(high, h-math.Min(at, h-20))}}
		room := TileRoom{Size{mm(60, 400, "sheet width"), mm(60, 400, "sheet height")}, 6}
		tiles := Tiles(parts, room, Avoid{Upright: []Rect{{b - 10, 0, 20, h}}})
		if len(tiles) == 0 {
			t.Fatal("no tiles")
		}
		if n := TileCount(parts, room); n != len(tiles) {
			t.Fatalf("%d tiles, counted as %d", len(tiles), n)
		}
		names := map[string]bool{}
		for _, tl := range tiles {
			limit := room.W
			if tl.Left != "" {
				limit -= room.Left
			}
			if tl.Region.W > limit+1e-6 || tl.Region.H > room.H+1e-6 {
				t.Fatalf("%s: %v is larger than its room", tl.Name, tl.Region)
			}
			if tl.Net.W <= 0 || tl.Net.H <= 0 || names[tl.Name] {
				t.Fatalf("%s: empty or twice: %v", tl.Name, tl.Net)
			}
			names[tl.Name] = true
			flapX, flapY := tl.Region.W-tl.Net.W, tl.Region.H-tl.Net.H
			if (tl.Right != "") != (flapX > 0) || (tl.Low != "") != (flapY > 0) || flapX > 0 && math.Abs(flapX-Overlap) > 1e-6 || flapY > 0 && math.Abs(flapY-Overlap) > 1e-6 {
				t.Fatalf("%s: flaps of %g and %g for the seams %q and %q", tl.Name, flapX, flapY, tl.Right, tl.Low)
			}
		}
		for i, tl := range tiles {
			for _, next := range tiles[i+1:] {
				if tl.Row == next.Row && tl.Col+1 == next.Col && (tl.Right == "" || tl.Right != next.Left || math.Abs(tl.Net.Right()-next.Net.X) > 1e-6) {
					t.Fatalf("%s and %s do not meet", tl.Name, next.Name)
				}
			}
		}
		for range 100 {
			p := parts[rapid.IntRange(0, 1).Draw(t, "part")]
			x := p.X + p.W*rapid.Float64Range(0.001, 0.999).Draw(t, "x")
			y := p.Y + p.H*rapid.Float64Range(0.001, 0.999).Draw(t, "y")
			if n := glued(tiles, x, y); n != 1 && !onSeam(tiles, x, y) {
				t.Fatalf("%.2f, %.2f shows on %d tiles", x, y, n)
			}
		}
	})
}

func onSeam(tiles []Tile, x, y float64) bool {
	for _, t := range tiles {
		r := t.Net
		for _, d := range []float64{x - r.X, x - r.Right(), y - r.Y, y - r.Bottom()} {
			if math.Abs(d) < 1e-6 {
				return true
			}
		}
	}
	return false
}

// TestTilesFewest: rows of their own take fewer sheets than one grid, and no
// seam runs where it should not if there is another way.
func TestTilesFewest(t *testing.T) {
	avoid := Avoid{
		Upright: []Rect{{400 - 20, 400, 40, 400}, {800 - 20, 400, 40, 400}, {560, 560, 80, 80}},
		Level:   []Rect{{400, 400 - 20, 400, 40}, {400, 800 - 20, 400, 40}, {400, 1200 - 20, 400, 40}, {560, 560, 80, 80}},
	}
	for _, tc := range []struct {
		why  string
		room TileRoom
		want int
	}{
		{"A4 lying: 3 rows of 5, 6 of 2", TileRoom{Size{281, 187.6}, 6}, 27},
		{"A4 upright: 2 rows of 7, 5 of 3", TileRoom{Size{194, 274.6}, 6}, 29},
		{"A3 lying: 2 rows of 4, 5 of 1", TileRoom{Size{404, 274.6}, 6}, 13},
		{"one sheet holds all", TileRoom{Size{1200, 1600}, 6}, 1},
	} {
		tiles := Tiles(cross(), tc.room, avoid)
		if len(tiles) != tc.want {
			t.Errorf("%s: %d tiles, want %d", tc.why, len(tiles), tc.want)
		}
		for _, tl := range tiles {
			for _, a := range avoid.Level {
				if tl.Low != "" && depth(tl.Net.Bottom(), a.Y, a.Bottom()) > 0 {
					t.Errorf("%s: %s: the seam at y %g runs through %v", tc.why, tl.Name, tl.Net.Bottom(), a)
				}
			}
			for _, a := range avoid.Upright {
				if tl.Right != "" && depth(tl.Net.Right(), a.X, a.Right()) > 0 && a.Y < tl.Net.Bottom() && a.Bottom() > tl.Net.Y {
					t.Errorf("%s: %s: the seam at x %g runs through %v", tc.why, tl.Name, tl.Net.Right(), a)
				}
			}
		}
	}
	if tiles := Tiles(cross(), TileRoom{Size{15, 300}, 6}, Avoid{}); tiles != nil {
		t.Error("a sheet without room makes tiles")
	}
}

// TestGlued is the negative control of the count above.
func TestGlued(t *testing.T) {
	tiles := Tiles(cross(), TileRoom{Size{281, 187.6}, 6}, Avoid{})
	if glued(tiles[1:], 600, 10) == 1 && glued(tiles[2:], 600, 10) == 1 && glued(tiles[3:], 600, 10) == 1 {
		t.Error("a missing tile is not noticed")
	}
	if glued(append(tiles, tiles[0]), tiles[0].Net.X+1, tiles[0].Net.Y+1) != 2 {
		t.Error("a tile that stands twice is not noticed")
	}
}

func TestSeamLetter(t *testing.T) {
	for i, want := range map[int]string{0: "A", 25: "Z", 26: "AA", 27: "AB", 51: "AZ", 52: "BA"} {
		if got := seamLetter(i); got != want {
			t.Errorf("%d: %s, want %s", i, got, want)
		}
	}
}

func BenchmarkTiles(b *testing.B) {
	for b.Loop() {
		Tiles(cross(), TileRoom{Size{281, 187.6}, 6}, Avoid{})
	}
}
