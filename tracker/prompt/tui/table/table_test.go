package table

import (
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"croix/tracker/prompt"
)

// fake is a game that keeps what it is asked.
type fake struct {
	menus map[string]prompt.Menu
	did   []string
	dice  []int // sides that "throw" waits for, throw by throw
	shown Shown
	ticks time.Duration
	board bool // is on the screen
}

func (f *fake) Menu(way []string) (prompt.Menu, bool) {
	m, ok := f.menus[strings.Join(way, "/")]
	return m, ok
}

func (f *fake) Do(g Gesture) Result {
	text := g.Text
	if g.About {
		text = "about " + text
	}
	if g.Anyway {
		text += " anyway"
	}
	switch {
	case strings.HasPrefix(text, "throw") && len(g.Throws) < len(f.dice):
		return Result{Dice: &Dice{Title: "throw", Sides: []int{f.dice[len(g.Throws)], f.dice[len(g.Throws)]}}}
	case strings.HasPrefix(text, "throw"):
		text += fmt.Sprint(g.Throws) + takenOf(g)
	case text == "forbidden":
		return Result{Told: "no", Bad: true, Anyway: true}
	case text == "wrong":
		return Result{Told: "wrong", Bad: true}
	case text == "read":
		return Result{Pages: &Pages{Title: "text", Lines: []string{"a", "b"}}}
	case text == "quit":
		return Result{Quit: true}
	}
	f.did = append(f.did, text)
	return Result{Told: "done"}
}

func (f *fake) Complete(typed string) []string {
	var all []string
	for _, w := range []string{"shoot", "show", "strike"} {
		if strings.HasPrefix(w, typed) {
			all = append(all, w)
		}
	}
	return all
}

func (f *fake) Hides(text string) bool  { return strings.HasPrefix(text, "secret") }
func (f *fake) NoFace(sides int) string { return fmt.Sprintf("no d%d", sides) }
func (f *fake) NoRow(key string) string { return "no row " + key }
func (f *fake) Left(g Gesture) string   { return strings.TrimSpace("left" + takenOf(g)) }
func takenOf(g Gesture) (text string) {
	for _, t := range g.Taken {
		text += fmt.Sprintf(" %d%v", t.At, t.All())
	}
	return text
}
func (f *fake) Tick(d time.Duration) (bool, string) {
	f.ticks += d
	return false, ""
}

func (f *fake) Spots(Shown, int, int) bool { return f.board }

func (f *fake) Draw(s Shown, _, _ int) []Line {
	f.shown = s
	return []Line{{{Text: "screen", Role: Strong}}}
}

func newFake() *fake {
	return &fake{dice: []int{6, 12}, menus: map[string]prompt.Menu{
		"": {Numbers: "p1", About: "all", Rows: []prompt.Choice{
			{Key: "x", Label: "not now", Do: "forbidden", Not: "a rule"},
			{Key: "s", Label: "shoot", Value: "s", About: "shooting"},
			{Label: "read", Do: "read"},
			{Label: "throw", Do: "throw"},
			{Label: "bad way", Value: "nowhere"},
			{Label: "barred", Value: "s", Not: "barred"},
			{Label: "firm", Value: "s", Not: "firm", Firm: true},
		}, Hidden: []prompt.Choice{{Key: "1", Do: "pawn 1"}, {Key: "12", Do: "pawn 12"}, {Key: "2", Do: "pawn 2"}, {Key: "d1", Do: "square d1"}, {Key: "n", Do: "next"}, {Key: "rf", Do: "forbidden"}, {Key: "b", Way: []string{"board"}}, {Key: "f", Way: []string{"figure"}}}},
		"s":              {Rows: []prompt.Choice{{Key: "a", Do: "shoot a"}, {Key: "b", Do: "shoot b"}, {Key: "m", Value: "many"}, {Key: "c", Way: []string{"cover"}}, {Key: "z1", Way: []string{"s"}}}},
		"s/many":         {Many: true, Rows: []prompt.Choice{{Key: "1", Value: "p1"}, {Key: "2", Value: "p2"}, {Key: "3", Value: "p3"}}},
		"s/many/p1,p3":   {Done: "shoot p1 p3"},
		"s/many/p2":      {Done: "shoot p2"},
		"cover":          {Cover: "Satan", Rows: []prompt.Choice{{Key: "1", Do: "secret 1"}}},
		"figure":         {Rows: []prompt.Choice{{Key: "f", Way: []string{"figure"}}}},
		"menu":           {Rows: []prompt.Choice{{Key: "w", Value: "note"}, {Key: "q", Do: "quit"}}},
		"menu/note":      {Text: true, Title: "note"},
		"menu/note/late": {Done: "note late"},
	}}
}

