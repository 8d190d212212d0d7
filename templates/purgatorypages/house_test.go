package purgatorypages

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// told is the documents that tell each house rule, besides the reference,
// which tells all. A value that differs from the others of its option has a
// row of its own.
func told() map[string]string {
	return map[string]string{
		// What is built and measured.
		"board.beam_length_cm": "board", "board.beam_bottom_cm": "board",
		"move.celestial_cm":  "angel cards, angels, demon cards, demons, templates",
		"rounding.half_move": "demon cards, demons, templates", // the special of sloth, the marks of half moves
		// Numbers and sentences of souls and objects.
		"rounding.bow": "cards, equipment", "sins.clamp": "cards, equipment", "pride.basis": "cards",
		"wandering.attackable":  "cards, equipment", // blasts
		"items.projectile_ammo": "cards, equipment", "shields.vs_shooting": "cards, equipment",
		"hands.two_handed_blocks_shield": "cards, equipment", "armour.scope": "cards, equipment",
		"armour.energy_roll": "cards, equipment", "bag.counts": "cards, equipment", "dummy.scope": "cards, equipment",
		"item.hostie": "cards, equipment", "necronomicon.camp": "cards, equipment", "cauldron.min": "cards, equipment",
		"relic.counting": "equipment", "relic.humanity": "equipment, score",
		// Powers, limits and returns of angels and demons. A card has no limits.
		"hell.angel_cap": "angels", "hell.checked": "angels, demons", "actions.minimum": "demons",
		"drift.attempt": "angels, demons", "powers.contact_required": "angels, demons",
		"angel.return_delay": "angel cards, angels", "angel.triple_six": "angel cards, angels, odds",
		"angel.humanist_rule": "angel cards, angels", "angel.three_player": "angel cards, angels",
		"demon.restructure_when": "demon cards, demons", "demon.no_sin": "demon cards, demons, odds",
		"humanist.damnable": "demon cards, demons", "triple_six.power_table": "demon cards, demons",
		"wrath.applies": "demon cards, demons",
		// Chances.
		"jam.majority": "odds", "jam.single_die": "odds", "aid.help_when": "odds", "melee.natural_six_hits": "odds",
		"envy.table": "odds",
		// Secrets and scores.
		"guardian.after": "slips", "antichrist.reveal": "slips", "antichrist.identity=demon": "slips",
		"antichrist.identity": "score, slips", "antichrist.reincarnation": "score, slips",
		"rounding.half_pride": "score", "victory.tie": "score",
	}
}

// arsenal is a soul for each object, so that every row of the tables is on a
// card.
func arsenal(t testing.TB, c *purgatory.Catalog) []*purgatory.Figure {
	t.Helper()
	pick := func(ids []string, i int) string { return ids[i%len(ids)] }
	var ranged, melee, armour, items []string
	for _, o := range c.Objects() {
		id := o.Base().ID
		switch {
		case o.Ranged != nil:
			ranged = append(ranged, id)
		case o.Melee != nil:
			melee = append(melee, id)
		case o.Armour != nil:
			armour = append(armour, id)
		default:
			items = append(items, id)
		}
	}
	var all []*purgatory.Figure
	for i, item := range items {
		card := purgatory.SoulCard{D66: 16, ID: "novice", Base: purgatory.Sins{4, 4, 4, 5, 4, 4, 4},
			Ranged: pick(ranged, i), Melee: pick(melee, i), Armour: pick(armour, i), Item: item}
		if it, _ := c.ItemByID(item); it.HasPool() {
			card.Familiar = 3
		}
		all = append(all, figure(t, c, card))
	}
	return all
}

