package table

import (
	"slices"
	"sort"
	"strconv"
	"strings"
	"unicode"

	tea "github.com/charmbracelet/bubbletea"
)

// pressLine edits the line being written.
func (m *Model) pressLine(msg tea.KeyMsg) {
	t := m.line
	text := []rune(t.Text)
	t.At = min(t.At, len(text))
	switch msg.Type {
	case tea.KeyEsc:
		m.line = nil
		m.forget()
		if m.answers {
			m.answers = false
			m.goBack()
		}
		return
	case tea.KeyEnter:
		m.endLine(strings.TrimSpace(t.Text))
		return
	case tea.KeyF1:
		m.explainLine()
		return
	case tea.KeyTab, tea.KeyShiftTab:
		m.complete(msg.Type == tea.KeyShiftTab)
		return
	case tea.KeyUp, tea.KeyCtrlP:
		m.recall(1)
		return
	case tea.KeyDown, tea.KeyCtrlN:
		m.recall(-1)
		return
	case tea.KeyLeft, tea.KeyCtrlB:
		t.At = max(0, t.At-1)
	case tea.KeyRight, tea.KeyCtrlF:
		t.At = min(len(text), t.At+1)
	case tea.KeyHome, tea.KeyCtrlA:
		t.At = 0
	case tea.KeyEnd, tea.KeyCtrlE:
		t.At = len(text)
	case tea.KeyBackspace:
		if t.At > 0 {
			text = slices.Delete(text, t.At-1, t.At)
			t.At--
		} else if len(text) == 0 && !m.answers {
			m.line = nil
			return
		}
	case tea.KeyDelete, tea.KeyCtrlD:
		if t.At < len(text) {
			text = slices.Delete(text, t.At, t.At+1)
		}
	case tea.KeyCtrlU:
		text, t.At = text[t.At:], 0
	case tea.KeyCtrlK:
		text = text[:t.At]
	case tea.KeyCtrlW:
		from := t.At
		for from > 0 && text[from-1] == ' ' {
			from--
		}
		for from > 0 && text[from-1] != ' ' {
			from--
		}
		text, t.At = slices.Delete(text, from, t.At), from
	case tea.KeyRunes:
		more := slices.DeleteFunc(slices.Clone(msg.Runes), unicode.IsControl)
		if len(text)+len(more) > maxLine {
			more = more[:max(0, maxLine-len(text))]
		}
		text, t.At = slices.Insert(text, t.At, more...), t.At+len(more)
	}
	t.Text = string(text)
	m.hint = 0
	m.hints()
}

// explainLine asks about the gesture that is written, by its first word.
func (m *Model) explainLine() {
	words := strings.Fields(m.line.Text)
	if m.answers || len(words) == 0 {
		m.explain()
		return
	}
	m.do(Gesture{Text: words[0], About: true})
}

// maxLine is how long a line is at most, runes.
const maxLine = 1000

// hints looks for gestures that go on from what is typed.
func (m *Model) hints() {
	m.line.Hints = nil
	if !m.answers && m.line.Text != "" {
		m.line.Hints = m.game.Complete(m.line.Text)
	}
}

// complete goes on as far as there is one way, then through the ways there are.
func (m *Model) complete(back bool) {
	t := m.line
	if m.answers {
		return
	}
	if m.hint == 0 {
		t.Hints = m.game.Complete(t.Text)
		if len(t.Hints) == 1 {
			t.Text = t.Hints[0] + " "
			t.At = len([]rune(t.Text))
			m.hints()
			return
		}
	}
	n := len(t.Hints)
	if n == 0 {
		return
	}
	if back {
		m.hint = (m.hint+n-2)%n + 1
	} else {
		m.hint = m.hint%n + 1
	}
	t.Text = t.Hints[m.hint-1]
	t.At = len([]rune(t.Text))
}

// recall goes through the lines that were written.
func (m *Model) recall(by int) {
	if m.answers {
		return
	}
	if m.back == 0 {
		m.draft = m.line.Text
	}
	m.back = max(0, min(len(m.lines), m.back+by))
	m.line.Text = m.draft
	if m.back > 0 {
		m.line.Text = m.lines[len(m.lines)-m.back]
	}
	m.line.At, m.hint = len([]rune(m.line.Text)), 0
	m.hints()
}

// endLine does what was written, or answers the menu with it. A line that is
// refused stays, to be mended.
func (m *Model) endLine(text string) {
	m.back, m.hint = 0, 0
	if m.answers {
		m.line, m.answers = nil, false
		way := append(slices.Clone(m.top().way), text)
		m.levels = m.levels[:max(1, len(m.levels)-1)]
		m.open(way)
		return
	}
	if text == "" {
		m.line = nil
		return
	}
	m.about = ""
	m.do(Gesture{Text: text, Anyway: m.force})
	if !m.bad || m.lines == nil || m.lines[len(m.lines)-1] != text {
		if !m.game.Hides(text) {
			m.lines = append(m.lines[max(0, len(m.lines)-history):], text)
		}
	}
}

// pressTray takes faces: a digit goes on to the next die.
func (m *Model) pressTray(msg tea.KeyMsg) {
	t := m.tray
	switch msg.Type {
	case tea.KeyEsc:
		if !m.throwBefore() {
			m.leave()
			m.refresh()
		}
	case tea.KeyF1:
		m.explain()
	case tea.KeyBackspace:
		switch {
		case m.begun != "":
			m.begun = m.begun[:len(m.begun)-1]
		case len(t.Faces) > 0:
			t.Faces = t.Faces[:len(t.Faces)-1]
		default:
			m.throwBefore()
			return
		}
		m.told = ""
	case tea.KeyEnter:
		m.endDie()
	case tea.KeyRunes:
		for _, r := range msg.Runes {
			if m.tray == nil {
				return
			}
			switch r {
			case '?':
				m.explain()
				return
			case 'u': // what undo takes back is told, and is not this gesture yet
				m.leave()
				m.refresh()
				return
			}
			m.face(r)
		}
	}
}

