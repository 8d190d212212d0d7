package purgatorypages

import (
	"fmt"
	"math"
	"strconv"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// piece is a template to cut out: its size and how it is drawn.
type piece struct {
	w, h float64
	draw func(c *output.Canvas, x, y float64)
}

// placedPiece is a piece on a page.
type placedPiece struct {
	piece
	page int
	x, y float64 // from the upper left corner of the free area
}

// Templates lays out what distances are measured with: rulers for the ranges
// of the rules, rings for blasts and auras, a rose for directions.
func Templates(c *purgatory.Catalog, o Options) (*output.Document, Report, error) {
	var r Report
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	size := o.Paper.Size
	if size.W < size.H {
		size = size.Turned()
	}
	doc := p.document(say.RulerTitle, say.RulerSubject)
	free := p.imposition(doc).Free(size)
	if free.W < 110 || free.H < 105 {
		return nil, r, say.Errorf(say.RulerPaper, o.Paper.Name)
	}
	placed, pages := shelve(p.pieces(c, free.W), free)
	p.pages(doc, output.PageSet{Len: pages, Lying: true,
		Draw: func(i int, c *output.Canvas, free output.Rect) error {
			c.Field("templates")
			for _, pp := range placed {
				if pp.page == i {
					pp.draw(c, free.X+pp.x, free.Y+pp.y)
				}
			}
			return nil
		}}, &r)
	return doc, r, nil
}

// shelve puts pieces in rows, the rows on pages, in order.
func shelve(pieces []piece, free output.Rect) ([]placedPiece, int) {
	const gap = 4.0
	var out []placedPiece
	page, x, y, high := 0, 0.0, 0.0, 0.0
	for _, pc := range pieces {
		if x > 0 && x+pc.w > free.W {
			x, y, high = 0, y+high+gap, 0
		}
		if y > 0 && y+pc.h > free.H {
			page, x, y, high = page+1, 0, 0, 0
		}
		out = append(out, placedPiece{pc, page, x, y})
		x += pc.w + gap
		high = math.Max(high, pc.h)
	}
	return out, page + 1
}

// rulerLengths are the distances of the rules in cm: every range of the
// weapons, and the move of demons and angels.
func rulerLengths(c *purgatory.Catalog) []int {
	seen := map[int]bool{purgatory.CelestialMove: true}
	for _, w := range c.Ranged.Rows {
		if w.RangeCM > 0 {
			seen[w.RangeCM] = true
		}
	}
	var all []int
	for cm := 1; cm <= 200; cm++ {
		if seen[cm] {
			all = append(all, cm)
		}
	}
	return all
}

func (p *press) pieces(c *purgatory.Catalog, width float64) []piece {
	var all []piece
	for _, cm := range rulerLengths(c) {
		all = append(all, p.ruler(cm, width)...)
	}
	radii := map[int]bool{}
	for _, w := range c.Ranged.Rows {
		radii[w.RadiusCM] = true
	}
	for _, it := range c.Items.Rows {
		radii[it.RadiusCM] = true
	}
	for cm := 1; cm <= 10; cm++ {
		if radii[cm] {
			all = append(all, p.ring(cm))
		}
	}
	all = append(all, p.direction())
	for range 2 {
		all = append(all, p.aura())
	}
	return all
}

const rulerHigh = 15.0

// RoleRuler is the role of the edge that a ruler measures with.
const RoleRuler = "ruler"

// ruler is a ruler of some centimetres, in parts of whole 5 cm if it is longer
// than the paper; parts are glued end to end on a strip of card.
func (p *press) ruler(cm int, width float64) []piece {
	longest := int(width/50) * 5
	var parts []piece
	for from := 0; from < cm; from += longest {
		to := min(from+longest, cm)
		long := float64(to-from) * 10
		parts = append(parts, piece{long, rulerHigh, func(c *output.Canvas, x, y float64) {
			p.drawRuler(c, x, y, from, to, cm)
		}})
	}
	return parts
}

func (p *press) drawRuler(c *output.Canvas, x, y float64, from, to, whole int) {
	long := float64(to-from) * 10
	line := output.Paint{Line: 0.25, Stroke: output.Black}
	paint := output.Paint{Filled: true, Fill: output.White, Line: 0.25, Stroke: output.Black}
	if p.solid {
		paint.Fill = p.ground
	}
	c.Rect(output.Rect{X: x, Y: y, W: long, H: rulerHigh}, 0, paint)
	c.Add(output.Mark{Kind: output.KindLine, Role: RoleRuler, Box: output.Rect{X: x, Y: y, W: long}, Paint: output.Paint{Line: 0.3, Stroke: output.Black}})
	number := p.bold.At(9)
	for i := from; i <= to; i++ {
		at := x + float64(i-from)*10
		tick := 3.0
		if i%5 == 0 {
			tick = 5
		}
		c.Line(at, y, at, y+tick, line)
		if i > from && i < to {
			c.TextCentred(at, y+8.2, number, strconv.Itoa(i))
		}
	}
	title := p.bold.At(11).In(p.accent[purgatory.Satanist])
	label := p.o.Lang.Text(say.PrintRange, whole)
	if to-from < whole {
		label = fmt.Sprintf("%s (%d–%d)", label, from, to)
	}
	c.Text(x+2, y+13.3, title, label)
}

// RoleRadius is the role of a circle whose radius is measured.
const RoleRadius = "radius"

// ring is a hollow ring whose inner edge is the radius of a blast, with a
// cross in the middle held by two arms.
func (p *press) ring(cm int) piece {
	r := float64(cm) * 10
	const rim = 5.0
	side := 2 * (r + rim)
	return piece{side, side, func(c *output.Canvas, x, y float64) {
		mx, my := x+side/2, y+side/2
		line := output.Paint{Line: 0.3, Stroke: output.Black}
		c.Circle(mx, my, r+rim-0.15, line)
		c.Add(output.Mark{Kind: output.KindPath, Role: RoleRadius, Path: output.CirclePath(mx, my, r), Paint: line})
		for _, s := range []float64{-1, 1} {
			c.Line(mx-r, my+s*1.5, mx+r, my+s*1.5, output.Paint{Line: 0.15, Stroke: p.soft})
		}
		c.Line(mx-4, my, mx+4, my, line)
		c.Line(mx, my-4, mx, my+4, line)
		f := p.bold.At(8)
		c.TextCentred(mx, y+rim/2+f.Cap()/2, f, p.o.Lang.Text(say.PrintRange, cm))
	}}
}

// aura is a quarter of the 10 cm around a figure: laid with its corner at the
// edge of the base, it shows who is within.
func (p *press) aura() piece {
	const r = 100.0
	return piece{r, r, func(c *output.Canvas, x, y float64) {
		line := output.Paint{Line: 0.3, Stroke: output.Black}
		c.Line(x, y, x, y+r, line)
		c.Line(x, y+r, x+r, y+r, line)
		c.Add(output.Mark{Kind: output.KindPath, Role: RoleRadius, Paint: line, Path: quarter(x, y+r, r)})
		for i := 1; i < 10; i++ {
			at := float64(i) * 10
			c.Line(x, y+r-at, x+3, y+r-at, line)
			c.Line(x+at, y+r, x+at, y+r-3, line)
		}
		f := p.bold.At(14).In(p.accent[purgatory.Christian])
		c.Text(x+8, y+r-12, f, p.o.Lang.Text(say.RulerAura))
	}}
}

// direction is the rose of eight directions for a d8, or a d12 of which 9 to
// 12 are thrown again.
func (p *press) direction() piece {
	const side = 90.0
	return piece{side, side, func(c *output.Canvas, x, y float64) {
		mx, my := x+side/2, y+side/2
		c.Circle(mx, my, side/2-0.2, output.Paint{Line: 0.3, Stroke: output.Black})
		number := p.bold.At(16)
		for i := range 8 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 4)
			long, w := 31.0, 3.0
			if i%2 == 1 {
				long = 25
			}
			c.Polygon(output.Paint{Filled: i%2 == 0, Fill: p.soft, Line: 0.3, Stroke: output.Black},
				mx, my, mx+w*cos+5*sin, my+w*sin-5*cos, mx+long*sin, my-long*cos, mx-w*cos+5*sin, my-w*sin-5*cos)
			c.TextCentred(mx+37*sin, my-37*cos+number.Cap()/2, number, strconv.Itoa(i+1))
		}
		small := p.regular.At(8)
		c.TextCentred(mx, y+side-2.4, small, p.o.Lang.Text(say.RulerAgain))
	}}
}
