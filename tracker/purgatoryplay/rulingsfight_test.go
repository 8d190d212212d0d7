package purgatoryplay

import (
	"testing"

	"croix/generator/purgatory"
)

// fightRulings is about fights and weapons.
func fightRulings() map[string]func(*testing.T) {
	return map[string]func(*testing.T){
		"Q-032": func(t *testing.T) { // a weapon that a demon takes keeps its rounds
			b := newTable(t, 2, 3)
			b.turn(SatanB)
			b.give("p1", "arme_a_feu")
			o := b.g.object("o1")
			o.Owner, o.Pile, o.Ammo = "", "p1", 2
			b.do(Command{Verb: Take, Figure: "luxure", Objects: []string{"o1"}})
			if o := b.held("luxure", "arme_a_feu"); o.Ammo != 2 {
				t.Errorf("%d rounds", o.Ammo)
			}
		},
		"Q-091": func(t *testing.T) { // a riposte for each action left, and a Strike afterwards
			b := duel(t)
			b.soul("p3", Damned, "moine")
			b.g.figure("p2").Activations = 0
			for i, by := range []string{"p1", "p3"} {
				b.turn(SatanB)
				b.do(strikes(by, "p2", 1), [][]int{nil, {4}}[i]...) // the second one aids the first
				b.do(Command{Verb: Answer, Number: 1}, 4, 2, 2)
				b.leftTo("p2", 1-i)
			}
			b = duel(t)
			b.g.figure("p2").Activations = 0
			b.do(strikes("p1", "p2", 1))
			b.do(Command{Verb: Answer, Number: 1}, 4, 2, 2)
			b.turn(GodB)
			b.g.figure("p1").Activations = 1
			b.do(strikes("p2", "p1", 1), 2)
		},
		"Q-107": func(t *testing.T) { // a grenade that shows a 1 jams, and hurts nobody
			b := duel(t)
			o := b.gives("p1", RangedObject, "projectile_a_feu")
			b.do(Command{Verb: Shoot, Figure: "p1", Object: o, Targets: []string{"p2"}, Number: 1, Near: []string{"p1"}}, 1)
			b.ps("p1", 6)
			b.ps("p2", 6)
			if got := b.g.Object(o); !got.Jammed || got.Ammo != 4 {
				t.Errorf("got %+v", got)
			}
		},
		"Q-116": func(t *testing.T) { // without rounds a weapon is of no use
			b := duel(t)
			o := b.gives("p1", RangedObject, "arme_a_feu")
			b.g.Object(o).Ammo = 0
			b.not("R-110", Command{Verb: Shoot, Figure: "p1", Object: o, Targets: []string{"p2"}, Number: 1})
		},
		"Q-124": func(t *testing.T) { // who tries to harm an ally does only that
			b := duel(t)
			b.soul("p3", Damned, "moine")
			b.do(Command{Verb: Aid, Figure: "p1", Targets: []string{"p3"}}, 3)
			b.not("R-132", strikes("p1", "p2", 1))
			b.not("R-132", Command{Verb: End})
			b.g.figure("p3").Activations = 1
			b.do(strikes("p1", "p3", 1), 3)
			b.ps("p3", 5)
		},
		"Q-130": func(t *testing.T) { // from one die to the lust
			for n, want := range map[int]string{1: "", 3: "", 4: "R-140"} {
				b := duel(t)
				if got := b.plays(strikes("p1", "p2", n), 2, 2, 2); got != want {
					t.Errorf("%d dice: %q", n, got)
				}
			}
		},
		"Q-135": func(t *testing.T) { // a riposte too
			for n, want := range map[int]string{1: "", 3: "", 4: "R-143"} {
				b := duel(t)
				b.g.figure("p2").Activations = 0
				b.do(strikes("p1", "p2", 1))
				if got := b.plays(Command{Verb: Answer, Number: n}, 4, 2, 2, 2, 2); got != want {
					t.Errorf("%d dice: %q", n, got)
				}
			}
		},
		"Q-134": func(t *testing.T) { // first with one die, or at the same time with more
			for reason, row := range map[string]struct {
				answer Command
				want   string
			}{
				"yes": {Command{}, ""}, "one die": {Command{Number: 1}, ""}, "more": {Command{Number: 2}, "R-144"},
				"no": {Command{No: true}, ""}, "no, with two": {Command{No: true, Number: 2}, ""},
			} {
				b := duel(t)
				f := b.g.figure("p2")
				f.Activations, f.Guard = 0, true
				b.do(strikes("p1", "p2", 1))
				b.do(Command{Verb: Answer}, b.rules().sins(f)[purgatory.Sloth])
				if q := b.g.Asks[0]; q.Kind != AskFirst {
					t.Fatalf("%s: got %+v", reason, q)
				}
				row.answer.Verb = Answer
				if got := b.plays(row.answer, 2, 2, 2, 2); got != row.want {
					t.Errorf("%s: %q, want %q", reason, got, row.want)
				}
			}
		},
		"Q-147": func(t *testing.T) { // to disengage is a part of the Move
			b := duel(t)
			b.do(Command{Verb: Move, Figure: "p1", From: []string{"p2"}}, 3) // no more than its sloth: no blow
			if f := b.g.figure("p1"); f.Spent != 1 || f.PS != 6 {
				t.Errorf("got %+v", f)
			}
		},
		"Q-226": func(t *testing.T) { // each one struck may riposte
			b := duel(t)
			b.soul("p3", Virtuous, "moine")
			b.g.figure("p2").Activations = 0
			b.do(Command{Verb: Strike, Figure: "p1", Targets: []string{"p2", "p3"}, Allot: []int{1, 1}})
			for _, id := range []string{"p2", "p3"} {
				if q := b.g.Asks[0]; q.Kind != AskRiposte || q.Figure != id {
					t.Fatalf("got %+v, want that of %s", q, id)
				}
				b.plays(Command{Verb: Answer, No: true}, 2, 2)
			}
		},
		"Q-227": func(t *testing.T) { // any mix of weapons, one chosen for each attack
			b := duel(t)
			b.gives("p1", MeleeObject, "grosse_arme")
			short := b.gives("p1", MeleeObject, "arme_courte")
			strike := strikes("p1", "p2", 1)
			strike.Object = short
			b.do(strike, 3)
			b.ps("p2", 6-2)
			b.again("p1")
			b.do(strikes("p1", "p2", 1), 3) // the better one, if none is named
			b.ps("p2", 0)
		},
		"Q-206": func(t *testing.T) { // the host does nothing, but it is an object
			for _, s := range purgatory.AllSins() {
				b := damned(t, "moine", "hostie")
				if got := b.rules().sins(b.g.figure("p1"))[s]; got != 3 || len(b.g.Held("p1")) != 1 {
					t.Errorf("%s is %d", s, got)
				}
			}
		},
	}
}

