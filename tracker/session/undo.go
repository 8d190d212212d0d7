package session

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/purgatoryplay"
)

// Grain is how much is undone at once.
type Grain int

// The grains.
const (
	Gestures   Grain = iota // the last gestures, a number of them
	Activation              // all from the beginning of the latest activation on
	Turn                    // all that the side did in its turn, or the turn before if it did nothing
)

// Changed is what undoing or redoing changed in the skirmish.
type Changed = Change[*purgatoryplay.Game, purgatoryplay.Event]

// Change is what undoing or redoing changed.
type Change[G, E any] struct {
	Entry  journal.Entry
	Labels []string // of the gestures, the latest first for an undo
	Events []E      // theirs, in the order in which they happened
	Before G
	After  G
}

// Undo takes gestures back. n is a number of gestures, 1 or more, and counts
// for Gestures only. The set-up stays. It fails if there is not as much.
func (s *Session) Undo(by Grain, n int, l say.Lang) (Changed, error) {
	return s.undo(l, s.side, func() (int, error) { return s.keep(by, n) })
}

// UndoTo takes back all after the gesture of a number, which must be in force; 0
// is the beginning.
func (s *Session) UndoTo(seq int, l say.Lang) (Changed, error) {
	return s.undo(l, s.side, func() (int, error) { return s.keepTo(seq) })
}

// Redo brings back the next n gestures that were undone, or with 0 all that the
// latest undo took.
func (s *Session) Redo(n int, l say.Lang) (Changed, error) { return s.redo(n, l, s.side) }

// side is whose move it is.
func (s *Session) side() string { return string(side(s.game)) }

// keep is how many gestures stay in force.
func (s *Session) keep(by Grain, n int) (int, error) {
	switch by {
	case Activation:
		return s.keepBefore(begins, say.SessionNoActivation)
	case Turn:
		return s.keepPart(func(g *purgatoryplay.Game) any { return turn{g.Round, g.Cycle, g.Step.Side()} })
	}
	return s.keepAllBut(n)
}

// turn is the steps of one side, in a cycle.
type turn struct {
	round, cycle int
	side         purgatoryplay.Side
}

// begins reports whether an event begins what a figure does in its turn.
func begins(e purgatoryplay.Event) bool {
	switch e.(type) {
	case purgatoryplay.ActivationStarted, purgatoryplay.PawnDrifted, purgatoryplay.Fled:
		return true
	}
	return false
}

// Undoable is the label of the gesture that undoing one takes back; "" if there
// is none.
func (s *record[G, E]) Undoable(l say.Lang) string {
	if len(s.line) < 2 {
		return ""
	}
	return s.label(s.journal.Entries[s.line[len(s.line)-1].seq-1], s.last, l)
}

// Redoable is the label of the gesture that redoing one brings back; "" if
// there is none.
func (s *record[G, E]) Redoable(l say.Lang) string {
	redo := s.journal.Effective().Redo
	if len(redo) == 0 {
		return ""
	}
	if _, err := s.events(redo[0]); err != nil {
		return redo[0].Label
	}
	return s.label(redo[0], s.game, l)
}

// keepTo is how many gestures stay in force if that of a number is the last; 0 is
// the beginning, where the first of all stays.
func (s *record[G, E]) keepTo(seq int) (int, error) {
	i := slices.IndexFunc(s.line, func(m moment[E]) bool { return m.seq == seq })
	if seq == 0 && len(s.line) > 1 {
		i = 0
	}
	if i < 0 || i == len(s.line)-1 {
		return 0, say.Errorf(say.JournalUndoWhere, seq)
	}
	return i + 1, nil
}

// keepAllBut is how many stay if n go; the first of all always stays.
func (s *record[G, E]) keepAllBut(n int) (int, error) {
	switch last := len(s.line) - 1; {
	case last < 1:
		return 0, say.Errorf(say.JournalUndoNone)
	case n < 1 || n > last:
		return 0, say.Errorf(say.JournalUndoFew, n, last)
	}
	return len(s.line) - n, nil
}

