package d666pages

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"croix/generator/d666"
	"croix/generator/say"
	"croix/output/term"
	"croix/templates/gametable"
	"croix/tracker/d666play"
	"croix/tracker/prompt"
)

// Board is the fight on the live table: the sides, who acts, and what is offered
// with its chances.
func Board(g *d666play.Game, l say.Lang) gametable.Board {
	t := table{screen: screen{g: g, l: l, width: term.MinWidth}, open: g.Open()}
	b := gametable.Board{First: strings.ToUpper(t.phase()), Head: t.head(), Asks: t.asks(), About: "second", Rows: t.rows(), Menu: t.menu}
	for n, side := range t.sides() {
		c := term.Camp{Title: l.Text(say.D666SheetSide, say.Harmless(side)), Role: []term.Role{term.Camp1, term.Camp2, term.Camp3}[n%3]}
		for i := range g.Fighters {
			if f := &g.Fighters[i]; f.Side() == side {
				c.Figures = append(c.Figures, t.figure(i, c.Role))
				b.Checks = append(b.Checks, t.fighterText(f))
			}
		}
		b.Camps = append(b.Camps, c)
	}
	for i := range g.Fighters {
		id := g.Fighters[i].ID
		b.Hidden = append(b.Hidden, prompt.Choice{Key: t.tag(id), Way: []string{wayFighter, id}})
		if len(t.open) > 0 && id == t.open[0] {
			one := t.figure(i, term.Plain)
			b.One = &one
			if len(t.open) == 1 { // of several nobody is first
				b.Active, b.Numbers = &one, id
			}
		}
	}
	return b
}

// table is a board in the making.
type table struct {
	screen
	open []string // who may act, by id
}

func (t *table) text(k say.Key, args ...any) string { return t.l.Text(k, args...) }

// phase is the second with its phase.
func (t *table) phase() string {
	if t.g.Second > 0 {
		return t.text(say.D666ShowSecond, t.g.Second, t.g.Phase)
	}
	return t.g.Phase.Name(t.l)
}

// tag is the key of a fighter: its number, in the order in which they joined.
func (t *table) tag(id string) string {
	return strconv.Itoa(1 + slices.IndexFunc(t.g.Fighters, func(c d666play.Combatant) bool { return c.ID == id }))
}

func (t *table) name(id string) string {
	if c := t.g.Fighter(id); c != nil {
		return say.Harmless(c.Fighter.Name)
	}
	return id
}

// head is the second and who acts when: those of the group that acts first.
func (t *table) head() string {
	parts := []string{t.phase()}
	for i := t.g.Group; i < len(t.g.Groups); i++ {
		var names []string
		for _, id := range t.g.Groups[i] {
			names = append(names, t.name(id))
		}
		mark := ""
		if i == t.g.Group {
			mark = "→\u00a0"
		}
		parts = append(parts, mark+strings.Join(names, " = "))
	}
	return strings.Join(parts, " · ")
}

// asks is what is to be done now.
func (t *table) asks() string {
	switch {
	case t.g.Phase == d666play.Over && t.g.Winner != "":
		return t.text(say.D666LineWon, say.Harmless(t.g.Winner))
	case t.g.Phase == d666play.Over:
		return t.text(say.D666LineStopped)
	case t.g.Phase == d666play.Setup:
		return t.text(say.D666TableSetup)
	}
	var names []string
	for _, id := range t.open {
		names = append(names, t.name(id))
	}
	if len(names) > 1 {
		return t.text(say.D666TableTogether, strings.Join(names, ", "))
	}
	return t.text(say.D666TableActs, strings.Join(names, ", "))
}

