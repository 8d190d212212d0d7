package purgatorypages

import (
	"math"

	"croix/generator/purgatory"
	"croix/output"
	"croix/output/icon"
)

// boardInk is the colours of the board: pale grounds on which figures stand
// out, and lines. Light ink has lines alone.
type boardInk struct {
	ground, hell, sky, earth output.Color // grounds
	line                     output.Color // walls, zone borders, words
	soft                     output.Color // the lattice
	red, gold, green, blue   output.Color // ornaments
}

func (p *press) boardInk() boardInk {
	in := boardInk{
		ground: rgb(0xfaf6ea), hell: rgb(0xfbe8d6), sky: rgb(0xe9f1f8), earth: rgb(0xe7f0e0),
		line: rgb(0x4a3a2e), soft: rgb(0xb5a68d),
		red: colorSatan, gold: rgb(0xa8812f), green: rgb(0x4f7a49), blue: colorGod,
	}
	if p.ink == InkGrey {
		in = boardInk{
			ground: rgb(0xf8f8f8), hell: rgb(0xe9e9e9), sky: output.White, earth: rgb(0xf0f0f0),
			line: output.Black, soft: rgb(0xa8a8a8),
			red: rgb(0x303030), gold: rgb(0x707070), green: rgb(0x505050), blue: rgb(0x303030),
		}
	}
	if !p.solid {
		in.ground, in.hell, in.sky, in.earth = output.White, output.White, output.White, output.White
	}
	return in
}

// Widths of the lines of the board, millimetres.
const (
	wallLine   = 1.4
	borderLine = 0.8
)

// Roles of the lines of the board that are measured.
const (
	RoleZone = "zone" // a border of a zone
	RoleDuke = "duke" // the duke's limit
)

// boardArt draws the whole cross once, without a word: the miniature of the
// assembly page shows it too.
func (p *press) boardArt(b *boardPlan) (*output.Drawing, error) {
	c := p.stock.NewForm("board", output.Size{W: b.wide, H: b.high}, 0)
	c.Field("board")
	in := p.boardInk()
	if p.solid {
		for _, r := range b.parts {
			c.Rect(r, 0, output.Paint{Filled: true, Fill: in.ground})
		}
		c.Rect(b.flamesZone, 0, output.Paint{Filled: true, Fill: in.hell})
	}
	p.walls(c, b, in)
	p.lattice(c, b, in)
	p.heaven(c, b, in)
	p.earth(c, b, in)
	p.hell(c, b, in)
	p.borders(c, b, in)
	p.boardRose(c, b, in)
	return c.Drawing()
}

// walls draws the rim that nobody crosses, with a thin line inside, and the
// three open ends of the cross as broken lines.
func (p *press) walls(c *output.Canvas, b *boardPlan, in boardInk) {
	c.Polygon(output.Paint{Line: wallLine, Stroke: in.line}, b.outline(wallLine/2)...)
	c.Polygon(output.Paint{Line: 0.3, Stroke: in.soft}, b.outline(5)...)
	// The ends are opened again, then drawn broken.
	const deep = 6.0
	open := output.Paint{Filled: true, Fill: in.ground}
	c.Rect(output.Rect{X: b.left + wallLine, Y: 0, W: b.right - b.left - 2*wallLine, H: deep}, 0, open)
	c.Rect(output.Rect{X: 0, Y: b.top + wallLine, W: deep, H: b.low - b.top - 2*wallLine}, 0, open)
	c.Rect(output.Rect{X: b.wide - deep, Y: b.top + wallLine, W: deep, H: b.low - b.top - 2*wallLine}, 0, open)
}

