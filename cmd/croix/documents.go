package main

import (
	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
	"croix/output/pdf"
	"croix/templates/purgatorypages"
)

// documents are what can be printed, in the order of the kit.
func documents() []string {
	return []string{"angels", "board", "calibration", "cards", "deck", "demons", "equipment", "templates", "tokens"}
}

// set is what the documents of one command are made from.
type set struct {
	o       printOptions
	c       *purgatory.Catalog
	deck    *purgatory.Deck
	figures []*purgatory.Figure // to print, after --only and --since
	now     map[string]string   // hashes of all cards of the deck; nil if not needed
}

// document is one that can be printed.
type document struct {
	name, file string
	ours       func([]byte) bool // tells a file of ours from others
	// lay lays out the pages; nil for a document without pages.
	lay func(s *set) (*output.Document, purgatorypages.Report, error)
}

func (a *app) document(name string) document {
	switch name {
	case "deck":
		return document{name, "deck.json", purgatory.Untouched, nil}
	case "demons", "angels":
		kind := map[string]purgatory.CelestialKind{"demons": purgatory.Demon, "angels": purgatory.Angel}[name]
		return document{name, name + ".pdf", pdf.Untouched, func(s *set) (*output.Document, purgatorypages.Report, error) {
			return purgatorypages.Celestials(kind, s.c, s.o.pages)
		}}
	case "board":
		return document{name, "board.pdf", pdf.Untouched, func(s *set) (*output.Document, purgatorypages.Report, error) {
			return purgatorypages.Board(s.o.pages, s.o.single)
		}}
	case "equipment":
		return document{name, "equipment.pdf", pdf.Untouched, func(s *set) (*output.Document, purgatorypages.Report, error) {
			for id := range s.o.copies {
				if !s.c.IsObject(id) {
					return nil, purgatorypages.Report{}, say.Errorf(say.GearUnknown, id)
				}
			}
			return purgatorypages.Equipment(s.c, s.o.copies, s.o.pages)
		}}
	case "templates":
		return document{name, "templates.pdf", pdf.Untouched, func(s *set) (*output.Document, purgatorypages.Report, error) {
			return purgatorypages.Templates(s.c, s.o.pages)
		}}
	case "tokens":
		return document{name, "tokens.pdf", pdf.Untouched, func(s *set) (*output.Document, purgatorypages.Report, error) {
			return purgatorypages.Tokens(s.c.Capacity(), s.o.pages)
		}}
	case "calibration":
		return document{name, "calibration.pdf", pdf.Untouched, func(s *set) (*output.Document, purgatorypages.Report, error) {
			return purgatorypages.Calibration(s.o.pages)
		}}
	}
	return document{name, "cards.pdf", pdf.Untouched, func(s *set) (*output.Document, purgatorypages.Report, error) {
		return purgatorypages.Cards(s.figures, s.o.pages)
	}}
}

// setFor reads or rolls the deck, if one is needed, and chooses the cards.
func (a *app) setFor(o printOptions, needDeck, cards bool) (*set, error) {
	c, err := catalog(o.data)
	if err != nil {
		return nil, err
	}
	s := &set{o: o, c: c, deck: &purgatory.Deck{}}
	if !needDeck {
		return s, nil
	}
	if s.deck, err = a.deckFor(o, c); err != nil {
		return nil, err
	}
	chosen := s.deck.Cards
	if o.only != nil {
		if chosen, err = c.Select(s.deck, o.only); err != nil {
			return nil, err
		}
	}
	for _, card := range chosen {
		f, err := c.Figure(card)
		if err != nil {
			return nil, err
		}
		s.figures = append(s.figures, f)
	}
	// A manifest is written into a folder, for all cards of the deck.
	if cards && (o.since != "" || !oneFile(o.out) && o.only == nil && !o.check) {
		if s.now, err = hashes(s.figures, o.pages); err != nil {
			return nil, err
		}
	}
	if o.since != "" {
		m, err := readManifest(o.since)
		if err != nil {
			return nil, err
		}
		s.figures = changed(s.figures, s.now, m.Documents["cards"])
	}
	return s, nil
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
