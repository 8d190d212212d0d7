package session

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/play"
)

// Kind is one of the smaller games, without secrets: how it is kept in journals,
// how its gestures are decided from the words of players, and how it is told.
type Kind[G gameOf[G], E eventOf[G]] struct {
	Code[G, E]
	// Decide is what a gesture makes happen, with the words that the journal
	// keeps and its label. Its errors are told to players.
	Decide     func(g G, text string, anyway bool, r *dice.Roller, l say.Lang) (Decided[E], error)
	Lines      func(from G, events []E, l say.Lang) []string
	Override   func(E) bool        // a gesture was made against a rule
	Correction func(G, E) bool     // what the players decide; nil if there is nothing of the kind
	Note       func(text string) E // a remark; nil if nothing is thrown
	Grains     []Part[G, E]        // by which is undone, beside gestures
}

// Decided is a gesture that was decided.
type Decided[E any] struct {
	Events      []E
	Text, Label string
}

// Part is a part of a game that can be undone at once. Either an event begins
// it, or In tells in which one a game is.
type Part[G, E any] struct {
	Name   string // as a flag has it
	Begins func(E) bool
	In     func(G) any
}

// Play is one game of such a kind. It is not for several goroutines at once.
type Play[G gameOf[G], E eventOf[G]] struct {
	*record[G, E]
	kind Kind[G, E]
}

// Start is how such a game begins.
type Start struct {
	Name    string
	Program string // the version that begins it
	Seed    uint64 // of what the program throws
	Lang    say.Lang
}

// seeded is the setup of such a game: all else is in its first events.
type seeded struct {
	Seed uint64 `json:"seed"`
}

// Begin begins a game with events in a store.
func (k Kind[G, E]) Begin(store journal.Store, s Start, events []E) (*Play[G, E], error) {
	j, err := k.create(store, journal.Header{Name: s.Name, Program: s.Program}, seeded{s.Seed}, s.Lang.Text(say.SessionBegun), events)
	if err != nil {
		return nil, err
	}
	return k.of(j)
}

// Open is Open for a game of this kind.
func (k Kind[G, E]) Open(path string) (*Play[G, E], error) {
	j, err := journal.Open(path)
	if err != nil {
		return nil, err
	}
	return k.of(j)
}

// OpenWriter is OpenWriter for a game of this kind.
func (k Kind[G, E]) OpenWriter(path string) (*Play[G, E], error) {
	j, err := journal.OpenWriter(path)
	if err != nil {
		return nil, err
	}
	p, err := k.of(j)
	if err != nil {
		j.Close()
	}
	return p, err
}

// of replays a journal.
func (k Kind[G, E]) of(j *journal.Journal) (*Play[G, E], error) {
	if j.Header.Game != k.Name {
		return nil, say.Errorf(say.SessionOther, j.Path(), j.Header.Game)
	}
	var s seeded
	d := json.NewDecoder(bytes.NewReader(j.Header.Setup))
	d.DisallowUnknownFields()
	if err := d.Decode(&s); err != nil {
		return nil, say.Errorf(say.SessionLine, j.Path(), 1, say.Errorf(say.SessionSetup, err))
	}
	r, err := k.replay(j, s.Seed)
	if err != nil {
		return nil, err
	}
	return &Play[G, E]{r, k}, nil
}

// Told is a gesture, an undo or a redo, as it is told to players.
type Told struct {
	Entry    journal.Entry
	Labels   []string // of the gestures that were undone or redone
	Lines    []string // what happened; nothing for an undo
	Dice     []Throw
	Again    bool // the program threw again what was thrown and undone
	Override bool // against a rule
}

