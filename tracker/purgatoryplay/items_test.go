package purgatoryplay

import (
	"slices"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// TestTake: from where objects may be taken (R-150, R-133, Q-122, Q-126, Q-127,
//
func TestTake(t *testing.T) {
	b := damned(t, "moine") // jealousy 3
	b.soul("p2", Damned, "nonne")
	b.soul("p3", Humanist, "nonne")
	b.give("p2", "arme")
	b.give("p3", "arme")
	b.give("luxure", "arme")
	b.give("p3", "bible").Owner = ""
	b.g.object("o4").Pile = "p3"
	b.give("p1", "coussin")
	take := func(uids ...string) Command { return Command{Verb: Take, Figure: "p1", Objects: uids} }
	b.not("Q-197", take("o2"))       // of an enemy that lives
	b.not("Q-197", take("o1", "o3")) // of two sources
	b.not("R-150", take("o5"))       // its own
	b.not("R-150", take("o9"))
	b.not("R-150", take("o1", "o1"))
	b.not("R-150", take())
	b.do(take("o1"), 1) // the nun has jealousy 2: below, she does nothing
	if f := b.g.figure("p1"); b.g.object("o1").Owner != "p2" || f.Spent != 0 {
		t.Errorf("a test that fails costs no action: %+v", f)
	}
	b.not("Q-127", take("o1"))
	b.do(take("o3")) // demons never test
	if f := b.g.figure("p1"); b.g.object("o3").Owner != "p1" || f.Spent != 1 {
		t.Errorf("the ally gives for one action: %+v", f)
	}
	b.not("R-090", take("o4"))

	for face, want := range map[int]string{1: "p2", 2: "p2", 3: "p1"} { // jealousy 2: equal harms
		b := damned(t, "moine")
		b.soul("p2", Damned, "nonne")
		b.give("p2", "arme")
		b.do(take("o1"), face)
		if got := b.g.object("o1").Owner; got != want {
			t.Errorf("with %d %s has it, want %s", face, got, want)
		}
	}
}

// TestTakeInContact: nothing is taken from Paradise or by those who are there, nor
// from an ally elsewhere, and what is legal is one object each.
func TestTakeInContact(t *testing.T) {
	b := newTable(t, 2, 3)
	b.soul("p1", Virtuous, "moine")
	b.give("p1", "arme")
	b.give("p1", "bible")
	b.give("p3", "hostie").Owner = ""
	b.g.object("o3").Pile = "p3"
	b.turn(GodB)
	b.do(Command{Verb: Activate, Figure: "cherubins"})
	take := func(uid string) Command { return Command{Verb: Take, Figure: "cherubins", Objects: []string{uid}} }
	b.not("Q-197", take("o1"))
	b.not("Q-197", take("o3"))
	for place, want := range map[Place]int{Paradise: 0, Flames: 3, Purgatory: 3} {
		b.g.figure("cherubins").Place = place
		legal := legalTake(rules{b.g, b.c, purgatory.DefaultOptions(b.c)})
		if len(legal) != want {
			t.Errorf("in %s %d gestures are legal, want %d", place, len(legal), want)
		}
		for _, cmd := range legal {
			if len(cmd.Objects) != 1 {
				t.Errorf("%v is offered: more than one object is for the players to name", cmd.Objects)
			}
		}
	}
	b.g.figure("cherubins").Place, b.g.figure("p1").Place = Purgatory, Left
	b.not("Q-197", take("o1"))
}

// TestBurden: how much a figure carries.
func TestBurden(t *testing.T) {
	four := []string{"arme", "arme_courte", "bible", "crucifix"}
	for _, row := range []struct {
		reason string
		figure string
		held   []string
		option string
		want   bool // takes one more
	}{
		{"a fourth", "p1", four[:3], "false", true},
		{"a fifth", "p1", four, "false", false},
		{"a fifth beside the bag", "p1", append([]string{"sac"}, four...), "false", true},
		{"a sixth beside the bag", "p1", append([]string{"sac", "bonbons"}, four...), "false", false},
		{"the bag counts: four with it", "p1", append([]string{"sac"}, four[:3]...), "true", true},
		{"the bag counts: five with it", "p1", append([]string{"sac"}, four...), "true", false},
		{"a bag is nothing to a demon", "luxure", append([]string{"sac"}, four[:3]...), "false", false},
		{"avarice holds six", "avarice", append([]string{"coussin"}, four...), "false", true},
		{"avarice holds no seven", "avarice", append([]string{"coussin", "bonbons"}, four...), "false", false},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := newTable(t, 2, 3, "bag.counts", row.option)
			b.soul("p1", Damned, "moine")
			b.turn(SatanB)
			for _, o := range row.held {
				b.give(row.figure, o)
			}
			b.give("p3", "hostie").Owner = ""
			last := &b.g.Objects[len(b.g.Objects)-1]
			last.Pile = "p3"
			cmd := Command{Verb: Take, Figure: row.figure, Objects: []string{last.UID}}
			if row.want {
				b.do(cmd)
			} else {
				b.not("R-151", cmd)
			}
		})
	}
	b := damned(t, "moine", "sac", "arme", "arme_courte", "bible", "crucifix", "coussin")
	b.not("R-151", Command{Verb: Discard, Figure: "p1", Objects: []string{"o1"}})
	b.do(Command{Verb: Discard, Figure: "p1", Objects: []string{"o2", "o1"}})
	if b.g.Active != "" || b.g.object("o1").Pile != "p1" {
		t.Error("each object costs an action and stays on the spot (R-152)")
	}
}

