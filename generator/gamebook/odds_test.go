package gamebook

import (
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// near is how close an odd is to be.
const near = 1e-9

// grid is a row of the published odds: a hero of Skill 8 + diff with this
// Stamina and Luck against an enemy of Skill 8.
type grid struct {
	Diff, Sta, Enemy, Luck int
	NeverWin               float64 `json:"never_win"`
	NeverSta               float64 `json:"never_sta"`
	NeverRounds            float64 `json:"never_rounds"`
	OptWin                 float64 `json:"opt_win"`
	OptTests               float64 `json:"opt_tests"`
	OptWinNosave           float64 `json:"opt_win_nosave"`
	TestAfterHit           bool    `json:"test_after_hit"`
	TestAfterWound         bool    `json:"test_after_wound"`
}

// readGrid reads a file of odds, which is none if it is empty.
func readGrid(file string) ([]grid, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var rows []grid
	dec := json.NewDecoder(strings.NewReader(string(data)))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&rows); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	if len(rows) == 0 {
		return nil, fmt.Errorf("%s: no odds", file)
	}
	return rows, nil
}

// wrongIn is what a row has that the odds have not.
func wrongIn(g grid) (wrong []string) {
	f, e := Fighter{8 + g.Diff, g.Sta, g.Luck}, Enemy{Skill: 8, Stamina: g.Enemy}
	house := DefaultOptions()
	strict := house
	strict.LuckSave = false
	never, err := NewOdds(f, []Enemy{e}, Never, house)
	if err != nil {
		return []string{err.Error()}
	}
	best, err := NewOdds(f, []Enemy{e}, Optimal, house)
	if err != nil {
		return []string{err.Error()}
	}
	nosave, err := NewOdds(f, []Enemy{e}, Optimal, strict)
	if err != nil {
		return []string{err.Error()}
	}
	n, b := never.Outlook(), best.Outlook()
	for _, v := range []struct {
		name      string
		got, want float64
	}{
		{"never_win", n.Win, g.NeverWin}, {"never_sta", n.Stamina, g.NeverSta}, {"never_rounds", n.Rounds, g.NeverRounds},
		{"opt_win", b.Win, g.OptWin}, {"opt_tests", b.Tests, g.OptTests}, {"opt_win_nosave", nosave.Outlook().Win, g.OptWinNosave},
	} {
		if math.Abs(v.got-v.want) > near {
			wrong = append(wrong, fmt.Sprintf("%s is %.12f, want %.12f", v.name, v.got, v.want))
		}
	}
	if got := best.Advise(Hit, g.Sta, g.Enemy, g.Luck).Test; got != g.TestAfterHit {
		wrong = append(wrong, fmt.Sprintf("test after a hit: %v, want %v", got, g.TestAfterHit))
	}
	if got := best.Advise(Wounded, g.Sta, g.Enemy, g.Luck).Test; got != g.TestAfterWound {
		wrong = append(wrong, fmt.Sprintf("test after a wound: %v, want %v", got, g.TestAfterWound))
	}
	return wrong
}

// TestGrid compares the published odds, and those of the file that CROIX_ODDS
// names if it is one of this game.
func TestGrid(t *testing.T) {
	files := []string{"testdata/odds.json"}
	if extra := os.Getenv("CROIX_ODDS"); extra != "" {
		data, err := os.ReadFile(extra)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(data), `"dist"`) {
			t.Logf("%s is of the d666 fight: it is passed over", extra)
		} else {
			files = append(files, extra)
		}
	}
	for _, file := range files {
		rows, err := readGrid(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range rows {
			for _, w := range wrongIn(g) {
				t.Errorf("%s: %+v: %s", file, g, w)
			}
		}
		fmt.Printf("odds: %s: %d rows\n", file, len(rows))
	}
	// The negative control: a row that is a little off is found.
	rows, _ := readGrid(files[0])
	rows[0].OptTests += 3 * near
	rows[0].TestAfterHit = !rows[0].TestAfterHit
	if got := wrongIn(rows[0]); len(got) != 2 {
		t.Errorf("a row with two faults has %q", got)
	}
}

// rat is the number of a fraction.
func rat(t *testing.T, s string) float64 {
	r, ok := new(big.Rat).SetString(s)
	if !ok {
		t.Fatalf("no number: %s", s)
	}
	f, _ := r.Float64()
	return f
}

