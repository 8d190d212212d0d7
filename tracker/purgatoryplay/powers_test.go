package purgatoryplay

import (
	"slices"
	"testing"

	"croix/generator/purgatory"
)

// communist is the throw of that soul: envy 3, jealousy 1, lust 3, wrath 4,
// gluttony 2, avarice 1, sloth 6.
var communist = []int{3, 4}

// plain is the throws of what a soul enters play with: no ranged weapon, a big
// weapon, light armour, no object.
var plain = []int{6, 1, 1, 1, 1, 1, 6, 1}

// first is the sins that come first in the table, among which is that of envy.
func first() []purgatory.Sin { return three(purgatory.Envy, purgatory.Jealousy, purgatory.Lust) }

// at makes a figure playable now, in Purgatory, where it may touch souls.
func (b *table) at(id string) *Figure {
	f := b.g.figure(id)
	f.Place = Purgatory
	steps := map[Side][2]Step{Satan: {SatanB, SatanStep}, God: {GodB, GodStep}}
	b.g.Step, b.g.Done = steps[f.Camp()][b.g.Players-2], false
	return f
}

// TestConversions: what the dice of each power make of souls, with both numbers
// of players and each value of the house rules about it (R-165 to to
//
func TestConversions(t *testing.T) {
	const hell = "in the flames"
	for _, row := range []struct {
		reason  string
		players int
		options []string
		who     string
		target  State
		faces   []int // against 7 of a communist
		want    State
		where   string
	}{
		{"more makes virtuous", 2, nil, "seraphins", Wandering, []int{2, 2, 4}, Virtuous, ""},
		{"equal makes humanist", 2, nil, "seraphins", Wandering, []int{2, 2, 3}, Humanist, ""},
		{"less does nothing", 2, nil, "seraphins", Wandering, []int{2, 2, 2}, Wandering, ""},
		{"666 damns (Q-165)", 2, nil, "seraphins", Wandering, []int{6, 6, 6}, Damned, ""},
		{"666 damns unless it is a misprint", 2, []string{"angel.triple_six", "virtuous"}, "seraphins", Wandering, []int{6, 6, 6}, Virtuous, ""},
		{"three players: less is for Humanity (Q-168)", 3, nil, "seraphins", Wandering, []int{2, 2, 2}, Humanist, ""},
		{"three players: equal too", 3, nil, "seraphins", Wandering, []int{2, 2, 3}, Humanist, ""},
		{"three players: more is for God", 3, nil, "seraphins", Wandering, []int{2, 2, 4}, Virtuous, ""},
		{"or as with two", 3, []string{"angel.three_player", "as_two_player"}, "seraphins", Wandering, []int{2, 2, 2}, Wandering, ""},
		{"the Virtues have no die more on a pawn (Q-242)", 2, nil, "vertus", Wandering, []int{1, 1, 1}, Wandering, ""},
		{"two dice on a humanist", 2, nil, "seraphins", Humanist, []int{2, 6}, Virtuous, ""},
		{"equal fails on a humanist", 2, nil, "seraphins", Humanist, []int{1, 6}, Humanist, ""},
		{"the Virtues have three", 2, nil, "vertus", Humanist, []int{2, 2, 4}, Virtuous, ""},
		{"no 666 on a humanist (Q-173)", 2, nil, "vertus", Humanist, []int{6, 6, 6}, Virtuous, ""},
		{"one die fewer in Hell (Q-167)", 2, nil, "seraphins", Humanist, []int{6}, Humanist, hell},
		{"less is better by a house rule", 2, []string{"angel.humanist_rule", "lower"}, "seraphins", Humanist, []int{1, 5}, Virtuous, ""},
		{"and more is worse", 2, []string{"angel.humanist_rule", "lower"}, "seraphins", Humanist, []int{2, 6}, Humanist, ""},
		{"an angel may try a humanist with three players (Q-170)", 3, nil, "seraphins", Humanist, []int{6, 2}, Virtuous, ""},
		{"less damns", 2, nil, "envie", Wandering, []int{2, 2, 2}, Damned, ""},
		{"equal makes humanist", 2, nil, "envie", Wandering, []int{2, 2, 3}, Humanist, ""},
		{"more does nothing (Q-164)", 2, nil, "envie", Wandering, []int{2, 2, 4}, Wandering, ""},
		{"three players: equal is for God (Q-169)", 3, nil, "envie", Wandering, []int{2, 2, 3}, Virtuous, ""},
		{"three players: more is for Humanity", 3, nil, "envie", Wandering, []int{2, 2, 4}, Humanist, ""},
		{"four dice on a humanist", 2, nil, "envie", Humanist, []int{1, 1, 1, 3}, Damned, ""},
		{"equal fails on a humanist (Q-171)", 2, nil, "envie", Humanist, []int{1, 1, 1, 4}, Humanist, ""},
		{"with three players by a house rule", 3, []string{"humanist.damnable", "always"}, "envie", Humanist, []int{1, 1, 1, 3}, Damned, ""},
		{"imp and duke choose (Q-162)", 2, nil, "diablotin", Wandering, []int{2, 2, 2}, Damned, ""},
		{"the 6s of a failure again in Hell (R-183)", 2, nil, "envie", Humanist, []int{6, 6, 1, 1, 1, 2}, Damned, hell},
		{"not the 6s of a failure elsewhere", 2, nil, "envie", Humanist, []int{6, 6, 1, 1}, Humanist, ""},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := newTable(t, row.players, 2, row.options...)
			c := b.at(row.who)
			f := b.g.figure("p1")
			faces := slices.Clone(row.faces)
			if row.target == Humanist {
				b.soul("p1", Humanist, "communiste")
			} else {
				faces = append(faces, communist...)
				if row.want != Wandering {
					faces = append(faces, plain...)
				}
			}
			if row.where == hell {
				f.Place, c.Place = Flames, Flames
			}
			verb := Virtue
			if c.Kind == DemonKind {
				verb = Damn
			}
			b.do(Command{Verb: verb, Figure: c.ID, Targets: []string{"p1"}, Sins: first()}, faces...)
			if f.State != row.want || f.Power != "" {
				t.Errorf("got %s with power %q, want %s", f.State, f.Power, row.want)
			}
			won := row.want == Virtuous && c.Kind == AngelKind
			if (c.Virtuous == 1) != won {
				t.Errorf("%s has won %d souls (Q-151)", c.ID, c.Virtuous)
			}
			if row.want == Wandering && f.Row != "" {
				t.Error("the identity is forgotten (Q-050)")
			}
		})
	}
}

