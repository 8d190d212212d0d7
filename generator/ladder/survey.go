package ladder

import (
	"cmp"
	"slices"
)

// Chance is a capture that a mark allows before anybody has moved.
type Chance struct {
	Colour Colour `json:"colour"` // whose token moves
	Move
	Number int   `json:"n"`
	Victim Token `json:"victim"`
}

// Outcome is a result of the tile with what it makes possible (section G).
type Outcome struct {
	Result
	Marks   []Mark   `json:"marks"`
	Chances []Chance `json:"captures"`
}

// Survey is every outcome of a position, those of fewest actions first. Colours
// without a player make no moves unless the house rules let them (C16): movers
// are the colours that do.
func Survey(b *Board, t Tile, movers []Colour, r Rules) []Outcome {
	results := t.Results(b, r)
	all := make([]Outcome, len(results))
	for i, res := range results {
		o := Outcome{Result: res, Marks: Marks(b, res.Tile, r)}
		for _, m := range o.Marks {
			if !slices.Contains(movers, m.Token.Colour) {
				continue
			}
			for _, move := range Moves(b, res.Tile.At, m.At, m.Number, r) {
				if move.Kind.Takes() {
					victim, _ := b.Top(move.To)
					o.Chances = append(o.Chances, Chance{m.Token.Colour, move, m.Number, victim})
				}
			}
		}
		all[i] = o
	}
	return all
}

// Of is the captures that a colour could make.
func (o Outcome) Of(c Colour) []Chance {
	return slices.DeleteFunc(slices.Clone(o.Chances), func(x Chance) bool { return x.Colour != c })
}

// Against is the captures that others could make of a colour's tokens.
func (o Outcome) Against(c Colour) []Chance {
	return slices.DeleteFunc(slices.Clone(o.Chances), func(x Chance) bool { return x.Victim.Colour != c })
}

// Climbs is those of captures that climb: angel takes devil.
func Climbs(all []Chance) []Chance {
	return slices.DeleteFunc(slices.Clone(all), func(x Chance) bool { return x.Kind != AngelDevil })
}

// Takers is how many tokens make captures: as many can be made at once.
func Takers(all []Chance) int {
	from := map[Square]bool{}
	for _, x := range all {
		from[x.From] = true
	}
	return len(from)
}

// Targets is how many tokens can be taken.
func Targets(all []Chance) int {
	to := map[Square]bool{}
	for _, x := range all {
		to[x.To] = true
	}
	return len(to)
}

// Rank orders outcomes by what they are worth to a colour: most of its tokens
// that can take, then most that can climb, then fewest of its own that others
// can take, then most ways to take; equal ones stay in order.
func Rank(all []Outcome, c Colour) []Outcome {
	type worth struct{ takers, climbs, lost, ways int }
	worths := make(map[Tile]worth, len(all))
	for _, o := range all {
		mine := o.Of(c)
		worths[o.Tile] = worth{Takers(mine), Takers(Climbs(mine)), Targets(o.Against(c)), len(mine)}
	}
	ranked := slices.Clone(all)
	slices.SortStableFunc(ranked, func(x, y Outcome) int {
		a, b := worths[x.Tile], worths[y.Tile]
		return cmp.Or(b.takers-a.takers, b.climbs-a.climbs, a.lost-b.lost, b.ways-a.ways)
	})
	return ranked
}
