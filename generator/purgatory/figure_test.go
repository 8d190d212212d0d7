package purgatory

import (
	"testing"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/say"
)

// figure is the figure of a card, which must be right.
func figure(t *testing.T, c *Catalog, card SoulCard) *Figure {
	t.Helper()
	f, err := c.Figure(card)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// soulCard is the inquisitor (wrath 6, avarice 1) with that equipment.
func soulCard(ranged, melee, armour, item string) SoulCard {
	return SoulCard{D66: 13, ID: "inquisiteur", Base: Sins{5, 6, 1, 6, 2, 1, 1}, Ranged: ranged, Melee: melee, Armour: armour, Item: item}
}

// TestFigureWeapons: the numbers of each weapon that a card shows.
func TestFigureWeapons(t *testing.T) {
	c := published(t)
	for _, row := range []struct {
		reason string
		card   SoulCard
		want   []Weapon // rows and items left out
	}{
		{"nothing", soulCard(Nothing, Nothing, Nothing, Nothing), nil},
		{"a gun and an axe", soulCard("grosse_arme_a_feu", "grosse_arme", Nothing, Nothing), []Weapon{
			{ID: "grosse_arme_a_feu", Kind: Ranged, Damage: 12, DamageDemon: 12, TwoHanded: true, Rate: 3, RangeCM: 40, Actions: 2, Ammo: 7, Firearm: true, CanJam: true},
			{ID: "grosse_arme", Kind: Melee, Damage: 12, DamageDemon: 12, TwoHanded: true},
		}},
		{"a dummy: the rolled weapons are fakes (Q-203)", soulCard("arme_a_feu", "arme", Nothing, "arme_factice"), []Weapon{
			{ID: "arme_a_feu", Kind: Ranged, Fake: true, Rate: 3, RangeCM: 50, Actions: 1, Firearm: true, CanJam: true},
			{ID: "arme", Kind: Melee, Damage: 3, DamageDemon: 3, Fake: true},
		}},
		{"cardboard leaves weapons alone", soulCard(Nothing, "arme_energetique", "armure_lourde", "armure_en_carton"), []Weapon{
			{ID: "arme_energetique", Kind: Melee, Damage: 12, DamageDemon: 12, Energy: true},
		}},
		{"Saint Louis is a big weapon (Q-149)", soulCard(Nothing, Nothing, Nothing, "epee_de_saint_louis"), []Weapon{
			{ID: "epee_de_saint_louis", Kind: Melee, Damage: 12, DamageDemon: 18, TwoHanded: true},
		}},
		{"the lance is thrown once (Q-112, Q-224)", soulCard(Nothing, Nothing, Nothing, "la_sainte_lance"), []Weapon{
			{ID: "la_sainte_lance", Kind: Ranged, Damage: 6, DamageDemon: 12, Rate: 1, RangeCM: 10, Actions: 1, Ammo: 1},
		}},
		{"holy water hurts demons alone (Q-210)", soulCard(Nothing, Nothing, Nothing, "eau_benite"), []Weapon{
			{ID: "eau_benite", Kind: Ranged, Damage: 0, DamageDemon: 6, Rate: 1, RangeCM: 10, RadiusCM: 2, Actions: 1, Ammo: 1},
		}},
		{"the trident comes back (Q-220)", soulCard(Nothing, Nothing, Nothing, "trident_du_diable"), []Weapon{
			{ID: "trident_du_diable", Kind: Ranged, Damage: 6, DamageDemon: 6, Rate: 1, RangeCM: 10, Actions: 1, Unlimited: true},
		}},
		{"the grenade hits around (Q-108)", soulCard("projectile_a_feu", Nothing, Nothing, Nothing), []Weapon{
			{ID: "projectile_a_feu", Kind: Ranged, Damage: 6, DamageDemon: 6, Rate: 1, RangeCM: 10, RadiusCM: 2, Actions: 1, Ammo: 7, Firearm: true, CanJam: true},
		}},
		{"Dracula strikes with one hand (Q-149)", soulCard(Nothing, Nothing, Nothing, "epee_du_comte_dracula"), []Weapon{
			{ID: "epee_du_comte_dracula", Kind: Melee, Damage: 12, DamageDemon: 12},
		}},
		{"the dagger is short (Q-149)", soulCard(Nothing, Nothing, Nothing, "dague_de_sacrifice"), []Weapon{
			{ID: "dague_de_sacrifice", Kind: Melee, Damage: 3, DamageDemon: 3},
		}},
	} {
		t.Run(row.reason, func(t *testing.T) {
			f := figure(t, c, row.card)
			if len(f.Weapons) != len(row.want) {
				t.Fatalf("%d weapons, want %d", len(f.Weapons), len(row.want))
			}
			for i, got := range f.Weapons {
				if got.Row == nil || got.Row.ID != got.ID || got.Name(say.French) == "" {
					t.Errorf("%s has the row %v", got.ID, got.Row)
				}
				if (got.Item != nil) != (got.Like != nil) {
					t.Errorf("%s is the object %v, used as %v", got.ID, got.Item, got.Like)
				}
				if got.Fake && got.Special(say.French) != "" {
					t.Errorf("the fake %s is special", got.ID)
				}
				got.Row, got.Item, got.Like = nil, nil, nil
				if got != row.want[i] {
					t.Errorf("got %+v, want %+v", got, row.want[i])
				}
			}
		})
	}
}

// TestFigureNumbers: objects change sins, and all that follows (Q-026, Q-029,
//
func TestFigureNumbers(t *testing.T) {
	c := published(t)
	f := figure(t, c, SoulCard{D66: 21, ID: "moine", Base: Sins{3, 3, 3, 3, 3, 3, 3}, Ranged: "arme_a_projectile", Melee: "arme_courte", Armour: "gilet_pare_balle", Item: "la_pomme"})
	if f.Effective != (Sins{6, 3, 3, 3, 6, 3, 3}) || f.Base != (Sins{3, 3, 3, 3, 3, 3, 3}) {
		t.Errorf("sins %v of %v", f.Effective, f.Base)
	}
	if want := (Derived{Move: 17, Substance: 12, MeleeDice: 3, Bare: 1, Ammo: 5, Pride: 27}); f.Derived != want {
		t.Errorf("numbers %+v, want %+v", f.Derived, want)
	}
	if f.Item == nil || f.Item.ID != "la_pomme" || f.Protection == nil || f.Protection.Fake || f.Name(say.French) != "moine" {
		t.Errorf("item %v, protection %v, name %q", f.Item, f.Protection, f.Name(say.French))
	}
	f.Card.Title = "Frère Jean"
	if f.Name(say.French) != "Frère Jean" {
		t.Errorf("name %q", f.Name(say.French))
	}
}

// TestFigureProtection: fakes and idle shields.
func TestFigureProtection(t *testing.T) {
	c := published(t)
	for _, row := range []struct {
		reason string
		card   SoulCard
		worn   string
		fake   bool
		idle   bool
	}{
		{"nothing worn", soulCard(Nothing, "grosse_arme", Nothing, Nothing), "", false, false},
		{"cardboard is a fake, a shield too (Q-141)", soulCard(Nothing, "grosse_arme", "grand_bouclier", "armure_en_carton"), "grand_bouclier", true, false},
		{"a shield and a big weapon", soulCard(Nothing, "grosse_arme", "petit_bouclier", Nothing), "petit_bouclier", false, true},
		{"a shield and Saint Louis", soulCard(Nothing, Nothing, "bouclier_energetique", "epee_de_saint_louis"), "bouclier_energetique", false, true},
		{"a shield and a fake big weapon", soulCard(Nothing, "grosse_arme", "petit_bouclier", "arme_factice"), "petit_bouclier", false, false},
		{"a shield and a big gun: shields only work in melee (Q-113)", soulCard("grosse_arme_a_feu", "arme", "petit_bouclier", Nothing), "petit_bouclier", false, false},
		{"armour and a big weapon", soulCard(Nothing, "grosse_arme", "armure_lourde", Nothing), "armure_lourde", false, false},
	} {
		f := figure(t, c, row.card)
		worn, fake := "", false
		if f.Protection != nil {
			worn, fake = f.Protection.Row.ID, f.Protection.Fake
		}
		if worn != row.worn || fake != row.fake || f.ShieldIdle != row.idle {
			t.Errorf("%s: %q, fake %v, idle %v", row.reason, worn, fake, f.ShieldIdle)
		}
	}
}

// TestFigureAnyCard: every card that can be rolled makes a figure, whose
// weapons deal at least 1 to a demon or are fakes.
func TestFigureAnyCard(t *testing.T) {
	c := published(t)
	rapid.Check(t, func(t *rapid.T) {
		card, _, err := c.RollCard(dice.Seeded(rapid.Uint64().Draw(t, "seed")), nil)
		if err != nil {
			t.Fatal(err)
		}
		f, err := c.Figure(card)
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range f.Weapons {
			if w.DamageDemon < 1 && !w.Fake || w.Kind == Ranged && !w.Fake && !w.Unlimited && w.Ammo < 1 {
				t.Fatalf("%+v", w)
			}
		}
	})
}

// TestFigureRefuses: the figure of a wrong card is an error.
func TestFigureRefuses(t *testing.T) {
	if f, err := published(t).Figure(SoulCard{}); err == nil {
		t.Errorf("no card is the figure %+v", f)
	}
}
