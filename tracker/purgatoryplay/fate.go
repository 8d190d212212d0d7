package purgatoryplay

import (
	"croix/generator/purgatory"
	"croix/generator/say"
)

// hurt takes substance from a figure, after all that reduces the damage: the
// familiar's first, then its own; at 0 it falls. By is
// the camp that dealt it, nobody for what no enemy did; rule is why; the dice
// are those not told by another event. It answers how much the figure lost.
func (a *act) hurt(f *Figure, damage int, by Side, rule string, throws ...Dice) int {
	loss := purgatory.Absorb(damage, f.Familiar, f.PS)
	if loss.Familiar < f.Familiar {
		a.emit(FamiliarHurt{Figure: f.ID, Left: loss.Familiar})
	}
	if loss.Lost <= 0 {
		return 0
	}
	a.emit(SubstanceChanged{Figure: f.ID, By: -loss.Lost, PS: loss.Substance, Max: f.PSMax, Side: by, Rule: rule, Dice: throws})
	if f.PS == 0 {
		a.fall(f, by)
	}
	return loss.Lost
}

// fall destroys a soul, or destructures a celestial.
// What it had stays in a pile where it fell.
func (a *act) fall(f *Figure, by Side) {
	a.dropObjects(f)
	if f.Kind == SoulKind {
		killer := Nobody
		if a.shown(f) {
			killer = by
		}
		a.emit(SoulLeft{Figure: f.ID, From: f.State, To: Destroyed, Place: Off, Pride: a.pride(f, f.Base), Killer: killer})
		a.askRestructure(f)
		return
	}
	place := Embers
	if f.Kind == AngelKind {
		place = Paradise
	}
	e := Fell{Figure: f.ID, Place: place, Side: by}
	if a.shown(f) {
		e.Killer = by
	}
	a.emit(e)
	if f.Kind == DemonKind {
		a.askRestructure(f)
	}
}

// dropObjects leaves what a figure has in a pile where it is.
func (a *act) dropObjects(f *Figure) {
	if held := a.g.Held(f.ID); len(held) > 0 {
		a.emit(ObjectsMoved{From: f.ID, UIDs: uids(held)})
	}
}

func uids(objects []*Object) []string {
	var all []string
	for _, o := range objects {
		all = append(all, o.UID)
	}
	return all
}

// enters does what a place does to a figure that came into it (R-056 to R-058,
//
func (a *act) enters(f *Figure, to Place) error {
	if f.Kind != SoulKind {
		return a.celestialEnters(f, to)
	}
	var change Change
	switch {
	case to == Paradise:
		change = EntersParadise
	case to.Earth():
		change = ExitsSide
	case string(to) == a.o.Value("hell.entry"):
		change = EntersFlames
	default:
		return nil
	}
	if f.State == Condemned && change == EntersFlames {
		return nil // it plays on there
	}
	next, ok := Transition(f.State, change)
	if !ok {
		return a.forbid(illegal("Q-045", say.PlayNoChange, f.ID))
	}
	if change == EntersFlames && a.is("hell.condemns", "all") {
		next = Condemned
	}
	if next == f.State {
		return nil
	}
	if f.State == Wandering {
		who, err := a.identify(f, a.g.Step.Side())
		if err != nil {
			return err
		}
		a.emit(SoulRevealed{Figure: f.ID, Identity: who})
	}
	a.emit(SoulLeft{Figure: f.ID, From: f.State, To: next, Place: to, Pride: a.pride(f, f.Base)})
	return nil
}

// celestialEnters is an angel that comes home, and delivers its relics (R-103,
// Q-153), the Guardian that follows its pawn, or the demon that is
// the Antichrist.
func (a *act) celestialEnters(f *Figure, to Place) error {
	switch {
	case to == Paradise && f.Kind == AngelKind:
		for _, o := range a.g.Held(f.ID) {
			m := ObjectsMoved{From: f.ID, UIDs: []string{o.UID}, Gone: true}
			if o.Relic {
				m.Side = God
			}
			a.emit(m)
		}
		a.emit(Fell{Figure: f.ID, Place: Paradise, Home: true})
	case to.Earth() && f.Kind == DemonKind:
		a.emit(AntichristLeft{Figure: f.ID, Place: to})
	case to.Earth():
		pawn := a.g.figure(a.g.Guardian.Pawn)
		next, ok := Transition(pawn.State, GuardianFollows)
		if row := a.c.Guardian(); !ok || row == nil || f.Row != row.ID {
			return firm("R-106", say.PlayWall, f.ID, to.key())
		}
		gone := a.is("guardian.after", "removed")
		a.emit(GuardianFollowed{Angel: f.ID, Soul: pawn.ID, To: next, Gone: gone})
	}
	return nil
}

// follows reports whether the angel is the Guardian whose pawn reincarnated by
// that way this round.
func (x rules) follows(f *Figure, to Place) bool {
	row := x.c.Guardian()
	pawn := x.g.Figure(x.g.Guardian.Pawn)
	return row != nil && f.Row == row.ID && pawn != nil && pawn.State == Reincarnated && pawn.Place == to &&
		pawn.LeftRound == x.g.Round && pawn.Former != Damned
}
