package purgatorypages

import (
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// MaxCopies is the most cards of one object.
const MaxCopies = purgatory.MaxCopies

// Equipment lays out, under the house rules of a group, a card for each object that a figure can carry, so that
// loot changes hands on the table: as many as a game with the full deck can
// need, every relic once, or as many as copies says by id. The cards are of
// the mini size, or of o.Card where that is a size without a name: the other
// names are sizes of soul cards and of sheets.
//
// With backs, a weapon that can jam is turned over when it does: its back says
// how to clear it. The other cards share a back.
func Equipment(c *purgatory.Catalog, opts purgatory.Options, copies map[string]int, o Options) (*output.Document, Report, error) {
	var r Report
	o.Card = lootSize(o.Card)
	c = c.Under(opts)
	counts, err := c.CopiesFor(c.Capacity(), copies)
	if err != nil {
		return nil, r, err
	}
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	p.rules = opts
	var all []purgatory.Object
	for i, ob := range c.Objects() {
		for range counts[i] {
			all = append(all, ob)
		}
	}
	all = keep(all, o, objectID)
	if len(all) == 0 {
		return nil, r, say.Errorf(say.GearNone)
	}
	doc := p.document(say.GearTitle, say.GearSubject)
	set := output.CardSet{Size: o.Card.Size, Len: len(all), Front: func(i int) (*output.Drawing, error) {
		d, err := p.lootFront(all[i])
		return d, tell(err)
	}}
	if o.Back != output.BackNone {
		backs, err := p.lootBacks(all)
		if err != nil {
			return nil, r, tell(err)
		}
		set.BackOf = func(i int) *output.Drawing { return backs[all[i].Base().ID] }
	}
	err = p.impose(doc, set, &r, func(i int) string { return objectID(all[i]) }, func(first, last int) string {
		from, to := all[first].Base().Name(o.Lang), all[last].Base().Name(o.Lang)
		if from == to {
			return from
		}
		return from + " – " + to
	})
	return doc, r, err
}

// objectID is the item that the cards of an object are.
func objectID(ob purgatory.Object) string { return ob.Base().ID }

// lootSize is the size of the cards: what was asked for by its millimetres,
// or mini.
func lootSize(card output.Paper) output.Paper {
	named := card.Size == output.Size{}
	for _, known := range output.Cards() {
		named = named || card.Name == known.Name
	}
	if named {
		return output.Cards()[1]
	}
	return card
}

// lootLook is how the kind of an object shows: its colour, the edge of its
// band, the shape, letter or icon at its corner, and a word.
type lootLook struct {
	edge  purgatory.Leaning // the frieze of that leaning
	color output.Color
	mark  string // a letter, or an icon for what no camp claims
	icon  bool
	word  string
}

// lootLook tells kinds apart by edge, shape and letter as soul cards do, so
// that a grey print does too.
func (p *press) lootLook(ob purgatory.Object) lootLook {
	l := p.o.Lang
	look := lootLook{edge: purgatory.Unknown, color: rgb(0x5a3a1c), icon: true}
	switch {
	case ob.Ranged != nil:
		look.mark, look.word = "target-arrows", l.Text(say.GearRanged)
	case ob.Melee != nil:
		look.mark, look.word = "crossed-swords", l.Text(say.GearMelee)
	case ob.Armour != nil:
		look.mark, look.word, look.color = "rosa-shield", l.Text(say.GearArmour), rgb(0x44505c)
	default:
		look = p.lootItemLook(ob.Item)
	}
	if p.ink == InkGrey {
		look.color = look.color.Grey()
	}
	return look
}

func (p *press) lootItemLook(it *purgatory.Item) lootLook {
	l := p.o.Lang
	look := lootLook{edge: purgatory.Humanist, mark: l.Text(say.GearLetter)}
	word, relic := say.GearCommon, say.GearRelic
	switch it.Kind {
	case purgatory.Sacred:
		look.edge, look.mark = purgatory.Christian, l.Text(say.SheetLetterGod)
		word, relic = say.GearSacred, say.GearRelicGod
	case purgatory.Diabolic:
		look.edge, look.mark = purgatory.Satanist, l.Text(say.SheetLetterSatan)
		word, relic = say.GearDiabolic, say.GearRelicSatan
	}
	if it.Relic {
		word = relic
	}
	look.color, look.word = p.accent[look.edge], l.Text(word)
	switch {
	case it.Ranged != nil:
		look.word = l.Text(say.GearShot, word)
	case it.Melee != nil:
		look.word = l.Text(say.GearStruck, word)
	}
	return look
}
