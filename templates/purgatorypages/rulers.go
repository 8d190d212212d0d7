package purgatorypages

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
	"croix/output/icon"
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

// Smallest room for the templates, millimetres: that of a quarter of the aura.
const (
	templateWide = auraReach + 1
	templateHigh = auraReach + 1
)

// Templates lays out what distances are measured with: rulers for the ranges
// of the rules, rings for blasts, an aura, a rose for directions.
func Templates(c *purgatory.Catalog, opts purgatory.Options, o Options) (*output.Document, Report, error) {
	var r Report
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	p.rules = opts
	size := o.Paper.Size
	if size.W < size.H {
		size = size.Turned()
	}
	doc := p.document(say.RulerTitle, say.RulerSubject)
	free := p.imposition(doc).Free(size)
	// A space below the sheet line, so that no letter touches it.
	free.H -= 2
	if free.W < templateWide || free.H < templateHigh {
		return nil, r, p.tooSmall(say.RulerTitle, output.Size{W: templateWide, H: templateHigh}, free)
	}
	placed, pages := shelve(p.pieces(c, free), free)
	err = p.pages(doc, output.PageSet{Len: pages, Lying: true,
		Draw: func(i int, c *output.Canvas, free output.Rect) error {
			c.Field("templates")
			for _, pp := range placed {
				if pp.page == i {
					pp.draw(c, free.X+pp.x, free.Y+2+pp.y)
				}
			}
			return nil
		}}, &r)
	return doc, r, err
}

// shelf is a row of pieces.
type shelf struct {
	page       int
	y, w, high float64
}

// shelve puts pieces in rows, the rows on pages: each on the first row that
// has room beside, or below the last row of the first page that has.
func shelve(pieces []piece, free output.Rect) ([]placedPiece, int) {
	const gap = 4.0
	var out []placedPiece
	var rows []shelf
	var pages []float64 // how far each is filled
	for _, pc := range pieces {
		at := slices.IndexFunc(rows, func(s shelf) bool { return s.w+gap+pc.w <= free.W && pc.h <= s.high })
		if at < 0 {
			page := slices.IndexFunc(pages, func(y float64) bool { return y+pc.h <= free.H })
			if page < 0 {
				page = len(pages)
				pages = append(pages, 0)
			}
			at = len(rows)
			rows = append(rows, shelf{page: page, y: pages[page], w: -gap, high: pc.h})
			pages[page] += pc.h + gap
		}
		s := &rows[at]
		out = append(out, placedPiece{pc, s.page, s.w + gap, s.y})
		s.w += gap + pc.w
	}
	return out, len(pages)
}

func (p *press) pieces(c *purgatory.Catalog, free output.Rect) []piece {
	var all []piece
	lengths := rulerLengths(c, p.rules)
	for _, cm := range slices.Backward(lengths) { // the longest first: they fill rows
		all = append(all, p.ruler(c, cm, free.W)...)
	}
	all = append(all, p.aura(free)...)
	blasts := blastRadii(c)
	for _, cm := range slices.Backward(blasts) {
		all = append(all, p.ring(c, cm))
	}
	all = append(all, p.direction())
	// A second ring of the smallest: two players throw.
	return append(all, p.ring(c, blasts[0]))
}

// rangesOf are the ranged weapons of the tables that reach so many cm, by
// name.
func rangesOf(c *purgatory.Catalog, cm int, l say.Lang) []string {
	var names []string
	for _, w := range c.Ranged.Rows {
		if w.RangeCM == cm {
			names = append(names, w.Name(l))
		}
	}
	return names
}

