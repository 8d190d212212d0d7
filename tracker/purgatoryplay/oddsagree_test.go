package purgatoryplay

import (
	"fmt"
	"math/big"
	"testing"

	"croix/generator/odds"
	"croix/generator/purgatory"
)

// TestOddsDamage: what one hit of each angel, demon and soul deals with each weapon
// is the same in the odds as in the engine, under each house rule on the damage of
// armed demons.
func TestOddsDamage(t *testing.T) {
	for _, house := range []string{"roll_as_wrath", "own_only", "six"} {
		b := duel(t, "demon.weapon_damage", house)
		soul, demon := b.soul("p2", Virtuous, "moine"), b.g.figure("gourmandise")
		soul.PS, soul.PSMax, demon.PS, demon.PSMax = 200, 200, 200, 200 // all damage is told
		var arms []string
		for _, r := range b.c.Ranged.Rows {
			if r.ID != purgatory.Nothing {
				arms = append(arms, b.gives("", RangedObject, r.ID))
			}
		}
		for _, r := range b.c.Melee.Rows {
			if r.ID != purgatory.Nothing {
				arms = append(arms, b.gives("", MeleeObject, r.ID))
			}
		}
		for _, r := range b.c.Items.Rows {
			arms = append(arms, b.gives("", ItemObject, r.ID))
		}
		compared := map[FightKind]int{}
		for i := range b.g.Figures {
			f := &b.g.Figures[i]
			if f.Kind == SoulKind && f.ID != "p1" {
				continue
			}
			f.Place = Purgatory
			for _, uid := range append([]string{""}, arms...) {
				if uid != "" {
					b.g.figureObject(uid, f.ID)
				}
				for _, kind := range []FightKind{ShotFight, StrikeFight} {
					for _, at := range []*Figure{soul, demon} { // weapons may deal more to demons
						if at != f && b.sameDamage(kind, f, at, uid) {
							compared[kind]++
						}
					}
				}
				if uid != "" {
					b.g.figureObject(uid, "")
				}
			}
		}
		if compared[ShotFight] < 200 || compared[StrikeFight] < 180 {
			t.Errorf("%s: too few were compared: %v", house, compared)
		}
	}
}

// figureObject gives an object to a figure, or to nobody.
func (g *Game) figureObject(uid, owner string) { g.object(uid).Owner = owner }

// sameDamage compares the damage of one die at an unprotected target; false if there
// is no such attack.
func (b *table) sameDamage(kind FightKind, f, at *Figure, uid string) bool {
	b.t.Helper()
	x, err := rulesOf(b.g, b.c)
	if err != nil {
		b.t.Fatal(err)
	}
	a := &act{rules: x}
	from, err := FighterOf(b.g, b.c, f, at, uid)
	if err != nil {
		b.t.Fatal(err)
	}
	to, err := FighterOf(b.g, b.c, at, f, BareHands)
	if err != nil {
		b.t.Fatal(err)
	}
	to.NoRiposte = true
	var w arm
	var q purgatory.Question
	if kind == ShotFight {
		gun, shot, no := x.gun(f, uid)
		if no != nil || gun.MaxDice() == 0 {
			return false
		}
		w, q = shot, purgatory.ShootQuestion{Shooter: from, Dice: 1, Targets: 1, Target: to}
	} else {
		blade, no := x.bladeOf(f, at, uid)
		if being := x.being(f); no != nil || being != nil && !being.Fights() {
			return false
		}
		w, q = blade, purgatory.StrikeQuestion{Attacker: from, Defender: to, Dice: 1}
	}
	name := fmt.Sprintf("%s: %s of %s with %q", x.o.Value("demon.weapon_damage"), kind, f.ID, uid)
	answer, err := purgatory.Ask(b.c, x.o, q)
	if err != nil {
		b.t.Fatalf("%s: %v", name, err)
	}
	told, ok := answer.Shown().Table("damage")
	if !ok {
		b.t.Fatalf("%s: no damage is told", name)
	}
	engine := odds.Certain(0)
	if expr, rolls := a.damageDice(f, w, kind); rolls {
		engine = odds.Map(odds.Sum(expr.Count, expr.Sides), func(n int) int { return n + expr.Plus })
	}
	engine = odds.Map(engine, func(roll int) int { return x.dealt(f, at, w, roll) })
	hits := big.NewRat(4, 6) // a die that is alone hits from 3
	for n := 1; n <= 60; n++ {
		want := new(big.Rat).Mul(hits, engine.P(n))
		if got := told.P(fmt.Sprint(n)); got.Cmp(want) != 0 {
			b.t.Errorf("%s: the odds of %d damage are %s, the engine’s %s", name, n, got.RatString(), want.RatString())
		}
	}
	return true
}
