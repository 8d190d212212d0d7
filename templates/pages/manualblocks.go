package pages

import (
	"math"

	"croix/generator/manual"
	"croix/output"
)

// Leading of running text and of tables, in ems.
const (
	refLeading = 1.2
	refTight   = 1.12
)

// refHeadHigh is the height of the band that heads a section.
const refHeadHigh = 6.6

// section adds the chunks of a section.
func (f *refFlow) section(s *manual.Section) {
	first := len(f.chunks)
	f.heads = append(f.heads, first)
	f.head(s)
	if f.m.Figure != nil {
		if drawn, ok := f.m.Figure(s.ID, f.width); ok {
			f.chunks = append(f.chunks, output.Chunk{Gap: 2, Keep: true, Laid: drawn})
		}
	}
	for i := range s.Blocks {
		f.block(s, &s.Blocks[i])
		// What is said before a short table stands with it, and a note below it.
		if i+1 < len(s.Blocks) && (s.Blocks[i].Kind == manual.Paragraph && f.short(&s.Blocks[i+1]) || s.Blocks[i].Kind == manual.Table && s.Blocks[i+1].Kind == manual.Note) {
			f.chunks[len(f.chunks)-1].Keep = true
		}
	}
	// A short section stays whole.
	const short = 38.0
	high := 0.0
	for _, c := range f.chunks[first:] {
		high += c.Gap + c.Height
	}
	if high <= short {
		for i := first; i < len(f.chunks)-1; i++ {
			f.chunks[i].Keep = true
		}
	}
}

// short reports whether a block is a table that is not parted.
func (f *refFlow) short(b *manual.Block) bool {
	return b.Kind == manual.Table && len(b.Rows) <= refShortTable
}

// head is the band with the icon and title of a section.
func (f *refFlow) head(s *manual.Section) {
	accent := f.m.Accent(s.ID)
	paint, on := f.Plate(accent)
	font := f.Title.In(on)
	size, ok := output.FitSize(font, s.Title, f.width-10, 13, refSmallest)
	if !ok {
		f.err = &output.OverflowError{Card: s.ID, Field: "title"}
	}
	font = font.At(size)
	f.chunks = append(f.chunks, output.Chunk{Gap: 3.6, Keep: true, Laid: output.Laid{Height: refHeadHigh,
		Draw: func(c *output.Canvas, x, y float64) {
			c.Field(s.ID)
			c.Rect(output.Rect{X: x, Y: y, W: f.width, H: refHeadHigh}, 1.2, paint)
			c.Icon(s.Icon, x+1.3, y+0.9, refHeadHigh-1.8, on)
			c.Text(x+8, y+refHeadHigh/2+font.Cap()/2, font, s.Title)
		}}})
}

// block adds the chunks of a block.
func (f *refFlow) block(s *manual.Section, b *manual.Block) {
	gap := 1.7
	if b.Head != "" && b.Kind != manual.Note {
		font := f.Bold.In(f.m.Accent(s.ID))
		f.text(s.ID, gap+0.6, 0, true, output.Span{Font: font, Text: b.Head})
		gap = 0.7
	}
	cites := f.m.Cites(b.Cites)
	switch b.Kind {
	case manual.Paragraph:
		f.cited(s.ID, gap, 0, cites, output.Span{Font: f.Regular, Text: b.Text})
	case manual.Note:
		var spans []output.Span
		if b.Head != "" {
			spans = append(spans, output.Span{Font: f.Bold, Text: b.Head + "\u00a0— "})
		}
		f.cited(s.ID, gap, 0, cites, append(spans, output.Span{Font: f.Italic, Text: b.Text})...)
	case manual.List:
		indent := f.indent(b.Items)
		for i, it := range b.Items {
			tail := ""
			if i == len(b.Items)-1 {
				tail = cites
			}
			f.item(s.ID, gap, indent, it, tail)
			gap = 0.75
		}
	case manual.Table:
		f.table(s, b, gap, cites)
	}
}

// indent is how far the text of a list stands from its labels, where they are
// numbers or letters; 0 where they are words, which run in.
func (f *refFlow) indent(items []manual.RuleItem) float64 {
	for _, it := range items {
		if len([]rune(it.Label)) > 2 {
			return 0
		}
	}
	return 4
}