// TestOddsReference are the fights of section G: the chance of winning under each
// policy, then the optimum without luck_save.
func TestOddsReference(t *testing.T) {
	for _, row := range []struct {
		reason string
		f      Fighter
		e      Enemy
		want   [6]string // never, hits, wounds, always, optimal, optimal without luck_save
	}{
		{"F1 far better", Fighter{10, 18, 10}, Enemy{Skill: 8, Stamina: 8}, [6]string{"0.9993771332", "0.9998757248", "0.9990900236", "0.9976773517", "0.9999350567", "0.9999325534"}},
		{"F2 equal", Fighter{9, 18, 9}, Enemy{Skill: 9, Stamina: 10}, [6]string{"7099/8192", "0.9349291309", "0.8260125825", "0.7214551908", "0.9493470467", "0.9479737614"}},
		{"F3 weaker, lucky", Fighter{8, 20, 11}, Enemy{Skill: 11, Stamina: 12}, [6]string{"0.0322756824", "0.2921485110", "0.0365755535", "0.0685947807", "0.3253619539", "0.3200937412"}},
		{"F4 weaker, unlucky", Fighter{7, 14, 7}, Enemy{Skill: 10, Stamina: 14}, [6]string{"0.0029774637", "0.0087114885", "0.0017701458", "0.0008892265", "0.0120824771", "0.0116382077"}},
		{"F6 one wound decides", Fighter{7, 2, 12}, Enemy{Skill: 7, Stamina: 2}, [6]string{"1/2", "1/2", "3/4", "3/4", "3/4", "1/2"}},
		{"F8 two wounds decide", Fighter{9, 4, 9}, Enemy{Skill: 9, Stamina: 4}, [6]string{"1/2", "403/576", "6809/10368", "6851081/8957952", "205/256", "1819/2304"}},
		{"F11 Luck runs out", Fighter{7, 2, 2}, Enemy{Skill: 7, Stamina: 3}, [6]string{"1/4", "37/144", "37/144", "25/96", "25/96", "37/144"}},
		{"F13 better", Fighter{11, 16, 8}, Enemy{Skill: 9, Stamina: 11}, [6]string{"0.9917813354", "0.9934443175", "0.9791237668", "0.9419073164", "0.9972524780", "0.9972164820"}},
	} {
		t.Run(row.reason, func(t *testing.T) {
			for i, p := range []Policy{Never, OnHits, OnWounds, Always, Optimal, Optimal} {
				o := DefaultOptions()
				o.LuckSave = i < 5
				s, err := NewOdds(row.f, []Enemy{row.e}, p, o)
				if err != nil {
					t.Fatal(err)
				}
				if got, want := s.Outlook().Win, rat(t, row.want[i]); math.Abs(got-want) > near {
					t.Errorf("%s, luck_save %v: %.10f, want %.10f", p, o.LuckSave, got, want)
				}
			}
		})
	}
}

// TestReferenceMeans are the means of section G.
func TestReferenceMeans(t *testing.T) {
	f1, f2, f3, f13 := Fighter{10, 18, 10}, Fighter{9, 18, 9}, Fighter{8, 20, 11}, Fighter{11, 16, 8}
	e1, e2, e3, e13 := Enemy{Skill: 8, Stamina: 8}, Enemy{Skill: 9, Stamina: 10}, Enemy{Skill: 11, Stamina: 12}, Enemy{Skill: 9, Stamina: 11}
	stamina := func(o Outlook) float64 { return o.Stamina }
	rounds := func(o Outlook) float64 { return o.Rounds }
	tests := func(o Outlook) float64 { return o.Tests }
	for _, row := range []struct {
		reason string
		f      Fighter
		e      Enemy
		p      Policy
		of     func(Outlook) float64
		want   float64
	}{
		{"F1 stamina", f1, e1, Never, stamina, 15.12026340}, {"F1 stamina", f1, e1, Optimal, stamina, 16.32573858}, {"F1 stamina", f1, e1, ForStamina, stamina, 16.66126914},
		{"F2 stamina", f2, e2, Never, stamina, 8.50366211}, {"F2 stamina", f2, e2, Optimal, stamina, 10.96456799}, {"F2 stamina", f2, e2, ForStamina, stamina, 11.04478917},
		{"F3 stamina", f3, e3, Never, stamina, 0.18020149}, {"F3 stamina", f3, e3, Optimal, stamina, 2.44713184}, {"F3 stamina", f3, e3, ForStamina, stamina, 2.48191055},
		{"F13 stamina", f13, e13, Never, stamina, 11.69020317}, {"F13 stamina", f13, e13, Optimal, stamina, 12.62754036}, {"F13 stamina", f13, e13, ForStamina, stamina, 12.73141313},
		{"F1 rounds, with ties", f1, e1, Never, rounds, 6.01957845}, {"F2 rounds", f2, e2, Never, rounds, 10.70195992},
		{"F3 rounds", f3, e3, Never, rounds, 13.02558766}, {"F13 rounds", f13, e13, Never, rounds, 9.00886564},
		{"F1 tests", f1, e1, Optimal, tests, 2.22293923}, {"F2 tests", f2, e2, Optimal, tests, 2.38322369}, {"F3 tests", f3, e3, Optimal, tests, 3.00461077},
		// Worked out with fractions: a chance of 2.5e-12 is still one to raise.
		{"hopeless, tests", Fighter{6, 8, 6}, Enemy{Skill: 12, Stamina: 22}, Optimal, tests, 1.00002815},
	} {
		s, err := NewOdds(row.f, []Enemy{row.e}, row.p, DefaultOptions())
		if err != nil {
			t.Fatal(err)
		}
		if got := row.of(s.Outlook()); math.Abs(got-row.want) > 6e-9 { // they are published with 8 digits
			t.Errorf("%s %s: %.8f, want %.8f", row.reason, row.p, got, row.want)
		}
	}
}

