package verify

import (
	"fmt"
	"math"
)

// Box is a rectangle in millimetres of the page.
type Box struct{ X, Y, X2, Y2 float64 }

func (b Box) W() float64 { return b.X2 - b.X }
func (b Box) H() float64 { return b.Y2 - b.Y }

// Mid is the middle of the box.
func (b Box) Mid() (x, y float64) { return (b.X + b.X2) / 2, (b.Y + b.Y2) / 2 }

// Grow is the box larger by d on every side.
func (b Box) Grow(d float64) Box { return Box{b.X - d, b.Y - d, b.X2 + d, b.Y2 + d} }

// Has tells whether the point lies in the box.
func (b Box) Has(x, y float64) bool { return x >= b.X && x <= b.X2 && y >= b.Y && y <= b.Y2 }

// Holds tells whether c lies in b.
func (b Box) Holds(c Box) bool { return b.Has(c.X, c.Y) && b.Has(c.X2, c.Y2) }

// Meets tells whether the insides of b and c have a point in common.
func (b Box) Meets(c Box) bool { return b.X < c.X2 && c.X < b.X2 && b.Y < c.Y2 && c.Y < b.Y2 }

// And is what b and c have in common; its sides are turned round if that is
// nothing.
func (b Box) And(c Box) Box {
	return Box{math.Max(b.X, c.X), math.Max(b.Y, c.Y), math.Min(b.X2, c.X2), math.Min(b.Y2, c.Y2)}
}

// Area is the area in square millimetres; 0 for nothing.
func (b Box) Area() float64 { return math.Max(0, b.W()) * math.Max(0, b.H()) }

func (b Box) String() string { return fmt.Sprintf("%.3f,%.3f-%.3f,%.3f mm", b.X, b.Y, b.X2, b.Y2) }

// Shape is a path as it is painted on a page: the box of its points, without
// the width of its line.
type Shape struct {
	Box
	Points  int
	Curves  bool
	Filled  bool
	Stroked bool
	Line    float64 // width in millimetres
	Dashed  bool
	Fill    [3]float64
	Stroke  [3]float64
	Steps   []Step // its points in order, without control points
	Clip    Box    // outside it nothing shows
}

// Step is a point of a path, reached by a line or a curve.
type Step struct {
	X, Y  float64
	Curve bool
	// The middle of the curve, where it is half way by its parameter.
	MidX, MidY float64
}

// Use is a form that a page draws, but not those within forms.
type Use struct {
	Ref     string
	Form    matrix // from the form to the page, both in points, y upwards
	Clip    Box
	Painted int // how many shapes were painted on the page before
}

// matrix is a b c d e f of a PDF.
type matrix [6]float64

// then is m followed by n.
func (m matrix) then(n matrix) matrix {
	return matrix{
		m[0]*n[0] + m[1]*n[2], m[0]*n[1] + m[1]*n[3],
		m[2]*n[0] + m[3]*n[2], m[2]*n[1] + m[3]*n[3],
		m[4]*n[0] + m[5]*n[2] + n[4], m[4]*n[1] + m[5]*n[3] + n[5],
	}
}

type state struct {
	m            matrix
	line         float64
	dashed       bool
	fill, stroke [3]float64
	clip         Box
}

// reader interprets the content of one page.
type reader struct {
	pdf    *PDF
	height float64 // of the page, points
	state  state
	stack  []state
	shapes []Shape
	uses   []Use
	images []Image
	path   Shape
	empty  bool
	clips  bool // the path is a clip as soon as it is painted
}

// Shapes are the paths painted on a page, forms included, in drawing order.
func (p *PDF) Shapes(page int) ([]Shape, error) {
	r, err := p.draw(page)
	if err != nil {
		return nil, err
	}
	return r.shapes, nil
}

// Uses are the forms that a page draws, in order.
func (p *PDF) Uses(page int) ([]Use, error) {
	r, err := p.draw(page)
	if err != nil {
		return nil, err
	}
	return r.uses, nil
}

// draw interprets a page, once.
func (p *PDF) draw(page int) (*reader, error) {
	p.lock.Lock()
	defer p.lock.Unlock()
	if r := p.drawn[page]; r != nil {
		return r, nil
	}
	pg := p.Pages[page]
	r := &reader{pdf: p, height: pg.H * ptPerMM, empty: true,
		state: state{m: matrix{1, 0, 0, 1, 0, 0}, line: 1, clip: Box{0, 0, pg.W, pg.H}}}
	if err := r.run(pg.Content, pg.Resources, 0); err != nil {
		return nil, fmt.Errorf("%s: page %d: %w", p.Path, page+1, err)
	}
	if len(r.stack) != 0 {
		return nil, fmt.Errorf("%s: page %d: %d q without Q", p.Path, page+1, len(r.stack))
	}
	p.drawn[page] = r
	return r, nil
}

// place is a point of the page in millimetres from its top left.
func (r *reader) place(x, y float64) (px, py float64) {
	m := r.state.m
	return (m[0]*x + m[2]*y + m[4]) / ptPerMM, (r.height - (m[1]*x + m[3]*y + m[5])) / ptPerMM
}

func (r *reader) point(x, y float64) {
	px, py := r.place(x, y)
	if r.empty {
		r.path, r.empty = Shape{Box: Box{px, py, px, py}}, false
	}
	b := &r.path
	b.X, b.Y, b.X2, b.Y2 = math.Min(b.X, px), math.Min(b.Y, py), math.Max(b.X2, px), math.Max(b.Y2, py)
	b.Points++
}

// step ends a line at a point.
func (r *reader) step(x, y float64) {
	r.point(x, y)
	px, py := r.place(x, y)
	r.path.Steps = append(r.path.Steps, Step{X: px, Y: py})
}

