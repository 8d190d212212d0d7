package purgatoryplay

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// deal makes all figures of a volley suffer at once, then does what weapons and
// attackers do to those whom they hurt or destroyed (R-251, R-257, R-282, R-287,
//
func (a *act) deal(f *Fight, volley []int) error {
	rule := map[FightKind]string{ShotFight: "R-111", LeavingFight: "R-146", FreeFight: "R-182"}[f.Kind]
	if rule == "" {
		rule = "R-140"
	}
	now := f.clone()
	var killed []Attack
	for _, i := range volley {
		t := now.Attacks[i]
		victim := a.g.figure(t.At)
		if t.Bearer != "" {
			victim = a.g.figure(t.Bearer)
		}
		state := victim.State
		lost := a.hurt(victim, t.Damage, t.Side, rule)
		a.emit(Dealt{Attack: i})
		if victim.State != state {
			killed = append(killed, t)
		}
		a.wounds(t, victim, lost)
	}
	for _, t := range killed {
		a.spoils(a.g.figure(t.By), a.g.figure(t.At))
	}
	if f.which(volley, func(t Attack) bool { return !t.First }) >= 0 {
		return nil // the end of the fight follows
	}
	return a.afterwards(now, volley)
}

// wounds is what a weapon does to whom it took substance from: the dagger
// poisons, the sword of Dracula gives its bearer what its target lost (R-251,
//
func (a *act) wounds(t Attack, victim *Figure, lost int) {
	o, by := a.g.Object(t.Weapon), a.g.figure(t.By)
	if o == nil || o.Kind != ItemObject || lost == 0 {
		return
	}
	switch o.Row {
	case daggerRow:
		if a.acts(victim) {
			a.emit(Poisoned{Figure: victim.ID})
		}
	case draculaRow:
		if gain := min(lost, by.PSMax-by.PS); gain > 0 && t.Bearer == "" && a.acts(by) {
			a.emit(SubstanceChanged{Figure: by.ID, By: gain, PS: by.PS + gain, Max: by.PSMax, Rule: "R-251"})
		}
	}
}

// spoils is what a demon has of a soul that it destroyed: gluttony may eat it
// later, avarice takes its objects.
func (a *act) spoils(by, soul *Figure) {
	if soul.Kind != SoulKind || !by.Standing() {
		return
	}
	switch {
	case by.special(eaterRow):
		a.emit(Preyed{Figure: by.ID, Soul: soul.ID})
	case by.special(greedRow):
		loot := a.pile(soul.ID)
		room := max(0, avariceHolds-len(a.g.Held(by.ID)))
		switch {
		case len(loot) == 0:
		case len(loot) <= room:
			a.emit(ObjectsMoved{From: soul.ID, UIDs: loot, To: by.ID})
		case room == 0:
			a.emit(ObjectsMoved{From: soul.ID, UIDs: loot, Gone: true})
		default:
			a.ask(Ask{Kind: AskLoot, Side: Satan, Figure: by.ID, Targets: []string{soul.ID}, Options: loot})
		}
	}
}

// looting reports whether avarice has still to choose: a relic may be in its
// loot, and the game does not end before.
func (x rules) looting() bool {
	return slices.ContainsFunc(x.g.Asks, func(q Ask) bool { return q.Kind == AskLoot })
}

// pile is the objects that lie where a figure had them.
func (x rules) pile(id string) []string {
	var all []string
	for _, o := range x.g.Objects {
		if o.Pile == id && o.Owner == "" && !o.Gone {
			all = append(all, o.UID)
		}
	}
	return all
}

// looted answers what avarice keeps: as much as it can hold; the rest is
// destroyed.
func (a *act) looted(q Ask) error {
	by := a.g.figure(q.Figure)
	room := max(0, avariceHolds-len(a.g.Held(by.ID)))
	kept := a.cmd.Objects
	for i, uid := range kept {
		if !slices.Contains(q.Options, uid) || slices.Contains(kept[:i], uid) {
			return firm("R-287", say.PlayNotLoot, uid)
		}
	}
	if len(kept) != min(room, len(q.Options)) {
		return firm("R-287", say.PlayLootCount, min(room, len(q.Options)))
	}
	lost := slices.DeleteFunc(slices.Clone(q.Options), func(uid string) bool { return slices.Contains(kept, uid) })
	if len(kept) > 0 {
		a.emit(ObjectsMoved{From: q.Targets[0], UIDs: kept, To: by.ID})
	}
	if len(lost) > 0 {
		a.emit(ObjectsMoved{From: q.Targets[0], UIDs: lost, Gone: true})
	}
	return nil
}

func legalLoot(x rules, q Ask) []Command {
	room := min(len(q.Options), max(0, avariceHolds-len(x.g.Held(q.Figure))))
	return []Command{
		{Verb: Answer, Side: q.Side, Objects: q.Options[:room]},
		{Verb: Answer, Side: q.Side, Objects: q.Options[len(q.Options)-room:]},
	}
}

