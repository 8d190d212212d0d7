package d666

import (
	"bytes"
	"encoding/json"
	"errors"
	"math"
	"math/big"
	"os"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/odds"
	"croix/generator/say"
)

// oddsEnv names one more file of odds, which need not be published.
const oddsEnv = "CROIX_ODDS"

// chance is a chance that a test writes.
func chance(t testing.TB, text string) *big.Rat {
	t.Helper()
	p, err := ParseChance(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func fraction(t testing.TB, text string) *big.Rat {
	t.Helper()
	p, ok := new(big.Rat).SetString(text)
	if !ok {
		t.Fatalf("%q is no fraction", text)
	}
	return p
}

func mean(d odds.Dist[int]) *big.Rat { return odds.Mean(d, func(n int) int { return n }) }

// TestGrid compares attacks with the published odds, fraction by fraction, and
// with those of the file that CROIX_ODDS names.
func TestGrid(t *testing.T) {
	files := []string{"testdata/odds.json"}
	if extra := os.Getenv(oddsEnv); extra != "" {
		files = append(files, extra)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(data, []byte(`"never_win"`)) {
			t.Logf("%s is of the gamebook: it is passed over", file)
			continue
		}
		var rows []struct {
			K, Power, Armour, Kd, Parry, Div int
			Dist                             map[string]string
			Mean                             string
		}
		if err := json.Unmarshal(data, &rows); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if len(rows) == 0 {
			t.Fatalf("%s is empty", file)
		}
		for _, r := range rows {
			a := Assault{Hit: big.NewRat(int64(r.K), Pairs), Power: r.Power, Armour: r.Armour, Held: big.NewRat(int64(r.Kd), Pairs),
				Defence: Parry, Parry: r.Parry, Divisor: r.Div}
			got := a.Lost(Options{})
			if got.Len() != len(r.Dist) {
				t.Errorf("%s: %+v: %d outcomes, want %d", file, r, got.Len(), len(r.Dist))
			}
			for n, want := range r.Dist {
				lost, err := strconv.Atoi(n)
				if err != nil {
					t.Fatal(err)
				}
				if p := got.P(lost); p.Cmp(fraction(t, want)) != 0 {
					t.Errorf("%s: %+v: %d with %s, want %s", file, r, lost, p, want)
				}
			}
			if m := mean(got); m.Cmp(fraction(t, r.Mean)) != 0 {
				t.Errorf("%s: %+v: mean %s, want %s", file, r, m, r.Mean)
			}
		}
		t.Logf("%s: %d attacks", file, len(rows))
	}
}

// assaults are the cases of section G.
func assaults(t testing.TB) map[string]Assault {
	c := func(s string) *big.Rat { return chance(t, s) }
	f := Assault{Hit: c("27/36"), Power: 3, Bonus: 2, Armour: 1, Defence: Dodge, Held: c("1/3"), Divisor: 1}
	g, h := f, f
	g.Divisor, h.Divisor = 2, 3
	return map[string]Assault{
		"A": {Hit: c("1"), Power: 2, Divisor: 1},
		"B": {Hit: c("1/2"), Power: 2, Divisor: 1},
		"C": {Hit: c("1/2"), Power: 2, Armour: 3, Divisor: 1},
		"D": {Hit: c("1/2"), Power: 2, Defence: Dodge, Held: c("1/2"), Divisor: 1},
		"E": {Hit: c("1/2"), Power: 2, Defence: Parry, Held: c("1/2"), Parry: 2, Divisor: 1},
		"F": f, "G": g, "H": h,
		"I": {Hit: c("1/2"), Power: -3, Divisor: 1},
		"J": {Hit: c("1"), Defence: Dodge, Held: c("1"), Divisor: 1},
	}
}

// TestAttacks are the tables of section G.
func TestAttacks(t *testing.T) {
	all := assaults(t)
	for name, want := range map[string][4]string{ // P(>=1), P(>=3), P(>=5), mean
		"A": {"1", "1", "2/3", "11/2"}, "B": {"1/2", "1/2", "1/3", "11/4"}, "C": {"5/12", "1/4", "1/12", "5/4"},
		"D": {"31/72", "17/48", "5/24", "35/18"}, "E": {"17/48", "7/24", "25/144", "233/144"},
		"F": {"35/48", "49/72", "29/48", "685/144"}, "G": {"17/24", "35/72", "1/12", "79/36"},
		"H": {"49/72", "25/144", "0", "193/144"}, "I": {"1/4", "1/12", "0", "1/2"}, "J": {"5/12", "1/6", "1/36", "35/36"},
	} {
		d := all[name].Lost(Options{})
		for i, n := range []int{1, 3, 5} {
			if p := d.Where(func(x int) bool { return x >= n }); p.Cmp(fraction(t, want[i])) != 0 {
				t.Errorf("%s: at least %d with %s, want %s", name, n, p, want[i])
			}
		}
		if m := mean(d); m.Cmp(fraction(t, want[3])) != 0 {
			t.Errorf("%s: mean %s, want %s", name, m, want[3])
		}
	}
	for name, want := range map[string][]string{
		"F": {"13/48", "1/48", "1/36", "5/144", "1/24", "17/144", "1/9", "5/48", "7/72", "13/144", "1/12"},
		"G": {"7/24", "1/16", "23/144", "31/144", "3/16", "1/12"},
	} {
		d := all[name].Lost(Options{})
		if d.Len() != len(want) {
			t.Errorf("%s: %d outcomes, want %d", name, d.Len(), len(want))
		}
		for n, p := range want {
			if got := d.P(n); got.Cmp(fraction(t, p)) != 0 {
				t.Errorf("%s: %d with %s, want %s", name, n, got, p)
			}
		}
	}
	for points, want := range map[int][2]string{1: {"5/144", "19/48"}, 2: {"1/24", "17/48"}, 3: {"11/144", "5/18"}, 4: {"5/72", "5/24"}} {
		zero, dead := Dropped(all["D"].Lost(Options{}), points)
		if zero.Cmp(fraction(t, want[0])) != 0 || dead.Cmp(fraction(t, want[1])) != 0 {
			t.Errorf("Force %d: %s and %s, want %v", points, zero, dead, want)
		}
	}
	halved := all["B"]
	halved.Divisor = 2
	for _, row := range []struct {
		a    Assault
		want []string
	}{
		{all["B"], []string{"2", "2", "2", "7/3", "8/3", "3"}},
		{halved, []string{"2", "7/3", "55/18", "427/108", "3103/648", "21475/3888"}},
	} {
		for i, want := range row.want {
			n, err := Attacks(row.a.Lost(Options{}), i+1)
			if err != nil || n.Cmp(fraction(t, want)) != 0 {
				t.Errorf("divisor %d, %d points: %v attacks, %v, want %s", row.a.Divisor, i+1, n, err, want)
			}
		}
	}
	if _, err := Attacks(Assault{Hit: chance(t, "1"), Power: -6, Divisor: 1}.Lost(Options{}), 3); !say.Has(err, say.D666NeverHurts) {
		t.Errorf("an attack that never hurts: %v", err)
	}
}

// TestMental are the psychic attacks of section G.
func TestMental(t *testing.T) {
	for _, row := range []struct {
		p, q string
		want [5]string // fails, undefended, effect against a defence, blocked, aware
	}{
		{"1/2", "1/4", [5]string{"1/2", "3/8", "5/96", "7/96", "5/144"}},
		{"3/4", "1/6", [5]string{"1/4", "5/8", "5/96", "7/96", "5/144"}},
		{"1", "1", [5]string{"0", "0", "5/12", "7/12", "5/18"}},
	} {
		d := MentalOdds(chance(t, row.p), chance(t, row.q), Options{})
		for i, pick := range []func(Mental) bool{
			func(m Mental) bool { return m.Effect == Failed },
			func(m Mental) bool { return m.Effect == Affects && !m.Defended },
			func(m Mental) bool { return m.Effect == Affects && m.Defended },
			func(m Mental) bool { return m.Effect == Blocked },
			func(m Mental) bool { return m.Aware },
		} {
			if p := d.Where(pick); p.Cmp(fraction(t, row.want[i])) != 0 {
				t.Errorf("%s against %s, %d: %s, want %s", row.p, row.q, i, p, row.want[i])
			}
		}
	}
}

// TestDuels are the duels of section G.
func TestDuels(t *testing.T) {
	all := assaults(t)
	mirror := Duellist{Points: 3, Attack: all["D"]}
	attack := all["G"]
	attack.Bonus = 0 // that of its Force
	strong := Duellist{Points: 5, Force: 5, Attack: attack}
	weak := Duellist{Points: 4, Attack: Assault{Hit: chance(t, "1/2"), Power: 2, Armour: 1, Defence: Dodge, Held: chance(t, "1/2"), Divisor: 2}}
	four := weak
	four.Force = 4
	for _, row := range []struct {
		name          string
		a, b          Duellist
		who           Initiative
		o             Options
		first, second float64
	}{
		{"D1", mirror, mirror, FirstStrikes, Options{}, 0.609261722957, 0.390738277043},
		{"D2", mirror, mirror, Together, Options{}, 0.390738277043, 0.390738277043},
		{"D3", strong, weak, FirstStrikes, Options{}, 0.970439620479, 1 - 0.970439620479},
		{"D4", strong, weak, SecondStrikes, Options{}, 0.932659837930, 1 - 0.932659837930},
		{"D6", strong, four, FirstStrikes, Options{}, 0.944447532016, 1 - 0.944447532016},
		{"D5", strong, four, FirstStrikes, Options{ForceNow: true}, 0.939411999559, 1 - 0.939411999559},
	} {
		d, err := Duel(row.a, row.b, row.who, row.o)
		if err != nil {
			t.Fatal(err)
		}
		first, _ := d.First.Float64()
		second, _ := d.Second.Float64()
		if math.Abs(first-row.first) > 1e-12 || math.Abs(second-row.second) > 1e-12 {
			t.Errorf("%s: %.12f and %.12f, want %.12f and %.12f", row.name, first, second, row.first, row.second)
		}
	}
}

// TestDuelRefused: what cannot be worked out says why.
func TestDuelRefused(t *testing.T) {
	harmless := Duellist{Points: 3, Attack: Assault{Hit: chance(t, "1"), Power: -6, Divisor: 1}}
	long := Duellist{Points: MaxPoints, Attack: Assault{Hit: chance(t, "1/2"), Power: 9, Defence: Dodge, Held: chance(t, "1/2"), Divisor: 1}}
	for _, row := range []struct {
		reason string
		a, b   Duellist
		want   say.Key
	}{
		{"neither hurts", harmless, harmless, say.D666DuelEndless},
		{"too many states", long, long, say.D666DuelLarge},
		{"nobody", Duellist{}, harmless, say.D666OddsRange},
		{"a power that none has", Duellist{Points: 1, Attack: Assault{Power: MaxPower + 1, Divisor: 1}}, harmless, say.D666OddsRange},
	} {
		if _, err := Duel(row.a, row.b, FirstStrikes, Options{}); !say.Has(err, row.want) {
			t.Errorf("%s: %v, want %s", row.reason, err, row.want)
		}
	}
}

// TestDuelLaws: a duel ends in one way, and to strike first never harms.
func TestDuelLaws(t *testing.T) {
	one := big.NewRat(1, 1)
	rapid.Check(t, func(t *rapid.T) {
		duellist := func(name string) Duellist {
			return Duellist{
				Points: rapid.IntRange(1, 4).Draw(t, name), Force: rapid.IntRange(0, 6).Draw(t, "force"),
				Attack: Assault{
					Hit: big.NewRat(rapid.Int64Range(1, 36).Draw(t, "hit"), 36), Power: rapid.IntRange(-3, 4).Draw(t, "power"),
					Armour: rapid.IntRange(0, 2).Draw(t, "armour"), Defence: rapid.SampledFrom([]DefenceKind{Undefended, Dodge, Parry}).Draw(t, "defence"),
					Held: big.NewRat(rapid.Int64Range(0, 36).Draw(t, "held"), 36), Parry: rapid.IntRange(0, 2).Draw(t, "parry"),
					Divisor: rapid.IntRange(1, 3).Draw(t, "divisor"),
				},
			}
		}
		a, b := duellist("a"), duellist("b")
		o := Options{ForceNow: rapid.Bool().Draw(t, "now")}
		var first [3]DuelOdds
		for i, who := range []Initiative{FirstStrikes, Together, SecondStrikes} {
			d, err := Duel(a, b, who, o)
			if say.Has(err, say.D666DuelEndless) {
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			sum := new(big.Rat).Add(d.First, d.Second)
			if sum.Add(sum, d.Both).Cmp(one) != 0 || d.Seconds.Cmp(one) < 0 {
				t.Fatalf("%s: %v", who, d)
			}
			first[i] = d
		}
		if !o.ForceNow && first[0].First.Cmp(first[2].First) < 0 {
			t.Fatal("to strike first harms")
		}
	})
}

// TestParseChance: the ways of writing a chance, and what is none.
func TestParseChance(t *testing.T) {
	for text, want := range map[string]string{
		"1/2": "1/2", "27/36": "3/4", "50%": "1/2", "12,5 %": "1/8", "0": "0", "1": "1", "0.25": "1/4", "43": "7/12", "66": "1", " 11 ": "1/36",
	} {
		if p, err := ParseChance(text); err != nil || p.RatString() != want {
			t.Errorf("%q: %v %v, want %s", text, p, err, want)
		}
	}
	for _, text := range []string{"", "2", "-1/2", "3/2", "67", "101%", "1e9", "x", "1/0", "1/99999", "1/2/3", "٣", "1/2\x1b[2J"} {
		p, err := ParseChance(text)
		var told *say.Error
		if !errors.As(err, &told) {
			t.Errorf("%q: %v, want an error", text, p)
		}
	}
}

func FuzzParseChance(f *testing.F) {
	for _, s := range []string{"1/2", "50%", "43", "0.5", "1/0", "%"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if p, err := ParseChance(text); err == nil && (p.Sign() < 0 || p.Cmp(big.NewRat(1, 1)) > 0) {
			t.Errorf("%q: %s", text, p)
		}
	})
}

func BenchmarkAttack(b *testing.B) {
	a := assaults(b)["F"]
	b.ReportAllocs()
	for b.Loop() {
		a.Lost(Options{})
	}
}

func BenchmarkDuel(b *testing.B) {
	d := Duellist{Points: 6, Attack: assaults(b)["D"]}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Duel(d, d, FirstStrikes, Options{}); err != nil {
			b.Fatal(err)
		}
	}
}