// TestPowersRefused: who may use which power on whom (R-160, R-179, R-197, R-235,
//
func TestPowersRefused(t *testing.T) {
	for _, row := range []struct {
		reason  string
		players int
		options []string
		change  func(b *table, c, f *Figure)
		who     string
		verb    Verb
		sins    []purgatory.Sin
		rule    string
	}{
		{"an angel does not damn", 2, nil, nil, "vertus", Damn, first(), "R-160"},
		{"a demon does not purify", 2, nil, nil, "envie", Purify, nil, "R-160"},
		{"its own sin is among the three", 2, nil, nil, "avarice", Damn, first(), "R-179"},
		{"three different sins", 2, nil, nil, "vertus", Virtue, three(0, 0, 1), "R-165"},
		{"an angel in Paradise touches nobody (Q-014)", 2, nil, func(_ *table, c, _ *Figure) { c.Place = Paradise }, "vertus", Virtue, first(), "Q-159"},
		{"no contact from the embers", 2, nil, func(_ *table, c, _ *Figure) { c.Place = Embers }, "envie", Pervert, nil, "Q-159"},
		{"which a house rule does not ask", 2, []string{"powers.contact_required", "false"}, func(_ *table, c, _ *Figure) { c.Place = Embers }, "envie", Pervert, nil, "<nil>"},
		{"but for damning it does", 2, []string{"powers.contact_required", "false"}, func(_ *table, c, _ *Figure) { c.Place = Embers }, "envie", Damn, first(), "Q-159"},
		{"a damned soul stays damned", 2, nil, func(b *table, _, _ *Figure) { b.soul("p1", Damned, "moine") }, "vertus", Virtue, first(), "Q-053"},
		{"a humanist is not purified", 2, nil, func(b *table, _, _ *Figure) { b.soul("p1", Humanist, "moine") }, "vertus", Purify, nil, "Q-053"},
		{"no humanist is damned with three players", 3, nil, func(b *table, _, _ *Figure) { b.soul("p1", Humanist, "moine") }, "envie", Damn, first(), "Q-170"},
		{"nor with two by a house rule", 2, []string{"humanist.damnable", "never"}, func(b *table, _, _ *Figure) { b.soul("p1", Humanist, "moine") }, "envie", Damn, first(), "Q-170"},
		{"demons without sin may use powers", 2, nil, nil, "diablotin", Pervert, three(0)[:1], "<nil>"},
		{"unless they may not", 2, []string{"demon.no_sin", "forbidden"}, nil, "diablotin", Pervert, three(0)[:1], "Q-162"},
		{"they name the sin", 2, nil, nil, "diablotin", Pervert, nil, "Q-162"},
		{"others have theirs", 2, nil, nil, "avarice", Pervert, three(0)[:1], "R-177"},
		{"a soul that implored God", 2, nil, func(b *table, _, _ *Figure) { b.soul("p1", Humanist, "moine").Bans = []Ban{NoDamn} }, "envie", Damn, first(), "R-197"},
		{"a soul that renounced Him", 2, nil, func(b *table, _, _ *Figure) { b.soul("p1", Humanist, "moine").Bans = []Ban{NoVirtuous} }, "vertus", Virtue, first(), "R-197"},
		{"which does not save it from Satan", 2, nil, func(b *table, _, _ *Figure) { b.soul("p1", Humanist, "moine").Bans = []Ban{NoVirtuous} }, "envie", Damn, first(), "<nil>"},
		{"a pawn that prayed", 2, nil, func(_ *table, _, f *Figure) { f.Bans = []Ban{NoPervert} }, "envie", Pervert, nil, "R-197"},
		{"a pawn that swore", 2, nil, func(_ *table, _, f *Figure) { f.Bans = []Ban{NoPurify} }, "vertus", Purify, nil, "R-197"},
		{"a pentacle", 2, nil, func(b *table, _, _ *Figure) { b.soul("p1", Humanist, "moine").Pentacle = true }, "envie", Damn, first(), "R-258"},
		{"the same power twice", 2, nil, func(_ *table, c, _ *Figure) { c.Acts, c.Spent = []Action{DamnAction}, 1 }, "envie", Damn, first(), "R-090"},
		{"another power after it (Q-084)", 2, nil, func(_ *table, c, _ *Figure) { c.Acts, c.Spent = []Action{PervertAction}, 1 }, "envie", Damn, first(), "<nil>"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := newTable(t, row.players, 2, row.options...)
			c := b.at(row.who)
			b.do(Command{Verb: Activate, Figure: c.ID})
			if row.change != nil {
				row.change(b, c, b.g.figure("p1"))
			}
			b.not(row.rule, Command{Verb: row.verb, Figure: c.ID, Targets: []string{"p1"}, Sins: row.sins})
		})
	}
}

