// Package dice holds the notation of throws and the three sources of faces:
// the program with a seed, a player with real dice, and a script for tests.
//
// Faces are always kept in throwing order and never sorted.
package dice

import (
	"strconv"

	"croix/generator/say"
)

// Limits of a throw. They keep every sum within an int of 32 bits.
const (
	MaxDice  = 1000  // dice of one throw
	MaxSides = 1000  // sides of one die, thus also the highest face
	MaxPlus  = 10000 // size of the number added or taken off
)

// digitSides is the number of sides of each die of a d66 or a d666.
const digitSides = 6

// Expr is a throw of dice. The zero Expr throws nothing and is refused.
type Expr struct {
	Count  int // dice thrown, 1 to MaxDice
	Sides  int // sides of each die, 2 to MaxSides; 66 and 666 are no dice
	Plus   int // added to the sum, -MaxPlus to MaxPlus; 0 with Digits
	Digits int // 2 for d66, 3 for d666 (then Count equals it and Sides is 6), 0 for a sum
}

// D is the sum of count dice of so many sides.
func D(count, sides int) Expr { return Expr{Count: count, Sides: sides} }

// D66 is two dice read as digits, tens first: 36 results, 11 to 66.
func D66() Expr { return Expr{Count: 2, Sides: digitSides, Digits: 2} }

// D666 is three dice read as digits, hundreds first: 216 results, 111 to 666.
func D666() Expr { return Expr{Count: 3, Sides: digitSides, Digits: 3} }

// String is e in notation. Parse gives e back if e is a throw at all.
func (e Expr) String() string {
	switch e.Digits {
	case 0:
	case 2:
		return "d66"
	case 3:
		return "d666"
	default:
		return "digits:" + strconv.Itoa(e.Digits)
	}
	s := "d" + strconv.Itoa(e.Sides)
	if e.Count != 1 {
		s = strconv.Itoa(e.Count) + s
	}
	switch {
	case e.Plus > 0:
		s += "+" + strconv.Itoa(e.Plus)
	case e.Plus < 0:
		s += strconv.Itoa(e.Plus)
	}
	return s
}

// Dice is how many dice are thrown, never less than 0.
func (e Expr) Dice() int { return max(e.Count, 0) }

// Min is the lowest value: 1 on every die.
func (e Expr) Min() int {
	if e.Digits != 0 {
		return repeat(1, e.Digits)
	}
	return e.Count + e.Plus
}

// Max is the highest value: the highest face on every die.
func (e Expr) Max() int {
	if e.Digits != 0 {
		return repeat(digitSides, e.Digits)
	}
	return e.Count*e.Sides + e.Plus
}

// repeat is the number whose n digits are all d.
func repeat(d, n int) int {
	v := 0
	for range min(n, 3) {
		v = v*10 + d
	}
	return v
}

// Value reads the faces, which are in throwing order: their sum and Plus, or
// the digits they make, the first die giving the highest. A wrong
// number of faces, an impossible face, or an e that is no throw is an error.
func (e Expr) Value(faces []int) (int, error) {
	if err := e.check(); err != nil {
		return 0, err
	}
	if len(faces) != e.Count {
		return 0, say.Errorf(say.DiceFaceCount, e.String(), e.Count, len(faces))
	}
	if err := e.checkFaces(faces, 0); err != nil {
		return 0, err
	}
	return e.read(faces), nil
}

// read is Value for faces that were checked.
func (e Expr) read(faces []int) int {
	v := 0
	for _, f := range faces {
		if e.Digits != 0 {
			v *= 10
		}
		v += f
	}
	return v + e.Plus
}

// checkFaces refuses the first face that a die of e cannot show; before is
// how many faces stand before these in what the player typed.
func (e Expr) checkFaces(faces []int, before int) error {
	for i, f := range faces {
		if f < 1 || f > e.Sides {
			return say.Errorf(say.DiceFaceSides, before+i+1, f, e.Sides, e.Sides)
		}
	}
	return nil
}

// check refuses an Expr that is no throw, whoever made it.
func (e Expr) check() error { return e.checkAs(e.String()) }

// checkAs is check for an Expr that was written as s.
func (e Expr) checkAs(s string) error {
	if e.Digits != 0 {
		switch {
		case e.Plus != 0:
			return say.Errorf(say.DiceDigitsPlus, s, Expr{Digits: e.Digits}.String())
		case e != D66() && e != D666():
			return say.Errorf(say.DiceDigitsShape, s)
		}
		return nil
	}
	switch {
	case e.Count < 0:
		return say.Errorf(say.DiceNegativeCount, s, MaxDice)
	case e.Count == 0:
		return say.Errorf(say.DiceNone, s, MaxDice)
	case e.Count > MaxDice:
		return say.Errorf(say.DiceMany, s, MaxDice)
	case e.Sides < 1:
		return say.Errorf(say.DiceNoSides, s, MaxSides)
	case e.Sides == 1:
		return say.Errorf(say.DiceOneSide, s, MaxSides)
	case e.Sides > MaxSides:
		return say.Errorf(say.DiceManySides, s, MaxSides)
	case e.Sides == 66:
		return say.Errorf(say.DiceAmbiguous, s, "d66", 2)
	case e.Sides == 666:
		return say.Errorf(say.DiceAmbiguous, s, "d666", 3)
	case e.Plus > MaxPlus || e.Plus < -MaxPlus:
		return say.Errorf(say.DicePlusLarge, s, MaxPlus)
	}
	return nil
}
