package purgatory

import (
	"math"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/say"
)

// duellist is a soul of one die and 2 substance, with a weapon of 2 damage, or
// 1 once it is broken. It is never wounded while it stands, and it always
// ripostes.
func duellist(c *Catalog) Fighter {
	blade, _ := c.MeleeByID("arme")
	return Fighter{Sins: Sins{1, 1, 1, 2, 1, 1, 1}, Weapon: Object{Melee: blade}, Substance: 2}
}

// TestBruteFight: a fight of two duellists, played round after round over all
// faces until next to nothing is undecided.
func TestBruteFight(t *testing.T) {
	type duel struct {
		a, b   int
		wa, wb bool
	}
	damage := func(armed bool) int {
		if armed {
			return 2
		}
		return 1
	}
	// One Strike: the striker's die, the riposte's die, and whether the struck
	// one strikes first. It gives what is left of striker and struck.
	strike := func(from, to int, armed, toArmed, first bool, f, r int) (int, int, bool) {
		lost := 0
		if r >= 3 {
			lost = damage(toArmed)
		}
		if first && lost >= from {
			return 0, to, armed
		}
		if f >= 3 {
			to = max(0, to-damage(armed))
		}
		if f == 1 && !armed {
			lost++
		}
		return max(0, from-lost), to, armed && f != 1
	}
	now := map[duel]float64{{2, 2, true, true}: 1}
	var a, b, both, rounds float64
	for range 400 {
		next := map[duel]float64{}
		for d, p := range now {
			rounds += p
			for code := range 36 {
				half := d
				half.a, half.b, half.wa = strike(d.a, d.b, d.wa, d.wb, false, code/6+1, code%6+1)
				if half.a == 0 || half.b == 0 {
					next[half] += p / 36
					continue
				}
				for more := range 216 {
					full := half
					full.b, full.a, full.wb = strike(half.b, half.a, half.wb, half.wa, more/36 == 0, more/6%6+1, more%6+1)
					next[full] += p / 36 / 216
				}
			}
		}
		for d, p := range next {
			switch {
			case d.a > 0 && d.b > 0:
				continue
			case d.a > 0:
				a += p
			case d.b > 0:
				b += p
			default:
				both += p
			}
			delete(next, d)
		}
		now = next
	}
	c := published(t)
	q := FightQuestion{A: duellist(c), B: duellist(c)}
	answer := ask(t, c, DefaultOptions(c), q)
	result := tableOf(t, answer, "result")
	for out, want := range map[string]float64{"a_wins": a, "b_wins": b, "both_destroyed": both} {
		if got, _ := result.P(out).Float64(); math.Abs(got-want) > 1e-9 {
			t.Errorf("%s: got %v, want %v", out, got, want)
		}
	}
	if got, _ := tableOf(t, answer, "rounds").Mean.Float64(); math.Abs(got-rounds) > 1e-9 {
		t.Errorf("rounds: got %v, want %v", got, rounds)
	}
	// A sample comes near, is the same for the same seed, and says what it is.
	q.Sample, q.Seed = 20000, 7
	sampled := ask(t, c, DefaultOptions(c), q)
	again := ask(t, c, DefaultOptions(c), q)
	got, _ := tableOf(t, sampled, "result").P("a_wins").Float64()
	if math.Abs(got-a) > 0.02 || tableOf(t, again, "result").P("a_wins").Cmp(tableOf(t, sampled, "result").P("a_wins")) != 0 {
		t.Errorf("sampled %v, counted %v", got, a)
	}
	if sampled.Seed == nil || len(sampled.Notes) == 0 || answer.Seed != nil {
		t.Error("a sample must say so, a count must not")
	}
}

// TestFightRefuses: what is not counted is refused with the reason.
func TestFightRefuses(t *testing.T) {
	c := published(t)
	fighter := func(text string) Fighter {
		f, err := c.FindFighter(text)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	for _, row := range []struct {
		reason, a, b string
		want         say.Key
	}{
		{"too large", "seraphins", "duc_des_enfers", say.OddsFightLarge},
		{"one relic for two", "nonne+epee_du_comte_dracula", "punk+epee_du_comte_dracula", say.OddsTwice},
		{"jealousy never strikes", "nonne", "jalousie", say.OddsNeverStrikes},
		{"the shroud", "nonne+saint_suaire", "diablotin", say.OddsShroud},
		{"a gun", "nonne+arme_a_feu", "nonne", say.OddsNotMelee},
	} {
		if _, err := Ask(c, DefaultOptions(c), FightQuestion{A: fighter(row.a), B: fighter(row.b)}); !say.Has(err, row.want) {
			t.Errorf("%s: error %v, want %q", row.reason, err, row.want)
		}
	}
	nonne := fighter("nonne")
	if _, err := Ask(c, DefaultOptions(c), FightQuestion{A: nonne, B: nonne, Sample: -1}); !say.Has(err, say.OddsRange) {
		t.Errorf("a negative sample: %v", err)
	}
	// With six points of armour nobody is ever hurt, but bare hands break.
	armour := fighter("nonne+armure_lourde+arme_courte")
	if _, err := Ask(c, DefaultOptions(c), FightQuestion{A: armour, B: armour}); err != nil {
		t.Errorf("their weapons break, then their hands: %v", err)
	}
}

// TestFightsSum: whoever fights with whatever, the ends of an exact count sum to
// 1, or there is a reason; a fight that is counted can be thrown too.
func TestFightsSum(t *testing.T) {
	c := published(t)
	var objects []string
	for _, o := range c.Objects() {
		if o.AsRanged() == nil && (o.Item == nil || !o.Item.HasPool()) {
			objects = append(objects, o.Base().ID)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		draw := func(name string) Fighter {
			who := rapid.SampledFrom(slices.Concat(ids(c.Souls.Rows[:27]), ids(c.Demons), ids(c.Angels))).Draw(t, name)
			for range rapid.IntRange(0, 3).Draw(t, "objects") {
				who += "+" + rapid.SampledFrom(objects).Draw(t, "object")
			}
			who += rapid.SampledFrom([]string{"", "+ps=3", "+familier=2", "+noriposte", "+guard+ps=9"}).Draw(t, "state")
			f, err := c.FindFighter(who)
			if err != nil {
				t.Fatalf("%s: %v", who, err)
			}
			f.Substance = min(f.Substance, 16)
			return f
		}
		q := FightQuestion{A: draw("a"), B: draw("b")}
		a, err := Ask(c, Options{}, q)
		if err != nil {
			for _, reason := range []say.Key{say.OddsFightLarge, say.OddsFightEndless, say.OddsTwice, say.OddsNeverStrikes, say.OddsShroud} {
				if say.Has(err, reason) {
					return
				}
			}
			t.Fatal(err)
		}
		result := a.Shown().Tables[0]
		sum := new(big.Rat)
		for _, out := range result.Outcomes {
			if out.P.Sign() < 0 {
				t.Errorf("%s: %s", out.Outcome, out.P)
			}
			sum.Add(sum, out.P)
		}
		if sum.Cmp(big.NewRat(1, 1)) != 0 {
			t.Fatalf("the ends sum to %s", sum)
		}
		q.Sample, q.Seed = 20, 1
		if _, err := Ask(c, Options{}, q); err != nil {
			t.Errorf("thrown: %v", err)
		}
	})
}
