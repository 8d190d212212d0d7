package gamebookplay

import (
	"croix/generator/dice"
	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/tracker/play"
)

// act decides one gesture. Its game is a copy to which each event that it emits
// is applied at once.
type act struct {
	g      *Game
	h      *Hero // whose gesture it is; nil if there is none
	cmd    Command
	r      *dice.Roller
	events []Event
}

// deed is how a verb is done.
type deed struct {
	do    func(*act) error
	free  bool // needs no living hero
	while bool // may be done while a wound waits for Luck
}

// deeds is how each verb is done.
func deeds() map[Verb]deed {
	return map[Verb]deed{
		Create:   {do: (*act).create, free: true},
		Play:     {do: (*act).play, free: true, while: true},
		Note:     {do: (*act).note, while: true},
		Goto:     {do: (*act).turn},
		Battle:   {do: (*act).battle},
		Target:   {do: (*act).target},
		Round:    {do: (*act).round},
		TestLuck: {do: (*act).luck, while: true},
		NoLuck:   {do: (*act).noLuck, while: true},
		Test:     {do: (*act).test},
		Eat:      {do: (*act).eat},
		Change:   {do: (*act).change},
		Foes:     {do: (*act).foes},
		Take:     {do: (*act).take, while: true},
		Drop:     {do: (*act).drop, while: true},
		Stop:     {do: (*act).stop},
		Flee:     {do: (*act).flee},
		Finish:   {do: (*act).finish},
	}
}

// Decide is what a gesture makes happen: the events to append, after checking
// that the rules allow it. The roller gives every die. Errors: *Illegal for what
// a rule forbids, unless the gesture says anyway; those of the dice. The game
// itself is not changed.
func Decide(g *Game, cmd Command, r *dice.Roller) ([]Event, error) {
	a := &act{g: g.Clone(), cmd: cmd, r: r}
	if err := a.run(); err != nil {
		if i, ok := err.(*Illegal); ok {
			i.Legal = likely(g, cmd)
		}
		return nil, err
	}
	return a.events, nil
}

func (a *act) run() error {
	d, ok := deeds()[a.cmd.Verb]
	if !ok {
		return firm("003-20", say.PlayVerbUnknown, string(a.cmd.Verb))
	}
	id := a.cmd.Hero
	if id == "" {
		id = a.g.Current
	}
	a.h = a.g.Hero(id)
	switch {
	case a.cmd.Hero != "" && a.h == nil:
		return firm("003-01", say.GamebookNoHero, a.cmd.Hero)
	case d.free:
	case a.h == nil:
		return firm("003-01", say.GamebookHeroless)
	case a.h.Ended == Dead:
		return firm("R15", say.GamebookDead, a.h.Called())
	case !a.h.Alive():
		return firm("R15", say.GamebookOver, a.h.Called())
	}
	if a.h != nil && !d.while && !d.free && a.pending() {
		return firm("003-26", say.GamebookPending)
	}
	return d.do(a)
}

// emit applies an event to the copy and keeps it.
func (a *act) emit(e Event) {
	e.Apply(a.g)
	a.events = append(a.events, e)
}

// forbid is the refusal i, or nil if there is none. Said anyway, a refusal that
// is not firm becomes an Override in the log.
func (a *act) forbid(i *Illegal) error {
	return i.Unless(a.cmd.Anyway, func(rule, en, fr string) { a.emit(Override{Rule: rule, En: en, Fr: fr}) })
}

// throw throws two dice for a purpose.
func (a *act) throw(purpose say.Key) (Dice, error) {
	t, err := a.r.Throw(purpose, dice.D(2, 6))
	return Dice{For: purpose, Faces: t.Faces, By: t.By}, err
}

// pending reports whether a wound waits for Luck.
func (a *act) pending() bool { return a.h.Fight != nil && len(a.h.Fight.Pending) > 0 }

// idle refuses what cannot be done in a fight.
func (a *act) idle(rule string) *Illegal {
	if a.h.Fight != nil {
		return illegal(rule, say.GamebookFighting)
	}
	return nil
}

// fighting refuses what can only be done in a fight.
func (a *act) fighting() error {
	if a.h.Fight == nil {
		return firm("003-20", say.GamebookNoFight)
	}
	return nil
}

// dies ends the adventure of a hero without Stamina (003-50).
func (a *act) dies() {
	if a.h.Now.Stamina == 0 && a.h.Alive() {
		a.emit(HeroEnded{Hero: a.h.ID, How: Dead})
	}
}

// Legal is gestures that are legal now, with operands to be played as they are;
// those that only a paragraph can ask for are left out, but for turning to the
// next one.
func Legal(g *Game) []Command {
	h := g.Hero(g.Current)
	switch {
	case h == nil || !h.Alive():
		return []Command{{Verb: Create}}
	case h.Fight != nil && len(h.Fight.Pending) > 0:
		return []Command{{Verb: TestLuck}, {Verb: NoLuck}}
	case h.Fight != nil:
		all := []Command{{Verb: Round}}
		if h.Fight.Mode == Together {
			for _, i := range h.Fight.Living() {
				if i != h.Fight.Target {
					all = append(all, Command{Verb: Target, Number: i + 1})
				}
			}
		}
		all = append(all, Command{Verb: Stop})
		if g.Options.Escape {
			all = append(all, Command{Verb: Flee})
		}
		return all
	}
	all := []Command{{Verb: Goto, Number: h.Paragraph%g.paragraphs() + 1}}
	if h.Now.Meals > 0 {
		all = append(all, Command{Verb: Eat})
	}
	return append(all, Command{Verb: TestLuck}, Command{Verb: Test, Stat: gamebook.Skill}, Command{Verb: Finish, End: Victory})
}

// paragraphs is how many paragraphs the book has.
func (g *Game) paragraphs() int { return max(1, g.Options.Paragraphs) }

// likely is up to three legal gestures to propose in place of a refused one: of
// the same verb if there are any.
func likely(g *Game, cmd Command) []Command {
	return play.Likely(Legal(g), func(l Command) bool { return l.Verb == cmd.Verb })
}
