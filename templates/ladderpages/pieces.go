package ladderpages

import (
	"math"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
)

// Measures of the small pieces, millimetres.
const (
	pawnW, pawnFace   = 18.0, 22.0 // two faces and two feet: 54 high
	firstW, firstFace = 30.0, 25.0 // 60 high
	foot              = 5.0
	markerSide        = 12.0
	markerCount       = 6
	tileCount         = 2 // one to spare
	gap               = 4.0
	overCut           = 2.0 // how far cut lines go beyond the tokens
)

// Pieces lays out the tokens with all small pieces, on one page. Tokens fold
// over, the devil upside down above the fold line; or, with backs on the long
// edge, angels are on the front and devils on the back of the sheet.
func Pieces(r ladder.Rules, o pages.Options) (*output.Document, pages.Report, error) {
	var report pages.Report
	p, doc, err := newPainter(r, say.LadderPiecesTitle, leastPage(r), o)
	if err != nil {
		return nil, report, err
	}
	k := kit{painter: p, duplex: o.Back == output.BackLong}
	k.side = math.Floor(math.Min(k.square()-tokenLess, (k.Free.W-2*overCut)/ladder.TokensEach))
	k.faces = map[ladder.Token]*output.Drawing{}
	for _, c := range ladder.Colours() {
		for _, f := range []ladder.Face{ladder.Angel, ladder.Devil} {
			t := ladder.Token{Colour: c, Face: f}
			if k.faces[t], err = k.token(t); err != nil {
				return nil, report, pages.Tell(err)
			}
		}
	}
	k.pawns = make([]*output.Drawing, len(ladder.Colours())+1)
	if err := k.pawnForms(); err != nil {
		return nil, report, err
	}
	n := 1
	if k.duplex {
		n = 2
	}
	err = p.Pages(doc, output.PageSet{
		Len: n, Duplex: k.duplex,
		Place: func(i int, free output.Rect) []output.Placed { return k.place(i, free) },
		Draw: func(i int, c *output.Canvas, free output.Rect) error {
			one := k
			painter := *k.painter
			painter.C, painter.Free = c, free
			one.painter = &painter
			one.draw(i)
			return nil
		},
	}, &report)
	return doc, report, err
}

// kit draws the pieces.
type kit struct {
	*painter
	duplex bool
	side   float64 // of a token
	faces  map[ladder.Token]*output.Drawing
	pawns  []*output.Drawing
}

// token is the form of a face.
func (k *kit) token(t ladder.Token) (*output.Drawing, error) {
	c := k.Stock.NewForm("token "+t.String(), output.Size{W: k.side, H: k.side}, 0)
	k.face(c, output.Rect{W: k.side, H: k.side}, t)
	return c.Drawing()
}

// block is the box of the tokens: nine columns, a row for each colour.
func (k *kit) block(free output.Rect) output.Rect {
	w, h := k.side*ladder.TokensEach, k.rowHigh()*float64(len(ladder.Colours()))
	return output.Rect{X: free.X + (free.W-w)/2, Y: free.Y + 3, W: w, H: h}
}

func (k *kit) rowHigh() float64 {
	if k.duplex {
		return k.side
	}
	return 2 * k.side
}

// place puts the faces on page i: angels, and above them or on the back the
// devils. On the back they stand mirrored; each row is of one colour.
func (k *kit) place(i int, free output.Rect) []output.Placed {
	at := k.block(free)
	var all []output.Placed
	for row, c := range ladder.Colours() {
		for col := range ladder.TokensEach {
			x, y := at.X+float64(col)*k.side, at.Y+float64(row)*k.rowHigh()
			angel, devil := k.faces[ladder.Token{Colour: c, Face: ladder.Angel}], k.faces[ladder.Token{Colour: c, Face: ladder.Devil}]
			put := func(d *output.Drawing, y float64, turned bool) {
				one := output.Placed{Drawing: d, Form: true, X: x, Y: y, Turned: turned, Clip: output.Rect{X: x, Y: y, W: k.side, H: k.side}}
				if turned {
					one.X, one.Y = x+k.side, y+k.side
				}
				all = append(all, one)
			}
			switch {
			case k.duplex && i == 1:
				put(devil, y, false)
			case k.duplex:
				put(angel, y, false)
			default:
				put(devil, y, true)
				put(angel, y+k.side, false)
			}
		}
	}
	if i == 0 {
		all = append(all, k.placeSmall(free)...)
	}
	return all
}