// curve ends a curve with two control points.
func (r *reader) curve(n []float64) {
	for i := 0; i < len(n); i += 2 {
		r.point(n[i], n[i+1])
	}
	r.path.Curves = true
	if len(n) != 6 || len(r.path.Steps) == 0 {
		return
	}
	from := r.path.Steps[len(r.path.Steps)-1]
	s := Step{Curve: true}
	ax, ay := r.place(n[0], n[1])
	bx, by := r.place(n[2], n[3])
	s.X, s.Y = r.place(n[4], n[5])
	s.MidX, s.MidY = (from.X+3*ax+3*bx+s.X)/8, (from.Y+3*ay+3*by+s.Y)/8
	r.path.Steps = append(r.path.Steps, s)
}

func (r *reader) paint(filled, stroked bool) {
	if !r.empty && (filled || stroked) {
		s := r.path
		scale := math.Sqrt(math.Abs(r.state.m[0]*r.state.m[3] - r.state.m[1]*r.state.m[2]))
		s.Filled, s.Stroked, s.Line, s.Dashed = filled, stroked, r.state.line*scale/ptPerMM, r.state.dashed
		s.Fill, s.Stroke, s.Clip = r.state.fill, r.state.stroke, r.state.clip
		r.shapes = append(r.shapes, s)
	}
	if r.clips && !r.empty {
		r.state.clip = r.state.clip.And(r.path.Box)
	}
	r.empty, r.clips = true, false
}

func (r *reader) run(content []byte, resources map[string]any, depth int) error {
	if depth > 20 {
		return fmt.Errorf("forms within forms without end")
	}
	lex := lexer{b: content}
	var args []token
	for {
		t, err := lex.next()
		if err != nil {
			return err
		}
		switch t.kind {
		case tokenEnd:
			return nil
		case tokenWord:
			if err := r.operator(t.text, args, resources, depth); err != nil {
				return fmt.Errorf("%q: %w", t.text, err)
			}
			args = args[:0]
		default:
			args = append(args, t)
		}
	}
}

func numbers(args []token, n int) ([]float64, error) {
	if len(args) < n {
		return nil, fmt.Errorf("%d operands instead of %d", len(args), n)
	}
	out := make([]float64, n)
	for i, t := range args[len(args)-n:] {
		if t.kind != tokenNumber {
			return nil, fmt.Errorf("%q is no number", t.text)
		}
		out[i] = t.number
	}
	return out, nil
}

// operands are how many numbers an operator takes.
var operands = map[string]int{
	"m": 2, "l": 2, "c": 6, "v": 4, "y": 4, "re": 4, "cm": 6, "w": 1,
	"g": 1, "G": 1, "rg": 3, "RG": 3, "k": 4, "K": 4,
}

func (r *reader) operator(op string, args []token, resources map[string]any, depth int) error {
	n, err := numbers(args, operands[op])
	if err != nil {
		return err
	}
	st := &r.state
	switch op {
	case "q":
		r.stack = append(r.stack, *st)
	case "Q":
		if len(r.stack) == 0 {
			return fmt.Errorf("no q before it")
		}
		*st, r.stack = r.stack[len(r.stack)-1], r.stack[:len(r.stack)-1]
	case "cm":
		st.m = matrix(n).then(st.m)
	case "w":
		st.line = n[0]
	case "d":
		st.dashed = len(args) > 0 && len(args[0].array) > 0
	case "g":
		st.fill = [3]float64{n[0], n[0], n[0]}
	case "G":
		st.stroke = [3]float64{n[0], n[0], n[0]}
	case "rg":
		st.fill = [3]float64(n)
	case "RG":
		st.stroke = [3]float64(n)
	case "k", "K", "cs", "CS", "sc", "scn", "SC", "SCN", "sh", "BI":
		return fmt.Errorf("a colour, shading or image that these pages do not use")
	case "m", "l":
		r.step(n[0], n[1])
	case "c", "v", "y":
		r.curve(n)
	case "re":
		r.step(n[0], n[1])
		r.step(n[0]+n[2], n[1]+n[3])
	case "W", "W*":
		r.clips = true
	case "S", "s":
		r.paint(false, true)
	case "f", "F", "f*":
		r.paint(true, false)
	case "B", "B*", "b", "b*":
		r.paint(true, true)
	case "n":
		r.paint(false, false)
	case "Do":
		return r.form(args, resources, depth)
	}
	return nil
}

// form draws a form XObject.
func (r *reader) form(args []token, resources map[string]any, depth int) error {
	if len(args) != 1 {
		return fmt.Errorf("no name")
	}
	name := args[0].text
	ref, _ := r.pdf.dict(resources["/XObject"])[name].(string)
	dict := r.pdf.dict(ref)
	if dict["/Subtype"] == "/Image" {
		return r.image(dict)
	}
	if dict["/Subtype"] != "/Form" {
		return fmt.Errorf("%s is no form of this page", name)
	}
	data, err := r.pdf.stream(ref)
	if err != nil {
		return err
	}
	if depth == 0 {
		r.uses = append(r.uses, Use{Ref: ref, Form: r.state.m, Clip: r.state.clip, Painted: len(r.shapes)})
	}
	saved, below := r.state, len(r.stack)
	if m := floats(list(dict["/Matrix"])); len(m) == 6 {
		r.state.m = matrix(m).then(r.state.m)
	}
	inner := r.pdf.dict(dict["/Resources"])
	if inner == nil {
		inner = resources
	}
	err = r.run(data, inner, depth+1)
	if err == nil && len(r.stack) != below {
		err = fmt.Errorf("%s: q and Q are not in pairs", name)
	}
	r.state = saved
	return err
}

func list(v any) []any { a, _ := v.([]any); return a }
