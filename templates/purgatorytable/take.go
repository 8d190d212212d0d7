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

// takes is what the active figure takes, and from whom: an ally has to be in
// contact and willing, which the players alone know, so that nothing is taken
// before it was named.
func (t *Table) takes(f *purgatoryplay.Figure, m prompt.Menu, way []string) (prompt.Menu, bool) {
	sources := t.sources()
	if len(way) == 0 && len(sources) > 1 {
		m.Title = t.text(say.ShowGroup, t.verb(purgatoryplay.Take), say.TableTakeWhose)
		for _, id := range sources {
			m.Rows = append(m.Rows, prompt.Choice{Key: t.tags[id], Value: id, Label: t.name(id), About: m.About})
		}
		return m, true
	}
	from := first(sources)
	if len(way) > 0 && len(sources) > 1 {
		from, way = way[0], way[1:]
	}
	switch len(way) {
	case 0:
	case 1:
		m.Done = t.write(purgatoryplay.Command{Verb: purgatoryplay.Take, Figure: f.ID, Objects: strings.Split(way[0], ",")})
		return m, true
	default:
		return m, false
	}
	m.Title, m.Many = t.text(say.TableTakeWhat, t.name(from)), true
	for _, cmd := range t.legal(purgatoryplay.Take) {
		if o := t.Game.Object(cmd.Objects[0]); source(o) == from {
			label := t.teller.Thing(o.UID)
			if at := t.Game.Figure(o.Owner); at != nil {
				label = t.teller.Holding(at, o)
			}
			m.Rows = append(m.Rows, prompt.Choice{Value: o.UID, Label: label, Chance: t.chance(cmd), About: m.About})
		}
	}
	m.Rows = gametable.Numbered(m.Rows)
	return m, len(m.Rows) > 0
}

// untaken is the key of taking while nothing may be taken, which says why.
func (t *Table) untaken() []prompt.Choice {
	f := t.Game.Figure(t.next.Active)
	if f == nil || len(t.legal(purgatoryplay.Take)) > 0 {
		return nil
	}
	not := t.text(say.TableNobody)
	for i := range t.Game.Objects {
		o := &t.Game.Objects[i]
		if giver := t.Game.Figure(source(o)); o.Gone || giver == nil || giver.ID == f.ID || o.Owner != "" && giver.Camp() != f.Camp() {
			continue
		}
		cmd := purgatoryplay.Command{Verb: purgatoryplay.Take, Figure: f.ID, Objects: []string{o.UID}}
		if i := purgatoryplay.Why(t.Game, t.Catalog, cmd); i != nil {
			not, _ = t.why(i, f.ID)
			break
		}
	}
	return []prompt.Choice{{Key: t.verbKey(purgatoryplay.Take), Not: not, Firm: true}}
}

// sources is whom the active figure may take something from.
func (t *Table) sources() []string {
	var all []string
	for _, cmd := range t.legal(purgatoryplay.Take) {
		if id := source(t.Game.Object(cmd.Objects[0])); !slices.Contains(all, id) {
			all = append(all, id)
		}
	}
	return all
}

// source is who has an object, or in whose pile it lies.
func source(o *purgatoryplay.Object) string {
	if o.Owner != "" {
		return o.Owner
	}
	return o.Pile
}

// giftChance is the chance that a soul gives what it has to another.
func (t *Table) giftChance(f *purgatoryplay.Figure, uid string) string {
	o := t.Game.Object(uid)
	if o == nil {
		return ""
	}
	giver := t.Game.Figure(o.Owner)
	if giver == nil || giver.Kind != purgatoryplay.SoulKind || f.Kind != purgatoryplay.SoulKind {
		return ""
	}
	return t.ask(purgatory.AidQuestion{Jealousy: t.sin(giver, purgatory.Jealousy)}, purgatory.Helps)
}
