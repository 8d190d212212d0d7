package table

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"croix/tracker/prompt"
)

// press takes a key. Keys that were pressed faster than they are read come
// together, and are taken one by one, unless they were pasted.
func (m *Model) press(msg tea.KeyMsg) {
	if msg.Type == tea.KeyRunes && !msg.Paste && len(msg.Runes) > 1 {
		for _, r := range msg.Runes {
			if m.press(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}, Alt: msg.Alt}); m.done {
				return
			}
		}
		return
	}
	if msg.Type == tea.KeySpace {
		msg = tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{' '}}
	}
	if msg.Type == tea.KeyCtrlC {
		if m.tray != nil {
			m.leave()
		}
		m.done = true
		return
	}
	if m.closed != "" {
		if m.typedOn(msg) {
			return
		}
		m.closed, m.over = "", ""
	}
	if again := m.anyway; again != nil {
		m.anyway = nil
		if msg.Type == tea.KeyEnter {
			again()
			return
		}
		m.told, m.bad = "", false // Enter does something else now
	}
	switch l := m.top(); {
	case l.menu.Cover != "" && !l.uncovered:
		m.pressCover(msg)
	case m.pages != nil:
		m.pressPages(msg)
	case m.tray != nil:
		m.pressTray(msg)
	case m.line != nil:
		m.pressLine(msg)
	case m.number != "":
		m.pressNumber(msg)
	case msg.Paste:
		m.line = &Typing{}
		m.pressLine(msg)
	default:
		m.pressMenu(msg)
	}
}

// pressCover waits until whoever alone may look has the screen.
func (m *Model) pressCover(msg tea.KeyMsg) {
	switch msg.Type {
	case tea.KeyEnter:
		m.top().uncovered = true
	case tea.KeyEsc:
		m.goBack()
	}
}

// pressMenu picks, goes back, or does what is always there.
func (m *Model) pressMenu(msg tea.KeyMsg) {
	l := m.top()
	last := len(l.menu.Rows) - 1
	switch msg.Type {
	case tea.KeyUp, tea.KeyDown, tea.KeyLeft, tea.KeyRight, tea.KeyHome, tea.KeyEnd, tea.KeyCtrlP, tea.KeyCtrlN:
		m.told, m.bad = "", false // it has been read, and is the end of the log
	}
	switch msg.Type {
	case tea.KeyUp, tea.KeyCtrlP:
		m.arrow(0, -1)
	case tea.KeyDown, tea.KeyCtrlN:
		m.arrow(0, 1)
	case tea.KeyLeft:
		m.arrow(-1, 0)
	case tea.KeyRight:
		m.arrow(1, 0)
	case tea.KeyHome:
		l.at = 0
	case tea.KeyEnd:
		l.at = max(0, last)
	case tea.KeyPgUp, tea.KeyPgDown:
		by := max(1, m.height/2)
		if (msg.Type == tea.KeyPgUp) != (m.view == views-1) { // the log is read from its end
			by = -by
		}
		m.scrollBy(by)
	case tea.KeyTab:
		m.view, m.scroll = (m.view+1)%views, 0
	case tea.KeyShiftTab:
		m.view, m.scroll = (m.view+views-1)%views, 0
	case tea.KeyBackspace:
		if r := []rune(m.typed); len(r) > 0 {
			m.typed = string(r[:len(r)-1])
		}
	case tea.KeyEsc:
		if m.typed != "" {
			m.typed = ""
			return
		}
		m.goBack()
	case tea.KeyEnter:
		m.enter()
	case tea.KeyCtrlY:
		m.do(Gesture{Text: "redo"})
	case tea.KeyF1:
		m.explain()
	case tea.KeyRunes:
		m.rune(msg.Runes[0])
	}
}

// arrow moves the cursor: over the board while that is on the screen, else through
// the rows.
func (m *Model) arrow(dx, dy int) {
	l := m.top()
	if m.game.Spots(m.shown(), m.width, m.height) {
		l.at = l.menu.Next(l.at, dx, dy)
	} else {
		l.at = max(0, min(len(l.menu.Rows)-1, l.at+dy))
	}
}

