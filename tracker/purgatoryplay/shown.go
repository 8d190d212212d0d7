package purgatoryplay

import "croix/generator/purgatory"

// Actions is how many actions a figure has left: of its activation if it is
// active, those of this round that no riposte spent if it has not been played,
// the one that it holds on guard if it has, none otherwise.
func Actions(g *Game, c *purgatory.Catalog, f *Figure) (int, error) {
	x, err := rulesOf(g, c)
	switch {
	case err != nil || !x.acts(f) || f.State == Wandering:
		return 0, err
	case f.ID == g.Active:
		return x.remaining(f), nil
	case f.Guard && f.Activations > 0:
		return 1, nil
	case f.Activations > 0 || f.Barred == g.Round && f.Barred > 0:
		return 0, nil
	}
	return x.remaining(f), nil
}

// Cost is how many actions a gesture of the active figure takes: 2 for a shot with a
// big firearm.
func Cost(g *Game, c *purgatory.Catalog, cmd Command) int {
	x, err := rulesOf(g, c)
	if err != nil || cmd.Verb != Shoot {
		return 1
	}
	_, cost := shotAction(x.arm(cmd.Object))
	return cost
}

// Wounded reports whether a figure has less than half its substance.
func (f *Figure) Wounded() bool { return 2*f.PS < f.PSMax }
