package purgatoryplay

import (
	"slices"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// Numbers of what figures carry.
const (
	mostObjects = 4
	bagObjects  = 5
)

// bagRow is the object that carries others.
const bagRow = "sac"

func itemDeeds() map[Verb]deed {
	return map[Verb]deed{
		Take:    {do: (*act).take, legal: legalTake},
		Discard: {do: (*act).discard, legal: legalDiscard},
		Wear:    {do: (*act).wear, legal: legalWear},
		Use:     {do: (*act).use, legal: legalUse},
	}
}

func itemReplies() map[AskKind]reply {
	return map[AskKind]reply{
		AskModel:    {(*act).modelled, legalModel},
		AskWeapon:   {(*act).weaponChosen, legalWeapon},
		AskNothing:  {(*act).nothingAgain, legalNothing},
		AskMagazine: {(*act).rerolls, legalReroll},
	}
}

func itemEvents() []Event {
	return []Event{Equipped{}, GiftTested{}, Worn{}, ItemUsed{}, CalledBack{}, RollHeld{}, Rerolled{}}
}

// burden is how many objects of those a figure has count, and how many it may
// carry: four; with the bag five, the bag itself counted only by a house rule;
// six for avarice. Angels and demons have nothing of the bag (R-151, R-250,
//
func (x rules) burden(f *Figure, held []*Object) (n, most int) {
	n, most = len(held), mostObjects
	if f.special(greedRow) {
		most = avariceHolds
	}
	bag := slices.ContainsFunc(held, func(o *Object) bool { return o.Row == bagRow })
	if bag && f.Kind == SoulKind {
		most = max(most, bagObjects)
		if !x.on("bag.counts") {
			n--
		}
	}
	return n, most
}

// mayCarry refuses more objects than a figure carries. The objects are all that
// it would have.
func (x rules) mayCarry(f *Figure, held []*Object) *Illegal {
	if n, most := x.burden(f, held); n > most {
		return illegal("R-151", say.PlayTooMany, f.ID, n, most, n-most)
	}
	return nil
}

// named is the objects that the gesture names, all there and none twice.
func (a *act) named() ([]*Object, error) {
	var all []*Object
	for _, uid := range a.cmd.Objects {
		o := a.g.Object(uid)
		if o == nil || o.Gone || slices.Contains(all, o) {
			return nil, firm("R-150", say.PlayNoObject, uid)
		}
		all = append(all, o)
	}
	if len(all) == 0 {
		return nil, firm("R-150", say.PlayWhichObjects)
	}
	return all, nil
}

// take takes objects from one pile, or from an ally that is willing: an ally
// that is a soul tests its jealousy towards a soul; if it does not give, no
// action is spent. What is taken is as it was, its rounds too (R-150, R-133,
//
func (a *act) take() error {
	f, err := a.ready(a.cmd.Figure)
	if err != nil {
		return err
	}
	objects, err := a.named()
	if err != nil {
		return err
	}
	if err := a.forbid(a.mayTake(f, objects)); err != nil {
		return err
	}
	if err := a.forbid(a.maySpend(f, TakeAction, 1)); err != nil {
		return err
	}
	if giver := a.g.Figure(objects[0].Owner); giver != nil && giver.Kind == SoulKind && f.Kind == SoulKind {
		if gives, err := a.gives(giver, f); err != nil || !gives {
			return err
		}
	}
	a.emit(ActionSpent{Figure: f.ID, Action: TakeAction, Cost: 1})
	from := objects[0].Owner
	if from == "" {
		from = objects[0].Pile
	}
	a.emit(ObjectsMoved{From: from, UIDs: uids(objects), To: f.ID})
	return nil
}

// mayTake refuses objects that a figure may not take: of two sources, of an
// enemy that lives, of what has left, of an ally that said no, where no contact
// can be, too many. Where a pile lies on the
// cross is not known.
func (x rules) mayTake(f *Figure, objects []*Object) *Illegal {
	first := objects[0]
	for _, o := range objects {
		if o.Owner != first.Owner || o.Pile != first.Pile {
			return illegal("Q-197", say.PlayOneSource)
		}
	}
	giver := x.g.Figure(first.Owner)
	switch {
	case giver == nil && first.Pile == "":
		return firm("R-150", say.PlayNoObject, first.UID)
	case giver == nil && !f.Place.onTable():
		return illegal("Q-197", say.PlayNoPileReach, f.ID, first.Pile)
	case giver == nil:
	case giver.ID == f.ID:
		return firm("R-150", say.PlayOwnObject, f.ID, first.UID)
	case !giver.Standing():
		return firm("Q-054", say.PlayOut, giver.ID)
	case giver.Camp() != f.Camp():
		return illegal("Q-197", say.PlayNotAlly, giver.ID)
	case !f.Place.onTable() || !giver.Place.onTable() || !touching(f.Place, giver.Place):
		return illegal("Q-197", say.PlayNoReach, f.ID, giver.ID)
	case slices.Contains(f.Aids, Aided{Ally: giver.ID, Outcome: purgatory.Harms, Gift: true}),
		slices.Contains(f.Aids, Aided{Ally: giver.ID, Outcome: purgatory.NoEffect, Gift: true}):
		return illegal("Q-127", say.PlayRefusedGift, giver.ID, f.ID)
	}
	return x.mayCarry(f, append(x.g.Held(f.ID), objects...))
}

// gives tests whether a soul gives what it has to an ally: helping is the only
// result by which it does.
func (a *act) gives(giver, f *Figure) (bool, error) {
	d, out, err := toss(a, giver, a.g.By, say.PlayThrowGift, 1, func(faces []int) purgatory.Outcome {
		return purgatory.AidTest(a.o, a.sins(giver)[purgatory.Jealousy], faces[0])
	})
	if err != nil {
		return false, err
	}
	a.emit(GiftTested{Giver: giver.ID, Figure: f.ID, Dice: d, Outcome: out})
	return out == purgatory.Helps, nil
}

// legalTake is what the active figure may take, object by object: of whom and
// how much is for the players to say.
func legalTake(x rules) []Command {
	f := x.g.Figure(x.g.Active)
	if f == nil || x.maySpend(f, TakeAction, 1) != nil {
		return nil
	}
	var all []Command
	for i := range x.g.Objects {
		if o := &x.g.Objects[i]; !o.Gone && x.mayTake(f, []*Object{o}) == nil {
			all = append(all, Command{Verb: Take, Side: x.g.By, Figure: f.ID, Objects: []string{o.UID}})
		}
	}
	return all
}

// discard leaves objects on the spot; each costs an action.
func (a *act) discard() error {
	f, err := a.ready(a.cmd.Figure)
	if err != nil {
		return err
	}
	objects, err := a.named()
	if err != nil {
		return err
	}
	for _, o := range objects {
		if err := a.forbid(a.mayDiscard(f, o)); err != nil {
			return err
		}
		if err := a.spend(f, DiscardAction, 1); err != nil {
			return err
		}
		a.emit(ObjectsMoved{From: f.ID, UIDs: []string{o.UID}})
	}
	return nil
}

// mayDiscard refuses what the figure does not have, and a bag without which it
// carries too much.
func (x rules) mayDiscard(f *Figure, o *Object) *Illegal {
	if o.Owner != f.ID {
		return firm("R-152", say.PlayLacks, f.ID, o.UID)
	}
	rest := slices.DeleteFunc(x.g.Held(f.ID), func(h *Object) bool { return h.UID == o.UID })
	if o.Row != bagRow {
		return nil
	}
	return x.mayCarry(f, rest)
}

func legalDiscard(x rules) []Command {
	f := x.g.Figure(x.g.Active)
	if f == nil || x.maySpend(f, DiscardAction, 1) != nil {
		return nil
	}
	var all []Command
	for _, o := range x.g.Held(f.ID) {
		if x.mayDiscard(f, o) == nil {
			all = append(all, Command{Verb: Discard, Side: x.g.By, Figure: f.ID, Objects: []string{o.UID}})
		}
	}
	return all
}

// wear puts a protection on, in place of the one worn.
func (a *act) wear() error {
	f, err := a.ready(a.cmd.Figure)
	if err != nil {
		return err
	}
	o := a.g.Object(a.cmd.Object)
	if o == nil || o.Gone {
		return firm("R-153", say.PlayNoObject, a.cmd.Object)
	}
	if err := a.forbid(a.mayWear(f, o)); err != nil {
		return err
	}
	if err := a.spend(f, WearAction, 1); err != nil {
		return err
	}
	a.emit(Worn{Figure: f.ID, Object: o.UID})
	return nil
}

// mayWear refuses what is no protection of the figure, or is worn; angels only
// carry.
func (x rules) mayWear(f *Figure, o *Object) *Illegal {
	switch {
	case o.Owner != f.ID:
		return firm("R-153", say.PlayLacks, f.ID, o.UID)
	case o.Kind != ArmourObject:
		return firm("R-153", say.PlayNoProtection, o.UID)
	case f.Worn == o.UID:
		return firm("R-153", say.PlayWornAlready, f.ID, o.UID)
	case f.Kind == AngelKind:
		return illegal("R-154", say.PlayOnlyCarries, f.ID)
	}
	return nil
}

func legalWear(x rules) []Command {
	f := x.g.Figure(x.g.Active)
	if f == nil || x.maySpend(f, WearAction, 1) != nil {
		return nil
	}
	var all []Command
	for _, o := range x.g.Held(f.ID) {
		if x.mayWear(f, o) == nil {
			all = append(all, Command{Verb: Wear, Side: x.g.By, Figure: f.ID, Object: o.UID})
		}
	}
	return all
}

// resize fits the substance of souls to their gluttony: on a rise what they
// have rises as much, on a fall it is capped.
func (a *act) resize() {
	for i := range a.g.Figures {
		f := &a.g.Figures[i]
		if f.Kind != SoulKind || f.State == Wandering || !a.rules.acts(f) || f.PSMax == 0 {
			continue
		}
		most := max(1, purgatory.Derive(a.sins(f)).Substance)
		if most == f.PSMax {
			continue
		}
		ps := min(f.PS+max(0, most-f.PSMax), most)
		a.emit(SubstanceChanged{Figure: f.ID, By: ps - f.PS, PS: ps, Max: most, Rule: "Q-029"})
	}
}
