// Package purgatorypages says what the printed pages of the main game hold:
// it turns a deck into the drawings of a document.
package purgatorypages

import (
	"croix/generator/purgatory"
	"croix/output"
)

// Ink says how much of it a page uses.
type Ink string

// The inks.
const (
	InkFull  Ink = "full"  // coloured grounds
	InkLight Ink = "light" // white ground, outlines
	InkGrey  Ink = "grey"  // as full, without colour
)

// Inks lists the inks, the default first.
func Inks() []Ink { return []Ink{InkFull, InkLight, InkGrey} }

// theme is the colours and type of a page in one ink.
type theme struct {
	ink    Ink
	solid  bool // coloured grounds; otherwise outlines
	ground output.Color
	text   output.Color
	soft   output.Color // secondary text and thin rules
	gold   output.Color // on an accent
	back   output.Color // ground of the card back
	accent map[purgatory.Leaning]output.Color

	title, regular, italic, bold output.Font // at 1 pt
}

func rgb(hex uint32) output.Color {
	return output.Color{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex)}
}

func newTheme(stock *output.Stock, ink Ink) *theme {
	t := &theme{
		ink: ink, solid: ink != InkLight,
		ground: rgb(0xf7f0df), text: rgb(0x23160f), soft: rgb(0x5e4c3c),
		gold: rgb(0xf3dfae), back: rgb(0x2b1620),
		accent: map[purgatory.Leaning]output.Color{
			purgatory.Christian: rgb(0x25416b),
			purgatory.Humanist:  rgb(0x3b6e48),
			purgatory.Satanist:  rgb(0x7c1717),
			purgatory.Unknown:   rgb(0x4d4257),
		},
	}
	switch ink {
	case InkLight:
		t.ground, t.gold = output.White, output.White
	case InkGrey:
		t.ground, t.text, t.soft, t.gold, t.back = output.White, output.Black, rgb(0x505050), output.White, rgb(0x222222)
		for l, c := range t.accent {
			t.accent[l] = c.Grey()
		}
	}
	font := func(f output.Font) output.Font { f.Size, f.Color = 1, t.text; return f }
	t.title = font(output.Font{Face: stock.Title})
	t.regular = font(output.Font{Face: stock.Regular})
	t.italic = font(output.Font{Face: stock.Italic})
	t.bold = font(output.Font{Face: stock.Bold})
	return t
}

// plate is the paint of a shape that carries light text when solid and dark
// text otherwise; on is the colour of what stands on it.
func (t *theme) plate(accent output.Color) (paint output.Paint, on output.Color) {
	if t.solid {
		return output.Paint{Filled: true, Fill: accent}, t.gold
	}
	return output.Paint{Filled: true, Fill: output.White, Line: 0.3, Stroke: accent}, accent
}
