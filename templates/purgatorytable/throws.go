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
	case say.PlayThrowPawn:
		var all []string
		for i, id := range t.drawable() {
			all = append(all, strconv.Itoa(i+1)+"\u00a0"+t.name(id))
		}
		return strings.Join(all, " · ")
	}
	return ""
}

// Thrower is who throws dice, a side and its figure, so that nobody takes the
// dice of one for those of another; the active figure goes without saying. It is
// "" where nobody in particular throws.
func (t *Table) Thrower(side purgatoryplay.Side, figure string) string {
	switch {
	case side == "":
		return ""
	case figure == "" || figure == t.Game.Active:
		return t.who(side)
	}
	return t.text(say.ShowGroup, t.who(side), t.name(figure))
}

// Drawn is the pawn that a face drew; "" for other throws.
func (t *Table) Drawn(throw say.Key, faces []int) string {
	all := t.drawable()
	if throw != say.PlayThrowPawn || len(faces) != 1 || faces[0] < 1 || faces[0] > len(all) {
		return ""
	}
	return t.name(all[faces[0]-1])
}

// drawable is the pawns that may drift, in the order of the board, by which faces
// draw one.
func (t *Table) drawable() []string {
	var all []string
	for _, c := range t.next.Choices {
		if c.Verb == purgatoryplay.Drift && c.Not == nil {
			all = append(all, c.Figure)
		}
	}
	return all
}