// TestWear.
func TestWear(t *testing.T) {
	b := damned(t, "moine", "armure_lourde", "petit_bouclier", "bible")
	wear := func(figure, uid string) Command { return Command{Verb: Wear, Figure: figure, Object: uid} }
	b.do(wear("p1", "o1"))
	b.not("R-153", wear("p1", "o1"))
	b.not("R-153", wear("p1", "o3"))
	b.not("R-090", wear("p1", "o2"))
	b.do(Command{Verb: Discard, Figure: "p1", Objects: []string{"o1"}})
	if f := b.g.figure("p1"); f.Worn != "" {
		t.Errorf("what is discarded is worn no more: %+v", f)
	}
	b.give("cherubins", "armure_lourde")
	b.g.figure("cherubins").Place = Purgatory
	b.turn(GodB)
	b.not("R-154", wear("cherubins", "o4"))
}

// TestUse: who may use what, and what it does (R-234, R-253, R-256, R-258,
//
func TestUse(t *testing.T) {
	use := func(figure, uid string, targets ...string) Command {
		return Command{Verb: Use, Figure: figure, Object: uid, Targets: targets}
	}
	b := newTable(t, 2, 3)
	b.turn(SatanB)
	b.give("luxure", "graal")
	b.give("luxure", "marmite_de_sorciere")
	b.g.figure("luxure").PS = 10
	b.not("R-154", use("luxure", "o1"))
	b.do(use("luxure", "o2"), 6, 6)
	if f := b.g.figure("luxure"); f.PS != 16 {
		t.Errorf("a demon drinks, up to its maximum: %d", f.PS)
	}
	b.give("cherubins", "marmite_de_sorciere")
	b.g.figure("cherubins").Place = Purgatory
	b.turn(GodB)
	b.not("R-154", use("cherubins", "o3"))

	b = damned(t, "moine", "craie_a_pentacle", "magazine_ravage", "bible")
	b.not("R-243", use("p1", "o2"))
	b.not("R-094", use("p1", "o3"))
	b.not("R-094", use("p1", "o9"))
	b.do(Command{Verb: Move, Figure: "p1"})
	b.not("Q-216", use("p1", "o1"))

	for value, want := range map[string]int{"0": 5, "literal": 3} {
		b := newTable(t, 2, 2, "cauldron.min", value)
		b.soul("p1", Damned, "moine").PS = 5
		b.give("p1", "marmite_de_sorciere")
		b.turn(SatanB)
		b.do(use("p1", "o1"), 1, 1)
		if got := b.g.figure("p1").PS; got != want {
			t.Errorf("cauldron.min=%s: %d left, want %d (Q-214)", value, got, want)
		}
	}
}

