package term

import "strings"

// foot is what is typed, what was told, and what is always there.
func (s Screen) foot(width, height int) []Line {
	var all []Line
	if len(s.Hints) > 0 && height >= 10 && s.Entry != nil {
		all = append(all, Line{{cut(strings.Join(s.Hints, " · "), width), Faint}})
	}
	if s.Told != "" {
		role := Strong
		if s.Alert {
			role = Alert
		}
		all = append(all, plain(told(s.Told, width, height), role)...)
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
// for all of it the newest lines, since what became of it stands there.
func told(text string, width, height int) []string {
	var lines []string
	for _, line := range strings.Split(text, "\n") {
		lines = append(lines, Wrap(line, width, "  ")...)
	}
	most := max(4, height/4)
	if height < 10 {
		most = max(1, height/3)
	}
	if cutOff := len(lines) - most; cutOff > 0 {
		lines = lines[cutOff:]
		lines[0] = cut("… "+strings.TrimLeft(lines[0], " "), width)
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

// keySeparator stands between keys.
const keySeparator = " · "
