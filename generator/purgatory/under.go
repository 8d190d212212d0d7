package purgatory

import (
	"slices"
	"strings"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/generator/table"
)

// fileWording is what house rules change in the sentences of the tables. It
// belongs to the house rules as the program follows them, so that a folder of
// replacements has none.
const fileWording = "wording.csv"

// rewording is a part of a row's sentence that a value of a house rule changes.
type rewording struct {
	option, value, row string
	from, to           texts
}

// wordings reads what house rules change.
func (l *loader) wordings() {
	s, err := table.Read(Embedded(), fileWording, strings.Fields("option value row from_en to_en from_fr to_fr")...)
	if err != nil {
		l.add(err)
		return
	}
	for _, r := range s.Rows {
		l.c.wordings = append(l.c.wordings, rewording{option: r.Need("option"), value: r.Need("value"), row: r.Need("row"),
			from: texts{r.Need("from_en"), r.Need("from_fr")}, to: texts{r.Text("to_en"), r.Text("to_fr")}})
	}
	l.add(s.Err())
}

// house is what a catalog follows of the house rules when it rolls and derives;
// the zero house follows the rulings.
type house struct {
	rules        Options // that RollGear follows
	oneWeapon    bool    // a soul rolls on one table of weapons
	fromModel    bool    // a soul has what its model shows, and rolls nothing
	oneFake      bool    // a dummy weapon fakes one weapon, drawn at random
	namedArmour  bool    // cardboard armour fakes armour alone
	beyondBounds bool    // objects take sins out of their bounds
	prideBasis   string  // what pride adds up
}

// gapRow is the protection that the gap gives by a house rule; "" for none.
func gapRow(o Options) string {
	return map[string]string{"energy_shield": idEnergyShield, "small_shield": idSmallShield}[o.Value("armour.d66_45")]
}

// Under is the tables as a group with these house rules uses them: their
// sentences say the rules as they are played, and what is rolled and derived
// follows them. The receiver, which is as published or replaced, is not
// changed; the zero Options follow the rulings. Other house rules of a receiver
// that has some are left behind.
func (c *Catalog) Under(o Options) *Catalog {
	if c.base != nil {
		c = c.base
	}
	u := *c
	u.base = c
	u.house = house{
		rules:        o,
		oneWeapon:    o.Is("equipment.weapon_rolls", "one_of_two"),
		fromModel:    o.Is("equipment.source", "model"),
		oneFake:      o.Is("dummy.scope", "one_random"),
		namedArmour:  o.Is("armour.scope", "named_armour"),
		beyondBounds: o.Is("sins.clamp", "false"),
		prideBasis:   o.Value("pride.basis"),
	}
	u.Ranged = reworded(c, o, c.Ranged, func(r *RangedRow) {
		if r.ID == idBow && r.Damage.kind == floor && o.Is("rounding.bow", "ceil") {
			r.Damage.kind = ceiling
		}
	})
	u.Melee = reworded(c, o, c.Melee, func(*MeleeRow) {})
	u.Armour = reworded(c, o, c.Armour, func(*ArmourRow) {})
	if instead, ok := u.ArmourByID(gapRow(o)); ok {
		u.Armour.D66 = u.Armour.Map(func(d66 int, a *ArmourRow) *ArmourRow {
			if d66 == gapResult {
				return instead
			}
			return a
		})
	}
	u.Items = reworded(c, o, c.Items, func(it *Item) {
		if it.Ranged != nil && it.Uses > 0 && o.Is("items.projectile_ammo", "eight_minus_avarice") {
			it.Uses = 0 // it has rounds
		}
	})
	u.Demons, _ = rewordedRows(c, o, c.Demons, func(*Celestial) {})
	u.Angels, _ = rewordedRows(c, o, c.Angels, func(*Celestial) {})
	return &u
}

// rowOf is a pointer to a row of a table.
type rowOf[R any] interface {
	*R
	identified
}

// reworded is a chart whose rows are copies, with the sentences that house
// rules make of them and with a change of their own.
func reworded[R any, P rowOf[R]](c *Catalog, o Options, chart Chart[P], change func(P)) Chart[P] {
	rows, of := rewordedRows(c, o, chart.Rows, change)
	return Chart[P]{Rows: rows, D66: chart.Map(func(_ int, r P) P { return of[r] })}
}

// rewordedRows is reworded for rows without results. Each copy is also found
// by its original.
func rewordedRows[R any, P rowOf[R]](c *Catalog, o Options, rows []P, change func(P)) ([]P, map[P]P) {
	copies, of := make([]P, len(rows)), map[P]P{}
	for i, r := range rows {
		one := *r
		copies[i], of[r] = &one, &one
		change(copies[i])
		for _, w := range c.wordings {
			if b := copies[i].base(); w.row == b.ID && o.Is(w.option, w.value) {
				w.apply(b)
			}
		}
	}
	return copies, of
}

// apply changes the sentence of a row. A sentence of a group's own that lacks
// the part keeps its words and points to the reference.
func (w rewording) apply(r *Row) {
	change := func(sentence, from, to string, l say.Lang) string {
		if !strings.Contains(sentence, from) {
			return strings.TrimSpace(sentence + " " + l.Text(say.HouseSee))
		}
		return strings.TrimSpace(strings.Replace(sentence, from, to, 1))
	}
	r.special = texts{change(r.special.en, w.from.en, w.to.en, say.English), change(r.special.fr, w.from.fr, w.to.fr, say.French)}
}

// rewords reports whether a house rule that is not the default changes the
// sentence of a row.
func (c *Catalog) rewords(o Options, row string) bool {
	for _, v := range o.Changed() {
		if slices.ContainsFunc(c.wordings, func(w rewording) bool {
			return w.row == row && w.option == v.Row.ID && w.value == v.Value
		}) {
			return true
		}
	}
	return false
}

// rollOneWeapon decides which table of weapons a soul rolls on, ranged on 1 to
// 3, melee on 4 to 6.
func rollOneWeapon(r *dice.Roller) (ranged bool, steps []Step, err error) {
	t, err := r.Throw(say.ThrowWeapon, dice.D(1, 6))
	if err != nil {
		return false, nil, err
	}
	return t.Value <= 3, []Step{{Purpose: say.ThrowWeapon, Faces: t.Faces, By: t.By, Rule: "R-272", Ruling: "Q-192"}}, nil
}
