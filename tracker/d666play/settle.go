package d666play

import (
	"slices"

	"croix/generator/d666"
	"croix/generator/dice"
	"croix/generator/say"
)

// settle goes on to the next slot that a player decides.
func (a *act) settle() error {
	for a.g.Phase == Psychic || a.g.Phase == Physical {
		a.closeSlots()
		if len(a.g.Open()) > 0 {
			return nil
		}
		if err := a.endGroup(); err != nil {
			return err
		}
		switch {
		case a.beaten(func(c *Combatant) bool { return c.State.Returns() }):
			return nil
		case a.g.Group+1 < len(a.g.Groups):
			a.emit(GroupBegan{a.g.Group + 1})
		case a.g.Phase == Psychic:
			a.emit(PhaseBegan{a.g.Second, Physical, a.g.Order(Physical, a.g.Second)})
		default:
			a.endSecond()
			if a.beaten((*Combatant).acts) {
				return nil
			}
			a.emit(PhaseBegan{a.g.Second + 1, Psychic, a.g.Order(Psychic, a.g.Second+1)})
		}
	}
	return nil
}

// closeSlots closes the slots of the group that nobody can use: of those who are
// out of action (002-15), or without a psychic power (002-30).
func (a *act) closeSlots() {
	for _, id := range a.g.Open() {
		c := a.g.Fighter(id)
		switch {
		case !c.State.Acts():
			a.emit(SlotClosed{id, a.g.Phase, OutOf})
		case a.g.Phase == Psychic && !c.Fighter.HasPsychic():
			a.emit(SlotClosed{id, a.g.Phase, Powerless})
		}
	}
}

// endGroup writes down what the attacks of the group cost, together (002-14, R7).
func (a *act) endGroup() error {
	if len(a.g.Pending) == 0 {
		return nil
	}
	lost := map[string]int{}
	var order []string
	for _, p := range a.g.Pending {
		if !slices.Contains(order, p.Target) {
			order = append(order, p.Target)
		}
		lost[p.Target] += p.Lost
	}
	for _, id := range order {
		if c := a.g.Fighter(id); c != nil {
			e, err := a.wound(c, lost[id])
			if err != nil {
				return err
			}
			a.emit(e)
		}
	}
	a.emit(GroupEnded{})
	return nil
}

// wound is what a loss does to somebody: a die decides how long a fall lasts, and
// a stun counts the seconds whose action it takes (R13).
func (a *act) wound(c *Combatant, lost int) (Wounded, error) {
	after, state := d666.Wound(c.Fighter.Category, c.State, c.Points, lost)
	e := Wounded{ID: c.ID, Lost: lost, Points: after, State: state, Timer: c.Timer, Unit: c.Unit, Loses: c.Loses}
	switch {
	case state == d666.Dead:
		e.Timer, e.Unit, e.Loses = 0, "", 0
	case after == 0:
		fall := d666.FallOf(c.Fighter.Category)
		e.Timer, e.Unit, e.Loses = fall.Fixed, fall.Unit, 0
		if fall.Die {
			var err error
			if e.Dice, e.Timer, err = a.throw(say.Key("d666.throw."+string(fall.State)), dice.D(1, 6)); err != nil {
				return e, err
			}
		}
		if fall.Unit == d666.Seconds {
			e.Loses = a.g.Second
			if c.Physical {
				e.Loses++
			}
		}
	}
	return e, nil
}

// endSecond lets the timers fall of those who lost this second (R13).
func (a *act) endSecond() {
	e := SecondEnded{Second: a.g.Second}
	for _, c := range a.g.Fighters {
		if c.State.Returns() && !c.State.Acts() && c.Loses <= a.g.Second {
			e.Timers = append(e.Timers, TimerFell{c.ID, max(0, c.Timer-1)})
		}
	}
	a.emit(e)
}

// beaten ends the fight if one side at most has a member that a function picks.
func (a *act) beaten(pick func(*Combatant) bool) bool {
	names, count := a.g.Sides(pick)
	var up []string
	for _, n := range names {
		if count[n] > 0 {
			up = append(up, n)
		}
	}
	switch {
	case len(up) > 1, len(up) == 1 && len(names) < 2:
		return false
	case len(up) == 1:
		a.emit(Ended{Why: SideDown, Winner: up[0]})
	default:
		a.emit(Ended{Why: SideDown})
	}
	return true
}
