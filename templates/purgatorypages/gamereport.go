package purgatorypages

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/templates/pages"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// GameReport is a game of which a report is made, as a viewer may know it.
type GameReport struct {
	Name    string
	Note    string // when it was played; stands beside the title of the page
	Report  session.Report
	Teller  purgatoryplay.Teller // of the game as the viewer sees it
	Players map[purgatoryplay.Side]string
}

// The ids of the sections of a report. The score of a side is scoreSection with
// its name.
const (
	ReportRounds = "rounds"
	scoreSection = "score_"
)

// campSides are the sides in the order of a score.
func campSides() []purgatoryplay.Side {
	return []purgatoryplay.Side{purgatoryplay.God, purgatoryplay.Satan, purgatoryplay.Humanity}
}

// side is a side with the player's name, if it is known.
func (g GameReport) side(s purgatoryplay.Side) string {
	name := g.Teller.Lang.Text(sideKey(s))
	if p := g.Players[s]; p != "" {
		name += " (" + say.Harmless(p) + ")"
	}
	return name
}

func sideKey(s purgatoryplay.Side) say.Key { return say.Key("play.side." + string(s)) }

// Sections is the report in words: the result, the score of each side line by
// line, the souls, the rounds, the dice, and how it was recorded.
func (g GameReport) Sections() []purgatory.Section {
	t := g.Teller.Lang.Text
	all := []purgatory.Section{{ID: "result", Icon: "crown", Title: t(say.ReportResult), Blocks: g.result()}}
	for _, s := range campSides() {
		if _, plays := g.Report.Score.Points[s]; plays {
			all = append(all, g.score(s))
		}
	}
	souls := purgatory.Section{ID: "fates", Icon: "person", Title: t(say.ReportSouls), Blocks: g.souls()}
	rounds := purgatory.Section{ID: ReportRounds, Icon: "walking-boot", Title: t(say.ReportRounds), Blocks: g.rounds()}
	return append(append(all, souls, rounds), pages.Recorded(g.Report.Counts, g.Report.Tosses, g.Teller.Lang)...)
}

// result is the points of each side and who won.
func (g GameReport) result() []purgatory.Block {
	t := g.Teller.Lang.Text
	text := t(say.ReportGoesOn)
	if g.Report.Ended != "" {
		text = t(say.ShowEnded, say.Key("game.result."+string(g.Report.Score.Result)))
	}
	list := purgatory.Block{Kind: purgatory.List}
	for _, s := range campSides() {
		if points, plays := g.Report.Score.Points[s]; plays {
			list.Items = append(list.Items, purgatory.RuleItem{Label: g.side(s), Text: pointsText(points, g.Teller.Lang)})
		}
	}
	end := purgatory.Block{Kind: purgatory.Paragraph, Text: text}
	if g.Report.Ended != "" {
		end.Cites = []string{g.Report.Ended}
	}
	return []purgatory.Block{list, end}
}

// score is the score of a side, line by line with its rules.
func (g GameReport) score(s purgatoryplay.Side) purgatory.Section {
	t := g.Teller.Lang.Text
	section := purgatory.Section{ID: scoreSection + string(s), Icon: sideIcon(s), Title: t(say.ReportScoreOf, g.side(s))}
	table := purgatory.Block{Kind: purgatory.Table, Columns: []purgatory.Column{
		{Title: t(say.ReportWhat)}, {Title: t(say.ReportRule)}, {Title: t(say.ReportPoints), Number: true},
	}}
	for _, l := range g.Report.Score.Lines {
		if l.Side == s {
			table.Rows = append(table.Rows, []string{t(l.What) + "\u00a0– " + g.Teller.Thing(l.Of), l.Rule, pointsText(l.Points, g.Teller.Lang)})
		}
	}
	if len(table.Rows) == 0 {
		section.Blocks = []purgatory.Block{{Kind: purgatory.Paragraph, Text: t(say.ReportNoPoints)}}
		return section
	}
	table.Rows = append(table.Rows, []string{t(say.ReportTotal), "", pointsText(g.Report.Score.Points[s], g.Teller.Lang)})
	section.Blocks = []purgatory.Block{table}
	return section
}

// sideIcon is the icon of a side, as on the score sheet.
func sideIcon(s purgatoryplay.Side) string {
	switch s {
	case purgatoryplay.God:
		return "angel-wings"
	case purgatoryplay.Satan:
		return "devil-mask"
	}
	return "sprout"
}

// soulStates are the states of souls in the order of a report: home, lost, in
// play.
func soulStates() []purgatoryplay.State {
	return []purgatoryplay.State{
		purgatoryplay.Saved, purgatoryplay.Escorted, purgatoryplay.Condemned, purgatoryplay.Consumed, purgatoryplay.Reincarnated,
		purgatoryplay.Destroyed, purgatoryplay.Virtuous, purgatoryplay.Damned, purgatoryplay.Humanist, purgatoryplay.Wandering,
	}
}