// throwBefore goes back to the throw before the one that is typed, with what was
// told then; false from the first.
func (m *Model) throwBefore() bool {
	last := len(m.waiting.Throws) - 1
	if last < 0 {
		return false
	}
	m.waiting.Throws = m.waiting.Throws[:last]
	m.waiting.Taken = append(slices.Clip(m.waiting.Taken), m.typings[last])
	m.do(m.waiting)
	return true
}

// leave leaves a gesture that waits for dice.
func (m *Model) leave() {
	g := m.waiting
	for _, t := range slices.Backward(m.typings[:len(g.Throws)]) {
		g.Taken = append(slices.Clip(g.Taken), t)
	}
	g.Throws = nil
	m.tray, m.told, m.bad = nil, m.game.Left(g), false
}

// Keys that people press while they type faces, or let the program throw; and
// the Enter with which they end a square, a number or a figure that was taken
// before they did.
const (
	ofDice  = "0123456789 ,;rR\r"
	ofThrow = "rR"
	ofKey   = "\r"
)

// typedOn reports whether a key belongs to what was typed before: it is dropped,
// since it is not the answer to the question that comes next.
func (m *Model) typedOn(msg tea.KeyMsg) bool {
	if msg.Type == tea.KeyEnter {
		dropped := strings.ContainsRune(m.closed, '\r')
		if m.closed == ofKey { // the next one is meant
			m.closed = ""
		}
		return dropped
	}
	if msg.Type != tea.KeyRunes || msg.Paste || !strings.ContainsRune(m.closed, digitOf(msg.Runes[0])) {
		return false
	}
	if len(m.over) < longest {
		m.over += string(msg.Runes)
	}
	return true
}

// face is one key: a digit, or r for the program to throw what is left.
func (m *Model) face(r rune) {
	t := m.tray
	m.told, m.bad = "", false
	switch d := digitOf(r); {
	case r == 'r' || r == 'R':
		m.thrown()
		m.close(ofThrow)
	case r == ' ' || r == ',' || r == ';':
		m.endDie()
	case d >= '0' && d <= '9' && len(t.Faces) < len(t.Sides):
		sides := t.Sides[len(t.Faces)]
		m.begun += string(d)
		// More digits follow only where they still make a face of the die.
		if n, err := strconv.Atoi(m.begun); err != nil || n == 0 || n*10 > sides {
			m.endDie()
		}
	}
}

// close drops some keys for a moment after the last throw of a gesture; its
// throws are typed in one go.
func (m *Model) close(keys string) {
	if m.tray == nil {
		m.closed, m.over = keys, ""
	}
}

// endDie ends the die that was begun, and with the last one the throw.
func (m *Model) endDie() {
	t := m.tray
	if m.begun == "" || len(t.Faces) == len(t.Sides) {
		return
	}
	sides := t.Sides[len(t.Faces)]
	n, err := strconv.Atoi(m.begun)
	m.begun = ""
	if err != nil || n < 1 || n > sides {
		m.told, m.bad = m.game.NoFace(sides), true
		return
	}
	if t.Faces = append(t.Faces, n); len(t.Faces) == len(t.Sides) {
		m.thrown()
		m.close(ofDice)
	}
}

// thrown goes on with the gesture that waited for the faces.
func (m *Model) thrown() {
	g := m.waiting
	faces := slices.Clone(m.tray.Faces)
	m.typings = append(m.typings[:len(g.Throws)], m.dice.Typed(len(g.Throws), faces))
	g.Throws = append(slices.Clone(g.Throws), faces)
	m.do(g)
}

// pressPages scrolls a text, and leaves it.
func (m *Model) pressPages(msg tea.KeyMsg) {
	page := max(1, m.height-3)
	switch msg.Type {
	case tea.KeyUp:
		m.scrollBy(-1)
	case tea.KeyDown, tea.KeyEnter:
		m.scrollBy(1)
	case tea.KeyPgUp:
		m.scrollBy(-page)
	case tea.KeyPgDown:
		m.scrollBy(page)
	case tea.KeyHome:
		m.scroll = 0
	case tea.KeyEnd:
		m.toEnd()
	case tea.KeyRunes:
		if msg.Runes[0] == ' ' {
			m.scrollBy(page)
			break
		}
		m.pages, m.scroll = nil, 0
	case tea.KeyEsc, tea.KeyBackspace:
		m.pages, m.scroll = nil, 0
	}
}

// toEnd scrolls to the last page of a text: the first place from which on scrolling
// changes nothing.
func (m *Model) toEnd() {
	most := 0
	for _, text := range m.pages.Lines { // a line of the screen has one sign at least
		most += len(text) + 1
	}
	m.scroll = most
	last := m.Lines()
	m.scroll = sort.Search(most, func(i int) bool {
		m.scroll = i
		return slices.EqualFunc(last, m.Lines(), slices.Equal[Line])
	})
}

// scrollBy scrolls so many lines, and no farther than something changes by it: as
// many keys would do nothing on the way back.
func (m *Model) scrollBy(by int) {
	step, from := 1, m.scroll
	if by < 0 {
		step = -1
	}
	m.scroll += by
	for now := m.Lines(); m.scroll != from; m.scroll -= step {
		m.scroll -= step
		before := m.Lines()
		m.scroll += step
		if !slices.EqualFunc(now, before, slices.Equal[Line]) {
			return
		}
	}
}
