package verify

import (
	"fmt"
	"strings"
)

// titles are the titles of the documents by language.
var titles = map[string]map[string]string{
	"fr": {"cards": "Cartes d’âmes", "angels": "Anges", "board": "Plateau", "calibration": "Calibrage", "demons": "Démons",
		"equipment": "Équipement", "reference": "Aide de jeu", "score": "Feuilles de score", "slips": "Billets secrets",
		"templates": "Gabarits", "tokens": "Pions"},
	"en": {"cards": "Soul cards", "angels": "Angels", "board": "Board", "calibration": "Calibration", "demons": "Demons",
		"equipment": "Equipment", "reference": "Reference", "score": "Score sheets", "slips": "Secret slips",
		"templates": "Templates", "tokens": "Tokens"},
}

// CheckAbout reads what the file says about itself: its language, its title,
// how it wants to be printed, and its bookmarks.
func (d *Document) CheckAbout() error {
	p, err := d.pdf()
	if err != nil {
		return err
	}
	duplex := map[string]string{"long": "/DuplexFlipLongEdge", "short": "/DuplexFlipShortEdge"}[d.Back]
	if err := p.checkAbout(d.Lang, d.Name(), duplex); err != nil {
		return err
	}
	return d.checkBookmarks(p)
}

// text is a string or name of a file.
func (p *PDF) text(v any) string {
	s, _ := p.get(v).(string)
	return strings.TrimPrefix(s, "u:")
}

// checkAbout reads the language, the title and the wishes for printing: true
// to size (print failures 23, 24), and on both sides or one.
func (p *PDF) checkAbout(lang, name, duplex string) error {
	if got := p.text(p.Catalog["/Lang"]); got != lang {
		return fmt.Errorf("/Lang is %q instead of %q", got, lang)
	}
	if got, want := p.text(p.Info["/Title"]), titles[lang][name]; got != want || want == "" {
		return fmt.Errorf("the title is %q instead of %q", got, want)
	}
	if duplex == "" {
		duplex = "/Simplex"
	}
	prefs := p.dict(p.Catalog["/ViewerPreferences"])
	for _, want := range [][2]string{{"/PrintScaling", "/None"}, {"/Duplex", duplex}} {
		if got := p.text(prefs[want[0]]); got != want[1] {
			return fmt.Errorf("the viewer preference %s is %q instead of %q", want[0], got, want[1])
		}
	}
	return nil
}

// checkBookmarks wants one bookmark for each front, named after the first and
// last card on it.
func (d *Document) checkBookmarks(p *PDF) error {
	mark := p.dict(p.dict(p.Catalog["/Outlines"])["/First"])
	for i, f := range d.Faces {
		if f.Back {
			continue
		}
		first, last := d.Souls[f.First].D66, d.Souls[f.First+f.Count-1].D66
		want := fmt.Sprintf("%d–%d", first, last)
		if mark == nil {
			return fmt.Errorf("page %d has no bookmark %q", i+1, want)
		}
		got := p.text(mark["/Title"])
		if got != want && !(first == last && got == fmt.Sprint(first)) {
			return fmt.Errorf("page %d: a viewer shows the bookmark %q instead of %q", i+1, got, want)
		}
		dest := list(p.get(mark["/Dest"]))
		if len(dest) == 0 || dest[0] != p.Pages[i].Ref {
			return fmt.Errorf("the bookmark %q leads to %v instead of page %d", got, dest, i+1)
		}
		mark = p.dict(mark["/Next"])
	}
	if mark != nil {
		return fmt.Errorf("a bookmark too many: %q", p.text(mark["/Title"]))
	}
	return nil
}
