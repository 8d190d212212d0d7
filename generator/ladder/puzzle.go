package ladder

import "croix/generator/dice"

// puzzleTries is how many set-ups are rolled at most for a puzzle. Five in six are
// one.
const puzzleTries = 1000

// Puzzle is the manoeuvres of a set-up with which the player who begins takes two
// tokens in the same turn, before anybody else moves (section F).
func Puzzle(s Setup, r Rules) []Result {
	b := s.Board(r)
	var all []Result
	for _, o := range Survey(&b, s.Tile, s.Players, r) {
		if o.twice(b, s.First, r) {
			all = append(all, o.Result)
		}
	}
	return all
}

// twice tells whether a colour can take with one token and then with another,
// before anybody else moves (001-27).
func (o Outcome) twice(b Board, c Colour, r Rules) bool {
	for _, x := range o.Of(c) {
		after, _ := x.Apply(b)
		for _, m := range o.Marks {
			if m.Token.Colour != c || m.At == x.From {
				continue
			}
			for _, move := range Moves(&after, o.Tile.At, m.At, m.Number, r) {
				if move.Kind.Takes() {
					return true
				}
			}
		}
	}
	return false
}

// RollPuzzle rolls set-ups until one is a puzzle, and gives it with its
// solutions; none if there is none in a thousand, as on a very small board.
// Errors: those of RollSetup.
func RollPuzzle(r Rules, players int, roller *dice.Roller) (s Setup, solutions []Result, err error) {
	for range puzzleTries {
		if s, err = RollSetup(r, players, roller); err != nil {
			return s, nil, err
		}
		if solutions = Puzzle(s, r); len(solutions) > 0 {
			break
		}
	}
	return s, solutions, nil
}
