package main

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/templates/purgatorytable"
	"croix/tracker/prompt/tui/table"
	"croix/tracker/purgatoryplay"
)

// evening plays a game with keys alone.
type evening struct {
	*tableTest
	kept  []string // figures that are played on purpose
	parts []string // the keys before each screen that is kept, with its name
}

// text is a message in the language of the table.
func (e *evening) text(k say.Key) string { return e.a.lang.Text(k) }

// next is what the game waits for.
func (e *evening) next() purgatoryplay.Situation {
	e.t.Helper()
	s, err := purgatoryplay.Next(e.l.s.View(purgatoryplay.AsTable), e.l.s.Catalog())
	if err != nil {
		e.t.Fatal(err)
	}
	return s
}

// thrown types the faces of real dice, and lets the program throw what more is
// asked for.
func (e *evening) thrown(faces string) {
	e.t.Helper()
	for _, f := range strings.Fields(faces) {
		if !e.throwing() {
			e.t.Fatalf("nobody waits for the %s of %q:\n%s", f, faces, e.screen(100, 40))
		}
		e.press(f)
	}
	for e.throwing() {
		e.press("r")
	}
	e.press("Back") // what is pressed now is no die any more
}

// throwing tells whether the screen waits for dice.
func (e *evening) throwing() bool { return strings.Contains(e.screen(100, 40), " ▸ ") }

// key is the key of a figure.
func (e *evening) key(id string) string { return purgatorytable.Tags(e.l.s.Game())[id] }

// write writes a gesture on the line, and throws.
func (e *evening) write(text, faces string) {
	e.t.Helper()
	before := len(e.l.lines)
	e.press(": «" + text + "» Enter")
	e.thrown(faces)
	if len(e.l.lines) != before+1 {
		e.t.Fatalf("%q is not done:\n%s", text, e.screen(100, 40))
	}
}

// until plays on with whatever the game waits for until a step of a round.
func (e *evening) until(round int, step purgatoryplay.Step) {
	e.t.Helper()
	for range 400 {
		s, g := e.next(), e.l.s.Game()
		switch {
		case g.Ended != "":
			e.t.Fatalf("the game has ended before round %d, %s", round, step)
		case s.Ask == nil && s.Active == "" && g.Step == step && g.Round >= round:
			return
		case s.Ask != nil && s.Ask.Kind == purgatoryplay.AskRestructure:
			e.write("p4", "")
		case s.Ask != nil && s.Ask.MayNo:
			e.press("n")
		case s.Ask != nil:
			e.press("Enter")
		case s.Active != "":
			e.press("n")
		case g.Step == purgatoryplay.Between:
			e.press("n")
		default:
			id := e.anybody(s)
			e.press(e.key(id) + " Enter")
			if f := g.Figure(id); f.State == purgatoryplay.Humanist && e.throwing() {
				sins, err := purgatoryplay.SinsOf(g, e.l.s.Catalog(), f)
				if err != nil {
					e.t.Fatal(err)
				}
				e.thrown(strconv.Itoa(sins[purgatory.Envy])) // nobody controls it
			}
			if strings.Contains(e.screen(100, 40), e.text("play.verb.flee")+" — ") {
				e.press("1") // it stays on the board
			}
		}
		e.thrown("")
	}
	e.t.Fatalf("round %d, %s does not come:\n%s", round, step, e.screen(100, 40))
}

// anybody is a figure that may play, one that is not kept if there is any.
func (e *evening) anybody(s purgatoryplay.Situation) string {
	choice := ""
	for _, c := range s.Choices {
		if c.Not == nil && (choice == "" || !slices.Contains(e.kept, c.Figure) && slices.Contains(e.kept, choice)) {
			choice = c.Figure
		}
	}
	return choice
}

// plays activates a figure with its key.
func (e *evening) plays(id string) {
	e.t.Helper()
	if e.press(e.key(id) + " Enter"); e.l.s.Game().Active != id {
		e.t.Fatalf("%s does not play:\n%s", id, e.screen(100, 40))
	}
}

// ends ends the activation, if it has not ended of itself.
func (e *evening) ends() {
	if e.next().Active != "" && e.next().Ask == nil {
		e.press("n")
	}
	e.thrown("")
}

// firstEvening is mini-game 1 of the rules: what it begins with, and who is
// played on purpose.
func firstEvening() (newOptions, []string) {
	n := usual()
	n.souls, n.antichrist, n.guardian = 5, "p4", "p3"
	return n, []string{"p1", "p2", "p3", "p4", "p5", "colere", "envie", "luxure", "vertus", "trones", "principautes", "anges_gardiens"}
}

// TestEvening plays mini-game 1 of the rules with keys and real dice, in both
// languages: a guardian, a relic, a soul consumed (E19). The score is that of the
// vectors (T-576). The screens on the way and the keys are kept.
func TestEvening(t *testing.T) {
	for _, lang := range say.Langs() {
		t.Run(string(lang), func(t *testing.T) { playFirst(t, lang) })
	}
}

