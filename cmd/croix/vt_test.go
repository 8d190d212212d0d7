package main

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/mattn/go-runewidth"
)

// vt is as much of a terminal as the live table writes for: what stands where,
// and how it looks.
type vt struct {
	width, height int
	cells         [][]vtCell
	x, y          int
	look          vtLook
	rest          []byte // a sequence of which more is to come
}

// vtLook is how a cell looks; its text is "" for the second half of a wide one.
type (
	vtLook struct {
		bold, faint, reverse bool
		colour               string // "" or its parameters, such as 38;5;167
	}
	vtCell struct {
		text string
		look vtLook
	}
)

func newVT(width, height int) *vt {
	v := &vt{}
	v.resize(width, height)
	return v
}

// resize begins anew with an empty screen of another size: who writes on it
// draws all of it again.
func (v *vt) resize(width, height int) {
	v.width, v.height, v.x, v.y, v.look = width, height, 0, 0, vtLook{}
	v.cells = make([][]vtCell, height)
	for y := range v.cells {
		v.clear(y, 0)
	}
}

func (v *vt) clear(y, from int) {
	v.cells[y] = append(v.cells[y][:min(from, len(v.cells[y]))], make([]vtCell, v.width-from)...)
	for x := from; x < v.width; x++ {
		v.cells[y][x] = vtCell{text: " "}
	}
}

// Write takes what a program writes.
func (v *vt) Write(b []byte) (int, error) {
	data := append(v.rest, b...)
	v.rest = nil
	for len(data) > 0 {
		n := v.one(data)
		if n == 0 {
			v.rest = append([]byte(nil), data...)
			break
		}
		data = data[n:]
	}
	return len(b), nil
}

// one takes a character or a sequence, and tells how many bytes that were; 0 if
// more has to come first.
func (v *vt) one(b []byte) int {
	switch b[0] {
	case '\r':
		v.x = 0
		return 1
	case '\n':
		v.y = min(v.y+1, v.height-1)
		return 1
	case '\x1b':
		return v.escape(b)
	}
	if b[0] < ' ' {
		return 1
	}
	if !utf8.FullRune(b) {
		return 0
	}
	r, n := utf8.DecodeRune(b)
	switch w := runewidth.RuneWidth(r); {
	case w == 0 && v.x > 0:
		v.cells[v.y][v.x-1].text += string(r)
	case v.x+w <= v.width:
		v.cells[v.y][v.x] = vtCell{string(r), v.look}
		if w == 2 {
			v.cells[v.y][v.x+1] = vtCell{"", v.look}
		}
		v.x += w
	}
	return n
}

func (v *vt) escape(b []byte) int {
	if len(b) < 2 {
		return 0
	}
	if b[1] != '[' {
		return 2
	}
	for i := 2; i < len(b); i++ {
		if b[i] >= 0x40 && b[i] <= 0x7e {
			v.control(b[i], string(b[2:i]))
			return i + 1
		}
	}
	return 0
}

func (v *vt) control(final byte, params string) {
	first, second, _ := strings.Cut(params, ";")
	n, err := strconv.Atoi(first)
	count := max(1, n)
	switch final {
	case 'A':
		v.y = max(0, v.y-count)
	case 'B':
		v.y = min(v.height-1, v.y+count)
	case 'C':
		v.x = min(v.width-1, v.x+count)
	case 'D':
		v.x = max(0, v.x-count)
	case 'H':
		column, _ := strconv.Atoi(second)
		v.y, v.x = min(count, v.height)-1, min(max(1, column), v.width)-1
	case 'J':
		from := v.y + 1
		if n == 2 {
			from = 0
		} else {
			v.clear(v.y, v.x)
		}
		for y := from; y < v.height; y++ {
			v.clear(y, 0)
		}
	case 'K':
		if err != nil || n == 0 {
			v.clear(v.y, v.x)
		} else {
			v.clear(v.y, 0)
		}
	case 'm':
		v.paint(strings.Split(params, ";"))
	}
}

func (v *vt) paint(codes []string) {
	for i := 0; i < len(codes); i++ {
		n, _ := strconv.Atoi(codes[i])
		switch {
		case n == 0:
			v.look = vtLook{}
		case n == 1:
			v.look.bold = true
		case n == 2:
			v.look.faint = true
		case n == 7:
			v.look.reverse = true
		case n == 22:
			v.look.bold, v.look.faint = false, false
		case n == 27:
			v.look.reverse = false
		case n >= 30 && n <= 37:
			v.look.colour = codes[i]
		case n == 38 && i+2 < len(codes):
			v.look.colour = strings.Join(codes[i:i+3], ";")
			i += 2
		case n == 39:
			v.look.colour = ""
		}
	}
}

// painted is what stands on the screen and how it looks, with or without
// colours: a look in angle brackets begins where it does.
func (v *vt) painted(colours bool) string {
	return v.shown(func(l vtLook) string {
		mark := ""
		for _, is := range []struct {
			it   bool
			mark string
		}{{l.bold, "b"}, {l.faint, "f"}, {l.reverse, "r"}} {
			if is.it {
				mark += is.mark
			}
		}
		if colours && l.colour != "" {
			mark += " " + l.colour
		}
		return "⟨" + mark + "⟩"
	})
}

// shown is the lines of the screen, with a mark wherever it changes.
func (v *vt) shown(mark func(vtLook) string) string {
	var b strings.Builder
	for _, line := range v.cells {
		for len(line) > 0 && line[len(line)-1].text == " " {
			line = line[:len(line)-1]
		}
		last := mark(vtLook{})
		for _, c := range line {
			if m := mark(c.look); m != last && c.text != "" {
				b.WriteString(m)
				last = m
			}
			b.WriteString(c.text)
		}
		b.WriteByte('\n')
	}
	return b.String()
}
