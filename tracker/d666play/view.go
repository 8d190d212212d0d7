package d666play

import (
	"strconv"
	"strings"

	"croix/generator/say"
	"croix/tracker/play"
)

// Teller tells events and commands to players. Game is the state after what is
// told.
type Teller struct {
	Lang say.Lang
	Game *Game
}

func (t Teller) text(k say.Key, args ...any) string { return t.Lang.Text(k, args...) }

// name is a fighter as players call it.
func (t Teller) name(id string) string {
	if c := t.Game.Fighter(id); c != nil {
		return c.Fighter.Name
	}
	return id
}

// named is a fighter in a sentence.
type named string

// Name is the same in every language.
func (n named) Name(say.Lang) string { return string(n) }

// Named is the fighter as players call it.
func (c *Combatant) Named() say.Named { return named(c.Fighter.Name) }

// called is fighters in a sentence, by id.
func called(g *Game, ids []string) say.Named {
	var all []string
	for _, id := range ids {
		all = append(all, Teller{Game: g}.name(id))
	}
	if len(all) == 0 {
		all = []string{"–"}
	}
	return named(strings.Join(all, ", "))
}

func (p Phase) key() say.Key { return say.Key("d666.phase." + string(p)) }

// Name is the phase as players call it.
func (p Phase) Name(l say.Lang) string { return l.Text(p.key()) }

// Lines tells events, one line each, those that say nothing left out. The events
// begin from a game, which is not changed.
func Lines(from *Game, events []Event, l say.Lang) []string {
	return play.Lines(from, events, func(e Event, g *Game) string { return e.Line(Teller{l, g}) })
}

// Label names a gesture in a few words, for undo.
func Label(cmd Command, t Teller) string {
	parts := []string{t.text(say.Key("d666.verb." + string(cmd.Verb)))}
	if cmd.Figure != "" {
		parts = append(parts, t.name(cmd.Figure))
	}
	if cmd.Fighter != nil {
		parts = append(parts, cmd.Fighter.Name)
	}
	for i, target := range cmd.Targets {
		if i == 0 {
			parts = append(parts, "→")
		}
		parts = append(parts, t.name(target.ID))
	}
	switch cmd.Verb {
	case Move:
		parts = append(parts, strconv.Itoa(cmd.Number)+" m")
	case Set:
		if cmd.Field == fieldState {
			parts = append(parts, cmd.State.Name(t.Lang))
		} else {
			parts = append(parts, t.text(say.Key("d666.field."+cmd.Field)), signed(cmd.Sign, cmd.Number))
		}
	case Note, Act:
		parts = append(parts, cmd.Text)
	}
	return strings.TrimSpace(strings.Join(parts, " "))
}

// Situation is what a fight waits for.
type Situation struct {
	Second int
	Phase  Phase
	Open   []string // whose slots are open, by id
	Legal  []Command
}

// Next is what a fight waits for now.
func Next(g *Game) Situation {
	return Situation{Second: g.Second, Phase: g.Phase, Open: g.Open(), Legal: Legal(g)}
}

// Words is the words with which gestures begin, a verb each.
func Words(l say.Lang) []string {
	return play.Words(Verbs(), func(v Verb) string { return Write(Command{Verb: v}, l) })
}
