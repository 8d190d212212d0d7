// Package manual is the rules of a game in short, as sections of blocks: the
// one source of printed pages and of the terminal.
package manual

import (
	"slices"
	"strings"

	"croix/generator/say"
	"croix/generator/spell"
)

// Section is a topic.
type Section struct {
	ID     string // as typed on a command line, such as "shoot"
	Title  string
	Icon   string
	Blocks []Block
}

// BlockKind is what a block is.
type BlockKind string

// The kinds of block.
const (
	Paragraph BlockKind = "paragraph"
	List      BlockKind = "list"
	Table     BlockKind = "table"
	Note      BlockKind = "note" // a house rule that is not the default
)

// Block is a part of a section. Which fields it has depends on its kind.
type Block struct {
	Kind    BlockKind
	Head    string     // stands over it; "" for none
	Text    string     // of a paragraph or note
	Items   []RuleItem // of a list
	Columns []Column   // of a table
	Rows    [][]string // of a table: as many cells as there are columns
	Dense   bool       // a long table, to be looked up and not read
	Cites   []string   // the rules and rulings behind it, in order
}

// RuleItem is an item of a list: what it is about, and the rule.
type RuleItem struct{ Label, Text string }

// Column is a column of a table.
type Column struct {
	Title  string
	Number bool // of numbers: centred, never broken
}

// Find is the section that a word names: its id, its title in any language, or
// the beginning of one of these that no other section has. title gives the
// message that is the title of a section. If there is none, near is the ids to
// propose.
func Find(sections []Section, title func(id string) say.Key, word string) (found Section, near []string, ok bool) {
	calls := map[string][]string{} // what each section is called
	for _, s := range sections {
		calls[s.ID] = []string{s.ID}
		for _, l := range say.Langs() {
			calls[s.ID] = append(calls[s.ID], spell.Fold(l.Text(title(s.ID))))
		}
	}
	w := spell.Fold(word)
	var begin []Section
	var known []string
	for _, s := range sections {
		known = append(known, calls[s.ID]...)
		if slices.Contains(calls[s.ID], w) {
			return s, nil, true
		}
		if w != "" && slices.ContainsFunc(calls[s.ID], func(name string) bool { return strings.HasPrefix(name, w) }) {
			begin = append(begin, s)
		}
	}
	if len(begin) == 1 {
		return begin[0], nil, true
	}
	for _, s := range begin {
		near = append(near, s.ID)
	}
	if n := spell.Near(w, known); near == nil && n != "" {
		for _, s := range sections {
			if slices.Contains(calls[s.ID], n) {
				near = append(near, s.ID)
			}
		}
	}
	return Section{}, near, false
}

// Topic is Find with an error that tells the near topics, or all where none is
// near.
func Topic(sections []Section, title func(id string) say.Key, word string) (Section, error) {
	s, near, ok := Find(sections, title, word)
	if ok {
		return s, nil
	}
	if near == nil {
		for _, s := range sections {
			near = append(near, s.ID)
		}
	}
	return s, say.Errorf(say.RulesTopic, spell.Shown(word), strings.Join(near, ", "))
}

// Search is the blocks that hold a word, in their sections; of a table, only
// the rows that hold it, unless its head does. Accents and capitals do not
// count; the number of a rule, such as R-113, is found too.
func Search(sections []Section, word string) []Section {
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
func searched(text string) string { return strings.ReplaceAll(spell.Fold(text), "_", " ") }

// cites reports whether a word is in the number of a rule: C1 is not in C10.
func cites(id, w string) bool {
	_, after, ok := strings.Cut(id, w)
	digit := func(s string, at int) bool { return s[at] >= '0' && s[at] <= '9' }
	return ok && (after == "" || !digit(after, 0) || !digit(w, len(w)-1))
}

// holding is the block, or the rows of its table, that hold a word.
func (b Block) holding(w string) (Block, bool) {
	holds := func(text string) bool { return strings.Contains(searched(text), w) }
	if holds(b.Head) || holds(b.Text) || slices.ContainsFunc(b.Cites, func(id string) bool { return cites(searched(id), w) }) {
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
