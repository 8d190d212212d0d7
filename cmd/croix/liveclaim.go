package main

import (
	"time"

	"croix/generator/say"
	"croix/tracker/journal"
)

// claimEvery is how often a table that follows another asks for its place.
const claimEvery = time.Second

// claim takes the place of the one table that writes, or tells why not. One that
// only looks on never asks.
func (l *live) claim() {
	l.asked = 0
	if l.watch {
		l.why = l.a.lang.Text(say.TableWatching)
		return
	}
	leave, err := journal.Table(l.s.Path())
	switch {
	case err == nil:
		l.leave, l.readOnly, l.why = leave, false, ""
	case say.Has(err, say.JournalLocked):
		l.why = l.a.lang.Text(say.TableReadOnly)
	default:
		l.why = l.a.lang.Text(say.TableUnwritable, err)
	}
}
