package gamebookpages

import (
	"math"

	"croix/generator/gamebook"
	"croix/generator/manual"
	"croix/generator/say"
	"croix/output"
)

// Type of the reference, points.
const (
	refLargest  = 12.0
	refSmallest = 7.5
	refGutter   = 5.0 // between columns, millimetres
)

// references is the pages of the rules in short: one, in two columns, on a large
// page, two of one column on a small one. They are set at the largest type that
// fits.
func (p *painter) references(free output.Rect) []page {
	columns, most := 2, 1
	if free.W < wide {
		columns, most = 1, 2
	}
	width := (free.W - refGutter*float64(columns-1)) / float64(columns)
	sections := gamebook.Reference(p.rules, p.O.Lang)
	title := p.text(say.GamebookReference)
	for size := refLargest; size >= refSmallest; size -= 0.25 {
		f := flow{painter: p, size: size, width: width}
		for i := range sections {
			f.section(&sections[i])
		}
		spots, used, ok := output.Flow(f.chunks, func(int) float64 { return free.H - headHigh })
		if f.err != nil || !ok || used > columns*most {
			continue
		}
		var all []page
		for n := range (used + columns - 1) / columns {
			all = append(all, page{title, func(p *painter) error {
				top := p.head(title, "", "")
				for _, s := range spots {
					if s.Column/columns == n {
						f.chunks[s.Chunk].Draw(p.c, p.free.X+float64(s.Column%columns)*(width+refGutter), top+s.Y)
					}
				}
				return nil
			}})
		}
		return all
	}
	return []page{{title, func(*painter) error {
		return &output.OverflowError{Card: title, Field: title, Need: refSmallest}
	}}}
}

// flow is sections set at a size.
type flow struct {
	*painter
	size, width float64
	chunks      []output.Chunk
	err         error
}

func (f *flow) leading() float64 { return 1.2 * f.size / output.PtPerMM }

// section adds a section, which stays whole.
func (f *flow) section(s *manual.Section) {
	first := len(f.chunks)
	accent := f.accent(map[string]gamebook.Stat{"fight": gamebook.Stamina, "several": gamebook.Stamina, "luck": gamebook.Luck,
		"tests": gamebook.Skill, "chances": gamebook.Skill}[s.ID])
	high := bandHigh + math.Max(0, f.size-9)*0.3
	f.chunk(3, high, func(c *output.Canvas, x, y float64) {
		on := *f.painter
		on.c = c
		on.band(output.Rect{X: x, Y: y, W: f.width, H: high}, s.Icon, s.Title, accent)
	})
	for _, b := range s.Blocks {
		if b.Head != "" {
			f.paragraph(1.6, 0, output.Span{Font: f.Bold, Text: b.Head})
		}
		switch b.Kind {
		case manual.Paragraph, manual.Note:
			f.paragraph(1.6, 0, output.Span{Font: f.Regular, Text: b.Text})
		case manual.List:
			for _, it := range b.Items {
				f.item(it, accent)
			}
		case manual.Table:
			f.table(&b, accent)
		}
	}
	for i := first; i < len(f.chunks)-1; i++ {
		f.chunks[i].Keep = true
	}
}

func (f *flow) chunk(gap, high float64, draw func(c *output.Canvas, x, y float64)) {
	f.chunks = append(f.chunks, output.Chunk{Gap: gap, Laid: output.Laid{Height: high, Draw: draw}})
}

// paragraph adds text.
func (f *flow) paragraph(gap, indent float64, spans ...output.Span) {
	lines, ok := output.Measure(spans...).Break(f.size, f.width-indent)
	if !ok {
		f.err = &output.OverflowError{Card: f.text(say.GamebookReference), Field: spans[0].Text}
	}
	capital := (f.leading() + f.Regular.At(f.size).Cap()) / 2
	f.chunk(gap, float64(len(lines))*f.leading(), func(c *output.Canvas, x, y float64) {
		c.Lines(lines, x+indent, y+capital, f.width-indent, f.leading(), output.Left)
	})
}

// item adds an item of a list: a number stands before its text, words run in.
func (f *flow) item(it manual.RuleItem, accent output.Color) {
	if len([]rune(it.Label)) > 2 {
		f.paragraph(1.2, 0, output.Span{Font: f.Bold, Text: it.Label + "\u00a0– "}, output.Span{Font: f.Regular, Text: it.Text})
		return
	}
	f.paragraph(1.2, 4.6, output.Span{Font: f.Regular, Text: it.Text})
	last := &f.chunks[len(f.chunks)-1]
	draw, font := last.Draw, f.Bold.At(f.size).In(accent)
	last.Draw = func(c *output.Canvas, x, y float64) {
		draw(c, x, y)
		c.Text(x, y+(f.leading()+font.Cap())/2, font, it.Label)
	}
}

// table adds a table; the first column stands left, numbers in the middle.
func (f *flow) table(b *manual.Block, accent output.Color) {
	widths := make([]float64, len(b.Columns))
	titles := make([]string, len(b.Columns))
	const between = 1.2
	spare := f.width - between*float64(len(widths)-1)
	for i, c := range b.Columns {
		titles[i] = c.Title
		widths[i] = f.Bold.At(f.size).Width(c.Title)
		for _, r := range b.Rows {
			widths[i] = math.Max(widths[i], f.Regular.At(f.size).Width(r[i]))
		}
		spare -= widths[i]
	}
	if spare < 0 {
		f.err = &output.OverflowError{Card: f.text(say.GamebookReference), Field: titles[0]}
		return
	}
	for i := range widths {
		widths[i] += spare / float64(len(widths))
	}
	row := func(gap float64, texts []string, font output.Font, line float64) {
		high := f.leading() + 0.5
		f.chunk(gap, high, func(c *output.Canvas, x, y float64) {
			at := x
			for i, text := range texts {
				base := y + (high+font.Cap())/2 - 0.2
				if b.Columns[i].Number {
					c.TextCentred(at+widths[i]/2, base, font, text)
				} else {
					c.Text(at, base, font, text)
				}
				at += widths[i] + between
			}
			c.Line(x, y+high, x+f.width, y+high, output.Paint{Line: line, Stroke: accent})
		})
	}
	row(1.6, titles, f.Bold.At(f.size).In(accent), 0.35)
	for _, r := range b.Rows {
		row(0, r, f.Regular.At(f.size), 0.12)
	}
}