// item is an item of a list.
func (f *refFlow) item(field string, gap, indent float64, it manual.RuleItem, cites string) {
	if indent == 0 {
		f.cited(field, gap, 0, cites, output.Span{Font: f.Bold, Text: it.Label + "\u00a0— "}, output.Span{Font: f.Regular, Text: it.Text})
		return
	}
	f.cited(field, gap, indent, cites, output.Span{Font: f.Regular, Text: it.Text})
	last := &f.chunks[len(f.chunks)-1]
	draw, label := last.Draw, f.Bold.At(f.size)
	capital := f.capitals(f.size, refLeading)
	last.Draw = func(c *output.Canvas, x, y float64) {
		draw(c, x, y)
		c.Text(x, y+capital, label, it.Label)
	}
}

// capitals is where the first baseline of text stands below its top.
func (f *refFlow) capitals(size, leading float64) float64 {
	high := leading * size / output.PtPerMM
	return (high + f.Regular.At(size).Cap()) / 2
}

// text adds a paragraph.
func (f *refFlow) text(field string, gap, indent float64, keep bool, spans ...output.Span) {
	lines, ok := output.Measure(spans...).Break(f.size, f.width-indent)
	if !ok {
		f.err = &output.OverflowError{Card: field, Field: "text"}
	}
	leading := refLeading * f.size / output.PtPerMM
	f.chunks = append(f.chunks, output.Chunk{Gap: gap, Keep: keep, Laid: output.Laid{Height: float64(len(lines)) * leading,
		Draw: func(c *output.Canvas, x, y float64) {
			c.Field(field)
			c.Lines(lines, x+indent, y+f.capitals(f.size, refLeading), f.width-indent, leading, output.Left)
		}}})
}

// cited adds a paragraph with the numbers of its rules at the end of its last
// line, or on a line of their own where that is full.
func (f *refFlow) cited(field string, gap, indent float64, cites string, spans ...output.Span) {
	f.text(field, gap, indent, false, spans...)
	if cites == "" {
		return
	}
	lines, _ := output.Measure(spans...).Break(f.size, f.width-indent)
	last := &f.chunks[len(f.chunks)-1]
	font := f.citeFont()
	draw := last.Draw
	room := f.width - indent
	if len(lines) > 0 {
		room -= lines[len(lines)-1].Width
	}
	rows, high := f.citeLines(cites)
	if len(rows) > 1 || font.Width(cites)+2 > room {
		at := last.Height
		last.Height += high
		last.Draw = func(c *output.Canvas, x, y float64) {
			draw(c, x, y)
			f.drawCites(c, rows, x, y+at)
		}
		return
	}
	leading := refLeading * f.size / output.PtPerMM
	base := last.Height - leading + f.capitals(f.size, refLeading)
	last.Draw = func(c *output.Canvas, x, y float64) {
		draw(c, x, y)
		c.TextRight(x+f.width, y+base, font, cites)
	}
}

func (f *refFlow) citeFont() output.Font { return f.Italic.At(refCite).In(f.Soft) }

// citeLines breaks numbers of rules; their height has a little room above.
func (f *refFlow) citeLines(cites string) ([]output.Line, float64) {
	font := f.citeFont()
	lines, ok := output.Measure(output.Span{Font: font, Text: cites}).Break(refCite, f.width)
	if !ok { // a long row of numbers is one word: break it at its spaces
		lines, _ = output.Measure(output.Span{Font: font, Text: refLoose(cites)}).Break(refCite, f.width)
	}
	return lines, float64(len(lines))*refCite*1.15/output.PtPerMM + 0.3
}

// refLoose is text that may be broken at every space.
func refLoose(s string) string {
	r := []rune(s)
	for i := range r {
		if r[i] == '\u00a0' {
			r[i] = ' '
		}
	}
	return string(r)
}

func (f *refFlow) drawCites(c *output.Canvas, rows []output.Line, x, y float64) {
	font := f.citeFont()
	leading := refCite * 1.15 / output.PtPerMM
	c.Lines(rows, x, y+0.3+(leading+font.Cap())/2, f.width, leading, output.Right)
}

// refTableGap is between the columns of a table, refTablePad above and below a row.
const (
	refTableGap   = 2.0
	refTablePad   = 0.38
	refShortTable = 7 // rows of a table that is not parted, at most
	refFirstRows  = 4 // rows of one that is, at its beginning
	refLastRows   = 3 // and at its end
)

