// Package purgatorypages says what the printed pages of the main game hold:
// it turns a deck into the drawings of a document.
package purgatorypages

import (
	"croix/generator/purgatory"
	"croix/output"
	"croix/templates/pages"
)

// Ink says how much of it a page uses.
type Ink = pages.Ink

// The inks.
const (
	InkFull  = pages.InkFull  // coloured grounds
	InkLight = pages.InkLight // white ground, outlines
	InkGrey  = pages.InkGrey  // as full, without colour
)

// RoleWrite is the role of a line or box to write on.
const RoleWrite = pages.RoleWrite

// Inks lists the inks, the default first.
func Inks() []Ink { return pages.Inks() }

// theme is the theme of all games with the colours of the leanings.
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

	shared *pages.Theme
}

func rgb(hex uint32) output.Color { return pages.RGB(hex) }

// mix is a with the share s of b.
func mix(a, b output.Color, s float64) output.Color { return pages.Mix(a, b, s) }

func newTheme(t *pages.Theme) *theme {
	return &theme{
		ink: t.Ink, solid: t.Solid,
		ground: t.Ground, text: t.Text, soft: t.Soft, gold: t.Gold, back: t.Back,
		title: t.Title, regular: t.Regular, italic: t.Italic, bold: t.Bold,
		accent: map[purgatory.Leaning]output.Color{
			purgatory.Christian: t.Accent(rgb(0x25416b)),
			purgatory.Humanist:  t.Accent(rgb(0x3b6e48)),
			purgatory.Satanist:  t.Accent(rgb(0x7c1717)),
			purgatory.Unknown:   t.Accent(rgb(0x4d4257)),
		},
		shared: t,
	}
}

// plate is the paint of a shape that carries light text when solid and dark
// text otherwise; on is the colour of what stands on it.
func (t *theme) plate(accent output.Color) (paint output.Paint, on output.Color) {
	return t.shared.Plate(accent)
}
