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

// Changed is what undoing or redoing changed.
type Changed struct {
	Entry  journal.Entry
	Labels []string              // of the gestures, the latest first for an undo
	Events []purgatoryplay.Event // theirs, in the order in which they happened
	Before *purgatoryplay.Game
	After  *purgatoryplay.Game
}

// Undo takes gestures back. n is a number of gestures, 1 or more, and counts
// for Gestures only. The set-up stays. It fails if there is not as much.
func (s *Session) Undo(by Grain, n int, l say.Lang) (Changed, error) {
	return s.undo(l, func() (int, error) { return s.keep(by, n) })
}

// UndoTo takes back all after the gesture of a number, which must be in force.
func (s *Session) UndoTo(seq int, l say.Lang) (Changed, error) {
	return s.undo(l, func() (int, error) {
		i := slices.IndexFunc(s.line, func(m moment) bool { return m.seq == seq })
		if i < 0 || i == len(s.line)-1 {
			return 0, say.Errorf(say.JournalUndoWhere, seq)
		}
		return i + 1, nil
	})
}

// Undoable is the label of the gesture that undoing one takes back; "" if there
// is none.
func (s *Session) Undoable() string {
	if len(s.line) < 2 {
		return ""
	}
	return s.journal.Entries[s.line[len(s.line)-1].seq-1].Label
}

// Redoable is the label of the gesture that redoing one brings back; "" if
// there is none.
func (s *Session) Redoable() string {
	redo := s.journal.Effective().Redo
	if len(redo) == 0 {
		return ""
	}
	return redo[0].Label
}

// keep is how many gestures stay in force.
func (s *Session) keep(by Grain, n int) (int, error) {
	last := len(s.line) - 1
	if last < 1 {
		return 0, say.Errorf(say.JournalUndoNone)
	}
	switch by {
	case Activation:
		for i := last; i >= 1; i-- {
			if slices.ContainsFunc(s.line[i].events, begins) {
				return i, nil
			}
		}
		return 0, say.Errorf(say.SessionNoActivation)
	case Turn:
		i := s.turnStart(last)
		if i == last {
			i = s.turnStart(last - 1)
		}
		return i + 1, nil
	}
	if n < 1 || n > last {
		return 0, say.Errorf(say.JournalUndoFew, n, last)
	}
	return len(s.line) - n, nil
}

// begins reports whether an event begins what a figure does in its turn.
func begins(e purgatoryplay.Event) bool {
	switch e.(type) {
	case purgatoryplay.ActivationStarted, purgatoryplay.PawnDrifted, purgatoryplay.Fled:
		return true
	}
	return false
}

// turnStart is the gesture that began the turn in which the game was after the
// gesture i.
func (s *Session) turnStart(i int) int {
	for i > 0 && s.line[i-1].turn == s.line[i].turn {
		i--
	}
	return i
}

func (s *Session) undo(l say.Lang, keep func() (int, error)) (Changed, error) {
	var c Changed
	e, err := s.journal.Update(func(*journal.Journal) (journal.Entry, error) {
		if err := s.sync(); err != nil {
			return journal.Entry{}, err
		}
		n, err := keep()
		if err != nil {
			return journal.Entry{}, err
		}
		c.Before = s.game
		for _, m := range s.line[n:] {
			c.Events = append(c.Events, m.events...)
			c.Labels = append(c.Labels, s.journal.Entries[m.seq-1].Label)
		}
		slices.Reverse(c.Labels)
		return journal.Entry{Kind: journal.Undo, To: s.line[n-1].seq, By: string(side(s.game)), Do: "undo " + strconv.Itoa(len(c.Labels)), Label: label(say.SessionUndone, c.Labels, l)}, nil
	})
	return s.changed(c, e, err)
}

// Redo brings back the next n gestures that were undone, or with 0 all that the
// latest undo took.
func (s *Session) Redo(n int, l say.Lang) (Changed, error) {
	var c Changed
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
		for _, back := range v.Redo {
			events, err := s.events(back)
			if err != nil {
				return journal.Entry{}, err
			}
			c.Events = append(c.Events, events...)
			c.Labels = append(c.Labels, back.Label)
			if back.Seq == e.To {
				break
			}
		}
		e.By, e.Do = string(side(s.game)), "redo "+strconv.Itoa(len(c.Labels))
		e.Label = label(say.SessionRedone, c.Labels, l)
		return e, nil
	})
	return s.changed(c, e, err)
}

// changed syncs the game with the entry that was recorded.
func (s *Session) changed(c Changed, e journal.Entry, err error) (Changed, error) {
	if err == nil {
		err = s.sync()
	}
	if err != nil {
		return Changed{}, err
	}
	c.Entry, c.After = e, s.game
	return c, nil
}

// label tells what was undone or redone; only the first few by name.
func label(key say.Key, labels []string, l say.Lang) string {
	const most = 3
	text := strings.Join(labels[:min(most, len(labels))], " · ")
	if len(labels) > most {
		text += " … (" + strconv.Itoa(len(labels)) + ")"
	}
	return l.Text(key, text)
}
