package icon

import "math"

// arc adds an elliptical arc to a point, as cubic curves of at most a quarter
// turn. turn is the angle of the x axis of the ellipse in degrees. The steps
// are those of the SVG implementation notes: radii too small are enlarged, an
// arc without a radius is a line, one without a length is nothing.
func (p *parser) arc(rx, ry, turn float64, large, sweep bool, to point) {
	if p.err != nil || to == p.current {
		return
	}
	rx, ry = math.Abs(rx), math.Abs(ry)
	if rx == 0 || ry == 0 {
		p.line(to)
		return
	}
	sin, cos := math.Sincos(turn * math.Pi / 180)

	// half leads from the middle of the chord to its beginning, on axes along
	// the ellipse's.
	mid := p.current.plus(to).times(0.5)
	half := p.current.minus(to).times(0.5)
	hx, hy := cos*half.x+sin*half.y, -sin*half.x+cos*half.y

	ux, uy := hx/rx, hy/ry
	if over := ux*ux + uy*uy; over > 1 {
		grow := math.Sqrt(over)
		rx, ry, ux, uy = rx*grow, ry*grow, ux/grow, uy/grow
	}
	// On the unit circle the centre lies beside the chord, at a right angle.
	off := math.Sqrt(max(0, 1/(ux*ux+uy*uy)-1))
	if large == sweep {
		off = -off
	}
	cx, cy := off*uy, -off*ux

	start := math.Atan2(uy-cy, ux-cx)
	span := math.Atan2(-uy-cy, -ux-cx) - start
	if sweep && span < 0 {
		span += 2 * math.Pi
	} else if !sweep && span > 0 {
		span -= 2 * math.Pi
	}

	// place maps a point of the unit circle to the page.
	place := func(x, y float64) point {
		x, y = (x+cx)*rx, (y+cy)*ry
		return mid.plus(point{cos*x - sin*y, sin*x + cos*y})
	}
	n := math.Ceil(math.Abs(span)/(math.Pi/2) - 1e-9)
	if !(n >= 1 && n <= 4) { // radii or a chord beyond the range of numbers
		p.line(to)
		return
	}
	step := span / n
	reach := 4.0 / 3 * math.Tan(step/4)
	for i := 0.0; i < n; i++ {
		s0, c0 := math.Sincos(start + i*step)
		s1, c1 := math.Sincos(start + (i+1)*step)
		end := place(c1, s1)
		if i == n-1 {
			end = to // exactly
		}
		p.curve(place(c0-reach*s0, s0+reach*c0), place(c1+reach*s1, s1-reach*c1), end)
	}
}
