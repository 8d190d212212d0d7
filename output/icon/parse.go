package icon

import (
	"fmt"
	"math"
	"strconv"
)

// MaxPath is the length of the longest path that ParsePath reads, in bytes.
const MaxPath = 256 << 10

// PathError says what is wrong with a path, and where.
type PathError struct {
	At  int // byte, 0 for the first
	Msg string
}

func (e *PathError) Error() string { return fmt.Sprintf("path, byte %d: %s", e.At, e.Msg) }

// ParsePath reads the d attribute of an SVG path: all commands, absolute and
// relative, in the compact notation too. The path keeps the units of d; a
// curve of any kind becomes cubic curves. An error is a *PathError; nothing of
// a broken path is returned.
func ParsePath(d string) (Path, error) {
	p := &parser{d: d}
	if len(d) > MaxPath {
		p.fail("longer than %d bytes", MaxPath)
		return nil, p.err
	}
	p.skipSpace()
	for p.err == nil && p.at < len(p.d) {
		p.command()
	}
	if p.err != nil {
		return nil, p.err
	}
	return p.path, nil
}

// point is a place, or a way from one place to another.
type point struct{ x, y float64 }

func (a point) plus(b point) point      { return point{a.x + b.x, a.y + b.y} }
func (a point) minus(b point) point     { return point{a.x - b.x, a.y - b.y} }
func (a point) times(k float64) point   { return point{a.x * k, a.y * k} }
func (a point) mirrored(in point) point { return in.plus(in.minus(a)) }

// parser reads a path from left to right. After a failure it reads no more.
type parser struct {
	d   string
	at  int
	err error

	path    Path
	begin   point // of the subpath
	current point
	control point // the last control of the curve before, for S and T
	before  byte  // the command before, in upper case
}

func (p *parser) fail(format string, args ...any) {
	if p.err == nil {
		p.err = &PathError{At: p.at, Msg: fmt.Sprintf(format, args...)}
	}
}

func (p *parser) skipSpace() {
	for p.at < len(p.d) {
		switch p.d[p.at] {
		case ' ', '\t', '\n', '\f', '\r':
			p.at++
		default:
			return
		}
	}
}

// skipComma skips the space between two arguments, and one comma in it.
func (p *parser) skipComma() {
	p.skipSpace()
	if p.at < len(p.d) && p.d[p.at] == ',' {
		p.at++
		p.skipSpace()
	}
}

// digits moves past decimal digits and says how many there were.
func (p *parser) digits() int {
	start := p.at
	for p.at < len(p.d) && p.d[p.at] >= '0' && p.d[p.at] <= '9' {
		p.at++
	}
	return p.at - start
}

// number reads the next argument, which ends where no further character can
// belong to it: "1.5-2.5.5" is 1.5, -2.5 and 0.5.
func (p *parser) number() float64 {
	if p.err != nil {
		return 0
	}
	start := p.at
	if p.at < len(p.d) && (p.d[p.at] == '+' || p.d[p.at] == '-') {
		p.at++
	}
	n := p.digits()
	if p.at < len(p.d) && p.d[p.at] == '.' {
		p.at++
		n += p.digits()
	}
	if n == 0 {
		p.at = start
		p.fail("want a number")
		return 0
	}
	if mantissa := p.at; p.at < len(p.d) && (p.d[p.at] == 'e' || p.d[p.at] == 'E') {
		p.at++
		if p.at < len(p.d) && (p.d[p.at] == '+' || p.d[p.at] == '-') {
			p.at++
		}
		if p.digits() == 0 {
			p.at = mantissa // not an exponent after all
		}
	}
	v, err := strconv.ParseFloat(p.d[start:p.at], 64)
	if err != nil {
		p.at = start
		p.fail("number out of range")
		return 0
	}
	p.skipComma()
	return v
}

// flag reads 0 or 1, which needs nothing between it and what follows.
func (p *parser) flag() bool {
	if p.err != nil {
		return false
	}
	if p.at >= len(p.d) || p.d[p.at] != '0' && p.d[p.at] != '1' {
		p.fail("want a flag, 0 or 1")
		return false
	}
	one := p.d[p.at] == '1'
	p.at++
	p.skipComma()
	return one
}

