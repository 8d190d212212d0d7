package purgatoryplay

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// drift throws for a wandering soul; without Figure one of those that
// may drift is drawn. To and Contacts tell at once where it stopped and whom it
// touched; without either the game asks.
func (a *act) drift() error {
	side := a.g.Step.Side()
	if err := a.mine(side); err != nil {
		return err
	}
	var throws []Dice
	if a.cmd.Figure == "" {
		drawn, err := a.draw(side)
		if err != nil {
			return err
		}
		a.cmd.Figure, throws = drawn.id, drawn.throws
	}
	f, err := a.find(a.cmd.Figure)
	if err != nil {
		return err
	}
	if err := a.forbid(a.mayDrift(f)); err != nil {
		return err
	}
	direction, where, err := a.direction(side)
	if err != nil {
		return err
	}
	far, err := a.throw(side, say.ThrowDistance, dice.D(3, 6))
	if err != nil {
		return err
	}
	cm := float64(far.Sum())
	if a.near(slothRow) {
		cm /= 2
		if a.is("rounding.half_move", "floor") {
			cm = float64(int(cm))
		}
	}
	a.emit(PawnDrifted{Figure: f.ID, Side: side, Direction: direction, CM: cm, Dice: append(append(throws, where...), far)})
	if a.cmd.To == "" && len(a.cmd.Contacts) == 0 {
		a.ask(Ask{Kind: AskDrifted, Side: side, Figure: f.ID})
		return nil
	}
	return a.stopped(f, a.cmd.To, a.cmd.Contacts)
}

// drawn is a pawn that dice chose.
type drawn struct {
	id     string
	throws []Dice
}

// draw draws a pawn among those that may drift.
func (a *act) draw(side Side) (drawn, error) {
	all := a.allowed(a.mayDrift)
	switch len(all) {
	case 0:
		return drawn{}, firm("R-070", say.PlayNotThisStep, a.g.Step.key())
	case 1:
		return drawn{id: all[0].ID}, nil
	}
	d, err := a.throw(side, say.PlayThrowPawn, dice.D(1, len(all)))
	if err != nil {
		return drawn{}, err
	}
	return drawn{all[d.Sum()-1].ID, []Dice{d}}, nil
}

// direction throws a direction: 1 to 8, or 0 where the table reads a free
// angle.
func (a *act) direction(side Side) (int, []Dice, error) {
	sides := 8
	switch a.o.Value("direction.die") {
	case "free_angle":
		return 0, nil, nil
	case "d12_reroll":
		sides = purgatory.DirectionSides
	}
	var throws []Dice
	for {
		d, err := a.throw(side, say.ThrowDirection, dice.D(1, sides))
		if err != nil {
			return 0, nil, err
		}
		throws = append(throws, d)
		if _, again, err := purgatory.DirectionOf(d.Sum()); err != nil || !again {
			return d.Sum(), throws, err
		}
	}
}

func legalDrift(x rules) []Command {
	var all []Command
	for _, f := range x.allowed(x.mayDrift) {
		all = append(all, Command{Verb: Drift, Side: x.g.Step.Side(), Figure: f.ID})
	}
	return all
}

// drifted answers where a pawn stopped and whom it touched.
func (a *act) drifted(q Ask) error { return a.stopped(a.g.figure(q.Figure), a.cmd.To, a.cmd.Contacts) }

// stopped is a pawn that came to rest at a place, or left by it, after touching
// angels and demons in that order: each must try it.
func (a *act) stopped(f *Figure, to Place, contacts []string) error {
	if to == "" {
		to = f.Place
	}
	if err := a.forbid(a.mayStop(f, to)); err != nil {
		return err
	}
	asked := false
	for i, id := range contacts {
		c, err := a.find(id)
		if err != nil {
			return err
		}
		switch {
		case c.Kind == SoulKind || !c.Standing():
			return firm("R-052", say.PlayNoContact, c.ID)
		case c.Place == Paradise:
			return firm("R-052", say.PlayContactAway, c.ID)
		case slices.Contains(contacts[:i], id):
			return firm("R-052", say.PlayContactTwice, c.ID)
		}
		if !a.tries(c) {
			continue
		}
		a.ask(Ask{
			Kind: AskAttempt, Side: c.Camp(), Figure: c.ID, Targets: []string{f.ID}, To: to,
			MayNo: a.is("drift.attempt", "optional"),
		})
		asked = true
	}
	if asked {
		return nil
	}
	return a.rests(f, to)
}

// tries reports whether a celestial can try a pawn that touched it: if that
// costs an action it needs one (drift.attempt), and a demon without a sin may be
// forbidden to damn (demon.no_sin).
func (a *act) tries(c *Figure) bool {
	row, ok := a.c.Celestial(c.Row)
	if !ok || purgatory.MayUsePowers(a.o, row) != nil {
		return false
	}
	return !a.is("drift.attempt", "costs_action") || a.held(c) > 0
}

// mayStop refuses a place that no drift leads to.
func (x rules) mayStop(f *Figure, to Place) *Illegal {
	switch {
	case to == f.Place:
		return nil
	case !slices.Contains([]Place{Purgatory, Flames, Paradise, Left, Right}, to):
		return firm("R-051", say.PlayNoPlace, string(to))
	case !x.on("drift.exits_open"):
		return illegal("Q-005", say.PlayBounces, f.ID)
	}
	return nil
}

// rests is the end of a drift: the place acts.
func (a *act) rests(f *Figure, to Place) error {
	if to == f.Place {
		return nil
	}
	a.emit(Moved{Figure: f.ID, From: f.Place, To: to})
	return a.enters(f, to)
}

func legalDrifted(x rules, q Ask) []Command {
	f := x.g.figure(q.Figure)
	var all []Command
	for _, to := range []Place{Purgatory, Flames, Paradise, Left, Right} {
		if x.mayStop(f, to) == nil {
			all = append(all, Command{Verb: Answer, Side: q.Side, To: to})
		}
	}
	for i := range x.g.Figures {
		if c := &x.g.Figures[i]; c.Kind != SoulKind && c.Standing() && c.Place != Paradise {
			all = append(all, Command{Verb: Answer, Side: q.Side, To: Purgatory, Contacts: []string{c.ID}})
		}
	}
	return all
}

// attempted answers with three sins. If the pawn joins a camp or refuses both,
// it stops there; if not it goes on to the next contact, or to rest.
func (a *act) attempted(q Ask) error {
	c, f := a.g.figure(q.Figure), a.g.figure(q.Targets[0])
	to := q.To
	if a.cmd.To != "" {
		to = a.cmd.To
	}
	if !a.cmd.No {
		if a.is("drift.attempt", "costs_action") {
			a.emit(Reacted{Figure: c.ID, Guard: c.Guard})
		}
		if err := a.try(c, f); err != nil {
			return err
		}
	}
	if f.State != Wandering {
		a.withdraw(AskAttempt, q.Targets)
		return nil
	}
	if slices.ContainsFunc(a.g.Asks, func(l Ask) bool { return l.Kind == AskAttempt && slices.Equal(l.Targets, q.Targets) }) {
		return nil
	}
	if err := a.forbid(a.mayStop(f, to)); err != nil {
		return err
	}
	return a.rests(f, to)
}

// legalAttempt is one choice of three sins that the celestial may make.
func legalAttempt(x rules, q Ask) []Command {
	b := x.triesAs(x.g.figure(q.Figure))
	if b == nil {
		return nil
	}
	return []Command{{Verb: Answer, Side: q.Side, Sins: example(x.o, b, Damn)}}
}
