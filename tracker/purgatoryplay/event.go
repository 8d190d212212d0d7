package purgatoryplay

import (
	"bytes"
	"encoding/json"
	"reflect"
	"slices"

	"croix/generator/dice"
	"croix/generator/say"
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

// types is the events that a journal may hold, by name.
var types = typesOf(prototypes())

func typesOf(events []Event) map[string]reflect.Type {
	m := map[string]reflect.Type{}
	for _, e := range events {
		m[TypeName(e)] = reflect.TypeOf(e)
	}
	return m
}

// TypeName is the name of an event's type in a journal, such as "Moved".
func TypeName(e Event) string { return reflect.TypeOf(e).Name() }

// Encode is an event for a journal: the name of its type and its fields.
func Encode(e Event) (name string, data json.RawMessage, err error) {
	data, err = json.Marshal(e)
	return TypeName(e), data, err
}

// Decode is the event of a journal. A type or field that this program does not
// know is an error: nothing is dropped.
func Decode(name string, data []byte) (Event, error) {
	t, ok := types[name]
	if !ok {
		return nil, say.Errorf(say.PlayEventUnknown, name)
	}
	p := reflect.New(t)
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(p.Interface()); err != nil {
		return nil, say.Errorf(say.PlayEventBroken, name, err)
	}
	if dec.More() {
		return nil, say.Errorf(say.PlayEventBroken, name, "}")
	}
	return p.Elem().Interface().(Event), nil
}

// Replay is the game that events make.
func Replay(events []Event) *Game {
	g := &Game{}
	for _, e := range events {
		e.Apply(g)
	}
	return g
}