// line draws a cut or fold line in a halo, so that it shows on any ground.
func (k *kit) line(role string, x, y, x2, y2 float64) {
	box := output.Rect{X: x, Y: y, W: x2 - x, H: y2 - y}
	paint := output.Paint{Line: 0.2, Stroke: output.Black}
	if role == output.RoleFold {
		paint.Dash = 0.8
	}
	k.C.Add(output.Mark{Kind: output.KindLine, Box: box, Paint: output.Paint{Line: 0.7, Stroke: output.White}})
	k.C.Add(output.Mark{Kind: output.KindLine, Box: box, Role: role, Paint: paint})
}

// draw draws cut and fold lines, and below the tokens the small pieces.
func (k *kit) draw(i int) {
	k.C.Field("tokens")
	at := k.block(k.Free)
	if k.duplex && k.Solid {
		k.bleed(at)
	}
	for row := range len(ladder.Colours()) + 1 {
		y := at.Y + float64(row)*k.rowHigh()
		k.line(output.RoleCut, at.X-overCut, y, at.Right()+overCut, y)
		if !k.duplex && row < len(ladder.Colours()) {
			k.line(output.RoleFold, at.X-overCut, y+k.side, at.Right()+overCut, y+k.side)
		}
	}
	for col := range ladder.TokensEach + 1 {
		x := at.X + float64(col)*k.side
		k.line(output.RoleCut, x, at.Y-overCut, x, at.Bottom()+overCut)
	}
	if i == 0 {
		k.small()
	}
}

// strip is a pawn that stands when its strip is folded in the middle and its
// feet are bent: the same face twice, the upper one upside down.
type strip struct {
	at   output.Rect
	feet float64
	face *output.Drawing
}

// row is where the small pieces stand, in a row below the tokens.
type row struct {
	strips  []strip
	tiles   []output.Rect
	markers []output.Rect
}

// row places the small pieces; where there is less room they are smaller.
func (k *kit) row(free output.Rect) row {
	y := k.block(free).Bottom() + gap
	first, tile := 2*(firstFace+foot), k.square()-tileLess
	width := 4*pawnW + firstW + tile + 2*markerSide + 3*gap
	s := math.Min(1, math.Min((free.Bottom()-y)/math.Max(first, tileCount*tile+2), free.W/width))
	x := free.X + math.Max(0, free.W-s*width)/2
	var all row
	for i, face := range k.pawns {
		w, h := pawnW, 2*(pawnFace+foot)
		if i == len(k.pawns)-1 { // that of the first player
			w, h, x = firstW, first, x+s*gap
		}
		all.strips = append(all.strips, strip{output.Rect{X: x, Y: y, W: s * w, H: s * h}, s * foot, face})
		x += s * w
	}
	x += s * gap
	for i := range tileCount {
		all.tiles = append(all.tiles, output.Rect{X: x, Y: y + float64(i)*s*(tile+2), W: s * tile, H: s * tile})
	}
	x += s * (tile + gap)
	for i := range markerCount {
		all.markers = append(all.markers, output.Rect{X: x + float64(i%2)*s*markerSide, Y: y + float64(i/2)*s*markerSide, W: s * markerSide, H: s * markerSide})
	}
	return all
}