// enter ends a key that was begun, the marks of a menu for many, or picks the
// row under the cursor.
func (m *Model) enter() {
	l := m.top()
	switch {
	case m.typed != "":
		if typed := m.typed; !m.settle() {
			m.told, m.bad = m.game.NoRow(typed), true
		}
	case l.menu.Many && len(l.marked) > 0:
		var values []string
		for i, r := range l.menu.Rows {
			if l.marked[i] {
				values = append(values, r.Value)
			}
		}
		m.open(append(slices.Clone(l.way), strings.Join(values, ",")))
	case l.at < len(l.menu.Rows):
		m.pick(l.menu.Rows[l.at])
	}
}

// rune is a letter, a digit or a sign: the key of a row first.
func (m *Model) rune(r rune) {
	l := m.top()
	if m.key(m.typed+string(r)) || m.key(m.typed+string(digit(r))) {
		return
	}
	if typed := m.typed; typed != "" {
		if m.settle() { // what was begun was meant as it stood
			m.rune(r)
		} else {
			m.told, m.bad = m.game.NoRow(typed+string(r)), true
		}
		return
	}
	switch r {
	case ' ':
		if l.menu.Many {
			m.mark(l.at)
			return
		}
		m.line = &Typing{}
	case ':':
		m.line = &Typing{}
	case '?':
		m.explain()
	case '-', '+', '=', '−':
		if l.menu.Numbers == "" {
			m.told, m.bad = m.game.NoRow(string(r)), true
			return
		}
		m.number = strings.Replace(string(r), "−", "-", 1)
		m.forget()
	case 'u':
		m.do(Gesture{Text: "undo"})
	case 'Y':
		m.do(Gesture{Text: "redo"})
	default:
		m.told, m.bad = m.game.NoRow(string(r)), true
	}
}

// digit is a digit of the unshifted row of a French keyboard, or the key itself.
func digit(r rune) rune {
	if i := slices.Index([]rune("à&é\"'(-è_ç"), r); i >= 0 && r != '-' {
		return rune('0' + i)
	}
	return r
}

// key picks the row that has that key, if no longer one has; true if it is the
// beginning of one at least.
func (m *Model) key(typed string) bool {
	l := m.top()
	var whole *prompt.Choice
	longer := false
	at := 0
	for _, rows := range [][]prompt.Choice{l.menu.Rows, l.menu.Hidden} {
		for i := range rows {
			switch k := rows[i].Key; {
			case k == typed && whole == nil:
				whole, at = &rows[i], i
			case len(k) > len(typed) && strings.HasPrefix(k, typed):
				longer = true
			}
		}
	}
	if longer || whole != nil {
		m.forget()
	}
	switch {
	case longer:
		m.typed = typed
	case whole != nil && l.menu.Many && at < len(l.menu.Rows) && l.menu.Rows[at].Key == typed:
		m.typed = ""
		m.mark(at)
	case whole != nil:
		m.typed = ""
		if at < len(l.menu.Rows) && l.menu.Rows[at].Key == typed {
			l.at = at // if it is refused, Enter is about it
		}
		m.pick(*whole)
		if len([]rune(typed)) > 1 {
			m.closed = ofKey
		}
	default:
		return false
	}
	return true
}

func (m *Model) mark(i int) {
	l := m.top()
	if i < len(l.menu.Rows) {
		l.at = i
		if l.marked[i] {
			delete(l.marked, i)
		} else {
			l.marked[i] = true
		}
	}
}

// settle takes what was begun as it stands; false if that is no row.
func (m *Model) settle() bool {
	if m.number != "" {
		m.commitNumber()
		return true
	}
	typed := m.typed
	m.typed = ""
	l := m.top()
	for i, r := range l.menu.Rows {
		if r.Key == typed && l.menu.Many {
			m.mark(i)
			return true
		}
	}
	for _, r := range slices.Concat(l.menu.Rows, l.menu.Hidden) {
		if r.Key == typed {
			m.pick(r)
			return true
		}
	}
	return false
}

