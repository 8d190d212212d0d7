package purgatoryplay

import (
	"fmt"
	"slices"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// against is faces that were thrown for a figure, and those of a d6 that it
// needed: a player who reads "3" does not know yet what it means.
func (t Teller) against(figure string, throws []Dice, good func(x rules, f *Figure, face int) bool) string {
	faces := t.faces(throws...)
	x, err := rulesOf(t.Game, t.Catalog)
	f := t.Game.Figure(figure)
	if err != nil || f == nil {
		return faces
	}
	var needed []int
	for face := 1; face <= 6; face++ {
		if good(x, f, face) {
			needed = append(needed, face)
		}
	}
	switch spared := slices.ContainsFunc(throws, Dice.spared); {
	case spared && len(needed) == 6:
		return t.text(say.PlayNoDieAny)
	case spared && len(needed) == 0:
		return t.text(say.PlayNoDieNone)
	}
	return t.text(say.PlayNeeded, faces, t.some(needed))
}

// some is faces of a d6, in rising order, as a player says them.
func (t Teller) some(faces []int) string {
	if len(faces) == 0 {
		return t.text(say.PlayNeededNone)
	}
	low, high := faces[0], faces[len(faces)-1]
	switch {
	case high-low+1 != len(faces):
		return strings.Trim(fmt.Sprint(faces), "[]")
	case low == high:
		return fmt.Sprint(low)
	case high == 6:
		return fmt.Sprintf("%d+", low)
	}
	return fmt.Sprintf("%d–%d", low, high)
}

// beyond reports whether a face passes a test of a sin: what outcome says.
func beyond(s purgatory.Sin, good purgatory.Outcome, test func(x rules, score, face int) purgatory.Outcome) func(rules, *Figure, int) bool {
	return func(x rules, f *Figure, face int) bool { return test(x, x.sins(f)[s], face) == good }
}

// sumNeeded is what the dice of an attempt had to make with its sum: less for a
// demon, more for an angel, but for a house rule on humanists.
func (t Teller) sumNeeded(celestial, soul *Figure, sum int) string {
	key := say.PlayNeededMore
	x, err := rulesOf(t.Game, t.Catalog)
	being := (*purgatory.Celestial)(nil)
	if err == nil && celestial != nil {
		being = x.triesAs(celestial)
	}
	switch {
	case being == nil, being.Kind == purgatory.Demon:
		key = say.PlayNeededLess
	case soul != nil && soul.State == Humanist && x.is("angel.humanist_rule", "lower"):
		key = say.PlayNeededLess
	}
	return t.text(key, sum)
}
