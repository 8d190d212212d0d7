// Package odds is exact chance: distributions over whatever a throw decides,
// as fractions without rounding. It knows no game; a game hands it the
// function that reads the faces of a throw.
package odds

import (
	"cmp"
	"maps"
	"math/big"
	"slices"
)

// Dist is a distribution: outcomes with their probabilities, which are above 0
// and sum to 1. It is not changed after it was made. The zero Dist has no
// outcomes.
type Dist[K comparable] struct{ p map[K]*big.Rat }

// Certain is the distribution of what cannot fail.
func Certain[K comparable](k K) Dist[K] {
	return Dist[K]{map[K]*big.Rat{k: big.NewRat(1, 1)}}
}

// Counted is the distribution of outcomes that come about in so many of all
// ways, which are equally likely. Counts under 1 are passed over; without any
// it is the zero Dist.
func Counted[K comparable](ways map[K]int64) Dist[K] {
	var all int64
	for _, n := range ways {
		all += max(0, n)
	}
	d := Dist[K]{make(map[K]*big.Rat, len(ways))}
	for k, n := range ways {
		if n > 0 {
			d.p[k] = big.NewRat(n, all)
		}
	}
	return d
}

// P is the probability of an outcome, 0 if it does not come about. The caller
// may change it.
func (d Dist[K]) P(k K) *big.Rat {
	if p, ok := d.p[k]; ok {
		return new(big.Rat).Set(p)
	}
	return new(big.Rat)
}

// Where is the probability of all outcomes that a function picks.
func (d Dist[K]) Where(pick func(K) bool) *big.Rat {
	sum := new(big.Rat)
	for k, p := range d.p {
		if pick(k) {
			sum.Add(sum, p)
		}
	}
	return sum
}

// Len is how many outcomes there are.
func (d Dist[K]) Len() int { return len(d.p) }

// All are the outcomes with their probabilities, in no order.
func (d Dist[K]) All() map[K]*big.Rat { return maps.Clone(d.p) }

// Sorted are the outcomes, the least first.
func Sorted[K cmp.Ordered](d Dist[K]) []K { return slices.Sorted(maps.Keys(d.p)) }

// Mean is the mean of a number that each outcome has.
func Mean[K comparable](d Dist[K], value func(K) int) *big.Rat {
	sum, term := new(big.Rat), new(big.Rat)
	for k, p := range d.p {
		sum.Add(sum, term.Mul(p, term.SetInt64(int64(value(k)))))
	}
	return sum
}

// Map is the distribution of what outcomes become.
func Map[K, L comparable](d Dist[K], f func(K) L) Dist[L] {
	out := Dist[L]{make(map[L]*big.Rat, len(d.p))}
	for k, p := range d.p {
		out.add(f(k), p)
	}
	return out
}

// Then is what comes of a second throw that depends on the first: a re-roll,
// or a threshold drawn from a table.
func Then[K, L comparable](d Dist[K], next func(K) Dist[L]) Dist[L] {
	out := Dist[L]{map[L]*big.Rat{}}
	term := new(big.Rat)
	for k, p := range d.p {
		for l, q := range next(k).p {
			out.add(l, term.Mul(p, q))
		}
	}
	return out
}

// add adds a probability to an outcome of a distribution in the making.
func (d Dist[K]) add(k K, p *big.Rat) {
	if p.Sign() == 0 {
		return
	}
	if have, ok := d.p[k]; ok {
		have.Add(have, p)
		return
	}
	d.p[k] = new(big.Rat).Set(p)
}

// Pair is two outcomes together.
type Pair[A, B comparable] struct {
	A A
	B B
}

// Both is two throws that do not depend on each other.
func Both[A, B comparable](a Dist[A], b Dist[B]) Dist[Pair[A, B]] {
	return Then(a, func(x A) Dist[Pair[A, B]] {
		return Map(b, func(y B) Pair[A, B] { return Pair[A, B]{x, y} })
	})
}

// Plus is the sum of two numbers that do not depend on each other.
func Plus(a, b Dist[int]) Dist[int] {
	return Then(a, func(x int) Dist[int] { return Map(b, func(y int) int { return x + y }) })
}

// Times is the sum of n numbers of the same distribution that do not depend on
// each other; 0 if n is under 1.
func Times(n int, d Dist[int]) Dist[int] {
	sum := Certain(0)
	for range n {
		sum = Plus(sum, d)
	}
	return sum
}
