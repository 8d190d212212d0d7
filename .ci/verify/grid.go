package verify

import (
	"fmt"
	"math"
	"strings"
)

// Options are the flags that a document is printed with. Doc is "" for the
// cards of souls; Card is a size of cards.
type Options struct{ Lang, Paper, Ink, Back, Order, Card, Doc string }

// Name is the name of the document.
func (o Options) Name() string {
	if o.Doc == "" {
		return "cards"
	}
	return o.Doc
}

// Args are the flags.
func (o Options) Args() []string {
	args := []string{"--lang", o.Lang, "print", o.Name(), "--paper", o.Paper, "--ink", o.Ink, "--back", o.Back}
	switch {
	case o.Doc == "" || o.Card == "tarot":
		args = append(args, "--card", o.Card)
	case o.Card == "token20":
		args = append(args, "--token", "20")
	}
	if o.Order != "" {
		args = append(args, "--order", o.Order)
	}
	return args
}

// Backs is how the backs of the document are printed: sheets and slips have
// none, and a token is not folded.
func (o Options) Backs() string {
	switch o.Doc {
	case "demons", "angels", "slips":
		return "none"
	case "tokens":
		if o.Back == "fold" {
			return "none"
		}
	}
	return o.Back
}

func (o Options) String() string {
	return strings.TrimSpace(strings.Join([]string{o.Doc, o.Lang, o.Paper, o.Ink, o.Back, o.Card, o.Order}, " "))
}

// Duplex tells whether both faces of the paper are printed.
func (o Options) Duplex() bool { return o.Backs() == "long" || o.Backs() == "short" }

// The sizes by name, width and height in millimetres as they lie on the table.
var (
	papers = map[string][2]float64{"a4": {210, 297}, "letter": {215.9, 279.4}, "a3": {297, 420}, "250x300": {250, 300}}
	cards  = map[string][2]float64{
		"poker": {63, 88}, "tarot": {70, 120}, "mini": {44, 68}, "sheet": {131, 187}, "slip": {94, 3 * slipPanel},
		"token25": {25, 25}, "token20": {20, 20},
	}
)

const slipPanel = 41.8 // height of each of the three panels of a secret slip

// What is promised about a sheet, millimetres.
const (
	margin = 8.0
	band   = 3.2 // at the top and the foot, within the margin: the sheet line and the bar
	bleeds = 6.0 // between cards that have room for their bleed
)

// Grid is where cards lie on a sheet, worked out from the paper alone.
type Grid struct {
	W, H         float64 // of the page as it lies
	CardW, CardH float64
	Cols, Rows   int
	Gap          float64
	Back         string
}

// NewGrid finds the way to lay most cards on the paper; upright paper wins a
// tie.
func NewGrid(o Options) (Grid, error) {
	paper, ok := papers[o.Paper]
	card, ok2 := cards[o.Card]
	if !ok || !ok2 {
		return Grid{}, fmt.Errorf("%v: a paper or card that this judge does not know", o)
	}
	upright := gridOn(paper[0], paper[1], card, o.Backs())
	lying := gridOn(paper[1], paper[0], card, o.Backs())
	if lying.PerSheet() > upright.PerSheet() {
		return lying, nil
	}
	return upright, nil
}

func gridOn(w, h float64, card [2]float64, back string) Grid {
	g := Grid{W: w, H: h, CardW: card[0], CardH: card[1], Back: back}
	freeW, freeH := w-2*margin, h-2*margin-2*band
	for float64(g.Cols+1)*g.CardW <= freeW {
		g.Cols++
	}
	for float64(g.Rows+1)*g.placeH() <= freeH {
		g.Rows++
	}
	if float64(g.Cols)*(g.CardW+bleeds)-bleeds <= freeW && float64(g.Rows)*(g.placeH()+bleeds)-bleeds <= freeH {
		g.Gap = bleeds
	}
	return g
}

// placeH is the height of a place: a fold-over card has its back below it.
func (g Grid) placeH() float64 {
	if g.Back == "fold" {
		return 2 * g.CardH
	}
	return g.CardH
}

// PerSheet is how many cards a sheet holds.
func (g Grid) PerSheet() int { return g.Cols * g.Rows }

// Sheets is how many sheets n cards take.
func (g Grid) Sheets(n int) int { return int(math.Ceil(float64(n) / float64(g.PerSheet()))) }

// Pages is how many pages n cards take.
func (g Grid) Pages(n int) int {
	if g.Back == "long" || g.Back == "short" {
		return 2 * g.Sheets(n)
	}
	return g.Sheets(n)
}

// corner is the top left of the place in a column and row: the grid is in the
// middle of the page.
func (g Grid) corner(col, row int) (x, y float64) {
	w := float64(g.Cols)*(g.CardW+g.Gap) - g.Gap
	h := float64(g.Rows)*(g.placeH()+g.Gap) - g.Gap
	return (g.W-w)/2 + float64(col)*(g.CardW+g.Gap), (g.H-h)/2 + float64(row)*(g.placeH()+g.Gap)
}

// Front is the trim of the front of place i, row by row.
func (g Grid) Front(i int) Box {
	x, y := g.corner(i%g.Cols, i/g.Cols)
	return Box{x, y, x + g.CardW, y + g.CardH}
}

// Behind is the trim of the back of place i: below its front if folded, or
// where the front comes to lie when the sheet is turned about an edge.
func (g Grid) Behind(i int) Box {
	f := g.Front(i)
	if g.Back == "fold" {
		return Box{f.X, f.Y + g.CardH, f.X2, f.Y2 + g.CardH}
	}
	longEdgeUpright := g.H >= g.W
	if (g.Back == "long") == longEdgeUpright { // turned about an upright edge: left is right
		return Box{g.W - f.X2, f.Y, g.W - f.X, f.Y2}
	}
	return Box{f.X, g.H - f.Y2, f.X2, g.H - f.Y}
}

// Face is what a page of a document is.
type Face struct {
	Sheet int
	Back  bool // the other face of a duplex sheet
	First int  // the first card on it
	Count int  // how many
}

// Faces says what each page of a document with n cards is.
func Faces(o Options, g Grid, n int) []Face {
	sheets := g.Sheets(n)
	face := func(sheet int, back bool) Face {
		first := sheet * g.PerSheet()
		return Face{sheet, back, first, min(g.PerSheet(), n-first)}
	}
	var out []Face
	for s := range sheets {
		out = append(out, face(s, false))
		if o.Duplex() && o.Order != "fronts-backs" {
			out = append(out, face(s, true))
		}
	}
	if o.Duplex() && o.Order == "fronts-backs" {
		for s := range sheets {
			out = append(out, face(s, true))
		}
	}
	return out
}
