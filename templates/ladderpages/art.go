package ladderpages

import (
	"math"

	"croix/generator/ladder"
	"croix/output"
	"croix/output/icon"
)

// ellipse is the outline of an ellipse.
func ellipse(x, y, rx, ry float64) icon.Path {
	path := output.CirclePath(0, 0, 1)
	for i := range path {
		for k := 0; k < len(path[i].P); k += 2 {
			path[i].P[k] = x + path[i].P[k]*rx
			path[i].P[k+1] = y + path[i].P[k+1]*ry
		}
	}
	return path
}

// leastStep is the finest step of a pattern, millimetres.
const leastStep = 1.5

// pattern is the pattern of a colour on a box: red is plain, blue striped, green
// dotted, yellow crossed.
func (p *painter) pattern(c *output.Canvas, at output.Rect, of ladder.Colour) {
	ink := p.over(of)
	if !p.Solid {
		ink = p.color(of)
	}
	step := math.Max(at.W/7, leastStep)
	n := int(at.W/step + 0.01)
	x0 := at.X + (at.W-float64(n)*step)/2
	thick := math.Min(0.35, at.W*0.028)
	line := output.Paint{Line: thick, Stroke: ink}
	switch of {
	case ladder.Blue:
		for y := at.Y + step/2; y < at.Bottom()-0.2; y += step / 1.4 {
			c.Line(at.X, y, at.Right(), y, line)
		}
	case ladder.Green:
		for row := 0; (float64(row)+0.8)*step/1.4 < at.H; row++ {
			for col := range n {
				x := x0 + (float64(col)+0.5)*step
				if row%2 == 1 {
					x -= step / 2
				}
				if x-thick*1.3 > at.X {
					c.Circle(x, at.Y+(float64(row)+0.5)*step/1.4, thick*1.2, output.Paint{Filled: true, Fill: ink})
				}
			}
		}
	case ladder.Yellow:
		for row := 0; float64(row+1)*step < at.H+0.1; row++ {
			for col := range n {
				x, y, k := x0+(float64(col)+0.5)*step, at.Y+(float64(row)+0.5)*step, step*0.22
				c.Line(x-k, y-k, x+k, y+k, line)
				c.Line(x-k, y+k, x+k, y-k, line)
			}
		}
	}
}

// ground is the coloured or outlined ground of a piece with its pattern.
func (p *painter) ground(c *output.Canvas, at output.Rect, of ladder.Colour) {
	paint := output.Paint{Filled: true, Fill: p.color(of)}
	if !p.Solid {
		paint = output.Paint{Filled: true, Fill: output.White}
	}
	c.Rect(at, 0, paint)
	p.pattern(c, at, of)
}

// face draws a face of a token in a square box: the ground of its colour, a disc
// with the letter; an angel has a halo, a devil a dark disc with horns.
func (p *painter) face(c *output.Canvas, at output.Rect, t ladder.Token) {
	p.ground(c, at, t.Colour)
	if !p.Solid {
		c.Rect(at.Inset(0.6), 0, output.Paint{Line: 0.7, Stroke: p.color(t.Colour)})
	}
	x, y, r := at.X+at.W/2, at.Y+at.H*0.6, at.W*0.27
	dark := p.Text
	disc, letter := output.White, dark
	if t.Face == ladder.Devil {
		disc, letter = dark, output.White
		for _, side := range []float64{-1, 1} { // horns
			horn := icon.Path{
				{Op: 'M', P: [6]float64{x + side*r*0.95, y - r*0.35}},
				{Op: 'C', P: [6]float64{x + side*r*1.5, y - r*0.9, x + side*r*1.35, y - r*1.6, x + side*r*0.85, y - r*1.85}},
				{Op: 'C', P: [6]float64{x + side*r*1.05, y - r*1.45, x + side*r*0.9, y - r*1.1, x + side*r*0.3, y - r*0.9}},
				{Op: 'Z'},
			}
			c.Path(horn, output.Paint{Filled: true, Fill: dark, Line: 0.5, Stroke: output.White})
		}
	} else {
		halo := ellipse(x, y-r*1.45, r*0.85, r*0.3)
		c.Path(halo, output.Paint{Line: at.W * 0.075, Stroke: dark})
		c.Path(halo, output.Paint{Line: at.W * 0.04, Stroke: output.White})
	}
	c.Circle(x, y, r, output.Paint{Filled: true, Fill: disc, Line: 0.5, Stroke: dark})
	if t.Face == ladder.Devil {
		c.Circle(x, y, r*0.88, output.Paint{Line: 0.3, Stroke: output.White})
	}
	font := p.Bold.At(math.Max(leastType, at.W*1.05)).In(letter)
	c.TextCentred(x, y+font.Cap()/2, font, p.letter(t.Colour))
}

// arrows draws the tile: four arrows with their numbers, clockwise from north,
// turned by quarter turns to the right.
func (p *painter) arrows(c *output.Canvas, at output.Rect, turn int) {
	c.Rect(at, 0, output.Paint{Filled: true, Fill: output.White, Line: 0.5, Stroke: p.Text})
	x, y, half := at.X+at.W/2, at.Y+at.H/2, at.W/2
	small := at.W*0.42 < leastType // on a diagram: numbers alone
	for _, d := range ladder.Directions() {
		dx, dy := 0.0, 0.0
		switch d {
		case ladder.North:
			dy = -1
		case ladder.East:
			dx = 1
		case ladder.South:
			dy = 1
		case ladder.West:
			dx = -1
		}
		point := func(along, across float64) (float64, float64) {
			return x + half*(dx*along-dy*across), y + half*(dy*along+dx*across)
		}
		var xy []float64
		for _, q := range [][2]float64{{0.94, 0}, {0.6, 0.42}, {0.6, 0.24}, {0.3, 0.24}, {0.3, -0.24}, {0.6, -0.24}, {0.6, -0.42}} {
			px, py := point(q[0], q[1])
			xy = append(xy, px, py)
		}
		number := itoa(ladder.Tile{Turn: turn}.Number(d, p.r))
		if small {
			font := p.Bold.At(leastType)
			px, py := point(0.62, 0)
			c.TextCentred(px, py+font.Cap()/2, font, number)
			continue
		}
		paint := output.Paint{Filled: true, Fill: p.Text}
		on := output.White
		if !p.Solid {
			paint, on = output.Paint{Filled: true, Fill: output.White, Line: 0.4, Stroke: p.Text}, p.Text
		}
		c.Polygon(paint, xy...)
		font := p.Bold.At(at.W * 0.42).In(on)
		px, py := point(0.56, 0)
		c.TextCentred(px, py+font.Cap()/2, font, number)
	}
	c.Circle(x, y, half*0.2, output.Paint{Line: math.Min(0.4, half*0.06), Stroke: p.Text})
}
