package purgatoryplay

import (
	"testing"

	"croix/generator/dice"
	"croix/generator/purgatory"
)

// TestItemEffects: what each special object does: the same play
// with and without it.
func TestItemEffects(t *testing.T) {
	rule := func(cmd Command) func(*table) any { return func(b *table) any { return b.plays(cmd) } }
	left := func(id string, cmd Command, faces ...int) func(*table) any {
		return func(b *table) any {
			if rule := b.plays(cmd, faces...); rule != "" {
				return rule
			}
			return b.g.figure(id).PS
		}
	}
	sin := func(s purgatory.Sin) func(*table) any {
		return func(b *table) any { return b.rules().sins(b.g.figure("p1"))[s] }
	}
	reach := func(b *table) any {
		cm, _, err := Reach(b.g, b.c, b.g.figure("p1"))
		if err != nil {
			t.Fatal(err)
		}
		return cm
	}
	full := func(b *table) any { b.do(Command{Verb: Note}); return b.g.figure("p1").PSMax }
	shoot := func(at string, near ...string) Command {
		return Command{Verb: Shoot, Figure: "p1", Object: "o1", Targets: []string{at}, Number: 1, Near: near}
	}
	use := Command{Verb: Use, Figure: "p1", Object: "o1"}
	envie := three(purgatory.Envy, purgatory.Jealousy, purgatory.Lust)
	angel := Command{Verb: Virtue, Figure: "vertus", Targets: []string{"p1"}, Sins: envie}
	damn := Command{Verb: Damn, Figure: "luxure", Targets: []string{"p1"}, Sins: envie}
	tested := map[string]bool{}
	for _, row := range entryRows() {
		tested[row.item] = true
	}
	// P1 fights for this camp, in the step of its enemies or its own.
	for _, row := range []struct {
		item          string
		camp          State
		step          Step
		play          func(*table) any
		with, without any
	}{
		{"epee_de_saint_louis", Virtuous, GodB, left("luxure", strikes("p1", "luxure", 1), 3, 1), 7, 15},
		{"la_sainte_lance", Virtuous, GodB, left("luxure", shoot("luxure"), 3), 10, "R-154"},
		{"saint_suaire", Virtuous, SatanB, rule(strikes("luxure", "p1", 1)), "R-233", ""},
		{"graal", Virtuous, GodB, left("p1", use), 6, "R-094"},
		{"bible", Humanist, SatanB, rule(damn), "R-235", ""},
		{"crucifix", Virtuous, SatanB, rule(Command{Verb: Move, Figure: "luxure", Contacts: []string{"p1"}}), "R-236", ""},
		{"eau_benite", Virtuous, GodB, left("envie", shoot("luxure", "envie"), 3), 13, "R-154"},
		{"hostie", Virtuous, GodB, func(b *table) any { return len(b.g.Held("p1")) }, 1, 0},
		{"chasuble", Virtuous, GodB, sin(purgatory.Envy), 2, 3},
		{"robe_de_bure", Virtuous, SatanB, left("p1", strikes("luxure", "p1", 1), 3, 2), 2, 1},
		{"bonbons", Virtuous, GodB, full, 8, 6},
		{"figurine_bien_peinte", Virtuous, GodB, reach, 18.0, 17.0},
		{"magazine_ravage", Damned, SatanB, func(b *table) any { b.do(strikes("p1", "p2", 1), 2); return len(b.g.Asks) }, 1, 0},
		{"compte_en_suisse", Virtuous, GodB, sin(purgatory.Envy), 4, 3},
		{"coussin", Virtuous, GodB, reach, 16.0, 17.0},
		{"familier", Virtuous, SatanB, func(b *table) any {
			if len(b.g.Objects) > 0 {
				b.g.figure("p1").Familiar = 2
			}
			return left("p1", strikes("luxure", "p1", 1), 3, 2)(b)
		}, 3, 1},
		{"preservatifs", Virtuous, GodB, func(b *table) any { return b.rules().meleeDice(b.g.figure("p1")) }, 4, 3},
		{"sac", Virtuous, GodB, func(b *table) any {
			held := b.g.Held("p1")
			for range 5 {
				held = append(held, &Object{Row: "hostie"})
			}
			return b.rules().mayCarry(b.g.figure("p1"), held) == nil
		}, true, false},
		{"epee_du_comte_dracula", Damned, SatanB, left("p1", strikes("p1", "p2", 1), 3), 6, 3},
		{"trident_du_diable", Damned, SatanB, func(b *table) any {
			b.plays(shoot("p2"), 3)
			b.turn(SatanB)
			b.g.figure("p1").Activations, b.g.figure("p1").Spent = 0, 0
			return left("p2", shoot("p2"), 2)(b) // it has come back
		}, 3, "R-154"},
		{"necronomicon", Damned, SatanB, func(b *table) any {
			b.do(Command{Verb: Correct, Figure: "p2", Field: "substance", Sign: "=", Number: 0})
			b.plays(Command{Verb: Use, Figure: "p1", Object: "o1", Targets: []string{"p2"}})
			return b.g.figure("p2").State
		}, Virtuous, Destroyed},
		{"la_pomme", Virtuous, GodB, full, 12, 6},
		{"fiole_de_flammes_de_l_enfer", Damned, SatanB, left("envie", shoot("p2", "envie"), 3), 13, "R-154"},
		{"marmite_de_sorciere", Virtuous, GodB, left("p1", use, 3, 3), 5, "R-094"},
		{"dague_de_sacrifice", Damned, SatanB, func(b *table) any { b.do(strikes("p1", "p2", 1), 3); return b.g.figure("p2").Poisoned }, true, false},
		{"craie_a_pentacle", Damned, SatanB, func(b *table) any { b.plays(use); return b.g.figure("p1").Pentacle }, true, false},
		{"encens_malodorant", Virtuous, SatanB, left("p1", strikes("p3", "p1", 1), 4), 3, 2},
		{"croix_a_l_envers", Humanist, GodB, rule(angel), "R-260", ""},
	} {
		tested[row.item] = true
		t.Run(row.item, func(t *testing.T) {
			for _, with := range []bool{true, false} {
				b := newTable(t, 2, 4)
				for _, id := range []string{"luxure", "envie", "vertus"} {
					b.stands(id)
				}
				f := b.soul("p1", row.camp, "moine")
				b.soul("p2", Virtuous, "moine").Activations = 1
				b.soul("p3", Damned, "moine")
				b.turn(row.step)
				f.PS = 3
				for _, id := range []string{"p1", "luxure"} { // nobody ripostes
					if b.g.figure(id).Camp() != row.step.Side() {
						b.g.figure(id).Activations = 1
					}
				}
				want := row.without
				if with {
					b.give("p1", row.item)
					want = row.with
				}
				if got := row.play(b); got != want {
					t.Errorf("with it %v: got %v, want %v", with, got, want)
				}
			}
		})
	}
	for _, it := range catalog(t).Items.Rows {
		if !tested[it.ID] {
			t.Errorf("nothing shows what %s does (%s)", it.ID, it.Rule)
		}
	}
}

