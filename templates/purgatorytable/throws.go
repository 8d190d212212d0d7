package purgatorytable

import (
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

// Faces is what the dice of a throw are for, one after the other, or what the
// faces of a die mean; "" where the name of the throw says it.
func (t *Table) Faces(throw say.Key) string {
	switch throw {
	case say.ThrowSins:
		return t.sins(purgatory.AllSins())
	case say.PlayThrowPawn: // those that may drift, in the order of the board
		var all []string
		for _, c := range t.next.Choices {
			if c.Verb == purgatoryplay.Drift && c.Not == nil {
				all = append(all, strconv.Itoa(len(all)+1)+"\u00a0"+t.name(c.Figure))
			}
		}
		return strings.Join(all, " · ")
	}
	return ""
}
