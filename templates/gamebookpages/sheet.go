// Package gamebookpages says what the printed pages of the gamebook hold:
// adventure sheets with their encounter boxes, the quick reference on their
// back, the map of visited paragraphs, the log of a fight.
package gamebookpages

import (
	"strconv"

	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
	"croix/tracker/gamebookplay"
)

// Filled is what stands on a sheet already.
type Filled struct {
	Name         string
	Initial, Now gamebook.Scores
	Equipment    []string // ids or words of the player
	Notes        []string
	Dice         []int               // that made the hero; nil if they are not known
	Seed         *uint64             // of those dice; nil for none
	Trail        []gamebookplay.Step // of the map
	Foes         []gamebookplay.Foe  // of the fight that goes on
}

// Rolled is a sheet for a hero that was rolled.
func Rolled(h gamebook.Hero, seed *uint64) Filled {
	return Filled{Name: h.Name, Initial: h.Scores, Now: h.Scores, Equipment: h.Equipment, Dice: h.Dice, Seed: seed}
}

// Played is a sheet for a hero of a game.
func Played(h *gamebookplay.Hero, l say.Lang) Filled {
	f := Filled{Name: h.Called().Name(l), Initial: h.Initial, Now: h.Now, Equipment: h.Equipment, Notes: h.Notes, Trail: h.Trail}
	if h.Fight != nil {
		f.Foes = h.Fight.Enemies
	}
	return f
}

// Least room of a page, millimetres.
const (
	leastWide = 110
	leastHigh = 160
	wide      = 160 // a page that holds the encounters below the sheet
)

// painter draws one page.
type painter struct {
	pages.Pen
	doc   *output.Document
	rules gamebook.Options
}

// Colours of the numbers of the sheet.
func (p *painter) accent(s gamebook.Stat) output.Color {
	hex := map[gamebook.Stat]uint32{gamebook.Skill: 0x25416b, gamebook.Stamina: 0x7c1717, gamebook.Luck: 0x2e6148}[s]
	if hex == 0 {
		hex = 0x4d4257
	}
	return p.Accent(pages.RGB(hex))
}

// icons of the numbers of the sheet.
func statIcon(s gamebook.Stat) string {
	return map[gamebook.Stat]string{
		gamebook.Skill: "broadsword", gamebook.Stamina: "hearts", gamebook.Luck: "sparkles",
		gamebook.Faith: "prayer", gamebook.Gold: "coins", gamebook.Meals: "meat",
	}[s]
}

// page is a page of a document: its bookmark, and how it is drawn.
type page struct {
	mark string
	draw func(*painter) error
}

// Sheet lays out adventure sheets: one for each hero, or a blank one where there
// is none, with the quick reference on its back; then the maps of the paragraphs
// and the log of a fight, once. On small paper the encounters are on the back
// and the reference follows.
func Sheet(heroes []Filled, rules gamebook.Options, o pages.Options) (*output.Document, pages.Report, error) {
	return lay(say.GamebookSheet, o, rules, true, func(p *painter, free output.Rect) []page {
		if len(heroes) == 0 {
			heroes = []Filled{{}}
		}
		references := p.references()
		small := free.W < wide || len(references) > 1
		var all []page
		for i := range heroes {
			h := &heroes[i]
			mark := h.Name
			if mark == "" {
				mark = p.Say(say.GamebookSheet)
			}
			all = append(all, page{mark, func(p *painter) error { return p.sheet(h, !small) }})
			if small {
				all = append(all, page{p.Say(say.GamebookEncounters), func(p *painter) error { return p.encounters(p.Free.Y, h.Foes) }})
			} else {
				all = append(all, references[0])
			}
		}
		if small {
			return append(append(all, references...), p.maps(heroes)...)
		}
		return append(append(all, p.maps(heroes)...), page{p.Say(say.GamebookLog), (*painter).log})
	})
}

// maps is the maps of heroes that visited paragraphs; a blank one where none did.
func (p *painter) maps(heroes []Filled) []page {
	var all []page
	for i := range heroes {
		if h := &heroes[i]; len(h.Trail) > 0 || len(heroes) == 1 {
			all = append(all, page{p.Say(say.GamebookMap), func(p *painter) error { return p.grid(h.Name, h.Trail) }})
		}
	}
	if len(all) == 0 {
		all = []page{{p.Say(say.GamebookMap), func(p *painter) error { return p.grid("", nil) }}}
	}
	return all
}

