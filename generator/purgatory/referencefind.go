package purgatory

import (
	"strings"

	"croix/generator/manual"
	"croix/generator/say"
)

// FindTopic is the section that a word names: its id, its title in any
// language, or the beginning of one of them that no other section has, in any
// case and with or without accents. Another word is an error that tells the
// near one.
func FindTopic(sections []Section, word string) (Section, error) {
	calls := map[string][]string{} // what each section is called
	for _, t := range topics() {
		calls[t.id] = []string{t.id}
		for _, l := range say.Langs() {
			calls[t.id] = append(calls[t.id], fold(l.Text(t.title)))
		}
	}
	s, near, ok := manual.Find(sections, calls, word)
	if !ok {
		return s, say.Errorf(say.RulesUnknown, shown(word), hint(strings.Join(near, ", ")))
	}
	return s, nil
}
