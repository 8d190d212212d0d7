package ladderplay

import (
	"croix/generator/dice"
	"croix/generator/say"
)

// Table is a game as a frame of games drives it: gestures in the words of
// players go in, events for its journal come out. It holds all that the frame
// needs of this game; what a screen shows of it is ladderpages.Screen.
type Table struct{ game *Game }

// Gesture is a gesture that was decided: what a line of the journal holds.
type Gesture struct {
	Command Command
	Events  []Event
	Game    *Game // after it
}

// OpenTable is the game that events make.
func OpenTable(events []Event) *Table { return &Table{Replay(events)} }

// Game is the game as it stands. It is not to be changed, and does not change:
// a later gesture makes another one.
func (t *Table) Game() *Game { return t.game }

// Decide reads a gesture and decides it; the game stays as it is until Apply.
// anyway does it against a rule. Errors: those of Parse, *Illegal, those of the
// dice.
func (t *Table) Decide(text string, anyway bool, r *dice.Roller) (Gesture, error) {
	cmd, err := Parse(t.game, text)
	if err != nil {
		return Gesture{}, err
	}
	cmd.Anyway = cmd.Anyway || anyway
	events, err := Decide(t.game, cmd, r)
	if err != nil {
		return Gesture{}, err
	}
	next := t.game.Clone()
	for _, e := range events {
		e.Apply(next)
	}
	return Gesture{cmd, events, next}, nil
}

// Apply makes a decided gesture the last one of the game.
func (t *Table) Apply(g Gesture) { t.game = g.Game }

// Text is the gesture as the journal keeps it and Parse reads it again.
func (g Gesture) Text(l say.Lang) string { return Write(g.Command, l) }

// Label names the gesture in a few words, for undo.
func (g Gesture) Label(l say.Lang) string { return Label(g.Command, Teller{Lang: l, Game: g.Game}) }

// Lines tells the gesture, one line for each event that says something.
func (t *Table) Lines(g Gesture, l say.Lang) []string { return Lines(t.game, g.Events, l) }

// Legal is gestures to propose, as players write them.
func (t *Table) Legal(l say.Lang) []string {
	var all []string
	for _, cmd := range Legal(t.game) {
		all = append(all, Write(cmd, l))
	}
	return all
}
