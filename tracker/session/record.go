package session

import (
	"cmp"
	"encoding/json"
	"os"
	"slices"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/tracker/journal"
)

// gameOf is a game as it stands, G itself.
type gameOf[G any] interface{ Clone() G }

// eventOf is a fact that changes a game.
type eventOf[G any] interface{ Apply(G) }

// Code is how a game is kept in a journal.
type Code[G gameOf[G], E eventOf[G]] struct {
	Name   string   // of the game, in the first line
	New    func() G // the game before its first event
	Encode func(E) (name string, data json.RawMessage, err error)
	Decode func(name string, data []byte) (E, error)
	Throws func([]E) []Throw // the dice that events hold, in their order
	Fresh  func(E) bool      // after it a throw that was undone is no longer the same

	// Label names a gesture by its words, the game before it and its events; "" if
	// the words are no gesture any more, and the label that it was recorded with
	// has to do.
	Label func(text string, before G, events []E, l say.Lang) string
}

// record is a journal with the game that its gestures in force make.
type record[G gameOf[G], E eventOf[G]] struct {
	code    Code[G, E]
	journal *journal.Journal
	seed    uint64 // of what the program throws

	game  G
	last  G           // before the last gesture in force; nothing before the first
	begun bool        // there is a game
	line  []moment[E] // the gestures in force, which make the game
	read  map[int][]E // events by the number of their line

	called map[labelled]string // the labels that were told
}

// labelled is a line that is told in a language.
type labelled struct {
	seq  int
	lang say.Lang
}

// moment is a gesture in force.
type moment[E any] struct {
	seq    int
	events []E
}

// newGame is the words of the gesture that begins a game.
const newGame = "new"

// create writes a new journal with its first gesture.
func (c Code[G, E]) create(store journal.Store, h journal.Header, setup any, label string, events []E) (*journal.Journal, error) {
	first, err := c.entry(events)
	if err != nil {
		return nil, err
	}
	first.Do, first.Label = newGame, label
	if h.Setup, err = json.Marshal(setup); err != nil {
		return nil, err
	}
	h.Game = c.Name
	j, err := store.Create(h)
	if err != nil {
		return nil, err
	}
	if _, err := j.Append(first); err != nil {
		// A game without its first gesture is none.
		_ = os.Remove(j.Path())
		return nil, err
	}
	return j, nil
}

// replay makes the game of a journal.
func (c Code[G, E]) replay(j *journal.Journal, seed uint64) (*record[G, E], error) {
	s := &record[G, E]{code: c, journal: j, seed: seed, read: map[int][]E{}}
	if err := s.sync(); err != nil {
		return nil, err
	}
	if len(s.line) == 0 {
		return nil, say.Errorf(say.SessionEmpty, j.Path())
	}
	return s, nil
}

// entry is a gesture of a journal with these events.
func (c Code[G, E]) entry(events []E) (journal.Entry, error) {
	e := journal.Entry{Events: make([]journal.Event, 0, len(events))}
	for _, one := range events {
		name, data, err := c.Encode(one)
		if err != nil {
			return e, err
		}
		e.Events = append(e.Events, journal.Event{Type: name, Data: data})
	}
	return e, nil
}

// Close lets others write again.
func (s *record[G, E]) Close() { s.journal.Close() }

// sync makes the game that the gestures in force make. What has been applied
// and is still in force is not applied again.
func (s *record[G, E]) sync() error {
	force := s.journal.Effective().InForce
	same := 0
	for same < len(s.line) && same < len(force) && s.line[same].seq == force[same].Seq {
		same++
	}
	if same < len(s.line) || !s.begun {
		s.line = s.line[:same]
		s.game, s.begun = s.at(same), true
		s.last = s.at(max(0, same-1))
	}
	if len(force) > same {
		s.game = s.game.Clone() // what was given out stays as it is
	}
	for i, e := range force[same:] {
		events, err := s.events(e)
		if err != nil {
			return err
		}
		if same+i == len(force)-1 {
			s.last = s.game.Clone()
		}
		s.apply(e.Seq, events)
	}
	return nil
}

// apply makes a gesture the last one in force.
func (s *record[G, E]) apply(seq int, events []E) {
	for _, e := range events {
		e.Apply(s.game)
	}
	s.read[seq] = events
	s.line = append(s.line, moment[E]{seq, events})
}

