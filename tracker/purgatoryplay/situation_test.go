package purgatoryplay

import (
	"reflect"
	"slices"
	"testing"

	"croix/generator/dice"
	"croix/generator/purgatory"
)

// table is a game to try gestures on.
type table struct {
	t *testing.T
	c *purgatory.Catalog
	g *Game
}

// newTable is a game with these house rules, each an option and its value, at
// Satan's first step, or Humanity's.
func newTable(t *testing.T, players, souls int, options ...string) *table {
	t.Helper()
	c := catalog(t)
	o := purgatory.DefaultOptions(c)
	for i := 0; i < len(options); i += 2 {
		if err := o.Set(options[i], options[i+1]); err != nil {
			t.Fatal(err)
		}
	}
	events, err := New(c, Setup{Players: players, Souls: souls, Options: o}, dice.Seeded(1))
	if err != nil {
		t.Fatal(err)
	}
	return &table{t, c, Replay(events)}
}

// do makes a gesture that must be legal, with exactly these faces.
func (b *table) do(cmd Command, faces ...int) []Event {
	b.t.Helper()
	r := dice.Typed(faces...)
	events, err := Decide(b.g, b.c, cmd, r)
	if err == nil {
		err = r.Done()
	}
	if err != nil {
		b.t.Fatalf("%+v: %v", cmd, err)
	}
	for _, e := range events {
		e.Apply(b.g)
	}
	return events
}

// not expects a gesture to be refused by a rule.
func (b *table) not(rule string, cmd Command) {
	b.t.Helper()
	if _, err := Decide(b.g, b.c, cmd, dice.Seeded(1)); refused(err) != rule {
		b.t.Errorf("%+v: got %q, want %s", cmd, refused(err), rule)
	}
}

// soul gives a pawn a state and an identity, as a conversion would.
func (b *table) soul(id string, s State, row string) *Figure {
	f := b.g.figure(id)
	soul, _ := b.c.Soul(row)
	f.State, f.Row, f.Base = s, row, soul.Base
	f.PSMax = purgatory.Derive(soul.Base).Substance
	f.PS = f.PSMax
	return f
}

func (b *table) step(want Step) {
	b.t.Helper()
	if b.g.Step != want {
		b.t.Fatalf("the step is %s, want %s", b.g.Step, want)
	}
}

// three is the sins of an attempt.
func three(sins ...purgatory.Sin) []purgatory.Sin { return sins }

// TestDriftTouches: T-504, T-507, T-508: celestials touched must try in order of
// contact, activated or not; a tie makes a humanist that may be played again.
func TestDriftTouches(t *testing.T) {
	b := newTable(t, 2, 2)
	b.g.figure("seraphins").Place = Purgatory
	b.g.figure("luxure").Activations = 1
	b.do(Command{Verb: Drift, Figure: "p1"}, 1, 2, 3, 4)
	b.not("R-052", Command{Verb: Activate, Figure: "envie"})
	b.do(Command{Verb: Answer, To: Purgatory, Contacts: []string{"seraphins", "luxure"}})
	if q := b.g.Asks[0]; len(b.g.Asks) != 2 || q.Figure != "seraphins" || q.Side != God {
		t.Fatalf("the angel was touched first: %+v", b.g.Asks)
	}
	b.not("R-070", Command{Verb: Answer, Side: Satan, Sins: three(purgatory.Lust, purgatory.Avarice, purgatory.Sloth)})
	b.not("R-165", Command{Verb: Answer, Sins: three(purgatory.Lust, purgatory.Lust, purgatory.Sloth)})
	// The angel fails: communist, 3+1+6 = 10 against 9; the identity is forgotten.
	b.do(Command{Verb: Answer, Sins: three(purgatory.Lust, purgatory.Avarice, purgatory.Sloth)}, 2, 3, 4, 3, 4)
	if f := b.g.figure("p1"); f.State != Wandering || f.Row != "" {
		t.Fatalf("a failed attempt changes nothing: %+v", f)
	}
	b.not("R-179", Command{Verb: Answer, Sins: three(purgatory.Envy, purgatory.Avarice, purgatory.Sloth)})
	// The demon ties: communist, 3+3+1 = 7; big weapon, light armour, sweets.
	b.do(Command{Verb: Answer, Sins: three(purgatory.Lust, purgatory.Envy, purgatory.Jealousy)}, 1, 2, 4, 3, 4, 6, 1, 1, 1, 1, 1, 2, 5)
	f := b.g.figure("p1")
	if f.State != Humanist || f.Activations != 0 || len(b.g.Held("p1")) != 3 || f.PSMax != 2*3 {
		t.Errorf("a tie makes a humanist that may be played: %+v, %d objects", f, len(b.g.Held("p1")))
	}
	if b.g.figure("luxure").Spent != 0 {
		t.Error("the attempt is free")
	}
	b.step(SatanB)
}