// over ends a fight: what breaks, the whip, what was thrown, and the move of a
// soul that left its enemies.
func (a *act) over(f *Fight) error {
	f = f.clone()
	var which []int
	for i, t := range f.Attacks {
		if t.Done && !t.First {
			which = append(which, i)
		}
	}
	a.emit(FightEnded{})
	if err := a.afterwards(f, which); err != nil {
		return err
	}
	by := a.g.figure(f.By)
	switch {
	case f.Kind == StrikeFight:
		return a.whip(by, f.Attacks)
	case f.Kind == ShotFight:
		a.thrown(by, f)
	case f.Kind == LeavingFight && a.acts(by):
		a.emit(Moved{Figure: by.ID, From: by.Place, To: f.To, Left: f.Left})
		return a.enters(by, f.To)
	}
	return nil
}

// afterwards is what breaks after attacks: what the target of a big weapon
// wears, the weapon of who threw a majority of 1s, or 1 substance of bare hands
//
func (a *act) afterwards(f *Fight, which []int) error {
	if f.Kind == ShotFight || f.Kind == LeavingFight {
		return nil
	}
	thrown := map[string]bool{} // the die that breaks, once for each attacker
	for _, i := range which {
		t := f.Attacks[i]
		if !a.arm(t.Weapon).melee().BreaksArmour() || t.Hits == 0 || thrown[t.By] {
			continue
		}
		thrown[t.By] = true
		if err := a.breakArmour(f, t.By, which); err != nil {
			return err
		}
	}
	for _, i := range which {
		t := f.Attacks[i]
		if !t.Breaks {
			continue
		}
		o, by := a.g.Object(t.Weapon), a.g.figure(t.By)
		switch purgatory.BreakageOf(a.o, o != nil, o != nil && o.Relic) {
		case purgatory.WeaponBreaks:
			a.emit(ObjectBroken{Figure: by.ID, UID: o.UID})
		case purgatory.LosesOne:
			a.hurt(by, 1, Nobody, "R-145")
		}
	}
	return nil
}

// breakArmour throws the die of a big weapon against what all whom it hit wear
//
func (a *act) breakArmour(f *Fight, by string, which []int) error {
	var worn []string
	for _, i := range which {
		t := f.Attacks[i]
		at := a.g.figure(t.At)
		if t.By == by && t.Hits > 0 && a.acts(at) && purgatory.ArmourBreaks(a.o, a.worn(at), 6) {
			worn = append(worn, at.ID)
		}
	}
	if len(worn) == 0 {
		return nil
	}
	d, err := a.throwOf(a.g.figure(by), a.thrower(f, by), say.PlayThrowBreak, dice.D(1, 6))
	if err != nil {
		return err
	}
	for _, id := range worn {
		at := a.g.figure(id)
		if purgatory.ArmourBreaks(a.o, a.worn(at), d.Sum()) {
			a.emit(ObjectBroken{Figure: id, UID: at.Worn, Dice: []Dice{d}})
		}
	}
	return nil
}

// whip throws for the whip of the demon of lust, once a Strike: above the wrath
// of a target that holds something, Satan names what it drops.
func (a *act) whip(by *Figure, attacks []Attack) error {
	if !by.special(lustRow) || !by.Standing() {
		return nil
	}
	i := slices.IndexFunc(attacks, func(t Attack) bool {
		return !t.Riposte && t.Done && a.acts(a.g.figure(t.At)) && len(a.g.Held(t.At)) > 0
	})
	if i < 0 {
		return nil
	}
	at := a.g.figure(attacks[i].At)
	d, works, err := toss(a, nil, Satan, say.PlayThrowWhip, 1, func(faces []int) bool {
		return purgatory.Whipped(a.sins(at)[purgatory.Wrath], faces[0])
	})
	if err != nil {
		return err
	}
	a.emit(WhipCracked{Figure: by.ID, At: at.ID, Dice: d, Works: works})
	if works {
		a.ask(Ask{Kind: AskWhip, Side: Satan, Figure: by.ID, Targets: []string{at.ID}, Options: uids(a.g.Held(at.ID))})
	}
	return nil
}

// whipped answers what is dropped.
func (a *act) whipped(q Ask) error {
	if len(a.cmd.Objects) != 1 || !slices.Contains(q.Options, a.cmd.Objects[0]) {
		return firm("R-281", say.PlayOneObject)
	}
	if o := a.g.object(a.cmd.Objects[0]); o.Owner == q.Targets[0] && !o.Gone {
		a.emit(ObjectsMoved{From: q.Targets[0], UIDs: a.cmd.Objects})
	}
	return nil
}

func legalWhip(_ rules, q Ask) []Command {
	var all []Command
	for _, uid := range q.Options {
		all = append(all, Command{Verb: Answer, Side: q.Side, Objects: []string{uid}})
	}
	return all
}

// thrown is what becomes of an object that was thrown and has no use left: the
// lance lies at its target, others are gone.
func (a *act) thrown(by *Figure, f *Fight) {
	o := a.g.Object(f.Attacks[0].Weapon)
	if o == nil || o.Kind != ItemObject || o.Ammo != 0 || o.Gone {
		return
	}
	lies := o.Row == lanceRow && a.is("items.projectile_ammo", "single")
	if o.Row == lanceRow && !lies {
		return
	}
	a.emit(Thrown{UID: o.UID, Figure: by.ID, At: f.Attacks[0].At, Lies: lies})
}
