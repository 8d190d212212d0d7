package dice

import (
	"slices"
	"strings"
	"testing"

	"croix/generator/say"
	"pgregory.net/rapid"
)

func TestParse(t *testing.T) {
	for _, c := range []struct {
		in, canonical string
		want          Expr
		min, max      int
		reason        string
	}{
		{"d6", "d6", D(1, 6), 1, 6, "one die needs no number"},
		{"1d6", "d6", D(1, 6), 1, 6, "and may have it"},
		{"3d6", "3d6", D(3, 6), 3, 18, "a sum"},
		{"2d6+4", "2d6+4", Expr{Count: 2, Sides: 6, Plus: 4}, 6, 16, "added"},
		{"2d6-4", "2d6-4", Expr{Count: 2, Sides: 6, Plus: -4}, -2, 8, "taken off"},
		{"2d6−4", "2d6-4", Expr{Count: 2, Sides: 6, Plus: -4}, -2, 8, "the printed minus"},
		{"d20+40", "d20+40", Expr{Count: 1, Sides: 20, Plus: 40}, 41, 60, "not d20+4 and 0"},
		{"2d6+0", "2d6", D(2, 6), 2, 12, "nothing added"},
		{"d12", "d12", D(1, 12), 1, 12, "other dice"},
		{"d67", "d67", D(1, 67), 1, 67, "only 66 and 666 are read as digits"},
		{"D66", "d66", D66(), 11, 66, "two dice, tens first (R-002), any case"},
		{"d666", "d666", D666(), 111, 666, "three dice"},
		{" 2\u00a0D6 + 4\t", "2d6+4", Expr{Count: 2, Sides: 6, Plus: 4}, 6, 16, "spaces, no-break ones too"},
		{"002d006", "2d6", D(2, 6), 2, 12, "leading zeros mean nothing"},
		{"1000d1000+10000", "1000d1000+10000", Expr{Count: 1000, Sides: 1000, Plus: 10000}, 11000, 1010000, "the limits"},
	} {
		e, err := Parse(c.in)
		if err != nil || e != c.want || e.String() != c.canonical || e.Min() != c.min || e.Max() != c.max {
			t.Errorf("Parse(%q) = %+v %q %d..%d, %v: %s", c.in, e, e, e.Min(), e.Max(), err, c.reason)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"", "no dice are named: write for example d6, 2d6+4 or d66"},
		{" \t", "no dice are named: write for example d6, 2d6+4 or d66"},
		{"6", "“6” is not a throw of dice: write for example d6, 2d6+4 or d66"},
		{"d", "“d” is not a throw of dice: write for example d6, 2d6+4 or d66"},
		{"2d6+", "“2d6+” is not a throw of dice: write for example d6, 2d6+4 or d66"},
		{"2d6+-4", "“2d6+-4” is not a throw of dice: write for example d6, 2d6+4 or d66"},
		{"2d6+4+1", "“2d6+4+1” is not a throw of dice: write for example d6, 2d6+4 or d66"},
		{"-d6", "“-d6” is not a throw of dice: write for example d6, 2d6+4 or d66"},
		{"1 0d6", "“1 0d6” is not a throw of dice: write for example d6, 2d6+4 or d66"},
		{"d6\x00", "“d6\uFFFD” is not a throw of dice: write for example d6, 2d6+4 or d66"},
		{"\x1b[31md6", "“\uFFFD[31md6” is not a throw of dice: write for example d6, 2d6+4 or d66"},
		{"dé 6", "“dé 6” is not a throw of dice: write for example d6, 2d6+4 or d66"},
		{strings.Repeat("x", 50), "“" + strings.Repeat("x", 40) + "…” is not a throw of dice: write for example d6, 2d6+4 or d66"},
		{"99999999999999999999d6", "“99999999999999999999d6” has a number of more than 9 digits: write a shorter one"},
		{"d99999999999999999999", "“d99999999999999999999” has a number of more than 9 digits: write a shorter one"},
		{"d6+99999999999999999999", "“d6+99999999999999999999” has a number of more than 9 digits: write a shorter one"},
		{"-1d6", "“-1d6” throws less than no dice: the number of dice is from 1 to 1000"},
		{"0d6", "“0d6” throws no dice: the number of dice is from 1 to 1000"},
		{"1001d6", "“1001d6” throws too many dice: at most 1000"},
		{"d0", "“d0” has dice without sides: a die has from 2 to 1000 sides"},
		{"d1", "“d1” has dice of one side, which decide nothing: a die has from 2 to 1000 sides"},
		{"d1001", "“d1001” has dice with too many sides: at most 1000"},
		{"d6+10001", "“d6+10001” adds or takes off too much: at most 10000"},
		{"d6-10001", "“d6-10001” adds or takes off too much: at most 10000"},
		{"1d66", "“1d66” can be read in two ways: write d66 for one throw of 2 dice read as digits, -n 2 d66 for two such throws, 1d6 or 2d6 for a sum"},
		{"2d66", "“2d66” can be read in two ways: write d66 for one throw of 2 dice read as digits, -n 2 d66 for two such throws, 1d6 or 2d6 for a sum"},
		{"1d666", "“1d666” can be read in two ways: write d666 for one throw of 3 dice read as digits, -n 2 d666 for two such throws, 1d6 or 2d6 for a sum"},
		{"d66+1", "“d66+1” adds to a d66, which is read on a table: leave the number out"},
		{"d666-0", "“d666-0” adds to a d666, which is read on a table: leave the number out"},
	} {
		e, err := Parse(c.in)
		if err == nil || err.Error() != c.want || e != (Expr{}) {
			t.Errorf("Parse(%q) = %v, %v\nwant %s", c.in, e, err, c.want)
		}
	}
}

