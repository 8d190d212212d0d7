// Package gamebook is the rules of a gamebook adventure that need no history:
// how a hero is made, what a round of a fight does, what Luck changes, and the
// exact odds of fights.
//
// The rules are numbered 003-…, the rulings on what they leave open R1 to R16.
// The paragraphs of the book are not part of it: enemies and changes are typed
// by the player.
package gamebook

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/say"
)

// Stat is a number of the adventure sheet.
type Stat string

// The numbers of the sheet.
const (
	Skill   Stat = "skill"
	Stamina Stat = "stamina"
	Luck    Stat = "luck"
	Faith   Stat = "faith"
	Gold    Stat = "gold"
	Meals   Stat = "meals"
)

// Stats lists the numbers of the sheet in the order of the sheet.
func Stats() []Stat { return []Stat{Skill, Stamina, Luck, Faith, Gold, Meals} }

// Name is the number as players call it.
func (s Stat) Name(l say.Lang) string { return l.Text(say.Key("gamebook.stat." + string(s))) }

// Capped reports whether the number has an initial total that it does not
// exceed (003-09).
func (s Stat) Capped() bool { return s == Skill || s == Stamina || s == Luck }

// Scores is the numbers of a sheet.
type Scores struct {
	Skill   int `json:"skill"`
	Stamina int `json:"stamina"`
	Luck    int `json:"luck"`
	Faith   int `json:"faith"`
	Gold    int `json:"gold"`
	Meals   int `json:"meals"`
}

// At is where the number of a stat is kept; nil for a stat there is not.
func (s *Scores) At(stat Stat) *int {
	switch stat {
	case Skill:
		return &s.Skill
	case Stamina:
		return &s.Stamina
	case Luck:
		return &s.Luck
	case Faith:
		return &s.Faith
	case Gold:
		return &s.Gold
	case Meals:
		return &s.Meals
	}
	return nil
}

// Of is the number of a stat, 0 for a stat there is not.
func (s Scores) Of(stat Stat) int {
	if at := s.At(stat); at != nil {
		return *at
	}
	return 0
}

// Hero is a hero as creation made it: initial totals and what it starts with.
type Hero struct {
	Name string `json:"name,omitempty"`
	Scores
	Equipment []string `json:"equipment"`      // ids of what every hero has, or words of the player
	Dice      []int    `json:"dice,omitempty"` // the faces of its creation, in throwing order
}

// What every hero starts with (003-04, 003-06).
const (
	startFaith = 1
	startMeals = 5
)

// mealStamina is what a meal restores (003-51).
const mealStamina = 4

// StartEquipment is the ids of what every hero starts with (003-07).
func StartEquipment() []string { return []string{"sword", "lantern", "tinderbox", "backpack"} }

// ItemName is a piece of equipment as players call it: an id of
// StartEquipment, or the words of a player as they are.
func ItemName(item string, l say.Lang) string {
	if slices.Contains(StartEquipment(), item) {
		return l.Text(say.Key("gamebook.item." + item))
	}
	return item
}

// creation is how each number that dice make is thrown, in throwing order
// (003-01 to 003-05).
func creation() []struct {
	stat  Stat
	throw dice.Expr
} {
	return []struct {
		stat  Stat
		throw dice.Expr
	}{
		{Skill, dice.Expr{Count: 1, Sides: 6, Plus: 6}},
		{Stamina, dice.Expr{Count: 2, Sides: 6, Plus: 12}},
		{Luck, dice.Expr{Count: 1, Sides: 6, Plus: 6}},
		{Gold, dice.Expr{Count: 1, Sides: 6, Plus: 4}},
	}
}

// CreationDice is how many dice make a hero.
const CreationDice = 5

// RollHero makes a hero: Skill, Stamina, Luck and gold are thrown in this
// order, a single die but for the two of Stamina (003-01 to 003-08). Errors are
// those of the dice.
func RollHero(r *dice.Roller) (Hero, error) {
	h := Hero{Scores: Scores{Faith: startFaith, Meals: startMeals}, Equipment: StartEquipment()}
	for _, c := range creation() {
		t, err := r.Throw(say.Key("gamebook.throw."+string(c.stat)), c.throw)
		if err != nil {
			return Hero{}, err
		}
		*h.At(c.stat) = t.Value
		h.Dice = append(h.Dice, t.Faces...)
	}
	return h, nil
}
