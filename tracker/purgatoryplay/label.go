package purgatoryplay

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// Label names a gesture in a few words, for undo and the log: what it did and to
// whom, and what an answer said. The grammar reads it again.
func Label(cmd Command, t Teller) string {
	parts := []string{t.text(say.Key("play.verb." + string(cmd.Verb)))}
	add := func(text string) {
		if text != "" {
			parts = append(parts, text)
		}
	}
	if cmd.Figure != "" {
		add(t.Name(cmd.Figure))
	}
	if cmd.Verb != Shoot && cmd.Verb != Strike { // which weapon goes without saying
		add(t.things(append([]string{cmd.Object}, cmd.Objects...), cmd.Figure))
	}
	if cmd.Verb == Throws {
		add(t.text(cmd.Side.key()))
		return t.text(say.SessionLabelText, strings.Join(parts, " "), t.text(say.Key("play.dice."+cmd.Text)))
	}
	targets := cmd.Targets
	if cmd.Verb == Answer {
		targets = nil
		add(t.said(cmd))
	}
	add(t.names(targets))
	if cmd.To != "" {
		add("→ " + t.text(cmd.To.key()))
	}
	label := strings.Join(parts, " ")
	switch field := Field(cmd.Field); {
	case cmd.Sign != "":
		label = t.text(say.SessionLabelText, label, field.Name(t.Lang)+" "+cmd.Sign+strconv.Itoa(cmd.Number))
	case field == StateField:
		label = t.text(say.SessionLabelText, label, field.Name(t.Lang)+" "+t.text(State(cmd.Text).key()))
	case cmd.Text != "":
		label = t.text(say.SessionLabelText, label, cut(cmd.Text))
	case field != "" && field != PlaceField:
		label = t.text(say.SessionLabelText, label, field.Name(t.Lang))
	}
	return label
}

// said is the operands that only an answer needs to be told by.
func (t Teller) said(cmd Command) string {
	var parts []string
	for _, part := range []struct {
		key say.Key
		ids []string
	}{{say.LabelOn, cmd.Targets}, {say.LabelTouching, cmd.Contacts}, {say.LabelLeaving, cmd.From}, {say.LabelNear, cmd.Near}} {
		if len(part.ids) > 0 {
			parts = append(parts, t.text(part.key, t.names(part.ids)))
		}
	}
	var sins []string
	for _, s := range cmd.Sins {
		sins = append(sins, s.Name(t.Lang))
	}
	if len(sins) > 0 {
		parts = append(parts, strings.Join(sins, ", "))
	}
	if cmd.Number > 0 {
		parts = append(parts, t.Lang.Count(say.TableDice, cmd.Number))
	}
	switch {
	case cmd.No:
		parts = append(parts, t.text(say.PromptNo))
	case len(parts) == 0 && cmd.Figure == "" && cmd.To == "" && cmd.Object == "" && len(cmd.Objects) == 0:
		parts = append(parts, t.text(say.PromptYes))
	}
	return strings.Join(parts, " ")
}

// things is objects as players call them, by uid or row, with who has them in
// brackets unless it is the figure itself; bare hands and a table of equipment too.
func (t Teller) things(ids []string, own string) string {
	ids = slices.DeleteFunc(ids, func(id string) bool { return id == "" })
	var all []string
	for i, id := range ids {
		holder := t.holder(id)
		last := i == len(ids)-1 || t.holder(ids[i+1]) != holder
		switch {
		case id == BareHands:
			id = t.text(say.TableBare)
		case ChartName(purgatory.ChartID(id)) != "":
			id = t.text(ChartName(purgatory.ChartID(id)))
		case t.Game.Object(id) != nil:
			id = t.Thing(id)
		default:
			id = t.row(id)
		}
		if last && holder != "" && holder != own {
			id += " (" + t.Name(holder) + ")"
		}
		all = append(all, id)
	}
	return strings.Join(all, ", ")
}

// holder is who has an object, or in whose pile it lies.
func (t Teller) holder(uid string) string {
	o := t.Game.Object(uid)
	if o == nil {
		return ""
	}
	return cmp.Or(o.Owner, o.Pile)
}

// ChartName is what players call a table of equipment; "" for what is none.
func ChartName(id purgatory.ChartID) say.Key {
	switch id {
	case purgatory.ChartRanged, purgatory.ChartMelee, purgatory.ChartArmour, purgatory.ChartItems:
		return say.Key("play.chart." + string(id))
	}
	return ""
}

// cut is as much of a remark as a label repeats.
func cut(text string) string {
	const most = 40
	if runes := []rune(text); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return text
}
