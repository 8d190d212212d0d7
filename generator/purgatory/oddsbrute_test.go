package purgatory

import (
	"math"
	"math/big"
	"testing"
)

// The tests of this file count all faces one by one, with the rules written
// out once more: neither the distributions nor the verdicts are in them.

// everyFaces calls a function with every sequence of n faces.
func everyFaces(n int, f func(faces []int)) {
	faces := make([]int, n)
	for code := range int(math.Pow(6, float64(n))) {
		for i := range faces {
			faces[i] = code%6 + 1
			code /= 6
		}
		f(faces)
	}
}

// tally counts outcomes.
type tally map[string]int64

func (c tally) p(outcome string) string {
	var all int64
	for _, n := range c {
		all += n
	}
	return big.NewRat(c[outcome], all).String()
}

func added(faces []int) (sum int) {
	for _, f := range faces {
		sum += f
	}
	return sum
}

// hasFaces is how many faces are at least so high.
func hasFaces(faces []int, least int) (n int) {
	for _, f := range faces {
		if f >= least {
			n++
		}
	}
	return n
}

// TestBruteConvert: a wandering soul of the list, purified before or not.
func TestBruteConvert(t *testing.T) {
	c := published(t)
	sins := []Sin{Envy, Lust, Sloth}
	// How often the list shows each sum, after so much is taken off so many of
	// the three sins, those of the lowest place first.
	sums := func(lower map[int]int) map[int]int64 {
		ways := map[int]int64{}
		add := func(scores [3]int, n int64) {
			sum := 0
			for i, s := range scores {
				sum += min(6, max(1, s+lower[i]))
			}
			ways[sum] += n
		}
		for _, s := range c.Souls.All() {
			if s.Rolled {
				everyFaces(3, func(f []int) { add([3]int(f), 1) })
				continue
			}
			add([3]int{s.Base[sins[0]], s.Base[sins[1]], s.Base[sins[2]]}, 216)
		}
		return ways
	}
	angel := func(ways map[int]int64) tally {
		n := tally{}
		everyFaces(3, func(f []int) {
			for sum, w := range ways {
				switch d := added(f); {
				case d == 18:
					n["damned"] += w
				case d > sum:
					n["virtuous"] += w
				case d == sum:
					n["humanist"] += w
				default:
					n["nothing"] += w
				}
			}
		})
		return n
	}
	plain := angel(sums(nil))
	a := tableOf(t, ask(t, c, DefaultOptions(c), ConvertQuestion{Kind: Angel, Triple: sins}), "result")
	for _, out := range []string{"damned", "virtuous", "humanist", "nothing"} {
		exact(t, out, a.P(out), plain.p(out))
	}

	// Purified: no 1 in 125 of 216 throws, one in 75, two in 15, three in 1.
	won := new(big.Rat)
	for ones, weight := range []int64{125, 75, 15, 1} {
		best := new(big.Rat)
		for bits := range 8 {
			lower := map[int]int{}
			for i := range 3 {
				if bits>>i&1 == 1 {
					lower[i] = -1
				}
			}
			if p, _ := new(big.Rat).SetString(angel(sums(lower)).p("virtuous")); len(lower) == ones && p.Cmp(best) > 0 {
				best = p
			}
		}
		won.Add(won, best.Mul(best, big.NewRat(weight, 216)))
	}
	first := tableOf(t, ask(t, c, DefaultOptions(c), ConvertQuestion{Kind: Angel, Triple: sins, First: true}), "result")
	exact(t, "purified first", first.P("virtuous"), won.String())

	// Perverted by the demon of lust: three 6s damn at once.
	lust, _ := c.Demon("luxure")
	damned := tally{}
	for sixes, weight := range []int64{125, 75, 15, 1} {
		if sixes == 3 {
			damned["damned"] += weight * 36 * 216 * 216
			continue
		}
		everyFaces(3, func(f []int) {
			for sum, w := range sums(map[int]int{1: sixes}) {
				out := "not"
				if added(f) == 18 || added(f) < sum {
					out = "damned"
				}
				damned[out] += w * weight
			}
		})
	}
	second := tableOf(t, ask(t, c, DefaultOptions(c), ConvertQuestion{Kind: Demon, Being: lust, Triple: sins, First: true}), "result")
	exact(t, "perverted first", second.P("damned"), damned.p("damned"))
}

