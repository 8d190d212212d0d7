package purgatorypages

import (
	"math"
	"slices"
	"strconv"

	"croix/generator/say"
	"croix/output"
	"croix/tracker/purgatoryplay"
)

// GamePage lays out the report of a game, with the curve of the score.
func GamePage(g GameReport, o Options) (*output.Document, Report, error) {
	var r Report
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	doc := p.document(say.ReportTitle, say.ReportSubject)
	m := p.manual(say.ReportTitle, g.Sections(), onePage())
	m.Heading, m.Note = say.Harmless(g.Name), g.Note
	m.Figure = func(section string, width float64) (output.Laid, bool) {
		return p.curve(g, width), section == ReportRounds && len(g.Report.Rounds) > 0
	}
	if err := p.base().Manual(doc, m, &r); err != nil {
		return nil, r, err
	}
	return doc, r, nil
}

// Measures of the curve of the score, millimetres.
const (
	curveHigh   = 46.0 // of the plot
	curveMargin = 9.0  // left, for the numbers
	curveRight  = 6.0  // for the letter of a side
	curveInset  = 2.0  // before the first round
	curveFoot   = 5.0  // for the rounds
	curveMark   = 1.15
	curveType   = 7.0 // of its numbers, points
)

// curve is the curve of the score: a line for each side that differs in marks
// and dashes as well as in colour, with its letter at the end.
func (p *press) curve(g GameReport, width float64) output.Laid {
	return output.Laid{Height: curveHigh + curveFoot + 2, Draw: func(c *output.Canvas, x, y float64) { p.drawCurve(c, g, x, y+2, width) }}
}

func (p *press) drawCurve(c *output.Canvas, g GameReport, x, y, width float64) {
	c.Field(ReportRounds)
	rounds := g.Report.Rounds
	low, high := 0.0, 0.0
	for _, r := range rounds {
		for _, v := range r.Points {
			low, high = math.Min(low, v), math.Max(high, v)
		}
	}
	step := gridStep(high - low)
	low, high = math.Floor(low/step)*step, math.Ceil(high/step)*step
	if high == low {
		high = low + step
	}
	plot := output.Rect{X: x + curveMargin, Y: y, W: width - curveMargin - curveRight, H: curveHigh}
	at := func(round int, v float64) (float64, float64) {
		px := plot.X + curveInset
		if len(rounds) > 1 {
			px += (plot.W - curveInset) * float64(round) / float64(len(rounds)-1)
		}
		return px, plot.Y + plot.H*(high-v)/(high-low)
	}
	label := p.regular.At(curveType).In(p.soft)
	thin := output.Paint{Line: 0.12, Stroke: mix(output.White, p.soft, 0.5)}
	for v := low; v <= high+step/2; v += step {
		_, py := at(0, v)
		paint := thin
		if v == 0 {
			paint = output.Paint{Line: 0.3, Stroke: p.theme.text}
		}
		c.Line(plot.X, py, plot.Right(), py, paint)
		c.TextRight(plot.X-1.2, py+label.Cap()/2, label, pointsText(v, p.o.Lang))
	}
	every := 1 + (len(rounds)-1)/15
	for i := 0; i < len(rounds); i += every {
		px, _ := at(i, low)
		c.TextCentred(px, plot.Bottom()+curveFoot-1.4, label, strconv.Itoa(rounds[i].Round))
	}
	var ends []float64 // where letters stand already
	for i, side := range campSides() {
		if _, plays := g.Report.Score.Points[side]; plays {
			p.drawSide(c, g, side, i, at, &ends)
		}
	}
}

// drawSide draws the line of a side.
func (p *press) drawSide(c *output.Canvas, g GameReport, side purgatoryplay.Side, style int, at func(int, float64) (float64, float64), ends *[]float64) {
	color := p.refAccent(scoreSection + string(side))
	line := output.Paint{Line: 0.5, Stroke: color, Dash: []float64{0, 2, 0.8}[style]}
	var px, py float64
	for i, r := range g.Report.Rounds {
		nx, ny := at(i, r.Points[side])
		if i > 0 {
			c.Line(px, py, nx, ny, line)
		}
		px, py = nx, ny
	}
	for i, r := range g.Report.Rounds {
		mx, my := at(i, r.Points[side])
		paint := output.Paint{Filled: true, Fill: color}
		switch side {
		case purgatoryplay.God:
			c.Polygon(paint, sun(mx, my, curveMark*1.2)...)
		case purgatoryplay.Satan:
			c.Polygon(paint, mx-curveMark, my-curveMark*0.9, mx+curveMark, my-curveMark*0.9, mx, my+curveMark)
		default:
			c.Rect(output.Rect{X: mx - curveMark*0.8, Y: my - curveMark*0.8, W: 1.6 * curveMark, H: 1.6 * curveMark}, 0, paint)
		}
	}
	const apart = 3.4
	slices.Sort(*ends)
	for _, e := range *ends {
		if math.Abs(py-e) < apart {
			py = e + apart
		}
	}
	*ends = append(*ends, py)
	letter := p.bold.At(9).In(color)
	c.Text(px+2, py+letter.Cap()/2, letter, p.o.Lang.Text(say.Key("report.sign."+string(side))))
}

// gridStep is the distance of the lines behind a curve over so many points: at
// most five of them, at round numbers.
func gridStep(span float64) float64 {
	for step := 1.0; ; step *= 10 {
		for _, f := range []float64{1, 2, 5} {
			if span <= 5*f*step {
				return f * step
			}
		}
	}
}
