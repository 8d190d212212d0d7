package purgatorypages

import (
	"fmt"
	"strconv"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// smallest is the least a soul card can be and still hold its tick boxes and
// its numbers at a legible size.
var smallest = output.Size{W: 60, H: 84}

// face is one printed card: a soul, or the continuation of one.
type face struct {
	figure int
	first  int // the first piece of gear on it
	count  int // how many
	step   int // the rung of the ladder at which they fit
	part   int // 1 for the card itself
	parts  int
}

// Cards lays out the soul cards of figures as a document. The report is
// complete before any page is drawn.
func Cards(figures []*purgatory.Figure, o Options) (*output.Document, Report, error) {
	var r Report
	figures = keep(figures, o, soulID)
	if len(figures) == 0 {
		return nil, r, say.Errorf(say.PrintEmptyDeck)
	}
	p, err := newSouls(o)
	if err != nil {
		return nil, r, err
	}
	r.Souls = len(figures)
	r.Steps = make([]int, len(p.rungs))
	var faces []face
	for i, f := range figures {
		more, err := p.plan(i, newView(f, o.Lang))
		if err != nil {
			return nil, r, &CardError{f.Card.D66, tell(err)}
		}
		faces = append(faces, more...)
		r.Steps[more[0].step]++
	}
	set := output.CardSet{
		Size: o.Card.Size,
		Len:  len(faces),
		Front: func(i int) (*output.Drawing, error) {
			f := figures[faces[i].figure]
			d, err := p.front(newView(f, o.Lang), faces[i])
			if err != nil {
				err = &CardError{f.Card.D66, tell(err)}
			}
			return d, err
		},
	}
	if o.Back != output.BackNone {
		if set.Back, err = p.cardBack(p.stock, o.Card.Size); err != nil {
			return nil, r, tell(err)
		}
	}
	if o.Fill {
		if err := p.fill(&set); err != nil {
			return nil, r, tell(err)
		}
	}
	doc := p.document(say.PrintDeckTitle, say.PrintDeckSubject)
	figure := func(i int) *purgatory.Figure { return figures[faces[min(i, len(faces)-1)].figure] }
	err = p.impose(doc, set, &r, func(i int) string { return soulID(figure(i)) }, func(first, last int) string {
		return fmt.Sprintf("%d–%d", figure(first).Card.D66, figure(last).Card.D66)
	})
	return doc, r, err
}

// soulID is the item that the card of a figure is: its d66.
func soulID(f *purgatory.Figure) string { return strconv.Itoa(f.Card.D66) }

// souls draws the soul cards of one document.
type souls struct {
	*press
	at     places
	artAt  places // of a card with a portrait
	rungs  []output.Style
	frames map[frameKey]*output.Drawing
}

func newSouls(o Options) (*souls, error) {
	if o.Card.Size.W < smallest.W || o.Card.Size.H < smallest.H {
		return nil, say.Errorf(say.PrintCardTooSmall, smallest.W, smallest.H, o.Card.Name)
	}
	p, err := newPress(o)
	if err != nil {
		return nil, err
	}
	s := &souls{press: p, at: p.places(p.o.Card.Size, false), artAt: p.places(p.o.Card.Size, true), frames: map[frameKey]*output.Drawing{}}
	s.rungs = ladder(s.at.scale)
	return s, nil
}

// start draws what stands above the gear.
func (p *souls) start(v *view, f face) (*soulCard, error) {
	size := p.o.Card.Size
	s := &soulCard{theme: p.theme, v: v, lang: p.o.Lang, size: size, at: p.at, c: p.stock.NewCanvas(v.id, size)}
	if f.part == 1 { // a continuation has better use for the room
		art, err := p.portrait(v.soul, output.Size{W: p.artAt.portrait.W, H: p.artAt.portrait.H})
		if err != nil {
			return nil, err
		}
		if s.portrait = art; art != nil {
			s.at = p.artAt
		}
	}
	frame, err := p.frame(frameKey{v.leaning, f.part == 1, s.portrait != nil}, s.at)
	if err != nil {
		return nil, err
	}
	s.c.Use(frame, 0, 0, size.W)
	part := ""
	if f.parts > 1 {
		part = fmt.Sprintf("%d/%d", f.part, f.parts)
	}
	s.head(part)
	if f.part == 1 {
		s.scores()
		s.numbers()
		s.substance()
	}
	_, err = s.c.Drawing()
	return s, err
}

// free is the box that the gear may fill.
func (s *soulCard) free() output.Size {
	return output.Size{W: s.at.width, H: s.size.H - safe - s.y}
}

func (s *soulCard) blocks(gear []gear) []output.Block {
	bs := make([]output.Block, len(gear))
	for i, g := range gear {
		bs[i] = s.block(g)
	}
	return bs
}

// plan finds the faces that a soul takes, and the rung of the ladder of each.
func (p *souls) plan(i int, v *view) ([]face, error) {
	var faces []face
	for first := 0; first < len(v.gear) || len(faces) == 0; {
		f := face{figure: i, first: first, part: len(faces) + 1, parts: 1}
		s, err := p.start(v, f)
		if err != nil {
			return nil, err
		}
		fit, err := output.Fit(v.id, s.blocks(v.gear[first:]), s.free(), p.rungs)
		if err != nil {
			return nil, err
		}
		f.count, f.step = fit.Blocks, fit.Step
		faces = append(faces, f)
		first += max(1, fit.Blocks)
	}
	for i := range faces {
		faces[i].parts = len(faces)
	}
	return faces, nil
}

// front draws one face.
func (p *souls) front(v *view, f face) (*output.Drawing, error) {
	s, err := p.start(v, f)
	if err != nil {
		return nil, err
	}
	fit, err := output.Fit(v.id, s.blocks(v.gear[f.first:f.first+f.count]), s.free(), p.rungs[f.step:f.step+1])
	if err != nil {
		return nil, err
	}
	fit.Draw(s.c, s.at.left, s.y)
	return s.c.Drawing()
}
