package pages

import (
	"math"
	"slices"
	"sort"
	"strconv"
	"strings"

	"croix/generator/manual"
	"croix/generator/say"
	"croix/output"
)

// Measures of the reference, millimetres and points.
const (
	refGutter   = 6.0  // between columns
	refColumn   = 88.0 // the least width of a column, where a page has several
	refNarrow   = 120  // the least width of a page
	refLargest  = 10.5 // body type, points
	refSmallest = Smallest
	refStep     = 0.25
	refCite     = 7.0  // type of the numbers of rules
	refSlack    = 0.96 // of the room of A4 that is enough for as many pages
	refTop      = 2.0  // between the sheet line and the columns of a page without title
)

// refRoleRule is the role of the thin rules of its tables.
const refRoleRule = "rule"

// Readable is the smallest type that is read at arm's length, points.
const Readable = 8.5

// Goal is how many pages of A4, or as much of another paper, something may take
// at most, at no smaller type than so many points.
type Goal struct {
	Pages int
	Least float64
}

// Manual is the rules of a game in short, to be printed.
type Manual struct {
	Title    say.Key
	Sections []manual.Section
	Goals    []Goal                       // the first that can be reached counts
	Accent   func(id string) output.Color // the colour of a section
	Cites    func(rules []string) string  // the numbers of rules in short

	Heading string // over the sections; "" for the title
	Note    string // beside the heading, in place of the list of topics; "" for the list
	// Figure is a drawing below the head of a section, for the width of a
	// column; false for none. Nil: no section has one.
	Figure func(id string, width float64) (output.Laid, bool)
}

// Manual lays out the rules in short as a document: see ManualPages.
func (p *Press) Manual(doc *output.Document, m Manual, r *Report) error {
	if free := p.Tall(doc); free.W < refNarrow || free.H < refNarrow {
		return p.TooSmall(m.Title, output.Size{W: refNarrow, H: refNarrow}, free)
	}
	set, err := p.ManualPages(doc, m)
	if err != nil {
		return err
	}
	return p.Pages(doc, set, r)
}

// ManualPages is the pages of a document that hold the rules in short, at the
// largest type that reaches a goal. Only if none can be reached are there more
// pages. What goes for one page is in columns of like height. It is an error if a
// word is wider than a column.
func (p *Press) ManualPages(doc *output.Document, m Manual) (output.PageSet, error) {
	free := p.Tall(doc)
	var f *refFlow
	for _, g := range m.Goals {
		limit := refPageLimit(g.Pages, p.Imposition(doc), free)
		if f == nil && limit == 3 { // of small paper: rather both sides of one sheet
			f = p.refFit(m, free, 2, g.Least)
		}
		if f == nil {
			f = p.refFit(m, free, limit, g.Least)
		}
	}
	if f == nil {
		f = p.refLegible(m, free)
	}
	if f == nil {
		return output.PageSet{}, Tell(&output.OverflowError{Card: doc.Title, Field: string(m.Title)})
	}
	if m.Goals[0].Pages == 1 {
		f = p.refWhole(m, free, f)
		f.balance()
	}
	return output.PageSet{Len: f.pages(), Draw: f.draw, Mark: f.mark}, nil
}

// Tall is the room within the margins of a page of the paper held upright.
func (p *Press) Tall(doc *output.Document) output.Rect {
	size := p.O.Paper.Size
	if size.W > size.H {
		size = size.Turned()
	}
	return p.Imposition(doc).Free(size)
}

// refPageLimit is how many pages of a paper have the room of n of A4, or all but
// a little less: Letter takes as many.
func refPageLimit(n int, im output.Imposition, free output.Rect) int {
	a4 := im.Free(output.Papers()[0].Size)
	return int(math.Ceil(float64(n) * a4.W * a4.H / (free.W * free.H) * refSlack))
}

// refFlow is the reference set at a size, in columns.
type refFlow struct {
	*Press
	m       Manual
	size    float64 // of body type, points
	dense   float64 // of long tables, points
	columns int     // of a page
	width   float64 // of a column
	index   bool    // the topics are listed with their pages: there are several
	top     float64 // of the first page, the title is above; millimetres
	chunks  []output.Chunk
	heads   []int // the chunk that is the head of each section
	spots   []output.Spot
	all     int     // columns used
	high    float64 // of the free area of a page, millimetres
	err     error
}

