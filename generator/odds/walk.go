package odds

import (
	"encoding/binary"
	"math/big"
)

// Step is a way on from a standing: to which one, and in how many ways, 1 at
// least. Several steps may lead to the same standing.
type Step[K comparable] struct {
	To   K
	Ways uint64
}

// Walked is how a walk ends, exactly.
type Walked[K comparable] struct {
	Ends Dist[K]  // the standings that lead nowhere
	Met  *big.Rat // mean number of counted standings that were passed
}

// Outcomes of Walk without an answer.
type WalkFault int

// A walk has an answer, is too long to be counted, or may never end.
const (
	Walks WalkFault = iota
	TooLong
	Endless
)

// Walk is where a walk from start ends and how many of the standings that
// count it passes on the way. next gives the steps from a standing, all ways
// equally likely, and none where the walk ends. A walk may come back to where it was: such
// circles are worked out as linear equations, so they are better small. work
// bounds the effort, about one unit for each 64 bits that are multiplied; one
// unit takes some nanoseconds.
func Walk[K comparable](start K, next func(K) []Step[K], count func(K) bool, work int) (Walked[K], WalkFault) {
	w := &walk[K]{index: map[K]int32{}, left: work}
	if !w.discover(start, next) {
		return Walked[K]{}, TooLong
	}
	w.findCircles()
	return w.flow(count)
}

// step is Step by the number of the standing.
type step struct {
	to   int32
	ways uint64
}

// walk works out a Walk in three passes: the standings, the denominator that
// all chances have, and the chances to so many binary digits that, over that
// denominator, only one whole number is near.
type walk[K comparable] struct {
	index   map[K]int32
	nodes   []K
	steps   [][]step
	all     []uint64  // ways of all steps from each standing
	circle  []int32   // of each standing
	circles [][]int32 // the standings of each: one, or those that lead back to each other
	solved  []*solution
	left    int // of the work
}

// discover numbers all standings that can be reached; false if they are too
// many.
func (w *walk[K]) discover(start K, next func(K) []Step[K]) bool {
	number := func(k K) int32 {
		i, ok := w.index[k]
		if !ok {
			i = int32(len(w.nodes))
			w.index[k] = i
			w.nodes = append(w.nodes, k)
		}
		return i
	}
	number(start)
	for i := 0; i < len(w.nodes); i++ {
		found := next(w.nodes[i])
		steps := make([]step, len(found))
		all := uint64(0)
		for j, s := range found {
			steps[j] = step{number(s.To), s.Ways}
			all += s.Ways
		}
		w.steps, w.all = append(w.steps, steps), append(w.all, all)
		if w.left -= standingWork + stepWork*len(steps); w.left < 0 {
			return false
		}
	}
	return true
}

// The effort for a standing and for a step, besides multiplying.
const (
	standingWork = 500
	stepWork     = 60
)

// findCircles gathers the standings that can be reached from each other
// (Tarjan). The circles stand in the reverse of the order in which the walk
// passes them.
func (w *walk[K]) findCircles() {
	n := len(w.nodes)
	w.circle = make([]int32, n)
	seen, low := make([]int32, n), make([]int32, n)
	var stack []int32
	time := int32(0)
	var visit func(i int32)
	visit = func(i int32) {
		time++
		seen[i], low[i] = time, time
		w.circle[i] = -1
		stack = append(stack, i)
		for _, s := range w.steps[i] {
			switch {
			case seen[s.to] == 0:
				visit(s.to)
				low[i] = min(low[i], low[s.to])
			case w.circle[s.to] < 0:
				low[i] = min(low[i], seen[s.to])
			}
		}
		if low[i] < seen[i] {
			return
		}
		at := len(stack) - 1
		for stack[at] != i {
			at--
		}
		members := append([]int32(nil), stack[at:]...)
		for _, m := range members {
			w.circle[m] = int32(len(w.circles))
		}
		w.circles = append(w.circles, members)
		stack = stack[:at]
	}
	visit(0)
}

// solveCircles works out each circle on its own; false if one has no way out.
func (w *walk[K]) solveCircles() bool {
	known := map[string]*solution{}
	w.solved = make([]*solution, len(w.circles))
	for c, members := range w.circles {
		if len(w.steps[members[0]]) == 0 {
			continue
		}
		w.solved[c] = w.solve(members, known)
		if w.solved[c].divisor.Sign() == 0 {
			return false
		}
	}
	return true
}

// denominator is a multiple of the denominators of all chances: each divisor as
// often as a way from the start passes circles that have it.
func (w *walk[K]) denominator() *big.Int {
	var divisors []*big.Int
	class := map[string]int{}
	of := make([]int, len(w.circles))
	for c, s := range w.solved {
		if s == nil {
			continue
		}
		key := string(s.divisor.Bytes())
		i, ok := class[key]
		if !ok {
			i = len(divisors)
			class[key] = i
			divisors = append(divisors, s.divisor)
		}
		of[c] = i
	}
	n := len(divisors)
	passed := make([]int32, len(w.circles)*n) // before each circle, of each divisor
	most := make([]int32, n)
	for c := len(w.circles) - 1; c >= 0; c-- {
		mine := passed[c*n : c*n+n]
		if w.solved[c] == nil {
			for i, v := range mine {
				most[i] = max(most[i], v)
			}
			continue
		}
		mine[of[c]]++
		last := int32(-1)
		for _, m := range w.circles[c] {
			for _, t := range w.steps[m] {
				to := w.circle[t.to]
				if to == int32(c) || to == last {
					continue
				}
				last = to
				theirs := passed[int(to)*n : int(to)*n+n]
				for i, v := range mine {
					theirs[i] = max(theirs[i], v)
				}
			}
		}
	}
	d := big.NewInt(1)
	for i, v := range most {
		d.Mul(d, new(big.Int).Exp(divisors[i], big.NewInt(int64(v)), nil))
	}
	return d
}

