package purgatorypages

import (
	"fmt"
	"strconv"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// halfSheet is the size of a demon's or angel's sheet: two of them lie on A4
// and on Letter, four on A3.
var halfSheet = output.Size{W: 131, H: 187}

// Celestials lays out a sheet for each demon or angel.
func Celestials(kind purgatory.CelestialKind, c *purgatory.Catalog, o Options) (*output.Document, Report, error) {
	var r Report
	o.Back = output.BackNone
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	all, title := c.Demons, say.SheetDemons
	if kind == purgatory.Angel {
		all, title = c.Angels, say.SheetAngels
	}
	if _, err := output.NewGrid(o.Paper, halfSheet, o.Back, o.Margin); err != nil {
		return nil, r, say.Errorf(say.SheetSmall, o.Paper.Name)
	}
	doc := p.document(title, say.SheetSubject)
	set := output.CardSet{Size: halfSheet, Len: len(all), Front: func(i int) (*output.Drawing, error) {
		d, err := p.celestial(all[i])
		return d, tell(err)
	}}
	err = p.impose(doc, set, &r, func(first, last int) string {
		return all[first].Name(o.Lang) + " – " + all[last].Name(o.Lang)
	})
	return doc, r, err
}

// Colours of the camps, apart for every kind of sight; they also differ in
// letter, shape and edge.
var (
	colorGod   = rgb(0x1f4e79)
	colorSatan = rgb(0x8a1c12)
)

const sheetSafe = 5.0

// celestialSheet draws one sheet.
type celestialSheet struct {
	*press
	b     *purgatory.Celestial
	c     *output.Canvas
	color output.Color
	left  float64
	width float64
	y     float64
	body  float64 // type of the running text, points
	err   error
}

// celestial draws a sheet at the largest type that fits.
func (p *press) celestial(b *purgatory.Celestial) (*output.Drawing, error) {
	var s *celestialSheet
	for body := 10.0; body >= 7; body -= 0.25 {
		s = &celestialSheet{press: p, b: b, c: p.stock.NewCanvas(b.ID, halfSheet), body: body,
			left: sheetSafe, width: halfSheet.W - 2*sheetSafe, color: p.campColor(b.Kind)}
		s.draw()
		if d, err := s.c.Drawing(); err != nil || s.err == nil {
			return d, err
		}
	}
	return nil, s.err
}

func (t *theme) campColor(kind purgatory.CelestialKind) output.Color {
	c := colorSatan
	if kind == purgatory.Angel {
		c = colorGod
	}
	if t.ink == InkGrey {
		c = c.Grey()
	}
	return c
}

func (s *celestialSheet) text(k say.Key, args ...any) string { return s.o.Lang.Text(k, args...) }

func (s *celestialSheet) draw() {
	s.head()
	s.numbers()
	s.substance()
	s.section(s.text(say.SheetSpecial), s.b.Special(s.o.Lang))
	if s.b.Kind == purgatory.Angel {
		s.angelPowers()
	} else {
		s.demonPowers()
	}
	limits, back := say.SheetDemonLimits, s.text(say.SheetDemonReturn)
	count, boxes := say.SheetLossCount, 3
	if s.b.Kind == purgatory.Angel {
		limits, back = say.SheetAngelLimits, s.text(say.SheetAngelReturn, s.target())
		count, boxes = say.SheetVirtueCount, 5
	}
	s.section(s.text(say.SheetLimits), s.text(limits))
	s.section(s.text(say.SheetReturn), back)
	s.ticks(s.text(count), boxes)
	s.foot()
}

// target is what an angel needs to come back: 6, an archangel 5 (R-161,
//
func (s *celestialSheet) target() int {
	if s.b.ID == "archanges" {
		return 5
	}
	return 6
}

// head draws the band with icon, name, sin or choir, and the camp.
func (s *celestialSheet) head() {
	const high = 21.0
	paint, on := s.plate(s.color)
	if s.solid {
		all := output.Rect{W: halfSheet.W, H: halfSheet.H}.Inset(-output.Bleed)
		s.c.Rect(all, 0, output.Paint{Filled: true, Fill: s.ground})
		all.H = high + output.Bleed
		s.c.Rect(all, 0, paint)
	} else {
		s.c.Line(0, high, halfSheet.W, high, output.Paint{Line: 0.6, Stroke: s.color})
	}
	s.c.Field("name")
	if s.b.Icon != "" {
		s.c.Icon(s.b.Icon, s.left, 4, 13.5, on)
	}
	x := s.left + 17
	room := s.width - 17 - 17
	name := s.title.In(on)
	size, ok := output.FitSize(name, s.b.Name(s.o.Lang), room, 30, 14)
	if !ok {
		s.c.Fail(&output.OverflowError{Card: s.b.ID, Field: "name"})
	}
	s.c.Text(x, 12, name.At(size), s.b.Name(s.o.Lang))
	s.c.Text(x, 17.5, s.italic.At(11).In(on), s.kind())
	s.camp(s.left+s.width-7, 10.5, 7, on)
	s.y = high + 4
}

func (s *celestialSheet) kind() string {
	switch {
	case s.b.Kind == purgatory.Angel:
		return s.text(say.SheetAngel)
	case !s.b.HasSin:
		return s.text(say.SheetDemonNoSin)
	}
	return s.text(say.SheetDemonOf, s.b.Sin)
}

// camp is the shape and letter of God (a disc with rays) or Satan (a triangle
// on its point).
func (s *celestialSheet) camp(x, y, r float64, on output.Color) {
	paint := output.Paint{Filled: true, Fill: on}
	if !s.solid {
		paint = output.Paint{Filled: true, Fill: output.White, Line: 0.5, Stroke: s.color}
	}
	letter, f, drop := s.text(say.SheetLetterSatan), s.bold.At(19).In(s.color), -1.6
	if s.b.Kind == purgatory.Angel {
		letter, drop = s.text(say.SheetLetterGod), 0
		s.c.Polygon(paint, sun(x, y, r)...)
	} else {
		s.c.Polygon(paint, x-r*1.08, y-r*0.9, x+r*1.08, y-r*0.9, x, y+r*1.05)
	}
	s.c.TextCentred(x, y+f.Cap()/2+drop, f, letter)
}

// numbers draws what is asked for in every fight, as large as it goes.
func (s *celestialSheet) numbers() {
	s.c.Field("numbers")
	number, label := s.bold.At(26), s.regular.At(9).In(s.soft)
	cells := []struct{ icon, value, label string }{
		{"crossed-swords", fmt.Sprintf("%dd6", s.b.MeleeDice), s.text(say.SheetMelee)},
		{"bloody-sword", diceText(s.b.Damage), s.text(say.SheetDamage)},
		{"walking-boot", strconv.Itoa(purgatory.CelestialMove), s.text(say.SheetMove)},
		{"hearts", strconv.Itoa(s.b.Substance), s.text(say.PrintSubstance)},
	}
	col := s.width / float64(len(cells))
	base := s.y + number.Cap()
	for i, cell := range cells {
		x := s.left + (float64(i)+0.5)*col
		w := 8 + 1 + number.Width(cell.value)
		s.c.Icon(cell.icon, x-w/2, base-number.Cap()/2-4, 8, s.color)
		s.c.TextRight(x+w/2, base, number, cell.value)
		s.c.TextCentred(x, base+4.2, label, cell.label)
	}
	s.y = base + 7.5
}

// diceText is a throw as players write it: 1d6, never d6.
func diceText(e dice.Expr) string { return fmt.Sprintf("%dd%d", e.Count, e.Sides) }

// substance draws the track in tens, twenty a row. More than half lost is a
// wound: that half begins on a row of its own, behind the broken heart.
func (s *celestialSheet) substance() {
	s.c.Field("substance")
	const group, heart = 2.0, 3.6
	row := func(n int) {
		for i := range n {
			if i > 0 && i%20 == 0 {
				s.y += tickPitch
			}
			x := s.left + heart + 1 + float64(i%20)*tickPitch + float64(i%20/10)*group
			s.c.Tick(x, s.y, s.press.theme.text)
		}
		s.y += tickPitch
	}
	wounded := purgatory.WoundedBelow(s.b.Substance)
	row(s.b.Substance - wounded)
	s.c.Icon("broken-heart", s.left, s.y+(output.TickSide-heart)/2, heart, s.color)
	row(wounded)
	s.y += 2.8
}

// paragraph sets spans over the width and moves down.
func (s *celestialSheet) paragraph(spans ...output.Span) {
	lines, ok := output.Measure(spans...).Break(s.body, s.width)
	leading := 1.16 * s.body / output.PtPerMM
	if !ok {
		s.err = &output.OverflowError{Card: s.b.ID, Field: "text"}
	}
	s.c.Lines(lines, s.left, s.y+0.8*leading, s.width, leading, output.Left)
	s.y += float64(len(lines)) * leading
}

// section is a bold head with running text.
func (s *celestialSheet) section(head, text string) {
	s.c.Field(head)
	s.paragraph(output.Span{Font: s.bold.In(s.color), Text: head + "\u00a0— "}, output.Span{Font: s.regular, Text: text})
	s.y += s.body * 0.14
}

// outcomes is a table: one column for each way the roll compares, one row for
// two players and one for three.
func (s *celestialSheet) outcomes(heads []say.Key, two, three []string) {
	s.c.Field("outcomes")
	const lead = 24.0
	col := (s.width - lead) / float64(len(heads))
	head, cell, label := s.bold.At(s.body), s.regular.At(s.body), s.italic.At(s.body-1)
	leading := 1.2 * s.body / output.PtPerMM
	for i, k := range heads {
		s.c.TextCentred(s.left+lead+(float64(i)+0.5)*col, s.y+0.85*leading, head, s.text(k))
	}
	s.y += leading + 0.4
	for row, texts := range [][]string{two, three} {
		s.c.Line(s.left, s.y, s.left+s.width, s.y, output.Paint{Line: 0.18, Stroke: s.soft})
		s.c.Text(s.left, s.y+0.95*leading, label, s.text([]say.Key{say.SheetTwo, say.SheetThree}[row]))
		for i, t := range texts {
			if cell.Width(t) > col-1 {
				s.err = &output.OverflowError{Card: s.b.ID, Field: "outcomes"}
			}
			s.c.TextCentred(s.left+lead+(float64(i)+0.5)*col, s.y+0.95*leading, cell, t)
		}
		s.y += leading + 0.8
	}
	s.y += 0.8
}

func (s *celestialSheet) angelPowers() {
	dice := 2
	if s.b.ID == "vertus" {
		dice = 3
	}
	s.section(s.text(say.SheetPurify), s.text(say.SheetPurifyText))
	s.section(s.text(say.SheetVirtue), s.text(say.SheetVirtueText))
	s.outcomes([]say.Key{say.SheetHigher, say.SheetEqual, say.SheetLower, say.SheetTriple},
		[]string{s.text(say.SheetVirtuous), s.text(say.SheetHumanist), s.text(say.SheetNothing), s.text(say.SheetDamned)},
		[]string{s.text(say.SheetVirtuous), s.text(say.SheetHumanity), s.text(say.SheetHumanity), s.text(say.SheetDamned)})
	s.paragraph(output.Span{Font: s.regular, Text: s.text(say.SheetVirtueHuman, dice)})
	s.y += s.body * 0.14
}

func (s *celestialSheet) demonPowers() {
	pervert, damn := s.text(say.SheetPervertFree), s.text(say.SheetDamnFree)
	if s.b.HasSin {
		pervert, damn = s.text(say.SheetPervertText, s.b.Sin), s.text(say.SheetDamnText, s.b.Sin)
	}
	s.section(s.text(say.SheetPervert), pervert)
	s.section(s.text(say.SheetDamn), damn)
	s.outcomes([]say.Key{say.SheetLower, say.SheetEqual, say.SheetHigher},
		[]string{s.text(say.SheetDamned), s.text(say.SheetHumanist), s.text(say.SheetNothing)},
		[]string{s.text(say.SheetDamned), s.text(say.SheetVirtuousTie), s.text(say.SheetHumanity)})
	s.paragraph(output.Span{Font: s.bold, Text: "666\u00a0— "}, output.Span{Font: s.regular, Text: s.text(say.SheetTripleDemon)})
	s.y += s.body * 0.14
	s.paragraph(output.Span{Font: s.regular, Text: s.text(say.SheetDamnHuman)})
	s.y += s.body * 0.14
}

// ticks is a row of boxes with what they count.
func (s *celestialSheet) ticks(label string, n int) {
	s.c.Field(label)
	f := s.italic.At(s.body)
	s.c.Text(s.left, s.y+output.TickSide/2+f.Cap()/2, f, label)
	x := s.left + f.Width(label) + 2
	for range n {
		s.c.Tick(x, s.y, s.press.theme.text)
		x += tickPitch
	}
	s.y += output.TickSide + 2
}

// foot draws the objects carried and the rounds, at the foot of the sheet.
func (s *celestialSheet) foot() {
	lines := 4
	if s.b.ID == "avarice" { // it stores up to 6
		lines = 6
	}
	const rounds, ruled = 10, 6.6
	label := s.bold.At(9).In(s.color)
	high := float64((lines+1)/2)*ruled + 5 + output.TickSide + 6
	top := halfSheet.H - sheetSafe - high
	if s.y > top {
		s.err = &output.OverflowError{Card: s.b.ID, Field: "text", Need: s.y, Have: top}
		return
	}
	s.c.Field("objects")
	s.c.Text(s.left, top+3, label, s.text(say.SheetObjects))
	y := top + 4.5
	half := s.width/2 - 2
	for i := range lines {
		x := s.left + float64(i%2)*(half+4)
		at := y + float64(i/2+1)*ruled
		s.c.Line(x, at, x+half, at, output.Paint{Line: 0.2, Stroke: s.soft})
	}
	s.c.Field("rounds")
	y = halfSheet.H - sheetSafe - output.TickSide
	s.c.Text(s.left, y+output.TickSide/2+label.Cap()/2, label, s.text(say.SheetRounds))
	number := s.regular.At(8).In(s.soft)
	x := s.left + s.width - rounds*7.4 + 2.2
	for i := range rounds {
		s.c.TextCentred(x+output.TickSide/2, y-0.8, number, strconv.Itoa(i+1))
		s.c.Tick(x, y, s.press.theme.text)
		x += 7.4
	}
}
