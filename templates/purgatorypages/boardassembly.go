package purgatorypages

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// assembly is the page that says how the tiles go together: the board small,
// with the name of each tile, the steps, and what each paper takes.
func (b *boardPages) assembly(c *output.Canvas, free output.Rect) error {
	lang := b.o.Lang
	c.Field("title")
	head := b.title.At(22)
	size, ok := output.FitSize(head, lang.Text(say.BoardAssembly), free.W, 22, 10)
	if !ok {
		return &output.OverflowError{Card: lang.Text(say.BoardTitle), Field: "title"}
	}
	head = head.At(size)
	c.Text(free.X, free.Y+3+head.Cap(), head, lang.Text(say.BoardAssembly))
	below := free.Y + head.Cap() + 8
	all := output.Rect{X: free.X, Y: below, W: free.W, H: free.Bottom() - below - 3}
	pic, words := all, all
	if free.W > free.H { // a lying sheet has the text beside the picture
		pic.W = math.Min(0.56*all.W, all.H*b.plan.wide/b.plan.high+4)
		words.X, words.W = pic.Right()+8, all.W-pic.W-8
	} else {
		pic.H = 0.60 * all.H
		words.Y, words.H = pic.Bottom()+5, all.H-pic.H-5
	}
	b.miniature(c, pic)
	ladder := []output.Style{}
	for size := 11.5; size >= 7; size -= 0.5 {
		ladder = append(ladder, output.Style{Size: size, Leading: 1.22, Gap: size * 0.16})
	}
	// A small sheet does without the picture of the seams, and without what is
	// no step.
	var fitted output.Fitted
	var err error
	blocks := b.steps(lang)
	for _, without := range [][]string{nil, {"diagram"}, {"diagram", "single"}} {
		some := slices.DeleteFunc(slices.Clone(blocks), func(k output.Block) bool { return slices.Contains(without, k.Field) })
		fitted, err = output.Fit(lang.Text(say.BoardTitle), some, output.Size{W: words.W, H: words.H}, ladder)
		if err == nil && fitted.Blocks < len(some) {
			err = &output.OverflowError{Card: lang.Text(say.BoardTitle), Field: some[fitted.Blocks].Field, Need: words.H + 1, Have: words.H}
		}
		if err == nil {
			break
		}
	}
	if err != nil {
		return err
	}
	c.Field("steps")
	fitted.Draw(c, words.X, words.Y)
	return nil
}

// miniature draws the board small, the tiles on it by name.
func (b *boardPages) miniature(c *output.Canvas, pic output.Rect) {
	c.Field("miniature")
	scale := math.Min(pic.W/b.plan.wide, pic.H/b.plan.high)
	x0, y0 := pic.X+(pic.W-b.plan.wide*scale)/2, pic.Y
	c.Use(b.art, x0, y0, b.plan.wide*scale)
	for _, t := range b.tiles {
		n := output.Rect{X: x0 + t.Net.X*scale, Y: y0 + t.Net.Y*scale, W: t.Net.W * scale, H: t.Net.H * scale}
		c.Rect(n, 0, output.Paint{Line: 0.25, Stroke: output.Black})
	}
	for _, t := range b.tiles {
		// In the middle of what the tile shows of the cross.
		w := b.shown(t)
		cx, cy := x0+(w.X+w.W/2)*scale, y0+(w.Y+w.H/2)*scale
		size, _ := output.FitSize(b.bold, t.Name, w.W*scale-2, 11, 7)
		f := b.bold.At(size).In(output.Black)
		half := f.Width(t.Name)/2 + 0.9
		c.Rect(output.Rect{X: cx - half, Y: cy - f.Cap()/2 - 0.9, W: 2 * half, H: f.Cap() + 1.8}, 0.9, output.Paint{Filled: true, Fill: output.White})
		c.TextCentred(cx, cy+f.Cap()/2, f, t.Name)
	}
}

