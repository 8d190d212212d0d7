package purgatorypages

import (
	"fmt"

	"croix/generator/say"
	"croix/output"
)

// fillers are the markers that fill empty slots: those that a table runs out
// of.
func fillers() []say.Key {
	return []say.Key{say.TokenActivated, say.TokenJammed, say.TokenGuard, say.TokenWounded}
}

// fill puts markers into the slots that the cards of set leave empty on their
// last sheet: as many discs as a card has room for. Their backs stay white, for
// a marker is glued on something thick.
func (p *press) fill(set *output.CardSet) error {
	g, err := output.NewGrid(p.o.Paper, set.Size, p.o.Back, p.o.Margin)
	if err != nil {
		return err
	}
	cards := set.Len
	empty := (g.PerSheet() - cards%g.PerSheet()) % g.PerSheet()
	filler, err := p.filler(set.Size)
	if err != nil || filler == nil {
		return err
	}
	front, back := set.Front, set.Back
	set.Len += empty
	set.Front = func(i int) (*output.Drawing, error) {
		if i >= cards {
			return filler, nil
		}
		return front(i)
	}
	set.Back, set.BackOf = nil, func(i int) *output.Drawing {
		if i >= cards {
			return nil
		}
		return back
	}
	return nil
}

// filler is a card's room full of markers; nil if it has room for none.
func (p *press) filler(size output.Size) (*output.Drawing, error) {
	const d, gap = TokenSize, 1.5
	across, down := int((size.W-gap)/(d+gap)), int((size.H-gap)/(d+gap))
	if across < 1 || down < 1 {
		return nil, nil
	}
	var kinds []token
	for _, t := range p.tokensFor(1) {
		for _, k := range fillers() {
			if t.key == k && (len(kinds) == 0 || kinds[len(kinds)-1].key != k) {
				kinds = append(kinds, t)
			}
		}
	}
	c := p.stock.NewCanvas(fmt.Sprintf("markers %s", size), size)
	left := (size.W - float64(across)*(d+gap) + gap) / 2
	top := (size.H - float64(down)*(d+gap) + gap) / 2
	for i := range across * down {
		t := kinds[i%len(kinds)]
		form, err := p.token(p.stock.NewForm("marker "+t.id(), output.Size{W: d, H: d}, 0.5), t, 1)
		if err != nil {
			return nil, err
		}
		c.Use(form, left+float64(i%across)*(d+gap), top+float64(i/across)*(d+gap), d)
	}
	return c.Drawing()
}