// lattice sets a small cross every 10 cm, counted from the middle of the foot:
// distances can be judged without covering the ground.
func (p *press) lattice(c *output.Canvas, b *boardPlan, in boardInk) {
	const step, arm, clear = 100.0, 1.6, 20.0
	paint := output.Paint{Line: 0.35, Stroke: in.soft}
	for i := -int(b.midX / step); float64(i)*step < b.midX; i++ {
		x := b.midX + float64(i)*step
		for y := b.high - step; y > 0; y -= step {
			inside := false
			for _, r := range b.parts {
				inside = inside || output.Rect{X: x, Y: y}.In(r.Inset(clear))
			}
			for _, border := range []float64{b.top, b.low, b.duke, b.flames} {
				inside = inside && math.Abs(y-border) > 5
			}
			centre := math.Hypot(x-b.midX, y-b.midY) < roseReach+20
			if inside && !centre {
				c.Line(x-arm, y, x+arm, y, paint)
				c.Line(x, y-arm, x, y+arm, paint)
			}
		}
	}
}

// heaven draws clouds along the upper edge and rays below them.
func (p *press) heaven(c *output.Canvas, b *boardPlan, in boardInk) {
	const n = 10
	wide := (b.right - b.left - 2*wallLine) / n
	scallops := func(deep, shift float64, paint output.Paint) {
		x := b.left + wallLine
		path := icon.Path{{Op: 'M', P: [6]float64{x, 0}}, {Op: 'L', P: [6]float64{x, deep - 8}}}
		for i := range n {
			bulge := deep + 9*math.Sin(float64(i)*2.1+shift)
			path = append(path, icon.Seg{Op: 'C', P: [6]float64{x + wide*0.1, bulge + 8, x + wide*0.9, bulge + 8, x + wide, deep - 8}})
			x += wide
		}
		c.Path(append(path, icon.Seg{Op: 'L', P: [6]float64{x, 0}}, icon.Seg{Op: 'Z'}), paint)
	}
	cloud := mix(in.sky, in.blue, 0.35)
	if b.top >= 260 {
		ray := output.Paint{Line: 0.4, Stroke: mix(in.gold, output.White, 0.35)}
		const source, start = -260.0, 44.0
		for i := -6; i <= 6; i++ {
			end := 150.0
			if i%2 != 0 {
				end = 112
			}
			far := float64(i) * 26
			at := func(y float64) float64 { return b.midX + far*(y-source)/(150-source) }
			c.Line(at(start), start, at(end), end, ray)
		}
	}
	scallops(34, 0, output.Paint{Filled: true, Fill: mix(in.sky, output.White, 0.4), Line: 0.4, Stroke: cloud})
	scallops(20, 2, output.Paint{Filled: true, Fill: in.sky, Line: 0.4, Stroke: cloud})
	c.Add(output.Mark{Kind: output.KindLine, Role: RoleZone, Box: output.Rect{X: b.left + wallLine, Y: borderLine / 2, W: b.right - b.left - 2*wallLine},
		Paint: output.Paint{Line: borderLine, Stroke: in.blue, Dash: 5}})
}

// earth draws fields along both ends of the beam, with sprouts.
func (p *press) earth(c *output.Canvas, b *boardPlan, in boardInk) {
	top, low := b.top+wallLine, b.low-wallLine
	for _, side := range []float64{1, -1} {
		end := 0.0
		if side < 0 {
			end = b.wide
		}
		at := func(d float64) float64 { return end + side*d }
		for k, deep := range []float64{40, 29, 18} {
			paint := output.Paint{Line: 0.4, Stroke: mix(in.earth, in.green, 0.5)}
			if k == 0 {
				paint.Filled, paint.Fill = true, mix(in.earth, output.White, 0.4)
			}
			if k == 2 {
				paint.Filled, paint.Fill = true, in.earth
			}
			const n = 6
			step := (low - top) / n
			path := icon.Path{{Op: 'M', P: [6]float64{end, top}}, {Op: 'L', P: [6]float64{at(deep), top}}}
			y := top
			for i := range n {
				swell := 7.0
				if (i+k)%2 == 0 {
					swell = -7
				}
				path = append(path, icon.Seg{Op: 'C', P: [6]float64{at(deep + swell), y + step*0.35, at(deep + swell), y + step*0.65, at(deep), y + step}})
				y += step
			}
			c.Path(append(path, icon.Seg{Op: 'L', P: [6]float64{end, low}}, icon.Seg{Op: 'Z'}), paint)
		}
		for i := range 4 {
			const side = 13.0
			y := top + (low-top)*(float64(i)+0.5)/4
			c.Icon("sprout", at(52)-side/2, y-side/2, side, mix(in.earth, in.green, 0.55))
		}
		c.Add(output.Mark{Kind: output.KindLine, Role: RoleZone, Box: output.Rect{X: at(borderLine / 2), Y: top, H: low - top},
			Paint: output.Paint{Line: borderLine, Stroke: in.green, Dash: 5}})
	}
}

