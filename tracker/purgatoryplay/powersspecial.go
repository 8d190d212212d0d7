package purgatoryplay

import (
	"slices"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// Rows of the catalog whose specials change more than a number.
const (
	envyRow         = "envie"
	dukeRow         = "duc_des_enfers"
	principalityRow = "principautes"
	bibleRow        = "bible"
	crucifixRow     = "crucifix"
	crossRow        = "croix_a_l_envers"
)

// special reports whether a figure has the special of an angel or demon: it is
// one, or a soul that 666 gave it.
func (f *Figure) special(row string) bool {
	if f.Kind == SoulKind {
		return f.Power == row && row != ""
	}
	return f.Row == row
}

// eat spends an action on the corpse of a soul that gluttony destroyed, in
// contact with where it fell; each corpse once.
func (a *act) eat() error {
	if len(a.cmd.Targets) != 1 {
		return firm("R-282", say.PlayOneSoul)
	}
	soul, err := a.find(a.cmd.Targets[0])
	if err != nil {
		return err
	}
	if soul.State != Destroyed {
		return firm("R-282", say.PlayNotDestroyed, soul.ID)
	}
	c, err := a.ready(a.cmd.Figure)
	if err != nil {
		return err
	}
	if err := a.forbid(a.mayEat(c, soul)); err != nil {
		return err
	}
	if err := a.spend(c, EatAction, 1); err != nil {
		return err
	}
	d, ps, err := toss(a, c, c.Camp(), say.PlayThrowEat, 2, func(faces []int) int { return min(c.PSMax, c.PS+purgatory.TotalOf(faces)) })
	if err != nil {
		return err
	}
	a.emit(Eaten{Figure: c.ID, Soul: soul.ID, PS: ps, Dice: []Dice{d}})
	return nil
}

func (x rules) mayEat(c, soul *Figure) *Illegal {
	switch {
	case !c.Standing():
		return firm("R-037", say.PlayOut, c.ID)
	case !c.special(eaterRow):
		return illegal("R-282", say.PlayNoPower, c.ID, EatAction.key())
	case soul.State != Destroyed || !slices.Contains(c.Corpses, soul.ID):
		return illegal("Q-233", say.PlayNoCorpse, c.ID, soul.ID)
	}
	return nil
}

func legalEat(x rules) []Command {
	c := x.g.Figure(x.g.Active)
	if c == nil || x.maySpend(c, EatAction, 1) != nil {
		return nil
	}
	var all []Command
	for _, id := range c.Corpses {
		if x.mayEat(c, x.g.figure(id)) == nil {
			all = append(all, Command{Verb: Eat, Side: x.g.By, Figure: c.ID, Targets: []string{id}})
		}
	}
	return all
}

// Leash is how far a figure may go from the flames, in cm: 40 for the duke of
// Hell; ok is false for those that go where they like.
func Leash(f *Figure) (cm int, ok bool) { return purgatory.DukeLeash, f.special(dukeRow) }

// mayTouch refuses a Move of a demon that ends in contact with the bearer of a
// crucifix.
func (x rules) mayTouch(f *Figure, contacts []string) *Illegal {
	if f.Kind != DemonKind {
		return nil
	}
	for _, id := range contacts {
		if x.bearsRow(x.g.figure(id), crucifixRow) {
			return illegal("R-236", say.PlayCrucifix, f.ID, id)
		}
	}
	return nil
}

// mayHunt refuses what a humanist that attacks by itself does not do: it moves
// towards the nearest, or shoots, and then strikes; nobody but those that it
// attacks.
func (x rules) mayHunt(cmd Command) *Illegal {
	f := x.g.Figure(x.g.Active)
	if f == nil || f.Hunts == "" {
		return nil
	}
	ok := true
	switch cmd.Verb {
	case Move:
		ok = len(f.Acts) == 0 && cmd.To != Paradise && !cmd.To.Earth()
	case Shoot:
		ok = len(f.Acts) == 0
	case Strike:
	case Activate, OnGuard, Unjam, Aid, Take, Discard, Wear, Use:
		ok = false
	default:
		return nil
	}
	for _, id := range cmd.Targets {
		ok = ok && x.g.figure(id).Kind == f.Hunts
	}
	if !ok {
		return illegal("Q-186", say.PlayHunts, f.ID, say.Key("play.hunts."+string(f.Hunts)))
	}
	return nil
}
