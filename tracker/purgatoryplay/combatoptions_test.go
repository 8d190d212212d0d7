package purgatoryplay

import (
	"fmt"
	"testing"

	"croix/generator/dice"
)

// optionRow is what a house rule makes of a fight: play plays it, want is what
// comes of each value.
type optionRow struct {
	reason, option string
	play           func(b *table) any
	want           map[string]any
}

// TestCombatOptions: each house rule of fights, with each of its values.
func TestCombatOptions(t *testing.T) {
	c := catalog(t)
	for _, row := range combatOptions() {
		for _, o := range c.Options {
			if o.ID == row.option && len(o.Values) != len(row.want) {
				t.Errorf("%s takes %v, tried with %v", o.ID, o.Values, row.want)
			}
		}
		for value, want := range row.want {
			t.Run(row.option+"="+value+" "+row.reason, func(t *testing.T) {
				if got := row.play(duel(t, row.option, value)); fmt.Sprint(got) != fmt.Sprint(want) {
					t.Errorf("got %v, want %v", got, want)
				}
			})
		}
	}
}

// refusedBy is the rule that refuses a gesture, whatever falls; "" for none.
func (b *table) refusedBy(cmd Command, faces ...int) string {
	b.t.Helper()
	events, err := b.try(cmd, faces...)
	if err != nil {
		return refused(err)
	}
	for _, e := range events {
		e.Apply(b.g)
	}
	return ""
}

// try decides a gesture with exactly these faces and changes nothing.
func (b *table) try(cmd Command, faces ...int) ([]Event, error) {
	r := dice.Typed(faces...)
	events, err := Decide(b.g, b.c, cmd, r)
	if err == nil {
		err = r.Done()
	}
	return events, err
}

// jams shoots faces at p2 and tells whether the weapon jams.
func jams(b *table, faces ...int) any {
	gun := b.gives("p1", RangedObject, "arme_a_feu_de_poing")
	b.do(shoots("p1", "p2", len(faces)), faces...)
	return b.g.Object(gun).Jammed
}

// hurts strikes p2 with one die of 3 and tells its substance.
func hurts(b *table, faces ...int) any {
	b.do(strikes("p1", "p2", 1), faces...)
	return b.g.figure("p2").PS
}

