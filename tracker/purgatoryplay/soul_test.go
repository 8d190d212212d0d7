package purgatoryplay

import (
	"slices"
	"testing"

	"croix/generator/purgatory"
)

// TestControl: the die against envy 3, for each side and under each house rule
// about it.
func TestControl(t *testing.T) {
	for _, row := range []struct {
		reason  string
		players int
		options []string
		step    Step
		faces   []int
		by      Side // who plays the soul then
		asks    int
		played  int
	}{
		{"Satan above controls", 2, nil, SatanA, []int{4}, Satan, 0, 1},
		{"Satan below: at random, it moves (activity 4)", 2, nil, SatanA, []int{2, 4}, Nobody, 1, 1},
		{"equal: inactive, and not played", 2, nil, SatanA, []int{3}, Nobody, 0, 0},
		{"or played by a house rule", 2, []string{"control.inactive_counts_as_played", "true"}, SatanA, []int{3}, Nobody, 0, 1},
		{"God below controls", 2, nil, GodA, []int{2}, God, 0, 1},
		{"God above: at random", 2, nil, GodA, []int{4, 4}, Nobody, 1, 1},
		{"columns swapped: Satan below controls", 2, []string{"envy.table", "swapped"}, SatanA, []int{2}, Satan, 0, 1},
		{"columns swapped: God above controls", 2, []string{"envy.table", "swapped"}, GodA, []int{4}, God, 0, 1},
		{"three players: at random is for Humanity", 3, nil, GodStep, []int{4}, Humanity, 0, 1},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := newTable(t, row.players, 2, row.options...)
			f := b.soul("p1", Humanist, "moine")
			b.g.Step = row.step
			b.do(Command{Verb: Control, Figure: "p1"}, row.faces...)
			if b.g.By != row.by || len(b.g.Asks) != row.asks || f.Activations != row.played {
				t.Errorf("by %q, %d questions, played %d", b.g.By, len(b.g.Asks), f.Activations)
			}
			if row.by != Nobody && b.g.Active != "p1" {
				t.Errorf("%q is active", b.g.Active)
			}
		})
	}
}

// TestControlAgain: near the demon of envy God throws a success again, near the
// Principalities a failure if he likes, each once.
func TestControlAgain(t *testing.T) {
	const envy, angel = "envie", "principautes"
	type throw struct {
		no    bool
		faces []int
	}
	for _, row := range []struct {
		reason string
		step   Step
		near   []string
		throws []throw // the first, then the answers
		by     Side
		tried  int
	}{
		{"a success near envy, thrown again: lost", GodA, []string{envy}, []throw{{false, []int{2, 3}}}, Nobody, 1},
		{"a success near envy, and again", GodA, []string{envy}, []throw{{false, []int{2, 1}}}, God, 1},
		{"a failure near envy stands", GodA, []string{envy}, []throw{{false, []int{3}}}, Nobody, 1},
		{"a failure near the angel, thrown again: won", GodA, []string{angel}, []throw{{false, []int{3}}, {false, []int{2}}}, God, 1},
		{"a failure near the angel, kept", GodA, []string{angel}, []throw{{false, []int{3}}, {true, nil}}, Nobody, 1},
		{"failure, success, envy, success", GodA, []string{envy, angel}, []throw{{false, []int{3}}, {false, []int{2, 1}}}, God, 1},
		{"success, envy, failure, angel", GodA, []string{envy, angel}, []throw{{false, []int{2, 3}}, {false, []int{1}}}, God, 1},
		{"Satan throws once, whoever is near", SatanA, []string{envy, angel}, []throw{{false, []int{4}}}, Satan, 1},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := newTable(t, 2, 2)
			b.soul("p1", Humanist, "moine")
			b.g.Step = row.step
			cmd := Command{Verb: Control, Figure: "p1", Near: row.near}
			for i, th := range row.throws {
				if i > 0 {
					cmd = Command{Verb: Answer, No: th.no}
				}
				b.do(cmd, th.faces...)
			}
			if b.g.By != row.by || len(b.g.Asks) > 0 || len(b.g.Tried) > row.tried {
				t.Errorf("by %q, asks %v, tried %v", b.g.By, b.g.Asks, b.g.Tried)
			}
		})
	}
}

