package gamebook

import (
	"slices"

	"croix/generator/say"
)

// MaxTogether is how many enemies may attack together for their odds to be
// worked out.
const MaxTogether = 4

// groupStates is the most states that a group may have, to keep it quick.
const groupStates = 5_000_000

// group is a fight against several enemies at once, without Luck: the outlook
// by Stamina of the hero and of each enemy, of those states that come about.
type group struct {
	enemies []Enemy
	sums    [][13]outcome // of each enemy, by the sum of the hero's dice
	all     []outcome     // of each enemy, whatever the sum
	o       Options
	size    []int // how many values each Stamina has; the hero's is the first
	known   map[int]Outlook
}

// outcome is the probabilities of a round against one enemy.
type outcome struct{ hit, wounded, tie float64 }

// Together is the outlook of a fight against several enemies at once, without
// Luck, the hero always choosing the target that wins most often (003-32,
// 003-33), and that target, from 0. It is an error if hero or enemies cannot be,
// or are too many.
func Together(f Fighter, enemies []Enemy, o Options) (Outlook, int, error) {
	if err := f.Check(); err != nil {
		return Outlook{}, 0, err
	}
	if len(enemies) < 1 || len(enemies) > MaxTogether {
		return Outlook{}, 0, say.Errorf(say.GamebookEnemyCount, len(enemies), MaxTogether)
	}
	g := &group{enemies: enemies, o: o, size: []int{f.Stamina + 1}, known: map[int]Outlook{}}
	states, at := f.Stamina+1, []int{f.Stamina}
	for _, e := range enemies {
		if err := e.Check(); err != nil {
			return Outlook{}, 0, err
		}
		g.size, at = append(g.size, e.Stamina+1), append(at, e.Stamina)
		states *= e.Stamina + 1
		g.reckon(f.Skill+e.HeroBonus, e.Skill+e.EnemyBonus)
	}
	if states > groupStates {
		return Outlook{}, 0, say.Errorf(say.GamebookGroupLarge)
	}
	out, target := g.choose(at)
	return out, target, nil
}

// reckon adds the chances against an enemy.
func (g *group) reckon(hero, enemy int) {
	var by [13]outcome
	for mine := 2; mine <= 12; mine++ {
		for theirs := 2; theirs <= 12; theirs++ {
			p := float64(ways[theirs]) / 36
			switch Compare(theirs+enemy, mine+hero, true) {
			case Hit:
				by[mine].hit += p
			case Wounded:
				by[mine].wounded += p
			default:
				by[mine].tie += p
			}
		}
	}
	h, w, t := RoundWays(hero - enemy)
	g.sums = append(g.sums, by)
	g.all = append(g.all, outcome{float64(h) / 1296, float64(w) / 1296, float64(t) / 1296})
}

// find is the outlook of a state. Those before it have less Stamina, so that it
// ends.
func (g *group) find(at []int) Outlook {
	i := 0
	for k, n := range g.size {
		i = i*n + at[k]
	}
	v, ok := g.known[i]
	if !ok {
		v, _ = g.choose(at)
		g.known[i] = v
	}
	return v
}

// choose is the outlook of a state with the target with which the hero wins most
// often. A hero that dies in the round in which the last blow falls is dead (R5).
func (g *group) choose(at []int) (best Outlook, target int) {
	if at[0] == 0 {
		return Outlook{}, 0
	}
	target = -1
	for t := range g.enemies {
		if at[t+1] == 0 {
			continue
		}
		if v := g.against(at, t); target < 0 || v.Win > best.Win {
			best, target = v, t
		}
	}
	if target < 0 {
		return Outlook{Win: 1, Stamina: float64(at[0])}, 0
	}
	return best, target
}

// against is the outlook of choosing a target. Rounds in which nothing happens
// are left out of the sum and counted.
func (g *group) against(at []int, target int) Outlook {
	r := round{group: g, from: at, to: slices.Clone(at), target: target}
	if g.o.Separate {
		r.share(0, 1, g.all)
	} else {
		for mine, n := range ways {
			if n > 0 {
				var chances []outcome
				for _, by := range g.sums {
					chances = append(chances, by[mine])
				}
				r.share(0, float64(n)/36, chances)
			}
		}
	}
	some := 1 - r.nothing
	v := Outlook{Rounds: 1 / some}
	return v.plus(1/some, r.sum)
}

// round is what one round can come to.
type round struct {
	*group
	from, to []int
	target   int
	nothing  float64
	sum      Outlook
}

// share adds what happens with the enemies from k on, with the probability of
// what happened before.
func (r *round) share(k int, p float64, chances []outcome) {
	switch {
	case p == 0:
		return
	case k == len(r.enemies):
		if slices.Equal(r.to, r.from) {
			r.nothing += p
		} else {
			r.sum = r.sum.plus(p, r.find(r.to))
		}
		return
	case r.from[k+1] == 0: // the dead throw no dice
		r.share(k+1, p, chances)
		return
	}
	c, e := chances[k], r.enemies[k]
	hero, enemy := r.to[0], r.to[k+1]
	r.to[0] = max(0, hero-e.Wound(Wounded))
	r.share(k+1, p*c.wounded, chances)
	r.to[0] = hero
	if k != r.target {
		r.share(k+1, p*(c.hit+c.tie), chances)
		return
	}
	r.share(k+1, p*c.tie, chances)
	r.to[k+1] = max(0, enemy-e.Wound(Hit))
	r.share(k+1, p*c.hit, chances)
	r.to[k+1] = enemy
}
