package d666pages

import (
	"strconv"
	"strings"

	"croix/generator/d666"
	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
	"croix/tracker/d666play"
)

func itoa(n int) string { return strconv.Itoa(n) }

// Measures of the combat sheet, millimetres.
const (
	sheetW    = 255.0 // the least room of a lying page
	sheetH    = 150.0
	sheetRows = 10
	willW     = 44.0
	columnGap = 3.0
	headH     = 7.0
	blankBox  = 8 // points of the track of a blank row
	turnBoxes = 8
)

// column is a column of the main block.
type column struct {
	title say.Key
	width float64
}

// columns of the main block; the first has what width is left.
func columns(width float64) []column {
	all := []column{
		{say.D666SheetName, 0}, {say.D666SheetAgility, 11}, {say.D666SheetTrack, 10*trackStep + 1}, {say.D666SheetWeapon, 37},
		{say.D666SheetArmour, 11}, {say.D666SheetDivisor, 13}, {say.D666SheetState, 19}, {say.D666SheetSeconds, 4*trackStep + 1},
	}
	all[0].width = width
	for _, c := range all[1:] {
		all[0].width -= c.width
	}
	return all
}

// rowHeight is the height of a row of the main block for a number of points.
func rowHeight(least float64, points int) float64 {
	return max(least, float64(trackLines(points, 10*trackStep))*trackLine+1.6)
}

// Sheet lays out the combat sheet on lying pages: the order by Will at the left,
// that by Agility in the middle with the wound tracks. Without fighters it is
// blank. stand is how those of a game stand; nil for before it.
func Sheet(b *d666.Book, stand map[string]*d666play.Combatant, o pages.Options) (*output.Document, pages.Report, error) {
	var r pages.Report
	press, err := pages.NewPress(o)
	if err != nil {
		return nil, r, err
	}
	doc := press.Document(say.D666SheetTitle, say.D666Subject)
	size := o.Paper.Size
	if size.W < size.H {
		size = size.Turned()
	}
	free := press.Imposition(doc).Free(size)
	if free.W < sheetW || free.H < sheetH {
		return nil, r, press.TooSmall(say.D666SheetTitle, output.Size{W: sheetW, H: sheetH}, free)
	}
	p := &painter{Pen: pages.Pen{Press: press}, sides: sides(b.Fighters), stand: stand}
	sheets := p.divide(b.Fighters, free.H)
	err = press.Pages(doc, output.PageSet{Len: len(sheets), Lying: true,
		Draw: func(i int, c *output.Canvas, free output.Rect) error {
			one := *p
			one.C, one.Free = c, free
			one.sheet(sheets[i])
			return nil
		},
	}, &r)
	return doc, r, err
}

// sheetPage is a page of the sheet: fighters by Will and by Agility; the rest of
// its rows is blank.
type sheetPage struct {
	will, agility []d666.Fighter
	least         float64 // height of a row
}

// headsH is the height of all above the rows of a page.
const headsH = 12.5 + headH + 5

// divide shares fighters among pages: ten rows each, or fewer where wound tracks
// are long.
func (p *painter) divide(fighters []d666.Fighter, high float64) []sheetPage {
	room := high - headsH
	least := room / sheetRows
	flat := func(s d666.Score) (all []d666.Fighter) {
		for _, group := range d666.Ranked(fighters, func(f d666.Fighter) int { return f.Of(s) }) {
			all = append(all, group...)
		}
		return all
	}
	will, agility := flat(d666.Will), flat(d666.Agility)
	var sheets []sheetPage
	for len(agility) > 0 || len(sheets) == 0 {
		used, n := 0.0, 0
		for n < len(agility) {
			h := rowHeight(least, agility[n].Points)
			if used+h > room+0.01 && n > 0 {
				break
			}
			used, n = used+h, n+1
		}
		sheets = append(sheets, sheetPage{will[:n], agility[:n], least})
		will, agility = will[n:], agility[n:]
	}
	return sheets
}

