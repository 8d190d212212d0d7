package verify

import (
	"fmt"
	"strconv"
	"strings"
)

// lootLabels are the labels of equipment cards.
type lootLabels struct {
	kind                                    map[string]string // by table, or kind of object
	relics                                  map[string]string
	shot, struck                            string // after the kind of an object that is a weapon
	letters                                 map[string]string
	wrath, damage, demons, roundUp, roundDn string
	rate, reach, twoHands, actions          string
	worth, ammo, uses, pool                 string
	back                                    string
	jammed                                  []string
	sins                                    [7]string
}

var lootWords = map[string]lootLabels{
	"fr": {
		kind: map[string]string{"ranged": "arme de tir", "melee": "arme de mêlée", "armour": "protection",
			"sacred": "objet sacré", "common": "objet commun", "diabolic": "objet diabolique"},
		relics: map[string]string{"sacred": "relique sacrée", "diabolic": "relique diabolique"}, shot: "· tir", struck: "· mêlée",
		letters: map[string]string{"sacred": "D", "common": "C", "diabolic": "S"},
		wrath:   "colère", damage: "dégâts", demons: "démons", roundUp: "arrondi au supérieur", roundDn: "arrondi à l’inférieur",
		rate: "cadence", reach: "portée, cm", twoHands: "deux mains", actions: "%d actions",
		worth: "20 points si un autre camp l’a à la fin.",
		ammo:  "munitions : 8 − avarice du premier porteur, barrez le reste", uses: "cochez à l’usage",
		pool: "sa substance : lancez %s, barrez le reste", back: "Croix",
		jammed: []string{"ENRAYÉE", "1 action : 1d6", "plus que la colère : libérée, retournez la carte",
			"égal à la colère : détruite", "moins que la colère : toujours enrayée"},
		sins: [7]string{"envie", "jalousie", "luxure", "colère", "gourmandise", "avarice", "paresse"},
	},
	"en": {
		kind: map[string]string{"ranged": "ranged weapon", "melee": "melee weapon", "armour": "protection",
			"sacred": "sacred object", "common": "common object", "diabolic": "diabolic object"},
		relics: map[string]string{"sacred": "sacred relic", "diabolic": "diabolic relic"}, shot: "· ranged", struck: "· melee",
		letters: map[string]string{"sacred": "G", "common": "C", "diabolic": "S"},
		wrath:   "wrath", damage: "damage", demons: "demons", roundUp: "rounded up", roundDn: "rounded down",
		rate: "rate of fire", reach: "range, cm", twoHands: "two hands", actions: "%d actions",
		worth: "20 points if another camp has it at the end.",
		ammo:  "rounds: 8 − avarice of its first bearer, strike out the rest", uses: "tick when used",
		pool: "its substance: roll %s, strike out the rest", back: "Croix",
		jammed: []string{"JAMMED", "1 action: 1d6", "above wrath: cleared, turn the card over",
			"equal to wrath: destroyed", "below wrath: still jammed"},
		sins: [7]string{"envy", "jealousy", "lust", "wrath", "gluttony", "avarice", "sloth"},
	},
}

// Loot is an object that has a card.
type Loot struct {
	Row
	Table string // ranged, melee, armour, items
	Shot  Row    // the ranged weapon that it is; nil for none
	Hands bool   // it takes two
	Count int    // of cards
}

// Loots are the objects in the order of the tables, with as many cards each as
// its share of the 36 results of a d66: two at least of weapons and protections,
// one of a relic, which is unique (rules 6-1 to 6-3).
func Loots(tables map[string][]Row) []Loot {
	byID := func(name, id string) Row {
		for _, r := range tables[name] {
			if r["id"] == id {
				return r
			}
		}
		return nil
	}
	var out []Loot
	for _, name := range []string{"ranged", "melee", "armour", "items"} {
		for _, r := range tables[name] {
			if r["id"] == "rien" {
				continue
			}
			l := Loot{Row: r, Table: name, Count: max(2, d66Share(r)), Hands: r["two_handed"] == "yes"}
			if name == "items" {
				l.Count = max(1, d66Share(r))
			}
			if r["relic"] == "yes" {
				l.Count = 1
			}
			like, id, _ := strings.Cut(r["acts_as"], "/")
			switch {
			case name == "ranged":
				l.Shot = r
			case like == "ranged":
				l.Shot = byID(like, id)
			}
			if like != "" {
				l.Hands = byID(like, id)["two_handed"] == "yes"
			}
			out = append(out, l)
		}
	}
	return out
}

