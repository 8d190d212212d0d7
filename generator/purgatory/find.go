package purgatory

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
)

// FindBeing is the angel or demon that a word names, by its id or its name in
// any language; of that kind, or of any if the kind is "". An unknown word is
// an error that tells the near one.
func (c *Catalog) FindBeing(kind CelestialKind, word string) (*Celestial, error) {
	all := slices.Concat(c.Demons, c.Angels)
	what := say.WordBeing
	switch kind {
	case Angel:
		all, what = c.Angels, say.WordAngel
	case Demon:
		all, what = c.Demons, say.WordDemon
	}
	return find(what, all, word)
}

// FindSoul is the soul that a word names; see FindBeing.
func (c *Catalog) FindSoul(word string) (*SoulRow, error) {
	return find(say.WordSoul, c.Souls.Rows, word)
}

// FindObject is the object that a word names; see FindBeing.
func (c *Catalog) FindObject(word string) (Object, error) {
	var rows []*Row
	objects := c.Objects()
	for _, o := range objects {
		rows = append(rows, o.Base())
	}
	row, err := find(say.GearObject, rows, word)
	if err != nil {
		return Object{}, err
	}
	return objects[slices.Index(rows, row)], nil
}

// FindSin is the sin that a word names; see FindBeing.
func FindSin(word string) (Sin, error) {
	for _, s := range AllSins() {
		if w := fold(word); w == s.ID() || w == fold(s.Name(say.English)) || w == fold(s.Name(say.French)) {
			return s, nil
		}
	}
	return 0, unknownID(say.WordSin, word, sinIDs[:])
}

// find is the row that a word names.
func find[T identified](what say.Key, rows []T, word string) (T, error) {
	for _, r := range rows {
		if r.base().called(word) {
			return r, nil
		}
	}
	var none T
	return none, unknownID(what, word, ids(rows))
}

// FindFighter is a figure as a player writes it: a soul, an angel or a demon,
// then what it bears and how it stands, each after a +, such as
// "nonne+grosse_arme+armure_legere+ps=4". The first weapon is in its hand, the
// first protection is worn. Besides objects there are ps=N, familier=N,
// sins=SEVEN DIGITS in printed order for an unknown soul, guard, and noriposte.
// A figure enters with all its substance. The error tells the word that is
// wrong.
func (c *Catalog) FindFighter(text string) (Fighter, error) {
	words := strings.Split(text, "+")
	f := Fighter{}
	var soul *SoulRow
	being, err := c.FindBeing("", words[0])
	if err != nil {
		if soul, err = c.FindSoul(words[0]); err != nil {
			return f, unknownID(say.WordFigure, words[0], slices.Concat(ids(c.Souls.Rows), ids(c.Demons), ids(c.Angels)))
		}
		f.Sins = soul.Base
	}
	f.Being = being
	substance := 0
	for _, word := range words[1:] {
		if err := c.bear(&f, &substance, word); err != nil {
			return f, err
		}
	}
	f.settle(soul)
	if substance > 0 {
		f.Substance = substance
	}
	if soul != nil && soul.Rolled {
		if s, wrong := f.Sins.wrong(); wrong {
			return f, say.Errorf(say.OddsUnknownSins, s)
		}
	}
	return f, f.check()
}

// bear adds a word of FindFighter to a figure.
func (c *Catalog) bear(f *Fighter, substance *int, word string) error {
	name, value, hasValue := strings.Cut(word, "=")
	n, numberErr := strconv.Atoi(value)
	switch name = fold(name); {
	case name == "guard" || name == "qui_vive":
		f.OnGuard = true
		return nil
	case name == "noriposte":
		f.NoRiposte = true
		return nil
	case hasValue && (name == "sins" || name == "peches"):
		if len(value) != SinCount || numberErr != nil {
			return say.Errorf(say.OddsSevenDigits, shown(value))
		}
		for i, digit := range value {
			f.Sins[i] = int(digit - '0')
		}
		if s, wrong := f.Sins.wrong(); wrong {
			return score(s, f.Sins[s], MinSin)
		}
		return nil
	case hasValue && (name == "ps" || name == "familier" || name == "familiar"):
		if numberErr != nil || n < 1 || n > maxSubstance {
			return say.Errorf(say.OddsSpecNumber, shown(word), 1, maxSubstance)
		}
		if name == "ps" {
			*substance = n
		} else {
			f.Familiar = n
			f.bearOnce(c.familiar())
		}
		return nil
	}
	o, err := c.FindObject(word)
	if err != nil {
		return err
	}
	switch {
	case o.AsMelee() != nil || o.AsRanged() != nil:
		if f.Weapon == (Object{}) {
			f.Weapon = o
		}
	case o.Armour != nil && f.Worn == nil:
		f.Worn = o.Armour
	}
	if o.Item != nil {
		f.bearOnce(o.Item)
		if o.Item.HasPool() && f.Familiar == 0 {
			return say.Errorf(say.OddsFamiliar, o.Item)
		}
	}
	return nil
}

// familiar is the object whose substance a figure writes as a number; nil in
// tables without one.
func (c *Catalog) familiar() *Item {
	if i := slices.IndexFunc(c.Items.Rows, (*Item).HasPool); i >= 0 {
		return c.Items.Rows[i]
	}
	return nil
}

// bearOnce adds an object that it does not bear yet.
func (f *Fighter) bearOnce(it *Item) {
	if it != nil && !slices.Contains(f.Items, it) {
		f.Items = append(f.Items, it)
	}
}

// settle draws what follows from what a figure bears: its effective sins, its
// substance, and what is a fake.
func (f *Fighter) settle(soul *SoulRow) {
	if soul == nil {
		f.Substance = f.Being.Substance
		if f.Being.Kind == Angel {
			f.Worn = nil // angels only carry
		}
		return
	}
	if _, wrong := f.Sins.wrong(); wrong {
		return
	}
	f.Sins = Effective(f.Sins, nil, f.Items)
	f.Substance = Derive(f.Sins).Substance
	if f.has(func(it *Item) bool { return it.FakesArmour }) {
		f.Worn = nil
	}
	if f.has(func(it *Item) bool { return it.FakesWeapons }) && f.Weapon.Item == nil {
		f.Weapon = Object{}
	}
}
