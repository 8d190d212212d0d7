package ladder

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/say"
)

// Tokens of a colour (001-02, 001-05).
const (
	TowersEach  = 3
	TowerHeight = 3
	TokensEach  = TowersEach * TowerHeight
)

// Ban is why a tower may not stand on a square (001-07).
type Ban string

// The bans.
const (
	Allowed  Ban = ""
	OffBoard Ban = "off"
	Occupied Ban = "occupied"
	Lane     Ban = "lane"     // the row or column of the tile
	Adjacent Ban = "adjacent" // orthogonally next to a tower
)

// MayPlace is why a colour may not place a tower on a square: not in the row or
// column of the tile, not orthogonally next to a tower (001-07, C21). Free
// placement only asks for a square without tower or tile.
func MayPlace(b *Board, tile Square, c Colour, s Square, r Rules) Ban {
	switch {
	case !b.Has(s):
		return OffBoard
	case len(b.At(s)) > 0 || s == tile:
		return Occupied
	case r.Adjacency == AdjacencyFree:
		return Allowed
	case s.Col == tile.Col || s.Row == tile.Row:
		return Lane
	}
	for _, d := range orthogonal() {
		if top, ok := b.Top(s.step(d, 1)); ok && (r.Adjacency != AdjacencyOthers || top.Colour != c) {
			return Adjacent
		}
	}
	return Allowed
}

// Places lists where a colour may place a tower. Where none is left, towers may
// touch, but not stand in the row or column of the tile (C19); lifted tells it.
func Places(b *Board, tile Square, c Colour, r Rules) (all []Square, lifted bool) {
	var touching []Square
	for _, s := range b.Squares() {
		switch MayPlace(b, tile, c, s, r) {
		case Allowed:
			all = append(all, s)
		case Adjacent:
			touching = append(touching, s)
		}
	}
	if len(all) == 0 {
		return touching, true
	}
	return all, false
}

// NewTower is a tower as it is placed: angels (001-05).
func NewTower(c Colour) []Token {
	return slices.Repeat([]Token{{c, Angel}}, TowerHeight)
}

// Placement is a tower that was placed.
type Placement struct {
	Colour Colour `json:"colour"`
	At     Square `json:"sq"`
}

// Setup is a board ready to be played: who plays, who begins, the tile, the
// towers in the order in which they were placed.
type Setup struct {
	Players []Colour    `json:"players"`
	Neutral []Colour    `json:"neutral,omitempty"` // colours without a player (001-08)
	First   Colour      `json:"first"`
	Tile    Tile        `json:"tile"`
	Towers  []Placement `json:"towers"`
	Colours Palette     `json:"colours,omitempty"` // as they are called
}

// Board is the board of the set-up.
func (s Setup) Board(r Rules) Board {
	b := NewBoard(r.Cols, r.Rows)
	for _, p := range s.Towers {
		b.Put(p.At, NewTower(p.Colour)...)
	}
	return b
}

// Outside is the square of the set-up that is farthest from a1 in either
// and whether a board lacks it: one that has it has all squares of the set-up.
func (s Setup) Outside(b *Board) (Square, bool) {
	far := s.Tile.At
	for _, p := range s.Towers {
		far = Square{max(far.Col, p.At.Col), max(far.Row, p.At.Row)}
	}
	return far, !b.Has(far)
}

// Players lists the colours of so many players (2 to 4) and those without one
// (001-03, 001-08).
func Players(n int) (players, neutral []Colour, err error) {
	if n < 2 || n > len(Colours()) {
		return nil, nil, say.Errorf(say.LadderPlayers, n)
	}
	return Colours()[:n], Colours()[n:], nil
}

// Neutral is the colours without a player where these play, in the order of the
// turn. Errors: fewer than two players, a colour twice (001-03, 001-08).
func (p Palette) Neutral(players []Colour) ([]Colour, error) {
	neutral := Colours()
	for _, c := range players {
		i := slices.Index(neutral, c)
		if i < 0 {
			return nil, say.Errorf(say.LadderTwice, p.Of(c))
		}
		neutral = slices.Delete(neutral, i, i+1)
	}
	if len(players) < 2 {
		return nil, say.Errorf(say.LadderPlayers, len(players))
	}
	return neutral, nil
}

// PlayedBy is the same set-up with other colours for the players, as many, in the
// order of the turn.
func (s Setup) PlayedBy(players []Colour) (Setup, error) {
	neutral, err := s.Colours.Neutral(players)
	if err != nil {
		return s, err
	}
	now, before := slices.Concat(players, neutral), slices.Concat(s.Players, s.Neutral)
	other := func(c Colour) Colour { return now[max(0, slices.Index(before, c))] }
	s.Players, s.Neutral, s.First, s.Towers = players, neutral, other(s.First), slices.Clone(s.Towers)
	for i, t := range s.Towers {
		s.Towers[i].Colour = other(t.Colour)
	}
	return s, nil
}

// PlacingOrder is the order in which towers are placed: the players clockwise
// from the one who begins, then the colours without a player (001-06, 001-08).
func PlacingOrder(players, neutral []Colour, first Colour) []Colour {
	i := max(0, slices.Index(players, first))
	return slices.Concat(players[i:], players[:i], neutral)
}

// RollSetup rolls a set-up: who begins, the square and the direction of the
// tile, then the towers in turn, each on any square where it may stand (001-06
// to 001-08, C19). Each is a throw with as many results as there are choices.
// Errors: players, those of the dice.
func RollSetup(r Rules, players int, roller *dice.Roller) (Setup, error) {
	s := Setup{Colours: r.Colours}
	var err error
	if s.Players, s.Neutral, err = Players(players); err != nil {
		return s, err
	}
	pick := func(of say.Key, n int) int {
		i := 0
		for _, sides := range diceFor(n) {
			var t dice.Throw
			if err == nil {
				t, err = roller.Throw(of, dice.D(1, sides))
			}
			if err != nil {
				return 0
			}
			i = i*sides + t.Value - 1
		}
		return i
	}
	s.First = s.Players[pick(say.LadderThrowFirst, players)]
	b := NewBoard(r.Cols, r.Rows)
	s.Tile.At = b.Squares()[pick(say.LadderThrowTile, r.Cols*r.Rows)]
	s.Tile.Turn = pick(say.LadderThrowTurn, 4)
	for range TowersEach {
		for _, c := range PlacingOrder(s.Players, s.Neutral, s.First) {
			all, _ := Places(&b, s.Tile.At, c, r)
			at := all[pick(say.LadderThrowTower, len(all))]
			b.Put(at, NewTower(c)...)
			s.Towers = append(s.Towers, Placement{c, at})
		}
	}
	return s, err
}

// diceFor is the dice that choose among n: none for one, otherwise one with n
// sides; but 66 on one die would be read as two.
func diceFor(n int) []int {
	switch n {
	case 1:
		return nil
	case 66:
		return []int{2, 33}
	}
	return []int{n}
}
