package pdf

import (
	"math"
	"strconv"
	"unicode/utf16"

	"github.com/jung-kurt/gofpdf"

	"croix/output"
	"croix/output/face"
	"croix/output/icon"
)

// stream writes the operators of one page or form. Coordinates are those of
// the drawing, millimetres and y downwards; the PDF's are points and y
// upwards, which flip converts. Numbers have two decimals: 0.0035 mm.
type stream struct {
	b      []byte
	w      *writer
	seen   map[*form]bool // forms shown so far
	listed []gofpdf.Template
	flip   float64 // height of the drawing, millimetres
	unit   int64   // numbers are rounded to one part in unit
	mono   bool    // a stencil: colours are not set
	// The graphics state, so that what is already set is not set again.
	fill, stroke colorState
	line, dash   float64
	font         *face.Face
	size         float64
	inText       bool // between BT and ET
}

type colorState struct {
	c   output.Color
	set bool
}

// restart forgets the graphics state: what follows stands in a new one.
func (s *stream) restart(flip float64) {
	*s = stream{b: s.b, w: s.w, seen: s.seen, listed: s.listed, flip: flip, unit: 100, line: -1, dash: -1}
}

// num writes v with at most two decimals and a space, fine with at most five.
func (s *stream) num(v float64)  { s.b = appendDecimal(s.b, v, s.unit) }
func (s *stream) fine(v float64) { s.b = appendDecimal(s.b, v, 100000) }

// appendDecimal appends v rounded to one part in unit, a power of ten, without
// trailing zeros, and a space.
func appendDecimal(b []byte, v float64, unit int64) []byte {
	n := int64(math.Round(v * float64(unit)))
	if n < 0 {
		b = append(b, '-')
		n = -n
	}
	b = strconv.AppendInt(b, n/unit, 10)
	if r := n % unit; r != 0 {
		b = append(b, '.')
		for r != 0 {
			unit /= 10
			b = append(b, byte('0'+r/unit))
			r %= unit
		}
	}
	return append(b, ' ')
}

func (s *stream) op(name string) {
	s.b = append(s.b, name...)
	s.b = append(s.b, '\n')
}

func (s *stream) x(mm float64) { s.num(mm * output.PtPerMM) }
func (s *stream) y(mm float64) { s.num((s.flip - mm) * output.PtPerMM) }
func (s *stream) xy(x, y float64) {
	s.x(x)
	s.y(y)
}

func (s *stream) color(st *colorState, c output.Color, grey, rgb string) {
	if s.mono || st.set && st.c == c {
		return
	}
	*st = colorState{c, true}
	if c.R == c.G && c.G == c.B {
		s.level(c.R)
		s.op(grey)
		return
	}
	for _, v := range []uint8{c.R, c.G, c.B} {
		s.level(v)
	}
	s.op(rgb)
}

func (s *stream) level(v uint8) { s.b = appendDecimal(s.b, float64(v)/255, 1000) }

// paint sets the colours and line of p and gives the operator that fills and
// strokes a path with them.
func (s *stream) paint(p output.Paint) string {
	if p.Filled {
		s.color(&s.fill, p.Fill, "g", "rg")
	}
	if p.Line <= 0 {
		if p.Filled {
			return "f"
		}
		return "n"
	}
	s.color(&s.stroke, p.Stroke, "G", "RG")
	if s.line != p.Line {
		s.line = p.Line
		s.x(p.Line)
		s.op("w")
	}
	if s.dash != p.Dash {
		s.dash = p.Dash
		s.b = append(s.b, '[')
		if p.Dash > 0 {
			s.x(p.Dash)
		}
		s.op("] 0 d")
	}
	if p.Filled {
		return "B"
	}
	return "S"
}

func (s *stream) rect(r output.Rect) {
	s.xy(r.X, r.Bottom())
	s.x(r.W)
	s.x(r.H)
	s.op("re")
}