// TestNecronomicon: a destroyed soul comes back, its reader is damned, once in a
// game.
func TestNecronomicon(t *testing.T) {
	for value, want := range map[string]State{"former": Virtuous, "damned": Damned, "wandering": Wandering} {
		b := newTable(t, 2, 3, "necronomicon.camp", value)
		b.soul("p1", Humanist, "moine")
		b.soul("p2", Virtuous, "nonne")
		b.give("p1", "necronomicon")
		b.give("p2", "bonbons")
		b.give("p2", "arme")
		b.g.Step, b.g.Active, b.g.By = SatanA, "p1", Satan
		read := Command{Verb: Use, Figure: "p1", Object: "o1", Targets: []string{"p2"}}
		b.not("R-253", read) // nobody is destroyed
		b.do(Command{Verb: Correct, Figure: "p2", Field: "substance", Sign: "=", Number: 0})
		b.not("R-253", Command{Verb: Use, Figure: "p1", Object: "o1"})
		b.do(read)
		f := b.g.figure("p2")
		if f.State != want || f.Place != Purgatory || len(b.g.Held("p2")) != 0 || f.Activations != 1 {
			t.Errorf("%s: it comes back as %+v", value, f)
		}
		if known := f.State != Wandering; known != (f.PS == 10) || known != (f.Row == "nonne") {
			t.Errorf("%s: it comes back with %d of %s", value, f.PS, f.Row)
		}
		if b.g.figure("p1").State != Damned || b.g.object("o1").Gone {
			t.Errorf("%s: the reader is %s", value, b.g.figure("p1").State)
		}
		b.g.figure("p1").Acts = nil
		b.not("R-253", read)
	}
}

// TestResize: substance follows gluttony.
func TestResize(t *testing.T) {
	b := damned(t, "moine") // gluttony 3
	b.give("p3", "la_pomme").Owner = ""
	b.g.object("o1").Pile = "p3"
	f := b.g.figure("p1")
	f.PS = 2
	b.do(Command{Verb: Take, Figure: "p1", Objects: []string{"o1"}})
	if f.PSMax != 12 || f.PS != 8 {
		t.Errorf("the Apple: %d of %d, want 8 of 12", f.PS, f.PSMax)
	}
	b.do(Command{Verb: Discard, Figure: "p1", Objects: []string{"o1"}})
	if f.PSMax != 6 || f.PS != 6 {
		t.Errorf("without it: %d of %d, want 6 of 6", f.PS, f.PSMax)
	}
	b = newTable(t, 2, 3, "sins.clamp", "false")
	f = b.soul("p1", Damned, "moine")
	b.give("p1", "la_pomme")
	b.give("p1", "bonbons")
	b.do(Command{Verb: Note})
	if f.PSMax != 14 {
		t.Errorf("without bounds gluttony is 7: %d", f.PSMax)
	}
}

