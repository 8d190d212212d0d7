package dice

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// TestChiSquare: values of printed tables of the distribution.
func TestChiSquare(t *testing.T) {
	for _, row := range []struct {
		reason string
		x      float64
		k      int
		want   float64
	}{
		{"5 % point of 1 degree", 3.841459, 1, 0.05},
		{"5 % point of 2 degrees", 5.991465, 2, 0.05},
		{"1 % point of 2 degrees", 9.210340, 2, 0.01},
		{"5 % point of 5 degrees, a six-sided die", 11.070498, 5, 0.05},
		{"1 % point of 5 degrees", 15.086272, 5, 0.01},
		{"99 % point of 5 degrees", 0.554298, 5, 0.99},
		{"5 % point of 7 degrees, an eight-sided die", 14.067140, 7, 0.05},
		{"5 % point of 11 degrees, a twelve-sided die", 19.675138, 11, 0.05},
		{"median of 10 degrees", 9.341818, 10, 0.5},
		{"nothing is off", 0, 5, 1},
		{"all is off", 1e4, 5, 0},
	} {
		t.Run(row.reason, func(t *testing.T) {
			if got := ChiSquare(row.x, row.k); math.Abs(got-row.want) > 1e-6 {
				t.Errorf("got %v, want %v", got, row.want)
			}
		})
	}
}

func TestFair(t *testing.T) {
	for _, row := range []struct {
		reason string
		counts []int
		chi2   float64
		p      float64
	}{
		{"no throws", []int{0, 0, 0, 0, 0, 0}, 0, 1},
		{"no die", nil, 0, 1},
		{"a die with one side", []int{7}, 0, 1},
		{"as even as can be", []int{10, 10, 10, 10, 10, 10}, 0, 1},
		{"60 throws: (5²+2²+1²+2²+0+10²)/10", []int{5, 8, 9, 8, 10, 20}, 13.4, 0.019905},
		{"a coin, 45 to 55", []int{45, 55}, 1, 0.317311},
	} {
		t.Run(row.reason, func(t *testing.T) {
			chi2, p := Fair(row.counts)
			if math.Abs(chi2-row.chi2) > 1e-9 || math.Abs(p-row.p) > 1e-6 {
				t.Errorf("got %v and %v, want %v and %v", chi2, p, row.chi2, row.p)
			}
		})
	}
}

// TestChiSquareFalls: farther off is rarer, and always a probability.
func TestChiSquareFalls(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		k := rapid.IntRange(1, 30).Draw(t, "k")
		x := rapid.Float64Range(0, 200).Draw(t, "x")
		p, farther := ChiSquare(x, k), ChiSquare(x+rapid.Float64Range(0, 10).Draw(t, "more"), k)
		if p < 0 || p > 1 || farther > p+1e-12 {
			t.Errorf("p %v, farther off %v", p, farther)
		}
	})
}
