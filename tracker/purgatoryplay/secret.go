package purgatoryplay

import "croix/generator/purgatory"

// OnSecret reports whether what a gesture does hangs on a pawn that only one side
// knows: to try it out would tell. It asks only what everybody knows.
func OnSecret(g *Game, c *purgatory.Catalog, cmd Command) bool {
	x, err := rulesOf(g, c)
	if err != nil {
		return false
	}
	if cmd.Figure == "" {
		cmd.Figure = g.Active
	}
	f := g.Figure(cmd.Figure)
	switch row := c.Guardian(); {
	case cmd.Verb == Reveal:
		return true // whether there is one to reveal is a secret too
	case cmd.Verb != Move || !cmd.To.Earth() || f == nil:
		return false
	case f.Kind == DemonKind:
		return !g.Antichrist.Revealed && x.is("antichrist.identity", "demon")
	default:
		return !g.Guardian.Revealed && row != nil && f.Row == row.ID
	}
}

// BeforeSecret is the events before one that brings such a secret to light, which
// it does only once it is recorded: the pawn that the Guardian follows,
// the Antichrist.
func BeforeSecret(events []Event) []Event {
	for i, e := range events {
		switch e.(type) {
		case GuardianFollowed, AntichristRevealed:
			return events[:i]
		}
	}
	return events
}
