package purgatory

import (
	"slices"
	"strings"

	"croix/generator/manual"
	"croix/generator/say"
)

// The parts of the reference.
type (
	Section   = manual.Section
	BlockKind = manual.BlockKind
	Block     = manual.Block
	RuleItem  = manual.RuleItem
	Column    = manual.Column
)

// The kinds of block.
const (
	Paragraph = manual.Paragraph
	List      = manual.List
	Table     = manual.Table
	Note      = manual.Note // a house rule that is not the default
)

// topic is a section with the function that writes it.
type topic struct {
	id    string
	title say.Key
	icon  string
	write func(*referenceWriter)
}

// topics are the sections in the order in which play asks.
func topics() []topic {
	return []topic{
		{"setup", say.RefSetup, "gothic-cross", (*referenceWriter).setup},
		{"turn", say.RefTurn, "rose", (*referenceWriter).turn},
		{"soul", say.RefSoul, "person", (*referenceWriter).soul},
		{"actions", say.RefActions, "hand", (*referenceWriter).actions},
		{"move", say.RefMove, "walking-boot", (*referenceWriter).move},
		{"shoot", say.RefShoot, "target-arrows", (*referenceWriter).shoot},
		{"unjam", say.RefUnjam, "heavy-bullets", (*referenceWriter).unjam},
		{"aid", say.RefAid, "prayer", (*referenceWriter).aid},
		{"melee", say.RefMelee, "crossed-swords", (*referenceWriter).melee},
		{"riposte", say.RefRiposte, "punch", (*referenceWriter).riposte},
		{"guard", say.RefGuard, "templar-shield", (*referenceWriter).guard},
		{"disengage", say.RefLeave, "footprint", (*referenceWriter).disengage},
		{"damage", say.RefDamage, "broken-heart", (*referenceWriter).damage},
		{"equip", say.RefEquip, "backpack", (*referenceWriter).equip},
		{"angels", say.RefAngels, "angel-wings", (*referenceWriter).angels},
		{"demons", say.RefDemons, "devil-mask", (*referenceWriter).demons},
		{"control", say.RefControl, "scales", (*referenceWriter).control},
		{"activity", say.RefActivity, "perspective-dice-six-faces-random", (*referenceWriter).activity},
		{"drift", say.RefDrift, "sparkles", (*referenceWriter).drift},
		{"comeback", say.RefBack, "spiked-halo", (*referenceWriter).comeback},
		{"beings", say.RefBeings, "horned-skull", (*referenceWriter).beings},
		{"souls", say.RefSouls, "person", (*referenceWriter).soulTable},
		{"ranged", say.RefRanged, "bow-arrow", (*referenceWriter).rangedTable},
		{"weapons", say.RefBlades, "broadsword", (*referenceWriter).meleeTable},
		{"armour", say.RefArmour, "breastplate", (*referenceWriter).armourTable},
		{"items", say.RefItems, "holy-grail", (*referenceWriter).itemTable},
		{"places", say.RefPlaces, "sprout", (*referenceWriter).places},
		{"end", say.RefEnd, "crown", (*referenceWriter).end},
		{"house", say.RefHouse, "paint-brush", (*referenceWriter).house},
	}
}

// TopicIDs lists the topics of the reference in the order in which play asks.
func TopicIDs() []string {
	return []string{"setup", "turn", "soul", "actions", "move", "shoot", "unjam", "aid", "melee", "riposte",
		"guard", "disengage", "damage", "equip", "angels", "demons", "control", "activity", "drift", "comeback",
		"beings", "souls", "ranged", "weapons", "armour", "items", "places", "end", "house"}
}

// Reference is the rules in short, under the house rules of a group: the one
// source of the printed pages and the terminal. Its sections stand in the
// order in which play asks. The house rules in force have a section of their
// own, unless all are the default; one that no sentence of its topic tells is
// noted there too.
func Reference(c *Catalog, o Options, l say.Lang) []Section {
	c = c.Under(o)
	var all []Section
	for _, t := range topics() {
		w := referenceWriter{c: c, o: o, l: l, s: Section{ID: t.id, Title: l.Text(t.title), Icon: t.icon}, told: map[string]bool{}}
		t.write(&w)
		w.notes()
		if len(w.s.Blocks) > 0 {
			all = append(all, w.s)
		}
	}
	return all
}

// referenceWriter writes one section.
type referenceWriter struct {
	c *Catalog
	o Options
	l say.Lang
	s Section

	told  map[string]bool // options whose sentence stands in the section
	cites []string        // rulings of those since the last block
}

