package table

import (
	"cmp"
	"slices"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"croix/tracker/prompt"
)

// Limits.
const (
	settle  = 900 * time.Millisecond // after which what was begun is meant as it stands, and Enter is no longer its end
	slip    = 600 * time.Millisecond // until which keys of dice are meant for those that were typed
	every   = 100 * time.Millisecond // how often the game is asked whether it changed
	views   = 4                      // what Tab goes through: all, the figures, one figure, the log
	history = 200                    // lines that are kept
)

// Model is the live table as bubbletea wants it: Update takes a message, View
// draws.
type Model struct {
	game          Game
	width, height int
	look          Look

	levels []level // the menus that are open, that of the moment first
	typed  string  // a key that was begun
	number string  // a number that was begun, with its sign
	idle   time.Duration

	line    *Typing
	answers bool // the line answers a menu
	lines   []string
	back    int // in lines, from the end; 0 for the line that is new
	draft   string
	hint    int

	tray    *Tray
	begun   string // digits of a die with more than nine sides
	waiting Gesture
	dice    *Dice   // that the tray is for
	typings []Throw // of waiting, as they were typed
	about   string  // explains what they are typed for; "" if that was written
	over    string  // keys typed on beyond the last die, which are dropped
	closed  string  // the keys that are dropped now, "" for none

	pages  *Pages
	scroll int
	view   int

	told   string
	bad    bool
	anyway func() // does what was refused
	force  bool   // the gesture under way goes against a rule

	done   bool
	screen string // as it was drawn last; "" if it has to be drawn again
}

// level is a menu that is open.
type level struct {
	way       []string
	menu      prompt.Menu
	at        int
	marked    map[int]bool
	uncovered bool
}

// New is a live table of a game.
func New(g Game, look Look) *Model {
	m := &Model{game: g, look: look, width: 80, height: 24}
	m.reset(nil)
	return m
}

// tick asks for the next look at the clock.
func tick() tea.Cmd { return tea.Tick(every, func(time.Time) tea.Msg { return Elapsed(every) }) }

// Elapsed is the message that time went by.
type Elapsed time.Duration

// Init begins to look at the clock.
func (m *Model) Init() tea.Cmd { return tick() }

// Done tells whether somebody left.
func (m *Model) Done() bool { return m.done }

// Update takes a key, a size, or the time that went by.
func (m *Model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		if msg.Width > 0 && msg.Height > 0 {
			m.width, m.height, m.screen = msg.Width, msg.Height, ""
		}
	case Elapsed:
		m.elapsed(time.Duration(msg))
		return m, tick()
	case tea.KeyMsg:
		m.screen, m.idle = "", 0
		if msg.Type == tea.KeyCtrlZ {
			return m, tea.Suspend
		}
		m.press(msg)
		if m.done {
			return m, tea.Quit
		}
	case tea.ResumeMsg:
		m.screen = ""
	}
	return m, nil
}

// elapsed settles what was begun, and takes over what the game says anew.
func (m *Model) elapsed(d time.Duration) {
	m.idle += d
	if m.closed != "" && (m.idle >= settle || m.idle >= slip && m.closed != ofKey) {
		m.screen, m.closed, m.over = "", "", ""
	}
	if (m.typed != "" || m.number != "") && m.idle >= settle {
		m.screen = ""
		many := m.top().menu.Many // there Enter goes on
		if typed := m.typed; !m.settle() {
			m.typed = typed // the beginning of a key, such as the column of a square
		} else if !many {
			m.closed, m.idle = ofKey, 0
		}
	}
	changed, told := m.game.Tick(d)
	if told != "" {
		m.told, m.bad = told, false
	}
	if changed || told != "" {
		m.screen = ""
		m.refresh()
	}
}

// top is the menu that is shown.
func (m *Model) top() *level { return &m.levels[len(m.levels)-1] }

// open opens a menu over those that are open; what is complete is done.
func (m *Model) open(way []string) {
	menu, ok := m.game.Menu(way)
	switch {
	case !ok:
		return
	case menu.Done != "":
		m.do(Gesture{Text: menu.Done, Anyway: m.force})
		return
	}
	m.levels = append(m.levels, level{way: way, menu: menu, at: firstOpen(menu), marked: map[int]bool{}})
	m.typed, m.number = "", ""
	if menu.Text {
		m.line, m.answers = &Typing{Prompt: menu.Title}, true
	}
}

