package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/prompt"
	"croix/tracker/prompt/tui/table"
	"croix/tracker/session"
)

// fighters is the file of fighters that tests begin a fight with.
const fighters = `
[[fighters]]
name = "Ange"
side = "1"
category = "supernatural"
will = 5
agility = 3
force = 4
points = 4
armour = 1
powers = [{name = "mentale", score = "will"}]
weapons = [{name = "épée", power = 2}, {name = "arc", power = 1, kind = "ranged"}]
[[fighters]]
name = "Bob"
side = "1"
category = "living"
will = 2
agility = 3
force = 3
points = 3
weapons = [{name = "gourdin", power = 1}]
[[fighters]]
name = "Démon"
side = "2"
category = "supernatural"
will = 3
agility = 4
force = 5
points = 5
powers = [{name = "mentale", score = "will"}, {name = "crachat", score = "agility"}]
weapons = [{name = "hache", power = 3, talent = "hache"}]
talents = [{name = "hache", level = "4"}]
`

// smallGames is how tests begin a game of each of the smaller kinds.
func smallGames() map[string][]string {
	return map[string][]string{
		"gamebook": {"gamebook", "new", "t", "--called", "Alix", "--dice", "4,2,5,3,4"},
		"d666":     {"d666", "new", "t", "--fighters", "fight.toml", "--seed", "4"},
		"table":    {"d666", "new", "t", "--fighters", "fight.toml", "--table", "house", "--seed", "4"},
		"ladder":   {"ladder", "new", "t", "--players", "3", "--seed", "2"},
		"free":     {"ladder", "new", "t", "--players", "2", "--mode", "free"},
	}
}

// newSmall is the live table of a new game of a smaller kind, after gestures.
func newSmall(t *testing.T, lang say.Lang, game string, gestures ...made) (*tableTest, *liveSmall) {
	t.Helper()
	home := t.TempDir()
	file := filepath.Join(home, "fight.toml")
	if err := os.WriteFile(file, []byte(fighters), 0o666); err != nil {
		t.Fatal(err)
	}
	var args []string
	for _, arg := range smallGames()[game] {
		args = append(args, strings.Replace(arg, "fight.toml", file, 1))
	}
	a := newApp(t, lang, home)
	if code := run(append([]string{"--lang", string(lang)}, args...), a.streams); code != exitDone {
		t.Fatalf("%v: exit code %d", args, code)
	}
	found, _, err := a.game(gameOptions{}, "t")
	if err != nil {
		t.Fatal(err)
	}
	s, err := a.kind(found.Path).open(found.Path, false)
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range gestures {
		how := session.How{Lang: lang}
		if len(g.faces) > 0 {
			how.Dice = dice.Typed(g.faces...)
		}
		if _, err := s.Do(g.text, how); err != nil {
			t.Fatalf("%s: %v", g.text, err)
		}
	}
	l := &liveSmall{seat: a.newSeat(s.Path(), false), s: s, name: "t", real: true}
	if err := l.reload(); err != nil {
		t.Fatal(err)
	}
	return &tableTest{t: t, a: a, m: table.New(l, table.Mono)}, l
}

// TestSmallFight: a fight of the gamebook by keys: real dice, Luck, the advice on
// it, what may not be done, undo.
func TestSmallFight(t *testing.T) {
	x, l := newSmall(t, say.English, "gamebook")
	x.sees("▶ ALIX", "19/19", "Luck 9/9", "g go to a paragraph", "test Luck", "30/36 83.3 %", "wasted", "nothing to undo")
	x.press("g «47 left door» Enter f «orc 9/10» Enter")
	x.sees("→ orc 10/10", "Chance of winning, using Luck well", "> r fight a round", "(eat a meal — there is a fight", "(flee — ", "u undo: fight orc 9/10")
	x.press("r 1 7")
	x.sees("that is no face of a d6")
	x.press("2 6 6")
	x.sees("You hit orc: will you test Luck?", "Best: test Luck.", "99.832 %", "99.830 %", "> l test Luck", "n do not test Luck")
	x.press("… Enter 3 4")
	x.sees("lucky; Luck is now 8", "→ orc 6/10")
	x.press("… e")
	x.sees("(003-51) — Enter: anyway")
	x.press("u")
	x.sees("undone: test of Luck", "You hit orc")
	x.press("Y")
	x.sees("→ orc 6/10")
	x.press("1 - 6 Enter")
	x.sees("What does the paragraph ask for?", "u undo: enemy 1 −6")
	x.press("- 3 Enter c 3 1 + 2 Enter")
	x.sees("16/19", "Luck 10/9")
	if got := len(l.lines); got != 8 { // the beginning too
		t.Errorf("%d gestures are in force, want 8: %v", got, l.lines)
	}
	x.press("Esc d")
	x.sees("the program throws now", "program dice")
	x.press("l")
	x.sees("u undo: test of Luck")
	x.press("x 1")
	x.sees("ALIX – VICTORY", "a a new hero…", "VICTORY")
	x.press("a «Bea» Enter")
	x.sees("▶ BEA")
}