// kitSums is all that the documents show under house rules.
func kitSums(t testing.TB, c *purgatory.Catalog, rules purgatory.Options) map[string]string {
	t.Helper()
	o := plain()
	o.Sums, o.Back = true, output.BackNone
	tarot := o
	tarot.Card = output.Cards()[2]
	loot := o
	loot.Back = output.BackFold
	once := map[string]int{}
	for _, ob := range c.Objects() {
		once[ob.Base().ID] = 1
	}
	sums := map[string]string{}
	add := func(name string, _ *output.Document, r Report, err error) {
		t.Helper()
		if err != nil {
			t.Errorf("%s under %s=%s: %v", name, rules.Changed()[0].Row.ID, rules.Changed()[0].Value, err)
		}
		sums[name] = fmt.Sprint(r.Items)
	}
	lay := func(d *output.Document, r Report, err error) func(string) {
		return func(name string) { t.Helper(); add(name, d, r, err) }
	}
	lay(Celestials(purgatory.Demon, c, rules, o))("demons")
	lay(Celestials(purgatory.Angel, c, rules, o))("angels")
	lay(Celestials(purgatory.Demon, c, rules, tarot))("demon cards")
	lay(Celestials(purgatory.Angel, c, rules, tarot))("angel cards")
	lay(Cards(arsenal(t, c.Under(rules)), o))("cards")
	lay(Equipment(c, rules, once, loot))("equipment")
	lay(Slips(c, rules, o))("slips")
	lay(Templates(c, rules, o))("templates")
	lay(Score([]int{2, 3}, rules, o))("score")
	lay(Board(purgatory.BoardOf(rules), o, true))("board")
	odds, err := purgatory.OddsReference(c, rules, o.Lang)
	if err != nil {
		t.Fatal(err)
	}
	odds = slices.DeleteFunc(odds, func(s purgatory.Section) bool { return s.ID == "house" }) // lists all that are changed
	sums["odds"] = fmt.Sprint(odds)
	sums["reference"] = fmt.Sprint(purgatory.Reference(c, rules, o.Lang))
	return sums
}

// TestHouseRulesTold: every value of every house rule that is not the ruling
// is told by each document whose text depends on it, and changes no other.
func TestHouseRulesTold(t *testing.T) {
	c := catalog(t)
	plain := purgatory.DefaultOptions(c)
	published := kitSums(t, c, plain)
	want := told()
	used := map[string]bool{}
	for _, row := range c.Options {
		values := row.Words()
		if row.Numbered() {
			values = append(values, fmt.Sprint(row.Max))
		}
		for _, v := range values {
			if v == row.Default {
				continue
			}
			rules := plain
			if err := rules.Set(row.ID, v); err != nil {
				t.Fatal(err)
			}
			key := row.ID
			if _, own := want[key+"="+v]; own {
				key += "=" + v
			}
			used[key] = true
			var changed []string
			for name, sum := range kitSums(t, c, rules) {
				if sum != published[name] && name != "reference" {
					changed = append(changed, name)
				}
				if name == "reference" && sum == published[name] {
					t.Errorf("%s=%s: the reference does not tell it", row.ID, v)
				}
			}
			slices.Sort(changed)
			if got := strings.Join(changed, ", "); got != want[key] {
				t.Errorf("%s=%s: told by %s; want %s", row.ID, v, got, want[key])
			}
		}
	}
	for key := range maps.Keys(want) {
		if !used[key] {
			t.Errorf("%s is no house rule, or one with other values alone", key)
		}
	}
}

// TestHouseRulesEnglish: the documents hold their text in English too, under
// all house rules that make it longest.
func TestHouseRulesEnglish(t *testing.T) {
	c := catalog(t)
	for _, l := range say.Langs() {
		for i := range 4 {
			rules := purgatory.DefaultOptions(c)
			for _, row := range c.Options {
				values := row.Words()
				if err := rules.Set(row.ID, values[min(i, len(values)-1)]); err != nil {
					t.Fatal(err)
				}
			}
			for _, card := range []int{0, 2} {
				o := plain()
				o.Lang, o.Sums, o.Card = l, true, output.Cards()[card]
				for _, kind := range []purgatory.CelestialKind{purgatory.Demon, purgatory.Angel} {
					if _, _, err := Celestials(kind, c, rules, o); err != nil {
						t.Errorf("%s %s: %v", l, kind, err)
					}
				}
				if _, _, err := Equipment(c, rules, nil, o); err != nil {
					t.Errorf("%s: %v", l, err)
				}
				if _, _, err := Slips(c, rules, o); err != nil {
					t.Errorf("%s: %v", l, err)
				}
				if _, _, err := Cards(arsenal(t, c.Under(rules)), o); err != nil {
					t.Errorf("%s: %v", l, err)
				}
			}
		}
	}
}
