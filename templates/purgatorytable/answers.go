package purgatorytable

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/templates/gametable"
	"croix/tracker/prompt"
	"croix/tracker/purgatoryplay"
)

// answers is what may be answered to the open question.
func (t *Table) answers(q purgatoryplay.Ask) []prompt.Choice {
	var rows []prompt.Choice
	row := func(cmd purgatoryplay.Command) {
		rows = append(rows, prompt.Choice{Do: t.write(cmd), Label: t.answer(cmd), Chance: t.answerChance(q, cmd), About: aboutAsk(q.Kind)})
	}
	switch q.Kind {
	case purgatoryplay.AskDrifted:
		f := t.Game.Figure(q.Figure)
		for _, cmd := range t.next.Legal {
			if len(cmd.Contacts) == 0 && !cmd.No && f != nil {
				rows = append(rows, prompt.Choice{Do: t.write(cmd), Label: t.place(cmd.To, f.Place), About: "places"})
			}
		}
		rows = append(rows, prompt.Choice{Way: []string{wayTouch}, Label: t.text(say.TableTouches), About: "drift"})
	case purgatoryplay.AskMoved:
		f := t.Game.Figure(q.Figure)
		for _, cmd := range t.next.Legal {
			if f != nil {
				rows = append(rows, prompt.Choice{Do: t.write(cmd), Label: t.place(cmd.To, f.Place), About: "activity"})
			}
		}
		rows = append(rows, prompt.Choice{Way: []string{wayLeave}, Label: t.text(say.TableLeaves), About: "disengage"})
	case purgatoryplay.AskAttempt:
		c, soul := t.Game.Figure(q.Figure), t.Game.Figure(first(q.Targets))
		if c != nil && soul != nil {
			for _, tr := range t.triples("", c, soul) {
				cmd := purgatoryplay.Command{Verb: purgatoryplay.Answer, Sins: tr.sins}
				rows = append(rows, prompt.Choice{Do: t.write(cmd), Label: t.sins(tr.sins), Chance: tr.chance, About: aboutAsk(q.Kind)})
			}
		}
		if q.MayNo {
			row(purgatoryplay.Command{Verb: purgatoryplay.Answer, No: true})
		}
	case purgatoryplay.AskPurify:
		n := 1
		for _, cmd := range t.next.Legal {
			n = max(n, len(cmd.Sins))
		}
		for _, sins := range combinations(n) {
			row(purgatoryplay.Command{Verb: purgatoryplay.Answer, Sins: sins})
		}
	case purgatoryplay.AskRiposte, purgatoryplay.AskFree:
		rows = t.ripostes(q)
	default:
		for _, cmd := range t.next.Legal {
			row(cmd)
		}
	}
	return t.answerKeys(rows)
}

// ripostes is each number of dice under its digit, all of them first: those of a
// riposte say yes, all at once also by its letter.
func (t *Table) ripostes(q purgatoryplay.Ask) []prompt.Choice {
	var rows []prompt.Choice
	for i, cmd := range t.next.Legal {
		r := prompt.Choice{Do: t.write(cmd), Label: t.answer(cmd), Chance: t.answerChance(q, cmd), About: aboutAsk(q.Kind)}
		switch {
		case cmd.Number > 0 && q.Kind == purgatoryplay.AskRiposte:
			r.Label = t.text(say.PromptYes) + " · " + r.Label
			fallthrough
		case cmd.Number > 0:
			r.Key = strconv.Itoa(cmd.Number)
		}
		if i == 0 && q.Kind == purgatoryplay.AskRiposte {
			r.Key = t.text(say.TableKeyYes)
		}
		rows = append(rows, r)
	}
	return rows
}

// alsoYes is the other key of all dice: the digit where the row has the letter of
// yes, that letter where it has the digit.
func (t *Table) alsoYes(q purgatoryplay.Ask) []prompt.Choice {
	if len(t.next.Legal) == 0 || t.next.Legal[0].Number == 0 {
		return nil
	}
	all := t.next.Legal[0]
	switch q.Kind {
	case purgatoryplay.AskRiposte:
		return []prompt.Choice{{Key: strconv.Itoa(all.Number), Do: t.write(all)}}
	case purgatoryplay.AskFree:
		return []prompt.Choice{{Key: t.text(say.TableKeyYes), Do: t.write(all)}}
	}
	return nil
}

// answerKeys gives yes and no their letters and the others numbers, where pawns
// have none: numbers pick rows while a question is open.
func (t *Table) answerKeys(rows []prompt.Choice) []prompt.Choice {
	yes, no := t.write(purgatoryplay.Command{Verb: purgatoryplay.Answer}), t.write(purgatoryplay.Command{Verb: purgatoryplay.Answer, No: true})
	for i := range rows {
		switch rows[i].Do {
		case yes:
			rows[i].Key = t.text(say.TableKeyYes)
		case no:
			rows[i].Key = t.text(say.TableKeyNo)
		}
	}
	return gametable.Numbered(rows)
}