// pressed is a model after keys: names of keys, or letters.
func pressed(f *fake, keys ...any) *Model {
	m := New(f, Mono)
	for _, k := range keys {
		switch k := k.(type) {
		case tea.KeyType:
			m.Update(tea.KeyMsg{Type: k})
		case string:
			for _, r := range k {
				m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}})
			}
		case time.Duration:
			m.Update(Elapsed(k))
		}
		m.View()
	}
	m.screen = ""
	m.View()
	return m
}

func TestKeys(t *testing.T) {
	const up, down, enter, esc, back, tab = tea.KeyUp, tea.KeyDown, tea.KeyEnter, tea.KeyEsc, tea.KeyBackspace, tea.KeyTab
	for _, row := range []struct {
		reason string
		keys   []any
		did    string // with commas between
	}{
		{"Enter takes the first row that may be picked", []any{enter, "a"}, "shoot a"},
		{"the key of a row, then that of the next menu", []any{"sb"}, "shoot b"},
		{"both come in one", []any{"sb"}, "shoot b"},
		{"a key that no longer one begins with is taken at once", []any{"2"}, "pawn 2"},
		{"one that begins another waits", []any{"1"}, ""},
		{"and is taken by the second key", []any{"12"}, "pawn 12"},
		{"or by Enter", []any{"1", enter}, "pawn 1"},
		{"or by another key, which counts too", []any{"1n"}, "pawn 1,next"},
		{"or after a moment", []any{"1", 2 * time.Second}, "pawn 1"},
		{"Enter right behind a whole key is the end of it", []any{"12", enter, "a"}, "pawn 12"},
		{"so it is behind a square", []any{"d1", enter, "a"}, "square d1"},
		{"and does nothing against a rule", []any{"rf", enter}, ""},
		{"nor behind what was taken by itself", []any{"1", 2 * time.Second, enter, "a"}, "pawn 1"},
		{"nor behind a number with all its digits", []any{"-123", enter, "a"}, "p1 -123"},
		{"the next Enter is meant", []any{"sz1", enter, enter}, "shoot a"},
		{"so is one after a moment", []any{"sz1", 2 * time.Second, enter}, "shoot a"},
		{"or behind another key", []any{"sz1", down, enter}, "shoot b"},
		{"a key of one sign and Enter are two", []any{"s", enter}, "shoot a"},
		{"half a key waits for the rest", []any{"d", 2 * time.Second, "1"}, "square d1"},
		{"a key that no row has does nothing", []any{"d2", "1n"}, "pawn 1,next"},
		{"Backspace takes it back", []any{"1", back, "2"}, "pawn 2"},
		{"Esc too", []any{"1", esc, 2 * time.Second}, ""},
		{"a French keyboard has digits without shift", []any{"é"}, "pawn 2"},
		{"what is refused can be done anyway", []any{"x", enter}, "forbidden anyway"},
		{"but not after another key", []any{"x", down, up, enter}, ""},
		{"a row that is barred, twice", []any{tea.KeyEnd, up, enter, enter, "a"}, "shoot a anyway"},
		{"a firm one never", []any{tea.KeyEnd, enter, enter, "a"}, ""},
		{"undo and redo", []any{"uY", tea.KeyCtrlY}, "undo,redo,redo"},
		{"a number is meant after a moment", []any{"-3", 2 * time.Second}, "p1 -3"},
		{"or by Enter", []any{"+12", enter}, "p1 +12"},
		{"or by the next key", []any{"=0n"}, "p1 =0,next"},
		{"the sign can be mended", []any{"-+3", enter}, "p1 +3"},
		{"the unshifted digits of a French keyboard", []any{"-'é", enter}, "p1 -42"},
		{"taps are one number", []any{"-1-1-1", enter}, "p1 -3"},
		{"taps of other numbers too, after a moment", []any{"+2+12", 2 * time.Second}, "p1 +14"},
		{"what goes the other way is another number", []any{"-3+1", enter}, "p1 -3,p1 +1"},
		{"so is what is set", []any{"=5=6-1", enter}, "p1 =5,p1 =6,p1 -1"},
		{"a tap without its number", []any{"-3-", enter}, "p1 -3"},
		{"the sign of a tap mended", []any{"-3-", back, "-2", enter}, "p1 -5"},
		{"three digits are all there are", []any{"-123"}, "p1 -123"},
		{"a number that is dropped", []any{"-3", esc, 2 * time.Second}, ""},
		{"a sign alone is nothing", []any{"-", enter}, ""},
		{"many, by keys and by Space", []any{"sm1", down, down, " ", enter}, "shoot p1 p3"},
		{"many, none marked: that of the cursor", []any{"sm", down, enter}, "shoot p2"},
		{"a mark taken back", []any{"sm112", enter}, "shoot p2"},
		{"a line that is written", []any{":hello", enter}, "hello"},
		{"another with Space, mended", []any{" helo", tea.KeyLeft, "l", tea.KeyHome, tea.KeyDelete, "j", enter}, "jello"},
		{"words taken back", []any{":one two", tea.KeyCtrlW, "three", enter}, "one three"},
		{"all taken back", []any{":one", tea.KeyCtrlU, "two", tea.KeyEnd, tea.KeyCtrlA, tea.KeyCtrlK, "x", enter}, "x"},
		{"a line that is left", []any{":hello", esc, "2"}, "pawn 2"},
		{"letters are no keys while a line is open", []any{":un1", enter}, "un1"},
		{"completion with one way", []any{":st", tab, "p1", enter}, "strike p1"},
		{"completion with two", []any{":sh", tab, tab, enter}, "show"},
		{"and back", []any{":sh", tab, tab, tea.KeyShiftTab, enter}, "shoot"},
		{"history", []any{":one", enter, ":two", enter, ":", up, up, down, enter}, "one,two,two"},
		{"history keeps no secret", []any{":one", enter, ":secret 2", enter, ":", up, enter}, "one,secret 2,one"},
		{"a line that answers a menu", []any{esc, "wlate", enter}, "note late"},
		{"and is left", []any{esc, "w", esc, esc, "2"}, "pawn 2"},
		{"a cover waits for Enter", []any{"sc1", enter, "1"}, "secret 1"},
		{"and can be left", []any{"sc", esc, "a"}, "shoot a"},
		{"the rule of a row, and of all", []any{"?", tea.KeyF1}, "about shooting,about shooting"},
		{"a text is read, then left", []any{down, enter, down, " ", esc, "2"}, "pawn 2"},
		{"a way that leads nowhere", []any{down, down, down, enter, "2"}, "pawn 2"},
		{"from one figure to another, and back with one Esc", []any{"fff", esc, "2"}, "pawn 2"},
		{"faces, one after the other", []any{":throw", enter, "34", "12", enter, "3", enter}, "throw[[3 4] [12 3]]"},
		{"a die of twelve with 1 needs its end", []any{":throw", enter, "34", "1 5"}, "throw[[3 4] [1 5]]"},
		{"a face that is none", []any{":throw", enter, "70", "34", "r"}, "throw[[3 4] []]"},
		{"a face taken back", []any{":throw", enter, "3", back, "44r"}, "throw[[4 4] []]"},
		{"a throw taken back", []any{":throw", enter, "34", back, "55r"}, "throw[[5 5] []] 0[3 4]"},
		{"Esc goes a throw back too", []any{":throw", enter, "34", esc, "55r"}, "throw[[5 5] []] 0[3 4]"},
		{"and each time that it is", []any{":throw", enter, "34", esc, "5r", esc, "66r"}, "throw[[6 6] []] 0[3 4] 0[5 0]"},
		{"a gesture after it knows nothing of it", []any{":throw", enter, "34", esc, "55r", ":throw", enter, "66", "r"}, "throw[[5 5] []] 0[3 4],throw[[6 6] []]"},
		{"and leaves from the first", []any{":throw", enter, "3", esc, "2"}, "pawn 2"},
		{"the rule of a throw", []any{":throw", enter, "3?4r"}, "about all,throw[[3 4] []]"},
		{"that of its row", []any{down, down, enter, "3", tea.KeyF1, "4r"}, "about all,throw[[3 4] []]"},
		{"faces of a French keyboard", []any{":throw", enter, "\"-r"}, "throw[[3 6] []]"},
		{"digits beyond the last die are no answer", []any{":throw", enter, "34", "52", "12"}, "throw[[3 4] [5 2]]"},
		{"nor are Enter, Space and r", []any{":throw", enter, "34", "52", enter, " ", ",r"}, "throw[[3 4] [5 2]]"},
		{"until a moment has gone by", []any{":throw", enter, "34", "52", "1", 2 * time.Second, "2"}, "throw[[3 4] [5 2]],pawn 2"},
		{"since the last of them", []any{":throw", enter, "34", "52", 500 * time.Millisecond, "1", 500 * time.Millisecond, "2"}, "throw[[3 4] [5 2]]"},
		{"or another key is pressed", []any{":throw", enter, "34", "52", "1", back, "2"}, "throw[[3 4] [5 2]],pawn 2"},
		{"which counts", []any{":throw", enter, "34", "52", "1n"}, "throw[[3 4] [5 2]],next"},
		{"nor is one r too many", []any{":throw", enter, "rrr", "2"}, "throw[[] []],pawn 2"},
		{"the rest by the program", []any{":throw", enter, "3rr"}, "throw[[3] []]"},
		{"a throw that is left", []any{":throw", enter, "3", esc, "2"}, "pawn 2"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			f := newFake()
			pressed(f, row.keys...)
			if got := strings.Join(f.did, ","); got != row.did {
				t.Errorf("%v does %q, want %q", row.keys, got, row.did)
			}
		})
	}
}

