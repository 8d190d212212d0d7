package purgatorypages

import (
	"fmt"
	"math"
	"slices"
	"sort"
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// Measures of the reference, millimetres and points.
const (
	refGutter   = 6.0  // between columns
	refColumn   = 88.0 // the least width of a column, where a page has several
	refNarrow   = 120  // the least width of a page
	refLargest  = 10.5 // body type, points
	refReadable = 8.5  // the smallest at which a page is read at arm's length
	refSmallest = 7.0
	refStep     = 0.25
	refCite     = 7.0 // type of the numbers of rules
	refTop      = 2.0 // between the sheet line and the columns of a page without title
	refA4Pages  = 4   // how many pages of A4 the reference takes at most
)

// refRoleRule is the role of the thin rules of its tables.
const refRoleRule = "rule"

// Reference lays out the rules in short, under the house rules of a group: at
// most four pages of A4, or as much of another paper, at the largest type that
// does. Only with many house rules does the type become smaller than what is
// read at arm's length, and only if 7 pt is not enough are there more pages.
func Reference(c *purgatory.Catalog, opts purgatory.Options, o Options) (*output.Document, Report, error) {
	return sections(say.RefTitle, say.RefSubject, purgatory.Reference(c, opts, o.Lang), o)
}

// Odds lays out the chances that are looked up at the table, under the house
// rules of a group, as the reference is.
func Odds(c *purgatory.Catalog, opts purgatory.Options, o Options) (*output.Document, Report, error) {
	all, err := purgatory.OddsReference(c, opts, o.Lang)
	if err != nil {
		return nil, Report{}, err
	}
	return sections(say.OddsPageTitle, say.OddsPageSubject, all, o)
}

// sections lays out a document of sections under a title.
func sections(title, subject say.Key, all []purgatory.Section, o Options) (*output.Document, Report, error) {
	var r Report
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	doc := p.document(title, subject)
	im := p.imposition(doc)
	size := o.Paper.Size
	if size.W > size.H {
		size = size.Turned()
	}
	free := im.Free(size)
	if free.W < refNarrow || free.H < refNarrow {
		return nil, r, p.tooSmall(say.RefTitle, output.Size{W: refNarrow, H: refNarrow}, free)
	}
	f := p.refFit(doc.Title, all, free, refPageLimit(im, free))
	if f == nil {
		return nil, r, tell(&output.OverflowError{Card: doc.Title, Field: string(title)})
	}
	err = p.pages(doc, output.PageSet{
		Len:  f.pages(),
		Draw: f.draw,
		Mark: f.mark,
	}, &r)
	return doc, r, err
}

// refPageLimit is how many pages of a paper have the room of four of A4.
func refPageLimit(im output.Imposition, free output.Rect) int {
	a4 := im.Free(output.Papers()[0].Size)
	return int(math.Ceil(refA4Pages*a4.W*a4.H/(free.W*free.H) - 0.05))
}

// refFlow is the reference set at a size, in columns.
type refFlow struct {
	*press
	heading  string
	sections []purgatory.Section
	size     float64 // of body type, points
	dense    float64 // of long tables, points
	columns  int     // of a page
	width    float64 // of a column
	top      float64 // of the first page, the title is above; millimetres
	chunks   []output.Chunk
	heads    []int // the chunk that is the head of each section
	spots    []output.Spot
	all      int // columns used
	err      error
}

// refFit sets the reference at the largest type that keeps the limit of pages.
// It is nil if a word is wider than a column.
func (p *press) refFit(heading string, sections []purgatory.Section, free output.Rect, limit int) *refFlow {
	const steps = int((refLargest - refSmallest) / refStep)
	set := make([]*refFlow, steps+1)
	largest := sort.Search(steps+1, func(i int) bool {
		set[i] = p.refSet(heading, sections, free, refLargest-refStep*float64(i))
		return set[i] != nil && set[i].pages() <= limit
	})
	if largest <= steps {
		return set[largest]
	}
	for size := refReadable; size >= refSmallest; size -= refStep {
		if f := p.refSet(heading, sections, free, size); f != nil {
			return f
		}
	}
	return nil
}

// refSet sets the reference at a size; nil if that cannot be.
func (p *press) refSet(heading string, sections []purgatory.Section, free output.Rect, size float64) *refFlow {
	n := max(1, int(free.W/refColumn))
	f := &refFlow{press: p, heading: heading, sections: sections, size: size, dense: math.Max(refSmallest, size-1.25), columns: n,
		width: (free.W - float64(n-1)*refGutter) / float64(n)}
	f.top = f.titleHeight(free.W)
	for i := range sections {
		f.section(&sections[i])
	}
	if f.err != nil {
		return nil
	}
	var fits bool
	f.spots, f.all, fits = output.Flow(f.chunks, func(column int) float64 {
		if column < n {
			return free.H - f.top
		}
		return free.H - refTop
	})
	if !fits {
		return nil
	}
	return f
}

func (f *refFlow) pages() int { return (f.all + f.columns - 1) / f.columns }

// page is the page of a section, from 0.
func (f *refFlow) page(section int) int { return f.spots[f.heads[section]].Column / f.columns }

// mark is the bookmark of a page: its first and last section.
func (f *refFlow) mark(page int) string {
	var titles []string
	for i := range f.sections {
		if f.page(i) == page {
			titles = append(titles, f.sections[i].Title)
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
		c.Line(x, free.Y+top, x, free.Bottom(), output.Paint{Line: 0.12, Stroke: mix(output.White, f.soft, 0.5)})
	}
	return nil
}

// refIndexColumns are those of the list of topics under the title.
func (f *refFlow) indexColumns(width float64) int { return max(2, int(width/46)) }

const (
	refTitleSize = 24.0
	refIndexSize = 9.0
	refIndexLine = 4.1
)

// titleHeight is the height of the title with the list of topics below it.
func (f *refFlow) titleHeight(width float64) float64 {
	n := f.indexColumns(width)
	rows := (len(f.sections) + n - 1) / n
	return 11 + float64(rows)*refIndexLine + 4.5
}

// title draws the title, and the topics by letter with their pages: what is
// looked for at the table is found from here.
func (f *refFlow) title(c *output.Canvas, free output.Rect) {
	c.Field("title")
	t := f.press.title.At(refTitleSize)
	base := free.Y + 1.5 + t.Cap()
	c.Text(free.X, base, t, f.heading)
	label := f.italic.At(refIndexSize).In(f.soft)
	c.TextRight(free.Right(), base, label, f.o.Lang.Text(say.RefContents))
	c.Line(free.X, free.Y+9.4, free.Right(), free.Y+9.4, output.Paint{Line: 0.5, Stroke: f.theme.text})

	order := make([]int, len(f.sections))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		return strings.Compare(refLetters(f.sections[a].Title), refLetters(f.sections[b].Title))
	})
	n := f.indexColumns(free.W)
	rows := (len(order) + n - 1) / n
	col := free.W / float64(n)
	font, number := f.regular.At(refIndexSize), f.bold.At(refIndexSize)
	for k, i := range order {
		x := free.X + float64(k/rows)*col
		y := free.Y + 11 + float64(k%rows)*refIndexLine + font.Cap() + 0.6
		room := col - 5 - 4
		text := f.sections[i].Title
		size, ok := output.FitSize(font, text, room, refIndexSize, refSmallest)
		if !ok {
			c.Fail(&output.OverflowError{Card: f.heading, Field: text})
		}
		c.Icon(f.sections[i].Icon, x, y-font.Cap()/2-1.6, 3.2, f.accentOf(f.sections[i].ID))
		c.Text(x+4.2, y, font.At(size), text)
		at := x + 4.2 + font.At(size).Width(text) + 1.4
		c.Text(at, y, number.In(f.accentOf(f.sections[i].ID)), strconv.Itoa(f.page(i)+1))
	}
}

