package purgatory

import (
	"math"
	"testing"
)

// The fights of this file are played round after round over all faces, with the
// rules written out once more, until next to nothing is undecided.

// side is a figure of a fight as this file knows it.
type side struct {
	dice, wrath, sloth, max int
	die                     bool // a hit deals 1d6; else its damage
	armed, bare             int  // damage of a hit
	blade                   string
	light                   bool // armour
	shield                  bool // of energy
	cherub, whip            bool
	always                  bool // passes every test
	spent                   bool // never ripostes
	breaks                  bool // its riposte breaks too
}

// body is what is left of it.
type body struct {
	ps, familiar        int
	blade, light        bool
	poisoned, cancelled bool
	used                int // 2 this round, 1 in the last
}

func (b *body) lose(n int) int {
	taken := min(n, b.familiar)
	b.familiar -= taken
	lost := min(n-taken, b.ps)
	b.ps -= lost
	return lost
}

func (s side) hit(b body) int {
	if b.blade && b.used == 0 {
		return s.armed
	}
	return s.bare
}

// throw calls a function with all that n dice of a figure come to: hits, damage
// after armour, a majority of 1s, and whether the Cherubim took a hit.
func (s side) throw(b body, at side, to body, n int, f func(p float64, hits, damage int, ones, cancelled bool)) {
	type key struct {
		hits            int
		ones, cancelled bool
	}
	count := map[key]float64{}
	everyFaces(n, func(faces []int) {
		least := 5
		if n == 1 {
			least = 3
		}
		k := key{hits: hasFaces(faces, least), ones: 2*(n-hasFaces(faces, 2)) > n}
		if at.cherub && !to.cancelled && k.hits > 0 {
			k.hits, k.cancelled = k.hits-1, true
		}
		count[k] += 1 / math.Pow(6, float64(n))
	})
	for k, p := range count {
		if !s.die {
			one := s.hit(b)
			if to.light {
				one = max(0, one-1)
			}
			f(p, k.hits, k.hits*one, k.ones, k.cancelled)
			continue
		}
		damage := map[int]float64{0: 1}
		for range k.hits {
			next := map[int]float64{}
			for sum, q := range damage {
				for face := 1; face <= 6; face++ {
					if to.light {
						next[sum+face-1] += q / 6
						continue
					}
					next[sum+face] += q / 6
				}
			}
			damage = next
		}
		for d, q := range damage {
			f(p*q, k.hits, d, k.ones, k.cancelled)
		}
	}
}

// best is the number of dice of the greatest mean damage up to what is left.
func (s side) best(b body, at side, to body) int {
	best, most := 1, 0.0
	for n := 1; n <= s.dice; n++ {
		mean := 0.0
		s.throw(b, at, to, n, func(p float64, _, damage int, _, _ bool) { mean += p * float64(min(damage, to.ps+to.familiar)) })
		if mean > most+1e-12 {
			best, most = n, mean
		}
	}
	return best
}

// first reports whether y, on guard, gains by a riposte of one die before n dice
// of x rather than at the same time: it survives more often, or kills more
// often, or deals more damage than it takes.
func (b side) first(y body, a side, x body, n int) bool {
	var now, both [3]float64
	add := func(to *[3]float64, p float64, toA, toB int) {
		if toB < y.ps+y.familiar {
			to[0] += p
		}
		if toA >= x.ps+x.familiar {
			to[1] += p
		}
		to[2] += p * float64(toA-toB)
	}
	usable := x.blade && x.used == 0
	a.throw(x, b, y, n, func(p float64, _, toB int, ones, _ bool) {
		self := 0
		if ones && !usable {
			self = 1
		}
		b.throw(y, a, x, 1, func(q float64, _, toA int, _, _ bool) {
			if toA >= x.ps+x.familiar {
				add(&now, p*q, toA, 0)
				return
			}
			add(&now, p*q, toA+self, toB)
			now[2] -= p * q * float64(self)
		})
		b.throw(y, a, x, b.best(y, a, x), func(q float64, _, toA int, _, _ bool) {
			add(&both, p*q, toA+self, toB)
			both[2] -= p * q * float64(self)
		})
	})
	for i := range now {
		if math.Abs(now[i]-both[i]) > 1e-12 {
			return now[i] > both[i]
		}
	}
	return false
}

