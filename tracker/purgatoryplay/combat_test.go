package purgatoryplay

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// TestNoAttack: who may not attack whom, and with what.
func TestNoAttack(t *testing.T) {
	for _, row := range []struct {
		reason string
		set    func(b *table)
		cmd    Command
		rule   string
	}{
		{"an enemy in contact (R-140)", nil, strikes("p1", "p2", 3), ""},
		{"itself", nil, strikes("p1", "p1", 3), "R-140"},
		{"nobody", nil, Command{Verb: Strike, Figure: "p1"}, "R-140"},
		{"somebody who is not there", nil, strikes("p1", "p9", 3), "R-001"},
		{"a friend", func(b *table) { b.soul("p3", Damned, "moine") }, strikes("p1", "p3", 3), "R-140"},
		{"one of its own demons", nil, strikes("p1", "envie", 3), "R-140"},
		{"an angel still in Paradise", nil, strikes("p1", "vertus", 3), "R-037"},
		{"a wandering soul (Q-044)", nil, strikes("p1", "p3", 3), "Q-044"},
		{"a saved soul", func(b *table) { b.g.figure("p2").State = Saved }, strikes("p1", "p2", 3), "R-037"},
		{"a soul in a pentacle (Q-216)", func(b *table) { b.g.figure("p2").Pentacle = true }, strikes("p1", "p2", 3), "R-258"},
		{"more dice than lust (Q-130)", nil, strikes("p1", "p2", 4), "R-140"},
		{"less than a die", nil, strikes("p1", "p2", -1), "R-140"},
		{"twice the same", nil, Command{Verb: Strike, Figure: "p1", Targets: []string{"p2", "p2"}}, "Q-102"},
		{"dice for two, one target", nil, Command{Verb: Strike, Figure: "p1", Targets: []string{"p2"}, Allot: []int{1, 1}}, "Q-102"},
		{"a weapon of another", func(b *table) { b.gives("p2", MeleeObject, "arme") },
			Command{Verb: Strike, Figure: "p1", Targets: []string{"p2"}, Object: "o1"}, "R-154"},
		{"a gun in melee", func(b *table) { b.gives("p1", RangedObject, "arme_a_feu") },
			Command{Verb: Strike, Figure: "p1", Targets: []string{"p2"}, Object: "o1"}, "R-140"},
		{"Jealousy strikes nobody (R-286)", func(b *table) { b.stands("jalousie") }, strikes("jalousie", "p2", 1), "R-094"},
		{"an angel in Paradise strikes nobody", func(b *table) { b.g.Step = GodB }, strikes("vertus", "p1", 1), "R-140"},
		{"an angel uses no weapon (Q-200)", func(b *table) {
			b.g.Step = GodB
			b.stands("vertus")
			b.gives("vertus", MeleeObject, "arme")
		}, Command{Verb: Strike, Figure: "vertus", Targets: []string{"p1"}, Object: "o1"}, "R-154"},
		{"and shoots with none", func(b *table) {
			b.g.Step = GodB
			b.stands("vertus")
			b.gives("vertus", RangedObject, "arme_a_feu")
		}, shoots("vertus", "p1", 1), "R-154"},
		{"a shot without a weapon (R-110)", nil, shoots("p1", "p2", 1), "R-110"},
		{"a jammed weapon (R-125)", func(b *table) {
			b.g.Object(b.gives("p1", RangedObject, "arme_a_feu")).Jammed = true
		}, shoots("p1", "p2", 1), "R-110"},
		{"a fake (Q-203)", func(b *table) {
			b.g.Object(b.gives("p1", RangedObject, "arme_a_feu")).Fake = true
		}, Command{Verb: Shoot, Figure: "p1", Targets: []string{"p2"}, Object: "o1"}, "R-246"},
		{"nothing is jammed", func(b *table) { b.gives("p1", RangedObject, "arme_a_feu") },
			Command{Verb: Unjam, Figure: "p1", Object: "o1"}, "R-125"},
		{"aid to an enemy (Q-126)", nil, Command{Verb: Aid, Figure: "p1", Targets: []string{"p2"}}, "Q-126"},
		{"aid to nobody", nil, Command{Verb: Aid, Figure: "p1"}, "R-130"},
		{"leaving a friend (R-146)", nil, Command{Verb: Move, Figure: "p1", From: []string{"envie"}}, "R-146"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := duel(t)
			if row.set != nil {
				row.set(b)
			}
			if row.rule == "" {
				b.do(row.cmd, 2, 2, 2)
				return
			}
			b.not(row.rule, row.cmd)
		})
	}
}

