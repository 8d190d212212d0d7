package main

import (
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"croix/generator/d666"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/generator/spell"
)

// duellist is one side of a duel as a flag gives it: its own attack, and its own
// armour, defence and divisor against that of the other.
type duellist struct {
	agility int
	d666.Duellist
	guard d666.Assault
}

func (a *app) d666DuelFlags(f *pflag.FlagSet) func(*d666.Book) (purgatory.Answer, error) {
	first := f.String("a", "", a.lang.Text(say.FlagD666Duellist))
	second := f.String("b", "", a.lang.Text(say.FlagD666Duellist))
	who := f.String("first", "", a.lang.Text(say.FlagD666First))
	return func(b *d666.Book) (purgatory.Answer, error) {
		x, err := readDuellist("--a", *first, b)
		if err != nil {
			return purgatory.Answer{}, err
		}
		y, err := readDuellist("--b", *second, b)
		if err != nil {
			return purgatory.Answer{}, err
		}
		start, err := initiative(*who, x, y)
		if err != nil {
			return purgatory.Answer{}, err
		}
		x.Attack = against(x.Attack, y.guard)
		y.Attack = against(y.Attack, x.guard)
		d, err := d666.Duel(x.Duellist, y.Duellist, start, b.Options)
		if err != nil {
			return purgatory.Answer{}, err
		}
		return d666Answer([]purgatory.OddsTable{
			{ID: "winner", Name: say.D666OddsWinner, Outcomes: []purgatory.Chance{
				{Outcome: "a", Name: say.D666OddsFirst, P: d.First}, {Outcome: "b", Name: say.D666OddsSecond, P: d.Second}, {Outcome: "both_down", Name: say.D666OddsBoth, P: d.Both},
			}},
			{ID: "seconds", Name: say.D666OddsSeconds, Mean: d.Seconds},
		}), nil
	}
}

// against is an attack on somebody who guards so.
func against(attack, guard d666.Assault) d666.Assault {
	attack.Armour, attack.Defence, attack.Held, attack.Parry, attack.Divisor = guard.Armour, guard.Defence, guard.Held, guard.Parry, guard.Divisor
	return attack
}

// initiative is who strikes first: as the flag says, or by agility.
func initiative(word string, x, y duellist) (d666.Initiative, error) {
	switch spell.Fold(word) {
	case "a":
		return d666.FirstStrikes, nil
	case "b":
		return d666.SecondStrikes, nil
	case "together", "ensemble":
		return d666.Together, nil
	case "":
		switch {
		case x.agility > y.agility:
			return d666.FirstStrikes, nil
		case x.agility < y.agility:
			return d666.SecondStrikes, nil
		}
		return d666.Together, nil
	}
	return "", say.Errorf(say.CLINotAmong, word, "a, b, together")
}

// readDuellist reads NAME,KEY=VALUE,… : a fighter of the file, changed by what
// follows, or one typed whole.
func readDuellist(flag, text string, b *d666.Book) (duellist, error) {
	d := duellist{guard: d666.Assault{Divisor: 1}}
	d.Attack.Divisor = 1
	if strings.TrimSpace(text) == "" {
		return d, say.Errorf(say.CLIFlagNeedsValue, flag)
	}
	for i, part := range strings.Split(text, ",") {
		key, value, ok := strings.Cut(strings.TrimSpace(part), "=")
		var err error
		switch {
		case !ok && i == 0:
			err = d.named(key, b)
		case !ok:
			err = say.Errorf(say.D666DuellistForm, part)
		default:
			err = d.set(spell.Fold(key), value)
		}
		if err != nil {
			return d, say.Errorf(say.CLIFlagValue, flag, err)
		}
	}
	switch {
	case d.Points == 0:
		return d, say.Errorf(say.CLIFlagValue, flag, say.Errorf(say.D666DuellistPoints))
	case d.Attack.Hit == nil:
		return d, say.Errorf(say.CLIFlagValue, flag, say.Errorf(say.D666DuellistHit))
	}
	return d, nil
}

// named is a fighter of the file.
func (d *duellist) named(name string, b *d666.Book) error {
	f, err := b.Fighter(name)
	if err != nil {
		return err
	}
	w, _ := f.Weapon("")
	d.agility = f.Agility
	d.Points, d.Force, d.Ranged = f.Points, f.Force, w.Kind == d666.Ranged
	d.Attack.Power = w.Power
	d.guard.Armour = f.Armour
	d.guard.Divisor, _ = f.Divides()
	if p, ok := f.ParryWeapon(); ok {
		d.guard.Parry = p.Power
	}
	return nil
}

// set changes a figure of the duellist.
func (d *duellist) set(key, value string) (err error) {
	numbers := map[string]*int{
		"points": &d.Points, "force": &d.Force, "agility": &d.agility, "agilite": &d.agility, "power": &d.Attack.Power, "puissance": &d.Attack.Power,
		"bonus": &d.Attack.Bonus, "armour": &d.guard.Armour, "armure": &d.guard.Armour, "divisor": &d.guard.Divisor, "diviseur": &d.guard.Divisor,
	}
	switch {
	case key == "hit" || key == "touche":
		d.Attack.Hit, err = d666.ParseChance(value)
		return err
	case key == "defence" || key == "defense":
		return parseDefence(value, &d.guard)
	case numbers[key] != nil:
		if *numbers[key], err = strconv.Atoi(strings.TrimSpace(value)); err != nil {
			return say.Errorf(say.OddsNumber, value)
		}
		return nil
	}
	return say.Errorf(say.CLINotAmong, key, "points, force, agility, hit, power, bonus, armour, defence, divisor")
}
