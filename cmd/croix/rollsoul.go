package main

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// completeSouls proposes the souls of the tables.
func completeSouls(_ *cobra.Command, _ []string, _ string) ([]string, cobra.ShellCompDirective) {
	c, err := purgatory.Default()
	if err != nil {
		return nil, cobra.ShellCompDirectiveError
	}
	var ids []string
	for _, s := range c.Souls.Rows {
		ids = append(ids, s.ID)
	}
	return ids, cobra.ShellCompDirectiveNoFileComp
}

// rollSouls rolls souls with their equipment: those named, or -n of any.
func (a *app) rollSouls(c *purgatory.Catalog, t thrower, o rollOptions, names []string) (rolled, error) {
	r := rolled{header: soulHeader()}
	add := func(card purgatory.SoulCard, steps []purgatory.Step) error {
		f, err := c.Figure(card)
		if err != nil {
			return err
		}
		v := soulValue(f, a.lang)
		v.Steps = stepValues(steps, a.lang)
		r.rolls = append(r.rolls, roll{text: a.soulText(f, steps), value: v, rows: [][]string{soulRow(f, a.lang)}})
		return nil
	}
	if len(names) > 0 {
		if o.timesSet {
			return r, usagef(say.CLIBoth, "-n", "SOUL")
		}
		cards, steps, err := c.RollList(t.Roller, names)
		if err != nil {
			return r, err
		}
		for _, card := range cards {
			own := slices.DeleteFunc(slices.Clone(steps), func(s purgatory.Step) bool { return s.Card != card.D66 })
			if err := add(card, own); err != nil {
				return r, err
			}
		}
		return r, nil
	}
	drawn := purgatory.NewDrawn(nil, nil)
	for range o.times {
		card, steps, err := c.RollCard(t.Roller, drawn)
		if err != nil {
			return r, err
		}
		if err := add(card, steps); err != nil {
			return r, err
		}
	}
	return r, nil
}

// rollDeck rolls a deck and shows it or writes it to a file.
func (a *app) rollDeck(o rollOptions, names []string) error {
	if o.csv && o.out != "" {
		return usagef(say.CLIBoth, "--csv", "-o")
	}
	t, err := o.thrower()
	if err != nil {
		return err
	}
	c, _, err := a.house(o.house)
	if err != nil {
		return err
	}
	n := c.Capacity()
	if o.timesSet {
		if n = o.times; n < 1 || n > c.Capacity() {
			return usagef(say.CLIDeckCount, n, c.Capacity())
		}
	}
	var cards []purgatory.SoulCard
	if len(names) > 0 {
		if o.timesSet {
			return usagef(say.CLIBoth, "-n", "SOUL")
		}
		cards, _, err = c.RollList(t.Roller, names)
	} else {
		cards, _, err = c.RollDeck(t.Roller, n)
	}
	if err := t.finish(err); err != nil {
		return err
	}
	deck, err := c.NewDeck(programVersion(), t.seed, cards)
	if err != nil {
		return err
	}
	if o.out != "" || o.json {
		return a.writeDeck(o, c, deck)
	}
	r := rolled{header: soulHeader()}
	for _, card := range deck.Cards {
		f, err := c.Figure(card)
		if err != nil {
			return err
		}
		r.rolls = append(r.rolls, roll{text: a.soulText(f, nil), rows: [][]string{soulRow(f, a.lang)}})
	}
	return a.show(r, t, o)
}

// writeDeck writes the deck file to its place, or to standard output.
func (a *app) writeDeck(o rollOptions, c *purgatory.Catalog, deck *purgatory.Deck) error {
	var b bytes.Buffer
	if err := purgatory.WriteDeck(&b, deck); err != nil {
		return err
	}
	if o.out == "" || o.out == "-" {
		_, err := a.out.Write(b.Bytes())
		return err
	}
	report := a.lang.Count(say.CountSouls, len(deck.Cards))
	if old, err := openInput(o.out, false); err == nil {
		if was, err := purgatory.ReadDeck(old, o.out, c); err == nil {
			report = a.lang.Text(say.DeckReplaced, report, a.lang.Count(say.CountSouls, len(was.Cards)))
			if was.Seed != nil {
				report += ", " + a.lang.Text(say.SeedShown, *was.Seed)
			}
		}
		_ = old.Close()
	}
	if err := commit([]pending{{path: o.out, data: b.Bytes(), ours: purgatory.Untouched}}, o.force); err != nil {
		return err
	}
	a.tell(a.out, []string{o.out + "  " + report})
	if deck.Seed != nil {
		fmt.Fprintln(a.out, a.lang.Text(say.SeedShown, *deck.Seed))
	}
	return nil
}

// equipmentRoll is a roll of a part of the equipment.
type equipmentRoll struct {
	name  string
	short say.Key
	roll  func(c *purgatory.Catalog, r *dice.Roller, drawn *purgatory.Drawn) ([]purgatory.Step, error)
}