// refFit sets the reference at the largest type that keeps the limit of pages.
// It is nil if only smaller type than the least does, or a word is wider than a
// column.
func (p *Press) refFit(m Manual, free output.Rect, limit int, least float64) *refFlow {
	steps := int((refLargest - least) / refStep)
	set := make([]*refFlow, steps+1)
	largest := sort.Search(steps+1, func(i int) bool {
		set[i] = p.refSet(m, free, refLargest-refStep*float64(i))
		return set[i] != nil && set[i].pages() <= limit
	})
	if largest <= steps {
		return set[largest]
	}
	return nil
}

// refYield is how much smaller type may be for sections that are not parted,
// points.
const refYield = 0.75

// refWhole is a single page with no section parted, in type that may be a little
// smaller; the page as it was if that does not do.
func (p *Press) refWhole(m Manual, free output.Rect, f *refFlow) *refFlow {
	for size := f.size; f.pages() == 1 && size >= math.Max(refSmallest, f.size-refYield); size -= refStep {
		whole := p.refSet(m, free, size)
		if whole == nil {
			break
		}
		for i := range whole.chunks {
			whole.chunks[i].Keep = !slices.Contains(whole.heads, i+1)
		}
		if whole.flow(0) && whole.pages() == 1 {
			return whole
		}
	}
	return f
}

// refLegible sets the reference at the largest type that is read at arm's
// length, on as many pages as that takes. It is nil if a word is wider than a
// column.
func (p *Press) refLegible(m Manual, free output.Rect) *refFlow {
	for size := Readable; size >= Smallest; size -= refStep {
		if f := p.refSet(m, free, size); f != nil {
			return f
		}
	}
	return nil
}

// refSet sets the reference at a size; nil if that cannot be.
func (p *Press) refSet(m Manual, free output.Rect, size float64) *refFlow {
	n := max(1, int(free.W/refColumn))
	f := &refFlow{Press: p, m: m, size: size, dense: math.Max(refSmallest, size-1.25), columns: n,
		width: (free.W - float64(n-1)*refGutter) / float64(n)}
	for i := range m.Sections {
		f.section(&m.Sections[i])
	}
	if f.err != nil {
		return nil
	}
	f.high, f.top = free.H, refTitleHigh
	if fits := f.flow(0); f.m.Note == "" && (!fits || f.pages() > 1) {
		f.index = true
		f.top = f.titleHeight(free.W)
	}
	if !f.flow(0) {
		return nil
	}
	return f
}

// flow lets the sections run down the columns; those of the page last, from 1,
// end so much higher. It is false if something is higher than its column.
func (f *refFlow) flow(last int, short ...float64) (fits bool) {
	f.spots, f.all, fits = output.Flow(f.chunks, func(column int) float64 {
		high := f.high - refTop
		if column < f.columns {
			high = f.high - f.top
		}
		for _, s := range short {
			if column/f.columns+1 == last {
				high -= s
			}
		}
		return high
	})
	return fits
}

// balance makes the columns of the last page of like height: as low as they can
// be without another page.
func (f *refFlow) balance() {
	last := f.pages()
	full, none := 0.0, f.high // shortenings that do, and that do not
	for none-full > 0.5 {
		if mid := (full + none) / 2; f.flow(last, mid) && f.pages() == last {
			full = mid
		} else {
			none = mid
		}
	}
	f.flow(last, full)
}

func (f *refFlow) pages() int { return (f.all + f.columns - 1) / f.columns }

// page is the page of a section, from 0.
func (f *refFlow) page(section int) int { return f.spots[f.heads[section]].Column / f.columns }

// mark is the bookmark of a page: its first and last section.
func (f *refFlow) mark(page int) string {
	var titles []string
	for i := range f.m.Sections {
		if f.page(i) == page {
			titles = append(titles, f.m.Sections[i].Title)
		}
	}
	switch len(titles) {
	case 0:
		return strconv.Itoa(page + 1)
	case 1:
		return titles[0]
	}
	return titles[0] + " – " + titles[len(titles)-1]
}