func combatOptions() []optionRow {
	return []optionRow{
		{"two 1s of four are half (Q-103)", "jam.majority", func(b *table) any {
			return jams(b, 1, 1, 3, 4)
		}, map[string]any{"strict": false, "half": true, "plurality": true}},
		{"one 1 of two, the other a 2, is half and no plurality", "jam.majority", func(b *table) any {
			return jams(b, 1, 2)
		}, map[string]any{"strict": false, "half": true, "plurality": false}},
		{"a lone 1 (Q-104)", "jam.single_die", func(b *table) any {
			return jams(b, 1)
		}, map[string]any{"true": true, "false": false}},
		{"the shooter is in contact (Q-110)", "shoot.in_contact", func(b *table) any {
			b.gives("p1", RangedObject, "projectile")
			shot := shoots("p1", "p2", 1)
			shot.Contacts = []string{"p2"}
			return b.refusedBy(shot, 2)
		}, map[string]any{"true": "", "false": "Q-110"}},
		{"holy water is used up, or has 8 less avarice (Q-112)", "items.projectile_ammo", func(b *table) any {
			uid := b.gives("p1", ItemObject, "eau_benite")
			if b.rules().is("items.projectile_ammo", "eight_minus_avarice") {
				b.g.Object(uid).Ammo = 5
			}
			b.do(shoots("p1", "p2", 1), 2)
			return b.g.Object(uid).Gone
		}, map[string]any{"single": true, "eight_minus_avarice": false}},
		{"the lance lies at its target, or stays in hand (Q-112)", "items.projectile_ammo", func(b *table) any {
			uid := b.gives("p1", ItemObject, "la_sainte_lance")
			if b.rules().is("items.projectile_ammo", "eight_minus_avarice") {
				b.g.Object(uid).Ammo = 5
			}
			b.do(shoots("p1", "p2", 1), 2)
			o := b.g.Object(uid)
			return fmt.Sprintf("%s|%s|%d", o.Owner, o.Pile, o.Ammo)
		}, map[string]any{"single": "|p2|1", "eight_minus_avarice": "p1||4"}},
		{"a large shield against a shot of 4 (Q-113)", "shields.vs_shooting", func(b *table) any {
			b.gives("p1", RangedObject, "projectile")
			b.gives("p2", ArmourObject, "grand_bouclier")
			b.do(shoots("p1", "p2", 1), 4)
			return b.g.figure("p2").PS
		}, map[string]any{"false": 3, "true": 6}},
		{"a wandering soul (Q-044)", "wandering.attackable", func(b *table) any {
			return b.refusedBy(strikes("p1", "p3", 1), 1, 2, 2) + string(b.g.figure("p3").Row)
		}, map[string]any{"false": "Q-044", "reveal": "nonne"}},
		{"a condemned soul (Q-045)", "condemned.status", func(b *table) any {
			b.soul("p2", Condemned, "moine").Activations = 1
			b.g.Step = GodB
			b.stands("vertus")
			return b.refusedBy(strikes("vertus", "p2", 1), 2)
		}, map[string]any{"banked": "Q-045", "attackable": "", "active": ""}},
		{"a 5 against jealousy 3 (Q-121)", "aid.help_when", func(b *table) any {
			b.soul("p3", Damned, "moine")
			b.do(Command{Verb: Aid, Figure: "p1", Targets: []string{"p3"}}, 5)
			return b.g.figure("p1").Aids[0].Outcome
		}, map[string]any{"above": "helps", "below": "nothing"}},
		{"the enemy of an ally (Q-123)", "aid.shared_target_test", func(b *table) any {
			b.soul("p3", Damned, "moine")
			b.do(strikes("p1", "p2", 1), 2)
			b.again("p3")
			_, err := b.try(strikes("p3", "p2", 1), 5, 2)
			return err == nil
		}, map[string]any{"true": true, "false": false}},
		{"a 6 on one of two targets behind a shield (Q-131)", "melee.natural_six_hits", func(b *table) any {
			b.soul("p3", Virtuous, "moine").Activations = 1
			b.gives("p2", ArmourObject, "petit_bouclier")
			b.do(Command{Verb: Strike, Figure: "p1", Targets: []string{"p2", "p3"}, Allot: []int{1, 1}}, 6, 5)
			return b.g.figure("p2").PS
		}, map[string]any{"false": 6, "true": 5}},
		{"a struck figure that is not on guard (Q-086)", "riposte.source", func(b *table) any {
			b.g.figure("p2").Activations = 0
			b.refusedBy(strikes("p1", "p2", 1), []int{2}[:b.oneIf("riposte.source", "on_guard_only")]...)
			return len(b.g.Asks)
		}, map[string]any{"any_left": 1, "on_guard_only": 0}},
		{"a riposte of a lone 1 (Q-136)", "melee.riposte_breaks", func(b *table) any {
			b.g.figure("p2").Activations = 0
			uid := b.gives("p2", MeleeObject, "arme")
			b.do(strikes("p1", "p2", 1))
			b.do(Command{Verb: Answer, Number: 1}, 6, 2, 1)
			return b.g.Object(uid).Gone
		}, map[string]any{"false": false, "true": true}},
		{"the sword of Saint Louis and a lone 1 (Q-138)", "relics.breakable", func(b *table) any {
			uid := b.gives("p1", ItemObject, "epee_de_saint_louis")
			b.do(strikes("p1", "p2", 1), 1)
			return b.g.Object(uid).Gone
		}, map[string]any{"true": true, "false": false}},
		{"a small shield and a riposte with a big weapon (Q-139)", "hands.two_handed_blocks_shield", func(b *table) any {
			b.g.figure("p2").Activations = 0
			b.gives("p2", ArmourObject, "petit_bouclier")
			b.gives("p2", MeleeObject, "grosse_arme")
			b.do(strikes("p1", "p2", 1))
			b.do(Command{Verb: Answer, Number: 1}, 6, 3, 2)
			return b.g.figure("p2").PS
		}, map[string]any{"true": 5, "false": 6}},
		{"a short energy weapon against a small shield (Q-141)", "armour.scope", func(b *table) any {
			b.gives("p2", ArmourObject, "petit_bouclier")
			b.gives("p1", MeleeObject, "arme_courte_energetique")
			return hurts(b, 3)
		}, map[string]any{"all_protections": 3, "named_armour": 6}},
		{"energy armour against two hits, 4 and 3 (Q-142)", "armour.energy_roll", func(b *table) any {
			b.gives("p2", ArmourObject, "armure_energetique")
			faces := []int{5, 6, 4, 3}
			b.do(strikes("p1", "p2", 2), faces[:4-b.oneIf("armour.energy_roll", "per_attack")]...)
			return b.g.figure("p2").PS
		}, map[string]any{"per_attack": 6, "per_hit": 5}},
		{"a demon ripostes (Q-030)", "celestial.sin_tests", func(b *table) any {
			b.g.Step = GodB
			b.g.figure("p2").Activations = 0
			b.stands("envie")
			b.do(strikes("p2", "envie", 1))
			b.do(Command{Verb: Answer, Number: 1}, []int{1, 2, 3, 2}[:4-2*b.oneIf("celestial.sin_tests", "fail")]...)
			return b.g.figure("p2").PS
		}, map[string]any{"auto": 4, "fail": 6}},
		{"lust with a big weapon, its die 1 (Q-031)", "demon.weapon_damage", func(b *table) any {
			b.stands("luxure")
			b.stands("vertus").Activations = 1
			blade := strikes("luxure", "vertus", 1)
			blade.Object = b.gives("luxure", MeleeObject, "grosse_arme")
			b.do(blade, []int{3, 1}[:2-b.oneIf("demon.weapon_damage", "six")]...)
			return 26 - b.g.figure("vertus").PS
		}, map[string]any{"roll_as_wrath": 2, "own_only": 1, "six": 12}},
		{"a bow of wrath 3 (Q-022)", "rounding.bow", func(b *table) any {
			b.gives("p1", RangedObject, "arme_a_projectile")
			b.do(shoots("p1", "p2", 1), 3)
			return 6 - b.g.figure("p2").PS
		}, map[string]any{"floor": 1, "ceil": 2}},
		{"a wounded demon that lost an action for ever (Q-081)", "actions.minimum", func(b *table) any {
			f := b.stands("envie")
			f.Losses, f.PS = 1, 1
			return b.rules().allowance(f)
		}, map[string]any{"1": 1, "0": 0}},
		{"two powers in one activation (Q-084)", "actions.power_family_once", func(b *table) any {
			f := b.stands("vertus")
			f.Acts, f.Spent = []Action{PurifyAction}, 1
			return b.rules().maySpend(f, VirtueAction, 1) == nil
		}, map[string]any{"false": true, "true": false}},
		{"a demon that left the flames in its activation (Q-083)", "hell.checked", func(b *table) any {
			b.do(Command{Verb: Move, Figure: "envie", To: Purgatory})
			return b.rules().remaining(b.g.figure("envie"))
		}, map[string]any{"activation_start": 2, "continuous": 1}},
	}
}

// oneIf is 1 if a house rule has that value.
func (b *table) oneIf(option, value string) int {
	if b.rules().is(option, value) {
		return 1
	}
	return 0
}

// rules is the rules of the table's game.
func (b *table) rules() rules {
	b.t.Helper()
	x, err := rulesOf(b.g, b.c)
	if err != nil {
		b.t.Fatal(err)
	}
	return x
}
