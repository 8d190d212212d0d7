package ladderplay

import (
	"slices"

	"croix/generator/ladder"
)

// sound reports whether an event could have happened in some game: a journal that
// somebody wrote by hand may hold values on which boards and scores would break.
func sound(e Event) bool {
	lies := func(t ladder.Tile) bool { return t.Turn >= 0 && t.Turn < len(ladder.Directions()) }
	colour := func(c ladder.Colour) bool { return slices.Contains(ladder.Colours(), c) }
	level := func(n int) bool { return n >= 0 && n < ladder.MaxRungs }
	switch e := e.(type) {
	case Begun:
		foreign := func(c ladder.Colour) bool { return !colour(c) }
		return e.Rules.Sound() && len(e.Players) > 1 && !slices.ContainsFunc(slices.Concat(e.Players, e.Neutral), foreign)
	case TilePlaced:
		return lies(e.Tile)
	case TileMoved:
		return lies(e.Tile)
	case TowerPlaced:
		return colour(e.Colour)
	case Moved:
		return level(e.Level)
	case Climbed:
		return level(e.To)
	case Counted:
		return e.To >= 0 && e.To <= ladder.TokensEach
	}
	return true
}
