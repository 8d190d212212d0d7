package output

import "fmt"

// Style is one rung of the ladder that a stack of blocks climbs down until it
// fits.
type Style struct {
	Size    float64 // body type in points
	Leading float64 // baseline distance in ems
	Gap     float64 // between blocks, millimetres
}

// Laid is a block set in a style: its height in millimetres and how to draw
// it with its top left at x, y.
type Laid struct {
	Height float64
	Draw   func(c *Canvas, x, y float64)
}

// Block is a part of a card that can be set at different sizes. Lay reports
// false if a word is too wide for the width at this size.
type Block struct {
	Field string
	Lay   func(width float64, st Style) (Laid, bool)
}

// OverflowError is a text that does not fit even at the smallest size.
type OverflowError struct {
	Card, Field string
	Need, Have  float64 // height in millimetres; both 0 if a word is too wide
}

func (e *OverflowError) Error() string {
	if e.Need == 0 {
		return fmt.Sprintf("%s: %s: a word is too long for the card", e.Card, e.Field)
	}
	return fmt.Sprintf("%s: %s: needs %.1f mm, there are %.1f", e.Card, e.Field, e.Need, e.Have)
}

// Fitted is a stack of blocks that fits its box.
type Fitted struct {
	Step   int // the rung taken, 0 is the roomiest
	Blocks int // how many blocks were placed; the others go on a continuation
	laid   []Laid
	gap    float64
}

// Fit sets as many blocks as it can in a box: all of them at the roomiest
// style that holds them, or else, at the smallest style, those that come
// first. It fails if not even the first block fits; card names the card in
// that error.
func Fit(card string, blocks []Block, box Size, ladder []Style) (Fitted, error) {
	var f Fitted
	for step, st := range ladder {
		f = Fitted{Step: step, gap: st.Gap}
		height := 0.0
		last := step == len(ladder)-1
		for _, b := range blocks {
			laid, ok := b.Lay(box.W, st)
			need := height + laid.Height
			if len(f.laid) > 0 {
				need += st.Gap
			}
			if !ok || need > box.H {
				if last && len(f.laid) == 0 {
					e := &OverflowError{Card: card, Field: b.Field}
					if ok {
						e.Need, e.Have = laid.Height, box.H
					}
					return f, e
				}
				break
			}
			height = need
			f.laid = append(f.laid, laid)
		}
		f.Blocks = len(f.laid)
		if f.Blocks == len(blocks) {
			f.spread(box.H - height)
			return f, nil
		}
	}
	return f, nil
}

// maxSpread is the most that spare height widens a gap, in millimetres: more
// would tear the stack apart.
const maxSpread = 2.2

// spread shares spare height among the gaps, so that a card with little to
// say breathes.
func (f *Fitted) spread(spare float64) {
	if n := len(f.laid); n > 0 {
		f.gap += min(maxSpread, spare/float64(n))
	}
}

// Draw draws the blocks from x, y downwards.
func (f Fitted) Draw(c *Canvas, x, y float64) {
	for _, l := range f.laid {
		l.Draw(c, x, y)
		y += l.Height + f.gap
	}
}
