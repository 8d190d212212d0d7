package pages

import "croix/output"

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

// RoleWrite is the role of a line or box to write on.
const RoleWrite = "write"

// Theme is the colours and type of a page in one ink.
type Theme struct {
	Ink    Ink
	Solid  bool // coloured grounds; otherwise outlines
	Ground output.Color
	Text   output.Color
	Soft   output.Color // secondary text and thin rules
	Gold   output.Color // on an accent
	Back   output.Color // ground of the card back

	Title, Regular, Italic, Bold output.Font // at 1 pt
}

// RGB is the colour of a number such as 0x25416b.
func RGB(hex uint32) output.Color {
	return output.Color{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex)}
}

// NewTheme is the theme of an ink.
func NewTheme(stock *output.Stock, ink Ink) *Theme {
	t := &Theme{
		Ink: ink, Solid: ink != InkLight,
		Ground: RGB(0xf7f0df), Text: RGB(0x23160f), Soft: RGB(0x5e4c3c),
		Gold: RGB(0xf3dfae), Back: RGB(0x2b1620),
	}
	switch ink {
	case InkLight:
		t.Ground, t.Gold = output.White, output.White
	case InkGrey:
		t.Ground, t.Text, t.Soft, t.Gold, t.Back = output.White, output.Black, RGB(0x505050), output.White, RGB(0x222222)
	}
	font := func(f output.Font) output.Font { f.Size, f.Color = 1, t.Text; return f }
	t.Title = font(output.Font{Face: stock.Title})
	t.Regular = font(output.Font{Face: stock.Regular})
	t.Italic = font(output.Font{Face: stock.Italic})
	t.Bold = font(output.Font{Face: stock.Bold})
	return t
}

// Accent is a colour as the ink shows it.
func (t *Theme) Accent(c output.Color) output.Color {
	if t.Ink == InkGrey {
		return c.Grey()
	}
	return c
}

// Plate is the paint of a shape that carries light text when solid and dark
// text otherwise; on is the colour of what stands on it.
func (t *Theme) Plate(accent output.Color) (paint output.Paint, on output.Color) {
	if t.Solid {
		return output.Paint{Filled: true, Fill: accent}, t.Gold
	}
	return output.Paint{Filled: true, Fill: output.White, Line: 0.3, Stroke: accent}, accent
}

// Mix is a with the share s of b.
func Mix(a, b output.Color, s float64) output.Color {
	m := func(x, y uint8) uint8 { return uint8(float64(x)*(1-s) + float64(y)*s + 0.5) }
	return output.Color{R: m(a.R, b.R), G: m(a.G, b.G), B: m(a.B, b.B)}
}