// TestInvalidExpr: an Expr made by hand is refused like a written one, and its
// methods do not panic.
func TestInvalidExpr(t *testing.T) {
	for _, c := range []struct {
		e    Expr
		want string
	}{
		{Expr{}, "“0d0” throws no dice: the number of dice is from 1 to 1000"},
		{D(-1, 6), "“-1d6” throws less than no dice: the number of dice is from 1 to 1000"},
		{D(1, 66), "“d66” can be read in two ways: write d66 for one throw of 2 dice read as digits, -n 2 d66 for two such throws, 1d6 or 2d6 for a sum"},
		{Expr{Count: 2, Sides: 6, Digits: 2, Plus: 1}, "“d66” adds to a d66, which is read on a table: leave the number out"},
		{Expr{Count: 2, Sides: 6, Digits: 3}, "“d666” is not a throw: dice read as digits are d66 or d666"},
		{Expr{Count: 4, Sides: 6, Digits: 4}, "“digits:4” is not a throw: dice read as digits are d66 or d666"},
	} {
		_, err := Seeded(1).Throw("", c.e)
		if err == nil || err.Error() != c.want {
			t.Errorf("throw of %+v: %v\nwant %s", c.e, err, c.want)
		}
		if _, err := c.e.Value(nil); err == nil {
			t.Errorf("value of %+v: no error", c.e)
		}
		if c.e.Dice() < 0 {
			t.Errorf("%+v throws %d dice", c.e, c.e.Dice())
		}
		_, _ = c.e.Min(), c.e.Max()
	}
}

func TestValue(t *testing.T) {
	for _, c := range []struct {
		e      Expr
		faces  []int
		want   int
		err    string
		reason string
	}{
		{D66(), []int{5, 2}, 52, "", "tens first, never sorted (R-002)"},
		{D66(), []int{2, 5}, 25, "", "the other order is another result"},
		{D666(), []int{3, 1, 2}, 312, "", "hundreds first"},
		{Expr{Count: 2, Sides: 6, Plus: -4}, []int{1, 2}, -1, "", "a sum may be negative"},
		{D(1, 6), []int{7}, 0, "die 1 shows 7, but a d6 shows 1 to 6", "too high"},
		{D(3, 6), []int{6, 6, 0}, 0, "die 3 shows 0, but a d6 shows 1 to 6", "too low, third die"},
		{D66(), []int{1, 7}, 0, "die 2 shows 7, but a d6 shows 1 to 6", "digits are d6 too"},
		{D(2, 6), []int{1}, 0, "2d6 wants 2 faces, but 1 are given", "too few"},
		{D66(), []int{1, 2, 3}, 0, "d66 wants 2 faces, but 3 are given", "too many"},
	} {
		given := slices.Clone(c.faces)
		v, err := c.e.Value(c.faces)
		got := ""
		if err != nil {
			got = err.Error()
		}
		if v != c.want || got != c.err || !slices.Equal(given, c.faces) {
			t.Errorf("%s %v = %d, %q: %s", c.e, given, v, got, c.reason)
		}
	}
}

