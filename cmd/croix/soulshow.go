package main

import (
	"fmt"
	"strconv"
	"strings"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output/term"
)

// soulJSON is a soul as --json shows it. Sins and ids are those of the
// tables; names and sentences are in the player's language.
type soulJSON struct {
	D66        int            `json:"d66"`
	ID         string         `json:"id"`
	Name       string         `json:"name"`
	Leaning    string         `json:"leaning"`
	Sins       map[string]int `json:"sins"`
	Effective  map[string]int `json:"effective_sins"`
	Move       int            `json:"move_cm"`
	Substance  int            `json:"substance"`
	MeleeDice  int            `json:"melee_dice"`
	Bare       int            `json:"bare_damage"`
	Ammo       int            `json:"ammunition"`
	Pride      int            `json:"pride"`
	Weapons    []weaponJSON   `json:"weapons"`
	Protection *objectJSON    `json:"protection"`
	Item       *objectJSON    `json:"item"`
	Steps      []stepJSON     `json:"steps,omitempty"`
}

type weaponJSON struct {
	ID          string `json:"id"`
	Name        string `json:"name"`
	Kind        string `json:"kind"`
	Damage      int    `json:"damage"`
	DamageDemon int    `json:"damage_demon"`
	Rate        int    `json:"rate,omitempty"`
	Range       int    `json:"range_cm,omitempty"`
	Ammo        int    `json:"ammunition,omitempty"`
	Unlimited   bool   `json:"unlimited,omitempty"`
	TwoHanded   bool   `json:"two_handed,omitempty"`
	Fake        bool   `json:"fake,omitempty"`
	Special     string `json:"special,omitempty"`
}

type objectJSON struct {
	Table     purgatory.ChartID `json:"table,omitempty"`
	D66       int               `json:"d66,omitempty"`
	ID        string            `json:"id"`
	Name      string            `json:"name"`
	Relic     bool              `json:"relic,omitempty"`
	Fake      bool              `json:"fake,omitempty"`
	Substance int               `json:"substance,omitempty"`
	Special   string            `json:"special,omitempty"`
}

// stepJSON is one throw of a roll: how it came about.
type stepJSON struct {
	For    string            `json:"for"`
	Table  purgatory.ChartID `json:"table,omitempty"`
	Faces  []int             `json:"faces"`
	By     dice.Thrower      `json:"thrown_by"`
	D66    int               `json:"d66,omitempty"`
	Result string            `json:"result,omitempty"`
	Rule   string            `json:"rule,omitempty"`
	Ruling string            `json:"ruling,omitempty"`
	Reroll string            `json:"reroll,omitempty"`
}

func stepValues(steps []purgatory.Step, l say.Lang) []stepJSON {
	var vs []stepJSON
	for _, s := range steps {
		v := stepJSON{For: l.Text(s.Purpose), Table: s.Chart, Faces: s.Faces, By: s.By, D66: s.D66, Result: s.Result, Rule: s.Rule, Ruling: s.Ruling}
		if s.Reroll != "" {
			v.Reroll = l.Text(s.Reroll)
		}
		vs = append(vs, v)
	}
	return vs
}

// stepText is a throw on a line: dice, what they are for, the rule and ruling
// behind it, and why they are thrown again.
func stepText(s purgatory.Step, l say.Lang) string {
	text := fmt.Sprintf("[%s] %s", spaced(s.Faces), l.Text(s.Purpose))
	if cites := strings.TrimSpace(s.Rule + " " + s.Ruling); cites != "" {
		text += " (" + cites + ")"
	}
	if s.Reroll != "" {
		text += ": " + s.Result + ", " + l.Text(s.Reroll)
	}
	return text
}

func sinMap(s purgatory.Sins) map[string]int {
	m := map[string]int{}
	for _, sin := range purgatory.AllSins() {
		m[sin.ID()] = s[sin]
	}
	return m
}

func soulValue(f *purgatory.Figure, l say.Lang) soulJSON {
	v := soulJSON{
		D66: f.Card.D66, ID: f.Card.ID, Name: f.Name(l), Leaning: string(f.Soul.Leaning),
		Sins: sinMap(f.Base), Effective: sinMap(f.Effective),
		Move: f.Move, Substance: f.Substance, MeleeDice: f.MeleeDice, Bare: f.Bare, Ammo: f.Ammo, Pride: f.Pride,
		Weapons: []weaponJSON{},
	}
	for _, w := range f.Weapons {
		v.Weapons = append(v.Weapons, weaponJSON{
			ID: w.ID, Name: w.Name(l), Kind: string(w.Kind), Damage: w.Damage, DamageDemon: w.DamageDemon,
			Rate: w.Rate, Range: w.RangeCM, Ammo: w.Ammo, Unlimited: w.Unlimited, TwoHanded: w.TwoHanded,
			Fake: w.Fake, Special: w.Special(l),
		})
	}
	if p := f.Protection; p != nil {
		v.Protection = &objectJSON{ID: p.Row.ID, Name: p.Name(l), Fake: p.Fake, Special: p.Row.Special(l)}
	}
	if it := f.Item; it != nil {
		v.Item = &objectJSON{ID: it.ID, Name: it.Name(l), Relic: it.Relic, Substance: f.Familiar, Special: it.Special(l)}
	}
	return v
}