// TestBruteHumanist: a humanist that is known, in the flames and out of them.
func TestBruteHumanist(t *testing.T) {
	c := published(t)
	soul := Sins{4, 4, 4, 4, 4, 4, 4} // each three of them are 12
	triple := []Sin{Envy, Jealousy, Lust}
	virtues, _ := c.Angel("vertus")
	for _, row := range []struct {
		reason string
		being  *Celestial
		hell   bool
		dice   int
	}{
		{"two dice", nil, false, 2},
		{"one in the flames, never enough", nil, true, 1},
		{"three of the Virtues", virtues, false, 3},
		{"two of them in the flames", virtues, true, 2},
	} {
		n := tally{}
		everyFaces(row.dice, func(f []int) {
			if added(f) > 12 {
				n["virtuous"]++
				return
			}
			n["nothing"]++
		})
		a := ask(t, c, DefaultOptions(c), ConvertQuestion{Kind: Angel, Being: row.being, Triple: triple, Soul: &soul, Try: Try{InHell: row.hell}})
		exact(t, row.reason, tableOf(t, a, "result").P("virtuous"), n.p("virtuous"))
	}
	cold, hot := tally{}, tally{}
	everyFaces(4, func(f []int) {
		out := "free_attack"
		if added(f) < 12 {
			out = "damned"
		}
		cold[out]++
		sixes := hasFaces(f, 6)
		again := tally{}
		everyFaces(sixes, func(g []int) {
			if added(f)-6*sixes+added(g) < 12 {
				again["damned"]++
				return
			}
			again["free_attack"]++
		})
		share := int64(1296 / math.Pow(6, float64(sixes)))
		hot["damned"] += share * again["damned"]
		hot["free_attack"] += share * again["free_attack"]
	})
	for hell, want := range map[bool]tally{false: cold, true: hot} {
		a := ask(t, c, DefaultOptions(c), ConvertQuestion{Kind: Demon, Triple: triple, Soul: &soul, Try: Try{InHell: hell}})
		exact(t, "four dice", tableOf(t, a, "result").P("damned"), want.p("damned"))
	}
}

// TestBruteShoot: a demon with a handgun shoots a familiar's master in energy
// armour, and a firearm is spread over two targets in heavy armour.
func TestBruteShoot(t *testing.T) {
	c := published(t)
	lust, _ := c.Demon("luxure")
	handgun, _ := c.RangedByID("arme_a_feu_de_poing")
	firearm, _ := c.RangedByID("arme_a_feu")
	energy, _ := c.ArmourByID("armure_energetique")
	heavy, _ := c.ArmourByID("armure_lourde")

	// Three dice on 5 and 6; each hit half of its d6, rounded up; one die of
	// the armour. Six faces in all, and one for the armour.
	dead := tally{}
	everyFaces(7, func(f []int) {
		damage := 0
		for i := range 3 {
			if f[i] >= 5 {
				damage += (f[3+i] + 1) / 2
			}
		}
		if f[6] >= 4 {
			damage = 0
		}
		if damage >= 2+3 {
			dead["destroyed_target"]++
			return
		}
		dead["stands"]++
	})
	a := ask(t, c, DefaultOptions(c), ShootQuestion{
		Shooter: Fighter{Being: lust, Weapon: Object{Ranged: handgun}}, Dice: 3, Targets: 1,
		Target: Fighter{Worn: energy, Substance: 3, Familiar: 2},
	})
	exact(t, "through energy armour", tableOf(t, a, "kill").P("destroyed_target"), dead.p("destroyed_target"))

	// Three dice on two targets: the first gets two, all need 6; wrath 4 deals
	// 5 less 2.
	hit := tally{}
	everyFaces(3, func(f []int) { hit[[]string{"0", "3", "6"}[hasFaces(f[:2], 6)]]++ })
	a = ask(t, c, DefaultOptions(c), ShootQuestion{
		Shooter: Fighter{Sins: Sins{Wrath: 4}, Weapon: Object{Ranged: firearm}}, Dice: 3, Targets: 2, Target: Fighter{Worn: heavy},
	})
	for _, n := range []string{"0", "3", "6"} {
		exact(t, "spread, "+n, tableOf(t, a, "damage").P(n), hit.p(n))
	}

	// Each hit on its own die, by a house rule.
	perHit := tally{}
	everyFaces(4, func(f []int) {
		n := 0
		for i := range 2 {
			n += b2i(f[i] >= 5 && f[2+i] < 4)
		}
		perHit[[]string{"0", "5", "10"}[n]]++
	})
	a = ask(t, c, ruled(t, c, "armour.energy_roll=per_hit"), ShootQuestion{
		Shooter: Fighter{Sins: Sins{Wrath: 4}, Weapon: Object{Ranged: firearm}}, Dice: 2, Targets: 1, Target: Fighter{Worn: energy},
	})
	for _, n := range []string{"0", "5", "10"} {
		exact(t, "die for die, "+n, tableOf(t, a, "damage").P(n), perHit.p(n))
	}
}