// Map lays out the maps of the paragraphs that heroes visited; a blank one where
// none did.
func Map(heroes []Filled, rules gamebook.Options, o pages.Options) (*output.Document, pages.Report, error) {
	return lay(say.GamebookMap, o, rules, false, func(p *painter, _ output.Rect) []page { return p.maps(heroes) })
}

// Log lays out the log of a fight.
func Log(rules gamebook.Options, o pages.Options) (*output.Document, pages.Report, error) {
	return lay(say.GamebookLog, o, rules, false, func(p *painter, _ output.Rect) []page {
		return []page{{p.Say(say.GamebookLog), (*painter).log}}
	})
}

// Reference lays out the quick reference.
func Reference(rules gamebook.Options, o pages.Options) (*output.Document, pages.Report, error) {
	return lay(say.GamebookReference, o, rules, false, func(p *painter, _ output.Rect) []page { return p.references() })
}

// lay makes a document of whole pages.
func lay(title say.Key, o pages.Options, rules gamebook.Options, duplex bool, of func(*painter, output.Rect) []page) (*output.Document, pages.Report, error) {
	var r pages.Report
	press, err := pages.NewPress(o)
	if err != nil {
		return nil, r, err
	}
	doc := press.Document(title, say.GamebookSubject)
	free := press.Tall(doc)
	if free.W < leastWide || free.H < leastHigh {
		return nil, r, press.TooSmall(title, output.Size{W: leastWide, H: leastHigh}, free)
	}
	p := &painter{Pen: pages.Pen{Press: press}, doc: doc, rules: rules}
	all := of(p, free)
	err = press.Pages(doc, output.PageSet{Len: len(all), Duplex: duplex && len(all) > 1,
		Draw: func(i int, c *output.Canvas, free output.Rect) error {
			one := *p
			one.C, one.Free = c, free
			return all[i].draw(&one)
		},
		Mark: func(i int) string { return all[i].mark },
	}, &r)
	return doc, r, err
}

// band is the head of a part of the page: an icon and a title on a plate.
func (p *painter) band(at output.Rect, icon, title string, accent output.Color) {
	paint, on := p.Plate(accent)
	p.C.Rect(at, 1.2, paint)
	p.C.Icon(icon, at.X+1.2, at.Y+0.8, at.H-1.6, on)
	p.Fit(at.X+at.H+1.4, at.Y+at.H/2+p.Title.At(11).Cap()/2, at.W-at.H-2.4, p.Title.At(11).In(on), title)
}

// head is the title of a page with a line below it; it gives the y below.
func (p *painter) head(title, label, written string) float64 {
	c, free := p.C, p.Free
	c.Field("title")
	font := p.Title.At(20)
	base := free.Y + 2.2 + font.Cap()
	c.Text(free.X, base, font, title)
	if label != "" {
		small := p.Regular.At(9.5).In(p.Soft)
		x := free.X + font.Width(title) + 7
		c.Text(x, base, small, label)
		from := x + small.Width(label) + 2
		p.Write(from, base+1, free.Right()-from)
		if written != "" {
			p.Fit(from+1, base, free.Right()-from-1, p.Bold.At(12), written)
		}
	}
	y := base + 2.6
	c.Line(free.X, y, free.Right(), y, output.Paint{Line: 0.5, Stroke: p.Text})
	return y + 2.4
}

// number is a number as it is written on the sheet, "" on a blank one.
func (h *Filled) number(n int) string {
	if h.Initial == (gamebook.Scores{}) {
		return ""
	}
	return strconv.Itoa(n)
}

// Encounters lays out a page of encounter boxes.
func Encounters(rules gamebook.Options, o pages.Options) (*output.Document, pages.Report, error) {
	return lay(say.GamebookEncounters, o, rules, false, func(p *painter, _ output.Rect) []page {
		return []page{{p.Say(say.GamebookEncounters), func(p *painter) error { return p.encounters(p.Free.Y, nil) }}}
	})
}
