package dice

import "math"

// Fair is how far the faces that came up are from those of a fair die: the
// chi-square of the counts, one for each face, and p, the probability that a
// fair die is at least as far off. Without throws, or with fewer than two
// faces, nothing is off: 0 and 1. A p below one in a hundred is rare, not
// impossible.
//
// It says little of few throws: five of each face, expected, is the least that
// the approximation is used for (see Enough).
func Fair(counts []int) (chi2, p float64) {
	sum := 0
	for _, n := range counts {
		sum += n
	}
	if sum == 0 || len(counts) < 2 {
		return 0, 1
	}
	want := float64(sum) / float64(len(counts))
	for _, n := range counts {
		off := float64(n) - want
		chi2 += off * off / want
	}
	return chi2, ChiSquare(chi2, len(counts)-1)
}

// Enough reports whether so many throws of a die with that many sides are
// enough for Fair: five of each face, expected (Cochran).
func Enough(throws, sides int) bool { return throws >= 5*sides }

// ChiSquare is the probability that a chi-square variable of k degrees of
// freedom, 1 or more, is at least x. It is the upper regularized gamma function
// Q(k/2, x/2), which for whole k is a finite sum (Abramowitz and Stegun 26.4.4
// and 26.4.5).
func ChiSquare(x float64, k int) float64 {
	if x <= 0 {
		return 1
	}
	half := x / 2
	// The terms are half^(i/2)·e^-half/Γ(i/2+1) for i = 1, 3, … or 0, 2, …
	p, i := 0.0, 0
	term := math.Exp(-half)
	if k%2 == 1 {
		p, i = math.Erfc(math.Sqrt(half)), 1
		term *= 2 * math.Sqrt(half/math.Pi)
	}
	for ; i < k-1; i += 2 {
		p += term
		term *= half / (float64(i)/2 + 1)
	}
	return min(p, 1)
}
