package purgatoryplay

import (
	"slices"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
)

func itemDeeds() map[Verb]deed { return nil }

func itemReplies() map[AskKind]reply { return nil }

func itemEvents() []Event { return []Event{Equipped{}} }

// equip gives a soul what it enters play with: its card's equipment, or four
// rolls. The protection is worn.
func (a *act) equip(f *Figure) error {
	e := Equipped{Figure: f.ID}
	i := slices.IndexFunc(a.g.Deck, func(c purgatory.SoulCard) bool { return c.D66 == f.D66 && c.ID == f.Row })
	var ids [4]string
	if i >= 0 && !slices.Contains(a.g.Relics, a.g.Deck[i].Item) {
		c := a.g.Deck[i]
		ids, e.Familiar = [4]string{c.Ranged, c.Melee, c.Armour, c.Item}, c.Familiar
	} else {
		eq, steps, err := a.c.RollEquipment(a.r, purgatory.NewDrawn(nil, a.g.Relics))
		if err != nil {
			return err
		}
		ids, e.Familiar = [4]string{eq.Ranged.ID, eq.Melee.ID, eq.Armour.ID, eq.Item.ID}, eq.Familiar
		e.Dice = throwsOf(steps, f.Camp())
	}
	item, _ := a.c.ItemByID(ids[3])
	if item == nil {
		return firm("R-272", say.PlayNoFigure, ids[3])
	}
	sins := a.effective(f.Base, f.Shifts, []*purgatory.Item{item})
	if a.shown(f) {
		sins = a.sins(f)
	}
	ammo := purgatory.Derive(sins).Ammo
	for n, kind := range []ObjectKind{RangedObject, MeleeObject, ArmourObject, ItemObject} {
		if ids[n] == purgatory.Nothing {
			continue
		}
		o := Object{UID: objectID(len(a.g.Objects) + len(e.Objects) + 1), Row: ids[n], Kind: kind, Owner: f.ID}
		switch kind {
		case RangedObject:
			o.Fake = item.FakesWeapons
			o.Ammo = ammo
		case MeleeObject:
			o.Fake = item.FakesWeapons
		case ArmourObject:
			o.Fake = item.FakesArmour
			e.Worn = o.UID
		case ItemObject:
			o.Relic = item.Relic
			o.Ammo = a.uses(item, ammo)
		}
		e.Objects = append(e.Objects, o)
	}
	e.PSMax = purgatory.Derive(sins).Substance
	a.emit(e)
	return nil
}

// uses is how often an object can be thrown or used.
func (x rules) uses(item *purgatory.Item, ammo int) int {
	if item.Ranged != nil && item.Uses == 1 && x.is("items.projectile_ammo", "eight_minus_avarice") {
		return ammo
	}
	return item.Uses
}

// Equipped is what a soul enters play with.
type Equipped struct {
	Figure   string   `json:"figure"`
	Objects  []Object `json:"objects,omitempty"`
	Worn     string   `json:"worn,omitempty"`
	Familiar int      `json:"familiar,omitempty"`
	PSMax    int      `json:"ps_max"`
	Dice     []Dice   `json:"dice,omitempty"`
}

// Apply gives the objects, and full strength.
func (e Equipped) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.Worn, f.Familiar, f.PS, f.PSMax = e.Worn, e.Familiar, e.PSMax, e.PSMax
	for _, o := range e.Objects {
		g.Objects = append(g.Objects, o)
		if o.Relic {
			g.Relics = append(slices.Clip(g.Relics), o.Row)
		}
	}
}

// Line tells it.
func (e Equipped) Line(t Teller) string {
	var names []string
	for _, o := range e.Objects {
		names = append(names, t.row(o.Row))
	}
	return t.text(say.PlayLineEquipped, t.Name(e.Figure), strings.Join(names, ", "))
}
