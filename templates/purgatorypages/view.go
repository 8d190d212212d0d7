package purgatorypages

import (
	"fmt"
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// view is what a soul card shows, in one language.
type view struct {
	id          string // names the card in errors
	soul        string // the id of the soul
	d66         int
	name        string
	leaning     purgatory.Leaning
	leaningText string
	sins        [purgatory.SinCount]sinView
	numbers     [len(stats)]int
	substance   int
	wounded     int // tick boxes beyond the wound threshold
	gear        []gear
}

// sinView is a sin: its effective score and, if objects changed it, how.
type sinView struct {
	value  int
	change string // such as "3+1"
}

// stats are the large numbers of a card: icon and name.
var stats = [...]struct {
	icon  string
	label say.Key
}{
	{"walking-boot", say.PrintMove},
	{"crossed-swords", say.PrintMelee},
	{"punch", say.PrintBare},
	{"hearts", say.PrintSubstance},
	{"crown", say.PrintPride},
}

// sinIcons are the icons of the sins in the order of the tables.
var sinIcons = [purgatory.SinCount]string{
	purgatory.Envy: "grab", purgatory.Jealousy: "lovers", purgatory.Lust: "lips",
	purgatory.Wrath: "mailed-fist", purgatory.Gluttony: "fork-knife-spoon",
	purgatory.Avarice: "two-coins", purgatory.Sloth: "snail",
}

var leanings = map[purgatory.Leaning]struct {
	letter string
	text   say.Key
}{
	purgatory.Christian: {"C", say.PrintLeanChrist},
	purgatory.Humanist:  {"H", say.PrintLeanHuman},
	purgatory.Satanist:  {"S", say.PrintLeanSatan},
	purgatory.Unknown:   {"?", say.PrintLeanUnknown},
}

func newView(f *purgatory.Figure, l say.Lang) *view {
	v := &view{
		id:          fmt.Sprintf("%d %s", f.Card.D66, f.Card.ID),
		soul:        f.Card.ID,
		d66:         f.Card.D66,
		name:        f.Name(l),
		leaning:     f.Soul.Leaning,
		leaningText: l.Text(leanings[f.Soul.Leaning].text),
		substance:   f.Substance,
	}
	v.wounded = purgatory.WoundedBelow(f.Substance)
	if f.Card.Title != "" {
		v.leaningText = f.Soul.Name(l) + " · " + v.leaningText
	}
	for i := range v.sins {
		v.sins[i].value = f.Effective[i]
		if f.Item != nil && f.Item.Sins[i] != 0 {
			v.sins[i].change = strings.Replace(fmt.Sprintf("%d%+d", f.Base[i], f.Item.Sins[i]), "-", "−", 1)
		}
	}
	v.numbers = [...]int{f.Move, f.MeleeDice, f.Bare, f.Substance, f.Pride}
	v.gear = gearOf(f, l)
	return v
}

// gearOf lists what a figure carries: weapons, protection, object. An object
// that is also a weapon stands once.
func gearOf(f *purgatory.Figure, l say.Lang) []gear {
	var gs []gear
	var object *gear
	for i := range f.Weapons {
		w := &f.Weapons[i]
		g := weaponGear(w, l)
		if w.Item != nil {
			object = &g
			continue
		}
		gs = append(gs, g)
	}
	if p := f.Protection; p != nil {
		g := gear{field: p.Row.ID, icon: p.Row.Icon, name: p.Name(l), special: p.Row.Special(l)}
		if p.Fake {
			g.fake, g.special = l.Text(say.PrintFake), ""
		}
		gs = append(gs, g)
	}
	if it := f.Item; it != nil {
		g := gear{field: it.ID, icon: it.Icon, name: it.Name(l), special: it.Special(l), ticks: max(0, it.Uses)}
		if object != nil {
			uses := g.ticks
			if g = *object; g.ticks == 0 && g.endless == "" {
				g.ticks = uses // a blade that breaks after some blows, say
			}
		}
		if it.Relic {
			g.relic = l.Text(say.PrintRelic)
		}
		if f.Familiar > 0 {
			g.ticks, g.boxes = f.Familiar, l.Text(say.PrintSubstance)
		}
		gs = append(gs, g)
	}
	return gs
}

func weaponGear(w *purgatory.Weapon, l say.Lang) gear {
	g := gear{field: w.ID, icon: w.Row.Icon, name: w.Name(l), special: w.Special(l)}
	if w.TwoHanded && !w.Fake {
		g.special = sentences(l.Text(say.PrintTwoHanded), g.special)
	}
	if w.Fake {
		g.fake = l.Text(say.PrintFake)
		if w.Kind == purgatory.Ranged {
			return g
		}
		g.special = l.Text(say.PrintFakeMelee)
	}
	g.damage = strconv.Itoa(w.Damage)
	switch {
	case w.DamageDemon != w.Damage && w.Damage == 0:
		g.damage, g.against = strconv.Itoa(w.DamageDemon), l.Text(say.PrintDemonsOnly)
	case w.DamageDemon != w.Damage:
		g.against = l.Text(say.PrintAgainst, w.DamageDemon)
	}
	if w.Kind == purgatory.Ranged {
		g.facts = l.Text(say.PrintDice, w.Rate) + "\u00a0·\u00a0" + l.Text(say.PrintRange, w.RangeCM)
		g.ticks, g.boxes = w.Ammo, l.Text(say.PrintAmmo)
		if w.Unlimited {
			g.endless = l.Text(say.PrintEndless)
		}
	}
	return g
}

// sentences joins two sentences, either of which may be empty.
func sentences(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + " " + b
}
