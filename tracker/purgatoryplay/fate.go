package purgatoryplay

import (
	"croix/generator/say"
)

// hurt takes substance from a figure, after all that reduces the damage; at 0
// it falls. By is the camp that dealt it, nobody for what no
// enemy did; rule is why; the dice are those not told by another event.
func (a *act) hurt(f *Figure, loss int, by Side, rule string, throws ...Dice) {
	if loss = min(loss, f.PS); loss <= 0 {
		return
	}
	a.emit(SubstanceChanged{Figure: f.ID, By: -loss, PS: f.PS - loss, Max: f.PSMax, Side: by, Rule: rule, Dice: throws})
	if f.PS == 0 {
		a.fall(f, by)
	}
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
		return
	}
	place := Embers
	if f.Kind == AngelKind {
		place = Paradise
	}
	a.emit(Fell{Figure: f.ID, Place: place, Side: by})
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
// Q-153), or the Guardian that follows its pawn.
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
	case to.Earth():
		pawn := a.g.figure(a.g.Guardian.Pawn)
		next, ok := Transition(pawn.State, GuardianFollows)
		if !ok {
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

// mayReveal refuses to reveal the Antichrist.
func (x rules) mayReveal() *Illegal {
	f := x.g.Figure(x.g.Antichrist.Pawn)
	switch {
	case f == nil || x.g.Antichrist.Revealed:
		return firm("R-314", say.PlayNoAntichrist)
	case !f.State.InPlay():
		return firm("Q-247", say.PlayOut, f.ID)
	case x.is("antichrist.reveal", "own_turn") && x.g.Step.Side() != Satan:
		return illegal("Q-247", say.PlayNotYours, Satan.key())
	}
	return nil
}

// antichrist reveals it: damned, six everywhere, worth nothing (R-314, R-317,
//
func (a *act) antichrist() error {
	if err := a.mine(Satan); err != nil {
		return err
	}
	if err := a.forbid(a.mayReveal()); err != nil {
		return err
	}
	f := a.g.figure(a.g.Antichrist.Pawn)
	from := f.State
	to, _ := Transition(from, AntichristShown)
	full := 2 * sixes()[0]
	a.emit(AntichristRevealed{Figure: f.ID, From: from, To: to, Base: sixes(), PS: full})
	a.withdraw(AskAttempt, []string{f.ID})
	if from == Wandering {
		return a.equip(f)
	}
	return nil
}

func legalReveal(x rules) []Command {
	if x.mayReveal() != nil {
		return nil
	}
	return []Command{{Verb: Reveal, Side: Satan}}
}
