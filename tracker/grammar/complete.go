package grammar

import (
	"slices"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

// Begins reports whether a text begins with the word of a verb.
func Begins(text string) bool {
	p := &parser{words: split(text), verbs: table()}
	if len(p.words) == 0 {
		return false
	}
	_, n := p.verbAt(0)
	return n > 0
}

// Complete is the gestures that begin with what is typed and have one word more:
// a verb first, then what the gestures of it name that are legal now, or all that
// the verb takes if none is. Whoever acts comes first, if it was not typed yet.
func Complete(typed string, g *purgatoryplay.Game, c *purgatory.Catalog, l say.Lang) []string {
	before, last := "", typed
	if i := strings.LastIndexAny(typed, " \u00a0"); i >= 0 {
		before, last = typed[:i+1], typed[i+1:]
	}
	var words, others []string
	p := &parser{words: split(before), verbs: table()}
	row, n := Verb{}, 0
	if len(p.words) > 0 {
		row, n = p.verbAt(0)
	}
	switch {
	case len(p.words) == 0:
		for _, v := range Verbs() {
			words = append(words, Word(v, l))
		}
	case n > 0:
		words, others = operands(row, len(p.words) == n, g, c, l)
	}
	word := fold(last)
	unlike := func(w string) bool { return !strings.HasPrefix(fold(w), word) }
	if words = slices.DeleteFunc(words, unlike); len(words) == 0 && word != "" {
		words = slices.DeleteFunc(others, unlike)
	}
	slices.Sort(words)
	words = slices.Compact(words)
	for i := range words {
		words[i] = before + words[i]
	}
	return words
}

// operands is the words that may follow a verb, and those that nobody needs but
// who has begun to type them; first tells that nothing follows the verb yet.
func operands(row Verb, first bool, g *purgatoryplay.Game, c *purgatory.Catalog, l say.Lang) (words, others []string) {
	kinds := row.takes
	if row.more != noSlot {
		kinds |= figureKind
	}
	legal := named(row.Verb, first, g, c)
	for _, e := range lexicon(g, c) {
		if e.kind&kinds == 0 || e.kind&(fieldKind|yesKind) != 0 {
			continue
		}
		if side := purgatoryplay.Side(e.id); e.kind == sideKind && !slices.Contains(g.Sides(), side) {
			continue
		}
		if e.kind == figureKind && e.shown != nil {
			others = append(others, hyphened(e.shown, l))
		}
		others = append(others, e.word(l))
		if legal[e.id] {
			words = append(words, e.word(l))
		}
	}
	if len(words) == 0 {
		return others, nil
	}
	return words, others
}

// named is the ids that the legal gestures of a verb name: with first who acts too.
func named(v purgatoryplay.Verb, first bool, g *purgatoryplay.Game, c *purgatory.Catalog) map[string]bool {
	all := map[string]bool{}
	legal, err := purgatoryplay.Legal(g, c)
	if err != nil {
		return all
	}
	for _, cmd := range legal {
		if cmd.Verb != v {
			continue
		}
		if first {
			all[cmd.Figure] = true
		}
		for _, ids := range [][]string{cmd.Targets, cmd.Objects, cmd.Contacts, cmd.From, cmd.Near, {cmd.Object, string(cmd.To)}} {
			for _, id := range ids {
				all[id] = true
			}
		}
		for _, s := range cmd.Sins {
			all[s.ID()] = true
		}
	}
	delete(all, "") // what they do not name
	return all
}

// word is one word for an entity, as a player writes it: a pawn by its id, all
// others by their name.
func (e entity) word(l say.Lang) string {
	switch {
	case e.kind == sideKind:
		return wordFor(sides(), purgatoryplay.Side(e.id), l)
	case e.kind == diceKind:
		return wordFor(throwers(), e.id, l)
	case e.kind == placeKind:
		return wordFor(places(), purgatoryplay.Place(e.id), l)
	case e.shown == nil, e.kind == figureKind && strings.Trim(e.id, "p0123456789") == "":
		return e.id
	}
	return hyphened(e.shown, l)
}

// hyphened is a name as one word.
func hyphened(n say.Named, l say.Lang) string {
	return strings.NewReplacer(" ", "-", "\u00a0", "-").Replace(n.Name(l))
}
