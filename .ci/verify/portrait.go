package verify

import (
	"fmt"
	"slices"
)

// Image is a picture as it lies on a page.
type Image struct {
	Box
	Wide, High int  // pixels
	Grey       bool // without colour
	Clip       Box  // outside it nothing shows
}

// image notes a picture that the page draws.
func (r *reader) image(dict map[string]any) error {
	m := r.state.m
	if m[1] != 0 || m[2] != 0 || m[0] <= 0 || m[3] <= 0 {
		return fmt.Errorf("a picture that is turned or mirrored: %v", m)
	}
	x, y2 := r.place(0, 0)
	x2, y := r.place(1, 1)
	wide, _ := dict["/Width"].(float64)
	high, _ := dict["/Height"].(float64)
	space := dict["/ColorSpace"]
	if space != "/DeviceRGB" && space != "/DeviceGray" {
		return fmt.Errorf("a picture in the colours %v", space)
	}
	r.images = append(r.images, Image{Box: Box{x, y, x2, y2}, Wide: int(wide), High: int(high), Grey: space == "/DeviceGray", Clip: r.state.clip})
	return nil
}

// Images are the pictures that a page draws, in order.
func (p *PDF) Images(page int) ([]Image, error) {
	r, err := p.draw(page)
	if err != nil {
		return nil, err
	}
	return r.images, nil
}

// leastDPI is what a portrait is printed at (docs/printing.md), less what
// rounding to whole pixels takes.
const leastDPI = 298

// CheckPortraits sees that just the cards that have a portrait show one: inside
// the safe zone, whole, in full resolution, under no word, of the colour in its
// middle that the picture has. Ink takes the colour away or makes it pale.
func (d *Document) CheckPortraits(has []bool, middle [3]int) error {
	p, err := d.pdf()
	if err != nil {
		return err
	}
	pages, err := d.picture()
	if err != nil {
		return err
	}
	seen := map[int]int{}
	err = d.eachFront(func(page, i int, trim Box, words []Word) error {
		all, err := p.Images(page)
		if err != nil {
			return err
		}
		var mine []Image
		for _, m := range all {
			if x, y := m.Mid(); trim.Has(x, y) {
				mine = append(mine, m)
			}
		}
		seen[page] += len(mine)
		switch {
		case len(mine) == 0 && !has[i]:
			return nil
		case len(mine) != 1 || !has[i]:
			return fmt.Errorf("card %d: %d portraits, and a picture of it is %v", i+1, len(mine), has[i])
		}
		return d.checkPortrait(mine[0], trim, words, pages[page], middle)
	})
	if err != nil {
		return err
	}
	for page := range p.Pages {
		all, err := p.Images(page)
		if err != nil {
			return err
		}
		if len(all) != seen[page] {
			return fmt.Errorf("page %d: %d pictures, %d of them on the front of a card", page+1, len(all), seen[page])
		}
	}
	return nil
}

func (d *Document) checkPortrait(m Image, trim Box, words []Word, page Picture, middle [3]int) error {
	dpi := min(float64(m.Wide)/m.W(), float64(m.High)/m.H()) * 25.4
	over := slices.IndexFunc(words, func(w Word) bool { return w.Grow(-0.1).Meets(m.Box) })
	switch {
	case !trim.Grow(-2.99).Holds(m.Box):
		return fmt.Errorf("the portrait at %v leaves the safe zone of %v", m.Box, trim)
	case !m.Clip.Grow(0.01).Holds(m.Box):
		return fmt.Errorf("the portrait at %v is cut off by %v", m.Box, m.Clip)
	case m.W() < 10 || m.H() < 10:
		return fmt.Errorf("the portrait at %v is too small to be looked at", m.Box)
	case dpi < leastDPI:
		return fmt.Errorf("the portrait has %.0f dpi", dpi)
	case over >= 0:
		return fmt.Errorf("%q stands on the portrait at %v", words[over].Text, m.Box)
	case m.Grey != (d.Ink != "full"): // light is printed in pale greys
		return fmt.Errorf("the portrait has colours in a print in %s", d.Ink)
	}
	x, y := m.Mid()
	i := (int(y/25.4*page.DPI)*page.W + int(x/25.4*page.DPI)) * page.Channels
	for c, want := range middle {
		got := int(page.Pix[i+c])
		if d.Ink == "full" && (got < want-8 || got > want+8) {
			return fmt.Errorf("the portrait is %v in its middle instead of %v", page.Pix[i:i+3], middle)
		}
	}
	return nil
}
