package purgatory

import (
	"math/big"
	"slices"

	"croix/generator/odds"
	"croix/generator/say"
)

// ConvertQuestion asks for an attempt to win a soul: an angel makes it
// virtuous, a demon damns it.
type ConvertQuestion struct {
	Kind   CelestialKind // who tries
	Being  *Celestial    // which one; nil for any, without special and sin
	Triple []Sin         // the sins named; nil for the best that may be
	Try    Try
	Soul   *Sins      // the scores of a humanist that is known; nil for any soul of the list
	Drawn  *Drawn     // souls that are in play, so that they do not come again; may be nil
	Cards  []SoulCard // of a deck, from which the soul comes instead of the list; nil for none
	Shifts Sins       // by which a wandering soul was purified and perverted before

	// First: the being purifies or perverts the wandering soul before, with
	// another action.
	First bool
}

func (q ConvertQuestion) odds(c *Catalog, o Options) (Answer, error) {
	var notes []say.Key
	if q.Try.InHell && !q.Try.Humanist {
		// Wandering souls are never in the flames.
		q.Try.Humanist = true
		notes = append(notes, say.OddsHellHumanist)
	}
	triples, err := q.triples(o)
	if err != nil {
		return Answer{}, err
	}
	if q.Soul != nil {
		if s, wrong := q.Soul.wrong(); wrong {
			return Answer{}, score(s, q.Soul[s], MinSin)
		}
		q.Try.Humanist = true
	}
	switch {
	case q.First && q.Try.Humanist:
		return Answer{}, say.Errorf(say.OddsFirstHumanist)
	case q.Kind == Demon:
		if err := MayDamn(o, q.Try); err != nil {
			return Answer{}, err
		}
	}
	w := &converter{c: c, o: o, q: q, tries: map[int]odds.Dist[Outcome]{}}
	if w.souls, err = q.soulOdds(c); err != nil {
		return Answer{}, err
	}
	choices := make([]Choice, len(triples))
	for i, t := range triples {
		choices[i] = w.choice(t)
	}
	a := rank(choices, func(c Choice) bool {
		return q.Triple != nil && !slices.ContainsFunc(q.Triple, func(s Sin) bool { return !slices.Contains(c.Sins, s) })
	})
	a.Notes = notes
	return a, nil
}

// triples are the sins that the question compares.
func (q ConvertQuestion) triples(o Options) ([][]Sin, error) {
	being := q.Being
	if being == nil {
		being = &Celestial{Kind: q.Kind}
		o = Options{} // any demon is not one without a sin
	}
	if q.Triple != nil {
		if err := TripleLegal(o, being, q.Triple); err != nil {
			return nil, err
		}
	}
	if err := MayUsePowers(o, being); err != nil {
		return nil, err
	}
	return TriplesOf(o, being), nil
}

// wanderer is who a wandering soul can be: its sins, or that they are rolled.
type wanderer struct {
	base   Sins
	rolled bool
}

// soulOdds is the soul that a wandering one turns out to be.
func (q ConvertQuestion) soulOdds(c *Catalog) (odds.Dist[wanderer], error) {
	ways := map[wanderer]int64{}
	for _, card := range q.Cards {
		ways[wanderer{base: card.Base}]++
	}
	if len(q.Cards) == 0 {
		for d66 := range c.Souls.All() {
			soul, again, err := c.Reveal(d66, q.Drawn)
			if err != nil {
				return odds.Dist[wanderer]{}, err
			}
			if !again {
				ways[wanderer{soul.Base, soul.Rolled}]++
			}
		}
	}
	d := odds.Counted(ways)
	if d.Len() == 0 {
		return d, say.Errorf(say.RollNothingLeft, say.WordSoul)
	}
	return d, nil
}

// converter answers one ConvertQuestion.
type converter struct {
	c     *Catalog
	o     Options
	q     ConvertQuestion
	souls odds.Dist[wanderer]
	tries map[int]odds.Dist[Outcome] // by the sum of the three sins
}

// sums is the sum of three sins of the soul, after shifts.
func (w *converter) sums(triple []Sin, shifts map[Sin]int) odds.Dist[int] {
	if w.q.Soul != nil {
		return odds.Certain(w.q.Soul.Of(triple))
	}
	all := map[Sin]int{}
	for _, sin := range triple {
		all[sin] = w.q.Shifts[sin] + shifts[sin]
	}
	return odds.Then(w.souls, func(s wanderer) odds.Dist[int] {
		if !s.rolled {
			return odds.Certain(Effective(s.base, all, nil).Of(triple))
		}
		sum := odds.Certain(0)
		for _, sin := range triple {
			sum = odds.Plus(sum, odds.Die(6, func(face int) int {
				var base Sins
				base[sin] = face
				return Effective(base, all, nil)[sin]
			}))
		}
		return sum
	})
}

// try is the outcome against a sum of three sins.
func (w *converter) try(sins int) odds.Dist[Outcome] {
	if d, ok := w.tries[sins]; ok {
		return d
	}
	t, o := w.q.Try, w.o
	var d odds.Dist[Outcome]
	if w.q.Kind == Angel {
		angel := w.q.Being
		if angel == nil {
			angel = &Celestial{Kind: Angel}
		}
		d = odds.Throw(AngelDice(angel, t), 6, func(faces []int) Outcome { return AngelTry(o, t, faces, sins) })
	} else {
		d = demonThrow(o, t, sins)
	}
	w.tries[sins] = d
	return d
}

