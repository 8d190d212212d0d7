package purgatorypages

import (
	"math"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// lootCard draws the face of one object.
type lootCard struct {
	*press
	ob    purgatory.Object
	look  lootLook
	c     *output.Canvas
	size  output.Size
	k     float64 // 1 on 44 x 68 mm
	left  float64
	width float64
	body  float64 // type of the special, points
	hero  float64 // side of the large icon, millimetres
	wide  bool    // no word is too long for the card
}

// lootPart is a part of a card, stacked under the one before it.
type lootPart struct {
	high float64
	draw func(y float64)
}

const (
	lootBand  = 11.8 // height of the band with the name
	lootLabel = 7.0  // type of labels, points
)

// lootFront draws an object at the largest type that fits.
func (p *press) lootFront(ob purgatory.Object) (*output.Drawing, error) {
	size := p.o.Card.Size
	s := &lootCard{press: p, ob: ob, look: p.lootLook(ob), size: size, left: safe, width: size.W - 2*safe,
		k: math.Min(size.W/44, size.H/68), c: p.stock.NewCanvas(ob.Base().ID, size)}
	s.band()
	top := lootBand*s.k + 1.8
	room := size.H - safe - top
	weapon := !s.noWeapon()
	least, most := 9.0*s.k, 15*s.k
	if !weapon {
		least, most = 10*s.k, 26*s.k
	}
	for s.body = 9.75 * math.Min(s.k, 1.25); ; s.body -= 0.25 {
		if s.body < lootLabel {
			s.body = lootLabel
		}
		s.hero, s.wide = least, true
		parts := s.parts()
		gap := 0.9 * s.k
		if s.body == lootLabel {
			gap = 0.5 * s.k // the last rung
		}
		spare := room - lootHeight(parts, gap)
		if s.wide && spare >= 0 {
			for s.hero+0.5 <= most {
				s.hero += 0.5
				if more := s.parts(); room-lootHeight(more, gap) < 1.2*s.k*float64(len(more)) {
					s.hero -= 0.5
					break
				}
			}
			parts = s.parts()
			spare = room - lootHeight(parts, gap)
			more := math.Min(2.6*s.k, spare/float64(len(parts)))
			y := top + 0.35*(spare-more*float64(len(parts)-1))
			foot := s.hasBoxes()
			if foot {
				y = top + math.Min(more, spare-more*float64(len(parts)-1))
			}
			for i, part := range parts {
				if i == len(parts)-1 && foot {
					y = size.H - safe - part.high // boxes stand at the foot
				}
				part.draw(y)
				y += part.high + gap + more
			}
			return s.c.Drawing()
		}
		if s.body == lootLabel {
			e := &output.OverflowError{Card: ob.Base().ID, Field: "special"}
			if s.wide {
				e.Need, e.Have = room-spare, room
			}
			s.c.Fail(e)
			return s.c.Drawing()
		}
	}
}

func lootHeight(parts []lootPart, gap float64) float64 {
	h := 0.0
	for i, part := range parts {
		if i > 0 {
			h += gap
		}
		h += part.high
	}
	return h
}

func (s *lootCard) text(k say.Key, args ...any) string { return s.o.Lang.Text(k, args...) }

// hasBoxes tells whether there is something to tick: rounds, uses, or a
// substance of its own.
func (s *lootCard) hasBoxes() bool {
	return s.ob.Rounds() > 0 || s.ob.Item != nil && s.ob.Item.HasPool()
}

func (s *lootCard) noWeapon() bool {
	all, demon := s.ob.Damage()
	return all.IsZero() && demon.IsZero()
}

// parts are what the card says below its band, in the order in which a player
// asks: what it does, how far, to whom; then what is special; then the boxes.
func (s *lootCard) parts() []lootPart {
	parts := []lootPart{s.heroPart()}
	if !s.noWeapon() {
		parts = append(parts, s.strip())
	}
	if r := s.ob.AsRanged(); r != nil {
		parts = append(parts, s.shot(r))
	}
	if it := s.ob.Item; it != nil && it.Sins != [purgatory.SinCount]int{} {
		parts = append(parts, s.sins(it))
	}
	if part, ok := s.signs(); ok {
		parts = append(parts, part)
	}
	parts = append(parts, s.special()...)
	if s.hasBoxes() {
		if part, ok := s.boxes(); ok {
			parts = append(parts, part)
		}
	}
	return parts
}

// band draws the ground and the band with name, kind and emblem.
func (s *lootCard) band() {
	_, on := s.plate(s.look.color)
	high := lootBand * s.k
	t := *s.theme
	t.accent = map[purgatory.Leaning]output.Color{s.look.edge: s.look.color}
	f := &frame{theme: &t, c: s.c, leaning: s.look.edge, size: s.size}
	if s.solid {
		all := output.Rect{W: s.size.W, H: s.size.H}.Inset(-output.Bleed)
		s.c.Rect(all, 0, output.Paint{Filled: true, Fill: s.ground})
		all.H = high + output.Bleed
		s.c.Rect(all, 0, output.Paint{Filled: true, Fill: s.look.color})
	}
	f.frieze(high)
	r := 3.6 * s.k
	s.emblem(f, s.left+s.width-r, (safe+high)/2+0.1, r)
	room := s.width - 2*r - 1.2
	s.c.Field("kind")
	word := s.italic.In(on)
	size, ok := output.FitSize(word, s.look.word, room, math.Max(lootLabel, 7.5*s.k), 6.5)
	if !ok {
		s.c.Fail(&output.OverflowError{Card: s.ob.Base().ID, Field: "kind"})
	}
	base := high - 1.3*s.k
	s.c.Text(s.left, base, word.At(size), s.look.word)
	s.name(room, base-word.At(size).Cap()-1.0*s.k, on)
}

// name sets the name in what the band has left, in black letter or, where that
// would be small, in the text face on two lines.
func (s *lootCard) name(room, base float64, on output.Color) {
	s.c.Field("name")
	name, title := s.ob.Base().Name(s.o.Lang), s.title.In(on)
	if size, ok := output.FitSize(title, name, room, 14*s.k, math.Max(lootLabel, 11*s.k)); ok {
		s.c.Text(s.left, base-0.2, title.At(size), name)
		return
	}
	text := output.Measure(output.Span{Font: s.bold.In(on), Text: name})
	for size := 10 * s.k; size >= lootLabel; size -= 0.25 {
		lines, ok := text.Break(size, room)
		leading := 0.98 * size / output.PtPerMM
		if high := float64(len(lines)-1)*leading + s.bold.At(size).Cap(); ok && len(lines) <= 2 && high <= base-safe {
			s.c.Lines(lines, s.left, base-float64(len(lines)-1)*leading, room, leading, output.Left)
			return
		}
	}
	s.c.Fail(&output.OverflowError{Card: s.ob.Base().ID, Field: "name"})
}

// emblem is the shape of the kind, with its letter or icon.
func (s *lootCard) emblem(f *frame, x, y, r float64) {
	paint := f.window(s.look.color)
	size, drop := 12*s.k, 0.0
	switch s.look.edge {
	case purgatory.Christian:
		s.c.Path(shield(x, y, r), paint)
		drop = -0.25 * s.k
	case purgatory.Satanist:
		s.c.Polygon(paint, x-r*1.0, y-r*0.85, x+r*1.0, y-r*0.85, x, y+r*1.05)
		size, drop = 10*s.k, -0.8*s.k
	default:
		s.c.Circle(x, y, r*0.97, paint)
	}
	if s.look.icon {
		side := r * 1.35
		s.c.Icon(s.look.mark, x-side/2, y-side/2, side, s.look.color)
		return
	}
	letter := s.bold.At(math.Max(size, lootLabel)).In(s.look.color)
	s.c.TextCentred(x, y+letter.Cap()/2+drop, letter, s.look.mark)
}

// signs are two hands and what a shot costs, where that is more than one.
func (s *lootCard) signs() (lootPart, bool) {
	type sign struct{ icon, word string }
	var signs []sign
	if s.ob.TwoHanded() {
		signs = append(signs, sign{"hand", s.text(say.GearTwoHands)})
	}
	if r := s.ob.AsRanged(); r != nil && r.Actions > 1 {
		signs = append(signs, sign{"", s.text(say.GearActions, r.Actions)})
	}
	if len(signs) == 0 {
		return lootPart{}, false
	}
	high, icon, pad := 4.6*s.k, 3.6*s.k, 1.3*s.k
	return lootPart{high, func(y float64) {
		s.c.Field("signs")
		paint, on := s.plate(s.look.color)
		var f output.Font
		var widths []float64
		all := 0.0
		for size := math.Max(lootLabel, 8.5*s.k); ; size -= 0.25 {
			f, all, widths = s.bold.At(size), -1.2*s.k, nil
			for _, g := range signs {
				w := f.Width(g.word) + 2*pad
				if g.icon != "" {
					w += 2*icon + 0.6*s.k
				}
				widths = append(widths, w)
				all += w + 1.2*s.k
			}
			if all <= s.width {
				break
			}
			if size <= lootLabel {
				s.c.Fail(&output.OverflowError{Card: s.ob.Base().ID, Field: "signs"})
				return
			}
		}
		x := s.left + (s.width-all)/2
		for i, g := range signs {
			s.c.Rect(output.Rect{X: x, Y: y, W: widths[i], H: high}, high/2, paint)
			at := x + pad
			if g.icon != "" {
				s.c.Icon(g.icon, at, y+(high-icon)/2, icon, on)
				s.c.Icon(g.icon, at+icon, y+(high-icon)/2, icon, on)
				at += 2*icon + 0.6*s.k
			}
			s.c.Text(at, y+high/2+f.Cap()/2, f.In(on), g.word)
			x += widths[i] + 1.2*s.k
		}
	}}, true
}

// special is the sentence of the table, what a relic is worth, and, on a card
// without a back, how a jam is cleared.
func (s *lootCard) special() []lootPart {
	var parts []lootPart
	add := func(field string, f output.Font, text string) {
		if text == "" {
			return
		}
		lines, ok := output.Measure(output.Span{Font: f, Text: text}).Break(s.body, s.width)
		s.wide = s.wide && ok
		leading := 1.1 * s.body / output.PtPerMM
		high := float64(len(lines)-1)*leading + f.At(s.body).Cap() + 0.25*leading
		parts = append(parts, lootPart{high, func(y float64) {
			s.c.Field(field)
			s.c.Lines(lines, s.left, y+f.At(s.body).Cap(), s.width, leading, output.Centre)
		}})
	}
	add("special", s.regular, s.ob.Base().Special(s.o.Lang))
	if s.ob.Relic() {
		add("relic", s.italic.In(s.look.color), s.text(relicWorth(s.rules), purgatory.RelicWorth))
	}
	if s.o.Back == output.BackNone && lootJams(s.ob) {
		add("jam", s.italic.In(s.look.color), s.text(say.GearJamFront))
	}
	return parts
}

// boxes are the rounds, the uses, or the substance of what has some.
func (s *lootCard) boxes() (lootPart, bool) {
	n, what := s.ob.Rounds(), s.text(say.GearUses)
	switch it := s.ob.Item; {
	case it != nil && it.HasPool():
		n, what = it.Pool.Max(), s.text(say.GearPool, diceText(it.Pool))
	case it == nil || it.Ranged != nil && it.Uses == 0:
		what = s.text(say.GearAmmo, purgatory.FullAmmo)
	}
	perRow := int((s.width + tickPitch - output.TickSide) / tickPitch)
	if perRow < 1 {
		s.wide = false
		return lootPart{}, false
	}
	rows := (n + perRow - 1) / perRow
	f := s.regular.In(s.soft)
	lines, ok := output.Measure(output.Span{Font: f, Text: what}).Break(lootLabel, s.width)
	s.wide = s.wide && ok
	const leading = 1.08 * lootLabel / output.PtPerMM
	words := float64(len(lines)-1)*leading + f.At(lootLabel).Cap() + 1.1
	high := words + float64(rows)*tickPitch - (tickPitch - output.TickSide)
	return lootPart{high, func(y float64) {
		s.c.Field("boxes")
		s.c.Lines(lines, s.left, y+f.At(lootLabel).Cap(), s.width, leading, output.Centre)
		y += words
		for i := range n {
			inRow := min(perRow, n-i/perRow*perRow)
			wide := float64(inRow)*tickPitch - (tickPitch - output.TickSide)
			x := s.left + (s.width-wide)/2 + float64(i%perRow)*tickPitch
			s.c.Tick(x, y+float64(i/perRow)*tickPitch, s.theme.text)
		}
	}}, true
}