// TestPasted: what is pasted is written, not pressed.
func TestPasted(t *testing.T) {
	f := newFake()
	m := New(f, Mono)
	m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("un\x1b[2J\n"), Paste: true})
	m.Update(tea.KeyMsg{Type: tea.KeyEnter})
	if !slices.Equal(f.did, []string{"un[2J"}) {
		t.Errorf("it does %q", f.did)
	}
}

// TestCover: behind a cover nothing is shown but whose turn it is to look.
func TestCover(t *testing.T) {
	f := newFake()
	m := pressed(f, "sc")
	if f.shown.Cover != "Satan" || !f.shown.Alone {
		t.Errorf("shown: %+v", f.shown)
	}
	m.Update(tea.KeyMsg{Type: tea.KeyEnter})
	m.View()
	if f.shown.Cover != "" || !f.shown.Alone {
		t.Errorf("shown after Enter: %+v", f.shown)
	}
	m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("1")})
	m.View()
	if f.shown.Alone {
		t.Errorf("shown afterwards: %+v", f.shown)
	}
}

// TestLeaves: Ctrl+C and the menu end the table; nothing is drawn then.
func TestLeaves(t *testing.T) {
	for _, keys := range [][]any{{tea.KeyCtrlC}, {":x", tea.KeyCtrlC}, {tea.KeyEsc, "q"}} {
		f := newFake()
		if m := pressed(f, keys...); !m.Done() || m.View() != "" || len(f.did) > 0 {
			t.Errorf("%v: done %t, %q", keys, m.Done(), f.did)
		}
	}
	if _, cmd := New(newFake(), Mono).Update(tea.KeyMsg{Type: tea.KeyCtrlZ}); cmd == nil {
		t.Error("Ctrl+Z does nothing")
	}
}

