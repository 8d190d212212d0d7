package output

import "math"

// CardSet is cards of one size, drawn on demand.
type CardSet struct {
	Size  Size
	Len   int
	Front func(i int) (*Drawing, error)
	Back  *Drawing // the same for all, so that a face-down card tells nothing; nil for none
	// BackOf is the back of card i where backs differ, used instead of Back; nil
	// where they do not. Cards with the same back share one drawing.
	BackOf func(i int) *Drawing
}

// back is the back of card i; nil for none.
func (s CardSet) back(i int) *Drawing {
	if s.BackOf != nil {
		return s.BackOf(i)
	}
	return s.Back
}

// SheetInfo is what the line at the edge of a sheet tells.
type SheetInfo struct {
	Sheet, Sheets int
	Face          Side
	Back          Back
	Paper         string
	Profile       string // its name, "" for none
	BarMM         float64
}

// Side is a face of a sheet.
type Side uint8

// The faces of a sheet.
const (
	SideOnly  Side = iota // printed on one side
	SideFront             // of a duplex sheet
	SideBack
)

// Imposition places cards on sheets of paper.
type Imposition struct {
	Paper   Paper
	Margin  float64 // no ink outside it, millimetres
	Back    Back
	Order   Order
	Profile *Profile                 // of the printer; nil for none
	Line    Font                     // of the sheet line
	Text    func(SheetInfo) []string // the sheet line, and shorter ones for narrow paper
	Mark    func(SheetInfo) string   // bookmark of a sheet; nil for none
}

// Impose lays the cards out: fronts, backs, cut and fold marks, sheet line
// and check bar on every face. It fills in the pages of doc.
func (im Imposition) Impose(stock *Stock, doc *Document, cards CardSet) (Grid, error) {
	g, err := NewGrid(im.Paper, cards.Size, im.Back, im.Margin)
	if err != nil {
		return g, err
	}
	sheets := g.Sheets(cards.Len)
	duplex := im.Back == BackLong || im.Back == BackShort
	doc.Pages, doc.Duplex = sheets, Simplex
	if duplex {
		doc.Pages = 2 * sheets
		doc.Duplex = DuplexLongEdge
		if im.Back == BackShort {
			doc.Duplex = DuplexShortEdge
		}
	}
	marks := map[int]*Drawing{} // by number of cards: all full sheets share one
	doc.Page = func(page int) (*Sheet, error) {
		sheet, side := page, SideOnly
		if duplex {
			sheet, side = page/2, Side(page%2)+SideFront
			if im.Order == FrontsBacks {
				sheet, side = page%sheets, Side(page/sheets)+SideFront
			}
		}
		info := im.info(sheet, sheets, side, g.Page)
		s := &Sheet{Size: g.Page, Adjust: im.Profile.adjust(side == SideBack)}
		if im.Mark != nil {
			s.Bookmark = im.Mark(info)
		}
		first := sheet * g.PerSheet()
		n := min(g.PerSheet(), cards.Len-first)
		for i := range n {
			if side != SideBack {
				front, err := cards.Front(first + i)
				if err != nil {
					return nil, err
				}
				r := g.Front(i)
				s.place(Placed{Drawing: front, Clip: g.clip(r, i, false)}, r)
			}
			if back := cards.back(first + i); back != nil && (side == SideBack || im.Back == BackFold) {
				r, turned := g.BackOf(i)
				s.place(Placed{Drawing: back, Form: true, Turned: turned, Clip: g.clip(r, i, true)}, r)
			}
		}
		cut := marks[n]
		if side == SideBack {
			cut = nil // cut from the front; marks seen through the paper only confuse
		} else if cut == nil {
			cut = im.cutMarks(stock, g, n)
			marks[n] = cut
		}
		var err error
		s.Over, err = im.over(stock, g.Page, info, cut)
		return s, err
	}
	return g, nil
}

func (s *Sheet) place(p Placed, r Rect) {
	p.X, p.Y = r.X, r.Y
	if p.Turned {
		p.X, p.Y = r.Right(), r.Bottom()
	}
	s.Placed = append(s.Placed, p)
}

// clip is how far the card in place i may be drawn: past its trim by the
// bleed, but not over a neighbour, the fold, or the margin.
func (g Grid) clip(r Rect, i int, back bool) Rect {
	side := min(Bleed, g.Gap/2)
	left, right, top, bottom := side, side, side, side
	col, row := i%g.Cols, i/g.Cols
	if back && g.Back != BackFold {
		if g.uprightAxis() {
			col = g.Cols - 1 - col
		} else {
			row = g.Rows - 1 - row
		}
	}
	if col == 0 {
		left = Bleed
	}
	if col == g.Cols-1 {
		right = Bleed
	}
	if row == 0 {
		top = Bleed
	}
	if row == g.Rows-1 {
		bottom = Bleed
	}
	if g.Back == BackFold {
		if back {
			top = 0
		} else {
			bottom = 0
		}
	}
	out := Rect{r.X - left, r.Y - top, r.W + left + right, r.H + top + bottom}
	safe := Rect{W: g.Page.W, H: g.Page.H}.Inset(g.Margin)
	safe.Y += band
	safe.H -= 2 * band
	return out.Intersect(safe)
}

// Marks: 4.5 mm long from 1 mm off the trim, 0.25 mm black in a halo of
// 0.75 mm white, so that they show on any ground and never on a card.
const (
	markOff   = 1.0
	markLong  = 4.5
	markWidth = 0.25
	haloWidth = 0.75
	crossHalf = 0.8 // half the size of a cross where four cards touch
)

