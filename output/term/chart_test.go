package term

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestChart(t *testing.T) {
	for _, row := range []struct {
		reason        string
		series        []Series
		width, height int
		want          []string
	}{
		{"nothing to draw", nil, 40, 4, nil},
		{"one step", []Series{{'G', []float64{5}}}, 40, 2, []string{
			"5 │G",
			"0 │",
			"  └─",
			"   1",
		}},
		{"two sides, one falls below 0 and they begin together", []Series{
			{'G', []float64{0, 20, -10}},
			{'S', []float64{0, 10, 20}},
		}, 12, 4, []string{
			" 20 │   G ·S",
			"    │ ··S·",
			"  0 │*·   ·",
			"−10 │      G",
			"    └───────",
			"     1  2  3",
		}},
		{"a game without points", []Series{{'G', []float64{0, 0}}}, 40, 2, []string{
			"1 │",
			"0 │G·······G",
			"  └─────────",
			"   1       2",
		}},
	} {
		t.Run(row.reason, func(t *testing.T) {
			if got := Chart(row.series, row.width, row.height); !slices.Equal(got, row.want) {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(row.want, "\n"))
			}
		})
	}
}

// TestChartBounds: whatever the values, the chart stays within its width and
// shows the last value of every side.
func TestChartBounds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		steps := rapid.IntRange(1, 200).Draw(t, "steps")
		values := rapid.SliceOfN(rapid.Map(rapid.IntRange(-999, 999), func(n int) float64 { return float64(n) / 2 }), steps, steps)
		a, b := values.Draw(t, "a"), values.Draw(t, "b")
		width, height := rapid.IntRange(40, 120).Draw(t, "width"), rapid.IntRange(2, 20).Draw(t, "height")
		lines := Chart([]Series{{'G', a}, {'S', b}}, width, height)
		if len(lines) != height+2 {
			t.Fatalf("%d lines, want %d", len(lines), height+2)
		}
		ends := ""
		for _, l := range lines {
			if Width(l) > width {
				t.Errorf("%q is wider than %d", l, width)
			}
			runes := []rune(l)
			if i := slices.Index(runes, '│'); i >= 0 {
				ends += string(runes[i+1:])
			}
		}
		if !strings.ContainsRune(ends, Shared) && (!strings.ContainsRune(ends, 'G') || !strings.ContainsRune(ends, 'S')) {
			t.Errorf("a side is missing in\n%s", strings.Join(lines, "\n"))
		}
	})
}
