package gamebookpages

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"croix/generator/gamebook"
	"croix/generator/manual"
	"croix/generator/say"
	"croix/tracker/gamebookplay"
)

// Tale is the sections of the report of a game: each hero with its sheet, its
// trail and its fights.
func Tale(t gamebookplay.Tale, l say.Lang) []manual.Section {
	var all []manual.Section
	for _, h := range t.Heroes {
		all = append(all, manual.Section{ID: h.Hero.ID, Icon: "person", Title: say.Harmless(h.Hero.Called().Name(l)), Blocks: heroTale(h, l)})
	}
	if len(all) == 0 {
		all = []manual.Section{{ID: "heroes", Icon: "person", Title: l.Text(say.GamebookTableHeroes), Blocks: []manual.Block{{Kind: manual.Paragraph, Text: l.Text(say.GamebookHeroless)}}}}
	}
	return all
}

func heroTale(t gamebookplay.HeroTale, l say.Lang) []manual.Block {
	h := t.Hero
	how := l.Text(say.GamebookTaleGoesOn)
	if !h.Alive() {
		how = l.Text(say.Key("gamebook.end." + string(h.Ended)))
	}
	w := table{screen: screen{l: l}}
	list := manual.Block{Kind: manual.List, Items: []manual.RuleItem{
		{Label: l.Text(say.ReportResult), Text: how},
		{Label: l.Text(say.GamebookTaleSheet), Text: strings.Join(w.numbers(&h, gamebook.Stats()...), ", ")},
		{Label: l.Text(say.GamebookTaleLuck), Text: l.Text(say.GamebookTaleTests, t.Tests, t.Lucky, t.Spent)},
		{Label: l.Text(say.GamebookTaleMeals), Text: strconv.Itoa(t.Eaten)},
	}}
	blocks := []manual.Block{list}
	if len(h.Trail) > 0 {
		visited := h.Visited()
		list.Items = append(list.Items, manual.RuleItem{Label: l.Count(say.GamebookTaleVisited, len(visited)), Text: visitedText(visited)})
		blocks[0] = list
		blocks = append(blocks, trailBlock(h, l))
	}
	if len(h.Notes) > 0 {
		notes := manual.Block{Kind: manual.List, Head: l.Text(say.GamebookNotes)}
		for i, n := range h.Notes {
			notes.Items = append(notes.Items, manual.RuleItem{Label: strconv.Itoa(i + 1), Text: say.Harmless(n)})
		}
		blocks = append(blocks, notes)
	}
	if len(t.Fights) == 0 {
		return blocks
	}
	fights := manual.Block{Kind: manual.Table, Head: l.Text(say.GamebookTaleFights), Columns: []manual.Column{
		{Title: "§", Number: true}, {Title: l.Text(say.GamebookEnemyName)}, {Title: l.Text(say.GamebookTaleRounds), Number: true},
		{Title: l.Text(say.GamebookTaleLost), Number: true}, {Title: l.Text(say.GamebookTaleTested), Number: true}, {Title: l.Text(say.GamebookLogResult)},
	}}
	for _, f := range t.Fights {
		paragraph := ""
		if f.Paragraph > 0 {
			paragraph = strconv.Itoa(f.Paragraph)
		}
		fights.Rows = append(fights.Rows, []string{
			paragraph, say.Harmless(f.Against(l)), strconv.Itoa(f.Rounds), strconv.Itoa(f.Lost),
			strconv.Itoa(f.Lucky) + "/" + strconv.Itoa(f.Tests), l.Text(say.Key("gamebook.tale.how-" + f.How)),
		})
	}
	return append(blocks, fights)
}

// stepsTold is how many paragraphs of a trail stand in one item.
const stepsTold = 10

// trailBlock is the paragraphs in order, with what was chosen.
func trailBlock(h gamebookplay.Hero, l say.Lang) manual.Block {
	b := manual.Block{Kind: manual.List, Head: l.Text(say.GamebookTrail)}
	for from := 0; from < len(h.Trail); from += stepsTold {
		var steps []string
		for _, s := range h.Trail[from:min(len(h.Trail), from+stepsTold)] {
			text := strconv.Itoa(s.To)
			if s.Choice != "" {
				text += " (" + say.Harmless(s.Choice) + ")"
			}
			steps = append(steps, text)
		}
		b.Items = append(b.Items, manual.RuleItem{Label: strconv.Itoa(from + 1), Text: strings.Join(steps, " › ")})
	}
	return b
}

// visitedText is paragraphs in their order, with how often where it is more than
// once.
func visitedText(visited map[int]int) string {
	var all []string
	for _, n := range slices.Sorted(maps.Keys(visited)) {
		text := strconv.Itoa(n)
		if visited[n] > 1 {
			text += "\u00a0×" + strconv.Itoa(visited[n])
		}
		all = append(all, text)
	}
	return strings.Join(all, ", ")
}
