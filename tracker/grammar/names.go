package grammar

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

// entity is what a word may name.
type entity struct {
	kind  kind
	id    string   // as a Command has it
	names []string // folded
	shown say.Named
	obj   *purgatoryplay.Object // of an object
	sin   purgatory.Sin         // of a sin
}

// called is how a match is named to players of which others may have the name: the
// id, and the name if it has one.
type called struct {
	id   string
	name say.Named
}

func (c called) Name(l say.Lang) string {
	if c.name == nil || c.name.Name(l) == c.id {
		return c.id
	}
	return c.id + " " + c.name.Name(l)
}

// numbered is the name of a second one of its kind, such as imp-2.
type numbered struct {
	name say.Named
	end  string
}

func (n numbered) Name(l say.Lang) string { return n.name.Name(l) + n.end }

// message is a name from the messages, without the comma of Earth, left: it stands in
// a list.
type message say.Key

func (m message) Name(l say.Lang) string { return strings.ReplaceAll(l.Text(say.Key(m)), ",", "") }

// text is a name that is the same in all languages.
type text string

func (t text) Name(say.Lang) string { return string(t) }

// list is several names in an error.
type list []say.Named

// Name lists a few of them.
func (n list) Name(l say.Lang) string {
	const most = 6
	var all []string
	for _, one := range n {
		name := one.Name(l)
		if slices.Contains(all, name) { // a demon and its sin
			continue
		}
		if len(all) == most {
			all = append(all, "…")
			break
		}
		all = append(all, name)
	}
	return strings.Join(all, ", ")
}

// lexicon is everything that words may name in a game.
func lexicon(g *purgatoryplay.Game, c *purgatory.Catalog) []entity {
	all := make([]entity, 0, len(g.Figures)+len(g.Objects)+32)
	for i := range g.Figures {
		all = append(all, figureEntity(&g.Figures[i], c))
	}
	rows := map[string]*purgatory.Row{}
	for _, o := range c.Objects() {
		rows[o.Base().ID] = o.Base()
	}
	for i := range g.Objects {
		o := &g.Objects[i]
		if o.Gone {
			continue
		}
		e := entity{kind: objectKind, id: o.UID, obj: o, names: []string{o.UID, o.Row}}
		if row := rows[o.Row]; row != nil {
			e.shown = row
			e.names = append(e.names, fold(row.Name(say.English)), fold(row.Name(say.French)))
		}
		all = append(all, e)
	}
	for word, p := range places() {
		e := entity{kind: placeKind, id: string(p), names: []string{word}, shown: message("play.place." + string(p))}
		if p == purgatoryplay.Off {
			e.names = append(e.names, "off_the_table", "hors_de_la_table")
		}
		all = append(all, e)
	}
	for _, s := range purgatory.AllSins() {
		names := []string{s.ID(), fold(s.Name(say.English)), fold(s.Name(say.French))}
		all = append(all, entity{kind: sinKind, id: s.ID(), names: names, shown: s, sin: s})
	}
	for word, s := range sides() {
		all = append(all, entity{kind: sideKind, id: string(s), names: []string{word}, shown: message("play.side." + string(s))})
	}
	for word, by := range throwers() {
		all = append(all, entity{kind: diceKind, id: by, names: []string{word}, shown: text(word)})
	}
	for word, yes := range yesNo() {
		all = append(all, entity{kind: yesKind, id: strconv.FormatBool(yes), names: []string{word}, shown: text(word)})
	}
	for word, f := range fields() {
		all = append(all, entity{kind: fieldKind, id: f, names: []string{word}, shown: purgatoryplay.Field(f)})
	}
	for _, s := range states() {
		names := []string{string(s)}
		for _, l := range say.Langs() {
			names = append(names, fold(l.Text(say.Key("play.state."+string(s)))))
		}
		all = append(all, entity{kind: stateKind, id: string(s), names: names, shown: message("play.state." + string(s))})
	}
	return append(all, entity{kind: hiddenKind, names: strings.Split(hidden, "|"), shown: message(say.GestureHidden)})
}

// fieldNames is the fields as they are told, which only a correction needs.
func fieldNames() []entity {
	var all []entity
	for _, f := range purgatoryplay.Fields() {
		e := entity{kind: fieldKind, id: string(f), shown: f}
		for _, l := range say.Langs() {
			e.names = append(e.names, fold(f.Name(l)))
		}
		all = append(all, e)
	}
	return all
}

// thing is something without a card on the table that an answer or a blow names
// like an object.
func thing(id string, shown say.Named, names ...string) entity {
	return entity{kind: objectKind, id: id, obj: &purgatoryplay.Object{UID: id}, names: append(names, id), shown: shown}
}

// asked is what else the answer to a question may name, and whether it names one
// object rather than a list.
func asked(kind purgatoryplay.AskKind, c *purgatory.Catalog) (things []entity, one bool) {
	switch kind {
	case purgatoryplay.AskRiposte, purgatoryplay.AskFirst, purgatoryplay.AskFree:
		return []entity{bareHands()}, true
	case purgatoryplay.AskWeapon, purgatoryplay.AskNothing:
		for id, words := range tables() {
			names := strings.Split(words, "|")
			for _, l := range say.Langs() {
				names = append(names, fold(l.Text(purgatoryplay.ChartName(id))))
			}
			things = append(things, thing(string(id), message(purgatoryplay.ChartName(id)), names...))
		}
		return things, kind == purgatoryplay.AskWeapon
	case purgatoryplay.AskModel:
		for _, o := range c.Objects() {
			row := o.Base()
			things = append(things, thing(row.ID, row, fold(row.Name(say.English)), fold(row.Name(say.French))))
		}
		none := entity{kind: yesKind, id: "true", names: []string{"nothing", "rien", "none", "aucun"}, shown: text("nothing")}
		return append(things, none), false
	}
	return nil, false
}

func bareHands() entity {
	return thing(purgatoryplay.BareHands, message(say.TableBare), "bare_hands", "mains_nues")
}

// figureEntity is a figure by its id and its names; a second one of a row has
// its number after them.
func figureEntity(f *purgatoryplay.Figure, c *purgatory.Catalog) entity {
	e := entity{kind: figureKind, id: f.ID, names: []string{f.ID}}
	end := ""
	if f.Kind != purgatoryplay.SoulKind {
		end = fold(strings.TrimPrefix(f.ID, f.Row))
	}
	if f.Title != "" {
		e.names = append(e.names, nameOf(f.Title)+end)
		e.shown = text(f.Title)
	}
	var row *purgatory.Row
	if s, ok := c.Soul(f.Row); ok {
		row = &s.Row
	} else if b, ok := c.Celestial(f.Row); ok {
		row = &b.Row
	}
	if row == nil {
		return e
	}
	e.names = append(e.names, fold(row.Name(say.English))+end, fold(row.Name(say.French))+end)
	if e.shown == nil {
		e.shown = numbered{row, strings.TrimPrefix(f.ID, f.Row)}
		if f.Kind == purgatoryplay.SoulKind {
			e.shown = row
		}
	}
	return e
}

// nameOf is a name as its words are compared; "" for one of signs alone.
func nameOf(name string) string {
	if words := split(name); len(words) > 0 {
		return joined(words, 0, len(words))
	}
	return ""
}

// FindFigure is the figure that a word names, as in a gesture: by id, number or
// name, of which the beginning is enough. It is nil for none, and an error if
// there are several.
func FindFigure(written string, g *purgatoryplay.Game, c *purgatory.Catalog) (*purgatoryplay.Figure, error) {
	p := parser{g: g, all: lexicon(g, c)}
	switch found := find(p.all, figureKind, pawn(fold(written))); len(found) {
	case 0:
		return nil, nil
	case 1:
		return g.Figure(found[0].id), nil
	default:
		return nil, p.several(written, found)
	}
}

// named reports how well a folded word names the entity.
func (e entity) named(word string) (exact, begins bool) {
	for _, n := range e.names {
		switch {
		case n == word:
			return true, true
		case strings.HasPrefix(n, word):
			begins = true
		}
	}
	return false, begins
}

// find is what a folded word names among kinds: those of that id, or else those
// of that whole name, or else those whose name begins so. Several words for the
// same are one.
func find(all []entity, kinds kind, word string) []entity {
	var ids, exact, begins []entity
	add := func(to []entity, e entity) []entity {
		if slices.ContainsFunc(to, func(o entity) bool { return o.kind == e.kind && o.id == e.id }) {
			return to
		}
		return append(to, e)
	}
	for _, e := range all {
		if e.kind&kinds == 0 {
			continue
		}
		switch ex, b := e.named(word); {
		case e.id == word && e.kind&(figureKind|objectKind) != 0:
			ids = add(ids, e)
			fallthrough
		case ex:
			exact = add(exact, e)
		case b:
			begins = add(begins, e)
		}
	}
	switch {
	case len(ids) > 0 && !slices.ContainsFunc(exact, func(e entity) bool { return e.kind != ids[0].kind }):
		return ids
	case len(exact) > 0:
		return exact
	}
	return begins
}

// words is every name of some kinds, for the nearest one.
func words(all []entity, kinds kind) []string {
	var names []string
	for _, e := range all {
		if e.kind&kinds != 0 {
			names = append(names, e.names...)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}
