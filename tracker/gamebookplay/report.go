package gamebookplay

import (
	"strings"

	"croix/generator/gamebook"
	"croix/generator/say"
)

// Tale is how a game went, hero by hero.
type Tale struct {
	Heroes []HeroTale `json:"heroes"`
}

// HeroTale is how the adventure of a hero went.
type HeroTale struct {
	Hero   Hero        `json:"hero"` // as it stands
	Fights []FightTale `json:"fights"`
	Tests  int         `json:"luck_tests"` // of Luck, in fights and elsewhere
	Lucky  int         `json:"lucky"`      // of these
	Spent  int         `json:"luck_spent"` // by tests
	Eaten  int         `json:"meals_eaten"`
}

// FightTale is how a fight went.
type FightTale struct {
	Paragraph int              `json:"paragraph,omitempty"`
	Mode      Mode             `json:"mode"`
	Enemies   []gamebook.Enemy `json:"enemies"`
	Rounds    int              `json:"rounds"`
	Lost      int              `json:"stamina_lost"` // by the hero, to wounds
	Tests     int              `json:"luck_tests"`
	Lucky     int              `json:"lucky"`
	How       string           `json:"ended,omitempty"` // won, interrupted, escaped, lost; "" while it goes on
}

// Lost is how a fight ends in which the hero dies.
const Lost = "lost"

// TaleOf is how the game went that events make.
func TaleOf(events []Event) Tale {
	g := &Game{}
	var order []string
	tales := map[string]*HeroTale{}
	for _, e := range events {
		e.Apply(g)
		if made, ok := e.(HeroMade); ok {
			order = append(order, made.ID)
			tales[made.ID] = &HeroTale{Hero: Hero{ID: made.ID}, Fights: []FightTale{}}
		}
		for _, t := range tales {
			t.add(g, e)
		}
	}
	t := Tale{Heroes: []HeroTale{}}
	for _, id := range order {
		one := tales[id]
		one.Hero = *g.hero(id)
		if n := len(one.Fights); n > 0 && one.Hero.Ended == Dead && one.Fights[n-1].How == "" {
			one.Fights[n-1].How = Lost
		}
		t.Heroes = append(t.Heroes, *one)
	}
	return t
}

// add adds what an event says of the hero. The game is that after it.
func (t *HeroTale) add(g *Game, e Event) {
	fight := &FightTale{} // where there is none, it goes nowhere
	if n := len(t.Fights); n > 0 && t.Fights[n-1].How == "" {
		fight = &t.Fights[n-1]
	}
	switch e := e.(type) {
	case FightBegan:
		if e.Hero == t.Hero.ID {
			t.Fights = append(t.Fights, FightTale{Paragraph: g.hero(e.Hero).Paragraph, Mode: e.Mode, Enemies: e.Enemies})
		}
	case RoundFought:
		if e.Hero == t.Hero.ID {
			fight.Rounds++
		}
	case WoundSettled:
		if e.Hero == t.Hero.ID && e.Result == gamebook.Wounded {
			fight.Lost += e.Loss
		}
	case LuckTested:
		if e.Hero == t.Hero.ID {
			t.test(fight, e)
		}
	case MealEaten:
		if e.Hero == t.Hero.ID {
			t.Eaten++
		}
	case FightEnded:
		if e.Hero == t.Hero.ID {
			fight.How = e.How
		}
	}
}

// test counts a test of Luck, in a fight or out of one.
func (t *HeroTale) test(fight *FightTale, e LuckTested) {
	t.Tests++
	fight.Tests++
	t.Spent += e.Before - e.After
	if e.Fate == gamebook.Lucky {
		t.Lucky++
		fight.Lucky++
	}
}

// toldName is how much of a name a report tells, letters.
const toldName = 30

// Against is the enemies of a fight with their strengths, as the book prints them.
func (f FightTale) Against(l say.Lang) string {
	var all []string
	for _, e := range f.Enemies {
		name := []rune(enemyName{name: e.Name}.Name(l))
		if len(name) > toldName {
			name = append(name[:toldName-1], '…')
		}
		all = append(all, string(name)+" "+strength(e))
	}
	return strings.Join(all, ", ")
}
