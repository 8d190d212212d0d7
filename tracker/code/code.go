// Package code writes the events of a game into a journal and reads them back:
// each by the name of its type and its fields.
package code

import (
	"bytes"
	"encoding/json"
	"reflect"

	"croix/generator/say"
)

// Code is the events that a game has; E is the interface of its events.
type Code[E any] struct{ types map[string]reflect.Type }

// Of is the code for events of the same types as these, which are structs.
func Of[E any](prototypes []E) Code[E] {
	c := Code[E]{map[string]reflect.Type{}}
	for _, e := range prototypes {
		c.types[TypeName(e)] = reflect.TypeOf(e)
	}
	return c
}

// TypeName is the name of an event's type in a journal, such as "Moved".
func TypeName(e any) string { return reflect.TypeOf(e).Name() }

// Encode is an event for a journal: the name of its type and its fields.
func (c Code[E]) Encode(e E) (name string, data json.RawMessage, err error) {
	data, err = json.Marshal(e)
	return TypeName(e), data, err
}

// Decode is the event of a journal. A type or field that this program does not
// know is an error: nothing is dropped.
func (c Code[E]) Decode(name string, data []byte) (E, error) {
	var none E
	t, ok := c.types[name]
	if !ok {
		return none, say.Errorf(say.PlayEventUnknown, name)
	}
	p := reflect.New(t)
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(p.Interface()); err != nil {
		return none, say.Errorf(say.PlayEventBroken, name, err)
	}
	if dec.More() {
		return none, say.Errorf(say.PlayEventBroken, name, "}")
	}
	return p.Elem().Interface().(E), nil
}
