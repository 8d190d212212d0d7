package purgatory

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/say"
)

// TestAims: dice are allotted to targets before they are thrown.
func TestAims(t *testing.T) {
	for _, row := range []struct {
		reason        string
		dice, targets int
		want          string
	}{
		{"one target gets all", 4, 1, "[{4 1}]"},
		{"what is left over goes to the first", 5, 3, "[{2 1} {2 1} {1 1}]"},
		{"as many targets as dice", 2, 2, "[{1 1} {1 1}]"},
	} {
		if got := fmt.Sprint(Spread(row.dice, row.targets, 1)); got != row.want {
			t.Errorf("%s: got %s, want %s", row.reason, got, row.want)
		}
	}
}

// TestMayShoot: why a shot is refused, the first reason first.
func TestMayShoot(t *testing.T) {
	gun := Gun{Rate: 3, Ammo: 2, CanJam: true}
	jammed, empty, magic := gun, gun, gun
	jammed.Jammed, empty.Ammo, magic.Ammo = true, 0, Unlimited
	for _, row := range []struct {
		reason string
		gun    Gun
		aims   []Aim
		want   say.Key
	}{
		{"all the rounds there are", gun, Single(2, 0), ""},
		{"more dice than rounds (R-112)", gun, Single(3, 0), say.VerdictTooMany},
		{"the rate of what needs no rounds (Q-236)", magic, Single(3, 0), ""},
		{"more than the rate (Q-100)", magic, Single(4, 0), say.VerdictTooMany},
		{"no rounds (R-110)", empty, Single(1, 0), say.VerdictNoAmmo},
		{"jammed (R-125)", jammed, Single(1, 0), say.VerdictJammed},
		{"no weapon (R-208)", Gun{}, Single(1, 0), say.VerdictNoGun},
		{"nobody to aim at", gun, nil, say.VerdictNoTarget},
		{"a target without die (Q-102)", gun, Spread(1, 2, 0), say.VerdictNoDie},
	} {
		err := MayShoot(Options{}, row.gun, row.aims, true)
		if row.want == "" && err != nil || row.want != "" && !say.Has(err, row.want) {
			t.Errorf("%s: error %v, want %q", row.reason, err, row.want)
		}
	}
}

// TestShootSpread: the faces go to the targets in their order, and all need 6.
func TestShootSpread(t *testing.T) {
	v := Shoot(Options{}, Gun{Rate: 4, Ammo: 5, CanJam: true}, []Aim{{Dice: 3}, {Dice: 1}}, []int{6, 5, 6, 6})
	if got := fmt.Sprint(v); got != "{6 [2 1] false 1}" {
		t.Errorf("got %s", got)
	}
	if v := Shoot(Options{}, Gun{Rate: 3, Ammo: Unlimited}, Single(3, 0), []int{1, 1, 1}); v.Jam || v.Ammo != Unlimited {
		t.Errorf("what needs no rounds and never jams: %+v", v)
	}
}

// TestCancelDie: the Cherubim take one hit away and change nothing else (R-292,
//
func TestCancelDie(t *testing.T) {
	v := Strike(Options{}, Single(3, 0), []int{5, 6, 2})
	less := v.CancelDie(0)
	if less.Hits[0] != 1 || v.Hits[0] != 2 || less.Threshold != v.Threshold {
		t.Errorf("%+v became %+v", v, less)
	}
	if none := Strike(Options{}, Single(2, 0), []int{2, 2}).CancelDie(0); none.Hits[0] != 0 {
		t.Errorf("no hit became %d", none.Hits[0])
	}
	if err := MayStrike(2, Single(3, 0)); !say.Has(err, say.VerdictTooMany) {
		t.Errorf("three of two dice: %v", err)
	}
}