func soulHeader() []string {
	h := []string{"d66", "id", "name", "leaning"}
	for _, s := range purgatory.AllSins() {
		h = append(h, s.ID())
	}
	for _, s := range purgatory.AllSins() {
		h = append(h, "effective_"+s.ID())
	}
	return append(h, "move_cm", "substance", "melee_dice", "bare_damage", "ammunition", "pride",
		"ranged", "melee", "armour", "item", "familiar")
}

func soulRow(f *purgatory.Figure, l say.Lang) []string {
	row := []string{strconv.Itoa(f.Card.D66), f.Card.ID, f.Name(l), string(f.Soul.Leaning)}
	for _, s := range purgatory.AllSins() {
		row = append(row, strconv.Itoa(f.Base[s]))
	}
	for _, s := range purgatory.AllSins() {
		row = append(row, strconv.Itoa(f.Effective[s]))
	}
	for _, n := range []int{f.Move, f.Substance, f.MeleeDice, f.Bare, f.Ammo, f.Pride} {
		row = append(row, strconv.Itoa(n))
	}
	return append(row, f.Card.Ranged, f.Card.Melee, f.Card.Armour, f.Card.Item, strconv.Itoa(f.Familiar))
}

// soulText is a soul for the terminal: who, its sins, its numbers, what it
// carries, and the dice behind it.
func (a *app) soulText(f *purgatory.Figure, steps []purgatory.Step) string {
	l := a.lang
	var b strings.Builder
	fmt.Fprintf(&b, "%d  %s\n   ", f.Card.D66, strings.ToUpper(f.Name(l)))
	for i, s := range purgatory.AllSins() {
		if i > 0 {
			b.WriteString(" · ")
		}
		fmt.Fprintf(&b, "%s %d", s.Name(l), f.Effective[s])
		if f.Effective[s] != f.Base[s] {
			fmt.Fprintf(&b, " (%d%+d)", f.Base[s], f.Item.Sins[s])
		}
	}
	b.WriteString("\n   " + l.Text(say.RolledNumbers, f.Move, f.MeleeDice, f.Bare, f.Substance, f.Pride))
	for _, w := range f.Weapons {
		if w.Item == nil {
			b.WriteString("\n   " + weaponText(&w, l))
		}
	}
	if p := f.Protection; p != nil {
		b.WriteString("\n   " + described(p.Name(l), p.Row.Special(l), p.Fake, l))
	}
	if it := f.Item; it != nil {
		name := it.Name(l)
		if it.Relic {
			name += " (" + l.Text(say.PrintRelic) + ")"
		}
		if f.Familiar > 0 {
			name += " " + l.Text(say.RolledPool, f.Familiar)
		}
		for i := range f.Weapons {
			if w := &f.Weapons[i]; w.Item != nil {
				name += ", " + strings.TrimPrefix(weaponFacts(w, l), ", ")
			}
		}
		b.WriteString("\n   " + described(name, it.Special(l), false, l))
	}
	for _, s := range steps {
		b.WriteString("\n     " + stepText(s, l))
	}
	return a.wrapLines(b.String())
}

// wrapLines breaks lines that are wider than the terminal; the rest of one
// stands two columns further in.
func (a *app) wrapLines(text string) string {
	var lines []string
	for line := range strings.SplitSeq(text, "\n") {
		if term.Width(line) <= a.columns() {
			lines = append(lines, line)
			continue
		}
		margin := line[:len(line)-len(strings.TrimLeft(line, " "))]
		for _, part := range term.Wrap(line, a.columns()-len(margin), "  ") {
			lines = append(lines, margin+part)
		}
	}
	return strings.Join(lines, "\n")
}

func weaponText(w *purgatory.Weapon, l say.Lang) string {
	return described(w.Name(l)+weaponFacts(w, l), w.Special(l), w.Fake, l)
}

// weaponFacts are the numbers of a weapon, each after a comma.
func weaponFacts(w *purgatory.Weapon, l say.Lang) string {
	if w.Fake && w.Kind == purgatory.Ranged {
		return ""
	}
	text := ", " + l.Text(say.RolledDamage, w.Damage)
	if w.DamageDemon != w.Damage {
		text += " (" + l.Text(say.PrintAgainst, w.DamageDemon) + ")"
	}
	if w.TwoHanded && !w.Fake {
		text += ", " + strings.ToLower(strings.TrimSuffix(l.Text(say.PrintTwoHanded), "."))
	}
	if w.Kind == purgatory.Ranged {
		text += ", " + l.Text(say.PrintDice, w.Rate) + ", " + l.Text(say.PrintRange, w.RangeCM)
		if w.Unlimited {
			text += ", " + l.Text(say.PrintEndless)
		} else {
			text += ", " + l.Text(say.RolledAmmo, w.Ammo)
		}
	}
	return text
}

// described is a name with its special, or with the word that it is a fake.
func described(name, special string, fake bool, l say.Lang) string {
	if fake {
		return name + " — " + l.Text(say.PrintFake)
	}
	if special == "" {
		return name
	}
	return name + " — " + special
}
