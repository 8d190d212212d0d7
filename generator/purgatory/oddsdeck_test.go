package purgatory

import (
	"math/big"
	"testing"

	"croix/generator/say"
)

// fiveCards is five cards of which two have a firearm and one a relic.
func fiveCards(t *testing.T, c *Catalog) []SoulCard {
	t.Helper()
	var cards []SoulCard
	for i, gear := range [][2]string{{"arme_a_feu", Nothing}, {"grosse_arme_a_feu", "graal"}, {Nothing, "arme_factice"}, {"projectile", "bible"}, {Nothing, Nothing}} {
		row := c.Souls.Rows[i]
		cards = append(cards, SoulCard{D66: 11 + i, ID: row.ID, Base: row.Base, Ranged: gear[0], Melee: "arme", Armour: Nothing, Item: gear[1]})
	}
	return cards
}

// TestOddsOfDeck: a soul that is one of the cards left, some of its sins
// shifted, against all faces and all cards.
func TestOddsOfDeck(t *testing.T) {
	c := published(t)
	cards := fiveCards(t, c)
	shifts := Sins{Envy: -2, Wrath: 3}
	sins := []Sin{Envy, Lust, Wrath}
	n := tally{}
	for _, card := range cards {
		sum := 0
		for _, s := range sins {
			sum += min(6, max(1, card.Base[s]+shifts[s]))
		}
		everyFaces(3, func(f []int) {
			switch d := added(f); {
			case d == 18:
				n["damned"]++
			case d > sum:
				n["virtuous"]++
			case d == sum:
				n["humanist"]++
			default:
				n["nothing"]++
			}
		})
	}
	got := tableOf(t, ask(t, c, DefaultOptions(c), ConvertQuestion{Kind: Angel, Triple: sins, Cards: cards, Shifts: shifts}), "result")
	for _, out := range []string{"damned", "virtuous", "humanist", "nothing"} {
		exact(t, out, got.P(out), n.p(out))
	}
}

// TestGearOfDeck: two of five cards, every pair looked at.
func TestGearOfDeck(t *testing.T) {
	c := published(t)
	cards := fiveCards(t, c)
	blade, _ := c.MeleeByID("arme")
	gun, _ := c.RangedByID("arme_a_feu")
	grail, _ := c.ItemByID("graal")
	shield, _ := c.ArmourByID("petit_bouclier")
	for _, row := range []struct {
		reason string
		object *Row
		has    func(SoulCard) bool
	}{
		{"a weapon of all", &blade.Row, func(card SoulCard) bool { return card.Melee == "arme" }},
		{"one firearm", &gun.Row, func(card SoulCard) bool { return card.Ranged == "arme_a_feu" }},
		{"a relic", &grail.Row, func(card SoulCard) bool { return card.Item == "graal" }},
		{"what is on no card", &shield.Row, func(SoulCard) bool { return false }},
	} {
		found, pairs := int64(0), int64(0)
		for i := range cards {
			for j := range i {
				pairs++
				if row.has(cards[i]) || row.has(cards[j]) {
					found++
				}
			}
		}
		got := ask(t, c, DefaultOptions(c), GearQuestion{Object: row.object, Souls: 2, Cards: cards})
		exact(t, row.reason, tableOf(t, got, "result").P("found"), big.NewRat(found, pairs).String())
	}
	all := ask(t, c, DefaultOptions(c), GearQuestion{Souls: 2, Cards: cards})
	exact(t, "the relic", tableOf(t, all, "relics").P("1"), "2/5")
	exact(t, "works", tableOf(t, all, "ranged_works").P("found"), "3/5")
	exact(t, "no ranged weapon", tableOf(t, all, "nothing").P("ranged"), "2/5")
	if _, err := Ask(c, DefaultOptions(c), GearQuestion{Souls: 6, Cards: cards}); !say.Has(err, say.OddsRange) {
		t.Errorf("six of five cards: %v", err)
	}
}
