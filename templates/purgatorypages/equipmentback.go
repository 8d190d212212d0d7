package purgatorypages

import (
	"math"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// lootJams reports whether an object is a ranged weapon that can jam (R-116,
//
func lootJams(ob purgatory.Object) bool {
	r := ob.AsRanged()
	return r != nil && r.CanJam
}

// lootBacks is the back of each object, by id.
func (p *press) lootBacks(all []purgatory.Object) (map[string]*output.Drawing, error) {
	plain, err := p.cardBack(p.stock, p.o.Card.Size)
	if err != nil {
		return nil, err
	}
	backs := map[string]*output.Drawing{}
	for _, ob := range all {
		id := ob.Base().ID
		if backs[id] != nil {
			continue
		}
		backs[id] = plain
		if lootJams(ob) {
			if backs[id], err = p.lootJammed(ob); err != nil {
				return nil, err
			}
		}
	}
	return backs, nil
}

// lootJammed is the side that a jammed weapon shows: barred, with what one die
// does about it.
func (p *press) lootJammed(ob purgatory.Object) (*output.Drawing, error) {
	size := p.o.Card.Size
	id := ob.Base().ID
	c := p.stock.NewForm("jammed "+id, size, output.Bleed)
	k := math.Min(size.W/44, size.H/68)
	left, width, mid := safe, size.W-2*safe, size.W/2
	color := p.lootLook(ob).color
	ink := p.text
	if p.solid {
		all := output.Rect{W: size.W, H: size.H}.Inset(-output.Bleed)
		c.Rect(all, 0, output.Paint{Filled: true, Fill: mix(p.ground, color, 0.22)})
	}
	// The weapon, behind a band of slanted bars that no front has.
	top, high := 22.5*k, 11*k
	icon := 15 * k
	c.Field("name")
	c.Icon(ob.Base().Icon, mid-icon/2, safe+0.5*k, icon, color)
	name := ob.Base().Name(p.o.Lang)
	f := p.regular.In(ink)
	at, ok := output.FitSize(f, name, width, 9*k, 6.5)
	if !ok {
		c.Fail(&output.OverflowError{Card: id, Field: "name"})
	}
	c.TextCentred(mid, safe+icon+3.2*k, f.At(at), name)
	c.Field("jammed")
	p.lootBars(c, output.Rect{X: -output.Bleed, Y: top, W: size.W + 2*output.Bleed, H: high}, ink)
	word := p.lootText(say.GearJammed)
	big := p.bold.In(ink)
	if at, ok = output.FitSize(big, word, width-8*k, 23*k, 9); !ok {
		c.Fail(&output.OverflowError{Card: id, Field: "jammed"})
	}
	big = big.At(at)
	w := big.Width(word) + 3*k
	c.Rect(output.Rect{X: mid - w/2, Y: top, W: w, H: high}, 0, output.Paint{Filled: true, Fill: output.White})
	c.TextCentred(mid, top+high/2+big.Cap()/2, big, word)
	// What the die does, each result in its row.
	c.Field("jam rule")
	y := top + high + 2.2*k
	rows := []struct {
		key  say.Key
		font output.Font
	}{{say.GearJamCost, p.bold}, {say.GearJamClear, p.regular}, {say.GearJamBreak, p.regular}, {say.GearJamFail, p.regular}}
	for body := 9.5 * math.Min(k, 1.25); ; body -= 0.25 {
		body = math.Max(body, lootLabel)
		leading := 1.1 * body / output.PtPerMM
		need, fits := 0.0, true
		var set [][]output.Line
		for _, r := range rows {
			lines, ok := output.Measure(output.Span{Font: r.font.In(ink), Text: p.lootText(r.key)}).Break(body, width)
			fits = fits && ok
			set = append(set, lines)
			need += float64(len(lines))*leading + 1.2*k
		}
		if room := size.H - safe - y; fits && need <= room {
			gap := 1.2*k + math.Min(1.5*k, (room-need)/float64(len(rows)))
			for i, lines := range set {
				if i > 0 {
					c.Line(mid-5*k, y-gap/2, mid+5*k, y-gap/2, output.Paint{Line: 0.2, Stroke: color})
				}
				c.Lines(lines, left, y+0.8*leading, width, leading, output.Centre)
				y += float64(len(lines))*leading + gap
			}
			break
		} else if body == lootLabel {
			c.Fail(&output.OverflowError{Card: id, Field: "jam rule", Need: need, Have: room})
			break
		}
	}
	return c.Drawing()
}

func (p *press) lootText(k say.Key, args ...any) string { return p.o.Lang.Text(k, args...) }

// lootBars fills a band with slanted bars that end on its edges.
func (p *press) lootBars(c *output.Canvas, box output.Rect, color output.Color) {
	const bar, step = 1.6, 3.6
	slant := box.H * 0.6
	for x := box.X; x+bar+slant <= box.Right(); x += step {
		c.Polygon(output.Paint{Filled: true, Fill: color}, x+slant, box.Y, x+slant+bar, box.Y, x+bar, box.Bottom(), x, box.Bottom())
	}
	for _, y := range []float64{box.Y, box.Bottom()} {
		c.Line(box.X, y, box.Right(), y, output.Paint{Line: 0.5, Stroke: color})
	}
}