// sheet draws a page.
func (p *painter) sheet(s sheetPage) {
	y := p.title(p.Say(say.D666SheetTitle), p.Say(say.D666SheetHint))
	accent := p.Accent(pages.RGB(0x25416b))
	p.C.Field("will")
	p.band(output.Rect{X: p.Free.X, Y: y, W: willW, H: headH}, p.Say(say.D666SheetByWill), accent)
	x := p.Free.X + willW + columnGap
	p.C.Field("agility")
	p.band(output.Rect{X: x, Y: y, W: p.Free.Right() - x, H: headH}, p.Say(say.D666SheetByAgility), p.Accent(pages.RGB(0x7c1717)))
	y += headH
	label := p.Regular.At(7.5).In(p.Soft)
	p.C.Text(p.Free.X, y+3.4, label, "VO")
	p.C.TextRight(p.Free.X+willW, y+3.4, label, p.Say(say.D666SheetUsed))
	cols := columns(p.Free.Right() - x)
	at := x
	for _, c := range cols {
		p.Fit(at+0.4, y+3.4, c.width-0.8, label, p.Say(c.title))
		at += c.width
	}
	y += 5
	bottom := p.Free.Bottom()
	p.wills(s, y, bottom)
	top := y
	for i := 0; ; i++ {
		var f *d666.Fighter
		h := s.least
		if i < len(s.agility) {
			f = &s.agility[i]
			h = rowHeight(s.least, f.Points)
		}
		if top+h > bottom+0.05 {
			break
		}
		together := f != nil && i > 0 && s.agility[i-1].Agility == f.Agility
		p.row(f, cols, output.Rect{X: x, Y: top, W: p.Free.Right() - x, H: h}, together)
		top += h
	}
}

// wills is the order by Will: who has it, and boxes for the seconds in which the
// psychic action is used.
func (p *painter) wills(s sheetPage, y, bottom float64) {
	n := max(sheetRows, len(s.will))
	h := (bottom - y) / float64(n)
	const boxes = 3
	for i := range n {
		top := y + float64(i)*h
		at := output.Rect{X: p.Free.X, Y: top + 0.8, W: 9, H: h - 1.6}
		p.Box(at, p.Soft, 0.3)
		ticks := p.Free.X + willW - boxes*trackStep + 0.9
		for k := range boxes {
			p.C.Tick(ticks+float64(k)*trackStep, top+h-output.TickSide-1, p.Text)
		}
		p.Write(at.Right()+1.5, top+h*0.48, willW-at.W-1.5)
		if i >= len(s.will) {
			continue
		}
		f := s.will[i]
		p.C.Field(f.Name)
		p.FitBox(at, p.Bold.At(13).In(p.color(f.Side)), itoa(f.Will))
		p.Fit(at.Right()+2, top+h*0.48-1, willW-at.W-2.5, p.Bold.At(10), f.Name)
		if !f.HasPsychic() {
			p.Fit(at.Right()+2, top+h-2.2, ticks-at.Right()-2.5, p.Italic.At(7.5).In(p.Soft), p.Say(say.D666SheetNoPower))
		}
	}
}

