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
	Known bool             // false for a wound in a group of several, and for large groups
	Now   gamebook.Outlook // if Luck is always tested where that helps
	Group bool             // several attack together: the odds are without Luck
	Best  int              // of a group: the target that wins most often, from 0
	gamebook.Advice
}

// adviseGroup is how many enemies together are reckoned with, to keep it quick.
const adviseGroup = 3

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
		if wound != nil || len(enemies) > adviseGroup {
			return Advice{}
		}
		now, best, err := gamebook.Together(hero, enemies, g.Options)
		if err != nil {
			return Advice{}
		}
		return Advice{Known: true, Now: now, Group: true, Best: living[best]}
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