// pawnForms are the faces of the pawns, that of the first player last, at the
// size at which they are printed.
func (k *kit) pawnForms() error {
	for i, s := range k.row(k.Free).strips {
		at := output.Rect{W: s.at.W, H: s.at.H/2 - s.feet}
		one := *k.painter
		one.C = k.Stock.NewForm("pawn "+itoa(i), output.Size{W: at.W, H: at.H}, 0)
		if i < len(ladder.Colours()) {
			c := ladder.Colours()[i]
			one.ground(one.C, at, c)
			one.C.Circle(at.W/2, at.H/2, at.W*0.34, output.Paint{Filled: true, Fill: output.White, Line: 0.5, Stroke: k.Text})
			font := k.Bold.At(at.W * 1.2)
			one.C.TextCentred(at.W/2, at.H/2+font.Cap()/2, font, k.letter(c))
		} else {
			one.C.Icon("sun-spear", at.W/2-at.H*0.26, at.H*0.1, at.H*0.52, k.Text)
			one.FitBox(output.Rect{X: 1, Y: at.H * 0.68, W: at.W - 2, H: at.H * 0.24}, k.Bold.At(10), k.Say(say.LadderFirstPawn))
		}
		var err error
		if k.pawns[i], err = one.C.Drawing(); err != nil {
			return pages.Tell(err)
		}
	}
	return nil
}

// placeSmall puts the faces of the pawns.
func (k *kit) placeSmall(free output.Rect) []output.Placed {
	var all []output.Placed
	for _, s := range k.row(free).strips {
		half := s.at.H/2 - s.feet
		for _, turned := range []bool{true, false} {
			at := output.Rect{X: s.at.X, Y: s.at.Y + s.feet, W: s.at.W, H: half}
			if !turned {
				at.Y += half
			}
			one := output.Placed{Drawing: s.face, Form: true, X: at.X, Y: at.Y, Turned: turned, Clip: at}
			if turned {
				one.X, one.Y = at.Right(), at.Bottom()
			}
			all = append(all, one)
		}
	}
	return all
}

// small draws the tiles, the markers and the outlines of the pawns.
func (k *kit) small() {
	k.C.Field("small pieces")
	all := k.row(k.Free)
	for _, s := range all.strips {
		k.C.Rect(s.at, 0, output.Paint{Line: 0.25, Stroke: output.Black})
		for _, y := range []float64{s.at.Y + s.feet, s.at.Y + s.at.H/2, s.at.Bottom() - s.feet} {
			k.line(output.RoleFold, s.at.X, y, s.at.Right(), y)
		}
	}
	for _, at := range all.tiles {
		k.arrows(k.C, at, 0)
	}
	for _, at := range all.markers {
		if k.Solid {
			k.C.Rect(at, 0, output.Paint{Filled: true, Fill: output.Black, Line: 0.4, Stroke: output.White})
			k.C.Circle(at.X+at.W/2, at.Y+at.H/2, at.W*0.18, output.Paint{Filled: true, Fill: output.White})
			continue
		}
		k.C.Rect(at, 0, output.Paint{Line: 0.4, Stroke: output.Black})
		k.C.Circle(at.X+at.W/2, at.Y+at.H/2, at.W*0.3, output.Paint{Filled: true, Fill: output.Black})
	}
}

// bleed widens the ground of the outer tokens, for sheets that are printed on
// both sides and never meet quite.
func (k *kit) bleed(at output.Rect) {
	const by = overCut
	for i, c := range ladder.Colours() {
		band := output.Rect{X: at.X - by, Y: at.Y + float64(i)*k.side, W: by, H: k.side}
		switch i {
		case 0:
			band.Y, band.H = band.Y-by, band.H+by
		case len(ladder.Colours()) - 1:
			band.H += by
		}
		paint := output.Paint{Filled: true, Fill: k.color(c)}
		k.C.Rect(band, 0, paint)
		band.X = at.Right()
		k.C.Rect(band, 0, paint)
		if edge := (output.Rect{X: at.X, Y: at.Y - by, W: at.W, H: by}); i == 0 {
			k.C.Rect(edge, 0, paint)
		}
		if edge := (output.Rect{X: at.X, Y: at.Bottom(), W: at.W, H: by}); i == len(ladder.Colours())-1 {
			k.C.Rect(edge, 0, paint)
		}
	}
}
