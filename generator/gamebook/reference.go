package gamebook

import (
	"fmt"
	"strconv"
	"strings"

	"croix/generator/manual"
	"croix/generator/say"
)

// topics are the sections with what writes each.
func topics() []manual.Chapter[*writer] {
	return []manual.Chapter[*writer]{
		{ID: "fight", Icon: "crossed-swords", Write: (*writer).fight},
		{ID: "luck", Icon: "sparkles", Write: (*writer).luck},
		{ID: "several", Icon: "skull-mask", Write: (*writer).several},
		{ID: "tests", Icon: "perspective-dice-six-faces-random", Write: (*writer).tests},
		{ID: "meals", Icon: "meat", Write: (*writer).meals},
		{ID: "hero", Icon: "person", Write: (*writer).hero},
		{ID: "chances", Icon: "scales", Write: (*writer).chances},
		{ID: "house", Icon: "paint-brush", Write: (*writer).house},
	}
}

// title is the message that is the title of a topic.
func title(id string) say.Key { return say.Key("gamebook.rules." + id) }

// TopicIDs lists the topics of the quick reference.
func TopicIDs() []string { return manual.IDs(topics()) }

// Reference is the rules in short, under the house rules of a player: the one
// source of the printed page and the terminal.
func Reference(o Options, l say.Lang) []manual.Section {
	return manual.Write(topics(), "gamebook.rules.", l, func(w *manual.Writer) *writer { return &writer{w, o} })
}

// FindTopic is the section that a word names: see manual.Topic.
func FindTopic(sections []manual.Section, word string) (manual.Section, error) {
	return manual.Topic(sections, title, word)
}

// writer writes one section.
type writer struct {
	*manual.Writer
	o Options
}

func (w *writer) fight() {
	w.Steps(4, "003-20", "003-21", "003-22", "003-25")
	if w.o.Escape {
		w.Paragraph("escape")
	}
}

func (w *writer) luck() {
	row := func(id string, r Result) []string {
		return []string{w.Lang.Text(w.Key(id)), strconv.Itoa(Loss(r, usualWound, Untested)),
			strconv.Itoa(Loss(r, usualWound, Lucky)), strconv.Itoa(Loss(r, usualWound, Unlucky))}
	}
	w.Table([]string{"case", "none", "lucky", "unlucky"}, [][]string{row("hit", Hit), row("wounded", Wounded)}, "003-23", "003-24", "003-26")
	if w.o.LuckSave {
		w.Paragraph("save", "R7", "R8", "R9")
	} else {
		w.Paragraph("nosave", "R7", "R8", "R9")
	}
}

func (w *writer) several() {
	w.Steps(2, "003-30", "003-31", "003-32", "003-33")
	if w.o.Separate {
		w.Paragraph("separate", "R3", "R4", "R5")
	} else {
		w.Paragraph("shared", "R3", "R4", "R5")
	}
}

func (w *writer) tests() {
	w.Steps(3, "003-40", "003-41", "R1", "R2", "R14")
	var titles []manual.Column
	var row []string
	for n := 3; n <= 11; n++ {
		titles = append(titles, manual.Column{Title: strconv.Itoa(n), Number: true})
		row = append(row, fmt.Sprintf("%.0f", 100*float64(LuckyWays(n))/36))
	}
	w.Add(manual.Block{Kind: manual.Table, Head: w.Lang.Text(w.Key("table")), Columns: titles, Rows: [][]string{row}})
}

func (w *writer) meals() {
	w.Paragraph("meal", "003-51", "R10")
	w.Paragraph("totals", "003-08", "003-09", "R11")
	w.Paragraph("death", "003-50")
}

func (w *writer) hero() {
	w.Table([]string{"number", "start"}, [][]string{
		{Skill.Name(w.Lang), "1d6 + 6"}, {Stamina.Name(w.Lang), "2d6 + 12"}, {Luck.Name(w.Lang), "1d6 + 6"},
		{Faith.Name(w.Lang), strconv.Itoa(startFaith)}, {Gold.Name(w.Lang), "1d6 + 4"}, {Meals.Name(w.Lang), strconv.Itoa(startMeals)},
	}, "003-01", "003-02", "003-03", "003-04", "003-05", "003-06")
	w.Paragraph("equipment", "003-07")
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
	w.Table([]string{"above", "hit", "wounded", "tie"}, rows)
	w.Paragraph("advice")
}

// house lists the house rules that are not as the rulings have them.
func (w *writer) house() {
	usual := DefaultOptions()
	b := manual.Block{Kind: manual.List}
	for _, r := range OptionRows() {
		if v := w.o.Value(r); v != usual.Value(r) {
			b.Items = append(b.Items, manual.RuleItem{Label: w.Lang.Pick(r.ID, r.French) + " = " + v, Text: r.Text(w.Lang)})
			if r.Ruling != "" {
				b.Cites = append(b.Cites, r.Ruling)
			}
		}
	}
	if len(b.Items) > 0 {
		w.Add(b)
	}
}

// percent is a probability in whole percent.
func percent(p float64) string { return fmt.Sprintf("%.0f\u00a0%%", 100*p) }