// TestPaint: colours only where there are some, and no line beyond the screen.
func TestPaint(t *testing.T) {
	lines := []Line{{{"ab", Camp1}, {"cdef", Plain}}, {{"悪魔", Reverse}}, {{"lost", Plain}}}
	for look, want := range map[Look]string{
		Mono:    "\x1b[1mab\x1b[0mc\n\x1b[1;7m悪\x1b[0m",
		Sixteen: "\x1b[1;91mab\x1b[0mc\n\x1b[1;7m悪\x1b[0m",
		Many:    "\x1b[1;38;5;131mab\x1b[0mc\n\x1b[1;7m悪\x1b[0m",
	} {
		if got := look.paint(lines, 3, 2); got != want {
			t.Errorf("look %d: %q, want %q", look, got, want)
		}
	}
}

// TestClock: time goes to the game, whatever is open.
func TestClock(t *testing.T) {
	f := newFake()
	pressed(f, ":x", time.Second, tea.KeyEsc, "s", time.Second)
	if f.ticks != 2*time.Second {
		t.Errorf("%v went by, want two seconds", f.ticks)
	}
}

// forgetful is a game that keeps nothing of what it is asked.
type forgetful struct{ *fake }

func (f forgetful) Do(g Gesture) Result {
	r := f.fake.Do(g)
	f.did = f.did[:0]
	return r
}

