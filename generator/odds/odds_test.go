package odds

import (
	"fmt"
	"maps"
	"math"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// total is what the probabilities of a distribution sum to.
func total[K comparable](d Dist[K]) *big.Rat { return d.Where(func(K) bool { return true }) }

func isOne(r *big.Rat) bool { return r.Cmp(big.NewRat(1, 1)) == 0 }

// same reports whether two distributions are equal to the last digit.
func same[K comparable](a, b Dist[K]) bool {
	return maps.EqualFunc(a.All(), b.All(), func(x, y *big.Rat) bool { return x.Cmp(y) == 0 })
}

// TestThrowAsOrdered: reading each choice of faces once, for all its orders,
// is the same as reading every order.
func TestThrowAsOrdered(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, sides := rapid.IntRange(0, 5).Draw(t, "n"), rapid.IntRange(2, 7).Draw(t, "sides")
		a, b := rapid.IntRange(1, 9).Draw(t, "a"), rapid.IntRange(1, 9).Draw(t, "b")
		read := func(faces []int) string {
			low, high, sum := 0, 0, 0
			for _, f := range faces {
				sum += f * a % b
				low = max(low, -f)
				high = max(high, f)
			}
			return fmt.Sprint(sum, low, high)
		}
		if !same(Throw(n, sides, read), ThrowInOrder(n, sides, read)) {
			t.Fatalf("%d dice of %d sides differ", n, sides)
		}
	})
}

// TestOrderMatters: a function that is interested in the order needs
// ThrowInOrder; this is the negative control of the test above.
func TestOrderMatters(t *testing.T) {
	first := func(faces []int) int { return faces[0] }
	if same(Throw(2, 6, first), ThrowInOrder(2, 6, first)) {
		t.Error("the first of sorted faces is not the first face")
	}
}

// TestSumAsThrow: the sum by convolution is that of all faces.
func TestSumAsThrow(t *testing.T) {
	for n := range 6 {
		for _, sides := range []int{2, 6, 12} {
			sum := func(faces []int) int {
				s := 0
				for _, f := range faces {
					s += f
				}
				return s
			}
			want := Throw(n, sides, sum)
			if !same(Sum(n, sides), want) || !same(Times(n, Sum(1, sides)), want) {
				t.Errorf("%dd%d differs", n, sides)
			}
		}
	}
	if p := Sum(100, 6).P(100); p.Cmp(new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Exp(big.NewInt(6), big.NewInt(100), nil))) != 0 {
		t.Errorf("a hundred 1s: %s", p)
	}
}

// TestLaws: probabilities sum to 1 through everything, and the mean of a sum
// is the sum of the means.
func TestLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		counted := func(name string) Dist[int] {
			return Counted(rapid.MapOfN(rapid.IntRange(-3, 9), rapid.Int64Range(1, 40), 1, 6).Draw(t, name))
		}
		a, b := counted("a"), counted("b")
		then := Then(a, func(k int) Dist[int] {
			if k%2 == 0 {
				return b
			}
			return Certain(k)
		})
		for name, d := range map[string]Dist[int]{"a": a, "then": then, "plus": Plus(a, b), "map": Map(a, func(k int) int { return k / 2 })} {
			if !isOne(total(d)) {
				t.Fatalf("%s sums to %s", name, total(d))
			}
		}
		if !isOne(total(Both(a, b))) {
			t.Fatal("both do not sum to 1")
		}
		id := func(k int) int { return k }
		if Mean(Plus(a, b), id).Cmp(new(big.Rat).Add(Mean(a, id), Mean(b, id))) != 0 {
			t.Fatal("means do not add up")
		}
	})
}

