package main

import (
	"fmt"

	"croix/generator/purgatory"
)

// This file holds the functions of the vectors that are verdicts of dice.

// shotVectors are the functions of shots and tests.
var shotVectors = map[string]vectorFunc{
	"shoot": vectorInput(func(c *purgatory.Catalog, in struct {
		Weapon  string
		Ammo    int
		Dice    []int
		Targets int
	}) (any, error) {
		row, forever := vectorGun(c, in.Weapon)
		if row == nil {
			return nil, fmt.Errorf("no weapon %q", in.Weapon)
		}
		o := purgatory.DefaultOptions(c)
		gun := purgatory.GunOf(row, in.Ammo)
		aims := purgatory.Spread(len(in.Dice), max(1, in.Targets), 0)
		if purgatory.MayShoot(o, gun, aims, false) != nil {
			return map[string]any{"legal": false}, nil
		}
		v := purgatory.Shoot(o, gun, aims, in.Dice)
		if forever {
			v.Ammo = in.Ammo
		}
		return map[string]any{"legal": true, "hits": purgatory.TotalOf(v.Hits), "jam": v.Jam, "ammo": v.Ammo}, nil
	}),
	"unjam": vectorInput(func(c *purgatory.Catalog, in struct{ Colere, D int }) (any, error) {
		return purgatory.Unjam(purgatory.DefaultOptions(c), in.Colere, in.D), nil
	}),
	"aid": vectorInput(func(c *purgatory.Catalog, in struct{ Jal, D int }) (any, error) {
		return purgatory.AidTest(purgatory.DefaultOptions(c), in.Jal, in.D), nil
	}),
	"action_seq": vectorInput(func(c *purgatory.Catalog, in struct {
		Kind    string
		Allow   int
		Seq     []purgatory.Action
		Weapon  string
		Thrones bool
	}) (any, error) {
		actor, err := vectorActor(c, in.Kind, in.Thrones)
		if err != nil {
			return nil, err
		}
		gun, _ := vectorGun(c, in.Weapon)
		var acts []purgatory.Act
		for _, a := range in.Seq {
			acts = append(acts, purgatory.Act{Action: a, Gun: gun})
		}
		return purgatory.SequenceLegal(purgatory.DefaultOptions(c), actor, in.Allow, acts) == nil, nil
	}),
	"allowance": vectorInput(func(c *purgatory.Catalog, in struct {
		Kind   string
		PS     int `json:"ps"`
		PSMax  int `json:"ps_max"`
		Perm   int
		InHell bool `json:"in_hell"`
	}) (any, error) {
		actor, err := vectorActor(c, in.Kind, false)
		if err != nil {
			return nil, err
		}
		return purgatory.Allowance(purgatory.DefaultOptions(c), actor, in.PS, in.PSMax, in.Perm, in.InHell), nil
	}),
}

// vectorGun is the row of a ranged weapon, or of an object that is thrown, and
// whether it comes back by itself; nil for none.
func vectorGun(c *purgatory.Catalog, id string) (row *purgatory.RangedRow, forever bool) {
	if row, ok := c.RangedByID(id); ok {
		return row, false
	}
	if it, ok := c.ItemByID(id); ok {
		return it.Ranged, it.Uses == purgatory.Unlimited
	}
	return nil, false
}

// vectorActor is a figure of a kind that has no special but, if asked, that of
// the Thrones.
func vectorActor(c *purgatory.Catalog, kind string, thrones bool) (purgatory.Actor, error) {
	if kind == "wandering" {
		return purgatory.Actor{Wandering: true}, nil
	}
	id := map[string]string{"soul": "", "angel": "vertus", "demon": "luxure"}
	name, known := id[kind]
	switch {
	case !known:
		return purgatory.Actor{}, fmt.Errorf("no kind %q", kind)
	case thrones:
		name = "trones"
	case name == "":
		return purgatory.Actor{}, nil
	}
	b, ok := c.Celestial(name)
	if !ok {
		return purgatory.Actor{}, fmt.Errorf("no celestial %q", name)
	}
	return purgatory.Actor{Being: b}, nil
}

// meleeVectors are the functions of melee and damage.
var meleeVectors = map[string]vectorFunc{
	"strike": vectorInput(func(c *purgatory.Catalog, in struct {
		Dice             []int
		Targets, Penalty int
	}) (any, error) {
		v := purgatory.Strike(purgatory.DefaultOptions(c), purgatory.Spread(len(in.Dice), max(1, in.Targets), in.Penalty), in.Dice)
		return map[string]any{"hits": purgatory.TotalOf(v.Hits), "breaks": v.Breaks}, nil
	}),
	"riposte": vectorInput(func(c *purgatory.Catalog, in struct {
		Paresse, D  int
		OnGuard     bool `json:"on_guard"`
		ActionsLeft int  `json:"actions_left"`
	}) (any, error) {
		return purgatory.RiposteTest(purgatory.DefaultOptions(c), in.Paresse, in.D, in.OnGuard, in.ActionsLeft), nil
	}),
	"disengage": vectorInput(func(c *purgatory.Catalog, in struct {
		Mover, Opponent string
		Paresse, D      int
	}) (any, error) {
		sloth := in.Paresse
		if in.Opponent != "soul" {
			sloth = 0
		}
		return purgatory.Disengage(purgatory.DefaultOptions(c), in.Mover == "soul", sloth, in.D), nil
	}),
	"damage": vectorInput(func(c *purgatory.Catalog, in struct {
		Hits         []int
		Armour       string
		PS           int  `json:"ps"`
		EnergyRoll   *int `json:"energy_roll"`
		Firearm      bool
		Source       string
		Robe         bool
		IgnoreArmour bool `json:"ignore_armour"`
		Immune       bool
		Familiar     int // before the damage
	}) (any, error) {
		h := purgatory.Hits{
			Each: in.Hits, Firearm: in.Firearm || in.Immune, IgnoresArmour: in.IgnoreArmour, ByDemon: in.Source == "demon",
		}
		d := purgatory.Defence{Robe: in.Robe, Seraph: in.Immune}
		if in.Armour != "" {
			var ok bool
			if d.Worn, ok = c.ArmourByID(in.Armour); !ok {
				return nil, fmt.Errorf("no armour %q", in.Armour)
			}
		}
		var energy []int
		if in.EnergyRoll != nil {
			energy = []int{*in.EnergyRoll}
		}
		l := purgatory.Damage(purgatory.DefaultOptions(c), h, d, energy, in.Familiar, in.PS)
		return map[string]any{"familiar": l.Familiar, "ps": l.Substance, "lost": l.Lost}, nil
	}),
}