// TestDamage: what weapons deal and what takes it off (R-034, R-140, Q-221,
// one die of 3 at p2, of substance 6, or at another.
func TestDamage(t *testing.T) {
	for _, row := range []struct {
		reason string
		set    func(b *table)
		by, at string
		faces  []int
		lost   int
	}{
		{"bare hands: half of wrath 3", nil, "p1", "p2", []int{3}, 1},
		{"the better of two weapons (Q-227)", func(b *table) {
			b.gives("p1", MeleeObject, "arme_courte")
			b.gives("p1", MeleeObject, "arme")
		}, "p1", "p2", []int{3}, 3},
		{"a fake is bare hands (Q-203)", func(b *table) {
			b.g.Object(b.gives("p1", MeleeObject, "grosse_arme")).Fake = true
		}, "p1", "p2", []int{3}, 1},
		{"light armour", func(b *table) {
			b.gives("p1", MeleeObject, "arme")
			b.gives("p2", ArmourObject, "armure_legere")
		}, "p1", "p2", []int{3}, 2},
		{"cardboard is no armour", func(b *table) {
			b.gives("p1", MeleeObject, "arme")
			b.g.Object(b.gives("p2", ArmourObject, "armure_lourde")).Fake = true
		}, "p1", "p2", []int{3}, 3},
		{"energy armour on 4", func(b *table) { b.gives("p2", ArmourObject, "armure_energetique") }, "p1", "p2", []int{3, 4}, 0},
		{"the robe, of a demon (Q-218)", func(b *table) {
			b.stands("envie")
			b.gives("p2", ItemObject, "robe_de_bure")
		}, "envie", "p2", []int{3, 4}, 3},
		{"the Seraphim fear no energy weapon (Q-239)", func(b *table) {
			b.stands("seraphins").Activations = 1
			b.gives("p1", MeleeObject, "arme_energetique")
		}, "p1", "seraphins", []int{3}, 0},
		{"but a blade", func(b *table) {
			b.stands("seraphins").Activations = 1
			b.gives("p1", MeleeObject, "arme")
		}, "p1", "seraphins", []int{3}, 3},
		{"the sword of Saint Louis against a demon (Q-149)", func(b *table) {
			b.g.Step = GodB
			b.g.figure("p2").Activations = 0
			b.stands("duc_des_enfers").Activations = 1
			b.gives("p2", ItemObject, "epee_de_saint_louis")
		}, "p2", "duc_des_enfers", []int{3}, 9},
		{"incense takes 2 off the die of a soul (Q-217)", func(b *table) { b.gives("p2", ItemObject, "encens_malodorant") },
			"p1", "p2", []int{4}, 0},
		{"not of a demon", func(b *table) {
			b.stands("envie")
			b.gives("p2", ItemObject, "encens_malodorant")
		}, "envie", "p2", []int{3, 4}, 4},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := duel(t)
			if row.set != nil {
				row.set(b)
			}
			full := b.g.figure(row.at).PS
			b.do(strikes(row.by, row.at, 1), row.faces...)
			b.ps(row.at, full-row.lost)
		})
	}
}

// TestFamiliar: the familiar takes damage first and is gone at 0.
func TestFamiliar(t *testing.T) {
	b := duel(t)
	pet := b.gives("p2", ItemObject, "familier")
	b.g.figure("p2").Familiar = 2
	b.gives("p1", MeleeObject, "arme")
	b.do(strikes("p1", "p2", 1), 3)
	b.ps("p2", 5)
	if b.g.figure("p2").Familiar != 0 || !b.g.Object(pet).Gone {
		t.Error("the familiar is gone")
	}
}

