package purgatoryplay

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// strike strikes enemies in contact. The shield of one that
// pushes the attacker away ends it; then each one struck may riposte.
func (a *act) strike() error {
	f, err := a.ready(a.cmd.Figure)
	if err != nil {
		return err
	}
	if err := a.forbid(a.maySpend(f, StrikeAction, 1)); err != nil {
		return err
	}
	targets, err := a.targets(f, true)
	if err != nil {
		return err
	}
	aims, err := a.aims(len(targets), a.meleeDice(f))
	if err == nil {
		err = purgatory.MayStrike(a.meleeDice(f), aims)
	}
	if err != nil {
		return refusal("R-140", err)
	}
	w, no := a.bladeOf(f, targets[0], a.cmd.Object)
	if err := a.forbid(no); err != nil {
		return err
	}
	if helps, err := a.aidsAgainst(f, targets); !helps || err != nil {
		return err
	}
	side := a.g.By
	if err := a.unveil(targets, side); err != nil {
		return err
	}
	if err := a.spend(f, StrikeAction, 1); err != nil {
		return err
	}
	if pushed, err := a.shields(f, targets, w, side); pushed || err != nil {
		return err
	}
	return a.attack(a.fightOf(StrikeFight, f, side, w, targets, aims, true))
}

// fightOf is a fight as it begins.
func (a *act) fightOf(kind FightKind, f *Figure, side Side, w arm, targets []*Figure, aims []purgatory.Aim, ripostes bool) Fight {
	fight := Fight{Kind: kind, By: f.ID, Side: side}
	for i, at := range targets {
		fight.Attacks = append(fight.Attacks, Attack{
			By: f.ID, At: at.ID, Weapon: w.uid, Side: a.credit(f), Dice: aims[i].Dice,
		})
		if ripostes {
			fight.Open = append(fight.Open, at.ID)
		}
	}
	return fight
}

// freeAttack is a melee attack that costs no action and meets no riposte: of a
// humanist at the demon that failed to damn it. Dice from 1 to its
// melee dice; 0 are all.
func (a *act) freeAttack(f, at *Figure, weapon string, n int) error {
	most := a.meleeDice(f)
	if n == 0 {
		n = most
	}
	aims := purgatory.Single(n, 0)
	if err := purgatory.MayStrike(most, aims); err != nil {
		return refusal("R-182", err)
	}
	w, no := a.bladeOf(f, at, weapon)
	if err := a.forbid(no); err != nil {
		return err
	}
	side := a.speaks(f, at.Camp())
	return a.attack(a.fightOf(FreeFight, f, side, w, []*Figure{at}, aims, false))
}

// refusal is the refusal of a verdict, which not even anyway overrules: what it
// refuses cannot be thrown.
func refusal(rule string, err error) error {
	if i, ok := err.(*Illegal); ok {
		return i
	}
	return &Illegal{Rule: rule, Reason: err, Firm: true}
}

func legalStrike(x rules) []Command {
	f := x.g.Figure(x.g.Active)
	if f == nil || x.maySpend(f, StrikeAction, 1) != nil {
		return nil
	}
	var all []Command
	var ids []string
	most := x.meleeDice(f)
	for _, at := range x.enemies(f, true) {
		if x.aidRefused(f, at) != nil {
			continue
		}
		ids = append(ids, at.ID)
		all = append(all, Command{Verb: Strike, Side: x.g.By, Figure: f.ID, Targets: []string{at.ID}, Number: most})
	}
	if len(ids) > 0 && most > 1 {
		all = append(all, Command{Verb: Strike, Side: x.g.By, Figure: f.ID, Targets: ids[:1], Number: 1})
		if len(ids) > 1 {
			all = append(all, Command{Verb: Strike, Side: x.g.By, Figure: f.ID, Targets: ids[:2], Number: most})
		}
	}
	return all
}

