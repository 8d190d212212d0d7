package main

import (
	"croix/tracker/journal"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// putBack tells what to put back on the board after an undo; after a redo, what
// happened again.
func (a *app) putBack(s *session.Session, c session.Changed) []string {
	lines := []string{}
	if c.Entry.Kind == journal.Redo {
		return append(lines, purgatoryplay.Lines(s.Catalog(), c.Before, c.Events, a.lang, purgatoryplay.AsTable)...)
	}
	return append(lines, purgatoryplay.PutBack(s.Catalog(), c.After, c.Before, c.Events, a.lang)...)
}
