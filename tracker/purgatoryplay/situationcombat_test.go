package purgatoryplay

import (
	"testing"

	"croix/generator/purgatory"
)

// duel is a table in Satan's step b, with p1 damned and p2 virtuous, both of 3 in
// every sin: 3 dice, wrath 3, substance 6. P2 has acted: it does not riposte.
func duel(t *testing.T, options ...string) *table {
	b := newTable(t, 2, 4, options...)
	b.soul("p1", Damned, "moine")
	b.soul("p2", Virtuous, "moine").Activations = 1
	b.g.Step = SatanB
	return b
}

// gives gives a figure an object, worn if it is a protection, with 5 rounds if it
// is a ranged weapon and its uses if it is a special object. It answers the uid.
func (b *table) gives(owner string, kind ObjectKind, row string) string {
	b.t.Helper()
	o := Object{UID: objectID(len(b.g.Objects) + 1), Row: row, Kind: kind, Owner: owner}
	ok := false
	switch kind {
	case RangedObject:
		_, ok = b.c.RangedByID(row)
		o.Ammo = 5
	case MeleeObject:
		_, ok = b.c.MeleeByID(row)
	case ArmourObject:
		_, ok = b.c.ArmourByID(row)
		b.g.figure(owner).Worn = o.UID
	case ItemObject:
		var item *purgatory.Item
		if item, ok = b.c.ItemByID(row); ok {
			o.Ammo, o.Relic = item.Uses, item.Relic
		}
	}
	if !ok {
		b.t.Fatalf("no %s %q", kind, row)
	}
	b.g.Objects = append(b.g.Objects, o)
	return o.UID
}

// stands makes a figure stand in Purgatory with actions left.
func (b *table) stands(id string) *Figure {
	f := b.g.figure(id)
	f.Place, f.Activations = Purgatory, 0
	return f
}

// ps expects the substance of a figure.
func (b *table) ps(id string, want int) {
	b.t.Helper()
	if got := b.g.figure(id).PS; got != want {
		b.t.Errorf("%s has substance %d, want %d", id, got, want)
	}
}

// again lets a figure act as in a new activation.
func (b *table) again(id string) {
	b.do(Command{Verb: End})
	b.g.Step, b.g.Done, b.g.Active = SatanB, false, ""
	f := b.g.figure(id)
	f.Activations, f.Spent, f.Acts = 0, 0, nil
}

func strikes(by, at string, n int) Command {
	return Command{Verb: Strike, Figure: by, Targets: []string{at}, Number: n}
}

func shoots(by, at string, n int) Command {
	return Command{Verb: Shoot, Figure: by, Targets: []string{at}, Number: n}
}

// TestSituationsCombat plays the prose situations of the vectors about shooting,
// melee and damage, each under its id.
func TestSituationsCombat(t *testing.T) {
	for id, play := range combatSituations() {
		t.Run(id, play)
	}
}

