package purgatory

import (
	"slices"

	"croix/generator/say"
)

// Outcomes of an attempt to win a soul. Of a humanist that stays one, nothing
// happened. See also NoEffect.
const (
	Virtuous     Outcome = "virtuous"
	ToHumanist   Outcome = "humanist"
	Damned       Outcome = "damned"
	DamnedPower  Outcome = "damned_with_power" // and gains a power
	SuffersBlows Outcome = "free_attack"       // the demon takes one
	Illegal      Outcome = "illegal"
)

// Try is what is known of an attempt to win a soul before the dice are thrown.
type Try struct {
	Humanist bool // a humanist, else a wandering soul
	InHell   bool // the soul stands in the flames
	Three    bool // the game has three players
}

// AngelDice is how many dice an angel throws to make a soul virtuous: 3 on a
// wandering soul; 2 on a humanist, 3 for the Virtues; one fewer on any soul in
// the flames, 1 at least.
func AngelDice(angel *Celestial, t Try) int {
	n := PowerDice
	if t.Humanist {
		n = angel.VirtueHumanist()
	}
	if t.InHell {
		n--
	}
	return max(1, n)
}

// DemonDice is how many dice a demon throws to damn a soul.
func DemonDice(t Try) int {
	if t.Humanist {
		return DamnHumanist
	}
	return PowerDice
}

// tripleSix reports the 666 of three dice on a wandering soul, which comes
// before any comparison.
func tripleSix(t Try, faces []int) bool {
	return !t.Humanist && len(faces) == PowerDice && countOf(faces, 6) == PowerDice
}

// AngelTry reads the dice of an angel against the sum of the three sins that
// it named: higher makes virtuous, equal humanist, lower does nothing, and 666
// damns. With three players, equal and lower go to Humanity. A humanist is won
// or nothing happens.
func AngelTry(o Options, t Try, faces []int, sins int) Outcome {
	sum := TotalOf(faces)
	switch {
	case tripleSix(t, faces):
		if o.Is("angel.triple_six", "virtuous") {
			return Virtuous
		}
		return Damned
	case t.Humanist && o.Is("angel.humanist_rule", "lower"):
		if sum < sins {
			return Virtuous
		}
		return NoEffect
	case sum > sins:
		return Virtuous
	case t.Humanist:
		return NoEffect
	case sum == sins, t.Three && !o.Is("angel.three_player", "as_two_player"):
		return ToHumanist
	}
	return NoEffect
}

// MayDamn is nil if a demon may try to damn such a soul: a humanist only in a
// game for two, unless the house rules say otherwise.
func MayDamn(o Options, t Try) error {
	if !t.Humanist {
		return nil
	}
	switch o.Value("humanist.damnable") {
	case "always":
		return nil
	case "never":
		return say.Errorf(say.VerdictNotDamnable)
	}
	if t.Three {
		return say.Errorf(say.VerdictNotDamnable)
	}
	return nil
}

// DemonTry reads the dice of a demon against the sum of the three sins that it
// named: lower damns, equal makes humanist, higher does nothing, and 666 damns
// with a power. With three players, equal goes to God and higher to Humanity.
// A humanist is won, or strikes the demon (R-180 to to
//
func DemonTry(o Options, t Try, faces []int, sins int) Outcome {
	sum := TotalOf(faces)
	switch {
	case MayDamn(o, t) != nil:
		return Illegal
	case tripleSix(t, faces):
		return DamnedPower
	case sum < sins:
		return Damned
	case t.Humanist:
		return SuffersBlows
	case sum == sins && t.Three:
		return Virtuous
	case sum == sins, t.Three:
		return ToHumanist
	}
	return NoEffect
}

// RerollSixes lists which dice of a demon may be thrown again: those that show
// 6, if the soul is in the flames. They are thrown again once,
// and the second result stands.
func RerollSixes(t Try, faces []int) []int {
	var at []int
	for i, f := range faces {
		if t.InHell && f == 6 {
			at = append(at, i)
		}
	}
	return at
}

