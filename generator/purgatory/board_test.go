package purgatory

import (
	"math"
	"testing"
)

// TestBoardSpec: the house rules move the beam and nothing else.
func TestBoardSpec(t *testing.T) {
	long := BoardSpec{BeamLength: 160, BeamBottom: 80}
	low := BoardSpec{BeamLength: 120, BeamBottom: 60}
	for _, tc := range []struct {
		why  string
		b    BoardSpec
		x, y float64
		want ZoneID
	}{
		{"the default end of the beam", DefaultBoard(), 60.1, 100, Reincarnation},
		{"a longer beam reaches farther", long, 60.1, 100, Purgatory},
		{"its end belongs to it", long, -80, 120, Purgatory},
		{"Earth is beyond", long, -80.1, 120, Reincarnation},
		{"a lower beam", low, 30, 70, Purgatory},
		{"where the beam was", low, 30, 110, Wall},
		{"the flames do not move", low, 0, 40, Flames},
		{"nor does Paradise", low, 0, 160.1, Paradise},
		{"no number", low, math.NaN(), 70, Wall},
	} {
		if got := tc.b.Zone(tc.x, tc.y); got != tc.want {
			t.Errorf("%s: %g, %g is %s, want %s", tc.why, tc.x, tc.y, got, tc.want)
		}
	}
	if x, y := DefaultBoard().Centre(); x != CentreX || y != CentreY {
		t.Errorf("centre at %g, %g", x, y)
	}
	if DefaultBoard().BeamTop() != BeamTop || DukeLimit != BeamBottom {
		t.Error("the beam lies between the duke’s limit and 120 cm")
	}
}

func TestBoardSpecCheck(t *testing.T) {
	for _, tc := range []struct {
		why string
		b   BoardSpec
		ok  bool
	}{
		{"default", DefaultBoard(), true},
		{"two planks", BoardSpec{160, 80}, true},
		{"a beam on the flames", BoardSpec{120, 40}, true},
		{"a T", BoardSpec{120, 120}, true},
		{"no beam", BoardSpec{40, 80}, false},
		{"a beam as long as a room", BoardSpec{401, 80}, false},
		{"a beam in Hell", BoardSpec{120, 39}, false},
		{"a beam in Paradise", BoardSpec{120, 121}, false},
		{"no number", BoardSpec{math.NaN(), 80}, false},
		{"no number", BoardSpec{120, math.NaN()}, false},
	} {
		if err := tc.b.Check(); (err == nil) != tc.ok {
			t.Errorf("%s: %v", tc.why, err)
		}
	}
}
