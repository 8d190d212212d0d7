package purgatory

import (
	"croix/generator/odds"
	"croix/generator/say"
)

// onCards is what souls bring whose cards are drawn from a deck: of each card
// all is known, and none comes twice.
func (q GearQuestion) onCards(c *Catalog) (Answer, error) {
	if q.Souls > len(q.Cards) {
		return Answer{}, say.Errorf(say.OddsRange, "--souls", q.Souls, 1, len(q.Cards))
	}
	if q.Object != nil {
		p := q.drawn(func(card SoulCard) bool { return c.bears(card, q.Object) }).Where(func(n int) bool { return n > 0 })
		return one(yesNo("result", say.OddsFind, p, FindsIt, FindsNot)), nil
	}
	relics := q.drawn(func(card SoulCard) bool {
		it, ok := c.ItemByID(card.Item)
		return ok && it.Relic
	})
	none := OddsTable{ID: "nothing", Name: say.OddsNothing}
	for _, part := range []struct {
		id   ChartID
		name say.Key
		of   func(SoulCard) string
	}{
		{ChartRanged, say.ThrowRanged, func(card SoulCard) string { return card.Ranged }},
		{ChartMelee, say.ThrowMelee, func(card SoulCard) string { return card.Melee }},
		{ChartArmour, say.ThrowArmour, func(card SoulCard) string { return card.Armour }},
		{ChartItems, say.ThrowItem, func(card SoulCard) string { return card.Item }},
	} {
		none.Outcomes = append(none.Outcomes, Chance{Outcome: string(part.id), Name: part.name, P: oneCard(q.Cards, part.of).P(Nothing)})
	}
	objects := func(card SoulCard) int {
		return b2i(card.Ranged != Nothing) + b2i(card.Melee != Nothing) + b2i(card.Armour != Nothing) + b2i(card.Item != Nothing)
	}
	works := func(card SoulCard) bool {
		it, ok := c.ItemByID(card.Item)
		return card.Ranged != Nothing && !(ok && it.FakesWeapons)
	}
	firearm := func(card SoulCard) bool {
		r, ok := c.RangedByID(card.Ranged)
		return ok && r.Firearm
	}
	return one(
		yesNo("relic", say.OddsRelic, relics.Where(func(n int) bool { return n > 0 }), FindsIt, FindsNot),
		Numbers("relics", say.OddsRelics, relics),
		Numbers("objects", say.OddsObjects, oneCard(q.Cards, objects)),
		yesNo("ranged_works", say.OddsRangedWorks, oneCard(q.Cards, works).P(true), FindsIt, FindsNot),
		yesNo("firearm", say.OddsFirearm, oneCard(q.Cards, firearm).P(true), FindsIt, FindsNot),
		none,
	), nil
}

// bears reports whether a card has an object, the row of one of the tables.
func (c *Catalog) bears(card SoulCard, row *Row) bool {
	it, ok := c.ItemByID(card.Item)
	return ok && row == &it.Row || row == c.rowOf(ChartRanged, card.Ranged) || row == c.rowOf(ChartMelee, card.Melee) ||
		row == c.rowOf(ChartArmour, card.Armour)
}

// oneCard is what a card drawn at random shows.
func oneCard[K comparable](cards []SoulCard, read func(SoulCard) K) odds.Dist[K] {
	ways := map[K]int64{}
	for _, card := range cards {
		ways[read(card)]++
	}
	return odds.Counted(ways)
}

// drawn is how many of the cards drawn are of a kind, none put back.
func (q GearQuestion) drawn(is func(SoulCard) bool) odds.Dist[int] {
	kind := 0
	for _, card := range q.Cards {
		kind += b2i(is(card))
	}
	found := odds.Certain(0)
	for before := range q.Souls {
		found = odds.Then(found, func(n int) odds.Dist[int] {
			return odds.Counted(map[int]int64{n + 1: int64(kind - n), n: int64(len(q.Cards) - before - kind + n)})
		})
	}
	return found
}
