package purgatorypages

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"croix/generator/say"
	"croix/output"
)

// Diameters of tokens, millimetres: 25 mm fit the bases and the punches that
// people have, 20 mm the smaller ones.
const (
	TokenSize      = 25.0
	SmallTokenSize = 20.0
)

// token is one round piece.
type token struct {
	number int     // of a wandering soul; 0 for a marker
	key    say.Key // its word
	icon   string
	letter string // of a camp; "" for none
	hatch  hatch
	color  output.Color
}

// hatch is a pattern that tells camps apart without colour.
type hatch uint8

const (
	noHatch hatch = iota
	uprightHatch
	levelHatch
	slantedHatch
)

// tokensFor is the tokens of a game with so many souls: a numbered pawn for
// each, a camp marker for each soul that may be won by any camp, and as many
// markers of each state as figures are likely to share it at once.
func (p *press) tokensFor(souls int) []token {
	l := p.o.Lang
	grey := func(c output.Color) output.Color {
		if p.ink == InkGrey {
			return c.Grey()
		}
		return c
	}
	god, satan := grey(rgb(0x005a9c)), grey(rgb(0xb03a00))
	human, plain := grey(rgb(0x008560)), grey(rgb(0x4d4257))
	var ts []token
	for i := range souls {
		ts = append(ts, token{number: i + 1, key: say.TokenSoul, icon: "person", color: plain})
	}
	add := func(n int, t token) {
		for range n {
			ts = append(ts, t)
		}
	}
	add((souls+2)/3, token{key: say.TokenSatan, icon: "devil-mask", letter: l.Text(say.SheetLetterSatan), hatch: slantedHatch, color: satan})
	add((souls+2)/3, token{key: say.TokenGod, icon: "angel-wings", letter: l.Text(say.SheetLetterGod), hatch: uprightHatch, color: god})
	add((souls+2)/3, token{key: say.TokenHumanity, icon: "walking-boot", letter: "H", hatch: levelHatch, color: human})
	celestials := 18
	add(celestials, token{key: say.TokenActivated, icon: "crosshair", color: plain})
	add(6, token{key: say.TokenJammed, icon: "heavy-bullets", color: plain})
	add(6, token{key: say.TokenGuard, icon: "templar-shield", color: plain})
	add(6, token{key: say.TokenWounded, icon: "broken-heart", color: plain})
	add(6, token{key: say.TokenPile, icon: "swap-bag", color: plain})
	return ts
}

// MaxTokens is the most souls that tokens are numbered for.
const MaxTokens = 99

// Tokens lays out numbered pawns for the souls, and markers, of a diameter in
// millimetres. With backs, each is marked on both sides.
func Tokens(souls int, diameter float64, o Options) (*output.Document, Report, error) {
	var r Report
	o.Card = output.Paper{Name: fmt.Sprintf("%g × %[1]g mm", diameter), Size: output.Size{W: diameter, H: diameter}}
	if o.Back == output.BackFold {
		o.Back = output.BackNone // a token is marked on one side; its back is the table
	}
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	ts := keep(p.tokensFor(min(max(souls, 1), MaxTokens)), o, token.id)
	doc := p.document(say.TokenTitle, say.TokenSubject)
	backs, err := p.tokenBacks(ts, diameter/TokenSize)
	if err != nil {
		return nil, r, tell(err)
	}
	set := output.CardSet{Size: o.Card.Size, Len: len(ts), Front: func(i int) (*output.Drawing, error) {
		d, err := p.token(p.stock.NewCanvas("token "+ts[i].id(), o.Card.Size), ts[i], diameter/TokenSize)
		return d, tell(err)
	}}
	if p.o.Back != output.BackNone {
		set.BackOf = func(i int) *output.Drawing { return backs[ts[i].id()] }
	}
	err = p.impose(doc, set, &r, func(i int) string { return ts[i].id() }, nil)
	return doc, r, err
}

// RoleRound is the role of the line along which a round token is cut.
const RoleRound = "round"

