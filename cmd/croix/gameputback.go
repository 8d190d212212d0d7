package main

import (
	"strings"

	"croix/generator/say"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// putBack tells what is otherwise on the board after an undo or a redo: for each
// figure that differs, where it is now, its state and its substance.
func (a *app) putBack(s *session.Session, c session.Changed) []string {
	before, after := purgatoryplay.View(c.Before, purgatoryplay.AsTable), purgatoryplay.View(c.After, purgatoryplay.AsTable)
	t := purgatoryplay.Teller{Lang: a.lang, Catalog: s.Catalog(), Game: after, As: purgatoryplay.AsTable}
	lines := []string{}
	for i := range after.Figures {
		now := &after.Figures[i]
		was := before.Figure(now.ID)
		if was == nil {
			continue
		}
		var facts []string
		if was.Place != now.Place || moved(c.Events, now.ID) {
			facts = append(facts, a.lang.Text(say.PutBackPlace, say.Key("play.place."+string(now.Place))))
		}
		if was.State != now.State {
			facts = append(facts, a.lang.Text(say.Key("play.state."+string(now.State))))
		}
		if was.PS != now.PS {
			facts = append(facts, a.lang.Text(say.PutBackSubstance, now.PS, now.PSMax))
		}
		if len(facts) > 0 {
			lines = append(lines, a.lang.Text(say.PutBack, t.Name(now.ID), strings.Join(facts, ", ")))
		}
	}
	return lines
}

// moved reports whether events moved a figure on the board.
func moved(events []purgatoryplay.Event, id string) bool {
	for _, e := range events {
		switch e := e.(type) {
		case purgatoryplay.Moved:
			if e.Figure == id {
				return true
			}
		case purgatoryplay.PawnDrifted:
			if e.Figure == id {
				return true
			}
		}
	}
	return false
}
