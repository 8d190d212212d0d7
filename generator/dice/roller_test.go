package dice

import (
	"slices"
	"testing"

	"croix/generator/say"
)

// TestSeededStream pins the faces of two seeds: a game or a deck that was made
// from a seed must come out the same from every later version.
func TestSeededStream(t *testing.T) {
	for seed, want := range map[uint64][]int{
		1: {2, 6, 4, 6, 6, 2, 1, 2, 3, 1, 5, 5, 4, 4, 4, 4, 5, 1, 3, 6},
		7: {1, 1, 1, 6, 5, 2, 6, 3, 2, 6, 6, 2, 5, 2, 2, 1, 1, 3, 5, 4},
	} {
		th, err := Seeded(seed).Throw("", D(20, 6))
		if err != nil || !slices.Equal(th.Faces, want) {
			t.Errorf("seed %d: %v, %v\nwant %v", seed, th.Faces, err, want)
		}
		// The same faces must come one die at a time.
		r := Seeded(seed)
		for i, f := range want {
			if th, err := r.Throw("", D(1, 6)); err != nil || th.Value != f {
				t.Errorf("seed %d, die %d alone: %v, %v; want %d", seed, i+1, th.Value, err, f)
			}
		}
	}
}

// TestSeededD66: the 36 results of R-002 all come, and no other.
func TestSeededD66(t *testing.T) {
	r := Seeded(1)
	seen := map[int]int{}
	for range 3600 {
		th, err := r.Throw("", D66())
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range []int{th.Value / 10, th.Value % 10} {
			if d < 1 || d > 6 {
				t.Fatalf("d66 gave %d", th.Value)
			}
		}
		seen[th.Value]++
	}
	if len(seen) != 36 {
		t.Errorf("%d results of 36: %v", len(seen), seen)
	}
}

// chiSquareBound is the 0.1 % bound of chi-square with 5 degrees of freedom.
const chiSquareBound = 20.515

// chiSquare compares the counts of six faces with equal ones.
func chiSquare(counts [6]int) float64 {
	n := 0
	for _, c := range counts {
		n += c
	}
	want, sum := float64(n)/6, 0.0
	for _, c := range counts {
		d := float64(c) - want
		sum += d * d / want
	}
	return sum
}

func TestSeededFair(t *testing.T) {
	var counts [6]int
	r := Seeded(2026)
	for range 60 {
		th, err := r.Throw("", D(1000, 6))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range th.Faces {
			counts[f-1]++
		}
	}
	if x := chiSquare(counts); x > chiSquareBound {
		t.Errorf("60000 d6 gave %v: chi-square %.2f, bound %.2f", counts, x, chiSquareBound)
	}
	// Negative control: a die slightly loaded is found out.
	if x := chiSquare([6]int{9700, 9900, 10000, 10000, 10000, 10400}); x <= chiSquareBound {
		t.Errorf("a loaded die passes with %.2f", x)
	}
}

// TestGivenFaces: each throw of a player's or a script's faces, and what it
// says when they do not fit. The purpose is a key without a message, which
// say renders as itself.
func TestGivenFaces(t *testing.T) {
	const sins say.Key = "sins"
	for _, c := range []struct {
		reason string
		r      *Roller
		throws []Expr
		values []int
		err    string // of the last throw, or of Done if all went well
	}{
		{"all used", Typed(3, 4, 6), []Expr{D66(), D(1, 6)}, []int{34, 6}, ""},
		{"nothing thrown, nothing given", Typed(), nil, nil, ""},
		{"impossible face", Typed(7), []Expr{D(1, 6)}, nil, "--dice: die 1 shows 7, but a d6 shows 1 to 6 (throw: sins, d6)"},
		{"dice are counted from the first typed", Typed(3, 4, 9, 1), []Expr{D66(), D66()}, []int{34}, "--dice: die 3 shows 9, but a d6 shows 1 to 6 (throw: sins, d66)"},
		{"a wrong face is told before a missing one", Typed(8), []Expr{D66()}, nil, "--dice: die 1 shows 8, but a d6 shows 1 to 6 (throw: sins, d66)"},
		{"one missing", Typed(3), []Expr{D66()}, nil, "--dice: die 2 is missing: give the face of a d6 (throw: sins, d66)"},
		{"several missing", Typed(3, 4, 1), []Expr{D66(), D(4, 8)}, []int{34}, "--dice: dice 4 to 6 are missing: give the faces of 3 d8 (throw: sins, 4d8)"},
		{"all missing", Typed(), []Expr{D66()}, nil, "--dice: dice 1 to 2 are missing: give the faces of 2 d6 (throw: sins, d66)"},
		{"left over", Typed(3, 4, 6), []Expr{D66()}, []int{34}, "--dice: faces given: 3, faces used: 2: leave out the rest"},
		{"none used", Typed(3), nil, nil, "--dice: faces given: 1, faces used: 0: leave out the rest"},
		{"script, wrong sides", Scripted(8), []Expr{D(1, 6)}, nil, "scripted dice: die 1 shows 8, but a d6 shows 1 to 6 (throw: sins, d6)"},
		{"script, ran out", Scripted(8), []Expr{D(1, 8), D(1, 6)}, []int{8}, "scripted dice: die 2 is missing: give the face of a d6 (throw: sins, d6)"},
		{"script, left over", Scripted(1, 2), []Expr{D(1, 6)}, []int{1}, "scripted dice: faces given: 2, faces used: 1: leave out the rest"},
		{"no source", &Roller{}, []Expr{D(1, 6)}, nil, "there is no source of dice (throw: sins, d6)"},
	} {
		var values []int
		var err error
		for _, e := range c.throws {
			var th Throw
			if th, err = c.r.Throw(sins, e); err != nil {
				break
			}
			if th.By != c.r.By() || th.Expr != e {
				t.Errorf("%s: throw %+v", c.reason, th)
			}
			values = append(values, th.Value)
		}
		if err == nil {
			err = c.r.Done()
		}
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != c.err || !slices.Equal(values, c.values) {
			t.Errorf("%s: %v, %q\nwant %v, %q", c.reason, values, got, c.values, c.err)
		}
	}
}

