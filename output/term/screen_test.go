package term

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// sample is a screen with all there can be on one.
func sample() Screen {
	camp := func(title string, role Role) Camp {
		c := Camp{Title: title, Role: role}
		for i := range 9 {
			c.Figures = append(c.Figures, Figure{Key: string(rune('a' + i)), Name: fmt.Sprintf("%s of rank %d", title, i), Now: i, Most: 8, Left: i % 4})
		}
		return c
	}
	active := Figure{Key: "1", Name: "nun", Now: 3, Most: 10, Left: 2, Active: true, Words: []string{"JAMMED", "WOUNDED"}, Facts: []string{"rifle amm 2", "light armour"}}
	s := Screen{
		Active: &active, First: "STEP", Head: "round 1 · God 19 · Satan 28", Asks: "Satan: where does the pawn stop, and whom does it touch?",
		Guide: strings.Repeat("This is explained. ", 10), Camps: []Camp{camp("SATAN", Camp1), camp("GOD", Camp2)},
		Folded: []string{"wandering: 2, 3, 4", "destroyed: lust"}, Log: []string{"first", "second", "third"},
		Menu: Menu{Title: "shot", At: 1, Rows: []MenuRow{
			{"s", "shoot", "hits 19/27 70%", ""}, {"h", "strike", "", "nobody in reach (R-140)"}, {"", "several targets…", "", ""},
		}},
		Told: "the nun shoots", Foot: "u undo: shot", Keys: "Enter does it · Esc menu", One: &active,
	}
	s.Camps[0].Figures = append(s.Camps[0].Figures, active)
	return s
}

func text(lines []Line) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(strings.TrimRight(l.Text(), " ") + "\n")
	}
	return b.String()
}

// TestScreenPlaces: who is active stands on the first line, the score on the
// second, what undo does on the last, whatever the size.
func TestScreenPlaces(t *testing.T) {
	for _, size := range [][2]int{{40, 10}, {60, 20}, {80, 24}, {100, 40}, {120, 40}, {200, 60}} {
		for view := Everything; view <= LogOnly; view++ {
			s := sample()
			s.View = view
			lines := s.Lay(size[0], size[1])
			if len(lines) != size[1] {
				t.Errorf("%v, view %d: %d lines", size, view, len(lines))
				continue
			}
			for at, want := range map[int]string{0: "▶ 1 NUN  ▮▮▯▯▯ 3/10 ●●", 1: "round 1 · God 19 · Satan 28", len(lines) - 1: "u undo: shot"} {
				if got := lines[at].Text(); !strings.HasPrefix(got, want) {
					t.Errorf("%v, view %d: line %d is %q, want %q", size, view, at, got, want)
				}
			}
		}
	}
}

// nobody stands for the view of one figure without one.
const nobody View = -1

// TestScreenWords: what is the matter with a figure is told in words, at every
// width that shows it.
func TestScreenWords(t *testing.T) {
	for _, row := range []struct {
		reason        string
		width, height int
		view          View
		want          []string
	}{
		{"all of it", 120, 40, Everything, []string{"▶1  NUN", "JAMMED WOUNDED", "rifle amm 2", "destroyed: lust", "hits 19/27 70%", "(strike — nobody", "third"}},
		{"camps beside each other", 80, 60, Everything, []string{"SATAN                                    GOD", "JAMMED WOUNDED", "This is explained."}},
		{"camps below each other", 40, 60, FiguresOnly, []string{"SATAN\n", "\nGOD\n", "JAMMED WOUNDED", "3/10 ●●"}},
		{"one figure in large type", 60, 30, OneFigure, []string{"███   █  █  ███", "JAMMED · WOUNDED", "rifle amm 2 · light armour"}},
		{"one figure in large type under what was told", 40, 11, OneFigure, []string{"1 NUN  JAMMED · WOUNDED", "███   █  █  ███", "> h (strike"}},
		{"one figure where there is no room", 20, 9, OneFigure, []string{"1 NUN", "3/10"}},
		{"nobody to be shown alone", 60, 20, nobody, []string{"no figure yet", "> h (strike"}},
		{"the log", 60, 20, LogOnly, []string{"first\nsecond\nthird"}},
		{"a narrow menu", 30, 12, Everything, []string{"> h (strike", "s shoot"}},
	} {
		s := sample()
		if s.View = row.view; row.view == nobody {
			s.View, s.One, s.Nobody = OneFigure, nil, "no figure yet"
		}
		got := text(s.Lay(row.width, row.height))
		for _, want := range row.want {
			if !strings.Contains(got, want) {
				t.Errorf("%s: %q is not in\n%s", row.reason, want, got)
			}
		}
	}
}

