package face

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/jung-kurt/gofpdf"
)

// printed is what French and English pages are written with.
const printed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" +
	"àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ" +
	" \u00a0.,:;!?'’‘“”„«»…•·–—-−×÷±№§†‡°½¼¾€≤≥≠()[]{}/\\&%+=<>#*@\"|"

func load(t testing.TB) *Set {
	t.Helper()
	s, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestEveryFaceHasWhatPagesAreWrittenWith: each style has each letter, œ and
// the spaces of French too (print failures 59 to 62).
func TestEveryFaceHasWhatPagesAreWrittenWith(t *testing.T) {
	for _, f := range load(t).Faces() {
		if lacks := f.Missing(printed); lacks != nil {
			t.Errorf("%s lacks %q", f.Name(), string(lacks))
		}
	}
}

func TestMissing(t *testing.T) {
	for _, row := range []struct {
		text, want, reason string
	}{
		{"Église — nº 3", "", "a French line has nothing to replace"},
		{"", "", "an empty text lacks nothing"},
		{"a𝔖b☠", "𝔖☠", "beyond the basic plane, and a symbol; in the order of the text"},
		{"☠☠x☠", "☠", "each rune once"},
		{"a\u202f!", "\u202f", "no face has the narrow space: pages are set with U+00A0"},
		{"a\xffb", "\ufffd", "invalid UTF-8 is seen"},
		{"a\nb\tc", "\n\t", "a text is one line"},
		{"\x00", "\x00", "zero is no glyph"},
	} {
		for _, f := range load(t).Faces() {
			if got := string(f.Missing(row.text)); got != row.want {
				t.Errorf("%s: Missing(%q) = %q, want %q: %s", f.Name(), row.text, got, row.want, row.reason)
			}
		}
	}
}

// drawn is a PDF with the face selected at the given size.
func drawn(t testing.TB, f *Face, pt float64) *gofpdf.Fpdf {
	t.Helper()
	pdf := gofpdf.New("P", "mm", "A4", "")
	pdf.AddUTF8FontFromBytes("f", "", f.TTF())
	pdf.SetFont("f", "", pt)
	if err := pdf.Error(); err != nil {
		t.Fatal(err)
	}
	return pdf
}

// TestAdvanceIsTheOneDrawn compares every rune of the table, present or not,
// with the PDF writer's own widths.
func TestAdvanceIsTheOneDrawn(t *testing.T) {
	for _, f := range load(t).Faces() {
		pdf := drawn(t, f, 10)
		for r := rune(1); r <= maxRune+10; r++ { // the writer keeps a count at 0
			if got, want := f.Advance(r), pdf.GetStringSymbolWidth(string(r)); got != want {
				t.Fatalf("%s: advance of %U is %d, drawn %d", f.Name(), r, got, want)
			}
		}
	}
}

// TestWidthIsTheOneDrawn: text is measured rune by rune, before anything is
// drawn (print failures 53 and 65).
func TestWidthIsTheOneDrawn(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	runes := []rune(printed)
	for _, f := range load(t).Faces() {
		const pt = 7.5
		pdf := drawn(t, f, pt)
		for range 200 {
			// Strings without kerning pairs: those the writer knows nothing of.
			var text []rune
			for len(text) < 30 {
				r := runes[rng.IntN(len(runes))]
				if len(text) == 0 || f.Kern(text[len(text)-1], r) == 0 {
					text = append(text, r)
				}
			}
			got, want := f.Width(string(text), pt), pdf.GetStringWidth(string(text))
			if math.Abs(got-want) > 1e-9 {
				t.Fatalf("%s: width of %q is %.12f mm, drawn %.12f mm", f.Name(), string(text), got, want)
			}
		}
	}
}

func TestWidthCountsKerning(t *testing.T) {
	f := load(t).Regular
	if f.Kern('A', 'V') >= 0 {
		t.Errorf("A and V of %s stand %d apart, want them closer", f.Name(), f.Kern('A', 'V'))
	}
	const pt = 10
	want := float64(2*f.Advance('A')+2*f.Advance('V')+2*f.Kern('A', 'V')+f.Kern('V', 'A')) / 1000 * pt * 25.4 / 72
	if got := f.Width("AVAV", pt); math.Abs(got-want) > 1e-12 {
		t.Errorf("AVAV is %v mm wide, want %v", got, want)
	}
	if got := f.Width("A☠V", pt) - f.Width("☠", pt) - f.Width("A", pt) - f.Width("V", pt); math.Abs(got) > 1e-12 {
		t.Errorf("a missing glyph between A and V kerns by %v mm", got)
	}
	if f.Width("", pt) != 0 || f.Width("AV", 0) != 0 {
		t.Error("an empty text, or one of no size, has a width")
	}
}

// TestKerning compares with what another reader finds in the faces before they
// were cut down, and in these: single pairs, then the number and the sum of
// all.
func TestKerning(t *testing.T) {
	s := load(t)
	for _, row := range []struct {
		face      *Face
		text      string
		want      []int
		kerned    int
		sum       int
		whyChosen string
	}{
		{s.Title, "AVTo", []int{0, 0, 0}, 941, -8186, "few pairs kern"},
		{s.Regular, "AVA L’oo Té r, P,", []int{-19, -39, 0, 0, -43, -29, 0, 0, 0, -39, 0, 0, -20, 0, 0, -28}, 22560, -276849, "French: apostrophe, accents, points"},
		{s.Italic, "AV Ta l’ y.", []int{-19, 0, 0, -44, 0, 0, -20, 0, 0, -24}, 23721, -272736, "pairs that differ from the regular's"},
		{s.Bold, "AV L’ y. 11", []int{-37, 0, 0, -65, 0, 0, -43, 0, 0, 0}, 22554, -322725, "digits stand in columns"},
	} {
		var got []int
		runes := []rune(row.text)
		for i := range len(runes) - 1 {
			got = append(got, row.face.Kern(runes[i], runes[i+1]))
		}
		if !slices.Equal(got, row.want) {
			t.Errorf("%s: pairs of %q kern by %v, want %v: %s", row.face.Name(), row.text, got, row.want, row.whyChosen)
		}
		kerned, sum := 0, 0
		for a := range rune(maxRune + 1) {
			if !row.face.Has(a) {
				continue
			}
			for b := range rune(maxRune + 1) {
				if k := row.face.Kern(a, b); k != 0 {
					kerned, sum = kerned+1, sum+k
				}
			}
		}
		if kerned != row.kerned || sum != row.sum {
			t.Errorf("%s: %d pairs kern by %d in all, want %d by %d", row.face.Name(), kerned, sum, row.kerned, row.sum)
		}
	}
}

func TestHeights(t *testing.T) {
	for _, f := range load(t).Faces() {
		heights := []float64{f.Descent(), f.XHeight(), f.CapHeight(), f.Ascent()}
		if !slices.IsSorted(heights) || heights[0] <= 0.1 || heights[3] > 1.5 {
			t.Errorf("%s: descent, x, capitals, ascent = %v, want them to rise from about 0.2 em to 1 em", f.Name(), heights)
		}
	}
	// The rounded values of another reader of the file.
	f := load(t).Regular
	if got := fmt.Sprintf("%.3f %.3f %.3f %.3f", f.Ascent(), f.Descent(), f.XHeight(), f.CapHeight()); got != "0.896 0.215 0.420 0.573" {
		t.Errorf("heights of %s are %s", f.Name(), got)
	}
}

// TestDocumentsShareASet builds documents side by side: under the race
// detector it fails if they share the bytes that the writer writes into.
func TestDocumentsShareASet(t *testing.T) {
	s := load(t)
	before := s.Regular.TTF()
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			pdf := drawn(t, s.Regular, 9)
			pdf.AddPage()
			pdf.Text(10, 10, "Œuvre d’Église")
			s.Regular.Width("Œuvre", 9)
			if err := pdf.Output(new(strings.Builder)); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if !slices.Equal(before, s.Regular.TTF()) {
		t.Error("a document changed the face")
	}
	s.Regular.TTF()[0] = 0xFF
	if !slices.Equal(before, s.Regular.TTF()) {
		t.Error("a caller's copy is the face's own")
	}
}

// TestDamagedFiles: an embedded file that is cut short or altered is an error
// or another face, never a panic.
func TestDamagedFiles(t *testing.T) {
	ttf := load(t).Bold.TTF()
	for n := range 2000 {
		if _, err := parse("cut", ttf[:n]); err == nil {
			t.Fatalf("the first %d bytes of a face pass for one", n)
		}
	}
	rng := rand.New(rand.NewPCG(3, 4))
	for range 3000 {
		c := slices.Clone(ttf)
		for range 1 + rng.IntN(8) {
			c[rng.IntN(len(c))] = byte(rng.Uint32())
		}
		for range rng.IntN(4) { // the directory and the heads of tables
			c[rng.IntN(1200)] = byte(rng.Uint32())
		}
		if f, err := parse("altered", c); err == nil {
			f.Width(printed, 9)
		}
	}
}

func TestLicences(t *testing.T) {
	ls, err := Licences()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range ls {
		if !strings.HasPrefix(l.Holder, "Copyright") || !strings.Contains(l.Holder, l.Family) ||
			!strings.Contains(l.Text, "SIL OPEN FONT LICENSE Version 1.1") || strings.Contains(l.Text, "Reserved Font Name \"") {
			t.Errorf("licence of %s reads %q, %d bytes", l.Family, l.Holder, len(l.Text))
		}
	}
	if len(ls) != 2 {
		t.Errorf("%d licences for two families", len(ls))
	}
}

func BenchmarkLoad(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Load(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkWidth(b *testing.B) {
	f := load(b).Regular
	b.ReportAllocs()
	for b.Loop() {
		f.Width("Une arme de mêlée frappe à son contact : « aveugle ».", 7)
	}
}
