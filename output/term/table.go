package term

import (
	"strings"
)

// Column is a column of a table.
type Column struct {
	Title  string
	Number bool // of numbers: set to the right, never broken
}

// Sizes of a table, columns.
const (
	gap       = 2
	leastText = 12 // a column of text is not made narrower
)

// Table lays out a table in at most width columns: in a grid, or, where that
// has no room, each row as its first cell over the others with their titles.
func Table(columns []Column, rows [][]string, width int) []string {
	width = max(width, MinWidth)
	widths, ok := fit(columns, rows, width)
	if !ok {
		return records(columns, rows, width)
	}
	var lines []string
	if titles := titlesOf(columns); strings.Join(titles, "") != "" {
		lines = gridRow(columns, titles, widths)
	}
	for _, row := range rows {
		lines = append(lines, gridRow(columns, row, widths)...)
	}
	return lines
}

func titlesOf(columns []Column) []string {
	titles := make([]string, len(columns))
	for i, c := range columns {
		titles[i] = c.Title
	}
	return titles
}

// fit is how wide each column is; false if the table has no room. The widest
// columns of text give way.
func fit(columns []Column, rows [][]string, width int) ([]int, bool) {
	widths := make([]int, len(columns))
	sum := gap * max(0, len(columns)-1)
	for i, c := range columns {
		widths[i] = Width(c.Title)
		for _, row := range rows {
			widths[i] = max(widths[i], Width(row[i]))
		}
		sum += widths[i]
	}
	for ; sum > width; sum-- {
		widest := -1
		for i, c := range columns {
			if !c.Number && widths[i] > leastText && (widest < 0 || widths[i] > widths[widest]) {
				widest = i
			}
		}
		if widest < 0 {
			return nil, false
		}
		widths[widest]--
	}
	return widths, true
}

// gridRow is a row, on as many lines as its highest cell needs.
func gridRow(columns []Column, row []string, widths []int) []string {
	cells := make([][]string, len(row))
	high := 0
	for i, cell := range row {
		cells[i] = Wrap(cell, widths[i], hang(cell))
		high = max(high, len(cells[i]))
	}
	lines := make([]string, high)
	for y := range lines {
		var b strings.Builder
		for i := range row {
			if i > 0 {
				b.WriteString(strings.Repeat(" ", gap))
			}
			text := ""
			if y < len(cells[i]) {
				text = cells[i][y]
			}
			b.WriteString(pad(text, widths[i], columns[i].Number))
		}
		lines[y] = strings.TrimRight(b.String(), " ")
	}
	return lines
}

// hang is what stands before the lines that go on a cell: nothing, or the room of
// a mark and a no-break space before its text.
func hang(cell string) string {
	if r := []rune(cell); len(r) > 1 && r[1] == '\u00a0' {
		return "  "
	}
	return ""
}

// records is a table as a list: the first cell, then the others with their
// titles. Empty cells are left out.
func records(columns []Column, rows [][]string, width int) []string {
	const indent = "  "
	var lines []string
	for _, row := range rows {
		lines = append(lines, Wrap(row[0], width, indent)...)
		var facts []string
		for i, cell := range row[1:] {
			if cell = strings.TrimSpace(cell); cell == "" {
				continue
			}
			if title := columns[i+1].Title; title != "" {
				cell = title + "\u00a0" + cell
			}
			facts = append(facts, cell)
		}
		if len(facts) == 0 {
			continue
		}
		for _, line := range Wrap(strings.Join(facts, " · "), width-len(indent), "") {
			lines = append(lines, indent+line)
		}
	}
	return lines
}
