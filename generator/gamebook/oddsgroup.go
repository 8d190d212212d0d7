package gamebook

import (
	"croix/generator/say"
)

// MaxTogether is how many enemies may attack together for their odds to be
// worked out.
const MaxTogether = 4

// groupStates is the most states that a group may have, to keep it quick.
const groupStates = 4_000_000

// group is a fight against several enemies at once, without Luck: the outlook
// by Stamina of the hero and of each enemy.
type group struct {
	enemies []Enemy
	sums    [][13]outcome // of each enemy, by the sum of the hero's dice
	all     []outcome     // of each enemy, whatever the sum
	o       Options
	size    []int // how many values each Stamina has; the hero's is the first
	table   []Outlook
}

// outcome is the probabilities of a round against one enemy.
type outcome struct{ hit, wounded, tie float64 }

// Together is the outlook of a fight against several enemies at once, without
// Luck, the hero always choosing the target that wins most often (003-32,
// 003-33). It is an error if hero or enemies cannot be, or are too many.
func Together(f Fighter, enemies []Enemy, o Options) (Outlook, error) {
	if err := f.Check(); err != nil {
		return Outlook{}, err
	}
	if len(enemies) < 1 || len(enemies) > MaxTogether {
		return Outlook{}, say.Errorf(say.GamebookEnemyCount, len(enemies), MaxTogether)
	}
	g := &group{enemies: enemies, o: o, size: []int{f.Stamina + 1}}
	states := f.Stamina + 1
	for _, e := range enemies {
		if err := e.Check(); err != nil {
			return Outlook{}, err
		}
		g.size = append(g.size, e.Stamina+1)
		states *= e.Stamina + 1
		g.reckon(f.Skill+e.HeroBonus, e.Skill+e.EnemyBonus)
	}
	if states > groupStates {
		return Outlook{}, say.Errorf(say.GamebookGroupLarge)
	}
	g.table = make([]Outlook, states)
	at := make([]int, len(g.size))
	for i := range g.table {
		g.table[i] = g.outlook(at)
		for k := len(at) - 1; k >= 0; k-- { // the next state: the last Stamina runs fastest
			if at[k]++; at[k] < g.size[k] {
				break
			}
			at[k] = 0
		}
	}
	return g.table[states-1], nil
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

// find is the outlook of a state that is worked out already.
func (g *group) find(at []int) Outlook {
	i := 0
	for k, n := range g.size {
		i = i*n + at[k]
	}
	return g.table[i]
}

// outlook works a state out from those with less Stamina: the target with which
// the hero wins most often. A hero that dies in the round in which the last
// blow falls is dead (R5).
func (g *group) outlook(at []int) Outlook {
	if at[0] == 0 {
		return Outlook{}
	}
	best, any := Outlook{}, false
	for t := range g.enemies {
		if at[t+1] == 0 {
			continue
		}
		v := g.against(at, t)
		if !any || v.Win > best.Win {
			best, any = v, true
		}
	}
	if !any {
		return Outlook{Win: 1, Stamina: float64(at[0])}
	}
	return best
}

// against is the outlook of choosing a target. Rounds in which nothing happens
// are left out of the sum and counted.
func (g *group) against(at []int, target int) Outlook {
	r := round{group: g, from: at, to: append([]int(nil), at...), target: target}
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
		for i := range r.to {
			if r.to[i] != r.from[i] {
				r.sum = r.sum.plus(p, r.find(r.to))
				return
			}
		}
		r.nothing += p
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
