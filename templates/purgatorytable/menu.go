package purgatorytable

import (
	"slices"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/templates/gametable"
	"croix/tracker/prompt"
	"croix/tracker/purgatoryplay"
)

// The beginnings of ways that are not verbs.
const (
	wayGame   = gametable.WayGame // undo, log, notes and the like
	wayFigure = "fig"             // what can be done with a figure, then its id
	wayTouch  = "touch"
	wayLeave  = "leave"
)

// Menu is what is offered at the end of a way; false if it leads nowhere.
func (t *Table) Menu(way []string) (prompt.Menu, bool) {
	return t.menus.At(way, t.menu)
}

func (t *Table) menu(way []string) (prompt.Menu, bool) {
	if len(way) == 0 {
		return t.now(), true
	}
	switch way[0] {
	case wayGame:
		return t.game(way[1:])
	case wayFigure:
		return t.card(way[1:])
	case wayTouch:
		return t.touches(way[1:])
	case wayLeave:
		return t.leaves(way[1:])
	}
	return t.act(purgatoryplay.Verb(way[0]), way[1:])
}

// now is what is offered at this moment.
func (t *Table) now() prompt.Menu {
	m := prompt.Menu{Numbers: t.current(), Whom: t.name(t.current()), About: "turn"} // what is asked stands above it
	switch {
	case t.ReadOnly:
		m.Rows, m.Numbers, m.Hidden = nil, "", t.looking()
	case t.Game.Ended != "":
		m.Rows = []prompt.Choice{{Value: wayGame, Label: t.text(say.TableMenu)}}
	case t.next.Ask != nil:
		m.Rows, m.About = t.answers(*t.next.Ask), aboutAsk(t.next.Ask.Kind)
		m.Hidden = t.alsoYes(*t.next.Ask)
	case t.next.Active != "":
		m.Rows, m.Hidden = t.acts(), t.untaken()
	default:
		m.Rows = t.steps()
	}
	if t.begins() {
		m.Rows = append(t.secrets(), m.Rows...)
	}
	if next := t.forward(); next != "" && !t.ReadOnly {
		m.Hidden = append(m.Hidden, prompt.Choice{Key: "n", Do: next})
	}
	m.Hidden = append(m.Hidden, t.figures(t.next.Ask != nil)...)
	return m
}

// looking is the keys of who plays, which say at a table that only looks on why
// they do nothing.
func (t *Table) looking() []prompt.Choice {
	keys := []string{"n"}
	for _, v := range purgatoryplay.Verbs() {
		keys = append(keys, t.verbKey(v))
	}
	return gametable.Refused(keys, t.text(say.TableLooks))
}

// figures is the keys of all figures. A pawn has its number, and its whole name
// p3, which stays where numbers are the answers to a question.
func (t *Table) figures(asked bool) []prompt.Choice {
	var keys []prompt.Choice
	for _, f := range t.Game.Figures {
		way := []string{wayFigure, f.ID}
		if f.Kind != purgatoryplay.SoulKind || !asked {
			keys = append(keys, prompt.Choice{Key: t.tags[f.ID], Way: way})
		}
		if f.Kind == purgatoryplay.SoulKind {
			keys = append(keys, prompt.Choice{Key: f.ID, Way: way})
		}
	}
	return keys
}

// forward is the gesture that goes on: the end of the activation, the next
// round, the step passed.
func (t *Table) forward() string {
	if t.next.Active != "" && t.next.Ask == nil {
		return t.write(purgatoryplay.Command{Verb: purgatoryplay.End})
	}
	for _, v := range []purgatoryplay.Verb{purgatoryplay.End, purgatoryplay.Start, purgatoryplay.Pass} {
		if all := t.legal(v); len(all) > 0 {
			return t.write(all[0])
		}
	}
	if t.next.Ask != nil || t.Game.Ended != "" {
		return ""
	}
	return t.write(purgatoryplay.Command{Verb: purgatoryplay.Pass}) // the rules say why not
}

