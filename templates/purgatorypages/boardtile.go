package purgatorypages

import (
	"math"

	"croix/generator/say"
	"croix/output"
)

// topSeam is the width at the right end of the sheet line that is kept for the
// letter of the upper seam, millimetres.
const topSeam = 12.0

// tilePlace is where the upper left corner of a tile lies on its sheet: as far
// right and down as leaves room for letters, if the tile is smaller.
func tilePlace(free output.Rect, t output.Tile) (x, y float64) {
	return free.X + math.Min(seamRoom, free.W-t.Region.W), free.Y + math.Min(5, free.H-t.Region.H)
}

// Roles of what is drawn on tiles, for tests.
const (
	RoleTrim = "trim" // where a tile is cut
	RoleFlap = "flap" // where the flap begins
)

// tileMarks draws what a tile needs beside its picture: marks where it is cut,
// the flaps, the letters of its seams and its name. All of it is cut off or
// lies under the next tile.
func (b *boardPages) tileMarks(c *output.Canvas, free output.Rect, t output.Tile) {
	c.Field("seams")
	x, y := tilePlace(free, t)
	net := output.Rect{X: x, Y: y, W: t.Net.W, H: t.Net.H}
	whole := output.Rect{X: x, Y: y, W: t.Region.W, H: t.Region.H}
	b.trim(c, free, net, t)
	flap := output.Paint{Line: 0.2, Stroke: rgb(0x606060), Dash: 1.2}
	letter := b.bold.At(11).In(output.Black)
	if t.Right != "" {
		f := b.flap(output.Rect{X: t.Net.Right(), Y: t.Region.Y, W: output.Overlap, H: t.Region.H})
		b.hatchFlap(c, output.Rect{X: f.X + x - t.Region.X, Y: f.Y + y - t.Region.Y, W: f.W, H: f.H})
		c.Add(output.Mark{Kind: output.KindLine, Role: RoleFlap, Box: output.Rect{X: net.Right(), Y: whole.Y, H: whole.H}, Paint: flap})
		b.seamLetter(c, net.Right()+output.Overlap/2, b.seamY(t, net), t.Right)
	}
	if t.Low != "" {
		f := b.flap(output.Rect{X: t.Net.X, Y: t.Net.Bottom(), W: t.Net.W, H: output.Overlap})
		f.X, f.Y = f.X+x-t.Region.X, f.Y+y-t.Region.Y
		b.hatchFlap(c, f)
		c.Add(output.Mark{Kind: output.KindLine, Role: RoleFlap, Box: output.Rect{X: whole.X, Y: net.Bottom(), W: whole.W}, Paint: flap})
		b.seamLetter(c, f.X+f.W/2, net.Bottom()+output.Overlap/2, t.Low)
	}
	if t.Left != "" {
		size, _ := output.FitSize(letter, t.Left, seamRoom-1, 11, 7)
		c.TextCentred(x-seamRoom/2-0.2, b.seamY(t, net)+letter.Cap()/2, letter.At(size), t.Left)
	}
	if t.Top != "" {
		// Above the tile, at the end of the sheet line.
		f := letter.At(10)
		c.TextRight(free.Right(), free.Y-0.7, f, t.Top)
		w := f.Width(t.Top)
		c.Polygon(output.Paint{Filled: true, Fill: output.Black},
			free.Right()-w-3.6, free.Y-2.6, free.Right()-w-1.2, free.Y-2.6, free.Right()-w-2.4, free.Y-0.6)
	}
	b.tileName(c, free, whole, t)
}

// seamY is the level of the letters of the upright seams of a row, the same on
// both of its sides.
func (b *boardPages) seamY(t output.Tile, net output.Rect) float64 {
	return net.Y - t.Net.Y + b.rowMiddle(t.Row)
}

// rowMiddle is the middle of what all tiles of a row have in common.
func (b *boardPages) rowMiddle(row int) float64 {
	top, low := math.Inf(-1), math.Inf(1)
	for _, t := range b.tiles {
		if t.Row == row {
			top, low = math.Max(top, t.Net.Y), math.Min(low, t.Net.Bottom())
		}
	}
	return (top + low) / 2
}

// flap is what a flap of a tile has of the cross, in the drawing: beyond the
// rim it is cut off.
func (b *boardPages) flap(area output.Rect) output.Rect {
	left, top, right, low := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range b.plan.parts {
		if in := p.Intersect(area); in.W > 0 && in.H > 0 {
			left, top = math.Min(left, in.X), math.Min(top, in.Y)
			right, low = math.Max(right, in.Right()), math.Max(low, in.Bottom())
		}
	}
	if right < left {
		return area
	}
	return output.Rect{X: left, Y: top, W: right - left, H: low - top}
}