// TestDriftDamns: T-505: a pawn that is damned by the demon it met has been
// played this round, unlike one that becomes a humanist.
func TestDriftDamns(t *testing.T) {
	b := newTable(t, 2, 2)
	cmd := Command{Verb: Drift, Figure: "p1", Contacts: []string{"luxure"}, To: Purgatory}
	b.do(cmd, 1, 2, 3, 4)
	b.do(Command{Verb: Answer, Sins: three(purgatory.Lust, purgatory.Envy, purgatory.Jealousy)}, 1, 1, 1, 3, 4, 6, 1, 1, 1, 1, 1, 6, 1)
	if b.g.figure("p1").State != Damned {
		t.Fatal("3 is less than 7: damned")
	}
	b.not("R-074", Command{Verb: Activate, Figure: "p1"})
}

// TestPlaces: what the ways out make of souls.
func TestPlaces(t *testing.T) {
	for _, row := range []struct {
		reason string
		from   State
		to     Place
		want   State
	}{
		{"a damned soul in the flames is condemned (R-053)", Damned, Flames, Condemned},
		{"a virtuous soul there keeps its camp (Q-046)", Virtuous, Flames, Virtuous},
		{"place wins over camp: Paradise (Q-049)", Damned, Paradise, Saved},
		{"and the ends of the beam (R-057)", Virtuous, Left, Reincarnated},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := newTable(t, 2, 2)
			b.soul("p1", row.from, "moine")
			b.g.Step = SatanB
			if row.from == Virtuous {
				b.g.Step = GodB
			}
			b.do(Command{Verb: Move, Figure: "p1", To: row.to})
			f := b.g.figure("p1")
			if f.State != row.want || f.Place != row.to {
				t.Errorf("got %s in %s", f.State, f.Place)
			}
			if out := !f.State.InPlay(); out != (f.Pride == 21) {
				t.Errorf("pride %d", f.Pride)
			}
		})
	}
}

// TestWalls: who may not go where.
func TestWalls(t *testing.T) {
	b := newTable(t, 2, 2)
	b.g.Step = SatanB
	b.g.figure("luxure").Place = Purgatory
	b.not("R-102", Command{Verb: Move, Figure: "luxure", To: Paradise})
	b.not("R-102", Command{Verb: Move, Figure: "luxure", To: Left})
	b.not("Q-003", Command{Verb: Move, Figure: "luxure", To: Embers})
	b.not("R-100", Command{Verb: Move, Figure: "luxure", To: "moon"})
	b.g.Step = GodB
	b.not("R-100", Command{Verb: Move, Figure: "seraphins", To: Flames})
	b.do(Command{Verb: Move, Figure: "seraphins"}) // enters by the top edge
	b.not("R-106", Command{Verb: Move, Figure: "seraphins", To: Right})
}

// TestAngelHome: an angel that enters Paradise again is destructured, delivers
// its relics and rolls from the next round on.
func TestAngelHome(t *testing.T) {
	b := newTable(t, 2, 1)
	b.g.Step = GodB
	b.g.figure("seraphins").Place = Purgatory
	b.g.Objects = []Object{{UID: "o1", Row: "trident_du_diable", Kind: ItemObject, Owner: "seraphins", Relic: true}}
	b.do(Command{Verb: Move, Figure: "seraphins", To: Paradise})
	f, o := b.g.figure("seraphins"), b.g.object("o1")
	if f.Standing() || f.PS != 0 || f.Down != 1 || o.Delivered != God || !o.Gone {
		t.Errorf("got %+v, %+v", f, o)
	}
}

// TestActions.
func TestActions(t *testing.T) {
	b := newTable(t, 2, 2)
	b.g.Step = GodB
	b.do(Command{Verb: Move, Figure: "cherubins"})
	b.not("R-090", Command{Verb: Move, Figure: "cherubins"})
	b.not("R-005", Command{Verb: Move, Figure: "trones"})
	b.do(Command{Verb: OnGuard, Figure: "cherubins"})
	if b.g.Active != "" || !b.g.figure("cherubins").Guard {
		t.Error("on guard is the last action, and is held")
	}
	b.g.Step, b.g.Done = GodB, false
	b.do(Command{Verb: Move, Figure: "trones"})
	b.do(Command{Verb: Move, Figure: "trones"}) // thrones may move twice
	b.g.Step, b.g.Done = GodB, false
	b.g.figure("vertus").PS = 12 // of 26: wounded
	b.do(Command{Verb: Move, Figure: "vertus"})
	if b.g.Active == "vertus" {
		t.Error("a wounded angel has one action")
	}
}

