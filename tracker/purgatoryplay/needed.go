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

// hitsNeeded is the faces that hit with the dice of some attacks, from a threshold,
// and what takes something off them: of each target where they differ.
func (t Teller) hitsNeeded(threshold int, which []int) string {
	x, err := rulesOf(t.Game, t.Catalog)
	fight := t.Game.Fight
	if err != nil || fight == nil {
		return t.text(say.PlayFacesNeeded, fmt.Sprintf("%d+", threshold))
	}
	var each, why, named []string
	for _, i := range which {
		if i >= len(fight.Attacks) || fight.Attacks[i].Dice == 0 {
			continue
		}
		a := fight.Attacks[i]
		penalty := x.penalty(fight, a)
		var faces []int
		for face := 1; face <= 6; face++ {
			if purgatory.DieHits(x.o, face, threshold, penalty) {
				faces = append(faces, face)
			}
		}
		reasons := t.lessens(x, fight, a, penalty)
		each, why = append(each, t.some(faces)), append(why, inBrackets(reasons))
		named = append(named, t.some(faces)+inBrackets(append([]string{t.Name(a.At)}, reasons...)))
	}
	each, why = slices.Compact(each), slices.Compact(why)
	if len(each) > 1 || len(why) > 1 {
		return t.text(say.PlayFacesNeeded, strings.Join(named, ", "))
	}
	return t.text(say.PlayFacesNeeded, strings.Join(each, "")) + strings.Join(why, "")
}

// inBrackets is words in brackets after others; "" for none.
func inBrackets(words []string) string {
	if len(words) == 0 {
		return ""
	}
	return " (" + strings.Join(words, ", ") + ")"
}

// lessens is what makes the penalty of an attack: a shield, foul incense.
func (t Teller) lessens(x rules, f *Fight, a Attack, penalty int) []string {
	shield := penalty
	if f.Kind != ShotFight {
		guard := x.guard(f, a)
		guard.Incense = false
		shield = x.meleePenalty(a, guard)
	}
	var all []string
	if shield > 0 {
		all = append(all, fmt.Sprintf("%s -%d", t.row(x.worn(x.g.figure(a.At)).ID), shield))
	}
	if incense := penalty - shield; incense > 0 {
		all = append(all, fmt.Sprintf("%s -%d", t.row(incenseRow), incense))
	}
	return all
}

// incenseRow is the object that spoils the blows of souls.
const incenseRow = "encens_malodorant"

// immune is why nothing of an attack comes through; "" where something may (R-291,
//
func (t Teller) immune(e Harmed) string {
	x, err := rulesOf(t.Game, t.Catalog)
	fight, at := t.Game.Fight, t.Game.Figure(e.At)
	if err != nil || at == nil || fight == nil || e.Attack >= len(fight.Attacks) {
		return ""
	}
	h, d := x.hits(fight, fight.Attacks[e.Attack]), x.defence(at)
	switch {
	case !purgatory.Immune(x.o, h, d):
		return ""
	case d.Seraph && h.Energy:
		return " · " + t.text(say.PlayFearsEnergy)
	case d.Seraph:
		return " · " + t.text(say.PlayFearsFirearm)
	}
	return " · " + t.text(say.PlayVestStops, t.row(d.Worn.ID))
}

// sumNeeded is what the dice of an attempt had to make with its sum: less for a
// demon, more for an angel, but for a house rule on humanists. It
// tells too why the soul changes if they did not: 666, a tie, a third player.
func (t Teller) sumNeeded(celestial, soul *Figure, e Attempted) string {
	if e.tripleSix(soul) {
		return t.text(say.PlayTripleSix)
	}
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
	needed := t.text(key, e.Sum)
	switch e.Change {
	case TieTwoPlayers, AngelTieThree, DemonTieThree:
		return t.text(say.PlayNeededTie, needed)
	case FailureThree:
		return t.text(say.PlayNeededThree, needed)
	}
	return needed
}

// tripleSix reports whether 666 decided, on a wandering soul, before any sum
//
func (e Attempted) tripleSix(soul *Figure) bool {
	return soul != nil && soul.State == Wandering && slices.Equal(e.Faces, []int{6, 6, 6})
}
