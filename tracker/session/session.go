package session

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/purgatoryplay"
)

// Session is one game. It is not for several goroutines at once.
type Session struct {
	setup   Setup
	catalog *purgatory.Catalog
	journal *journal.Journal

	game *purgatoryplay.Game
	line []moment                      // the gestures in force, which make the game
	read map[int][]purgatoryplay.Event // events by the number of their line
}

// moment is a gesture in force.
type moment struct {
	seq    int
	events []purgatoryplay.Event
	turn   turn // in which the game is after it
}

// turn is the steps of one side, in a cycle.
type turn struct {
	round, cycle int
	side         purgatoryplay.Side
}

// Beginning is what is decided before a game, beside its Setup.
type Beginning struct {
	Name       string
	Program    string // the version that begins it
	Options    purgatory.Options
	Deck       *purgatory.Deck // nil: souls are rolled
	Antichrist string          // pawn; "" to be chosen later
	Guardian   string          // pawn; "" to be chosen later
	Dice       *dice.Roller    // nil: from the seed
	Lang       say.Lang        // of the label
}

// Begin begins a game in a store and records its first gesture. Errors are
// those of purgatoryplay.New and of the journal; then there is no game.
func Begin(store journal.Store, s Setup, b Beginning) (*Session, error) {
	c, err := s.Catalog()
	if err != nil {
		return nil, err
	}
	for _, o := range b.Options.Changed() {
		s.Rules = append(s.Rules, purgatoryplay.Rule{ID: o.Row.ID, Value: o.Value})
	}
	if b.Deck != nil {
		s.Deck = &DeckInfo{b.Deck.Version, b.Deck.Seed}
	}
	r := b.Dice
	if r == nil {
		r = dice.Seeded(s.Seed)
	}
	events, err := purgatoryplay.New(c, purgatoryplay.Setup{
		Players: s.Players, Souls: s.Souls, Options: b.Options, Deck: b.Deck,
		Antichrist: b.Antichrist, Guardian: b.Guardian, Extra: s.Extra,
	}, r)
	if err == nil {
		err = r.Done()
	}
	if err != nil {
		return nil, err
	}
	first, err := entry(events)
	if err != nil {
		return nil, err
	}
	first.Do, first.Label = "new", b.Lang.Text(say.SessionNew, s.Players, s.Souls)
	header, err := json.Marshal(s)
	if err != nil {
		return nil, err
	}
	j, err := store.Create(journal.Header{Game: Game, Name: b.Name, Program: b.Program, Setup: header})
	if err != nil {
		return nil, err
	}
	if _, err := j.Append(first); err != nil {
		// A game without its first gesture is none.
		_ = os.Remove(j.Path())
		return nil, err
	}
	return open(j)
}

// Open opens a game to look at and, gesture by gesture, to write. Others may
// write between two gestures.
func Open(path string) (*Session, error) {
	j, err := journal.Open(path)
	if err != nil {
		return nil, err
	}
	return open(j)
}

// OpenWriter is Open for somebody who alone writes until Close.
func OpenWriter(path string) (*Session, error) {
	j, err := journal.OpenWriter(path)
	if err != nil {
		return nil, err
	}
	s, err := open(j)
	if err != nil {
		j.Close()
	}
	return s, err
}

// Close lets others write again.
func (s *Session) Close() { s.journal.Close() }

// open replays a journal.
func open(j *journal.Journal) (*Session, error) {
	if j.Header.Game != Game {
		return nil, say.Errorf(say.SessionOther, j.Path(), j.Header.Game)
	}
	setup, err := readSetup(j.Header.Setup)
	if err != nil {
		return nil, say.Errorf(say.SessionLine, j.Path(), 1, err)
	}
	c, err := setup.Catalog()
	if err != nil {
		return nil, say.Errorf(say.SessionLine, j.Path(), 1, err)
	}
	s := &Session{setup: setup, catalog: c, journal: j, read: map[int][]purgatoryplay.Event{}}
	if err := s.sync(); err != nil {
		return nil, err
	}
	if len(s.line) == 0 {
		return nil, say.Errorf(say.SessionEmpty, j.Path())
	}
	return s, nil
}