// TestScreenFollows: where there is no room for all figures, the active one is
// among those shown, arrows tell that there are more, and scrolling goes from
// there both ways.
func TestScreenFollows(t *testing.T) {
	for _, row := range []struct {
		reason   string
		at       int // of the active figure in its camp of nine
		scroll   int
		has, not string
	}{
		{"the last is active", 8, 0, "▶i", " a  SATAN of rank 0"},
		{"the first is: nothing moves", 0, 0, "▶a", "↑"},
		{"up from the last", 8, -20, " a  SATAN of rank 0", "↑"},
		{"down from the first", 0, 20, "wandering", "▶a"},
	} {
		s := sample()
		s.Camps[0].Figures = s.Camps[0].Figures[:9]
		s.Camps, s.Camps[0].Figures[row.at].Active, s.Scroll = s.Camps[:1], true, row.scroll
		got := text(s.Lay(80, 21)[2:])
		if !strings.Contains(got, row.has) || strings.Contains(got, row.not) {
			t.Errorf("%s: want %q and not %q in\n%s", row.reason, row.has, row.not, got)
		}
		if !strings.Contains(got, "↓\n") && !strings.Contains(got, "↑\n") {
			t.Errorf("%s: no arrow tells that there is more:\n%s", row.reason, got)
		}
	}
}

// TestScreenAlone: a cover shows nothing but itself, a menu for one alone
// nothing of the board.
func TestScreenAlone(t *testing.T) {
	s := sample()
	s.Alone = true
	if got := text(s.Lay(80, 24)); strings.Contains(got, "SATAN") || strings.Contains(got, "NUN") || !strings.Contains(got, "shoot") {
		t.Errorf("alone:\n%s", got)
	}
	s.Cover = "look away"
	if got := strings.TrimSpace(text(s.Lay(80, 24))); got != "look away" {
		t.Errorf("cover:\n%s", got)
	}
}

// TestScreenPage: a text is read in parts, and its end is the last of them.
func TestScreenPage(t *testing.T) {
	s := Screen{Title: "rules", Keys: "Esc", Page: strings.Fields(strings.Repeat("a b c d e ", 10))}
	for scroll, want := range map[int]string{0: "a", 3: "d", 99: "b"} {
		s.Scroll = scroll
		lines := s.Lay(20, 6)
		if got := lines[1].Text(); got != want {
			t.Errorf("from %d: %q, want %q", scroll, got, want)
		}
	}
}

// TestScreenPageTable: rows of a table keep their columns where there is room.
func TestScreenPageTable(t *testing.T) {
	s := Screen{Title: "rules", Keys: "Esc", Page: []string{"hit       2  4", "wounded   2  1"}}
	if got := text(s.Lay(20, 6)); !strings.Contains(got, "hit       2  4\nwounded   2  1\n") {
		t.Errorf("the columns are lost:\n%s", got)
	}
	if got := text(s.Lay(10, 6)); strings.Contains(got, "hit       2") {
		t.Errorf("a row is wider than the screen:\n%s", got)
	}
	s.Page = []string{"u y      undo, and redo what was undone", "n        the end"}
	if got, want := text(s.Lay(28, 5)), " rules\nu y      undo, and redo what\n         was undone\nn        the end\nEsc\n"; got != want {
		t.Errorf("keys and what they do are\n%s, want\n%s", got, want)
	}
}

