package ladderpages

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/ladderplay"
	"croix/tracker/prompt"
)

// cellWide is the columns of a square on screen where there is room.
const cellWide = 6

// Grid draws a board in at most width columns: a tower is its height, the
// visible token (a devil with a capital D) and, if it is marked, its number
// behind a star; the tile is an arrow in the direction of its first number, with
// it. Where squares are narrow the star is left out, then the number.
func Grid(b *ladder.Board, tile *ladder.Tile, r ladder.Rules, marks []ladderplay.Mark, l say.Lang, width int) []string {
	var lines []string
	for _, line := range (grid{b, tile, r, marks, l, width}).lines(nil, 0) {
		lines = append(lines, strings.TrimRight(line.Text(), " "))
	}
	return lines
}

// grid is a board to be drawn.
type grid struct {
	b     *ladder.Board
	tile  *ladder.Tile // nil before it lies
	r     ladder.Rules
	marks []ladderplay.Mark
	l     say.Lang
	width int
}

// lines is the board with the squares that are offered, a point on those that
// are empty, and the one under the cursor.
func (d grid) lines(rows []prompt.Choice, at int) []term.Line {
	cols, high := d.b.Side()
	wide := min(cellWide, (d.width-len("7 |"))/cols-len("|"))
	var all []term.Line
	for row := high - 1; row >= 0; row-- {
		line := term.Line{{Text: strconv.Itoa(row+1) + " |"}}
		for col := range cols {
			s := ladder.Square{Col: col, Row: row}
			text, end := d.cell(s, wide)
			role := term.Plain
			if i := slices.IndexFunc(rows, func(c prompt.Choice) bool { return c.Spot == d.spot(s) }); i >= 0 {
				if role = term.Strong; text == "" {
					text = "·"
				}
			}
			if at < len(rows) && rows[at].Spot == d.spot(s) {
				role = term.Reverse
			}
			line = append(line, term.Span{Text: centre(text, wide), Role: role}, term.Span{Text: end})
		}
		all = append(all, line)
	}
	foot := "   "
	for col := range cols {
		foot += centre(string(rune('a'+col)), wide) + " "
	}
	return append(all, term.Line{{Text: foot}})
}

// spot is where a square is drawn.
func (d grid) spot(s ladder.Square) prompt.Spot {
	_, high := d.b.Side()
	return prompt.Spot{X: s.Col + 1, Y: high - s.Row}
}

// cell is what stands on a square, and what stands behind it.
func (d grid) cell(s ladder.Square, wide int) (text, end string) {
	text, end = d.tower(s), "|"
	for _, m := range d.marks {
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
	if d.tile != nil && d.tile.At == s {
		text = []string{"^", ">", "v", "<"}[d.tile.Turn%4]
		if wide >= 4 {
			text += strconv.Itoa(d.r.Numbers[0])
		}
		text = "[" + text + "]"
	}
	return text, end
}

// tower is the height of a tower, if it is not one, and its visible token.
func (d grid) tower(s ladder.Square) string {
	top, ok := d.b.Top(s)
	if !ok {
		return ""
	}
	text := d.r.Colours.Token(top, d.l)
	if n := len(d.b.At(s)); n > 1 {
		text = strconv.Itoa(n) + text
	}
	return text
}

func centre(text string, wide int) string {
	left := max(0, wide-term.Width(text)) / 2
	return strings.Repeat(" ", left) + text + strings.Repeat(" ", max(0, wide-term.Width(text)-left))
}
