package purgatory

import "testing"

// TestPowers: who differs from the others of its kind, and by what rule.
func TestPowers(t *testing.T) {
	c := published(t)
	type facts struct{ dice, on, sure, carries int }
	for _, b := range append(append([]*Celestial{}, c.Demons...), c.Angels...) {
		want := facts{2, 0, 0, 4}
		if b.Kind == Angel {
			want = facts{2, 6, 5, 4}
		}
		switch b.ID {
		case "vertus":
			want.dice = 3
		case "archanges":
			want.on, want.sure = 5, 4
		case "diablotin":
			want.on = 4
		case "avarice":
			want.carries = 6
		}
		if got := (facts{b.VirtueHumanist(), b.ReturnOn(), b.SureReturn(), b.Carries()}); got != want {
			t.Errorf("%s: got %+v, want %+v", b.ID, got, want)
		}
	}
	if g := c.Guardian(); g == nil || g.Rule != "R-299" {
		t.Errorf("the guardian is %v", g)
	}
	if g := (&Catalog{}).Guardian(); g != nil {
		t.Errorf("a catalog without angels has the guardian %v", g)
	}
}