// Do makes a gesture. Errors: those of the kind, of the dice and of the journal;
// then nothing is recorded.
func (p *Play[G, E]) Do(text string, how How) (Told, error) {
	var t Told
	e, err := p.add(how.Dry, func() (journal.Entry, []E, error) {
		r := p.dice(how)
		d, err := p.kind.Decide(p.game, text, how.Anyway, r, how.Lang)
		if err == nil && how.Last {
			err = r.Done()
		}
		if err != nil {
			return journal.Entry{}, nil, err
		}
		if how.Mended != nil {
			d.Events = append(p.noted(how.Mended(), how.Lang), d.Events...)
		}
		t = Told{
			Lines: p.kind.Lines(p.game, d.Events, how.Lang), Dice: p.code.Throws(d.Events),
			Override: slices.ContainsFunc(d.Events, p.kind.Override),
		}
		e, err := p.code.entry(d.Events)
		e.Do, e.Label = d.Text, d.Label
		return e, d.Events, err
	})
	if err != nil {
		return Told{}, err
	}
	t.Entry = e
	if !how.Dry {
		t.Again, err = p.again(e.Seq)
	}
	return t, err
}

// Leave is that of a Session: it notes throws of a gesture that was left.
func (p *Play[G, E]) Leave(_ string, throws []play.Mended, l say.Lang) (Told, error) {
	t := Told{}
	var texts []string
	for _, m := range throws {
		texts = append(texts, m.Text(l))
	}
	var err error
	t.Entry, err = p.add(false, func() (journal.Entry, []E, error) {
		events := p.noted(throws, l)
		t.Lines = p.kind.Lines(p.game, events, l)
		e, err := p.code.entry(events)
		e.Label = strings.Join(texts, " · ")
		e.Do = "note " + e.Label
		return e, events, err
	})
	return t, err
}

// noted is throws that were typed otherwise, or left, as remarks.
func (p *Play[G, E]) noted(throws []play.Mended, l say.Lang) []E {
	var all []E
	for _, m := range throws {
		if p.kind.Note != nil {
			all = append(all, p.kind.Note(m.Text(l)))
		}
	}
	return all
}

// nobody is who plays where the game has no sides.
func nobody() string { return "" }

// Undo takes gestures back: n of them, or with the name of a part all of it. The
// set-up stays.
func (p *Play[G, E]) Undo(part string, n int, l say.Lang) (Told, error) {
	c, err := p.undo(l, nobody, func() (int, error) {
		i := slices.IndexFunc(p.kind.Grains, func(g Part[G, E]) bool { return g.Name == part })
		switch {
		case part == "":
			return p.keepAllBut(n)
		case i < 0:
			return 0, say.Errorf(say.SessionNoPart, part)
		case p.kind.Grains[i].In != nil:
			return p.keepPart(p.kind.Grains[i].In)
		}
		return p.keepBefore(p.kind.Grains[i].Begins, say.SessionNothing)
	})
	return Told{Entry: c.Entry, Labels: c.Labels}, err
}

// UndoTo takes back all after the gesture of a number, which must be in force; 0
// is the beginning.
func (p *Play[G, E]) UndoTo(seq int, l say.Lang) (Told, error) {
	c, err := p.undo(l, nobody, func() (int, error) { return p.keepTo(seq) })
	return Told{Entry: c.Entry, Labels: c.Labels}, err
}

// Redo brings back the next n gestures that were undone, or with 0 all that the
// latest undo took, and tells what happened again.
func (p *Play[G, E]) Redo(n int, l say.Lang) (Told, error) {
	c, err := p.redo(n, l, nobody)
	if err != nil {
		return Told{}, err
	}
	return Told{Entry: c.Entry, Labels: c.Labels, Lines: p.kind.Lines(c.Before, c.Events, l)}, nil
}

// Log tells all that was recorded, the first line first.
func (p *Play[G, E]) Log(l say.Lang) ([]Line, error) {
	return p.log(func(line *Line, g G, events []E) {
		line.Told = p.kind.Lines(g, events, l)
		p.put(g, []int{line.Seq})
		line.Override = slices.ContainsFunc(events, p.kind.Override)
	}, func(G) int { return 0 }, l)
}
