package purgatorypages

import (
	"fmt"
	"strconv"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// tokenSize is the side of the square that a round token is cut from, and its
// diameter: 25 mm fit the bases and the punches that people have.
var tokenSize = output.Size{W: 25, H: 25}

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
	god, satan := grey(rgb(0x0072b2)), grey(rgb(0xb03a00))
	human, plain := grey(rgb(0x007a5a)), grey(rgb(0x4d4257))
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

// Tokens lays out numbered pawns for the souls, and markers.
func Tokens(souls int, o Options) (*output.Document, Report, error) {
	var r Report
	o.Card = output.Paper{Name: "25 × 25 mm", Size: tokenSize}
	if o.Back == output.BackFold {
		o.Back = output.BackNone // a token is marked on one side; its back is the table
	}
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	ts := p.tokensFor(min(max(souls, 1), MaxTokens))
	doc := p.document(say.TokenTitle, say.TokenSubject)
	set := output.CardSet{Size: tokenSize, Len: len(ts), Front: func(i int) (*output.Drawing, error) {
		d, err := p.token(ts[i])
		return d, tell(err)
	}}
	if o.Back != output.BackNone {
		if set.Back, err = p.tokenBack(); err != nil {
			return nil, r, tell(err)
		}
	}
	err = p.impose(doc, set, &r, nil)
	return doc, r, err
}

// RoleRound is the role of the line along which a round token is cut.
const RoleRound = "round"

// disc is the ground and the cut line of a token.
func (p *press) disc(c *output.Canvas, color output.Color) {
	const r = 12.5
	m := output.Mark{Kind: output.KindPath, Role: RoleRound, Path: output.CirclePath(r, r, r),
		Paint: output.Paint{Filled: true, Fill: output.White, Line: 0.25, Stroke: output.Black}}
	if p.solid {
		m.Paint.Fill = mix(p.ground, color, 0.16)
	}
	c.Add(m)
}

func (p *press) token(t token) (*output.Drawing, error) {
	const mid, inner = 12.5, 10.6
	c := p.stock.NewCanvas(fmt.Sprintf("token %d %s", t.number, t.key), tokenSize)
	c.Field("token")
	p.disc(c, t.color)
	p.hatching(c, t.hatch, mid, inner, t.color)
	c.Circle(mid, mid, inner, output.Paint{Line: 0.5, Stroke: t.color})
	word := p.bold.At(8).In(output.Black)
	c.TextCentred(mid, 20.6, word, p.o.Lang.Text(t.key))
	switch {
	case t.number > 0:
		f := p.bold.At(25).In(t.color)
		c.TextCentred(mid, 16.2, f, strconv.Itoa(t.number))
		c.Icon(t.icon, mid-1.9, 2.8, 3.8, t.color)
	case t.letter != "":
		f := p.bold.At(16).In(t.color)
		c.Icon(t.icon, 4.6, 6.2, 9, t.color)
		c.TextCentred(16.9, 11+f.Cap()/2, f, t.letter)
	default:
		c.Icon(t.icon, mid-5, 5, 10, t.color)
	}
	return c.Drawing()
}

// hatching draws short strokes around the ring: upright, level or slanted, so
// that a camp is known in grey too.
func (p *press) hatching(c *output.Canvas, h hatch, mid, inner float64, color output.Color) {
	paint := output.Paint{Line: 0.35, Stroke: color}
	const step = 1.3
	for i := -9; i <= 9; i++ {
		at := float64(i) * step
		outer := sqrt(12.1*12.1 - at*at)
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
			const k = 0.70710678
			for _, s := range [][2]float64{{in, outer}, {-outer, -in}} {
				c.Line(mid+(at+s[0])*k, mid+(s[0]-at)*k, mid+(at+s[1])*k, mid+(s[1]-at)*k, paint)
			}
		}
	}
}

// tokenBack is the back of all tokens: the cross.
func (p *press) tokenBack() (*output.Drawing, error) {
	c := p.stock.NewForm("back of a token", tokenSize, 0.5)
	color := p.accent[purgatory.Unknown]
	p.disc(c, color)
	c.Polygon(output.Paint{Line: 0.6, Stroke: color}, latinCross(12.5, 10.6, 4.6, 0)...)
	return c.Drawing()
}