// TestDamnAnyway: what a rule forbids is done if players say so, and logged.
func TestDamnAnyway(t *testing.T) {
	b := newTable(t, 3, 2)
	b.at("envie")
	f := b.soul("p1", Humanist, "communiste")
	cmd := Command{Verb: Damn, Figure: "envie", Targets: []string{"p1"}, Sins: first(), Anyway: true}
	events := b.do(cmd, 1, 1, 1, 3)
	told := slices.ContainsFunc(events, func(e Event) bool { o, ok := e.(Override); return ok && o.Rule == "Q-170" })
	if f.State != Damned || !told {
		t.Errorf("got %s, told %v", f.State, told)
	}
	b.g.Active = ""
	b.at("vertus")
	b.not("Q-053", Command{Verb: Virtue, Figure: "vertus", Targets: []string{"p1"}, Sins: first(), Anyway: true})
}

// TestPurify: each 1 lowers one of as many different sins; the
// changes stay with a pawn that nobody knows, and show when it is known.
func TestPurify(t *testing.T) {
	b := newTable(t, 2, 2)
	b.at("vertus")
	cmd := Command{Verb: Purify, Figure: "vertus", Targets: []string{"p1"}}
	b.do(cmd, 1, 4, 1)
	answer := func(sins ...purgatory.Sin) Command { return Command{Verb: Answer, Sins: sins} }
	b.not("Q-160", answer(purgatory.Envy))
	b.not("Q-160", answer(purgatory.Envy, purgatory.Envy))
	b.do(answer(purgatory.Envy, purgatory.Sloth))
	f := b.g.figure("p1")
	if f.Shifts[purgatory.Envy] != -1 || f.Shifts[purgatory.Sloth] != -1 || f.Shifts.Pride() != -2 {
		t.Fatalf("got %v", f.Shifts)
	}
	// 3+1+3 less 1 is 6: 7 is more.
	b.do(Command{Verb: Virtue, Figure: "vertus", Targets: []string{"p1"}, Sins: first()}, append(append([]int{2, 2, 3}, communist...), plain...)...)
	if f.State != Virtuous {
		t.Errorf("a purified soul is easier to win: %s", f.State)
	}
	b = newTable(t, 2, 2)
	b.at("vertus")
	cmd.Sins = three(purgatory.Lust, purgatory.Envy, purgatory.Sloth)
	b.do(cmd, 1, 4, 1)
	if f := b.g.figure("p1"); f.Shifts[purgatory.Lust] != -1 || f.Shifts[purgatory.Envy] != -1 || f.Shifts[purgatory.Sloth] != 0 || len(b.g.Asks) > 0 {
		t.Errorf("sins named before are taken in their order: %v", f.Shifts)
	}
}

