package purgatoryplay

import "croix/generator/say"

// antichrist reports whether a figure is what Satan wrote down.
func (x rules) antichrist(f *Figure) bool { return f.ID == x.g.Antichrist.Pawn }

// mayReveal refuses to reveal the Antichrist: only in Satan's turn, or at any
// time by a house rule, while it is on the table.
func (x rules) mayReveal() *Illegal {
	f := x.g.Figure(x.g.Antichrist.Pawn)
	switch {
	case f == nil || x.g.Antichrist.Revealed || x.is("antichrist.identity", "off"):
		return firm("R-314", say.PlayNoAntichrist)
	case !f.Standing():
		return firm("Q-247", say.PlayOut, f.ID)
	case x.is("antichrist.reveal", "own_turn") && x.g.Step.Side() != Satan:
		return illegal("Q-247", say.PlayNotYours, Satan.key())
	}
	return nil
}

// reveal reveals it: a soul is damned, six everywhere, worth nothing; a demon
// has its own numbers and keeps them. What another
// side was doing with the soul ends.
func (a *act) reveal() error {
	if err := a.mine(Satan); err != nil {
		return err
	}
	if err := a.forbid(a.mayReveal()); err != nil {
		return err
	}
	f := a.g.figure(a.g.Antichrist.Pawn)
	if f.Kind != SoulKind {
		a.emit(AntichristRevealed{Figure: f.ID, PS: f.PS, Max: f.PSMax})
		return nil
	}
	from := f.State
	to, _ := Transition(from, AntichristShown)
	full := 2 * sixes()[0]
	a.emit(AntichristRevealed{Figure: f.ID, From: from, To: to, Base: sixes(), PS: full, Max: full})
	a.withdraw(AskAttempt, []string{f.ID})
	if a.g.Active == f.ID && a.g.By != Satan {
		a.emit(ActivationEnded{Figure: f.ID})
	}
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
