package purgatoryplay

import (
	"slices"

	"croix/generator/say"
)

// Step is where a game is in its turn.
type Step string

// The steps: of two players, of three, and the
// time between two rounds, when something is to be thrown (D5).
const (
	SatanA Step = "satan_a"
	SatanB Step = "satan_b"
	SatanC Step = "satan_c"
	GodA   Step = "god_a"
	GodB   Step = "god_b"
	GodC   Step = "god_c"

	Humanity1 Step = "humanity_1"
	SatanStep Step = "satan"
	Humanity2 Step = "humanity_2"
	GodStep   Step = "god"

	Between Step = "between"
)

// Side is whose step it is; nobody's between rounds.
func (s Step) Side() Side {
	switch s {
	case SatanA, SatanB, SatanC, SatanStep:
		return Satan
	case GodA, GodB, GodC, GodStep:
		return God
	case Humanity1, Humanity2:
		return Humanity
	}
	return Nobody
}

// drifts reports whether a wandering soul may drift in the step; likewise
// tries a humanist, plays a figure of its own, flees.
func (s Step) drifts() bool {
	return s == SatanA || s == GodA || s == Humanity1 || s == Humanity2
}
func (s Step) tries() bool {
	return s == SatanA || s == GodA || s == SatanStep || s == GodStep
}
func (s Step) plays() bool {
	return s == SatanB || s == GodB || s == SatanStep || s == GodStep || s == Humanity1 || s == Humanity2
}
func (s Step) flees() bool { return s == SatanC || s == GodC }

// key names a step to players.
func (s Step) key() say.Key { return say.Key("play.step." + string(s)) }

// Sequence is the steps of a cycle, the first player's first (D4, Q-013).
func Sequence(players int, first Side) []Step {
	all := []Step{SatanA, SatanB, SatanC, GodA, GodB, GodC}
	if players == 3 {
		all = []Step{Humanity1, SatanStep, Humanity2, GodStep}
	}
	for i, s := range all {
		if s.Side() == first {
			return append(all[i:len(all):len(all)], all[:i]...)
		}
	}
	return all
}

// RoundOver reports whether the round ends: at the end of a cycle, every angel
// and demon that can be activated has been. The counts
// are the activations of those that can.
func RoundOver(satan, god []int, endOfCycle bool) bool {
	for _, counts := range [][]int{satan, god} {
		for _, n := range counts {
			if n == 0 {
				return false
			}
		}
	}
	return endOfCycle
}

// MayReactivate reports whether the celestial at index i may be activated: all
// of its camp have been as often.
func MayReactivate(own []int, i int) bool {
	for _, n := range own {
		if n < own[i] {
			return false
		}
	}
	return true
}

// counts is the activations of the celestials of a side that can be activated.
// A demon restructured this round counts as activated and is left out.
func (x rules) counts(side Side) []int {
	var n []int
	for i := range x.g.Figures {
		f := &x.g.Figures[i]
		if f.Kind != SoulKind && f.Camp() == side && f.Standing() && f.Barred != x.g.Round {
			n = append(n, f.Activations)
		}
	}
	return n
}

// mayActivate refuses a figure that its player may not activate now.
func (x rules) mayActivate(f *Figure) *Illegal {
	side := x.g.Step.Side()
	playsOn := f.State == Condemned && x.is("condemned.status", "active") // as the damned soul that it was
	switch {
	case !f.Standing() && !playsOn:
		return firm("R-037", say.PlayOut, f.ID)
	case !x.g.Step.plays() || x.g.Done:
		return illegal("R-070", say.PlayNotThisStep, x.g.Step.key())
	case f.State == Wandering:
		return illegal("R-038", say.PlayOnlyDrifts, f.ID)
	case f.Camp() != side:
		return illegal("R-070", say.PlayOtherCamp, f.ID, side.key())
	case f.Kind == SoulKind && f.Activations > 0:
		return illegal("R-074", say.PlayPlayed, f.ID)
	case f.Kind == SoulKind:
		return nil
	case f.Barred == x.g.Round && f.Barred > 0:
		return illegal("R-175", say.PlayRestructured, f.ID)
	}
	if f.Activations == 0 || x.is("turn.celestial_reactivation", "free") {
		return nil
	}
	own := append([]int{f.Activations}, x.counts(f.Camp())...)
	if x.is("turn.celestial_reactivation", "never") || !MayReactivate(own, 0) {
		return illegal("Q-061", say.PlayNotAgain, f.ID)
	}
	return nil
}

// mayDrift refuses a soul that may not drift now.
func (x rules) mayDrift(f *Figure) *Illegal {
	switch {
	case f.State != Wandering:
		return firm("R-050", say.PlayNotWandering, f.ID)
	case !x.g.Step.drifts() || x.g.Done || x.g.Active != "":
		return illegal("R-070", say.PlayNotThisStep, x.g.Step.key())
	case f.Activations > 0:
		return illegal("R-074", say.PlayPlayed, f.ID)
	}
	return nil
}

// mayFlee refuses a humanist that may not flee now.
func (x rules) mayFlee(f *Figure) *Illegal {
	switch {
	case f.State != Humanist:
		return firm("R-072", say.PlayNotHumanist, f.ID)
	case !x.g.Step.flees() || x.g.Done || x.g.Active != "":
		return illegal("R-072", say.PlayNotThisStep, x.g.Step.key())
	case f.Activations > 0:
		return illegal("R-074", say.PlayPlayed, f.ID)
	}
	return nil
}

// mayControl refuses a humanist that the player may not try now.
func (x rules) mayControl(f *Figure) *Illegal {
	switch {
	case f.State != Humanist:
		return firm("R-190", say.PlayNotHumanist, f.ID)
	case !x.g.Step.tries() || x.g.Done || x.g.Active != "":
		return illegal("R-190", say.PlayNotThisStep, x.g.Step.key())
	case f.Activations > 0:
		return illegal("R-190", say.PlayPlayed, f.ID)
	case slices.Contains(f.Bans, NoTemptation) && x.g.Step.Side() == Satan,
		slices.Contains(f.Bans, NoGuidance) && x.g.Step.Side() == God:
		return illegal("Q-184", say.PlayNoMore, f.ID)
	}
	for _, t := range x.g.Tried {
		if t.Soul == f.ID && t.Side == x.g.Step.Side() {
			return illegal("R-195", say.PlayTried, f.ID)
		}
	}
	return nil
}

// allowed is the figures that no refusal meets.
func (x rules) allowed(may func(*Figure) *Illegal) []*Figure {
	var all []*Figure
	for i := range x.g.Figures {
		if f := &x.g.Figures[i]; may(f) == nil {
			all = append(all, f)
		}
	}
	return all
}

// playable reports whether the step has any figure for it.
func (x rules) playable() bool {
	for _, may := range []func(*Figure) *Illegal{x.mayDrift, x.mayControl, x.mayActivate, x.mayFlee} {
		if len(x.allowed(may)) > 0 {
			return true
		}
	}
	return false
}
