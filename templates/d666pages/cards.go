package d666pages

import (
	"strings"

	"croix/generator/d666"
	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
	"croix/tracker/d666play"
)

// Measures of a fighter card of 63 × 88 mm.
const (
	cardSafe  = 3.4
	cardBand  = 11.5
	blankCard = 9  // blank cards, without fighters
	blankLife = 12 // points of the track of a blank card
)

// leastCard is the smallest card that holds a fighter.
var leastCard = output.Size{W: 56, H: 80}

// Cards lays out a card for each fighter, or blank ones without any. stand is how
// those of a game stand; nil for before it.
func Cards(b *d666.Book, stand map[string]*d666play.Combatant, o pages.Options) (*output.Document, pages.Report, error) {
	var r pages.Report
	o.Back = output.BackNone
	if o.Card.Size.W < leastCard.W || o.Card.Size.H < leastCard.H {
		return nil, r, say.Errorf(say.D666CardSmall, o.Card.Name, leastCard.W, leastCard.H)
	}
	press, err := pages.NewPress(o)
	if err != nil {
		return nil, r, err
	}
	p := &painter{Pen: pages.Pen{Press: press}, sides: sides(b.Fighters), stand: stand}
	doc := press.Document(say.D666CardsTitle, say.D666Subject)
	fighters := make([]*d666.Fighter, blankCard)
	if len(b.Fighters) > 0 {
		fighters = nil
		for i := range b.Fighters {
			fighters = append(fighters, &b.Fighters[i])
		}
	}
	err = press.Impose(doc, output.CardSet{Size: o.Card.Size, Len: len(fighters),
		Front: func(i int) (*output.Drawing, error) {
			d, err := p.card(fighters[i], b.Options)
			return d, pages.Tell(err)
		},
	}, &r, func(i int) string { return itoa(i + 1) }, nil)
	return doc, r, err
}

// card draws the card of a fighter; nil for a blank one.
func (p *painter) card(f *d666.Fighter, o d666.Options) (*output.Drawing, error) {
	size := p.O.Card.Size
	one := *p
	name, side := "", ""
	if f != nil {
		name, side = f.Name, f.Side
	}
	one.C = p.Stock.NewForm("fighter "+name, size, output.Bleed)
	one.C.Field("name")
	one.frame(f, size, side)
	one.Free = output.Rect{X: cardSafe, Y: cardBand + 1.5, W: size.W - 2*cardSafe, H: size.H - cardBand - 1.5 - cardSafe}
	y := one.scores(f)
	y = one.life(f, y)
	one.body(f, y, o)
	return one.C.Drawing()
}

// frame is the band with the name, and a border in the colour of the side.
func (p *painter) frame(f *d666.Fighter, size output.Size, side string) {
	color := p.color(side)
	paint, on := p.Plate(color)
	if p.Solid {
		p.C.Rect(output.Rect{W: size.W, H: size.H}.Inset(-output.Bleed), 0, output.Paint{Filled: true, Fill: p.Ground})
		p.C.Rect(output.Rect{X: -output.Bleed, Y: -output.Bleed, W: size.W + 2*output.Bleed, H: cardBand + output.Bleed}, 0, paint)
	} else {
		p.C.Line(cardSafe, cardBand, size.W-cardSafe, cardBand, output.Paint{Line: 0.5, Stroke: color})
	}
	p.C.Rect(output.Rect{W: size.W, H: size.H}.Inset(1.7), 1.4, output.Paint{Line: 0.7, Stroke: color})
	if p.Solid { // the border does not cross the band
		p.C.Rect(output.Rect{X: 0, Y: 0, W: size.W, H: cardBand}, 0, paint)
	}
	room := size.W - 2*cardSafe
	if f == nil {
		p.C.Add(output.Mark{Kind: output.KindLine, Role: pages.RoleWrite, Box: output.Rect{X: cardSafe, Y: cardBand - 2, W: room},
			Paint: output.Paint{Line: 0.25, Stroke: on}})
		return
	}
	p.Fit(cardSafe, 6.2, room, p.Title.At(14).In(on), f.Name)
	parts := []string{f.Category.Name(p.O.Lang)}
	if f.Kind != "" {
		parts[0] = f.Kind
	}
	if side != "" {
		parts = append(parts, p.Say(say.D666SheetSide, side))
	}
	p.Fit(cardSafe, 10, room, p.Italic.At(8.5).In(on), strings.Join(parts, " · "))
}

