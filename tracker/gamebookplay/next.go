package gamebookplay

import (
	"slices"

	"croix/generator/gamebook"
)

// Situation is what a game waits for.
type Situation struct {
	Hero   *Hero  // the current hero, or nil
	Wound  *Blow  // the wound that waits for Luck, or nil
	Fight  *Fight // the fight that goes on, or nil
	Advice Advice // whether to test Luck on the wound, and the chances now
	Legal  []Command
}

// Advice is what the exact odds say of the fight.
type Advice struct {
	Known bool             // false for large groups
	Now   gamebook.Outlook // if Luck is always tested where that helps
	Group bool             // several attack together
	Plain bool             // of a group: the odds are without Luck, there is too much to work out
	Best  int              // of a group: the target that wins most often, from 0
	gamebook.Advice
}

// adviseWork is how many steps the odds of a group may take while somebody waits.
const adviseWork = 2_000_000

// Next is what a game waits for now.
func Next(g *Game) Situation {
	s := Situation{Hero: g.Hero(g.Current), Legal: Legal(g)}
	if s.Hero == nil || s.Hero.Fight == nil {
		return s
	}
	s.Fight = s.Hero.Fight
	if len(s.Fight.Pending) > 0 {
		b := s.Fight.Pending[0]
		s.Wound = &b
	}
	s.Advice = advise(g, s.Hero, s.Wound)
	return s
}

// advise works out the fight against the target and those who follow it, or
// against a group.
func advise(g *Game, h *Hero, wound *Blow) Advice {
	f := h.Fight
	var enemies []gamebook.Enemy
	living := f.Living()
	for k, i := range living {
		e := f.Enemies[i].Enemy
		e.Stamina = f.Enemies[i].Now
		enemies = append(enemies, e)
		if i == f.Target { // it is fought first
			living = slices.Insert(slices.Delete(slices.Clone(living), k, k+1), 0, i)
			enemies = slices.Insert(slices.Delete(enemies, k, k+1), 0, e)
		}
	}
	hero := gamebook.Fighter{Skill: h.Now.Skill, Stamina: h.Now.Stamina, Luck: max(0, h.Now.Luck)}
	if f.Mode == Together && len(enemies) > 1 || len(f.Pending) > 1 {
		return adviseGroup(g, h, hero, enemies, living)
	}
	o, err := gamebook.NewOdds(hero, enemies, gamebook.Optimal, g.Options)
	if err != nil {
		return Advice{}
	}
	a := Advice{Known: true, Now: o.Outlook()}
	if wound != nil {
		a.Advice = o.Advise(wound.Result, h.Now.Stamina, enemies[0].Stamina, hero.Luck)
		a.Now = a.Without
		if a.Test {
			a.Now = a.With
		}
	}
	return a
}

// adviseGroup works out a fight against several at once, with Luck if there is
// time. living is the place of each enemy in the fight.
func adviseGroup(g *Game, h *Hero, hero gamebook.Fighter, enemies []gamebook.Enemy, living []int) Advice {
	for _, p := range []gamebook.Policy{gamebook.Optimal, gamebook.Never} {
		o, err := gamebook.NewGroup(hero, enemies, p, g.Options)
		if err != nil || o.Work() > adviseWork {
			continue
		}
		a := Advice{Known: true, Group: true, Plain: p == gamebook.Never}
		if len(h.Fight.Pending) == 0 {
			var best int
			a.Now, best = o.Outlook()
			a.Best = living[best]
			return a
		}
		var blows []gamebook.Blow
		for _, b := range h.Fight.Pending {
			blows = append(blows, gamebook.Blow{Enemy: slices.Index(living, b.Enemy), Result: b.Result})
		}
		if a.Plain || slices.ContainsFunc(blows, func(b gamebook.Blow) bool { return b.Enemy < 0 }) {
			break // what a test is worth is not known
		}
		var left []int
		for _, e := range enemies {
			left = append(left, e.Stamina)
		}
		a.Advice = o.Advise(blows, hero.Luck, hero.Stamina, left)
		if a.Now = a.Without; a.Test {
			a.Now = a.With
		}
		return a
	}
	return Advice{}
}
