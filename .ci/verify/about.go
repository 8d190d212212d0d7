package verify

import (
	"fmt"
	"strings"
)

// titles are the titles of the document by language.
var titles = map[string]string{"fr": "Cartes d’âmes", "en": "Soul cards"}

// CheckAbout reads what the file says about itself: its language, its title,
// how it wants to be printed, and its bookmarks.
func (d *Document) CheckAbout() error {
	p, err := d.pdf()
	if err != nil {
		return err
	}
	text := func(v any) string {
		s, _ := p.get(v).(string)
		return strings.TrimPrefix(s, "u:")
	}
	if got := text(p.Catalog["/Lang"]); got != d.Lang {
		return fmt.Errorf("/Lang is %q instead of %q", got, d.Lang)
	}
	if got := text(p.Info["/Title"]); got != titles[d.Lang] {
		return fmt.Errorf("the title is %q instead of %q", got, titles[d.Lang])
	}
	duplex := map[string]string{"long": "/DuplexFlipLongEdge", "short": "/DuplexFlipShortEdge"}[d.Back]
	if duplex == "" {
		duplex = "/Simplex"
	}
	prefs := p.dict(p.Catalog["/ViewerPreferences"])
	for _, want := range [][2]string{{"/PrintScaling", "/None"}, {"/Duplex", duplex}} {
		if got := text(prefs[want[0]]); got != want[1] {
			return fmt.Errorf("the viewer preference %s is %q instead of %q", want[0], got, want[1])
		}
	}
	return d.checkBookmarks(p, text)
}

// checkBookmarks wants one bookmark for each front, named after the first and
// last card on it.
func (d *Document) checkBookmarks(p *PDF, text func(any) string) error {
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
		got := text(mark["/Title"])
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
		return fmt.Errorf("a bookmark too many: %q", text(mark["/Title"]))
	}
	return nil
}
