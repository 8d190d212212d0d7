package purgatoryplay

import (
	"slices"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// gun is what a figure shoots with: an object of that uid, or without one what
// Jealousy and Domination shoot by nature, with their range in cm (R-110, R-154,
//
func (x rules) gun(f *Figure, uid string) (purgatory.Gun, arm, *Illegal) {
	o := x.g.Object(uid)
	switch w := x.arm(uid); {
	case uid == "":
		if b := x.being(f); b != nil {
			g, _, _ := b.CelestialGun()
			return g, arm{}, nil
		}
		return purgatory.Gun{}, arm{}, nil
	case o == nil || o.Owner != f.ID || o.Gone:
		return purgatory.Gun{}, arm{}, firm("R-154", say.PlayNotInHand, f.ID, uid)
	case o.Fake:
		return purgatory.Gun{}, arm{}, firm("R-246", say.PlayFakeArm, uid)
	case f.Kind == AngelKind:
		return purgatory.Gun{}, arm{}, illegal("R-154", say.PlayAngelArms, f.ID)
	case w.ranged() == nil:
		return purgatory.Gun{}, arm{}, nil
	default:
		g := purgatory.GunOf(w.ranged(), o.Ammo)
		g.Jammed = o.Jammed
		return g, w, nil
	}
}

// guns is the uids that a figure can shoot with now; "" is what Jealousy and
// Domination have by nature.
func (x rules) guns(f *Figure) []string {
	var all []string
	if g, _, no := x.gun(f, ""); no == nil && g.MaxDice() > 0 {
		all = append(all, "")
	}
	for _, o := range x.g.Held(f.ID) {
		if g, _, no := x.gun(f, o.UID); no == nil && g.MaxDice() > 0 {
			all = append(all, o.UID)
		}
	}
	return all
}

// firstGun is the first of them; if there is none, any ranged weapon, for the
// refusal to say what is wrong with it.
func (x rules) firstGun(f *Figure) string {
	if all := x.guns(f); len(all) > 0 {
		return all[0]
	}
	for _, o := range x.g.Held(f.ID) {
		if x.arm(o.UID).ranged() != nil {
			return o.UID
		}
	}
	return ""
}

// shotAction is the action of shooting with a weapon.
func shotAction(w arm) (Action, int) {
	r := w.ranged()
	if r == nil {
		return ShootAction, 1
	}
	return ShotAction(r.ID), purgatory.Act{Action: purgatory.ActShoot, Gun: r}.Cost()
}

// shoot shoots at targets; Near are the other figures in the blast (R-110 to
//
func (a *act) shoot() error {
	f, err := a.ready(a.cmd.Figure)
	if err != nil {
		return err
	}
	named := a.cmd.Object != ""
	if !named {
		a.cmd.Object = a.firstGun(f)
	}
	gun, w, no := a.gun(f, a.cmd.Object)
	if err := a.forbid(no); err != nil {
		return err
	}
	if gun.Rate == 0 && f.Kind != AngelKind {
		if !named {
			return firm("R-110", say.PlayNoRanged, f.ID)
		}
		return refusal("R-110", say.Errorf(say.VerdictNoGun))
	}
	action, cost := shotAction(w)
	if err := a.forbid(a.maySpend(f, action, cost)); err != nil {
		return err
	}
	targets, err := a.targets(f, false)
	if err != nil {
		return err
	}
	aims, err := a.aims(len(targets), gun.MaxDice())
	if err != nil {
		return err
	}
	if err := a.mayShoot(f, gun, w, aims); err != nil {
		return err
	}
	if helps, err := a.aidsAgainst(f, targets); !helps || err != nil {
		return err
	}
	if err := a.unveil(targets, a.g.By); err != nil {
		return err
	}
	if err := a.spend(f, action, cost); err != nil {
		return err
	}
	fight := a.fightOf(ShotFight, f, a.g.By, w, targets, aims, false)
	blast, err := a.blast(w, targets)
	if err != nil {
		return err
	}
	for _, at := range blast {
		fight.Attacks = append(fight.Attacks, Attack{By: f.ID, At: at.ID, Weapon: w.uid, Side: a.credit(f)})
	}
	return a.attack(fight)
}

// mayShoot refuses a shot that the weapon cannot make, out of range or sight
//
func (a *act) mayShoot(f *Figure, gun purgatory.Gun, w arm, aims []purgatory.Aim) error {
	err := purgatory.MayShoot(a.o, gun, aims, len(a.cmd.Contacts) > 0)
	if say.Has(err, say.VerdictShootContact) {
		if err := a.forbid(illegal("Q-110", say.VerdictShootContact)); err != nil {
			return err
		}
		err = purgatory.MayShoot(a.o, gun, aims, false)
	}
	if err != nil {
		return refusal("R-110", err)
	}
	reach, indirect := 0, false
	if r := w.ranged(); r != nil {
		reach, indirect = r.RangeCM, r.Indirect
	} else if b := a.being(f); b != nil {
		_, reach, _ = b.CelestialGun()
	}
	if a.cmd.CM > float64(reach) {
		return a.forbid(illegal("R-118", say.PlayOutOfRange, reach))
	}
	if a.cmd.Hidden && !indirect {
		return a.forbid(illegal("R-118", say.PlayHidden))
	}
	return nil
}

// radius is how far around its target a weapon hits, in cm; 0 for the target
// alone.
func (w arm) radius() int {
	r := w.ranged()
	switch {
	case r == nil:
		return 0
	case w.obj.Item != nil && w.obj.Item.RadiusCM > 0:
		return w.obj.Item.RadiusCM
	}
	return r.RadiusCM
}

// blast is the other figures that a weapon hits with its target: all that Near
// names, friends and the thrower too, but wandering souls and who stands in a
// pentacle.
func (a *act) blast(w arm, targets []*Figure) ([]*Figure, error) {
	if w.radius() == 0 {
		return nil, nil
	}
	var all []*Figure
	for _, id := range a.cmd.Near {
		at, err := a.find(id)
		if err != nil {
			return nil, err
		}
		standing := at.Standing() || at.State == Condemned && !a.is("condemned.status", "banked")
		if standing && at.State != Wandering && at.Place.onTable() && !at.Pentacle &&
			!slices.Contains(targets, at) && !slices.Contains(all, at) {
			all = append(all, at)
		}
	}
	return all, nil
}

func legalShoot(x rules) []Command {
	f := x.g.Figure(x.g.Active)
	if f == nil {
		return nil
	}
	var all []Command
	for _, uid := range x.guns(f) {
		gun, w, _ := x.gun(f, uid)
		if action, cost := shotAction(w); x.maySpend(f, action, cost) != nil {
			continue
		}
		var ids []string
		for _, at := range x.enemies(f, false) {
			if x.aidRefused(f, at) != nil {
				continue
			}
			ids = append(ids, at.ID)
			all = append(all, Command{Verb: Shoot, Side: x.g.By, Figure: f.ID, Object: uid, Targets: []string{at.ID}, Number: gun.MaxDice()})
		}
		if len(ids) > 1 && gun.MaxDice() > 1 {
			all = append(all, Command{Verb: Shoot, Side: x.g.By, Figure: f.ID, Object: uid, Targets: ids[:2], Number: gun.MaxDice()},
				Command{Verb: Shoot, Side: x.g.By, Figure: f.ID, Object: uid, Targets: ids[1:2], Number: 1})
		}
	}
	return all
}

// mayUnjam refuses to unjam an object.
func (x rules) mayUnjam(f *Figure, uid string) *Illegal {
	o := x.g.Object(uid)
	switch {
	case o == nil || o.Owner != f.ID || o.Gone:
		return firm("R-125", say.PlayNotInHand, f.ID, uid)
	case !o.Jammed:
		return firm("R-125", say.PlayNotJammed, uid)
	}
	return nil
}

// unjam throws against wrath: above it clears the weapon, equal destroys it
// . Without Object it is the only jammed one.
func (a *act) unjam() error {
	f, err := a.ready(a.cmd.Figure)
	if err != nil {
		return err
	}
	uid := a.cmd.Object
	if jammed := a.jammed(f); uid == "" && len(jammed) > 0 {
		uid = jammed[0]
	}
	if err := a.forbid(a.mayUnjam(f, uid)); err != nil {
		return err
	}
	if err := a.spend(f, UnjamAction, 1); err != nil {
		return err
	}
	d, out, err := toss(a, f, a.g.By, say.PlayThrowUnjam, 1, func(faces []int) purgatory.Outcome {
		return purgatory.Unjam(a.o, a.sins(f)[purgatory.Wrath], faces[0])
	})
	if err != nil {
		return err
	}
	a.emit(UnjamTried{Figure: f.ID, UID: uid, Dice: d, Outcome: out})
	return nil
}

// jammed is the weapons of a figure that are jammed.
func (x rules) jammed(f *Figure) []string {
	var all []string
	for _, o := range x.g.Held(f.ID) {
		if o.Jammed {
			all = append(all, o.UID)
		}
	}
	return all
}

func legalUnjam(x rules) []Command {
	f := x.g.Figure(x.g.Active)
	if f == nil || x.maySpend(f, UnjamAction, 1) != nil {
		return nil
	}
	var all []Command
	for _, uid := range x.jammed(f) {
		all = append(all, Command{Verb: Unjam, Side: x.g.By, Figure: f.ID, Object: uid})
	}
	return all
}
