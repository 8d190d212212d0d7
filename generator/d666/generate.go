package d666

import (
	"croix/generator/dice"
	"croix/generator/say"
)

// house is how the program rolls the characteristics of a category: a house
// range, which no book has (section B).
func house(c Category) map[Score]dice.Expr {
	d3 := func(plus int) dice.Expr { return dice.Expr{Count: 1, Sides: 3, Plus: plus} }
	switch c {
	case Undead:
		return map[Score]dice.Expr{Force: dice.D(1, 6), Agility: d3(0)}
	case Familiar:
		return map[Score]dice.Expr{Force: d3(0), Will: d3(0), Agility: d3(1)}
	case Supernatural:
		return map[Score]dice.Expr{Force: d3(2), Will: d3(2), Agility: d3(2), Appearance: d3(2)}
	}
	return map[Score]dice.Expr{Force: d3(0), Will: d3(0), Agility: d3(0), Appearance: d3(0)}
}

// RollFighter rolls the characteristics of somebody of a category, in the order
// of the sheet; name and weapon are left to the player. Errors are those of the
// dice.
func RollFighter(r *dice.Roller, c Category) (Fighter, []dice.Throw, error) {
	f := Fighter{Category: c, Will: 1}
	var throws []dice.Throw
	for _, s := range Scores() {
		e, ok := house(c)[s]
		if !ok {
			continue
		}
		t, err := r.Throw(say.Key("d666.score."+string(s)), e)
		if err != nil {
			return Fighter{}, nil, err
		}
		throws = append(throws, t)
		switch s {
		case Force:
			f.Force = t.Value
		case Will:
			f.Will = t.Value
		case Agility:
			f.Agility = t.Value
		case Appearance:
			f.Appearance = t.Value
		}
	}
	f.Points = f.Force
	return f, throws, nil
}