// deal is damage with what the blade does on top.
func (s side) deal(b, to *body, damage int, cancelled bool) {
	to.cancelled = to.cancelled || cancelled
	lost := to.lose(damage)
	if lost == 0 || !b.blade {
		return
	}
	switch s.blade {
	case "dagger":
		to.poisoned = to.ps > 0
	case "dracula":
		if b.ps > 0 {
			b.ps = min(s.max, b.ps+lost)
		}
	}
}

// bout is a fight at the start of a Strike: of b, or of a.
type bruteBout struct {
	a, b   body
	second bool
}

// brute plays Strikes until next to nothing is undecided.
func brute(a, b side, x, y body) (result map[string]float64, rounds float64) {
	result = map[string]float64{}
	now := map[bruteBout]float64{{a: x, b: y}: 1}
	for left := 1.0; left > 1e-10; {
		next := map[bruteBout]float64{}
		for s, p := range now {
			strikes, struck := a, b
			if s.second {
				strikes, struck, s.a, s.b = b, a, s.b, s.a
			}
			end := func(p float64, x, y body) {
				n := bruteBout{x, y, !s.second}
				if s.second {
					n.a, n.b = y, x
					for _, f := range []*body{&n.a, &n.b} {
						f.cancelled, f.used = false, max(0, f.used-1)
					}
				}
				switch {
				case n.a.ps > 0 && n.b.ps > 0:
					next[n] += p
				case n.a.ps > 0:
					result["a_wins"] += p
				case n.b.ps > 0:
					result["b_wins"] += p
				default:
					result["both_destroyed"] += p
				}
			}
			if s.a.poisoned {
				for face := 1; face <= 6; face++ {
					x := s.a
					x.poisoned = false
					x.lose(face)
					if x.ps == 0 {
						end(p/6, x, s.b)
						continue
					}
					if !s.second {
						rounds += p / 6
					}
					bruteStrike(p/6, strikes, struck, x, s.b, s.second, end)
				}
				continue
			}
			if !s.second {
				rounds += p
			}
			bruteStrike(p, strikes, struck, s.a, s.b, s.second, end)
		}
		now, left = next, 0
		for _, p := range now {
			left += p
		}
	}
	return result, rounds
}

