package gamebook

import (
	"slices"

	"croix/generator/say"
)

// MaxTogether is how many enemies may attack together for their odds to be
// worked out.
const MaxTogether = 4

// groupWork is the most steps that the odds of a group may take, to keep it
// quick: a second or so.
const groupWork = 50_000_000

// Group is the exact odds of a fight against several enemies at once under a
// policy of Luck: the outlook by Luck and by Stamina of the hero and of each
// enemy, of those states that come about. The wounds of a round are settled one
// by one, the target first, each with its own test of Luck (R6).
type Group struct {
	policy  Policy
	enemies []Enemy
	sums    [][13]outcome // of each enemy, by the sum of the hero's dice
	all     []outcome     // of each enemy, whatever the sum
	o       Options
	start   []int // Luck, and the Stamina of the hero and of each enemy
	size    []int // how many values each has
	states  int
	table   []Outlook // nil until the first is asked for
	known   []bool
	work    int
}

// outcome is the probabilities of a round against one enemy.
type outcome struct{ hit, wounded, tie float64 }

// The places in a state.
const (
	atLuck = iota
	atHero
	atEnemy // and those that follow
)

// NewGroup prepares the odds of a fight against several enemies at once (003-32,
// 003-33). It is an error if hero, enemies or policy cannot be, or if there is too
// much to work out.
func NewGroup(f Fighter, enemies []Enemy, p Policy, o Options) (*Group, error) {
	if err := f.Check(); err != nil {
		return nil, err
	}
	if len(enemies) < 1 || len(enemies) > MaxTogether {
		return nil, say.Errorf(say.GamebookEnemyCount, len(enemies), MaxTogether)
	}
	if !slices.Contains(Policies(), p) {
		return nil, say.Errorf(say.GamebookPolicy, string(p))
	}
	luck := f.Luck
	if p == Never {
		luck = 0 // it makes no difference
	}
	g := &Group{policy: p, enemies: enemies, o: o, start: []int{luck, f.Stamina}, size: []int{luck + 1, f.Stamina + 1}}
	states := g.size[atLuck] * g.size[atHero]
	for _, e := range enemies {
		if err := e.Check(); err != nil {
			return nil, err
		}
		g.size, g.start = append(g.size, e.Stamina+1), append(g.start, e.Stamina)
		states *= e.Stamina + 1
		g.reckon(f.Skill+e.HeroBonus, e.Skill+e.EnemyBonus)
	}
	// Each target, each result against each enemy, and where Luck is used each fate.
	n := len(enemies)
	g.work = states * n * 3 << (n - 1)
	if p != Never {
		g.work <<= n
	}
	if !o.Separate {
		g.work *= 11
	}
	switch {
	case g.work > groupWork && p == Never:
		return nil, say.Errorf(say.GamebookGroupLarge)
	case g.work > groupWork:
		return nil, say.Errorf(say.GamebookGroupLuck)
	}
	g.states = states
	return g, nil
}

// Work is how many steps the odds take at most, to be compared with what there
// is time for.
func (g *Group) Work() int { return g.work }

// Outlook is that of the fight from its beginning, the hero always choosing the
// target that wins most often, and that target, from 0.
func (g *Group) Outlook() (Outlook, int) { return g.choose(g.start) }

// Blow is a wound that is not written down yet.
type Blow struct {
	Enemy  int // from 0
	Result Result
}

// Advise is what a test of Luck is worth on the first of the wounds that wait, at
// values no greater than the odds were made for.
func (g *Group) Advise(blows []Blow, luck, hero int, enemies []int) Advice {
	luck = min(luck, g.start[atLuck])
	at := append([]int{luck, hero}, enemies...)
	wound, stamina := g.wound(blows[0], at)
	a := Advice{Offered: Offers(blows[0].Result, wound, stamina, luck, g.o), Without: g.after(blows, at, Untested)}
	if a.Offered {
		a.With = g.tested(blows, at)
		a.Test = g.policy.considers(blows[0].Result, wound, stamina, luck, g.o) && g.policy.wants(a.With, a.Without)
	}
	return a
}

