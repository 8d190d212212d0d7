package purgatorypages

import (
	"croix/output"
	"croix/output/picture"
)

// portrait is the picture of a being for a window of a card, nil if there is
// none.
func (p *press) portrait(id string, window output.Size) (*output.Picture, error) {
	win := picture.Window{Size: window, Ground: p.gold}
	switch p.ink {
	case InkGrey:
		win.Tone = picture.Grey
	case InkLight:
		win.Tone = picture.Light
	}
	return p.o.Art.Picture(id, win)
}

// hang draws a portrait in its window, with a frame in the colour of what
// stands on the band.
func hang(c *output.Canvas, window output.Rect, p *output.Picture, frame output.Color) {
	c.Field("portrait")
	c.Picture(window, p)
	c.Rect(window, 0, output.Paint{Line: 0.35, Stroke: frame})
}