// TestEntryOptions: what souls enter with under the house rules (Q-192, Q-193,
//
func TestEntryOptions(t *testing.T) {
	const melee, dummy = "arme_courte", "arme_a_feu_de_poing"
	for _, row := range []struct {
		option, value string
		faces         []int // after the identity of a pagan, avarice 3
		want          []string
		fake          string
	}{
		{"armour.d66_45", "none", []int{2, 1, 3, 2, 4, 5, 6, 1}, []string{dummy, melee}, ""},
		{"armour.d66_45", "energy_shield", []int{2, 1, 3, 2, 4, 5, 6, 1}, []string{dummy, melee, "bouclier_energetique"}, ""},
		{"armour.d66_45", "small_shield", []int{2, 1, 3, 2, 4, 5, 6, 1}, []string{dummy, melee, "petit_bouclier"}, ""},
		{"armour.d66_45", "reroll", []int{2, 1, 3, 2, 4, 5, 4, 5, 3, 1, 6, 1}, []string{dummy, melee, "armure_lourde"}, ""},
		{"dummy.scope", "one_random", []int{2, 1, 3, 2, 1, 1, 3, 4, 2}, []string{dummy, melee, "armure_legere", "arme_factice"}, melee},
		{"dummy.scope", "one_random", []int{2, 1, 3, 2, 1, 1, 3, 4, 1}, []string{dummy, melee, "armure_legere", "arme_factice"}, dummy},
		{"dummy.scope", "one_random", []int{6, 6, 3, 2, 1, 1, 3, 4}, []string{melee, "armure_legere", "arme_factice"}, melee},
	} {
		t.Run(row.option+" "+row.value, func(t *testing.T) {
			b := newTable(t, 2, 2, row.option, row.value)
			f := enters(t, b, append([]int{3, 1}, row.faces...)...)
			var got, fakes []string
			for _, o := range b.g.Held("p1") {
				got = append(got, o.Row)
				if o.Fake {
					fakes = append(fakes, o.Row)
				}
			}
			if !slices.Equal(got, row.want) || len(fakes) > 1 || len(fakes) == 1 != (row.fake != "") || len(fakes) == 1 && fakes[0] != row.fake {
				t.Errorf("it has %v, fakes %v", got, fakes)
			}
			if worn := b.g.Object(f.Worn); (worn != nil) != (len(row.want) > 2) {
				t.Errorf("it wears %+v", worn)
			}
		})
	}
	for value, want := range map[string]int{"single": 1, "eight_minus_avarice": 5} {
		b := newTable(t, 2, 2, "items.projectile_ammo", value)
		enters(t, b, 3, 1, 5, 1, 3, 2, 1, 1, 1, 2) // the holy lance
		if got := b.held("p1", "la_sainte_lance").Ammo; got != want {
			t.Errorf("%s: %d throws, want %d", value, got, want)
		}
	}
	b := newTable(t, 2, 2, "equipment.weapon_rolls", "one_of_two")
	f := enters(t, b, 3, 1)
	if q := b.g.Asks[0]; q.Kind != AskWeapon || q.Side != Satan || f.PS != 6 {
		t.Fatalf("got %+v, %+v", q, f)
	}
	b.not("Q-192", Command{Verb: Answer, Object: "items"})
	b.do(Command{Verb: Answer, Object: "melee"}, 3, 2, 1, 1, 2, 5)
	if len(b.g.Held("p1")) != 3 || f.PS != 8 || f.Worn == "" {
		t.Errorf("one weapon, a protection, sweets: %+v", f)
	}
}

// TestCardEquipment: a soul of a printed deck has what its card shows; a relic
// that has appeared is rolled again, the rest of the card stays.
func TestCardEquipment(t *testing.T) {
	for _, out := range []bool{false, true} {
		b := newTable(t, 2, 2)
		b.g.Deck = []purgatory.SoulCard{{
			D66: 31, ID: "paien", Base: purgatory.Sins{3, 3, 3, 3, 3, 3, 3}, Ranged: "arme_a_feu", Melee: "arme", Armour: "rien", Item: "graal",
		}}
		faces, want := []int{3, 1}, "graal"
		if out {
			b.g.Relics, faces, want = []string{"graal"}, []int{3, 1, 1, 4, 3, 6, 4}, "familier"
		}
		f := enters(t, b, faces...)
		b.held("p1", "arme_a_feu")
		b.held("p1", "arme")
		b.held("p1", want)
		if n := len(b.g.Held("p1")); n != 3 || out && f.Familiar != 4 {
			t.Errorf("%d objects, familiar %d", n, f.Familiar)
		}
	}
}

