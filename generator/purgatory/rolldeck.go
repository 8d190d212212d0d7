package purgatory

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/dice"
	"croix/generator/say"
)

// Capacity is how many cards a deck holds at most: one for each result of the
// d66, but one alone for a named soul that has several. It is 36 with the
// tables as published.
func (c *Catalog) Capacity() int { return len(c.whole()) }

// whole is the results of the largest deck, in order.
func (c *Catalog) whole() []int {
	var all []int
	named := map[*SoulRow]bool{}
	for d66, row := range c.Souls.All() {
		if !row.Rolled && named[row] {
			continue
		}
		named[row] = true
		all = append(all, d66)
	}
	return all
}

// RollDeck rolls a deck of n cards, 1 to Capacity, in the order of their d66.
// For a full deck no d66 is thrown for identities: all of them are in it. For
// a smaller one they are thrown first, repeats again; then each card in order
// has its sins if it is an unknown soul, and its equipment.
func (c *Catalog) RollDeck(r *dice.Roller, n int) ([]SoulCard, []Step, error) {
	most := c.Capacity()
	if n < 1 || n > most {
		return nil, nil, say.Errorf(say.DeckSize, n, most)
	}
	chosen, steps := c.whole(), []Step(nil)
	if n < most {
		chosen = nil
		drawn := NewDrawn(nil, nil)
		for range n {
			d66, row, more, err := rollChart(r, ChartSouls, say.ThrowSoul, c.Souls, func(d66 int, s *SoulRow) say.Key {
				switch {
				case slices.Contains(chosen, d66):
					return say.RerollCard
				case drawn.soulOut(s):
					return say.RerollSoul
				}
				return ""
			})
			steps = append(steps, more...)
			if err != nil {
				return nil, steps, err
			}
			drawn.addSoul(row)
			chosen = append(chosen, d66)
		}
		slices.Sort(chosen)
	}
	cards, more, err := c.deal(r, chosen)
	return cards, append(steps, more...), err
}

// RollList rolls the cards of a list, in its order: each is a d66, such as
// "12", or a soul's id or name, such as "nonne", which takes the first of its results
// that is free. A repeat, a named soul twice, and a name that is in no table
// are errors.
func (c *Catalog) RollList(r *dice.Roller, wanted []string) ([]SoulCard, []Step, error) {
	if len(wanted) == 0 {
		return nil, nil, say.Errorf(say.DeckSize, 0, c.Capacity())
	}
	var chosen []int
	named := map[*SoulRow]bool{}
	for _, w := range wanted {
		d66, row, err := c.find(strings.TrimSpace(w), chosen)
		if err != nil {
			return nil, nil, err
		}
		if slices.Contains(chosen, d66) || named[row] && !row.Rolled {
			return nil, nil, say.Errorf(say.DeckTwice, shown(w))
		}
		named[row] = true
		chosen = append(chosen, d66)
	}
	return c.deal(r, chosen)
}

// find is the result and the soul that a word of a list asks for.
func (c *Catalog) find(word string, taken []int) (int, *SoulRow, error) {
	if n, err := strconv.Atoi(word); err == nil {
		row, ok := c.Souls.At(n)
		if !ok {
			return 0, nil, say.Errorf(say.PurgNoD66, n)
		}
		return n, row, nil
	}
	i := slices.IndexFunc(c.Souls.Rows, func(s *SoulRow) bool { return s.called(word) })
	if i < 0 {
		return 0, nil, unknownID(say.WordSoul, word, ids(c.Souls.Rows))
	}
	row := c.Souls.Rows[i]
	results := c.results(row)
	for _, d66 := range results {
		if !slices.Contains(taken, d66) {
			return d66, row, nil
		}
	}
	if len(results) == 0 {
		return 0, nil, say.Errorf(say.DeckNoResult, row.ID)
	}
	return 0, nil, say.Errorf(say.DeckTwice, row.ID)
}

// deal rolls sins and equipment for each of the results.
func (c *Catalog) deal(r *dice.Roller, chosen []int) ([]SoulCard, []Step, error) {
	drawn := NewDrawn(nil, nil)
	var cards []SoulCard
	var all []Step
	for _, d66 := range chosen {
		row, ok := c.Souls.At(d66)
		if !ok {
			return nil, all, say.Errorf(say.PurgNoD66, d66)
		}
		base, steps, err := rollSins(r, row)
		var e Equipment
		if err == nil {
			var more []Step
			e, more, err = c.RollEquipment(r, drawn)
			steps = append(steps, more...)
		}
		for i := range steps {
			steps[i].Card = d66
		}
		all = append(all, steps...)
		if err != nil {
			return nil, all, err
		}
		cards = append(cards, card(Soul{D66: d66, Row: row, Base: base}, e))
	}
	return cards, all, nil
}