func TestParseFaces(t *testing.T) {
	for _, c := range []struct {
		in   string
		want []int
		err  string
	}{
		{"3,4", []int{3, 4}, ""},
		{"3 4", []int{3, 4}, ""},
		{" 3, 4 \t5 ", []int{3, 4, 5}, ""},
		{"34", []int{34}, ""},
		{"1000", []int{1000}, ""},
		{"", nil, "no faces are given: write the faces in throwing order, for example 3,4"},
		{"3,,4", nil, "die 2 of “3,,4” has no face: write one face between two commas, for example 3,4"},
		{"3,", nil, "die 2 of “3,” has no face: write one face between two commas, for example 3,4"},
		{",3", nil, "die 1 of “,3” has no face: write one face between two commas, for example 3,4"},
		{"3 x", nil, "die 2 shows “x”, which is not a whole number: write the faces in throwing order, for example 3,4"},
		{"+3", nil, "die 1 shows “+3”, which is not a whole number: write the faces in throwing order, for example 3,4"},
		{"1001", nil, "die 1 shows 1001, but a face is from 1 to 1000: write the faces apart, for example 3,4"},
		{"0", nil, "die 1 shows 0, but a face is from 1 to 1000: write the faces apart, for example 3,4"},
		{"2,-3", nil, "die 2 shows -3, but a face is from 1 to 1000: write the faces apart, for example 3,4"},
		{"345345345345345345345345", nil, "die 1 shows 345345345345345345345345, but a face is from 1 to 1000: write the faces apart, for example 3,4"},
	} {
		faces, err := ParseFaces(c.in)
		got := ""
		if err != nil {
			got = err.Error()
		}
		if !slices.Equal(faces, c.want) || got != c.err {
			t.Errorf("ParseFaces(%q) = %v, %q\nwant %v, %q", c.in, faces, got, c.want, c.err)
		}
	}
}

// TestRoundTrip: every throw is read back from its notation, and its value is
// within its bounds for any faces.
func TestRoundTrip(t *testing.T) {
	throws := rapid.OneOf(
		rapid.Just(D66()), rapid.Just(D666()),
		rapid.Custom(func(t *rapid.T) Expr {
			return Expr{
				Count: rapid.IntRange(1, MaxDice).Draw(t, "count"),
				Sides: rapid.IntRange(2, MaxSides).Filter(func(n int) bool { return n != 66 && n != 666 }).Draw(t, "sides"),
				Plus:  rapid.IntRange(-MaxPlus, MaxPlus).Draw(t, "plus"),
			}
		}))
	rapid.Check(t, func(t *rapid.T) {
		e := throws.Draw(t, "throw")
		if back, err := Parse(e.String()); err != nil || back != e {
			t.Fatalf("%+v is %q, read back as %+v, %v", e, e, back, err)
		}
		th, err := Seeded(rapid.Uint64().Draw(t, "seed")).Throw("", e)
		if err != nil || th.Value < e.Min() || th.Value > e.Max() || len(th.Faces) != e.Dice() {
			t.Fatalf("%s: %+v, %v", e, th, err)
		}
		if v, err := e.Value(th.Faces); err != nil || v != th.Value {
			t.Fatalf("%s: faces give %d, %v; the throw %d", e, v, err, th.Value)
		}
	})
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"d6", "2d6+4", "D66", "2d66", "d666", "d20+40", " 2 d 6 − 4", "0d6", "1e3d6"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		e, err := Parse(s)
		if err != nil {
			for _, l := range say.Langs() {
				if text := l.Error(err); strings.ContainsAny(text, "\n\x1b\x00") || !strings.Contains(s, "%") && strings.Contains(text, "%!") {
					t.Fatalf("%q: error %q", s, text)
				}
			}
			return
		}
		if back, err := Parse(e.String()); err != nil || back != e {
			t.Fatalf("%q is %+v, %q, read back as %+v, %v", s, e, e, back, err)
		}
	})
}

func FuzzParseFaces(f *testing.F) {
	for _, s := range []string{"3,4", "3 4", "34", "3,,4", "-1", "1 , 2 3", "−4"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		faces, err := ParseFaces(s)
		if (err == nil) != (len(faces) > 0) {
			t.Fatalf("%q: %v, %v", s, faces, err)
		}
		for _, n := range faces {
			if n < 1 || n > MaxSides {
				t.Fatalf("%q: face %d", s, n)
			}
		}
	})
}

func BenchmarkParse(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Parse("12d6+40"); err != nil {
			b.Fatal(err)
		}
	}
}
