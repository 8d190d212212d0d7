package purgatory

import (
	"math/rand/v2"
	"slices"

	"croix/generator/odds"
	"croix/generator/say"
)

// FightQuestion asks how a melee of two figures ends if both strike every
// round until one is destroyed, A first. Where the rules leave a choice, it is
// made like this: each throws the dice of the greatest mean damage that
// counts; it ripostes whenever it has two actions, so that one is left for its
// own Strike, and A, which has acted, is on guard; a weapon that recharges is
// used as soon as it may be; the Cherubim cancel the first hit of each round;
// the whip takes the weapon, then what is worn, then what else protects.
type FightQuestion struct {
	A, B   Fighter
	Sample int    // fights thrown instead of counted, 0 to count
	Seed   uint64 // of the sample
}

// Limits of the fights that are counted, and of those that are thrown.
const (
	fightWork = 8_000_000 // see odds.Walk: 35 ms where a unit takes 4 to 5 ns
	maxSample = 1_000_000
	maxThrows = 50_000 // in one fight that is thrown
)

// stance is what a fight has left of a figure.
type stance struct {
	substance, familiar uint8
	disarmed, stripped  bool
	poisoned, cancelled bool
	used                uint8 // its weapon recharges: usedNow, usedBefore, or 0 for not
	dropped             uint8 // of what protects it besides, in order
}

// When a weapon that recharges was used.
const (
	usedBefore = 1 // in the round before
	usedNow    = 2
)

// standing is a fight between two throws. Only small fields: fights have many
// standings.
type standing struct {
	by, at  stance // who strikes, and who is struck
	second  bool   // it is B that strikes
	answers bool   // the riposte to its Strike is still to be thrown
	hit     bool   // that Strike hit
	broke   bool   // it was a majority of 1s
}

// over reports whether the fight has ended.
func (s standing) over() bool { return !s.answers && (s.by.substance == 0 || s.at.substance == 0) }

// ends is how a fight that is over ended.
func (s standing) ends() Outcome {
	switch {
	case s.by.substance == 0 && s.at.substance == 0:
		return BothFall
	case s.second == (s.by.substance > 0):
		return BWins
	}
	return AWins
}

func (q FightQuestion) odds(c *Catalog, o Options) (Answer, error) {
	for _, pair := range [][2]*Fighter{{&q.A, &q.B}, {&q.B, &q.A}} {
		if pair[0].Substance == 0 {
			return Answer{}, say.Errorf(say.OddsSpecNumber, "ps", 1, maxSubstance)
		}
		if _, err := newMelee(c, o, pair[0], pair[1]); err != nil {
			return Answer{}, err
		}
	}
	if q.Sample < 0 || q.Sample > maxSample {
		return Answer{}, say.Errorf(say.OddsRange, "--sample", q.Sample, 1, maxSample)
	}
	w := &fight{c: c, o: o, q: q, bouts: map[boutKey]*bout{}}
	start := standing{by: q.A.stance(), at: q.B.stance()}
	if q.Sample > 0 {
		return w.sample(start)
	}
	rounds := func(s standing) bool { return !s.second && !s.answers && !s.by.poisoned }
	walked, fault := odds.Walk(start, w.next, rounds, fightWork)
	switch {
	case w.err != nil:
		return Answer{}, w.err
	case fault == odds.Endless:
		return Answer{}, say.Errorf(say.OddsFightEndless)
	case fault != odds.Walks:
		return Answer{}, w.tooLarge()
	}
	a := fightAnswer(odds.Map(walked.Ends, standing.ends))
	a.Choices[0].Tables = append(a.Choices[0].Tables, OddsTable{ID: "rounds", Name: say.OddsRounds, Mean: walked.Met})
	a.Notes = q.notes()
	return a, nil
}

// fightAnswer is the answer that tells how fights end.
func fightAnswer(ends odds.Dist[Outcome]) Answer {
	return one(outcomes("result", say.OddsResult, ends, AWins, BWins, BothFall))
}

