package main

import (
	"io"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/tracker/prompt/tui/table"
	"croix/tracker/session"
)

// tableTest is a live table that a test presses keys of.
type tableTest struct {
	t testing.TB
	a *app
	l *live
	m *table.Model

	keys strings.Builder // that were pressed, as a terminal sends them
}

// newApp is an app with a folder of its own.
func newApp(t testing.TB, lang say.Lang, home string) *app {
	t.Helper()
	env := map[string]string{"CROIX_HOME": home}
	return &app{lang: lang, streams: streams{
		in: strings.NewReader(""), out: io.Discard, err: io.Discard, env: func(k string) string { return env[k] },
	}}
}

// made is a gesture with the faces of its dice.
type made struct {
	text  string
	faces []int
}

// armed is gestures after which p1 is a damned soul with a handgun and a big
// weapon, and it is for Satan to activate a figure.
func armed() []made {
	return []made{
		{"drift p1", []int{3, 4, 4, 4}},
		{"purgatory touching wrath", nil},
		{"envy jealousy wrath", []int{2, 3, 4, 4, 5, 2, 2, 1, 4, 2, 1, 1, 2}},
		{"set p1 played =0", nil},
		{"set seraphim place purgatory", nil},
	}
}

// newTable is a live table of a new game, after gestures.
func newTable(t testing.TB, lang say.Lang, n newOptions, gestures ...made) *tableTest {
	t.Helper()
	a := newApp(t, lang, t.TempDir())
	s, err := a.begin(n, "t")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range gestures {
		if _, err := s.Do(g.text, session.How{Lang: lang, Dice: dice.Typed(g.faces...), Last: true}); err != nil {
			t.Fatalf("%s: %v", g.text, err)
		}
	}
	return tableOf(t, a, s, playOptions{})
}

// tableOf is a live table of a game.
func tableOf(t testing.TB, a *app, s *session.Session, o playOptions) *tableTest {
	t.Helper()
	l, err := a.newLive(o, s, "t", o.watch)
	if err != nil {
		t.Fatal(err)
	}
	if l.watch = o.watch; o.watch {
		l.claim()
		if err := l.make(); err != nil {
			t.Fatal(err)
		}
	}
	return &tableTest{t: t, a: a, l: l, m: table.New(l, table.Mono)}
}

// keyNames are the keys that are no letters.
func keyNames() map[string]tea.KeyType {
	return map[string]tea.KeyType{
		"Enter": tea.KeyEnter, "Esc": tea.KeyEsc, "Up": tea.KeyUp, "Down": tea.KeyDown, "Tab": tea.KeyTab, "ShiftTab": tea.KeyShiftTab,
		"Back": tea.KeyBackspace, "PgUp": tea.KeyPgUp, "PgDn": tea.KeyPgDown, "Home": tea.KeyHome, "End": tea.KeyEnd,
		"Left": tea.KeyLeft, "Right": tea.KeyRight, "Space": tea.KeySpace, "F1": tea.KeyF1, "CtrlY": tea.KeyCtrlY, "CtrlU": tea.KeyCtrlU,
		"CtrlW": tea.KeyCtrlW, "CtrlC": tea.KeyCtrlC, "Del": tea.KeyDelete,
	}
}

// sent is what a terminal sends for a key.
func sent(msg tea.KeyMsg) string {
	if msg.Type == tea.KeyRunes {
		return string(msg.Runes)
	}
	return map[tea.KeyType]string{
		tea.KeyEnter: "\r", tea.KeyBackspace: "\x7f", tea.KeySpace: " ", tea.KeyTab: "\t", tea.KeyEsc: "\x1b",
		tea.KeyUp: "\x1b[A", tea.KeyDown: "\x1b[B", tea.KeyHome: "\x1b[H", tea.KeyEnd: "\x1b[F",
	}[msg.Type]
}

// press presses keys, with spaces between them; those in guillemets are typed
// letter by letter, and at … a moment goes by. It gives their number.
func (x *tableTest) press(keys string) int {
	x.t.Helper()
	n := 0
	key := func(msg tea.KeyMsg) {
		n++
		x.keys.WriteString(sent(msg))
		x.m.Update(msg)
		_ = x.m.View()
	}
	for _, part := range splitKeys(keys) {
		if part == "…" {
			x.pause()
			continue
		}
		if k, ok := keyNames()[part]; ok {
			key(tea.KeyMsg{Type: k})
			continue
		}
		if text, ok := strings.CutPrefix(part, "«"); ok {
			for _, r := range text {
				key(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}})
			}
			continue
		}
		for _, r := range part {
			key(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}})
		}
	}
	return n
}

// splitKeys is the words of keys; what stands in guillemets is one.
func splitKeys(keys string) []string {
	var all []string
	for keys = strings.TrimSpace(keys); keys != ""; keys = strings.TrimSpace(keys) {
		if strings.HasPrefix(keys, "«") {
			text, rest, _ := strings.Cut(keys, "»")
			all, keys = append(all, text), rest
			continue
		}
		word, rest, _ := strings.Cut(keys, " ")
		all, keys = append(all, word), rest
	}
	return all
}

// wait lets time go by.
func (x *tableTest) wait() {
	for range 12 {
		x.m.Update(table.Elapsed(100e6))
	}
}

// screen is what the screen shows.
func (x *tableTest) screen(width, height int) string {
	x.m.Update(tea.WindowSizeMsg{Width: width, Height: height})
	var b strings.Builder
	for _, line := range x.m.Lines() {
		for _, s := range line {
			b.WriteString(s.Text)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// sees checks that the screen has some texts.
func (x *tableTest) sees(texts ...string) {
	x.t.Helper()
	screen := strings.ReplaceAll(x.screen(100, 40), "\u00a0", " ")
	for _, text := range texts {
		if !strings.Contains(screen, text) {
			x.t.Errorf("%q is not on the screen:\n%s", text, screen)
		}
	}
}

// pause is a moment in which nothing is pressed.
func (x *tableTest) pause() { x.m.Update(table.Elapsed(1e9)) }

// last is the label of the last gesture.
func (x *tableTest) last() string { return x.l.s.Undoable(x.l.a.lang) }

// usual is a game of two players and six souls.
func usual() newOptions {
	seed := uint64(3)
	return newOptions{players: 2, souls: 6, seed: &seed}
}

// TestLiveShot: a damned soul is activated, shoots with real dice that are typed
// in part, and its activation is undone.
func TestLiveShot(t *testing.T) {
	x := newTable(t, say.English, usual(), armed()...)
	x.sees("SATAN, STEP B", "sorcerer", "big weapon")
	x.press("1 Enter")
	x.sees("▶ 1 SORCERER", "s shot", "h strike", "u undo: activation p1 sorcerer")
	x.press("s")
	x.sees("q seraphim", "hits", "jams")
	x.press("q")
	x.sees("Satan: shot ▸ 3d6 ▸ _")
	x.press("7")
	x.sees("that is no face of a d6")
	x.press("6 5 Back r")
	x.sees("u undo: shot p1 sorcerer")
	x.press("u")
	x.sees("undone: shot", "handgun (3 rounds)")
}
