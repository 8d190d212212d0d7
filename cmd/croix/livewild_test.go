package main

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"croix/generator/say"
	"croix/tracker/prompt/tui/table"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// wildKeys are keys that somebody may press, the likely ones more often.
func wildKeys() []tea.KeyMsg {
	var all []tea.KeyMsg
	for _, k := range keyNames() {
		if k != tea.KeyCtrlC {
			all = append(all, tea.KeyMsg{Type: k})
		}
	}
	for _, r := range "abcdefghijklmnopqrstuvwxyzPVDJATXWUE0123456789123456rrr&é\"'(-è_çà+=-:?.,<😀 \u00a0" {
		all = append(all, tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}})
	}
	for range 30 {
		all = append(all, tea.KeyMsg{Type: tea.KeyEnter})
	}
	all = append(all, tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("p1 -3\x1b[2J\x00"), Paste: true}, tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("3t")})
	return all
}

// wildGame is how many presses one game of wild keys takes.
const wildGame = 250

// TestWildKeys: whatever is pressed, nothing panics, no sequence reaches the
// terminal, and the game is the one that its journal makes. As many presses as
// CROIX_PRESSES says.
func TestWildKeys(t *testing.T) {
	for seed := range uint64((presses(1000) + wildGame - 1) / wildGame) {
		wild(t, seed, wildGame)
	}
}

// presses is how many CROIX_PRESSES asks for, or the usual number.
func presses(usual int) int {
	if n, err := strconv.Atoi(os.Getenv("CROIX_PRESSES")); err == nil {
		return n
	}
	return usual
}

func wild(t *testing.T, seed uint64, presses int) {
	r := rand.New(rand.NewPCG(seed, 1))
	n := usual()
	n.players, n.souls, n.seed = 2+r.IntN(2), 1+r.IntN(12), &seed
	n.antichrist, n.guardian = "p1", "p1"
	if r.IntN(2) == 0 {
		n.auto = []string{"god", "satan", "humanity"}
	}
	lang := say.Langs()[r.IntN(2)]
	x := newTable(t, lang, n)
	keys := wildKeys()
	for i := range presses {
		switch r.IntN(40) {
		case 0:
			x.m.Update(table.Elapsed(1e9))
		case 1:
			x.m.Update(tea.WindowSizeMsg{Width: r.IntN(130), Height: r.IntN(45)})
		}
		k := keys[r.IntN(len(keys))]
		x.m.Update(k)
		if x.m.Done() {
			x = tableOf(t, x.a, x.l.s, playOptions{}) // quit from the menu, and back
		}
		for _, line := range strings.Split(x.m.View(), "\n") {
			if strings.Contains(line, "\x1b[2J") {
				t.Fatalf("press %d, %q: a sequence reaches the terminal: %q", i, k, line)
			}
		}
	}
	back, err := session.Open(x.l.s.Path())
	if err != nil {
		t.Fatal(err)
	}
	got, err1 := json.Marshal(x.l.s.Game())
	want, err2 := json.Marshal(back.Game())
	if err1 != nil || err2 != nil || string(got) != string(want) {
		t.Errorf("seed %d: the game on the screen is not that of the journal (%v, %v)", seed, err1, err2)
	}
}

// TestTableHides: two games that differ in nothing but their secret pawns show
// the same screens under the same keys, until a secret comes out or a menu is
// opened that only its owner may see.
func TestTableHides(t *testing.T) {
	presses := 0
	for seed := range uint64(8) {
		presses += hides(t, seed)
	}
	if presses < 100 {
		t.Errorf("only %d presses were compared", presses)
	}
}

// hides compares two games as far as they can be compared, and tells how many
// presses that was.
func hides(t *testing.T, seed uint64) int {
	r := rand.New(rand.NewPCG(seed, 2))
	var tables []*tableTest
	for _, pawns := range [][2]string{{"p1", "p2"}, {"p3", "p1"}} {
		n := usual()
		n.seed, n.auto, n.antichrist, n.guardian = &seed, []string{"god", "satan"}, pawns[0], pawns[1]
		tables = append(tables, newTable(t, say.English, n))
	}
	keys := wildKeys()
	const presses = 60
	for i := range presses {
		k := keys[r.IntN(len(keys))]
		var screens []string
		for _, x := range tables {
			x.m.Update(k)
			screens = append(screens, x.screen(100, 30))
		}
		for _, x := range tables {
			g := x.l.s.Game()
			if g.Antichrist.Revealed || g.Guardian.Revealed || g.Ended != "" || differs(tables) {
				return i
			}
		}
		if screens[0] != screens[1] {
			t.Fatalf("seed %d, press %d (%q): the screen tells a secret:\n%s\n%s", seed, i, k, screens[0], screens[1])
		}
	}
	return presses
}

// differs reports whether the games differ in what everybody sees.
func differs(tables []*tableTest) bool {
	var seen []string
	for _, x := range tables {
		data, _ := json.Marshal(x.l.s.View(purgatoryplay.AsTable))
		seen = append(seen, string(data))
	}
	return seen[0] != seen[1]
}
