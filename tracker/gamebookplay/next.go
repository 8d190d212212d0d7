package gamebookplay

import "croix/generator/gamebook"

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
	Known bool             // false in a group of several, for which Luck is not reckoned
	Now   gamebook.Outlook // if Luck is always tested where that helps
	gamebook.Advice
}

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

// advise works out the fight against the target and those who follow it. In a
// group only one living enemy is left to reckon with.
func advise(g *Game, h *Hero, wound *Blow) Advice {
	f := h.Fight
	var enemies []gamebook.Enemy
	for _, i := range f.Living() {
		e := f.Enemies[i].Enemy
		e.Stamina = f.Enemies[i].Now
		if i == f.Target {
			enemies = append([]gamebook.Enemy{e}, enemies...)
		} else {
			enemies = append(enemies, e)
		}
	}
	if f.Mode == Together && len(enemies) > 1 || len(f.Pending) > 1 {
		return Advice{}
	}
	o, err := gamebook.NewOdds(gamebook.Fighter{Skill: h.Now.Skill, Stamina: h.Now.Stamina, Luck: max(0, h.Now.Luck)},
		enemies, gamebook.Optimal, g.Options)
	if err != nil {
		return Advice{}
	}
	a := Advice{Known: true, Now: o.Outlook()}
	if wound != nil {
		a.Advice = o.Advise(wound.Result, h.Now.Stamina, enemies[0].Stamina, max(0, h.Now.Luck))
		a.Now = a.Without
		if a.Test {
			a.Now = a.With
		}
	}
	return a
}
