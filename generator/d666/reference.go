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

// topics are the sections with what writes each.
func topics() []manual.Chapter[*writer] {
	return []manual.Chapter[*writer]{
		{ID: "dice", Icon: "perspective-dice-six-faces-random", Write: (*writer).dice},
		{ID: "second", Icon: "snail", Write: (*writer).second},
		{ID: "attack", Icon: "crossed-swords", Write: (*writer).attack},
		{ID: "strength", Icon: "fist", Write: (*writer).strength},
		{ID: "psychic", Icon: "evil-eyes", Write: (*writer).psychic},
		{ID: "wounds", Icon: "broken-heart", Write: (*writer).wounds},
		{ID: "grid", Icon: "dice-target", Write: (*writer).grid},
		{ID: "table", Icon: "white-book", Write: (*writer).thresholds},
		{ID: "modifiers", Icon: "scales", Write: (*writer).modifiers},
		{ID: "book", Icon: "evil-book", Write: (*writer).missing},
		{ID: "house", Icon: "paint-brush", Write: (*writer).house},
	}
}

func title(id string) say.Key { return say.Key("d666.rules." + id) }

// TopicIDs lists the topics of the quick reference.
func TopicIDs() []string { return manual.IDs(topics()) }

// Reference is the rules in short, with what the player typed from the book:
// the one source of the printed page and the terminal. A topic with nothing to
// say is left out.
func Reference(b *Book, l say.Lang) []manual.Section {
	return manual.Write(topics(), "d666.rules.", l, func(w *manual.Writer) *writer { return &writer{w, b} })
}

// FindTopic is the section that a word names: see manual.Topic.
func FindTopic(sections []manual.Section, word string) (manual.Section, error) {
	return manual.Topic(sections, title, word)
}

// writer writes one section.
type writer struct {
	*manual.Writer
	b *Book
}

func (w *writer) dice() {
	w.Steps(3)
	w.Add(manual.Block{Kind: manual.Paragraph, Text: w.Text("mode", w.b.Mode)})
}

func (w *writer) second() {
	w.Steps(4, "002-10", "002-11", "002-12", "002-13", "002-14")
	w.Paragraph("out", "002-15", "R13", "R16")
}

func (w *writer) attack() {
	w.Paragraph("formula", "002-24", "002-26")
	w.Steps(4, "002-20", "002-21", "002-22", "002-23")
	if w.b.Options.DefenceCancels {
		w.own("defence_cancels")
	}
	w.Paragraph("pursuit", "002-02", "R17")
}

// own adds a house rule where it matters.
func (w *writer) own(id string) {
	i := slices.IndexFunc(OptionRows(), func(r OptionRow) bool { return r.ID == id })
	r := OptionRows()[i]
	w.Add(manual.Block{Kind: manual.Note, Head: w.Lang.Text(say.D666HouseRule), Text: r.Text(w.Lang), Cites: []string{r.Ruling}})
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
	w.Table([]string{"force", "bonus", "move"}, rows, "002-01", "002-25", "R14")
	w.Paragraph("note", "002-25")
	if w.b.Options.ForceNow {
		w.own("force_now")
	}
	if w.b.Options.CapBonus {
		w.own("cap_bonus")
	}
}

func (w *writer) psychic() {
	w.Steps(4, "002-30", "002-31", "002-32", "002-33", "R9", "R10", "R11")
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
		rows = append(rows, []string{c.Name(w.Lang), w.Text("zero." + string(FallOf(c).State)), w.Text("dead." + string(c))})
	}
	b := manual.Block{Kind: manual.Table, Rows: rows, Cites: []string{"002-40", "002-41", "002-42", "002-43"}}
	for _, t := range []string{"category", "zero", "dead"} {
		b.Columns = append(b.Columns, manual.Column{Title: w.Text(t)})
	}
	w.Add(b)
	w.Paragraph("division", "002-43", "002-44")
	if w.b.Options.DivideFirst {
		w.own("divide_first")
	}
	rows = nil
	for _, d := range w.b.Divisors {
		rows = append(rows, []string{d.Kind, strconv.Itoa(d.By)})
	}
	if len(rows) > 0 {
		w.Table([]string{"kind", "divisor"}, rows)
	}
}

// grid is the 36 pairs with how many are at or below each, in percent: any
// threshold becomes a chance.
func (w *writer) grid() {
	b := manual.Block{Kind: manual.Table, Dense: true}
	b.Columns = []manual.Column{{Title: w.Text("tens")}}
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
	w.Add(b)
	w.Paragraph("read", "R18")
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
	w.Paragraph(note)
	b := manual.Block{Kind: manual.Table, Columns: []manual.Column{{Title: w.Text("level")}}}
	for _, c := range t.Columns {
		b.Columns = append(b.Columns, manual.Column{Title: c, Number: true})
	}
	for i, d := range Difficulties() {
		row := []string{d.Name(w.Lang)}
		for _, v := range t.Cells[i] {
			row = append(row, strconv.Itoa(v))
		}
		b.Rows = append(b.Rows, row)
	}
	w.Add(b)
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
			contact, ranged = m.Difficulty.Name(w.Lang), m.Difficulty.Name(w.Lang)
		}
		dodge := w.Text("yes")
		if m.NoDodge {
			dodge = w.Text("no")
		}
		rows = append(rows, []string{m.Name, strings.ReplaceAll(contact, "-", "−"), strings.ReplaceAll(ranged, "-", "−"), dodge})
	}
	w.Table([]string{"situation", "contact", "range", "dodge"}, rows, "002-22")
}

// missing tells what is in the player's book alone.
func (w *writer) missing() { w.Paragraph("yours") }

// house lists the house values and rules in use.
func (w *writer) house() {
	b := manual.Block{Kind: manual.List}
	b.Items = append(b.Items, manual.RuleItem{Label: w.Text("divisor"), Text: w.Text("divisor-text", HouseDivisor)})
	if w.b.Mode == House {
		b.Items = append(b.Items, manual.RuleItem{Label: w.Text("table"), Text: w.Text("table-text")})
	}
	for _, r := range w.b.Options.Changed() {
		b.Items = append(b.Items, manual.RuleItem{Label: w.Lang.Pick(r.ID, r.French), Text: r.Text(w.Lang)})
		b.Cites = append(b.Cites, r.Ruling)
	}
	w.Add(b)
}