// steps is what the step has for each figure.
func (t *Table) steps() []prompt.Choice {
	var rows []prompt.Choice
	for _, v := range []purgatoryplay.Verb{purgatoryplay.Start, purgatoryplay.Pass} {
		for _, cmd := range t.legal(v) {
			rows = append(rows, prompt.Choice{Do: t.write(cmd), Label: t.verb(v), About: about(v)})
		}
	}
	if len(t.legal(purgatoryplay.Drift)) > 1 { // the pawn is drawn
		drawn := purgatoryplay.Command{Verb: purgatoryplay.Drift}
		rows = append(rows, prompt.Choice{Do: t.write(drawn), Label: t.text(say.TableDrawn), About: "drift"})
	}
	for _, c := range t.next.Choices {
		rows = append(rows, t.choice(c))
	}
	return rows
}

// choice is a gesture of the step on a figure.
func (t *Table) choice(c purgatoryplay.Choice) prompt.Choice {
	cmd := purgatoryplay.Command{Verb: c.Verb, Figure: c.Figure}
	r := prompt.Choice{Label: t.verb(c.Verb) + " — " + t.tagged(c.Figure), Do: t.write(cmd), About: about(c.Verb)}
	if c.Not != nil {
		r.Not, r.Firm = t.why(c.Not, c.Figure)
		return r
	}
	switch c.Verb {
	case purgatoryplay.Control:
		if r.Chance = t.controlChance(c.Figure, false); len(t.controls(c.Figure)) > 1 {
			r.Do, r.Way = "", []string{string(c.Verb), c.Figure}
		}
	case purgatoryplay.Flee:
		r.Do, r.Way = "", []string{string(c.Verb), c.Figure}
		r.Chance = t.reach(t.Game.Figure(c.Figure), false) // measured before it is picked
	}
	return r
}

// controls is the ways to try a humanist: who is near may count.
func (t *Table) controls(id string) []purgatoryplay.Command {
	return slices.DeleteFunc(t.legal(purgatoryplay.Control), func(cmd purgatoryplay.Command) bool { return cmd.Figure != id })
}

// slowed is the gesture of the step on a figure that stands near the demon of
// sloth; false if no such demon stands on the cross, or it changes
// nothing.
func (t *Table) slowed(c purgatoryplay.Choice) (prompt.Choice, bool) {
	f := t.Game.Figure(c.Figure)
	if f == nil || f.Kind != purgatoryplay.SoulKind || c.Not != nil || c.Verb == purgatoryplay.Control {
		return prompt.Choice{}, false
	}
	for _, d := range t.Game.Figures {
		being, ok := t.Catalog.Celestial(d.Row)
		if ok && d.Kind == purgatoryplay.DemonKind && d.Standing() && being.HasSin && being.Sin == purgatory.Sloth {
			cmd := purgatoryplay.Command{Verb: c.Verb, Figure: f.ID, Near: []string{d.ID}}
			label := t.verb(c.Verb) + " — " + t.text(say.TableNear, t.name(d.ID))
			r := prompt.Choice{Do: t.write(cmd), Label: label, About: "beings", Rare: true}
			if c.Verb == purgatoryplay.Flee {
				r.Chance = t.reach(f, true)
			}
			return r, true
		}
	}
	return prompt.Choice{}, false
}

// why is the reason of a refusal with its rule, without the name of the figure
// that is refused: its row, or the first line, tells it.
func (t *Table) why(i *purgatoryplay.Illegal, id string) (reason string, firm bool) {
	reason = t.Lang.Error(i.Unwrap())
	for _, name := range []string{t.name(id), id} {
		reason = strings.TrimPrefix(reason, t.text(say.ShowGroup, name, ""))
	}
	return reason, i.Firm
}

func (t *Table) verb(v purgatoryplay.Verb) string { return t.text(say.Key("play.verb." + string(v))) }

