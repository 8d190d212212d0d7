package purgatoryplay

import (
	"slices"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// Rows of the objects that an action uses.
const (
	grailRow    = "graal"
	bookRow     = "necronomicon"
	cauldronRow = "marmite_de_sorciere"
	chalkRow    = "craie_a_pentacle"
	magazineRow = "magazine_ravage"
)

// use spends an action on an object: the Grail, the Necronomicon, the
// cauldron, the chalk.
func (a *act) use() error {
	f, err := a.ready(a.cmd.Figure)
	if err != nil {
		return err
	}
	o := a.g.Object(a.cmd.Object)
	if o == nil || o.Gone {
		return firm("R-094", say.PlayNoObject, a.cmd.Object)
	}
	if err := a.forbid(a.mayUse(f, o)); err != nil {
		return err
	}
	if o.Row != bookRow && len(a.cmd.Targets) > 0 && !slices.Equal(a.cmd.Targets, []string{f.ID}) {
		if err := a.forbid(illegal("Q-125", say.PlayOnlyBearer, f.ID)); err != nil {
			return err
		}
	}
	var called *Figure
	if o.Row == bookRow {
		if called, err = a.called(); err != nil {
			return err
		}
	}
	if err := a.spend(f, UseAction(o.Row), 1); err != nil {
		return err
	}
	switch o.Row {
	case grailRow:
		a.emit(ItemUsed{Figure: f.ID, Object: o.UID, Gone: true})
		a.regain(f, f.PSMax-f.PS, "R-234")
	case bookRow:
		a.emit(ItemUsed{Figure: f.ID, Object: o.UID, Book: true})
		return a.callBack(f, called)
	case cauldronRow:
		return a.drink(f, o)
	case chalkRow:
		a.emit(ItemUsed{Figure: f.ID, Object: o.UID, Ammo: o.Ammo, Pentacle: true})
	}
	return nil
}

// mayUse refuses an object that the figure may not use now: only souls use
// these, a demon the cauldron too; the book once; the chalk before any move
//
func (x rules) mayUse(f *Figure, o *Object) *Illegal {
	switch {
	case o.Owner != f.ID:
		return firm("R-094", say.PlayLacks, f.ID, o.UID)
	case o.Row == magazineRow:
		return firm("R-243", say.PlayMagazineAsks)
	case !slices.Contains([]string{grailRow, bookRow, cauldronRow, chalkRow}, o.Row):
		return firm("R-094", say.PlayNoUse, o.UID)
	case f.Kind == AngelKind, f.Kind == DemonKind && o.Row != cauldronRow:
		return illegal("R-154", say.PlayOnlyCarries, f.ID)
	case o.Row == bookRow && (x.g.Book || o.Ammo == 0):
		return illegal("R-253", say.PlayBookUsed)
	case o.Row == bookRow && len(x.destroyed()) == 0:
		return firm("R-253", say.PlayNobodyDestroyed)
	}
	return nil
}

func legalUse(x rules) []Command {
	f := x.g.Figure(x.g.Active)
	if f == nil {
		return nil
	}
	var all []Command
	for _, o := range x.g.Held(f.ID) {
		if x.mayUse(f, o) != nil || x.maySpend(f, UseAction(o.Row), 1) != nil {
			continue
		}
		cmd := Command{Verb: Use, Side: x.g.By, Figure: f.ID, Object: o.UID}
		if o.Row != bookRow {
			all = append(all, cmd)
			continue
		}
		for _, id := range x.destroyed() {
			cmd.Targets = []string{id}
			all = append(all, cmd)
		}
	}
	return all
}

// regain gives substance back, up to the maximum.
func (a *act) regain(f *Figure, gain int, rule string, throws ...Dice) {
	gain = min(gain, f.PSMax-f.PS)
	if gain <= 0 && len(throws) == 0 {
		return
	}
	a.emit(SubstanceChanged{Figure: f.ID, By: max(0, gain), PS: f.PS + max(0, gain), Max: f.PSMax, Rule: rule, Dice: throws})
}

// drink is 2d6 less 4 from the cauldron; as written, it may cost substance
//
func (a *act) drink(f *Figure, o *Object) error {
	d, ps, err := toss(a, f, a.g.By, say.PlayThrowCauldron, 2, func(faces []int) int { return purgatory.Drink(a.o, faces, f.PS, f.PSMax) })
	if err != nil {
		return err
	}
	a.emit(ItemUsed{Figure: f.ID, Object: o.UID, Ammo: o.Ammo})
	if ps < f.PS {
		a.hurt(f, f.PS-ps, Nobody, "R-256", d)
		return nil
	}
	a.regain(f, ps-f.PS, "R-256", d)
	return nil
}

// destroyed is the souls that the Necronomicon may call.
func (x rules) destroyed() []string {
	var all []string
	for i := range x.g.Figures {
		if f := &x.g.Figures[i]; f.State == Destroyed {
			all = append(all, f.ID)
		}
	}
	return all
}

// called is the destroyed soul that the gesture names.
func (a *act) called() (*Figure, error) {
	if len(a.cmd.Targets) == 1 {
		if f := a.g.Figure(a.cmd.Targets[0]); f != nil && f.State == Destroyed {
			return f, nil
		}
	}
	return nil, firm("R-253", say.PlayWhichDestroyed)
}

// callBack makes a destroyed soul appear in the middle of Purgatory: its camp
// of before or as the house rules say, all its substance, no equipment, played
// this round. Who reads is damned.
func (a *act) callBack(reader, soul *Figure) error {
	to, _ := Transition(soul.State, NecronomiconTarget)
	switch a.o.Value("necronomicon.camp") {
	case "damned":
		to = Damned
	case "wandering":
		to = Wandering
	}
	if to == FormerCamp {
		to = soul.Former
	}
	e := CalledBack{Figure: soul.ID, To: to}
	if to != Wandering {
		e.PS = max(1, purgatory.Derive(a.sins(soul)).Substance)
	}
	a.emit(e)
	next, ok := Transition(reader.State, NecronomiconUser)
	if !ok || next == reader.State {
		return nil
	}
	a.emit(StateChanged{Figure: reader.ID, From: reader.State, To: next})
	return nil
}