// cutMarks draws the marks of a sheet with n cards: on all four sides, since
// those of the first cut are gone for the second; between cards, in the gaps
// or as small crosses where cards touch; a dotted line right across where the
// paper is folded, which ends up on the edge of the card.
// Columns and rows without a card have no marks: there is nothing to cut.
func (im Imposition) cutMarks(stock *Stock, g Grid, n int) *Drawing {
	c := stock.NewCanvas("marks", g.Page)
	a := g.Area()
	rows, cols := (n+g.Cols-1)/g.Cols, min(n, g.Cols)
	xs := cuts(a.X, g.Card.W, g.Gap, cols)
	ys := cuts(a.Y, g.placeHeight(), g.Gap, rows)
	far := Rect{W: g.Page.W, H: g.Page.H}.Inset(g.Margin)
	left, leftEnd := outside(a.X, far.X)
	top, topEnd := outside(a.Y, far.Y+band)
	right, rightEnd := outside(xs[len(xs)-1], far.Right())
	foot, footEnd := outside(ys[len(ys)-1], far.Bottom()-band)
	for _, x := range xs {
		c.cut(x, top, x, topEnd)
		c.cut(x, foot, x, footEnd)
		for i := 1; g.Gap > 0 && i+1 < len(ys); i += 2 {
			c.cut(x, ys[i]+markOff, x, ys[i+1]-markOff)
		}
	}
	for _, y := range ys {
		c.cut(left, y, leftEnd, y)
		c.cut(right, y, rightEnd, y)
		for i := 1; g.Gap > 0 && i+1 < len(xs); i += 2 {
			c.cut(xs[i]+markOff, y, xs[i+1]-markOff, y)
		}
	}
	for row := range rows {
		if g.Back == BackFold {
			y := a.Y + float64(row)*(g.placeHeight()+g.Gap) + g.Card.H
			c.fold(leftEnd, y, rightEnd, y)
		}
	}
	if g.Gap == 0 {
		for _, x := range xs[1 : len(xs)-1] {
			for _, y := range ys[1 : len(ys)-1] {
				c.cut(x-crossHalf, y, x+crossHalf, y)
				c.cut(x, y-crossHalf, x, y+crossHalf)
			}
		}
	}
	d, _ := c.Drawing() // lines cannot fail
	return d
}

// outside is where a mark outside the trim begins and ends, on the way to the
// limit of what may be printed. If there is hardly any room, it begins on the
// card as the crosses do: a short mark on the edge is better than none.
func outside(trim, limit float64) (from, to float64) {
	room, sign := math.Abs(limit-trim), math.Copysign(1, limit-trim)
	if room < markOff+shortest {
		return trim - sign*crossHalf, limit
	}
	return trim + sign*markOff, trim + sign*min(room, markOff+markLong)
}

// RoleCut and RoleFold are the roles of cut and fold marks.
const (
	RoleCut  = "cut"
	RoleFold = "fold"
)

// shortest is the length below which a mark is left out, millimetres.
const shortest = 0.4

// cut draws a cut mark in its halo, if there is room for one at all.
func (c *Canvas) cut(x, y, x2, y2 float64) { c.mark(RoleCut, 0, x, y, x2, y2) }

// fold draws a dotted mark: unlike a cut mark at a glance.
func (c *Canvas) fold(x, y, x2, y2 float64) { c.mark(RoleFold, 0.6, x, y, x2, y2) }

func (c *Canvas) mark(role string, dash, x, y, x2, y2 float64) {
	if math.Hypot(x2-x, y2-y) < shortest {
		return
	}
	box := Rect{x, y, x2 - x, y2 - y}
	c.Add(Mark{Kind: KindLine, Box: box, Paint: Paint{Line: haloWidth, Stroke: White}})
	c.Add(Mark{Kind: KindLine, Box: box, Role: role, Paint: Paint{Line: markWidth, Stroke: Black, Dash: dash}})
}

// RoleBar is the role of the check bar.
const RoleBar = "bar"

// barLength is 100 mm, or 50 on paper too narrow for it.
func (im Imposition) barLength(page Size) float64 {
	for _, l := range []float64{100, 50} {
		if page.W-2*im.Margin >= l {
			return l
		}
	}
	return 10
}

func (im Imposition) info(sheet, sheets int, side Side, page Size) SheetInfo {
	i := SheetInfo{Sheet: sheet + 1, Sheets: sheets, Face: side, Back: im.Back, Paper: im.Paper.Name, BarMM: im.barLength(page)}
	if im.Profile != nil {
		i.Profile = im.Profile.Name
	}
	return i
}

// over draws what lies on top of a sheet: marks, the sheet line at the top and
// the check bar at the foot.
func (im Imposition) over(stock *Stock, page Size, info SheetInfo, cut *Drawing) (*Drawing, error) {
	lines := im.Text(info)
	c := stock.NewCanvas(lines[0], page)
	c.Field("sheet line")
	if cut != nil {
		c.d.Marks = append(c.d.Marks, cut.Marks...)
	}
	for _, text := range lines {
		if im.Line.Width(text) <= page.W-2*im.Margin {
			c.Text(im.Margin, im.Margin+1.45*im.Line.Cap(), im.Line, text)
			break
		}
	}
	l := info.BarMM
	x, y := (page.W-l)/2, page.H-im.Margin-0.2
	paint := Paint{Line: 0.2, Stroke: Black}
	c.Add(Mark{Kind: KindLine, Role: RoleBar, Box: Rect{x, y, l, 0}, Paint: paint})
	for i := range 11 {
		h := 1.0
		if i%5 == 0 {
			h = 2.0
		}
		at := x + l*float64(i)/10
		c.Line(at, y, at, y-h, paint)
	}
	return c.Drawing()
}