// bruteStrike is one Strike of x at y; guard tells that y is on guard.
func bruteStrike(p float64, a, b side, x, y body, guard bool, end func(float64, body, body)) {
	if b.shield {
		end(p/2, x, y)
		p /= 2
	}
	n := a.best(x, b, y)
	usesX, usesY := x.blade && x.used == 0, y.blade && y.used == 0
	// Then the die against armour, what a majority of 1s costs, and the whip.
	finish := func(p float64, x, y body, hits int, ones bool, theirs int, theirOnes bool) {
		armour := func(p float64, s side, from body, hits int, to *body, then func(float64)) {
			if s.blade != "big" || !from.blade || hits == 0 || to.ps == 0 || !to.light {
				then(p)
				return
			}
			then(p * 5 / 6)
			to.light = false
			then(p / 6)
			to.light = true
		}
		mine, other := x, y
		armour(p, a, mine, hits, &y, func(p float64) {
			armour(p, b, other, theirs, &x, func(p float64) {
				x, y := x, y
				cost := func(f *body, uses bool) {
					if uses {
						f.blade = false
					} else {
						f.lose(1)
					}
				}
				if ones {
					cost(&x, usesX)
				}
				if theirOnes && b.breaks {
					cost(&y, usesY)
				}
				if a.blade == "recharging" && usesX {
					x.used = 2
				}
				if a.whip && x.ps > 0 && y.ps > 0 && (y.blade || y.light || y.familiar > 0) {
					q := 1.0
					if !b.always {
						q = float64(6-b.wrath) / 6
					}
					z := y
					switch {
					case z.blade:
						z.blade = false
					case z.light:
						z.light = false
					default:
						z.familiar = 0
					}
					end(p*q, x, z)
					p *= 1 - q
				}
				end(p, x, y)
			})
		})
	}
	// The Strike, with a riposte of so many dice after it, and what one before it did.
	strike := func(p float64, x, y body, riposte, theirs int, theirOnes bool) {
		before := y
		a.throw(x, b, y, n, func(q float64, hits, damage int, ones, cancelled bool) {
			x, y := x, y
			a.deal(&x, &y, damage, cancelled)
			if riposte == 0 {
				finish(p*q, x, y, hits, ones, theirs, theirOnes)
				return
			}
			from := before // with the weapon, and the armour of x
			b.throw(from, a, x, b.best(from, a, x), func(r float64, hits2, damage int, ones2, cancelled bool) {
				x, y := x, y
				b.deal(&y, &x, damage, cancelled)
				if b.blade == "recharging" && usesY {
					y.used = 2
				}
				finish(p*q*r, x, y, hits, ones, hits2, ones2)
			})
		})
	}
	wounded := 2*y.ps < b.max
	for face := 1; face <= 6; face++ {
		switch {
		case wounded || b.spent || !b.always && face < b.sloth:
			strike(p/6, x, y, 0, 0, false)
		case !b.always && face == b.sloth && guard && b.first(y, a, x, n):
			b.throw(y, a, x, 1, func(q float64, hits, damage int, ones, cancelled bool) {
				x, y := x, y
				b.deal(&y, &x, damage, cancelled)
				if b.blade == "recharging" && usesY {
					y.used = 2
				}
				if x.ps == 0 {
					end(p/6*q, x, y)
					return
				}
				strike(p/6*q, x, y, 0, hits, ones)
			})
		default:
			strike(p/6, x, y, 1, 0, false)
		}
	}
}

