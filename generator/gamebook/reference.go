package gamebook

import (
	"fmt"
	"strconv"
	"strings"

	"croix/generator/manual"
	"croix/generator/say"
)

// topic is a section of the quick reference with the function that writes it.
type topic struct {
	id, icon string
	write    func(*writer)
}

func topics() []topic {
	return []topic{
		{"fight", "crossed-swords", (*writer).fight},
		{"luck", "sparkles", (*writer).luck},
		{"several", "skull-mask", (*writer).several},
		{"tests", "perspective-dice-six-faces-random", (*writer).tests},
		{"meals", "meat", (*writer).meals},
		{"hero", "person", (*writer).hero},
		{"chances", "scales", (*writer).chances},
		{"house", "paint-brush", (*writer).house},
	}
}

// title is the message that is the title of a topic.
func title(id string) say.Key { return say.Key("gamebook.rules." + id) }

// TopicIDs lists the topics of the quick reference.
func TopicIDs() []string {
	var ids []string
	for _, t := range topics() {
		ids = append(ids, t.id)
	}
	return ids
}

// Reference is the rules in short, under the house rules of a player: the one
// source of the printed page and the terminal.
func Reference(o Options, l say.Lang) []manual.Section {
	var all []manual.Section
	for _, t := range topics() {
		w := writer{o: o, l: l, s: manual.Section{ID: t.id, Title: l.Text(title(t.id)), Icon: t.icon}}
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
	o Options
	l say.Lang
	s manual.Section
}

func (w *writer) add(b manual.Block) { w.s.Blocks = append(w.s.Blocks, b) }

// key is a message of the section.
func (w *writer) key(id string) say.Key { return say.Key("gamebook.rules." + w.s.ID + "." + id) }

// paragraph adds one.
func (w *writer) paragraph(id string, cites ...string) {
	w.add(manual.Block{Kind: manual.Paragraph, Text: w.l.Text(w.key(id)), Cites: cites})
}

// steps adds a numbered list: messages 1 to n of the section.
func (w *writer) steps(n int, cites ...string) {
	b := manual.Block{Kind: manual.List, Cites: cites}
	for i := range n {
		number := strconv.Itoa(i + 1)
		b.Items = append(b.Items, manual.RuleItem{Label: number, Text: w.l.Text(w.key(number))})
	}
	w.add(b)
}

// table adds a table; the titles are messages of the section.
func (w *writer) table(titles []string, rows [][]string, cites ...string) {
	b := manual.Block{Kind: manual.Table, Rows: rows, Cites: cites}
	for i, t := range titles {
		b.Columns = append(b.Columns, manual.Column{Title: w.l.Text(w.key(t)), Number: i > 0})
	}
	w.add(b)
}

func (w *writer) fight() {
	w.steps(4, "003-20", "003-21", "003-22", "003-25")
	if w.o.Escape {
		w.paragraph("escape")
	}
}

func (w *writer) luck() {
	row := func(id string, r Result) []string {
		return []string{w.l.Text(w.key(id)), strconv.Itoa(Loss(r, usualWound, Untested)),
			strconv.Itoa(Loss(r, usualWound, Lucky)), strconv.Itoa(Loss(r, usualWound, Unlucky))}
	}
	w.table([]string{"case", "none", "lucky", "unlucky"}, [][]string{row("hit", Hit), row("wounded", Wounded)}, "003-23", "003-24", "003-26")
	if w.o.LuckSave {
		w.paragraph("save", "R7", "R8", "R9")
	} else {
		w.paragraph("nosave", "R7", "R8", "R9")
	}
}

func (w *writer) several() {
	w.steps(2, "003-30", "003-31", "003-32", "003-33")
	if w.o.Separate {
		w.paragraph("separate", "R3", "R4", "R5")
	} else {
		w.paragraph("shared", "R3", "R4", "R5")
	}
}

func (w *writer) tests() {
	w.steps(3, "003-40", "003-41", "R1", "R2", "R14")
	var titles []manual.Column
	var row []string
	for n := 3; n <= 11; n++ {
		titles = append(titles, manual.Column{Title: strconv.Itoa(n), Number: true})
		row = append(row, fmt.Sprintf("%.0f", 100*float64(LuckyWays(n))/36))
	}
	w.add(manual.Block{Kind: manual.Table, Head: w.l.Text(w.key("table")), Columns: titles, Rows: [][]string{row}})
}

func (w *writer) meals() {
	w.paragraph("meal", "003-51", "R10")
	w.paragraph("totals", "003-08", "003-09", "R11")
	w.paragraph("death", "003-50")
}

func (w *writer) hero() {
	w.table([]string{"number", "start"}, [][]string{
		{Skill.Name(w.l), "1d6 + 6"}, {Stamina.Name(w.l), "2d6 + 12"}, {Luck.Name(w.l), "1d6 + 6"},
		{Faith.Name(w.l), strconv.Itoa(startFaith)}, {Gold.Name(w.l), "1d6 + 4"}, {Meals.Name(w.l), strconv.Itoa(startMeals)},
	}, "003-01", "003-02", "003-03", "003-04", "003-05", "003-06")
	w.paragraph("equipment", "003-07")
}

func (w *writer) chances() {
	var rows [][]string
	for d := -4; d <= 4; d++ {
		hit, wounded, tie := RoundWays(d)
		rows = append(rows, []string{fmt.Sprintf("%+d", d), percent(float64(hit) / 1296), percent(float64(wounded) / 1296), percent(float64(tie) / 1296)})
	}
	rows[4][0] = "0"
	for _, r := range rows {
		r[0] = strings.Replace(r[0], "-", "−", 1)
	}
	w.table([]string{"above", "hit", "wounded", "tie"}, rows)
	w.paragraph("advice")
}

// house lists the house rules that are not as the rulings have them.
func (w *writer) house() {
	usual := DefaultOptions()
	b := manual.Block{Kind: manual.List}
	for _, r := range OptionRows() {
		if v := w.o.Value(r); v != usual.Value(r) {
			b.Items = append(b.Items, manual.RuleItem{Label: r.ID + " = " + v, Text: r.Text(w.l)})
			if r.Ruling != "" {
				b.Cites = append(b.Cites, r.Ruling)
			}
		}
	}
	if len(b.Items) > 0 {
		w.add(b)
	}
}

// percent is a probability in whole percent.
func percent(p float64) string { return fmt.Sprintf("%.0f\u00a0%%", 100*p) }