// souls is the souls by what became of them, those that left with their pride.
func (g GameReport) souls() []purgatory.Block {
	list := purgatory.Block{Kind: purgatory.List}
	for _, state := range soulStates() {
		var names []string
		for _, f := range g.Report.Souls {
			if f.State == state {
				name := g.Teller.Name(f.Figure)
				if !state.InPlay() {
					name += "\u00a0" + strconv.Itoa(f.Pride)
				}
				names = append(names, name)
			}
		}
		if len(names) > 0 {
			list.Items = append(list.Items, purgatory.RuleItem{Label: g.Teller.Lang.Text(say.Key("play.state." + string(state))), Text: strings.Join(names, ", ")})
		}
	}
	return []purgatory.Block{list}
}

// rounds is how long each round took, and the score after it.
func (g GameReport) rounds() []purgatory.Block {
	t := g.Teller.Lang.Text
	table := purgatory.Block{Kind: purgatory.Table, Columns: []purgatory.Column{
		{Title: t(say.ReportRound), Number: true}, {Title: t(say.ReportGestures), Number: true}, {Title: t(say.ReportMinutes), Number: true},
	}}
	var sides []purgatoryplay.Side
	for _, s := range campSides() {
		if _, plays := g.Report.Score.Points[s]; plays {
			sides = append(sides, s)
			table.Columns = append(table.Columns, purgatory.Column{Title: t(sideKey(s)), Number: true})
		}
	}
	for _, r := range g.Report.Rounds {
		row := []string{strconv.Itoa(r.Round), strconv.Itoa(r.Gestures), strconv.Itoa(wholeMinutes(r.Minutes))}
		for _, s := range sides {
			row = append(row, pointsText(r.Points[s], g.Teller.Lang))
		}
		table.Rows = append(table.Rows, row)
	}
	minutes, gestures := g.Report.Longest()
	if minutes == nil {
		return nil
	}
	longest := t(say.ReportLongest, minutes.Round, wholeMinutes(minutes.Minutes), gestures.Round, gestures.Gestures)
	return []purgatory.Block{{Kind: purgatory.Paragraph, Text: longest}, table}
}

// wholeMinutes is minutes as they are told.
func wholeMinutes(m float64) int { return int(math.Round(m)) }

// Totals is what became of all games: how many, who won, the souls, the dice.
func Totals(t session.Totals, unread []string, l say.Lang) []purgatory.Section {
	games := purgatory.Block{Kind: purgatory.List}
	if t.Games > 0 || len(t.Others) == 0 {
		games.Items = append(games.Items, purgatory.RuleItem{Label: l.Count(say.ReportGames, t.Games), Text: l.Count(say.ReportEnded, t.Ended)})
	}
	for _, r := range []purgatoryplay.Result{
		purgatoryplay.Result(purgatoryplay.God), purgatoryplay.Result(purgatoryplay.Satan), purgatoryplay.Result(purgatoryplay.Humanity),
		purgatoryplay.Draw, purgatoryplay.BothLose,
	} {
		if n := t.Results[r]; n > 0 {
			games.Items = append(games.Items, purgatory.RuleItem{Label: l.Text(say.Key("game.result." + string(r))), Text: strconv.Itoa(n)})
		}
	}
	for _, kind := range slices.Sorted(maps.Keys(t.Others)) {
		games.Items = append(games.Items, purgatory.RuleItem{Label: l.Text(say.Key("kind." + kind)), Text: l.Count(say.ReportGames, t.Others[kind]) + ", " + l.Count(say.ReportEnded, t.Over[kind])})
	}
	blocks := []purgatory.Block{games}
	for _, u := range unread {
		blocks = append(blocks, purgatory.Block{Kind: purgatory.Paragraph, Text: u})
	}
	souls := purgatory.Block{Kind: purgatory.List}
	for _, s := range soulStates() {
		if n := t.Souls[s]; n > 0 {
			souls.Items = append(souls.Items, purgatory.RuleItem{Label: l.Text(say.Key("play.state." + string(s))), Text: strconv.Itoa(n)})
		}
	}
	all := []purgatory.Section{{ID: "result", Title: l.Text(say.ReportAll), Blocks: blocks}}
	if len(souls.Items) > 0 {
		all = append(all, purgatory.Section{ID: "fates", Title: l.Text(say.ReportSouls), Blocks: []purgatory.Block{souls}})
	}
	return append(all, purgatory.Section{ID: "dice", Title: l.Text(say.ReportDice), Blocks: pages.Dice(t.Tosses, l)})
}

// pointsText is points, which may be halves, with a true minus.
func pointsText(v float64, l say.Lang) string {
	places := 0
	if v != math.Trunc(v) {
		places = 1
	}
	return strings.Replace(pages.Decimal(v, places, l), "-", "−", 1)
}
