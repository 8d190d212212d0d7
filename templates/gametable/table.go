// Package gametable is the live table of the smaller games: how what one of them
// shows and offers is laid on the screen, and the menu that all of them have.
//
// A game makes a Board of its state. What is offered is menus: the rows of the
// moment, and those at the end of a way of values; what is complete is a gesture
// in the words of its grammar.
package gametable

import (
	"cmp"
	"slices"
	"strings"

	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/prompt"
)

// Board is what one game shows of itself, and what it offers.
type Board struct {
	First   string       // stands on the first line if there is no Active
	Active  *term.Figure // stands there otherwise
	One     *term.Figure // the one that is shown alone
	Head    string       // the numbers of the moment: always in the same place
	Asks    string       // what is to be done now
	Camps   []term.Camp
	Folded  []string // those that have no row
	Checks  []string // to be compared with the paper, a line each
	Title   string   // over the rows, such as what their numbers mean
	Numbers string   // what a number such as -3 is about; "" for nothing
	About   string   // what to explain, if no row says so
	Rows    []prompt.Choice
	Hidden  []prompt.Choice // reached by their keys only

	Diceless bool      // nothing is thrown
	Picks    string    // what letters and numbers pick where that is no figure
	Keys     string    // what the keys do, a line each; "" for those of a fight
	Looks    [2]string // what the last line calls the views of the figures and of one of them; "" for the usual
	CheckHow string    // stands over Checks; "" for what stands there in a fight

	// Menu is what is offered at the end of a way; false if it leads nowhere.
	Menu func(way []string) (prompt.Menu, bool)
	// Drawn is what stands above the figures at the end of a way, such as squares with
	// a tile that was moved and not let go yet, from what is offered there and the row
	// under the cursor; and what is asked there. It may be nil.
	Drawn func(way []string) (asks string, art func(rows []prompt.Choice, at int) []term.Line)
}

// Facts is what a table knows beside the game.
type Facts struct {
	Lang     say.Lang
	Name     string   // of the game
	Log      []string // the last line last
	Undo     string   // what undo takes back; "" for nothing
	Redo     string   // what redo brings back; "" for nothing
	Parts    []string // that undo takes back at once, such as a round
	Note     string   // the word that writes a note
	Real     bool     // players throw real dice
	ReadOnly bool
	Why      string    // it is read-only
	Lines    []LogLine // all that was recorded, for going back
}

// Table is the live table at one moment.
type Table struct {
	Facts
	board Board
	menus Menus
}

// New is the table of a game as it stands.
func New(f Facts, b Board) *Table { return &Table{f, b, Menus{}} }

func (t *Table) text(k say.Key, args ...any) string { return t.Lang.Text(k, args...) }

// Checks is the game to be compared with the paper, a line for each thing.
func (t *Table) Checks() []string {
	lines := []string{cmp.Or(t.board.CheckHow, t.text(say.GametableCheckHow))}
	for _, text := range t.board.Checks {
		lines = append(lines, "– "+text)
	}
	return lines
}

// Keys is what the keys do, a line each.
func (t *Table) Keys() []string {
	return strings.Split(cmp.Or(t.board.Keys, t.text(say.GametableKeys)), "\n")
}

// picks is what letters and numbers pick where they have no row.
func (t *Table) picks(at Shown) string {
	if !at.Calls {
		return ""
	}
	return cmp.Or(t.board.Picks, t.text(say.TablePicks))
}

// Menu is what is offered at the end of a way; false if it leads nowhere.
func (t *Table) Menu(way []string) (prompt.Menu, bool) {
	return t.menus.At(way, t.menu)
}

func (t *Table) menu(way []string) (prompt.Menu, bool) {
	switch {
	case len(way) == 0 && t.ReadOnly:
		var keys []string
		for _, r := range slices.Concat(t.board.Rows, t.board.Hidden) {
			keys = append(keys, r.Key)
		}
		return prompt.Menu{About: t.board.About, Hidden: Refused(keys, t.text(say.TableLooks))}, true
	case len(way) == 0:
		b := t.board
		return prompt.Menu{Title: b.Title, Rows: b.Rows, Hidden: b.Hidden, Numbers: b.Numbers, About: b.About}, true
	case way[0] == WayGame:
		return t.game(way[1:])
	case t.ReadOnly || t.board.Menu == nil:
		return prompt.Menu{}, false
	}
	return t.board.Menu(way)
}

// Screen is what stands on the screen for a player who is there.
func (t *Table) Screen(at Shown) term.Screen {
	b := t.board
	head := []string{b.Head, say.Harmless(t.Name)}
	if !t.Real {
		head = append(head, t.text(say.GametableAuto))
	}
	s := term.Screen{
		First: b.First, Active: b.Active, One: b.One, Head: strings.Join(head, " · "), Asks: b.Asks, Camps: b.Camps,
		Folded: b.Folded, Log: t.Log, Foot: Foot(t.Lang, t.ReadOnly, t.Why, t.Undo), Keys: Keys(t.Lang, t.ReadOnly, at.Back, t.picks(at)),
	}
	if b.Drawn != nil {
		asks, art := b.Drawn(at.Way)
		s.Asks, s.Art = asks, art(at.Rows, at.Menu.At)
	}
	if v := at.View - term.FiguresOnly; v >= 0 && int(v) < len(b.Looks) {
		at.Looks = cmp.Or(b.Looks[v], at.Looks)
	}
	at.On(&s, t.text(say.TablePageKeys))
	return s
}