// TestPervert: each 6 adds to the demon's sin; three damn and add nothing, and
// give no power.
func TestPervert(t *testing.T) {
	b := newTable(t, 2, 2)
	b.at("avarice")
	b.do(Command{Verb: Pervert, Figure: "avarice", Targets: []string{"p1"}}, 6, 6, 1)
	if got := b.g.figure("p1").Shifts; got[purgatory.Avarice] != 2 || got.Pride() != 2 {
		t.Errorf("two 6s add 2 to avarice: %v", got)
	}
	b.g.Active = ""
	b.at("diablotin")
	b.do(Command{Verb: Pervert, Figure: "diablotin", Targets: []string{"p2"}, Sins: []purgatory.Sin{purgatory.Wrath}},
		append(append([]int{6, 6, 6}, communist...), plain...)...)
	if f := b.g.figure("p2"); f.State != Damned || f.Shifts.Pride() != 0 || f.Power != "" {
		t.Errorf("three 6s: got %s, %v, power %q", f.State, f.Shifts, f.Power)
	}
}

// TestMinorDemon: 666 gives a power by the table of the house rules, and the
// highest sin, which Satan chooses among equal ones.
func TestMinorDemon(t *testing.T) {
	for value, faces := range map[string]map[int]string{
		"powers":   {2: purgatory.PowerRestructure, 3: purgatory.PowerPervert, 6: purgatory.PowerDamn},
		"specials": {1: "luxure", 9: "duc_des_enfers"},
	} {
		for face, want := range faces {
			b := newTable(t, 2, 2, "triple_six.power_table", value)
			b.at("envie")
			throws := append(append(append([]int{6, 6, 6}, communist...), plain...), face)
			b.do(Command{Verb: Damn, Figure: "envie", Targets: []string{"p1"}, Sins: first()}, throws...)
			if f := b.g.figure("p1"); f.State != Damned || f.Power != want || f.Affiliation != "paresse" {
				t.Errorf("%s, %d: got %s, %q of %q, want %q", value, face, f.State, f.Power, f.Affiliation, want)
			}
		}
	}
	b := newTable(t, 2, 2)
	b.at("envie")
	b.do(Command{Verb: Damn, Figure: "envie", Targets: []string{"p1"}, Sins: first()}, append(append([]int{6, 6, 6, 2, 1}, plain...), 5)...)
	b.not("Q-175", Command{Verb: Answer, Sins: three(0, 1, 2)})
	b.do(Command{Verb: Answer, Sins: []purgatory.Sin{purgatory.Lust}})
	f := b.g.figure("p1")
	if f.Affiliation != "luxure" {
		t.Fatalf("a monk has 3 everywhere: Satan chooses lust: %q", f.Affiliation)
	}
	b.g.Active, b.g.Step, b.g.Done = "", SatanB, false
	f.Activations = 0
	damn := Command{Verb: Damn, Figure: "p1", Targets: []string{"p2"}, Sins: three(purgatory.Envy, purgatory.Avarice, purgatory.Sloth)}
	b.not("R-179", damn)
	b.not("R-160", Command{Verb: Pervert, Figure: "p1", Targets: []string{"p2"}})
	damn.Sins = first()
	b.do(damn, append(append([]int{1, 1, 1}, communist...), plain...)...)
	if b.g.figure("p2").State != Damned || f.State != Damned {
		t.Error("a minor demon damns with its own sin, and stays a soul")
	}
}

