package term

import (
	"slices"
	"strings"
)

// foot is what is typed, what was told, and what is always there.
func (s Screen) foot(width, height int) []Line {
	var all []Line
	if len(s.Hints) > 0 && height >= 10 && s.Entry != nil {
		all = append(all, Line{{shortened(strings.Join(s.Hints, keySeparator), width), Faint}})
	}
	if s.Told != "" {
		role := Strong
		if s.Alert {
			role = Alert
		}
		room := height
		if s.Entry != nil { // a row of the menu stays in sight
			room--
		}
		all = append(all, plain(told(s.Told, width, room), role)...)
	}
	if s.Entry != nil {
		all = append(all, typed(s.Entry, width))
	}
	if s.Foot == "" {
		return append(all, Line{{fitting(s.Keys, width), Faint}})
	}
	first := fitting(s.Keys, 0)
	foot := s.Foot
	if room := width - gap - Width(first); first != "" && room >= 8 {
		foot = cut(foot, room)
	}
	last := Line{{cut(foot, width), Plain}}
	if rest := width - Width(foot) - gap; rest >= 8 {
		last = append(last, Span{strings.Repeat(" ", gap) + cut(fitting(s.Keys, rest), rest), Faint})
	}
	return append(all, last)
}

// told is what came of the last gesture, line by line; where there is no room
// for all of it the newest lines, since what became of it stands there. Only the
// last one may begin in its middle.
func told(text string, width, height int) []string {
	most := max(4, height/4)
	if height < 10 {
		most = max(1, height/3)
	}
	var lines []string
	older := ""
	for _, line := range slices.Backward(strings.Split(text, "\n")) {
		more := Wrap(line, width, "  ")
		if len(lines) > 0 && len(lines)+len(more) > most {
			older = "… "
			break
		}
		lines = append(more, lines...)
	}
	if cutOff := len(lines) - most; cutOff > 0 {
		lines = lines[cutOff:]
		lines[0] = cut("… "+strings.TrimLeft(lines[0], " "), width)
	} else if Width(older+lines[0]) <= width {
		lines[0] = older + lines[0]
	}
	return lines
}

// fitting is as many keys as there is room for, the first two always: the way
// back and help.
func fitting(keys string, width int) string {
	all := strings.Split(keys, keySeparator)
	for len(all) > 2 && Width(strings.Join(all, keySeparator)) > width {
		all = all[:len(all)-1]
	}
	return strings.Join(all, keySeparator)
}

// shortened is as many pieces of a line as there is room for, with a sign that
// more of them follow.
func shortened(text string, width int) string {
	if Width(text) <= width {
		return text
	}
	return cut(fitting(text, width-2)+" …", width)
}

// keySeparator stands between keys.
const keySeparator = " · "
