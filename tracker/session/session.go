package session

import (
	"errors"
	"io/fs"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/grammar"
	"croix/tracker/journal"
	"croix/tracker/purgatoryplay"
)

// Session is one game. It is not for several goroutines at once.
type Session struct {
	*record[*purgatoryplay.Game, purgatoryplay.Event]
	setup   Setup
	catalog *purgatory.Catalog
}

// skirmish is how the skirmish is kept in journals. Who throws at first stands in
// the setup, where journals always had it.
func skirmish(c *purgatory.Catalog, s Setup) Code[*purgatoryplay.Game, purgatoryplay.Event] {
	return Code[*purgatoryplay.Game, purgatoryplay.Event]{
		Name: Game, New: func() *purgatoryplay.Game { return &purgatoryplay.Game{Auto: s.Auto} },
		Encode: purgatoryplay.Encode, Decode: purgatoryplay.Decode, Throws: Tossed,
		Fresh: is[purgatoryplay.RoundStarted, purgatoryplay.Event],
		Label: func(text string, before *purgatoryplay.Game, events []purgatoryplay.Event, l say.Lang) string {
			t := purgatoryplay.Teller{Lang: l, Catalog: c, Game: purgatoryplay.View(before, purgatoryplay.AsTable), As: purgatoryplay.AsTable}
			for _, e := range events {
				switch e := e.(type) {
				case purgatoryplay.GameSetUp:
					return l.Text(say.SessionNew, e.Players, e.Souls)
				case purgatoryplay.SecretChosen: // its words leave the pawn out
					return purgatoryplay.Label(purgatoryplay.Command{Verb: purgatoryplay.Choose}, t)
				}
			}
			cmd, err := grammar.Parse(text, t.Game, c)
			if err != nil {
				return ""
			}
			if left(events) {
				return l.Text(say.SessionLeft, purgatoryplay.Label(cmd, t))
			}
			return purgatoryplay.Label(cmd, t)
		},
	}
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
	label := b.Lang.Text(say.SessionNew, s.Players, s.Souls)
	j, err := skirmish(c, s).create(store, journal.Header{Name: b.Name, Program: b.Program}, s, label, events)
	if err != nil {
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
	r, err := skirmish(c, setup).replay(j, setup.Seed)
	if err != nil {
		return nil, err
	}
	return &Session{r, setup, c}, nil
}

// Setup is what the game started from.
func (s *Session) Setup() Setup { return s.setup }

// Catalog is the tables that the game is played with.
func (s *Session) Catalog() *purgatory.Catalog { return s.catalog }

// View is the game as a viewer may see it.
func (s *Session) View(as purgatoryplay.Viewer) *purgatoryplay.Game {
	return purgatoryplay.View(s.game, as)
}

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
