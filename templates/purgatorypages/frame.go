package purgatorypages

import (
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// frame is what all cards of a leaning share: the ground, the band, the
// emblem, the icons and names of sins and numbers. It stands in a document
// once for each leaning, which is most of what keeps files small.
func (p *souls) frame(key frameKey, at places) (*output.Drawing, error) {
	if d, ok := p.frames[key]; ok {
		return d, nil
	}
	size := p.o.Card.Size
	f := &frame{theme: p.theme, c: p.stock.NewForm("frame "+string(key.leaning), size, output.Bleed),
		leaning: key.leaning, size: size, at: at}
	f.band()
	if key.full {
		f.sins(p.o.Lang)
		f.stats(p.o.Lang)
	}
	d, err := f.c.Drawing()
	p.frames[key] = d
	return d, err
}

type frameKey struct {
	leaning purgatory.Leaning
	full    bool // with sins and numbers: not on a continuation
	art     bool // with a portrait
}

type frame struct {
	*theme
	c       *output.Canvas
	leaning purgatory.Leaning
	size    output.Size
	at      places
}

// places is where things stand on a card, in millimetres of it.
type places struct {
	scale     float64 // 1 on 63 x 88 mm
	left      float64
	width     float64     // between the safe margins
	band      float64     // height of the band with the name
	portrait  output.Rect // empty for none
	number    output.Rect
	mid       float64     // of the number and the emblem
	emblem    float64     // its side
	name      output.Rect // what the name may fill, above its note
	nameBase  float64     // baseline of a name on one line
	noteBase  float64
	sinsTop   float64
	sinsBase  float64 // baseline of the scores
	statsTop  float64
	statsBase float64
	top       float64 // of the tick boxes of the substance
}

// safe is the distance from the trim within which nothing that matters
// stands, millimetres.
const safe = 3.0

// Type sizes of a card of 63 x 88 mm, points.
const (
	sizeD66   = 15.5
	sizeName  = 16
	sizeNote  = 7.5
	sizeSin   = 13.5
	sizeStat  = 15.5
	sizeLabel = 7
)

const (
	sinIcon  = 5.2
	statIcon = 4.4
	statPad  = 0.6
)

func (t *theme) places(size output.Size, art bool) places {
	k := min(size.W/63, size.H/88)
	p := places{scale: k, left: safe, width: size.W - 2*safe, emblem: 8.6 * k}
	p.number = output.Rect{X: p.left, W: 9.2 * k, H: 7.4 * k}
	if art {
		// A higher band: the portrait at the left, number and emblem above the
		// name.
		p.portrait = output.Rect{X: p.left, Y: safe, W: 15 * k, H: 16.4 * k}
		p.band = safe + 17.2*k
		p.mid = safe + 3.8*k
		p.number.X = p.portrait.Right() + 2*k
		p.name = output.Rect{X: p.number.X, Y: safe + 7.7*k, W: p.left + p.width - p.number.X}
		p.nameBase, p.noteBase = safe+12.2*k, safe+16*k
	} else {
		p.band = 11.6 * k
		p.mid = (safe + p.band) / 2
		x := p.number.Right() + 2*k
		p.name = output.Rect{X: x, Y: safe + 0.2, W: p.left + p.width - p.emblem - 1.6*k - x}
		p.nameBase, p.noteBase = p.mid-0.4*k, p.mid+3.6*k
	}
	p.number.Y = p.mid - 3.8*k
	p.sinsTop = p.band + 1.5*k
	p.sinsBase = p.sinsTop + sinIcon*k + 1 + t.bold.At(sizeSin*k).Cap()
	p.statsTop = p.sinsTop + 12.6*k + 1.2*k
	p.statsBase = p.statsTop + t.bold.At(sizeStat*k).Cap() + 0.9
	p.top = p.statsTop + 8.4*k
	return p
}

// sinX is the middle of the column of a sin, statX that of one of n numbers.
func (p places) sinX(i int) float64 {
	return p.left + (float64(i)+0.5)*p.width/purgatory.SinCount
}

func (p places) statX(i, n int) float64 { return p.left + (float64(i)+0.5)*p.width/float64(n) }

func (f *frame) color() output.Color { return f.accent[f.leaning] }

// band draws the ground, past the trim so that a cut a little off shows no
// white, and the band with the places of the d66, the name and the leaning.
func (f *frame) band() {
	accent := f.color()
	if f.solid {
		all := output.Rect{W: f.size.W, H: f.size.H}.Inset(-output.Bleed)
		f.c.Rect(all, 0, output.Paint{Filled: true, Fill: f.ground})
		all.H = f.at.band + output.Bleed
		f.c.Rect(all, 0, output.Paint{Filled: true, Fill: accent})
	}
	f.frieze(f.at.band)
	f.c.Rect(f.at.number, 1.3*f.at.scale, f.window(accent))
	f.emblem(f.at.left+f.at.width-f.at.emblem/2, f.at.mid, f.at.emblem/2)
}

// window is the paint of a light shape on the band.
func (f *frame) window(accent output.Color) output.Paint {
	if f.solid {
		return output.Paint{Filled: true, Fill: f.gold}
	}
	return output.Paint{Filled: true, Fill: output.White, Line: 0.35, Stroke: accent}
}

// frieze is the lower edge of the band: a pattern for each leaning, so that a
// grey print tells them apart as well.
func (f *frame) frieze(y float64) {
	const step, high = 2.1, 0.9
	accent := f.color()
	paint := output.Paint{Filled: true, Fill: accent}
	if !f.solid {
		paint = output.Paint{Line: 0.3, Stroke: accent}
	}
	n := int((f.size.W + 2*output.Bleed) / step)
	x := f.size.W/2 - float64(n)/2*step
	xy := []float64{x, y - 0.05}
	for i := range n {
		switch f.leaning {
		case purgatory.Christian: // crenels
			xy = append(xy, x, y+high, x+step/2, y+high, x+step/2, y, x+step, y)
		case purgatory.Humanist: // scallops
			for k := range 7 {
				t := float64(k) / 6
				xy = append(xy, x+t*step, y+4*high*t*(1-t))
			}
		case purgatory.Satanist: // wide teeth, upright on one side
			if i%2 == 0 {
				xy = append(xy, x, y, x+0.15*step, y+1.35*high)
			}
		default: // a straight edge over a broken line
			f.c.Line(-output.Bleed, y+0.55, f.size.W+output.Bleed, y+0.55, output.Paint{Line: 0.35, Stroke: accent, Dash: 0.9})
			return
		}
		x += step
	}
	f.c.Polygon(paint, append(xy, x, y, x, y-0.05)...)
}

// emblem is the shape and letter of the leaning.
func (f *frame) emblem(x, y, r float64) {
	accent := f.color()
	paint := f.window(accent)
	size, drop := 14*f.at.scale, 0.0
	switch f.leaning {
	case purgatory.Christian: // a shield
		f.c.Path(shield(x, y, r), paint)
		drop = -0.25 * f.at.scale
	case purgatory.Humanist:
		f.c.Circle(x, y, r*0.95, paint)
	case purgatory.Satanist: // a triangle on its point
		f.c.Polygon(paint, x-r*1.08, y-r*0.85, x+r*1.08, y-r*0.85, x, y+r*1.05)
		size, drop = 11*f.at.scale, -0.85*f.at.scale
	default: // a lozenge
		f.c.Polygon(paint, x, y-r*1.08, x+r*1.02, y, x, y+r*1.08, x-r*1.02, y)
		size = 12 * f.at.scale
	}
	letter := f.bold.At(size).In(accent)
	f.c.TextCentred(x, y+letter.Cap()/2+drop, letter, leanings[f.leaning].letter)
}

// sins draws the icons and names of the sins, and the rule below them.
func (f *frame) sins(l say.Lang) {
	f.c.Field("sins")
	label := f.regular.At(sizeLabel * f.at.scale).In(f.soft)
	side := sinIcon * f.at.scale
	for _, sin := range purgatory.AllSins() {
		x := f.at.sinX(int(sin))
		f.c.Icon(sinIcons[sin], x-side/2, f.at.sinsTop, side, f.color())
		name := sin.Name(l)
		if sin == purgatory.Gluttony {
			name = l.Text(say.PrintGluttony)
		}
		f.c.TextCentred(x, f.at.sinsBase+2.5, label, name)
	}
	f.rule(f.c, f.at, f.color(), f.at.statsTop-1.2*f.at.scale, "")
}

// stats draws the icons and names of the numbers. The icons leave room for
// two digits.
func (f *frame) stats(l say.Lang) {
	f.c.Field("numbers")
	label := f.regular.At(sizeLabel * f.at.scale).In(f.soft)
	number := f.bold.At(sizeStat * f.at.scale)
	icon := statIcon * f.at.scale
	for i, st := range stats {
		x := f.at.statX(i, len(stats))
		f.c.Icon(st.icon, x-f.statWidth(f.at)/2, f.at.statsBase-number.Cap()/2-icon/2, icon, f.color())
		f.c.TextCentred(x, f.at.statsBase+2.8, label, l.Text(st.label))
	}
}

// statWidth is the width of an icon with a number of two digits.
func (t *theme) statWidth(at places) float64 {
	return (statIcon+statPad)*at.scale + t.bold.At(sizeStat*at.scale).Width("20")
}

// rule draws a thin line with a lozenge: the joint between the parts. A label
// may stand at its right end.
func (t *theme) rule(c *output.Canvas, at places, accent output.Color, y float64, label string) {
	mid, r, end := at.left+at.width/2, 0.75, at.left+at.width
	line := output.Paint{Line: 0.18, Stroke: t.soft}
	if label != "" {
		f := t.regular.At(sizeLabel * at.scale).In(t.soft)
		c.TextRight(end, y+f.Face.XHeight()*f.Size/output.PtPerMM/2, f, label)
		end -= f.Width(label) + 0.8
	}
	c.Line(at.left, y, mid-2*r, y, line)
	c.Line(mid+2*r, y, end, y, line)
	c.Polygon(output.Paint{Filled: true, Fill: accent}, mid, y-r, mid+r, y, mid, y+r, mid-r, y)
}
