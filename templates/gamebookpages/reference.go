package gamebookpages

import (
	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
)

// refPages is how many pages of A4 the rules in short take at most: the back of
// a sheet.
const refPages = 1

// references is the pages of the rules in short.
func (p *painter) references() []page {
	set, err := p.ManualPages(p.doc, pages.Manual{
		Title: say.GamebookReference, Sections: gamebook.Reference(p.rules, p.O.Lang), Goals: []pages.Goal{{Pages: refPages, Least: pages.Smallest}},
		Accent: func(id string) output.Color {
			return p.accent(map[string]gamebook.Stat{"fight": gamebook.Stamina, "several": gamebook.Stamina, "luck": gamebook.Luck,
				"tests": gamebook.Skill, "chances": gamebook.Skill}[id])
		},
		Cites: func([]string) string { return "" }, // the rules of the book have no numbers that players know
	})
	if err != nil {
		return []page{{p.Say(say.GamebookReference), func(*painter) error { return err }}}
	}
	var all []page
	for i := range set.Len {
		all = append(all, page{set.Mark(i), func(p *painter) error { return set.Draw(i, p.C, p.Free) }})
	}
	return all
}
