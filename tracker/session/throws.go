package session

import (
	"reflect"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/purgatoryplay"
)

// Throws is the dice that events hold, in their order.
func Throws(events []purgatoryplay.Event) []purgatoryplay.Dice {
	var all []purgatoryplay.Dice
	for _, e := range events {
		all = throwsIn(all, reflect.ValueOf(e))
	}
	return all
}

// throwsIn looks for throws in the fields of a value: each theme has events of
// its own, and no table of them to forget one in.
func throwsIn(all []purgatoryplay.Dice, v reflect.Value) []purgatoryplay.Dice {
	switch v.Kind() {
	case reflect.Struct:
		if d, ok := v.Interface().(purgatoryplay.Dice); ok {
			if len(d.Faces) > 0 {
				all = append(all, d)
			}
			return all
		}
		for i := range v.NumField() {
			all = throwsIn(all, v.Field(i))
		}
	case reflect.Slice:
		if k := v.Type().Elem().Kind(); k != reflect.Struct && k != reflect.Slice && k != reflect.Pointer {
			return all
		}
		for i := range v.Len() {
			all = throwsIn(all, v.Index(i))
		}
	case reflect.Pointer:
		if !v.IsNil() {
			all = throwsIn(all, v.Elem())
		}
	}
	return all
}

// thrown is what a throw of the program was for.
type thrown struct {
	what say.Key
	side purgatoryplay.Side
}

// byProgram is what the program threw in events.
func byProgram(events []purgatoryplay.Event) map[thrown]bool {
	all := map[thrown]bool{}
	for _, d := range Throws(events) {
		if d.By == dice.ByProgram || d.By == dice.ByBoth {
			all[thrown{d.For, d.Side}] = true
		}
	}
	return all
}

// again reports whether the program threw in that line what it had thrown in a
// gesture that was undone.
func (s *Session) again(seq int) (bool, error) {
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
// in a gesture that was undone, in the same round.
func (s *Session) thrownAgain() (map[int]bool, error) {
	marked := map[int]bool{}
	waiting := map[thrown]bool{} // thrown, undone, and not thrown since
	err := s.follow(func(e journal.Entry, removed, restored []int) error {
		for _, seq := range removed {
			for t := range byProgram(s.read[seq]) {
				waiting[t] = true
			}
		}
		for _, seq := range restored {
			for t := range byProgram(s.read[seq]) {
				delete(waiting, t)
			}
		}
		if e.Kind != journal.Gesture {
			return nil
		}
		if len(waiting) > 0 {
			for t := range byProgram(s.read[e.Seq]) {
				if waiting[t] {
					marked[e.Seq] = true
					delete(waiting, t)
				}
			}
		}
		for _, event := range s.read[e.Seq] {
			if _, ok := event.(purgatoryplay.RoundStarted); ok {
				clear(waiting)
			}
		}
		return nil
	})
	return marked, err
}

// follow goes through all lines with what each takes out of force and puts back.
// The events of all lines have then been read.
func (s *Session) follow(each func(e journal.Entry, removed, restored []int) error) error {
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