// vectorTry is how vectors write an attempt to win a soul.
type vectorTry struct {
	Dice    []int
	Total   int
	Players int
	Target  string
}

func (in vectorTry) try() purgatory.Try {
	return purgatory.Try{Humanist: in.Target == "humanist", Three: in.Players == 3}
}

// powerVectors are the functions of powers, comebacks and humanists.
var powerVectors = map[string]vectorFunc{
	"angel_dice": vectorInput(func(c *purgatory.Catalog, in struct {
		Target        string
		Hell, Virtues bool
	}) (any, error) {
		id := "seraphins"
		if in.Virtues {
			id = "vertus"
		}
		angel, ok := c.Angel(id)
		if !ok {
			return nil, fmt.Errorf("no angel %q", id)
		}
		return purgatory.AngelDice(angel, purgatory.Try{Humanist: in.Target == "humanist", InHell: in.Hell}), nil
	}),
	"angel_try": vectorInput(func(c *purgatory.Catalog, in vectorTry) (any, error) {
		return purgatory.AngelTry(purgatory.DefaultOptions(c), in.try(), in.Dice, in.Total), nil
	}),
	"demon_try": vectorInput(func(c *purgatory.Catalog, in vectorTry) (any, error) {
		return purgatory.DemonTry(purgatory.DefaultOptions(c), in.try(), in.Dice, in.Total), nil
	}),
	"triple_legal": vectorInput(func(c *purgatory.Catalog, in struct {
		Triple []string
		Sin    string
	}) (any, error) {
		being := c.Angels[0]
		if in.Sin != "" {
			var ok bool
			// A demon has the id of its sin.
			if being, ok = c.Demon(in.Sin); !ok {
				return nil, fmt.Errorf("no demon %q", in.Sin)
			}
		}
		var triple []purgatory.Sin
		for _, id := range in.Triple {
			s, ok := purgatory.SinByID(id)
			if !ok {
				return false, nil // pride is no choice
			}
			triple = append(triple, s)
		}
		return purgatory.TripleLegal(purgatory.DefaultOptions(c), being, triple) == nil, nil
	}),
	"purify": vectorInput(func(_ *purgatory.Catalog, in struct{ Dice []int }) (any, error) {
		return purgatory.Purify(in.Dice), nil
	}),
	"pervert": vectorInput(func(_ *purgatory.Catalog, in struct{ Dice []int }) (any, error) {
		n, damned := purgatory.Pervert(in.Dice)
		if damned {
			return purgatory.Damned, nil
		}
		return n, nil
	}),
	"power": vectorInput(func(c *purgatory.Catalog, in struct{ D int }) (any, error) {
		return purgatory.MinorPower(c, purgatory.DefaultOptions(c), in.D), nil
	}),
	"angel_return": vectorInput(func(c *purgatory.Catalog, in struct {
		D, Counter int
		Archangel  bool
	}) (any, error) {
		id := "seraphins"
		if in.Archangel {
			id = "archanges"
		}
		angel, ok := c.Angel(id)
		if !ok {
			return nil, fmt.Errorf("no angel %q", id)
		}
		return purgatory.Returns(angel, in.Counter, in.D), nil
	}),
	"imp_return": vectorInput(func(c *purgatory.Catalog, in struct{ D int }) (any, error) {
		imp, ok := c.Demon("diablotin")
		if !ok {
			return nil, fmt.Errorf("no imp")
		}
		return purgatory.Returns(imp, 0, in.D), nil
	}),
	"control": vectorInput(func(c *purgatory.Catalog, in struct {
		Player   purgatory.Side
		D, Envie int
	}) (any, error) {
		return purgatory.Control(c, purgatory.DefaultOptions(c), in.Player, in.D, in.Envie), nil
	}),
	"control_seq": vectorInput(func(c *purgatory.Catalog, in struct {
		Envie            int
		Rolls            []int
		NearEnvy         bool `json:"near_envy"`
		NearPrincipality bool `json:"near_principality"`
	}) (any, error) {
		near := purgatory.Near{Envy: in.NearEnvy, Principality: in.NearPrincipality}
		r := purgatory.ControlSequence(c, purgatory.DefaultOptions(c), purgatory.God, in.Rolls, in.Envie, near)
		if r.Again && (r.Forced || r.Used == 0) { // else God keeps the failure, as he may
			return nil, fmt.Errorf("it wants another die: %+v", r)
		}
		return []any{r.Outcome, r.Used}, nil
	}),
	"activity": vectorInput(func(c *purgatory.Catalog, in struct {
		Player purgatory.Side
		D      int
	}) (any, error) {
		return purgatory.Activity(c, purgatory.DefaultOptions(c), in.Player, in.D), nil
	}),
}