func first(all []string) string {
	if len(all) == 0 {
		return ""
	}
	return all[0]
}

// touches is whom a pawn touched, one after the other: the order counts. Each
// menu ends it too.
func (t *Table) touches(way []string) (prompt.Menu, bool) {
	q := t.next.Ask
	if q == nil || q.Kind != purgatoryplay.AskDrifted {
		return prompt.Menu{}, false
	}
	m := prompt.Menu{Title: t.text(say.TableWhoTouched), About: "drift"}
	if len(way) > 0 {
		m.Title = t.text(say.TableThenTouched, t.names(way))
	}
	for _, cmd := range t.next.Legal {
		switch {
		case len(way) > 0 && len(cmd.Contacts) == 0 && !cmd.No:
			cmd.Contacts = way
			m.Rows = append(m.Rows, prompt.Choice{Do: t.write(cmd), Label: t.text(say.TableThenStops, say.Key("play.place."+string(cmd.To))), About: "places"})
		case len(cmd.Contacts) == 1 && !slices.Contains(way, cmd.Contacts[0]):
			id := cmd.Contacts[0]
			m.Rows = append(m.Rows, prompt.Choice{Key: t.tags[id], Value: id, Label: t.name(id), About: "drift"})
		}
	}
	m.Rows = gametable.Numbered(m.Rows)
	return m, true
}

func (t *Table) names(ids []string) string {
	var names []string
	for _, id := range ids {
		names = append(names, t.name(id))
	}
	return strings.Join(names, ", ")
}

// leaves is which enemies a humanist left that nobody plays, then where it
// stopped.
func (t *Table) leaves(way []string) (prompt.Menu, bool) {
	q := t.next.Ask
	if q == nil || q.Kind != purgatoryplay.AskMoved || len(way) > 1 {
		return prompt.Menu{}, false
	}
	f := t.Game.Figure(q.Figure)
	if f == nil {
		return prompt.Menu{}, false
	}
	m := prompt.Menu{Title: t.Waits(), About: "disengage"}
	if len(way) == 0 {
		return t.whoIsLeft(f, m), true
	}
	for _, cmd := range t.next.Legal {
		cmd.From = strings.Split(way[0], ",")
		m.Rows = append(m.Rows, prompt.Choice{Do: t.write(cmd), Label: t.place(cmd.To, f.Place), About: "activity"})
	}
	m.Rows = gametable.Numbered(m.Rows)
	return m, true
}

// answer is what an answer says.
func (t *Table) answer(cmd purgatoryplay.Command) string {
	if cmd.No {
		return t.text(say.PromptNo)
	}
	if d := t.operands(cmd); d != "" {
		return d
	}
	return t.text(say.PromptYes)
}

// operands is all that a gesture names beside its verb and who acts.
func (t *Table) operands(cmd purgatoryplay.Command) string {
	var parts []string
	add := func(s string) {
		if s != "" {
			parts = append(parts, s)
		}
	}
	if cmd.Verb == purgatoryplay.Answer && cmd.Figure != "" {
		add(t.name(cmd.Figure))
	}
	if cmd.Object != "" {
		add(t.thing(cmd.Object))
	}
	for _, uid := range cmd.Objects {
		add(t.thing(uid))
	}
	add(t.names(cmd.Targets))
	if cmd.To != "" {
		add(t.text(say.Key("play.place." + string(cmd.To))))
	}
	if len(cmd.Near) > 0 {
		add(t.text(say.TableNear, t.names(cmd.Near)))
	}
	add(t.sins(cmd.Sins))
	if cmd.Number > 0 {
		add(t.Lang.Count(say.TableDice, cmd.Number))
	}
	return strings.Join(parts, " · ")
}

// thing is an object, a row of objects, or a table of them.
func (t *Table) thing(id string) string {
	if o := t.Game.Object(id); o != nil {
		owner := o.Owner
		if owner == "" {
			owner = o.Pile
		}
		if owner != "" && owner != t.next.Active {
			return t.teller.Thing(o.UID) + " (" + t.name(owner) + ")"
		}
		return t.teller.Thing(o.UID)
	}
	if id == purgatoryplay.BareHands {
		return t.text(say.TableBare)
	}
	if chart := purgatoryplay.ChartName(purgatory.ChartID(id)); chart != "" {
		return t.text(chart)
	}
	return t.teller.Thing(id)
}
