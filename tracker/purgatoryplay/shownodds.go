package purgatoryplay

import (
	"cmp"
	"errors"

	"croix/generator/dice"
	"croix/generator/purgatory"
)

// SinsOf is the sins of a soul as they count now; zeros
// for any other figure, and for a soul that nobody knows.
func SinsOf(g *Game, c *purgatory.Catalog, f *Figure) (purgatory.Sins, error) {
	x, err := rulesOf(g, c)
	if err != nil || f.State == Wandering && f.Row == "" {
		return purgatory.Sins{}, err
	}
	return x.sins(f), nil
}

// FighterOf is a figure as the odds know it, with the object of a uid in hand:
// BareHands for none, "" for the weapon that it would strike with at another.
func FighterOf(g *Game, c *purgatory.Catalog, f, at *Figure, uid string) (purgatory.Fighter, error) {
	x, err := rulesOf(g, c)
	if err != nil {
		return purgatory.Fighter{}, err
	}
	one := purgatory.Fighter{
		Being: x.being(f), Sins: x.sins(f), Worn: x.worn(f), Substance: f.PS, Familiar: f.Familiar, OnGuard: f.Guard,
		NoRiposte: at == nil || !x.mayRiposte(f, at), Cancelled: f.Cancelled,
	}
	switch {
	case uid == BareHands:
	case uid != "":
		one.Weapon = x.arm(uid).obj
	case at != nil:
		one.Weapon = x.best(f, at).obj
	}
	for _, o := range g.Held(f.ID) {
		if item := x.arm(o.UID).obj.Item; item != nil && f.Kind == SoulKind {
			one.Items = append(one.Items, item)
		}
	}
	return one, nil
}

// RiposteOf is the two of a riposte, or of the free attack of a humanist, as the
// odds know them: who strikes, with the object of that uid, and who is struck, with
// what it fights with now.
func RiposteOf(g *Game, c *purgatory.Catalog, q Ask, uid string) (from, to purgatory.Fighter, err error) {
	f, at := g.figure(q.Figure), g.figure(q.Targets[0])
	if from, err = FighterOf(g, c, f, at, uid); err != nil {
		return from, to, err
	}
	weapon := ""
	if g.Fight != nil && len(g.Fight.Attacks) > 0 {
		weapon = g.Fight.Attacks[0].Weapon
	}
	to, err = FighterOf(g, c, at, f, cmp.Or(weapon, BareHands))
	to.NoRiposte, to.OnGuard = q.Kind == AskFree, true
	return from, to, err
}

// AttemptOn is an attempt on a soul and who makes it, as the odds know them; nil
// for a figure that can make none.
func AttemptOn(g *Game, c *purgatory.Catalog, f, soul *Figure) (*purgatory.Celestial, purgatory.Try, error) {
	x, err := rulesOf(g, c)
	if err != nil {
		return nil, purgatory.Try{}, err
	}
	return x.triesAs(f), x.attempt(soul), nil
}

// Why is why a gesture may not be made now: a rule, or nil if nothing stops it
// before its dice are thrown.
func Why(g *Game, c *purgatory.Catalog, cmd Command) *Illegal {
	thrown := errors.New("thrown")
	_, err := Decide(g, c, cmd, dice.Mixed(dice.Seeded(0), func(dice.Want) ([]int, error) { return nil, thrown }))
	var i *Illegal
	if errors.As(err, &i) {
		return i
	}
	return nil
}
