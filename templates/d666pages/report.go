package d666pages

import (
	"strconv"
	"strings"

	"croix/generator/d666"
	"croix/generator/manual"
	"croix/generator/say"
	"croix/tracker/d666play"
)

// Tale is the sections of the report of a fight: who won, how each fighter did,
// the wounds second by second.
func Tale(t d666play.Tale, l say.Lang) []manual.Section {
	result := l.Text(say.D666TaleGoesOn, t.Seconds)
	switch {
	case t.Over && t.Winner != "":
		result = l.Text(say.D666TaleWon, say.Harmless(t.Winner), t.Seconds)
	case t.Over:
		result = l.Text(say.D666TaleOver, t.Seconds)
	}
	names := map[string]string{}
	fighters := manual.Block{Kind: manual.Table, Columns: []manual.Column{
		{Title: l.Text(say.D666TaleFighter)}, {Title: l.Text("d666.field.points"), Number: true}, {Title: l.Text(say.D666TaleDealt), Number: true},
		{Title: l.Text(say.D666TaleTaken), Number: true}, {Title: l.Text(say.D666TaleHits), Number: true}, {Title: l.Text("d666.field.state")},
	}}
	for _, f := range t.Fighters {
		c := f.Fighter
		names[c.ID] = say.Harmless(c.Fighter.Name)
		state := c.State.Name(l)
		if f.Fell > 0 && c.State != d666.Gone {
			state = l.Text(say.D666TaleFell, c.State, f.Fell)
		}
		fighters.Rows = append(fighters.Rows, []string{
			names[c.ID] + " (" + say.Harmless(c.Side()) + ")", minus(c.Points) + "/" + strconv.Itoa(c.Fighter.Points),
			strconv.Itoa(c.Dealt), strconv.Itoa(c.Taken), strconv.Itoa(f.Hits) + "/" + strconv.Itoa(f.Blows), state,
		})
	}
	wounds := manual.Section{ID: "wounds", Icon: "broken-heart", Title: l.Text(say.D666TaleWounds)}
	if len(t.Wounds) == 0 {
		wounds.Blocks = []manual.Block{{Kind: manual.Paragraph, Text: l.Text(say.D666TaleNone)}}
	} else {
		table := manual.Block{Kind: manual.Table, Columns: []manual.Column{
			{Title: l.Text(say.D666TaleSecond), Number: true}, {Title: l.Text(say.D666TaleFighter)}, {Title: l.Text(say.D666TaleLost), Number: true},
			{Title: l.Text(say.D666TaleLeft), Number: true}, {Title: l.Text("d666.field.state")},
		}}
		for _, w := range t.Wounds {
			table.Rows = append(table.Rows, []string{strconv.Itoa(w.Second), names[w.ID], strconv.Itoa(w.Lost), minus(w.Left), w.State.Name(l)})
		}
		wounds.Blocks = []manual.Block{table}
	}
	return []manual.Section{
		{ID: "result", Icon: "crown", Title: l.Text(say.ReportResult), Blocks: []manual.Block{{Kind: manual.Paragraph, Text: result}, fighters}},
		wounds,
	}
}

// minus is a number with a true minus.
func minus(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }
