package session

import (
	"reflect"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/purgatoryplay"
)

// Throw is dice that an event of any game holds.
type Throw struct {
	For   say.Key      `json:"for"`
	Side  string       `json:"side,omitempty"` // whose throw it was, in a game of sides
	Faces []int        `json:"faces"`          // in throwing order
	By    dice.Thrower `json:"by"`
}

// Throws is the dice that events of the skirmish hold, in their order.
func Throws(events []purgatoryplay.Event) []purgatoryplay.Dice {
	return held(events, func(d purgatoryplay.Dice) bool { return len(d.Faces) > 0 })
}

// Tossed is the same, as of any game.
func Tossed(events []purgatoryplay.Event) []Throw {
	var all []Throw
	for _, d := range Throws(events) {
		all = append(all, Throw{d.For, string(d.Side), d.Faces, d.By})
	}
	return all
}

// held is the throws D in the fields of events, those that were made.
func held[D, E any](events []E, made func(D) bool) []D {
	var all []D
	for _, e := range events {
		all = throwsIn(all, reflect.ValueOf(e), made)
	}
	return all
}

// throwsIn looks for throws in the fields of a value: each theme has events of
// its own, and no table of them to forget one in.
func throwsIn[D any](all []D, v reflect.Value, made func(D) bool) []D {
	switch v.Kind() {
	case reflect.Struct:
		if d, ok := v.Interface().(D); ok {
			if made(d) {
				all = append(all, d)
			}
			return all
		}
		for i := range v.NumField() {
			all = throwsIn(all, v.Field(i), made)
		}
	case reflect.Slice:
		if k := v.Type().Elem().Kind(); k != reflect.Struct && k != reflect.Slice && k != reflect.Pointer {
			return all
		}
		for i := range v.Len() {
			all = throwsIn(all, v.Index(i), made)
		}
	case reflect.Pointer:
		if !v.IsNil() {
			all = throwsIn(all, v.Elem(), made)
		}
	}
	return all
}

// thrown is what a throw of the program was for.
type thrown struct {
	what say.Key
	side string
}

// byProgram is what the program threw in a line.
func (s *record[G, E]) byProgram(seq int) map[thrown]bool {
	all := map[thrown]bool{}
	for _, d := range s.code.Throws(s.read[seq]) {
		if d.By == dice.ByProgram || d.By == dice.ByBoth {
			all[thrown{d.For, d.Side}] = true
		}
	}
	return all
}

// again reports whether the program threw in that line what it had thrown in a
// gesture that was undone.
func (s *record[G, E]) again(seq int) (bool, error) {
	undone := false
	for _, e := range s.journal.Entries {
		undone = undone || e.Kind == journal.Undo
	}
	if !undone {
		return false, nil
	}
	all, err := s.thrownAgain()
	return all[seq], err
}

// thrownAgain is the lines in which the program threw again what it had thrown
// in a gesture that was undone, and that is still the same throw.
func (s *record[G, E]) thrownAgain() (map[int]bool, error) {
	marked := map[int]bool{}
	waiting := map[thrown]int{} // lines that threw it, are undone, and not thrown since
	err := s.follow(func(e journal.Entry, removed, restored []int) error {
		for _, seq := range removed {
			for t := range s.byProgram(seq) {
				waiting[t]++
			}
		}
		for _, seq := range restored {
			for t := range s.byProgram(seq) {
				if waiting[t]--; waiting[t] < 1 {
					delete(waiting, t)
				}
			}
		}
		if e.Kind != journal.Gesture {
			return nil
		}
		if len(waiting) > 0 {
			for t := range s.byProgram(e.Seq) {
				if waiting[t] > 0 {
					marked[e.Seq] = true
					delete(waiting, t)
				}
			}
		}
		for _, event := range s.read[e.Seq] {
			if s.code.Fresh(event) {
				clear(waiting)
			}
		}
		return nil
	})
	return marked, err
}

// follow goes through all lines with what each takes out of force and puts back.
// The events of all lines have then been read.
func (s *record[G, E]) follow(each func(e journal.Entry, removed, restored []int) error) error {
	var force, undone []int
	for _, e := range s.journal.Entries {
		if _, err := s.events(e); err != nil {
			return err
		}
		var removed, restored []int
		switch e.Kind {
		case journal.Undo:
			for len(force) > 0 && force[len(force)-1] != e.To {
				last := force[len(force)-1]
				force, removed, undone = force[:len(force)-1], append(removed, last), append(undone, last)
			}
		case journal.Redo:
			for len(undone) > 0 {
				next := undone[len(undone)-1]
				undone, restored, force = undone[:len(undone)-1], append(restored, next), append(force, next)
				if next == e.To {
					break
				}
			}
		default:
			force, undone = append(force, e.Seq), nil
		}
		if err := each(e, removed, restored); err != nil {
			return err
		}
	}
	return nil
}
