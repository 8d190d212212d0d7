package term

import (
	"slices"
	"strings"
)

// cut is s in at most width columns, with a sign that something is missing.
func cut(s string, width int) string {
	if Width(s) <= width {
		return s
	}
	if width < 1 {
		return ""
	}
	return condition().Truncate(s, width, "…")
}

func lineWidth(l Line) int {
	w := 0
	for _, s := range l {
		w += Width(s.Text)
	}
	return w
}

// cutLine is a line in at most width columns.
func cutLine(l Line, width int) Line {
	var all Line
	for _, s := range l {
		w := Width(s.Text)
		if w > width {
			s.Text = cut(s.Text, width)
			return append(all, s)
		}
		width -= w
		all = append(all, s)
	}
	return all
}

// padLine is a line of width columns at least.
func padLine(l Line, width int) Line {
	if w := lineWidth(l); w < width {
		l = append(l[:len(l):len(l)], Span{strings.Repeat(" ", width-w), Plain})
	}
	return l
}

// trimmed is a line without the spaces at its end.
func trimmed(l Line) Line {
	for l = slices.Clone(l); len(l) > 0; l = l[:len(l)-1] {
		last := &l[len(l)-1]
		if last.Text = strings.TrimRight(last.Text, " "); last.Text != "" {
			break
		}
	}
	return l
}

// tail is the end of a line of one that is too long: what is typed last counts.
func tail(l Line, width int) Line {
	over := lineWidth(l) - width
	var all Line
	for _, s := range l {
		for over > 0 && s.Text != "" {
			r := []rune(s.Text)
			over -= Width(string(r[0]))
			s.Text = string(r[1:])
		}
		all = append(all, s)
	}
	return all
}

// typed is a line being typed, its first piece what it is for: that gives way,
// and then the beginning of what was typed.
func typed(l Line, width int) Line {
	over := lineWidth(l) - width
	if over <= 0 || len(l) == 0 {
		return l
	}
	what := max(4, Width(l[0].Text)-over)
	return tail(append(Line{{cut(l[0].Text, what), l[0].Role}}, l[1:]...), width)
}

// plain is texts as lines of one look.
func plain(texts []string, role Role) []Line {
	lines := make([]Line, len(texts))
	for i, text := range texts {
		lines[i] = Line{{text, role}}
	}
	return lines
}

// fill is exactly height lines.
func fill(lines []Line, width, height int) []Line {
	height = max(0, height)
	for len(lines) < height {
		lines = append(lines, Line{})
	}
	for i, l := range lines[:height] {
		lines[i] = cutLine(l, width)
	}
	return lines[:height]
}

// scrolled is height lines from one on, with arrows at the edge where there are
// more.
func scrolled(lines []Line, from, width, height int) []Line {
	if len(lines) <= height || height <= 0 {
		return lines[:min(len(lines), max(0, height))]
	}
	from = max(0, min(from, len(lines)-height))
	shown := slices.Clone(lines[from : from+height])
	mark := func(i int, arrow string) {
		shown[i] = append(padLine(cutLine(trimmed(shown[i]), width-1), width-1), Span{arrow, Strong})
	}
	switch {
	case height == 1 && from > 0 && from+1 < len(lines):
		mark(0, "↕")
		return shown
	case from > 0:
		mark(0, "↑")
	}
	if from+height < len(lines) {
		mark(height-1, "↓")
	}
	return shown
}

// window is the rows around the cursor that there is room for.
func window(n, at, room int) (first, end int) {
	room = max(0, room)
	if n <= room {
		return 0, n
	}
	first = max(0, min(at-room/2, n-room))
	return first, first + room
}