// TestScreenPageMore: an arrow tells where a text goes on.
func TestScreenPageMore(t *testing.T) {
	s := Screen{Title: "rules", Keys: "Esc", Page: strings.Fields("a b c d e")}
	for scroll, want := range map[int]string{0: "↓", 1: "↕", 2: "↑"} {
		s.Scroll = scroll
		if got := s.Lay(20, 5)[4].Text(); !strings.HasSuffix(got, want) {
			t.Errorf("from %d: %q, want %s at its end", scroll, got, want)
		}
	}
}

// TestScreenTyped: what is typed last can be seen on the narrowest screen.
func TestScreenTyped(t *testing.T) {
	s := sample()
	s.Entry = []Span{{"Satan: the distance of the drift", Strong}, {" ▸ 3d6 ▸ ", Strong}, {"4 ", Strong}, {"_", Reverse}}
	for width := 16; width < 80; width++ {
		if got := text(s.Lay(width, 12)); !strings.Contains(got, "▸ 3d6 ▸ 4 _") {
			t.Fatalf("%d columns:\n%s", width, got)
		}
	}
}

// TestScreenBounds: no size breaks a screen.
func TestScreenBounds(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		width, height := rapid.IntRange(1, 200).Draw(rt, "width"), rapid.IntRange(1, 70).Draw(rt, "height")
		s := sample()
		s.View = View(rapid.IntRange(0, 3).Draw(rt, "view"))
		s.Menu.At = rapid.IntRange(-1, 4).Draw(rt, "at")
		s.Scroll = rapid.IntRange(-5, 200).Draw(rt, "scroll")
		if rapid.Bool().Draw(rt, "nobody") {
			s.Active, s.One, s.Camps = nil, nil, nil
		}
		if rapid.Bool().Draw(rt, "typing") {
			s.Entry = []Span{{": ", Strong}, {strings.Repeat("悪魔", 40), Plain}}
			s.Hints = []string{"a", "b"}
		}
		lines := s.Lay(width, height)
		if len(lines) != height {
			rt.Fatalf("%d lines, want %d", len(lines), height)
		}
		for _, l := range lines {
			if w := lineWidth(l); w > width && width > 1 {
				rt.Fatalf("%d columns, want %d: %q", w, width, l.Text())
			}
		}
	})
}