// plays makes a gesture, if no rule refuses it; what dice are thrown after these
// does not matter. It answers the rule.
func (b *table) plays(cmd Command, faces ...int) string {
	events, err := Decide(b.g, b.c, cmd, dice.Resumed(faces, dice.ByScript, dice.Seeded(1)))
	if err != nil {
		return refused(err)
	}
	for _, e := range events {
		e.Apply(b.g)
	}
	return ""
}

// entryRow is an object that works as its soul enters, with the dice that give
// it after a handgun, a short weapon and light armour.
type entryRow struct {
	item           string
	dice           []int
	objects, fakes int
	familiar       int
}

func entryRows() []entryRow {
	return []entryRow{
		{"armure_en_carton", []int{3, 3}, 4, 1, 0},
		{"arme_factice", []int{3, 4}, 4, 2, 0},
		{"familier", []int{3, 6, 5}, 4, 0, 5},
		{purgatory.Nothing, []int{6, 1}, 3, 0, 0},
		{purgatory.Nothing, []int{6, 6}, 3, 0, 0},
	}
}

// TestItemEntry: what the objects do that work at entry (R-245, R-246, R-248,
//
func TestItemEntry(t *testing.T) {
	for _, row := range entryRows() {
		b := newTable(t, 2, 2)
		f := enters(t, b, append([]int{3, 1, 2, 1, 3, 2, 1, 1}, row.dice...)...)
		fakes := 0
		for _, o := range b.g.Held("p1") {
			if o.Fake {
				fakes++
			}
		}
		if n := len(b.g.Held("p1")); n != row.objects || fakes != row.fakes || f.Familiar != row.familiar {
			t.Errorf("%s: %d objects, %d fakes, familiar %d", row.item, n, fakes, f.Familiar)
		}
	}
}
