package purgatoryplay

import "croix/generator/purgatory"

// Situation is what a game waits for.
type Situation struct {
	Step    Step
	Side    Side      // whose move it is: who answers, plays the active figure, has the step
	Ask     *Ask      // the open question, or nil
	Active  string    // the active figure, or ""
	Left    int       // actions left to it
	Choices []Choice  // each gesture on a figure that the step has, legal or not
	Legal   []Command // all legal gestures, as Legal
}

// Choice is a gesture on one figure, and why it may not be made.
type Choice struct {
	Verb   Verb
	Figure string
	Not    *Illegal // nil if it is legal
}

// Next is what a game waits for now. Between activations the choices are the
// figures in the frozen order of the game, the dead left out.
func Next(g *Game, c *purgatory.Catalog) (Situation, error) {
	x, err := rulesOf(g, c)
	if err != nil {
		return Situation{}, err
	}
	s := Situation{Step: g.Step, Side: g.Step.Side(), Active: g.Active}
	if s.Legal, err = Legal(g, c); err != nil || g.Ended != "" {
		return s, err
	}
	if len(g.Asks) > 0 {
		q := g.Asks[0]
		s.Ask, s.Side = &q, q.Side
		return s, nil
	}
	if f := g.Figure(g.Active); f != nil {
		s.Side, s.Left = g.By, x.remaining(f)
		return s, nil
	}
	type option struct {
		verb Verb
		open bool
		kind func(*Figure) bool
		may  func(*Figure) *Illegal
	}
	for _, o := range []option{
		{Drift, g.Step.drifts(), func(f *Figure) bool { return f.State == Wandering }, x.mayDrift},
		{Control, g.Step.tries(), func(f *Figure) bool { return f.State == Humanist }, x.mayControl},
		{Activate, g.Step.plays(), func(f *Figure) bool { return f.Camp() == g.Step.Side() }, x.mayActivate},
		{Flee, g.Step.flees(), func(f *Figure) bool { return f.State == Humanist }, x.mayFlee},
	} {
		for i := range g.Figures {
			if f := &g.Figures[i]; o.open && f.Standing() && o.kind(f) {
				s.Choices = append(s.Choices, Choice{o.verb, f.ID, x.named(o.may(f))})
			}
		}
	}
	return s, nil
}
