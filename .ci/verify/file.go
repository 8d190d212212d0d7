package verify

import (
	"fmt"
	"os"
	"regexp"
	"strings"

	"github.com/pdfcpu/pdfcpu/pkg/api"
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/model"
)

// CheckSyntax has qpdf and pdfcpu read the file. Neither may have anything to
// say.
func CheckSyntax(path string) error {
	out, err := Run("qpdf", "--check", path)
	if err != nil {
		return err
	}
	if strings.Contains(strings.ToLower(string(out)), "warning") {
		return fmt.Errorf("qpdf warns: %s", out)
	}
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	api.DisableConfigDir()
	conf := model.NewDefaultConfiguration()
	conf.ValidationMode = model.ValidationStrict
	if err := api.Validate(f, conf); err != nil {
		return fmt.Errorf("pdfcpu, strict: %w", err)
	}
	return nil
}

// CheckFonts sees that the faces are ours, embedded, and have their Unicode.
func CheckFonts(path string) error {
	out, err := Run("pdffonts", path)
	if err != nil {
		return err
	}
	return checkFontList(string(out))
}

// checkFontList reads the table of pdffonts: name, type, encoding, emb, sub,
// uni, object.
func checkFontList(out string) error {
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if len(lines) < 4 {
		return fmt.Errorf("%d fonts instead of two or more", max(0, len(lines)-2))
	}
	for _, line := range lines[2:] {
		f := strings.Fields(line)
		if len(f) < 7 {
			return fmt.Errorf("what does pdffonts say with %q", line)
		}
		name := strings.ToLower(strings.NewReplacer("-", "", " ", "").Replace(f[0]))
		if !strings.Contains(name, "crimsonpro") && !strings.Contains(name, "grenzegotisch") {
			return fmt.Errorf("the font %s is not ours", f[0])
		}
		if f[len(f)-5] != "yes" || f[len(f)-3] != "yes" {
			return fmt.Errorf("the font %s is not embedded or has no Unicode: %s", f[0], line)
		}
	}
	return nil
}

// CheckSheets sees that no page is blank or has a word in the margin, in grey
// has a hue, or has ink nearer to the edge than the margin (print failures 31,
// 34, 38, 71 and 74). The pictures are those of the pages, in order.
func CheckSheets(pictures []Picture, grey bool) error {
	for i, p := range pictures {
		w, h := float64(p.W)*25.4/p.DPI, float64(p.H)*25.4/p.DPI
		// The sheet line and the bar are on every page; what lies between
		// them is the page.
		if p.Inked(Box{margin, margin + band, w - margin, h - margin - band}) == 0 {
			return fmt.Errorf("page %d is blank", i+1)
		}
		if err := p.CheckMargin(); err != nil {
			return fmt.Errorf("page %d: %w", i+1, err)
		}
		if grey {
			if err := p.CheckNeutral(); err != nil {
				return fmt.Errorf("page %d: %w", i+1, err)
			}
		}
	}
	return nil
}

// CheckInside sees that no word of a page reaches into the margin.
func CheckInside(pages [][]Word, sizes []Page) error {
	if len(pages) != len(sizes) {
		return fmt.Errorf("%d pages of text instead of %d", len(pages), len(sizes))
	}
	for i, words := range pages {
		free := Box{0, 0, sizes[i].W, sizes[i].H}.Grow(0.05 - margin)
		for _, w := range words {
			// The box of a word is as high as its face, accents and all, not as
			// its letters: only its sides are where its ink is.
			if x, y := w.Mid(); w.W() > 0 && (w.X < free.X || w.X2 > free.X2) || !free.Has(x, y) {
				return fmt.Errorf("page %d: %q at %v is in the margin", i+1, w.Text, w.Box)
			}
		}
	}
	return nil
}

// CheckPaper sees that every page is exactly its paper, upright or lying (print
// failures 33, 41 and 106).
func CheckPaper(sizes []Page, paper string) error {
	want := papers[paper]
	for i, s := range sizes {
		if !(near(s.W, want[0], 0.01) && near(s.H, want[1], 0.01) || near(s.W, want[1], 0.01) && near(s.H, want[0], 0.01)) {
			return fmt.Errorf("page %d is %.3f x %.3f mm, and %s is %g x %g", i+1, s.W, s.H, paper, want[0], want[1])
		}
	}
	return nil
}

// flips are the words for the edge over which a sheet is turned.
var flips = map[string]map[string]string{
	"fr": {"long": "retournez sur le grand côté", "short": "retournez sur le petit côté"},
	"en": {"long": "turn over the long edge", "short": "turn over the short edge"},
}

// CheckLine reads the line at the top of every page: which document it is,
// which sheet of how many, its paper and, where both sides are printed, over
// which edge it is turned (print failures 2, 3, 14 and 40).
func CheckLine(pages [][]Word, doc string, o Options, flip string) error {
	for i, words := range pages {
		var line []string
		for _, w := range words {
			if w.Y2 < margin+2*band {
				line = append(line, w.Text)
			}
		}
		got := strings.Join(line, " ")
		for _, want := range []string{titles[o.Lang][doc], strings.ToUpper(o.Paper[:1]) + o.Paper[1:], "100 mm", flips[o.Lang][flip]} {
			if !strings.Contains(got, want) {
				return fmt.Errorf("page %d: the line at the top says %q and not %q", i+1, got, want)
			}
		}
		if sheets := sheetNumber.FindStringSubmatch(got); sheets == nil || flip == "" && (sheets[1] != fmt.Sprint(i+1) || sheets[2] != fmt.Sprint(len(pages))) {
			return fmt.Errorf("page %d of %d: the line at the top says %q", i+1, len(pages), got)
		}
	}
	return nil
}

var sheetNumber = regexp.MustCompile(`(\d+)/(\d+)`)
