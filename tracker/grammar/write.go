package grammar

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

// Write is a gesture in words of a language which Parse reads as just that
// gesture, in a game that has what it names. Figures and objects are written by
// their ids. Parse adds the active figure where nobody is named.
func Write(cmd purgatoryplay.Command, l say.Lang) string {
	if cmd.Verb == purgatoryplay.Note {
		return Word(cmd.Verb, l) + " " + cmd.Text
	}
	if cmd.Verb == purgatoryplay.Name {
		anyway := ""
		if cmd.Anyway {
			anyway = " " + l.Pick("anyway", "quand même")
		}
		return strings.TrimSpace(Word(cmd.Verb, l)+" "+cmd.Figure+" "+cmd.Text) + anyway
	}
	w := writer{l: l, parts: []string{Word(cmd.Verb, l)}}
	if w.plain(cmd) {
		w.add("", cmd.Figure)
	} else {
		w.add(l.Pick("by", "par"), cmd.Figure)
	}
	if by := wordFor(sides(), cmd.Side, l); cmd.Verb == purgatoryplay.Throws {
		w.add("", by, wordFor(throwers(), cmd.Text, l))
		cmd.Text = ""
	} else if cmd.Side != "" {
		w.add(l.Pick("by", "par"), by)
	}
	w.add(l.Pick("with", "avec"), cmd.Object)
	for i, id := range cmd.Targets {
		// Only right after its keyword is a demon no sin.
		if _, sin := purgatory.SinByID(id); i == 0 || sin {
			w.add(l.Pick("on", "sur"), id)
		} else {
			w.add("", id)
		}
	}
	w.add(l.Pick("touching", "touchant"), cmd.Contacts...)
	w.add(l.Pick("leaving", "quittant"), cmd.From...)
	w.add(l.Pick("near", "près"), cmd.Near...)
	if cmd.To != "" {
		w.add(l.Pick("to", "vers"), wordFor(places(), cmd.To, l))
	}
	w.add(l.Pick("objects", "objets"), cmd.Objects...)
	var sins []string
	for _, s := range cmd.Sins {
		sins = append(sins, strings.ReplaceAll(s.Name(l), " ", "-"))
	}
	w.add(l.Pick("sins", "péchés"), sins...)
	w.add("", cmd.Field, cmd.Text)
	if cmd.CM != 0 {
		w.add("", strconv.FormatFloat(cmd.CM, 'f', -1, 64)+" cm")
	}
	if cmd.Hidden {
		w.add("", l.Text(say.GestureHidden))
	}
	dice := l.Pick("dice", "dés")
	switch {
	case cmd.Sign != "":
		w.add("", cmd.Sign+strconv.Itoa(cmd.Number))
	case cmd.Number != 0:
		w.add("", strconv.Itoa(cmd.Number)+" "+dice)
	case len(cmd.Allot) > 0:
		w.add("", allotted(cmd.Allot)+" "+dice)
	}
	switch {
	case cmd.No:
		w.add("", l.Pick("no", "non"))
	case cmd.Verb == purgatoryplay.Answer && len(w.parts) == 1:
		w.add("", l.Pick("yes", "oui"))
	}
	if cmd.Anyway {
		w.add("", l.Pick("anyway", "quand même"))
	}
	return strings.Join(w.parts, " ")
}

// writer collects the words.
type writer struct {
	l     say.Lang
	parts []string
}

// add writes operands after their keyword, if there are any.
func (w *writer) add(keyword string, operands ...string) {
	operands = slices.DeleteFunc(slices.Clone(operands), func(s string) bool { return s == "" })
	if len(operands) == 0 {
		return
	}
	if keyword != "" {
		w.parts = append(w.parts, keyword)
	}
	w.parts = append(w.parts, operands...)
}

// plain reports whether who acts may be written without a keyword: not where it
// could be taken for a target or a sin.
func (w *writer) plain(cmd purgatoryplay.Command) bool {
	for _, v := range table() {
		if v.Verb == cmd.Verb {
			_, sin := purgatory.SinByID(cmd.Figure)
			sin = sin && v.takes&sinKind != 0 && v.Verb != purgatoryplay.Correct
			return v.Verb != purgatoryplay.Answer && !sin && !(v.more == targetSlot && len(cmd.Targets) == 0)
		}
	}
	return false
}

// wordFor is the word for a value in a language: in French the one that is not
// its id.
func wordFor[T ~string](words map[string]T, value T, l say.Lang) string {
	if l == say.French {
		for word, v := range words {
			if v == value && word != string(value) && !among("|hell|heaven|enfer|", word) {
				return word
			}
		}
	}
	return string(value)
}

// allotted is dice for each target, such as "2+1".
func allotted(counts []int) string {
	var all []string
	for _, n := range counts {
		all = append(all, strconv.Itoa(n))
	}
	if len(all) == 1 {
		return all[0] + "+"
	}
	return strings.Join(all, "+")
}