// TestSteps: T-506, T-510, T-587, T-588: the cycles, and who may do what in them.
func TestSteps(t *testing.T) {
	b := newTable(t, 2, 1)
	b.not("R-070", Command{Verb: Activate, Figure: "luxure"})
	b.do(Command{Verb: Drift, Figure: "p1", To: Purgatory}, 1, 1, 1, 1)
	b.step(SatanB)
	b.do(Command{Verb: Activate, Figure: "luxure"})
	events := b.do(Command{Verb: End})
	b.step(GodB) // no humanist to flee, the only pawn has drifted
	skipped := 0
	for _, e := range events {
		if _, ok := e.(StepSkipped); ok {
			skipped++
		}
	}
	if skipped != 2 {
		t.Errorf("%d steps are told as skipped, want Satan's c and God's a", skipped)
	}
	b.not("R-070", Command{Verb: Activate, Figure: "luxure"})
	b.do(Command{Verb: Activate, Figure: "luxure", Anyway: true})

	b = newTable(t, 3, 1)
	b.step(Humanity1)
	b.do(Command{Verb: Drift, Figure: "p1", To: Purgatory}, 1, 1, 1, 1)
	b.step(SatanStep)
	b.not("R-070", Command{Verb: Drift, Figure: "p1"})
	b.do(Command{Verb: Activate, Figure: "luxure"})
	b.do(Command{Verb: End})
	b.step(GodStep) // Humanity has nothing left to play
}

// TestReactivation: an activated demon waits for the others of its camp.
func TestReactivation(t *testing.T) {
	for value, want := range map[string]string{"after_all_own": "Q-061", "never": "Q-061", "free": "<nil>"} {
		b := newTable(t, 2, 1, "turn.celestial_reactivation", value)
		b.g.Step = SatanB
		b.g.figure("luxure").Activations = 1
		b.not(want, Command{Verb: Activate, Figure: "luxure"})
		for i := range b.g.Figures {
			if f := &b.g.Figures[i]; f.Kind == DemonKind {
				f.Activations = 1
			}
		}
		if value == "after_all_own" {
			b.not("<nil>", Command{Verb: Activate, Figure: "luxure"})
		}
	}
}

// TestOverride: anyway does what a rule forbids, and says so in the log.
func TestOverride(t *testing.T) {
	b := newTable(t, 2, 1)
	events := b.do(Command{Verb: Activate, Figure: "luxure", Anyway: true})
	if o, ok := events[0].(Override); !ok || o.Rule != "R-070" || o.Fr == o.En {
		t.Errorf("got %+v", events[0])
	}
	b.not("R-001", Command{Verb: Activate, Figure: "p9", Anyway: true})
}

// TestSecrets: a view holds no fact that its side may not know.
func TestSecrets(t *testing.T) {
	b := newTable(t, 2, 2)
	b.do(Command{Verb: Choose, Side: Satan, Figure: "p1"})
	b.do(Command{Verb: Choose, Side: God, Figure: "p2"})
	b.not("R-025", Command{Verb: Choose, Side: Satan, Figure: "p2"})
	for as, want := range map[Viewer][]string{
		AsTable: {"", ""}, AsHumanity: {"", ""}, AsSatan: {"p1", ""}, AsGod: {"", "p2"},
	} {
		v := View(b.g, as)
		if got := []string{v.Antichrist.Pawn, v.Guardian.Pawn}; !slices.Equal(got, want) {
			t.Errorf("%s sees %q, want %q", as, got, want)
		}
	}
}

// TestNoSecret: none is written down once, looks like a pawn to everybody else,
// and can still become one.
func TestNoSecret(t *testing.T) {
	b := newTable(t, 2, 2)
	b.do(Command{Verb: Choose, Side: Satan, No: true})
	b.not("R-025", Command{Verb: Choose, Side: Satan, No: true})
	other := newTable(t, 2, 2)
	other.do(Command{Verb: Choose, Side: Satan, Figure: "p1"})
	for _, as := range []Viewer{AsTable, AsGod, AsHumanity} {
		if got, want := View(b.g, as), View(other.g, as); !reflect.DeepEqual(got.Antichrist, want.Antichrist) {
			t.Errorf("%s sees %+v for none, %+v for a pawn", as, got.Antichrist, want.Antichrist)
		}
	}
	b.not("Q-247", Command{Verb: Reveal})
	b.do(Command{Verb: Choose, Side: Satan, Figure: "p2"})
	if got := View(b.g, AsSatan).Antichrist; got.Pawn != "p2" || !got.Chosen {
		t.Errorf("Satan has %+v, want p2", got)
	}
}