// notes tell the choices that the answer rests on.
func (q FightQuestion) notes() []say.Key {
	var notes []say.Key
	for _, n := range []struct {
		has func(f *Fighter) bool
		say say.Key
	}{
		{func(f *Fighter) bool { return f.Being != nil && f.Being.CancelsDie() }, say.OddsCancels},
		{func(f *Fighter) bool { return f.Being != nil && f.Being.Whips() }, say.OddsWhips},
		{(*Fighter).recharges, say.OddsRecharges},
	} {
		if n.has(&q.A) || n.has(&q.B) {
			notes = append(notes, n.say)
		}
	}
	return notes
}

// stance is the figure as it enters the fight.
func (f *Fighter) stance() stance {
	return stance{
		substance: uint8(f.Substance), familiar: uint8(f.Familiar),
		disarmed: !f.armed(), stripped: f.Worn == nil, cancelled: f.Cancelled,
	}
}

// in is the figure as it stands in the fight.
func (f Fighter) in(s stance) *Fighter {
	f.Substance, f.Familiar, f.Cancelled = int(s.substance), int(s.familiar), s.cancelled
	if s.disarmed || s.used > 0 {
		f.Weapon = Object{}
	}
	if s.stripped {
		f.Worn = nil
	}
	guards := f.guards()[:s.dropped]
	f.Items = slices.DeleteFunc(slices.Clone(f.Items), func(it *Item) bool { return slices.Contains(guards, it) })
	return &f
}

// recharges reports whether its weapon may be used one round in two (R-214,
//
func (f *Fighter) recharges() bool { return f.armed() && f.Weapon.Base().ID == idBigEnergy }

// guards are the objects that protect a soul besides what it wears.
func (f *Fighter) guards() []*Item {
	var all []*Item
	for _, it := range f.Items {
		if f.isSoul() && (it.IsRobe() || it.IsIncense() || it.HasPool()) {
			all = append(all, it)
		}
	}
	return all
}

// maximum is the figure's substance at full strength.
func (f *Fighter) maximum() int {
	most := 0
	if f.Being != nil {
		most = f.Being.Substance
	} else {
		most = Derive(f.Sins).Substance
	}
	return max(f.Substance, most)
}

// sample throws fights and counts how they end. The answer says that it is
// not exact.
func (w *fight) sample(start standing) (Answer, error) {
	rng := rand.New(rand.NewPCG(w.q.Seed, 1))
	lots := map[standing]*lot{}
	ends := map[Outcome]int64{}
	for range w.q.Sample {
		s := start
		for n := 0; !s.over(); n++ {
			l := lots[s]
			if l == nil {
				l = newLot(w.next(s))
				lots[s] = l
			}
			switch {
			case w.err != nil:
				return Answer{}, w.err
			case n > maxThrows:
				return Answer{}, say.Errorf(say.OddsFightEndless)
			}
			s = l.draw(rng)
		}
		ends[s.ends()]++
	}
	a := fightAnswer(odds.Counted(ends))
	a.Notes, a.Seed = append(w.q.notes(), say.OddsSampled), &w.q.Seed
	return a, nil
}

// lot is the steps from a standing as a sample draws them, each with the ways
// of it and those before it.
type lot struct {
	steps []odds.Step[standing]
	upTo  []uint64
}

func newLot(steps []odds.Step[standing]) *lot {
	l := &lot{steps: steps, upTo: make([]uint64, len(steps))}
	sum := uint64(0)
	for i, s := range steps {
		sum += s.Ways
		l.upTo[i] = sum
	}
	return l
}

func (l *lot) draw(rng *rand.Rand) standing {
	last := len(l.steps) - 1
	n := rng.Uint64N(l.upTo[last])
	i, found := slices.BinarySearch(l.upTo, n)
	if found {
		i++
	}
	return l.steps[i].To
}

// How a fight ends.
const (
	AWins Outcome = "a_wins"
	BWins Outcome = "b_wins"
)