// flow lets the walk flow from the start to its ends.
func (w *walk[K]) flow(count func(K) bool) (Walked[K], WalkFault) {
	if !w.solveCircles() {
		return Walked[K]{}, Endless
	}
	denominator := w.denominator()
	digits := denominator.BitLen() + guardDigits
	products := 0
	for _, steps := range w.steps {
		products += len(steps)
	}
	for _, members := range w.circles {
		products += len(members) * len(members)
	}
	if w.left -= products * digits / 64; w.left < 0 {
		return Walked[K]{}, TooLong
	}
	flows := make([]big.Int, len(w.nodes))
	flows[0].Lsh(big.NewInt(1), uint(digits))
	var met, ways, term big.Int
	out := make([]big.Int, 0, 16)
	for c := len(w.circles) - 1; c >= 0; c-- {
		s, members := w.solved[c], w.circles[c]
		if s == nil {
			continue
		}
		out = out[:0]
		for i := range members {
			var y big.Int
			for j, from := range members {
				y.Add(&y, term.Mul(&flows[from], s.adjoint[i][j]))
			}
			y.Quo(&y, s.divisor)
			out = append(out, y)
		}
		for i, m := range members {
			flows[m] = big.Int{}
			if count(w.nodes[m]) {
				met.Add(&met, term.Mul(&out[i], ways.SetUint64(w.all[m])))
			}
			for _, t := range w.steps[m] {
				if w.circle[t.to] != int32(c) {
					f := &flows[t.to]
					f.Add(f, term.Mul(&out[i], ways.SetUint64(t.ways)))
				}
			}
		}
	}
	// whole is the whole number that a flow is over the denominator.
	whole := func(f *big.Int) *big.Int {
		n := new(big.Int).Mul(f, denominator)
		n.Rsh(n, uint(digits-1))
		n.Add(n, big.NewInt(1))
		return n.Rsh(n, 1)
	}
	d := Dist[K]{map[K]*big.Int{}, denominator}
	for i, steps := range w.steps {
		if len(steps) == 0 {
			d.ways[w.nodes[i]] = whole(&flows[i])
		}
	}
	return Walked[K]{d, new(big.Rat).SetFrac(whole(&met), denominator)}, Walks
}

// guardDigits are the binary digits that are lost at most: one for each
// standing times its ways, which are together less than 2 to the power of 96.
const guardDigits = 128

// solution is how a circle passes on what comes to it: what comes to each
// standing times the adjoint, over the divisor, flows out for each of its ways.
type solution struct {
	adjoint [][]*big.Int
	divisor *big.Int
}

// solve works out a circle, once for all that are alike.
func (w *walk[K]) solve(members []int32, solved map[string]*solution) *solution {
	n := len(members)
	place := make(map[int32]int, n)
	for i, m := range members {
		place[m] = i
	}
	inner := make([]uint64, n*n) // ways from the row to the column
	key := make([]byte, 0, 8*n*(n+1))
	for i, m := range members {
		for _, s := range w.steps[m] {
			if j, ok := place[s.to]; ok {
				inner[i*n+j] += s.ways
			}
		}
		key = binary.LittleEndian.AppendUint64(key, w.all[m])
	}
	for _, v := range inner {
		key = binary.LittleEndian.AppendUint64(key, v)
	}
	if s, ok := solved[string(key)]; ok {
		return s
	}
	rows := make([][]*big.Int, n) // of the equations, then those of the unit matrix
	for i := range rows {
		rows[i] = make([]*big.Int, 2*n)
		for j := range n {
			rows[i][j] = new(big.Int).Neg(new(big.Int).SetUint64(inner[j*n+i]))
			rows[i][n+j] = new(big.Int)
		}
		rows[i][i].Add(rows[i][i], new(big.Int).SetUint64(w.all[members[i]]))
		rows[i][n+i].SetInt64(1)
	}
	s := &solution{divisor: eliminate(rows)}
	for i := range rows {
		s.adjoint = append(s.adjoint, rows[i][n:])
	}
	s.reduce()
	solved[string(key)] = s
	return s
}

// eliminate brings the left half of an integer matrix to one number on its
// diagonal, which it gives: its determinant (Bareiss, without fractions). 0
// tells that there is none. No row has to be exchanged: the matrix is one of
// chances, whose pivots are 0 only where the determinant is.
func eliminate(rows [][]*big.Int) *big.Int {
	last := big.NewInt(1)
	for p := range rows {
		pivot := rows[p][p]
		if pivot.Sign() == 0 {
			return new(big.Int)
		}
		for i := range rows {
			if i == p {
				continue
			}
			factor := new(big.Int).Set(rows[i][p])
			for j := range rows[i] {
				v := new(big.Int).Mul(rows[i][j], pivot)
				v.Sub(v, new(big.Int).Mul(factor, rows[p][j]))
				rows[i][j] = v.Quo(v, last)
			}
		}
		last = pivot
	}
	return last
}

// reduce divides by what all numbers of a solution have in common.
func (s *solution) reduce() {
	g := new(big.Int).Set(s.divisor)
	for _, row := range s.adjoint {
		for _, v := range row {
			if v.Sign() != 0 {
				g.GCD(nil, nil, g, v)
			}
		}
	}
	if g.Sign() == 0 {
		return
	}
	s.divisor.Quo(s.divisor, g)
	for _, row := range s.adjoint {
		for _, v := range row {
			v.Quo(v, g)
		}
	}
}
