package main

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
)

// chosen are the documents that --only can choose from: those of single cards
// and sheets with a name.
func chosen() []string { return []string{"angels", "cards", "demons", "equipment"} }

// chooseOnly keeps what --only names: of each document, the ids of its items.
// A word that none of the documents has is an error.
func (s *set) chooseOnly(names []string) error {
	if s.o.only == nil {
		return nil
	}
	s.keep = map[string]map[string]bool{}
	add := func(document string, ids ...string) bool {
		if len(ids) == 0 || !slices.Contains(names, document) {
			return false
		}
		if s.keep[document] == nil {
			s.keep[document] = map[string]bool{}
		}
		for _, id := range ids {
			s.keep[document][id] = true
		}
		return true
	}
	for _, word := range s.o.only {
		demons, angels, objects := s.c.Called(word)
		found := []bool{add("demons", demons...), add("angels", angels...), add("equipment", objects...)}
		cards, err := s.c.Select(s.deck, []string{word})
		for _, card := range cards {
			found = append(found, add("cards", strconv.Itoa(card.D66)))
		}
		if slices.Contains(found, true) {
			continue
		}
		if slices.Contains(names, "cards") {
			return err
		}
		return say.Errorf(say.OnlyNone, word, strings.Join(names, ", "))
	}
	return nil
}