// text is a message whose arguments cannot break its lines and cells apart.
func (w *referenceWriter) text(k say.Key, args ...any) string {
	clean := make([]any, len(args))
	for i, a := range args {
		if s, ok := a.(string); ok {
			a = strings.NewReplacer("|", "/", "\n", " ").Replace(s)
		}
		clean[i] = a
	}
	return w.l.Text(k, clean...)
}

// rule is the sentences that options make of the rules. Their rulings are
// cited by the next block.
func (w *referenceWriter) rule(ids ...string) string {
	var all []string
	for _, id := range ids {
		if r, ok := w.o.row(id); ok {
			w.told[id] = true
			w.cites = append(w.cites, strings.Fields(r.Ruling)...)
			all = append(all, r.Rule(w.o.Value(id), w.l))
		}
	}
	return strings.Join(all, " ")
}

// add ends a block with what it cites, such as "R-110 R-111 Q-109".
func (w *referenceWriter) add(b Block, cites string) {
	b.Cites = append(strings.Fields(cites), w.cites...)
	slices.SortFunc(b.Cites, compareCites)
	b.Cites = slices.Compact(b.Cites)
	w.cites = nil
	w.s.Blocks = append(w.s.Blocks, b)
}

// compareCites puts rules before rulings, each by number: they are three
// digits long.
func compareCites(a, b string) int {
	if a[:1] != b[:1] {
		return strings.Compare(b[:1], a[:1])
	}
	return strings.Compare(a, b)
}

func (w *referenceWriter) paragraph(text, cites string) {
	w.add(Block{Kind: Paragraph, Text: text}, cites)
}

// list adds a list whose lines are "label | text".
func (w *referenceWriter) list(head, lines, cites string) {
	b := Block{Kind: List, Head: head}
	for _, line := range strings.Split(lines, "\n") {
		label, text, _ := strings.Cut(line, " | ")
		if text = strings.TrimSpace(text); text != "" {
			b.Items = append(b.Items, RuleItem{Label: strings.TrimSpace(label), Text: text})
		}
	}
	w.add(b, cites)
}

// table adds a table whose columns are "title | title#", # for numbers.
func (w *referenceWriter) table(head, columns string, rows [][]string, cites string) {
	w.add(Block{Kind: Table, Head: head, Columns: columnsOf(columns), Rows: rows}, cites)
}

// dense adds a long table.
func (w *referenceWriter) dense(head, columns string, rows [][]string, cites string) {
	w.add(Block{Kind: Table, Head: head, Columns: columnsOf(columns), Rows: rows, Dense: true}, cites)
}

func columnsOf(text string) []Column {
	var cs []Column
	for _, t := range strings.Split(text, " | ") {
		title, number := strings.CutSuffix(t, "#")
		cs = append(cs, Column{Title: title, Number: number})
	}
	return cs
}

// rowsOf cuts lines of cells that stand apart by |.
func rowsOf(lines string) [][]string {
	var rows [][]string
	for _, line := range strings.Split(lines, "\n") {
		rows = append(rows, strings.Split(line, " | "))
	}
	return rows
}

// names are the names of rows, with commas between them.
func names[T identified](w *referenceWriter, rows []T, match func(T) bool) string {
	var all []string
	for _, r := range rows {
		if r.base().ID != Nothing && match(r) {
			all = append(all, r.base().Name(w.l))
		}
	}
	return strings.Join(all, ", ")
}

// named is the name of the row of that id, or "–" where the tables lack it.
func named[T identified](w *referenceWriter, rows []T, id string) string {
	if r, ok := byID(rows, id); ok {
		return r.base().Name(w.l)
	}
	return noCell
}

// noCell stands in a cell with nothing to say.
const noCell = "–"

// notes adds what options that are not the default say of the topic, where no
// sentence of it has said so.
func (w *referenceWriter) notes() {
	if w.s.ID == "house" {
		return
	}
	for _, o := range w.o.Changed() {
		if o.Row.Topic == w.s.ID && !w.told[o.Row.ID] {
			w.add(Block{Kind: Note, Head: w.l.Text(say.RefOwn), Text: o.Rule(w.l)}, o.Row.Ruling)
		}
	}
}

// house lists the house rules that are not the default.
func (w *referenceWriter) house() {
	b := Block{Kind: List}
	var cites []string
	for _, o := range w.o.Changed() {
		b.Items = append(b.Items, RuleItem{Label: w.text(say.OptionShown, o.Row.ID, o.Value), Text: o.Rule(w.l)})
		cites = append(cites, o.Row.Ruling)
	}
	if len(b.Items) > 0 {
		w.add(b, strings.Join(cites, " "))
	}
}