// TestKeepsAtRandom: what God keeps near the Principalities is what it says: at
// random, the soul acts by itself.
func TestKeepsAtRandom(t *testing.T) {
	b := newTable(t, 2, 2)
	f := b.soul("p1", Humanist, "moine")
	b.g.Step = GodA
	b.do(Command{Verb: Control, Figure: "p1", Near: []string{"principautes"}}, 5)
	b.do(Command{Verb: Answer, No: true}, 1)
	if !slices.Equal(f.Bans, []Ban{NoVirtuous}) {
		t.Errorf("a 1 that God throws: %v", f.Bans)
	}
}

// TestActivity: the six rows of the table, thrown by each side (R-197, Q-183 to
// Q-186), with both readings of the first.
func TestActivity(t *testing.T) {
	for _, row := range []struct {
		reason string
		row1   string
		step   Step
		die    int
		ban    Ban
		ways   []string
		hunts  Kind
	}{
		{"implores God", "conversion", SatanA, 1, NoDamn, nil, ""},
		{"renounces God", "conversion", GodA, 1, NoVirtuous, nil, ""},
		{"not tried by Satan again", "control", SatanA, 1, NoTemptation, nil, ""},
		{"not tried by God again", "control", GodA, 1, NoGuidance, nil, ""},
		{"to Paradise", "conversion", SatanA, 2, "", []string{"paradise"}, ""},
		{"to Hell", "conversion", GodA, 2, "", []string{"flames"}, ""},
		{"prays", "conversion", SatanA, 3, NoPervert, nil, ""},
		{"swears", "conversion", GodA, 3, NoPurify, nil, ""},
		{"to an end, by 4", "conversion", SatanA, 4, "", []string{"left", "right"}, ""},
		{"to an end, by 5", "conversion", GodA, 5, "", []string{"left", "right"}, ""},
		{"attacks a demon", "conversion", SatanA, 6, "", nil, DemonKind},
		{"attacks an angel", "conversion", GodA, 6, "", nil, AngelKind},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := newTable(t, 2, 2, "activity.row1", row.row1)
			f := b.soul("p1", Humanist, "moine")
			b.g.Step = row.step
			random := map[Step]int{SatanA: 2, GodA: 4}[row.step]
			b.do(Command{Verb: Control, Figure: "p1"}, random, row.die)
			var ways []string
			if len(b.g.Asks) > 0 {
				ways = b.g.Asks[0].Options
			}
			bans := []Ban(nil)
			if row.ban != "" {
				bans = []Ban{row.ban}
			}
			if !slices.Equal(f.Bans, bans) || !slices.Equal(ways, row.ways) || f.Hunts != row.hunts || f.Activations != 1 {
				t.Errorf("got %+v, ways %v", f.Soul, ways)
			}
			if row.hunts == "" && b.g.Active != "" {
				t.Error("it has no action of its own")
			}
		})
	}
}

// TestRow1Control: the side that threw a 1 tries the soul no more in the game,
// the other may.
func TestRow1Control(t *testing.T) {
	for ban, want := range map[Ban][2]string{NoTemptation: {"Q-184", "<nil>"}, NoGuidance: {"<nil>", "Q-184"}} {
		b := newTable(t, 2, 2)
		b.soul("p1", Humanist, "moine").Bans = []Ban{ban}
		for i, step := range []Step{SatanA, GodA} {
			b.g.Step = step
			b.not(want[i], Command{Verb: Control, Figure: "p1"})
		}
	}
}

