package main

import (
	"cmp"
	"errors"
	"maps"
	"slices"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
	"croix/output/pdf"
	"croix/templates/purgatorypages"
)

// documents are what can be printed, in the order of the kit.
func documents() []string {
	return []string{"angels", "board", "calibration", "cards", "deck", "demons", "equipment", "odds", "reference", "score", "slips", "templates", "tokens"}
}

// set is what the documents of one command are made from.
type set struct {
	o       printOptions
	c       *purgatory.Catalog
	deck    *purgatory.Deck
	rules   purgatory.Options          // the house rules
	figures []*purgatory.Figure        // the deck
	keep    map[string]map[string]bool // what --only chose, by document and id; nil for all
	far     *progress                  // nil for none
}

// document is one that can be printed.
type document struct {
	name, file string
	ours       func([]byte) bool // tells a file of ours from others
	// lay lays out the pages; nil for a document without pages.
	lay func(s *set, o purgatorypages.Options) (*output.Document, purgatorypages.Report, error)
}

func (a *app) document(name string) document {
	type (
		options = purgatorypages.Options
		report  = purgatorypages.Report
	)
	d := document{name: name, file: name + ".pdf", ours: pdf.Untouched}
	switch name {
	case "deck":
		d.file, d.ours = "deck.json", purgatory.Untouched
	case "demons", "angels":
		kind := map[string]purgatory.CelestialKind{"demons": purgatory.Demon, "angels": purgatory.Angel}[name]
		d.lay = func(s *set, o options) (*output.Document, report, error) {
			return purgatorypages.Celestials(kind, s.c, s.rules, o)
		}
	case "board":
		d.lay = func(s *set, o options) (*output.Document, report, error) {
			return purgatorypages.Board(purgatory.BoardOf(s.rules), o, s.o.single)
		}
	case "equipment":
		d.lay = func(s *set, o options) (*output.Document, report, error) {
			return purgatorypages.Equipment(s.c, s.rules, s.o.copies, o)
		}
	case "reference":
		d.lay = func(s *set, o options) (*output.Document, report, error) {
			return purgatorypages.Reference(s.c, s.rules, o)
		}
	case "score":
		d.lay = func(s *set, o options) (*output.Document, report, error) {
			if s.o.saved != nil {
				return purgatorypages.ScoreOfGame(*s.o.saved, o)
			}
			return purgatorypages.Score(s.o.players, s.rules, o)
		}
	case "slips":
		d.lay = func(s *set, o options) (*output.Document, report, error) {
			return purgatorypages.Slips(s.c, s.rules, o)
		}
	case "odds":
		d.lay = func(s *set, o options) (*output.Document, report, error) { return purgatorypages.Odds(s.c, s.rules, o) }
	case "templates":
		d.lay = func(s *set, o options) (*output.Document, report, error) {
			return purgatorypages.Templates(s.c, s.rules, o)
		}
	case "tokens":
		d.lay = func(s *set, o options) (*output.Document, report, error) {
			return purgatorypages.Tokens(cmp.Or(s.o.souls, s.c.Capacity()), s.o.token, o)
		}
	case "calibration":
		d.lay = func(_ *set, o options) (*output.Document, report, error) { return purgatorypages.Calibration(o) }
	default:
		d.lay = func(s *set, o options) (*output.Document, report, error) {
			doc, r, err := purgatorypages.Cards(s.figures, o)
			return doc, r, s.atLine(err)
		}
	}
	return d
}

// setFor reads or rolls the deck, if one is needed.
func (a *app) setFor(o printOptions, needDeck bool) (*set, error) {
	c, rules, err := a.house(o.house)
	if err != nil {
		return nil, err
	}
	if o.copies, err = copiesByID(c, o.copies); err != nil {
		return nil, err
	}
	s := &set{o: o, c: c, rules: rules, deck: &purgatory.Deck{}}
	if !needDeck {
		return s, nil
	}
	if s.deck, err = a.deckFor(o, c); err != nil {
		return nil, err
	}
	for _, card := range s.deck.Cards {
		f, err := c.Figure(card)
		if err != nil {
			return nil, err
		}
		s.figures = append(s.figures, f)
	}
	return s, nil
}

// atLine adds to an error of a card the line of the deck file it is from.
func (s *set) atLine(err error) error {
	var card *purgatorypages.CardError
	if !errors.As(err, &card) {
		return err
	}
	if line := s.deck.Line(card.D66); line > 0 {
		return say.Errorf(say.DeckAtLine, s.o.deck, line, card.Err)
	}
	return card.Err
}

// copiesByID is the counts of --copies by the ids of the objects. A word that
// names none, and a count that no object can have, can never be right.
func copiesByID(c *purgatory.Catalog, named map[string]int) (map[string]int, error) {
	if named == nil {
		return nil, nil
	}
	copies := map[string]int{}
	for _, name := range slices.Sorted(maps.Keys(named)) {
		o, err := c.FindObject(name)
		if err != nil {
			return nil, usagef(say.CLIFlagValue, "--copies", err)
		}
		id := o.Base().ID
		if _, twice := copies[id]; twice {
			return nil, usagef(say.GearTwice, name)
		}
		copies[id] = named[name]
	}
	if _, err := c.CopiesFor(c.Capacity(), copies); err != nil {
		return nil, usagef(say.CLIFlagValue, "--copies", err)
	}
	return copies, nil
}

// deckFor is the deck of a file, or one rolled from the seed.
func (a *app) deckFor(o printOptions, c *purgatory.Catalog) (*purgatory.Deck, error) {
	if o.deck != "" {
		if o.seed != nil {
			return nil, usagef(say.CLIBoth, "--deck", "--seed")
		}
		return a.readDeck(o.deck, c)
	}
	seed := dice.DrawSeed()
	if o.seed != nil {
		seed = *o.seed
	}
	cards, _, err := c.RollDeck(dice.Seeded(seed), c.Capacity())
	if err != nil {
		return nil, err
	}
	return c.NewDeck(programVersion(), &seed, cards)
}