// row is a fighter in the main block; nil for a blank one.
func (p *painter) row(f *d666.Fighter, cols []column, at output.Rect, together bool) {
	if f != nil {
		p.C.Field(f.Name)
	}
	rule := output.Paint{Line: 0.15, Stroke: p.Soft}
	if together { // acts with the one above
		rule.Dash = 0.8
	}
	p.C.Line(at.X, at.Y, at.Right(), at.Y, rule)
	cells := make([]output.Rect, len(cols))
	x := at.X
	for i, c := range cols {
		cells[i] = output.Rect{X: x, Y: at.Y, W: c.width, H: at.H}
		x += c.width
	}
	p.who(f, cells[0], together)
	number := func(i int, text string) {
		r := cells[i]
		r.X, r.Y, r.W, r.H = r.X+0.4, r.Y+1.6, r.W-1.6, min(r.H-3.2, 10)
		p.Box(r, p.Soft, 0.3)
		if text != "" {
			p.FitBox(r, p.Bold.At(12), text)
		}
	}
	agility, armour, divisor := "", "", ""
	if f != nil {
		agility, armour = itoa(f.Agility), itoa(f.Armour)
		by, house := f.Divides()
		divisor = itoa(by)
		if house {
			divisor += "*"
		}
	}
	number(1, agility)
	p.track(cells[2].X, at.Y+1.2, 10*trackStep, f, blankBox)
	p.weapon(f, cells[3])
	number(4, armour)
	number(5, divisor)
	p.Write(cells[6].X+0.5, at.Y+at.H*0.45, cells[6].W-2)
	if text := p.state(f); text != "" {
		p.Fit(cells[6].X+0.5, at.Y+at.H*0.45-0.8, cells[6].W-2, p.Bold.At(9), text)
	}
	p.Write(cells[6].X+0.5, at.Y+at.H-1.6, cells[6].W-2)
	for k := range turnBoxes {
		p.C.Tick(cells[7].X+float64(k%4)*trackStep, at.Y+1.6+float64(k/4)*(trackStep+0.6), p.Text)
	}
}

// who is the name, side and category, with a bar in the colour of the side.
func (p *painter) who(f *d666.Fighter, at output.Rect, together bool) {
	base := at.Y + at.H*0.5
	left := at.X + 3
	if f == nil {
		p.Write(left, base, at.W-5)
		p.Write(left, at.Y+at.H-1.6, at.W-5)
		return
	}
	p.C.Rect(output.Rect{X: at.X, Y: at.Y + 0.8, W: 1.6, H: at.H - 1.6}, 0.4, output.Paint{Filled: true, Fill: p.color(f.Side)})
	name := f.Name
	if together {
		name = "= " + name
	}
	force := "FO " + itoa(f.Force)
	small := p.Regular.At(8.5).In(p.Soft)
	p.C.TextRight(at.Right()-1.5, base-1, small, force)
	p.Fit(left, base-1, at.W-6-small.Width(force), p.Bold.At(11.5), name)
	var parts []string
	if f.Side != "" {
		parts = append(parts, p.Say(say.D666SheetSide, f.Side))
	}
	parts = append(parts, f.Category.Name(p.O.Lang))
	p.Fit(left, base+4, at.W-4.5, small, strings.Join(parts, " · "))
}

// weapon is the weapon in hand with its power and precision.
func (p *painter) weapon(f *d666.Fighter, at output.Rect) {
	base := at.Y + at.H*0.5
	if f == nil || len(f.Weapons) == 0 {
		p.Write(at.X+0.5, base, at.W-3)
		p.Write(at.X+0.5, at.Y+at.H-1.6, at.W-3)
		return
	}
	w := f.Weapons[0]
	name := w.Name
	if name == "" {
		name = w.Kind.Name(p.O.Lang)
	}
	p.Fit(at.X+0.5, base-1, at.W-3, p.Bold.At(10), name)
	p.Fit(at.X+0.5, base+4, at.W-3, p.Regular.At(8.5).In(p.Soft), p.numbers(w, *f))
}

// numbers is the power and precision of a weapon, with the strength bonus.
func (p *painter) numbers(w d666.Weapon, f d666.Fighter) string {
	text := p.Say(say.D666SheetPower, signed(w.Power), signed(w.Precision))
	if bonus := d666.StrengthBonus(f.Force, w.Kind, d666.Options{}); bonus > 0 {
		text += " · " + p.Say(say.D666SheetBonus, signed(bonus))
	}
	return text
}

// signed is a number with its sign.
func signed(n int) string {
	if n < 0 {
		return "−" + itoa(-n)
	}
	return "+" + itoa(n)
}
