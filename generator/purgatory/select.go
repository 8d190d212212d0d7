package purgatory

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
)

// Called is the ids of the demons, angels and objects of that name, in any
// language, or of that id.
func (c *Catalog) Called(word string) (demons, angels, objects []string) {
	for _, d := range c.Demons {
		if d.called(word) {
			demons = append(demons, d.ID)
		}
	}
	for _, b := range c.Angels {
		if b.called(word) {
			angels = append(angels, b.ID)
		}
	}
	for _, o := range c.Objects() {
		if o.Base().called(word) {
			objects = append(objects, o.Base().ID)
		}
	}
	return demons, angels, objects
}

// Select is the cards that words name, in the order of the deck: each word is
// a d66 such as "54", the name that players gave a soul, or the id or name of
// its row, which stands for all its cards. A word that names no card of the
// deck is an error.
func (c *Catalog) Select(d *Deck, words []string) ([]SoulCard, error) {
	wanted := map[int]bool{}
	for _, word := range words {
		word = strings.TrimSpace(word)
		found := false
		known := make([]string, 0, len(d.Cards))
		for _, card := range d.Cards {
			known = append(known, card.ID)
			row, ok := c.Soul(card.ID)
			if ok && row.called(word) || word == strconv.Itoa(card.D66) || card.Title != "" && fold(word) == fold(card.Title) {
				wanted[card.D66], found = true, true
			}
		}
		if !found {
			return nil, say.Errorf(say.DeckNoCard, shown(word), hint(near(word, known)))
		}
	}
	return slices.DeleteFunc(slices.Clone(d.Cards), func(card SoulCard) bool { return !wanted[card.D66] }), nil
}