// TestBruteStrike: two souls, the struck one on guard with a small shield, the
// other with bare hands.
func TestBruteStrike(t *testing.T) {
	c := published(t)
	shield, _ := c.ArmourByID("petit_bouclier")
	blade, _ := c.MeleeByID("arme")
	a := Fighter{Sins: Sins{Lust: 2, Wrath: 6, Sloth: 3}, Substance: 2}                                                            // 3 a hit
	b := Fighter{Sins: Sins{Lust: 2, Wrath: 2, Sloth: 3}, Weapon: Object{Melee: blade}, Worn: shield, Substance: 3, OnGuard: true} // 2 a hit
	simultaneous, first := tally{}, tally{}
	// The test die, two dice of a that need 6, two of the riposte that need 5;
	// two 1s cost a 1 by itself.
	everyFaces(5, func(f []int) {
		name := func(a, b bool) string {
			switch {
			case a && b:
				return "both_destroyed"
			case a:
				return "attacker_destroyed"
			case b:
				return "defender_destroyed"
			}
			return "both_stand"
		}
		toB, self := 3*hasFaces(f[1:3], 6), b2i(f[1] == 1 && f[2] == 1)
		switch riposte := 2 * hasFaces(f[3:], 5); {
		case f[0] < 3:
			simultaneous[name(self >= 2, toB >= 3)]++
			first[name(self >= 2, toB >= 3)]++
		default:
			simultaneous[name(riposte+self >= 2, toB >= 3)]++
			if f[0] > 3 {
				first[name(riposte+self >= 2, toB >= 3)]++
				break
			}
			if one := 2 * b2i(f[3] >= 3); one >= 2 {
				first[name(true, false)]++
			} else {
				first[name(self >= 2, toB >= 3)]++
			}
		}
	})
	// Striking first with one die spares the defender more often.
	got := tableOf(t, ask(t, c, DefaultOptions(c), StrikeQuestion{Attacker: a, Defender: b, Dice: 2, Riposte: 2}), "result")
	for _, out := range []string{"both_destroyed", "attacker_destroyed", "defender_destroyed", "both_stand"} {
		exact(t, out, got.P(out), first.p(out))
	}
	b.OnGuard = false
	got = tableOf(t, ask(t, c, DefaultOptions(c), StrikeQuestion{Attacker: a, Defender: b, Dice: 2, Riposte: 2}), "result")
	for _, out := range []string{"both_destroyed", "attacker_destroyed", "defender_destroyed", "both_stand"} {
		exact(t, out, got.P(out), simultaneous.p(out))
	}
}

// TestBruteControl: each being acts once, over all sequences of three dice.
func TestBruteControl(t *testing.T) {
	c := published(t)
	for envy := 1; envy <= 6; envy++ {
		for near := range 4 {
			n := tally{}
			everyFaces(3, func(f []int) {
				demon, angel, at := near&1 > 0, near&2 > 0, 0
				for {
					won := f[at] < envy
					switch {
					case won && demon:
						demon = false
					case !won && angel:
						angel = false
					default:
						n[map[bool]string{true: "controlled", false: map[bool]string{true: "inactive", false: "random"}[f[at] == envy]}[won]]++
						return
					}
					at++
				}
			})
			got := tableOf(t, ask(t, c, DefaultOptions(c), ControlQuestion{God, envy, Near{near&1 > 0, near&2 > 0}}), "result")
			for _, out := range []string{"controlled", "random", "inactive"} {
				exact(t, out, got.P(out), n.p(out))
			}
		}
	}
}

// TestBruteGear: two souls of whose equipment every result is counted, a relic
// that comes again thrown again.
func TestBruteGear(t *testing.T) {
	c := published(t)
	none := new(big.Rat)
	for _, first := range c.Items.All() {
		left := map[bool]int64{}
		for _, second := range c.Items.All() {
			if !second.Relic || second != first {
				left[second.ID == "graal"]++
			}
		}
		if first.ID != "graal" {
			none.Add(none, big.NewRat(left[false], 36*(left[false]+left[true])))
		}
	}
	grail, _ := c.ItemByID("graal")
	got := tableOf(t, ask(t, c, DefaultOptions(c), GearQuestion{Object: &grail.Row, Souls: 2}), "result")
	exact(t, "the Grail among two", got.P("not_found"), none.String())
	blade, _ := c.MeleeByID("arme")
	got = tableOf(t, ask(t, c, DefaultOptions(c), GearQuestion{Object: &blade.Row, Souls: 2}), "result")
	exact(t, "a weapon among two", got.P("not_found"), "841/1296") // 29 of 36, twice
}