// flame is a tongue of fire of the given width and height that stands on x, y;
// mirrored, it leans to the other side.
func flame(x, y, w, h float64, mirrored bool) icon.Path {
	s := 1.0
	if mirrored {
		s = -1
	}
	at := func(u, v float64) (float64, float64) { return x + s*u*w, y - v*h }
	var path icon.Path
	add := func(op icon.Op, uv ...float64) {
		seg := icon.Seg{Op: op}
		for i := 0; i < len(uv); i += 2 {
			seg.P[i], seg.P[i+1] = at(uv[i], uv[i+1])
		}
		path = append(path, seg)
	}
	add('M', -0.40, 0)
	add('C', -0.62, 0.22, -0.22, 0.36, -0.22, 0.60)
	add('C', -0.22, 0.78, -0.06, 0.90, 0.10, 1)
	add('C', 0.02, 0.84, 0.14, 0.74, 0.26, 0.56)
	add('C', 0.40, 0.36, 0.58, 0.20, 0.40, 0)
	return append(path, icon.Seg{Op: 'Z'})
}

// hell draws flames that rise from the foot, high ones behind low ones, and
// waves of heat below the border of the flames.
func (p *press) hell(c *output.Canvas, b *boardPlan, in boardInk) {
	foot := b.high - wallLine
	row := func(n int, w, low, high, phase, fill, line float64) {
		inner := b.right - b.left - 2*wallLine - 1.1*w
		for i := range n {
			x := b.left + wallLine + 0.55*w + inner*float64(i)/float64(n-1)
			h := low + (high-low)*(0.5+0.5*math.Sin(float64(i)*2.4+phase))
			paint := output.Paint{Filled: true, Fill: mix(in.hell, in.red, fill), Line: 0.5, Stroke: mix(in.hell, in.red, line)}
			if !p.solid {
				paint.Fill = output.White
			}
			c.Path(flame(x, foot, w, h, i%2 == 1), paint)
		}
	}
	row(8, 74, 130, 205, 0.4, 0.05, 0.28)
	row(9, 60, 80, 125, 1.9, 0.11, 0.36)
	row(12, 42, 34, 62, 3.1, 0.19, 0.45)
	// Heat below the border: two waves.
	for k, deep := range []float64{9, 15} {
		const n, swing = 20, 5.0
		x, step := b.left+wallLine, (b.right-b.left-2*wallLine)/n
		wave := icon.Path{{Op: 'M', P: [6]float64{x, b.flames + deep}}}
		for i := range n {
			s := swing
			if i%2 == k {
				s = -swing
			}
			wave = append(wave, icon.Seg{Op: 'C', P: [6]float64{x + step*0.36, b.flames + deep + s, x + step*0.64, b.flames + deep + s, x + step, b.flames + deep}})
			x += step
		}
		c.Path(wave, output.Paint{Line: 0.4, Stroke: mix(in.hell, in.red, 0.45)})
	}
}