// table adds the head and rows of a table; the head stands again at the top of
// a column in which the table goes on.
func (f *refFlow) table(s *manual.Section, b *manual.Block, gap float64, cites string) {
	size := f.size
	if b.Dense {
		size = f.dense
	}
	titles := make([]string, len(b.Columns))
	for i, c := range b.Columns {
		titles[i] = c.Title
	}
	widths, ok := f.tableWidths(b, titles, size)
	if !ok {
		f.err = &output.OverflowError{Card: s.ID, Field: "table"}
		return
	}
	head := f.row(s, b, titles, widths, math.Max(refSmallest, size-0.5), f.Bold.In(f.m.Accent(s.ID)), true)
	lead := head
	f.chunks = append(f.chunks, output.Chunk{Gap: gap, Keep: true, Laid: head})
	for i, cells := range b.Rows {
		laid := f.row(s, b, cells, widths, size, f.Regular, false)
		last := i == len(b.Rows)-1
		f.chunks = append(f.chunks, output.Chunk{Laid: laid, Lead: &lead,
			// Some rows at least stand together, and a short table stands whole.
			Keep: !last && (i < refFirstRows-1 || i > len(b.Rows)-1-refLastRows || f.short(b))})
		if last && cites != "" {
			rows, high := f.citeLines(cites)
			end := &f.chunks[len(f.chunks)-1]
			draw, at := end.Draw, end.Height
			end.Height += high
			end.Draw = func(c *output.Canvas, x, y float64) {
				draw(c, x, y)
				f.drawCites(c, rows, x, y+at)
			}
		}
	}
}

// tableWidths are the widths of the columns of a table.
func (f *refFlow) tableWidths(b *manual.Block, titles []string, size float64) ([]float64, bool) {
	least := make([]float64, len(titles))
	cells := make([][]float64, 0, len(b.Rows)+1)
	measure := func(font output.Font, row []string) {
		font = font.At(size)
		wide := make([]float64, len(row))
		for i, text := range row {
			wide[i] = font.Width(text) + 0.05 // rounding never breaks a word that fits
			word := wide[i]
			if !b.Columns[i].Number {
				word = refWord(font, text) + 0.05
			}
			least[i] = math.Max(least[i], word)
		}
		cells = append(cells, wide)
	}
	measure(f.Bold, titles)
	for _, row := range b.Rows {
		measure(f.Regular, row)
	}
	return output.Widths(least, cells, f.width, refTableGap)
}

// refWord is the width of the longest word.
func refWord(font output.Font, text string) float64 {
	widest, from := 0.0, 0
	for i, r := range text + " " {
		if r == ' ' {
			widest = math.Max(widest, font.Width(text[from:i]))
			from = i + 1
		}
	}
	return widest
}

// row is a row of a table with a thin rule below.
func (f *refFlow) row(s *manual.Section, b *manual.Block, cells []string, widths []float64, size float64, font output.Font, head bool) output.Laid {
	leading := refTight * size / output.PtPerMM
	type cell struct {
		lines []output.Line
		x, w  float64
		align output.Align
	}
	var set []cell
	x, rows := 0.0, 1
	for i, text := range cells {
		lines, ok := output.Measure(output.Span{Font: font, Text: text}).Break(size, widths[i])
		if !ok {
			f.err = &output.OverflowError{Card: s.ID, Field: text}
		}
		align := output.Left
		if b.Columns[i].Number && i > 0 {
			align = output.Centre
		}
		set = append(set, cell{lines, x, widths[i], align})
		rows = max(rows, len(lines))
		x += widths[i] + refTableGap
	}
	high := float64(rows)*leading + 2*refTablePad
	rule := output.Paint{Line: 0.1, Stroke: Mix(output.White, f.Soft, 0.55)}
	if head {
		rule = output.Paint{Line: 0.3, Stroke: f.m.Accent(s.ID)}
	}
	return output.Laid{Height: high, Draw: func(c *output.Canvas, x, y float64) {
		c.Field(s.ID)
		for _, k := range set {
			top := y + refTablePad
			if head { // the titles of columns stand on the rule
				top += float64(rows-len(k.lines)) * leading
			}
			c.Lines(k.lines, x+k.x, top+f.capitals(size, refTight), k.w, leading, k.align)
		}
		c.Add(output.Mark{Kind: output.KindLine, Role: refRoleRule, Box: output.Rect{X: x, Y: y + high, W: f.width}, Paint: rule})
	}}
}
