package term

import (
	"fmt"
	"slices"
	"strings"
)

// figures is what is drawn with the camps beside it or below, and those that have
// no row.
func (s Screen) figures(width int) []Line {
	var all []Line
	wide := 0
	for _, l := range s.Art {
		all = append(all, cutLine(l, width))
		wide = max(wide, lineWidth(l))
	}
	if beside := width - wide - gap; wide > 0 && beside >= leastCamp {
		for y, l := range s.camps(beside) {
			if y == len(all) {
				all = append(all, nil)
			}
			all[y] = append(append(padLine(all[y], wide), Span{strings.Repeat(" ", gap), Plain}), l...)
		}
	} else {
		all = append(all, s.camps(width)...)
	}
	for _, text := range s.Folded {
		all = append(all, plain(Wrap(text, width, "  "), Faint)...)
	}
	return all
}

// activeMark stands before the key of the active figure.
const activeMark = "▶"

// only is the figures; below them stand as many rows as there is room for, at least
// that under the cursor: Enter does nothing unseen.
func (s Screen) only(width, height int) []Line {
	figures := s.figures(width)
	board := height
	if len(s.Menu.Rows) > 0 && height > 1 {
		board = min(len(figures), height-1)
	}
	shown := scrolled(figures, s.Scroll, width, board)
	if len(s.Art) > 0 {
		shown = s.around(figures, width, board)
	}
	return append(shown, s.menu(width, height-board)...)
}

// around is height lines of the figures: from the first on, unless the cursor on
// what is drawn would not be among them, or without any the active one with what
// it has.
func (s Screen) around(figures []Line, width, height int) []Line {
	at, lines := slices.IndexFunc(s.Art, func(l Line) bool {
		return slices.ContainsFunc(l, func(s Span) bool { return s.Role == Reverse })
	}), 1
	if len(s.Art) == 0 {
		at, lines = slices.IndexFunc(figures, func(l Line) bool {
			return slices.ContainsFunc(l, func(s Span) bool { return strings.HasPrefix(s.Text, activeMark) })
		}), activeLines
	}
	first := 0
	if at+min(lines, height) > height {
		first, _ = window(len(figures), at, height)
	}
	return scrolled(figures, first+s.Scroll, width, height)
}

// activeLines is how many lines the active figure takes, with what it has.
const activeLines = 2

// camps is the camps, side by side where there is room.
func (s Screen) camps(width int) []Line {
	columns := max(1, min(len(s.Camps), (width+gap)/(leastCamp+gap)))
	each := (width - gap*(columns-1)) / columns
	var all []Line
	for at := 0; at < len(s.Camps); at += columns {
		var blocks [][]Line
		high := 0
		for _, c := range s.Camps[at:min(len(s.Camps), at+columns)] {
			b := c.lines(each)
			blocks, high = append(blocks, b), max(high, len(b))
		}
		for y := range high {
			var line Line
			for i, b := range blocks {
				if i > 0 {
					line = append(padLine(line, i*(each+gap)-gap), Span{strings.Repeat(" ", gap), Plain})
				}
				if y < len(b) {
					line = append(line, b[y]...)
				}
			}
			all = append(all, line)
		}
	}
	return all
}

// lines is a camp: its title, then a line for each figure and one more for what
// it has.
func (c Camp) lines(width int) []Line {
	all := []Line{{{cut(c.Title, width), c.Role}}}
	for i := range c.Figures {
		all = append(all, c.Figures[i].lines(width)...)
	}
	return all
}

// Widths of the parts of a row, columns.
const (
	keyWidth  = 3
	barWidth  = 5
	sumWidth  = 5
	dotsWidth = 4
)