// TestSpread: dice at several targets need 6, and each one struck may riposte
//
func TestSpread(t *testing.T) {
	b := duel(t)
	b.soul("p3", Virtuous, "moine")
	b.g.figure("p2").Activations = 0
	b.do(Command{Verb: Strike, Figure: "p1", Targets: []string{"p2", "p3"}, Allot: []int{2, 1}})
	b.do(Command{Verb: Answer, No: true})
	b.do(Command{Verb: Answer, Number: 1}, 4, 6, 5, 6, 3)
	b.ps("p2", 5)
	b.ps("p3", 5)
	b.ps("p1", 5)
	if b.g.figure("p2").Spent != 0 || b.g.figure("p3").Spent != 1 {
		t.Error("only the riposte costs an action")
	}
}

// TestBurst: a burst at two, hits and jam of one roll, and then
// the weapon is unjammed.
func TestBurst(t *testing.T) {
	b := duel(t)
	b.soul("p3", Virtuous, "moine")
	gun := b.gives("p1", RangedObject, "arme_a_feu_de_poing")
	b.do(Command{Verb: Shoot, Figure: "p1", Targets: []string{"p2", "p3"}, Allot: []int{3, 1}}, 1, 1, 1, 6)
	b.ps("p2", 6)
	b.ps("p3", 6-2)
	if o := b.g.Object(gun); !o.Jammed || o.Ammo != 1 {
		t.Errorf("got %+v", o)
	}
	for _, row := range []struct {
		face         int
		jammed, gone bool
	}{{2, true, false}, {4, false, false}, {3, false, true}} {
		b.again("p1")
		b.g.Object(gun).Jammed = true
		b.do(Command{Verb: Unjam, Figure: "p1"}, row.face)
		if o := b.g.Object(gun); o.Gone != row.gone || !row.gone && o.Jammed != row.jammed {
			t.Errorf("a %d against wrath 3: %+v", row.face, o)
		}
	}
}

// TestBlast: one die, and all within the radius suffer: friends and the thrower,
// but wandering souls and who stands in a pentacle; holy water hurts demons alone
//
func TestBlast(t *testing.T) {
	b := duel(t)
	b.soul("p4", Humanist, "moine").Pentacle = true
	b.gives("p1", RangedObject, "projectile_a_feu")
	shot := shoots("p1", "p2", 1)
	shot.Near = []string{"p1", "p2", "p3", "p4", "envie"}
	b.do(shot, 3)
	for id, want := range map[string]int{"p1": 3, "p2": 3, "p4": 6, "envie": 13} {
		b.ps(id, want)
	}
	b = duel(t)
	b.g.Step = GodB
	b.g.figure("p2").Activations = 0
	water := b.gives("p2", ItemObject, "eau_benite")
	shot = shoots("p2", "envie", 1)
	shot.Near = []string{"p1", "luxure"}
	b.do(shot, 3)
	for id, want := range map[string]int{"p1": 6, "envie": 13, "luxure": 13} {
		b.ps(id, want)
	}
	if !b.g.Object(water).Gone {
		t.Error("it is thrown once")
	}
	b = duel(t)
	b.gives("p1", RangedObject, "projectile_a_feu")
	shot = shoots("p1", "p2", 1)
	shot.Near = []string{"p1"}
	b.do(shot, 2)
	b.ps("p1", 6)
}

