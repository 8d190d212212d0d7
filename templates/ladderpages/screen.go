package ladderpages

import (
	"strconv"
	"strings"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/ladderplay"
)

// Screen is a game in the terminal, in at most width columns: the board with
// towers, tile and marks, ladder and tokens taken, what can be done now.
func Screen(g *ladderplay.Game, l say.Lang, width int) []string {
	width = max(term.MinWidth, width)
	var lines []string
	add := func(text string) { lines = append(lines, term.Wrap(text, width, "  ")...) }
	add(strings.ToUpper(title(g, l)))
	if g.Mode == ladderplay.Refereed {
		tile := placed(g)
		lines = append(lines, Grid(&g.Board, tile, g.Rules, g.Marks, l, width)...)
		if tile != nil {
			add(arrowsText(*tile, g.Rules, l))
		}
	}
	if len(g.Marks) > 0 && g.Phase == ladderplay.MovePhase {
		add(marksText(g, l))
	}
	lines = append(lines, "")
	lines = append(lines, scores(g, l, width)...)
	if g.Phase == ladderplay.Over {
		return lines
	}
	lines = append(lines, "")
	add("> " + waits(g, l))
	return lines
}

// marksText is the marks with what became of them.
func marksText(g *ladderplay.Game, l say.Lang) string {
	var marks []string
	for _, m := range g.Marks {
		text := ladderplay.MarkText(m.Mark, g.Rules.Colours, l)
		if m.Fate != ladderplay.Pending {
			text += " " + l.Text(say.Key("ladder.fate."+string(m.Fate)))
		}
		marks = append(marks, text)
	}
	return strings.Join(marks, " · ")
}

// arrowsText is where the numbers of the tile point.
func arrowsText(t ladder.Tile, r ladder.Rules, l say.Lang) string {
	parts := []string{l.Text(say.LadderLinePlaced, t.At.String())}
	for _, d := range ladder.Directions() {
		parts = append(parts, d.Letter(l)+"\u00a0"+strconv.Itoa(t.Number(d, r)))
	}
	return strings.Join(parts, " · ")
}

// title tells the turn, the phase, or why it is over.
func title(g *ladderplay.Game, l say.Lang) string {
	switch {
	case g.Phase == ladderplay.Over:
		return l.Text(say.LadderOver, say.Key("ladder.end."+string(g.Why)))
	case g.Mode == ladderplay.Free:
		return l.Text(say.LadderLiveFree)
	case g.Turn == 0:
		return l.Text("ladder.rules.setup")
	}
	return l.Text(say.LadderLineTurn, g.Turn, g.Called(g.Active()))
}

// waits is what the game waits for, with the usual gesture.
func waits(g *ladderplay.Game, l say.Lang) string {
	text := g.Phase.Name(l)
	legal := ladderplay.Legal(g)
	if c := g.NextTower(); g.Phase == ladderplay.SetupTowers && c != "" {
		text += " (" + g.Called(c).Name(l) + ")"
	}
	if open := g.Open(); len(open) > 0 {
		text += " (" + g.Called(g.Mover(open[0].Token.Colour)).Name(l) + ")"
	}
	example := len(legal) - 1
	if g.Phase == ladderplay.Counting {
		example = 0 // the last one ends the game
	}
	if example >= 0 {
		text = l.Text(say.LadderFor, text, ladderplay.Write(legal[example], g.Rules.Colours, l))
	}
	if g.Stalled() {
		text += l.Text(say.LadderLineStalled, g.Calm)
	}
	return text
}

// scores is the table of players: level, tokens taken, the best towers of them,
// points as they are now. Once it is over it tells ranks and where points are from.
func scores(g *ladderplay.Game, l say.Lang, width int) []string {
	over := g.Phase == ladderplay.Over
	columns := []term.Column{{}, {Title: l.Text(say.LadderScoreLadder), Number: true}, {Title: l.Text(say.LadderMovesMine)}, {Title: "3/2/1"}}
	if over {
		columns[1].Title = l.Text(say.LadderScoreSpace)
		columns = append(columns, term.Column{Title: l.Text(say.LadderScoreTowers), Number: true})
	}
	columns = append(columns, term.Column{Title: l.Text(say.LadderScoreTotal), Number: true})
	var rows [][]string
	for _, s := range g.Scores() {
		row := []string{g.Called(s.Colour).Name(l), strconv.Itoa(s.Level), takenText(s.Taken, g.Rules.Colours, l), towersOf(s.Towers)}
		if over {
			row[0] = strconv.Itoa(s.Rank) + ".\u00a0" + row[0]
			row[1] = strconv.Itoa(s.Ladder) + "\u00a0(" + row[1] + ")"
			row = append(row, strconv.Itoa(s.Towers.Points))
		}
		rows = append(rows, append(row, strconv.Itoa(s.Total)))
	}
	lines := term.Table(columns, rows, width)
	if over {
		lines = append(lines, term.Wrap(towersText(g.Rules, l), width, "  ")...)
	}
	return lines
}

// towersOf is how many scoring towers there are of three, two, one colours.
func towersOf(a ladder.Arrangement) string {
	return strconv.Itoa(a.Three) + "/" + strconv.Itoa(a.Two) + "/" + strconv.Itoa(a.One)
}

// towersText is what towers are worth, and whose points the ladder has.
func towersText(r ladder.Rules, l say.Lang) string {
	text := l.Text(say.LadderScoreHint, r.TowerPoints[2], r.TowerPoints[1], r.TowerPoints[0])
	if r.HousePoints {
		text += " · " + l.Text(say.LadderScoreHouse)
	}
	return text
}

// takenText is tokens taken: letter and number of each colour.
func takenText(r ladder.Reserve, p ladder.Palette, l say.Lang) string {
	var parts []string
	for _, c := range ladder.Colours() {
		if r[c] > 0 {
			parts = append(parts, p.Of(c).Letter(l)+strconv.Itoa(r[c]))
		}
	}
	if len(parts) == 0 {
		return "–"
	}
	return strings.Join(parts, "\u00a0")
}
