package purgatoryplay

import (
	"testing"

	"croix/generator/say"
)

// TestReveal: when Satan may show the Antichrist, and what it becomes, from any
// camp.
func TestReveal(t *testing.T) {
	for _, row := range []struct {
		reason string
		reveal string
		step   Step
		from   State
		rule   string
	}{
		{"a pawn in Satan's turn", "own_turn", SatanB, Wandering, "<nil>"},
		{"a virtuous soul too", "own_turn", SatanB, Virtuous, "<nil>"},
		{"not in God's turn", "own_turn", GodB, Humanist, "Q-247"},
		{"at any time by a house rule", "any_time", GodB, Humanist, "<nil>"},
		{"not once it has left", "any_time", SatanB, Saved, "Q-247"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := newTable(t, 2, 3, "antichrist.reveal", row.reveal)
			b.do(Command{Verb: Choose, Side: Satan, Figure: "p1"})
			if row.from != Wandering {
				b.soul("p1", row.from, "moine")
			}
			b.g.Step = row.step
			b.not(row.rule, Command{Verb: Reveal})
			b.not("R-070", Command{Verb: Reveal, Side: God})
			if row.rule != "<nil>" {
				return
			}
			var gear []int
			if row.from == Wandering {
				gear = plain
			}
			b.do(Command{Verb: Reveal}, gear...)
			f := b.g.figure("p1")
			if f.State != Damned || f.PS != 12 || f.PSMax != 12 || f.Base != sixes() || (len(b.g.Held("p1")) == 2) != (row.from == Wandering) {
				t.Errorf("got %s, %d of %d, %v, %d objects", f.State, f.PS, f.PSMax, f.Base, len(b.g.Held("p1")))
			}
			b.not("R-314", Command{Verb: Reveal})
			b.g.Step, b.g.Done, b.g.Active = GodB, false, ""
			b.at("vertus")
			b.not("Q-053", Command{Verb: Virtue, Figure: "vertus", Targets: []string{"p1"}, Sins: first()})
			b.g.Step, b.g.Active, f.Activations = SatanB, "", 0
			b.do(Command{Verb: Move, Figure: "p1", To: Flames})
			if f.State != Condemned || f.Pride != 0 {
				t.Errorf("it is worth nothing to anybody: %s, pride %d", f.State, f.Pride)
			}
		})
	}
}

// TestRevealEnds: what God was doing with the soul ends with its reveal.
func TestRevealEnds(t *testing.T) {
	b := newTable(t, 2, 3, "antichrist.reveal", "any_time")
	b.do(Command{Verb: Choose, Side: Satan, Figure: "p1"})
	b.soul("p1", Virtuous, "moine")
	b.g.Step = GodB
	b.do(Command{Verb: Activate, Figure: "p1"})
	b.do(Command{Verb: Reveal})
	if b.g.Active != "" || b.g.Step == GodB {
		t.Errorf("%s is active in %s", b.g.Active, b.g.Step)
	}
}

// TestAntichristIdentity: a pawn, a demon or nobody is the Antichrist.
func TestAntichristIdentity(t *testing.T) {
	for identity, want := range map[string][2]string{
		"pawn": {"<nil>", "R-025"}, "demon": {"R-025", "<nil>"}, "off": {"R-025", "R-025"},
	} {
		for i, id := range []string{"p1", "envie"} {
			b := newTable(t, 2, 2, "antichrist.identity", identity)
			b.not(want[i], Command{Verb: Choose, Side: Satan, Figure: id})
		}
	}
	b := newTable(t, 2, 2, "antichrist.identity", "off")
	b.not("R-314", Command{Verb: Reveal})
}

