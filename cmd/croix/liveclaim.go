package main

import (
	"errors"
	"time"

	"croix/generator/say"
	"croix/tracker/journal"
)

// seat is the place of a table at a game: one table writes, others look on.
type seat struct {
	a        *app
	path     string // of the game
	readOnly bool
	watch    bool          // it never writes
	why      string        // it is read-only
	leave    func()        // gives the place of the one table back
	asked    time.Duration // since that place was asked for
	since    time.Duration // since the file was looked at
}

// newSeat is a place at a game that has not been claimed.
func (a *app) newSeat(path string, readOnly bool) seat {
	return seat{a: a, path: path, readOnly: readOnly, leave: func() {}}
}

// How often a table asks.
const (
	claimEvery = time.Second            // for its place, while it follows another
	lookEvery  = 300 * time.Millisecond // whether the file of the game has changed
)

// claim takes the place of the one table that writes, or tells why not. One that
// only looks on never asks.
func (s *seat) claim() {
	s.asked = 0
	if s.watch {
		s.why = s.a.lang.Text(say.TableWatching)
		return
	}
	leave, err := journal.Table(s.path)
	switch {
	case err == nil:
		s.leave, s.readOnly, s.why = leave, false, ""
	case say.Has(err, say.JournalLocked):
		s.why = s.a.lang.Text(say.TableReadOnly)
	default:
		s.why = s.a.lang.Text(say.TableUnwritable, reason(err))
	}
}

// reason is why nothing can be recorded, without the path of the game before it:
// a line of the screen has no room for both.
func reason(err error) error {
	var told *say.Error
	if errors.As(err, &told) && told.Key == say.JournalNotRecorded {
		if causes := told.Unwrap(); len(causes) > 0 {
			return causes[0]
		}
	}
	return err
}

// tick asks for the place of a table that follows, and whether somebody else has
// written. refresh reads what was written, reload takes it over; changed asks for
// a new screen.
func (s *seat) tick(d time.Duration, refresh func() (bool, error), reload func() error) (changed bool, told string) {
	if s.asked += d; s.readOnly && !s.watch && s.asked >= claimEvery {
		was := s.why
		if s.claim(); !s.readOnly {
			told = s.a.lang.Text(say.LiveTaken)
		}
		changed = s.why != was
	}
	if s.since += d; s.since < lookEvery {
		return changed, told
	}
	s.since = 0
	more, err := refresh()
	if err == nil && more {
		if err = reload(); err == nil && told == "" && !s.readOnly {
			told = s.a.lang.Text(say.LiveElsewhere)
		}
	}
	if err != nil {
		return true, s.a.lang.Error(err)
	}
	return changed || more, told
}
