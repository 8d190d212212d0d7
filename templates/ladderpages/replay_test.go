package ladderpages

import (
	"fmt"
	"slices"
	"testing"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
	"croix/tracker/ladderplay"
)

// TestWays: a diagram shows the way that each token went, corners included; of a
// move against the rules both ends alone.
func TestWays(t *testing.T) {
	events, err := ladderplay.New(ladderplay.Refereed, ladder.DefaultRules(), 4, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	table := ladderplay.TableOf(ladderplay.Replay(events))
	for _, text := range []string{
		"a6 e", "g5", "c7", "c3", "c1", "g3", "f2", "f7", "c5", "d4", "d2", "e3", "b4", "right", "left a2", "d2 c1", "b3", "c3 b4",
		"left d5", "c5 b4", "g5 e3", "anyway d4 a1",
	} {
		g, err := table.Decide(text, false, nil)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		table.Apply(g)
		events = append(events, g.Events...)
	}
	turns, _ := turnsOf(events, say.English)
	for i, want := range [][]string{{}, {"[d2 c1]"}, {"[c3 b4]"}, {"[c5 c6 b6 b5 b4]", "[g5 f4 e3]", "[d4 a1]"}} {
		var got []string
		for _, way := range turns[i].moves {
			got = append(got, fmt.Sprint(way))
		}
		if !slices.Equal(got, want) {
			t.Errorf("turn %d: %v, want %v", i+1, got, want)
		}
	}
}

// TestNothingLost: all that is told of a turn is on the page, in the cells that
// follow where its own is too small; a turn that fits has one cell.
func TestNothingLost(t *testing.T) {
	p, _, err := newPainter(ladder.DefaultRules(), say.LadderReplayTitle, output.Size{W: 120, H: 130}, options("A4", say.English, pages.InkFull))
	if err != nil {
		t.Fatal(err)
	}
	const side = 6.0
	size := output.Rect{W: diagramWide, H: 6*side + edge + diagramHead + diagramText}
	for _, row := range []struct {
		why   string
		lines int
		cells int
	}{
		{"nothing is told", 0, 1},
		{"fits below the diagram", 3, 1},
		{"one cell more", 14, 2},
		{"many cells", 200, 0},
	} {
		var one turn
		for i := range row.lines {
			one.lines = append(one.lines, fmt.Sprintf("line %d", i))
		}
		cells, told := p.cells([]turn{one}, size, side), 0
		for i, c := range cells {
			told += len(c.told)
			room := size.H - diagramHead
			if i == 0 {
				room -= side*float64(p.r.Rows) + edge
			}
			if c.goesOn != (i > 0) || float64(len(c.told))*c.leading > room {
				t.Errorf("%s: cell %d of %d holds %d lines", row.why, i+1, len(cells), len(c.told))
			}
		}
		if told != row.lines || row.cells > 0 && len(cells) != row.cells || row.cells == 0 && len(cells) < 3 {
			t.Errorf("%s: %d of %d lines in %d cells", row.why, told, row.lines, len(cells))
		}
	}
}