// reset goes back to the menu of the moment, and from there to way.
func (m *Model) reset(way []string) {
	menu, _ := m.game.Menu(nil)
	m.levels = []level{{menu: menu, at: firstOpen(menu), marked: map[int]bool{}}}
	m.typed, m.number, m.force, m.scroll = "", "", false, 0
	if len(way) > 0 {
		m.open(way)
	}
}

// refresh asks for the open menus again; those that lead nowhere are closed. The
// cursor stays on its row.
func (m *Model) refresh() {
	for i := range m.levels {
		l := &m.levels[i]
		menu, ok := m.game.Menu(l.way)
		if !ok || menu.Done != "" {
			m.levels = m.levels[:max(1, i)]
			m.line, m.answers = nil, false
			return
		}
		row := prompt.Choice{}
		if l.at < len(l.menu.Rows) {
			row = l.menu.Rows[l.at]
		}
		same := func(r prompt.Choice) bool {
			return r.Value == row.Value && r.Do == row.Do && slices.Equal(r.Way, row.Way)
		}
		if l.menu, l.at = menu, slices.IndexFunc(menu.Rows, same); l.at < 0 {
			l.at, l.marked = firstOpen(menu), map[int]bool{}
		}
	}
}

// firstOpen is the first row that may be picked.
func firstOpen(m prompt.Menu) int {
	return max(0, slices.IndexFunc(m.Rows, func(r prompt.Choice) bool { return r.Not == "" && !r.Rare }))
}

// do makes a gesture, and shows what came of it.
func (m *Model) do(g Gesture) {
	r := m.game.Do(g)
	if g.About { // over what is typed and was told
		if m.pages, m.scroll = r.Pages, 0; r.Pages == nil {
			m.told, m.bad = r.Told, r.Bad
		}
		return
	}
	m.told, m.bad, m.anyway = r.Told, r.Bad, nil
	if r.Dice != nil {
		m.tray, m.begun, m.waiting = &Tray{For: r.Dice.For, Title: r.Dice.Title, Sides: r.Dice.Sides, Before: r.Dice.Before, Means: r.Dice.Means, Label: cmp.Or(r.Dice.Label, g.Text)}, "", g
		m.dice, m.line = r.Dice, nil
		return
	}
	m.tray = nil
	switch {
	case r.Quit:
		m.done = true
	case r.Pages != nil:
		m.line = nil
		m.reset(nil)
		if m.pages, m.scroll = r.Pages, 0; r.Pages.Ends {
			m.toEnd()
		}
	case r.Bad:
		if r.Anyway {
			g.Anyway, g.Throws, g.Taken = true, nil, nil
			m.anyway = func() { m.do(g) }
		}
	default:
		m.line = nil
		m.reset(r.Open)
	}
}

// forget drops a refusal: what was refused is meant no more.
func (m *Model) forget() {
	if m.bad {
		m.told, m.bad = "", false
	}
}

// goBack closes the menu that is shown; over that of the moment it opens the one
// of the game.
func (m *Model) goBack() {
	m.force = false
	m.forget()
	if len(m.levels) > 1 {
		m.levels = m.levels[:len(m.levels)-1]
		return
	}
	m.open([]string{"menu"})
}

// View draws the screen.
func (m *Model) View() string {
	if m.done {
		return ""
	}
	if m.screen == "" {
		m.screen = m.look.paint(m.Lines(), m.width, m.height)
	}
	return m.screen
}

// Lines is the screen as it is drawn.
func (m *Model) Lines() []Line { return m.game.Draw(m.shown(), m.width, m.height) }

// shown is where the player is.
func (m *Model) shown() Shown {
	l := m.top()
	s := Shown{
		Menu: l.menu, Way: l.way, Root: len(m.levels) == 1, At: l.at, Marked: l.marked, Typed: m.typed + m.number,
		Line: m.line, Tray: m.tray, Over: m.over, Pages: m.pages, Scroll: m.scroll,
		Told: m.told, Bad: m.bad, Anyway: m.anyway != nil, View: m.view,
	}
	if l.menu.Cover != "" {
		s.Alone = true
		if !l.uncovered {
			s.Cover = l.menu.Cover
		}
	}
	return s
}
