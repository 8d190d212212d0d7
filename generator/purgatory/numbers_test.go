package purgatory

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/say"
)

// TestEffective: one clamp at the end.
func TestEffective(t *testing.T) {
	c := published(t)
	item := func(id string) *Item {
		it, ok := c.ItemByID(id)
		if !ok {
			t.Fatalf("no item %s", id)
		}
		return it
	}
	for _, row := range []struct {
		reason string
		base   Sins
		shifts map[Sin]int
		items  []*Item
		want   Sins
	}{
		{"nothing changes", Sins{1, 2, 3, 4, 5, 6, 1}, nil, nil, Sins{1, 2, 3, 4, 5, 6, 1}},
		{"the Apple on envy 5 gives 6 (Q-026)", Sins{5, 3, 3, 3, 3, 3, 3}, nil, []*Item{item("la_pomme")}, Sins{6, 3, 3, 3, 6, 3, 3}},
		{"the Apple and the chasuble on envy 5: 5+3-1 is 7, then 6", Sins{5, 1, 1, 1, 1, 1, 1}, nil,
			[]*Item{item("la_pomme"), item("chasuble")}, Sins{6, 1, 1, 1, 4, 1, 1}},
		{"a shift below 1 is kept until the end: 1-1+1 is 1", Sins{1, 1, 1, 1, 1, 1, 1}, map[Sin]int{Envy: -1},
			[]*Item{item("compte_en_suisse")}, Sins{1, 1, 1, 1, 1, 1, 1}},
		{"never below 1", Sins{1, 1, 1, 1, 1, 1, 1}, map[Sin]int{Sloth: -3}, []*Item{item("chasuble")}, Sins{1, 1, 1, 1, 1, 1, 1}},
		{"no item and no sin are passed over", Sins{2, 2, 2, 2, 2, 2, 2}, map[Sin]int{-1: 3, 7: 3}, []*Item{nil}, Sins{2, 2, 2, 2, 2, 2, 2}},
	} {
		if got := Effective(row.base, row.shifts, row.items); got != row.want {
			t.Errorf("%s: %v, want %v", row.reason, got, row.want)
		}
	}
}

// TestEffectiveBounds: all sins with all changes stay within 1 to 6, and so do
// the numbers that follow.
func TestEffectiveBounds(t *testing.T) {
	c := published(t)
	rapid.Check(t, func(t *rapid.T) {
		base := genSins().Draw(t, "base")
		shifts := rapid.MapOf(rapid.SampledFrom(AllSins()), rapid.IntRange(-12, 12)).Draw(t, "shifts")
		items := rapid.SliceOfN(rapid.SampledFrom(c.Items.Rows), 0, 5).Draw(t, "items")
		got := Effective(base, shifts, items)
		if s, wrong := got.wrong(); wrong {
			t.Fatalf("%s is %d", s, got[s])
		}
		for s := range got {
			sum := base[s] + shifts[Sin(s)]
			for _, it := range items {
				sum += it.Sins[s]
			}
			if sum >= MinSin && sum <= MaxSin && got[s] != sum {
				t.Fatalf("%s is %d, want %d", Sin(s), got[s], sum)
			}
		}
		d := Derive(got)
		for what, in := range map[string]bool{
			"move": d.Move >= 14 && d.Move <= 19, "substance": d.Substance >= 2 && d.Substance <= 12,
			"dice": d.MeleeDice >= 1 && d.MeleeDice <= 6, "bare": d.Bare >= 1 && d.Bare <= 3,
			"ammo": d.Ammo >= 2 && d.Ammo <= 7, "pride": d.Pride >= 7 && d.Pride <= 42,
		} {
			if !in {
				t.Fatalf("%s out of range: %+v of %v", what, d, got)
			}
		}
	})
}

func genSins() *rapid.Generator[Sins] {
	return rapid.Custom(func(t *rapid.T) Sins {
		var s Sins
		for i := range s {
			s[i] = rapid.IntRange(MinSin, MaxSin).Draw(t, sinIDs[i])
		}
		return s
	})
}