// pair reads a point, counted from the current one if relative.
func (p *parser) pair(relative bool) point {
	x := p.number()
	v := point{x, p.number()}
	if relative {
		v = v.plus(p.current)
	}
	return v
}

// more reports whether another argument follows. A comma before it was
// skipped; one that stands before a command is let pass.
func (p *parser) more() bool {
	if p.err != nil || p.at >= len(p.d) {
		return false
	}
	c := p.d[p.at]
	return c >= '0' && c <= '9' || c == '.' || c == '-' || c == '+'
}

// command reads one command with all its sets of arguments.
func (p *parser) command() {
	c := p.d[p.at]
	relative := c >= 'a' && c <= 'z'
	if relative {
		c -= 'a' - 'A'
	}
	switch c {
	case 'M', 'L', 'H', 'V', 'C', 'S', 'Q', 'T', 'A', 'Z':
	default:
		p.fail("want a command, have %q", p.d[p.at])
		return
	}
	if p.path == nil && c != 'M' {
		p.fail("want M first, have %q", p.d[p.at])
		return
	}
	p.at++
	p.skipSpace()
	if c == 'Z' {
		p.add(Seg{Op: Close}, p.begin)
		p.before = c
		p.skipSpace()
		return
	}
	for first := true; first || p.more(); first = false {
		p.draw(c, relative)
		p.before = c
		if c == 'M' {
			c = 'L' // further points after M are lines
		}
	}
}

// draw reads one set of arguments of c and adds what it draws.
func (p *parser) draw(c byte, relative bool) {
	switch c {
	case 'M':
		p.begin = p.pair(relative)
		p.add(Seg{Op: Move}, p.begin)
	case 'L':
		p.line(p.pair(relative))
	case 'H':
		to := point{p.number(), p.current.y}
		if relative {
			to.x += p.current.x
		}
		p.line(to)
	case 'V':
		to := point{p.current.x, p.number()}
		if relative {
			to.y += p.current.y
		}
		p.line(to)
	case 'C':
		a := p.pair(relative)
		b := p.pair(relative)
		p.curve(a, b, p.pair(relative))
	case 'S':
		a := p.reflected('C', 'S')
		b := p.pair(relative)
		p.curve(a, b, p.pair(relative))
	case 'Q':
		a := p.pair(relative)
		p.quadratic(a, p.pair(relative))
	case 'T':
		a := p.reflected('Q', 'T')
		p.quadratic(a, p.pair(relative))
	case 'A':
		rx, ry, turn := p.number(), p.number(), p.number()
		large, sweep := p.flag(), p.flag()
		p.arc(rx, ry, turn, large, sweep, p.pair(relative))
	}
}

// reflected is the control that continues the curve before smoothly, or the
// current point if the command before was neither of the two.
func (p *parser) reflected(a, b byte) point {
	if p.before == a || p.before == b {
		return p.control.mirrored(p.current)
	}
	return p.current
}

// add appends s, which ends at to. Its own point is set here for M and L.
func (p *parser) add(s Seg, to point) {
	if p.err != nil {
		return
	}
	// After Z a drawing command begins a new subpath where the last one began.
	if p.before == 'Z' && s.Op != Move && s.Op != Close && p.path[len(p.path)-1].Op == Close {
		p.path = append(p.path, Seg{Op: Move, P: [6]float64{p.begin.x, p.begin.y}})
	}
	if s.Op == Move || s.Op == Line {
		s.P[0], s.P[1] = to.x, to.y
	}
	for _, v := range s.P {
		if math.IsNaN(v) || math.IsInf(v, 0) {
			p.fail("number out of range")
			return
		}
	}
	p.path = append(p.path, s)
	p.current = to
}

func (p *parser) line(to point) { p.add(Seg{Op: Line}, to) }

func (p *parser) curve(a, b, to point) {
	p.control = b
	p.add(Seg{Op: Cubic, P: [6]float64{a.x, a.y, b.x, b.y, to.x, to.y}}, to)
}

// quadratic adds a curve with one control as the cubic curve that it equals.
func (p *parser) quadratic(control, to point) {
	a := p.current.plus(control.minus(p.current).times(2.0 / 3))
	b := to.plus(control.minus(to).times(2.0 / 3))
	p.curve(a, b, to)
	p.control = control
}
