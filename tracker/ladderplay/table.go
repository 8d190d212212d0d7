package ladderplay

import (
	"croix/generator/ladder"
	"croix/generator/say"
	"croix/tracker/play"
)

// Table is a game as a frame of games drives it; what a screen shows of it is
// ladderpages.Screen.
type Table = play.Table[*Game, Event, Command]

// engine is this game as a frame of games needs it, with the colours as they are
// called.
func engine(p ladder.Palette) play.Engine[*Game, Event, Command] {
	return play.Engine[*Game, Event, Command]{
		Parse: Parse, Decide: Decide, Lines: Lines, Legal: Legal,
		Write:  func(c Command, l say.Lang) string { return Write(c, p, l) },
		Anyway: func(c *Command) { c.Anyway = true },
		Label:  func(c Command, after *Game, l say.Lang) string { return Label(c, Teller{Lang: l, Game: after}) },
	}
}

// TableOf is the seam of a game as it stands.
func TableOf(g *Game) *Table { return engine(g.Rules.Colours).Table(g) }

// Why is why a gesture is refused as the game stands; nil if it is not.
func Why(g *Game, cmd Command) *Illegal { return engine(g.Rules.Colours).Refusal(g, cmd) }