// borders draws the central square, the edge of the flames and the limit that
// the duke of Hell may not pass.
func (p *press) borders(c *output.Canvas, b *boardPlan, in boardInk) {
	zone := func(x, y, x2, y2, line float64, color output.Color) {
		c.Add(output.Mark{Kind: output.KindLine, Role: RoleZone, Box: output.Rect{X: x, Y: y, W: x2 - x, H: y2 - y}, Paint: output.Paint{Line: line, Stroke: color}})
	}
	zone(b.left+wallLine, b.flames, b.right-wallLine, b.flames, borderLine, in.red)
	zone(b.left, b.top, b.left, b.low, 0.4, in.line)
	zone(b.right, b.top, b.right, b.low, 0.4, in.line)
	if b.top > 0 { // otherwise it is the edge of Paradise
		zone(b.left, b.top, b.right, b.top, 0.4, in.line)
	}
	// The lower side is often the duke's limit as well.
	if b.low != b.duke {
		zone(b.left, b.low, b.right, b.low, 0.4, in.line)
	}
	left, right := b.dukeEnds()
	c.Add(output.Mark{Kind: output.KindLine, Role: RoleDuke, Box: output.Rect{X: left, Y: b.duke, W: right - left},
		Paint: output.Paint{Line: borderLine, Stroke: in.red, Dash: 4}})
	// Small squares in the corners of the central square.
	for _, x := range []float64{b.left, b.right} {
		for _, y := range []float64{b.top, b.low} {
			c.Polygon(output.Paint{Filled: true, Fill: in.ground, Line: 0.4, Stroke: in.line}, x, y-3, x+3, y, x, y+3, x-3, y)
		}
	}
}

// dukeEnds is from where to where the duke's limit crosses the board.
func (b *boardPlan) dukeEnds() (left, right float64) {
	if b.duke > b.top && b.duke < b.low {
		return wallLine, b.wide - wallLine
	}
	return b.left + wallLine, b.right - wallLine
}

// Radii of the rose, millimetres: its star, and the farthest that a soul
// starts from the centre.
const (
	roseHeart = 40.0
	roseReach = mmPerCM * purgatory.ScatterMost
)

// boardRose draws the centre of Purgatory with the eight directions, and a
// scale along each: souls are set up without a ruler.
func (p *press) boardRose(c *output.Canvas, b *boardPlan, in boardInk) {
	x, y := b.midX, b.midY
	thin := output.Paint{Line: 0.3, Stroke: in.soft}
	c.Circle(x, y, roseReach, output.Paint{Line: 0.4, Stroke: in.soft})
	for i := range 8 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 4)
		c.Line(x+roseHeart*sin, y-roseHeart*cos, x+roseReach*sin, y-roseReach*cos, thin)
		for cm := 1; cm <= purgatory.ScatterMost; cm++ {
			r, half := mmPerCM*float64(cm), 1.2
			if cm%5 == 0 {
				half = 2.4
			}
			if r > roseHeart || i%2 == 1 && r > 0.7*roseHeart {
				c.Line(x+r*sin-half*cos, y-r*cos-half*sin, x+r*sin+half*cos, y-r*cos+half*sin, output.Paint{Line: 0.35, Stroke: in.line})
			}
		}
		if i%2 == 1 {
			c.Line(x+0.7*roseHeart*sin, y-0.7*roseHeart*cos, x+roseHeart*sin, y-roseHeart*cos, thin)
		}
	}
	dark := mix(in.ground, in.line, 0.55)
	if !p.solid {
		dark = in.line
	}
	star8(c, x, y, roseHeart, 0.7*roseHeart, in.ground, dark, in.line)
	c.Circle(x, y, 2.2, output.Paint{Filled: true, Fill: output.White, Line: 0.4, Stroke: in.line})
	c.Circle(x, y, 0.6, output.Paint{Filled: true, Fill: output.Black})
}

// star8 draws a compass star: four long points over four short ones, each with
// a light and a dark half.
func star8(c *output.Canvas, x, y, long, short float64, light, dark, line output.Color) {
	for _, odd := range []int{1, 0} {
		reach := long
		if odd == 1 {
			reach = short
		}
		waist := 0.26 * short
		for k := range 4 {
			a := float64(2*k+odd) * math.Pi / 4
			sin, cos := math.Sincos(a)
			lx, ly := math.Sincos(a - math.Pi/4)
			rx, ry := math.Sincos(a + math.Pi/4)
			tipX, tipY := x+reach*sin, y-reach*cos
			c.Polygon(output.Paint{Filled: true, Fill: light, Line: 0.3, Stroke: line}, x, y, x+waist*lx, y-waist*ly, tipX, tipY)
			c.Polygon(output.Paint{Filled: true, Fill: dark, Line: 0.3, Stroke: line}, x, y, x+waist*rx, y-waist*ry, tipX, tipY)
		}
	}
}