// Rerolled is the faces with those at some places thrown again, in order.
func Rerolled(faces, at, again []int) []int {
	all := slices.Clone(faces)
	for i, place := range at[:min(len(at), len(again))] {
		all[place] = again[i]
	}
	return all
}

// TripleLegal is nil if a being may name these three sins: different ones, a
// demon's own among them. Imp and duke name any, unless the house rules forbid
// them the power.
func TripleLegal(o Options, being *Celestial, triple []Sin) error {
	for i, s := range triple {
		if !s.valid() || slices.Contains(triple[:i], s) {
			return say.Errorf(say.VerdictThreeSins)
		}
	}
	switch {
	case len(triple) != NamedSins:
		return say.Errorf(say.VerdictThreeSins)
	case being.Kind != Demon:
		return nil
	case !being.HasSin:
		return MayUsePowers(o, being)
	case !slices.Contains(triple, being.Sin):
		return say.Errorf(say.VerdictOwnSin, being.Sin)
	}
	return nil
}

// MayUsePowers is nil if a being may pervert, damn, purify or make virtuous:
// only a demon without a sin may be forbidden to, by a house rule.
func MayUsePowers(o Options, being *Celestial) error {
	if being.Kind == Demon && !being.HasSin && o.Is("demon.no_sin", "forbidden") {
		return say.Errorf(say.VerdictNoSin)
	}
	return nil
}

// Triples lists all choices of three sins, in printed order; with a sin, those
// that have it.
func Triples(with ...Sin) [][]Sin {
	var all [][]Sin
	for a := range Sin(SinCount) {
		for b := a + 1; b < SinCount; b++ {
			for c := b + 1; c < SinCount; c++ {
				triple := []Sin{a, b, c}
				if !slices.ContainsFunc(with, func(s Sin) bool { return !slices.Contains(triple, s) }) {
					all = append(all, triple)
				}
			}
		}
	}
	return all
}

// TriplesOf lists the choices of three sins that a being may name (see
// TripleLegal).
func TriplesOf(o Options, being *Celestial) [][]Sin {
	return slices.DeleteFunc(Triples(), func(t []Sin) bool { return TripleLegal(o, being, t) != nil })
}

// Of is the sum of some of the scores.
func (s Sins) Of(some []Sin) int {
	sum := 0
	for _, sin := range some {
		sum += s[sin]
	}
	return sum
}

// Changes is the outcome of a power that changes a sin.
const Changes Outcome = "changes"

// Purify is how many different sins an angel lowers by 1: one for each 1
//
func Purify(faces []int) int { return countOf(faces, 1) }

// Pervert is how much a demon adds to its sin, 1 for each 6; three 6s damn the
// soul at once and add nothing.
func Pervert(faces []int) (added int, damned bool) {
	n := countOf(faces, 6)
	if n == PowerDice {
		return 0, true
	}
	return n, false
}

// The powers that a soul damned by 666 can gain.
const (
	PowerRestructure = "restructuration"
	PowerPervert     = "pervertir"
	PowerDamn        = "damner"
)

// PowerSides is how many sides the die for the power of 666 has: six for the
// three powers, or by a house rule one for each demon.
func PowerSides(c *Catalog, o Options) int {
	if o.Is("triple_six.power_table", "specials") {
		return len(c.Demons)
	}
	return 6
}

// MinorPower is the power that a soul damned by 666 gains: one of the three
// powers, or by a house rule the special of the demon of that number, by its
// id. It is "" for a face that the die does not have.
func MinorPower(c *Catalog, o Options, face int) string {
	switch {
	case face < 1 || face > PowerSides(c, o):
		return ""
	case o.Is("triple_six.power_table", "specials"):
		return c.Demons[face-1].ID
	}
	return []string{PowerRestructure, PowerPervert, PowerDamn}[(face-1)/2]
}

// Returns reports whether a being that was destroyed comes back with that die:
// an angel with the souls that it made virtuous added, the imp on its own. The
// other demons have no such die.
func Returns(b *Celestial, counter, face int) bool {
	if b.Kind != Angel {
		counter = 0
	}
	on := b.ReturnOn()
	return on > 0 && face+counter >= on
}