// TestDemonAntichrist: the demon that Satan chose keeps its own numbers, may leave
// by an end of the beam, unlike the others, and is worth what the
// Antichrist is.
func TestDemonAntichrist(t *testing.T) {
	for _, row := range []struct {
		reason     string
		reveal     bool
		destroyed  Side // "" leaves by an end of the beam
		exclusive  string
		god, satan float64
	}{
		{"leaves unrevealed", false, Nobody, "cumulative", 0, 20},
		{"leaves revealed: both count (Q-249)", true, Nobody, "cumulative", -20, 20},
		{"leaves revealed: only God's loss", true, Nobody, "exclusive", -20, 0},
		{"leaves unrevealed: only Satan's gain", false, Nobody, "exclusive", 0, 20},
		{"destroyed by God, revealed", true, God, "cumulative", 20, 0},
		{"destroyed by God, unrevealed (Q-251)", false, God, "cumulative", 0, 0},
		{"destroyed by its own side (Q-250)", true, Satan, "cumulative", 0, 0},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := newTable(t, 2, 2, "antichrist.identity", "demon", "antichrist.reincarnation", row.exclusive)
			b.do(Command{Verb: Choose, Side: Satan, Figure: "envie"})
			f := b.at("envie")
			b.g.figure("luxure").Place = Purgatory
			b.not("R-102", Command{Verb: Move, Figure: "luxure", To: Left})
			b.not("R-102", Command{Verb: Move, Figure: "envie", To: Paradise})
			if row.reveal {
				b.do(Command{Verb: Reveal})
				if f.PS != 16 || f.State != "" || View(b.g, AsGod).Antichrist.Pawn != "envie" {
					t.Errorf("got %+v", f)
				}
			}
			if row.destroyed == Nobody {
				b.do(Command{Verb: Move, Figure: "envie", To: Left})
			} else {
				x, err := rulesOf(b.g, b.c)
				if err != nil {
					t.Fatal(err)
				}
				a := &act{rules: x}
				a.hurt(f, 99, row.destroyed, "R-140")
			}
			if f.Standing() || f.PS != 0 {
				t.Errorf("it stands: %+v", f)
			}
			s, err := ScoreOf(b.g, b.c)
			if err != nil || s.Points[God] != row.god || s.Points[Satan] != row.satan {
				t.Errorf("God %v, Satan %v: %v", s.Points[God], s.Points[Satan], err)
			}
		})
	}
}

// TestComebacks: the options of what was destroyed (Q-150, Q-155, Q-157, Q-234,
//
func TestComebacks(t *testing.T) {
	t.Run("angel.return_delay", func(t *testing.T) {
		for value, now := range map[string]bool{"next_round": false, "immediate": true} {
			b := newTable(t, 2, 2, "angel.return_delay", value)
			f := b.g.figure("seraphins")
			f.PS, f.Down = 0, 1
			lastStep(b)
			b.do(Command{Verb: End})
			b.do(Command{Verb: Start}, 6)
			if f.Standing() != now || f.Returning == now {
				t.Errorf("%s: %+v", value, f)
			}
		}
	})
	t.Run("demon.restructure_when", func(t *testing.T) {
		for value, asks := range map[string]int{"any_round": 1, "at_death": 0} {
			b := newTable(t, 2, 2, "demon.restructure_when", value)
			f := b.g.figure("envie")
			f.PS, f.Down = 0, 1
			b.soul("p2", Condemned, "moine")
			lastStep(b)
			b.do(Command{Verb: End})
			if len(b.g.Asks) != asks {
				t.Errorf("%s: %d questions", value, len(b.g.Asks))
			}
		}
	})
	t.Run("rounding.half_pride", func(t *testing.T) {
		for value, want := range map[string]float64{"floor": 10, "ceil": 11, "exact": 10.5} {
			b := newTable(t, 2, 2, "rounding.half_pride", value)
			b.soul("p2", Consumed, "moine").Pride = 21
			if s, err := ScoreOf(b.g, b.c); err != nil || s.Points[Satan] != want {
				t.Errorf("%s: %v, %v", value, s.Points, err)
			}
		}
	})
	t.Run("wrath.applies", func(t *testing.T) {
		for _, row := range []struct {
			value string
			near  []string
			faces []int
			ps    int
		}{{"every_round", nil, []int{6}, 20}, {"if_target_in_reach", nil, nil, 26}, {"if_target_in_reach", []string{"colere"}, []int{6}, 20}} {
			b := newTable(t, 2, 2, "wrath.applies", row.value)
			lastStep(b)
			b.g.figure("colere").Struck = false
			b.do(Command{Verb: End})
			b.do(Command{Verb: Start, Near: row.near}, row.faces...)
			if got := b.g.figure("colere").PS; got != row.ps {
				t.Errorf("%s near %v: got %d, want %d", row.value, row.near, got, row.ps)
			}
		}
	})
	t.Run("guardian.after", func(t *testing.T) {
		for value, gone := range map[string]bool{"removed": true, "destructured": false} {
			b := newTable(t, 2, 2, "guardian.after", value)
			b.do(Command{Verb: Choose, Side: God, Figure: "p1"})
			b.soul("p1", Humanist, "moine")
			b.g.Step = SatanC
			b.do(Command{Verb: Flee, Figure: "p1", To: Left})
			f := b.at("anges_gardiens")
			b.do(Command{Verb: Move, Figure: f.ID, To: Left})
			x, err := rulesOf(b.g, b.c)
			if err != nil {
				t.Fatal(err)
			}
			if f.Standing() || x.rollsReturn(f) == gone {
				t.Errorf("%s: %+v", value, f)
			}
		}
	})
}

