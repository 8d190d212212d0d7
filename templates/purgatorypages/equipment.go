package purgatorypages

import (
	"math"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// object is what an equipment card shows.
type object struct {
	id, icon, name, special string
	relic                   string
	damage, demons          string // formulas; "" for none
	facts                   string // rate and range
	ticks                   int
	ammo                    bool // the boxes are rounds
	color                   output.Color
	copies                  int
}

// MaxCopies is the most cards of one object.
const MaxCopies = 99

// fullAmmo is the most rounds that a weapon enters play with: its first owner's
// avarice is 1 at least.
const fullAmmo = 7

// Equipment lays out a card for each object that a figure can carry, so that
// loot changes hands on the table: as many as a full deck can be expected to
// roll, every relic once, or as copies says by id.
func Equipment(c *purgatory.Catalog, copies map[string]int, o Options) (*output.Document, Report, error) {
	var r Report
	o.Card = output.Cards()[1]
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	var all []object
	for _, ob := range p.objects(c) {
		if n, ok := copies[ob.id]; ok {
			ob.copies = n
		}
		for range min(max(ob.copies, 0), MaxCopies) {
			all = append(all, ob)
		}
	}
	if len(all) == 0 {
		return nil, r, say.Errorf(say.PrintEmptyDeck)
	}
	doc := p.document(say.GearTitle, say.GearSubject)
	set := output.CardSet{Size: o.Card.Size, Len: len(all), Front: func(i int) (*output.Drawing, error) {
		d, err := p.object(all[i])
		return d, tell(err)
	}}
	if o.Back != output.BackNone {
		if set.Back, err = p.cardBack(p.stock, o.Card.Size); err != nil {
			return nil, r, tell(err)
		}
	}
	err = p.impose(doc, set, &r, func(first, _ int) string { return all[first].name })
	return doc, r, err
}

// objects lists what there is, with the copies of each.
func (p *press) objects(c *purgatory.Catalog) []object {
	l := p.o.Lang
	colors := map[purgatory.ItemKind]output.Color{
		purgatory.Sacred: rgb(0x25416b), purgatory.Common: rgb(0x2e6148), purgatory.Diabolic: rgb(0x7c1717),
	}
	arms, guard := rgb(0x5a3a1c), rgb(0x44505c)
	var all []object
	add := func(ob object) {
		if p.ink == InkGrey {
			ob.color = ob.color.Grey()
		}
		all = append(all, ob)
	}
	for _, w := range c.Ranged.Rows {
		if w.ID == purgatory.Nothing {
			continue
		}
		ob := object{id: w.ID, icon: w.Icon, name: w.Name(l), special: w.Special(l), damage: w.Damage.In(l),
			facts: p.facts(w.Rate, w.RangeCM), ticks: fullAmmo, ammo: true, color: arms,
			copies: c.Ranged.Share(func(x *purgatory.RangedRow) bool { return x == w })}
		if w.TwoHanded {
			ob.special = sentences(l.Text(say.PrintTwoHanded), ob.special)
		}
		add(ob)
	}
	for _, w := range c.Melee.Rows {
		if w.ID == purgatory.Nothing {
			continue
		}
		ob := object{id: w.ID, icon: w.Icon, name: w.Name(l), special: w.Special(l), damage: w.Damage.In(l), color: arms,
			copies: c.Melee.Share(func(x *purgatory.MeleeRow) bool { return x == w })}
		if w.TwoHanded {
			ob.special = sentences(l.Text(say.PrintTwoHanded), ob.special)
		}
		add(ob)
	}
	for _, a := range c.Armour.Rows {
		if a.ID != purgatory.Nothing {
			add(object{id: a.ID, icon: a.Icon, name: a.Name(l), special: a.Special(l), color: guard,
				copies: c.Armour.Share(func(x *purgatory.ArmourRow) bool { return x == a })})
		}
	}
	for _, it := range c.Items.Rows {
		if it.ID == purgatory.Nothing {
			continue
		}
		ob := object{id: it.ID, icon: it.Icon, name: it.Name(l), special: it.Special(l), color: colors[it.Kind], ticks: max(0, it.Uses), copies: 1}
		if it.Relic {
			ob.relic = l.Text(say.PrintRelic)
		}
		if it.HasPool() {
			ob.ticks = it.Pool.Max()
		}
		if it.IsWeapon() {
			ob.damage = it.Damage.In(l)
			if it.DamageDemon != it.Damage {
				ob.demons = l.Text(say.GearDemons, it.DamageDemon.In(l))
			}
		}
		if it.Ranged != nil {
			ob.facts = p.facts(it.Ranged.Rate, it.Ranged.RangeCM)
		}
		add(ob)
	}
	return all
}

func (p *press) facts(rate, cm int) string {
	return p.o.Lang.Text(say.PrintDice, rate) + "\u00a0·\u00a0" + p.o.Lang.Text(say.PrintRange, cm)
}

// object draws one card: what it is, what it does to whom, and its boxes.
func (p *press) object(ob object) (*output.Drawing, error) {
	size := p.o.Card.Size
	c := p.stock.NewCanvas(ob.id, size)
	const band, icon = 11.0, 15.0
	left, width := safe, size.W-2*safe
	paint, on := p.plate(ob.color)
	if p.solid {
		all := output.Rect{W: size.W, H: size.H}.Inset(-output.Bleed)
		c.Rect(all, 0, output.Paint{Filled: true, Fill: p.ground})
		all.H = band + output.Bleed
		c.Rect(all, 0, paint)
	} else {
		c.Line(0, band, size.W, band, output.Paint{Line: 0.5, Stroke: ob.color})
	}
	c.Field("name")
	p.objectName(c, ob, left, width, band, on)
	y := band + 2.5
	c.Field("damage")
	iconX := left + (width-icon)/2
	if ob.damage != "" {
		iconX = left
		p.objectDamage(c, ob, left+icon+1.5, width-icon-1.5, y)
	}
	if ob.icon != "" {
		c.Icon(ob.icon, iconX, y, icon, ob.color)
	}
	if ob.relic != "" {
		c.Polygon(output.Paint{Filled: true, Fill: ob.color}, star(iconX+icon, y+1, 2)...)
	}
	y += icon + 2
	if ob.facts != "" {
		f := p.bold.At(13)
		c.TextCentred(size.W/2, y+f.Cap(), f, ob.facts)
		y += f.Cap() + 2.5
	}
	foot := size.H - safe
	if ob.ticks > 0 {
		foot = p.objectBoxes(c, ob, left, width, foot)
	}
	c.Field("special")
	text := output.Measure(output.Span{Font: p.italic.In(ob.color), Text: ob.relic}, output.Span{Font: p.regular, Text: " " + ob.special})
	for body := 10.0; ; body -= 0.25 {
		lines, ok := text.Break(body, width)
		leading := 1.12 * body / output.PtPerMM
		need := float64(len(lines)) * leading
		if ok && y+need <= foot {
			c.Lines(lines, left, y+0.8*leading+(foot-y-need)*0.25, width, leading, output.Centre)
			break
		}
		if body <= 7 {
			c.Fail(&output.OverflowError{Card: ob.id, Field: "special", Need: need, Have: foot - y})
			break
		}
	}
	return c.Drawing()
}

func (p *press) objectName(c *output.Canvas, ob object, left, width, band float64, on output.Color) {
	name := p.title.In(on)
	if size, ok := output.FitSize(name, ob.name, width, 15, 11); ok {
		f := name.At(size)
		c.TextCentred(left+width/2, (safe+band)/2+f.Cap()/2, f, ob.name)
		return
	}
	text := output.Measure(output.Span{Font: p.bold.In(on), Text: ob.name})
	for size := 10.0; size >= 7; size -= 0.25 {
		if lines, ok := text.Break(size, width); ok && len(lines) <= 2 {
			leading := 1.02 * size / output.PtPerMM
			c.Lines(lines, left, safe+p.bold.At(size).Cap(), width, leading, output.Centre)
			return
		}
	}
	c.Fail(&output.OverflowError{Card: ob.id, Field: "name"})
}

// objectDamage sets the formula large beside the icon, the one against demons
// below it.
func (p *press) objectDamage(c *output.Canvas, ob object, x, width, y float64) {
	label := p.regular.At(7).In(p.soft)
	c.TextCentred(x+width/2, y+2.4, label, p.o.Lang.Text(say.PrintDamage))
	text := output.Measure(output.Span{Font: p.bold, Text: ob.damage})
	for size := 13.0; size >= 7; size -= 0.25 {
		lines, ok := text.Break(size, width)
		leading := 1.05 * size / output.PtPerMM
		if high := float64(len(lines)) * leading; ok && high <= 8.6 {
			c.Lines(lines, x, y+3.2+p.bold.At(size).Cap()+(8.6-high)/2, width, leading, output.Centre)
			break
		} else if size <= 7 {
			c.Fail(&output.OverflowError{Card: ob.id, Field: "damage", Need: high, Have: 8.6})
		}
	}
	if ob.demons != "" {
		f := p.bold.In(ob.color)
		size, ok := output.FitSize(f, ob.demons, width, 9, 7)
		if !ok {
			c.Fail(&output.OverflowError{Card: ob.id, Field: "damage"})
		}
		c.TextCentred(x+width/2, y+14.6, f.At(size), ob.demons)
	}
}

// objectBoxes draws the boxes at the foot and gives the y above them.
func (p *press) objectBoxes(c *output.Canvas, ob object, left, width, foot float64) float64 {
	c.Field("boxes")
	perRow := int((width + tickPitch - output.TickSide) / tickPitch)
	rows := int(math.Ceil(float64(ob.ticks) / float64(perRow)))
	y := foot - float64(rows)*tickPitch
	for i := range ob.ticks {
		inRow := min(perRow, ob.ticks-i/perRow*perRow)
		x := left + (width-float64(inRow)*tickPitch)/2 + float64(i%perRow)*tickPitch
		c.Tick(x, y+float64(i/perRow)*tickPitch, p.theme.text)
	}
	if !ob.ammo {
		return y - 1
	}
	f := p.regular.At(7).In(p.soft)
	c.TextCentred(left+width/2, y-1.2, f, p.o.Lang.Text(say.GearAmmo))
	return y - 4.4
}