// TestDist are the small parts.
func TestDist(t *testing.T) {
	d := Counted(map[string]int64{"a": 1, "b": 3, "never": 0, "less": -2})
	if got := fmt.Sprint(d.P("a"), d.P("b"), d.P("never"), Sorted(d), d.Len()); got != "1/4 3/4 0/1 [a b] 2" {
		t.Errorf("got %s", got)
	}
	d.P("a").SetInt64(7)
	all := d.All()
	delete(all, "b")
	if d.P("a").Cmp(big.NewRat(1, 4)) != 0 || d.Len() != 2 {
		t.Error("a caller changed a distribution")
	}
	if empty := Counted(map[int]int64{}); empty.Len() != 0 {
		t.Error("nothing counted has outcomes")
	}
	if got := Again(big.NewRat(1, 6), 2); got.Cmp(big.NewRat(11, 36)) != 0 {
		t.Errorf("once in two: %s", got)
	}
	if got := Die(6, func(f int) bool { return f >= 5 }).P(true); got.Cmp(big.NewRat(1, 3)) != 0 {
		t.Errorf("5 or 6: %s", got)
	}
	for _, row := range []struct {
		p    *big.Rat
		want string
	}{
		{big.NewRat(1, 3), "33.33"}, {big.NewRat(2, 3), "66.67"}, {big.NewRat(1, 1), "100.00"},
		{big.NewRat(1, 20000), "0.01"}, {new(big.Rat), "0.00"},
	} {
		if got := Percent(row.p, 2); got != row.want {
			t.Errorf("%s: got %s, want %s", row.p, got, row.want)
		}
	}
	if !slices.Equal(Sorted(Sum(1, 3)), []int{1, 2, 3}) {
		t.Error("the outcomes of a d3 are not in order")
	}
}

func BenchmarkThrowSix(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		Throw(6, 6, func(faces []int) int { return faces[0] })
	}
}

// TestWalk: chances and means as flowing on step by step gives them, circles
// among the standings or not.
func TestWalk(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 9).Draw(t, "standings")
		steps := make([][]Step[int], n+2) // n and n+1 are ends
		for i := range n {
			for range rapid.IntRange(0, 3).Draw(t, "steps") {
				to := rapid.IntRange(0, n+1).Draw(t, "to")
				steps[i] = append(steps[i], Step[int]{to, uint64(rapid.IntRange(1, 9).Draw(t, "ways"))})
			}
			steps[i] = append(steps[i], Step[int]{rapid.IntRange(n, n+1).Draw(t, "end"), 2})
		}
		counts := func(i int) bool { return i%2 == 0 && i < n }
		got, fault := Walk(0, func(i int) []Step[int] { return steps[i] }, counts, 1_000_000)
		if fault != Walks || !isOne(total(got.Ends)) {
			t.Fatalf("fault %v, the ends sum to %v", fault, total(got.Ends))
		}
		flow, met := make([]float64, n+2), 0.0
		flow[0] = 1
		for range 2000 {
			next := make([]float64, n+2)
			next[n], next[n+1] = flow[n], flow[n+1]
			for i := range n {
				all := 0.0
				for _, s := range steps[i] {
					all += float64(s.Ways)
				}
				if counts(i) {
					met += flow[i]
				}
				for _, s := range steps[i] {
					next[s.To] += flow[i] * float64(s.Ways) / all
				}
			}
			flow = next
		}
		for i := n; i < n+2; i++ {
			if p, _ := got.Ends.P(i).Float64(); math.Abs(p-flow[i]) > 1e-9 {
				t.Errorf("end %d: got %v, want %v", i, p, flow[i])
			}
		}
		if m, _ := got.Met.Float64(); math.Abs(m-met) > 1e-9*(1+met) {
			t.Errorf("met %v, want %v", m, met)
		}
	})
}

// TestWalkFaults: a walk that never ends, and one that is too long.
func TestWalkFaults(t *testing.T) {
	circle := func(i int) []Step[int] { return []Step[int]{{(i + 1) % 3, 1}} }
	never := func(int) bool { return false }
	if _, fault := Walk(0, circle, never, 1_000_000); fault != Endless {
		t.Errorf("a circle without end: %v", fault)
	}
	line := func(i int) []Step[int] {
		if i == 100 {
			return nil
		}
		return []Step[int]{{i + 1, 1}, {100, 1}}
	}
	if _, fault := Walk(0, line, never, 1_000); fault != TooLong {
		t.Errorf("a long line: %v", fault)
	}
	got, fault := Walk(0, line, func(i int) bool { return i < 100 }, 1_000_000)
	want := new(big.Rat).Sub(big.NewRat(2, 1), new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Lsh(big.NewInt(1), 99)))
	if fault != Walks || !isOne(got.Ends.P(100)) || got.Met.Cmp(want) != 0 {
		t.Errorf("%v: met %v, want %v", fault, got.Met, want)
	}
}
