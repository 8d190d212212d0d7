package term

import "strings"

// menu is the title and as many rows around the cursor as there is room for.
func (s Screen) menu(width, height int) []Line {
	m := s.Menu
	var all []Line
	if m.Title != "" && height > 1 {
		title := []string{cut(m.Title, width)}
		if height > menuRows { // else there are few rows
			title = clipped(m.Title, width, 2)
		}
		all = append(all, plain(title, Strong)...)
	}
	room := height - len(all)
	first, end := window(len(m.Rows), m.At, room)
	keys := 0
	for _, r := range m.Rows {
		keys = max(keys, Width(r.Key))
	}
	more := end < len(m.Rows) && end > first
	if more {
		width -= 2
	}
	for i := first; i < end; i++ {
		all = append(all, m.row(i, keys, width))
	}
	if more {
		all[len(all)-1] = append(padLine(all[len(all)-1], width), Span{" ↓", Faint})
	}
	return all
}

const digits = "0123456789"

func (m Menu) row(i, keys, width int) Line {
	r := m.Rows[i]
	mark, role := "  ", Plain
	if i == m.At {
		mark, role = "> ", Strong
	}
	if m.Many {
		if m.Marked[i] {
			mark += "[x] "
		} else {
			mark += "[ ] "
		}
	}
	if r.Not != "" {
		return cutLine(Line{{mark + pad(r.Key, keys, false) + " ", role}, {"(" + r.Label + " — " + r.Not + ")", Faint}}, width)
	}
	line := Line{{mark, role}, {pad(r.Key, keys, false) + " ", Strong}}
	if r.Key != "" && r.Label != "" && strings.ContainsRune(digits, rune(r.Key[len(r.Key)-1])) && strings.ContainsRune(digits, rune(r.Label[0])) {
		r.Label = " " + r.Label // they are no one number
	}
	rest := width - Width(mark) - keys - 1
	if r.Chance != "" {
		rest -= Width(r.Chance) + 1
	}
	if rest < 8 {
		return cutLine(append(line, Span{r.Label + " " + r.Chance, role}), width)
	}
	line = append(line, Span{cut(r.Label, rest), role})
	if r.Chance != "" {
		line = append(padLine(line, width-Width(r.Chance)), Span{r.Chance, Strong})
	}
	return line
}

// log is the last lines, the last at the end; up is how many lines back.
func (s Screen) log(width, height, up int) []Line {
	height = max(0, height)
	var lines []Line
	begins := map[int]bool{} // lines with which an entry begins
	for _, text := range s.Log {
		begins[len(lines)] = true
		lines = append(lines, plain(Wrap(text, width, "  "), Faint)...)
	}
	end := max(min(len(lines), height), len(lines)-max(0, up))
	first := max(0, end-height)
	for at := first; at < end && up <= 0; at++ { // no end of an entry without its beginning
		if begins[at] {
			return lines[at:end]
		}
	}
	return lines[first:end]
}

// logOnly is the log over the rows that there is room for, at least that under the
// cursor.
func (s Screen) logOnly(width, height int) []Line {
	if len(s.Menu.Rows) == 0 || height < 2 {
		return s.log(width, height, s.Scroll)
	}
	lines := s.log(width, height-1, s.Scroll)
	return append(lines, s.menu(width, height-len(lines))...)
}

// page is a text with its title.
func (s Screen) page(width, height int) []Line {
	var lines []Line
	for _, text := range s.Page {
		if Width(text) <= width { // a row of a table keeps its columns
			lines = append(lines, Line{{text, Plain}})
			continue
		}
		lines = append(lines, plain(hung(text, width), Plain)...)
	}
	top := []Line{{{pad(cut(" "+s.Title, width), width, false), Reverse}}}
	room := max(0, height-2)
	at := max(0, min(s.Scroll, len(lines)-room))
	end := min(len(lines), at+room)
	body := fill(lines[at:end], width, room)
	more := "" // in which direction
	switch {
	case at > 0 && end < len(lines):
		more = " ↕"
	case at > 0:
		more = " ↑"
	case end < len(lines):
		more = " ↓"
	}
	foot := Line{{cut(s.Keys, width-len([]rune(more))), Faint}}
	if more != "" {
		foot = append(padLine(foot, width-len([]rune(more))), Span{more, Strong})
	}
	return fill(append(append(top, body...), foot), width, height)
}
