package term

import (
	"strings"
)

// Role is how a piece of text looks on a screen.
type Role int

// The roles. Whoever draws them may know no colours: nothing is told by a role
// alone.
const (
	Plain Role = iota
	Strong
	Faint
	Reverse
	Alert
	Camp1
	Camp2
	Camp3
)

// Span is a piece of a line that looks alike.
type Span struct {
	Text string
	Role Role
}

// Line is a line of a screen.
type Line []Span

// Text is the line without its looks.
func (l Line) Text() string {
	var b strings.Builder
	for _, s := range l {
		b.WriteString(s.Text)
	}
	return b.String()
}

// View is which part of a screen is shown.
type View int

// The views.
const (
	Everything View = iota
	FiguresOnly
	OneFigure
	LogOnly
)

// Screen is a page that is laid out for a terminal: what stands on it, whatever
// its size.
type Screen struct {
	View   View
	Active *Figure // stands on the first line
	First  string  // stands there if nobody is active
	Head   string  // the score: always in the same place
	Asks   string  // whose move it is and what is asked
	Guide  string  // explains it, for beginners
	Asked  bool    // what is asked cannot be understood without Asks
	Art    []Line  // drawn above the figures, such as the squares of a board
	Camps  []Camp
	Folded []string // those that have no row
	Log    []string // the last line last
	Menu   Menu
	Entry  []Span // the line or the dice being typed; nil for none
	Hints  []string
	Told   string // its lines, the newest last
	Alert  bool   // Told is a refusal
	Foot   string // stands on the last line, such as what undo takes back
	Keys   string // after it, parted by " · ", as far as there is room; the first two always
	Scroll int    // the first line of the figures, or of the log
	One    *Figure
	Cover  string   // nothing but this is shown
	Alone  bool     // nothing but the menu is shown
	Page   []string // a text that is read instead
	Title  string   // of the text
}

// Camp is figures that stand together.
type Camp struct {
	Title   string
	Role    Role
	Figures []Figure
}

// Figure is one figure.
type Figure struct {
	Key       string // what is typed for it
	Name      string
	Now, Most int    // the bar; none if Most is 0
	Left      int    // actions left
	Note      string // a word after the bar, such as that it was played
	Words     []string
	Facts     []string // told where there is room
	Active    bool
	Faint     bool
	Role      Role
}

// Menu is what can be picked.
type Menu struct {
	Title  string
	Rows   []MenuRow
	At     int
	Many   bool
	Marked map[int]bool
}

// MenuRow is one row: its key, what it is, its chance, and why it cannot be.
type MenuRow struct{ Key, Label, Chance, Not string }

// Least sizes of what is laid out, columns and lines.
const (
	leastCamp  = 36 // beside another camp
	leastPanes = 2*leastCamp + gap + panel
	panel      = 44 // the menu beside the figures
	leastBoard = 4  // lines of figures, or none at all
	menuRows   = 8  // under the figures, unless there is more room
)

// Lay lays the screen out: exactly height lines of at most width columns.
func (s Screen) Lay(width, height int) []Line {
	width, height = max(width, 1), max(height, 1)
	switch {
	case s.Cover != "":
		return fill(plain(Wrap(s.Cover, width, ""), Strong), width, height)
	case s.Page != nil:
		return s.page(width, height)
	}
	foot := s.foot(width, height)
	top := s.top(width, height-len(foot))
	body := s.body(width, height-len(foot)-len(top))
	body = fill(body, width, height-len(foot)-len(top))
	return fill(append(append(top, body...), foot...), width, height)
}

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

// body is the figures, the menu and the log, as there is room.
func (s Screen) body(width, height int) []Line {
	switch {
	case height <= 0:
		return nil
	case s.Alone:
		return s.menu(width, height)
	case s.View == FiguresOnly:
		return scrolled(s.figures(width), s.Scroll, height)
	case s.View == OneFigure:
		return s.one(width, height)
	case s.View == LogOnly:
		return s.log(width, height, s.Scroll)
	case width >= leastPanes || width >= 100 && height >= 34:
		return s.panes(width, height)
	}
	figures := s.figures(width)
	menu := s.menu(width, max(height-len(figures), menuRows+1))
	log := 0
	if len(figures)+len(menu)+2 <= height {
		log = 2
	}
	board := height - len(menu) - log
	if board < leastBoard {
		return s.menu(width, height)
	}
	all := fill(scrolled(figures, s.Scroll, board), width, min(board, len(figures)))
	all = append(all, menu...)
	if s.Told == "" || s.Alert || height >= 30 { // what was told is the end of the log
		all = append(all, s.log(width, height-len(all), 0)...)
	}
	return all
}

// panes is the figures beside the menu and the log.
func (s Screen) panes(width, height int) []Line {
	right := panel
	left := width - right - gap
	figures := scrolled(s.figures(left), s.Scroll, height)
	side := s.menu(right, height)
	if rest := height - len(side) - 1; rest > 0 && len(s.Log) > 0 {
		side = append(append(side, Line{}), s.log(right, rest, 0)...)
	}
	all := make([]Line, max(len(figures), len(side)))
	for i := range all {
		var line Line
		if i < len(figures) {
			line = figures[i]
		}
		if i < len(side) {
			line = append(padLine(line, left), Span{" │", Faint})
			line = append(line, side[i]...)
		}
		all[i] = line
	}
	return all
}

// menu is the title and as many rows around the cursor as there is room for.
func (s Screen) menu(width, height int) []Line {
	m := s.Menu
	var all []Line
	if m.Title != "" && height > 1 {
		all = append(all, Line{{cut(m.Title, width), Strong}})
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
	for _, text := range s.Log {
		lines = append(lines, plain(Wrap(text, width, "  "), Faint)...)
	}
	end := max(min(len(lines), height), len(lines)-max(0, up))
	return lines[max(0, end-height):end]
}

// page is a text with its title.
func (s Screen) page(width, height int) []Line {
	var lines []Line
	for _, text := range s.Page {
		if Width(text) <= width { // a row of a table keeps its columns
			lines = append(lines, Line{{text, Plain}})
			continue
		}
		lines = append(lines, plain(Wrap(text, width, "  "), Plain)...)
	}
	top := []Line{{{pad(cut(" "+s.Title, width), width, false), Reverse}}}
	room := max(0, height-2)
	at := max(0, min(s.Scroll, len(lines)-room))
	body := fill(lines[at:min(len(lines), at+room)], width, room)
	foot := s.Keys
	if len(lines) > room {
		foot = "↓ " + foot
	}
	return fill(append(append(top, body...), Line{{cut(foot, width), Faint}}), width, height)
}