func equipmentRolls() []equipmentRoll {
	return []equipmentRoll{
		{"ranged", say.RollRangedShort, func(c *purgatory.Catalog, r *dice.Roller, _ *purgatory.Drawn) ([]purgatory.Step, error) {
			_, steps, err := c.RollRanged(r)
			return steps, err
		}},
		{"melee", say.RollMeleeShort, func(c *purgatory.Catalog, r *dice.Roller, _ *purgatory.Drawn) ([]purgatory.Step, error) {
			_, steps, err := c.RollMelee(r)
			return steps, err
		}},
		{"armour", say.RollArmourShort, func(c *purgatory.Catalog, r *dice.Roller, _ *purgatory.Drawn) ([]purgatory.Step, error) {
			_, steps, err := c.RollArmour(r)
			return steps, err
		}},
		{"item", say.RollItemShort, func(c *purgatory.Catalog, r *dice.Roller, drawn *purgatory.Drawn) ([]purgatory.Step, error) {
			_, _, steps, err := c.RollItem(r, drawn)
			return steps, err
		}},
		{"equipment", say.RollEquipShort, func(c *purgatory.Catalog, r *dice.Roller, drawn *purgatory.Drawn) ([]purgatory.Step, error) {
			_, steps, err := c.RollEquipment(r, drawn)
			return steps, err
		}},
	}
}

// rollEquipment rolls a part of the equipment -n times; relics stay unique
// among them.
func (a *app) rollEquipment(c *purgatory.Catalog, t thrower, o rollOptions, e equipmentRoll) (rolled, error) {
	r := rolled{header: []string{"table", "d66", "id", "name", "special"}}
	drawn := purgatory.NewDrawn(nil, nil)
	for range o.times {
		steps, err := e.roll(c, t.Roller, drawn)
		if err != nil {
			return r, err
		}
		one, err := a.equipmentRoll(c, steps)
		if err != nil {
			return r, err
		}
		r.rolls = append(r.rolls, one)
	}
	return r, nil
}

// equipmentRoll is what came of one roll: an object for each throw that
// counts, and how it came about.
func (a *app) equipmentRoll(c *purgatory.Catalog, steps []purgatory.Step) (roll, error) {
	var one roll
	found := []objectJSON{}
	var lines []string
	if len(steps) == 0 {
		lines = append(lines, a.lang.Text(say.RollModel)) // the one house rule that rolls nothing
	}
	for _, s := range steps {
		line := stepText(s, a.lang)
		switch {
		case s.Reroll != "":
		case s.Purpose == say.ThrowWeapon: // which table comes next
		case s.Chart == "": // the substance of the object before it
			it, _ := c.ItemByID(found[len(found)-1].ID)
			n, err := it.Pool.Value(s.Faces)
			if err != nil {
				return one, err
			}
			found[len(found)-1].Substance = n
		default:
			row, err := c.Lookup(s.Chart, s.D66)
			if err != nil {
				return one, err
			}
			found = append(found, objectJSON{Table: s.Chart, D66: s.D66, ID: row.ID, Name: row.Name(a.lang), Special: row.Special(a.lang)})
			line += "  " + row.Name(a.lang) + rowFacts(c, s, a.lang)
			if sp := row.Special(a.lang); sp != "" {
				line += " — " + sp
			}
		}
		lines = append(lines, line)
	}
	one.text = strings.Join(lines, "\n")
	one.value = struct {
		Objects []objectJSON `json:"objects"`
		Steps   []stepJSON   `json:"steps"`
	}{found, stepValues(steps, a.lang)}
	for _, f := range found {
		one.rows = append(one.rows, []string{string(f.Table), strconv.Itoa(f.D66), f.ID, f.Name, f.Special})
	}
	return one, nil
}

// rowFacts are the numbers of a weapon that was rolled for nobody yet: damage
// is a function of wrath.
func rowFacts(c *purgatory.Catalog, s purgatory.Step, l say.Lang) string {
	var facts []string
	two := false
	if w, ok := c.RangedByID(s.Result); ok && s.Chart == purgatory.ChartRanged && w.Rate > 0 {
		facts = append(facts, l.Text(say.PrintDice, w.Rate), l.Text(say.PrintRange, w.RangeCM), w.Damage.In(l))
		two = w.TwoHanded
	}
	if w, ok := c.MeleeByID(s.Result); ok && s.Chart == purgatory.ChartMelee {
		facts = append(facts, w.Damage.In(l))
		two = w.TwoHanded
	}
	if two {
		facts = append(facts, strings.ToLower(strings.TrimSuffix(l.Text(say.PrintTwoHanded), ".")))
	}
	if len(facts) == 0 {
		return ""
	}
	return " (" + strings.Join(facts, ", ") + ")"
}
