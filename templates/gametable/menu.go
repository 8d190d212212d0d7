package gametable

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
	"croix/tracker/play"
	"croix/tracker/prompt"
)

// Menus are the menus of one moment, by the ways that lead to them: each is made
// once.
type Menus map[string]prompt.Menu

// At is the menu at the end of a way; false if it leads nowhere.
func (m Menus) At(way []string, make func(way []string) (prompt.Menu, bool)) (prompt.Menu, bool) {
	at := strings.Join(way, "\x00")
	if known, ok := m[at]; ok {
		return known, true
	}
	made, ok := make(way)
	if ok {
		m[at] = made
	}
	return made, ok
}

// WayGame is the beginning of the way to the menu of the game.
const WayGame = "menu"

// Words of a live table that are no gestures of the game, as its line takes them
// in every language.
const (
	DoUndo   = "undo"
	DoUndoTo = "undo to " // then the number of a line
	DoRedo   = "redo"
	DoLog    = "log"
	DoCheck  = "check"
	DoRules  = "rules"
	DoKeys   = "keys"
	DoDice   = "dice"
	DoQuit   = "quit"
)

// LogLine is a line of the log to which one can go back.
type LogLine struct {
	Seq   int
	Label string
}

// game is the menu of the game.
func (t *Table) game(way []string) (prompt.Menu, bool) {
	m := prompt.Menu{Title: t.text(say.TableMenu), About: t.board.About}
	if len(way) > 0 {
		switch {
		case t.ReadOnly:
			return m, false
		case way[0] == "note":
			return Typed(t.text(say.TableNoteWhat), t.Note, way[1:])
		case way[0] == "back" && len(way) == 1:
			var parts []prompt.Choice
			for _, part := range t.Parts {
				r := prompt.Choice{Do: DoUndo + " " + part, Label: t.text(say.Key("gametable.undo-" + part))}
				parts = append(parts, OrNone(t.Lang, r, t.Undo, say.TableNoUndo))
			}
			return BackTo(t.Lang, parts, t.Lines), true
		}
		return m, false
	}
	m.Rows = []prompt.Choice{Stay(t.Lang)}
	add := func(key string, k say.Key, r prompt.Choice) {
		r.Key, r.Label = key, t.text(k)
		m.Rows = append(m.Rows, r)
	}
	if !t.ReadOnly {
		add("u", say.TableMenuUndo, OrNone(t.Lang, prompt.Choice{Do: DoUndo}, t.Undo, say.TableNoUndo))
		add("b", say.TableMenuBack, OrNone(t.Lang, prompt.Choice{Value: "back"}, t.Undo, say.TableNoUndo))
		add("Y", say.TableMenuRedo, OrNone(t.Lang, prompt.Choice{Do: DoRedo}, t.Redo, say.TableNoRedo))
		add("w", say.TableMenuNote, prompt.Choice{Value: "note"})
	}
	add("c", say.GametableCheck, prompt.Choice{Do: DoCheck})
	add("l", say.TableMenuLog, prompt.Choice{Do: DoLog})
	add("r", say.TableMenuRules, prompt.Choice{Do: DoRules})
	add("k", say.TableMenuKeys, prompt.Choice{Do: DoKeys})
	if !t.ReadOnly && !t.board.Diceless {
		dice := say.GametableReal
		if t.Real {
			dice = say.GametableProgram
		}
		add("d", dice, prompt.Choice{Do: DoDice})
	}
	add("q", say.TableMenuQuit, prompt.Choice{Do: DoQuit})
	return m, true
}

// OrNone is a row that does something, and cannot be picked where there is nothing
// to do it to.
func OrNone(l say.Lang, r prompt.Choice, what string, none say.Key) prompt.Choice {
	if what == "" {
		r.Not, r.Firm = l.Text(none), true
	}
	return r
}

// Stay is the first row of a menu where a key that was meant for the board, or
// the Enter after it, must do no harm: it leads back to what is offered now.
func Stay(l say.Lang) prompt.Choice {
	return prompt.Choice{Way: []string{}, Label: l.Text(say.TableStay)}
}

// Refused is keys that do nothing at a table that only looks on, and say why.
func Refused(keys []string, why string) []prompt.Choice {
	var all []prompt.Choice
	for _, key := range keys {
		if key != "" {
			all = append(all, prompt.Choice{Key: key, Not: why, Firm: true})
		}
	}
	return all
}

// BackTo is how far one can go back: by parts of the game, or to a line of the
// log, the latest first. No row has a key, since one Esc too many leads near
// them.
func BackTo(l say.Lang, parts []prompt.Choice, lines []LogLine) prompt.Menu {
	m := prompt.Menu{Title: l.Text(say.TableBackWhere), Rows: append([]prompt.Choice{Stay(l)}, parts...)}
	for _, line := range slices.Backward(lines[:max(0, len(lines)-1)]) {
		seq := strconv.Itoa(line.Seq)
		m.Rows = append(m.Rows, prompt.Choice{Do: DoUndoTo + seq, Label: l.Text(say.TableBackLine, seq, line.Label)})
	}
	return m
}

// Typed asks for a line; with one it is the gesture of a word with that line.
func Typed(title, word string, way []string) (prompt.Menu, bool) {
	switch len(way) {
	case 0:
		return prompt.Menu{Title: title, Text: true}, true
	case 1:
		return prompt.Menu{Done: word + " " + way[0]}, true
	}
	return prompt.Menu{}, false
}

// Named is a row with the key and the label that a game has for it.
func Named(l say.Lang, game, id, about string) prompt.Choice {
	return prompt.Choice{Key: l.Text(say.Key(game + ".key." + id)), Label: l.Text(say.Key(game + ".table." + id)), About: about}
}

// Gesture makes a row do a gesture, in the words of the grammar, unless it is
// refused; nil for no refusal.
func Gesture[C any](l say.Lang, r prompt.Choice, do string, not *play.Illegal[C]) prompt.Choice {
	r.Do = do
	if not != nil {
		r.Not, r.Firm = l.Error(not.Unwrap()), not.Firm
	}
	return r
}

// Numbered gives rows the keys 1 to 9.
func Numbered(rows []prompt.Choice) []prompt.Choice {
	for i := range rows {
		if i < 9 && rows[i].Key == "" {
			rows[i].Key = strconv.Itoa(i + 1)
		}
	}
	return rows
}