// TestSmallVerdicts are the verdicts of one comparison, on both sides of it.
func TestSmallVerdicts(t *testing.T) {
	c := published(t)
	shield, _ := c.ArmourByID("bouclier_energetique")
	short, _ := c.MeleeByID("arme_courte_energetique")
	imp, _ := c.Demon("diablotin")
	duke, _ := c.Demon("duc_des_enfers")
	virtues, _ := c.Angel("vertus")
	seraph, _ := c.Angel("seraphins")
	jealousy, _ := c.Demon("jalousie")
	o := DefaultOptions(c)
	for _, row := range []struct {
		reason string
		got    any
		want   any
	}{
		{"an energy shield pushes on 4 (Q-143)", Pushed(4), true},
		{"not on 3", Pushed(3), false},
		{"it is rolled for", ShieldPushes(o, nil, Guard{Worn: shield}), true},
		{"not against a short energy weapon (Q-144)", ShieldPushes(o, short, Guard{Worn: shield}), false},
		{"not without one", ShieldPushes(o, nil, Guard{}), false},
		{"incense troubles souls", MeleePenalty(o, nil, true, Guard{Incense: true}), 2},
		{"not beings (Q-217)", MeleePenalty(o, nil, false, Guard{Incense: true}), 0},
		{"the whip above wrath (Q-232)", Whipped(3, 4), true},
		{"not equal to it", Whipped(3, 3), false},
		{"always against an angel", Whipped(0, 1), true},
		{"a big weapon breaks on 6 alone (Q-140)", ArmourBreaks(o, shield, 5), false},
		{"nothing to break", ArmourBreaks(o, nil, 6), false},
		{"jealousy never strikes (Q-236)", jealousy.Fights(), false},
		{"other demons do", imp.Fights(), true},
		{"the imp returns on 4, without a counter", Returns(imp, 3, 3), false},
		{"the duke has no such die", Returns(duke, 6, 6), false},
		{"five souls bring an angel back for sure (Q-152)", Returns(seraph, 5, 1), true},
		{"a humanist in the flames leaves one die (Q-167)", AngelDice(seraph, Try{Humanist: true, InHell: true}), 1},
		{"the Virtues keep two", AngelDice(virtues, Try{Humanist: true, InHell: true}), 2},
		{"R-169 names every soul: a pawn that people left in the flames takes a die too", AngelDice(seraph, Try{InHell: true}), 2},
		{"a demon has four on a humanist (R-182)", DemonDice(Try{Humanist: true}), 4},
		{"and three on another", DemonDice(Try{}), 3},
		{"half is no wound (Q-080)", Wounded(5, 10), false},
		{"less is", Wounded(4, 10), true},
		{"a pawn has one action (R-038)", Allowance(o, Actor{Wandering: true}, 0, 0, 0, false), 1},
		{"a soul in the flames loses none", Allowance(o, Actor{}, 5, 5, 0, true), 2},
		{"a soul that 666 damned can lose one (Q-176)", Allowance(o, Actor{}, 5, 5, 1, false), 1},
	} {
		if row.got != row.want {
			t.Errorf("%s: got %v, want %v", row.reason, row.got, row.want)
		}
	}
}

// TestDefences: what stops which weapon.
func TestDefences(t *testing.T) {
	c := published(t)
	vest, _ := c.ArmourByID("gilet_pare_balle")
	light, _ := c.ArmourByID("armure_legere")
	energy, _ := c.ArmourByID("armure_energetique")
	for _, row := range []struct {
		reason string
		h      Hits
		d      Defence
		energy []int
		want   Loss
	}{
		{"a vest is no use against a blade", Hits{Each: []int{4}}, Defence{Worn: vest}, nil, Loss{3, 10, 0}},
		{"a vest stops a grenade", Hits{Each: []int{9}, Firearm: true}, Defence{Worn: vest}, nil, Loss{7, 10, 0}},
		{"the Seraphim fear no energy weapon", Hits{Each: []int{9}, Energy: true}, Defence{Seraph: true}, nil, Loss{7, 10, 0}},
		{"but a thrown projectile", Hits{Each: []int{9}}, Defence{Seraph: true}, nil, Loss{0, 8, 2}},
		{"the familiar first, the rest to its master", Hits{Each: []int{5, 5}}, Defence{Worn: light}, nil, Loss{0, 9, 1}},
		{"no robe against a soul", Hits{Each: []int{2}}, Defence{Robe: true}, nil, Loss{5, 10, 0}},
		{"energy armour is ignored", Hits{Each: []int{9}, IgnoresArmour: true}, Defence{Worn: energy}, []int{6}, Loss{0, 8, 2}},
		{"armour never heals", Hits{Each: []int{0, 1}}, Defence{Worn: light, Robe: true}, nil, Loss{7, 10, 0}},
		{"substance ends at 0", Hits{Each: []int{40}}, Defence{}, nil, Loss{0, 0, 10}},
	} {
		if got := Damage(Options{}, row.h, row.d, row.energy, 7, 10); got != row.want {
			t.Errorf("%s: got %+v, want %+v", row.reason, got, row.want)
		}
	}
	seraph, _ := c.Angel("seraphins")
	if d := seraph.DefenceOf(nil); !d.Seraph {
		t.Error("the Seraphim have their defence")
	}
	if energyDice := EnergyDice(Options{}, Hits{}, Defence{Worn: energy}); energyDice != 0 {
		t.Errorf("%d energy dice without a hit", energyDice)
	}
}

