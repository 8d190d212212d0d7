package d666play

import (
	"cmp"
	"slices"
	"strconv"

	"croix/generator/d666"
	"croix/generator/dice"
	"croix/generator/say"
	"croix/generator/spell"
)

// rolling is what a roll is of.
type rolling struct {
	purpose    say.Key
	level      string          // where the gesture names none: that of a talent
	difficulty d666.Difficulty // where the gesture names none
	shift      int             // columns of weapon and situation
}

// check refuses a roll that cannot be.
func (r Roll) check() error {
	switch {
	case r.Units < 0 || r.Units > 6:
		return firm("002-24", say.D666Units, r.Units)
	case r.Threshold < 0 || r.Threshold > d666.MaxThreshold:
		return firm("002-22", say.D666ThresholdRange, r.Threshold, d666.MaxThreshold)
	case r.Shift < -d666.MaxShift || r.Shift > d666.MaxShift:
		return firm("002-22", say.D666ShiftRange, r.Shift, d666.MaxShift)
	case r.Verdict != d666.Open && r.Verdict != d666.Success && r.Verdict != d666.Failure:
		return firm("002-22", say.D666SayVerdict)
	case r.Difficulty != "" && !slices.Contains(d666.Difficulties(), r.Difficulty):
		return firm("002-22", say.D666SayVerdict)
	}
	return nil
}

// roll rolls three dice, or takes what the player tells of them: units alone are
// a success, a failure needs no dice, and without a verdict a threshold decides.
func (a *act) roll(r Roll, of rolling) (Rolled, error) {
	if err := r.check(); err != nil {
		return Rolled{}, err
	}
	faceless := len(r.Faces) == 0
	switch {
	case r.Verdict == d666.Failure && faceless:
		return Rolled{Verdict: d666.Failure, Units: r.Units}, nil
	case r.Units > 0:
		return Rolled{Verdict: cmp.Or(r.Verdict, d666.Success), Units: r.Units}, nil
	}
	out := Rolled{Verdict: r.Verdict}
	var threshold d666.Threshold
	if r.Verdict == d666.Open {
		var err error
		if threshold, err = a.threshold(r, of); err != nil {
			return Rolled{}, err
		}
		out.Threshold = int(threshold)
	}
	if faceless {
		var err error
		if out.Dice, _, err = a.throw(of.purpose, dice.D666()); err != nil {
			return Rolled{}, err
		}
	} else {
		out.Dice = Dice{For: of.purpose, Faces: slices.Clone(r.Faces), By: dice.ByPlayer}
	}
	reading, err := d666.Read(out.Dice.Faces)
	if err != nil {
		return Rolled{}, err
	}
	out.Units, out.Special = reading.Units, reading.Special
	if r.Verdict == d666.Open {
		out.Verdict = d666.Failure
		if threshold.Holds(reading) {
			out.Verdict = d666.Success
		}
	}
	return out, nil
}

// threshold is the threshold of a roll: told, or read in the table. Without
// either the player has to say whether the roll succeeds.
func (a *act) threshold(r Roll, of rolling) (d666.Threshold, error) {
	if r.Threshold > 0 {
		return d666.Threshold(r.Threshold), nil
	}
	t := a.g.Rules.Table
	if t == nil || a.g.Rules.Mode == d666.Manual {
		return 0, firm("002-22", say.D666SayVerdict)
	}
	level := cmp.Or(r.Level, of.level)
	if level == "" {
		return 0, firm("002-22", say.D666SayLevel)
	}
	threshold, err := t.Threshold(cmp.Or(r.Difficulty, of.difficulty), level, of.shift+r.Shift)
	if err != nil {
		return 0, firm("002-22", say.D666RollRefused, err)
	}
	return threshold, nil
}

// aim finds a target and refuses one that cannot be (002-24).
func (a *act) aim(t Target) (*Combatant, error) {
	c := a.g.Fighter(t.ID)
	switch {
	case c == nil:
		return nil, firm("002-20", say.D666Nobody, t.ID)
	case c.ID == a.c.ID && a.cmd.Verb == Attack:
		return nil, firm("002-20", say.D666Oneself)
	case c.State == d666.Dead || c.State == d666.Gone:
		return c, a.forbid(illegal("002-24", say.D666TargetGone, c.Named(), c.State))
	}
	return c, nil
}

// situation is a modifier of the book by its name.
func (a *act) situation() (d666.Modifier, error) {
	if a.cmd.Situation == "" {
		return d666.Modifier{}, nil
	}
	for _, m := range a.g.Rules.Modifiers {
		if spell.Fold(m.Name) == spell.Fold(a.cmd.Situation) {
			return m, nil
		}
	}
	return d666.Modifier{}, firm("002-22", say.D666NoSituation, a.cmd.Situation)
}

