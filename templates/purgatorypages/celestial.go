package purgatorypages

import (
	"fmt"
	"math"
	"strconv"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// halfSheet is the size of a demon's or angel's sheet: two of them lie on A4
// and on Letter, four on A3, one on A5.
var halfSheet = output.Size{W: 131, H: 187}

// Celestials lays out a sheet for each demon or angel, or, where o.Card is the
// tarot size or another one as large, a card with the short form.
func Celestials(kind purgatory.CelestialKind, c *purgatory.Catalog, opts purgatory.Options, o Options) (*output.Document, Report, error) {
	var r Report
	o.Back = output.BackNone
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	p.rules = opts
	c = c.Under(opts)
	all, title := c.Demons, say.SheetDemons
	if kind == purgatory.Angel {
		all, title = c.Angels, say.SheetAngels
	}
	id := func(b *purgatory.Celestial) string { return b.ID }
	all = keep(all, o, id)
	size, draw := halfSheet, p.celestial
	if CelestialCards(o.Card.Size) {
		size, draw = o.Card.Size, p.celestialCard
	} else if _, err := output.NewGrid(o.Paper, halfSheet, o.Back, o.Margin); err != nil {
		return nil, r, p.tooSmall(title, halfSheet, p.imposition(&output.Document{}).Free(o.Paper.Size))
	}
	if o.Hints {
		if p.hints, err = hints(c, opts, all, o.Lang); err != nil {
			return nil, r, err
		}
	}
	doc := p.document(title, say.SheetSubject)
	set := output.CardSet{Size: size, Len: len(all), Front: func(i int) (*output.Drawing, error) {
		d, err := draw(all[i])
		return d, tell(err)
	}}
	err = p.impose(doc, set, &r, func(i int) string { return id(all[i]) }, func(first, last int) string {
		return all[first].Name(o.Lang) + " – " + all[last].Name(o.Lang)
	})
	return doc, r, err
}

// hints are the odds that a sheet tells of each being.
func hints(c *purgatory.Catalog, opts purgatory.Options, all []*purgatory.Celestial, l say.Lang) (map[string]string, error) {
	lines := map[string]string{}
	for _, b := range all {
		line, err := purgatory.Hint(c, opts, b, l)
		if err != nil {
			return nil, err
		}
		lines[b.ID] = line
	}
	return lines, nil
}

// CelestialCards tells whether a size of card holds the short form of a demon or
// an angel; on a smaller one they are sheets.
func CelestialCards(card output.Size) bool { return card.W >= 70 && card.H >= 120 }

// Colours of the camps, apart for every kind of sight; they also differ in
// letter, shape and edge.
var (
	colorGod   = rgb(0x1c4470)
	colorSatan = rgb(0x8a1c12)
)

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

// celestialFace draws a being, on a sheet or a card.
type celestialFace struct {
	*press
	b     *purgatory.Celestial
	c     *output.Canvas
	size  output.Size
	color output.Color
	left  float64
	width float64
	y     float64 // top of what is still free
	body  float64 // type of the running text, points
	err   error   // what did not fit
}

// celestialFit draws at the largest type that fits, from body down to 7 pt.
func (p *press) celestialFit(b *purgatory.Celestial, size output.Size, edge, body float64, draw func(*celestialFace)) (*output.Drawing, error) {
	for {
		body = math.Max(body, 7)
		s := &celestialFace{press: p, b: b, c: p.stock.NewCanvas(b.ID, size), size: size, body: body,
			left: edge, width: size.W - 2*edge, color: p.campColor(b.Kind)}
		draw(s)
		if d, err := s.c.Drawing(); err != nil || s.err == nil {
			return d, err
		}
		if body <= 7 {
			return nil, s.err
		}
		body -= 0.25
	}
}

func (s *celestialFace) text(k say.Key, args ...any) string { return s.o.Lang.Text(k, args...) }

func (s *celestialFace) angel() bool { return s.b.Kind == purgatory.Angel }

// overflow records what does not fit at this size.
func (s *celestialFace) overflow(field string, need, have float64) {
	if s.err == nil {
		s.err = &output.OverflowError{Card: s.b.ID, Field: field, Need: need, Have: have}
	}
}

// head draws the ground and the band with icon, name, sin or choir, and the
// camp; the edge of the band is that of the camp.
func (s *celestialFace) head(high float64) {
	_, on := s.plate(s.color)
	edge := purgatory.Satanist
	if s.angel() {
		edge = purgatory.Christian
	}
	t := *s.theme
	t.accent = map[purgatory.Leaning]output.Color{edge: s.color}
	if s.solid {
		all := output.Rect{W: s.size.W, H: s.size.H}.Inset(-output.Bleed)
		s.c.Rect(all, 0, output.Paint{Filled: true, Fill: s.ground})
		all.H = high + output.Bleed
		s.c.Rect(all, 0, output.Paint{Filled: true, Fill: s.color})
	}
	(&frame{theme: &t, c: s.c, leaning: edge, size: s.size}).frieze(high)
	s.c.Field("name")
	k := high / 21
	icon, camp := 14*k, 7*k
	mid := (safe + high) / 2
	window := output.Rect{X: s.left, Y: safe + 0.9*k, W: 16 * k, H: high - safe - 1.8*k}
	art, err := s.portrait(s.b.ID, output.Size{W: window.W, H: window.H})
	switch {
	case err != nil:
		s.c.Fail(err)
	case art != nil:
		icon = window.W
		hang(s.c, window, art, on)
		s.c.Field("name")
	case s.b.Icon != "":
		s.c.Icon(s.b.Icon, s.left, mid-icon/2, icon, on)
	}
	x := s.left + icon + 3*k
	room := s.left + s.width - 2.2*camp - x
	name, note := s.title.In(on), s.italic.In(on)
	fit := func(f output.Font, text string, max, min float64) output.Font {
		size, ok := output.FitSize(f, text, room, max, min)
		if !ok {
			s.c.Fail(&output.OverflowError{Card: s.b.ID, Field: "name"})
		}
		return f.At(size)
	}
	name = fit(name, s.b.Name(s.o.Lang), 30*k, 10)
	note = fit(note, s.kind(), math.Max(7, 11.5*k), 7)
	block := name.Cap() + 2.2*k + note.Cap()
	s.c.Text(x, mid-block/2+name.Cap(), name, s.b.Name(s.o.Lang))
	s.c.Text(x, mid+block/2, note, s.kind())
	s.camp(s.left+s.width-camp, mid, camp, on)
	s.y = high
}

func (s *celestialFace) kind() string {
	switch {
	case s.angel():
		return s.text(say.SheetAngel)
	case !s.b.HasSin:
		return s.text(say.SheetDemonNoSin)
	}
	return s.text(say.SheetDemonOf, s.ofSin())
}

// ofSin is the sin of a demon as it follows "of".
func (s *celestialFace) ofSin() string { return s.o.Lang.Of(s.b.Sin.Name(s.o.Lang)) }

// camp is the shape and letter of God (a disc with rays) or Satan (a triangle
// on its point).
func (s *celestialFace) camp(x, y, r float64, on output.Color) {
	paint := output.Paint{Filled: true, Fill: on}
	if !s.solid {
		paint = output.Paint{Filled: true, Fill: output.White, Line: 0.5, Stroke: s.color}
	}
	k := r / 7
	letter, f, drop := s.text(say.SheetLetterSatan), s.bold.At(19*k).In(s.color), -1.6*k
	if s.angel() {
		letter, drop = s.text(say.SheetLetterGod), 0
		s.c.Polygon(paint, sun(x, y, r)...)
	} else {
		s.c.Polygon(paint, x-r*1.08, y-r*0.9, x+r*1.08, y-r*0.9, x, y+r*1.05)
	}
	s.c.TextCentred(x, y+f.Cap()/2+drop, f, letter)
}

// numbers draws what is asked for in every fight, as large as it goes, with
// equal room between.
func (s *celestialFace) numbers(size, icon, label float64, damage, move say.Key) {
	s.c.Field("numbers")
	number, name := s.bold.At(size), s.regular.At(label).In(s.soft)
	cells := []struct{ icon, value, label string }{
		{"hearts", strconv.Itoa(s.b.Substance), s.text(say.PrintSubstance)},
		{"crossed-swords", fmt.Sprintf("%dd6", s.b.MeleeDice), s.text(say.SheetMelee)},
		{"bloody-sword", diceText(s.b.Damage), s.text(damage)},
		{"walking-boot", strconv.Itoa(purgatory.CelestialMoveOf(s.rules)), s.text(move)},
		{"hand", strconv.Itoa(purgatory.CelestialActions), s.text(say.SheetActions)},
	}
	widths, sum := make([]float64, len(cells)), 0.0
	for i, cell := range cells {
		widths[i] = math.Max(icon+1+number.Width(cell.value), name.Width(cell.label))
		sum += widths[i]
	}
	gap := (s.width - sum) / float64(len(cells)-1)
	if gap < 0.8 && size > 12 {
		s.numbers(size-0.5, icon, label, damage, move)
		return
	}
	if gap < 0.8 {
		s.c.Fail(&output.OverflowError{Card: s.b.ID, Field: "numbers"})
	}
	base := s.y + number.Cap()
	x := s.left
	for i, cell := range cells {
		mid := x + widths[i]/2
		w := icon + 1 + number.Width(cell.value)
		s.c.Icon(cell.icon, mid-w/2, base-number.Cap()/2-icon/2, icon, s.color)
		s.c.TextRight(mid+w/2, base, number, cell.value)
		s.c.TextCentred(mid, base+1.6+name.Cap()+0.15*label/output.PtPerMM, name, cell.label)
		x += widths[i] + gap
	}
	s.y = base + 1.6 + name.Cap() + 0.4*label/output.PtPerMM
}

// diceText is a throw as players write it: 1d6, never d6.
func diceText(e dice.Expr) string { return fmt.Sprintf("%dd%d", e.Count, e.Sides) }

// substance draws the track in groups of ten, perRow boxes a row. More than
// half lost is a wound: that half begins on a row of its own, behind the broken
// heart.
func (s *celestialFace) substance(perRow int, group float64) {
	s.c.Field("substance")
	const heart = 3.6
	row := func(n int) {
		for i := range n {
			if i > 0 && i%perRow == 0 {
				s.y += tickPitch
			}
			x := s.left + heart + 1 + float64(i%perRow)*tickPitch + float64(i%perRow/10)*group
			s.c.Tick(x, s.y, s.press.theme.text)
		}
		s.y += tickPitch
	}
	wounded := purgatory.WoundedBelow(s.b.Substance)
	row(s.b.Substance - wounded)
	s.y += 1.2 // apart, so that the wound is seen
	s.c.Icon("broken-heart", s.left, s.y+(output.TickSide-heart)/2, heart, s.color)
	row(wounded)
	s.y -= tickPitch - output.TickSide
}

// ticks is a row of boxes after what they count.
func (s *celestialFace) ticks(label string, n int) {
	s.c.Field(label)
	f := s.italic.At(s.body)
	s.c.Text(s.left, s.y+output.TickSide/2+f.Cap()/2, f, label)
	x := s.left + f.Width(label) + 2
	if x+float64(n)*tickPitch > s.left+s.width+tickPitch-output.TickSide {
		s.overflow(label, 0, 0)
		return
	}
	for range n {
		s.c.Tick(x, s.y, s.press.theme.text)
		x += tickPitch
	}
	s.y += output.TickSide
}

// rounds is a row of boxes with their numbers, at the foot.
func (s *celestialFace) rounds(what say.Key, pitch, label, bottom float64) {
	const rounds = 10
	s.c.Field("rounds")
	y := bottom - output.TickSide
	f := s.bold.At(label).In(s.color)
	s.c.Text(s.left, y+output.TickSide/2+f.Cap()/2, f, s.text(what))
	number := s.regular.At(math.Max(7, label-1)).In(s.soft)
	x := s.left + s.width - (rounds-1)*pitch - output.TickSide
	if s.left+f.Width(s.text(what))+1 > x {
		s.c.Fail(&output.OverflowError{Card: s.b.ID, Field: "rounds"})
	}
	for i := range rounds {
		s.c.TextCentred(x+output.TickSide/2, y-0.8, number, strconv.Itoa(i+1))
		s.c.Tick(x, y, s.press.theme.text)
		x += pitch
	}
}

// counter is what is counted for the return of a being, and how many boxes it
// takes: an angel's virtuous souls up to those with which it is sure to come
// back, a demon's lost actions.
func (s *celestialFace) counter() (label string, boxes int) {
	if s.angel() {
		return s.text(say.SheetVirtueCount), s.b.SureReturn()
	}
	return s.text(say.SheetLossCount), celestialLosses
}

// celestialLosses is one box more than a demon can lose actions: it has two,
// three in the flames, and keeps one.
const celestialLosses = 3
