package verify

import (
	"bytes"
	"path/filepath"
	"testing"
)

// printFile prints a document of whole pages.
func printFile(t *testing.T, name, lang string, args ...string) *File {
	t.Helper()
	path := filepath.Join(t.TempDir(), name+".pdf")
	if _, err := Run(croix, append([]string{"--lang", lang, "print", name, "-o", path}, args...)...); err != nil {
		t.Fatal(err)
	}
	f, err := OpenFile(path, name, lang)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestBoard measures the board that is one page, and reads its words.
func TestBoard(t *testing.T) {
	inLanguages(t, func(t *testing.T, lang string) {
		f := printFile(t, "board", lang, "--single")
		all(t, map[string]error{"words": f.CheckBoardWords(), "zones": f.CheckZones()})
		lang = map[string]string{"fr": "en", "en": "fr"}[lang]
		says(t, "another language", (&File{Lang: lang, PDF: f.PDF, Pages: f.Pages}).CheckBoardWords(), "is not there")
		for name, by := range map[string]float64{"a board a thousandth too small": 0.999, "a board half a thousandth too large": 1.0005} {
			to := filepath.Join(t.TempDir(), "bad.pdf")
			if err := f.PDF.WithContent(0, scaled(by)(bytes.Clone(f.PDF.Pages[0].Content)), to); err != nil {
				t.Fatal(err)
			}
			bad, err := OpenFile(to, "board", lang)
			if err != nil {
				t.Fatal(err)
			}
			says(t, name, bad.CheckZones(), "wall")
		}
	})
}

// TestBoardTiles puts the tiles of every paper together.
func TestBoardTiles(t *testing.T) {
	t.Parallel()
	for paper, want := range map[string]int{"a4": 27, "letter": 27, "a3": 13} {
		f := printFile(t, "board", "fr", "--paper", paper)
		tiles, err := f.Tiles()
		if err != nil {
			t.Fatal(err)
		}
		if len(tiles) != want { // counted by hand: so many sheets of that paper make the cross
			t.Errorf("%s: %d tiles instead of %d", paper, len(tiles), want)
		}
		all(t, map[string]error{paper + " together": CheckTiles(tiles), paper + " flaps": f.CheckFlaps(tiles)})
		if paper == "a4" {
			tileControls(t, f, tiles)
		}
	}
}

// tileControls spoils good tiles.
func tileControls(t *testing.T, f *File, tiles []PrintedTile) {
	t.Helper()
	change := func(i int, d Box) []PrintedTile {
		out := append([]PrintedTile(nil), tiles...)
		out[i].Net = Box{out[i].Net.X + d.X, out[i].Net.Y + d.Y, out[i].Net.X2 + d.X2, out[i].Net.Y2 + d.Y2}
		return out
	}
	says(t, "a tile lost", CheckTiles(tiles[1:]), "square millimetres")
	says(t, "a tile twice", CheckTiles(append(tiles[:len(tiles):len(tiles)], tiles[0])), "shows on the pages")
	says(t, "a flap a millimetre too wide", CheckTiles(change(0, Box{X2: -1})), "flap of 11")
	says(t, "a gap of half a millimetre", CheckTiles(change(3, Box{X: 0.5})), "square millimetres")
	says(t, "a tile of air", CheckTiles(append(tiles[:len(tiles):len(tiles)], PrintedTile{Region: Box{0, 0, 90, 90}, Net: Box{0, 0, 90, 90}})), "nothing of the cross")
	bare := append([]PrintedTile(nil), tiles...)
	bare[0].Net.X2 -= 40
	bare[0].Region.X2 -= 40
	says(t, "a flap without strokes", f.CheckFlaps(bare), "strokes")
	page := tiles[4].Page
	to := filepath.Join(t.TempDir(), "bad.pdf")
	if err := f.PDF.WithContent(page, scaled(0.999)(bytes.Clone(f.PDF.Pages[page].Content)), to); err != nil {
		t.Fatal(err)
	}
	bad, err := OpenFile(to, "board", "fr")
	if err != nil {
		t.Fatal(err)
	}
	_, err = bad.Tiles()
	says(t, "a tile a thousandth too small", err, "scaled")
}