// shields throws for the energy shields of those who are struck; the first that
// works pushes the attacker away, whose Strike is spent (R-224, Q-143, Q-144,
//
func (a *act) shields(f *Figure, targets []*Figure, w arm, side Side) (pushed bool, err error) {
	for _, at := range targets {
		if !purgatory.ShieldPushes(a.o, w.melee(), purgatory.Guard{Worn: a.worn(at)}) {
			continue
		}
		d, err := a.throwOf(at, a.speaks(at, side), say.PlayThrowShield, dice.D(1, 6))
		if err != nil {
			return false, err
		}
		e := ShieldThrown{Figure: at.ID, By: f.ID, Dice: []Dice{d}}
		if purgatory.Pushed(d.Sum()) {
			far, err := a.throw(a.speaks(at, side), say.ThrowDistance, dice.D(2, 6))
			if err != nil {
				return false, err
			}
			e.Dice, e.CM = append(e.Dice, far), far.Sum()
		}
		a.emit(e)
		if e.CM > 0 {
			a.ask(Ask{Kind: AskPushed, Side: side, Figure: f.ID})
			return true, nil
		}
	}
	return false, nil
}

// pushed answers where the attacker came to a stop: the place acts on it, walls
// stop it.
func (a *act) pushed(q Ask) error {
	f, to := a.g.figure(q.Figure), a.cmd.To
	if to == "" {
		to = f.Place
	}
	if err := a.forbid(a.mayMoveTo(f, to)); err != nil {
		return err
	}
	return a.moveTo(f, to, nil)
}

func legalPushed(x rules, q Ask) []Command {
	f := x.g.figure(q.Figure)
	all := []Command{{Verb: Answer, Side: q.Side}}
	for _, to := range []Place{Purgatory, Flames, Paradise, Left, Right} {
		if to != f.Place && x.mayMoveTo(f, to) == nil {
			all = append(all, Command{Verb: Answer, Side: q.Side, To: to})
		}
	}
	return all
}

// mayRiposte reports whether a struck figure can test for a riposte (R-143,
//
func (x rules) mayRiposte(f, at *Figure) bool {
	b := x.being(f)
	fights := b == nil || b.Fights()
	barred := at.Pentacle || f.Kind == DemonKind && x.has(at, isShroud)
	return x.acts(f) && f.State != Wandering && fights && !barred && purgatory.MayRiposte(x.o, f.Guard, x.held(f)) == nil
}

// offerRiposte asks a struck figure whether it ripostes; a humanist that nobody
// plays with two players always tries, with all its dice.
func (a *act) offerRiposte(id string) (waits bool, err error) {
	f, fight := a.g.figure(id), a.g.Fight
	switch {
	case !a.mayRiposte(f, a.g.figure(fight.By)):
		a.emit(Riposted{Figure: id})
		return false, nil
	case f.State == Humanist && a.g.Players == 2:
		return a.testRiposte(f, "", 0)
	}
	a.ask(Ask{Kind: AskRiposte, Side: a.thrower(fight, id), Figure: id, Targets: []string{fight.By}, MayNo: true})
	return true, nil
}

// riposte answers whether a figure ripostes, and how.
func (a *act) riposte(q Ask) error {
	f := a.g.figure(q.Figure)
	if a.g.Fight == nil {
		return nil
	}
	if a.cmd.No || !a.mayRiposte(f, a.g.figure(a.g.Fight.By)) {
		a.emit(Riposted{Figure: f.ID, Declined: true})
		return a.fight()
	}
	if waits, err := a.testRiposte(f, a.cmd.Object, a.cmd.Number); waits || err != nil {
		return err
	}
	return a.fight()
}

// testRiposte tests sloth: below it the action is lost; equal on guard, the
// figure may strike first with one die.
func (a *act) testRiposte(f *Figure, weapon string, n int) (waits bool, err error) {
	t, err := a.counter(f, weapon, n)
	if err != nil {
		return false, err
	}
	fight := a.g.Fight
	d, err := a.throwOf(f, a.thrower(fight, f.ID), say.PlayThrowSloth, dice.D(1, 6))
	if err != nil {
		return false, err
	}
	guard := f.Guard
	out := purgatory.RiposteTest(a.o, a.sins(f)[purgatory.Sloth], d.Sum(), guard, a.held(f))
	a.emit(Reacted{Figure: f.ID, Guard: guard})
	e := RiposteTested{Figure: f.ID, Dice: d, Outcome: out}
	a.emit(e)
	switch out {
	case purgatory.MayStrikeOnce:
		a.ask(Ask{Kind: AskFirst, Side: a.thrower(fight, f.ID), Figure: f.ID, Targets: []string{fight.By}, MayNo: true})
		return true, nil
	case purgatory.Simultaneous:
		a.emit(Riposted{Figure: f.ID, Attack: &t})
	default:
		a.emit(Riposted{Figure: f.ID})
	}
	return false, nil
}

