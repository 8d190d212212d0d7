package odds

import "math/big"

// Throw is the distribution of what a function reads in the faces of n dice of
// so many sides, in whose order it must not be interested: each choice of
// faces is read once, for all orders that show it. The faces are sorted, and
// the function must not keep them. n is 0 to 20 and the sides to the power of
// n fit in 63 bits.
func Throw[K comparable](n, sides int, read func(faces []int) K) Dist[K] {
	ways := map[K]int64{}
	faces := make([]int, n)
	var deal func(at, low int, orders int64, same int64)
	// orders counts the orders of the faces so far: with one more die of a
	// face that is there same times, it grows by (at+1)/(same+1).
	deal = func(at, low int, orders, same int64) {
		if at == n {
			ways[read(faces)] += orders
			return
		}
		for f := low; f <= sides; f++ {
			s := int64(0)
			if at > 0 && f == low {
				s = same
			}
			faces[at] = f
			deal(at+1, f, orders*int64(at+1)/(s+1), s+1)
		}
	}
	deal(0, 1, 1, 0)
	return Counted(ways)
}

// ThrowInOrder is Throw for a function that is interested in the order: every
// sequence of faces is read. It takes the sides to the power of n steps.
func ThrowInOrder[K comparable](n, sides int, read func(faces []int) K) Dist[K] {
	ways := map[K]int64{}
	faces := make([]int, n)
	var deal func(at int)
	deal = func(at int) {
		if at == n {
			ways[read(faces)]++
			return
		}
		for f := 1; f <= sides; f++ {
			faces[at] = f
			deal(at + 1)
		}
	}
	deal(0)
	return Counted(ways)
}

// Die is the distribution of what a function reads in one die.
func Die[K comparable](sides int, read func(face int) K) Dist[K] {
	return Throw(1, sides, func(faces []int) K { return read(faces[0]) })
}

// Sum is the sum of n dice of so many sides. It takes about n times n times
// the sides steps, so that it serves for many dice too.
func Sum(n, sides int) Dist[int] {
	ways := []*big.Int{big.NewInt(1)} // of each sum less the least one
	for range n {
		next := make([]*big.Int, len(ways)+sides-1)
		window := new(big.Int)
		for i := range next {
			if i < len(ways) {
				window.Add(window, ways[i])
			}
			if i >= sides {
				window.Sub(window, ways[i-sides])
			}
			next[i] = new(big.Int).Set(window)
		}
		ways = next
	}
	all := new(big.Int).Exp(big.NewInt(int64(sides)), big.NewInt(int64(n)), nil)
	d := Dist[int]{make(map[int]*big.Int, len(ways)), all}
	for i, w := range ways {
		d.ways[n+i] = w
	}
	return d
}

// Again is the probability that something of that probability happens at
// least once in n tries.
func Again(p *big.Rat, n int) *big.Rat {
	none := big.NewRat(1, 1)
	miss := new(big.Rat).Sub(big.NewRat(1, 1), p)
	for range n {
		none.Mul(none, miss)
	}
	return none.Sub(big.NewRat(1, 1), none)
}

// Percent is a probability as a percentage with so many digits after the
// point, rounded half away from zero.
func Percent(p *big.Rat, digits int) string {
	return new(big.Rat).Mul(p, big.NewRat(100, 1)).FloatString(digits)
}