// TestRerollSixes: a demon throws its 6s again in the flames alone, once (R-183,
//
func TestRerollSixes(t *testing.T) {
	faces := []int{6, 2, 6, 1}
	if at := RerollSixes(Try{Humanist: true}, faces); at != nil {
		t.Errorf("out of the flames: %v", at)
	}
	at := RerollSixes(Try{Humanist: true, InHell: true}, faces)
	again := Rerolled(faces, at, []int{3, 5})
	if !slices.Equal(again, []int{3, 2, 5, 1}) || faces[0] != 6 {
		t.Errorf("%v became %v", faces, again)
	}
	if kept := Rerolled(faces, at, nil); !slices.Equal(kept, faces) {
		t.Errorf("nothing thrown again: %v", kept)
	}
}

// TestControlWants: an attempt tells whether another die is to be thrown, and
// whether God must.
func TestControlWants(t *testing.T) {
	c := published(t)
	both := Near{Envy: true, Principality: true}
	for _, row := range []struct {
		reason string
		by     Side
		faces  []int
		near   Near
		want   ControlRoll
	}{
		{"the first die", God, nil, both, ControlRoll{Again: true, Forced: true}},
		{"a success near the demon", God, []int{1}, both, ControlRoll{Controlled, 1, true, true}},
		{"a failure near the angel", God, []int{5}, both, ControlRoll{Random, 1, true, false}},
		{"both have acted", God, []int{5, 1, 1}, both, ControlRoll{Controlled, 3, false, false}},
		{"a success near the angel stands", God, []int{1}, Near{Principality: true}, ControlRoll{Controlled, 1, false, false}},
		{"Satan re-rolls nothing", Satan, []int{5}, both, ControlRoll{Controlled, 1, false, false}},
	} {
		if got := ControlSequence(c, DefaultOptions(c), row.by, row.faces, 4, row.near); got != row.want {
			t.Errorf("%s: got %+v, want %+v", row.reason, got, row.want)
		}
	}
}

// TestActionLegal: who does what, how often, and what does not go together.
func TestActionLegal(t *testing.T) {
	c := published(t)
	actor := func(id string) Actor {
		b, ok := c.Celestial(id)
		if !ok {
			t.Fatalf("no being %q", id)
		}
		return Actor{Being: b}
	}
	firearm, _ := c.RangedByID("arme_a_feu")
	act := func(actions ...Action) (acts []Act) {
		for _, a := range actions {
			acts = append(acts, Act{Action: a})
		}
		return acts
	}
	soul := Actor{}
	for _, row := range []struct {
		reason string
		who    Actor
		allow  int
		acts   []Act
		want   say.Key
	}{
		{"discarding may be repeated (R-091)", soul, 2, act(ActDiscard, ActDiscard), ""},
		{"each discard costs (R-152)", soul, 2, act(ActDiscard, ActDiscard, ActDiscard), say.VerdictCost},
		{"the test before aid is free (Q-122)", soul, 2, act(ActAid, ActStrike, ActAid, ActMove), ""},
		{"two different objects (Q-084)", soul, 2, []Act{{Action: ActUseItem, Item: "graal"}, {Action: ActUseItem, Item: "necronomicon"}}, ""},
		{"the same object twice", soul, 2, []Act{{Action: ActUseItem, Item: "graal"}, {Action: ActUseItem, Item: "graal"}}, say.VerdictTwice},
		{"a pentacle after a move (Q-216)", soul, 2, []Act{{Action: ActMove}, {Action: ActUseItem, Item: "craie_a_pentacle"}}, say.VerdictMovePentacle},
		{"a move after a shot with a firearm (Q-115)", soul, 2, []Act{{Action: ActShoot, Gun: firearm}, {Action: ActMove}}, say.VerdictMoveShoot},
		{"a soul has no powers", soul, 2, act(ActDamn), say.VerdictWho},
		{"a soul with a power of 666 (R-181)", soul, 2, []Act{{Action: ActDamn, Power: true}}, ""},
		{"but no power of angels", soul, 2, []Act{{Action: ActPurify, Power: true}}, say.VerdictWho},
		{"a pawn only drifts (T-580)", Actor{Wandering: true}, 1, act(ActShoot), say.VerdictWho},
		{"a pawn drifts", Actor{Wandering: true}, 1, act(ActDrift), ""},
		{"once", Actor{Wandering: true}, 2, act(ActDrift, ActDrift), say.VerdictTwice},
		{"jealousy shoots (Q-236)", actor("jalousie"), 2, act(ActShoot), ""},
		{"jealousy never strikes", actor("jalousie"), 2, act(ActStrike), say.VerdictWho},
		{"a demon shoots with a weapon (R-154)", actor("envie"), 2, []Act{{Action: ActShoot, Gun: firearm}}, ""},
		{"a demon without does not", actor("envie"), 2, act(ActShoot), say.VerdictWho},
		{"Domination shoots (Q-241)", actor("domination"), 2, act(ActShoot), ""},
		{"but no weapon (Q-200)", actor("domination"), 2, []Act{{Action: ActShoot, Gun: firearm}}, say.VerdictWho},
		{"gluttony eats (Q-233)", actor("gourmandise"), 2, act(ActEat), ""},
		{"other demons do not", actor("envie"), 2, act(ActEat), say.VerdictWho},
		{"one move", actor("vertus"), 2, act(ActMove, ActMove), say.VerdictTwice},
		{"three moves are too many for the Thrones", actor("trones"), 3, act(ActMove, ActMove, ActMove), say.VerdictTwice},
		{"nothing follows on guard (R-147)", soul, 3, act(ActOnGuard, ActMove), say.VerdictAfterGuard},
	} {
		err := SequenceLegal(DefaultOptions(c), row.who, row.allow, row.acts)
		if row.want == "" && err != nil || row.want != "" && !say.Has(err, row.want) {
			t.Errorf("%s: error %v, want %q", row.reason, err, row.want)
		}
	}
	for _, a := range []Action{
		ActMove, ActDrift, ActShoot, ActUnjam, ActAid, ActStrike, ActOnGuard, ActPickUp, ActDiscard, ActPutOn,
		ActPurify, ActMakeVirtuous, ActPervert, ActDamn, ActEat, ActUseItem,
	} {
		if a.Name(say.French) == "" || a.Name(say.French) == a.Name(say.English) {
			t.Errorf("%s has no name of its own", a)
		}
	}
}

