package gamebookplay

import (
	"slices"

	"croix/generator/gamebook"
)

// Tested is a test of Skill or Faith.
type Tested struct {
	Hero    string        `json:"hero"`
	Stat    gamebook.Stat `json:"stat"`
	Dice    Dice          `json:"dice"`
	Score   int           `json:"score"`
	Success bool          `json:"success"`
}

// Apply changes nothing: the test costs nothing (003-41).
func (e Tested) Apply(*Game) {}

// Compared is a number held against what the paragraph asks for.
type Compared struct {
	Hero string        `json:"hero"`
	Stat gamebook.Stat `json:"stat"`
	Need int           `json:"need"`
	Have int           `json:"have"`
}

// Apply changes nothing.
func (e Compared) Apply(*Game) {}

// MealEaten is a meal.
type MealEaten struct {
	Hero    string `json:"hero"`
	Stamina int    `json:"stamina"` // after it
	Meals   int    `json:"meals"`   // left
	Wasted  bool   `json:"wasted,omitempty"`
}

// Apply eats it.
func (e MealEaten) Apply(g *Game) {
	h := g.hero(e.Hero)
	h.Now.Stamina, h.Now.Meals = e.Stamina, e.Meals
}

// Changed is a number that a paragraph changed.
type Changed struct {
	Hero    string         `json:"hero"`
	Stat    gamebook.Stat  `json:"stat"`
	From    int            `json:"from"`
	To      int            `json:"to"`
	Asked   int            `json:"asked"`             // by how much the paragraph changes it
	Initial bool           `json:"initial,omitempty"` // the initial total
	Limit   gamebook.Limit `json:"limit,omitempty"`
	Text    string         `json:"text,omitempty"`
}

// Apply sets it.
func (e Changed) Apply(g *Game) {
	h := g.hero(e.Hero)
	scores := &h.Now
	if e.Initial {
		scores = &h.Initial
	}
	if at := scores.At(e.Stat); at != nil {
		*at = e.To
	}
}

// EnemyChanged is the Stamina of an enemy that a paragraph changed.
type EnemyChanged struct {
	Hero  string `json:"hero"`
	Enemy int    `json:"enemy"`
	From  int    `json:"from"`
	To    int    `json:"to"`
}

// Apply sets it.
func (e EnemyChanged) Apply(g *Game) {
	if foe := g.fight(e.Hero).foe(e.Enemy); foe != nil {
		foe.Now = e.To
	}
}

// ItemTaken is something that a hero has from now on.
type ItemTaken struct {
	Hero string `json:"hero"`
	Item string `json:"item"`
}

// Apply adds it.
func (e ItemTaken) Apply(g *Game) {
	h := g.hero(e.Hero)
	h.Equipment = append(h.Equipment, e.Item)
}

// ItemDropped is something that a hero no longer has.
type ItemDropped struct {
	Hero string `json:"hero"`
	Item string `json:"item"`
	At   int    `json:"at"` // its place in the equipment, from 0
}

// Apply takes it away.
func (e ItemDropped) Apply(g *Game) {
	h := g.hero(e.Hero)
	if e.At >= 0 && e.At < len(h.Equipment) {
		h.Equipment = slices.Delete(h.Equipment, e.At, e.At+1)
	}
}

// Noted is a remark.
type Noted struct {
	Hero string `json:"hero"`
	Text string `json:"text"`
}

// Apply keeps it.
func (e Noted) Apply(g *Game) {
	h := g.hero(e.Hero)
	h.Notes = append(h.Notes, e.Text)
}

// HeroEnded ends the adventure of a hero.
type HeroEnded struct {
	Hero string `json:"hero"`
	How  End    `json:"how"`
}

// Apply ends it, and its fight.
func (e HeroEnded) Apply(g *Game) {
	h := g.hero(e.Hero)
	h.Ended, h.Fight = e.How, nil
}

// Override is a rule that a gesture broke, as the player was told.
type Override struct {
	Rule string `json:"rule"`
	En   string `json:"en"`
	Fr   string `json:"fr"`
}

// Apply changes nothing: the events after it do.
func (e Override) Apply(*Game) {}
