package output

import "math"

// Chunk is a part of a flow of text that stays whole, such as a paragraph, a
// head or the row of a table.
type Chunk struct {
	Laid
	Gap  float64 // above it, millimetres, but at the top of a column
	Keep bool    // stands in the column of the chunk after it
	Lead *Laid   // stands above it at the top of a column, such as the head of a table; nil for none
}

// Spot is where a chunk stands.
type Spot struct {
	Chunk  int     // its place among the chunks
	Column int     // from 0, running on over the pages
	Y      float64 // of its top, from the top of the column; its lead stands above
	Led    bool    // its lead is drawn
}

// Flow lets chunks run down one column after another. height is that of a
// column, millimetres. Chunks that are kept together begin a new column
// together, unless no column holds them. It gives the spots of all chunks, the
// number of columns, and false if a chunk is higher than its column.
func Flow(chunks []Chunk, height func(column int) float64) ([]Spot, int, bool) {
	const eps = 1e-6
	var spots []Spot
	column, y := 0, 0.0
	fits := true
	for i := 0; i < len(chunks); {
		n := together(chunks[i:])
		if y > 0 && y+stackHeight(chunks[i:i+n], false) > height(column)+eps {
			if stackHeight(chunks[i:i+n], true) > height(column+1)+eps {
				n = 1 // no column holds them all
			}
			if y+stackHeight(chunks[i:i+n], false) > height(column)+eps {
				column, y = column+1, 0
			}
		}
		if y == 0 && stackHeight(chunks[i:i+n], true) > height(column)+eps {
			n = 1
			fits = fits && stackHeight(chunks[i:i+1], true) <= height(column)+eps
		}
		for ; n > 0; n-- {
			c, s := &chunks[i], Spot{Chunk: i, Column: column}
			if y > 0 {
				y += c.Gap
			} else if c.Lead != nil {
				s.Led = true
				y += c.Lead.Height
			}
			s.Y = y
			spots = append(spots, s)
			y += c.Height
			i++
		}
	}
	if len(spots) == 0 {
		return nil, 0, fits
	}
	return spots, column + 1, fits
}

// together is how many chunks from the first on are kept together.
func together(chunks []Chunk) int {
	n := 1
	for n < len(chunks) && chunks[n-1].Keep {
		n++
	}
	return n
}

// stackHeight is the height of chunks on each other, at the top of a column or
// below others.
func stackHeight(chunks []Chunk, top bool) float64 {
	h := 0.0
	for i := range chunks {
		switch {
		case i > 0 || !top:
			h += chunks[i].Gap
		case chunks[i].Lead != nil:
			h += chunks[i].Lead.Height
		}
		h += chunks[i].Height
	}
	return h
}

// Widths shares a width among the columns of a table. least is what the
// longest word of each needs; cells are the rows, each cell with its width on
// one line. Where there is room each column has what its widest cell needs,
// and the last that could give way has what is left, or each a share of it where
// none could; else they give way so that the table is low. It is false if there
// is no room for the least.
func Widths(least []float64, cells [][]float64, total, gap float64) ([]float64, bool) {
	const eps = 1e-6
	n := len(least)
	natural := append([]float64(nil), least...)
	for _, row := range cells {
		for i := range min(n, len(row)) {
			natural[i] = math.Max(natural[i], row[i])
		}
	}
	room := total - gap*float64(n-1)
	ws := append([]float64(nil), least...)
	sumLeast, sumNatural, last := 0.0, 0.0, -1
	for i := range least {
		sumLeast += least[i]
		sumNatural += natural[i]
		if natural[i] > least[i]+eps {
			last = i
		}
	}
	if n == 0 || sumLeast > room+eps {
		return ws, n == 0
	}
	if sumNatural <= room {
		copy(ws, natural)
		for i := range ws {
			switch spare := room - sumNatural; last {
			case i:
				ws[i] += spare
			case -1:
				ws[i] += spare / float64(n)
			}
		}
		return ws, true
	}
	for i := range ws {
		ws[i] += (room - sumLeast) / (sumNatural - sumLeast) * (natural[i] - least[i])
	}
	lower(ws, least, cells, (room-sumLeast)/24)
	return ws, true
}

// lower moves width from one column to another as long as that makes the table
// lower. A small move may help only when a larger one does: several are tried.
func lower(ws, least []float64, cells [][]float64, step float64) {
	for range 40 { // a table is low long before that
		best, from, to, by := tableLines(ws, cells), -1, -1, 0.0
		for i := range ws {
			for j := range ws {
				for _, k := range []float64{1, 2, 4, 7, 11} {
					if i == j || ws[i]-k*step < least[i] {
						break
					}
					ws[i], ws[j] = ws[i]-k*step, ws[j]+k*step
					if l := tableLines(ws, cells); l < best-1e-9 {
						best, from, to, by = l, i, j, k*step
					}
					ws[i], ws[j] = ws[i]+k*step, ws[j]-k*step
				}
			}
		}
		if from < 0 {
			return
		}
		ws[from], ws[to] = ws[from]-by, ws[to]+by
	}
}

// tableLines is about how many lines a table has. That a line is not full to
// its end is worth a part of its width; cells close to one line more count a
// little, so that a step that helps in two is seen.
func tableLines(ws []float64, cells [][]float64) float64 {
	const ragged = 0.93
	lines := 0.0
	for _, row := range cells {
		most := 1.0
		for i := range min(len(ws), len(row)) {
			if ws[i] <= 0 || row[i] <= ws[i] {
				continue
			}
			need := row[i] / (ragged * ws[i])
			most = math.Max(most, math.Ceil(need)+0.02*need)
		}
		lines += most
	}
	return lines
}
