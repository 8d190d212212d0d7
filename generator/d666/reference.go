package d666

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"croix/generator/manual"
	"croix/generator/odds"
	"croix/generator/say"
)

// topic is a section of the quick reference with the function that writes it.
type topic struct {
	id, icon string
	write    func(*writer)
}

func topics() []topic {
	return []topic{
		{"dice", "perspective-dice-six-faces-random", (*writer).dice},
		{"second", "snail", (*writer).second},
		{"attack", "crossed-swords", (*writer).attack},
		{"strength", "fist", (*writer).strength},
		{"psychic", "evil-eyes", (*writer).psychic},
		{"wounds", "broken-heart", (*writer).wounds},
		{"grid", "dice-target", (*writer).grid},
		{"table", "white-book", (*writer).thresholds},
		{"modifiers", "scales", (*writer).modifiers},
		{"book", "evil-book", (*writer).missing},
		{"house", "paint-brush", (*writer).house},
	}
}

func title(id string) say.Key { return say.Key("d666.rules." + id) }

// TopicIDs lists the topics of the quick reference.
func TopicIDs() []string {
	var ids []string
	for _, t := range topics() {
		ids = append(ids, t.id)
	}
	return ids
}

// Reference is the rules in short, with what the player typed from the book:
// the one source of the printed page and the terminal. A topic with nothing to
// say is left out.
func Reference(b *Book, l say.Lang) []manual.Section {
	var all []manual.Section
	for _, t := range topics() {
		w := writer{b: b, l: l, s: manual.Section{ID: t.id, Title: l.Text(title(t.id)), Icon: t.icon}}
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
	b *Book
	l say.Lang
	s manual.Section
}

func (w *writer) add(b manual.Block) { w.s.Blocks = append(w.s.Blocks, b) }

func (w *writer) text(id string, args ...any) string {
	return w.l.Text(say.Key("d666.rules."+w.s.ID+"."+id), args...)
}

func (w *writer) paragraph(id string, cites ...string) {
	w.add(manual.Block{Kind: manual.Paragraph, Text: w.text(id), Cites: cites})
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

// table adds a table whose titles are messages of the section.
func (w *writer) table(titles []string, rows [][]string, cites ...string) {
	b := manual.Block{Kind: manual.Table, Rows: rows, Cites: cites}
	for i, t := range titles {
		b.Columns = append(b.Columns, manual.Column{Title: w.text(t), Number: i > 0})
	}
	w.add(b)
}

func (w *writer) dice() {
	w.steps(3)
	w.add(manual.Block{Kind: manual.Paragraph, Text: w.text("mode", w.b.Mode)})
}

func (w *writer) second() {
	w.steps(4, "002-10", "002-11", "002-12", "002-13", "002-14")
	w.paragraph("out", "002-15", "R13", "R16")
}

func (w *writer) attack() {
	w.paragraph("formula", "002-24", "002-26")
	w.steps(4, "002-20", "002-21", "002-22", "002-23")
	if w.b.Options.DefenceCancels {
		w.own("defence_cancels")
	}
	w.paragraph("pursuit", "002-02", "R17")
}

// own adds a house rule where it matters.
func (w *writer) own(id string) {
	i := slices.IndexFunc(OptionRows(), func(r OptionRow) bool { return r.ID == id })
	r := OptionRows()[i]
	w.add(manual.Block{Kind: manual.Note, Head: w.l.Text(say.D666HouseRule), Text: r.Text(w.l), Cites: []string{r.Ruling}})
}

func (w *writer) strength() {
	var rows [][]string
	for force := 1; force <= 6; force++ {
		bonus := StrengthBonus(force, Contact, w.b.Options)
		shown := "–"
		if bonus > 0 {
			shown = "+" + strconv.Itoa(bonus)
		}
		rows = append(rows, []string{strconv.Itoa(force), shown, strconv.Itoa(Move(force))})
	}
	w.table([]string{"force", "bonus", "move"}, rows, "002-01", "002-25", "R14")
	w.paragraph("note", "002-25")
	if w.b.Options.ForceNow {
		w.own("force_now")
	}
	if w.b.Options.CapBonus {
		w.own("cap_bonus")
	}
}

func (w *writer) psychic() {
	w.steps(4, "002-30", "002-31", "002-32", "002-33", "R9", "R10", "R11")
	if w.b.Options.TieAffects {
		w.own("tie_affects")
	}
	if w.b.Options.AwareOfFailure {
		w.own("aware_of_failure")
	}
}

func (w *writer) wounds() {
	var rows [][]string
	for _, c := range Categories() {
		rows = append(rows, []string{c.Name(w.l), w.text("zero." + string(FallOf(c).State)), w.text("dead." + string(c))})
	}
	b := manual.Block{Kind: manual.Table, Rows: rows, Cites: []string{"002-40", "002-41", "002-42", "002-43"}}
	for _, t := range []string{"category", "zero", "dead"} {
		b.Columns = append(b.Columns, manual.Column{Title: w.text(t)})
	}
	w.add(b)
	w.paragraph("division", "002-43", "002-44")
	if w.b.Options.DivideFirst {
		w.own("divide_first")
	}
	rows = nil
	for _, d := range w.b.Divisors {
		rows = append(rows, []string{d.Kind, strconv.Itoa(d.By)})
	}
	if len(rows) > 0 {
		w.table([]string{"kind", "divisor"}, rows)
	}
}

// grid is the 36 pairs with how many are at or below each, in percent: any
// threshold becomes a chance.
func (w *writer) grid() {
	b := manual.Block{Kind: manual.Table, Dense: true}
	b.Columns = []manual.Column{{Title: w.text("tens")}}
	for ones := 1; ones <= 6; ones++ {
		b.Columns = append(b.Columns, manual.Column{Title: fmt.Sprintf("·%d", ones), Number: true})
	}
	for tens := 1; tens <= 6; tens++ {
		row := []string{fmt.Sprintf("%d·", tens)}
		for ones := 1; ones <= 6; ones++ {
			t := Threshold(10*tens + ones)
			row = append(row, fmt.Sprintf("%d – %s\u00a0%%", t.Ways(), odds.Percent(t.Chance(), 0)))
		}
		b.Rows = append(b.Rows, row)
	}
	w.add(b)
	w.paragraph("read", "R18")
}

// thresholds is the table in use; nothing in manual mode.
func (w *writer) thresholds() {
	t := w.b.Table
	if t == nil {
		return
	}
	note := "own"
	if t.House {
		note = "house"
	}
	w.paragraph(note)
	b := manual.Block{Kind: manual.Table, Columns: []manual.Column{{Title: w.text("level")}}}
	for _, c := range t.Columns {
		b.Columns = append(b.Columns, manual.Column{Title: c, Number: true})
	}
	for i, d := range Difficulties() {
		row := []string{d.Name(w.l)}
		for _, v := range t.Cells[i] {
			row = append(row, strconv.Itoa(v))
		}
		b.Rows = append(b.Rows, row)
	}
	w.add(b)
}

// modifiers are those that the player typed.
func (w *writer) modifiers() {
	if len(w.b.Modifiers) == 0 {
		return
	}
	var rows [][]string
	for _, m := range w.b.Modifiers {
		contact, ranged := fmt.Sprintf("%+d", m.Contact), fmt.Sprintf("%+d", m.Range)
		if m.Difficulty != "" {
			contact, ranged = m.Difficulty.Name(w.l), m.Difficulty.Name(w.l)
		}
		dodge := w.text("yes")
		if m.NoDodge {
			dodge = w.text("no")
		}
		rows = append(rows, []string{m.Name, strings.ReplaceAll(contact, "-", "−"), strings.ReplaceAll(ranged, "-", "−"), dodge})
	}
	w.table([]string{"situation", "contact", "range", "dodge"}, rows, "002-22")
}

// missing tells what is in the player's book alone.
func (w *writer) missing() { w.paragraph("yours") }

// house lists the house values and rules in use.
func (w *writer) house() {
	b := manual.Block{Kind: manual.List}
	b.Items = append(b.Items, manual.RuleItem{Label: w.text("divisor"), Text: w.text("divisor-text", HouseDivisor)})
	if w.b.Mode == House {
		b.Items = append(b.Items, manual.RuleItem{Label: w.text("table"), Text: w.text("table-text")})
	}
	for _, r := range w.b.Options.Changed() {
		b.Items = append(b.Items, manual.RuleItem{Label: w.l.Pick(r.ID, r.French), Text: r.Text(w.l)})
		b.Cites = append(b.Cites, r.Ruling)
	}
	w.add(b)
}
