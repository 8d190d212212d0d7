package purgatory

import (
	"math"

	"croix/generator/say"
)

// Direction is one of the eight points of the compass, clockwise from North,
// which is towards Paradise.
type Direction int

// The directions, in the order of the die.
const (
	North Direction = iota
	NorthEast
	East
	SouthEast
	South
	SouthWest
	West
	NorthWest
)

const directionCount = 8

// DirectionSides is the die that books without an arrow die use.
const DirectionSides = 12

var directionKeys = [directionCount]say.Key{
	say.DirN, say.DirNE, say.DirE, say.DirSE, say.DirS, say.DirSW, say.DirW, say.DirNW,
}

// Name is the direction's letters in the player's language: SW is SO in French.
func (d Direction) Name(l say.Lang) string {
	if d < 0 || d >= directionCount {
		return ""
	}
	return l.Text(directionKeys[d])
}

// String is the English letters.
func (d Direction) String() string { return d.Name(say.English) }

// Degrees is the angle clockwise from North.
func (d Direction) Degrees() int { return int(d) * 360 / directionCount }

// DirectionOf reads a d12, or a d8: 1 is North, 2 North-East and so on; again
// is true for 9 to 12, which are rolled again. Another face is
// an error.
func DirectionOf(die int) (d Direction, again bool, err error) {
	switch {
	case die < 1 || die > DirectionSides:
		return 0, false, say.Errorf(say.PurgDirection, die, DirectionSides)
	case die > directionCount:
		return 0, true, nil
	}
	return Direction(die - 1), false, nil
}

// Offset is where a step of so many cm in direction d leads from (0,0).
func (d Direction) Offset(distance float64) (x, y float64) {
	// The straight directions are exact: a sine of 180 degrees is not quite 0.
	diagonal := distance * math.Sqrt2 / 2
	switch d {
	case North:
		return 0, distance
	case NorthEast:
		return diagonal, diagonal
	case East:
		return distance, 0
	case SouthEast:
		return diagonal, -diagonal
	case South:
		return 0, -distance
	case SouthWest:
		return -diagonal, -diagonal
	case West:
		return -distance, 0
	case NorthWest:
		return -diagonal, diagonal
	}
	return 0, 0
}

// Scatter is where a soul pawn stands at the start, in cm: distance, which is
// the sum of 2d6, from the centre of Purgatory.
func Scatter(d Direction, distance int) (x, y float64) {
	x, y = d.Offset(float64(distance))
	return CentreX + x, CentreY + y
}