// TestHunts: a humanist that attacks moves, then strikes, and touches nobody but
// those that it attacks.
func TestHunts(t *testing.T) {
	b := newTable(t, 2, 2)
	f := b.soul("p1", Humanist, "moine")
	b.soul("p2", Damned, "nonne")
	b.do(Command{Verb: Control, Figure: "p1"}, 2, 6)
	b.not("Q-186", Command{Verb: OnGuard, Figure: "p1"})
	b.not("Q-186", Command{Verb: Move, Figure: "p1", To: Left})
	x, err := rulesOf(b.g, b.c)
	if err != nil {
		t.Fatal(err)
	}
	for id, forbidden := range map[string]bool{"p2": true, "seraphins": true, "envie": false} {
		if got := x.mayHunt(Command{Verb: Strike, Figure: "p1", Targets: []string{id}}) != nil; got != forbidden {
			t.Errorf("a strike at %s: refused %v", id, got)
		}
	}
	b.not("Q-186", Command{Verb: Strike, Figure: "p1", Targets: []string{"p2"}})
	b.do(Command{Verb: Move, Figure: "p1", To: Flames})
	legal, err := Legal(b.g, b.c)
	if err != nil {
		t.Fatal(err)
	}
	for _, cmd := range legal {
		if cmd.Verb == Move || cmd.Verb == OnGuard {
			t.Errorf("%s is proposed after the move", cmd.Verb)
		}
	}
	b.do(Command{Verb: End})
	if f.Hunts != "" || f.State != Humanist {
		t.Errorf("it attacks in this activation only: %+v", f.Soul)
	}
}

// TestFlee: a humanist flees to an end of the beam, or does what the activity
// table says.
func TestFlee(t *testing.T) {
	b := newTable(t, 2, 2)
	b.soul("p1", Humanist, "moine")
	b.g.Step = SatanC
	b.not("Q-067", Command{Verb: Flee, Figure: "p1", To: Flames})
	b.do(Command{Verb: Flee, Figure: "p1", To: Left})
	b = newTable(t, 2, 2, "turn.flee", "activity_table")
	f := b.soul("p1", Humanist, "moine")
	b.g.Step = SatanC
	b.do(Command{Verb: Flee, Figure: "p1", Near: []string{"paresse"}}, 2)
	b.not("Q-183", Command{Verb: Answer, To: Left})
	if !f.Slowed {
		t.Error("sloth is near: it moves half as far (R-285)")
	}
	b.do(Command{Verb: Answer, To: Paradise})
	if f.State != Saved {
		t.Errorf("a 2 that Satan throws leads to Paradise: %s", f.State)
	}
}

// TestSlothNear: with each rounding, and near a soul to which
// 666 gave that special.
func TestSlothNear(t *testing.T) {
	for rounding, want := range map[string]float64{"floor": 8, "exact": 8.5} {
		b := newTable(t, 2, 2, "rounding.half_move", rounding, "triple_six.power_table", "specials")
		f := b.soul("p1", Damned, "moine")
		near := b.soul("p2", Damned, "nonne")
		near.Power, near.Affiliation = slothRow, "paresse"
		b.g.Step = SatanB
		b.do(Command{Verb: Activate, Figure: "p1", Near: []string{"p2"}})
		if cm, _, err := Reach(b.g, b.c, f); err != nil || cm != want {
			t.Errorf("%s: got %v, %v, want %v", rounding, cm, err, want)
		}
	}
}

// TestDuke: the duke of Hell and whoever has his special stay near Hell (R-289,
//
func TestDuke(t *testing.T) {
	b := newTable(t, 2, 2, "triple_six.power_table", "specials")
	f := b.soul("p1", Damned, "moine")
	f.Power, f.Affiliation = dukeRow, "paresse"
	b.g.Step = SatanB
	b.not("R-289", Command{Verb: Move, Figure: "p1", To: Left})
	b.not("<nil>", Command{Verb: Move, Figure: "p1", To: Flames})
	for id, want := range map[string]bool{"p1": true, dukeRow: true, "envie": false} {
		if cm, ok := Leash(b.g.figure(id)); ok != want || cm != purgatory.DukeLeash {
			t.Errorf("%s: got %d, %v", id, cm, ok)
		}
	}
}

