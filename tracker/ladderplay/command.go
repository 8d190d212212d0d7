package ladderplay

import (
	"croix/generator/ladder"
	"croix/generator/say"
	"croix/tracker/play"
)

// Verb is what a gesture does.
type Verb string

// The verbs with their operands. Operands in brackets may be left out.
const (
	Place  Verb = "place" // Tile: where it first lies
	Tower  Verb = "tower" // At, [Colour]: the next tower
	Shift  Verb = "tile"  // Actions: the manoeuvre, one or two; none to let it stay (C7)
	Move   Verb = "move"  // From, At: a marked token and where it goes
	Skip   Verb = "skip"  // At: a marked token stays (C11)
	Climb  Verb = "climb" // Colour, Sign, Number: the ladder pawn
	Take   Verb = "take"  // Colour, Victim, Sign, Number: tokens taken, in a free game
	Note   Verb = "note"  // Text: writes a remark
	Finish Verb = "end"   // the players agree to end (C20)
)

// Verbs lists the verbs, in the order in which they are told.
func Verbs() []Verb { return []Verb{Shift, Move, Skip, Place, Tower, Climb, Take, Note, Finish} }

// Command is a gesture: a verb with its operands.
type Command struct {
	Verb    Verb            `json:"verb"`
	Tile    *ladder.Tile    `json:"tile,omitempty"`
	Colour  ladder.Colour   `json:"colour,omitempty"`
	Victim  ladder.Colour   `json:"victim,omitempty"`
	From    *ladder.Square  `json:"from,omitempty"`
	At      *ladder.Square  `json:"sq,omitempty"`
	Actions []ladder.Action `json:"actions,omitempty"`
	Sign    string          `json:"sign,omitempty"` // + - =
	Number  int             `json:"number,omitempty"`
	Text    string          `json:"text,omitempty"`
	Anyway  bool            `json:"anyway,omitempty"` // does it though a rule forbids it
}

// Illegal refuses a gesture.
type Illegal = play.Illegal[Command]

func illegal(rule string, key say.Key, args ...any) *Illegal {
	return play.Refuse[Command](rule, key, args...)
}

func firm(rule string, key say.Key, args ...any) *Illegal {
	return play.Firm[Command](rule, key, args...)
}
