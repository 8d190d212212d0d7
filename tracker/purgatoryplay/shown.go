package purgatoryplay

import "croix/generator/purgatory"

// Actions is how many actions a figure has left: of its activation if it is
// active, the one that it holds on guard, those of this round if it has not
// been played, none otherwise.
func Actions(g *Game, c *purgatory.Catalog, f *Figure) (int, error) {
	x, err := rulesOf(g, c)
	switch {
	case err != nil || !x.acts(f) || f.State == Wandering:
		return 0, err
	case f.ID == g.Active:
		return x.remaining(f), nil
	case f.Guard:
		return 1, nil
	case f.Activations > 0 || f.Barred == g.Round && f.Barred > 0:
		return 0, nil
	}
	return x.allowance(f), nil
}

// Wounded reports whether a figure has less than half its substance.
func (f *Figure) Wounded() bool { return 2*f.PS < f.PSMax }