// at is the game after the first n gestures in force.
func (s *record[G, E]) at(n int) G {
	g := s.code.New()
	for _, m := range s.line[:n] {
		for _, e := range m.events {
			e.Apply(g)
		}
	}
	return g
}

// events decodes the events of a line, once.
func (s *record[G, E]) events(e journal.Entry) ([]E, error) {
	if known, ok := s.read[e.Seq]; ok {
		return known, nil
	}
	events := make([]E, 0, len(e.Events))
	for _, raw := range e.Events {
		one, err := s.code.Decode(raw.Type, raw.Data)
		switch {
		case say.Has(err, say.PlayEventUnknown): // a later version may know it
			return nil, say.Errorf(say.SessionLine, s.journal.Path(), e.Seq+1, err)
		case err != nil:
			return nil, journal.Broken(s.journal.Path(), e.Seq-1, err)
		}
		events = append(events, one)
	}
	s.read[e.Seq] = events
	return events, nil
}

// Readable reports whether a game of any kind can read what a line of its journal
// holds, or a later version might.
func Readable(h journal.Header, e journal.Entry) bool {
	reads := map[string]func(name string, data []byte) error{
		Game:            failing(skirmish(nil, Setup{}).Decode),
		Gamebook().Name: failing(Gamebook().Decode),
		D666().Name:     failing(D666().Decode),
		Ladder().Name:   failing(Ladder().Decode),
	}[h.Game]
	return reads == nil || !slices.ContainsFunc(e.Events, func(one journal.Event) bool {
		err := reads(one.Type, one.Data)
		return err != nil && !say.Has(err, say.PlayEventUnknown)
	})
}

// failing is a decoder of which only the error counts.
func failing[E any](decode func(string, []byte) (E, error)) func(string, []byte) error {
	return func(name string, data []byte) error {
		_, err := decode(name, data)
		return err
	}
}

// add records the gesture that decide makes of the game as it then is; a dry one
// is not recorded, and the game of the session alone goes on.
func (s *record[G, E]) add(dry bool, decide func() (journal.Entry, []E, error)) (journal.Entry, error) {
	var events []E
	now := func(*journal.Journal) (journal.Entry, error) {
		if err := s.sync(); err != nil {
			return journal.Entry{}, err
		}
		e, made, err := decide()
		events = made
		return e, err
	}
	if dry {
		e, err := now(s.journal)
		if err == nil {
			s.pretend(events)
		}
		return e, err
	}
	e, err := s.journal.Update(now)
	if err != nil {
		return e, err
	}
	s.last, s.game = s.game, s.game.Clone()
	s.apply(e.Seq, events)
	return e, nil
}

// pretend goes on with a gesture that is not recorded.
func (s *record[G, E]) pretend(events []E) {
	g := s.game.Clone()
	for _, e := range events {
		e.Apply(g)
	}
	s.game = g
}

// label names a recorded gesture in the language of whoever reads it. Its words
// are read for that, once: a table tells all lines again after each undo.
func (s *record[G, E]) label(e journal.Entry, before G, l say.Lang) string {
	at := labelled{e.Seq, l}
	if text, ok := s.called[at]; ok {
		return text
	}
	if s.called == nil {
		s.called = map[labelled]string{}
	}
	text := cmp.Or(s.code.Label(e.Do, before, s.read[e.Seq], l), e.Label)
	s.called[at] = text
	return text
}

// roller throws for the line of that number.
func (s *record[G, E]) roller(seq int) *dice.Roller {
	// SplitMix64: neighbouring lines have unlike seeds.
	z := s.seed + uint64(seq)*0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return dice.Seeded(z ^ z>>31)
}

// Refresh reads what other processes have added, and tells whether anything was.
func (s *record[G, E]) Refresh() (bool, error) {
	more, err := s.journal.Refresh()
	if err != nil {
		return false, err
	}
	return len(more) > 0, s.sync()
}

// Header is the first line of the journal.
func (s *record[G, E]) Header() journal.Header { return s.journal.Header }

// Path is the file of the game.
func (s *record[G, E]) Path() string { return s.journal.Path() }

// Game is the game as it stands, with all that is secret. It is not to be
// changed, and does not change: a later gesture makes another one.
func (s *record[G, E]) Game() G { return s.game }

// Warnings are what is to be told of the file and hinders nothing.
func (s *record[G, E]) Warnings() []error { return s.journal.Warnings }
