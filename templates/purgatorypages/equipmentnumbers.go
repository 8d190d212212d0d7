package purgatorypages

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// heroPart is the icon of the object, as large as there is room, with the
// damage of a weapon beside it.
func (s *lootCard) heroPart() lootPart {
	icon := func(x, y float64) {
		if name := s.ob.Base().Icon; name != "" {
			s.c.Icon(name, x, y, s.hero, s.look.color)
		}
		if s.ob.Relic() {
			s.c.Polygon(output.Paint{Filled: true, Fill: s.look.color}, star(x+s.hero+0.6*s.k, y+1.6*s.k, 2*s.k)...)
		}
	}
	if s.noWeapon() {
		return lootPart{s.hero, func(y float64) { icon(s.left+(s.width-s.hero)/2, y) }}
	}
	f := s.formula()
	high := math.Max(s.hero, f.high)
	return lootPart{high, func(y float64) {
		icon(s.left, y+(high-s.hero)/2)
		f.draw(y + (high-f.high)/2)
	}}
}

// relicWorth is what a relic is worth to whom.
func relicWorth(rules purgatory.Options) say.Key {
	carried, two := rules.Is("relic.counting", "carried_only"), rules.Is("relic.humanity", "none")
	switch {
	case carried && two:
		return say.GearWorthBoth
	case carried:
		return say.GearWorthCarried
	case two:
		return say.GearWorthHumans
	}
	return say.GearWorth
}

// formula is the damage of one hit, beside the icon: the fist that stands for
// wrath, and what is done with it.
func (s *lootCard) formula() lootPart {
	x0 := s.left + s.hero + 2*s.k
	width := s.left + s.width - x0
	all, demon := s.ob.Damage()
	wrath := s.text(say.SinWrath)
	shown, note := all, ""
	if all.Damage(1) == 0 { // nothing to anybody but demons
		shown, note = demon, s.text(say.GearDemons)
	}
	sum, round, _ := strings.Cut(shown.In(s.o.Lang), ", ")
	if round != "" {
		note = round
	}
	sum = strings.TrimSpace(strings.TrimPrefix(sum, wrath))
	bare := sum == ""
	number, most := s.bold, 25*s.k
	if bare {
		sum, most = wrath, 19*s.k
	}
	label := s.regular.At(math.Max(lootLabel, 7*s.k)).In(s.soft)
	fist, pad, line := 6.6*s.k, 1.2*s.k, label.Cap()+1.2*s.k
	high := fist
	if !bare {
		high += line
	}
	if note != "" {
		high += line
	}
	return lootPart{high, func(y float64) {
		s.c.Field("damage")
		fit := func(f output.Font, text string, room, max, min float64) output.Font {
			size, ok := output.FitSize(f, text, room, max, min)
			if !ok {
				s.c.Fail(&output.OverflowError{Card: s.ob.Base().ID, Field: "damage"})
			}
			return f.At(size)
		}
		number = fit(number, sum, width-fist-pad, most, 9)
		w := fist + pad + number.Width(sum)
		x := x0 + (width-w)/2
		s.c.Icon(sinIcons[purgatory.Wrath], x, y, fist, s.look.color)
		rise := number.Cap()
		if bare {
			rise = number.Face.XHeight() * number.Size / output.PtPerMM
		}
		s.c.Text(x+fist+pad, y+fist/2+rise/2, number, sum)
		y += fist
		if !bare {
			y += line
			s.c.TextCentred(math.Max(x+fist/2, x0+label.Width(wrath)/2), y-0.2*s.k, label, wrath)
		}
		if note != "" {
			s.c.TextCentred(x0+width/2, y+line-0.2*s.k, fit(label, note, width, label.Size, 6.5), note)
		}
	}}
}

