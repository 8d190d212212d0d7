package session

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/tracker/grammar"
	"croix/tracker/journal"
	"croix/tracker/play"
	"croix/tracker/purgatoryplay"
)

// How is how a gesture is made.
type How struct {
	Dice   *dice.Roller                   // the faces of real dice; nil: the program throws
	Typed  func(dice.Want) ([]int, error) // the faces of real dice, throw by throw; see dice.Mixed
	Last   bool                           // faces left over are an error, and nothing is recorded
	Mended func() []play.Mended           // what was typed otherwise before, once all dice are thrown; nil for nothing
	Anyway bool                           // though a rule forbids it
	Dry    bool                           // nothing is recorded: the game of the session alone goes on
	Lang   say.Lang                       // of the label
}

// Done is a gesture that was made.
type Done struct {
	Entry   journal.Entry // as it was recorded
	Command purgatoryplay.Command
	Events  []purgatoryplay.Event
	Before  *purgatoryplay.Game
	Again   bool // the program threw again what was thrown and undone
}

// Do makes a gesture in the words of the grammar. Errors: those of the grammar,
// *purgatoryplay.Illegal, those of the dice and of the journal; then nothing is
// recorded. With those of the dice come the gesture and the events before the dice
// that are missing.
func (s *Session) Do(text string, how How) (Done, error) {
	return s.play(how, func() (purgatoryplay.Command, string, error) {
		cmd, err := grammar.Parse(text, s.View(purgatoryplay.AsTable), s.catalog)
		return cmd, text, err
	})
}

// Play makes a gesture. Errors are those of Do.
func (s *Session) Play(cmd purgatoryplay.Command, how How) (Done, error) {
	return s.play(how, func() (purgatoryplay.Command, string, error) { return cmd, grammar.Write(cmd, how.Lang), nil })
}

func (s *Session) play(how How, command func() (purgatoryplay.Command, string, error)) (Done, error) {
	var d Done
	e, err := s.add(how.Dry, func() (journal.Entry, []purgatoryplay.Event, error) {
		cmd, text, err := command()
		if err != nil {
			return journal.Entry{}, nil, err
		}
		if how.Dry && purgatoryplay.OnSecret(s.game, s.catalog, cmd) {
			return journal.Entry{}, nil, say.Errorf(say.SessionSecret)
		}
		cmd.Anyway = cmd.Anyway || how.Anyway
		e, err := s.decide(&d, cmd, text, how)
		return e, d.Events, err
	})
	if err != nil {
		return d, err
	}
	d.Entry = e
	if !how.Dry {
		d.Again, err = s.again(e.Seq)
	}
	return d, err
}

// dice is what a gesture is thrown with.
func (s *record[G, E]) dice(how How) *dice.Roller {
	r := how.Dice
	switch {
	case r != nil:
	case how.Typed != nil:
		r = dice.Mixed(s.roller(len(s.journal.Entries)+1), how.Typed)
	case how.Dry:
		r = dice.Seeded(dice.DrawSeed()) // not what will be thrown: nobody looks ahead
	default:
		r = s.roller(len(s.journal.Entries) + 1)
	}
	return r
}

// decide is the entry of a gesture.
func (s *Session) decide(d *Done, cmd purgatoryplay.Command, text string, how How) (journal.Entry, error) {
	r := s.dice(how)
	events, err := purgatoryplay.Decide(s.game, s.catalog, cmd, r)
	if err == nil && how.Last {
		err = r.Done()
	}
	if err != nil {
		d.Command, d.Events, d.Before = cmd, events, s.game
		return journal.Entry{}, err
	}
	if how.Mended != nil {
		events = append(mended(how.Mended()), events...)
	}
	e, err := s.code.entry(events)
	if err != nil {
		return journal.Entry{}, err
	}
	e.By = string(side(s.game))
	if cmd.Side != "" {
		e.By = string(cmd.Side)
	}
	shown := cmd
	if cmd.Verb == purgatoryplay.Choose {
		shown.Figure, shown.No = "", false // the journal is read aloud: the pawn is in its event only
		text = grammar.Write(shown, say.English)
	}
	e.Do = text
	e.Label = purgatoryplay.Label(shown, s.teller(how.Lang, purgatoryplay.AsTable))
	d.Command, d.Events, d.Before = cmd, events, s.game
	return e, nil
}

// Leave records throws of a gesture that were typed before it was left, so that
// nobody throws until the dice please without the others reading it.
func (s *Session) Leave(text string, throws []play.Mended, l say.Lang) (Done, error) {
	d := Done{Events: mended(throws)}
	var err error
	d.Entry, err = s.add(false, func() (journal.Entry, []purgatoryplay.Event, error) {
		d.Before = s.game
		e, err := s.code.entry(d.Events)
		e.By, e.Do, e.Label = string(side(s.game)), text, s.code.Label(text, s.game, d.Events, l)
		return e, d.Events, err
	})
	return d, err
}

// mended is such throws as events.
func mended(throws []play.Mended) []purgatoryplay.Event {
	var all []purgatoryplay.Event
	for _, m := range throws {
		all = append(all, purgatoryplay.ThrowMended{Side: purgatoryplay.Side(m.Side), For: m.For, Faces: m.Faces, Left: m.Left})
	}
	return all
}

// left reports whether events are those of a gesture that was left.
func left(events []purgatoryplay.Event) bool {
	return len(events) > 0 && !slices.ContainsFunc(events, func(e purgatoryplay.Event) bool {
		m, ok := e.(purgatoryplay.ThrowMended)
		return !ok || !m.Left
	})
}

// side is whose move it is: who answers, plays the active figure, has the step.
func side(g *purgatoryplay.Game) purgatoryplay.Side {
	switch {
	case len(g.Asks) > 0:
		return g.Asks[0].Side
	case g.Active != "":
		return g.By
	}
	return g.Step.Side()
}

// teller tells the game as it stands.
func (s *Session) teller(l say.Lang, as purgatoryplay.Viewer) purgatoryplay.Teller {
	return purgatoryplay.Teller{Lang: l, Catalog: s.catalog, Game: s.View(as), As: as}
}
