package odds

import (
	"croix/generator/dice"
	"croix/generator/say"
)

// maxFaces is the most that the sum of a throw can be: more is slow, and of no
// use at a table.
const maxFaces = 1000

// Value is the distribution of what a throw in notation comes to. A throw
// whose sum can be over 1000 is an error, and so is an Expr that is no throw.
func Value(e dice.Expr) (Dist[int], error) {
	if _, err := dice.Parse(e.String()); err != nil {
		return Dist[int]{}, err
	}
	switch {
	case e.Digits > 0:
		return ThrowInOrder(e.Count, e.Sides, func(faces []int) int {
			v, _ := e.Value(faces) // the faces are those of e
			return v
		}), nil
	case e.Count*e.Sides > maxFaces:
		return Dist[int]{}, say.Errorf(say.OddsManyFaces, e.String(), maxFaces)
	}
	return Map(Sum(e.Count, e.Sides), func(n int) int { return n + e.Plus }), nil
}
