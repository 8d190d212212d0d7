package purgatory

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
)

// Select is the cards that words name, in the order of the deck: each word is
// a d66 such as "54", or the id of a soul, which stands for all its cards. A
// word that names no card of the deck is an error.
func (d *Deck) Select(words []string) ([]SoulCard, error) {
	wanted := map[int]bool{}
	for _, word := range words {
		word = strings.TrimSpace(word)
		found := false
		known := make([]string, 0, len(d.Cards))
		for _, card := range d.Cards {
			known = append(known, card.ID)
			if strings.EqualFold(word, card.ID) || word == strconv.Itoa(card.D66) {
				wanted[card.D66], found = true, true
			}
		}
		if !found {
			return nil, say.Errorf(say.DeckNoCard, shown(word), hint(near(word, known)))
		}
	}
	return slices.DeleteFunc(slices.Clone(d.Cards), func(c SoulCard) bool { return !wanted[c.D66] }), nil
}
