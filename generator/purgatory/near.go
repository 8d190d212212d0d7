package purgatory

import (
	"slices"

	"croix/generator/say"
	"croix/generator/spell"
)

// hint is an id to propose at the end of an error; the empty one says nothing.
type hint string

// Name is the proposal in the player's language.
func (h hint) Name(l say.Lang) string {
	if h == "" {
		return ""
	}
	return l.Text(say.PurgNear, string(h))
}

// near is the id that was probably meant, or "" if none is close.
func near(word string, ids []string) string { return spell.Near(word, ids) }

// Beings are the ids of all that can have a portrait: souls, demons, angels.
func (c *Catalog) Beings() []string {
	var ids []string
	for _, r := range c.beings() {
		ids = append(ids, r.ID)
	}
	return ids
}

func (c *Catalog) beings() []*Row {
	var rows []*Row
	for _, r := range c.Souls.Rows {
		rows = append(rows, &r.Row)
	}
	for _, r := range slices.Concat(c.Demons, c.Angels) {
		rows = append(rows, &r.Row)
	}
	return rows
}

// NearBeing proposes, at the end of a sentence, the id of the being that a word
// names or nearly is; it says nothing if there is none.
func (c *Catalog) NearBeing(word string) say.Named {
	for _, r := range c.beings() {
		if r.called(word) {
			return hint(r.ID)
		}
	}
	return hint(near(word, c.Beings()))
}

// fold is a word as ids are written.
func fold(word string) string { return spell.Fold(word) }

// shown is input made fit for one line of an error.
func shown(s string) string { return spell.Shown(s) }

// printable reports whether r can stand on a card.
func printable(r rune) bool { return spell.Printable(r) }

// called reports whether a word is the id of a row, or its name in any
// language, whatever its capitals and accents.
func (r *Row) called(word string) bool {
	w := fold(word)
	if w == r.ID {
		return true
	}
	for _, l := range say.Langs() {
		if w == fold(r.Name(l)) {
			return true
		}
	}
	return false
}

// Nearest is the one of words that was probably meant by one that is none of
// them; "" if none is close. The words are lower case and without accents.
func Nearest(word string, words []string) string { return near(word, words) }