func (f *Figure) lines(width int) []Line {
	mark := " "
	if f.Active {
		mark = activeMark
	}
	wide := width >= leastCamp
	name := width - keyWidth - 1 - sumWidth - dotsWidth - 2
	if wide {
		name -= barWidth + 1
	}
	name = max(4, min(name, 22))
	role := Plain
	switch {
	case f.Active:
		role = Reverse
	case f.Faint:
		role = Faint
	}
	line := Line{{mark + pad(f.Key, keyWidth, false), Strong}}
	shown := f.Name
	if f.Active {
		shown = strings.ToUpper(shown)
	}
	line = append(line, Span{pad(cut(shown, name), name, false), role}, Span{" ", Plain})
	if f.Most > 0 {
		if wide {
			line = append(line, Span{bar(f.Now, f.Most, barWidth) + " ", f.Role})
		}
		line = append(line, Span{pad(amount(f), sumWidth, true) + " ", Plain})
	}
	words := strings.Join(f.Words, " ")
	tail := strings.Join(f.Facts, " · ")
	switch left := dots(f.Left); {
	case left == "" && f.Note != "" && Width(f.Note) <= dotsWidth: // no row moves for it
		line = append(line, Span{pad(f.Note, dotsWidth, false), Faint})
	default:
		line = append(line, Span{pad(left, dotsWidth, false), Strong})
		if f.Note != "" {
			tail = strings.TrimSuffix(f.Note+" · "+tail, " · ")
		}
	}
	rest := width - lineWidth(line)
	if words != "" && Width(words) <= rest {
		line = append(line, Span{words, Alert})
		words = ""
	}
	all := []Line{cutLine(line, width)}
	indent := strings.Repeat(" ", keyWidth+1)
	if words != "" {
		all = append(all, cutLine(Line{{indent, Plain}, {words, Alert}}, width))
	}
	if tail != "" {
		lines := Wrap(tail, width-len(indent), "")
		if len(lines) > 3 {
			lines = append(lines[:2], lines[2]+" …")
		}
		for _, l := range lines {
			all = append(all, cutLine(Line{{indent, Plain}, {l, Faint}}, width))
		}
	}
	return all
}

// oneLines is how many lines one figure in large type takes at least: its name, its
// number, its bar.
const oneLines = 7

// one is one figure in large type.
func (s Screen) one(width, height int) []Line {
	f := s.One
	switch {
	case f == nil && s.Nobody != "":
		all := append(plain(Wrap(s.Nobody, width, "  "), Strong), Line{})
		return append(all, s.menu(width, height-len(all))...)
	case f == nil:
		return s.only(width, height)
	}
	name := Line{{strings.TrimSpace(f.Key + " " + strings.ToUpper(f.Name)), Strong}}
	if len(f.Words) > 0 {
		name = append(name, Span{"  " + strings.Join(f.Words, " · "), Alert})
	}
	all := []Line{cutLine(name, width)}
	left := Span{cut(strings.TrimSpace(dots(f.Left)+" "+f.Note), width), Strong}
	if f.Most > 0 {
		number := amount(f)
		switch large := Large(number); {
		case height < oneLines || Width(large[0]) > width:
			all = append(all, Line{{number, Strong}})
		case height < oneLines+3:
			all = append(all, plain(large, f.Role)...)
		default:
			all = append(append(append(all, Line{}), plain(large, f.Role)...), Line{})
		}
		all = append(all, Line{{bar(f.Now, f.Most, max(1, min(width-Width(left.Text)-1, 40))) + " ", f.Role}, left})
	} else {
		all = append(all, Line{left})
	}
	if len(f.Facts) > 0 {
		all = append(all, plain(Wrap(strings.Join(f.Facts, " · "), width, "  "), Strong)...)
	}
	if len(s.Menu.Rows) == 0 || height < 2 {
		return all[:min(len(all), height)]
	}
	all = all[:min(len(all), height-1)] // the row under the cursor stays in sight
	if height-len(all) > 2 {
		all = append(all, Line{})
	}
	return append(all, s.menu(width, height-len(all))...)
}

// bar is a number as a bar of signs; what is left shows, be it ever so little.
func bar(now, most, wide int) string {
	full := 0
	if most > 0 {
		full = max(0, min(wide, (now*wide+most-1)/most))
	}
	return strings.Repeat("▮", full) + strings.Repeat("▯", wide-full)
}

func amount(f *Figure) string { return fmt.Sprintf("%d/%d", f.Now, f.Most) }

// dots is actions left as signs, four at most.
func dots(n int) string {
	if n > 4 {
		return fmt.Sprintf("●×%d", n)
	}
	return strings.Repeat("●", max(0, n))
}

// Large is digits and a slash in large type, five lines of equal width.
func Large(number string) []string {
	shapes := map[rune][5]string{
		'0': {"███", "█ █", "█ █", "█ █", "███"}, '1': {" █ ", "██ ", " █ ", " █ ", "███"},
		'2': {"███", "  █", "███", "█  ", "███"}, '3': {"███", "  █", "███", "  █", "███"},
		'4': {"█ █", "█ █", "███", "  █", "  █"}, '5': {"███", "█  ", "███", "  █", "███"},
		'6': {"███", "█  ", "███", "█ █", "███"}, '7': {"███", "  █", "  █", "  █", "  █"},
		'8': {"███", "█ █", "███", "█ █", "███"}, '9': {"███", "█ █", "███", "  █", "███"},
		'/': {"  █", "  █", " █ ", "█  ", "█  "}, '-': {"   ", "   ", "███", "   ", "   "},
	}
	lines := make([]string, 5)
	for _, r := range number {
		for y, part := range shapes[r] {
			if lines[y] != "" {
				lines[y] += " "
			}
			lines[y] += part
		}
	}
	return lines
}