// disc is the ground and the cut line of a token.
func (p *press) disc(c *output.Canvas, r float64, color output.Color) {
	m := output.Mark{Kind: output.KindPath, Role: RoleRound, Path: output.CirclePath(r, r, r),
		Paint: output.Paint{Filled: true, Fill: output.White, Line: 0.25, Stroke: output.Black}}
	if p.solid {
		m.Paint.Fill = mix(p.ground, color, 0.16)
	}
	c.Add(m)
}

// id is the item that a token is: a soul's number, or the word of a marker.
func (t token) id() string {
	if t.number > 0 {
		return strconv.Itoa(t.number)
	}
	return strings.TrimPrefix(string(t.key), "token.")
}

// token draws one side of a token, k times as large as TokenSize.
func (p *press) token(c *output.Canvas, t token, k float64) (*output.Drawing, error) {
	mid, inner := 12.5*k, 10.6*k
	c.Field("token")
	p.disc(c, mid, t.color)
	p.hatching(c, t.hatch, mid, inner, k, t.color)
	c.Circle(mid, mid, inner, output.Paint{Line: 0.5, Stroke: t.color})
	word := p.bold.At(math.Max(8*k, 7)).In(output.Black)
	// Below the middle by base, a chord of the inner ring is that long.
	base := 8.1*k - (1-k)*2
	if text := p.o.Lang.Text(t.key); word.Width(text) < 2*sqrt(inner*inner-base*base)-0.6 {
		c.TextCentred(mid, mid+base, word, text)
	}
	switch {
	case t.number > 0:
		f := p.bold.At(25 * k).In(t.color)
		c.TextCentred(mid, 16.2*k-(1-k)*2, f, strconv.Itoa(t.number))
		c.Icon(t.icon, mid-1.9*k, 2.8*k, 3.8*k, t.color)
	case t.letter != "":
		f := p.bold.At(16 * k).In(t.color)
		c.Icon(t.icon, 4.6*k, 6.2*k, 9*k, t.color)
		c.TextCentred(16.9*k, 11*k+f.Cap()/2, f, t.letter)
	default:
		c.Icon(t.icon, mid-5*k, 5*k, 10*k, t.color)
	}
	return c.Drawing()
}

// tokenBacks are the second sides, by id: the same as the first.
func (p *press) tokenBacks(ts []token, k float64) (map[string]*output.Drawing, error) {
	backs := map[string]*output.Drawing{}
	if p.o.Back == output.BackNone {
		return backs, nil
	}
	for _, t := range ts {
		if backs[t.id()] != nil {
			continue
		}
		d, err := p.token(p.stock.NewForm("back of token "+t.id(), p.o.Card.Size, 0.5), t, k)
		if err != nil {
			return nil, err
		}
		backs[t.id()] = d
	}
	return backs, nil
}

// hatching draws short strokes around the ring: upright, level or slanted, so
// that a camp is known in grey too.
func (p *press) hatching(c *output.Canvas, h hatch, mid, inner, k float64, color output.Color) {
	paint := output.Paint{Line: 0.35, Stroke: color}
	step, rim := 1.3*k, 12.1*k
	for i := -9; i <= 9; i++ {
		at := float64(i) * step
		outer := sqrt(rim*rim - at*at)
		in := sqrt(inner*inner - at*at)
		if outer <= 0 {
			continue
		}
		switch h {
		case uprightHatch:
			c.Line(mid+at, mid-outer, mid+at, mid-in, paint)
			c.Line(mid+at, mid+in, mid+at, mid+outer, paint)
		case levelHatch:
			c.Line(mid-outer, mid+at, mid-in, mid+at, paint)
			c.Line(mid+in, mid+at, mid+outer, mid+at, paint)
		case slantedHatch:
			const turn = 0.70710678
			for _, s := range [][2]float64{{in, outer}, {-outer, -in}} {
				c.Line(mid+(at+s[0])*turn, mid+(s[0]-at)*turn, mid+(at+s[1])*turn, mid+(s[1]-at)*turn, paint)
			}
		}
	}
}