// keepBefore is how many stay if all go from the latest gesture on that has an
// event that begins something. none tells that there is no such gesture.
func (s *record[G, E]) keepBefore(begins func(E) bool, none say.Key) (int, error) {
	if len(s.line) < 2 {
		return 0, say.Errorf(say.JournalUndoNone)
	}
	for i := len(s.line) - 1; i >= 1; i-- {
		if slices.ContainsFunc(s.line[i].events, begins) {
			return i, nil
		}
	}
	return 0, say.Errorf(none)
}

// keepPart is how many stay if all go that was done in this part of the game, or
// in the one before if nothing was. part names the part in which a game is.
func (s *record[G, E]) keepPart(part func(G) any) (int, error) {
	if len(s.line) < 2 {
		return 0, say.Errorf(say.JournalUndoNone)
	}
	g := s.code.New()
	var parts []any // after each gesture
	for _, m := range s.line {
		for _, e := range m.events {
			e.Apply(g)
		}
		parts = append(parts, part(g))
	}
	start := func(i int) int {
		for i > 0 && parts[i-1] == parts[i] {
			i--
		}
		return i
	}
	last := len(parts) - 1
	i := start(last)
	if i == last {
		i = start(last - 1)
	}
	return i + 1, nil
}

// undo takes back all gestures but the first that keep says; by is who does it.
func (s *record[G, E]) undo(l say.Lang, by func() string, keep func() (int, error)) (Change[G, E], error) {
	var c Change[G, E]
	e, err := s.journal.Update(func(*journal.Journal) (journal.Entry, error) {
		if err := s.sync(); err != nil {
			return journal.Entry{}, err
		}
		n, err := keep()
		if err != nil {
			return journal.Entry{}, err
		}
		c.Before = s.game
		g := s.at(n)
		for _, m := range s.line[n:] {
			c.Events = append(c.Events, m.events...)
			c.Labels = append(c.Labels, s.label(s.journal.Entries[m.seq-1], g, l))
			s.put(g, []int{m.seq})
		}
		slices.Reverse(c.Labels)
		return journal.Entry{Kind: journal.Undo, To: s.line[n-1].seq, By: by(), Do: "undo " + strconv.Itoa(len(c.Labels)), Label: together(say.SessionUndone, c.Labels, l)}, nil
	})
	return s.changed(c, e, err)
}

// redo brings back the next n gestures that were undone, or with 0 all that the
// latest undo took.
func (s *record[G, E]) redo(n int, l say.Lang, by func() string) (Change[G, E], error) {
	var c Change[G, E]
	e, err := s.journal.Update(func(j *journal.Journal) (journal.Entry, error) {
		if err := s.sync(); err != nil {
			return journal.Entry{}, err
		}
		v := j.Effective()
		e, err := v.RedoNext(n)
		if err != nil {
			return journal.Entry{}, err
		}
		c.Before = s.game
		g := s.game.Clone()
		for _, back := range v.Redo {
			events, err := s.events(back)
			if err != nil {
				return journal.Entry{}, err
			}
			c.Events = append(c.Events, events...)
			c.Labels = append(c.Labels, s.label(back, g, l))
			s.put(g, []int{back.Seq})
			if back.Seq == e.To {
				break
			}
		}
		e.By, e.Do = by(), "redo "+strconv.Itoa(len(c.Labels))
		e.Label = together(say.SessionRedone, c.Labels, l)
		return e, nil
	})
	return s.changed(c, e, err)
}

// changed syncs the game with the entry that was recorded.
func (s *record[G, E]) changed(c Change[G, E], e journal.Entry, err error) (Change[G, E], error) {
	if err == nil {
		err = s.sync()
	}
	if err != nil {
		return Change[G, E]{}, err
	}
	c.Entry, c.After = e, s.game
	return c, nil
}

// together tells what was undone or redone; only the first few by name.
func together(key say.Key, labels []string, l say.Lang) string {
	const most = 3
	text := strings.Join(labels[:min(most, len(labels))], " · ")
	if len(labels) > most {
		text += " … (" + strconv.Itoa(len(labels)) + ")"
	}
	return l.Text(key, text)
}