// TestSmallBlows: a second of the d666 fight by keys: a power, a group that acts
// together, a defence with the chances beside it, a correction.
func TestSmallBlows(t *testing.T) {
	x, l := newSmall(t, say.French, "d666")
	x.press("d")
	x.sees("▶ 1 ANGE", "seconde 1, phase psychique", "v utiliser un pouvoir", "(attaquer… — ")
	x.press("v")
	x.sees("Ange : un pouvoir, sur qui ?")
	x.press("3 1 1 2 «2» Enter 3 4 4 …")
	x.sees("Démon perd", "▶ 3 DÉMON")
	x.press("n")
	x.sees("phase physique", "v utiliser un pouvoir")
	x.press("a 1 1")
	x.sees("Comment Ange se défend-il ?", "esquive, réussie", "à terre")
	x.press("4 3 4 5 1 1 2 …")
	x.sees("parade : 1 1 2", "1 Ange…", "2 Bob…", "Ange, Bob agissent ensemble")
	x.press("1 a")
	x.sees("Qui Ange attaque-t-il ?", "avec arc…")
	x.press("3 3 «43» Enter 1 3 3 6 …")
	x.sees("(−", "▶ 2 BOB")
	x.press("2 - 1 Enter")
	x.sees("2/3")
	if got := l.s.Undoable(l.a.lang); got != "fixer Bob points de force −1" {
		t.Errorf("undo takes back %q", got)
	}
	x.press("2 m «9» Enter n 3")
	x.sees("SECONDE 1, COMBAT FINI", "le camp 1 a gagné", "ASSOMMÉ 3 s")
}

// TestSmallTabled: with a table, success is read in it, with its chance.
func TestSmallTabled(t *testing.T) {
	x, _ := newSmall(t, say.English, "table")
	x.press("s w 3")
	x.sees("  1 at another level…", "> 2 success")
	x.press("Esc Esc n n a 1")
	x.sees("read in the table", "at another level…", "success", "failure")
}

// TestSmallTowers: a turn of the game of towers by keys: squares by name and by
// the arrows, a manoeuvre of two actions, a capture, undo, the end.
func TestSmallTowers(t *testing.T) {
	x, l := newSmall(t, say.English, "ladder")
	x.press("f 3")
	x.press("Tab")
	x.sees("Tab: the board")
	x.press("Tab")
	x.sees("Tab: one player", "nothing more")
	x.press("Tab Tab")
	x.sees("> o  nothing more", "*2: 2 markers · R×3: 3 captures", "*2 B×6", "f4 slide to f4", "red: what the tile does · Tile: f3 · N 1", "|3Ba4| ·  | ·  |[^1]|3Ba2|")
	x.press("g 9")
	x.sees("“g9” is not offered here")
	x.press("-")
	x.sees("blue: the moves · E g3=3 Ba · W c3=1 Ba", "3Ba1", "3Ba3", "u undo: tile f3 left", "marked: direction square=number (token)", "> g3 E g3=3 (Ba)")
	x.press("Down") // no square is below, and the row after the squares is a rare one
	x.sees("> g3 E g3=3 (Ba)")
	x.press("Left")
	x.sees("> c3 W c3=1 (Ba)")
	x.press("g 3 Enter") // the end of the square, and not the first row that follows
	x.sees("> d4 Ba g3–d4 takes Ga, falls: devil")
	x.press("Enter")
	x.sees("captures G1", "3BD", "E g3 moved")
	x.press("u")
	x.sees("undone: g3 d4", "captures –")
	x.press("Y : «c3 g7» Enter")
	x.sees("(001-23) — Enter: anyway")
	x.press("Esc x")
	x.sees("End the game now?")
	x.press("1 Enter") // a number meant for a ladder pawn, then what leads back
	x.sees("u undo: g3 d4")
	x.press("x Down Enter")
	x.sees("THE END: BY AGREEMENT", "1. blue 1", "3 colours 7, 2 colours 3, alone 1")
	if got := l.s.Undoable(l.a.lang); got != "end" {
		t.Errorf("undo takes back %q", got)
	}
}

