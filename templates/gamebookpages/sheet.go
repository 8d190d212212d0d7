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
}

// Rolled is a sheet for a hero that was rolled.
func Rolled(h gamebook.Hero, seed *uint64) Filled {
	return Filled{Name: h.Name, Initial: h.Scores, Now: h.Scores, Equipment: h.Equipment, Dice: h.Dice, Seed: seed}
}

// Played is a sheet for a hero of a game.
func Played(h *gamebookplay.Hero, l say.Lang) Filled {
	return Filled{Name: h.Called().Name(l), Initial: h.Initial, Now: h.Now, Equipment: h.Equipment, Notes: h.Notes, Trail: h.Trail}
}

// Least room of a page, millimetres.
const (
	leastWide = 110
	leastHigh = 160
	wide      = 160 // a page that holds the encounters below the sheet
)

// painter draws one page.
type painter struct {
	*pages.Press
	rules gamebook.Options
	c     *output.Canvas
	free  output.Rect
}

func (p *painter) text(k say.Key, args ...any) string { return p.O.Lang.Text(k, args...) }

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
// is none, with the quick reference on its back; then the map of the paragraphs
// and the log of a fight, once. On small paper the encounters are on the back
// and the reference follows.
func Sheet(heroes []Filled, rules gamebook.Options, o pages.Options) (*output.Document, pages.Report, error) {
	return lay(say.GamebookSheet, o, rules, true, func(p *painter, free output.Rect) []page {
		if len(heroes) == 0 {
			heroes = []Filled{{}}
		}
		small, references := free.W < wide, p.references(free)
		var all []page
		for i := range heroes {
			h := &heroes[i]
			mark := h.Name
			if mark == "" {
				mark = p.text(say.GamebookSheet)
			}
			all = append(all, page{mark, func(p *painter) error { return p.sheet(h, !small) }})
			if small {
				all = append(all, page{p.text(say.GamebookEncounters), func(p *painter) error { return p.encounters(p.free.Y) }})
			} else {
				all = append(all, references[0])
			}
		}
		var one Filled // whose trail the map shows
		if len(heroes) == 1 {
			one = heroes[0]
		}
		grid := page{p.text(say.GamebookMap), func(p *painter) error { return p.grid(one.Name, one.Trail) }}
		if small {
			return append(append(all, references...), grid)
		}
		return append(all, grid, page{p.text(say.GamebookLog), (*painter).log})
	})
}

// Map lays out the map of the paragraphs that a hero visited; a blank one for no
// name and no trail.
func Map(name string, trail []gamebookplay.Step, rules gamebook.Options, o pages.Options) (*output.Document, pages.Report, error) {
	return lay(say.GamebookMap, o, rules, false, func(p *painter, _ output.Rect) []page {
		return []page{{p.text(say.GamebookMap), func(p *painter) error { return p.grid(name, trail) }}}
	})
}

// Log lays out the log of a fight.
func Log(rules gamebook.Options, o pages.Options) (*output.Document, pages.Report, error) {
	return lay(say.GamebookLog, o, rules, false, func(p *painter, _ output.Rect) []page {
		return []page{{p.text(say.GamebookLog), (*painter).log}}
	})
}

// Reference lays out the quick reference.
func Reference(rules gamebook.Options, o pages.Options) (*output.Document, pages.Report, error) {
	return lay(say.GamebookReference, o, rules, false, (*painter).references)
}

// lay makes a document of whole pages.
func lay(title say.Key, o pages.Options, rules gamebook.Options, duplex bool, of func(*painter, output.Rect) []page) (*output.Document, pages.Report, error) {
	var r pages.Report
	press, err := pages.NewPress(o)
	if err != nil {
		return nil, r, err
	}
	doc := press.Document(title, say.GamebookSubject)
	size := o.Paper.Size
	if size.W > size.H {
		size = size.Turned()
	}
	free := press.Imposition(doc).Free(size)
	if free.W < leastWide || free.H < leastHigh {
		return nil, r, press.TooSmall(title, output.Size{W: leastWide, H: leastHigh}, free)
	}
	p := &painter{Press: press, rules: rules}
	all := of(p, free)
	err = press.Pages(doc, output.PageSet{Len: len(all), Duplex: duplex && len(all) > 1,
		Draw: func(i int, c *output.Canvas, free output.Rect) error {
			one := *p
			one.c, one.free = c, free
			return all[i].draw(&one)
		},
		Mark: func(i int) string { return all[i].mark },
	}, &r)
	return doc, r, err
}

// write is a line to write on.
func (p *painter) write(x, y, w float64) {
	p.c.Add(output.Mark{Kind: output.KindLine, Role: pages.RoleWrite, Box: output.Rect{X: x, Y: y, W: w},
		Paint: output.Paint{Line: 0.25, Stroke: p.Soft}})
}

// box is a box to write in.
func (p *painter) box(at output.Rect, color output.Color, line float64) {
	p.c.Add(output.Mark{Kind: output.KindRect, Role: pages.RoleWrite, Radius: 0.8, Box: at,
		Paint: output.Paint{Filled: true, Fill: output.White, Line: line, Stroke: color}})
}

// fit writes a text that shrinks to a width; it is an error if even the smallest
// type is too wide.
func (p *painter) fit(x, y, w float64, font output.Font, s string) {
	size, ok := output.FitSize(font, s, w, font.Size, 6.5)
	if !ok {
		p.c.Fail(&output.OverflowError{Card: p.text(say.GamebookSheet), Field: s})
		return
	}
	p.c.Text(x, y, font.At(size), s)
}

// centred writes a text in the middle of a box, in smaller type if it is long.
func (p *painter) centred(at output.Rect, font output.Font, s string) {
	size, ok := output.FitSize(font, s, at.W-0.8, font.Size, 6.5)
	if !ok {
		p.c.Fail(&output.OverflowError{Card: p.text(say.GamebookSheet), Field: s})
	}
	font = font.At(size)
	p.c.TextCentred(at.X+at.W/2, at.Y+at.H/2+font.Cap()/2, font, s)
}

// band is the head of a part of the page: an icon and a title on a plate.
func (p *painter) band(at output.Rect, icon, title string, accent output.Color) {
	paint, on := p.Plate(accent)
	p.c.Rect(at, 1.2, paint)
	p.c.Icon(icon, at.X+1.2, at.Y+0.8, at.H-1.6, on)
	p.fit(at.X+at.H+1.4, at.Y+at.H/2+p.Title.At(11).Cap()/2, at.W-at.H-2.4, p.Title.At(11).In(on), title)
}

// headHigh is the height of head, about.
const headHigh = 12.6

// head is the title of a page with a line below it; it gives the y below.
func (p *painter) head(title, label, written string) float64 {
	c, free := p.c, p.free
	c.Field("title")
	font := p.Title.At(20)
	base := free.Y + 2.2 + font.Cap()
	c.Text(free.X, base, font, title)
	if label != "" {
		small := p.Regular.At(9.5).In(p.Soft)
		x := free.X + font.Width(title) + 7
		c.Text(x, base, small, label)
		from := x + small.Width(label) + 2
		p.write(from, base+1, free.Right()-from)
		if written != "" {
			p.fit(from+1, base, free.Right()-from-1, p.Bold.At(12), written)
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
		return []page{{p.text(say.GamebookEncounters), func(p *painter) error { return p.encounters(p.free.Y) }}}
	})
}