// TestSeveral are the fights against several enemies of section G.
func TestSeveral(t *testing.T) {
	a, b := Enemy{Skill: 7, Stamina: 6}, Enemy{Skill: 8, Stamina: 6}
	for _, row := range []struct {
		reason  string
		f       Fighter
		e       []Enemy
		win     float64
		stamina float64
	}{
		{"the weaker first", Fighter{10, 18, 0}, []Enemy{a, b}, 0.9990277252, 14.5871618349},
		{"the stronger first: the same", Fighter{10, 18, 0}, []Enemy{b, a}, 0.9990277252, 14.5871618349},
		{"three", Fighter{9, 14, 0}, []Enemy{{Skill: 8, Stamina: 5}, a, {Skill: 9, Stamina: 7}}, 0.5058910666, 2.8788923041},
	} {
		s, err := NewOdds(row.f, row.e, Never, DefaultOptions())
		if err != nil {
			t.Fatal(err)
		}
		if got := s.Outlook(); math.Abs(got.Win-row.win) > near || math.Abs(got.Stamina-row.stamina) > near {
			t.Errorf("one by one, %s: %+v, want %v and %v", row.reason, got, row.win, row.stamina)
		}
	}
	w := Enemy{Skill: 6, Stamina: 4}
	for _, row := range []struct {
		reason           string
		f                Fighter
		e                []Enemy
		separate, shared string
	}{
		{"two, far better", Fighter{10, 18, 0}, []Enemy{a, b}, "0.9935012783", "0.9895051830"},
		{"two, better", Fighter{9, 14, 0}, []Enemy{{Skill: 8, Stamina: 5}, a}, "0.8240192310", "0.8096136672"},
		{"three weak ones", Fighter{9, 20, 0}, []Enemy{w, w, w}, "0.9978260820", "0.9931809259"},
		{"one wound decides", Fighter{7, 2, 0}, []Enemy{{Skill: 7, Stamina: 2}, {Skill: 7, Stamina: 2}}, "721/5476", "511/2913"},
	} {
		for i, want := range []string{row.separate, row.shared} {
			o := DefaultOptions()
			o.Separate = i == 0
			got, target, err := together(row.f, row.e, o)
			if err != nil {
				t.Fatal(err)
			}
			if math.Abs(got.Win-rat(t, want)) > near {
				t.Errorf("together, %s, separate %v: %.10f, want %s", row.reason, o.Separate, got.Win, want)
			}
			if target < 0 || target >= len(row.e) {
				t.Errorf("together, %s: target %d", row.reason, target)
			}
		}
	}
}

// TestRandomHero is the mean over all creations.
func TestRandomHero(t *testing.T) {
	for _, row := range []struct {
		e              Enemy
		never, optimal float64
	}{
		{Enemy{Skill: 8, Stamina: 8}, 0.9485447327, 0.9795302212},
		{Enemy{Skill: 10, Stamina: 10}, 0.6445162161, 0.7671400465},
		{Enemy{Skill: 12, Stamina: 12}, 0.2551340678, 0.4045660935},
	} {
		for p, want := range map[Policy]float64{Never: row.never, Optimal: row.optimal} {
			got, err := RandomHero([]Enemy{row.e}, p, DefaultOptions())
			if err != nil || math.Abs(got.Win-want) > near {
				t.Errorf("%d/%d %s: %v %v, want %v", row.e.Skill, row.e.Stamina, p, got.Win, err, want)
			}
		}
	}
}

