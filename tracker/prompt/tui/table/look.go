package table

import (
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// Look is how many colours the terminal shows.
type Look int

// The looks. None of them needs to know the background. Those of the 256 have a
// contrast of 4.5 on white and on black. The 16 are what the terminal makes of
// them: these three are the ones that suit both, in the usual palettes, and what
// is faint stays to the terminal.
const (
	Mono Look = iota
	Sixteen
	Many
)

// codes is the SGR codes of a role.
func (l Look) codes(r Role) string {
	color := func(sixteen, many int) string {
		switch l {
		case Sixteen:
			return ";" + strconv.Itoa(sixteen)
		case Many:
			return ";38;5;" + strconv.Itoa(many)
		}
		return ""
	}
	switch r {
	case Strong:
		return "1"
	case Faint:
		if l == Many {
			return "38;5;243"
		}
		return "2"
	case Reverse:
		return "1;7"
	case Alert:
		return "1" + color(91, 163)
	case Camp1:
		return "1" + color(91, 131)
	case Camp2:
		return "1" + color(94, 63)
	case Camp3:
		return "1" + color(35, 29)
	}
	return ""
}

// paint is the lines with the sequences of the terminal, cut to its size.
func (l Look) paint(lines []Line, width, height int) string {
	var b strings.Builder
	for i, line := range lines {
		if i == height {
			break
		}
		if i > 0 {
			b.WriteByte('\n')
		}
		at := 0
		for _, s := range line {
			w := ansi.StringWidth(s.Text)
			if at+w > width {
				s.Text = ansi.Truncate(s.Text, width-at, "")
				w = ansi.StringWidth(s.Text)
			}
			at += w
			code := l.codes(s.Role)
			if code == "" || s.Text == "" {
				b.WriteString(s.Text)
				continue
			}
			b.WriteString("\x1b[" + code + "m" + s.Text + "\x1b[0m")
		}
	}
	return b.String()
}
