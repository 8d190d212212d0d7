package purgatorypages

import (
	"math"

	"croix/output"
	"croix/output/icon"
)

// shield is a heater shield around x, y with half width r.
func shield(x, y, r float64) icon.Path {
	top, w, h := y-r*0.95, r*0.95, r*2.05
	return icon.Path{
		{Op: 'M', P: [6]float64{x - w, top}},
		{Op: 'L', P: [6]float64{x + w, top}},
		{Op: 'L', P: [6]float64{x + w, top + h*0.45}},
		{Op: 'C', P: [6]float64{x + w, top + h*0.75, x + w*0.4, top + h*0.92, x, top + h}},
		{Op: 'C', P: [6]float64{x - w*0.4, top + h*0.92, x - w, top + h*0.75, x - w, top + h*0.45}},
		{Op: 'Z'},
	}
}

// star is a star of five points around x, y: the mark of a relic.
func star(x, y, r float64) []float64 {
	var xy []float64
	for i := range 10 {
		reach := r
		if i%2 == 1 {
			reach = 0.4 * r
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / 5)
		xy = append(xy, x+reach*sin, y-reach*cos)
	}
	return xy
}

// sun is a disc with short rays around x, y: the shape of God's camp.
func sun(x, y, r float64) []float64 {
	var xy []float64
	for i := range 32 {
		reach := r
		if i%2 == 1 {
			reach = 0.84 * r
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / 16)
		xy = append(xy, x+reach*sin, y-reach*cos)
	}
	return xy
}

// latinCross is the outline of the game's cross, six squares of side u, its
// crossing centred on x, y: one square above, one on each side, two below. An
// inset moves every side inwards.
func latinCross(x, y, u, inset float64) []float64 {
	h, top, arm, foot := u/2-inset, 1.5*u-inset, 1.5*u-inset, 2.5*u-inset
	return []float64{
		x - h, y - top, x + h, y - top, x + h, y - h, x + arm, y - h, x + arm, y + h, x + h, y + h,
		x + h, y + foot, x - h, y + foot, x - h, y + h, x - arm, y + h, x - arm, y - h, x - h, y - h,
	}
}

// cardBack draws the back that all soul cards share: Purgatory's
// cross with judgement in the middle, wings above, flames
// below, life on Earth at both ends. Its half turn is not its mirror, so that a card
// turned over stands on its feet.
func (t *theme) cardBack(stock *output.Stock, size output.Size) (*output.Drawing, error) {
	c := stock.NewForm("back of a soul card", size, output.Bleed)
	c.Field("back")
	u := size.H / 88
	ink, line := t.gold, t.gold
	pattern := mix(t.back, t.gold, 0.10)
	if t.solid {
		c.Rect(output.Rect{W: size.W, H: size.H}.Inset(-output.Bleed), 0, output.Paint{Filled: true, Fill: t.back})
	} else {
		ink, line, pattern = t.text, t.text, rgb(0xd8d2c8)
	}
	// A field of small crosses, past the trim.
	const step = 6.0
	small := stock.NewCanvas("small cross", output.Size{W: step, H: step})
	small.Polygon(output.Paint{Line: 0.2, Stroke: pattern}, latinCross(step/2, step/2-0.35, 0.95, 0)...)
	tile, err := small.Drawing()
	if err != nil {
		return nil, err
	}
	cols, rows := int(size.W/step)+2, int(size.H/step)+2
	x0, y0 := (size.W-float64(cols)*step)/2, (size.H-float64(rows)*step)/2
	for r := range rows {
		for q := range cols {
			c.Use(tile, x0+float64(q)*step, y0+float64(r)*step, step)
		}
	}
	// The great cross, on a ground of its own.
	cx, cy, side := size.W/2, size.H/2-7.5*u, 15*u
	halo := output.Paint{Filled: true, Fill: t.back, Line: 5 * u, Stroke: t.back}
	if !t.solid {
		halo = output.Paint{Filled: true, Fill: output.White, Line: 5 * u, Stroke: output.White}
	}
	c.Polygon(halo, latinCross(cx, cy, side, 0)...)
	c.Polygon(output.Paint{Line: 0.9 * u, Stroke: line}, latinCross(cx, cy, side, 0)...)
	c.Polygon(output.Paint{Line: 0.25 * u, Stroke: line}, latinCross(cx, cy, side, 1.1*u)...)
	place := func(name string, x, y, s float64) { c.Icon(name, x-s/2, y-s/2, s, ink) }
	place("angel-wings", cx, cy-side, 10.5*u)
	place("fire", cx, cy+2*side, 10.5*u)
	place("sprout", cx-side, cy, 9*u)
	place("sprout", cx+side, cy, 9*u)
	place("scales", cx, cy, 11*u)
	f := t.title.At(15 * u).In(ink)
	c.TextCentred(cx, cy+side+f.Cap()/2, f, "Croix")
	return c.Drawing()
}

// sqrt is the root of v, 0 for what has none.
func sqrt(v float64) float64 { return math.Sqrt(max(0, v)) }