// TestCounts are the counts of dice of section G.
func TestCounts(t *testing.T) {
	for above, want := range [][3]int{{575, 575, 146}, {721, 435, 140}, {861, 310, 125}, {986, 206, 104}, {1090, 126, 80}, {1170, 70, 56},
		{1226, 35, 35}, {1261, 15, 20}, {1281, 5, 10}, {1291, 1, 4}, {1295, 0, 1}, {1296, 0, 0}} {
		h, w, tie := RoundWays(above)
		if got := [3]int{h, w, tie}; got != want {
			t.Errorf("%d above: %v, want %v", above, got, want)
		}
		h, w, tie = RoundWays(-above)
		if got := [3]int{w, h, tie}; got != want {
			t.Errorf("%d below: %v, want %v", above, got, want)
		}
	}
	for luck, run := range map[int][]string{
		12: {"1", "35/36", "385/432", "1925/2592"}, 9: {"5/6", "65/108", "455/1296", "2275/15552"}, 7: {"7/12", "35/144", "175/2592"},
	} {
		for i, want := range run {
			if p, err := LuckRun(luck, i+1); err != nil || p.RatString() != want {
				t.Errorf("Luck %d, %d tests: %v %v, want %s", luck, i+1, p, err, want)
			}
		}
	}
}

// TestPolicies: the optimum is never worse than any other policy, nor the
// optimum for Stamina in its own way; more Luck never harms it.
func TestPolicies(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := Fighter{rapid.IntRange(5, 13).Draw(t, "skill"), rapid.IntRange(1, 20).Draw(t, "stamina"), rapid.IntRange(0, 12).Draw(t, "luck")}
		var enemies []Enemy
		for range rapid.IntRange(1, 3).Draw(t, "enemies") {
			enemies = append(enemies, Enemy{Skill: rapid.IntRange(4, 13).Draw(t, "enemy"), Stamina: rapid.IntRange(1, 14).Draw(t, "its stamina"),
				HeroWounds: rapid.IntRange(0, 4).Draw(t, "dealt"), Wounds: rapid.IntRange(0, 4).Draw(t, "taken")})
		}
		o := DefaultOptions()
		o.LuckSave = rapid.Bool().Draw(t, "luck_save")
		of := func(p Policy, f Fighter) Outlook {
			s, err := NewOdds(f, enemies, p, o)
			if err != nil {
				t.Fatal(err)
			}
			return s.Outlook()
		}
		best, most := of(Optimal, f), of(ForStamina, f)
		for _, p := range Policies() {
			got := of(p, f)
			if got.Win > best.Win+near || got.Stamina > most.Stamina+near || got.Win < 0 || got.Win > 1+near || got.Stamina > float64(f.Stamina)+near {
				t.Fatalf("%s %+v, optimal %+v, for stamina %+v", p, got, best, most)
			}
		}
		f.Luck++
		if more := of(Optimal, f); more.Win < best.Win-near {
			t.Fatalf("with more Luck %v, before %v", more.Win, best.Win)
		}
	})
}

// together is the outlook against several at once without Luck, and the best
// target.
func together(f Fighter, enemies []Enemy, o Options) (Outlook, int, error) {
	g, err := NewGroup(f, enemies, Never, o)
	if err != nil {
		return Outlook{}, 0, err
	}
	out, target := g.Outlook()
	return out, target, nil
}

// TestTogetherOne: a group of one is a fight as any other, whatever the policy.
func TestTogetherOne(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := Fighter{rapid.IntRange(5, 13).Draw(t, "skill"), rapid.IntRange(1, 20).Draw(t, "stamina"), rapid.IntRange(0, 12).Draw(t, "luck")}
		e := []Enemy{{Skill: rapid.IntRange(4, 13).Draw(t, "enemy"), Stamina: rapid.IntRange(1, 20).Draw(t, "its stamina"),
			HeroWounds: rapid.IntRange(0, 4).Draw(t, "dealt"), Wounds: rapid.IntRange(0, 4).Draw(t, "taken")}}
		p := rapid.SampledFrom(Policies()).Draw(t, "policy")
		o := DefaultOptions()
		o.Separate, o.LuckSave = rapid.Bool().Draw(t, "separate"), rapid.Bool().Draw(t, "saves")
		g, err := NewGroup(f, e, p, o)
		s, err2 := NewOdds(f, e, p, o)
		if err != nil || err2 != nil {
			t.Fatal(err, err2)
		}
		got, _ := g.Outlook()
		if want := s.Outlook(); far(got, want) {
			t.Fatalf("together %+v, alone %+v", got, want)
		}
		for _, r := range []Result{Hit, Wounded} {
			got, want := g.Advise([]Blow{{0, r}}, f.Luck, f.Stamina, []int{e[0].Stamina}), s.Advise(r, f.Stamina, e[0].Stamina, f.Luck)
			if p != Never && (got.Test != want.Test || got.Offered != want.Offered || far(got.With, want.With) || far(got.Without, want.Without)) {
				t.Fatalf("after %v: together %+v, alone %+v", r, got, want)
			}
		}
	})
}

