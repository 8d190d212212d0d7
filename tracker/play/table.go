package play

import (
	"errors"
	"slices"
	"strings"

	"croix/generator/dice"
	"croix/generator/say"
)

// Event is what happened in a game G. Apply only assigns.
type Event[G any] interface{ Apply(G) }

// Replay applies events to a game, in order.
func Replay[G any, E Event[G]](g G, events []E) G {
	for _, e := range events {
		e.Apply(g)
	}
	return g
}

// Game is a game that can be copied.
type Game[G any] interface{ Clone() G }

// Lines tells events, one line each, those that say nothing left out. line tells
// one, from the game after it. The events begin from a game, which is not
// changed.
func Lines[G Game[G], E Event[G]](from G, events []E, line func(e E, after G) string) []string {
	return Tell(from.Clone(), events, line)
}

// Tell is Lines that applies the events to the game: nothing is copied.
func Tell[G Game[G], E Event[G]](g G, events []E, line func(e E, after G) string) []string {
	var lines []string
	for _, e := range events {
		e.Apply(g)
		if s := line(e, g); s != "" {
			lines = append(lines, s)
		}
	}
	return lines
}

// Engine is what a frame of games needs of one: G is the game, E its events, C
// its commands.
type Engine[G Game[G], E Event[G], C any] struct {
	Parse  func(G, string) (C, error)
	Anyway func(*C) // marks a command to be made against a rule
	Decide func(G, C, *dice.Roller) ([]E, error)
	Write  func(C, say.Lang) string              // as Parse reads it
	Label  func(c C, after G, l say.Lang) string // in a few words, for undo
	Lines  func(before G, events []E, l say.Lang) []string
	Legal  func(G) []C
}

// Table is a game as a frame of games drives it: gestures in the words of
// players go in, events for its journal come out.
type Table[G Game[G], E Event[G], C any] struct {
	engine Engine[G, E, C]
	game   G
}

// Table is the seam of a game as it stands.
func (n Engine[G, E, C]) Table(g G) *Table[G, E, C] { return &Table[G, E, C]{n, g} }

// Gesture is a gesture that was decided: what a line of the journal holds.
type Gesture[G Game[G], E Event[G], C any] struct {
	Command C
	Events  []E
	Game    G // after it

	engine Engine[G, E, C]
}

// Game is the game as it stands. It is not to be changed, and does not change:
// a later gesture makes another one.
func (t *Table[G, E, C]) Game() G { return t.game }

// Decide reads a gesture and decides it; the game stays as it is until Apply.
// anyway does it against a rule. Errors: those of the grammar, *Illegal, those
// of the dice.
func (t *Table[G, E, C]) Decide(text string, anyway bool, r *dice.Roller) (Gesture[G, E, C], error) {
	var none Gesture[G, E, C]
	cmd, err := t.engine.Parse(t.game, text)
	if err != nil {
		return none, err
	}
	if anyway {
		t.engine.Anyway(&cmd)
	}
	events, err := t.engine.Decide(t.game, cmd, r)
	if err != nil {
		return none, err
	}
	return Gesture[G, E, C]{cmd, events, Replay(t.game.Clone(), events), t.engine}, nil
}

// Apply makes a decided gesture the last one of the game.
func (t *Table[G, E, C]) Apply(g Gesture[G, E, C]) { t.game = g.Game }

// Text is the gesture as the journal keeps it and the grammar reads it again.
func (g Gesture[G, E, C]) Text(l say.Lang) string { return g.engine.Write(g.Command, l) }

// Label names the gesture in a few words, for undo.
func (g Gesture[G, E, C]) Label(l say.Lang) string { return g.engine.Label(g.Command, g.Game, l) }

// Lines tells the gesture, one line for each event that says something.
func (t *Table[G, E, C]) Lines(g Gesture[G, E, C], l say.Lang) []string {
	return t.engine.Lines(t.game, g.Events, l)
}

// Label names a recorded gesture of the game by its words and its events; "" if
// they are no gesture.
func (t *Table[G, E, C]) Label(text string, events []E, l say.Lang) string {
	cmd, err := t.engine.Parse(t.game, text)
	if err != nil {
		return ""
	}
	return t.engine.Label(cmd, Replay(t.game.Clone(), events), l)
}

// Legal is gestures to propose, as players write them.
func (t *Table[G, E, C]) Legal(l say.Lang) []string {
	return t.written(t.engine.Legal(t.game), l)
}

// Refused is a refused gesture as players are told of it.
type Refused struct {
	Why   error
	Firm  bool     // not even anyway
	Legal []string // gestures to make in its place, as players write them
}

// Refused tells a refusal of this game; nil for another error.
func (t *Table[G, E, C]) Refused(err error, l say.Lang) *Refused {
	var i *Illegal[C]
	if !errors.As(err, &i) {
		return nil
	}
	return &Refused{i.Unwrap(), i.Firm, t.written(i.Legal, l)}
}

// written is commands as players write them.
func (t *Table[G, E, C]) written(all []C, l say.Lang) []string {
	texts := make([]string, 0, len(all))
	for _, cmd := range all {
		texts = append(texts, t.engine.Write(cmd, l))
	}
	return texts
}

// Refusal is why a command is refused as the game stands; nil if it is not. The
// dice that it would need are thrown in vain.
func (n Engine[G, E, C]) Refusal(g G, c C) *Illegal[C] {
	_, err := n.Decide(g, c, dice.Seeded(0))
	var i *Illegal[C]
	errors.As(err, &i)
	return i
}

// Words is the first word of the gesture of each verb.
func Words[V any](verbs []V, write func(V) string) []string {
	var all []string
	for _, v := range verbs {
		if word, _, _ := strings.Cut(write(v), " "); !slices.Contains(all, word) {
			all = append(all, word)
		}
	}
	return all
}
