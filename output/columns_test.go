package output

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func chunk(height, gap float64, keep bool) Chunk {
	return Chunk{Laid: Laid{Height: height}, Gap: gap, Keep: keep}
}

// TestFlow: where chunks go, reason by reason.
func TestFlow(t *testing.T) {
	head := &Laid{Height: 2}
	for _, row := range []struct {
		reason  string
		chunks  []Chunk
		columns []int
		ys      []float64
		fits    bool
	}{
		{"nothing", nil, nil, nil, true},
		{"below each other, with a gap", []Chunk{chunk(3, 5, false), chunk(3, 1, false)}, []int{0, 0}, []float64{0, 4}, true},
		{"full to the foot", []Chunk{chunk(5, 0, false), chunk(4, 1, false)}, []int{0, 0}, []float64{0, 6}, true},
		{"no room left", []Chunk{chunk(5, 0, false), chunk(4.1, 1, false)}, []int{0, 1}, []float64{0, 0}, true},
		{"a head goes with its text", []Chunk{chunk(6, 0, false), chunk(2, 1, true), chunk(3, 1, false)}, []int{0, 1, 1}, []float64{0, 0, 3}, true},
		{"too much to keep together", []Chunk{chunk(6, 0, false), chunk(2, 1, true), chunk(9, 1, false)}, []int{0, 0, 1}, []float64{0, 7, 0}, true},
		{"a lead at the top of a column only", []Chunk{
			{Laid: Laid{Height: 5}, Lead: head}, {Laid: Laid{Height: 2}, Lead: head}, {Laid: Laid{Height: 4}, Lead: head},
		}, []int{0, 0, 1}, []float64{2, 7, 2}, true},
		{"higher than a column", []Chunk{chunk(2, 0, false), chunk(11, 0, false), chunk(1, 1, false)}, []int{0, 1, 2}, []float64{0, 0, 0}, false},
	} {
		t.Run(row.reason, func(t *testing.T) {
			spots, n, fits := Flow(row.chunks, func(int) float64 { return 10 })
			if fits != row.fits || len(spots) != len(row.chunks) {
				t.Fatalf("%d spots, fits %t", len(spots), fits)
			}
			for i, s := range spots {
				if s.Chunk != i || s.Column != row.columns[i] || math.Abs(s.Y-row.ys[i]) > 1e-9 {
					t.Errorf("chunk %d: %+v, want column %d at %g", i, s, row.columns[i], row.ys[i])
				}
			}
			if want := 0; len(spots) > 0 && n != spots[len(spots)-1].Column+1 || len(spots) == 0 && n != want {
				t.Errorf("%d columns", n)
			}
		})
	}
}

// TestFlowKeeps: chunks stand in order, none outside its column or on
// another, none left out; a chunk that is kept is never the last of a column
// that could have passed it on.
func TestFlowKeeps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		chunks := rapid.SliceOf(rapid.Custom(func(t *rapid.T) Chunk {
			c := chunk(rapid.Float64Range(0.5, 10).Draw(t, "height"), rapid.Float64Range(0, 3).Draw(t, "gap"), rapid.Bool().Draw(t, "keep"))
			if rapid.Bool().Draw(t, "lead") {
				c.Lead = &Laid{Height: 2}
			}
			return c
		})).Draw(t, "chunks")
		high := rapid.Float64Range(12, 60).Draw(t, "column")
		spots, n, fits := Flow(chunks, func(int) float64 { return high })
		if !fits || len(spots) != len(chunks) {
			t.Fatalf("%d spots of %d, fits %t", len(spots), len(chunks), fits)
		}
		column, y := 0, 0.0
		for i, s := range spots {
			c := chunks[i]
			if s.Column != column {
				if s.Column != column+1 {
					t.Fatalf("chunk %d leaves a column out", i)
				}
				column, y = s.Column, 0
				if !s.Led && c.Lead != nil {
					t.Fatalf("chunk %d has no lead", i)
				}
				if chunks[i-1].Keep {
					first := i - 1
					for first > 0 && chunks[first-1].Keep {
						first--
					}
					if stackHeight(chunks[first:first+together(chunks[first:])], true) <= high && spots[first].Y > 0 && !spots[first].Led {
						t.Fatalf("chunk %d is parted from the next", i-1)
					}
				}
			}
			if s.Chunk != i || s.Y < y-1e-9 || s.Y+c.Height > high+1e-5 {
				t.Fatalf("chunk %d at %g", i, s.Y)
			}
			y = s.Y + c.Height
		}
		if len(spots) > 0 && n != column+1 {
			t.Fatalf("%d columns, want %d", n, column+1)
		}
	})
}

// TestWidths: the sum is the width, no column is narrower than its longest
// word, and a table that has room wastes none by breaking lines.
func TestWidths(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 8).Draw(t, "columns")
		least, natural := make([]float64, n), make([]float64, n)
		sum, all := 0.0, 0.0
		cells := make([][]float64, rapid.IntRange(0, 9).Draw(t, "rows"))
		for i := range n {
			least[i] = rapid.Float64Range(1, 20).Draw(t, "least")
			natural[i] = least[i]
			for r := range cells {
				c := rapid.Float64Range(0, 90).Draw(t, "cell")
				cells[r] = append(cells[r], c)
				natural[i] = math.Max(natural[i], c)
			}
			sum, all = sum+least[i], all+natural[i]
		}
		const gap = 2.0
		total := rapid.Float64Range(10, 400).Draw(t, "total")
		room := total - gap*float64(n-1)
		ws, ok := Widths(least, cells, total, gap)
		if ok != (sum <= room+1e-6) {
			t.Fatalf("ok %t for %g of %g", ok, sum, room)
		}
		if !ok {
			return
		}
		got := 0.0
		for i, w := range ws {
			got += w
			if w < least[i]-1e-6 || all <= room && w < natural[i]-1e-6 {
				t.Fatalf("column %d is %g, least %g, natural %g", i, w, least[i], natural[i])
			}
		}
		if math.Abs(got-room) > 1e-4 {
			t.Fatalf("the columns are %g of %g", got, room)
		}
	})
}

// TestWidthsLow: a column whose cells nearly fit gets what another, whose cells
// are long anyway, can spare.
func TestWidthsLow(t *testing.T) {
	cells := [][]float64{{30, 200}, {30, 40}, {30, 40}, {30, 40}}
	ws, ok := Widths([]float64{10, 10}, cells, 92, 2)
	if !ok || ws[0] < 30 || tableLines(ws, cells) > 8 {
		t.Errorf("columns %v, about %g lines", ws, tableLines(ws, cells))
	}
	if ws, ok = Widths(nil, nil, 10, 2); !ok || len(ws) != 0 {
		t.Errorf("no columns: %v, %t", ws, ok)
	}
}