// TestEat: a corpse is eaten once, by who made it, up to full substance (R-282,
//
func TestEat(t *testing.T) {
	b := newTable(t, 2, 2)
	f := b.at("gourmandise")
	b.do(Command{Verb: Activate, Figure: f.ID})
	b.soul("p2", Destroyed, "nonne")
	cmd := Command{Verb: Eat, Figure: f.ID, Targets: []string{"p2"}}
	f.PS = 30
	b.not("Q-233", cmd)
	for _, no := range []string{f.ID, "seraphins", "p1"} { // no corpse, not even anyway
		b.not("R-282", Command{Verb: Eat, Figure: f.ID, Targets: []string{no}, Anyway: true})
	}
	Preyed{Figure: f.ID, Soul: "p2"}.Apply(b.g)
	Preyed{Figure: f.ID, Soul: "p2"}.Apply(b.g)
	b.do(cmd, 4, 5)
	if f.PS != 39 || len(f.Corpses) > 0 || f.Spent != 1 {
		t.Errorf("got %d, corpses %v, spent %d", f.PS, f.Corpses, f.Spent)
	}
	b.g.Active = ""
	b.at("envie")
	b.not("R-282", Command{Verb: Eat, Figure: "envie", Targets: []string{"p2"}})
}

// TestMinorSpecials: a soul to which 666 gave the special of a demon has it in
// fights too.
func TestMinorSpecials(t *testing.T) {
	for _, row := range []struct {
		reason string
		power  string
		faces  []int
		done   func(b *table, f *Figure) bool
	}{
		{"lust: the whip", "luxure", []int{1, 2, 3, 6}, func(b *table, _ *Figure) bool { return len(b.g.Asks) == 1 && b.g.Asks[0].Kind == AskWhip }},
		{"gluttony: a corpse to eat", eaterRow, []int{5, 6, 6}, func(_ *table, f *Figure) bool { return slices.Equal(f.Corpses, []string{"p2"}) }},
		{"avarice: the loot", greedRow, []int{5, 6, 6}, func(b *table, _ *Figure) bool { return len(b.g.Held("p1")) == 1 }},
		{"no special", purgatory.PowerDamn, []int{5, 6, 6}, func(b *table, f *Figure) bool { return len(f.Corpses)+len(b.g.Held("p1"))+len(b.g.Asks) == 0 }},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := newTable(t, 2, 3, "triple_six.power_table", "specials")
			f := b.soul("p1", Damned, "moine")
			f.Power, f.Affiliation = row.power, "luxure"
			at := b.soul("p2", Virtuous, "moine")
			at.PS, at.Activations = 3, 1
			b.g.Objects = []Object{{UID: "o1", Row: "bonbons", Kind: ItemObject, Owner: "p2"}}
			b.g.Step = SatanB
			b.do(Command{Verb: Strike, Figure: "p1", Targets: []string{"p2"}}, row.faces...)
			if !row.done(b, f) {
				t.Errorf("asks %v, corpses %v, holds %d", b.g.Asks, f.Corpses, len(b.g.Held("p1")))
			}
		})
	}
}

// TestCondemnedActive: a condemned soul that plays on moves in Hell only.
func TestCondemnedActive(t *testing.T) {
	b := newTable(t, 2, 2, "condemned.status", "active")
	f := b.soul("p1", Condemned, "moine")
	f.Place, f.Pride = Flames, 21
	b.g.Step = SatanB
	b.not("Q-045", Command{Verb: Move, Figure: "p1", To: Purgatory})
	b.do(Command{Verb: Move, Figure: "p1", To: Flames})
	if f.State != Condemned || f.Pride != 21 {
		t.Errorf("got %s, pride %d", f.State, f.Pride)
	}
}