// TestAid: a soul that attacks the enemy of an ally tests its jealousy first
//
func TestAid(t *testing.T) {
	set := func() *table {
		b := duel(t)
		b.soul("p3", Damned, "moine")
		b.do(strikes("p3", "p2", 1), 2)
		b.again("p1")
		return b
	}
	b := set()
	b.do(strikes("p1", "p2", 1), 4, 3)
	b.ps("p2", 5)
	b.not("Q-127", Command{Verb: Aid, Figure: "p1", Targets: []string{"p3"}})

	b = set()
	b.do(strikes("p1", "p2", 1), 2)
	b.ps("p2", 6)
	b.not("Q-123", strikes("p1", "p2", 1))
	b.leftTo("p1", 2)
	b.soul("p4", Virtuous, "moine").Activations = 1
	b.do(strikes("p1", "p4", 1), 3) // another enemy

	b = set()
	b.do(strikes("p1", "p2", 1), 3)
	b.not("R-132", strikes("p1", "p2", 1))
	b.not("R-132", Command{Verb: OnGuard, Figure: "p1"})
	b.not("R-132", Command{Verb: End})
	b.g.figure("p3").Activations = 0
	b.do(strikes("p1", "p3", 1))
	b.do(Command{Verb: Answer, Side: Satan, No: true}, 3)
	b.ps("p3", 5)
	b.do(Command{Verb: OnGuard, Figure: "p1"})

	b = set()
	b.do(Command{Verb: Aid, Figure: "p1", Targets: []string{"p3"}}, 5)
	b.do(strikes("p1", "p2", 1), 3) // tested already
	b.ps("p2", 5)

	b = set()
	b.do(Command{Verb: Aid, Figure: "p1", Targets: []string{"p3"}}, 3)
	b.do(Command{Verb: Move, Figure: "p1"}) // towards the ally
	b.do(Command{Verb: End})
}

// TestLeaves: a soul that leaves enemies suffers an automatic hit of each, the
// Powers may take it, and then it has moved.
func TestLeaves(t *testing.T) {
	b := duel(t)
	b.soul("p3", Humanist, "moine")
	b.stands("puissances")
	leave := Command{Verb: Move, Figure: "p1", To: Flames, From: []string{"p2", "p3", "puissances", "p2"}}
	b.do(leave, 4, 3, 1) // p2 above its sloth, p3 not, the angel without a die: damage 1
	if b.g.figure("p1").Place != Purgatory {
		t.Error("it has not moved yet")
	}
	b.do(Command{Verb: Answer, Side: God})
	b.ps("puissances", 36-1)
	b.ps("p1", 6-1)
	if f := b.g.figure("p1"); f.State != Condemned {
		t.Errorf("it is %s in %s", f.State, f.Place)
	}

	b = duel(t)
	b.g.figure("p1").PS = 1
	b.do(Command{Verb: Move, Figure: "p1", To: Left, From: []string{"p2"}}, 4)
	if f := b.g.figure("p1"); f.State != Destroyed {
		t.Errorf("it fell before it left: %s", f.State)
	}
	b = duel(t)
	b.stands("envie")
	b.do(Command{Verb: Move, Figure: "envie", From: []string{"p2"}}) // demons leave freely
	b.ps("envie", 16)
}

// TestHumanists: with two players a humanist always tries to riposte, by the dice
// of the opponent; with three Humanity decides.
func TestHumanists(t *testing.T) {
	b := duel(t)
	b.soul("p2", Humanist, "moine").Activations = 0
	events := b.do(strikes("p1", "p2", 1), 3, 2, 6, 2, 2)
	b.ps("p1", 5)
	for _, e := range events {
		if r, ok := e.(RiposteTested); ok && r.Dice.Side != God {
			t.Errorf("%s throws", r.Dice.Side)
		}
	}
	b = newTable(t, 3, 4)
	b.soul("p1", Damned, "moine")
	b.soul("p2", Humanist, "moine")
	b.g.Step = SatanStep
	b.do(strikes("p1", "p2", 1))
	if q := b.g.Asks[0]; q.Side != Humanity || q.Kind != AskRiposte {
		t.Errorf("asked: %+v", q)
	}
	b.not("R-070", Command{Verb: Answer, Side: God})
}

