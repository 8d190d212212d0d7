package purgatory

import (
	"math/big"
	"strconv"

	"croix/generator/odds"
	"croix/generator/say"
)

// GearQuestion asks for what is found among the equipment of souls that enter
// play.
type GearQuestion struct {
	Object *Row // the chance to find this one; nil for a look at everything
	Souls  int  // that enter play, 1 to 36
	Drawn  *Drawn
	Cards  []SoulCard // of a deck, from which the souls come instead of the list; nil for none
}

// maxSouls is the most souls that the question takes.
const maxSouls = 36

func (q GearQuestion) odds(c *Catalog, _ Options) (Answer, error) {
	if q.Souls < 1 || q.Souls > maxSouls {
		return Answer{}, say.Errorf(say.OddsRange, "--souls", q.Souls, 1, maxSouls)
	}
	switch {
	case len(q.Cards) > 0:
		return q.onCards(c)
	case q.Object != nil:
		return q.find(c)
	}
	ranged := chartOdds(c.Ranged, nil)
	melee, armour := chartOdds(c.Melee, nil), chartOdds(c.Armour, nil)
	items := chartOdds(c.Items, q.Drawn.relicOut)
	thing := func(id string) int { return b2i(id != Nothing) }
	count := odds.Plus(odds.Plus(odds.Map(idsOf(ranged), thing), odds.Map(idsOf(melee), thing)),
		odds.Plus(odds.Map(idsOf(armour), thing), odds.Map(idsOf(items), thing)))
	works := odds.Map(odds.Both(ranged, items), func(p odds.Pair[*RangedRow, *Item]) bool {
		return p.A.ID != Nothing && !p.B.FakesWeapons
	}).P(true)
	relics := relicOdds(c, q.Souls, q.Drawn)
	found := relics.Where(func(n int) bool { return n > 0 })
	return one(
		yesNo("relic", say.OddsRelic, found, FindsIt, FindsNot),
		Numbers("relics", say.OddsRelics, relics),
		Numbers("objects", say.OddsObjects, count),
		yesNo("ranged_works", say.OddsRangedWorks, works, FindsIt, FindsNot),
		yesNo("firearm", say.OddsFirearm, ranged.Where(func(r *RangedRow) bool { return r.Firearm }), FindsIt, FindsNot),
		nothings(ranged, melee, armour, items),
	), nil
}

// nothings is how often each table gives nothing.
func nothings(ranged odds.Dist[*RangedRow], melee odds.Dist[*MeleeRow], armour odds.Dist[*ArmourRow], items odds.Dist[*Item]) OddsTable {
	t := OddsTable{ID: "nothing", Name: say.OddsNothing}
	for _, part := range []struct {
		id   ChartID
		name say.Key
		p    *big.Rat
	}{
		{ChartRanged, say.ThrowRanged, idsOf(ranged).P(Nothing)}, {ChartMelee, say.ThrowMelee, idsOf(melee).P(Nothing)},
		{ChartArmour, say.ThrowArmour, idsOf(armour).P(Nothing)}, {ChartItems, say.ThrowItem, idsOf(items).P(Nothing)},
	} {
		t.Outcomes = append(t.Outcomes, Chance{Outcome: string(part.id), Name: part.name, P: part.p})
	}
	return t
}

// chartOdds is the row that a d66 gives, thrown again while it is refused.
func chartOdds[T interface {
	comparable
	identified
}](chart Chart[T], refuse func(T) bool) odds.Dist[T] {
	ways := map[T]int64{}
	for _, row := range chart.All() {
		if refuse == nil || !refuse(row) {
			ways[row]++
		}
	}
	return odds.Counted(ways)
}

// idsOf is the ids of rows.
func idsOf[T interface {
	comparable
	identified
}](d odds.Dist[T]) odds.Dist[string] {
	return odds.Map(d, func(r T) string { return r.base().ID })
}