// pick does what a row is, or opens the menu that follows. One that a rule
// forbids is told first.
func (m *Model) pick(r prompt.Choice) {
	l := m.top()
	m.about = r.About
	goOn := func() {
		if r.Do != "" {
			m.do(Gesture{Text: r.Do, Anyway: m.force})
			return
		}
		if r.Way != nil && len(r.Way) == 0 {
			m.reset(nil)
			return
		}
		if r.Way != nil {
			if len(m.levels) > 1 && len(l.way) == len(r.Way) && l.way[0] == r.Way[0] {
				m.levels = m.levels[:len(m.levels)-1] // another of the same kind: one Esc leads back
			}
			m.open(r.Way)
			return
		}
		m.open(append(slices.Clone(l.way), r.Value))
	}
	if r.Not == "" || r.Do != "" {
		goOn() // the game refuses in its own words
		return
	}
	m.told, m.bad = r.Not, true
	if !r.Firm {
		m.anyway = func() { m.told, m.force = "", true; goOn() }
	}
}

// explain asks the game about the row under the cursor, or that which dice are
// typed for.
func (m *Model) explain() {
	l := m.top()
	g := Gesture{Text: l.menu.About, About: true}
	switch {
	case m.tray != nil:
		g.For, g.Text = m.tray.For, cmp.Or(m.dice.About, m.about, g.Text)
	case l.at < len(l.menu.Rows) && l.menu.Rows[l.at].About != "":
		g.Text = l.menu.Rows[l.at].About
	}
	m.do(g)
}

// pressNumber takes the digits of a number. It is meant as it stands at the next
// other key, or after a moment. Taps on one another, such as -1 -1 -1, are one
// number: what somebody counts is one gesture, and one to undo.
func (m *Model) pressNumber(msg tea.KeyMsg) {
	last := m.number[len(m.number)-1]
	switch {
	case msg.Type == tea.KeyEsc:
		m.number = ""
	case msg.Type == tea.KeyBackspace:
		m.number = m.number[:len(m.number)-1]
	case msg.Type == tea.KeyEnter:
		m.commitNumber()
	case msg.Type == tea.KeyRunes && !msg.Paste:
		r := digit(msg.Runes[0])
		sign := strings.ContainsRune("+-=−", r)
		text := strings.Replace(string(r), "−", "-", 1)
		switch again := m.number[0] == text[0] && text != "="; {
		case r >= '0' && r <= '9':
			m.number += text
			if at := strings.LastIndexAny(m.number, "+-="); len(m.number)-at > 3 || len(m.number) > longest {
				m.commitNumber()
				m.closed = ofKey
			}
		case sign && last < '0': // the sign is mended
			m.number = m.number[:len(m.number)-1] + text
		case sign && last <= '9' && again:
			m.number += text
		default:
			m.commitNumber()
			m.press(msg)
		}
	}
}

// longest is how long a number with its taps is at most.
const longest = 40

// digitOf is digit where a minus can only be the 6 of a French keyboard.
func digitOf(r rune) rune {
	if r == '-' {
		return '6'
	}
	return digit(r)
}

// commitNumber takes what was typed as one number, the sum of the taps.
func (m *Model) commitNumber() {
	sum, digits := 0, false
	for _, part := range strings.FieldsFunc(m.number, func(r rune) bool { return strings.ContainsRune("+-=", r) }) {
		n, _ := strconv.Atoi(part) // digits alone, three at most
		sum, digits = sum+n, true
	}
	sign := m.number[:1]
	m.number = ""
	if digits {
		m.do(Gesture{Text: m.top().menu.Numbers + " " + sign + strconv.Itoa(sum), Anyway: m.force})
	}
}
