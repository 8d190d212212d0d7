package verify

import (
	"bytes"
	"path/filepath"
	"slices"
	"testing"
)

// reaches are the distances in centimetres that the tables make rulers for:
// every range, and the move of demons and angels.
func reaches(t *testing.T) []int {
	t.Helper()
	out := []int{20}
	for _, r := range readRows(t, "ranged") {
		if n := atoi(r["range_cm"]); n > 0 {
			out = append(out, n)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// blasts are the rings: one for each radius of the tables, two of the
// smallest.
func blasts(t *testing.T) map[float64]int {
	t.Helper()
	out := map[float64]int{}
	least := 1000.0
	for _, name := range []string{"ranged", "items"} {
		for _, r := range readRows(t, name) {
			if n := 10 * float64(atoi(r["radius_cm"])); n > 0 {
				out[n] = 1
				least = min(least, n)
			}
		}
	}
	out[least] = 2
	return out
}

// TestTemplates measures the rulers and rings on every paper (print failures 22
// and 27).
func TestTemplates(t *testing.T) {
	t.Parallel()
	for _, paper := range []string{"a4", "letter", "a3", "a5"} {
		path := filepath.Join(t.TempDir(), paper+".pdf")
		if _, err := Run(croix, "--lang", "fr", "print", "templates", "--paper", paper, "-o", path); err != nil {
			t.Fatal(err)
		}
		f, err := OpenFile(path, "templates", "fr")
		if err != nil {
			t.Fatal(err)
		}
		all(t, map[string]error{paper + " rulers": f.CheckRulers(reaches(t)), paper + " rings": f.CheckRings(blasts(t))})
	}
}

// TestTemplateControls: templates that are off by a thousandth, or lack
// something.
func TestTemplateControls(t *testing.T) {
	t.Parallel()
	change := func(page int, f func([]byte) []byte) *File {
		good := kitFile(t, "templates", "fr")
		to := filepath.Join(t.TempDir(), "bad.pdf")
		if err := good.PDF.WithContent(page, f(bytes.Clone(good.PDF.Pages[page].Content)), to); err != nil {
			t.Fatal(err)
		}
		bad, err := OpenFile(to, "templates", "fr")
		if err != nil {
			t.Fatal(err)
		}
		return bad
	}
	says(t, "rulers a thousandth too short", change(0, scaled(0.999)).CheckRulers(reaches(t)), "measures")
	says(t, "a mark too many", change(0, added("0 G [] 0 d 0.567 w 100 500 m 100 490 l S")).CheckRulers([]int{10, 20, 40, 60}), "instead of")
	says(t, "no rulers", change(0, func([]byte) []byte { return nil }).CheckRulers(reaches(t)), "instead of")
	says(t, "rings a hundredth too small", change(2, scaled(0.99)).CheckRings(blasts(t)), "round sides")
	says(t, "an aura a thousandth too small", change(1, scaled(0.999)).CheckRings(blasts(t)), "aura")
}

// TestDiscs measures the tokens of both diameters.
func TestDiscs(t *testing.T) {
	t.Parallel()
	for card, back := range map[string]string{"token25": "long", "token20": "none"} {
		o := kitOptions("tokens", card, "en")
		o.Back = back
		d, err := printDoc(filepath.Join(t.TempDir(), "tokens.pdf"), o, tokenCount)
		if err != nil {
			t.Fatal(err)
		}
		all(t, map[string]error{card + " discs": d.CheckDiscs(), card + " marks": d.CheckMarks(), card + " pages": d.CheckPages()})
		bad := *d
		bad.Grid.CardW += 0.2
		says(t, "discs of another size", bad.CheckDiscs(), "0 cut lines")
	}
}

// TestCalibrationSheet measures the sheet of a printer (print failures 6 and 22).
func TestCalibrationSheet(t *testing.T) {
	inLanguages(t, func(t *testing.T, lang string) {
		f := kitFile(t, "calibration", lang)
		all(t, map[string]error{"measures": f.CheckCalibration(), "about": f.PDF.checkAbout(lang, "calibration", "/DuplexFlipLongEdge")})
		for page, part := range []string{"0 bars across", "no scale"} {
			to := filepath.Join(t.TempDir(), "bad.pdf")
			change := []func([]byte) []byte{scaled(0.999), moved(0.2, 0)}[page]
			if err := f.PDF.WithContent(page, change(bytes.Clone(f.PDF.Pages[page].Content)), to); err != nil {
				t.Fatal(err)
			}
			bad, err := OpenFile(to, "calibration", lang)
			if err != nil {
				t.Fatal(err)
			}
			says(t, "a sheet that is off", bad.CheckCalibration(), part)
		}
	})
}