func (s *stream) path(p icon.Path) {
	for _, seg := range p {
		switch seg.Op {
		case 'M':
			s.xy(seg.P[0], seg.P[1])
			s.op("m")
		case 'L':
			s.xy(seg.P[0], seg.P[1])
			s.op("l")
		case 'C':
			for i := 0; i < 6; i += 2 {
				s.xy(seg.P[i], seg.P[i+1])
			}
			s.op("c")
		case 'Z':
			s.op("h")
		}
	}
}

// mark writes one mark.
func (s *stream) mark(m *output.Mark) error {
	if m.Kind != output.KindText && s.inText {
		s.endText()
	}
	switch m.Kind {
	case output.KindRect:
		op := s.paint(m.Paint)
		if m.Radius > 0 {
			s.path(rounded(m.Box, m.Radius))
		} else {
			s.rect(m.Box)
		}
		s.op(op)
	case output.KindLine:
		op := s.paint(m.Paint)
		s.xy(m.Box.X, m.Box.Y)
		s.op("m")
		s.xy(m.Box.Right(), m.Box.Bottom())
		s.op("l")
		s.op(op)
	case output.KindPath:
		op := s.paint(m.Paint)
		s.path(m.Path)
		s.op(op)
	case output.KindClip:
		s.rect(m.Box)
		s.op("W n")
	case output.KindPicture:
		return s.picture(m)
	case output.KindText:
		return s.text(m)
	case output.KindUse:
		return s.use(m)
	}
	return nil
}

// rounded is a rectangle with round corners.
func rounded(b output.Rect, r float64) icon.Path {
	r = min(r, b.W/2, b.H/2)
	k := r * (1 - 4*(math.Sqrt2-1)/3)
	x, y, x2, y2 := b.X, b.Y, b.Right(), b.Bottom()
	at := func(op icon.Op, p ...float64) icon.Seg {
		seg := icon.Seg{Op: op}
		copy(seg.P[:], p)
		return seg
	}
	return icon.Path{
		at('M', x+r, y),
		at('L', x2-r, y), at('C', x2-k, y, x2, y+k, x2, y+r),
		at('L', x2, y2-r), at('C', x2, y2-k, x2-k, y2, x2-r, y2),
		at('L', x+r, y2), at('C', x+k, y2, x, y2-k, x, y2-r),
		at('L', x, y+r), at('C', x, y+k, x+k, y, x+r, y),
		at('Z'),
	}
}

func (s *stream) endText() {
	s.op("ET")
	s.inText = false
}

// text shows a string, kerned by hand since the library does not kern.
func (s *stream) text(m *output.Mark) error {
	f, err := s.w.font(m.Face)
	if err != nil {
		return err
	}
	s.color(&s.fill, m.Paint.Fill, "g", "rg")
	if !s.inText {
		s.b = append(s.b, "BT\n"...)
		s.inText = true
	}
	if s.font != m.Face || s.size != m.Size {
		s.font, s.size = m.Face, m.Size
		s.b = append(s.b, f.resource...)
		s.b = append(s.b, ' ')
		s.num(m.Size)
		s.op("Tf")
	}
	s.b = append(s.b, "1 0 0 1 "...)
	s.xy(m.Box.X, m.Box.Y)
	s.b = append(s.b, "Tm\n[("...)
	prev := rune(-1)
	for _, r := range m.Text {
		if r > 0xffff || utf16.IsSurrogate(r) {
			return &output.GlyphError{Card: "text", Field: m.Text, Rune: r, Face: m.Face.Name()}
		}
		if k := kern(m.Face, prev, r); k != 0 {
			s.b = append(s.b, ')')
			s.b = strconv.AppendInt(s.b, int64(-k), 10)
			s.b = append(s.b, '(')
		}
		f.used[r] = true
		s.b = appendByte(appendByte(s.b, byte(r>>8)), byte(r))
		prev = r
	}
	s.b = append(s.b, ")]TJ\n"...)
	return nil
}

func kern(f *face.Face, prev, r rune) int {
	if prev < 0 {
		return 0
	}
	return f.Kern(prev, r)
}

// appendByte appends a byte of a PDF string.
func appendByte(b []byte, c byte) []byte {
	switch c {
	case '(', ')', '\\':
		return append(b, '\\', c)
	case '\r':
		return append(b, `\r`...)
	}
	return append(b, c)
}
