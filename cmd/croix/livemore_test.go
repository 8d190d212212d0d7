package main

import (
	"errors"
	"io"
	"strings"
	"testing"

	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// TestLiveSecret: a secret pawn is written down behind a screen that says whose
// it is, and leaves no trace for the others.
func TestLiveSecret(t *testing.T) {
	x := newTable(t, say.English, usual())
	x.sees("first: the Antichrist of Satan")
	x.press("Esc x 1")
	if screen := x.screen(80, 24); !strings.Contains(screen, "Give the screen to Satan") || strings.Contains(screen, "p4") || strings.Contains(screen, "SATAN") {
		t.Errorf("the cover shows more than whose turn it is to look:\n%s", screen)
	}
	x.press("Esc 1 Enter")
	x.sees("the Antichrist of Satan", "p4")
	x.press("4")
	if got := x.l.s.View(purgatoryplay.AsSatan).Antichrist.Pawn; got != "p4" {
		t.Errorf("Satan wrote down %q, want p4", got)
	}
	screen := x.screen(120, 40)
	if strings.Contains(x.last(), "p4") || strings.Contains(screen, "Antichrist of Satan") {
		t.Errorf("the label is %q, the screen:\n%s", x.last(), screen)
	}
	x.press(": «choose god p2» Enter : Up")
	if screen := x.screen(120, 40); strings.Contains(screen, "choose god") {
		t.Errorf("a new name of secret: back:\n%s", screen)
	}
	x.press("Esc : «note late» Enter : Up")
	x.sees(": note late")
}

// TestLiveFollows: a second table shows what the first does, and writes nothing.
func TestLiveFollows(t *testing.T) {
	x := newTable(t, say.English, usual())
	s, err := session.Open(x.l.s.Path())
	if err != nil {
		t.Fatal(err)
	}
	y := tableOf(t, x.a, s, playOptions{watch: true})
	y.sees("READ ONLY", "SATAN, STEP A")
	x.press("3 Enter 5 4 4 4")
	y.wait()
	y.sees("SATAN ANSWERS · P3", "p3 drifts 12 cm")
	for _, keys := range []string{"1", "Enter", "u", ": «note mine» Enter", "a - 3 Enter", "n"} {
		y.press(keys + " Esc Esc")
		y.wait()
	}
	for _, key := range []string{"n", "u", "s", "D"} {
		y.press(key)
		y.sees("this table only looks on")
		y.press("Esc Esc")
	}
	if n := gesturesOf(t, x.l.s.Path()); n != 1 {
		t.Errorf("%d gestures are recorded, want that of the first table", n)
	}
}

// gesturesOf is how many lines a game has, its set-up left out.
func gesturesOf(t *testing.T, path string) int {
	t.Helper()
	j, err := journal.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	return len(j.Entries) - 1
}

// TestLiveElsewhere: what somebody else does to the game is there a moment
// later, and what was open stays open.
func TestLiveElsewhere(t *testing.T) {
	x := newTable(t, say.English, usual())
	other, err := session.Open(x.l.s.Path())
	if err != nil {
		t.Fatal(err)
	}
	x.press("3")
	if _, err := other.Do("note from a phone", session.How{Lang: say.English}); err != nil {
		t.Fatal(err)
	}
	x.wait()
	x.sees("changed elsewhere", "note: from a phone", "drift — p3")
}

// TestLiveUndoes: a gesture, an activation, a turn, all after a line; and back.
func TestLiveUndoes(t *testing.T) {
	for _, row := range []struct {
		reason, keys string
		sees         string // in the log or on the first line
		force        int    // gestures in force afterwards, of eight
	}{
		{"the last gesture", "u", "undone: on guard", 7},
		{"two of them", ": «undo 2» Enter", "undone: on guard gluttony · correction gluttony", 6},
		{"the activation", "Esc b Down Enter", "undone: on guard gluttony · correction gluttony: substance -3", 5},
		{"the turn", "Esc b Down Down Enter", "undone:", 0},
		{"back to a line", ": «undo to 2» Enter", "undone:", 1},
		{"back to a line of the menu", "Esc b Down Down Down Down Enter", "undone:", 6},
		{"what to put back is read whole", ": «undo to 2» Enter", "To put back on the board", 1},
		{"and all of it again", ": «undo to 2» Enter Esc Y", "redone:", 8},
		{"one Esc too many before a shot", "Esc s", "SATAN 20", 8},
		{"one Esc too many before an activation", "Esc 1 Enter", "u undo: on guard", 8},
		{"and before that of another", "Esc b Enter", "u undo: on guard", 8},
		{"one Esc too many before a strike", "Esc d h 1 Enter", "u undo: on guard", 8},
		{"what is not there", ": «undo 99» Enter", "99", 8},
		{"what is no number", ": «annuler deux» Enter", "deux", 8},
	} {
		t.Run(row.reason, func(t *testing.T) {
			n := usual()
			n.auto = []string{"god", "satan"}
			x := newTable(t, say.English, n, armed()...)
			x.press("b Enter - 3 Enter g")
			x.press(row.keys)
			x.sees(row.sees)
			if got := len(x.l.lines) - 1; got != row.force {
				t.Errorf("%d gestures are in force, want %d", got, row.force)
			}
		})
	}
}

// TestLiveAnyway: a row that a rule forbids says which, and Enter does it anyway.
func TestLiveAnyway(t *testing.T) {
	x := newTable(t, say.English, usual(), append(armed(), made{"set p1 played =1", nil})...)
	x.press("1 Enter")
	x.sees("p1: played this round", "R-074", "Enter: anyway")
	if x.l.s.Game().Active != "" {
		t.Fatal("it plays at once")
	}
	x.press("Up")
	x.sees("played this round already") // the reason stays in its row
	x.press("Home Enter Enter")
	x.sees("▶ 1 SORCERER")
	lines, err := x.l.s.Log(say.English, purgatoryplay.AsTable)
	if err != nil || !lines[len(lines)-1].Override {
		t.Errorf("the log does not mark it: %v", err)
	}
}

// TestLiveDice: digits of a French keyboard are faces, the program throws for a
// side that wants it, and a throw can be taken back before it is done.
func TestLiveDice(t *testing.T) {
	x := newTable(t, say.French, usual())
	x.press("3 Enter (")
	x.sees("la distance ▸ 3d6")
	x.press("\"")
	x.sees("▸ 3 _", "la direction 5")
	x.press("Back Back")
	x.sees("la direction ▸ 1d8")
	x.press("5 - è")
	x.sees("ce n’est pas une face d’un d6", "▸ 6 _")
	x.press("?")
	x.sees("R-0")
	x.press("Esc")
	x.sees("▸ 6 _", "la direction 5")
	x.press("Esc")
	x.sees("d12, relancer 9+", "la direction ▸ 1d8 ▸ _")
	x.press("Esc")
	x.sees("SATAN, ÉTAPE A", "Satan : jet retiré, la direction : 5", "u annuler : interrompu : dérive p3")
	x.press(": «dérive» Enter")
	x.sees("quel pion ▸ 1d6", "1 p1 · 2 p2 · 3 p3")
	x.press("Esc 3")
	x.press("Esc Esc d Down Down Enter")
	x.sees("dés du programme : Satan")
	x.press("3 Enter")
	x.sees("SATAN RÉPOND · P3", "lancé par le programme")
}

// TestLiveReads: the texts of the menu, and how they are left.
func TestLiveReads(t *testing.T) {
	x := newTable(t, say.English, usual(), append(armed(), made{"activate p1", nil})...)
	for _, row := range []struct{ keys, want string }{
		{"Esc c", "– p1 sorcerer · substance 8 of 8"},
		{"Esc s", "SATAN 20"},
		{"Esc l", "p1 drifts 12 cm, E"},
		{"Esc r", "shoot · "},
		{"Esc k", "one throw back"},
		{": «rules unjam» Enter", "R-125"},
		{": «rules R-146» Enter", "R-146"},
		{"?", "R-100"},
	} {
		x.press(row.keys)
		x.sees(row.want)
		x.press("PgDn PgUp Esc")
		x.sees("▶ 1 SORCERER", "u undo")
	}
	x.press(": «shoot» F1")
	x.sees("Shooting", "R-110")
	x.press("Esc")
	x.sees(": shoot", "F1 rule")
	x.press("Esc : «rules nonsense» Enter")
	x.sees("nonsense")
}

// TestLiveScrolls: what is read, the figures and the log scroll no farther than there
// is something, so that the first key back is seen.
func TestLiveScrolls(t *testing.T) {
	for _, row := range []struct{ reason, open, on, back string }{
		{"the keys", "Esc k", "PgDn", "Up"},
		{"the rules of a word", ": «rules jam» Enter", "Space", "PgUp"},
		{"down the figures", "Tab", "PgDn", "PgUp"},
		{"up the log", "Tab Tab Tab", "PgUp", "PgDn"},
	} {
		x := newTable(t, say.English, usual(), append(armed(), made{"activate p1", nil})...)
		x.screen(40, 10)
		x.press(row.open)
		first := x.screen(40, 10)
		x.press(strings.Repeat(row.on+" ", 20))
		last := x.screen(40, 10)
		x.press(row.back)
		if got := x.screen(40, 10); first == last || got == last {
			t.Errorf("%s: %s does nothing after twenty %s:\n%s", row.reason, row.back, row.on, got)
		}
	}
}

// TestLiveWrites: notes, names, clocks, views, the line and its completion.
func TestLiveWrites(t *testing.T) {
	x := newTable(t, say.English, usual(), append(armed(), made{"activate p1", nil})...)
	x.press("Esc w «the demons are late» Enter")
	x.sees("note: the demons are late")
	x.press("1 End Up Up Enter «Élise» Enter")
	x.sees("ÉLISE")
	x.press(": «na» Tab")
	x.sees(": name")
	x.press("CtrlU «p1 -3» Enter")
	x.sees("5/8")
	x.press("Esc o")
	x.wait()
	x.sees("God 0 (00:00) · Satan 20 (00:01)")
	x.press("Tab Tab")
	x.sees("███   █ ███", "1 ÉLISE")
	x.press("Tab")
	x.sees("p1 drifts")
	x.press("Tab : «uns» Enter")
	x.sees("“uns”", ": uns") // what is refused can be mended
	x.press("CtrlW «quit» Enter")
	if !x.m.Done() {
		t.Error("quit does not leave")
	}
}

// until calls do before it writes for the first time, and fails from the second
// time on.
type until struct {
	do    func()
	shows int
	text  strings.Builder
}

func (u *until) Write(b []byte) (int, error) {
	if strings.HasPrefix(string(b), "t · ") {
		if u.shows++; u.shows == 1 {
			u.do()
		}
	}
	if u.shows == 2 {
		return 0, io.ErrClosedPipe
	}
	return u.text.Write(b)
}

// TestShowFollows: the board is shown again when somebody has played.
func TestShowFollows(t *testing.T) {
	x := newTable(t, say.English, usual())
	s, err := session.Open(x.l.s.Path())
	if err != nil {
		t.Fatal(err)
	}
	out := &until{do: func() { x.press("3 Enter 5 4 4 4") }}
	x.a.out = out
	if err := x.a.followBoard(s, gameOptions{}, "t", purgatoryplay.AsTable); !errors.Is(err, io.ErrClosedPipe) || out.shows != 2 {
		t.Errorf("%d boards, %v", out.shows, err)
	}
}

// TestLiveDuty: n says why a step cannot be passed.
func TestLiveDuty(t *testing.T) {
	x := newTable(t, say.English, usual())
	x.press("n")
	x.sees("Q-065", "Enter: anyway")
}

// TestLiveGuideAsks: on the smallest screen an open question stands above its
// explanation; the direction alone is explained as one; and where a secret is
// still to be written down that is explained, since the cursor is on it.
func TestLiveGuideAsks(t *testing.T) {
	n := usual()
	n.antichrist = "1"
	x := newTable(t, say.English, n)
	x.press(": «guide» Enter 3 Enter")
	x.sees("1 is towards Paradise")
	x.press("5")
	if screen := x.screen(100, 40); strings.Contains(screen, "Paradise, then clockwise") {
		t.Errorf("a distance is explained as a direction:\n%s", screen)
	}
	x.press("4 4 4 …")
	small := x.screen(40, 10)
	if asked, told := strings.Index(small, "p3 drifts"), strings.Index(small, "Push the pawn"); asked < 0 || told >= 0 && told < asked {
		t.Errorf("the question does not come first:\n%s", small)
	}
	x.press("1")
	x.sees(">  first: the guardian’s pawn", "A secret is still to be written down")
}

// TestLiveGuide: the first two rounds are explained, if somebody wants that.
func TestLiveGuide(t *testing.T) {
	n := usual()
	n.antichrist, n.guardian = "1", "2"
	x := newTable(t, say.English, n)
	x.press(": «guide» Enter")
	x.sees("explanations: on", "A pawn drifts: Enter draws it")
	x.press("3 Enter 5 4 4 4 4")
	x.sees("Push the pawn to its end", "all dice are typed: 4 is left out")
	x.press("… 1 Enter")
	x.sees("Its actions are the dots")
	x.press("n : «guide» Enter")
	if strings.Contains(x.screen(100, 40), "Push the pawn") {
		t.Error("it is explained though nobody wants that any more")
	}
}
