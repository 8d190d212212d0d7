package purgatoryplay

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// Identity is who a wandering soul turns out to be.
type Identity struct {
	Row    string         `json:"row"`
	Title  string         `json:"title,omitempty"`
	D66    int            `json:"d66"`
	Base   purgatory.Sins `json:"base"`
	Throws []Dice         `json:"throws,omitempty"`
}

// identify is the identity of a soul, which a side rolls: a card of the deck if
// there is one, or a row of the table; a soul in play is rolled again (R-270,
// A kept identity is not rolled.
func (a *act) identify(f *Figure, side Side) (Identity, error) {
	if f.Row != "" {
		return Identity{Row: f.Row, Title: f.Title, D66: f.D66, Base: f.Base}, nil
	}
	free := a.freeCards()
	switch {
	case len(free) > 0:
		return a.fromDeck(free, side)
	case len(a.g.Deck) > 0:
		a.emit(DeckUsedUp{Figure: f.ID})
	}
	rows, _ := a.taken()
	soul, steps, err := a.c.RollSoul(a.r.Of(string(side), ""), purgatory.NewDrawn(rows, nil))
	if err != nil {
		return Identity{}, err
	}
	return Identity{Row: soul.Row.ID, D66: soul.D66, Base: soul.Base, Throws: a.throwsOf(steps, side)}, nil
}

// taken is the rows and the cards of souls that do not come again as long as
// they are out.
func (x rules) taken() (rows, cards []string) {
	if x.is("souls.unique", "per_game") {
		return x.g.Names, nil
	}
	for _, s := range x.g.Figures {
		if s.Kind == SoulKind && s.Row != "" && (s.State.InPlay() || s.State == Condemned) {
			rows, cards = append(rows, s.Row), append(cards, cardID(s.D66))
		}
	}
	return rows, cards
}

// freeCards is the cards of the deck of which a wandering soul can still be one
// none without a deck, and when all are out.
func (x rules) freeCards() []purgatory.SoulCard {
	rows, cards := x.taken()
	return slices.DeleteFunc(slices.Clone(x.g.Deck), func(c purgatory.SoulCard) bool {
		row, ok := x.c.Soul(c.ID)
		return !ok || slices.Contains(cards, cardID(c.D66)) || !row.Rolled && slices.Contains(rows, c.ID)
	})
}

// Free is the cards of the deck of a game of which a wandering soul can still
// be one, each as likely as the other; none where souls are rolled.
func Free(g *Game, c *purgatory.Catalog) ([]purgatory.SoulCard, error) {
	x, err := rulesOf(g, c)
	if err != nil {
		return nil, err
	}
	return x.freeCards(), nil
}

// Drawn is the souls and relics of a game that do not come again when one is
// rolled.
func Drawn(g *Game, c *purgatory.Catalog) (*purgatory.Drawn, error) {
	x, err := rulesOf(g, c)
	if err != nil {
		return nil, err
	}
	rows, _ := x.taken()
	return purgatory.NewDrawn(rows, g.Relics), nil
}

// cardID names a card by its d66.
func cardID(d66 int) string { return string(rune('0'+d66/10)) + string(rune('0'+d66%10)) }

// fromDeck throws until the d66 names a free card; what is thrown again says why
//
func (a *act) fromDeck(free []purgatory.SoulCard, side Side) (Identity, error) {
	var throws []Dice
	for purpose := say.ThrowSoul; ; purpose = say.ThrowSoulAgain {
		d, err := a.throw(side, purpose, dice.D66())
		if err != nil {
			return Identity{}, err
		}
		throws = append(throws, d)
		d66 := 10*d.Faces[0] + d.Faces[1]
		i := slices.IndexFunc(free, func(c purgatory.SoulCard) bool { return c.D66 == d66 })
		if i >= 0 {
			c := free[i]
			return Identity{Row: c.ID, Title: c.Title, D66: d66, Base: c.Base, Throws: throws}, nil
		}
	}
}

// throwsOf is the throws of a rolling.
func (a *act) throwsOf(steps []purgatory.Step, side Side) []Dice {
	var all []Dice
	for _, s := range steps {
		a.faces = append(a.faces, s.Faces...)
		all = append(all, Dice{For: s.Purpose, Side: side, Faces: s.Faces, By: s.By})
	}
	return all
}

// sins is the sins of a soul with all that changes them.
func (x rules) sins(f *Figure) purgatory.Sins {
	if f.Kind == SoulKind && x.shown(f) {
		return sixes()
	}
	return x.sinsOf(f.Base, f)
}

// sinsOf is the sins that a soul of that base has as that figure.
func (x rules) sinsOf(base purgatory.Sins, f *Figure) purgatory.Sins {
	if f.Kind != SoulKind {
		return purgatory.Sins{}
	}
	var items []*purgatory.Item
	for _, o := range x.g.Held(f.ID) {
		if it, ok := x.c.ItemByID(o.Row); ok && o.Kind == ItemObject {
			items = append(items, it)
		}
	}
	return x.effective(base, f.Shifts, items)
}

// effective is purgatory.Effective under the house rule sins.clamp.
func (x rules) effective(base, shifts purgatory.Sins, items []*purgatory.Item) purgatory.Sins {
	sum := base
	for s := range sum {
		sum[s] += shifts[s]
		for _, it := range items {
			sum[s] += it.Sins[s]
		}
		if x.on("sins.clamp") {
			sum[s] = min(max(sum[s], purgatory.MinSin), purgatory.MaxSin)
		}
	}
	return sum
}

// shown reports whether the soul is the Antichrist, revealed.
func (x rules) shown(f *Figure) bool { return x.g.Antichrist.Revealed && x.g.Antichrist.Pawn == f.ID }

func sixes() purgatory.Sins {
	var s purgatory.Sins
	for i := range s {
		s[i] = purgatory.MaxSin
	}
	return s
}

// pride is what a soul is worth if it leaves now.
func (x rules) pride(f *Figure, base purgatory.Sins) int {
	switch {
	case x.shown(f):
		return 0
	case x.is("pride.basis", "printed"):
		return base.Pride()
	case x.is("pride.basis", "permanent"):
		return x.effective(base, f.Shifts, nil).Pride()
	}
	return x.sinsOf(base, f).Pride()
}