// attack attacks with a weapon (002-20 to 002-26).
func (a *act) attack() error {
	if a.g.Phase != Physical {
		if err := a.forbid(illegal("002-12", say.D666WrongPhase, a.g.Phase.key())); err != nil {
			return err
		}
	}
	x, err := a.aimed()
	if err != nil {
		return err
	}
	e := x.blow
	if e.Attack, err = a.roll(a.cmd.Attack, x.hit); err != nil {
		return err
	}
	if e.Attack.ok() && e.Defence != d666.Undefended { // a miss needs no defence
		e.ParryPower = x.assault.Parry
		if e.Defend, err = a.roll(a.cmd.Targets[0].Roll, x.held); err != nil {
			return err
		}
	}
	e.Damage, e.Lost = d666.Blow{
		Hit: e.Attack.ok(), Units: e.Attack.Units, Power: e.Power, Bonus: e.Bonus, Defence: e.Defence, Held: e.Defend.ok(),
		HeldUnits: e.Defend.Units, ParryPower: e.ParryPower, Armour: e.Armour, Divisor: e.Divisor,
	}.Damage(a.g.Rules.Options)
	a.emit(e)
	return nil
}

// mayDefend refuses a defence that cannot be (002-20, 002-21, R12, R16).
func (a *act) mayDefend(t *Combatant, kind d666.DefenceKind, s d666.Modifier) error {
	switch kind {
	case d666.Undefended:
		return nil
	case d666.Dodge, d666.Parry:
	default:
		return firm("002-20", say.D666DefenceForm, string(kind))
	}
	switch {
	case !t.defends():
		return a.forbid(illegal("R16", say.D666CannotDefend, t.Named(), t.State))
	case a.cmd.Unseen:
		return a.forbid(illegal("002-21", say.D666Unseen, t.Named()))
	case kind == d666.Dodge && (a.cmd.NoDodge || s.NoDodge):
		return a.forbid(illegal("R12", say.D666NoDodging))
	}
	if _, armed := t.Fighter.ParryWeapon(); kind == d666.Parry && !armed {
		return a.forbid(illegal("002-23", say.D666NoParry, t.Named()))
	}
	return nil
}

// power uses a power on its targets: a psychic one in its phase, another as the
// physical action (002-11, 002-30 to 002-33).
func (a *act) power() error {
	if len(a.cmd.Targets) == 0 {
		return firm("002-31", say.D666OneTarget)
	}
	p, err := a.whichPower()
	if err != nil {
		return err
	}
	e := PowerUsed{Source: a.c.ID, Phase: a.g.Phase, Power: p.Name}
	var targets []*Combatant
	for _, t := range a.cmd.Targets {
		c, err := a.aim(t)
		if err != nil {
			return err
		}
		if t.Defends && !c.defends() {
			if err := a.forbid(illegal("R16", say.D666CannotDefend, c.Named(), c.State)); err != nil {
				return err
			}
		}
		if t.Damage < 0 || t.Damage > d666.MaxPoints {
			return firm("002-40", say.D666DamageRange, t.Damage, d666.MaxPoints)
		}
		targets = append(targets, c)
	}
	if e.Attack, err = a.roll(a.cmd.Attack, rolling{"d666.throw.power", a.c.Fighter.Level(p.Name), d666.Medium, 0}); err != nil {
		return err
	}
	for i, t := range a.cmd.Targets {
		c := targets[i]
		x := Affected{ID: t.ID}
		if t.Defends && e.Attack.ok() {
			// An innate defence of Will, very hard (002-31).
			of := rolling{"d666.throw.will", strconv.Itoa(c.Fighter.Will), d666.VeryHard, 0}
			if x.Defend, err = a.roll(t.Roll, of); err != nil {
				return err
			}
		}
		x.Effect, x.Strength, x.Aware = d666.Psychic{Hit: e.Attack.ok(), Units: e.Attack.Units, Held: x.Defend.ok(), HeldUnits: x.Defend.Units}.
			Result(a.g.Rules.Options)
		if x.Effect == d666.Affects && t.Damage > 0 { // without armour (R11)
			x.Divisor, x.HouseValue = c.Fighter.Divides()
			x.Damage, x.Lost = d666.Blow{Hit: true, Power: t.Damage, Divisor: x.Divisor}.Damage(a.g.Rules.Options)
		}
		e.Targets = append(e.Targets, x)
	}
	a.emit(e)
	return nil
}

// whichPower is the power that the gesture names, or the first for the phase.
func (a *act) whichPower() (d666.Power, error) {
	psychic := a.g.Phase == Psychic
	for _, p := range a.c.Fighter.Powers {
		if a.cmd.Power == "" && p.Psychic() == psychic {
			return p, nil
		}
		if a.cmd.Power == "" || spell.Fold(p.Name) != spell.Fold(a.cmd.Power) {
			continue
		}
		if p.Psychic() != psychic {
			return p, a.forbid(illegal("002-11", say.D666WrongPhase, a.g.Phase.key()))
		}
		return p, nil
	}
	return d666.Power{Name: a.cmd.Power}, a.forbid(illegal("002-30", say.D666NoPower, a.c.Named()))
}