// TestVerdictBounds: whatever falls, no more hits than dice, substance between
// 0 and what it was, and armour never makes damage worse.
func TestVerdictBounds(t *testing.T) {
	c := published(t)
	face := rapid.IntRange(1, 6)
	rapid.Check(t, func(t *rapid.T) {
		o := DefaultOptions(c)
		for _, id := range []string{"jam.majority", "melee.natural_six_hits", "armour.energy_roll", "armour.scope"} {
			r, _ := o.row(id)
			if err := o.Set(id, rapid.SampledFrom(r.Values).Draw(t, id)); err != nil {
				t.Fatal(err)
			}
		}
		faces := rapid.SliceOfN(face, 1, 6).Draw(t, "faces")
		targets := rapid.IntRange(1, len(faces)).Draw(t, "targets")
		v := Strike(o, Spread(len(faces), targets, rapid.IntRange(0, 4).Draw(t, "penalty")), faces)
		if n := TotalOf(v.Hits); n > len(faces) || n < 0 || len(v.Hits) != targets {
			t.Fatalf("%d hits of %d dice on %d targets: %+v", n, len(faces), targets, v)
		}
		h := Hits{
			Each:    rapid.SliceOfN(rapid.IntRange(0, 18), 0, 6).Draw(t, "hits"),
			Firearm: rapid.Bool().Draw(t, "firearm"), ByDemon: rapid.Bool().Draw(t, "demon"),
			IgnoresArmour: rapid.Bool().Draw(t, "ignores"),
		}
		d := Defence{Worn: rapid.SampledFrom(c.Armour.Rows).Draw(t, "worn"), Robe: rapid.Bool().Draw(t, "robe")}
		energy := rapid.SliceOfN(face, 0, 6).Draw(t, "energy")
		naked, dressed := Suffered(o, h, Defence{}, nil), Suffered(o, h, d, energy)
		if dressed < 0 || dressed > naked {
			t.Fatalf("%d through %+v, %d without", dressed, d, naked)
		}
		familiar, substance := rapid.IntRange(0, 6).Draw(t, "familiar"), rapid.IntRange(0, 66).Draw(t, "substance")
		l := Absorb(dressed, familiar, substance)
		if l.Substance < 0 || l.Familiar < 0 || l.Substance+l.Lost != substance || l.Lost > 0 && l.Familiar > 0 {
			t.Fatalf("%d on %d and %d: %+v", dressed, familiar, substance, l)
		}
	})
}
