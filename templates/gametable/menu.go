package gametable

import (
	"slices"
	"strconv"

	"croix/generator/say"
	"croix/tracker/prompt"
)

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
			return BackTo(t.Lang, t.Lines), true
		}
		return m, false
	}
	add := func(key string, k say.Key, r prompt.Choice) {
		r.Key, r.Label = key, t.text(k)
		m.Rows = append(m.Rows, r)
	}
	if !t.ReadOnly {
		add("u", say.TableMenuUndo, t.orNone(prompt.Choice{Do: DoUndo}, t.Undo, say.TableNoUndo))
		for i, part := range t.Parts {
			r := t.orNone(prompt.Choice{Do: DoUndo + " " + part}, t.Undo, say.TableNoUndo)
			r.Key, r.Label = strconv.Itoa(i+1), t.text(say.Key("gametable.undo-"+part))
			m.Rows = append(m.Rows, r)
		}
		add("b", say.TableMenuBack, prompt.Choice{Value: "back"})
		add("y", say.TableMenuRedo, t.orNone(prompt.Choice{Do: DoRedo}, t.Redo, say.TableNoRedo))
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

// orNone is a row that cannot be picked where there is nothing it would do.
func (t *Table) orNone(r prompt.Choice, what string, none say.Key) prompt.Choice {
	if what == "" {
		r.Not, r.Firm = t.text(none), true
	}
	return r
}

// BackTo is the lines of the log to which one can go back, the latest first.
func BackTo(l say.Lang, lines []LogLine) prompt.Menu {
	m := prompt.Menu{Title: l.Text(say.TableBackWhere)}
	for _, line := range slices.Backward(lines[:max(0, len(lines)-1)]) {
		seq := strconv.Itoa(line.Seq)
		m.Rows = append(m.Rows, prompt.Choice{Do: DoUndoTo + seq, Label: seq + "  " + line.Label})
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

// Numbered gives rows the keys 1 to 9.
func Numbered(rows []prompt.Choice) []prompt.Choice {
	for i := range rows {
		if i < 9 && rows[i].Key == "" {
			rows[i].Key = strconv.Itoa(i + 1)
		}
	}
	return rows
}