// relicOdds is how many relics so many souls bring, each relic once (R-262,
//
func relicOdds(c *Catalog, souls int, drawn *Drawn) odds.Dist[int] {
	all, other := 0, 0
	for _, it := range c.Items.All() {
		switch {
		case !it.Relic:
			other++
		case !drawn.relicOut(it):
			all++
		}
	}
	found := odds.Certain(0)
	for range souls {
		found = odds.Then(found, func(n int) odds.Dist[int] {
			return odds.Counted(map[int]int64{n + 1: int64(all - n), n: int64(other)})
		})
	}
	return found
}

// find is the chance that at least one of the souls has an object.
func (q GearQuestion) find(c *Catalog) (Answer, error) {
	p := new(big.Rat)
	is := func(id string) bool { return id == q.Object.ID }
	switch q.Object {
	default:
		it, ok := c.ItemByID(q.Object.ID)
		if !ok {
			return Answer{}, unknownID(say.GearObject, q.Object.ID, nil)
		}
		if !it.Relic {
			p = odds.Again(idsOf(chartOdds(c.Items, q.Drawn.relicOut)).Where(is), q.Souls)
			break
		}
		// Of the relics that are found, each is as likely.
		left := 0
		for _, r := range c.Items.Rows {
			left += b2i(r.Relic && !q.Drawn.relicOut(r))
		}
		if q.Drawn.relicOut(it) {
			return Answer{}, say.Errorf(say.OddsRelicOut, it)
		}
		mean := odds.Mean(relicOdds(c, q.Souls, q.Drawn), face)
		p = mean.Quo(mean, big.NewRat(int64(left), 1))
	case c.rowOf(ChartRanged, q.Object.ID):
		p = odds.Again(idsOf(chartOdds(c.Ranged, nil)).Where(is), q.Souls)
	case c.rowOf(ChartMelee, q.Object.ID):
		p = odds.Again(idsOf(chartOdds(c.Melee, nil)).Where(is), q.Souls)
	case c.rowOf(ChartArmour, q.Object.ID):
		p = odds.Again(idsOf(chartOdds(c.Armour, nil)).Where(is), q.Souls)
	}
	a := one(yesNo("result", say.OddsFind, p, FindsIt, FindsNot))
	return a, nil
}

// rowOf is the row of that id on one of the tables, or nil.
func (c *Catalog) rowOf(chart ChartID, id string) *Row {
	switch chart {
	case ChartRanged:
		if r, ok := c.RangedByID(id); ok {
			return &r.Row
		}
	case ChartMelee:
		if r, ok := c.MeleeByID(id); ok {
			return &r.Row
		}
	case ChartArmour:
		if r, ok := c.ArmourByID(id); ok {
			return &r.Row
		}
	}
	return nil
}

// CauldronQuestion asks for a drink from the cauldron.
type CauldronQuestion struct{}

func (CauldronQuestion) odds(_ *Catalog, o Options) (Answer, error) {
	d := odds.Throw(2, 6, func(faces []int) int { return CauldronGain(o, faces) })
	return one(Numbers("gain", say.OddsGain, d)), nil
}

// PrideQuestion asks for the pride of an unknown soul, and the chance of so
// much at least.
type PrideQuestion struct{ AtLeast int }

func (q PrideQuestion) odds(_ *Catalog, _ Options) (Answer, error) {
	if q.AtLeast != 0 && (q.AtLeast < SinCount*MinSin || q.AtLeast > SinCount*MaxSin) {
		return Answer{}, say.Errorf(say.OddsRange, "--at-least", q.AtLeast, SinCount*MinSin, SinCount*MaxSin)
	}
	d := odds.Sum(SinCount, 6)
	a := one(Numbers("pride", say.OddsPride, d))
	if q.AtLeast != 0 {
		p := d.Where(func(n int) bool { return n >= q.AtLeast })
		a.Choices[0].Tables = append(a.Choices[0].Tables, OddsTable{ID: "at_least", Name: say.OddsAtLeast,
			Outcomes: []Chance{{Outcome: strconv.Itoa(q.AtLeast), P: p}}})
	}
	return a, nil
}

// Outcomes of a search.
const (
	FindsIt  Outcome = "found"
	FindsNot Outcome = "not_found"
)