// counter is the riposte of a figure at the attacker: 1 to its melee dice; 0 are
// all.
func (a *act) counter(f *Figure, weapon string, n int) (Attack, error) {
	at, most := a.g.figure(a.g.Fight.By), a.meleeDice(f)
	if n == 0 {
		n = most
	}
	if err := purgatory.MayStrike(most, purgatory.Single(n, 0)); err != nil {
		return Attack{}, refusal("R-143", err)
	}
	w, no := a.bladeOf(f, at, weapon)
	if err := a.forbid(no); err != nil {
		return Attack{}, err
	}
	return Attack{By: f.ID, At: at.ID, Weapon: w.uid, Side: a.credit(f), Dice: n, Riposte: true}, nil
}

// strikesFirst answers whether a figure strikes first with one die; if not, it
// ripostes at the same time.
func (a *act) strikesFirst(q Ask) error {
	if a.g.Fight == nil {
		return nil
	}
	n := a.cmd.Number
	switch {
	case a.cmd.No:
	case n > 1:
		return firm("R-144", say.PlayFirstDie)
	default:
		n = 1
	}
	t, err := a.counter(a.g.figure(q.Figure), a.cmd.Object, n)
	if err != nil {
		return err
	}
	t.First = !a.cmd.No
	a.emit(Riposted{Figure: q.Figure, Attack: &t})
	return a.fight()
}

func legalRiposte(x rules, q Ask) []Command {
	all := []Command{{Verb: Answer, Side: q.Side}}
	if q.Kind == AskRiposte && x.meleeDice(x.g.figure(q.Figure)) > 1 {
		all = append(all, Command{Verb: Answer, Side: q.Side, Number: 1})
	}
	return all
}

// leaves moves a soul out of contact: each enemy deals it an automatic blow, a
// soul only above its sloth, and demons none to the bearer of the shroud (R-146,
//
func (a *act) leaves(f *Figure, to Place, from []string) error {
	if a.g.Fight != nil {
		return firm("R-052", say.PlayAskOpen)
	}
	side := a.speaks(f, a.g.Step.Side().Opponent())
	fight := Fight{Kind: LeavingFight, By: f.ID, Side: side, To: to, Left: from}
	for i, id := range from {
		e, err := a.find(id)
		if err != nil {
			return err
		}
		if slices.Contains(from[:i], id) {
			continue
		}
		if e.ID == f.ID || e.Camp() == f.Camp() || e.State == Wandering || !a.acts(e) || !e.Place.onTable() {
			return firm("R-146", say.PlayNotLeft, id)
		}
		works, err := a.blow(fight, e, f)
		if err != nil {
			return err
		}
		if works {
			fight.Attacks = append(fight.Attacks, Attack{
				By: e.ID, At: f.ID, Weapon: a.best(e, f).uid, Side: a.credit(e), Hits: 1, Rolled: true,
			})
		}
	}
	return a.attack(fight)
}

// blow throws for the blow of an enemy, if there is anything to throw.
func (a *act) blow(fight Fight, e, f *Figure) (bool, error) {
	b := Blow{Enemy: e.ID, Figure: f.ID}
	sloth, face := 0, 1
	if e.Kind == SoulKind {
		d, err := a.throwOf(e, a.thrower(&fight, e.ID), say.PlayThrowBlow, dice.D(1, 6))
		if err != nil {
			return false, err
		}
		b.Dice, face, sloth = []Dice{d}, d.Sum(), a.sins(e)[purgatory.Sloth]
	}
	being := a.being(e)
	able := (being == nil || being.Fights()) && !(e.Kind == DemonKind && a.has(f, isShroud)) && !f.Pentacle
	b.Works = able && purgatory.Disengage(a.o, true, sloth, face) == purgatory.Blow
	a.emit(b)
	return b.Works, nil
}
