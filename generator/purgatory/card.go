package purgatory

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"croix/generator/say"
)

// MaxTitle is the length of the name that players give a soul, in characters.
const MaxTitle = 40

// SoulCard is one soul with what was rolled for it: all that a deck keeps.
// What else a card shows follows from it and the tables (Catalog.Figure).
type SoulCard struct {
	D66      int    // the result that names the card, 11 to 66
	ID       string // the soul's row
	Title    string // the name players gave it; may be empty
	Base     Sins   // before objects
	Ranged   string // ids of rows; Nothing for none
	Melee    string
	Armour   string
	Item     string
	Familiar int // the familiar's substance at entry; 0 without familiar
}

// Check finds the first thing wrong with a card: a result no d66 shows or that
// is another soul's, an id that is in no table, a sin that is not 1 to 6, a
// familiar's substance without familiar, a name that no card can print.
func (c *Catalog) Check(card SoulCard) error {
	row, ok := c.Soul(card.ID)
	if !ok {
		return unknownID(say.WordSoul, card.ID, ids(c.Souls.Rows))
	}
	owner, ok := c.Souls.At(card.D66)
	if !ok {
		return say.Errorf(say.PurgNoD66, card.D66)
	}
	if owner != row {
		return say.Errorf(say.CardOtherRow, card.D66, owner.ID, row.ID)
	}
	if err := checkTitle(card.Title); err != nil {
		return err
	}
	if s, wrong := card.Base.wrong(); wrong {
		return say.Errorf(say.CardSin, s, card.Base[s], MinSin, MaxSin)
	}
	if _, ok := c.RangedByID(card.Ranged); !ok {
		return unknownID(say.ThrowRanged, card.Ranged, ids(c.Ranged.Rows))
	}
	if _, ok := c.MeleeByID(card.Melee); !ok {
		return unknownID(say.ThrowMelee, card.Melee, ids(c.Melee.Rows))
	}
	if _, ok := c.ArmourByID(card.Armour); !ok {
		return unknownID(say.ThrowArmour, card.Armour, ids(c.Armour.Rows))
	}
	it, ok := c.ItemByID(card.Item)
	if !ok {
		return unknownID(say.ThrowItem, card.Item, ids(c.Items.Rows))
	}
	switch {
	case !it.HasPool() && card.Familiar != 0:
		return say.Errorf(say.CardNoFamiliar, card.Familiar, it.ID)
	case it.HasPool() && (card.Familiar < it.Pool.Min() || card.Familiar > it.Pool.Max()):
		return say.Errorf(say.CardFamiliar, it.ID, card.Familiar, it.Pool.Min(), it.Pool.Max())
	}
	return nil
}

// unknownID tells that an id is in no row of a table, and what was meant.
func unknownID(what say.Key, id string, known []string) error {
	if strings.TrimSpace(id) == "" {
		return say.Errorf(say.CardNoID, what)
	}
	return say.Errorf(say.CardUnknownID, what, shown(id), hint(near(id, known)))
}

// checkTitle refuses a name that no card can print.
func checkTitle(title string) error {
	if title == "" {
		return nil
	}
	if n := utf8.RuneCountInString(title); n > MaxTitle {
		return say.Errorf(say.CardTitleLong, n, MaxTitle)
	}
	for _, r := range title {
		switch {
		case r > 0xFFFF:
			// The printer's fonts hold the first plane of Unicode alone.
			return say.Errorf(say.CardTitleRune, shown(string(r)), r)
		case r == utf8.RuneError || !printable(r):
			return say.Errorf(say.CardTitleControl, r)
		}
	}
	if strings.TrimFunc(title, unicode.IsSpace) == "" {
		return say.Errorf(say.CardTitleBlank)
	}
	return nil
}
