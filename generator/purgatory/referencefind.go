package purgatory

import (
	"slices"
	"strings"

	"croix/generator/manual"
	"croix/generator/say"
)

// FindTopic is the section that a word names: its id, its title in any
// language, or the beginning of one of them that no other section has, in any
// case and with or without accents. Another word is an error that tells the
// near one.
func FindTopic(sections []Section, word string) (Section, error) {
	title := func(id string) say.Key {
		all := topics()
		return all[slices.IndexFunc(all, func(t topic) bool { return t.id == id })].title
	}
	s, near, ok := manual.Find(sections, title, word)
	if !ok {
		return s, say.Errorf(say.RulesUnknown, shown(word), hint(strings.Join(near, ", ")))
	}
	return s, nil
}
