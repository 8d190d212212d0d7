package ladder

import (
	"strconv"

	"croix/generator/manual"
	"croix/generator/say"
)

// topic is a section of the rules in short with the function that writes it.
type topic struct {
	id, icon string
	write    func(*writer)
}

func topics() []topic {
	return []topic{
		{"setup", "stone-throne", func(w *writer) { w.steps(4, "001-03", "001-05", "001-06", "001-07", "001-08", "001-09") }},
		{"turn", "walking-boot", func(w *writer) { w.steps(3, "001-27", "001-41", "001-46") }},
		{"tile", "swap-bag", func(w *writer) { w.steps(4, "001-10", "001-11", "001-12", "001-13", "001-14") }},
		{"marks", "target-arrows", func(w *writer) { w.steps(3, "001-20", "001-21", "001-22", "001-28") }},
		{"move", "footprint", func(w *writer) { w.steps(5, "001-23", "001-24", "001-25", "001-26", "001-29") }},
		{"capture", "crossed-swords", (*writer).capture},
		{"ladder", "angel-wings", (*writer).ladder},
		{"end", "imp", func(w *writer) { w.steps(3, "001-40", "001-41") }},
		{"score", "scales", (*writer).score},
		{"house", "paint-brush", (*writer).house},
	}
}

func title(id string) say.Key { return say.Key("ladder.rules." + id) }

// TopicIDs lists the topics of the rules in short.
func TopicIDs() []string {
	var ids []string
	for _, t := range topics() {
		ids = append(ids, t.id)
	}
	return ids
}

// Reference is the rules in short, under the house rules of a group: the one
// source of the printed page and the terminal.
func Reference(r Rules, l say.Lang) []manual.Section {
	var all []manual.Section
	for _, t := range topics() {
		w := writer{r: r, l: l, s: manual.Section{ID: t.id, Title: l.Text(title(t.id)), Icon: t.icon}}
		t.write(&w)
		if len(w.s.Blocks) > 0 {
			all = append(all, w.s)
		}
	}
	return all
}

// FindTopic is the section that a word names: see manual.Topic.
func FindTopic(sections []manual.Section, word string) (manual.Section, error) {
	return manual.Topic(sections, title, word)
}

// writer writes one section.
type writer struct {
	r Rules
	l say.Lang
	s manual.Section
}

func (w *writer) add(b manual.Block) { w.s.Blocks = append(w.s.Blocks, b) }

func (w *writer) text(id string, args ...any) string {
	return w.l.Text(say.Key("ladder.rules."+w.s.ID+"."+id), args...)
}

// steps adds a numbered list: messages 1 to n of the section.
func (w *writer) steps(n int, cites ...string) {
	b := manual.Block{Kind: manual.List, Cites: cites}
	for i := range n {
		number := strconv.Itoa(i + 1)
		b.Items = append(b.Items, manual.RuleItem{Label: number, Text: w.text(number)})
	}
	w.add(b)
}

// CaptureRows is the table of captures: the attacker, then what happens to it
// with an angel and with a devil as target (001-32).
func CaptureRows(l say.Lang) (titles []string, rows [][]string) {
	text := func(id string) string { return l.Text(say.Key("ladder.rules.capture." + id)) }
	titles = []string{text("attacker"), text("angel"), text("devil")}
	for _, attacker := range []Face{Angel, Devil} {
		row := []string{attacker.Name(l)}
		for _, target := range []Face{Angel, Devil} {
			kind, ok := Attack(Token{Red, attacker}, Token{Blue, target})
			if !ok {
				kind = "no"
			}
			row = append(row, text("kind."+string(kind)))
		}
		rows = append(rows, row)
	}
	return titles, rows
}

// capture is the table of captures.
func (w *writer) capture() {
	w.add(manual.Block{Kind: manual.Paragraph, Text: w.text("text"), Cites: []string{"001-30", "001-31"}})
	titles, rows := CaptureRows(w.l)
	b := manual.Block{Kind: manual.Table, Rows: rows, Cites: []string{"001-32", "001-33"}}
	for _, t := range titles {
		b.Columns = append(b.Columns, manual.Column{Title: t})
	}
	w.add(b)
}

// ladder is the spaces of the ladder with their points.
func (w *writer) ladder() {
	w.add(manual.Block{Kind: manual.Paragraph, Text: w.text("text", w.r.Rungs, w.r.Rungs-1), Cites: []string{"001-09", "001-34"}})
	b := manual.Block{Kind: manual.Table, Columns: []manual.Column{{Title: w.text("level"), Number: true}, {Title: w.text("few"), Number: true}, {Title: w.text("four"), Number: true}}}
	for i := range w.r.Rungs {
		b.Rows = append(b.Rows, []string{strconv.Itoa(i), strconv.Itoa(w.r.Points23[i]), strconv.Itoa(w.r.Points4[i])})
	}
	w.add(b)
	if w.r.HousePoints {
		w.add(manual.Block{Kind: manual.Note, Text: w.l.Text(say.LadderHouseValues)})
	}
}

// score is what towers are worth, and who wins.
func (w *writer) score() {
	b := manual.Block{Kind: manual.Table, Columns: []manual.Column{{Title: w.text("tower")}, {Title: w.text("points"), Number: true}}, Cites: []string{"001-42", "001-43"}}
	for i := 2; i >= 0; i-- {
		b.Rows = append(b.Rows, []string{w.text("of." + strconv.Itoa(i+1)), strconv.Itoa(w.r.TowerPoints[i])})
	}
	w.add(b)
	w.steps(2, "001-44", "001-45")
}

// house lists the house rules that are not as shipped.
func (w *writer) house() {
	b := manual.Block{Kind: manual.List}
	for _, o := range w.r.Changed() {
		b.Items = append(b.Items, manual.RuleItem{Label: w.l.Pick(o.ID, o.French) + " = " + o.Value(w.r), Text: o.Text(w.l)})
		if o.Ruling != "" {
			b.Cites = append(b.Cites, o.Ruling)
		}
	}
	if len(b.Items) > 0 {
		w.add(b)
	}
}
