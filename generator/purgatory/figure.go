package purgatory

import "croix/generator/say"

// WeaponKind is how a weapon is used.
type WeaponKind string

// The kinds of weapon.
const (
	Ranged WeaponKind = "ranged"
	Melee  WeaponKind = "melee"
)

// Figure is a soul as it enters play: its card with everything that follows
// from the tables.
type Figure struct {
	Card       SoulCard
	Soul       *SoulRow
	Base       Sins // before objects
	Effective  Sins // with them
	Derived         // of the effective sins
	Weapons    []Weapon
	Protection *Protection // nil for none
	Item       *Item       // nil for none
	Familiar   int         // the familiar's substance; 0 without familiar

	// ShieldIdle: it bears a shield and a two-handed weapon. The shield gives
	// nothing while that weapon is in use, which is no reason to refuse either
	//
	ShieldIdle bool
}

// Name is the name players gave the soul, or else that of its row.
func (f *Figure) Name(l say.Lang) string {
	if f.Card.Title != "" {
		return f.Card.Title
	}
	return f.Soul.Name(l)
}

// Weapon is a weapon in the hands of a figure.
type Weapon struct {
	ID   string     // of the row or object
	Kind WeaponKind // ranged or melee
	Row  *Row       // its name, icon and special sentence
	Item *Item      // the object that it is; nil for a weapon of the tables
	Like *Row       // for an object, the weapon it is used as; nil otherwise

	Damage      int  // of one hit: of bare hands for a fake melee weapon, 0 for a fake ranged one
	DamageDemon int  // of one hit against a demon
	Fake        bool // rolled with a dummy weapon
	TwoHanded   bool
	Energy      bool // melee

	// Of ranged weapons alone.
	Rate      int // dice of one shot at most
	RangeCM   int
	RadiusCM  int  // 0 for the target alone
	Actions   int  // what one shot costs
	Ammo      int  // rounds at entry, uses of an object; 0 if Unlimited or Fake
	Unlimited bool // never used up
	Firearm   bool
	CanJam    bool
	Indirect  bool
}

// Name is the weapon in the player's language.
func (w *Weapon) Name(l say.Lang) string { return w.Row.Name(l) }

// Special is what is special about the weapon; nothing about a fake.
func (w *Weapon) Special(l say.Lang) string {
	if w.Fake {
		return ""
	}
	return w.Row.Special(l)
}

// Protection is what a figure wears.
type Protection struct {
	Row  *ArmourRow
	Fake bool // rolled with cardboard armour
}

// Name is the protection in the player's language.
func (p *Protection) Name(l say.Lang) string { return p.Row.Name(l) }

// Figure is the soul of a card, ready to be printed or played. The error is
// that of Check.
func (c *Catalog) Figure(card SoulCard) (*Figure, error) {
	if err := c.Check(card); err != nil {
		return nil, err
	}
	f := &Figure{Card: card, Base: card.Base, Familiar: card.Familiar}
	f.Soul, _ = c.Soul(card.ID)
	item, _ := c.ItemByID(card.Item)
	f.Effective = Effective(card.Base, nil, []*Item{item})
	if c.house.beyondBounds {
		f.Effective = unbounded(card.Base, item)
	}
	f.Derived = Derive(f.Effective)
	if b := c.house.prideBasis; b == "permanent" || b == "printed" {
		f.Pride = f.Base.Pride()
	}

	// Which of two weapons is the fake is drawn at the table.
	fakes := item.FakesWeapons && !(c.house.oneFake && card.Ranged != Nothing && card.Melee != Nothing)
	if card.Ranged != Nothing {
		w, _ := c.RangedByID(card.Ranged)
		f.addRanged(w, fakes)
	}
	if card.Melee != Nothing {
		w, _ := c.MeleeByID(card.Melee)
		f.addMelee(w, fakes)
	}
	if card.Armour != Nothing {
		a, _ := c.ArmourByID(card.Armour)
		f.Protection = &Protection{Row: a, Fake: item.FakesArmour && !(c.house.namedArmour && a.Kind != KindArmour)}
	}
	if item.ID != Nothing {
		f.Item = item
		f.addItem(item)
	}
	f.ShieldIdle = f.shieldIdle()
	return f, nil
}

func (f *Figure) addRanged(r *RangedRow, fake bool) {
	w := rangedWeapon(r)
	w.ID, w.Row, w.Fake = r.ID, &r.Row, fake
	if !fake {
		w.Damage = r.Damage.Damage(f.Effective[Wrath])
		w.DamageDemon = w.Damage
		w.Ammo = f.Ammo
	}
	f.Weapons = append(f.Weapons, w)
}

func (f *Figure) addMelee(m *MeleeRow, fake bool) {
	w := meleeWeapon(m)
	w.ID, w.Row, w.Fake = m.ID, &m.Row, fake
	w.Damage = m.Damage.Damage(f.Effective[Wrath])
	if fake {
		w.Damage = f.Bare
	}
	w.DamageDemon = w.Damage
	f.Weapons = append(f.Weapons, w)
}

// addItem adds the weapon that an object is. A dummy weapon makes only what
// was rolled on the tables of weapons a fake.
func (f *Figure) addItem(it *Item) {
	var w Weapon
	switch {
	case it.Ranged != nil:
		w = rangedWeapon(it.Ranged)
		w.Like, w.RadiusCM = &it.Ranged.Row, it.RadiusCM
		switch it.Uses {
		case Unlimited:
			w.Unlimited = true
		case 0:
			w.Ammo = f.Ammo
		default:
			w.Ammo = it.Uses
		}
	case it.Melee != nil:
		w = meleeWeapon(it.Melee)
		w.Like = &it.Melee.Row
	default:
		return
	}
	w.ID, w.Row, w.Item = it.ID, &it.Row, it
	w.Damage = it.Damage.Damage(f.Effective[Wrath])
	w.DamageDemon = it.DamageDemon.Damage(f.Effective[Wrath])
	f.Weapons = append(f.Weapons, w)
}

// rangedWeapon is what a ranged weapon and an object used as one have in
// common.
func rangedWeapon(r *RangedRow) Weapon {
	return Weapon{
		Kind: Ranged, TwoHanded: r.TwoHanded, Rate: r.Rate, RangeCM: r.RangeCM,
		RadiusCM: r.RadiusCM, Actions: r.Actions, Firearm: r.Firearm,
		CanJam: r.CanJam, Indirect: r.Indirect,
	}
}

// meleeWeapon is what a melee weapon and an object used as one have in common.
func meleeWeapon(m *MeleeRow) Weapon {
	return Weapon{Kind: Melee, TwoHanded: m.TwoHanded, Energy: m.Energy}
}

// shieldIdle reports whether a real shield meets a real two-handed melee
// weapon: shields only work in melee.
func (f *Figure) shieldIdle() bool {
	if f.Protection == nil || f.Protection.Fake || f.Protection.Row.Kind != KindShield {
		return false
	}
	for _, w := range f.Weapons {
		if w.Kind == Melee && w.TwoHanded && !w.Fake {
			return true
		}
	}
	return false
}