func playFirst(t *testing.T, lang say.Lang) {
	n, kept := firstEvening()
	e := &evening{tableTest: newTable(t, lang, n), kept: kept}
	e.m = table.New(e.l, table.Many)
	e.keep("begins")
	e.until(1, purgatoryplay.SatanA)
	e.write("set thrones place purgatory", "")
	e.write("drift p5 purgatory", "1 2 2 2")
	e.plays("colere")
	e.write("damn p2 envy jealousy wrath", "2 3 4 4 5 2 2 1 4 2 1 1 2")
	e.keep("damned")
	e.ends()
	e.until(1, purgatoryplay.GodA)
	e.press("3 Enter 3 4")
	e.keep("throws")
	e.thrown("4 4")
	e.keep("asks")
	e.press("6 " + e.key("trones") + " Enter")
	e.write("lust avarice sloth", "3 3 3 3 1 5 2 3 3 4 5 2 2")
	e.until(1, purgatoryplay.GodB)
	e.plays("vertus")
	e.press(e.text(say.TableKeyMove) + " 1")
	e.write("virtue p1 lust avarice sloth", "4 3 5 1 2 5 2 3 3 4 5 2 2")
	e.ends()
	e.until(1, purgatoryplay.SatanB)
	e.plays("envie")
	e.write("damn p4 envy jealousy wrath", "6 6 6 3 5 5 2 3 3 4 5 2 2 4")
	e.ends()
	e.until(1, purgatoryplay.GodB)
	e.plays("principautes")
	e.press(e.text(say.TableKeyMove) + " 1")
	e.write("virtue p5 lust avarice sloth", "2 3 4 3 4")
	e.ends()

	e.until(2, purgatoryplay.SatanB)
	e.keep("round2")
	e.plays("luxure")
	e.write("damn p5 lust envy jealousy", "1 2 4 3 4 5 2 3 3 4 5 2 2")
	e.ends()
	e.walks(2, purgatoryplay.GodB, "p1", purgatoryplay.Paradise) // over the top edge
	e.walks(3, purgatoryplay.SatanB, "p2", purgatoryplay.Flames) // with the lance
	e.until(3, purgatoryplay.GodB)
	e.plays("anges_gardiens")
	e.press(e.text(say.TableKeyMove) + " 1")
	e.ends()
	e.walks(3, purgatoryplay.SatanB, "p4", purgatoryplay.Flames)
	e.write("wrath =0", "") // the Seraph destroyed it on the table
	e.until(4, purgatoryplay.SatanC)
	e.press("3 Enter")
	e.row(purgatoryplay.Right)
	e.walks(4, purgatoryplay.GodB, "anges_gardiens", purgatoryplay.Right)
	e.until(4, purgatoryplay.SatanC)
	e.press("5 Enter")
	e.row(purgatoryplay.Left)
	e.scores(map[purgatoryplay.Side]float64{purgatoryplay.God: 20, purgatoryplay.Satan: 36}, "satan")
	e.keep("over")
	e.keepKeys()
}

// scores checks how the game ended.
func (e *evening) scores(want map[purgatoryplay.Side]float64, result purgatoryplay.Result) {
	e.t.Helper()
	e.sees(e.text(say.TableOver))
	score, err := purgatoryplay.ScoreOf(e.l.s.Game(), e.l.s.Catalog())
	if err != nil {
		e.t.Fatal(err)
	}
	if !maps.Equal(score.Points, want) || score.Result != result {
		e.t.Errorf("the score is %+v, want %v and %s", score, want, result)
	}
}

// tries activates a celestial at the next step of its side; an angel enters
// Purgatory; then it tries a soul.
func (e *evening) tries(step purgatoryplay.Step, id, gesture, faces string) {
	e.t.Helper()
	e.until(e.l.s.Game().Round, step)
	e.plays(id)
	if e.l.s.Game().Figure(id).Place == purgatoryplay.Paradise {
		e.press(e.text(say.TableKeyMove) + " 1")
	}
	e.write(gesture, faces)
	e.ends()
}

// walks activates a figure at the next step of its side, and moves it off.
func (e *evening) walks(round int, step purgatoryplay.Step, id string, where purgatoryplay.Place) {
	e.t.Helper()
	e.until(round, step)
	e.plays(id)
	e.press(e.text(say.TableKeyMove))
	e.row(where)
	e.ends()
}

// plain is equipment without effect: nothing, a short weapon, nothing, a host.
const plain = " 5 2 3 3 4 5 2 2"

