package term

import (
	"math"
	"strconv"
	"strings"
)

// Series is a line of a chart: a value for each step, the same number of them
// in all series, drawn with a sign of one column.
type Series struct {
	Sign   rune
	Values []float64
}

// Shared is the sign where several series meet.
const Shared = '*'

// stepMost is how many columns one step takes at most, and dot what leads from
// one to the next.
const (
	stepMost = 8
	dot      = '·'
)

// Chart draws series over their steps, counted from 1, in at most width columns
// and exactly height lines and two more for the axis. 0 is always on it. Where
// there are more steps than columns, each column shows the last of its steps. It
// is nil without values.
func Chart(series []Series, width, height int) []string {
	steps, low, high := 0, 0.0, 0.0
	for _, s := range series {
		steps = max(steps, len(s.Values))
		for _, v := range s.Values {
			low, high = math.Min(low, v), math.Max(high, v)
		}
	}
	if steps == 0 {
		return nil
	}
	if high == low {
		high = low + 1
	}
	height = max(2, height)
	row := func(v float64) int { return int(math.Round((high - v) / (high - low) * float64(height-1))) }
	labels := map[int]string{row(0): "0", row(low): number(low), row(high): number(high)}
	margin := 0
	for _, l := range labels {
		margin = max(margin, Width(l))
	}
	wide := max(1, min(width-margin-2, 1+(steps-1)*stepMost))
	column := func(i int) int {
		if steps == 1 {
			return 0
		}
		return i * (wide - 1) / (steps - 1)
	}
	grid := make([][]rune, height)
	for y := range grid {
		grid[y] = []rune(strings.Repeat(" ", wide))
	}
	for _, s := range series {
		for i := 1; i < len(s.Values); i++ {
			for x := column(i-1) + 1; x < column(i); x++ {
				part := float64(x-column(i-1)) / float64(column(i)-column(i-1))
				grid[row(s.Values[i-1]+part*(s.Values[i]-s.Values[i-1]))][x] = dot
			}
		}
	}
	signs := map[[2]int]rune{}
	for _, s := range series {
		at := map[int]int{} // the row of each column: later steps win
		for i, v := range s.Values {
			at[column(i)] = row(v)
		}
		for x, y := range at {
			sign := s.Sign
			if _, taken := signs[[2]int{x, y}]; taken {
				sign = Shared
			}
			signs[[2]int{x, y}] = sign
		}
	}
	for p, sign := range signs {
		grid[p[1]][p[0]] = sign
	}
	var lines []string
	for y, cells := range grid {
		lines = append(lines, strings.TrimRight(pad(labels[y], margin, true)+" │"+string(cells), " "))
	}
	lines = append(lines, strings.Repeat(" ", margin)+" └"+strings.Repeat("─", wide))
	return append(lines, strings.Repeat(" ", margin+2)+axis(steps, wide, column))
}

// number is a value without needless digits, with a true minus.
func number(v float64) string {
	return strings.Replace(strconv.FormatFloat(v, 'f', -1, 64), "-", "−", 1)
}

// axis numbers the steps as far as there is room.
func axis(steps, wide int, column func(int) int) string {
	text := []rune(strings.Repeat(" ", wide+len(strconv.Itoa(steps))))
	free := 0
	put := func(i int) {
		for k, r := range strconv.Itoa(i + 1) {
			text[column(i)+k] = r
		}
		free = column(i) + len(strconv.Itoa(i+1)) + 1
	}
	last := column(steps - 1)
	for i := range steps - 1 {
		if column(i) >= free && column(i)+len(strconv.Itoa(i+1)) < last {
			put(i)
		}
	}
	put(steps - 1)
	line := strings.TrimRight(string(text), " ")
	if Width(line) > wide { // the last number ends where the axis ends
		n := strconv.Itoa(steps)
		line = string(text[:max(0, wide-len(n))]) + n
	}
	return line
}
