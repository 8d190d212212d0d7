package purgatoryplay

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// The questions of what a soul enters play with.
const (
	AskModel   AskKind = "model"   // Objects: rows that the drawn model shows, none at all too
	AskWeapon  AskKind = "weapon"  // Object: ranged or melee, the table to roll on
	AskNothing AskKind = "nothing" // Objects: tables that gave nothing and are rolled again, or No
)

// gear is what a soul enters play with, before it has uids.
type gear struct {
	rows     []string // ids in the catalog
	familiar int
	throws   []Dice
}

// add takes over what was rolled.
func (k *gear) add(e purgatory.Equipment, throws []Dice) {
	if e.Ranged != nil {
		k.rows = append(k.rows, e.Ranged.ID)
	}
	if e.Melee != nil {
		k.rows = append(k.rows, e.Melee.ID)
	}
	if e.Armour != nil {
		k.rows = append(k.rows, e.Armour.ID)
	}
	if e.Item != nil {
		k.rows = append(k.rows, e.Item.ID)
		k.familiar += e.Familiar
	}
	k.throws = append(k.throws, throws...)
}

// equip gives a soul what it enters play with: its card's equipment, what its
// model shows, or what is rolled.
func (a *act) equip(f *Figure) error {
	i := slices.IndexFunc(a.g.Deck, func(c purgatory.SoulCard) bool { return c.D66 == f.D66 && c.ID == f.Row })
	switch {
	case i >= 0:
		return a.equipCard(f, a.g.Deck[i])
	case a.is("equipment.source", "model"):
		return a.equipLater(f, Ask{Kind: AskModel})
	case a.is("equipment.weapon_rolls", "one_of_two"):
		return a.equipLater(f, Ask{Kind: AskWeapon, Options: []string{string(purgatory.ChartRanged), string(purgatory.ChartMelee)}})
	}
	return a.rollGear(f, false, purgatory.Charts()...)
}

// equipCard gives what is on the card; an object that is a relic and has
// appeared is rolled instead.
func (a *act) equipCard(f *Figure, card purgatory.SoulCard) error {
	k := gear{rows: []string{card.Ranged, card.Melee, card.Armour}}
	if slices.Contains(a.g.Relics, card.Item) {
		e, throws, err := a.rollOn(f, purgatory.ChartItems)
		if err != nil {
			return err
		}
		k.add(e, throws)
	} else {
		k.rows, k.familiar = append(k.rows, card.Item), card.Familiar
	}
	return a.enterWith(f, k, false)
}

// equipLater stands the soul up and asks its player.
func (a *act) equipLater(f *Figure, q Ask) error {
	if err := a.enterWith(f, gear{}, false); err != nil {
		return err
	}
	q.Side, q.Figure = a.player(f), f.ID
	a.ask(q)
	return nil
}

// player is who decides for a soul: its camp; with two players the side whose
// step it is decides for a humanist.
func (x rules) player(f *Figure) Side {
	side := f.Camp()
	if side == Nobody || side == Humanity && x.g.Players == 2 {
		side = x.g.Step.Side()
	}
	return side
}

// rollOn rolls on some tables of equipment.
func (a *act) rollOn(f *Figure, charts ...purgatory.ChartID) (purgatory.Equipment, []Dice, error) {
	e, steps, err := a.c.RollGear(a.o, a.r, purgatory.NewDrawn(nil, a.g.Relics), charts...)
	return e, a.throwsOf(steps, f.Camp()), err
}