// TestEveningBelow plays mini-game 2: both below zero, both lose (E20, T-577).
func TestEveningBelow(t *testing.T) {
	n := usual()
	n.souls = 5
	e := &evening{tableTest: newTable(t, say.English, n), kept: []string{
		"p1", "p2", "p3", "p4", "p5", "gourmandise", "envie", "paresse", "vertus", "principautes",
	}}
	e.tries(purgatoryplay.SatanB, "gourmandise", "damn p2 envy jealousy gluttony", "5 5 5 4 6"+plain)
	e.tries(purgatoryplay.GodB, "vertus", "virtue p1 lust avarice sloth", "3 3 2 2 2"+plain)
	e.tries(purgatoryplay.SatanB, "envie", "damn p4 envy jealousy wrath", "4 4 4 1 3"+plain)
	e.tries(purgatoryplay.GodB, "principautes", "virtue p3 lust avarice sloth", "4 3 3 4 2"+plain)
	e.tries(purgatoryplay.SatanB, "paresse", "damn p5 sloth envy jealousy", "2 2 3 3 4"+plain)
	e.write("p4 =0", "") // the Seraph struck it on the table
	e.walks(2, purgatoryplay.GodB, "p1", purgatoryplay.Paradise)
	e.walks(2, purgatoryplay.SatanB, "p5", purgatoryplay.Flames)
	for _, id := range []string{"p2", "p3"} {
		e.until(3, purgatoryplay.SatanC)
		e.press(e.key(id) + " Enter")
		e.row(purgatoryplay.Left)
	}
	e.scores(map[purgatoryplay.Side]float64{purgatoryplay.God: -42, purgatoryplay.Satan: -36}, purgatoryplay.BothLose)
}

// TestEveningThree plays mini-game 3: three players, the Antichrist, relics (E21,
// T-578).
func TestEveningThree(t *testing.T) {
	n := usual()
	n.players, n.souls, n.antichrist = 3, 7, "p7"
	e := &evening{tableTest: newTable(t, say.English, n), kept: []string{
		"p1", "p2", "p3", "p4", "p5", "p6", "p7", "envie", "paresse", "colere", "luxure", "vertus", "principautes",
	}}
	e.tries(purgatoryplay.SatanStep, "envie", "damn p2 envy jealousy wrath", "2 3 4 1 1"+plain)
	e.tries(purgatoryplay.GodStep, "vertus", "virtue p1 lust avarice sloth", "5 4 4 1 6 5 2 3 3 4 5 4 4")
	e.tries(purgatoryplay.SatanStep, "paresse", "damn p3 sloth gluttony lust", "4 4 4 4 3 5 2 3 3 4 5 1 3")
	e.tries(purgatoryplay.GodStep, "principautes", "virtue p5 lust avarice sloth", "2 3 4 4 2 5 2 5 3 4 5 1 4")
	e.tries(purgatoryplay.SatanStep, "colere", "damn p4 wrath sloth envy", "3 3 3 2 6"+plain)
	e.tries(purgatoryplay.SatanStep, "luxure", "damn p6 lust envy jealousy", "4 4 3 3 4"+plain)
	e.until(1, purgatoryplay.SatanStep)
	e.write("reveal", "5 2 3 3 4 5 2 2")
	e.write("p7 =4", "") // what two of three blows left
	e.until(2, purgatoryplay.Humanity1)
	e.plays("p5")
	e.write("strike p7 1 dice", "")
	e.press("n") // no riposte
	e.thrown("4")
	if f := e.l.s.Game().Figure("p7"); f.Standing() || e.l.s.Game().Antichrist.Killer != purgatoryplay.Humanity {
		t.Fatalf("the Antichrist stands:\n%s", e.screen(100, 40))
	}
	e.walks(3, purgatoryplay.GodStep, "p1", purgatoryplay.Paradise)
	e.walks(3, purgatoryplay.GodStep, "p2", purgatoryplay.Paradise)
	e.walks(3, purgatoryplay.SatanStep, "p3", purgatoryplay.Flames)
	e.walks(3, purgatoryplay.SatanStep, "p4", purgatoryplay.Flames)
	e.write("wrath =0", "")
	e.walks(4, purgatoryplay.Humanity1, "p5", purgatoryplay.Right)
	e.walks(5, purgatoryplay.Humanity1, "p6", purgatoryplay.Right)
	e.scores(map[purgatoryplay.Side]float64{purgatoryplay.God: 65, purgatoryplay.Satan: 55, purgatoryplay.Humanity: 87}, "humanity")
}

// row picks the row of a place with its key.
func (e *evening) row(where purgatoryplay.Place) {
	e.t.Helper()
	label := e.text(say.Key("play.place." + string(where)))
	for _, line := range strings.Split(e.screen(100, 40), "\n") {
		if _, menu, ok := strings.Cut(line, "│"); ok {
			line = menu
		}
		line = strings.TrimLeft(line, " >")
		if key, rest, ok := strings.Cut(line, " "); ok && strings.HasPrefix(strings.TrimSpace(rest), label) {
			e.press(key)
			e.thrown("")
			return
		}
	}
	e.t.Fatalf("there is no row %q:\n%s", label, e.screen(100, 40))
}
