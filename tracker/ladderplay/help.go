package ladderplay

import (
	"slices"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/tracker/play"
)

// Words is the words with which gestures begin; a move needs none.
func Words(l say.Lang) []string {
	verbs := slices.DeleteFunc(Verbs(), func(v Verb) bool { return v == Move })
	return play.Words(verbs, func(v Verb) string { return written(v, l) })
}

// Fix is a gesture that puts a ladder pawn right, for help.
func Fix(g *Game) Command {
	return Command{Verb: Climb, Colour: g.Players[0], Sign: "=", Number: min(3, g.Rules.Rungs-1)}
}

// Sample is a gesture of a verb, for help.
func Sample(v Verb, _ say.Lang) Command {
	square := func(col, row int) *ladder.Square { return &ladder.Square{Col: col, Row: row} }
	c := Command{Verb: v}
	switch v {
	case Place:
		c.Tile = &ladder.Tile{At: *square(3, 3)}
	case Tower:
		c.At = square(0, 0)
	case Shift:
		c.Actions = []ladder.Action{ladder.Right(), ladder.Slide(*square(3, 4))}
	case Move:
		c.From, c.At = square(6, 4), square(4, 2)
	case Skip:
		c.At = square(6, 4)
	case Climb:
		c.Colour, c.Sign, c.Number = ladder.Red, "+", 1
	case Take:
		c.Colour, c.Victim, c.Sign, c.Number = ladder.Red, ladder.Blue, "+", 1
	case Note:
		c.Text = "…"
	}
	return c
}
