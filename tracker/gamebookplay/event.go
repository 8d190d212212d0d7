package gamebookplay

import (
	"encoding/json"

	"croix/generator/dice"
	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/tracker/code"
	"croix/tracker/play"
)

// Event is a fact of a game. Apply assigns it to the state and does nothing
// else: it never fails, throws or decides, so that a replay needs no dice. Line
// tells it to players.
type Event interface {
	Apply(*Game)
	Line(Teller) string
}

// Dice is a throw that an event holds.
type Dice struct {
	For   say.Key      `json:"for,omitempty"`
	Faces []int        `json:"faces,omitempty"` // in throwing order
	By    dice.Thrower `json:"by,omitempty"`
}

// Sum is the sum of the faces.
func (d Dice) Sum() int {
	sum := 0
	for _, f := range d.Faces {
		sum += f
	}
	return sum
}

// prototypes is one event of each type. Fields are never renamed: journals hold
// them.
func prototypes() []Event {
	return []Event{
		RulesSet{}, BestiarySet{}, HeroMade{}, HeroChosen{}, WentTo{}, FightBegan{}, TargetChosen{}, RoundFought{}, WoundSettled{},
		LuckTested{}, FightEnded{}, Tested{}, Compared{}, MealEaten{}, Changed{}, EnemyChanged{}, ItemTaken{}, ItemDropped{},
		Noted{}, HeroEnded{}, Override{},
	}
}

// codes is the code of the events that a journal may hold.
var codes = code.Of(prototypes())

// Encode is an event for a journal: the name of its type and its fields.
func Encode(e Event) (name string, data json.RawMessage, err error) { return codes.Encode(e) }

// Decode is the event of a journal. A type or field that this program does not
// know is an error: nothing is dropped.
func Decode(name string, data []byte) (Event, error) { return codes.Decode(name, data) }

// Replay is the game that events make.
func Replay(events []Event) *Game { return play.Replay(&Game{}, events) }

// The ways in which a fight ends for a hero that lives.
const (
	Won         = "won"
	Interrupted = "interrupted" // by the paragraph
	Escaped     = "escaped"
)

// RulesSet is the house rules of the game.
type RulesSet struct {
	Options gamebook.Options `json:"options"`
}

// Apply sets them.
func (e RulesSet) Apply(g *Game) { g.Options = e.Options }

// BestiarySet is the player's own enemies.
type BestiarySet struct {
	Enemies []gamebook.Enemy `json:"enemies"`
}

// Apply sets them.
func (e BestiarySet) Apply(g *Game) { g.Bestiary = e.Enemies }

// HeroMade is a new hero.
type HeroMade struct {
	ID   string        `json:"id"`
	Hero gamebook.Hero `json:"hero"`
	By   dice.Thrower  `json:"by,omitempty"`
}

// Apply adds it: what was rolled is its initial totals and its first values.
func (e HeroMade) Apply(g *Game) {
	g.Heroes = append(g.Heroes, Hero{
		ID: e.ID, Name: e.Hero.Name, Initial: e.Hero.Scores, Now: e.Hero.Scores,
		Equipment: append([]string(nil), e.Hero.Equipment...),
	})
}

// HeroChosen is the hero that is played from now on.
type HeroChosen struct {
	Hero string `json:"hero"`
}

// Apply makes it the current one.
func (e HeroChosen) Apply(g *Game) { g.Current = e.Hero }

// WentTo is a paragraph that a hero turned to.
type WentTo struct {
	Hero      string `json:"hero"`
	Paragraph int    `json:"paragraph"`
	Choice    string `json:"choice,omitempty"`
}

// Apply adds it to the trail.
func (e WentTo) Apply(g *Game) {
	h := g.hero(e.Hero)
	h.Paragraph = e.Paragraph
	h.Trail = append(h.Trail, Step{e.Paragraph, e.Choice})
}

// FightBegan begins a fight.
type FightBegan struct {
	Hero    string           `json:"hero"`
	Mode    Mode             `json:"mode"`
	Enemies []gamebook.Enemy `json:"enemies"`
}

// Apply fills the encounter boxes.
func (e FightBegan) Apply(g *Game) {
	f := &Fight{Mode: e.Mode}
	for _, x := range e.Enemies {
		f.Enemies = append(f.Enemies, Foe{Enemy: x, Now: x.Stamina})
	}
	g.hero(e.Hero).Fight = f
}

// TargetChosen is the enemy that the hero attacks.
type TargetChosen struct {
	Hero  string `json:"hero"`
	Enemy int    `json:"enemy"`          // from 0
	Next  bool   `json:"next,omitempty"` // it steps up because another fell
}

// Apply chooses it.
func (e TargetChosen) Apply(g *Game) { g.fight(e.Hero).Target = e.Enemy }

// Exchange is what passes in a round between the hero and an enemy.
type Exchange struct {
	Enemy         int             `json:"enemy"`
	EnemyDice     Dice            `json:"enemy_dice"`
	HeroDice      Dice            `json:"hero_dice,omitzero"` // none where one throw is for all
	EnemyStrength int             `json:"enemy_strength"`
	HeroStrength  int             `json:"hero_strength"`
	Result        gamebook.Result `json:"result"`
}

// RoundFought is a round. Its wounds are settled by the events after it.
type RoundFought struct {
	Hero      string     `json:"hero"`
	Round     int        `json:"round"` // from 1
	Exchanges []Exchange `json:"exchanges"`
}

// Apply counts the round and keeps its wounds.
func (e RoundFought) Apply(g *Game) {
	f := g.fight(e.Hero)
	f.Round = e.Round
	for _, x := range e.Exchanges {
		if x.Result == gamebook.Hit || x.Result == gamebook.Wounded {
			f.Pending = append(f.Pending, Blow{x.Enemy, x.Result})
		}
	}
}

// WoundSettled is a wound with what Luck said of it.
type WoundSettled struct {
	Hero   string          `json:"hero"`
	Enemy  int             `json:"enemy"`
	Result gamebook.Result `json:"result"` // hit: the enemy is wounded; wounded: the hero
	Fate   gamebook.Fate   `json:"fate,omitempty"`
	Loss   int             `json:"loss"`
	Left   int             `json:"left"` // Stamina
}

// Apply writes it down.
func (e WoundSettled) Apply(g *Game) {
	f := g.fight(e.Hero)
	f.Pending = f.Pending[min(1, len(f.Pending)):]
	if len(f.Pending) == 0 {
		f.Pending = nil
	}
	if e.Result == gamebook.Wounded {
		g.hero(e.Hero).Now.Stamina = e.Left
	} else if foe := f.foe(e.Enemy); foe != nil {
		foe.Now = e.Left
	}
}

// LuckTested is a test of Luck.
type LuckTested struct {
	Hero   string        `json:"hero"`
	Dice   Dice          `json:"dice"`
	Before int           `json:"before"`
	After  int           `json:"after"`
	Fate   gamebook.Fate `json:"fate"`
}

// Apply takes what it costs.
func (e LuckTested) Apply(g *Game) { g.hero(e.Hero).Now.Luck = e.After }

// FightEnded ends a fight: Won, Interrupted or Escaped.
type FightEnded struct {
	Hero string `json:"hero"`
	How  string `json:"how"`
}

// Apply ends it.
func (e FightEnded) Apply(g *Game) { g.hero(e.Hero).Fight = nil }