// TestForgets: Esc drops a refusal, so that no screen says that Enter does it
// anyway when it does something else; a throw that is left says so.
func TestForgets(t *testing.T) {
	for _, row := range []struct {
		reason string
		keys   []any
		told   string
	}{
		{"refused", []any{":forbidden", tea.KeyEnter}, "no"},
		{"and left", []any{":forbidden", tea.KeyEnter, tea.KeyEsc}, ""},
		{"or another key pressed", []any{":forbidden", tea.KeyEnter, tea.KeyLeft}, ""},
		{"wrong, and left", []any{":wrong", tea.KeyEnter, tea.KeyEsc}, ""},
		{"wrong, and being mended", []any{":wrong", tea.KeyEnter, tea.KeyLeft}, "wrong"},
		{"a throw that is left", []any{":throw", tea.KeyEnter, "3", tea.KeyEsc}, "left"},
		{"left after one that was typed", []any{":throw", tea.KeyEnter, "34", "5", tea.KeyEsc, "5", tea.KeyEsc}, "left 0[3 4]"},
		{"by Ctrl+C too", []any{":throw", tea.KeyEnter, "34", tea.KeyEsc, "56", "1", tea.KeyCtrlC}, "left 0[3 4] 0[5 6]"},
		{"a key that no row has", []any{"z"}, "no row z"},
		{"two of them", []any{"d2"}, "no row d2"},
		{"and then one that a row has", []any{"zs"}, ""},
		{"or the beginning of one", []any{"zd"}, ""},
		{"a sign where no number is meant", []any{"s+"}, "no row +"},
		{"and where one is", []any{"z+"}, ""},
	} {
		f := newFake()
		m := pressed(f, row.keys...)
		if m.Lines(); f.shown.Told != row.told {
			t.Errorf("%s: told %q, want %q", row.reason, f.shown.Told, row.told)
		}
	}
}

// TestArrows: they go over the board where it is on the screen, else through the
// rows; the game is told where the player is.
func TestArrows(t *testing.T) {
	for onScreen, did := range map[bool]string{true: "below", false: "beside"} {
		f := newFake()
		f.board = onScreen
		f.menus["board"] = prompt.Menu{Rows: []prompt.Choice{
			{Do: "above", Spot: prompt.Spot{X: 1, Y: 1}}, {Do: "beside", Spot: prompt.Spot{X: 2, Y: 1}}, {Do: "below", Spot: prompt.Spot{X: 1, Y: 2}},
		}}
		pressed(f, "b")
		if !slices.Equal(f.shown.Way, []string{"board"}) {
			t.Errorf("the way is %q", f.shown.Way)
		}
		pressed(f, "b", tea.KeyDown, tea.KeyEnter)
		if !slices.Equal(f.did, []string{did}) {
			t.Errorf("the board on the screen: %t; it does %q, want %q", onScreen, f.did, did)
		}
	}
}

// TestMemory: the table itself does not grow, however long the evening is:
// lines, numbers, dice, menus and texts of 1,000 and of 10,000 gestures take as
// much.
func TestMemory(t *testing.T) {
	m := New(forgetful{newFake()}, Many)
	play := func(gestures int) uint64 {
		for i := range gestures {
			keys := []any{":hello" + fmt.Sprint(i), tea.KeyEnter, "-1-1", tea.KeyEnter, ":throw", tea.KeyEnter, "3452", "999", tea.KeyBackspace, "sa", tea.KeyEsc, tea.KeyEsc, "?"}
			for _, k := range keys {
				if key, ok := k.(tea.KeyType); ok {
					m.Update(tea.KeyMsg{Type: key})
				} else {
					m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(k.(string))})
				}
			}
			m.Update(Elapsed(time.Second))
			m.View()
		}
		runtime.GC()
		runtime.GC() // what the first one freed late
		var s runtime.MemStats
		runtime.ReadMemStats(&s)
		return s.HeapAlloc
	}
	if first, last := play(1000), play(9000); last > first+64<<10 {
		t.Errorf("%d KB after 1,000 gestures, %d KB after 10,000", first>>10, last>>10)
	}
	runtime.KeepAlive(m)
}
