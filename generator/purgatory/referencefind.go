package purgatory

import (
	"slices"
	"strings"

	"croix/generator/say"
)

// FindTopic is the section that a word names: its id, its title in any
// language, or the beginning of one of them that no other section has, in any
// case and with or without accents. Another word is an error that tells the
// near one.
func FindTopic(sections []Section, word string) (Section, error) {
	w := fold(word)
	calls := map[string][]string{} // what each section is called
	for _, t := range topics() {
		calls[t.id] = []string{t.id}
		for _, l := range say.Langs() {
			calls[t.id] = append(calls[t.id], fold(l.Text(t.title)))
		}
	}
	var begin []Section
	var known []string
	for _, s := range sections {
		known = append(known, calls[s.ID]...)
		if slices.Contains(calls[s.ID], w) {
			return s, nil
		}
		if w != "" && slices.ContainsFunc(calls[s.ID], func(name string) bool { return strings.HasPrefix(name, w) }) {
			begin = append(begin, s)
		}
	}
	if len(begin) == 1 {
		return begin[0], nil
	}
	var nearest []string
	for _, s := range begin {
		nearest = append(nearest, s.ID)
	}
	if n := near(w, known); nearest == nil && n != "" {
		for _, s := range sections {
			if slices.Contains(calls[s.ID], n) {
				nearest = append(nearest, s.ID)
			}
		}
	}
	return Section{}, say.Errorf(say.RulesUnknown, shown(word), hint(strings.Join(nearest, ", ")))
}

// SearchRules is the blocks that hold a word, in their sections; of a table,
// only the rows that hold it, unless its head does. Accents and capitals do
// not count; the number of a rule, such as R-113, is found too.
func SearchRules(sections []Section, word string) []Section {
	w := searched(word)
	if w == "" {
		return nil
	}
	var found []Section
	for _, s := range sections {
		hit := s
		hit.Blocks = nil
		for _, b := range s.Blocks {
			if kept, ok := b.holding(w); ok {
				hit.Blocks = append(hit.Blocks, kept)
			}
		}
		if len(hit.Blocks) > 0 {
			found = append(found, hit)
		}
	}
	return found
}

// searched is text as words are looked for in it.
func searched(text string) string { return strings.ReplaceAll(fold(text), "_", " ") }

// holding is the block, or the rows of its table, that hold a word.
func (b Block) holding(w string) (Block, bool) {
	holds := func(text string) bool { return strings.Contains(searched(text), w) }
	if holds(b.Head) || holds(b.Text) || slices.ContainsFunc(b.Cites, holds) {
		return b, true
	}
	for _, c := range b.Columns {
		if holds(c.Title) {
			return b, true
		}
	}
	if b.Kind == Table {
		rows := slices.DeleteFunc(slices.Clone(b.Rows), func(row []string) bool { return !slices.ContainsFunc(row, holds) })
		b.Rows = rows
		return b, len(rows) > 0
	}
	return b, slices.ContainsFunc(b.Items, func(it RuleItem) bool { return holds(it.Label) || holds(it.Text) })
}
