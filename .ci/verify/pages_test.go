package verify

import (
	"path/filepath"
	"testing"
)

// TestTokens: every soul has its pawn once, and every marker is there.
func TestTokens(t *testing.T) {
	inLanguages(t, func(t *testing.T, lang string) {
		d := kitDocument(t, "tokens", "token25", lang, tokenCount)
		all(t, map[string]error{"words": d.CheckTokens(), "discs": d.CheckDiscs()})
		other := *d
		other.Lang = map[string]string{"fr": "en", "en": "fr"}[lang]
		says(t, "another language", other.CheckTokens(), "token 1 says")
		fewer := *d
		fewer.Souls = d.Souls[1:]
		says(t, "a token too few", fewer.CheckTokens(), "tokens instead of")
	})
}

// TestScore: the formulas of both sheets.
func TestScore(t *testing.T) {
	inLanguages(t, func(t *testing.T, lang string) {
		f := kitFile(t, "score", lang)
		all(t, map[string]error{"formulas": f.CheckScore()})
		f.Pages[0], f.Pages[1] = f.Pages[1], f.Pages[0]
		says(t, "the sheets in the other order", f.CheckScore(), "page 1")
		f.Pages[0], f.Pages[1] = f.Pages[1], append(f.Pages[0], Word{Text: "+30"})
		says(t, "a number too many", f.CheckScore(), "no part of a formula")
	})
}

// TestSlips: both secrets, and nothing by which a folded slip differs.
func TestSlips(t *testing.T) {
	inLanguages(t, func(t *testing.T, lang string) {
		d := kitDocument(t, "slips", "slip", lang, 4)
		all(t, map[string]error{"words": d.CheckSlips(), "pages": d.CheckPages(), "marks": d.CheckMarks()})
		other := *d
		other.Lang = map[string]string{"fr": "en", "en": "fr"}[lang]
		says(t, "another language", other.CheckSlips(), "slip 1")
	})
}

// TestTemplateWords: the templates name the weapons that they are for.
func TestTemplateWords(t *testing.T) {
	tables := everyTable(t)
	inLanguages(t, func(t *testing.T, lang string) {
		f := kitFile(t, "templates", lang)
		all(t, map[string]error{"words": f.CheckTemplateWords(tables)})
		bad := map[string][]Row{"ranged": with(tables["ranged"], "arme_a_feu", "range_cm", "40"), "items": tables["items"]}
		says(t, "another range", f.CheckTemplateWords(bad), "40 cm")
		bad = map[string][]Row{"ranged": tables["ranged"], "items": with(tables["items"], "eau_benite", "radius_cm", "4")}
		says(t, "another radius", f.CheckTemplateWords(bad), "4 cm")
	})
}

// TestKitAbout: every document has its language and title, and asks the
// printer for its true size (print failures 23 and 24).
func TestKitAbout(t *testing.T) {
	inLanguages(t, func(t *testing.T, lang string) {
		for doc := range titles[lang] {
			p, err := Open(filepath.Join(kit, lang, doc+".pdf"))
			if err != nil {
				t.Fatal(err)
			}
			duplex := map[string]string{"calibration": "/DuplexFlipLongEdge"}[doc]
			all(t, map[string]error{doc: p.checkAbout(lang, doc, duplex)})
		}
	})
}
