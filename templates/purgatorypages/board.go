package purgatorypages

import (
	"fmt"
	"math"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// boardPlan is a board in millimetres of its drawing: Paradise at the top, x
// from the end of the left arm, y from the top edge.
type boardPlan struct {
	spec          purgatory.BoardSpec
	wide, high    float64
	left, right   float64 // sides of the upright
	top, low      float64 // sides of the beam
	duke, flames  float64 // levels of the duke's limit and of the flames
	midX, midY    float64 // the centre of Purgatory
	parts         []output.Rect
	flamesZone    output.Rect
	paradise      [2]float64 // the middle of the names of these zones
	foot, between float64
}

const mmPerCM = 10.0

func planBoard(b purgatory.BoardSpec) boardPlan {
	half := math.Max(b.BeamHalf(), purgatory.ArmHalf)
	x := func(cm float64) float64 { return mmPerCM * (cm + half) }
	y := func(cm float64) float64 { return mmPerCM * (purgatory.Top - cm) }
	cx, cy := b.Centre()
	p := boardPlan{
		spec: b, wide: 2 * mmPerCM * half, high: y(purgatory.BoardBottom),
		left: x(-purgatory.ArmHalf), right: x(purgatory.ArmHalf),
		top: y(b.BeamTop()), low: y(b.BeamBottom),
		duke: y(purgatory.DukeLimit), flames: y(purgatory.FlamesTop), midX: x(cx), midY: y(cy),
	}
	p.parts = []output.Rect{
		{X: p.left, Y: 0, W: p.right - p.left, H: p.high},
		{X: 0, Y: p.top, W: p.left, H: p.low - p.top},
		{X: p.right, Y: p.top, W: p.wide - p.right, H: p.low - p.top},
	}
	p.flamesZone = output.Rect{X: p.left, Y: p.flames, W: p.right - p.left, H: p.high - p.flames}
	p.paradise = [2]float64{p.midX, math.Min(218, p.top+48)}
	if p.top < 60 { // hardly an arm: in the corner of the central square
		p.paradise = [2]float64{p.left + 62, p.top + 82}
	}
	p.foot = p.flames + 70
	if p.between = (p.low + p.flames) / 2; math.Abs(p.between-p.duke) < 50 {
		p.between = p.duke + 80
	}
	return p
}

// outline is the rim of the cross, moved inwards by d.
func (b *boardPlan) outline(d float64) []float64 {
	return []float64{
		b.left + d, d, b.right - d, d, b.right - d, b.top + d, b.wide - d, b.top + d,
		b.wide - d, b.low - d, b.right - d, b.low - d, b.right - d, b.high - d, b.left + d, b.high - d,
		b.left + d, b.low - d, d, b.low - d, d, b.top + d, b.left + d, b.top + d,
	}
}

// avoid is where seams should not run: beside the borders of zones, through
// the heart of the rose, through names.
func (b *boardPlan) avoid(names []boardName, words ...output.Rect) output.Avoid {
	const near = 18.0
	var a output.Avoid
	for _, x := range []float64{b.left, b.right} {
		a.Upright = append(a.Upright, output.Rect{X: x - near, Y: b.top, W: 2 * near, H: b.low - b.top})
	}
	for _, y := range []float64{b.top, b.low, b.duke, b.flames} {
		a.Level = append(a.Level, output.Rect{X: b.left, Y: y - near, W: b.right - b.left, H: 2 * near})
	}
	heart := output.Rect{X: b.midX, Y: b.midY}.Inset(-roseHeart - 4)
	a.Upright, a.Level = append(a.Upright, heart), append(a.Level, heart)
	for _, n := range names {
		box := n.both()
		a.Upright, a.Level = append(a.Upright, box), append(a.Level, box)
	}
	a.Upright = append(a.Upright, words...)
	return a
}

// Board lays out a board at true scale: as tiles behind a page that says how
// they go together, or, single, as one page of the whole size for a print
// shop.
func Board(b purgatory.BoardSpec, o Options, single bool) (*output.Document, Report, error) {
	var r Report
	if err := b.Check(); err != nil {
		return nil, r, err
	}
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	bp := boardPages{press: p, plan: planBoard(b)}
	if err := bp.draw(); err != nil {
		return nil, r, tell(err)
	}
	doc := p.document(say.BoardTitle, say.BoardSubject)
	if single {
		return doc, r, bp.single(doc, &r)
	}
	bp.cut()
	if bp.tiles == nil {
		return nil, r, bp.paperSmall()
	}
	err = bp.pages(doc, &r)
	if err == nil && doc.Pages > 0 {
		_, err = doc.Page(0)
	}
	if say.Has(err, say.PrintOverflow) || say.Has(err, say.PrintWordTooLong) {
		err = bp.paperSmall() // too small for the words of the assembly page
	}
	if err != nil {
		return nil, r, err
	}
	return doc, r, nil
}

// boardRoom is what a page of the board takes, so that there is room for the
// words of the assembly page.
var boardRoom = output.Size{W: 130, H: 180}

func (b *boardPages) paperSmall() error {
	return b.tooSmall(say.BoardTitle, boardRoom, b.imposition(&output.Document{}).Free(b.o.Paper.Size))
}

// boardPages is the pages of one board.
type boardPages struct {
	*press
	plan    boardPlan
	names   []boardName
	art     *output.Drawing // all but the words
	words   *output.Drawing
	reverse *output.Drawing // the words for those who sit at the other side
	room    output.TileRoom
	tiles   []output.Tile
	lying   bool
}

// draw draws the board once; all pages show these three drawings.
func (b *boardPages) draw() (err error) {
	b.names = b.boardNames(&b.plan)
	if b.art, err = b.boardArt(&b.plan); err != nil {
		return err
	}
	if b.words, err = b.boardWords(&b.plan, b.names, false); err != nil {
		return err
	}
	b.reverse, err = b.boardWords(&b.plan, b.names, true)
	return err
}

// show places a region of the board with its upper left corner at x, y.
func (b *boardPages) show(x, y float64, region output.Rect) []output.Placed {
	clip := output.Rect{X: x, Y: y, W: region.W, H: region.H}
	x, y = x-region.X, y-region.Y
	placed := []output.Placed{{Drawing: b.art, Form: true, X: x, Y: y, Clip: clip}}
	if touches(b.words, region) {
		placed = append(placed, output.Placed{Drawing: b.words, Form: true, X: x, Y: y, Clip: clip})
	}
	turned := output.Rect{X: b.plan.wide - region.Right(), Y: b.plan.high - region.Bottom(), W: region.W, H: region.H}
	if touches(b.reverse, turned) {
		placed = append(placed, output.Placed{Drawing: b.reverse, Form: true, Turned: true, X: x + b.plan.wide, Y: y + b.plan.high, Clip: clip})
	}
	return placed
}

// touches tells whether any text of a drawing stands in a region.
func touches(d *output.Drawing, region output.Rect) bool {
	for i := range d.Marks {
		m := &d.Marks[i]
		if m.Kind != output.KindText {
			continue
		}
		high := m.Size / output.PtPerMM
		box := output.Rect{X: m.Box.X, Y: m.Box.Y - high, W: m.Face.Width(m.Text, m.Size), H: 1.3 * high}
		if in := box.Intersect(region); in.W > 0 && in.H > 0 {
			return true
		}
	}
	return false
}

// boardRim is the white around the board on a single page, millimetres.
const boardRim = 20.0

// single makes one page of the whole size.
func (b *boardPages) single(doc *output.Document, r *Report) error {
	size := output.Size{W: b.plan.wide + 2*boardRim, H: b.plan.high + 2*boardRim}
	b.o.Paper = output.Paper{Name: fmt.Sprintf("%g × %g mm", size.W, size.H), Size: size}
	return b.press.pages(doc, output.PageSet{Len: 1, Lying: size.W > size.H,
		Draw: func(int, *output.Canvas, output.Rect) error { return nil },
		Place: func(int, output.Rect) []output.Placed {
			return b.show(boardRim, boardRim, output.Rect{W: b.plan.wide, H: b.plan.high})
		},
	}, r)
}

// seamRoom is what a tile keeps free at its left for the letter of the seam,
// millimetres.
const seamRoom = 6.0

// tileRoom is what a paper, upright or lying, has for a tile.
func (p *press) tileRoom(paper output.Paper, lying bool) output.TileRoom {
	size := paper.Size
	if (size.W > size.H) != lying {
		size = size.Turned()
	}
	free := p.imposition(&output.Document{}).Free(size)
	return output.TileRoom{Size: output.Size{W: free.W, H: free.H}, Left: seamRoom}
}

// tileCount is how many tiles the board takes on a paper; 0 if a tile would be
// too small to glue.
func (b *boardPages) tileCount(paper output.Paper, lying bool) int {
	room := b.tileRoom(paper, lying)
	if room.W < 60 || room.H < 60 {
		return 0
	}
	return output.TileCount(b.plan.parts, room)
}

// cut cuts the board for the paper, upright or lying, whichever takes fewer
// sheets.
func (b *boardPages) cut() {
	upright, lying := b.tileCount(b.o.Paper, false), b.tileCount(b.o.Paper, true)
	if upright == 0 || lying == 0 {
		return
	}
	b.lying = lying < upright
	b.room = b.tileRoom(b.o.Paper, b.lying)
	b.tiles = output.Tiles(b.plan.parts, b.room, b.plan.avoid(b.names, b.dukeWords(&b.plan)...))
}

// pages makes the assembly page and the tiles the pages of doc. The sheet line
// leaves its right end to the letter of the upper seam.
func (b *boardPages) pages(doc *output.Document, r *Report) error {
	im := b.imposition(doc)
	im.Text = func(i output.SheetInfo) []string {
		var short []string
		for _, line := range sheetLine(b.o.Lang, doc.Title, i) {
			if im.Line.Width(line) < b.room.W-topSeam-4 {
				short = append(short, line)
			}
		}
		return append(short, fmt.Sprint(i.Sheet))
	}
	return b.pagesBy(im, doc, output.PageSet{Len: len(b.tiles) + 1, Lying: b.lying,
		Mark: func(i int) string {
			if i == 0 {
				return b.o.Lang.Text(say.BoardAssembly)
			}
			return b.o.Lang.Text(say.BoardTile, b.tiles[i-1].Name)
		},
		Place: func(i int, free output.Rect) []output.Placed {
			if i == 0 {
				return nil
			}
			t := b.tiles[i-1]
			x, y := tilePlace(free, t)
			return b.show(x, y, t.Region)
		},
		Draw: func(i int, c *output.Canvas, free output.Rect) error {
			if i == 0 {
				return b.assembly(c, free)
			}
			b.tileMarks(c, free, b.tiles[i-1])
			return nil
		},
	}, r)
}