// TestActionsAfterRiposte: the actions that are shown of a struck figure are those
// that its activation then has.
func TestActionsAfterRiposte(t *testing.T) {
	for _, row := range []struct {
		reason string
		guard  bool
		answer Command
		faces  []int
		spent  int
	}{
		{"no riposte costs nothing", false, Command{Verb: Answer, No: true}, []int{1}, 0},
		{"a riposte costs an action", false, Command{Verb: Answer, Number: 1}, []int{3, 1, 1}, 1},
		{"one that fails its test too (Q-133)", false, Command{Verb: Answer, Number: 1}, []int{1, 1}, 1},
		{"on guard it spends the action that it holds (Q-087)", true, Command{Verb: Answer, Number: 1}, []int{4, 1, 1}, 0},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := duel(t)
			f := b.stands("p2")
			full, err := Actions(b.g, b.c, f)
			if err != nil || full < 2 {
				t.Fatal(full, err)
			}
			f.Guard = row.guard
			if held, err := Actions(b.g, b.c, f); err != nil || held != full {
				t.Errorf("on guard since the last round it has %d, want %d (%v)", held, full, err)
			}
			b.do(strikes("p1", "p2", 1))
			b.do(row.answer, row.faces...)
			shown, err := Actions(b.g, b.c, f)
			if err != nil || shown != full-row.spent {
				t.Errorf("%d are shown, want %d less %d (%v)", shown, full, row.spent, err)
			}
			b.g.Step, b.g.Active, b.g.Done = GodB, "", false
			b.do(Command{Verb: Activate, Figure: "p2"})
			if s, err := Next(b.g, b.c); err != nil || s.Left != shown {
				t.Errorf("its activation has %d, %d were shown (%v)", s.Left, shown, err)
			}
		})
	}
}