// rulerLengths are the distances of the rules in cm: every range of the
// weapons, the move of demons and angels, and that of souls.
func rulerLengths(c *purgatory.Catalog, rules purgatory.Options) []int {
	all := []int{purgatory.CelestialMoveOf(rules), movesRuler(rules)}
	for _, w := range c.Ranged.Rows {
		if w.RangeCM > 0 {
			all = append(all, w.RangeCM)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// blastRadii are the radii of the tables in cm.
func blastRadii(c *purgatory.Catalog) []int {
	var all []int
	for _, w := range c.Ranged.Rows {
		if w.RadiusCM > 0 {
			all = append(all, w.RadiusCM)
		}
	}
	for _, it := range c.Items.Rows {
		if it.RadiusCM > 0 {
			all = append(all, it.RadiusCM)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// blastNames are what hits within a radius.
func blastNames(c *purgatory.Catalog, cm int, l say.Lang) []string {
	var names []string
	for _, w := range c.Ranged.Rows {
		if w.RadiusCM == cm {
			names = append(names, w.Name(l))
		}
	}
	for _, it := range c.Items.Rows {
		if it.RadiusCM == cm {
			names = append(names, it.Name(l))
		}
	}
	return names
}

// RoleRadius is the role of a path whose round parts are a radius that is
// measured.
const RoleRadius = "radius"

// cutLine is the line along which a template is cut, millimetres.
var cutLine = output.Paint{Line: 0.25, Stroke: output.Black}

// ring is a hollow ring: four windows whose round side is the radius of the
// blast, between the arms of the centre cross; a tongue says which it is.
func (p *press) ring(c *purgatory.Catalog, cm int) piece {
	const rim, half = 5.0, 2.0
	r := mmPerCM * float64(cm)
	l := p.o.Lang
	big := p.bold.At(13).In(p.blastColor())
	small := p.regular.At(8)
	head := l.Text(say.PrintRange, cm)
	text := strings.Join(blastNames(c, cm, l), " · ")
	wide := math.Max(big.Width(head), small.Width(text)) + 6
	tongue := big.Cap() + small.Cap() + 6.5
	w := math.Max(2*(r+rim), wide)
	return piece{w, 2*(r+rim) + tongue, func(c *output.Canvas, x, y float64) {
		mx, my := x+w/2, y+r+rim
		fill := cutLine
		fill.Filled, fill.Fill = true, output.White
		if p.solid {
			fill.Fill = p.ground
		}
		// The tongue first: the ring lies over its upper end.
		foot := my + r + rim
		c.Rect(output.Rect{X: mx - wide/2, Y: foot - rim, W: wide, H: tongue + rim}, 1.5, fill)
		c.Circle(mx, my, r+rim, fill)
		inner := fill
		inner.Line = 0
		neck := math.Min(wide/2, 0.8*(r+rim)) - 0.3
		c.Rect(output.Rect{X: mx - neck, Y: foot - rim*0.9, W: 2 * neck, H: rim*0.9 + 2}, 0, inner)
		window := cutLine
		window.Filled, window.Fill = true, output.White
		for q := range 4 {
			c.Add(output.Mark{Kind: output.KindPath, Role: RoleRadius, Path: sector(mx, my, r, half, q), Paint: window})
		}
		thin := output.Paint{Line: 0.2, Stroke: output.Black}
		c.Line(mx-r, my, mx+r, my, thin)
		c.Line(mx, my-r, mx, my+r, thin)
		c.Circle(mx, my, 0.7, output.Paint{Filled: true, Fill: output.Black})
		base := foot + 1.5 + big.Cap()
		c.TextCentred(mx, base, big, head)
		c.TextCentred(mx, base+small.Cap()+2, small, text)
	}}
}

func (p *press) blastColor() output.Color { return colorOf(p, colorSatan) }

func colorOf(p *press, c output.Color) output.Color {
	if p.ink == InkGrey {
		return c.Grey()
	}
	return c
}

// sector is a quarter q of a disc around x, y without the arms of a cross of
// the given half width: clockwise from the lower right.
func sector(x, y, r, half float64, q int) icon.Path {
	a := math.Asin(half / r)
	b := math.Pi/2 - a
	turn := float64(q) * math.Pi / 2
	at := func(rad, ang float64) (float64, float64) {
		sin, cos := math.Sincos(ang + turn)
		return x + rad*cos, y + rad*sin
	}
	cx, cy := at(half*math.Sqrt2, math.Pi/4)
	x0, y0 := at(r, a)
	path := icon.Path{{Op: 'M', P: [6]float64{cx, cy}}, {Op: 'L', P: [6]float64{x0, y0}}}
	path = append(path, arc(x, y, r, a+turn, b+turn)...)
	return append(path, icon.Seg{Op: 'Z'})
}

// arc is curves along a circle around x, y from one angle to another, in
// pieces of at most 45 degrees: within a thousandth of a millimetre of it.
func arc(x, y, r, from, to float64) icon.Path {
	n := int(math.Ceil(math.Abs(to-from)/(math.Pi/4) - 1e-9))
	step := (to - from) / float64(n)
	k := r * 4 / 3 * math.Tan(step/4)
	var path icon.Path
	for i := range n {
		a := from + float64(i)*step
		b := a + step
		sa, ca := math.Sincos(a)
		sb, cb := math.Sincos(b)
		path = append(path, icon.Seg{Op: 'C', P: [6]float64{
			x + r*ca - k*sa, y + r*sa + k*ca, x + r*cb + k*sb, y + r*sb - k*cb, x + r*cb, y + r*sb}})
	}
	return path
}

// The aura is measured from base to base: around a round base of 25 mm.
const (
	auraCM    = 10
	pawnHalf  = 12.5
	auraReach = pawnHalf + mmPerCM*auraCM
)

// aura is half of the 10 cm around a figure, open in the middle: its notch is
// laid at the base, and turned over it shows the other half. On paper too
// narrow it is in two quarters, to be glued.
func (p *press) aura(free output.Rect) []piece {
	if 2*auraReach <= free.W {
		return []piece{{2 * auraReach, auraReach, func(c *output.Canvas, x, y float64) {
			p.drawAura(c, x+auraReach, y+auraReach, math.Pi, 2*math.Pi)
		}}}
	}
	return []piece{
		{auraReach, auraReach, func(c *output.Canvas, x, y float64) {
			p.drawAura(c, x+auraReach, y+auraReach, math.Pi, 1.5*math.Pi)
		}},
		{auraReach, auraReach, func(c *output.Canvas, x, y float64) { p.drawAura(c, x, y+auraReach, 1.5*math.Pi, 2*math.Pi) }},
	}
}

// drawAura draws the part of the aura between two angles (of a screen: 270
// degrees are up) around the middle of the base.
func (p *press) drawAura(c *output.Canvas, x, y, from, to float64) {
	const rim, spoke = 9.0, 4.5
	polar := func(r, a float64) (float64, float64) {
		sin, cos := math.Sincos(a)
		return x + r*cos, y + r*sin
	}
	paint := cutLine
	paint.Filled, paint.Fill = true, output.White
	if p.solid {
		paint.Fill = p.ground
	}
	// The whole: outer arc, straight side, the notch for the base.
	outer := arc(x, y, auraReach, from, to)
	notch := arc(x, y, pawnHalf, to, from)
	x0, y0 := polar(auraReach, from)
	x1, y1 := polar(pawnHalf, to)
	path := append(icon.Path{{Op: 'M', P: [6]float64{x0, y0}}}, outer...)
	path = append(path, icon.Seg{Op: 'L', P: [6]float64{x1, y1}})
	path = append(append(path, notch...), icon.Seg{Op: 'Z'})
	c.Add(output.Mark{Kind: output.KindPath, Role: RoleRadius, Path: path, Paint: paint})
	// Windows between the spokes: one in each 60 degrees.
	window := cutLine
	window.Filled, window.Fill = true, output.White
	n := max(1, int(math.Round((to-from)/(math.Pi/3))))
	step := (to - from) / float64(n)
	in, out := pawnHalf+rim, auraReach-rim
	for i := range n {
		a, b := from+float64(i)*step, from+float64(i+1)*step
		// A spoke is as wide at the hub as at the rim.
		ai, bi := a+math.Asin(spoke/in), b-math.Asin(spoke/in)
		ao, bo := a+math.Asin(spoke/out), b-math.Asin(spoke/out)
		wx, wy := polar(in, ai)
		ox, oy := polar(out, ao)
		ix, iy := polar(in, bi)
		w := icon.Path{{Op: 'M', P: [6]float64{wx, wy}}, {Op: 'L', P: [6]float64{ox, oy}}}
		w = append(w, arc(x, y, out, ao, bo)...)
		w = append(w, icon.Seg{Op: 'L', P: [6]float64{ix, iy}})
		w = append(w, arc(x, y, in, bi, ai)...)
		c.Path(append(w, icon.Seg{Op: 'Z'}), window)
	}
	p.auraWords(c, x, y, from, to)
}

// auraWords writes the distance along the level sides, and at each centimetre
// a stroke.
func (p *press) auraWords(c *output.Canvas, x, y, from, to float64) {
	l := p.o.Lang
	thin := output.Paint{Line: 0.2, Stroke: output.Black}
	for _, s := range []float64{-1, 1} {
		if s < 0 && math.Abs(from-math.Pi) > 0.1 || s > 0 && math.Abs(to-2*math.Pi) > 0.1 {
			continue
		}
		for cm := 1; cm < auraCM; cm++ {
			at := x + s*(pawnHalf+mmPerCM*float64(cm))
			long := 1.2
			if cm == 5 {
				long = 2.2
			}
			c.Line(at, y, at, y-long, thin)
		}
		head := p.bold.At(9).In(colorOf(p, colorGod))
		text := l.Text(say.RulerAura, auraCM)
		mid := x + s*(pawnHalf+auraReach)/2
		size, _ := output.FitSize(head, text, auraReach-pawnHalf-14, 9, 7)
		c.TextCentred(mid, y-1.9, head.At(size), text)
	}
}

// direction is the rose of eight directions for a d8, or a d12 of which 9 to
// 12 are thrown again. The pawn stands in its middle.
func (p *press) direction() piece {
	const side = 92.0
	return piece{side, side, func(c *output.Canvas, x, y float64) {
		mx, my, r := x+side/2, y+side/2, side/2-0.2
		paint := cutLine
		paint.Filled, paint.Fill = true, output.White
		if p.solid {
			paint.Fill = p.ground
		}
		c.Circle(mx, my, r, paint)
		c.Circle(mx, my, pawnHalf, output.Paint{Filled: true, Fill: output.White, Line: 0.25, Stroke: output.Black, Dash: 1})
		number, letter := p.bold.At(20), p.regular.At(9)
		dark := p.accent[purgatory.Unknown]
		for i := range 8 {
			d := purgatory.Direction(i)
			a := float64(d.Degrees()) * math.Pi / 180
			sin, cos := math.Sincos(a)
			tip, w := 33.5, 4.6
			if i%2 == 1 {
				tip, w = 29, 3.6
			}
			base := pawnHalf + 1.5
			arrow := output.Paint{Filled: true, Fill: dark, Line: 0.25, Stroke: output.Black}
			if i%2 == 1 {
				arrow.Fill = output.White
			}
			c.Polygon(arrow, mx+base*sin-w*cos, my-base*cos-w*sin, mx+tip*sin, my-tip*cos, mx+base*sin+w*cos, my-base*cos+w*sin)
			nx, ny := mx+38.5*sin, my-38.5*cos
			c.TextCentred(nx, ny+number.Cap()/2-1.2, number, strconv.Itoa(i+1))
			c.TextCentred(nx, ny+number.Cap()/2+2.2, letter, d.Name(p.o.Lang))
		}
		small := p.regular.At(7.5)
		for i, s := range []string{p.o.Lang.Text(say.RulerNorth), p.o.Lang.Text(say.RulerHeaven), p.o.Lang.Text(say.RulerAgain)} {
			c.TextCentred(mx, my-2.4+3.4*float64(i), small, s)
		}
	}}
}
