package verify

import (
	"bytes"
	"fmt"
	"math"
	"strconv"
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
}

// reader interprets the content of one page.
type reader struct {
	pdf    *PDF
	height float64 // of the page, points
	state  state
	stack  []state
	shapes []Shape
	path   Shape
	empty  bool
}

// Shapes are the paths painted on a page, forms included, in drawing order.
func (p *PDF) Shapes(page int) ([]Shape, error) {
	pg := p.Pages[page]
	r := &reader{pdf: p, height: pg.H * ptPerMM, empty: true,
		state: state{m: matrix{1, 0, 0, 1, 0, 0}, line: 1}}
	if err := r.run(pg.Content, pg.Resources, 0); err != nil {
		return nil, fmt.Errorf("%s: page %d: %w", p.Path, page+1, err)
	}
	if len(r.stack) != 0 {
		return nil, fmt.Errorf("%s: page %d: %d q without Q", p.Path, page+1, len(r.stack))
	}
	return r.shapes, nil
}

func (r *reader) point(x, y float64) {
	m := r.state.m
	px := (m[0]*x + m[2]*y + m[4]) / ptPerMM
	py := (r.height - (m[1]*x + m[3]*y + m[5])) / ptPerMM
	if r.empty {
		r.path, r.empty = Shape{Box: Box{px, py, px, py}}, false
	}
	b := &r.path
	b.X, b.Y, b.X2, b.Y2 = math.Min(b.X, px), math.Min(b.Y, py), math.Max(b.X2, px), math.Max(b.Y2, py)
	b.Points++
}

func (r *reader) paint(filled, stroked bool) {
	if !r.empty && (filled || stroked) {
		s := r.path
		scale := math.Sqrt(math.Abs(r.state.m[0]*r.state.m[3] - r.state.m[1]*r.state.m[2]))
		s.Filled, s.Stroked, s.Line, s.Dashed = filled, stroked, r.state.line*scale/ptPerMM, r.state.dashed
		s.Fill, s.Stroke = r.state.fill, r.state.stroke
		r.shapes = append(r.shapes, s)
	}
	r.empty = true
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
		r.point(n[0], n[1])
	case "c", "v", "y":
		for i := 0; i < len(n); i += 2 {
			r.point(n[i], n[i+1])
		}
		r.path.Curves = true
	case "re":
		r.point(n[0], n[1])
		r.point(n[0]+n[2], n[1]+n[3])
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
	if dict["/Subtype"] != "/Form" {
		return fmt.Errorf("%s is no form of this page", name)
	}
	data, err := r.pdf.stream(ref)
	if err != nil {
		return err
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

// The kinds of tokens of a content stream.
const (
	tokenEnd = iota
	tokenNumber
	tokenName
	tokenString
	tokenArray
	tokenWord
)

type token struct {
	kind   int
	text   string
	number float64
	array  []token
}

type lexer struct {
	b []byte
	i int
}

func space(c byte) bool { return c <= ' ' }
func delimiter(c byte) bool {
	return bytes.IndexByte([]byte("()<>[]{}/%"), c) >= 0
}

func (l *lexer) next() (token, error) {
	for l.i < len(l.b) && space(l.b[l.i]) {
		l.i++
	}
	if l.i >= len(l.b) {
		return token{kind: tokenEnd}, nil
	}
	switch c := l.b[l.i]; c {
	case '%':
		for l.i < len(l.b) && l.b[l.i] != '\n' && l.b[l.i] != '\r' {
			l.i++
		}
		return l.next()
	case '(':
		return l.literal()
	case '[':
		l.i++
		t := token{kind: tokenArray}
		for {
			if l.i < len(l.b) && space(l.b[l.i]) {
				l.i++
				continue
			}
			if l.i < len(l.b) && l.b[l.i] == ']' {
				l.i++
				return t, nil
			}
			e, err := l.next()
			if err != nil || e.kind == tokenEnd {
				return t, fmt.Errorf("an array without end: %v", err)
			}
			t.array = append(t.array, e)
		}
	case '<', '>':
		if l.i+1 < len(l.b) && l.b[l.i+1] == c {
			return token{}, fmt.Errorf("a dictionary, which these pages do not use")
		}
		end := bytes.IndexByte(l.b[l.i:], '>')
		if end < 0 {
			return token{}, fmt.Errorf("a string without end")
		}
		l.i += end + 1
		return token{kind: tokenString}, nil
	case '/':
		start := l.i
		for l.i++; l.i < len(l.b) && !space(l.b[l.i]) && !delimiter(l.b[l.i]); l.i++ {
		}
		return token{kind: tokenName, text: string(l.b[start:l.i])}, nil
	case ')', ']', '{', '}':
		return token{}, fmt.Errorf("a stray %q", c)
	}
	start := l.i
	for l.i < len(l.b) && !space(l.b[l.i]) && !delimiter(l.b[l.i]) {
		l.i++
	}
	word := string(l.b[start:l.i])
	if f, err := strconv.ParseFloat(word, 64); err == nil {
		return token{kind: tokenNumber, text: word, number: f}, nil
	}
	return token{kind: tokenWord, text: word}, nil
}

func (l *lexer) literal() (token, error) {
	depth := 0
	for ; l.i < len(l.b); l.i++ {
		switch l.b[l.i] {
		case '\\':
			l.i++
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				l.i++
				return token{kind: tokenString}, nil
			}
		}
	}
	return token{}, fmt.Errorf("a string without end")
}