// demonThrow is the outcome of a demon's dice, whose 6s it throws again where
// it may: less is better for it.
func demonThrow(o Options, t Try, sins int) odds.Dist[Outcome] {
	n := DemonDice(t)
	if !t.InHell {
		return odds.Throw(n, 6, func(faces []int) Outcome { return DemonTry(o, t, faces, sins) })
	}
	type hand [DamnHumanist]int
	first := odds.Throw(n, 6, func(faces []int) (h hand) {
		copy(h[:], faces)
		return h
	})
	return odds.Then(first, func(h hand) odds.Dist[Outcome] {
		faces := h[:n]
		at := RerollSixes(t, faces)
		return odds.Throw(len(at), 6, func(again []int) Outcome {
			return DemonTry(o, t, Rerolled(faces, at, again), sins)
		})
	})
}

// after is the outcome against a soul after shifts.
func (w *converter) after(triple []Sin, shifts map[Sin]int) odds.Dist[Outcome] {
	return odds.Then(w.sums(triple, shifts), w.try)
}

// won is the probability that the being wins the soul.
func (w *converter) won(d odds.Dist[Outcome]) *big.Rat {
	if w.q.Kind == Angel {
		return d.P(Virtuous)
	}
	return d.Where(func(out Outcome) bool { return out == Damned || out == DamnedPower })
}

// choice is the chances of three sins.
func (w *converter) choice(triple []Sin) Choice {
	d := odds.Dist[Outcome]{}
	switch {
	case !w.q.First:
		d = w.after(triple, nil)
	case w.q.Kind == Angel:
		d = w.purified(triple)
	default:
		d = w.perverted(triple)
	}
	c := Choice{Sins: triple, Worth: w.won(d), Aim: say.OddsWon}
	switch {
	case w.q.Kind == Angel && w.q.Try.Humanist:
		c.Tables = []OddsTable{outcomes("result", say.OddsResult, d, Virtuous, NoEffect)}
	case w.q.Kind == Angel:
		c.Tables = []OddsTable{outcomes("result", say.OddsResult, d, w.order(Virtuous, ToHumanist, NoEffect, Damned)...)}
	case w.q.Try.Humanist:
		c.Tables = []OddsTable{outcomes("result", say.OddsResult, d, Damned, SuffersBlows)}
	default:
		all := odds.Map(d, func(out Outcome) Outcome {
			if out == DamnedPower {
				return Damned // with a power or without: the soul is Satan's
			}
			return out
		})
		order := w.order(Damned, ToHumanist, NoEffect)
		if w.q.Try.Three {
			order = []Outcome{Damned, Virtuous, ToHumanist}
		}
		c.Tables = []OddsTable{
			outcomes("result", say.OddsResult, all, order...),
			yesNo("power", say.OddsPower, d.P(DamnedPower), DamnedPower, NoPower),
		}
	}
	return c
}

// order leaves out what cannot come about with three players.
func (w *converter) order(all ...Outcome) []Outcome {
	var kept []Outcome
	for _, out := range all {
		if out == NoEffect && w.q.Try.Three && !w.o.Is("angel.three_player", "as_two_player") {
			continue
		}
		kept = append(kept, out)
	}
	return kept
}

// purified is the outcome after a purification, whose 1s the angel spends as
// is best for it, on different sins.
func (w *converter) purified(triple []Sin) odds.Dist[Outcome] {
	lowered := make([]odds.Dist[Outcome], PowerDice+1)
	for k := range lowered {
		var best odds.Dist[Outcome]
		for _, some := range subsets(triple, k) {
			shifts := map[Sin]int{}
			for _, s := range some {
				shifts[s] = -1
			}
			if d := w.after(triple, shifts); best.Len() == 0 || w.won(d).Cmp(w.won(best)) > 0 {
				best = d
			}
		}
		lowered[k] = best
	}
	return odds.Then(odds.Throw(PowerDice, 6, Purify), func(k int) odds.Dist[Outcome] { return lowered[k] })
}

// subsets are all choices of k of three sins.
func subsets(triple []Sin, k int) [][]Sin {
	var all [][]Sin
	for bits := range 1 << len(triple) {
		var some []Sin
		for i, s := range triple {
			if bits&(1<<i) != 0 {
				some = append(some, s)
			}
		}
		if len(some) == k {
			all = append(all, some)
		}
	}
	return all
}

// perverted is the outcome after a perversion, which adds to the demon's own
// sin, or to one that it chooses before the throw, or damns at once (R-177,
//
func (w *converter) perverted(triple []Sin) odds.Dist[Outcome] {
	sins := triple
	if w.q.Being != nil && w.q.Being.HasSin {
		sins = []Sin{w.q.Being.Sin}
	}
	type result struct {
		added  int
		damned bool
	}
	var best odds.Dist[Outcome]
	for _, s := range sins {
		d := odds.Then(odds.Throw(PowerDice, 6, func(faces []int) result {
			added, damned := Pervert(faces)
			return result{added, damned}
		}), func(r result) odds.Dist[Outcome] {
			if r.damned {
				return odds.Certain(Damned)
			}
			return w.after(triple, map[Sin]int{s: r.added})
		})
		if best.Len() == 0 || w.won(d).Cmp(w.won(best)) > 0 {
			best = d
		}
	}
	return best
}

// NoPower is the soul that gains no power of 666.
const NoPower Outcome = "no_power"