// sync makes the game that the gestures in force make. What has been applied
// and is still in force is not applied again.
func (s *Session) sync() error {
	force := s.journal.Effective().InForce
	same := 0
	for same < len(s.line) && same < len(force) && s.line[same].seq == force[same].Seq {
		same++
	}
	if same < len(s.line) || s.game == nil {
		s.line = s.line[:same]
		s.game = s.at(same)
	}
	if len(force) > same {
		s.game = s.game.Clone() // what was given out stays as it is
	}
	for _, e := range force[same:] {
		events, err := s.events(e)
		if err != nil {
			return err
		}
		s.apply(e.Seq, events)
	}
	return nil
}

// apply makes a gesture the last one in force.
func (s *Session) apply(seq int, events []purgatoryplay.Event) {
	for _, e := range events {
		e.Apply(s.game)
	}
	g := s.game
	s.read[seq] = events
	s.line = append(s.line, moment{seq, events, turn{g.Round, g.Cycle, g.Step.Side()}})
}

// at is the game after the first n gestures in force.
func (s *Session) at(n int) *purgatoryplay.Game {
	g := &purgatoryplay.Game{}
	for _, m := range s.line[:n] {
		for _, e := range m.events {
			e.Apply(g)
		}
	}
	return g
}

// events decodes the events of a line, once.
func (s *Session) events(e journal.Entry) ([]purgatoryplay.Event, error) {
	if known, ok := s.read[e.Seq]; ok {
		return known, nil
	}
	events := make([]purgatoryplay.Event, 0, len(e.Events))
	for _, raw := range e.Events {
		one, err := purgatoryplay.Decode(raw.Type, raw.Data)
		if err != nil {
			return nil, say.Errorf(say.SessionLine, s.journal.Path(), e.Seq+1, err)
		}
		events = append(events, one)
	}
	s.read[e.Seq] = events
	return events, nil
}

// entry is a gesture of a journal with these events.
func entry(events []purgatoryplay.Event) (journal.Entry, error) {
	e := journal.Entry{Events: make([]journal.Event, 0, len(events))}
	for _, one := range events {
		name, data, err := purgatoryplay.Encode(one)
		if err != nil {
			return e, err
		}
		e.Events = append(e.Events, journal.Event{Type: name, Data: data})
	}
	return e, nil
}

// Refresh reads what other processes have added, and tells whether anything was.
func (s *Session) Refresh() (bool, error) {
	more, err := s.journal.Refresh()
	if err != nil {
		return false, err
	}
	return len(more) > 0, s.sync()
}

// Setup is what the game started from.
func (s *Session) Setup() Setup { return s.setup }

// Header is the first line of the journal.
func (s *Session) Header() journal.Header { return s.journal.Header }

// Path is the file of the game.
func (s *Session) Path() string { return s.journal.Path() }

// Catalog is the tables that the game is played with.
func (s *Session) Catalog() *purgatory.Catalog { return s.catalog }

// Game is the game as it stands, with all that is secret. It is not to be
// changed, and does not change: a later gesture makes another one.
func (s *Session) Game() *purgatoryplay.Game { return s.game }

// View is the game as a viewer may see it.
func (s *Session) View(as purgatoryplay.Viewer) *purgatoryplay.Game {
	return purgatoryplay.View(s.game, as)
}

// Warnings are what is to be told of the file and hinders nothing.
func (s *Session) Warnings() []error { return s.journal.Warnings }

// Deck is the printed souls that the game is played with; nil if they are
// rolled.
func (s *Session) Deck() *purgatory.Deck {
	if s.setup.Deck == nil {
		return nil
	}
	return &purgatory.Deck{Version: s.setup.Deck.Version, Seed: s.setup.Deck.Seed, Cards: s.game.Deck}
}

// Rules are the house rules of the game.
func (s *Session) Rules() (purgatory.Options, error) {
	o := purgatory.DefaultOptions(s.catalog)
	for _, r := range s.game.Rules {
		if err := o.Set(r.ID, r.Value); err != nil {
			return o, err
		}
	}
	return o, nil
}

func isMissing(err error) bool { return errors.Is(err, fs.ErrNotExist) }