// TestSmallCounts: a free game by keys: captures and the ladder pawn, with a
// number too.
func TestSmallCounts(t *testing.T) {
	x, _ := newSmall(t, say.French, "free")
	x.press("1 2 1 + 3 Enter")
	x.sees("prises B1", "3/8", "rouge 4")
	x.press("Tab")
	x.sees("Tab : les joueurs")
	x.press("ShiftTab b 6")
	x.sees("rouge : 0 prises, pas plus à retirer")
	x.press("Esc z")
	x.sees("« z » n’est pas proposé ici")
	x.press("+")
	x.sees("choisissez d’abord de qui parle le nombre")
	x.press("B + 9 9 Enter")
	x.sees("8/8", "Échelle, bleu : de 0 à 8")
	x.press("x Down Enter B - 2 Enter") // set right after the end
	x.sees("FIN", "6/8", "▮▮▮▮▯", "1. bleu 6, 2. rouge 4")
}

// TestSmallRows: in random games every row of every menu is a gesture that is
// read, or leads on; one that is not barred is done, whatever the dice; keys are
// not in each other's way.
func TestSmallRows(t *testing.T) {
	for game := range smallGames() {
		for _, lang := range say.Langs() {
			x, l := newSmall(t, lang, game)
			r := rand.New(rand.NewPCG(7, uint64(len(game))))
			for range 25 {
				walk(t, l, nil, 0)
				legal := l.s.table().Legal(lang)
				text := legal[r.IntN(len(legal))]
				if _, err := l.s.Do(text, session.How{Lang: lang}); err != nil {
					t.Fatalf("%s: %v", text, err)
				}
				if err := l.reload(); err != nil {
					t.Fatal(err)
				}
			}
			_ = x
		}
	}
}

// walk looks at a menu and at all that follow it.
func walk(t *testing.T, l *liveSmall, way []string, deep int) {
	t.Helper()
	m, ok := l.Menu(way)
	switch {
	case !ok:
		t.Errorf("%v leads nowhere", way)
		return
	case m.Done != "":
		tried(t, l, way, prompt.Choice{Do: m.Done})
		return
	case m.Text || deep > 6:
		return
	}
	keys := map[string]bool{}
	for _, r := range m.Rows {
		if r.Key != "" && (keys[r.Key] || strings.Contains("uy?:", r.Key)) {
			t.Errorf("%v: the key %q of %q is taken", way, r.Key, r.Label)
		}
		keys[r.Key] = true
		if r.Label == "" {
			t.Errorf("%v: a row without words: %+v", way, r)
		}
	}
	for _, r := range append(m.Rows, m.Hidden...) {
		switch {
		case deep > 0 && len(r.Way) == 2 && r.Label == "": // from one figure to another
		case r.Do == "" && r.Not != "": // what follows would be done anyway
		case r.Do != "":
			tried(t, l, way, r)
		case r.Way != nil:
			walk(t, l, r.Way, deep+1)
		default:
			walk(t, l, append(append([]string{}, way...), r.Value), deep+1)
		}
	}
}

