package purgatorytable

import (
	"strconv"
	"strings"

	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

// Checks reads the figures out, to compare them with the real table.
func (t *Table) Checks() []string {
	lines := []string{t.text(say.TableCheckHow), ""}
	for i := range t.Game.Figures {
		f := &t.Game.Figures[i]
		if !f.Standing() || f.State == purgatoryplay.Wandering {
			continue
		}
		row := t.figure(f)
		facts := []string{t.text(say.PutBackSubstance, f.PS, f.PSMax)}
		facts = append(facts, row.Words...)
		if !away(f) {
			facts = append(facts, t.text(say.Key("play.place."+string(f.Place))))
		}
		lines = append(lines, "– "+t.tagged(f.ID)+" · "+strings.Join(append(facts, row.Facts...), " · "))
	}
	for _, text := range t.folded() {
		lines = append(lines, "– "+text)
	}
	return lines
}

// ScoreLines is the score, line by line.
func (t *Table) ScoreLines() []string {
	var lines []string
	for _, side := range t.Game.Sides() {
		lines = append(lines, strings.ToUpper(t.who(side))+" "+strconv.FormatFloat(t.score.Points[side], 'f', -1, 64))
		for _, l := range t.score.Lines {
			if l.Side == side {
				points := strconv.FormatFloat(l.Points, 'f', -1, 64)
				lines = append(lines, "  "+t.text(say.TableScoreLine, points, l.What, t.teller.Thing(l.Of), l.Rule))
			}
		}
	}
	return lines
}
