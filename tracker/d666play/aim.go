package d666play

import (
	"cmp"
	"math/big"

	"croix/generator/d666"
	"croix/generator/odds"
	"croix/generator/say"
)

// aimed is an attack before its rolls: what it is made of, and what each roll is
// of.
type aimed struct {
	blow      Attacked
	assault   d666.Assault
	hit, held rolling
}

// aimed is the attack of the gesture, refused if it cannot be (002-20 to 002-25).
func (a *act) aimed() (aimed, error) {
	if len(a.cmd.Targets) != 1 {
		return aimed{}, firm("002-20", say.D666OneTarget)
	}
	target := a.cmd.Targets[0]
	t, err := a.aim(target)
	if err != nil {
		return aimed{}, err
	}
	weapon, ok := a.c.Fighter.Weapon(a.cmd.Weapon)
	if !ok {
		return aimed{}, firm("002-24", say.D666NoWeapon, a.c.Named(), a.cmd.Weapon)
	}
	situation, err := a.situation()
	if err != nil {
		return aimed{}, err
	}
	if err := a.mayDefend(t, target.Defence, situation); err != nil {
		return aimed{}, err
	}
	shift := situation.Contact
	if weapon.Kind == d666.Ranged {
		shift = situation.Range
	}
	x := aimed{
		blow: Attacked{
			Source: a.c.ID, Target: t.ID, Weapon: weapon.Name, Power: weapon.Power, Armour: t.Fighter.Armour, Defence: target.Defence,
			Bonus: d666.StrengthBonus(a.g.force(a.c), weapon.Kind, a.g.Rules.Options),
		},
		hit:  rolling{"d666.throw.attack", a.c.Fighter.Level(weapon.Talent), cmp.Or(situation.Difficulty, d666.Medium), weapon.Precision + shift},
		held: rolling{purpose: "d666.throw.dodge", level: cmp.Or(t.Fighter.Level("esquive"), t.Fighter.Level("dodge")), difficulty: d666.Medium},
	}
	x.blow.Divisor, x.blow.HouseValue = t.Fighter.Divides()
	x.assault = d666.Assault{
		Power: x.blow.Power, Bonus: x.blow.Bonus, Armour: x.blow.Armour, Defence: x.blow.Defence, Divisor: x.blow.Divisor,
	}
	if target.Defence == d666.Parry {
		parry, _ := t.Fighter.ParryWeapon()
		x.held = rolling{"d666.throw.parry", t.Fighter.Level(parry.Talent), d666.Medium, parry.Precision} // 002-23
		x.assault.Parry = parry.Power
	}
	return x, nil
}

// Chances is what an attack costs its target in Force points, before its dice
// are thrown: a verdict that is told is certain, a threshold or a table has its
// chance. It is false for what is no attack, and where the player would have to
// tell.
func Chances(g *Game, cmd Command) (lost odds.Dist[int], ok bool) {
	a := &act{g: g.Clone(), cmd: cmd}
	a.cmd.Anyway = true
	if a.c = a.g.Fighter(cmd.Figure); a.c == nil || cmd.Verb != Attack {
		return lost, false
	}
	x, err := a.aimed()
	if err != nil {
		return lost, false
	}
	if x.assault.Hit, ok = a.chance(cmd.Attack, x.hit); !ok {
		return lost, false
	}
	if x.assault.Defence != d666.Undefended {
		if x.assault.Held, ok = a.chance(cmd.Targets[0].Roll, x.held); !ok {
			return lost, false
		}
	}
	return x.assault.Lost(g.Rules.Options), true
}

// chance is that of a roll.
func (a *act) chance(r Roll, of rolling) (*big.Rat, bool) {
	switch r.Verdict {
	case d666.Success:
		return big.NewRat(1, 1), true
	case d666.Failure:
		return new(big.Rat), true
	}
	t, err := a.threshold(r, of)
	if err != nil {
		return nil, false
	}
	return t.Chance(), true
}