// refLetters is a title as it is sorted: without accents, in small letters.
func refLetters(title string) string {
	return strings.NewReplacer("é", "e", "è", "e", "ê", "e", "â", "a", "É", "e", "À", "a").Replace(strings.ToLower(title))
}

// accentOf is the colour of a section: that of the camp it is about.
func (f *refFlow) accentOf(id string) output.Color {
	switch id {
	case "angels":
		return f.campColor(purgatory.Angel)
	case "demons":
		return f.campColor(purgatory.Demon)
	case "control", "activity":
		return f.accent[purgatory.Humanist]
	case "souls", "ranged", "weapons", "armour", "items", "beings":
		return f.accent[purgatory.Unknown]
	}
	return f.theme.text
}

// refCites is the numbers of rules in short: "R-110–112 118 · Q-100".
func refCites(cites []string) string {
	var kinds []string
	for _, kind := range []string{"R-", "Q-"} {
		var runs []string
		from, last := -1, -1
		end := func() {
			switch {
			case from < 0:
			case from == last:
				runs = append(runs, fmt.Sprintf("%03d", from))
			default:
				runs = append(runs, fmt.Sprintf("%03d–%03d", from, last))
			}
		}
		for _, c := range cites {
			text, ok := strings.CutPrefix(c, kind)
			n, err := strconv.Atoi(text)
			if !ok || err != nil {
				continue
			}
			if from >= 0 && n == last+1 {
				last = n
				continue
			}
			end()
			from, last = n, n
		}
		end()
		if len(runs) > 0 {
			kinds = append(kinds, kind+strings.Join(runs, "\u00a0"))
		}
	}
	return strings.Join(kinds, " · ")
}