// TestRefusedThrowUsesNothing: after a refusal the same faces serve another
// throw, so that a question can be asked again.
func TestRefusedThrowUsesNothing(t *testing.T) {
	r := Typed(8, 3)
	if _, err := r.Throw("", D66()); err == nil {
		t.Fatal("a d6 cannot show 8")
	}
	th, err := r.Throw("", D(2, 8))
	if err != nil || !slices.Equal(th.Faces, []int{8, 3}) {
		t.Errorf("%+v, %v", th, err)
	}
}

// TestFacesAreCopies: a Throw is kept in logs; nobody else may change it.
func TestFacesAreCopies(t *testing.T) {
	given := []int{3, 4}
	r := Typed(given...)
	given[0] = 1
	th, err := r.Throw("", D66())
	if err != nil || th.Value != 34 {
		t.Fatalf("%+v, %v", th, err)
	}
	th.Faces[0] = 6
	if r.faces[0] != 3 {
		t.Error("the throw shares its faces with the roller")
	}
}

func TestSeededDone(t *testing.T) {
	r := Seeded(1)
	if err := r.Done(); err != nil || r.By() != ByProgram {
		t.Errorf("%v, %q", err, r.By())
	}
}

func TestDrawSeed(t *testing.T) {
	seen := map[uint64]bool{}
	for range 20 {
		s := DrawSeed()
		if s >= 1<<32 {
			t.Errorf("seed %d is long to type", s)
		}
		seen[s] = true
	}
	if len(seen) < 10 {
		t.Errorf("20 seeds, only %d different", len(seen))
	}
}

// TestFrench: what a French player reads of a chain of errors.
func TestFrench(t *testing.T) {
	_, err := Typed(7).Throw("", D(1, 6))
	want := "--dice\u00a0: le dé 1 montre 7, mais un d6 montre de 1 à 6 (jet\u00a0: d6)"
	if got := say.French.Error(err); got != want {
		t.Errorf("%q\nwant %q", got, want)
	}
}

func BenchmarkThrow(b *testing.B) {
	b.ReportAllocs()
	r := Seeded(1)
	for b.Loop() {
		if _, err := r.Throw("", D66()); err != nil {
			b.Fatal(err)
		}
	}
}

// TestResumed: faces that were thrown come again by whoever threw them, then
// the next roller throws; what it was given and is not used is told.
func TestResumed(t *testing.T) {
	next := Typed(5, 6, 1)
	r := Resumed([]int{2, 3}, ByProgram, next)
	for i, want := range []struct {
		faces []int
		by    Thrower
	}{{[]int{2, 3}, ByProgram}, {[]int{5, 6}, ByPlayer}} {
		if r.By() != want.by {
			t.Errorf("throw %d is by %s, want %s", i, r.By(), want.by)
		}
		got, err := r.Throw("", D(2, 6))
		if err != nil || !slices.Equal(got.Faces, want.faces) || got.By != want.by {
			t.Errorf("throw %d: got %+v, %v; want %+v", i, got, err, want)
		}
	}
	if err := next.Done(); err == nil {
		t.Error("a face is left over and not told")
	}
	if _, err := Resumed([]int{2}, ByProgram, next).Throw("", D(2, 6)); err == nil {
		t.Error("half a throw is thrown again")
	}
}
