package ladderpages

import (
	"strconv"
	"strings"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/ladderplay"
)

// cellWide is the columns of a square on screen: height, token, mark.
const cellWide = 6

// Screen is a game in the terminal, in at most width columns: the board with
// towers, tile and marks, ladder and tokens taken, what can be done now.
func Screen(g *ladderplay.Game, l say.Lang, width int) []string {
	width = max(term.MinWidth, width)
	var lines []string
	add := func(text string) { lines = append(lines, term.Wrap(text, width, "  ")...) }
	add(strings.ToUpper(title(g, l)))
	if g.Mode == ladderplay.Refereed {
		var tile *ladder.Tile
		if g.Phase != ladderplay.SetupTile {
			tile = &g.Tile
		}
		lines = append(lines, Grid(&g.Board, tile, g.Rules, g.Marks, l)...)
		if tile != nil {
			add(arrowsText(*tile, g.Rules, l))
		}
	}
	if len(g.Marks) > 0 && g.Phase == ladderplay.MovePhase {
		var marks []string
		for _, m := range g.Marks {
			text := ladderplay.MarkText(m.Mark, l)
			if m.Fate != ladderplay.Pending {
				text += " " + l.Text(say.Key("ladder.fate."+string(m.Fate)))
			}
			marks = append(marks, text)
		}
		add(strings.Join(marks, " · "))
	}
	lines = append(lines, "")
	lines = append(lines, scores(g, l, width)...)
	if g.Phase == ladderplay.Over {
		add(l.Text(say.Key("ladder.end." + string(g.Why))))
		return lines
	}
	lines = append(lines, "")
	add("> " + waits(g, l))
	return lines
}

// arrowsText is where the numbers of the tile point.
func arrowsText(t ladder.Tile, r ladder.Rules, l say.Lang) string {
	parts := []string{l.Text(say.LadderLinePlaced, t.At.String())}
	for _, d := range ladder.Directions() {
		parts = append(parts, d.Letter(l)+"\u00a0"+strconv.Itoa(t.Number(d, r)))
	}
	return strings.Join(parts, "  ")
}

// title tells the turn, or the phase.
func title(g *ladderplay.Game, l say.Lang) string {
	if g.Turn == 0 {
		return g.Phase.Name(l)
	}
	return l.Text(say.LadderLineTurn, g.Turn, g.Active())
}

// waits is what the game waits for, with the usual gesture.
func waits(g *ladderplay.Game, l say.Lang) string {
	text := g.Phase.Name(l)
	legal := ladderplay.Legal(g)
	if c := g.NextTower(); g.Phase == ladderplay.SetupTowers && c != "" {
		text += " (" + c.Name(l) + ")"
	}
	if open := g.Open(); len(open) > 0 {
		text += " (" + g.Mover(open[0].Token.Colour).Name(l) + ")"
	}
	if len(legal) > 0 {
		text += ": " + ladderplay.Write(legal[len(legal)-1], l)
		if l == say.French {
			text = strings.Replace(text, ": ", "\u00a0: ", 1)
		}
	}
	if g.Stalled() {
		text += l.Text(say.LadderLineStalled, g.Calm)
	}
	return text
}

// Grid draws a board: a tower is its height, the visible token (a devil with a
// capital D) and, if it is marked, the number behind a star; the tile is an
// arrow in the direction of its first number.
func Grid(b *ladder.Board, tile *ladder.Tile, r ladder.Rules, marks []ladderplay.Mark, l say.Lang) []string {
	cols, rows := b.Side()
	rule := "  +" + strings.Repeat(strings.Repeat("-", cellWide)+"+", cols)
	lines := []string{rule}
	for row := rows - 1; row >= 0; row-- {
		line := strconv.Itoa(row+1) + " |"
		for col := range cols {
			s := ladder.Square{Col: col, Row: row}
			text := ""
			if top, ok := b.Top(s); ok {
				text = top.Shown(l)
				if n := len(b.At(s)); n > 1 {
					text = strconv.Itoa(n) + text
				}
				for _, m := range marks {
					if m.At == s && m.Fate == ladderplay.Pending {
						text += "*" + strconv.Itoa(m.Number)
					}
				}
			}
			if tile != nil && tile.At == s {
				text = "[" + []string{"^", ">", "v", "<"}[tile.Turn%4] + strconv.Itoa(r.Numbers[0]) + "]"
			}
			line += centre(text, cellWide) + "|"
		}
		lines = append(lines, line, rule)
	}
	foot := "   "
	for col := range cols {
		foot += centre(string(rune('a'+col)), cellWide) + " "
	}
	return append(lines, strings.TrimRight(foot, " "))
}

func centre(text string, wide int) string {
	left := max(0, wide-term.Width(text)) / 2
	return strings.Repeat(" ", left) + text + strings.Repeat(" ", max(0, wide-term.Width(text)-left))
}

// scores is the table of players: level, tokens taken, points as they are now.
func scores(g *ladderplay.Game, l say.Lang, width int) []string {
	columns := []term.Column{{}, {Title: l.Text(say.LadderScoreLadder), Number: true}}
	for _, c := range ladder.Colours() {
		columns = append(columns, term.Column{Title: l.Text(say.LadderScoreTaken, c.Letter(l)), Number: true})
	}
	columns = append(columns, term.Column{Title: "3/2/1"}, term.Column{Title: l.Text(say.LadderScoreTotal), Number: true})
	var rows [][]string
	for _, s := range g.Scores() {
		row := []string{s.Colour.Name(l), strconv.Itoa(s.Level)}
		for _, c := range ladder.Colours() {
			row = append(row, strconv.Itoa(s.Taken[c]))
		}
		towers := s.Towers
		row = append(row, strconv.Itoa(towers.Three)+"/"+strconv.Itoa(towers.Two)+"/"+strconv.Itoa(towers.One), strconv.Itoa(s.Total))
		rows = append(rows, row)
	}
	return term.Table(columns, rows, width)
}
