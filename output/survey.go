package output

import (
	"math"
	"slices"

	"croix/output/icon"
)

// Survey is what a document would be on paper, found by drawing it.
type Survey struct {
	Pages    int
	Smallest float64 // the smallest type, points; 0 without text
	Ink      float64 // share of the paper's area that is black, were all ink black; an estimate
}

// Inspect draws all sheets of a document and measures them. The error is that
// of the first sheet that cannot be drawn.
func Inspect(d *Document) (Survey, error) {
	var s Survey
	s.Smallest = math.Inf(1)
	total := 0.0
	for sheet, err := range d.Sheets() {
		if err != nil {
			return s, err
		}
		s.Pages++
		r := newRaster(sheet.Size)
		for i := range sheet.Placed {
			p := &sheet.Placed[i]
			at := transform{1, 1, p.X, p.Y}
			if p.Turned {
				at = transform{-1, -1, p.X, p.Y}
			}
			r.clip = p.Clip
			r.drawing(p.Drawing, at, Color{}, &s.Smallest)
		}
		if sheet.Over != nil {
			r.clip = Rect{W: sheet.Size.W, H: sheet.Size.H}
			r.drawing(sheet.Over, transform{1, 1, 0, 0}, Color{}, &s.Smallest)
		}
		total += r.ink()
	}
	if math.IsInf(s.Smallest, 1) {
		s.Smallest = 0
	}
	if s.Pages > 0 {
		s.Ink = total / float64(s.Pages)
	}
	return s, nil
}

// transform scales, then moves.
type transform struct{ sx, sy, dx, dy float64 }

func (t transform) point(x, y float64) (float64, float64) { return t.sx*x + t.dx, t.sy*y + t.dy }

func (t transform) rect(b Rect) Rect {
	x, y := t.point(b.X, b.Y)
	x2, y2 := t.point(b.Right(), b.Bottom())
	return Rect{math.Min(x, x2), math.Min(y, y2), math.Abs(x2 - x), math.Abs(y2 - y)}
}

// raster is a sheet in cells of half a millimetre: enough to estimate ink.
type raster struct {
	cols, rows int
	cell       []float64 // darkness, 0 to 1
	clip       Rect
}

const cellSide = 0.5 // millimetres

func newRaster(size Size) *raster {
	r := &raster{cols: int(math.Ceil(size.W / cellSide)), rows: int(math.Ceil(size.H / cellSide))}
	r.cell = make([]float64, r.cols*r.rows)
	return r
}

func (r *raster) ink() float64 {
	sum := 0.0
	for _, c := range r.cell {
		sum += c
	}
	return sum / float64(len(r.cell))
}

func darkness(c Color) float64 { return 1 - float64(c.Grey().R)/255 }

// span darkens the cells of a row between two x, each by the share of it that
// is covered and by the share of the row.
func (r *raster) span(row int, x, x2, share, dark float64) {
	x, x2 = math.Max(x, r.clip.X), math.Min(x2, r.clip.Right())
	y := (float64(row) + 0.5) * cellSide
	if row < 0 || row >= r.rows || x2 <= x || y < r.clip.Y || y > r.clip.Bottom() {
		return
	}
	for col := max(0, int(x/cellSide)); col < r.cols && float64(col)*cellSide < x2; col++ {
		left := float64(col) * cellSide
		cover := share * (math.Min(left+cellSide, x2) - math.Max(left, x)) / cellSide
		c := &r.cell[row*r.cols+col]
		*c += cover * (dark - *c)
	}
}

func (r *raster) rect(b Rect, share, dark float64) {
	for row := int(b.Y / cellSide); float64(row)*cellSide < b.Bottom(); row++ {
		top := float64(row) * cellSide
		cover := (math.Min(top+cellSide, b.Bottom()) - math.Max(top, b.Y)) / cellSide
		r.span(row, b.X, b.Right(), share*math.Max(0, cover), dark)
	}
}

// line darkens a line by its length and width, where it runs: as a strip, or
// cell by cell if it is thinner than a cell.
func (r *raster) line(x, y, x2, y2, width, dark float64) {
	long := math.Hypot(x2-x, y2-y)
	if long == 0 {
		return
	}
	if width >= cellSide {
		nx, ny := -(y2-y)/long*width/2, (x2-x)/long*width/2
		r.polygon([][2]float64{{x + nx, y + ny}, {x2 + nx, y2 + ny}, {x2 - nx, y2 - ny}, {x - nx, y - ny}}, []int{0}, dark)
		return
	}
	n := int(long/cellSide*2) + 1
	for i := range n {
		t := (float64(i) + 0.5) / float64(n)
		px, py := x+t*(x2-x), y+t*(y2-y)
		r.span(int(py/cellSide), px-long/float64(n)/2, px+long/float64(n)/2, width/cellSide, dark)
	}
}

