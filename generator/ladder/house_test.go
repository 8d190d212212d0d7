package ladder

import "testing"

// TestEndsHouse: the house rules of the end (C13, C14).
func TestEndsHouse(t *testing.T) {
	for _, row := range []struct {
		set     string
		players int
		towers  map[string]string
		usual   End
		want    End
		why     string
	}{
		{"visible_only=yes", 4, map[string]string{"a1": "RA", "b1": "VABA"}, "", TwoColours, "green is hidden"},
		{"visible_only=yes", 4, map[string]string{"a1": "RA", "b1": "VA", "c1": "BA"}, "", "", "three colours are visible"},
		{"two_colours_2p=yes", 2, map[string]string{"a1": "RA", "b1": "BA"}, "", TwoColours, "two colours, whoever plays them"},
		{"two_colours_2p=yes", 2, map[string]string{"a1": "RA", "b1": "BA", "c1": "VA"}, "", "", "a neutral one is left"},
	} {
		b := NewBoard(7, 7)
		for name, text := range row.towers {
			s, err := ParseSquare(name)
			if err != nil {
				t.Fatal(err)
			}
			b.Put(s, tower(text)...)
		}
		r := DefaultRules()
		if got := Ended(&b, Colours()[:row.players], r); got != row.usual {
			t.Errorf("%s: without the house rule %q, want %q", row.why, got, row.usual)
		}
		if err := r.Set(row.set); err != nil {
			t.Fatal(err)
		}
		if got := Ended(&b, Colours()[:row.players], r); got != row.want {
			t.Errorf("%s, %s: %q, want %q", row.set, row.why, got, row.want)
		}
	}
}

// TestTokensWin: most tokens win before most points under the house rule; then
// points, then the level (C1, 001-45).
func TestTokensWin(t *testing.T) {
	taken := map[Colour]Reserve{Red: {Blue: 4}, Blue: {Red: 1, Green: 1, Yellow: 1}, Green: {Red: 2, Blue: 1}}
	level := map[Colour]int{Green: 3}
	r := DefaultRules()
	// points 4, 7, 7; tokens 4, 3, 3; level 0, 0, 3
	for _, want := range [][]Colour{{Green, Blue, Red}, {Red, Green, Blue}} {
		for i, s := range Scores([]Colour{Red, Blue, Green}, taken, level, r) {
			if s.Colour != want[i] || s.Rank != i+1 {
				t.Errorf("tokens win %v: rank %d is %s, want %s", r.TokensWin, s.Rank, s.Colour, want[i])
			}
		}
		r.TokensWin = true
	}
}
