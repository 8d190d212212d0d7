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
// a verb first, then figures, and the objects and places that the verb takes.
func Complete(typed string, g *purgatoryplay.Game, c *purgatory.Catalog, l say.Lang) []string {
	before, last := "", typed
	if i := strings.LastIndexAny(typed, " \u00a0"); i >= 0 {
		before, last = typed[:i+1], typed[i+1:]
	}
	var words []string
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
		kinds := row.takes
		if row.more != noSlot {
			kinds |= figureKind
		}
		for _, e := range lexicon(g, c) {
			if e.kind&kinds == 0 || e.kind&(fieldKind|yesKind) != 0 {
				continue
			}
			named := e.kind&(figureKind|sinKind) != 0 && e.shown != nil
			if named {
				words = append(words, strings.ReplaceAll(e.shown.Name(l), " ", "-"))
			}
			if number := strings.TrimPrefix(e.id, "p"); !named || pawn(number) != number { // the id of another is French
				words = append(words, e.id)
			}
		}
	}
	word := fold(last)
	words = slices.DeleteFunc(words, func(w string) bool { return !strings.HasPrefix(fold(w), word) })
	slices.Sort(words)
	words = slices.Compact(words)
	for i := range words {
		words[i] = before + words[i]
	}
	return words
}
