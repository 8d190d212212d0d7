// Package purgatorytable makes the live table of the skirmish: what stands on
// the screen, and what is offered. All of it is made from a view of the game, so
// that nothing hidden can reach it.
//
// What is offered is menus. The menu of the moment has a row for each gesture of
// the step, of the active figure or of the open question; a figure is reached by
// its key, from there what can be done with it. A way to a menu is values: the
// verb, the figures, the sins that were picked so far. What is complete is a
// gesture in the words of the grammar.
package purgatorytable

import (
	"slices"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/templates/gametable"
	"croix/tracker/grammar"
	"croix/tracker/purgatoryplay"
)

// Facts is what a table is made from.
type Facts struct {
	Lang     say.Lang
	Catalog  *purgatory.Catalog
	Options  purgatory.Options
	Game     *purgatoryplay.Game // as the table may see it
	Name     string              // of the game
	Players  map[purgatoryplay.Side]string
	Current  string                        // the figure that a number is about if nobody is active
	Log      []string                      // the last line last
	Undo     string                        // what undo takes back; "" for nothing
	Redo     string                        // what redo brings back; "" for nothing
	Clocks   map[purgatoryplay.Side]string // such as 12:04; none if they are off
	Modes    []string                      // what is not as usual, for all to see
	ReadOnly bool
	Why      string              // it is read-only
	Guide    bool                // explains each step of the first two rounds
	Lines    []gametable.LogLine // all that was recorded, for going back
}

// Table is the live table at one moment.
type Table struct {
	Facts
	next   purgatoryplay.Situation
	score  purgatoryplay.Score
	teller purgatoryplay.Teller
	tags   map[string]string // keys of figures by id
	menus  gametable.Menus
}

// New is the table of a game as it stands.
func New(f Facts) (*Table, error) {
	t := &Table{Facts: f, menus: gametable.Menus{}}
	t.teller = purgatoryplay.Teller{Lang: f.Lang, Catalog: f.Catalog, Game: f.Game, As: purgatoryplay.AsTable}
	var err error
	if t.score, err = purgatoryplay.ScoreOf(f.Game, f.Catalog); err != nil {
		return nil, err
	}
	if t.next, err = purgatoryplay.Next(f.Game, f.Catalog); err != nil {
		return nil, err
	}
	t.tags = Tags(f.Game)
	return t, nil
}

// beingKeys are the keys of angels and demons: letters that are keys of nothing
// else in any language, so that a table with a French and an English terminal
// calls a figure alike; then capitals that are no power.
const beingKeys = "abceijkloqrvwxzFHMS"

// Tags is the keys of figures: the number of a pawn, a letter of angels and
// demons. They stay the same all through a game. No key is the beginning of
// another letter key.
func Tags(g *purgatoryplay.Game) map[string]string {
	letters := strings.Split(beingKeys, "")
	all := map[string]string{}
	var beings []string
	for _, f := range g.Figures {
		if f.Kind == purgatoryplay.SoulKind {
			all[f.ID] = strings.TrimPrefix(f.ID, "p")
		} else {
			beings = append(beings, f.ID)
		}
	}
	// As many letters begin a key of two as are needed.
	double := 0
	for len(letters)-double+double*len(letters) < len(beings) && double < len(letters) {
		double++
	}
	single := len(letters) - double
	for i, id := range beings {
		if i < single {
			all[id] = letters[i]
			continue
		}
		n := i - single
		all[id] = letters[single+n/len(letters)] + letters[n%len(letters)]
	}
	return all
}

func (t *Table) text(k say.Key, args ...any) string { return t.Lang.Text(k, args...) }

// name is a figure as players call it.
func (t *Table) name(id string) string { return t.teller.Name(id) }

// Waits is whose move it is and what is asked.
func (t *Table) Waits() string { return say.Capital(t.waits()) }

func (t *Table) waits() string {
	g, n := t.Game, t.next
	switch {
	case g.Ended != "":
		return t.text(say.ShowEnded, say.Key("game.result."+string(t.score.Result)))
	case n.Ask != nil:
		asked := purgatoryplay.Asked{Ask: *n.Ask}.Line(t.teller)
		asked = strings.Replace(asked, " ("+t.text(say.Key("play.side."+string(n.Ask.Side)))+")", "", 1) // it stands before it
		return t.text(say.ShowGroup, t.who(n.Side), asked)
	case n.Active != "":
		return t.text(say.TableActs, t.who(n.Side), t.Lang.Count(say.ShowActions, n.Left))
	}
	return t.text(say.TableStep, say.Key("play.step."+string(n.Step)), say.Key("table.step."+stepKind(n.Step)))
}

// stepKind is what a step is for.
func stepKind(s purgatoryplay.Step) string {
	switch s {
	case purgatoryplay.SatanA, purgatoryplay.GodA:
		return "drift"
	case purgatoryplay.SatanB, purgatoryplay.GodB:
		return "play"
	case purgatoryplay.SatanC, purgatoryplay.GodC:
		return "flee"
	case purgatoryplay.SatanStep, purgatoryplay.GodStep:
		return "own"
	case purgatoryplay.Humanity1, purgatoryplay.Humanity2:
		return "humanity"
	}
	return "between"
}

// Side is whose move it is.
func (t *Table) Side() purgatoryplay.Side { return t.next.Side }

// who is a side with the name of its player.
func (t *Table) who(s purgatoryplay.Side) string {
	side := t.text(say.Key("play.side." + string(s)))
	if p := t.Players[s]; p != "" {
		return side + " (" + say.Harmless(p) + ")"
	}
	return side
}

// current is the figure that a number is about.
func (t *Table) current() string {
	if t.next.Active != "" {
		return t.next.Active
	}
	if t.next.Ask != nil && t.next.Ask.Figure != "" {
		return t.next.Ask.Figure
	}
	return t.Current
}

// write is a gesture in the words of the grammar.
func (t *Table) write(cmd purgatoryplay.Command) string {
	cmd.Side = "" // whoever may: the table is one
	return grammar.Write(cmd, t.Lang)
}

// legal is the legal gestures of a verb.
func (t *Table) legal(v purgatoryplay.Verb) []purgatoryplay.Command {
	return slices.DeleteFunc(slices.Clone(t.next.Legal), func(cmd purgatoryplay.Command) bool { return cmd.Verb != v })
}
