package purgatorypages

import (
	"croix/generator/say"
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

// tellPicture puts what is wrong with a picture in words that players read.
func tellPicture(e *picture.Error) error {
	switch e.Why {
	case picture.NotFile:
		return say.Errorf(say.ArtNotFile, e.File)
	case picture.TooLarge:
		return say.Errorf(say.ArtTooLarge, e.File, picture.MaxBytes>>20)
	case picture.TooMany:
		return say.Errorf(say.ArtTooMany, e.File, e.W, e.H, picture.MaxPixels/1000000)
	case picture.NoPicture:
		return say.Errorf(say.ArtNoPicture, e.File)
	case picture.Damaged:
		return say.Errorf(say.ArtDamaged, e.File)
	case picture.Twice:
		return say.Errorf(say.ArtTwice, e.File, e.Other)
	}
	return say.Errorf(say.FileRead, e.File, e.Err)
}
