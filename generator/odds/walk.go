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

// walk works out a Walk. Chances flow from the start down, as whole numbers over one
// common denominator that grows wave by wave.
type walk[K comparable] struct {
	index   map[K]int32
	nodes   []K
	steps   [][]step
	circle  []int32   // of each standing
	circles [][]int32 // the standings of each, an end or a single one too
	left    int       // of the work

	flows  []flowing
	scales []*big.Int // by which each wave multiplies the denominator
}

// flowing is what has come to a standing: a number over the denominator after
// so many waves.
type flowing struct {
	n     big.Int
	waves int
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
		for j, s := range found {
			steps[j] = step{number(s.To), s.Ways}
		}
		w.steps = append(w.steps, steps)
		if w.left -= stepWork * (1 + len(steps)); w.left < 0 {
			return false
		}
	}
	return true
}

// stepWork is the effort for a step besides multiplying.
const stepWork = 8

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

// flow lets the walk flow from the start to its ends. In each wave flow all
// circles with the same divisor that have got all that comes to them.
func (w *walk[K]) flow(count func(K) bool) (Walked[K], WalkFault) {
	w.flows = make([]flowing, len(w.nodes))
	w.flows[0].n.SetInt64(1)
	met := flowing{}
	waiting := make([]int, len(w.circles)) // for so many steps from other circles
	for i, steps := range w.steps {
		for _, s := range steps {
			if w.circle[s.to] != w.circle[i] {
				waiting[w.circle[s.to]]++
			}
		}
	}
	all := make([]uint64, len(w.nodes))
	for i, steps := range w.steps {
		for _, s := range steps {
			all[i] += s.ways
		}
	}
	solved := map[string]*solution{}
	ready := []int32{w.circle[0]}
	var ends []int32
	var current *solution
	var ways, term big.Int
	for len(ready) > 0 {
		var later, wave []int32
		for _, c := range ready {
			members := w.circles[c]
			if len(w.steps[members[0]]) == 0 {
				ends = append(ends, members[0])
				continue
			}
			wave = append(wave, c)
		}
		solutions := make([]*solution, len(wave))
		same := false
		for i, c := range wave {
			s := w.solve(w.circles[c], all, solved)
			if s.divisor.Sign() == 0 {
				return Walked[K]{}, Endless
			}
			solutions[i] = s
			same = same || current != nil && s.divisor.Cmp(current.divisor) == 0
		}
		if len(wave) > 0 && !same {
			current = solutions[0]
		}
		now := len(w.scales)
		if len(wave) > 0 {
			w.scales = append(w.scales, current.divisor)
		}
		for at, c := range wave {
			s := solutions[at]
			if s.divisor.Cmp(current.divisor) != 0 {
				later = append(later, c)
				continue
			}
			members := w.circles[c]
			for _, m := range members {
				w.raise(&w.flows[m], now)
			}
			for i, m := range members {
				var y big.Int
				for j, from := range members {
					if x := &w.flows[from].n; x.Sign() > 0 && s.adjoint[i][j].Sign() > 0 {
						y.Add(&y, term.Mul(x, s.adjoint[i][j]))
					}
				}
				if count(w.nodes[m]) {
					w.raise(&met, now+1)
					met.n.Add(&met.n, term.Mul(&y, ways.SetUint64(all[m])))
				}
				words := y.BitLen()/64 + 1
				for _, t := range w.steps[m] {
					if w.circle[t.to] == c {
						continue
					}
					f := &w.flows[t.to]
					w.raise(f, now+1)
					f.n.Add(&f.n, term.Mul(&y, ways.SetUint64(t.ways)))
					if waiting[w.circle[t.to]]--; waiting[w.circle[t.to]] == 0 {
						later = append(later, w.circle[t.to])
					}
				}
				if w.left -= words * len(w.steps[m]); w.left < 0 {
					return Walked[K]{}, TooLong
				}
			}
			for _, m := range members {
				w.flows[m].n = big.Int{}
			}
		}
		ready = later
	}
	waves := len(w.scales)
	d := Dist[K]{map[K]*big.Int{}, big.NewInt(1)}
	for _, s := range w.scales {
		d.all.Mul(d.all, s)
	}
	for _, e := range ends {
		w.raise(&w.flows[e], waves)
		d.ways[w.nodes[e]] = &w.flows[e].n
	}
	w.raise(&met, waves)
	return Walked[K]{d, new(big.Rat).SetFrac(&met.n, d.all)}, Walks
}

// raise brings a number to the denominator after so many waves.
func (w *walk[K]) raise(f *flowing, waves int) {
	if f.n.Sign() > 0 {
		for _, s := range w.scales[f.waves:waves] {
			f.n.Mul(&f.n, s)
		}
	}
	f.waves = waves
}

// solution is how a circle passes on what comes to it: what comes to each
// standing times the adjoint, over the divisor, flows out for each of its ways.
type solution struct {
	adjoint [][]*big.Int
	divisor *big.Int
}

// solve works out a circle, once for all that are alike.
func (w *walk[K]) solve(members []int32, all []uint64, solved map[string]*solution) *solution {
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
		key = binary.LittleEndian.AppendUint64(key, all[m])
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
		rows[i][i].Add(rows[i][i], new(big.Int).SetUint64(all[members[i]]))
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
