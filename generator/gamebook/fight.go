package gamebook

import "croix/generator/say"

// Enemy is an opponent as the player copies it from a paragraph (003-20).
type Enemy struct {
	Name    string `json:"name,omitempty"`
	Skill   int    `json:"skill"`
	Stamina int    `json:"stamina"`
	Notes   string `json:"notes,omitempty"`
	// What the paragraph says of this fight: added to the strengths of hero and
	// enemy, and what a wound costs whoever takes it; 0 for the usual.
	HeroBonus  int `json:"hero_bonus,omitempty"`
	EnemyBonus int `json:"enemy_bonus,omitempty"`
	HeroWounds int `json:"hero_wounds,omitempty"` // what the hero's blow costs the enemy
	Wounds     int `json:"wounds,omitempty"`      // what the enemy's blow costs the hero
}

// Limits of what a player may type. They are far beyond any book and keep
// tables of odds small.
const (
	MaxSkill   = 50
	MaxStamina = 99
	MaxLuck    = 24
	MaxBonus   = 20
	MaxWound   = 20
	MaxEnemies = 12
)

// usualWound is what a wound costs (003-22).
const usualWound = 2

// Wound is what a wound costs before Luck (003-22): dealt by the hero, or
// taken.
func (e Enemy) Wound(r Result) int {
	n := e.Wounds
	if r == Hit {
		n = e.HeroWounds
	}
	if n == 0 {
		return usualWound
	}
	return n
}

// Check refuses what no enemy can have.
func (e Enemy) Check() error {
	for _, n := range []struct {
		name          say.Key
		value, lo, hi int
	}{
		{"gamebook.stat.skill", e.Skill, 1, MaxSkill},
		{"gamebook.stat.stamina", e.Stamina, 1, MaxStamina},
		{"gamebook.bonus.hero", e.HeroBonus, -MaxBonus, MaxBonus},
		{"gamebook.bonus.enemy", e.EnemyBonus, -MaxBonus, MaxBonus},
		{"gamebook.wound.dealt", e.HeroWounds, 0, MaxWound},
		{"gamebook.wound.taken", e.Wounds, 0, MaxWound},
	} {
		if n.value < n.lo || n.value > n.hi {
			return say.Errorf(say.GamebookEnemyRange, n.name, n.value, n.lo, n.hi)
		}
	}
	return nil
}

// Result is what a round does between the hero and one enemy.
type Result string

// The results (003-21, 003-32). Dodged is a better strength against an enemy
// that is not the target.
const (
	Hit     Result = "hit"
	Wounded Result = "wounded"
	Tie     Result = "tie"
	Dodged  Result = "dodged"
)

// Compare is the result of two attack strengths (003-21). Against an enemy
// that is not the target a better strength only dodges (003-32).
func Compare(enemy, hero int, target bool) Result {
	switch {
	case hero < enemy:
		return Wounded
	case hero == enemy:
		return Tie
	case target:
		return Hit
	}
	return Dodged
}

// Fate is what Luck says of a wound.
type Fate string

// The fates. Untested is no test, or none yet.
const (
	Untested Fate = ""
	Lucky    Fate = "lucky"
	Unlucky  Fate = "unlucky"
)

// Loss is what a wound of so much costs in all, after Luck: the correction
// belongs to the same wound (003-22 to 003-26). It is 0 where nobody is
// wounded.
func Loss(r Result, wound int, f Fate) int {
	switch {
	case r != Hit && r != Wounded:
		return 0
	case f == Untested:
		return wound
	case r == Hit && f == Lucky:
		return wound + 2
	case r == Wounded && f == Unlucky:
		return wound + 1
	}
	return wound - 1
}

// Offers reports whether Luck may be tested on a wound: where it can matter,
// and never at Luck 0. stamina is of whoever is wounded, before the wound.
func Offers(r Result, wound, stamina, luck int, o Options) bool {
	return luck > 0 && matters(r, wound, stamina, o)
}

// matters reports whether Luck can change anything for the good: not after a
// tie (R16), not on a blow that kills already (R8), not on a wound that kills
// whatever Luck says (R9), on a fatal wound that Luck can save unless the house
// rule luck_save says no (R7).
func matters(r Result, wound, stamina int, o Options) bool {
	switch r {
	case Hit:
		return stamina > wound
	case Wounded:
		if o.LuckSave {
			return stamina > wound-1
		}
		return stamina > wound
	}
	return false
}

// sum is the sum of faces.
func sum(faces []int) int {
	n := 0
	for _, f := range faces {
		n += f
	}
	return n
}

// TestLuck tests Luck with two dice: lucky at most at the Luck before the test
// (R1), which costs 1 (003-40) down to the least there is (R2).
func TestLuck(luck int, faces []int, o Options) (lucky bool, after int) {
	return sum(faces) <= luck, max(min(luck, o.LuckMin), luck-1)
}

// TestScore tests Skill or Faith with two dice at its current value (R14); it
// costs nothing (003-41).
func TestScore(score int, faces []int) bool { return sum(faces) <= score }

// Limit tells that a change was held back.
type Limit string

// The limits. Wasted is a gain of which nothing is left.
const (
	NoLimit Limit = ""
	Cap     Limit = "cap"   // the initial total (003-09)
	Floor   Limit = "floor" // the least there is (R2, R12)
)

// Change is a number after a change by n. A gain stops at the initial total
// unless the paragraph permits more (003-09); a number that is above it already
// is then neither raised nor cut (R11). Nothing falls below its least: 0, or
// what the house rules say for Luck and Faith (R2, R12).
func Change(stat Stat, now, initial, n int, permitted bool, o Options) (after int, l Limit) {
	after = now + n
	if n > 0 && stat.Capped() && !permitted && after > initial {
		return max(now, initial), Cap
	}
	if least := min(now, o.Least(stat)); after < least {
		return least, Floor
	}
	return after, NoLimit
}

// Eat is the Stamina after a meal (003-51). At full Stamina the meal is wasted
// (R10).
func Eat(stamina, initial int) (after int, wasted bool) {
	after, _ = Change(Stamina, stamina, initial, mealStamina, false, Options{})
	return after, after == stamina
}