// rollGear rolls on tables what the soul enters with, or more of it; then
// Humanity may be asked about the tables that gave nothing.
func (a *act) rollGear(f *Figure, more bool, charts ...purgatory.ChartID) error {
	e, throws, err := a.rollOn(f, charts...)
	if err != nil {
		return err
	}
	var k gear
	k.add(e, throws)
	if err := a.enterWith(f, k, more); err != nil {
		return err
	}
	if a.g.Players != 3 || f.State != Humanist || !a.on("variant.humanity_reroll_nothing") {
		return nil
	}
	var nothing []string
	for _, t := range []struct {
		chart purgatory.ChartID
		none  bool
	}{
		{purgatory.ChartRanged, e.Ranged != nil && e.Ranged.ID == purgatory.Nothing},
		{purgatory.ChartMelee, e.Melee != nil && e.Melee.ID == purgatory.Nothing},
		{purgatory.ChartArmour, e.Armour != nil && e.Armour.ID == purgatory.Nothing},
		{purgatory.ChartItems, e.Item != nil && e.Item.ID == purgatory.Nothing},
	} {
		if t.none {
			nothing = append(nothing, string(t.chart))
		}
	}
	if len(nothing) > 0 {
		a.ask(Ask{Kind: AskNothing, Side: Humanity, Figure: f.ID, Options: nothing, MayNo: true})
	}
	return nil
}

// enterWith gives a soul objects with what they are at entry: the protection
// worn, the rounds by the first owner's avarice, what a joke item makes a fake;
// or more of them beside those that it has (R-115, R-245, R-246, Q-111, Q-199,
//
func (a *act) enterWith(f *Figure, k gear, more bool) error {
	e := Equipped{Figure: f.ID, Familiar: k.familiar, Dice: k.throws, More: more}
	var items []*purgatory.Item
	var all []*Object // with those that it has
	if more {
		all = a.g.Held(f.ID)
	}
	for _, row := range k.rows {
		if row == purgatory.Nothing {
			continue
		}
		obj, kind, ok := a.objectOf(row)
		if !ok {
			return firm("R-272", say.PlayNoObject, row)
		}
		o := Object{UID: objectID(len(a.g.Objects) + len(e.Objects) + 1), Row: row, Kind: kind, Owner: f.ID, Relic: obj.Relic()}
		if kind == ArmourObject && e.Worn == "" {
			e.Worn = o.UID
		}
		if obj.Item != nil {
			items = append(items, obj.Item)
		}
		e.Objects = append(e.Objects, o)
	}
	sins := a.withItems(f, items)
	for i := range e.Objects {
		obj, _, _ := a.objectOf(e.Objects[i].Row)
		e.Objects[i].Ammo = purgatory.EntryRounds(a.o, obj, sins[purgatory.Avarice])
		all = append(all, &e.Objects[i])
	}
	e.PSMax = max(1, purgatory.Derive(sins).Substance)
	if err := a.fakes(&e, all); err != nil {
		return err
	}
	a.emit(e)
	return nil
}

// objectOf is the object of a row, with its table.
func (x rules) objectOf(row string) (purgatory.Object, ObjectKind, bool) {
	for _, o := range x.c.Objects() {
		if o.Base().ID != row {
			continue
		}
		switch {
		case o.Ranged != nil:
			return o, RangedObject, true
		case o.Melee != nil:
			return o, MeleeObject, true
		case o.Armour != nil:
			return o, ArmourObject, true
		}
		return o, ItemObject, true
	}
	return purgatory.Object{}, "", false
}

// withItems is the sins of a soul with objects that it is about to have.
func (x rules) withItems(f *Figure, items []*purgatory.Item) purgatory.Sins {
	if x.shown(f) {
		return sixes()
	}
	return x.effective(f.Base, f.Shifts, items)
}

// fakes is what the cardboard armour and the dummy weapon make of what entered
// with them: the protection; all weapons, or one that a die chooses (R-245,
//
func (a *act) fakes(e *Equipped, all []*Object) error {
	var weapons, armour []*Object
	cardboard, dummy := false, false
	for _, o := range all {
		switch o.Kind {
		case RangedObject, MeleeObject:
			weapons = append(weapons, o)
		case ArmourObject:
			armour = append(armour, o)
		case ItemObject:
			it, ok := a.c.ItemByID(o.Row)
			cardboard = cardboard || ok && it.FakesArmour
			dummy = dummy || ok && it.FakesWeapons
		}
	}
	if !cardboard {
		armour = nil
	}
	switch {
	case !dummy:
		weapons = nil
	case len(weapons) > 1 && a.is("dummy.scope", "one_random"):
		if slices.ContainsFunc(weapons, func(o *Object) bool { return o.Fake }) {
			weapons = nil // the die chose before
			break
		}
		d, err := a.throw(a.player(a.g.figure(e.Figure)), say.PlayThrowDummy, dice.D(1, len(weapons)))
		if err != nil {
			return err
		}
		e.Dice = append(e.Dice, d)
		weapons = weapons[d.Sum()-1 : d.Sum()]
	}
	for _, o := range slices.Concat(weapons, armour) {
		i := slices.IndexFunc(e.Objects, func(n Object) bool { return n.UID == o.UID })
		if i >= 0 {
			e.Objects[i].Fake = true
		} else {
			e.Fakes = append(e.Fakes, o.UID)
		}
	}
	return nil
}