// TestBruteFights: what is special about weapons and beings, counted twice.
func TestBruteFights(t *testing.T) {
	c := published(t)
	soul := func(dice, wrath, sloth, armed int, blade string) side {
		return side{dice: dice, wrath: wrath, sloth: sloth, max: 4, armed: armed, bare: max(1, wrath/2), blade: blade}
	}
	sins := func(lust, wrath, sloth string) string { return "inconnu+sins=11" + lust + wrath + "21" + sloth } // 4 points
	imp := side{dice: 2, max: 6, die: true, always: true}
	with := func(s side, change func(*side)) side {
		change(&s)
		return s
	}
	full := body{ps: 4, blade: true}
	for _, row := range []struct {
		reason, a, b string
		x, y         side
		left, right  body
		house        string
	}{
		{"the dagger poisons", sins("2", "2", "2") + "+dague_de_sacrifice", sins("1", "3", "3") + "+arme_courte",
			soul(2, 2, 2, 1, "dagger"), soul(1, 3, 3, 2, ""), full, full, ""},
		{"the dagger of who is struck, and a familiar", sins("1", "3", "3") + "+arme_courte+familier=2", sins("2", "2", "2") + "+dague_de_sacrifice",
			soul(1, 3, 3, 2, ""), soul(2, 2, 2, 1, "dagger"), body{ps: 4, familiar: 2, blade: true}, full, ""},
		{"the sword of Dracula heals", sins("2", "1", "3") + "+epee_du_comte_dracula", sins("2", "2", "2") + "+arme_courte",
			soul(2, 1, 3, 2, "dracula"), soul(2, 2, 2, 1, ""), full, full, ""},
		{"and of who is struck", sins("2", "2", "2") + "+arme_courte", sins("2", "1", "3") + "+epee_du_comte_dracula",
			soul(2, 2, 2, 1, ""), soul(2, 1, 3, 2, "dracula"), full, full, ""},
		{"a weapon that recharges against armour", sins("1", "1", "2") + "+grosse_arme_energetique", sins("2", "2", "3") + "+arme+armure_legere",
			soul(1, 1, 2, 3, "recharging"), with(soul(2, 2, 3, 2, ""), func(s *side) { s.light = true }), full, body{ps: 4, blade: true, light: true}, ""},
		{"both recharge", sins("2", "1", "2") + "+grosse_arme_energetique", sins("1", "1", "3") + "+grosse_arme_energetique",
			soul(2, 1, 2, 3, "recharging"), soul(1, 1, 3, 3, "recharging"), full, full, ""},
		{"a big weapon breaks armour, in a riposte too", sins("2", "2", "3") + "+arme+armure_legere", sins("2", "1", "2") + "+grosse_arme+armure_legere",
			soul(2, 2, 3, 2, ""), soul(2, 1, 2, 2, "big"), body{ps: 4, blade: true, light: true}, body{ps: 4, blade: true, light: true}, ""},
		{"a riposte breaks by a house rule", sins("1", "2", "2") + "+arme", sins("2", "2", "3") + "+arme",
			with(soul(1, 2, 2, 2, ""), func(s *side) { s.breaks = true }), with(soul(2, 2, 3, 2, ""), func(s *side) { s.breaks = true }), full, full, "melee.riposte_breaks=true"},
		{"an energy shield", sins("2", "2", "3") + "+arme", sins("1", "2", "2") + "+arme+bouclier_energetique",
			soul(2, 2, 3, 2, ""), with(soul(1, 2, 2, 2, ""), func(s *side) { s.shield = true }), full, full, ""},
		{"a being passes the test", "diablotin", sins("2", "2", "3") + "+arme", imp, soul(2, 2, 3, 2, ""), body{ps: 6}, full, ""},
		{"the Cherubim cancel a hit each round", sins("2", "2", "3") + "+arme", "cherubins+ps=4", soul(2, 2, 3, 2, ""),
			side{dice: 2, max: 30, armed: 7, bare: 7, always: true, cherub: true}, full, body{ps: 4}, ""},
		{"the whip takes one thing after the other", "luxure+ps=9", sins("2", "2", "3") + "+arme+armure_legere+familier=2",
			side{dice: 2, max: 16, armed: 2, bare: 2, always: true, whip: true}, with(soul(2, 2, 3, 2, ""), func(s *side) { s.light = true }),
			body{ps: 9}, body{ps: 4, familiar: 2, blade: true, light: true}, ""},
	} {
		t.Run(row.reason, func(t *testing.T) {
			o := DefaultOptions(c)
			if row.house != "" {
				o = ruled(t, c, row.house)
			}
			q := FightQuestion{}
			for _, f := range []struct {
				to   *Fighter
				text string
			}{{&q.A, row.a}, {&q.B, row.b}} {
				var err error
				if *f.to, err = c.FindFighter(f.text); err != nil {
					t.Fatal(err)
				}
			}
			// Two dice of a certain damage, where those of a being take too long.
			for f, s := range map[*Fighter]side{&q.A: row.x, &q.B: row.y} {
				if f.Being != nil && !s.die {
					being := *f.Being
					being.MeleeDice, being.Damage.Count, being.Damage.Plus = s.dice, 0, s.bare
					f.Being = &being
				}
			}
			want, rounds := brute(row.x, row.y, row.left, row.right)
			got := ask(t, c, o, q)
			for _, out := range []string{"a_wins", "b_wins", "both_destroyed"} {
				if p, _ := tableOf(t, got, "result").P(out).Float64(); math.Abs(p-want[out]) > 1e-9 {
					t.Errorf("%s: got %v, want %v", out, p, want[out])
				}
			}
			if n, _ := tableOf(t, got, "rounds").Mean.Float64(); math.Abs(n-rounds) > 1e-6 {
				t.Errorf("rounds: got %v, want %v", n, rounds)
			}
		})
	}
}
