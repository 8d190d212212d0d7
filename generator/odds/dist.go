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
type Dist[K comparable] struct {
	ways map[K]*big.Int // in which an outcome comes about
	all  *big.Int       // of all outcomes, the common denominator
}

// Certain is the distribution of what cannot fail.
func Certain[K comparable](k K) Dist[K] { return Counted(map[K]int64{k: 1}) }

// Counted is the distribution of outcomes that come about in so many of all
// ways, which are equally likely. Counts under 1 are passed over; without any
// it is the zero Dist.
func Counted[K comparable](ways map[K]int64) Dist[K] {
	d := Dist[K]{make(map[K]*big.Int, len(ways)), new(big.Int)}
	for k, n := range ways {
		if n > 0 {
			d.ways[k] = big.NewInt(n)
			d.all.Add(d.all, d.ways[k])
		}
	}
	return d
}

// P is the probability of an outcome, 0 if it does not come about. The caller
// may change it.
func (d Dist[K]) P(k K) *big.Rat {
	n, ok := d.ways[k]
	if !ok {
		return new(big.Rat)
	}
	return new(big.Rat).SetFrac(n, d.all)
}

// Where is the probability of all outcomes that a function picks.
func (d Dist[K]) Where(pick func(K) bool) *big.Rat {
	sum := new(big.Int)
	for k, n := range d.ways {
		if pick(k) {
			sum.Add(sum, n)
		}
	}
	if sum.Sign() == 0 {
		return new(big.Rat)
	}
	return new(big.Rat).SetFrac(sum, d.all)
}

// Ways are the outcomes with the ways in which they come about, without a
// common divisor; false if those of all outcomes do not fit in 63 bits.
func (d Dist[K]) Ways() (map[K]uint64, bool) {
	common := new(big.Int).Set(d.all)
	for _, n := range d.ways {
		common.GCD(nil, nil, common, n)
	}
	ways := make(map[K]uint64, len(d.ways))
	for k, n := range d.ways {
		ways[k] = new(big.Int).Quo(n, common).Uint64()
	}
	return ways, common.Quo(d.all, common).IsInt64()
}

// Len is how many outcomes there are.
func (d Dist[K]) Len() int { return len(d.ways) }

// All are the outcomes with their probabilities, in no order.
func (d Dist[K]) All() map[K]*big.Rat {
	all := make(map[K]*big.Rat, len(d.ways))
	for k := range d.ways {
		all[k] = d.P(k)
	}
	return all
}

// Sorted are the outcomes, the least first.
func Sorted[K cmp.Ordered](d Dist[K]) []K { return slices.Sorted(maps.Keys(d.ways)) }

// Mean is the mean of a number that each outcome has; 0 without outcomes.
func Mean[K comparable](d Dist[K], value func(K) int) *big.Rat {
	sum, term := new(big.Int), new(big.Int)
	for k, n := range d.ways {
		sum.Add(sum, term.Mul(n, term.SetInt64(int64(value(k)))))
	}
	if len(d.ways) == 0 {
		return new(big.Rat)
	}
	return new(big.Rat).SetFrac(sum, d.all)
}

// Map is the distribution of what outcomes become.
func Map[K, L comparable](d Dist[K], f func(K) L) Dist[L] {
	out := Dist[L]{make(map[L]*big.Int, len(d.ways)), d.all}
	for k, n := range d.ways {
		out.add(f(k), n)
	}
	return out
}

// Then is what comes of a second throw that depends on the first: a re-roll,
// or a threshold drawn from a table.
func Then[K, L comparable](d Dist[K], next func(K) Dist[L]) Dist[L] {
	if len(d.ways) == 0 {
		return Dist[L]{}
	}
	seconds := make(map[K]Dist[L], len(d.ways))
	common := big.NewInt(1) // a multiple of the ways of each second throw
	for k := range d.ways {
		second := next(k)
		seconds[k] = second
		if r := new(big.Int).Rem(common, second.all); r.Sign() != 0 {
			r.GCD(nil, nil, common, second.all)
			common.Mul(common, r.Quo(second.all, r))
		}
	}
	out := Dist[L]{map[L]*big.Int{}, new(big.Int).Mul(d.all, common)}
	scale, term := new(big.Int), new(big.Int)
	for k, n := range d.ways {
		second := seconds[k]
		scale.Mul(n, scale.Quo(common, second.all))
		for l, m := range second.ways {
			out.add(l, term.Mul(scale, m))
		}
	}
	return out
}

// add adds ways to an outcome of a distribution in the making.
func (d Dist[K]) add(k K, n *big.Int) {
	if have, ok := d.ways[k]; ok {
		have.Add(have, n)
		return
	}
	d.ways[k] = new(big.Int).Set(n)
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