// tagged is a figure with its key, as it stands on the board.
func (t *Table) tagged(id string) string {
	f := t.Game.Figure(id)
	if f == nil {
		return id
	}
	if f.Kind == purgatoryplay.SoulKind {
		return t.name(id)
	}
	return t.tags[id] + " " + t.name(id)
}

// verbs is what the active figure may be asked for: those that always have a
// row, so that rows keep their places, and those that have one when they are
// legal.
func (t *Table) verbs(f *purgatoryplay.Figure) (always, sometimes []purgatoryplay.Verb) {
	always = []purgatoryplay.Verb{purgatoryplay.Move, purgatoryplay.Shoot, purgatoryplay.Strike, purgatoryplay.OnGuard}
	switch f.Kind {
	case purgatoryplay.AngelKind:
		always = append(always, purgatoryplay.Purify, purgatoryplay.Virtue)
	case purgatoryplay.DemonKind:
		always = append(always, purgatoryplay.Pervert, purgatoryplay.Damn)
	}
	for _, v := range []purgatoryplay.Verb{
		purgatoryplay.Unjam, purgatoryplay.Aid, purgatoryplay.Take, purgatoryplay.Discard, purgatoryplay.Wear, purgatoryplay.Use,
		purgatoryplay.Eat, purgatoryplay.Pervert, purgatoryplay.Damn,
	} {
		if !slices.Contains(always, v) {
			sometimes = append(sometimes, v)
		}
	}
	return always, sometimes
}

// acts is what the active figure may do.
func (t *Table) acts() []prompt.Choice {
	f := t.Game.Figure(t.next.Active)
	if f == nil {
		return nil
	}
	always, sometimes := t.verbs(f)
	var rows []prompt.Choice
	for _, v := range append(always, sometimes...) {
		legal := t.legal(v)
		if len(legal) == 0 && !slices.Contains(always, v) {
			continue
		}
		r := prompt.Choice{Key: t.verbKey(v), Label: t.verb(v), Way: []string{string(v)}, About: about(v)}
		if len(legal) == 0 {
			if i := purgatoryplay.Why(t.Game, t.Catalog, purgatoryplay.Command{Verb: v, Figure: f.ID}); i != nil && !say.Has(i.Unwrap(), say.PlayOneSoul) {
				r.Not, r.Firm = t.why(i, f.ID)
			} else {
				r.Not = t.text(say.TableNobody)
			}
		}
		if len(legal) > 0 {
			cheapest := slices.MinFunc(legal, func(a, b purgatoryplay.Command) int { return t.cost(a) - t.cost(b) })
			r.Label += t.costs(cheapest)
		}
		if len(legal) > 0 && (v == purgatoryplay.Purify || v == purgatoryplay.Pervert) {
			r.Chance = t.chance(legal[0]) // the same on every pawn
		}
		if v == purgatoryplay.OnGuard {
			r.Way, r.Do = nil, t.write(purgatoryplay.Command{Verb: v, Figure: f.ID})
		}
		if len(legal) == 1 && !t.asksMore(v) {
			r.Way, r.Do, r.Chance = nil, t.write(legal[0]), t.chance(legal[0])
			if d := t.operands(legal[0]); d != "" {
				r.Label += " — " + d
			}
		}
		rows = append(rows, r)
	}
	end := prompt.Choice{Key: "n", Label: t.verb(purgatoryplay.End), Do: t.write(purgatoryplay.Command{Verb: purgatoryplay.End}), About: about(purgatoryplay.End)}
	return append(rows, end)
}

// cost is how many actions a gesture takes.
func (t *Table) cost(cmd purgatoryplay.Command) int {
	return purgatoryplay.Cost(t.Game, t.Catalog, cmd)
}

