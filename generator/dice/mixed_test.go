package dice

import (
	"errors"
	"slices"
	"testing"

	"croix/generator/say"
)

// TestMixed: what players typed is thrown, the program throws the rest, and each
// throw says who did.
func TestMixed(t *testing.T) {
	stopped := errors.New("stopped")
	for _, row := range []struct {
		reason string
		typed  []int
		err    error
		want   []int // the first faces
		by     Thrower
		fails  say.Key
	}{
		{"all of them", []int{2, 3, 4}, nil, []int{2, 3, 4}, ByPlayer, ""},
		{"some of them", []int{2}, nil, []int{2}, ByBoth, ""},
		{"none of them", nil, nil, nil, ByProgram, ""},
		{"nobody has thrown yet", nil, stopped, nil, "", ""},
		{"an impossible face", []int{7}, nil, nil, "", say.DiceOfNamedThrow},
		{"too many", []int{1, 2, 3, 4}, nil, nil, "", say.DiceLeftOver},
	} {
		t.Run(row.reason, func(t *testing.T) {
			var asked Want
			r := Mixed(Seeded(1), func(w Want) ([]int, error) { asked = w; return row.typed, row.err })
			got, err := r.Of("satan", "p3").Throw(say.DiceRollerMissing, D(3, 6))
			if asked.Side != "satan" || asked.Figure != "p3" || asked.Purpose != say.DiceRollerMissing || asked.Expr != D(3, 6) {
				t.Errorf("asked for %+v", asked)
			}
			switch {
			case row.err != nil:
				if err != row.err {
					t.Errorf("error %v, want %v as it is", err, row.err)
				}
			case row.fails != "":
				if !say.Has(err, row.fails) {
					t.Errorf("error %v", err)
				}
			case err != nil || len(got.Faces) != 3 || !slices.Equal(got.Faces[:len(row.want)], row.want) || got.By != row.by:
				t.Errorf("got %+v, %v; want %v by %s", got, err, row.want, row.by)
			}
		})
	}
}

// TestMixedAgain: the program throws the same after the same typed faces, as it
// would alone.
func TestMixedAgain(t *testing.T) {
	none := func(Want) ([]int, error) { return nil, nil }
	alone, err1 := Seeded(7).Throw("", D(4, 6))
	mixed, err2 := Mixed(Seeded(7), none).Throw("", D(4, 6))
	if err1 != nil || err2 != nil || !slices.Equal(alone.Faces, mixed.Faces) {
		t.Errorf("%v (%v) and %v (%v)", alone.Faces, err1, mixed.Faces, err2)
	}
	// What a gesture threw before it was stopped goes to the roller it is resumed
	// with.
	r := Resumed([]int{5}, ByPlayer, Mixed(Seeded(7), func(w Want) ([]int, error) {
		if w.Side != "god" || w.Figure != "p1" {
			t.Errorf("asked for %+v", w)
		}
		return []int{6}, nil
	}))
	for i, want := range []int{5, 6} {
		if got, err := r.Of("god", "p1").Throw("", D(1, 6)); err != nil || got.Value != want {
			t.Errorf("throw %d: %+v, %v", i, got, err)
		}
	}
}
