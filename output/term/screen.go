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
	Brief  string  // stands there instead if Head is too wide
	Asks   string  // whose move it is and what is asked
	Guide  string  // explains it, for beginners
	Asked  bool    // what is asked cannot be understood without Asks
	Opened bool    // the menu lies over the game and has no place on what is drawn
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
	Scroll int    // the first line of the figures, or of the log; beside a menu, lines below those shown by themselves, or above
	One    *Figure
	Nobody string   // stands where One would, if there is none; "" shows the figures
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
	Note      string // what stands where no action is left, such as that it was played
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

// seen is the screen with everything where a view would hide what is to be picked:
// the answers to a question, or an open menu.
func (s Screen) seen() Screen {
	if (s.Asked || s.Opened) && (s.View == FiguresOnly || s.View == LogOnly) {
		s.View, s.Scroll = Everything, 0
	}
	return s
}

// body is the figures, the menu and the log, as there is room.
func (s Screen) body(width, height int) []Line {
	s = s.seen()
	switch {
	case height <= 0:
		return nil
	case s.Alone:
		return s.menu(width, height)
	case s.View == FiguresOnly:
		return s.only(width, height)
	case s.View == OneFigure:
		return s.one(width, height)
	case s.View == LogOnly:
		return s.logOnly(width, height)
	case paned(width, height):
		return s.panes(width, height)
	}
	figures := s.figures(width)
	menu, board := s.share(figures, width, height)
	if board < leastBoard {
		return s.menu(width, height)
	}
	all := fill(s.around(figures, width, board), width, min(board, len(figures)))
	all = append(all, menu...)
	if s.Told == "" || s.Alert || height >= 30 { // what was told is the end of the log
		all = append(all, s.log(width, height-len(all), 0)...)
	}
	return all
}

// share is the menu below the figures, and the lines that are left for those and
// nothing else.
func (s Screen) share(figures []Line, width, height int) (menu []Line, board int) {
	menu = s.menu(width, max(height-len(figures), menuRows+1))
	board = height - len(menu)
	if len(figures)+2 <= board { // of the log
		board -= 2
	}
	return menu, board
}

// paned reports whether there is room for the figures beside the menu.
func paned(width, height int) bool {
	return width >= leastPanes || width >= 100 && height >= 34
}

// ShowsArt reports whether what is drawn is on the screen laid out for a size,
// with the row under the cursor.
func (s Screen) ShowsArt(width, height int) bool {
	if len(s.Art) == 0 || s.Cover != "" || s.Page != nil || s.Alone {
		return false
	}
	s = s.seen()
	foot := s.foot(width, height)
	height -= len(foot) + len(s.top(width, height-len(foot)))
	switch {
	case height <= 0 || s.View == OneFigure || s.View == LogOnly:
		return false
	case s.View == FiguresOnly || paned(width, height):
		return true
	}
	_, board := s.share(s.figures(width), width, height)
	return board >= leastBoard
}

// panes is the figures beside the menu and the log.
func (s Screen) panes(width, height int) []Line {
	right := panel
	left := width - right - gap
	figures := s.around(s.figures(left), left, height)
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
