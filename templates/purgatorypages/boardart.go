package purgatorypages

import (
	"math"

	"croix/generator/say"
	"croix/output"
)

// board draws the whole cross once, for tiles with the names of its places,
// for the assembly page without.
func (p *press) board(named bool) (*output.Drawing, error) {
	c := p.stock.NewForm("board", output.Size{W: boardWide, H: boardHigh}, 0)
	c.Field("board")
	ground, flames, heaven, line := rgb(0xf3ecdb), rgb(0xf0c39b), rgb(0xdde8f2), rgb(0x4a3a2e)
	if p.ink == InkGrey {
		ground, flames, heaven, line = rgb(0xf4f4f4), rgb(0xcfcfcf), output.White, output.Black
	}
	centre := boardWide / 2
	if p.solid {
		for _, r := range boardParts() {
			c.Rect(r, 0, output.Paint{Filled: true, Fill: ground})
		}
		c.Rect(output.Rect{X: square, Y: 3 * square, W: square, H: square}, 0, output.Paint{Filled: true, Fill: flames})
		c.Rect(output.Rect{X: square, Y: 0, W: square, H: 40}, 0, output.Paint{Filled: true, Fill: heaven})
	}
	thin := output.Paint{Line: 0.4, Stroke: p.soft}
	// Zone borders: the central square and the line of the flames.
	c.Rect(output.Rect{X: square, Y: square, W: square, H: square}, 0, output.Paint{Line: 0.7, Stroke: line})
	c.Line(square, 3*square, 2*square, 3*square, output.Paint{Line: 1.4, Stroke: colorOf(p, colorSatan)})
	// A mark every 10 cm along the walls, so that distances are judged.
	for i := 1; i < 16; i++ {
		y := float64(i) * 100
		if y < square || y > 2*square {
			c.Line(square, y, square+8, y, thin)
			c.Line(2*square-8, y, 2*square, y, thin)
		}
	}
	for i := 1; i < 12; i++ {
		x := float64(i) * 100
		if x < square || x > 2*square {
			c.Line(x, square, x, square+8, thin)
			c.Line(x, 2*square-8, x, 2*square, thin)
		}
	}
	if !p.solid {
		flames = output.White
	}
	p.flames(c, mix(flames, colorOf(p, colorSatan), 0.3))
	p.rose(c, centre, 1.5*square, 62, line, named)
	if named {
		p.names(c, line)
	}
	// The edge of the cross; its open ends are drawn broken.
	edge := output.Paint{Line: 1.2, Stroke: line}
	open := output.Paint{Line: 1.2, Stroke: line, Dash: 6}
	for _, w := range [][4]float64{
		{square, 0, square, square}, {square, square, 0, square}, {0, 2 * square, square, 2 * square},
		{square, 2 * square, square, boardHigh}, {2 * square, boardHigh, 2 * square, 2 * square},
		{2 * square, 2 * square, boardWide, 2 * square}, {boardWide, square, 2 * square, square}, {2 * square, square, 2 * square, 0},
		{square, boardHigh - 0.6, 2 * square, boardHigh - 0.6},
	} {
		c.Line(inset(w[0], boardWide), inset(w[1], boardHigh), inset(w[2], boardWide), inset(w[3], boardHigh), edge)
	}
	for _, w := range [][4]float64{{square, 0.6, 2 * square, 0.6}, {0.6, square, 0.6, 2 * square}, {boardWide - 0.6, square, boardWide - 0.6, 2 * square}} {
		c.Line(w[0], w[1], w[2], w[3], open)
	}
	return c.Drawing()
}

// inset keeps a line on the rim within the drawing.
func inset(v, far float64) float64 { return math.Min(math.Max(v, 0.6), far-0.6) }

func colorOf(p *press, c output.Color) output.Color {
	if p.ink == InkGrey {
		return c.Grey()
	}
	return c
}

// flames sets rows of flames in the lowest square, larger towards the foot.
func (p *press) flames(c *output.Canvas, color output.Color) {
	for row := range 4 {
		side := 24 + 9*float64(row)
		y := 3*square + 45 + float64(row)*86
		n := 5
		for i := range n {
			x := square + square*(float64(i)+0.5+0.5*float64(row%2))/float64(n)
			if x+side/2 > 2*square-10 {
				continue
			}
			c.Icon("small-fire", x-side/2, y, side, color)
		}
	}
}

// rose draws the centre of Purgatory with the eight directions: north is
// towards Paradise.
func (p *press) rose(c *output.Canvas, x, y, r float64, color output.Color, named bool) {
	c.Circle(x, y, r, output.Paint{Line: 0.5, Stroke: color})
	c.Circle(x, y, 1.2, output.Paint{Filled: true, Fill: color})
	number := p.bold.At(20).In(color)
	for i := range 8 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 4)
		long := r
		if i%2 == 1 {
			long = 0.72 * r
		}
		w := 4.5
		tipX, tipY := x+long*sin, y-long*cos
		paint := output.Paint{Filled: i%2 == 0, Fill: mix(output.White, color, 0.5), Line: 0.4, Stroke: color}
		c.Polygon(paint, x, y, x+w*cos+8*sin, y+w*sin-8*cos, tipX, tipY, x-w*cos+8*sin, y-w*sin-8*cos)
		if named {
			c.TextCentred(x+(r+8)*sin, y-(r+8)*cos+number.Cap()/2, number, string(rune('1'+i)))
		}
	}
}

// names writes the zones, and the limit that the duke may not pass.
func (p *press) names(c *output.Canvas, color output.Color) {
	l := p.o.Lang
	big, mid := p.title.At(64).In(color), p.title.At(44).In(color)
	centre := boardWide / 2
	c.TextCentred(centre, 30, mid, l.Text(say.BoardParadise))
	c.TextCentred(centre, 3*square+28, mid, l.Text(say.BoardFlames))
	c.TextCentred(square/2, 1.5*square+10, big, l.Text(say.BoardEarth))
	c.TextCentred(boardWide-square/2, 1.5*square+10, big, l.Text(say.BoardEarth))
	c.Icon("angel-wings", centre-45, 90, 90, mix(output.White, color, 0.25))
	small := p.italic.At(16).In(color)
	dash := output.Paint{Line: 0.8, Stroke: colorOf(p, colorSatan), Dash: 4}
	c.Line(square, 2*square, 2*square, 2*square, dash)
	c.TextRight(2*square-4, 2*square+8, small, l.Text(say.BoardDuke))
}
