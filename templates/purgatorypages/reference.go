package purgatorypages

import (
	"fmt"
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
)

// refA4Pages is how many pages of A4 the reference takes at most.
const refA4Pages = 4

// Reference lays out the rules in short, under the house rules of a group: see
// pages.Press.Manual.
func Reference(c *purgatory.Catalog, opts purgatory.Options, o Options) (*output.Document, Report, error) {
	return sections(say.RefTitle, say.RefSubject, purgatory.Reference(c, opts, o.Lang), o, pages.Goal{Pages: refA4Pages, Least: pages.Smallest})
}

// Odds lays out the chances that are looked up at the table, under the house
// rules of a group: on one page of A4 or Letter, in columns of like height.
func Odds(c *purgatory.Catalog, opts purgatory.Options, o Options) (*output.Document, Report, error) {
	all, err := purgatory.OddsReference(c, opts, o.Lang)
	if err != nil {
		return nil, Report{}, err
	}
	return sections(say.OddsPageTitle, say.OddsPageSubject, all, o, append([]pages.Goal{{Pages: 1, Least: oddsLeast}}, onePage()...)...)
}

// oddsLeast is the type of one page of odds at least, points. It is less than
// pages.Readable because no page would be all but empty: Letter, a little
// shorter than A4, has room for the last rows of French at this size alone.
const oddsLeast = 7.25

// onePage is one page of A4 where that can be read at arm's length, or two, or
// as many as the reference.
func onePage() []pages.Goal {
	return []pages.Goal{{Pages: 1, Least: pages.Readable}, {Pages: 2, Least: pages.Readable}, {Pages: refA4Pages, Least: pages.Smallest}}
}

// sections lays out a document of sections under a title.
func sections(title, subject say.Key, all []purgatory.Section, o Options, goals ...pages.Goal) (*output.Document, Report, error) {
	var r Report
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	doc := p.document(title, subject)
	err = p.base().Manual(doc, p.manual(title, all, goals), &r)
	if err != nil {
		return nil, r, err
	}
	return doc, r, nil
}

// manual is sections with the colours and numbers of this game.
func (p *press) manual(title say.Key, all []purgatory.Section, goals []pages.Goal) pages.Manual {
	return pages.Manual{Title: title, Sections: all, Goals: goals, Accent: p.refAccent, Cites: refCites}
}

// refAccent is the colour of a section: that of the camp it is about.
func (p *press) refAccent(id string) output.Color {
	switch id {
	case "angels", scoreSection + "god":
		return p.campColor(purgatory.Angel)
	case "demons", scoreSection + "satan":
		return p.campColor(purgatory.Demon)
	case "control", "activity", scoreSection + "humanity":
		return p.accent[purgatory.Humanist]
	case "souls", "ranged", "weapons", "armour", "items", "beings":
		return p.accent[purgatory.Unknown]
	}
	return p.theme.text
}

// refCites is the numbers of rules in short: "R-110–112 118 · Q-100".
func refCites(cites []string) string {
	var kinds []string
	for _, kind := range []string{"R-", "Q-"} {
		var runs []string
		from, last := -1, -1
		end := func() {
			switch {
			case from < 0:
			case from == last:
				runs = append(runs, fmt.Sprintf("%03d", from))
			default:
				runs = append(runs, fmt.Sprintf("%03d–%03d", from, last))
			}
		}
		for _, c := range cites {
			text, ok := strings.CutPrefix(c, kind)
			n, err := strconv.Atoi(text)
			if !ok || err != nil {
				continue
			}
			if from >= 0 && n == last+1 {
				last = n
				continue
			}
			end()
			from, last = n, n
		}
		end()
		if len(runs) > 0 {
			kinds = append(kinds, kind+strings.Join(runs, "\u00a0"))
		}
	}
	return strings.Join(kinds, " · ")
}
