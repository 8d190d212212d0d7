package purgatorypages

import (
	"bytes"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
)

// TestBoardWords: both languages name the zones, to both sides of the table;
// words stay on the board; the assembly page and each tile have the name of
// the tile, and a seam letter stands on both of its sides.
func TestBoardWords(t *testing.T) {
	for _, ink := range Inks() {
		for _, l := range say.Langs() {
			o := plain()
			o.Lang, o.Ink = l, ink
			p, err := newPress(o)
			if err != nil {
				t.Fatal(err)
			}
			b := boardPages{press: p, plan: planBoard(purgatory.DefaultBoard())}
			if err := b.draw(); err != nil {
				t.Fatal(err)
			}
			for _, d := range []*output.Drawing{b.words, b.reverse} {
				texts := map[string]int{}
				for text := range d.Texts {
					texts[text]++
				}
				for k, n := range map[say.Key]int{say.BoardFlames: 1, say.BoardParadise: 1, say.BoardPurgatory: 1, say.BoardEarth: 2, say.BoardDuke: 1} {
					if texts[l.Text(k)] != n {
						t.Errorf("%s: %s: %q stands %d times, want %d", l, d.Name, l.Text(k), texts[l.Text(k)], n)
					}
				}
				for _, m := range d.Marks {
					if m.Kind != output.KindText {
						continue
					}
					box := output.Rect{X: m.Box.X, Y: m.Box.Y - m.Size/output.PtPerMM, W: m.Face.Width(m.Text, m.Size), H: m.Size / output.PtPerMM}
					if d == b.reverse {
						box.X, box.Y = b.plan.wide-box.Right(), b.plan.high-box.Bottom()
					}
					on := false
					for _, r := range b.plan.parts {
						on = on || box.In(r.Inset(4))
					}
					if !on {
						t.Errorf("%s: %q leaves the cross: %v", l, m.Text, box)
					}
				}
			}
			doc, _, err := Board(purgatory.DefaultBoard(), o, false)
			if err != nil {
				t.Fatal(err)
			}
			b.cut()
			letters := map[string]int{}
			assembly := map[string]int{}
			page := -1
			for s, err := range doc.Sheets() {
				if err != nil {
					t.Fatal(err)
				}
				page++
				texts := map[string]int{}
				for text := range s.Placed[len(s.Placed)-1].Drawing.Texts {
					texts[text]++
					if page > 0 && len(text) <= 2 && strings.Trim(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == "" {
						letters[text]++
					}
				}
				if page == 0 {
					assembly = texts
					continue
				}
				name := b.tiles[page-1].Name
				if texts[l.Text(say.BoardTile, name)]+texts[name] == 0 || assembly[name] == 0 {
					t.Errorf("%s: tile %s has no name, or not on the assembly page", l, name)
				}
			}
			for _, tl := range b.tiles {
				for _, seam := range []string{tl.Left, tl.Right, tl.Top, tl.Low} {
					if seam != "" && letters[seam] < 2 {
						t.Errorf("%s: seam %s stands on %d tiles", l, seam, letters[seam])
					}
				}
			}
			if got := assembly[fmt.Sprint(len(b.tiles))]; got == 0 {
				t.Errorf("%s: the number of sheets, %d, is not on the assembly page", l, len(b.tiles))
			}
		}
	}
}

// TestBoardWaste: what a tile carries beside its picture stands where it is
// cut off or glued under: never on what shows in the end (print failure 108).
func TestBoardWaste(t *testing.T) {
	for _, paper := range output.Papers() {
		o := plain()
		o.Paper = paper
		o.Profile = &output.Profile{Name: strings.Repeat("n", 40), SX: 1, SY: 1}
		p, err := newPress(o)
		if err != nil {
			t.Fatal(err)
		}
		b := boardPages{press: p, plan: planBoard(purgatory.DefaultBoard())}
		if err := b.draw(); err != nil {
			t.Fatal(err)
		}
		b.cut()
		doc, _, err := Board(purgatory.DefaultBoard(), o, false)
		if err != nil {
			t.Fatal(err)
		}
		for i, tl := range b.tiles {
			s, err := doc.Page(i + 1)
			if err != nil {
				t.Fatal(err)
			}
			clip := s.Placed[0].Clip
			net := output.Rect{X: clip.X, Y: clip.Y, W: tl.Net.W, H: tl.Net.H}
			safe := output.Rect{W: s.Size.W, H: s.Size.H}.Inset(o.Margin)
			var boxes []output.Rect
			for _, m := range append(s.Placed[len(s.Placed)-1].Drawing.Marks, s.Over.Marks...) {
				box := m.Box
				switch m.Kind {
				case output.KindText:
					cap := m.Face.CapHeight() * m.Size / output.PtPerMM
					box = output.Rect{X: box.X, Y: box.Y - cap, W: m.Face.Width(m.Text, m.Size), H: cap}
					for _, other := range boxes {
						if in := other.Intersect(box); in.W > 0 && in.H > 0 {
							t.Errorf("%s %s: %q stands on another text", paper.Name, tl.Name, m.Text)
						}
					}
					boxes = append(boxes, box)
				case output.KindPath:
					continue
				}
				if in := box.Intersect(net); in.W > 0.01 && in.H > 0.01 {
					t.Errorf("%s %s: %q %v stands on the picture %v", paper.Name, tl.Name, m.Text, box, net)
				}
				if box.W < 0 {
					box.X, box.W = box.X+box.W, -box.W
				}
				if box.H < 0 {
					box.Y, box.H = box.Y+box.H, -box.H
				}
				if !box.In(safe) {
					t.Errorf("%s %s: %q %v leaves the margins", paper.Name, tl.Name, m.Text, box)
				}
			}
		}
	}
}

// TestBoardGolden: the assembly page and a tile of each kind, in French.
func TestBoardGolden(t *testing.T) {
	doc, _, err := Board(purgatory.DefaultBoard(), plain(), false)
	if err != nil {
		t.Fatal(err)
	}
	some := *doc
	some.Pages = 3
	pages := []int{0, 5, 9}
	some.Page = func(i int) (*output.Sheet, error) { return doc.Page(pages[i]) }
	var w bytes.Buffer
	if err := output.Dump(&w, &some); err != nil {
		t.Fatal(err)
	}
	golden(t, filepath.Join("testdata", "golden", "board-fr.txt"), w.Bytes())
}

// TestLookBoard writes boards to be looked at.
func TestLookBoard(t *testing.T) {
	for name, o := range lookOptions(t) {
		doc, _, err := Board(purgatory.DefaultBoard(), o, false)
		look(t, "board-"+name, doc, err)
	}
	o := plain()
	doc, _, err := Board(purgatory.DefaultBoard(), o, true)
	look(t, "single-full", doc, err)
	o.Ink = InkLight
	doc, _, err = Board(purgatory.DefaultBoard(), o, true)
	look(t, "single-light", doc, err)
	o.Ink = InkGrey
	doc, _, err = Board(purgatory.DefaultBoard(), o, true)
	look(t, "single-grey", doc, err)
	for name, spec := range boards() {
		doc, _, err = Board(spec, plain(), true)
		look(t, "single "+name, doc, err)
	}
}