// d66Share is how many results of a d66 give a row.
func d66Share(r Row) int {
	n := 0
	for tens := 1; tens <= 6; tens++ {
		for units := 1; units <= 6; units++ {
			if d := 10*tens + units; d >= atoi(r["d66_from"]) && d <= atoi(r["d66_to"]) {
				n++
			}
		}
	}
	return n
}

// formulas are the damage to all and to demons, "" for none.
func (l Loot) formulas() (all, demons string) {
	if l.Table == "items" && l.Row["acts_as"] == "" {
		return "", ""
	}
	all, demons = l.Row["damage"], l.Row["damage_demon"]
	if demons == "" {
		demons = all
	}
	return all, demons
}

// ticks is how many boxes the card has: seven rounds of a ranged weapon, its
// uses, or the most that its substance can be.
func (l Loot) ticks() int {
	switch uses := l.Row["uses"]; {
	case l.Table == "ranged", uses == "" && l.Shot != nil:
		return 7
	case l.Row["pool"] != "":
		return 6 * atoi(strings.TrimSuffix(l.Row["pool"], "d6"))
	case uses == "unlimited":
		return 0
	default:
		return atoi(uses)
	}
}

// strip is the damage for each wrath from 1 to 6.
func strip(formula string) string {
	var out []string
	for w := 1; w <= 6; w++ {
		out = append(out, strconv.Itoa(damage(formula, w)))
	}
	return strings.Join(out, " ")
}

// CheckLoot compares every equipment card with its row, and its back.
func (d *Document) CheckLoot(loots []Loot) error {
	var cards []Loot
	for _, l := range loots {
		for range l.Count {
			cards = append(cards, l)
		}
	}
	if len(cards) != len(d.Souls) {
		return fmt.Errorf("%d cards instead of %d", len(d.Souls), len(cards))
	}
	p, err := d.pdf()
	if err != nil {
		return err
	}
	pages, err := d.words()
	if err != nil {
		return err
	}
	for i, f := range d.Faces {
		places, _ := d.trims(f)
		words, err := assign(pages[i], places, d.Grid)
		if err != nil {
			return fmt.Errorf("page %d: %w", i+1, err)
		}
		shapes, err := p.Shapes(i)
		if err != nil {
			return err
		}
		for k := range f.Count {
			l := cards[f.First+k]
			front, back := k, k
			switch {
			case d.Grid.Back == "fold":
				back += f.Count
			case f.Back:
				front = -1
			default:
				back = -1
			}
			if front >= 0 {
				err = checkLootFront(words[front], l, d.Lang, d.Grid.Back == "none")
				ticks := 0
				for _, s := range shapes {
					if s.tick() && places[front].Holds(s.Box) {
						ticks++
					}
				}
				if err == nil && ticks != l.ticks() {
					err = fmt.Errorf("%d boxes instead of %d", ticks, l.ticks())
				}
			}
			if err == nil && back >= 0 && d.Grid.Back != "none" {
				err = checkLootBack(words[back], l, d.Lang)
			}
			if err != nil {
				return fmt.Errorf("page %d: %s: %w", i+1, l.Row["id"], err)
			}
		}
	}
	return nil
}