// reckon adds the chances against an enemy.
func (g *Group) reckon(hero, enemy int) {
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

// find is the outlook of a state. Those that come after it have less Stamina or
// Luck, so that it ends.
func (g *Group) find(at []int) Outlook {
	if g.table == nil {
		g.table, g.known = make([]Outlook, g.states), make([]bool, g.states)
	}
	i := 0
	for k, n := range g.size {
		i = i*n + at[k]
	}
	if !g.known[i] {
		g.table[i], _ = g.choose(at)
		g.known[i] = true
	}
	return g.table[i]
}

// choose is the outlook of a state with the target with which the hero wins most
// often. A hero that dies in the round in which the last blow falls is dead (R5).
func (g *Group) choose(at []int) (best Outlook, target int) {
	if at[atHero] == 0 {
		return Outlook{}, 0
	}
	target = -1
	for t := range g.enemies {
		if at[atEnemy+t] == 0 {
			continue
		}
		v := g.against(at, t)
		better := v.Win > best.Win
		if g.policy == ForStamina {
			better = v.Stamina > best.Stamina
		}
		if target < 0 || better {
			best, target = v, t
		}
	}
	if target < 0 {
		return Outlook{Win: 1, Stamina: float64(at[atHero])}, 0
	}
	return best, target
}

// against is the outlook of choosing a target. Rounds in which nothing happens
// are left out of the sum and counted.
func (g *Group) against(at []int, target int) Outlook {
	r := round{Group: g, at: at, target: target}
	// The target is settled first.
	r.order = append(r.order, target)
	for k := range g.enemies {
		if k != target && at[atEnemy+k] > 0 {
			r.order = append(r.order, k)
		}
	}
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
	if some <= 0 {
		return Outlook{} // it never ends
	}
	v := Outlook{Rounds: 1 / some}
	return v.plus(1/some, r.sum)
}

// settle is the outlook when wounds of a round wait, as the policy decides on
// Luck. A hero that dies of one is dead, whatever else falls (R5). The state is
// changed on the way, and as before in the end.
func (g *Group) settle(blows []Blow, at []int) Outlook {
	switch {
	case at[atHero] == 0:
		return Outlook{}
	case len(blows) == 0:
		return g.find(at)
	}
	plain := g.after(blows, at, Untested)
	wound, stamina := g.wound(blows[0], at)
	if !g.policy.considers(blows[0].Result, wound, stamina, at[atLuck], g.o) {
		return plain
	}
	if test := g.tested(blows, at); g.policy.wants(test, plain) {
		return test
	}
	return plain
}

// wound is what the wound costs before Luck, and the Stamina of whoever is
// wounded.
func (g *Group) wound(b Blow, at []int) (wound, stamina int) {
	if b.Result == Hit {
		return g.enemies[b.Enemy].Wound(Hit), at[atEnemy+b.Enemy]
	}
	return g.enemies[b.Enemy].Wound(Wounded), at[atHero]
}

// after is the outlook once the first wound with its fate is written down.
func (g *Group) after(blows []Blow, at []int, f Fate) Outlook {
	b, i := blows[0], atHero
	if b.Result == Hit {
		i = atEnemy + b.Enemy
	}
	wound, stamina := g.wound(b, at)
	at[i] = max(0, stamina-Loss(b.Result, wound, f))
	v := g.settle(blows[1:], at)
	at[i] = stamina
	return v
}

// tested is the outlook of a test of Luck on the first wound.
func (g *Group) tested(blows []Blow, at []int) Outlook {
	luck := at[atLuck]
	q := float64(LuckyWays(luck)) / 36
	at[atLuck] = max(0, luck-1)
	v := Outlook{Tests: 1}
	if q > 0 {
		v = v.plus(q, g.after(blows, at, Lucky))
	}
	if q < 1 {
		v = v.plus(1-q, g.after(blows, at, Unlucky))
	}
	at[atLuck] = luck
	return v
}

// round is what one round can come to.
type round struct {
	*Group
	at      []int
	target  int
	order   []int // of the enemies that throw
	blows   []Blow
	nothing float64
	sum     Outlook
}

// share adds what happens with the enemies from the k-th on, with the probability
// of what happened before.
func (r *round) share(k int, p float64, chances []outcome) {
	switch {
	case p == 0:
		return
	case k == len(r.order) && len(r.blows) == 0:
		r.nothing += p
		return
	case k == len(r.order):
		r.sum = r.sum.plus(p, r.settle(r.blows, r.at))
		return
	}
	enemy := r.order[k]
	c, n := chances[enemy], len(r.blows)
	blow := func(p float64, result Result) {
		r.blows = append(r.blows[:n], Blow{enemy, result})
		r.share(k+1, p, chances)
		r.blows = r.blows[:n]
	}
	blow(p*c.wounded, Wounded)
	if enemy != r.target { // a better strength only dodges the blow
		r.share(k+1, p*(c.hit+c.tie), chances)
		return
	}
	blow(p*c.hit, Hit)
	r.share(k+1, p*c.tie, chances)
}