// shown is the largest part of the cross on a tile.
func (b *boardPages) shown(t output.Tile) output.Rect {
	var best output.Rect
	for _, p := range b.plan.parts {
		if in := p.Intersect(t.Net); in.W*in.H > best.W*best.H {
			best = in
		}
	}
	return best
}

// steps are the blocks of the assembly page.
func (b *boardPages) steps(lang say.Lang) []output.Block {
	way := lang.Text(say.BoardUpright)
	if b.lying {
		way = lang.Text(say.BoardLying)
	}
	blocks := []output.Block{b.paragraph("sheets", "", lang.Text(say.BoardSheets, len(b.tiles), b.o.Paper.Name, way,
		int(math.Round(b.plan.wide)), int(math.Round(b.plan.high))))}
	if b.plan.spec != purgatory.DefaultBoard() {
		blocks = append(blocks, b.paragraph("beam", "", lang.Text(say.BoardBeam, b.plan.spec.BeamLength, b.plan.spec.BeamBottom)))
	}
	for i, k := range []say.Key{say.BoardStepPrint, say.BoardStepCut, say.BoardStepRow, say.BoardStepRows} {
		blocks = append(blocks, b.paragraph("step "+strconv.Itoa(i+1), strconv.Itoa(i+1), lang.Text(k)))
	}
	blocks = append(blocks, b.diagram(), b.counts(lang), b.paragraph("single", "", lang.Text(say.BoardSingle)))
	return blocks
}

// paragraph is running text, behind a number if it is a step.
func (b *boardPages) paragraph(field, number, text string) output.Block {
	words := output.Measure(output.Span{Font: b.regular, Text: text})
	return output.Block{Field: field, Lay: func(width float64, st output.Style) (output.Laid, bool) {
		indent := 0.0
		if number != "" {
			indent = 1.6 * st.Size / output.PtPerMM
		}
		lines, ok := words.Break(st.Size, width-indent)
		leading := st.Leading * st.Size / output.PtPerMM
		return output.Laid{Height: float64(len(lines)) * leading, Draw: func(c *output.Canvas, x, y float64) {
			base := y + 0.8*leading
			if number != "" {
				c.Text(x, base, b.bold.At(st.Size), number)
			}
			c.Lines(lines, x+indent, base, width-indent, leading, output.Left)
		}}, ok
	}}
}

// diagram shows two tiles of a row: where the second is cut, the flap of the
// first, the letters.
func (b *boardPages) diagram() output.Block {
	return output.Block{Field: "diagram", Lay: func(width float64, st output.Style) (output.Laid, bool) {
		k := math.Min(1, st.Size/10)
		w, h, flap := 30*k, 17*k, 4.5*k
		return output.Laid{Height: h + flap + 3*k, Draw: func(c *output.Canvas, x, y float64) {
			line := output.Paint{Filled: true, Fill: output.White, Line: 0.25, Stroke: output.Black}
			cut := output.Paint{Line: 0.7, Stroke: output.Black}
			letter := b.bold.At(math.Max(7, 8.5*k))
			draw := func(x, y float64, name string, left bool) {
				y += 1.5 * k
				c.Rect(output.Rect{X: x, Y: y, W: w + flap, H: h + flap}, 0, line)
				b.hatchFlap(c, output.Rect{X: x + w, Y: y, W: flap, H: h + flap})
				b.hatchFlap(c, output.Rect{X: x, Y: y + h, W: w, H: flap})
				c.Rect(output.Rect{X: x, Y: y, W: w, H: h}, 0, output.Paint{Filled: true, Fill: mix(output.White, b.boardInk().hell, 0.5), Line: 0.2, Stroke: rgb(0x606060), Dash: 0.8})
				c.Line(x, y, x+w+flap, y, cut)
				c.Line(x, y, x, y+h+flap, cut)
				f := b.bold.At(14 * k)
				if f.Size >= 7 {
					c.TextCentred(x+w/2, y+h/2+f.Cap()/2, f, name)
				}
				seam := "A"
				if left {
					c.TextCentred(x+2.6*k, y+h/2+letter.Cap()/2, letter, seam)
					return
				}
				c.Rect(output.Rect{X: x + w + flap/2 - 1.7*k, Y: y + h/2 - 1.9*k, W: 3.4 * k, H: 3.8 * k}, 1.6*k, output.Paint{Filled: true, Fill: output.White})
				c.TextCentred(x+w+flap/2, y+h/2+letter.Cap()/2, letter, seam)
			}
			draw(x, y, "A1", false)
			x2 := x + w + flap + 9*k
			draw(x2, y, "A2", true)
			mid := y + 1.5*k + h/2
			c.Line(x2-1.5*k, mid, x2-7*k, mid, output.Paint{Line: 0.4, Stroke: output.Black})
			c.Polygon(output.Paint{Filled: true, Fill: output.Black}, x2-8*k, mid, x2-5.6*k, mid-1.2*k, x2-5.6*k, mid+1.2*k)
			// Words beside the second tile.
			tx := x2 + w + flap + 3*k
			f := b.italic.At(math.Max(7, st.Size-1.5))
			lang := b.o.Lang
			for i, s := range []string{lang.Text(say.BoardCut), lang.Text(say.BoardGlue)} {
				if tx+f.Width(s) > x+width {
					continue
				}
				ty := y + 1.5*k + f.Cap()/2
				if i == 1 {
					ty = y + 1.5*k + h + flap/2 + f.Cap()/2
				}
				c.Text(tx, ty, f, s)
			}
		}}, 2*(w+flap)+9*k <= width
	}}
}

