package d666play

import (
	"slices"

	"croix/generator/d666"
	"croix/generator/dice"
	"croix/generator/say"
	"croix/tracker/play"
)

// act decides one gesture. Its game is a copy to which each event that it emits
// is applied at once.
type act struct {
	g      *Game
	c      *Combatant // whose gesture it is; nil if it is of nobody
	cmd    Command
	r      *dice.Roller
	events []Event
}

// deed is how a verb is done.
type deed struct {
	do   func(*act) error
	slot bool // of a fighter whose slot is open
	who  bool // of any fighter
}

// deeds is how each verb is done.
func deeds() map[Verb]deed {
	return map[Verb]deed{
		Add:    {do: (*act).add},
		Leave:  {do: (*act).leave, who: true},
		Start:  {do: (*act).start},
		Use:    {do: (*act).power, slot: true},
		Attack: {do: (*act).attack, slot: true},
		Move:   {do: (*act).move, slot: true},
		Act:    {do: (*act).action, slot: true},
		Pass:   {do: (*act).pass, slot: true},
		Set:    {do: (*act).set, who: true},
		Note:   {do: (*act).note},
		Finish: {do: (*act).finish},
	}
}

// Decide is what a gesture makes happen: the events to append, after checking
// that the rules allow it. The roller gives every die that the gesture does not
// tell. Errors: *Illegal for what a rule forbids, unless the gesture says anyway;
// those of the dice. The game itself is not changed.
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
		return firm("002-13", say.PlayVerbUnknown, string(a.cmd.Verb))
	}
	if d.slot || d.who {
		if err := a.find(d.slot); err != nil {
			return err
		}
	}
	if d.slot {
		if err := a.mayAct(); err != nil {
			return err
		}
	}
	if err := d.do(a); err != nil {
		return err
	}
	return a.settle()
}

// find finds whose gesture it is: the one named, or the only one with an open
// slot.
func (a *act) find(slot bool) error {
	id := a.cmd.Figure
	if id == "" && slot {
		open := a.g.Open()
		if len(open) != 1 {
			return firm("002-12", say.D666WhoActs, called(a.g, open))
		}
		id = open[0]
	}
	if a.c = a.g.Fighter(id); a.c == nil {
		return firm("002-10", say.D666Nobody, id)
	}
	a.cmd.Figure = id
	return nil
}

// mayAct refuses a deed of somebody without an open slot (002-10 to 002-15).
func (a *act) mayAct() error {
	var i *Illegal
	switch {
	case a.g.Phase == Setup:
		return firm("002-10", say.D666NotStarted)
	case a.g.Phase == Over:
		return firm("002-10", say.D666IsOver)
	case !a.c.State.Acts():
		i = illegal("002-15", say.D666CannotAct, a.c.Named(), a.c.State)
	case !slices.Contains(a.g.Open(), a.c.ID):
		i = illegal("002-12", say.D666NotYet, a.c.Named(), called(a.g, a.g.Open()))
	}
	return a.forbid(i)
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

// throw throws dice for a purpose.
func (a *act) throw(purpose say.Key, e dice.Expr) (Dice, int, error) {
	t, err := a.r.Throw(purpose, e)
	return Dice{For: purpose, Faces: t.Faces, By: t.By}, t.Value, err
}

// Legal is gestures that are legal now, with operands to be played as they are:
// where the player must say whether a roll succeeded, they say that it did.
func Legal(g *Game) []Command {
	switch g.Phase {
	case Over:
		return []Command{{Verb: Note, Text: "…"}}
	case Setup:
		if _, sides := g.Sides((*Combatant).acts); len(sides) >= 2 {
			return []Command{{Verb: Start}}
		}
		return []Command{{Verb: Note, Text: "…"}}
	}
	var all []Command
	for _, id := range g.Open() {
		c := g.Fighter(id)
		hit := Roll{Verdict: d666.Success}
		for i := range g.Fighters {
			t := &g.Fighters[i]
			if t.Side() == c.Side() || t.State == d666.Dead || t.State == d666.Gone {
				continue
			}
			target := Target{ID: t.ID}
			if g.Phase == Psychic {
				all = append(all, Command{Verb: Use, Figure: id, Attack: hit, Targets: []Target{target}})
				continue
			}
			all = append(all, Command{Verb: Attack, Figure: id, Attack: hit, Targets: []Target{target}})
			if t.defends() {
				target.Defence, target.Roll = d666.Dodge, hit
				all = append(all, Command{Verb: Attack, Figure: id, Attack: hit, Targets: []Target{target}})
			}
		}
		if g.Phase == Physical {
			all = append(all, Command{Verb: Act, Figure: id})
			if room := g.reach(c) - c.Moved; room > 0 {
				all = append(all, Command{Verb: Move, Figure: id, Number: room})
			}
		}
		all = append(all, Command{Verb: Pass, Figure: id})
	}
	return append(all, Command{Verb: Finish})
}

func (c *Combatant) acts() bool { return c.State.Acts() }

// defends reports whether somebody can defend (R16).
func (c *Combatant) defends() bool { return c.State == d666.Active || c.State == d666.Stunned }

// reach is how far a fighter moves in a second, metres (002-01, R2).
func (g *Game) reach(c *Combatant) int { return d666.Move(g.force(c)) }

// force is the Force that bonus and movement go by (R2).
func (g *Game) force(c *Combatant) int {
	return d666.ForceFor(c.Fighter.Force, c.Points, g.Rules.Options)
}

// likely is up to three legal gestures to propose in place of a refused one: of
// the same verb if there are any.
func likely(g *Game, cmd Command) []Command {
	return play.Likely(Legal(g), func(l Command) bool { return l.Verb == cmd.Verb })
}