// TestSpoils: gluttony keeps what it may eat, avarice takes what fits (Q-233,
// Q-237), wrath has struck.
func TestSpoils(t *testing.T) {
	for id, faces := range map[string][]int{"gourmandise": {3, 6}, "avarice": {3, 6}, "colere": {3, 6, 6, 6}} {
		b := duel(t)
		b.stands(id)
		uid := b.gives("p2", MeleeObject, "arme")
		b.do(strikes(id, "p2", 1), faces...)
		f, o := b.g.figure(id), b.g.Object(uid)
		switch {
		case b.g.figure("p2").State != Destroyed || !f.Struck:
			t.Errorf("%s: p2 is %s", id, b.g.figure("p2").State)
		case (id == "gourmandise") != slices.Equal(f.Corpses, []string{"p2"}):
			t.Errorf("%s may eat %v", id, f.Corpses)
		case (id == "avarice") != (o.Owner == id), (id == "avarice") == (o.Pile == "p2"):
			t.Errorf("%s: %+v", id, o)
		}
	}
}

// TestCredit: the revealed Antichrist is credited to the camp of who took its
// last substance: who plays the figure, or its camp.
func TestCredit(t *testing.T) {
	for _, row := range []struct {
		reason string
		by     Side
		want   Side
	}{
		{"a virtuous soul", God, God},
		{"a humanist that God controls", God, God},
		{"a humanist that nobody controls", Nobody, Humanity},
	} {
		b := duel(t)
		b.g.Antichrist = Secret{Pawn: "p1", Chosen: true, Revealed: true}
		b.g.figure("p1").PS, b.g.figure("p1").Activations = 1, 1
		b.g.figure("p2").Activations = 0
		if strings.Contains(row.reason, "humanist") {
			b.soul("p2", Humanist, "moine")
		}
		if row.by == God {
			b.g.Active, b.g.By, b.g.Step = "p2", God, GodB
			b.do(strikes("p2", "p1", 1), 3)
		} else {
			b.g.figure("p1").Activations = 0
			b.do(strikes("p1", "p2", 1), 3, 2, 6, 2, 2)
		}
		if got := b.g.Antichrist.Killer; got != row.want {
			t.Errorf("%s: credited to %q, want %q", row.reason, got, row.want)
		}
	}
}

// TestFightLines: every event of a fight is told in both languages, and nothing
// is told in a wrong form.
func TestFightLines(t *testing.T) {
	b := duel(t)
	b.gives("p1", MeleeObject, "grosse_arme")
	b.gives("p2", ArmourObject, "armure_legere")
	b.g.figure("p2").Activations = 0
	b.do(strikes("p1", "p2", 2))
	before := b.g.Clone()
	events := b.do(Command{Verb: Answer, Number: 1}, 4, 5, 1, 3, 6)
	for lang, want := range map[say.Lang]string{
		say.English: "p1 monk: 5 1, 5+ needed, hits: 1|p1 monk: hit on p2 monk for 6, of which 5 comes through",
		say.French:  "p1 moine\u00a0: 5 1, il fallait 5+, touches\u00a0: 1|p1 moine\u00a0: touche sur p2 moine pour 6, dont 5 passe",
	} {
		lines := strings.Join(Lines(b.c, before, events, lang, AsTable), "|")
		if !strings.Contains(lines, strings.Split(want, "|")[0]) || !strings.Contains(lines, strings.Split(want, "|")[1]) {
			t.Errorf("got %s", lines)
		}
	}
	for _, e := range combatEvents() {
		for _, lang := range []say.Lang{say.English, say.French} {
			if line := e.Line(Teller{lang, b.c, b.g, AsTable}); strings.Contains(line, "%!") || strings.HasPrefix(line, "play.") {
				t.Errorf("%T: %q", e, line)
			}
		}
	}
	for _, out := range []purgatory.Outcome{
		purgatory.Cleared, purgatory.Destroyed, purgatory.StillJammed, purgatory.Helps, purgatory.Harms, purgatory.NoEffect,
		purgatory.NoRiposte, purgatory.ActionLost, purgatory.Simultaneous, purgatory.MayStrikeOnce,
	} {
		if key := "play.outcome." + string(out); say.French.Text(say.Key(key)) == key {
			t.Errorf("%s has no message", fmt.Sprint(out))
		}
	}
}
