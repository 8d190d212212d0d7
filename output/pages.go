package output

// PageSet is pages that each fill a sheet of paper.
type PageSet struct {
	Len   int
	Lying bool // the sheets lie on their long side
	// Draw draws page i: c is the whole page, free what lies within the margins,
	// the sheet line and the check bar.
	Draw func(i int, c *Canvas, free Rect) error
	// Place are drawings that stand under what Draw draws; nil for none.
	Place  func(i int, free Rect) []Placed
	Mark   func(i int) string // the bookmark of a page; nil for none
	Duplex bool               // every second page is the back of the one before
}

// Pages lays out whole pages, each with the sheet line and the check bar. It
// fills in the pages of doc.
func (im Imposition) Pages(stock *Stock, doc *Document, set PageSet) {
	page := im.Paper.Size
	if (page.W > page.H) != set.Lying {
		page = page.Turned()
	}
	doc.Pages, doc.Duplex = set.Len, Simplex
	if set.Duplex {
		doc.Duplex = DuplexLongEdge
	}
	doc.Page = func(i int) (*Sheet, error) {
		sheet, sheets, side := i, set.Len, SideOnly
		if set.Duplex {
			sheet, sheets, side = i/2, (set.Len+1)/2, SideFront+Side(i%2)
		}
		s := &Sheet{Size: page, Adjust: im.Profile.adjust(side == SideBack)}
		if set.Mark != nil {
			s.Bookmark = set.Mark(i)
		}
		over, err := im.over(stock, page, im.info(sheet, sheets, side, page), nil)
		if err != nil {
			return nil, err
		}
		c := stock.NewCanvas(over.Name, page)
		if err := set.Draw(i, c, im.Free(page)); err != nil {
			return nil, err
		}
		d, err := c.Drawing()
		if err != nil {
			return nil, err
		}
		if set.Place != nil {
			s.Placed = set.Place(i, im.Free(page))
		}
		s.Placed = append(s.Placed, Placed{Drawing: d, Clip: Rect{W: page.W, H: page.H}.Inset(im.Margin)})
		s.Over = over
		return s, nil
	}
}

// Free is what lies within the margins, the sheet line and the check bar of a
// page.
func (im Imposition) Free(page Size) Rect {
	r := Rect{W: page.W, H: page.H}.Inset(im.Margin)
	r.Y += band
	r.H -= 2 * band
	return r
}
