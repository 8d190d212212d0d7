package d666

import (
	"slices"

	"croix/generator/say"
)

// Category is what kind of being somebody is: it decides what wounds do.
type Category string

// The categories (002-41 to 002-43).
const (
	Living       Category = "living"
	Undead       Category = "undead"
	Familiar     Category = "familiar"
	Supernatural Category = "supernatural"
)

// Categories lists the categories.
func Categories() []Category { return []Category{Living, Undead, Familiar, Supernatural} }

// Name is the category as players call it.
func (c Category) Name(l say.Lang) string { return l.Text(say.Key("d666.category." + string(c))) }

// State is how somebody is.
type State string

// The states.
const (
	Active  State = "active"
	Stunned State = "stunned"
	Knocked State = "knocked" // knocked out
	Coma    State = "coma"
	Dead    State = "dead"
	Gone    State = "gone" // out of the fight, by the players' word
)

// States lists the states.
func States() []State { return []State{Active, Stunned, Knocked, Coma, Dead, Gone} }

// Name is the state as players call it.
func (s State) Name(l say.Lang) string { return l.Text(say.Key("d666.state." + string(s))) }

// Acts reports whether somebody in that state has slots (002-15).
func (s State) Acts() bool { return s == Active }

// Returns reports whether somebody in that state may act again without a word
// of the players: when a stun ends.
func (s State) Returns() bool { return s == Active || s == Stunned || s == Knocked }

// Unit is what a timer counts.
type Unit string

// The units of time.
const (
	Seconds Unit = "s"
	Hours   Unit = "h"
)

// Fall is what somebody of a category suffers at exactly 0 points: a state for
// as long as a die shows, or for the seconds given.
type Fall struct {
	State State
	Die   bool // 1d6 decides
	Fixed int  // without a die
	Unit  Unit
}

// FallOf is what happens at 0 points (002-41 to 002-43).
func FallOf(c Category) Fall {
	switch c {
	case Undead, Familiar:
		return Fall{State: Stunned, Fixed: 1, Unit: Seconds}
	case Supernatural:
		return Fall{State: Knocked, Die: true, Unit: Seconds}
	}
	return Fall{State: Coma, Die: true, Unit: Hours}
}

// Wound is the points and the state of somebody who loses points: nothing
// changes without a loss (R15), below 0 is dead (R1), 0 is a fall.
func Wound(c Category, s State, points, lost int) (after int, state State) {
	after = points - lost
	switch {
	case lost <= 0:
		return points, s
	case after < 0:
		return after, Dead
	case after == 0:
		return 0, FallOf(c).State
	}
	return after, s
}

// Ranked is who acts when: groups of those with the same value, the highest
// first, in each in the order given (002-10, 002-12).
func Ranked[T any](all []T, value func(T) int) [][]T {
	sorted := slices.Clone(all)
	slices.SortStableFunc(sorted, func(a, b T) int { return value(b) - value(a) })
	var groups [][]T
	for i, v := range sorted {
		if i == 0 || value(v) != value(sorted[i-1]) {
			groups = append(groups, nil)
		}
		groups[len(groups)-1] = append(groups[len(groups)-1], v)
	}
	return groups
}