// scores is the four characteristics, armour and divisor.
func (p *painter) scores(f *d666.Fighter) float64 {
	p.C.Field("scores")
	n := len(d666.Scores()) + 2
	w := p.Free.W / float64(n)
	label := p.Regular.At(7).In(p.Soft)
	y := p.Free.Y
	cell := func(i int, name, value string) {
		x := p.Free.X + (float64(i)+0.5)*w
		p.FitCentred(x, y+2.4, w-0.4, label, name)
		box := output.Rect{X: x - w/2 + 0.5, Y: y + 3.2, W: w - 1, H: 7}
		p.Box(box, p.Soft, 0.3)
		if value != "" {
			p.FitBox(box, p.Bold.At(13), value)
		}
	}
	for i, s := range d666.Scores() {
		value := ""
		if f != nil && f.Of(s) > 0 {
			value = itoa(f.Of(s))
		}
		cell(i, string(s), value)
	}
	armour, divisor := "", ""
	if f != nil {
		armour = itoa(f.Armour)
		by, house := f.Divides()
		divisor = itoa(by)
		if house {
			divisor += "*"
		}
	}
	cell(n-2, p.Say(say.D666SheetArmour), armour)
	cell(n-1, p.Say(say.D666SheetDivisor), divisor)
	return y + 12
}

// life is the wound track.
func (p *painter) life(f *d666.Fighter, y float64) float64 {
	p.C.Field("points")
	points := blankLife
	if f != nil {
		points = f.Points
	}
	p.track(p.Free.X, y, p.Free.W, f, points)
	return y + float64(trackLines(points, p.Free.W))*trackLine + 0.8
}

// body is the weapons, powers, talents and what a house value stands for, in the
// largest type that fits.
func (p *painter) body(f *d666.Fighter, y float64, o d666.Options) {
	p.C.Field("body")
	room := p.Free.Bottom() - y
	if f == nil {
		for i, k := range []say.Key{say.D666SheetWeapon, say.D666CardPowers, say.D666CardTalents} {
			top := y + float64(i)*room/3
			p.C.Text(p.Free.X, top+3, p.Regular.At(7).In(p.Soft), p.Say(k))
			p.Write(p.Free.X, top+room/3-1.4, p.Free.W)
		}
		return
	}
	paragraphs := p.paragraphs(*f, o)
	for size := 10.5; ; size -= 0.25 {
		leading := 1.14 * size / output.PtPerMM
		var lines []output.Line
		fits := true
		for _, spans := range paragraphs {
			more, ok := output.Measure(spans...).Break(size, p.Free.W)
			fits = fits && ok
			lines = append(lines, more...)
		}
		need := float64(len(lines)) * leading
		if fits && need <= room {
			p.C.Lines(lines, p.Free.X, y+0.8*leading, p.Free.W, leading, output.Left)
			return
		}
		if size <= pages.Smallest {
			p.C.Fail(&output.OverflowError{Card: f.Name, Field: p.Say(say.D666CardPowers), Need: need, Have: room})
			return
		}
	}
}