// strip is the damage for each wrath, worked out: what is looked for in play.
func (s *lootCard) strip() lootPart {
	all, demon := s.ob.Damage()
	type row struct {
		name string
		of   purgatory.Formula
	}
	var rows []row
	if all.Damage(1) != 0 {
		rows = append(rows, row{s.text(say.PrintDamage), all})
	}
	if demon != all {
		rows = append(rows, row{s.text(say.GearDemons), demon})
	}
	label := s.regular.At(math.Max(lootLabel, 7*s.k)).In(s.soft)
	number := s.bold.At(11.5 * s.k)
	head, line := label.Cap()+1.8*s.k, number.Cap()+1.5*s.k
	return lootPart{head + line*float64(len(rows)), func(y float64) {
		s.c.Field("damage")
		wide := label.Width(s.text(say.SinWrath))
		for _, r := range rows {
			wide = math.Max(wide, label.Width(r.name))
		}
		first := s.left + wide + 1.2
		col := (s.left + s.width - first) / purgatory.MaxSin
		base := y + label.Cap() + 0.4*s.k
		s.c.Text(s.left, base, label, s.text(say.SinWrath))
		for w := purgatory.MinSin; w <= purgatory.MaxSin; w++ {
			s.c.TextCentred(first+(float64(w)-0.5)*col, base, label, strconv.Itoa(w))
		}
		y += head
		for _, r := range rows {
			s.c.Line(s.left, y-0.5*s.k, s.left+s.width, y-0.5*s.k, output.Paint{Line: 0.2, Stroke: s.look.color})
			base = y + 0.3*s.k + number.Cap()
			s.c.Text(s.left, base, label, r.name)
			for w := purgatory.MinSin; w <= purgatory.MaxSin; w++ {
				s.c.TextCentred(first+(float64(w)-0.5)*col, base, number, strconv.Itoa(r.of.Damage(w)))
			}
			y += line
		}
	}}
}

// shot is rate of fire and range.
func (s *lootCard) shot(r *purgatory.RangedRow) lootPart {
	label := s.regular.At(math.Max(lootLabel, 7*s.k)).In(s.soft)
	number := s.bold.At(18 * s.k)
	icon := 5.8 * s.k
	return lootPart{icon + label.Cap() + 1.5*s.k, func(y float64) {
		s.c.Field("rate and range")
		for i, cell := range []struct{ icon, value, label string }{
			{"perspective-dice-six-faces-random", s.text(say.PrintDice, r.Rate), s.text(say.GearRate)},
			{"target-arrows", strconv.Itoa(r.RangeCM), s.text(say.GearRange)},
		} {
			mid := s.left + (0.5*float64(i)+0.25)*s.width
			w := icon + 0.9*s.k + number.Width(cell.value)
			s.c.Icon(cell.icon, mid-w/2, y, icon, s.look.color)
			s.c.TextRight(mid+w/2, y+icon/2+number.Cap()/2, number, cell.value)
			s.c.TextCentred(mid, y+icon+label.Cap()+1.2*s.k, label, cell.label)
		}
	}}
}

// sins is what the object adds to its bearer's sins, as large as a number.
func (s *lootCard) sins(it *purgatory.Item) lootPart {
	label := s.regular.At(math.Max(lootLabel, 8*s.k)).In(s.soft)
	number := s.bold.At(22 * s.k)
	icon := 7.6 * s.k
	return lootPart{icon + label.Cap() + 1.6*s.k, func(y float64) {
		s.c.Field("sins")
		var which []purgatory.Sin
		for _, sin := range purgatory.AllSins() {
			if it.Sins[sin] != 0 {
				which = append(which, sin)
			}
		}
		col := s.width / float64(len(which))
		for i, sin := range which {
			mid := s.left + (float64(i)+0.5)*col
			change := strings.Replace(fmt.Sprintf("%+d", it.Sins[sin]), "-", "−", 1)
			f := number
			if most := col - icon - 0.8*s.k; f.Width(change) > most {
				size, ok := output.FitSize(f, change, most, f.Size, lootLabel)
				if s.wide = s.wide && ok; !ok {
					return
				}
				f = f.At(size)
			}
			w := icon + 0.8*s.k + f.Width(change)
			s.c.Icon(sinIcons[sin], mid-w/2, y, icon, s.look.color)
			s.c.TextRight(mid+w/2, y+icon/2+f.Cap()/2, f, change)
			s.c.TextCentred(mid, y+icon+label.Cap()+1.2*s.k, label, sin.Name(s.o.Lang))
		}
	}}
}