// checkLootFront ticks off all that a card must say; there is nothing else.
func checkLootFront(words []Word, l Loot, lang string, alone bool) error {
	w := lootWords[lang]
	s := &sheet{words: words, used: make([]bool, len(words))}
	kind, relic := l.Row["kind"], l.Row["relic"] == "yes"
	word := w.kind[l.Table]
	if l.Table == "items" {
		s.find("letter", w.letters[kind])
		if word = w.kind[kind]; relic {
			word = w.relics[kind]
			s.find("worth", w.worth)
		}
		switch {
		case l.Shot != nil:
			word += " " + w.shot
		case l.Row["acts_as"] != "":
			word += " " + w.struck
		}
	}
	s.find("kind", word) // it is drawn before the name, and may have the same words
	s.find("name", l.Row["name_"+lang])
	s.find("special", l.Row["special_"+lang])
	if all, demons := l.formulas(); all != "" {
		s.damageOf(all, demons, w)
	}
	if l.Shot != nil {
		s.find("rate", l.Shot["rate"]+"d6")
		s.find("rate", w.rate)
		s.find("range", l.Shot["range_cm"])
		s.find("range", w.reach)
		if n := atoi(l.Shot["actions"]); n > 1 {
			s.find("actions", fmt.Sprintf(w.actions, n))
		}
		if alone && l.Table == "ranged" && l.Shot["can_jam"] == "yes" {
			s.find("jam", map[string]string{"fr": "Enrayée : 1d6 > colère la libère, égal la détruit.",
				"en": "Jammed: 1d6 above wrath clears it, equal destroys it."}[lang])
		}
	}
	if l.Hands {
		s.find("hands", w.twoHands)
	}
	for _, change := range strings.Fields(l.Row["sins"]) {
		k := strings.IndexAny(change, "+-")
		s.find("sin", strings.Replace(change[k:], "-", "−", 1))
		for i, name := range sinNames {
			if name == change[:k] {
				s.find("sin", w.sins[i])
			}
		}
	}
	switch {
	case l.ticks() == 0:
	case l.Row["pool"] != "":
		s.find("boxes", fmt.Sprintf(w.pool, l.Row["pool"]))
	case l.Row["uses"] != "":
		s.find("boxes", w.uses)
	default:
		s.find("boxes", w.ammo)
	}
	return s.rest()
}

// damageOf ticks off the formula as it stands beside the icon, and the damage
// for each wrath.
func (s *sheet) damageOf(all, demons string, w lootLabels) {
	s.find("wrath", w.wrath+" 1 2 3 4 5 6")
	shown := all
	if all != "0" {
		s.find("damage", w.damage+" "+strip(all))
	} else {
		shown = demons
		s.find("demons", w.demons) // beside the formula
	}
	if demons != all {
		s.find("damage to demons", w.demons+" "+strip(demons))
	}
	sum, round := "", ""
	switch {
	case strings.HasPrefix(shown, "wrath*"):
		sum = "× " + shown[6:]
	case strings.HasPrefix(shown, "wrath+"):
		sum = "+ " + shown[6:]
	case shown == "ceil(wrath/2)":
		sum, round = "/ 2", w.roundUp
	case shown == "floor(wrath/2)":
		sum, round = "/ 2", w.roundDn
	}
	s.find("formula", w.wrath)
	s.find("formula", sum)
	s.find("formula", round)
}

// rest is an error for all that was not found, and all that is too much.
func (s *sheet) rest() error {
	for i, w := range s.words {
		if !s.used[i] {
			s.fail("%q is too much", w.Text)
		}
	}
	if len(s.errs) > 0 {
		return fmt.Errorf("%s", strings.Join(s.errs, "; "))
	}
	return nil
}

// checkLootBack wants the jam on the back of a weapon that can, and the common
// back on others.
func checkLootBack(words []Word, l Loot, lang string) error {
	w := lootWords[lang]
	s := &sheet{words: words, used: make([]bool, len(words))}
	if l.Shot == nil || l.Shot["can_jam"] != "yes" {
		s.find("back", w.back)
		return s.rest()
	}
	s.find("name on the back", l.Row["name_"+lang])
	for _, text := range w.jammed {
		s.find("back", text)
	}
	return s.rest()
}