// polygon fills the outline by the even-odd rule, a row at a time.
func (r *raster) polygon(outline [][2]float64, starts []int, dark float64) {
	if len(outline) == 0 {
		return
	}
	top, bottom := math.Inf(1), math.Inf(-1)
	for _, p := range outline {
		top, bottom = math.Min(top, p[1]), math.Max(bottom, p[1])
	}
	for row := max(0, int(top/cellSide)); row < r.rows && float64(row)*cellSide < bottom; row++ {
		y := (float64(row) + 0.5) * cellSide
		var xs []float64
		for k, start := range starts {
			end := len(outline)
			if k+1 < len(starts) {
				end = starts[k+1]
			}
			for i := start; i < end; i++ {
				a, b := outline[i], outline[start+(i-start+1)%(end-start)]
				if (a[1] <= y) != (b[1] <= y) {
					xs = append(xs, a[0]+(y-a[1])/(b[1]-a[1])*(b[0]-a[0]))
				}
			}
		}
		slices.Sort(xs)
		for i := 0; i+1 < len(xs); i += 2 {
			r.span(row, xs[i], xs[i+1], 1, dark)
		}
	}
}

// flatten is a path as points, each part from its place in starts.
func flatten(p icon.Path, t transform) (points [][2]float64, starts []int) {
	add := func(x, y float64) {
		x, y = t.point(x, y)
		points = append(points, [2]float64{x, y})
	}
	var x, y float64
	for _, s := range p {
		switch s.Op {
		case 'M':
			starts = append(starts, len(points))
			x, y = s.P[0], s.P[1]
			add(x, y)
		case 'L':
			x, y = s.P[0], s.P[1]
			add(x, y)
		case 'C':
			for i := 1; i <= 6; i++ {
				u := float64(i) / 6
				v := 1 - u
				add(v*v*v*x+3*v*v*u*s.P[0]+3*v*u*u*s.P[2]+u*u*u*s.P[4], v*v*v*y+3*v*v*u*s.P[1]+3*v*u*u*s.P[3]+u*u*u*s.P[5])
			}
			x, y = s.P[4], s.P[5]
		}
	}
	return points, starts
}

// textShare is the part of its box that a line of text covers.
const textShare = 0.2

func (r *raster) drawing(d *Drawing, t transform, stencil Color, smallest *float64) {
	outer := r.clip
	for i := range d.Marks {
		m := &d.Marks[i]
		fill := m.Paint.Fill
		if d.Stencil {
			fill = stencil
		}
		switch m.Kind {
		case KindClip:
			r.clip = r.clip.Intersect(t.rect(m.Box))
		case KindPicture:
			r.rect(t.rect(m.Box), 1, m.Picture.darkness())
		case KindText:
			size := m.Size * math.Abs(t.sy)
			*smallest = math.Min(*smallest, size)
			high := m.Face.XHeight() * m.Size / PtPerMM
			r.rect(t.rect(Rect{m.Box.X, m.Box.Y - high, m.Face.Width(m.Text, m.Size), high}), 2*textShare, darkness(fill))
		case KindUse:
			k := m.Box.W / m.Form.Size.W
			x, y := t.point(m.Box.X, m.Box.Y)
			r.drawing(m.Form, transform{t.sx * k, t.sy * k, x, y}, m.Paint.Fill, smallest)
		case KindRect:
			b := t.rect(m.Box)
			if m.Paint.Filled {
				r.rect(b, 1, darkness(fill))
			}
			r.outline([][2]float64{{b.X, b.Y}, {b.Right(), b.Y}, {b.Right(), b.Bottom()}, {b.X, b.Bottom()}}, []int{0}, m.Paint, true)
		case KindLine:
			x, y := t.point(m.Box.X, m.Box.Y)
			x2, y2 := t.point(m.Box.Right(), m.Box.Bottom())
			r.outline([][2]float64{{x, y}, {x2, y2}}, []int{0}, m.Paint, false)
		case KindPath:
			points, starts := flatten(m.Path, t)
			if m.Paint.Filled {
				r.polygon(points, starts, darkness(fill))
			}
			r.outline(points, starts, m.Paint, true)
		}
	}
	r.clip = outer
}

// outline darkens the lines between points.
func (r *raster) outline(points [][2]float64, starts []int, p Paint, closed bool) {
	if p.Line <= 0 {
		return
	}
	width := p.Line
	if p.Dash > 0 {
		width /= 2
	}
	for k, start := range starts {
		end := len(points)
		if k+1 < len(starts) {
			end = starts[k+1]
		}
		for i := start; i+1 < end; i++ {
			r.line(points[i][0], points[i][1], points[i+1][0], points[i+1][1], width, darkness(p.Stroke))
		}
		if closed && end-start > 2 {
			r.line(points[end-1][0], points[end-1][1], points[start][0], points[start][1], width, darkness(p.Stroke))
		}
	}
}
