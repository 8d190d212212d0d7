package ladder

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/manual"
	"croix/generator/say"
)

// topics are the sections with what writes each. Where a house rule changes a
// rule, its sentence is another one.
func topics() []manual.Chapter[*writer] {
	return []manual.Chapter[*writer]{
		{ID: "goal", Icon: "crown", Write: (*writer).goal},
		{ID: "setup", Icon: "stone-throne", Write: (*writer).setup},
		{ID: "turn", Icon: "rose", Write: (*writer).turn},
		{ID: "tile", Icon: "perspective-dice-six-faces-random", Write: (*writer).tile},
		{ID: "marks", Icon: "target-arrows", Write: func(w *writer) { w.Steps(3, "001-20", "001-21", "001-22", "001-28", "C10") }},
		{ID: "move", Icon: "footprint", Write: (*writer).move},
		{ID: "capture", Icon: "crossed-swords", Write: (*writer).capture},
		{ID: "ladder", Icon: "angel-wings", Write: (*writer).ladder},
		{ID: "end", Icon: "imp", Write: (*writer).end},
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
	return manual.Write(topics(), "ladder.rules.", l, func(w *manual.Writer) *writer { return &writer{w, r} })
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

// either is a message of the section: the one where a house rule holds, or the
// other.
func (w *writer) either(holds bool, yes, no string, args ...any) string {
	if holds {
		return w.Text(yes, args...)
	}
	return w.Text(no, args...)
}

// goal is what is played for (C1).
func (w *writer) goal() {
	w.Add(manual.Block{Kind: manual.Paragraph, Text: w.either(w.r.TokensWin, "tokens", "points"), Cites: []string{"001-44", "001-45", "C1"}})
}

// setup is the set-up (C16, C19, C21). Which players place the towers of neutral
// colours is not known: the one who begins does.
func (w *writer) setup() {
	texts := []string{
		w.Text("colours", w.r.Cols, w.r.Rows, w.r.Colours.Names(Colours(), w.Lang)),
		w.Text("tile"),
		w.Text("towers", w.Text("towers."+w.r.Adjacency)),
		w.Text("neutral", w.either(w.r.NeutralMoves, "neutral.moves", "neutral.stays")),
	}
	if w.r.Adjacency != AdjacencyFree {
		texts = append(texts, w.either(w.r.Relocate, "stuck.tile", "stuck"))
	}
	w.Numbered(texts, "001-03", "001-04", "001-05", "001-06", "001-07", "001-08", "001-09", "C16", "C19", "C21")
}

// turn is the order of a turn (C9, C15).
func (w *writer) turn() {
	w.Numbered(TurnSteps(w.r, w.Lang), "001-10", "001-20", "001-27", "001-41", "001-46", "C9", "C15")
}

// TurnSteps is what happens in a turn, a sentence a step.
func TurnSteps(r Rules, l say.Lang) []string {
	text := func(changed bool, id string) string {
		if changed {
			id += ".house"
		}
		return l.Text(say.Key("ladder.rules.turn." + id))
	}
	return []string{text(false, "1"), text(r.AnyOrder, "2"), text(r.EndOnMove, "3")}
}

// tile is what may be done with the tile (C7, C8).
func (w *writer) tile() {
	w.Numbered([]string{
		w.either(w.r.TileMayStay, "actions.none", "actions", strings.ReplaceAll(joined(w.r.Numbers[:]), ",", ", ")),
		w.Text("slide"), w.Text("two"),
		w.either(w.r.TileMayStay, "may-stay", "changes"),
	}, "001-10", "001-11", "001-12", "001-13", "001-14", "C7", "C8")
}

// move is how tokens move, with the ways of one that has an enemy tower before it
// as examples (C2 to C6, C11, C16).
func (w *writer) move() {
	bends := w.Text("bends")
	if n := w.r.MaxTurns; n > 0 {
		bends = w.Text("bends.most", w.Lang.Count(say.LadderBends, n))
	}
	texts := []string{
		w.Text("ways", bends), w.Text("once"),
		w.either(w.r.JumpOver, "jump", "free"),
		w.Text("ends"),
		w.either(w.r.MayStay, "may-stay", "must"),
	}
	if w.r.NeutralMoves {
		texts = append(texts, w.Text("neutral"))
	}
	w.Numbered(texts, "001-23", "001-24", "001-25", "001-26", "001-29", "C2", "C3", "C4", "C5", "C6", "C11", "C16")
	w.Add(w.ways())
}

// ways is the examples of moves.
func (w *writer) ways() manual.Block {
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
	return table
}

// end is what ends a game of so many players (C13 to C15, C20).
func (w *writer) end() {
	w.Numbered([]string{
		w.Text("devils"),
		w.Text("two", w.either(w.r.TwoColoursToo, "two.all", "two.more"), w.either(w.r.VisibleOnly, "two.visible", "two.hidden")),
		w.Text("alone", w.either(w.r.VisibleOnly, "alone.visible", "alone.hidden")),
		w.either(w.r.EndOnMove, "when.move", "when"),
		w.Text("agree", w.r.StallTurns),
	}, "001-40", "001-41", "C13", "C14", "C15", "C20")
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
	w.Add(manual.Block{Kind: manual.Paragraph, Text: w.Text("text"), Cites: []string{"001-30", "001-31", "C12", "C16"}})
	titles, rows := CaptureRows(w.Lang)
	b := manual.Block{Kind: manual.Table, Rows: rows, Cites: []string{"001-32", "001-33"}}
	for _, t := range titles {
		b.Columns = append(b.Columns, manual.Column{Title: t})
	}
	w.Add(b)
}

// houseMark stands behind what is a value of this house.
const houseMark = "\u00a0*"

// ladder is the spaces of the ladder with their points; those of this house are
// marked.
func (w *writer) ladder() {
	w.Add(manual.Block{Kind: manual.Paragraph, Text: w.Text("text", w.r.Rungs, w.r.Rungs-1), Cites: []string{"001-09", "001-34"}})
	b := manual.Block{Kind: manual.Table, Columns: []manual.Column{{Title: w.Text("level"), Number: true}}}
	for _, of := range ladderColumns() {
		title := w.Lang.Text(of.title)
		if w.r.House(of.players) {
			title += houseMark
		}
		b.Columns = append(b.Columns, manual.Column{Title: title, Number: true})
	}
	for i := range w.r.Rungs {
		b.Rows = append(b.Rows, []string{strconv.Itoa(i), strconv.Itoa(w.r.Points23[i]), strconv.Itoa(w.r.Points4[i])})
	}
	w.Add(b)
	if note := HouseNote(w.r, w.Lang); note != "" {
		w.Add(manual.Block{Kind: manual.Note, Text: "*\u00a0" + note})
	}
}

// ladderColumn is a column of points on the ladder.
type ladderColumn struct {
	players int
	title   say.Key
}

func ladderColumns() []ladderColumn {
	return []ladderColumn{{3, "ladder.rules.ladder.few"}, {4, "ladder.rules.ladder.four"}}
}

// HouseNote tells that points of the ladder are values of this house, and for
// how many players if not for all; "" if none are (section B).
func HouseNote(r Rules, l say.Lang) string {
	var house []ladderColumn
	for _, c := range ladderColumns() {
		if r.House(c.players) {
			house = append(house, c)
		}
	}
	switch len(house) {
	case 0:
		return ""
	case 1:
		return l.Text(say.LadderHouseFor, house[0].title)
	}
	return l.Text(say.LadderHouseValues)
}

// WithoutPoints is sections in which the points of the ladder are left to be
// written in.
func WithoutPoints(sections []manual.Section) []manual.Section {
	all := slices.Clone(sections)
	for i, s := range all {
		if s.ID != "ladder" {
			continue
		}
		all[i].Blocks = nil
		for _, b := range s.Blocks {
			switch b.Kind {
			case manual.Note:
				continue
			case manual.Table:
				b.Columns = slices.Clone(b.Columns)
				for k := range b.Columns {
					b.Columns[k].Title = strings.TrimSuffix(b.Columns[k].Title, houseMark)
				}
				rows := b.Rows
				b.Rows = nil
				for _, row := range rows {
					b.Rows = append(b.Rows, []string{row[0], "____", "____"})
				}
			}
			all[i].Blocks = append(all[i].Blocks, b)
		}
	}
	return all
}

// score is what towers are worth, and who wins.
func (w *writer) score() {
	b := manual.Block{Kind: manual.Table, Columns: []manual.Column{{Title: w.Text("tower")}, {Title: w.Text("points"), Number: true}}, Cites: []string{"001-42", "001-43", "C17", "C18"}}
	for i := 2; i >= 0; i-- {
		b.Rows = append(b.Rows, []string{w.Text("of." + strconv.Itoa(i+1)), strconv.Itoa(w.r.TowerPoints[i])})
	}
	w.Add(b)
	w.Numbered([]string{w.Text("1"), w.either(w.r.TokensWin, "tokens", "most")}, "001-44", "001-45", "C1")
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