// modelled answers with the rows that the model shows; only a familiar's
// substance is thrown.
func (a *act) modelled(q Ask) error {
	f := a.g.figure(q.Figure)
	k := gear{}
	var held []*Object
	for _, row := range a.cmd.Objects {
		obj, kind, ok := a.objectOf(row)
		switch {
		case !ok:
			return firm("R-273", say.PlayNoRow, row)
		case obj.Relic() && (slices.Contains(a.g.Relics, row) || slices.Contains(k.rows, row)):
			if err := a.forbid(illegal("R-262", say.PlayRelicOut, row)); err != nil {
				return err
			}
		}
		k.rows = append(k.rows, row)
		held = append(held, &Object{Row: row, Kind: kind})
		if obj.Item != nil && obj.Item.HasPool() {
			d, err := a.throw(q.Side, say.ThrowFamiliar, obj.Item.Pool)
			if err != nil {
				return err
			}
			k.familiar += d.Sum()
			k.throws = append(k.throws, d)
		}
	}
	if err := a.forbid(a.mayCarry(f, held)); err != nil {
		return err
	}
	if len(k.rows) == 0 {
		return nil
	}
	return a.enterWith(f, k, true)
}

// legalModel is some models: with nothing, and with an object of each table.
func legalModel(x rules, q Ask) []Command {
	var rows []string
	for _, o := range x.c.Objects() {
		if i := len(rows); i == 0 || x.tableOf(rows[i-1]) != x.tableOf(o.Base().ID) {
			if !slices.Contains(x.g.Relics, o.Base().ID) {
				rows = append(rows, o.Base().ID)
			}
		}
	}
	return []Command{{Verb: Answer, Side: q.Side}, {Verb: Answer, Side: q.Side, Objects: rows}}
}

func (x rules) tableOf(row string) ObjectKind {
	_, kind, _ := x.objectOf(row)
	return kind
}

// weaponChosen answers which table of weapons is rolled on.
func (a *act) weaponChosen(q Ask) error {
	chart := purgatory.ChartID(a.cmd.Object)
	if !slices.Contains(q.Options, a.cmd.Object) {
		return firm("Q-192", say.PlayWhichTable)
	}
	return a.rollGear(a.g.figure(q.Figure), true, chart, purgatory.ChartArmour, purgatory.ChartItems)
}

func legalWeapon(_ rules, q Ask) []Command {
	var all []Command
	for _, table := range q.Options {
		all = append(all, Command{Verb: Answer, Side: q.Side, Object: table})
	}
	return all
}

// nothingAgain answers which tables that gave nothing are rolled again, each
// once.
func (a *act) nothingAgain(q Ask) error {
	if a.cmd.No {
		return nil
	}
	var charts []purgatory.ChartID
	for _, table := range a.cmd.Objects {
		if !slices.Contains(q.Options, table) {
			return firm("R-325", say.PlayWhichTable)
		}
		charts = append(charts, purgatory.ChartID(table))
	}
	if len(charts) == 0 {
		return firm("R-325", say.PlayWhichTable)
	}
	f := a.g.figure(q.Figure)
	e, throws, err := a.rollOn(f, charts...)
	if err != nil {
		return err
	}
	var k gear
	k.add(e, throws)
	return a.enterWith(f, k, true)
}

func legalNothing(_ rules, q Ask) []Command {
	return []Command{{Verb: Answer, Side: q.Side, Objects: q.Options}}
}