// draw draws a page.
func (f *refFlow) draw(page int, c *output.Canvas, free output.Rect) error {
	top := refTop
	if page == 0 {
		f.title(c, free)
		top = f.top
	}
	for _, s := range f.spots {
		if s.Column/f.columns != page {
			continue
		}
		x := free.X + float64(s.Column%f.columns)*(f.width+refGutter)
		y := free.Y + top + s.Y
		ch := &f.chunks[s.Chunk]
		if s.Led {
			ch.Lead.Draw(c, x, y-ch.Lead.Height)
		}
		ch.Draw(c, x, y)
	}
	for i := 1; i < f.columns; i++ {
		x := free.X + float64(i)*(f.width+refGutter) - refGutter/2
		c.Line(x, free.Y+top, x, free.Bottom(), output.Paint{Line: 0.12, Stroke: Mix(output.White, f.Soft, 0.5)})
	}
	return nil
}

// refIndexColumns are those of the list of topics under the title.
func (f *refFlow) indexColumns(width float64) int { return max(2, int(width/46)) }

const (
	refTitleSize = 24.0
	refTitleHigh = 13.0 // without a list of topics, millimetres
	refIndexSize = 9.0
	refIndexLine = 4.1
)

// titleHeight is the height of the title with the list of topics below it.
func (f *refFlow) titleHeight(width float64) float64 {
	n := f.indexColumns(width)
	rows := (len(f.m.Sections) + n - 1) / n
	return 11 + float64(rows)*refIndexLine + 4.5
}

// title draws the title, and where there are several pages the topics by letter
// with theirs: what is looked for at the table is found from here.
func (f *refFlow) title(c *output.Canvas, free output.Rect) {
	c.Field("title")
	heading, note := f.m.Heading, f.m.Note
	if heading == "" {
		heading = f.O.Lang.Text(f.m.Title)
	}
	if f.index {
		note = f.O.Lang.Text(say.RefContents)
	}
	label := f.Italic.At(refIndexSize).In(f.Soft)
	size, ok := output.FitSize(f.Title, heading, free.W-label.Width(note)-4, refTitleSize, refSmallest)
	if !ok {
		c.Fail(&output.OverflowError{Card: heading, Field: "title"})
	}
	base := free.Y + 1.5 + f.Title.At(refTitleSize).Cap()
	c.Text(free.X, base, f.Title.At(size), heading)
	c.TextRight(free.Right(), base, label, note)
	c.Line(free.X, free.Y+9.4, free.Right(), free.Y+9.4, output.Paint{Line: 0.5, Stroke: f.Text})
	if !f.index {
		return
	}

	order := make([]int, len(f.m.Sections))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		return strings.Compare(refLetters(f.m.Sections[a].Title), refLetters(f.m.Sections[b].Title))
	})
	n := f.indexColumns(free.W)
	rows := (len(order) + n - 1) / n
	col := free.W / float64(n)
	font, number := f.Regular.At(refIndexSize), f.Bold.At(refIndexSize)
	for k, i := range order {
		x := free.X + float64(k/rows)*col
		y := free.Y + 11 + float64(k%rows)*refIndexLine + font.Cap() + 0.6
		room := col - 5 - 4
		text := f.m.Sections[i].Title
		size, ok := output.FitSize(font, text, room, refIndexSize, refSmallest)
		if !ok {
			c.Fail(&output.OverflowError{Card: f.O.Lang.Text(f.m.Title), Field: text})
		}
		c.Icon(f.m.Sections[i].Icon, x, y-font.Cap()/2-1.6, 3.2, f.m.Accent(f.m.Sections[i].ID))
		c.Text(x+4.2, y, font.At(size), text)
		at := x + 4.2 + font.At(size).Width(text) + 1.4
		c.Text(at, y, number.In(f.m.Accent(f.m.Sections[i].ID)), strconv.Itoa(f.page(i)+1))
	}
}

// refLetters is a title as it is sorted: without accents, in small letters.
func refLetters(title string) string {
	return strings.NewReplacer("é", "e", "è", "e", "ê", "e", "â", "a", "É", "e", "À", "a").Replace(strings.ToLower(title))
}
