package ladder

import (
	"strconv"
	"strings"

	"croix/generator/manual"
	"croix/generator/say"
)

// topics are the sections with what writes each.
func topics() []manual.Chapter[*writer] {
	return []manual.Chapter[*writer]{
		{ID: "setup", Icon: "stone-throne", Write: func(w *writer) { w.Steps(4, "001-03", "001-05", "001-06", "001-07", "001-08", "001-09") }},
		{ID: "turn", Icon: "walking-boot", Write: func(w *writer) { w.Steps(3, "001-27", "001-41", "001-46") }},
		{ID: "tile", Icon: "swap-bag", Write: func(w *writer) { w.Steps(4, "001-10", "001-11", "001-12", "001-13", "001-14") }},
		{ID: "marks", Icon: "target-arrows", Write: func(w *writer) { w.Steps(3, "001-20", "001-21", "001-22", "001-28") }},
		{ID: "move", Icon: "footprint", Write: (*writer).move},
		{ID: "capture", Icon: "crossed-swords", Write: (*writer).capture},
		{ID: "ladder", Icon: "angel-wings", Write: (*writer).ladder},
		{ID: "end", Icon: "imp", Write: func(w *writer) { w.Steps(3, "001-40", "001-41") }},
		{ID: "score", Icon: "scales", Write: (*writer).score},
		{ID: "house", Icon: "paint-brush", Write: (*writer).house},
	}
}

func title(id string) say.Key { return say.Key("ladder.rules." + id) }

// TopicIDs lists the topics of the rules in short.
func TopicIDs() []string { return manual.IDs(topics()) }

// Reference is the rules in short, under the house rules of a group: the one
// source of the printed page and the terminal.
func Reference(r Rules, l say.Lang) []manual.Section {
	all := topics()
	for i, t := range all {
		all[i].Write = func(w *writer) {
			t.Write(w)
			w.amended(t.ID)
		}
	}
	return manual.Write(all, "ladder.rules.", l, func(w *manual.Writer) *writer { return &writer{w, r} })
}

// FindTopic is the section that a word names: see manual.Topic.
func FindTopic(sections []manual.Section, word string) (manual.Section, error) {
	return manual.Topic(sections, title, word)
}

// writer writes one section.
type writer struct {
	*manual.Writer
	r Rules
}

// amends is the topics whose rules are others under house rules.
func amends() map[string]string {
	return map[string]string{
		"adjacency": "setup", "relocate_tile": "setup", "any_order": "turn", "tile_may_stay": "tile",
		"jump_over": "move", "max_turns": "move", "may_stay": "move", "neutral_moves": "move",
		"end_on_move": "end", "visible_only": "end", "two_colours_2p": "end", "tokens_win": "score",
	}
}

// amended tells the house rules that change those of a topic.
func (w *writer) amended(topic string) {
	for _, o := range w.r.Changed() {
		if amends()[o.ID] == topic {
			w.Add(manual.Block{Kind: manual.Note, Text: o.Name(w.Lang) + " = " + o.Value(w.r, w.Lang) + " – " + o.Text(w.Lang), Cites: []string{o.Ruling}})
		}
	}
}

// move is how tokens go, with the ways of one that has an enemy tower before it
// as examples.
func (w *writer) move() {
	w.Steps(5, "001-23", "001-24", "001-25", "001-26", "001-29")
	b := NewBoard(w.r.Cols, w.r.Rows)
	from, tower := Square{2, 1}, Square{2, 2}
	b.Put(from, Token{Red, Angel})
	b.Put(tower, Token{Blue, Angel})
	table := manual.Block{Kind: manual.Table, Head: w.Text("example", from.String(), tower.String()), Columns: []manual.Column{
		{Title: w.Text("arrow"), Number: true}, {Title: w.Text("to"), Number: true}, {Title: w.Text("way")},
	}}
	away := Square{-1, -1} // the tile is nowhere near
	for _, x := range []struct {
		n  int
		to Square
	}{{1, tower}, {2, tower.step(orthogonal()[North], 1)}, {3, tower}, {3, tower.step(orthogonal()[North], 2)}} {
		way := w.Text("none")
		if all := Path(&b, away, from, x.to, x.n, w.r); all != nil {
			names := make([]string, len(all))
			for i, s := range all {
				names[i] = s.String()
			}
			way = strings.Join(names, ", ")
		}
		table.Rows = append(table.Rows, []string{strconv.Itoa(x.n), x.to.String(), way})
	}
	w.Add(table)
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
	w.Add(manual.Block{Kind: manual.Paragraph, Text: w.Text("text"), Cites: []string{"001-30", "001-31"}})
	titles, rows := CaptureRows(w.Lang)
	b := manual.Block{Kind: manual.Table, Rows: rows, Cites: []string{"001-32", "001-33"}}
	for _, t := range titles {
		b.Columns = append(b.Columns, manual.Column{Title: t})
	}
	w.Add(b)
}

// ladder is the spaces of the ladder with their points.
func (w *writer) ladder() {
	w.Add(manual.Block{Kind: manual.Paragraph, Text: w.Text("text", w.r.Rungs, w.r.Rungs-1), Cites: []string{"001-09", "001-34"}})
	b := manual.Block{Kind: manual.Table, Columns: []manual.Column{{Title: w.Text("level"), Number: true}, {Title: w.Text("few"), Number: true}, {Title: w.Text("four"), Number: true}}}
	for i := range w.r.Rungs {
		b.Rows = append(b.Rows, []string{strconv.Itoa(i), strconv.Itoa(w.r.Points23[i]), strconv.Itoa(w.r.Points4[i])})
	}
	w.Add(b)
	if w.r.HousePoints {
		w.Add(manual.Block{Kind: manual.Note, Text: w.Lang.Text(say.LadderHouseValues)})
	}
}

// score is what towers are worth, and who wins.
func (w *writer) score() {
	b := manual.Block{Kind: manual.Table, Columns: []manual.Column{{Title: w.Text("tower")}, {Title: w.Text("points"), Number: true}}, Cites: []string{"001-42", "001-43"}}
	for i := 2; i >= 0; i-- {
		b.Rows = append(b.Rows, []string{w.Text("of." + strconv.Itoa(i+1)), strconv.Itoa(w.r.TowerPoints[i])})
	}
	w.Add(b)
	w.Steps(2, "001-44", "001-45")
}

// house lists the house rules that are not as shipped.
func (w *writer) house() {
	b := manual.Block{Kind: manual.List}
	for _, o := range w.r.Changed() {
		b.Items = append(b.Items, manual.RuleItem{Label: o.Name(w.Lang) + " = " + o.Value(w.r, w.Lang), Text: o.Text(w.Lang)})
		if o.Ruling != "" {
			b.Cites = append(b.Cites, o.Ruling)
		}
	}
	if len(b.Items) > 0 {
		w.Add(b)
	}
}