// figure is a fighter: its points as a bar, its state, and what it fights with.
func (t *table) figure(i int, role term.Role) term.Figure {
	c := &t.g.Fighters[i]
	f := term.Figure{
		Key: strconv.Itoa(i + 1), Name: say.Harmless(c.Fighter.Name), Now: c.Points, Most: c.Fighter.Points, Role: role,
		Active: slices.Contains(t.open, c.ID), Faint: c.State == d666.Dead || c.State == d666.Gone,
	}
	if c.State != d666.Active {
		word := strings.ToUpper(c.State.Name(t.l))
		if c.Timer > 0 {
			word += fmt.Sprintf(" %d\u00a0%s", c.Timer, c.Unit)
		}
		f.Words = append(f.Words, word)
	}
	if lost := t.waiting(c.ID); lost > 0 {
		f.Words = append(f.Words, fmt.Sprintf("(−%d…)", lost)) // declared, not written down yet
	}
	f.Facts = []string{fmt.Sprintf("%s\u00a0%d %s\u00a0%d %s\u00a0%d", d666.Force, c.Fighter.Force, d666.Will, c.Fighter.Will, d666.Agility, c.Fighter.Agility)}
	for _, w := range c.Fighter.Weapons {
		f.Facts = append(f.Facts, strings.TrimSpace(say.Harmless(w.Name)+" "+signed(w.Power)))
	}
	if c.Fighter.Armour > 0 {
		f.Facts = append(f.Facts, t.text("d666.field.armour")+"\u00a0"+strconv.Itoa(c.Fighter.Armour))
	}
	if by, house := c.Fighter.Divides(); by > 1 {
		text := "÷" + strconv.Itoa(by)
		if house {
			text += " " + t.text(say.D666TableHouse)
		}
		f.Facts = append(f.Facts, text)
	}
	for _, p := range c.Fighter.Powers {
		f.Facts = append(f.Facts, say.Harmless(p.Name))
	}
	if c.Moved > 0 {
		f.Facts = append(f.Facts, fmt.Sprintf("%d\u00a0m", c.Moved))
	}
	return f
}

// rows is what is offered now.
func (t *table) rows() []prompt.Choice {
	switch {
	case t.g.Phase == d666play.Over:
		return nil
	case t.g.Phase == d666play.Setup:
		return []prompt.Choice{t.row("start", d666play.Command{Verb: d666play.Start}), t.leads("add", wayAdd)}
	}
	var rows []prompt.Choice
	if len(t.open) == 1 {
		rows = t.acts(t.open[0])
	} else {
		for _, id := range t.open {
			rows = append(rows, prompt.Choice{Label: t.name(id) + "…", Way: []string{wayActs, id}, About: "second"})
		}
		rows = gametable.Numbered(rows)
		for i := range rows {
			rows[i].Key = t.tag(t.open[i])
		}
	}
	add := t.leads("add", wayAdd)
	add.Rare = true
	return append(rows, add, t.row("end", d666play.Command{Verb: d666play.Finish}))
}

// acts is what a fighter may do in its slot.
func (t *table) acts(id string) []prompt.Choice {
	c := t.g.Fighter(id)
	var rows []prompt.Choice
	psychic := t.g.Phase == d666play.Psychic
	attack := t.leads("attack", wayAttack, id)
	if psychic {
		attack.Not = t.why(d666play.Command{Verb: d666play.Attack, Figure: id, Attack: told(d666.Success), Targets: []d666play.Target{{ID: id}}})
	}
	power := t.leads("power", wayPower, id)
	has := slices.ContainsFunc(c.Fighter.Powers, func(p d666.Power) bool { return p.Psychic() == psychic })
	if !has {
		power.Not = t.text(say.D666NoPower, c.Named())
	}
	act := t.row("act", d666play.Command{Verb: d666play.Act, Figure: id})
	if act.Not == "" {
		act.Do, act.Way = "", []string{wayAct, id}
	}
	move := t.leads("move", wayMove, id)
	if i := d666play.Why(t.g, d666play.Command{Verb: d666play.Move, Figure: id, Number: 1}); i != nil {
		move.Not, move.Firm = t.l.Error(i.Unwrap()), i.Firm
	}
	switch {
	case psychic:
		rows = []prompt.Choice{power, attack}
	case len(c.Fighter.Powers) == 0:
		rows = []prompt.Choice{attack, move, act}
	default:
		rows = []prompt.Choice{attack, move, act, power}
	}
	pass := t.row("pass", d666play.Command{Verb: d666play.Pass, Figure: id})
	pass.Key = "n"
	return append(rows, pass)
}

// why is why a gesture may not be made; "" if it may.
func (t *table) why(cmd d666play.Command) string {
	if i := d666play.Why(t.g, cmd); i != nil {
		return t.l.Error(i.Unwrap())
	}
	return ""
}

// row is a gesture with its key, and why it may not be made.
func (t *table) row(id string, cmd d666play.Command) prompt.Choice {
	return gametable.Gesture(t.l, gametable.Named(t.l, "d666", id, about(cmd.Verb)), d666play.Write(cmd, t.l), d666play.Why(t.g, cmd))
}

// leads is a row that leads to a menu.
func (t *table) leads(id string, way ...string) prompt.Choice {
	r := gametable.Named(t.l, "d666", id, aboutWay(way[0]))
	r.Way = way
	return r
}

// told is a roll whose success the player tells.
func told(v d666.Verdict) d666play.Roll { return d666play.Roll{Verdict: v} }