func (p *painter) paragraphs(f d666.Fighter, o d666.Options) [][]output.Span {
	var all [][]output.Span
	add := func(head, text string) {
		all = append(all, []output.Span{{Font: p.Bold, Text: head + "\u00a0"}, {Font: p.Regular, Text: text}})
	}
	for _, w := range f.Weapons {
		name := w.Name
		if name == "" {
			name = w.Kind.Name(p.O.Lang)
		}
		add(name, p.numbers(w, f))
	}
	if len(f.Powers) > 0 {
		var names []string
		for _, x := range f.Powers {
			names = append(names, x.Name+" ("+string(x.Score)+")")
		}
		add(p.Say(say.D666CardPowers), strings.Join(names, ", "))
	}
	if len(f.Talents) > 0 {
		var names []string
		for _, x := range f.Talents {
			names = append(names, x.Name+"\u00a0"+x.Level)
		}
		add(p.Say(say.D666CardTalents), strings.Join(names, ", "))
	}
	if f.PP > 0 {
		add("PP", itoa(f.PP))
	}
	add(p.Say(say.D666CardMove), p.Say(say.D666CardMetres, d666.Move(f.Force)))
	if _, house := f.Divides(); house {
		all = append(all, []output.Span{{Font: p.Italic, Text: p.Say(say.D666CardHouse, d666.HouseDivisor)}})
	}
	return all
}

// tentSize is a face of an order tent, which folds over to 40 × 30 mm.
var tentSize = output.Size{W: 40, H: 30}

// Tents lays out an order tent for each fighter: name, Will and Agility in large
// figures on both faces.
func Tents(b *d666.Book, o pages.Options) (*output.Document, pages.Report, error) {
	var r pages.Report
	o.Back = output.BackFold
	press, err := pages.NewPress(o)
	if err != nil {
		return nil, r, err
	}
	p := &painter{Pen: pages.Pen{Press: press}, sides: sides(b.Fighters)}
	doc := press.Document(say.D666TentsTitle, say.D666Subject)
	fighters := make([]*d666.Fighter, 12)
	if len(b.Fighters) > 0 {
		fighters = nil
		for i := range b.Fighters {
			fighters = append(fighters, &b.Fighters[i])
		}
	}
	faces := make([]*output.Drawing, len(fighters))
	for i, f := range fighters {
		if faces[i], err = p.tent(f); err != nil {
			return nil, r, pages.Tell(err)
		}
	}
	err = press.Impose(doc, output.CardSet{Size: tentSize, Len: len(faces),
		Front:  func(i int) (*output.Drawing, error) { return faces[i], nil },
		BackOf: func(i int) *output.Drawing { return faces[i] },
	}, &r, func(i int) string { return itoa(i + 1) }, nil)
	return doc, r, err
}

// tent draws a face of a tent.
func (p *painter) tent(f *d666.Fighter) (*output.Drawing, error) {
	one := *p
	name, side := "", ""
	if f != nil {
		name, side = f.Name, f.Side
	}
	one.C = p.Stock.NewForm("tent "+name, tentSize, 0)
	one.C.Field("tent")
	color := p.color(side)
	one.C.Rect(output.Rect{W: tentSize.W, H: tentSize.H}.Inset(1.4), 1, output.Paint{Line: 0.7, Stroke: color})
	if f == nil {
		one.C.Line(5, 11.5, tentSize.W-5, 11.5, output.Paint{Line: 0.25, Stroke: p.Soft})
	} else {
		one.FitCentred(tentSize.W/2, 10.4, tentSize.W-7, p.Title.At(17).In(color), f.Name)
	}
	for i, s := range []d666.Score{d666.Will, d666.Agility} {
		x := tentSize.W * (0.28 + 0.44*float64(i))
		one.C.TextCentred(x, 15.6, p.Regular.At(8).In(p.Soft), string(s))
		if f == nil {
			one.C.Line(x-6, 25.5, x+6, 25.5, output.Paint{Line: 0.25, Stroke: p.Soft})
			continue
		}
		font := p.Bold.At(30)
		one.C.TextCentred(x, 17.4+font.Cap(), font, itoa(f.Of(s)))
	}
	return one.C.Drawing()
}