// TestScreenTold: of what came of a gesture the newest lines stand on the
// smallest screen, and three rows of the menu beside an explanation.
func TestScreenTold(t *testing.T) {
	s := sample()
	s.Told = "the nun shoots\n1 2 6, 5+ needed, hits: 1\nthe nun hits lust for 3, of which 2 comes through\nlust: substance -2, now 3 of 5\nlust is wounded"
	got := text(s.Lay(40, 10))
	for _, want := range []string{"… the nun hits lust for 3, of which 2\n  comes through\n", "now 3 of 5\n", "lust is wounded\n"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	if strings.Contains(got, "the nun shoots") {
		t.Errorf("the oldest line stands there:\n%s", got)
	}
	s.Told, s.Guide = "", strings.Repeat("explained ", 30)
	if got := text(s.Lay(40, 10)); strings.Count(got, "explained") < 12 || !strings.Contains(got, "> ") {
		t.Errorf("the explanation or the menu is missing:\n%s", got)
	}
}

// TestScreenArt: the cursor on what is drawn is on the screen exactly where
// ShowsArt says so, whatever the size and wherever it is; the figures alone have
// the row that it is for.
func TestScreenArt(t *testing.T) {
	s := sample()
	s.Menu.Title, s.Menu.Rows[1].Label, s.Menu.Rows[1].Not = "where?", "row under the cursor", ""
	for at := 0; at < 9; at += 4 {
		s.Art = nil
		for y := range 9 {
			line := Line{{fmt.Sprintf("%d |    |", y), Plain}}
			if y == at {
				line = append(line, Span{"@@", Reverse})
			}
			s.Art = append(s.Art, line)
		}
		for view := Everything; view <= LogOnly; view++ {
			s.View = view
			for width := 20; width < 140; width += 20 {
				for height := 1; height < 45; height++ {
					lines := text(s.Lay(width, height))
					if got, want := strings.Contains(lines, "@@"), s.ShowsArt(width, height); got != want {
						t.Fatalf("view %d, %d×%d, cursor in line %d: on the screen %t, told %t\n%s", view, width, height, at, got, want, lines)
					}
					if view == FiguresOnly && width > 40 && height > 15 && !strings.Contains(lines, "> h row under the cursor") {
						t.Fatalf("%d×%d: the row is not below what is drawn:\n%s", width, height, lines)
					}
				}
			}
		}
	}
}

// TestRowInSight: whatever is looked at, Enter does nothing unseen, and the lines
// that are free show more rows; an open menu stands with its title.
func TestRowInSight(t *testing.T) {
	s := sample()
	s.Told, s.Guide = "", ""
	s.Menu.Rows[1].Not = ""
	for view := Everything; view <= LogOnly; view++ {
		for height := 10; height < 45; height++ {
			s.View, s.Opened = view, false
			lines := text(s.Lay(60, height))
			if !strings.Contains(lines, "> h strike") {
				t.Errorf("view %d, %d lines: no row under the cursor:\n%s", view, height, lines)
			}
			if height >= 30 && view != FiguresOnly && !strings.Contains(lines, "several targets") {
				t.Errorf("view %d, %d lines: rows are left out:\n%s", view, height, lines)
			}
			if s.Opened = true; view != OneFigure && !strings.Contains(text(s.Lay(60, height)), "\nshot\n") {
				t.Errorf("view %d, %d lines: no title of the open menu:\n%s", view, height, text(s.Lay(60, height)))
			}
		}
	}
}

// TestScreenTitle: the title of a menu takes a second line where there is room.
func TestScreenTitle(t *testing.T) {
	s := sample()
	s.Camps, s.Menu.Title = nil, "where does the first number of the tile on this square point?"
	for height, want := range map[int]string{24: "where does the first number of the tile\n  on this square point?\n", 10: "where does the first number of the tile…\n"} {
		if got := text(s.Lay(40, height)); !strings.Contains(got, want) {
			t.Errorf("%d lines: %q is not in\n%s", height, want, got)
		}
	}
}

// TestScreenLog: the log begins with the beginning of an entry; in a page of two
// columns both stay.
func TestScreenLog(t *testing.T) {
	s := sample()
	s.View, s.Log = LogOnly, []string{strings.Repeat("one entry of many words ", 9), "the last one"}
	if got := text(s.Lay(40, 10)); strings.Contains(got, "words") || !strings.Contains(got, "the last one") {
		t.Errorf("an entry has lost its beginning:\n%s", got)
	}
	s.Page = []string{"Enter     does what the cursor is on, and a few words more", "plain words of a text that are too long for it"}
	want := "Enter     does what the cursor is on,\n          and a few words more\nplain words of a text that are too long\n  for it\n"
	if got := text(s.Lay(40, 10)); !strings.Contains(got, want) {
		t.Errorf("want\n%s in\n%s", want, got)
	}
}

// TestArtInSight: what is drawn stands above the figures from its first line on,
// whoever is active, unless the line under the cursor would not be seen.
func TestArtInSight(t *testing.T) {
	for _, row := range []struct {
		cursor int // the line of Art under the cursor; -1 for none
		want   string
		why    string
	}{
		{-1, "row 1", "the first line, though the active figure is far below"},
		{0, "row 1", "the cursor is there"},
		{8, "row 9", "the cursor is on the last line"},
	} {
		s := Screen{First: "turn", Camps: []Camp{{Title: "players"}}, Menu: Menu{Rows: make([]MenuRow, 8)}}
		for i := range 9 {
			line := Line{{Text: "row " + string(rune('1'+i)), Role: Plain}}
			if i == row.cursor {
				line[0].Role = Reverse
			}
			s.Art = append(s.Art, line)
		}
		for i := range 6 {
			s.Camps[0].Figures = append(s.Camps[0].Figures, Figure{Key: "k", Name: "player", Most: 8, Active: i == 5})
		}
		var all string
		for _, l := range s.Lay(40, 17) {
			all += l.Text() + "\n"
		}
		if !strings.Contains(all, row.want) {
			t.Errorf("%s: %q is not in sight:\n%s", row.why, row.want, all)
		}
	}
}
