package d666play

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"croix/generator/d666"
	"croix/generator/say"
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
	g := from.Clone()
	var lines []string
	for _, e := range events {
		e.Apply(g)
		if s := e.Line(Teller{l, g}); s != "" {
			lines = append(lines, s)
		}
	}
	return lines
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

// Summary is what a fighter did and suffered.
type Summary struct {
	Name, Side   string
	State        d666.State
	Points       int
	Dealt, Taken int // Force points
}

// Summarize is the balance of a fight, in the order in which fighters joined.
func Summarize(g *Game) []Summary {
	var all []Summary
	for i := range g.Fighters {
		c := &g.Fighters[i]
		all = append(all, Summary{c.Fighter.Name, c.Side(), c.State, c.Points, c.Dealt, c.Taken})
	}
	return all
}

// Show is the fight as lines: the second and phase, the order of those who act,
// then every fighter with what is left of it.
func Show(g *Game, l say.Lang) []string {
	t := Teller{l, g}
	head := g.Phase.Name(l)
	if g.Second > 0 {
		head = t.text(say.D666ShowSecond, g.Second, head)
	}
	lines := []string{head}
	open := g.Open()
	for i, group := range g.Groups {
		var names []string
		for _, id := range group {
			name := t.name(id)
			if slices.Contains(open, id) {
				name = "▶ " + name
			}
			names = append(names, name)
		}
		mark := "  "
		if i == g.Group {
			mark = "→ "
		}
		lines = append(lines, mark+strings.Join(names, " = "))
	}
	for i := range g.Fighters {
		c := &g.Fighters[i]
		lines = append(lines, t.fighterLine(c))
	}
	if g.Phase == Over && g.Winner != "" {
		lines = append(lines, t.text(say.D666LineWon, g.Winner))
	}
	return lines
}

// fighterLine is a fighter in one line: points as boxes and number, state, timer.
func (t Teller) fighterLine(c *Combatant) string {
	left := min(max(c.Points, 0), d666.MaxPoints)
	bar := strings.Repeat("■", left) + strings.Repeat("□", max(0, min(c.Fighter.Points, d666.MaxPoints)-left))
	line := fmt.Sprintf("%s  %s %d/%d", c.Fighter.Name, bar, c.Points, c.Fighter.Points)
	if c.State != d666.Active {
		line += " " + strings.ToUpper(c.State.Name(t.Lang))
	}
	if c.Timer > 0 {
		line += fmt.Sprintf(" %d %s", c.Timer, c.Unit)
	}
	return strings.ReplaceAll(line, " -", " −")
}