// far tells whether two outlooks differ.
func far(a, b Outlook) bool {
	return math.Abs(a.Win-b.Win) > near || math.Abs(a.Stamina-b.Stamina) > near || math.Abs(a.Rounds-b.Rounds) > near || math.Abs(a.Tests-b.Tests) > near
}

// TestGroupLuck: against two at once, Luck used well wins at least as often as any
// other way to use it, and what is reckoned is what comes of throwing dice.
func TestGroupLuck(t *testing.T) {
	f, o := Fighter{8, 10, 9}, DefaultOptions()
	enemies := []Enemy{{Skill: 7, Stamina: 5}, {Skill: 8, Stamina: 4}}
	win := map[Policy]float64{}
	groups := map[Policy]*Group{}
	for _, p := range Policies() {
		g, err := NewGroup(f, enemies, p, o)
		if err != nil {
			t.Fatal(err)
		}
		groups[p] = g
		out, _ := g.Outlook()
		win[p] = out.Win
	}
	for p, w := range win {
		if w > win[Optimal]+near {
			t.Errorf("%s wins %v, the optimum %v", p, w, win[Optimal])
		}
	}
	if win[Optimal] <= win[Never] {
		t.Errorf("Luck gains nothing: %v", win)
	}
	r := rand.New(rand.NewPCG(1, 2))
	const games = 40_000
	for _, p := range []Policy{Never, Optimal, Always} {
		won := 0
		for range games {
			if thrownOut(r, groups[p], f, enemies, p, o) {
				won++
			}
		}
		got := float64(won) / games
		if sigma := math.Sqrt(win[p] * (1 - win[p]) / games); math.Abs(got-win[p]) > 4*sigma {
			t.Errorf("%s: thrown %v, reckoned %v", p, got, win[p])
		}
	}
}

// thrownOut throws the dice of a fight against several at once, by the functions
// of the rules, the targets and tests as the group says.
func thrownOut(r *rand.Rand, g *Group, f Fighter, enemies []Enemy, p Policy, o Options) bool {
	two := func() []int { return []int{1 + r.IntN(6), 1 + r.IntN(6)} }
	hero, luck, left := f.Stamina, f.Luck, []int{}
	for _, e := range enemies {
		left = append(left, e.Stamina)
	}
	for hero > 0 && slices.Max(left) > 0 {
		state := append([]int{min(luck, g.start[atLuck]), hero}, left...)
		_, target := g.choose(state)
		order := []int{target}
		for i := range left {
			if i != target && left[i] > 0 {
				order = append(order, i)
			}
		}
		var blows []Blow
		for _, i := range order {
			theirs, mine := sum(two())+enemies[i].Skill, sum(two())+f.Skill
			if res := Compare(theirs, mine, i == target); res == Hit || res == Wounded {
				blows = append(blows, Blow{i, res})
			}
		}
		for len(blows) > 0 && hero > 0 {
			b, fate := blows[0], Untested
			at := &hero
			if b.Result == Hit {
				at = &left[b.Enemy]
			}
			wound := enemies[b.Enemy].Wound(b.Result)
			if p.considers(b.Result, wound, *at, luck, o) && (p == Always || g.Advise(blows, luck, hero, left).Test) {
				lucky, after := TestLuck(luck, two(), o)
				if fate, luck = Unlucky, after; lucky {
					fate = Lucky
				}
			}
			*at = max(0, *at-Loss(b.Result, wound, fate))
			blows = blows[1:]
		}
	}
	return hero > 0
}

func BenchmarkTogether(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := together(Fighter{9, 20, 0}, []Enemy{{Skill: 9, Stamina: 20}, {Skill: 8, Stamina: 20}, {Skill: 7, Stamina: 20}}, DefaultOptions()); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkGroupLuck is what the live table reckons at most, against two.
func BenchmarkGroupLuck(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		g, err := NewGroup(Fighter{9, 18, 10}, []Enemy{{Skill: 9, Stamina: 12}, {Skill: 8, Stamina: 8}}, Optimal, DefaultOptions())
		if err != nil {
			b.Fatal(err)
		}
		g.Outlook()
	}
}

func BenchmarkOptimal(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := NewOdds(Fighter{9, 20, 12}, []Enemy{{Skill: 9, Stamina: 20}}, Optimal, DefaultOptions()); err != nil {
			b.Fatal(err)
		}
	}
}
