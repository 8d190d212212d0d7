package ladderplay

import "croix/generator/ladder"

// Tale is how a game went.
type Tale struct {
	Turns   int            `json:"turns"` // 0 for a free game
	Why     ladder.End     `json:"why,omitempty"`
	Scores  []ladder.Score `json:"scores"`            // the best first
	Colours ladder.Palette `json:"colours,omitempty"` // as they are called
	Rules   ladder.Rules   `json:"-"`
	Players []PlayerTale   `json:"players"` // in the order of the turn
	Taken   []CaptureTale  `json:"captures"`
}

// PlayerTale is what a player did.
type PlayerTale struct {
	Colour   ladder.Colour       `json:"colour"`
	Moves    int                 `json:"moves"`
	Captures map[ladder.Kind]int `json:"captures"` // by what took what
	Lost     int                 `json:"lost"`     // own tokens that others took
	Blocked  int                 `json:"blocked"`  // tokens that had nowhere to go
}

// CaptureTale is a capture.
type CaptureTale struct {
	Turn   int           `json:"turn"`
	Player ladder.Colour `json:"player"`
	Token  ladder.Token  `json:"token"` // before the move
	ladder.Move
	Taken ladder.Token `json:"taken"`
	Level int          `json:"level"` // of the player's ladder pawn afterwards
}

// TaleOf is how the game went that events make.
func TaleOf(events []Event) Tale {
	g := &Game{}
	players := map[ladder.Colour]*PlayerTale{}
	of := func(c ladder.Colour) *PlayerTale {
		if players[c] == nil {
			players[c] = &PlayerTale{Colour: c, Captures: map[ladder.Kind]int{}}
		}
		return players[c]
	}
	t := Tale{Players: []PlayerTale{}, Taken: []CaptureTale{}}
	for _, e := range events {
		e.Apply(g)
		switch e := e.(type) {
		case Moved:
			of(e.Player).Moves++
			if e.Taken != nil {
				of(e.Player).Captures[e.Kind]++
				of(e.Taken.Colour).Lost++
				t.Taken = append(t.Taken, CaptureTale{g.Turn, e.Player, e.Token, e.Move, *e.Taken, e.Level})
			}
		case Blocked:
			of(g.Mover(e.Token.Colour)).Blocked++
		}
	}
	for _, c := range g.Players {
		t.Players = append(t.Players, *of(c))
	}
	t.Turns, t.Why, t.Scores, t.Rules = g.Turn, g.Why, g.Scores(), g.Rules
	t.Colours = g.Rules.Colours
	return t
}
