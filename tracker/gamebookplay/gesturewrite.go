package gamebookplay

import (
	"strconv"
	"strings"

	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/generator/spell"
)

// Write is a gesture as Parse reads it, in the words of a language.
func Write(cmd Command, l say.Lang) string {
	w := writer{l: l}
	if cmd.Hero != "" && cmd.Verb != Play {
		w.add("@" + cmd.Hero)
	}
	if cmd.Anyway {
		w.add(l.Pick("anyway", "quand même"))
	}
	number := strconv.Itoa(cmd.Number)
	if cmd.Verb == Change {
		if cmd.Initial {
			w.add("initial")
		}
		w.add(w.stat(cmd.Stat), cmd.Sign+number)
		if cmd.Exceed {
			w.add(l.Pick("exceed", "permis"))
		}
		w.text(cmd.Text)
		return w.b.String()
	}
	w.add(w.verb(cmd.Verb))
	switch cmd.Verb {
	case Goto:
		w.add(number)
		w.text(cmd.Text)
	case Create, Take, Drop, Note:
		w.text(cmd.Text)
	case Play:
		w.add(cmd.Hero)
	case Target:
		w.add(number)
	case Foes:
		w.add(strconv.Itoa(cmd.Enemy), cmd.Sign+number)
	case Test:
		w.add(w.stat(cmd.Stat))
		if cmd.Number > 0 {
			w.add(number)
		}
	case Finish:
		w.add(map[End]string{Victory: l.Pick("victory", "réussite"), Abandoned: l.Pick("abandoned", "abandon")}[cmd.End])
	case Battle:
		w.enemies(cmd)
	}
	return w.b.String()
}

// writer writes the words of a gesture.
type writer struct {
	l say.Lang
	b strings.Builder
}

// add adds words that are not empty.
func (w *writer) add(words ...string) {
	for _, word := range words {
		if w.b.Len() > 0 && word != "" {
			w.b.WriteByte(' ')
		}
		w.b.WriteString(word)
	}
}

// text adds what is taken as it is.
func (w *writer) text(text string) {
	if text != "" {
		w.add(":", text)
	}
}

func (w *writer) verb(v Verb) string {
	if french, ok := map[Verb]string{
		Create: "créer", Play: "jouer", Goto: "aller", Battle: "combat", Target: "cible", Round: "assaut", TestLuck: "chance",
		NoLuck: "non", Test: "tester", Eat: "manger", Foes: "ennemi", Take: "prendre", Drop: "jeter", Stop: "stop", Flee: "fuir",
		Finish: "fin",
	}[v]; ok && w.l == say.French {
		return french
	}
	return string(v)
}

func (w *writer) stat(s gamebook.Stat) string {
	if w.l == say.French {
		return map[gamebook.Stat]string{
			gamebook.Skill: "habileté", gamebook.Stamina: "endurance", gamebook.Luck: "chance",
			gamebook.Faith: "foi", gamebook.Gold: "or", gamebook.Meals: "repas",
		}[s]
	}
	return string(s)
}

// enemies adds the operands of a fight.
func (w *writer) enemies(cmd Command) {
	l := w.l
	w.add(map[Mode]string{
		Alone: l.Pick("alone", "seul"), Sequence: l.Pick("sequence", "successif"), Together: l.Pick("together", "ensemble"),
	}[cmd.Mode])
	for i, e := range cmd.Enemies {
		switch {
		case i == 0:
		case cmd.Mode == Sequence:
			w.add(l.Pick("then", "puis"))
		case cmd.Mode == Together:
			w.add(l.Pick("and", "et"))
		default:
			w.add(",")
		}
		w.add(e.Name, strength(e))
		for _, word := range []string{l.Pick("hero", "héros"), l.Pick("enemy", "ennemi"), l.Pick("deals", "inflige"), l.Pick("takes", "subit")} {
			if n := *bonus(&e, spell.Fold(word)); n != 0 {
				w.add(word + "=" + strconv.Itoa(n))
			}
		}
		if e.Notes != "" {
			w.add("(" + e.Notes + ")")
		}
	}
}
