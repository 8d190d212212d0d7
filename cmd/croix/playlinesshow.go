package main

import (
	"fmt"
	"slices"
	"strings"

	"croix/generator/say"
	"croix/output/term"
	"croix/templates/gametable"
	"croix/tracker/grammar"
	"croix/tracker/prompt"
	"croix/tracker/purgatoryplay"
)

// rowIndent is the room for the key of a row.
const rowIndent = "     "

// rows writes the rows of a menu, the first ones of them.
func (t *lines) rows(rows []prompt.Choice, most int) {
	if len(rows) > 0 && rows[0].Spot != (prompt.Spot{}) { // they are drawn
		var keys []string
		for _, r := range rows {
			keys = append(keys, r.Key)
		}
		t.write(rowIndent, strings.Join(keys, " "))
		return
	}
	for _, r := range rows[:min(most, len(rows))] {
		text := r.Label
		if r.Chance != "" {
			text += " · " + r.Chance
		}
		if r.Not != "" {
			text += " — " + r.Not
		}
		for i, line := range term.Wrap(text, t.a.columns()-len(rowIndent), "") {
			if i > 0 {
				r.Key = ""
			}
			t.a.tell(t.a.out, []string{fmt.Sprintf("%3s  %s", r.Key, line)})
		}
	}
	if len(rows) > most {
		t.write(rowIndent, t.a.lang.Text(say.LiveMoreRows, len(rows)-most))
	}
}

// tell writes what came of the last line.
func (t *lines) tell() {
	t.write("", t.told...)
	t.told = nil
}

// write writes lines with an indent, those wrapped that are wider than the
// terminal.
func (t *lines) write(indent string, all ...string) {
	width := t.a.columns() - len(indent)
	for _, text := range all {
		wrapped := []string{text}
		if term.Width(text) > width {
			wrapped = term.Wrap(text, width, "")
		}
		for _, line := range wrapped {
			t.a.tell(t.a.out, []string{indent + line})
		}
	}
}

// split is the lines of a text; none of an empty one.
func split(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, "\n")
}

// shortly is what of a screen stands above the rows.
func shortly(s term.Screen) []string {
	var all []string
	for _, line := range s.Art {
		all = append(all, line.Text())
	}
	all = append(all, s.Head, s.Asks, s.Guide, s.Foot)
	if f := s.Active; f != nil {
		all[len(all)-3] = strings.TrimSpace(f.Key+" "+strings.ToUpper(f.Name)) + " · " + s.Asks
	}
	return slices.DeleteFunc(all, func(text string) bool { return text == "" })
}

// brief is the score, whose move it is, what undo takes back.
func (l *live) brief() []string { return shortly(l.table.Screen(gametable.Shown{})) }

// gestures is one of each verb, and what it does.
func (l *live) gestures() [][2]string {
	var all [][2]string
	for _, v := range grammar.Verbs() {
		all = append(all, [2]string{grammar.Example(v, l.a.lang), grammar.About(v, l.a.lang)})
	}
	return all
}

// stands is the game as it stands.
func (l *live) stands() ([]string, error) {
	b, err := l.a.board(l.s, l.name, purgatoryplay.AsTable)
	if err != nil {
		return nil, err
	}
	return b.lines(l.a.columns()), nil
}

// refresh takes over what others have written.
func (l *live) refresh() error {
	more, err := l.s.Refresh()
	if err != nil || !more {
		return err
	}
	return l.reload()
}
