package term

import "strings"

// top is who is active, the score and what is asked.
func (s Screen) top(width, height int) []Line {
	if s.Alone {
		return nil
	}
	first := Line{{pad(cut(" "+s.First, width), width, false), Reverse}}
	if f := s.Active; f != nil {
		text := "▶ " + strings.TrimSpace(f.Key+" "+strings.ToUpper(f.Name))
		if f.Most > 0 {
			text += "  " + bar(f.Now, f.Most, 5) + " " + amount(f)
		}
		text += " " + dots(f.Left)
		first = Line{{pad(cut(text, width), width, false), Reverse}}
	}
	all := []Line{first}
	if height >= 4 {
		head := s.Head
		if Width(head) > width && s.Brief != "" {
			head = s.Brief
		}
		all = append(all, Line{{shortened(head, width), Strong}})
	}
	if s.View == OneFigure && s.One != nil && !s.Asked && height-len(all) < oneLines+4 { // it is to be seen from afar
		return all
	}
	asks := s.asks(width, height)
	if s.Asked {
		all = append(all, asks...)
		return append(all, s.guide(width, height, len(all))...)
	}
	explained := s.guide(width, height, len(all))
	if height >= 12 || len(explained) == 0 { // else there is room for one of them
		all = append(all, asks...)
	}
	return append(all, explained...)
}

// asks is what is asked, as far as there is room.
func (s Screen) asks(width, height int) []Line {
	if height < 6 {
		return nil
	}
	most := 2
	if height >= 18 {
		most = 3
	}
	return plain(clipped(s.Asks, width, most), Plain)
}

// unfinished stands where an explanation is cut off, with the key that shows all of it.
const unfinished = " … ?"

// guide is the explanation, as far as three lines are left for the menu; nothing
// where that would be less than two lines of it.
func (s Screen) guide(width, height, above int) []Line {
	most := max(4, height/4)
	if height < 12 {
		most = min(most, height-above)
		if s.Entry == nil {
			most = min(most, height-above-3)
		}
	}
	if s.Guide == "" || most < 2 {
		return nil
	}
	lines := Wrap(s.Guide, width, "  ")
	if len(lines) > most {
		lines = Wrap(s.Guide, width-Width(unfinished), "  ")[:most]
		lines[most-1] += unfinished
	}
	return plain(lines, Strong)
}
