package manual

import (
	"strconv"

	"croix/generator/say"
)

// Chapter is a section that a game writes with a W, which has a *Writer.
type Chapter[W any] struct {
	ID, Icon string
	Write    func(W)
}

// IDs lists chapters by their ids.
func IDs[W any](chapters []Chapter[W]) []string {
	var ids []string
	for _, c := range chapters {
		ids = append(ids, c.ID)
	}
	return ids
}

// Write writes chapters whose messages begin with prefix, such as "d666.rules.";
// of makes what writes one. A chapter with nothing to say is left out.
func Write[W any](chapters []Chapter[W], prefix string, l say.Lang, of func(*Writer) W) []Section {
	var all []Section
	for _, c := range chapters {
		w := &Writer{Lang: l, prefix: prefix + c.ID}
		w.Section = Section{ID: c.ID, Title: l.Text(say.Key(w.prefix)), Icon: c.Icon}
		c.Write(of(w))
		if len(w.Section.Blocks) > 0 {
			all = append(all, w.Section)
		}
	}
	return all
}

// Writer writes one section out of its messages: that with the id "x" is the
// message of the section's title with ".x" after it.
type Writer struct {
	Lang    say.Lang
	Section Section

	prefix string // the message that is the title
}

// Key is a message of the section.
func (w *Writer) Key(id string) say.Key { return say.Key(w.prefix + "." + id) }

// Text is a message of the section in words.
func (w *Writer) Text(id string, args ...any) string { return w.Lang.Text(w.Key(id), args...) }

// Add adds a block.
func (w *Writer) Add(b Block) { w.Section.Blocks = append(w.Section.Blocks, b) }

// Paragraph adds a message as a paragraph.
func (w *Writer) Paragraph(id string, cites ...string) {
	w.Add(Block{Kind: Paragraph, Text: w.Text(id), Cites: cites})
}

// Steps adds a numbered list: messages 1 to n of the section.
func (w *Writer) Steps(n int, cites ...string) {
	texts := make([]string, n)
	for i := range texts {
		texts[i] = w.Text(strconv.Itoa(i + 1))
	}
	w.Numbered(texts, cites...)
}

// Numbered adds a numbered list of sentences.
func (w *Writer) Numbered(texts []string, cites ...string) {
	b := Block{Kind: List, Cites: cites}
	for i, text := range texts {
		b.Items = append(b.Items, RuleItem{Label: strconv.Itoa(i + 1), Text: text})
	}
	w.Add(b)
}

// Table adds a table; its titles are messages of the section, and all columns
// but the first are of numbers.
func (w *Writer) Table(titles []string, rows [][]string, cites ...string) {
	b := Block{Kind: Table, Rows: rows, Cites: cites}
	for i, t := range titles {
		b.Columns = append(b.Columns, Column{Title: w.Text(t), Number: i > 0})
	}
	w.Add(b)
}
