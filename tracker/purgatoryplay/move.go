package purgatoryplay

import (
	"slices"

	"croix/generator/purgatory"
	"croix/generator/say"
)

func moveDeeds() map[Verb]deed {
	return map[Verb]deed{
		Move:  {do: (*act).move, legal: legalMove},
		Flee:  {do: (*act).flee, legal: legalFlee},
		Drift: {do: (*act).drift, legal: legalDrift},
	}
}

// Reach is how far a figure moves in one Move, in cm: half
// near the demon of sloth. What an angel may spend of it inside the flames is
// told by capped.
func Reach(g *Game, c *purgatory.Catalog, f *Figure) (cm float64, capped bool, err error) {
	x, err := rulesOf(g, c)
	if err != nil {
		return 0, false, err
	}
	if f.Kind != SoulKind {
		return float64(number(x.o.Value("move.celestial_cm"))), f.Kind == AngelKind, nil
	}
	cm = float64(purgatory.Derive(x.sins(f)).Move)
	if f.Slowed {
		cm /= 2
		if x.is("rounding.half_move", "floor") {
			cm = float64(int(cm))
		}
	}
	return cm, false, nil
}

// move moves the active figure; To is where it stops, by default where it is,
// and for an angel in Paradise Purgatory, whose top edge it enters by.
func (a *act) move() error {
	f, err := a.ready(a.cmd.Figure)
	if err != nil {
		return err
	}
	to := a.cmd.To
	switch {
	case to == "" && f.Place == Paradise:
		to = Purgatory
	case to == "":
		to = f.Place
	}
	if err := a.forbid(a.mayMoveTo(f, to)); err != nil {
		return err
	}
	if err := a.forbid(a.mayTouch(f, a.cmd.Contacts)); err != nil {
		return err
	}
	if err := a.spend(f, MoveAction, 1); err != nil {
		return err
	}
	return a.moveTo(f, to, a.cmd.From)
}

// moveTo moves a figure, after the blows of the enemies that it leaves,
// and does what the place does.
func (a *act) moveTo(f *Figure, to Place, from []string) error {
	switch {
	case f.Kind == SoulKind && len(from) > 0:
		return a.leaves(f, to, from)
	case !a.acts(f):
		return nil
	}
	a.emit(Moved{Figure: f.ID, From: f.Place, To: to, Left: from})
	return a.enters(f, to)
}

// mayMoveTo refuses a place that a Move cannot lead to: walls, the
// leash of the duke, Hell for a condemned soul that plays on,
// and what is farther than any Move.
func (x rules) mayMoveTo(f *Figure, to Place) *Illegal {
	here := f.Place
	switch {
	case !slices.Contains([]Place{Purgatory, Flames, Embers, Paradise, Left, Right}, to):
		return firm("R-100", say.PlayNoPlace, string(to))
	case to == here:
		return nil // to stay is to enter nothing, however the figure came there
	case to == Embers && x.is("hell.entry", "flames"):
		return illegal("Q-003", say.PlayEmbers)
	case f.State == Condemned && to != Flames && to != Embers:
		return illegal("Q-045", say.PlayStaysInHell, f.ID)
	case f.special(dukeRow) && (to == Paradise || to.Earth()):
		return illegal("R-289", say.PlayDuke, f.ID, purgatory.DukeLeash)
	case f.Kind == DemonKind && (to == Paradise || to.Earth() && !x.antichrist(f)):
		return illegal("R-102", say.PlayWall, f.ID, to.key())
	case f.Kind == AngelKind && to.Earth() && !x.follows(f, to):
		return illegal("R-106", say.PlayWall, f.ID, to.key())
	case here == Paradise && to != Purgatory && to != Paradise,
		here == Flames && (to == Paradise || to.Earth()),
		here == Purgatory && to == Embers:
		return illegal("R-100", say.PlayFar, f.ID, to.key())
	}
	return nil
}

func legalMove(x rules) []Command {
	f := x.g.Figure(x.g.Active)
	if f == nil || x.maySpend(f, MoveAction, 1) != nil {
		return nil
	}
	var all []Command
	for _, to := range []Place{Purgatory, Flames, Embers, Paradise, Left, Right} {
		if x.mayMoveTo(f, to) == nil {
			all = append(all, Command{Verb: Move, Side: x.g.By, Figure: f.ID, To: to})
		}
	}
	return all
}

// flee moves a humanist towards the nearest end of the beam.
func (a *act) flee() error {
	f, err := a.find(a.cmd.Figure)
	if err != nil {
		return err
	}
	side := a.g.Step.Side()
	if err := a.mine(side); err != nil {
		return err
	}
	if err := a.forbid(a.mayFlee(f)); err != nil {
		return err
	}
	if a.is("turn.flee", "activity_table") {
		return a.wander(f, side)
	}
	a.emit(Fled{Figure: f.ID, Side: side, Slowed: a.near(slothRow)})
	to := a.cmd.To
	if to == "" {
		to = f.Place
	}
	if err := a.forbid(a.mayFleeTo(f, to)); err != nil {
		return err
	}
	return a.moveTo(f, to, a.cmd.From)
}

// mayFleeTo refuses what is not on the way to an end of the beam.
func (x rules) mayFleeTo(f *Figure, to Place) *Illegal {
	if to != Purgatory && to != f.Place && !to.Earth() {
		return illegal("Q-067", say.PlayFleeWay, f.ID)
	}
	return x.mayMoveTo(f, to)
}

func legalFlee(x rules) []Command {
	var all []Command
	for _, f := range x.allowed(x.mayFlee) {
		for _, to := range []Place{Purgatory, Left, Right} {
			if x.mayFleeTo(f, to) == nil {
				all = append(all, Command{Verb: Flee, Side: x.g.Step.Side(), Figure: f.ID, To: to})
			}
		}
	}
	return all
}

// number is the number of an option's value; the options hold it in bounds.
func number(s string) int {
	n := 0
	for _, r := range s {
		n = n*10 + int(r-'0')
	}
	return n
}

func (p Place) key() say.Key { return say.Key("play.place." + string(p)) }