// hatchFlap covers a flap with sparse strokes: it does not show in the end.
func (b *boardPages) hatchFlap(c *output.Canvas, flap output.Rect) {
	const step = 8.0
	paint := output.Paint{Line: 0.15, Stroke: rgb(0x808080)}
	for at := step / 2; at < flap.W+flap.H; at += step {
		// A stroke at 45 degrees from the upper side or right side down left.
		x, y := flap.X+at, flap.Y
		if at > flap.W {
			x, y = flap.Right(), flap.Y+at-flap.W
		}
		long := math.Min(x-flap.X, flap.Bottom()-y)
		if long > 0.5 {
			c.Line(x, y, x-long, y+long, paint)
		}
	}
}

// seamLetter sets the letter of a seam on a flap, in a white disc, with an
// arrow to the tile that comes over it.
func (b *boardPages) seamLetter(c *output.Canvas, x, y float64, s string) {
	letter := b.bold.At(11).In(output.Black)
	w := math.Max(6.4, letter.Width(s)+2)
	c.Rect(output.Rect{X: x - w/2, Y: y - 3.2, W: w, H: 6.4}, 3.2, output.Paint{Filled: true, Fill: output.White, Line: 0.2, Stroke: rgb(0x808080)})
	c.TextCentred(x, y+letter.Cap()/2, letter, s)
}

// trim draws the marks of the sides that are cut: the left and the upper one
// of a seam, and every edge of the board. They stand outside the picture, from
// 1 mm off it; in light ink a faint line runs along the cut as well, since no
// ground shows where the picture begins.
func (b *boardPages) trim(c *output.Canvas, free, net output.Rect, t output.Tile) {
	mark := output.Paint{Line: 0.25, Stroke: output.Black}
	faint := output.Paint{Line: 0.1, Stroke: rgb(0x909090)}
	const off, long = 1.0, 4.5
	tick := func(x, y, dx, dy float64) {
		room := math.Inf(1)
		switch {
		case dx < 0:
			room = x - free.X
		case dx > 0:
			room = free.Right() - x
		case dy < 0:
			room = y - free.Y
		case dy > 0:
			room = free.Bottom() - y
		}
		if to := math.Min(long+off, room); to > off+0.5 {
			c.Add(output.Mark{Kind: output.KindLine, Role: RoleTrim, Paint: mark,
				Box: output.Rect{X: x + dx*off, Y: y + dy*off, W: dx * (to - off), H: dy * (to - off)}})
		}
	}
	right, low := net.Right(), net.Bottom()
	endX, endY := right, low // where the picture ends, flaps included
	if t.Right != "" {
		endX += output.Overlap
	}
	if t.Low != "" {
		endY += output.Overlap
	}
	// The upright cut at the left, the level cut at the top.
	tick(net.X, net.Y, 0, -1)
	tick(net.X, endY, 0, 1)
	tick(net.X, net.Y, -1, 0)
	tick(endX, net.Y, 1, 0)
	// Where the next tiles come to lie: what the flaps are measured by.
	tick(right, net.Y, 0, -1)
	tick(right, endY, 0, 1)
	tick(net.X, low, -1, 0)
	tick(endX, low, 1, 0)
	if !b.solid {
		if t.Left != "" {
			c.Line(net.X, net.Y, net.X, endY, faint)
		}
		if t.Top != "" {
			c.Line(net.X, net.Y, endX, net.Y, faint)
		}
	}
}

// tileName writes the name of a tile: large beside or below it where there is
// room, and always at the foot of the sheet, left of the check bar.
func (b *boardPages) tileName(c *output.Canvas, free, whole output.Rect, t output.Tile) {
	c.Field("name")
	small := b.bold.At(8).In(output.Black)
	name := b.o.Lang.Text(say.BoardTile, t.Name)
	bar := 100.0 // it stands in the middle
	if free.W < bar {
		bar = 50
	}
	if small.Width(name) > (free.W-bar)/2-2 {
		name = t.Name
	}
	c.Text(free.X, free.Bottom()+2.8, small, name)
	large := b.bold.At(30).In(output.Black)
	w, h := large.Width(t.Name)+8, large.Cap()+8
	switch {
	case free.Right()-whole.Right() >= w:
		c.TextRight(free.Right()-2, free.Bottom()-4, large, t.Name)
	case free.Bottom()-whole.Bottom() >= h:
		c.Text(free.X+2, free.Bottom()-4, large, t.Name)
	}
}
