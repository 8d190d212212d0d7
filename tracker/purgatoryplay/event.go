package purgatoryplay

import (
	"encoding/json"
	"slices"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/tracker/code"
	"croix/tracker/play"
)

// Event is a fact of a game. Apply assigns it to the state and does nothing
// else: it never fails, throws or decides, so that a replay needs neither dice
// nor tables. Line tells it to players.
type Event interface {
	Apply(*Game)
	Line(Teller) string
}

// Dice is a throw that an event holds.
type Dice struct {
	For   say.Key      `json:"for"`
	Side  Side         `json:"side,omitempty"` // whose throw it was
	Faces []int        `json:"faces"`          // in throwing order
	By    dice.Thrower `json:"by"`
}

// Sum is the sum of the faces.
func (d Dice) Sum() int {
	sum := 0
	for _, f := range d.Faces {
		sum += f
	}
	return sum
}

// prototypes is one event of each type. Each theme has its own list.
func prototypes() []Event {
	return slices.Concat(
		setupEvents(), turnEvents(), activationEvents(), moveEvents(), fateEvents(), soulEvents(),
		combatEvents(), powerEvents(), itemEvents(), correctEvents(),
	)
}

// codes is the code of the events that a journal may hold.
var codes = code.Of(prototypes())

// TypeName is the name of an event's type in a journal, such as "Moved".
func TypeName(e Event) string { return code.TypeName(e) }

// Encode is an event for a journal: the name of its type and its fields.
func Encode(e Event) (name string, data json.RawMessage, err error) { return codes.Encode(e) }

// Decode is the event of a journal. A type or field that this program does not
// know is an error: nothing is dropped.
func Decode(name string, data []byte) (Event, error) { return codes.Decode(name, data) }

// Replay is the game that events make.
func Replay(events []Event) *Game { return play.Replay(&Game{}, events) }