// counts is a table: how many sheets each paper takes, upright and lying.
func (b *boardPages) counts(lang say.Lang) output.Block {
	type row struct {
		name           string
		upright, lying int
		ours           bool
	}
	var rows []row
	seen := false
	papers := output.Papers()[:3]
	for _, paper := range papers {
		seen = seen || paper.Name == b.o.Paper.Name
	}
	if !seen {
		papers = append(papers, b.o.Paper)
	}
	for _, paper := range papers {
		rows = append(rows, row{paper.Name, b.tileCount(paper, false), b.tileCount(paper, true), paper.Name == b.o.Paper.Name})
	}
	return output.Block{Field: "counts", Lay: func(width float64, st output.Style) (output.Laid, bool) {
		leading := 1.45 * st.Size / output.PtPerMM
		head, body, bold := b.italic.At(st.Size), b.regular.At(st.Size), b.bold.At(st.Size)
		first := head.Width(lang.Text(say.BoardPaperHead))
		for _, r := range rows {
			first = math.Max(first, bold.Width(r.name))
		}
		first += 8
		col := math.Max(head.Width(lang.Text(say.BoardUpright)), head.Width(lang.Text(say.BoardLying))) + 8
		return output.Laid{Height: float64(len(rows)+1)*leading + 2, Draw: func(c *output.Canvas, x, y float64) {
			base := y + 1 + 0.7*leading
			c.Text(x+2, base, head, lang.Text(say.BoardPaperHead))
			c.TextRight(x+first+col, base, head, lang.Text(say.BoardUpright))
			c.TextRight(x+first+2*col, base, head, lang.Text(say.BoardLying))
			c.Line(x, base+0.35*leading, x+first+2*col+2, base+0.35*leading, output.Paint{Line: 0.25, Stroke: b.soft})
			for _, r := range rows {
				base += leading
				name := body
				if r.ours {
					name = bold
				}
				c.Text(x+2, base, name, r.name)
				for i, n := range []int{r.upright, r.lying} {
					f, s := body, "–"
					if n > 0 {
						s = fmt.Sprint(n)
					}
					if r.ours && (i == 1) == b.lying {
						f = bold
						w := f.Width(s)
						c.Rect(output.Rect{X: x + first + float64(i+1)*col - w - 1.4, Y: base - f.Cap() - 1, W: w + 2.8, H: f.Cap() + 2}, 1, output.Paint{Line: 0.35, Stroke: output.Black})
					}
					c.TextRight(x+first+float64(i+1)*col, base, f, s)
				}
			}
		}}, first+2*col+2 <= width
	}}
}
