package purgatoryplay

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/say"
)

// A throw of which all faces have the same outcome is no throw: nobody is asked
// for it, and its event has a Dice without faces, by which the log tells so.
// Damage is thrown all the same where any face is enough, since the log tells
// how much it was.

// toss throws d6 that have one outcome or another, for a figure of its own, or
// for nobody's with nil. The figure may throw a roll of its own again.
func toss[T comparable](a *act, f *Figure, side Side, purpose say.Key, n int, outcome func(faces []int) T) (Dice, T, error) {
	if same, ok := sure(n, outcome); a.idles(ok) {
		return Dice{For: purpose, Side: side}, same, nil
	}
	throw := a.throw
	if f != nil {
		throw = func(side Side, purpose say.Key, e dice.Expr) (Dice, error) { return a.throwOf(f, side, purpose, e) }
	}
	d, err := throw(side, purpose, dice.D(n, 6))
	if err != nil {
		var none T
		return d, none, err
	}
	return d, outcome(d.Faces), nil
}

// idles reports whether a throw is left out, if it would change nothing.
func (a *act) idles(sure bool) bool {
	if sure && !a.spare {
		a.idle++
	}
	return sure && a.spare
}

// sure is the outcome that all faces of n d6 have; false if there are several.
func sure[T comparable](n int, outcome func(faces []int) T) (T, bool) {
	faces := slices.Repeat([]int{1}, n)
	first := outcome(slices.Clone(faces))
	for {
		i := 0
		for ; i < n && faces[i] == 6; i++ {
			faces[i] = 1
		}
		if i == n {
			return first, true
		}
		faces[i]++
		if outcome(slices.Clone(faces)) != first {
			return first, false
		}
	}
}

// spared reports whether a throw was none, since it would have changed nothing.
func (d Dice) spared() bool { return d.For != "" && len(d.Faces) == 0 }