// TestMinorDemonReturns: a minor demon with the power restructures like a demon;
// with the imp's it rolls.
func TestMinorDemonReturns(t *testing.T) {
	for _, when := range []string{"any_round", "at_death"} {
		b := newTable(t, 2, 3, "demon.restructure_when", when)
		f := b.soul("p1", Damned, "communiste")
		f.Power, f.Affiliation, f.PS = purgatory.PowerRestructure, "paresse", 1
		home := b.soul("p3", Condemned, "moine")
		home.Pride = 21
		b.g.Step, f.Poisoned = SatanB, true
		b.do(Command{Verb: Activate, Figure: "p1"}, 6)
		b.not("<nil>", Command{Verb: Answer, No: true})
		b.do(Command{Verb: Answer, Figure: "p3"})
		if f.State != Damned || f.PS != 4 || f.Losses != 1 || f.Place != Flames || home.State != Consumed || f.Pride != 0 {
			t.Errorf("%s: got %+v, %s", when, f, home.State)
		}
		b.g.Step, b.g.Done = SatanB, false
		b.not("R-074", Command{Verb: Activate, Figure: "p1"})
	}
	b := newTable(t, 2, 3, "triple_six.power_table", "specials")
	f := b.soul("p1", Destroyed, "communiste")
	f.Power, f.Affiliation, f.PS, f.LeftRound = impRow, "paresse", 0, 1
	lastStep(b)
	b.do(Command{Verb: End})
	b.do(Command{Verb: Start}, 4)
	if f.State != Damned || f.PS != 4 || f.Place != Flames || f.Losses != 0 {
		t.Errorf("the imp's power: got %+v", f)
	}
}

// TestFreeAttack: a humanist that a demon failed to damn strikes it at once, with
// 1 to lust dice, by the hand of God, or of Humanity.
func TestFreeAttack(t *testing.T) {
	for _, row := range []struct {
		reason string
		weapon string
		worn   string
		number int
		faces  []int
		lost   int
	}{
		{"bare hands, lust 3, wrath 4: 2 a hit", "", "", 0, []int{5, 6, 1}, 4},
		{"one die hits on 3", "", "", 1, []int{3}, 2},
		{"ones break nothing", "arme_courte", "", 0, []int{1, 1, 1}, 0},
		{"a big weapon: 8 a hit", "grosse_arme", "", 1, []int{4}, 8},
		{"light armour: 1 less a hit", "arme", "armure_legere", 0, []int{5, 1, 6}, 6},
		{"energy armour stops it", "arme", "armure_energetique", 1, []int{4, 4}, 0},
		{"a large shield: 2 less a die", "arme", "grand_bouclier", 1, []int{4}, 0},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := newTable(t, 2, 2)
			c := b.at("envie")
			b.soul("p1", Humanist, "communiste")
			b.g.Objects = []Object{{UID: "o1", Row: row.weapon, Kind: MeleeObject, Owner: "p1"}, {UID: "o2", Row: row.worn, Kind: ArmourObject, Owner: "envie"}}
			c.Worn = "o2"
			b.do(Command{Verb: Damn, Figure: "envie", Targets: []string{"p1"}, Sins: first()}, 1, 1, 1, 4)
			if q := b.g.Asks[0]; q.Side != God || q.Figure != "p1" {
				t.Fatalf("got %+v", q)
			}
			b.not("R-182", Command{Verb: Answer, Number: 4})
			b.not("R-052", Command{Verb: Answer, No: true})
			b.do(Command{Verb: Answer, Number: row.number}, row.faces...)
			if c.PS != 16-row.lost || b.g.figure("p1").Spent != 0 {
				t.Errorf("envy has %d of 16, want %d less", c.PS, row.lost)
			}
		})
	}
}
