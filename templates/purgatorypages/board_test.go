package purgatorypages

import (
	"fmt"
	"math"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// TestBoardGeometry: the drawing is the cross of the rules, corner for corner
//
func TestBoardGeometry(t *testing.T) {
	inParts := func(x, y float64) bool {
		for _, r := range boardParts() {
			if x >= r.X && x <= r.Right() && y >= r.Y && y <= r.Bottom() {
				return true
			}
		}
		return false
	}
	for x := -62.5; x < 63; x += 5 {
		for y := -2.5; y < 163; y += 5 {
			zone := purgatory.Zone(x, y)
			on := zone == purgatory.Flames || zone == purgatory.Purgatory
			if got := inParts(10*(x+purgatory.BeamHalf), 10*(purgatory.Top-y)); got != on {
				t.Errorf("%.1f, %.1f cm is %s; on the drawing: %t", x, y, zone, got)
			}
		}
	}
}

// TestBoardTiles: on every paper the tiles together show every point of the
// cross at its place, and no page shows anything outside its margins.
func TestBoardTiles(t *testing.T) {
	for _, paper := range output.Papers() {
		for _, ink := range Inks() {
			o := plain()
			o.Paper, o.Ink = paper, ink
			doc, r, err := Board(o, false)
			if err != nil {
				t.Fatal(err)
			}
			var shown []output.Rect // regions of the board
			pages := 0
			for s, err := range doc.Sheets() {
				if err != nil {
					t.Fatal(err)
				}
				pages++
				safe := output.Rect{W: s.Size.W, H: s.Size.H}.Inset(o.Margin)
				for _, p := range s.Placed {
					if !p.Clip.In(safe) {
						t.Errorf("%s page %d: %v leaves the margins", paper.Name, pages, p.Clip)
					}
					if p.Form {
						shown = append(shown, output.Rect{X: p.Clip.X - p.X, Y: p.Clip.Y - p.Y, W: p.Clip.W, H: p.Clip.H})
					}
				}
			}
			if pages != r.Pages || len(shown) != pages-1 {
				t.Errorf("%s: %d pages, %d tiles, the report says %d pages", paper.Name, pages, len(shown), r.Pages)
			}
			for _, part := range boardParts() {
				for x := part.X; x <= part.Right(); x += 12.5 {
					for y := part.Y; y <= part.Bottom(); y += 12.5 {
						on := 0
						for _, s := range shown {
							if x >= s.X-1e-6 && x <= s.Right()+1e-6 && y >= s.Y-1e-6 && y <= s.Bottom()+1e-6 {
								on++
							}
						}
						if on == 0 {
							t.Fatalf("%s: %.1f, %.1f of the board is on no tile", paper.Name, x, y)
						}
					}
				}
			}
		}
	}
}

// TestBoardSheets counts the tiles of each paper, as the assembly page does.
func TestBoardSheets(t *testing.T) {
	for name, want := range map[string]int{"A4": 32, "Letter": 30, "A3": 18} {
		for _, paper := range output.Papers() {
			if paper.Name != name {
				continue
			}
			o := plain()
			o.Paper = paper
			p, err := newPress(o)
			if err != nil {
				t.Fatal(err)
			}
			if ts, _ := p.tiles(paper); len(ts) != want {
				t.Errorf("%s: %d tiles, want %d", name, len(ts), want)
			}
		}
	}
	o := plain()
	o.Paper = output.Paper{Name: "small", Size: output.Size{W: 70, H: 70}}
	if _, _, err := Board(o, false); err == nil {
		t.Error("paper that is too small is not refused")
	}
}

// TestBoardSingle: one page of the whole size, the board in its middle.
func TestBoardSingle(t *testing.T) {
	doc, _, err := Board(plain(), true)
	if err != nil || doc.Pages != 1 {
		t.Fatalf("%v, %d pages", err, doc.Pages)
	}
	s, err := doc.Page(0)
	if err != nil {
		t.Fatal(err)
	}
	if s.Size != (output.Size{W: 1240, H: 1640}) {
		t.Errorf("page of %v", s.Size)
	}
	if p := s.Placed[0]; math.Abs(p.X-20) > 1e-9 || math.Abs(p.Y-20) > 1e-9 || p.Clip.W != 1200 || p.Clip.H != 1600 {
		t.Errorf("board at %v, %v, %v", p.X, p.Y, p.Clip)
	}
}

// TestBoardWords: both languages name the zones, and the assembly page numbers
// every tile.
func TestBoardWords(t *testing.T) {
	for _, l := range say.Langs() {
		o := plain()
		o.Lang = l
		doc, _, err := Board(o, false)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for s, err := range doc.Sheets() {
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range s.Placed {
				for text := range p.Drawing.Texts {
					seen[text] = true
				}
			}
		}
		for _, k := range []say.Key{say.BoardFlames, say.BoardParadise, say.BoardEarth, say.BoardDuke, say.BoardAssembly} {
			if !seen[l.Text(k)] {
				t.Errorf("%s: %q is nowhere", l, l.Text(k))
			}
		}
		for i := 1; i < doc.Pages; i++ {
			if !seen[fmt.Sprint(i)] || !seen[l.Text(say.BoardTile, fmt.Sprint(i))] {
				t.Errorf("%s: tile %d has no number", l, i)
			}
		}
	}
}