// TestSins: ids and names, both ways, and what is no sin.
func TestSins(t *testing.T) {
	if len(AllSins()) != SinCount {
		t.Fatalf("%d sins", len(AllSins()))
	}
	for i, s := range AllSins() {
		if back, ok := SinByID(s.ID()); int(s) != i || !ok || back != s {
			t.Errorf("sin %d is %q, which is %d", i, s.ID(), back)
		}
	}
	if got := Wrath.Name(say.French); got != "colère" {
		t.Errorf("wrath is %q in French", got)
	}
	if _, ok := SinByID("orgueil"); ok {
		t.Error("pride is no sin of its own (Q-025)")
	}
	if s := Sin(7); s.ID() != "" || s.Name(say.English) != "" {
		t.Errorf("sin 7 is %q", s.ID())
	}
}

// TestWoundedBelow agrees with the ruling for every figure: wounded when twice
// the substance is less than the maximum.
func TestWoundedBelow(t *testing.T) {
	for maximum := 1; maximum <= maxSubstance; maximum++ {
		for ps := 0; ps <= maximum; ps++ {
			if got, want := ps < WoundedBelow(maximum), 2*ps < maximum; got != want {
				t.Errorf("%d of %d: wounded %v, want %v", ps, maximum, got, want)
			}
		}
	}
}

// TestFormula: what formulas mean and how players read them.
func TestFormula(t *testing.T) {
	for _, row := range []struct {
		text   string
		damage [6]int // for wrath 1 to 6
		note   string // notation it has again
		french string
	}{
		{"wrath", [6]int{1, 2, 3, 4, 5, 6}, "wrath", "colère"},
		{"Colère * 2", [6]int{2, 4, 6, 8, 10, 12}, "wrath*2", "colère × 2"},
		{"colere×3", [6]int{3, 6, 9, 12, 15, 18}, "wrath*3", "colère × 3"},
		{"wrath+1", [6]int{2, 3, 4, 5, 6, 7}, "wrath+1", "colère + 1"},
		{"ceil(wrath/2)", [6]int{1, 1, 2, 2, 3, 3}, "ceil(wrath/2)", "colère / 2, arrondi au supérieur"},
		{"floor( colere / 2 )", [6]int{1, 1, 1, 2, 2, 3}, "floor(wrath/2)", "colère / 2, arrondi à l’inférieur"},
		{"0", [6]int{}, "0", "0"},
		{"4", [6]int{4, 4, 4, 4, 4, 4}, "4", "4"},
	} {
		f, err := ParseFormula(row.text)
		if err != nil {
			t.Errorf("%s: %v", row.text, err)
			continue
		}
		for i, want := range row.damage {
			if got := f.Damage(i + 1); got != want {
				t.Errorf("%s with wrath %d: %d, want %d", row.text, i+1, got, want)
			}
		}
		if f.String() != row.note || f.In(say.French) != row.french {
			t.Errorf("%s: %q, %q; want %q, %q", row.text, f.String(), f.In(say.French), row.note, row.french)
		}
	}
	for _, text := range []string{
		"", "wrath*", "wrath*0", "wrath-1", "wrath*21", "wrath+0", "ceil(wrath/1)", "ceil(wrath/0)", "floor(wrath)",
		"ceil(wrath/2", "2*wrath", "wrath*+2", "-1", "1d6", "envie", "wrath*99999999999999999999", "wrath**2",
	} {
		if f, err := ParseFormula(text); err == nil {
			t.Errorf("%q is accepted as %v", text, f)
		}
	}
	if f := (Formula{}); f.Damage(6) != 0 || f.String() != "" || f.In(say.English) != "" || !f.IsZero() {
		t.Errorf("no formula is %q", f.String())
	}
}

