package purgatorypages

import (
	"fmt"
	"math"

	"croix/generator/say"
	"croix/output"
)

// Calibration is a sheet to print on both sides, measure and type in: what
// the printer does to the size, and where the back lands.
func Calibration(o Options) (*output.Document, Report, error) {
	var r Report
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	// What is measured must not be corrected already.
	p.o.Profile = nil
	doc := p.document(say.CalTitle, say.CalSubject)
	err = p.pages(doc, output.PageSet{Len: 2, Duplex: true,
		Draw: func(i int, c *output.Canvas, free output.Rect) error {
			k := calibration{press: p, c: c, free: free, page: free}
			k.page = output.Rect{X: 0, Y: 0, W: 2*free.X + free.W, H: 2*free.Y + free.H}
			if i == 0 {
				return k.front()
			}
			return k.back()
		},
		Mark: func(i int) string {
			return o.Lang.Text([]say.Key{say.CalFront, say.CalBack}[i])
		},
	}, &r)
	r.Sheets = 1
	if free := p.imposition(doc).Free(o.Paper.Size); free.W < calWide || free.H < calHigh {
		return nil, r, p.tooSmall(say.CalTitle, output.Size{W: calWide, H: calHigh}, free)
	}
	return doc, r, err
}

// Measures of the calibration sheet, millimetres.
const (
	calArm   = 50 // from the middle to the crosses at the sides
	calSide  = 24 // room beside the outer crosses
	calWide  = 2*calArm + calSide
	calHigh  = 2*calArm + 70
	calReach = 8 // how far the scales on the back reach from their middle
)

type calibration struct {
	*press
	c          *output.Canvas
	free, page output.Rect
}

func (k *calibration) middle() (x, y float64) { return k.page.W / 2, k.page.H / 2 }

// paragraph sets text over the width of the sheet.
func (k *calibration) paragraph(y float64, key say.Key) error {
	f := k.regular.At(10)
	text := output.Measure(output.Span{Font: f, Text: k.o.Lang.Text(key)})
	lines, ok := text.Break(f.Size, k.free.W-10)
	if !ok {
		return &output.OverflowError{Card: "calibration", Field: string(key)}
	}
	leading := 1.2 * f.Size / output.PtPerMM
	k.c.Lines(lines, k.free.X+5, y+f.Cap(), k.free.W-10, leading, output.Left)
	return nil
}

func (k *calibration) title(key say.Key) float64 {
	f := k.press.title.At(20)
	k.c.Text(k.free.X+5, k.free.Y+5+f.Cap(), f, k.o.Lang.Text(key))
	return k.free.Y + 5 + f.Cap() + 4
}

func (k *calibration) line(x, y, x2, y2, w float64) {
	k.c.Line(x, y, x2, y2, output.Paint{Line: w, Stroke: output.Black})
}

// RoleMeasure is the role of what is measured on the calibration sheet.
const RoleMeasure = "measure"

func (k *calibration) measure(x, y, x2, y2 float64) {
	k.c.Add(output.Mark{Kind: output.KindLine, Role: RoleMeasure, Box: output.Rect{X: x, Y: y, W: x2 - x, H: y2 - y},
		Paint: output.Paint{Line: 0.2, Stroke: output.Black}})
}

// front has the two bars to measure and the three crosses that the back
// should meet.
func (k *calibration) front() error {
	if err := k.paragraph(k.title(say.CalTitle), say.CalFrontText); err != nil {
		return err
	}
	cx, cy := k.middle()
	k.bars(cx, cy)
	for _, x := range []float64{cx - calArm, cx, cx + calArm} {
		k.line(x-6, cy, x+6, cy, 0.2)
		k.line(x, cy-6, x, cy+6, 0.2)
		k.c.Circle(x, cy, 3, output.Paint{Line: 0.2, Stroke: output.Black})
	}
	return nil
}

// bars are 100 mm across and 100 mm down, with millimetres at both ends.
func (k *calibration) bars(cx, cy float64) {
	const half = 50
	f := k.regular.At(9)
	y := cy + 32
	k.measure(cx-half, y, cx+half, y)
	x := k.free.X + 12
	k.measure(x, cy-half, x, cy+half)
	for i := -5; i <= 5; i++ {
		long := 2.0
		if i%5 == 0 {
			long = 4
		}
		at := float64(i) * 10
		k.line(cx+at, y-long, cx+at, y, 0.2)
		k.line(x, cy+at, x+long, cy+at, 0.2)
	}
	k.c.TextCentred(cx, y+5, f, k.o.Lang.Text(say.CalWidth))
	k.c.Text(x+6, cy-half+f.Cap()/2, f, k.o.Lang.Text(say.CalHeight))
}

// back has a scale around each place where a cross of the front should be.
func (k *calibration) back() error {
	if err := k.paragraph(k.title(say.CalBack), say.CalBackText); err != nil {
		return err
	}
	cx, cy := k.middle()
	f := k.regular.At(7)
	for _, x := range []float64{cx - calArm, cx, cx + calArm} {
		for i := -calReach; i <= calReach; i++ {
			long := 1.0
			if i%5 == 0 {
				long = 2.2
			}
			at := float64(i)
			k.line(x+at, cy-long, x+at, cy+long, 0.15)
			k.line(x-long, cy+at, x+long, cy+at, 0.15)
			if i != 0 && i%5 == 0 {
				k.c.TextCentred(x+at, cy-3, f, fmt.Sprint(int(math.Abs(at))))
				k.c.Text(x+3, cy+at+f.Cap()/2, f, fmt.Sprint(int(math.Abs(at))))
			}
		}
		k.line(x-calReach, cy, x+calReach, cy, 0.15)
		k.line(x, cy-calReach, x, cy+calReach, 0.15)
	}
	arrow := k.bold.At(9)
	k.c.TextCentred(cx, cy-calReach-3, arrow, k.o.Lang.Text(say.CalUp))
	return nil
}