// costs tells the actions of a gesture that takes several.
func (t *Table) costs(cmd purgatoryplay.Command) string {
	if n := t.cost(cmd); n > 1 {
		return ", " + t.Lang.Count(say.ShowActions, n)
	}
	return ""
}

// asksMore reports whether a verb asks for more than whom it is done to.
func (t *Table) asksMore(v purgatoryplay.Verb) bool {
	switch v {
	case purgatoryplay.Unjam, purgatoryplay.Aid, purgatoryplay.Discard, purgatoryplay.Wear, purgatoryplay.Eat:
		return false
	}
	return true
}

// verbKey is the key of a verb: a small letter for the four commonest, a
// capital for the powers.
func (t *Table) verbKey(v purgatoryplay.Verb) string {
	switch v {
	case purgatoryplay.Move:
		return t.text(say.TableKeyMove)
	case purgatoryplay.Shoot:
		return t.text(say.TableKeyShoot)
	case purgatoryplay.Strike:
		return t.text(say.TableKeyStrike)
	case purgatoryplay.OnGuard:
		return t.text(say.TableKeyGuard)
	case purgatoryplay.Purify, purgatoryplay.Pervert:
		return "P"
	case purgatoryplay.Virtue:
		return "V"
	case purgatoryplay.Damn:
		return "D"
	case purgatoryplay.Unjam:
		return "J"
	case purgatoryplay.Aid:
		return "A"
	case purgatoryplay.Take:
		return "T"
	case purgatoryplay.Discard:
		return "X"
	case purgatoryplay.Wear:
		return "W"
	case purgatoryplay.Use:
		return "U"
	case purgatoryplay.Eat:
		return "E"
	}
	return ""
}

// card is what can be done with a figure: gestures of the step on it, those of
// the active figure on it, and corrections.
func (t *Table) card(way []string) (prompt.Menu, bool) {
	if len(way) == 0 {
		return prompt.Menu{}, false
	}
	f := t.Game.Figure(way[0])
	if f == nil {
		return prompt.Menu{}, false
	}
	if len(way) > 1 {
		return t.mend(f, way[1:])
	}
	m := prompt.Menu{Title: t.tagged(f.ID), Numbers: f.ID, Whom: t.name(f.ID), About: "soul"}
	if f.Kind != purgatoryplay.SoulKind {
		m.About = "beings"
	}
	if t.ReadOnly {
		m.Numbers = ""
		return m, true
	}
	for _, c := range t.next.Choices {
		if c.Figure == f.ID {
			m.Rows = append(m.Rows, t.choice(c))
			if r, ok := t.slowed(c); ok {
				m.Rows = append(m.Rows, r)
			}
		}
	}
	switch active := t.next.Active; {
	case t.next.Ask != nil: // answered first
	case active == f.ID:
		m.Rows = append(m.Rows, t.acts()...)
	case active != "":
		m.Rows = append(m.Rows, t.actsOn(f)...)
	}
	if len(m.Rows) == 0 { // Enter names nobody
		m.Rows = []prompt.Choice{{Way: []string{}, Label: t.text(say.TableIdle), About: m.About}}
	}
	m.Rows = append(m.Rows, t.mends(f)...)
	m.Hidden = append(m.Hidden, t.figures(t.next.Ask != nil)...)
	return m, true
}

// actsOn is what the active figure may do to another.
func (t *Table) actsOn(f *purgatoryplay.Figure) []prompt.Choice {
	var rows []prompt.Choice
	seen := map[purgatoryplay.Verb]bool{}
	for _, cmd := range t.next.Legal {
		if len(cmd.Targets) != 1 || cmd.Targets[0] != f.ID || seen[cmd.Verb] {
			continue
		}
		seen[cmd.Verb] = true
		r := prompt.Choice{Key: t.verbKey(cmd.Verb), Label: t.verb(cmd.Verb), Chance: t.chance(cmd), About: about(cmd.Verb)}
		rows = append(rows, t.leads(r, cmd))
	}
	return rows
}