// FuzzParseFormula: whatever is accepted can be written and read again, and
// deals no damage below 1 unless it is a number.
func FuzzParseFormula(f *testing.F) {
	for _, s := range []string{"wrath", "colère*2", "ceil(wrath/2)", "0", "wrath+", "floor(wrath/)"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		a, err := ParseFormula(s)
		if err != nil {
			return
		}
		b, err := ParseFormula(a.String())
		if err != nil || a != b {
			t.Fatalf("%q is %+v, written %q, read %+v, %v", s, a, a.String(), b, err)
		}
		for wrath := -1; wrath <= 18; wrath++ {
			if d := a.Damage(wrath); d < 0 || d < 1 && a.kind != fixed {
				t.Fatalf("%q with wrath %d deals %d", s, wrath, d)
			}
		}
	})
}

// TestZoneBorders: each border with the points on both sides.
func TestZoneBorders(t *testing.T) {
	for _, row := range []struct {
		reason string
		x, y   float64
		want   ZoneID
	}{
		{"below the bottom edge", 0, -0.1, Embers},
		{"below, beside the arm", 20.1, -0.1, Wall},
		{"bottom edge", 0, 0, Flames},
		{"corner of the flames", -20, 40, Flames},
		{"above the flames", -20, 40.1, Purgatory},
		{"beside the lower arm", 20.1, 60, Wall},
		{"underside of the beam", 20.1, 80, Purgatory},
		{"under the beam", 20.1, 79.9, Wall},
		{"upper side of the beam", -60, 120, Purgatory},
		{"above the beam", -60, 120.1, Wall},
		{"beyond the left end", -60.1, 80, Reincarnation},
		{"far beyond the right end", 1e9, 120, Reincarnation},
		{"beyond the end, under it", 61, 79, Wall},
		{"top edge", 20, 160, Purgatory},
		{"above the top", -20, 160.1, Paradise},
		{"above, beside the arm", -20.1, 161, Wall},
		{"no number", math.NaN(), 100, Wall},
		{"no number either", 0, math.NaN(), Wall},
		{"infinitely far", math.Inf(1), 100, Reincarnation},
	} {
		if got := Zone(row.x, row.y); got != row.want {
			t.Errorf("%s (%v, %v): %s, want %s", row.reason, row.x, row.y, got, row.want)
		}
	}
}

// TestDirections: the whole die, and that directions lead where they say.
func TestDirections(t *testing.T) {
	names := []string{"N", "NE", "E", "SE", "S", "SW", "W", "NW"}
	for die := 1; die <= 12; die++ {
		d, again, err := DirectionOf(die)
		if err != nil || again != (die > 8) {
			t.Errorf("%d: again %v, %v", die, again, err)
		}
		if die > 8 {
			continue
		}
		if d.String() != names[die-1] {
			t.Errorf("%d is %s, want %s", die, d, names[die-1])
		}
		x, y := d.Offset(10)
		angle := float64(d.Degrees()) * math.Pi / 180
		if math.Abs(x-10*math.Sin(angle)) > 1e-9 || math.Abs(y-10*math.Cos(angle)) > 1e-9 {
			t.Errorf("%s leads to (%v, %v)", d, x, y)
		}
		for distance := 2; distance <= 12; distance++ {
			x, y := Scatter(d, distance)
			if x < -20 || x > 20 || y < 80 || y > 120 {
				t.Errorf("%s %d cm: (%v, %v) is outside the central square (Q-009)", d, distance, x, y)
			}
			if got := math.Hypot(x-CentreX, y-CentreY); math.Abs(got-float64(distance)) > 1e-9 {
				t.Errorf("%s %d cm: %v cm from the centre", d, distance, got)
			}
		}
	}
	for _, die := range []int{-1, 0, 13} {
		if d, _, err := DirectionOf(die); err == nil {
			t.Errorf("%d is %s", die, d)
		}
	}
	if got := SouthWest.Name(say.French); got != "SO" {
		t.Errorf("south-west is %q in French", got)
	}
	if d := Direction(8); d.String() != "" {
		t.Errorf("direction 8 is %q", d)
	}
}