func combatSituations() map[string]func(*testing.T) {
	return map[string]func(*testing.T){
		"T-217": func(t *testing.T) { // lust with a big weapon, its damage die 5: 10 for the hit
			b := duel(t)
			b.stands("luxure")
			b.gives("luxure", MeleeObject, "grosse_arme")
			b.stands("vertus").Activations = 1
			b.do(strikes("luxure", "vertus", 1), 3, 5)
			b.ps("vertus", 26-10)
		},
		"T-244": func(t *testing.T) { // 5 rounds of a handgun: bursts of 4 and 1
			b := duel(t)
			gun := b.gives("p1", RangedObject, "arme_a_feu_de_poing")
			b.do(shoots("p1", "p2", 4), 2, 2, 2, 2)
			if got := b.g.Object(gun).Ammo; got != 1 {
				t.Errorf("%d rounds left after 4", got)
			}
			b.again("p1")
			b.do(shoots("p1", "p2", 1), 2)
			if got := b.g.Object(gun).Ammo; got != 0 {
				t.Errorf("%d rounds left after 5", got)
			}
			b.again("p1")
			b.not("R-110", shoots("p1", "p2", 1))
		},
		"T-249": func(t *testing.T) { // a firearm and a move exclude each other
			b := duel(t)
			b.gives("p1", RangedObject, "arme_a_feu")
			b.do(Command{Verb: Move, Figure: "p1"})
			b.not("R-120", shoots("p1", "p2", 1))
			b.again("p1")
			b.do(shoots("p1", "p2", 1), 2)
			b.not("R-120", Command{Verb: Move, Figure: "p1"})
		},
		"T-250": func(t *testing.T) { // a wounded soul has one action; a big firearm takes two
			b := duel(t)
			b.gives("p1", RangedObject, "grosse_arme_a_feu")
			b.g.figure("p1").PS = 2
			b.not("R-093", shoots("p1", "p2", 1))
			b.g.figure("p1").PS = 6
			b.do(shoots("p1", "p2", 1), 2)
			if b.g.Active == "p1" {
				t.Error("the shot took both actions")
			}
		},
		"T-251": func(t *testing.T) { // indirect fire needs no line of sight; other weapons do
			b := duel(t)
			hidden := shoots("p1", "p2", 1)
			hidden.Object = b.gives("p1", RangedObject, "arme_a_feu")
			hidden.CM, hidden.Hidden = 35, true
			b.not("R-118", hidden)
			hidden.Object = b.gives("p1", RangedObject, "grosse_arme_a_projectile")
			far := hidden
			far.CM = 41
			b.not("R-118", far)
			b.do(hidden, 2)
		},
		"T-254": func(t *testing.T) { // a vest stops a firearm, not what is thrown
			b := duel(t)
			b.gives("p2", ArmourObject, "gilet_pare_balle")
			gun := b.gives("p1", RangedObject, "arme_a_feu")
			b.do(Command{Verb: Shoot, Figure: "p1", Object: gun, Targets: []string{"p2"}, Number: 1}, 3)
			b.ps("p2", 6)
			b.again("p1")
			stone := b.gives("p1", RangedObject, "projectile")
			b.do(Command{Verb: Shoot, Figure: "p1", Object: stone, Targets: []string{"p2"}, Number: 1}, 3)
			b.ps("p2", 6-3)
		},
		"T-255": func(t *testing.T) { // the Seraphim fear no grenade
			b := duel(t)
			b.stands("seraphins")
			b.gives("p1", RangedObject, "projectile_a_feu")
			b.do(shoots("p1", "seraphins", 1), 6)
			b.ps("seraphins", 40)
		},
		"T-304": func(t *testing.T) { // bare hands, a lone 1: the last substance, to nobody's credit
			b := duel(t)
			b.g.figure("p1").PS = 1
			events := b.do(strikes("p1", "p2", 1), 1)
			if b.g.figure("p1").State != Destroyed {
				t.Error("it is destroyed")
			}
			for _, e := range events {
				if s, ok := e.(SubstanceChanged); ok && s.Side != Nobody {
					t.Errorf("credited to %s", s.Side)
				}
			}
		},
		"T-305": func(t *testing.T) { // a riposte breaks nothing
			b := duel(t)
			b.g.figure("p2").Activations = 0
			blade := b.gives("p2", MeleeObject, "arme")
			b.do(strikes("p1", "p2", 1))
			b.do(Command{Verb: Answer, Number: 1}, 3, 2, 1)
			if b.g.Object(blade).Gone {
				t.Error("only the attacker breaks its weapon")
			}
			b.ps("p2", 6)
		},
		"T-306": func(t *testing.T) { // both die: simultaneous
			b := duel(t)
			b.g.figure("p2").Activations = 0
			b.g.figure("p1").PS, b.g.figure("p2").PS = 1, 1
			b.do(strikes("p1", "p2", 1))
			b.do(Command{Verb: Answer, Number: 1}, 4, 3, 3)
			for _, id := range []string{"p1", "p2"} {
				if b.g.figure(id).State != Destroyed {
					t.Errorf("%s is %s", id, b.g.figure(id).State)
				}
			}
		},
		"T-307": func(t *testing.T) { // on guard and equal: one die first, the dead attacker's is lost
			b := duel(t)
			b.g.figure("p2").Guard = true
			b.g.figure("p1").PS = 1
			b.do(strikes("p1", "p2", 3))
			b.do(Command{Verb: Answer}, 3)
			b.do(Command{Verb: Answer}, 4)
			if b.g.figure("p1").State != Destroyed || b.g.Fight != nil {
				t.Error("the attacker fell first and its attack is lost")
			}
			b.ps("p2", 6)
		},
		"T-308": func(t *testing.T) { // a big energy weapon of round 2 works again in round 4
			b := duel(t)
			b.g.Round = 2
			blade := b.gives("p1", MeleeObject, "grosse_arme_energetique")
			use := strikes("p1", "p2", 1)
			use.Object = blade
			b.do(use, 2)
			b.again("p1")
			b.g.Round = 3
			b.not("R-214", use)
			riposte, no := b.rules().bladeOf(b.g.figure("p1"), b.g.figure("p2"), "")
			if no != nil || riposte.uid != "" {
				t.Errorf("a riposte in round 3 has %q", riposte.uid)
			}
			b.g.Round = 4
			b.do(use, 2)
		},
		"T-309": func(t *testing.T) { // a big weapon breaks heavy armour after the damage
			b := duel(t)
			b.soul("p2", Virtuous, "enfant_de_coeur").Activations = 1
			worn := b.gives("p2", ArmourObject, "armure_lourde")
			b.gives("p1", MeleeObject, "grosse_arme")
			full := b.g.figure("p2").PS
			b.do(strikes("p1", "p2", 2), 5, 6, 6)
			b.ps("p2", full-2*(6-2))
			if !b.g.Object(worn).Gone || b.g.figure("p2").Worn != "" {
				t.Error("the armour is broken")
			}
		},
		"T-311": func(t *testing.T) { // an energy shield pushes the attacker 7 cm
			b := duel(t)
			b.gives("p2", ArmourObject, "bouclier_energetique")
			events := b.do(strikes("p1", "p2", 3), 4, 3, 4)
			if s, ok := events[2].(ShieldThrown); !ok || s.CM != 7 {
				t.Errorf("got %+v", events)
			}
			b.do(Command{Verb: Answer})
			b.ps("p2", 6)
			b.not("R-090", strikes("p1", "p2", 3))
		},
		"T-312": func(t *testing.T) { // a 3: the fight goes on
			b := duel(t)
			b.gives("p2", ArmourObject, "bouclier_energetique")
			b.do(strikes("p1", "p2", 1), 3, 3)
			b.ps("p2", 6-1)
		},
		"T-313": func(t *testing.T) { // a short energy weapon ignores a large shield
			b := duel(t)
			b.gives("p2", ArmourObject, "grand_bouclier")
			b.gives("p1", MeleeObject, "arme_courte_energetique")
			b.do(strikes("p1", "p2", 1), 3)
			b.ps("p2", 6-3)
			b.again("p1")
			bare := strikes("p1", "p2", 1)
			bare.Object = BareHands
			b.do(bare, 4) // 4 - 2 is less than 3
			b.ps("p2", 6-3)
		},
		"T-314": func(t *testing.T) { // the whip against wrath 3: on 4 an object falls, on 3 none
			for face, works := range map[int]bool{4: true, 3: false} {
				b := duel(t)
				b.stands("luxure")
				uid := b.gives("p2", ItemObject, "bible")
				b.do(strikes("luxure", "p2", 1), 2, face)
				if works {
					b.not("R-281", Command{Verb: Answer})
					b.do(Command{Verb: Answer, Objects: []string{uid}})
				}
				if o := b.g.Object(uid); (o.Owner == "") != works || works && o.Pile != "p2" {
					t.Errorf("%d: %+v", face, o)
				}
			}
		},
		"T-316": func(t *testing.T) { // no demon strikes the bearer of the shroud; Jealousy shoots it
			b := duel(t)
			b.gives("p2", ItemObject, "saint_suaire")
			b.stands("envie")
			b.not("R-233", strikes("envie", "p2", 1))
			b.stands("jalousie")
			b.do(shoots("jalousie", "p2", 1), 3, 2)
			b.ps("p2", 6-2)
		},
		"T-318": func(t *testing.T) { // Jealousy is struck and never ripostes
			b := duel(t)
			b.g.Step = GodB
			b.g.figure("p2").Activations = 0
			b.stands("jalousie")
			b.do(strikes("p2", "jalousie", 1), 3)
			b.ps("jalousie", 16-1)
		},
		"T-346": func(t *testing.T) { // a riposte before the activation leaves one action
			b := duel(t)
			b.g.figure("p2").Activations = 0
			b.do(strikes("p1", "p2", 1))
			b.do(Command{Verb: Answer, Number: 1}, 2, 2)
			b.leftTo("p2", 1)
		},
		"T-347": func(t *testing.T) { // and none if it is wounded in the exchange
			b := duel(t)
			b.g.figure("p2").Activations = 0
			b.g.figure("p2").PS = 3
			b.do(strikes("p1", "p2", 1))
			b.do(Command{Verb: Answer, Number: 1}, 4, 3, 2)
			b.ps("p2", 2)
			b.leftTo("p2", 0)
		},
		"T-350": func(t *testing.T) { // the sword of Dracula gives what was taken: 4 of 6
			b := duel(t)
			b.gives("p1", ItemObject, "epee_du_comte_dracula")
			f := b.g.figure("p1")
			f.Base[purgatory.Gluttony], f.PS, f.PSMax = 5, 5, 10
			b.g.figure("p2").PS = 4
			b.do(strikes("p1", "p2", 1), 3)
			b.ps("p1", 9)
		},
		"T-351": func(t *testing.T) { // two hits of the dagger poison once
			b := duel(t)
			b.gives("p1", ItemObject, "dague_de_sacrifice")
			b.do(strikes("p1", "p2", 2), 5, 5)
			b.ps("p2", 6-2*2)
			b.do(Command{Verb: End})
			b.g.Step, b.g.Done = GodB, false
			b.g.figure("p2").Activations = 0
			b.do(Command{Verb: Activate, Figure: "p2"}, 1)
			b.ps("p2", 1)
			if b.g.figure("p2").Poisoned {
				t.Error("the poison acts once")
			}
		},
		"T-456": func(t *testing.T) { // avarice with 5 objects kills a soul with 3: takes 1, destroys 2
			b := duel(t)
			b.stands("avarice")
			for range 5 {
				b.gives("avarice", ItemObject, "bible")
			}
			kept := b.gives("p2", MeleeObject, "arme")
			b.gives("p2", ItemObject, "sac")
			b.gives("p2", ItemObject, "coussin")
			b.g.figure("p2").PS = 1
			b.do(strikes("avarice", "p2", 1), 3, 2)
			b.not("R-287", Command{Verb: Answer, Objects: []string{"o6", "o7"}})
			b.do(Command{Verb: Answer, Objects: []string{kept}})
			if n := len(b.g.Held("avarice")); n != 6 || b.g.Object(kept).Owner != "avarice" {
				t.Errorf("avarice holds %d", n)
			}
			if !b.g.Object("o7").Gone || !b.g.Object("o8").Gone {
				t.Error("the rest is destroyed")
			}
		},
		"T-458": func(t *testing.T) { // Domination: one die, 3, 10 cm, 1d6, no ammunition
			b := duel(t)
			b.g.Step = GodB
			b.stands("domination")
			shot := shoots("domination", "p1", 1)
			shot.CM = 10
			b.do(shot, 3, 4)
			b.ps("p1", 6-4)
			b.not("R-090", shot)
		},
		"T-459": func(t *testing.T) { // the Cherubim cancel a die, once a round
			b := duel(t)
			cherub := b.stands("cherubins")
			cherub.Activations = 1
			b.do(strikes("p1", "cherubins", 3), 5, 6, 2)
			b.do(Command{Verb: Answer})
			b.ps("cherubins", 30-1)
			b.again("p1")
			b.do(strikes("p1", "cherubins", 3), 5, 6, 2)
			b.ps("cherubins", 30-1-2)
		},
		"T-460": func(t *testing.T) { // the Powers lose what a soul would
			b := duel(t)
			b.stands("puissances").Activations = 1
			b.gives("p1", MeleeObject, "grosse_arme")
			b.gives("p2", ArmourObject, "armure_legere")
			b.do(strikes("p1", "p2", 1), 3)
			b.do(Command{Verb: Answer}, 2)
			b.ps("p2", 6)
			b.ps("puissances", 36-5)
		},
		"T-580": func(t *testing.T) { // a pawn only drifts
			b := duel(t)
			b.not("R-038", shoots("p3", "p1", 1))
		},
		"T-582": func(t *testing.T) { // pushed over the top edge, a damned soul is saved
			b := duel(t)
			b.gives("p2", ArmourObject, "bouclier_energetique")
			b.do(strikes("p1", "p2", 1), 4, 6, 6)
			b.do(Command{Verb: Answer, To: Paradise})
			if f := b.g.figure("p1"); f.State != Saved || f.Pride != 21 {
				t.Errorf("%s, pride %d", f.State, f.Pride)
			}
		},
		"T-583": func(t *testing.T) { // pushed over an end of the beam, a virtuous soul is reincarnated
			b := duel(t)
			b.g.Step = GodB
			b.g.figure("p2").Activations = 0
			b.gives("p1", ArmourObject, "bouclier_energetique")
			b.do(strikes("p2", "p1", 1), 4, 6, 6)
			b.do(Command{Verb: Answer, To: Right})
			if f := b.g.figure("p2"); f.State != Reincarnated {
				t.Errorf("%s", f.State)
			}
		},
		"T-606": func(t *testing.T) { // the whip always works on an angel
			b := duel(t)
			b.stands("luxure")
			b.stands("vertus").Activations = 1
			uid := b.gives("vertus", ItemObject, "la_pomme")
			b.do(strikes("luxure", "vertus", 1), 2, 1)
			b.do(Command{Verb: Answer, Objects: []string{uid}})
			if b.g.Object(uid).Pile != "vertus" {
				t.Error("the angel dropped it")
			}
		},
	}
}

// leftTo expects how many actions a figure has left.
func (b *table) leftTo(id string, want int) {
	b.t.Helper()
	if got := b.rules().remaining(b.g.figure(id)); got != want {
		b.t.Errorf("%s has %d actions left, want %d", id, got, want)
	}
}
