package purgatory

import (
	"fmt"
	"strings"
	"testing"
)

// ruled is the house rules with some set, such as "jam.majority=half".
func ruled(t testing.TB, c *Catalog, settings ...string) Options {
	t.Helper()
	o := DefaultOptions(c)
	for _, s := range settings {
		if err := o.SetText(s); err != nil {
			t.Fatal(err)
		}
	}
	return o
}

// TestVerdictOptions: each house rule that concerns a verdict, its ruling
// against its other values.
func TestVerdictOptions(t *testing.T) {
	c := published(t)
	being := func(id string) *Celestial {
		b, ok := c.Celestial(id)
		if !ok {
			t.Fatalf("no being %q", id)
		}
		return b
	}
	armour := func(id string) *ArmourRow {
		a, ok := c.ArmourByID(id)
		if !ok {
			t.Fatalf("no protection %q", id)
		}
		return a
	}
	melee := func(id string) *MeleeRow {
		m, ok := c.MeleeByID(id)
		if !ok {
			t.Fatalf("no weapon %q", id)
		}
		return m
	}
	bow, _ := c.RangedByID("arme_a_projectile")
	big, _ := c.MeleeByID("grosse_arme")
	lance, _ := c.ItemByID("la_sainte_lance")
	trident, _ := c.ItemByID("trident_du_diable")
	pistol := Gun{Rate: 6, Ammo: 6, CanJam: true}
	jams := func(o Options, faces ...int) bool { return Shoot(o, pistol, Single(len(faces), 0), faces).Jam }
	hits := func(each ...int) Hits { return Hits{Each: each} }
	wearing := func(id string) Defence { return Defence{Worn: armour(id)} }
	humanist := Try{Humanist: true}

	for _, row := range []struct {
		reason  string
		set     string // apart by spaces
		verdict func(o Options) any
		want    string
	}{
		{"Q-103 half of two is no majority", "", func(o Options) any { return jams(o, 1, 2) }, "false"},
		{"Q-103 half is enough", "jam.majority=half", func(o Options) any { return jams(o, 1, 2) }, "true"},
		{"Q-103 less than half is not", "jam.majority=half", func(o Options) any { return jams(o, 1, 2, 2) }, "false"},
		{"Q-103 two of five are no majority", "", func(o Options) any { return jams(o, 1, 1, 2, 3, 4) }, "false"},
		{"Q-103 two of five are the most", "jam.majority=plurality", func(o Options) any { return jams(o, 1, 1, 2, 3, 4) }, "true"},
		{"Q-103 as many 2s as 1s", "jam.majority=plurality", func(o Options) any { return jams(o, 1, 1, 2, 2, 4) }, "false"},
		{"Q-103 a weapon breaks by the same majority", "jam.majority=half", func(o Options) any { return Strike(o, Single(2, 0), []int{1, 2}).Breaks }, "true"},
		{"Q-104 a lone 1 jams", "", func(o Options) any { return jams(o, 1) }, "true"},
		{"Q-104 a lone 1 does not", "jam.single_die=false", func(o Options) any { return jams(o, 1) }, "false"},
		{"Q-104 two 1s still do", "jam.single_die=false", func(o Options) any { return jams(o, 1, 1) }, "true"},
		{"Q-104 a lone 1 still breaks a weapon", "jam.single_die=false", func(o Options) any { return Strike(o, Single(1, 0), []int{1}).Breaks }, "true"},
		{"Q-110 in contact", "", func(o Options) any { return MayShoot(o, pistol, Single(1, 0), true) == nil }, "true"},
		{"Q-110 not in contact", "shoot.in_contact=false", func(o Options) any { return MayShoot(o, pistol, Single(1, 0), true) == nil }, "false"},
		{"Q-110 away from it", "shoot.in_contact=false", func(o Options) any { return MayShoot(o, pistol, Single(1, 0), false) == nil }, "true"},
		{"Q-112 a lance flies once", "", func(o Options) any { return EntryRounds(o, Object{Item: lance}, 3) }, "1"},
		{"Q-112 a lance has rounds", "items.projectile_ammo=eight_minus_avarice", func(o Options) any { return EntryRounds(o, Object{Item: lance}, 3) }, "5"},
		{"Q-112 the trident always comes back", "items.projectile_ammo=eight_minus_avarice", func(o Options) any { return EntryRounds(o, Object{Item: trident}, 3) == Unlimited }, "true"},
		{"Q-113 a shield does not stop shots", "", func(o Options) any { return ShotPenalty(o, armour("grand_bouclier")) }, "0"},
		{"Q-113 a shield does", "shields.vs_shooting=true", func(o Options) any { return ShotPenalty(o, armour("grand_bouclier")) }, "2"},
		{"Q-113 armour is no shield", "shields.vs_shooting=true", func(o Options) any { return ShotPenalty(o, armour("armure_lourde")) }, "0"},
		{"Q-121 above helps", "", func(o Options) any { return AidTest(o, 3, 4) }, "helps"},
		{"Q-121 below helps", "aid.help_when=below", func(o Options) any { return AidTest(o, 3, 2) }, "helps"},
		{"Q-121 above does nothing then", "aid.help_when=below", func(o Options) any { return AidTest(o, 3, 4) }, "nothing"},
		{"Q-121 equal harms in any case", "aid.help_when=below", func(o Options) any { return AidTest(o, 3, 3) }, "harms"},
		{"Q-126 a being does not test", "aid.help_when=below", func(o Options) any { return AidTest(o, 0, 6) }, "helps"},

		{"Q-131 a 6 may miss", "", func(o Options) any { return Strike(o, Spread(2, 2, 1), []int{6, 6}).Hits }, "[0 0]"},
		{"Q-131 a 6 always hits", "melee.natural_six_hits=true", func(o Options) any { return Strike(o, Spread(2, 2, 1), []int{6, 5}).Hits }, "[1 0]"},
		{"Q-136 a riposte breaks nothing", "", func(o Options) any { return Riposte(o, 0, []int{1}).Breaks }, "false"},
		{"Q-136 a riposte breaks too", "melee.riposte_breaks=true", func(o Options) any { return Riposte(o, 0, []int{1}).Breaks }, "true"},
		{"Q-138 relics break", "", func(o Options) any { return BreakageOf(o, true, true) }, "weapon"},
		{"Q-138 relics do not", "relics.breakable=false", func(o Options) any { return BreakageOf(o, true, true) }, "nothing"},
		{"Q-138 other weapons still do", "relics.breakable=false", func(o Options) any { return BreakageOf(o, true, false) }, "weapon"},
		{"Q-137 bare hands", "relics.breakable=false", func(o Options) any { return BreakageOf(o, false, false) }, "substance"},
		{"Q-139 two hands, no shield", "", func(o Options) any {
			return MeleePenalty(o, nil, true, Guard{Worn: armour("petit_bouclier"), TwoHanded: true})
		}, "0"},
		{"Q-139 two hands and a shield", "hands.two_handed_blocks_shield=false", func(o Options) any {
			return MeleePenalty(o, nil, true, Guard{Worn: armour("petit_bouclier"), TwoHanded: true})
		}, "1"},
		{"Q-139 the energy shield is one", "", func(o Options) any {
			return ShieldPushes(o, nil, Guard{Worn: armour("bouclier_energetique"), TwoHanded: true})
		}, "false"},
		{"Q-141 a short energy weapon ignores shields", "", func(o Options) any {
			return MeleePenalty(o, melee("arme_courte_energetique"), true, Guard{Worn: armour("grand_bouclier"), Incense: true})
		}, "2"},
		{"Q-141 but not by name", "armour.scope=named_armour", func(o Options) any {
			return MeleePenalty(o, melee("arme_courte_energetique"), true, Guard{Worn: armour("grand_bouclier"), Incense: true})
		}, "4"},
		{"Q-141 a big weapon breaks a shield", "", func(o Options) any { return ArmourBreaks(o, armour("petit_bouclier"), 6) }, "true"},
		{"Q-141 but not by name", "armour.scope=named_armour", func(o Options) any { return ArmourBreaks(o, armour("petit_bouclier"), 6) }, "false"},
		{"Q-141 armour by name", "armour.scope=named_armour", func(o Options) any { return ArmourBreaks(o, armour("armure_lourde"), 6) }, "true"},
		{"Q-142 one die for all hits", "", func(o Options) any { return Suffered(o, hits(3, 4), wearing("armure_energetique"), []int{4}) }, "0"},
		{"Q-142 one die is enough", "", func(o Options) any { return EnergyDice(o, hits(3, 4), wearing("armure_energetique")) }, "1"},
		{"Q-142 a die for each hit", "armour.energy_roll=per_hit", func(o Options) any {
			return Suffered(o, hits(3, 4), wearing("armure_energetique"), []int{4, 3})
		}, "4"},
		{"Q-142 as many dice as hits", "armour.energy_roll=per_hit", func(o Options) any { return EnergyDice(o, hits(3, 4), wearing("armure_energetique")) }, "2"},
		{"Q-086 any action pays", "", func(o Options) any { return RiposteTest(o, 2, 6, false, 1) }, "simultaneous"},
		{"Q-086 only on guard", "riposte.source=on_guard_only", func(o Options) any { return RiposteTest(o, 2, 6, false, 1) }, "impossible"},
		{"Q-086 on guard", "riposte.source=on_guard_only", func(o Options) any { return RiposteTest(o, 2, 6, true, 1) }, "simultaneous"},

		{"Q-030 beings unjam", "", func(o Options) any { return Unjam(o, 0, 1) }, "cleared"},
		{"Q-030 beings do not", "celestial.sin_tests=fail", func(o Options) any { return Unjam(o, 0, 6) }, "still_jammed"},
		{"Q-030 beings do not riposte", "celestial.sin_tests=fail", func(o Options) any { return RiposteTest(o, 0, 6, true, 1) }, "action_lost"},
		{"Q-030 beings do not strike who leaves", "celestial.sin_tests=fail", func(o Options) any { return Disengage(o, true, 0, 6) }, "no_blow"},
		{"Q-030 souls as ever", "celestial.sin_tests=fail", func(o Options) any { return Disengage(o, true, 3, 4) }, "blow"},
		{"Q-031 the roll stands for wrath", "", func(o Options) any { return HitDamage(o, Object{Melee: big}, true, 5, false) }, "10"},
		{"Q-031 its own damage", "demon.weapon_damage=own_only", func(o Options) any { return HitDamage(o, Object{Melee: big}, true, 5, false) }, "5"},
		{"Q-031 a wrath of 6", "demon.weapon_damage=six", func(o Options) any { return HitDamage(o, Object{Melee: big}, true, 5, false) }, "12"},
		{"Q-031 a soul has its own wrath", "demon.weapon_damage=six", func(o Options) any { return HitDamage(o, Object{Melee: big}, false, 5, false) }, "10"},
		{"Q-022 the bow rounds down", "", func(o Options) any { return HitDamage(o, Object{Ranged: bow}, false, 5, false) }, "2"},
		{"Q-022 the bow rounds up", "rounding.bow=ceil", func(o Options) any { return HitDamage(o, Object{Ranged: bow}, false, 5, false) }, "3"},
		{"Q-224 a lance against demons", "", func(o Options) any { return HitDamage(o, Object{Item: lance}, false, 3, true) }, "6"},
		{"Q-081 one action is left", "", func(o Options) any { return Allowance(o, Actor{Being: being("trones")}, 1, 20, 0, true) }, "1"},
		{"Q-081 none is", "actions.minimum=0", func(o Options) any { return Allowance(o, Actor{Being: being("trones")}, 1, 20, 0, true) }, "0"},
		{"Q-084 two powers", "", func(o Options) any {
			return SequenceLegal(o, Actor{Being: being("vertus")}, 2, []Act{{Action: ActPurify}, {Action: ActMakeVirtuous}}) == nil
		}, "true"},
		{"Q-084 one power", "actions.power_family_once=true", func(o Options) any {
			return SequenceLegal(o, Actor{Being: being("vertus")}, 2, []Act{{Action: ActPurify}, {Action: ActMakeVirtuous}}) == nil
		}, "false"},

		{"Q-162 the imp names any sins", "", func(o Options) any { return len(TriplesOf(o, being("diablotin"))) }, "35"},
		{"Q-162 the imp may not", "demon.no_sin=forbidden", func(o Options) any { return len(TriplesOf(o, being("diablotin"))) }, "0"},
		{"Q-162 other demons may", "demon.no_sin=forbidden", func(o Options) any { return len(TriplesOf(o, being("envie"))) }, "15"},
		{"Q-165 an angel’s 666 damns", "", func(o Options) any { return AngelTry(o, Try{}, []int{6, 6, 6}, 3) }, "damned"},
		{"Q-165 an angel’s 666 saves", "angel.triple_six=virtuous", func(o Options) any { return AngelTry(o, Try{}, []int{6, 6, 6}, 18) }, "virtuous"},
		{"Q-166 higher wins a humanist", "", func(o Options) any { return AngelTry(o, humanist, []int{2, 3}, 6) }, "nothing"},
		{"Q-166 lower does", "angel.humanist_rule=lower", func(o Options) any { return AngelTry(o, humanist, []int{2, 3}, 6) }, "virtuous"},
		{"Q-166 higher does not then", "angel.humanist_rule=lower", func(o Options) any { return AngelTry(o, humanist, []int{4, 3}, 6) }, "nothing"},
		{"Q-168 Humanity gets it", "", func(o Options) any { return AngelTry(o, Try{Three: true}, []int{1, 1, 2}, 6) }, "humanist"},
		{"Q-168 nobody does", "angel.three_player=as_two_player", func(o Options) any { return AngelTry(o, Try{Three: true}, []int{1, 1, 2}, 6) }, "nothing"},
		{"Q-170 not with three players", "", func(o Options) any {
			return DemonTry(o, Try{Humanist: true, Three: true}, []int{1, 1, 1, 1}, 9)
		}, "illegal"},
		{"Q-170 with three players", "humanist.damnable=always", func(o Options) any {
			return DemonTry(o, Try{Humanist: true, Three: true}, []int{1, 1, 1, 1}, 9)
		}, "damned"},
		{"Q-170 never", "humanist.damnable=never", func(o Options) any { return DemonTry(o, humanist, []int{1, 1, 1, 1}, 9) }, "illegal"},
		{"Q-170 a wandering soul always", "humanist.damnable=never", func(o Options) any { return DemonTry(o, Try{}, []int{1, 1, 1}, 9) }, "damned"},
		{"Q-174 a power", "", func(o Options) any { return MinorPower(c, o, 6) }, PowerDamn},
		{"Q-174 six faces", "", func(o Options) any { return MinorPower(c, o, 9) }, ""},
		{"Q-174 a special", "triple_six.power_table=specials", func(o Options) any { return MinorPower(c, o, 9) }, "duc_des_enfers"},
		{"Q-180 Satan above", "", func(o Options) any { return Control(c, o, Satan, 5, 3) }, "controlled"},
		{"Q-180 Satan below", "envy.table=swapped", func(o Options) any { return Control(c, o, Satan, 5, 3) }, "random"},
		{"Q-180 God above", "envy.table=swapped", func(o Options) any { return Control(c, o, God, 5, 3) }, "controlled"},
		{"Q-180 equal is equal", "envy.table=swapped", func(o Options) any { return Control(c, o, God, 3, 3) }, "inactive"},
		{"Q-184 never damned", "", func(o Options) any { return Activity(c, o, Satan, 1) }, "no_more_damn"},
		{"Q-184 never controlled", "activity.row1=control", func(o Options) any { return Activity(c, o, God, 1) }, "no_more_control"},
		{"Q-184 the other rows stay", "activity.row1=control", func(o Options) any { return Activity(c, o, God, 2) }, "move_hell"},
		{"Q-214 the cauldron takes nothing", "", func(o Options) any { return Drink(o, []int{1, 1}, 3, 6) }, "3"},
		{"Q-214 the cauldron takes", "cauldron.min=literal", func(o Options) any { return Drink(o, []int{1, 1}, 3, 6) }, "1"},
		{"Q-214 never under 0", "cauldron.min=literal", func(o Options) any { return Drink(o, []int{1, 1}, 1, 6) }, "0"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			if got := fmt.Sprint(row.verdict(ruled(t, c, strings.Fields(row.set)...))); got != row.want {
				t.Errorf("%s: got %s, want %s", row.set, got, row.want)
			}
			// The zero Options follow the rulings too.
			if row.set != "" {
				return
			}
			if got := fmt.Sprint(row.verdict(Options{})); got != row.want {
				t.Errorf("without options: got %s, want %s", got, row.want)
			}
		})
	}
}