// TestCrucifix: no demon moves into contact with its bearer; a soul and an angel
// may.
func TestCrucifix(t *testing.T) {
	for id, want := range map[string]string{"envie": "R-236", "vertus": "<nil>"} {
		b := newTable(t, 2, 2)
		b.soul("p1", Humanist, "moine")
		b.g.Objects = []Object{{UID: "o1", Row: crucifixRow, Kind: ItemObject, Owner: "p1"}}
		b.at(id)
		b.not(want, Command{Verb: Move, Figure: id, Contacts: []string{"p1"}})
		b.not("<nil>", Command{Verb: Move, Figure: id})
	}
}

// TestPowerLines: what the log tells of powers and of humanists.
func TestPowerLines(t *testing.T) {
	for _, row := range []struct {
		reason string
		event  Event
		en     string
	}{
		{"dice without effect", Purified{Figure: "vertus", Soul: "p2", Dice: []Dice{{Faces: []int{2, 3, 4}}}}, "virtues: purification of p2 (2 3 4, 1 needed · nothing changes)"},
		{"what they lower", Purified{Figure: "vertus", Soul: "p2", Sins: first()[:2]}, "virtues: purification of p2 (envy -1, jealousy -1)"},
		{"what they add", Perverted{Figure: "envie", Soul: "p2", By: 2, Dice: []Dice{{Faces: []int{6, 6, 1}}}}, "envy: perversion of p2 (6 6 1, 6 needed · envy +2)"},
		{"what adds nothing", Perverted{Figure: "envie", Soul: "p2", Dice: []Dice{{Faces: []int{5, 1, 1}}}}, "envy: perversion of p2 (5 1 1, 6 needed · nothing changes)"},
		{"what damns", Perverted{Figure: "envie", Soul: "p2", Dice: []Dice{{Faces: []int{6, 6, 6}}}}, "envy: perversion of p2 (6 6 6, 6 needed)"},
		{"the special of a demon", PowerGained{Figure: "p1", Power: "duc_des_enfers", Dice: Dice{Faces: []int{9}}}, "p1 monk gains a power: duke of Hell, affiliation ? (9)"},
		{"one of the three powers", PowerGained{Figure: "p1", Power: "damner", Affiliation: "luxure", Dice: Dice{Faces: []int{5}}}, "p1 monk gains a power: damn, affiliation lust (5)"},
		{"a die that is kept", ControlTried{Figure: "p1", Side: God, Outcome: "inactive", Again: true}, "God keeps the die for p1 monk: inactive"},
		{"what the table forbids", ActivityRolled{Figure: "p1", Dice: Dice{Faces: []int{1}}, Outcome: "no_more_control"}, "p1 monk by itself (1): can be tried no more by this player"},
		{"the choice of a sin", Affiliated{Figure: "p1", Affiliation: "luxure"}, "p1 monk is affiliated: lust"},
		{"a corpse", Eaten{Figure: "gourmandise", Soul: "p1", PS: 46, Dice: []Dice{{Faces: []int{4, 5}}}}, "gluttony eats p1 monk (4 5): substance 46"},
		{"a demon that leaves", AntichristLeft{Figure: "envie", Place: Left}, "envy leaves Purgatory: Earth, left"},
	} {
		b := newTable(t, 2, 2)
		b.soul("p1", Humanist, "moine")
		if got := Lines(b.c, b.g, []Event{row.event}, say.English, AsTable); len(got) != 1 || got[0] != row.en {
			t.Errorf("%s: got %q, want %q", row.reason, got, row.en)
		}
		if fr := Lines(b.c, b.g, []Event{row.event}, say.French, AsTable); len(fr) != 1 || fr[0] == row.en {
			t.Errorf("%s: in French: %q", row.reason, fr)
		}
	}
}