// TestFamiliarPasses: a familiar keeps its substance from master to master
//
func TestFamiliarPasses(t *testing.T) {
	b := damned(t, "moine", "familier")
	b.g.figure("p1").Familiar = 4
	b.do(Command{Verb: Discard, Figure: "p1", Objects: []string{"o1"}})
	if b.g.figure("p1").Familiar != 0 {
		t.Error("the master has left it")
	}
	b.soul("p2", Damned, "nonne")
	b.turn(SatanB)
	b.do(Command{Verb: Take, Figure: "p2", Objects: []string{"o1"}})
	if b.g.figure("p2").Familiar != 4 || b.g.object("o1").Ammo != 0 {
		t.Errorf("got %+v", b.g.figure("p2"))
	}
}

// TestReroll: the bearer of the magazine may throw one whole roll again, after
// seeing it, once in a game.
func TestReroll(t *testing.T) {
	setUp := func() *table {
		b := damned(t, "moine", "magazine_ravage", "marmite_de_sorciere")
		b.g.figure("p1").PS = 1
		return b
	}
	drink := Command{Verb: Use, Figure: "p1", Object: "o2"}
	b := setUp()
	before := jsonOf(t, b.g.Figures)
	events := b.do(drink, 2, 3)
	if q := b.g.Asks[0]; len(events) != 1 || q.Kind != AskMagazine || q.Side != Satan || !slices.Equal(q.Held.Roll, []int{2, 3}) {
		t.Fatalf("got %+v", q)
	}
	if string(before) != string(jsonOf(t, b.g.Figures)) {
		t.Error("nothing of the gesture is done yet")
	}
	b.not("R-052", drink)
	b.do(Command{Verb: Answer}, 4, 5)
	if f := b.g.figure("p1"); f.PS != 6 || !f.Rerolled || b.g.object("o1").Ammo != 0 || f.Spent != 1 {
		t.Errorf("the second roll counts: %+v", f)
	}
	RoundStarted{Round: 2, Step: SatanB}.Apply(b.g)
	b.g.figure("p1").PS = 1
	b.do(drink, 2, 3)
	if f := b.g.figure("p1"); f.PS != 2 || len(b.g.Asks) != 0 {
		t.Errorf("there is no second re-roll: %+v, %+v", f, b.g.Asks)
	}

	b = setUp()
	b.do(drink, 3, 4)
	b.do(Command{Verb: Answer, No: true})
	if f := b.g.figure("p1"); f.PS != 4 || f.Rerolled || b.g.object("o1").Ammo != 1 {
		t.Errorf("the kept roll counts, and the re-roll is left: %+v", f)
	}
}

// TestRerollInAnAnswer: a roll of a gesture that answers a question is held
// before that question, which is asked again in its place.
func TestRerollInAnAnswer(t *testing.T) {
	b := damned(t, "moine")
	b.soul("p2", Virtuous, "nonne")
	b.give("p2", "magazine_ravage")
	b.soul("p3", Humanist, "moine")
	b.g.Asks = []Ask{{ID: 1, Kind: AskMoved, Side: Satan, Figure: "p3", Options: []string{"left"}}}
	b.g.Asked = 1
	b.do(Command{Verb: Answer, To: Purgatory, From: []string{"p2"}}, 1)
	if len(b.g.Asks) != 2 || b.g.Asks[0].Kind != AskMagazine {
		t.Fatalf("got %+v", b.g.Asks)
	}
	b.do(Command{Verb: Answer}, 6)
	if len(b.g.Asks) != 0 || !b.g.figure("p2").Rerolled {
		t.Errorf("both are answered: %+v", b.g.Asks)
	}
}

// TestItemWords: what the messages of objects need.
func TestItemWords(t *testing.T) {
	for _, f := range Fields() {
		if f.Name(say.French) == "play.field."+string(f) {
			t.Errorf("%s has no name", f)
		}
	}
	for _, row := range []string{grailRow, bookRow, cauldronRow, chalkRow} {
		if k := UseAction(row).key(); say.French.Text(k) == string(k) {
			t.Errorf("%s has no message", k)
		}
	}
	for _, m := range []string{"returns", "won", "power", "ban", "reroll", "corpses", "struck", "cancelled", "recharge"} {
		if mark(m).Name(say.French) == "play.mark."+m {
			t.Errorf("the marker %s has no name", m)
		}
	}
}
