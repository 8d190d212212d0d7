package gamebookplay

import (
	"strconv"
	"strings"

	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/tracker/play"
)

// called is a hero as players call it.
type called struct{ name, id string }

// Name is its name, or its number.
func (c called) Name(l say.Lang) string {
	if c.name != "" {
		return c.name
	}
	return l.Text(say.GamebookHeroNumber, strings.TrimPrefix(c.id, "h"))
}

// Called is the hero as players call it.
func (h *Hero) Called() say.Named { return called{h.Name, h.ID} }

// enemyName is an enemy as players call it.
type enemyName struct {
	name string
	n    int // from 1
	of   int
}

// Name is its name, with its number where several stand together.
func (e enemyName) Name(l say.Lang) string {
	name := e.name
	if name == "" {
		name = l.Text(say.GamebookTheEnemy)
	}
	if e.of > 1 {
		name = "[" + strconv.Itoa(e.n) + "]\u00a0" + name
	}
	return name
}

// Called is an enemy of the fight, from 0, as players call it.
func (f *Fight) Called(enemy int) say.Named {
	e := enemyName{n: enemy + 1, of: len(f.Enemies)}
	if foe := f.foe(enemy); foe != nil {
		e.name = foe.Name
	}
	return e
}

// Teller tells events and commands to players. Game is the state after what is
// told; Before the one before it, in which a fight that has ended still stands.
type Teller struct {
	Lang         say.Lang
	Game, Before *Game
}

func (t Teller) text(k say.Key, args ...any) string { return t.Lang.Text(k, args...) }

// hero is the hero before a line, where several are played; "" otherwise.
func (t Teller) hero(id, line string) string {
	if len(t.Game.Heroes) < 2 || line == "" {
		return line
	}
	return t.text(say.GamebookLineHero, t.Game.hero(id).Called(), line)
}

// enemy is an enemy of the fight that goes on, or that has just ended.
func (t Teller) enemy(id string, i int) say.Named {
	for _, g := range []*Game{t.Game, t.Before} {
		if g != nil && g.hero(id).Fight != nil {
			return g.hero(id).Fight.Called(i)
		}
	}
	return enemyName{n: i + 1, of: 2}
}

// Lines tells events, one line each, those that say nothing left out. The events
// begin from a game, which is not changed.
func Lines(from *Game, events []Event, l say.Lang) []string {
	before := from
	return play.Lines(from, events, func(e Event, g *Game) string {
		line := e.Line(Teller{l, g, before})
		before = g.Clone()
		return line
	})
}

// Label names a gesture in a few words, for undo.
func Label(cmd Command, t Teller) string {
	text := t.text(say.Key("gamebook.verb." + string(cmd.Verb)))
	add := func(s string) { text += " " + s }
	switch cmd.Verb {
	case Goto:
		add(strconv.Itoa(cmd.Number))
	case Target:
		add(strconv.Itoa(cmd.Number))
	case Battle:
		var names []string
		for i, e := range cmd.Enemies {
			names = append(names, enemyName{e.Name, i + 1, len(cmd.Enemies)}.Name(t.Lang)+" "+strength(e))
		}
		add(strings.Join(names, ", "))
	case Test:
		add(cmd.Stat.Name(t.Lang))
	case Change:
		add(cmd.Stat.Name(t.Lang) + " " + signText(cmd))
	case Foes:
		add(strconv.Itoa(cmd.Enemy) + " " + signText(cmd))
	case Take, Drop, Create, Note:
		if cmd.Text != "" {
			add(cmd.Text)
		}
	case Play:
		if h := t.Game.Hero(cmd.Hero); h != nil {
			add(h.Called().Name(t.Lang))
		}
	case Finish:
		add(t.text(say.Key("gamebook.end." + string(cmd.End))))
	}
	return text
}

// strength is an enemy as the book prints it: Skill and Stamina.
func strength(e gamebook.Enemy) string { return strconv.Itoa(e.Skill) + "/" + strconv.Itoa(e.Stamina) }

// signText is a change as players write it, such as −3.
func signText(cmd Command) string {
	return strings.Replace(cmd.Sign, "-", "−", 1) + strconv.Itoa(cmd.Number)
}

// signedText is a number with its sign.
func signedText(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// faces is the faces of a throw, as "3 4".
func faces(d Dice) string {
	var all []string
	for _, f := range d.Faces {
		all = append(all, strconv.Itoa(f))
	}
	return strings.Join(all, " ")
}

// Words is the words with which gestures begin, a verb each.
func Words(l say.Lang) []string {
	return play.Words(Verbs(), func(v Verb) string { return Write(Command{Verb: v}, l) })
}
