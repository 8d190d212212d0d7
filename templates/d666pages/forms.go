package d666pages

import (
	"fmt"
	"strings"

	"croix/generator/d666"
	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
)

// Least room of the forms, millimetres.
const (
	formW     = 125.0
	formH     = 150.0
	formTable = 18 // levels of a blank table
	formLines = 12 // of the modifiers
)

// Forms lays out what a player fills in from the own book, or has typed: the
// table of thresholds with the modifiers, and the journal of a fight.
func Forms(b *d666.Book, o pages.Options) (*output.Document, pages.Report, error) {
	var r pages.Report
	press, err := pages.NewPress(o)
	if err != nil {
		return nil, r, err
	}
	doc := press.Document(say.D666FormsTitle, say.D666Subject)
	size := o.Paper.Size
	if size.W > size.H {
		size = size.Turned()
	}
	if free := press.Imposition(doc).Free(size); free.W < formW || free.H < formH {
		return nil, r, say.Errorf(say.D666FormsSmall, o.Paper.Name)
	}
	draws := []func(*painter){func(p *painter) { p.modifiers(b, p.thresholds(b)) }, (*painter).journal}
	marks := []say.Key{"d666.rules.table", say.D666JournalTitle}
	err = press.Pages(doc, output.PageSet{Len: len(draws),
		Draw: func(i int, c *output.Canvas, free output.Rect) error {
			draws[i](&painter{Pen: pages.Pen{Press: press, C: c, Free: free}})
			return nil
		},
		Mark: func(i int) string { return o.Lang.Text(marks[i]) },
	}, &r)
	return doc, r, err
}

// thresholds is the table of thresholds, blank or as typed: as many levels in a
// line as can be written in, the others below. It gives the y below.
func (p *painter) thresholds(b *d666.Book) float64 {
	hint := p.Say("d666.rules.table.own")
	columns := make([]string, formTable)
	if b.Table != nil {
		columns = b.Table.Columns
		if b.Table.House {
			hint = p.Say("d666.rules.table.house")
		}
	}
	y := p.title(p.Say("d666.rules.table"), hint)
	const label, least, high = 27.0, 8.5, 7.4
	per := min(len(columns), int((p.Free.W-label)/least))
	w := (p.Free.W - label) / float64(per)
	for from := 0; from < len(columns); from += per {
		to := min(from+per, len(columns))
		for k := from; k < to; k++ {
			p.FitBox(output.Rect{X: p.Free.X + label + float64(k-from)*w, Y: y, W: w, H: 4.6}, p.Bold.At(9), columns[k])
			if columns[k] == "" {
				p.Write(p.Free.X+label+float64(k-from)*w+1, y+4.2, w-2)
			}
		}
		y += 5
		for i, d := range d666.Difficulties() {
			p.Fit(p.Free.X, y+high/2+1.3, label-1.5, p.Regular.At(10), d.Name(p.O.Lang))
			for k := from; k < to; k++ {
				cell := output.Rect{X: p.Free.X + label + float64(k-from)*w + 0.3, Y: y + 0.3, W: w - 0.6, H: high - 0.6}
				p.Box(cell, p.Soft, 0.3)
				if b.Table != nil {
					p.FitBox(cell, p.Bold.At(11), itoa(b.Table.Cells[i][k]))
				}
			}
			y += high
		}
		y += 3
	}
	return y + 2
}

// modifiers is the situations of the book: those typed, and blank lines.
func (p *painter) modifiers(b *d666.Book, y float64) {
	p.C.Field("modifiers")
	p.band(output.Rect{X: p.Free.X, Y: y, W: p.Free.W, H: headH}, p.Say("d666.rules.modifiers"), p.Accent(pages.RGB(0x4d4257)))
	y += headH + 4
	widths := []float64{p.Free.W - 3*19, 19, 19, 19}
	x := p.Free.X
	for i, k := range []say.Key{"d666.rules.modifiers.situation", "d666.rules.modifiers.contact", "d666.rules.modifiers.range", "d666.rules.modifiers.dodge"} {
		p.Fit(x, y, widths[i]-1, p.Regular.At(8.5).In(p.Soft), p.Say(k))
		x += widths[i]
	}
	n := max(formLines, len(b.Modifiers))
	pitch := min(8.6, (p.Free.Bottom()-y-2)/float64(n))
	if pitch < 6 && n > formLines {
		p.C.Fail(&output.OverflowError{Card: p.Say("d666.rules.modifiers"), Field: "lines", Need: 6 * float64(n), Have: p.Free.Bottom() - y})
	}
	for i := range n {
		base := y + float64(i+1)*pitch
		p.Write(p.Free.X, base, widths[0]-2)
		x := p.Free.X + widths[0]
		var cells []string
		if i < len(b.Modifiers) {
			m := b.Modifiers[i]
			p.Fit(p.Free.X, base-1.2, widths[0]-2, p.Regular.At(10), m.Name)
			if cells = []string{signed(m.Contact), signed(m.Range), ""}; m.Difficulty != "" {
				cells[0], cells[1] = m.Difficulty.Name(p.O.Lang), m.Difficulty.Name(p.O.Lang)
			}
		}
		for k := range 2 {
			p.Write(x, base, 17)
			if cells != nil {
				p.Fit(x, base-1.2, 17, p.Bold.At(10), cells[k])
			}
			x += 19
		}
		p.C.Tick(x, base-output.TickSide, p.Text)
		if cells != nil && !b.Modifiers[i].NoDodge {
			p.C.Icon("footprint", x+0.8, base-output.TickSide+0.8, output.TickSide-1.6, p.Text)
		}
	}
}

// journal is lines to write a fight down.
func (p *painter) journal() {
	y := p.title(p.Say(say.D666JournalTitle), p.Say(say.D666JournalHint))
	titles := strings.Split(p.Say(say.D666JournalColumns), " | ")
	shares := []float64{0.07, 0.19, 0.19, 0.13, 0.27, 0.15}
	x := p.Free.X
	for i, t := range titles {
		p.Fit(x+0.4, y+3, shares[i]*p.Free.W-0.8, p.Regular.At(8.5).In(p.Soft), t)
		x += shares[i] * p.Free.W
	}
	y += 4.4
	n := int((p.Free.Bottom() - y) / 7.4)
	pitch := (p.Free.Bottom() - y) / float64(n)
	for i := range n {
		p.C.Field(fmt.Sprint("line ", i+1))
		p.Write(p.Free.X, y+float64(i+1)*pitch, p.Free.W)
	}
	x = p.Free.X
	for _, s := range shares[:len(shares)-1] {
		x += s * p.Free.W
		p.C.Line(x, y, x, p.Free.Bottom(), output.Paint{Line: 0.12, Stroke: p.Soft})
	}
}