// tried tries a row without recording it.
func tried(t *testing.T, l *liveSmall, way []string, r prompt.Choice) {
	t.Helper()
	word, _, _ := strings.Cut(r.Do, " ")
	for _, w := range smallWords() {
		if w.names[0] == word {
			return
		}
	}
	s, err := l.s.kind.open(l.s.Path(), false)
	if err != nil {
		t.Fatal(err)
	}
	_, err = s.Do(r.Do, session.How{Lang: l.a.lang, Dry: true})
	refused := l.s.table().Refused
	switch {
	case err == nil && r.Not != "":
		t.Errorf("%v: %q is barred (%s), and can be done", way, r.Do, r.Not)
	case err == nil:
	case refused(err, l.a.lang) == nil:
		t.Errorf("%v: %q is not read: %v", way, r.Do, err)
	case r.Not == "":
		t.Errorf("%v: %q is offered, and refused: %v", way, r.Do, err)
	}
}

// TestSmallWild: whatever is pressed, nothing panics, no line is too wide, and
// the game is the one that its journal makes.
func TestSmallWild(t *testing.T) {
	for game := range smallGames() {
		x, l := newSmall(t, say.French, game)
		r := rand.New(rand.NewPCG(3, uint64(len(game))))
		keys := wildKeys()
		for i := range 600 {
			if r.IntN(30) == 0 {
				x.m.Update(tea.WindowSizeMsg{Width: 2 + r.IntN(130), Height: 1 + r.IntN(45)})
			}
			x.m.Update(keys[r.IntN(len(keys))])
			if x.m.Done() {
				x.m = table.New(l, table.Mono)
			}
			for _, line := range strings.Split(x.m.View(), "\n") {
				if strings.Contains(line, "\x1b[2J") {
					t.Fatalf("%s, press %d: a sequence reaches the terminal: %q", game, i, line)
				}
			}
		}
		back, err := l.s.kind.open(l.s.Path(), false)
		if err != nil {
			t.Fatal(err)
		}
		got, err1 := json.Marshal(l.s.state())
		want, err2 := json.Marshal(back.state())
		if err1 != nil || err2 != nil || string(got) != string(want) {
			t.Errorf("%s: the game on the screen is not that of the journal (%v, %v)", game, err1, err2)
		}
	}
}

// TestSmallScreens compares screens with those that were looked at, and proves
// that no size breaks them.
func TestSmallScreens(t *testing.T) {
	update := flag.Lookup("update") != nil && flag.Lookup("update").Value.String() == "true"
	for name, scene := range map[string]struct {
		game   string
		before []made
		keys   map[say.Lang]string
	}{
		"gamebook-sheet": {"gamebook", []made{{"goto 47", nil}}, nil},
		"gamebook-wound": {"gamebook", []made{{"fight orc 9/10 and goblin 5/4", nil}, {"stop", nil}, {"fight orc 9/10", nil}, {"round", []int{1, 2, 6, 6}}}, nil},
		"gamebook-group": {"gamebook", []made{{"fight orc 9/10 and goblin 5/4", nil}}, nil},
		"d666-blow":      {"d666", []made{{"start", nil}, {"pass ange", nil}, {"pass démon", nil}}, map[say.Lang]string{say.English: "a 1 1", say.French: "a 1 1"}},
		"ladder-tile":    {"ladder", nil, map[say.Lang]string{say.English: "f 3", say.French: "f 3"}},
		"ladder-moves":   {"ladder", []made{{"tile f3 left", nil}}, map[say.Lang]string{say.English: "g 3", say.French: "g 3"}},
		"ladder-free":    {"free", []made{{"take R B", nil}}, map[say.Lang]string{say.English: "1", say.French: "1"}},
		"d666-group":     {"d666", []made{{"start", nil}, {"pass ange", nil}, {"pass démon", nil}, {"pass démon", nil}}, nil},
	} {
		for _, lang := range say.Langs() {
			x, _ := newSmall(t, lang, scene.game, scene.before...)
			x.press(scene.keys[lang])
			for _, size := range [][2]int{{40, 10}, {80, 24}} {
				x.m.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
				keepScreen(t, fmt.Sprintf("%s-%s-%dx%d.txt", name, lang, size[0], size[1]), x.m.View(), update)
			}
			for width := 2; width <= 130; width += 9 {
				for height := 1; height <= 44; height += 5 {
					for _, line := range strings.Split(x.screen(width, height), "\n") {
						if w := term.Width(line); w > width {
							t.Fatalf("%s at %dx%d: %d columns: %q", name, width, height, w, line)
						}
					}
				}
			}
		}
	}
}
