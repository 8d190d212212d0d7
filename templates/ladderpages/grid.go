package ladderpages

import (
	"strconv"
	"strings"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/ladderplay"
)

// cellWide is the columns of a square on screen where there is room.
const cellWide = 6

// Grid draws a board in at most width columns: a tower is its height, the
// visible token (a devil with a capital D) and, if it is marked, its number
// behind a star; the tile is an arrow in the direction of its first number, with
// it. Where squares are narrow the star is left out, then the number.
func Grid(b *ladder.Board, tile *ladder.Tile, r ladder.Rules, marks []ladderplay.Mark, l say.Lang, width int) []string {
	cols, rows := b.Side()
	wide := min(cellWide, (width-len("7 |"))/cols-len("|"))
	var lines []string
	for row := rows - 1; row >= 0; row-- {
		line := strconv.Itoa(row+1) + " |"
		for col := range cols {
			s := ladder.Square{Col: col, Row: row}
			text, end := tower(b, s, l), "|"
			for _, m := range marks {
				if m.At != s || m.Fate != ladderplay.Pending {
					continue
				}
				switch n := strconv.Itoa(m.Number); {
				case wide > 4:
					text += "*" + n
				case wide == 4:
					text += n
				default:
					end = "*"
				}
			}
			if tile != nil && tile.At == s {
				text = []string{"^", ">", "v", "<"}[tile.Turn%4]
				if wide >= 4 {
					text += strconv.Itoa(r.Numbers[0])
				}
				text = "[" + text + "]"
			}
			line += centre(text, wide) + end
		}
		lines = append(lines, line)
	}
	foot := "   "
	for col := range cols {
		foot += centre(string(rune('a'+col)), wide) + " "
	}
	return append(lines, strings.TrimRight(foot, " "))
}

// tower is the height of a tower, if it is not one, and its visible token.
func tower(b *ladder.Board, s ladder.Square, l say.Lang) string {
	top, ok := b.Top(s)
	if !ok {
		return ""
	}
	if n := len(b.At(s)); n > 1 {
		return strconv.Itoa(n) + top.Shown(l)
	}
	return top.Shown(l)
}

func centre(text string, wide int) string {
	left := max(0, wide-term.Width(text)) / 2
	return strings.Repeat(" ", left) + text + strings.Repeat(" ", max(0, wide-term.Width(text)-left))
}
