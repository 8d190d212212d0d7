// Package d666pages says what the printed pages of the d666 fight hold: the
// combat sheet, fighter cards, order tents, the quick reference, forms for what
// is in the player's own book.
package d666pages

import (
	"slices"
	"strings"

	"croix/generator/d666"
	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
	"croix/tracker/d666play"
)

// refPages is how many pages of A4 the reference takes at most: one sheet of A5
// on both sides.
const refPages = 1

// Reference lays out the rules in short, with what the player typed.
func Reference(b *d666.Book, o pages.Options) (*output.Document, pages.Report, error) {
	var r pages.Report
	p, err := pages.NewPress(o)
	if err != nil {
		return nil, r, err
	}
	doc := p.Document(say.D666RefTitle, say.D666Subject)
	err = p.Manual(doc, pages.Manual{
		Title: say.D666RefTitle, Sections: d666.Reference(b, o.Lang), Goals: []pages.Goal{{Pages: refPages, Least: pages.Smallest}},
		Accent: func(id string) output.Color {
			hex := map[string]uint32{"attack": 0x7c1717, "wounds": 0x7c1717, "psychic": 0x25416b, "second": 0x2e6148, "house": 0x4d4257, "table": 0x4d4257}[id]
			if hex == 0 {
				return p.Text
			}
			return p.Accent(pages.RGB(hex))
		},
		Cites: func(rules []string) string { return strings.Join(rules, " ") },
	}, &r)
	if err != nil {
		return nil, r, err
	}
	return doc, r, nil
}

// sides is the sides of fighters in the order in which they are named; those
// without one are alone.
func sides(fighters []d666.Fighter) []string {
	var all []string
	for _, f := range fighters {
		if !slices.Contains(all, f.Side) {
			all = append(all, f.Side)
		}
	}
	return all
}

// painter draws pages or cards of a fight.
type painter struct {
	pages.Pen
	sides []string
	stand map[string]*d666play.Combatant // how those of a game stand, by name
}

// Standing is how the fighters of a game stand, by name.
func Standing(g *d666play.Game) map[string]*d666play.Combatant {
	stand := map[string]*d666play.Combatant{}
	for i := range g.Fighters {
		stand[g.Fighters[i].Fighter.Name] = &g.Fighters[i]
	}
	return stand
}

// color is the colour of a side.
func (p *painter) color(side string) output.Color {
	colors := []uint32{0x25416b, 0x7c1717, 0x2e6148, 0x4d4257, 0x7a4a12, 0x1d5a63}
	i := max(0, slices.Index(p.sides, side))
	return p.Accent(pages.RGB(colors[i%len(colors)]))
}

// band is the head of a part: a title on a plate.
func (p *painter) band(at output.Rect, title string, color output.Color) {
	paint, on := p.Plate(color)
	p.C.Rect(at, 1.2, paint)
	font := p.Title.At(11).In(on)
	p.Fit(at.X+2, at.Y+at.H/2+font.Cap()/2, at.W-4, font, title)
}

// title is the head of a page; it gives the y below.
func (p *painter) title(title, hint string) float64 {
	p.C.Field("title")
	font := p.Title.At(18)
	base := p.Free.Y + 1.6 + font.Cap()
	p.C.Text(p.Free.X, base, font, title)
	x := p.Free.X + font.Width(title) + 6
	small := p.Italic.At(8.5).In(p.Soft)
	p.FitRight(p.Free.Right(), base, p.Free.Right()-x, small, hint)
	y := base + 2.2
	p.C.Line(p.Free.X, y, p.Free.Right(), y, output.Paint{Line: 0.5, Stroke: p.Text})
	return y + 2
}

// Steps of the wound track, millimetres.
const (
	trackStep = output.TickSide + 0.9
	trackLine = output.TickSide + 2.9 // with the number below
)

// trackLines is how many lines a track of so many points takes in a width.
func trackLines(points int, width float64) int {
	per := int((width + 0.9) / trackStep)
	return (points + 2 + per - 1) / per
}

// track draws the wound track of a fighter, nil for a blank one with so many
// points: a box for each point, from the highest down to 0, then a skull for −1
// and less. What somebody in a game has lost is crossed off.
func (p *painter) track(x, y, width float64, f *d666.Fighter, points int) {
	now := points
	if f != nil {
		if points, now = f.Points, f.Points; p.stand[f.Name] != nil {
			now = p.stand[f.Name].Points
		}
	}
	per := int((width + 0.9) / trackStep)
	font := p.Regular.At(6.5).In(p.Soft)
	for i := range points + 2 {
		tx, ty := x+float64(i%per)*trackStep, y+float64(i/per)*trackLine
		p.C.Tick(tx, ty, p.Text)
		n := points - i
		switch {
		case n < 0:
			p.C.Icon("horned-skull", tx+0.7, ty+0.7, output.TickSide-1.4, p.Soft)
		case f != nil || n == 0:
			p.C.TextCentred(tx+output.TickSide/2, ty+output.TickSide+font.Cap()+0.5, font, itoa(n))
		}
		if n > now || n < 0 && now < 0 {
			pen := output.Paint{Line: 0.6, Stroke: p.Text}
			p.C.Line(tx+1, ty+1, tx+output.TickSide-1, ty+output.TickSide-1, pen)
			p.C.Line(tx+1, ty+output.TickSide-1, tx+output.TickSide-1, ty+1, pen)
		}
	}
}

// state is what somebody in a game suffers, "" for nothing.
func (p *painter) state(f *d666.Fighter) string {
	if f == nil || p.stand[f.Name] == nil || p.stand[f.Name].State == d666.Active {
		return ""
	}
	c := p.stand[f.Name]
	text := c.State.Name(p.O.Lang)
	if c.Timer > 0 {
		text += " " + itoa(c.Timer) + "\u00a0" + string(c.Unit)
	}
	return text
}
