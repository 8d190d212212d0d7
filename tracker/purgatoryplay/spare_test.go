package purgatoryplay

import (
	"slices"
	"strings"
	"testing"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// TestSpared: no die is asked for where every face has the same outcome, and the
// log says so; where one face has another, it is. Every die that is asked for
// shows a 3. A list of faces may have the idle ones too.
func TestSpared(t *testing.T) {
	unjam := Command{Verb: Unjam, Figure: "p1"}
	yes := Command{Verb: Answer, Side: God}
	jams := func(b *table, id string) { b.g.Object(b.gives(id, RangedObject, "arme_a_feu")).Jammed = true }
	struck := func(id, row string, guard bool) func(*table) {
		return func(b *table) {
			f := b.g.figure(id)
			if f.Kind == SoulKind {
				f = b.soul(id, Virtuous, row)
			}
			f.Place, f.Activations, f.Guard = Purgatory, 0, guard
			b.do(strikes("p1", id, 1))
		}
	}
	attempt := func(by string, row string, step Step) func(*table) {
		return func(b *table) {
			b.g.Step = step
			b.soul("p3", Humanist, row)
			b.at(by)
		}
	}
	three := func(v Verb, by string, sins ...purgatory.Sin) Command {
		return Command{Verb: v, Figure: by, Targets: []string{"p3"}, Sins: sins}
	}
	virtues := []purgatory.Sin{purgatory.Envy, purgatory.Jealousy, purgatory.Wrath}
	for _, row := range []struct {
		reason string
		set    func(*table)
		cmd    Command
		asked  []say.Key
		idle   []int  // faces that a list may have before those that are asked for
		told   string // in English
	}{
		{"an angel ripostes: it has no sloth (Q-030)", struck("seraphins", "", false), yes,
			[]say.Key{say.PlayThrowStrike, say.PlayThrowRiposte}, []int{1}, "(no die: every face succeeds)"},
		{"a soul of sloth 1 ripostes (R-143)", struck("p2", "pelerin", false), yes,
			[]say.Key{say.PlayThrowStrike, say.PlayThrowRiposte}, []int{1}, "(no die: every face succeeds)"},
		{"on guard a 1 is equal, and may strike first (R-144)", struck("p2", "pelerin", true), yes,
			[]say.Key{say.PlayThrowSloth, say.PlayThrowStrike, say.PlayThrowRiposte}, nil, "(3, 1+ needed)"},
		{"a soul of sloth 2 may lose its action", struck("p2", "nonne", false), yes,
			[]say.Key{say.PlayThrowSloth, say.PlayThrowStrike, say.PlayThrowRiposte}, nil, "(3, 2+ needed)"},
		{"no face is above a sloth of 6 (R-146)", func(b *table) { b.soul("p2", Virtuous, "communiste") },
			Command{Verb: Move, Figure: "p1", To: Purgatory, From: []string{"p2"}}, nil, []int{6}, "(no die: no face succeeds)"},
		{"one is above a 3", nil, Command{Verb: Move, Figure: "p1", To: Purgatory, From: []string{"p2"}},
			[]say.Key{say.PlayThrowBlow}, nil, "(3, 4+ needed)"},
		{"a demon that unjams has no wrath (Q-030)", func(b *table) { b.stands("envie"); jams(b, "envie") },
			Command{Verb: Unjam, Figure: "envie"}, nil, []int{1}, "(no die: every face succeeds)"},
		{"a soul of wrath 6 never clears, but a 6 destroys (R-125)", func(b *table) { b.soul("p1", Damned, "punk"); jams(b, "p1") },
			unjam, []say.Key{say.PlayThrowUnjam}, nil, "more than there is"},
		{"Gluttony lacks 2, which two dice always make (R-282)", func(b *table) {
			f := b.at("gourmandise")
			f.PS = f.PSMax - 2
			b.soul("p3", Destroyed, "nonne")
			Preyed{Figure: f.ID, Soul: "p3"}.Apply(b.g)
		}, Command{Verb: Eat, Figure: "gourmandise", Targets: []string{"p3"}}, nil, []int{1, 2}, "no die: every face does the same"},
		{"it lacks 3", func(b *table) {
			f := b.at("gourmandise")
			f.PS = f.PSMax - 3
			b.soul("p3", Destroyed, "nonne")
			Preyed{Figure: f.ID, Soul: "p3"}.Apply(b.g)
		}, Command{Verb: Eat, Figure: "gourmandise", Targets: []string{"p3"}}, []say.Key{say.PlayThrowEat}, nil, "(3 3)"},
		{"two dice are never more than 6 + 5 + 5 (R-168)", attempt("seraphins", "sorcier", GodB), three(Virtue, "seraphins", virtues...), nil,
			[]int{6, 6}, "no die: no face succeeds, more than 16 needed"},
		{"four dice may be less than 16, or not (R-182)", attempt("envie", "sorcier", SatanB), three(Damn, "envie", virtues...),
			[]say.Key{say.PlayThrowAttempt}, nil, "= 12, less than 16 needed"},
		{"four dice of a riposte never hit a large shield, and break nothing (R-226, Q-136)", func(b *table) {
			b.gives("p1", ArmourObject, "grand_bouclier")
			struck("p2", "pelerin", false)(b)
		}, Command{Verb: Answer, Side: God, Number: 2}, []say.Key{say.PlayThrowStrike}, nil, "no die, no face hits (5+ needed"},
		{"the Seraphim fear no firearm: what a demon’s does is not thrown (R-291)", func(b *table) {
			b.stands("envie")
			b.stands("seraphins").Activations = 1
			b.gives("envie", RangedObject, "arme_a_feu")
		}, Command{Verb: Shoot, Figure: "envie", Targets: []string{"seraphins"}, Number: 1}, []say.Key{say.PlayThrowShot}, nil, "no die: nothing comes through"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			ready := func() *table {
				b := duel(t)
				if row.set != nil {
					row.set(b)
				}
				return b
			}
			b := ready()
			var asked []say.Key
			var faces []int
			r := dice.Mixed(dice.Seeded(1), func(w dice.Want) ([]int, error) {
				asked = append(asked, w.Purpose)
				all := slices.Repeat([]int{3}, w.Expr.Count)
				if w.Purpose != say.PlayThrowDamage { // a blow of a kind that this is not about
					faces = append(faces, all...)
				}
				return all, nil
			})
			events, err := Decide(b.g, b.c, row.cmd, r)
			if err != nil {
				t.Fatal(err)
			}
			asked = slices.DeleteFunc(asked, func(k say.Key) bool { return k == say.PlayThrowDamage })
			if !slices.Equal(asked, row.asked) {
				t.Errorf("asked for %v, want %v", asked, row.asked)
			}
			for i, l := range say.Langs() {
				told := strings.Join(Lines(b.c, b.g, events, l, AsTable), "\n")
				if i == 0 && !strings.Contains(told, row.told) || strings.Contains(told, "()") || strings.Contains(told, "%!") {
					t.Errorf("told:\n%s\nwant %q", told, row.told)
				}
			}
			if row.idle == nil {
				return
			}
			b = ready()
			given := dice.Typed(append(slices.Clone(row.idle), append(faces, 3, 3, 3, 3)...)...)
			more, err := Decide(b.g, b.c, row.cmd, given)
			if err != nil {
				t.Fatalf("with the idle faces: %v", err)
			}
			if x, y := jsonOf(t, after(b.g, events)), jsonOf(t, after(b.g, more)); string(x) != string(y) {
				t.Errorf("the idle faces changed something:\n%s\n%s", x, y)
			}
		})
	}
}

// TestSixesStay: the 6s of a demon that fails in the flames are thrown again only
// where that may help.
func TestSixesStay(t *testing.T) {
	for _, row := range []struct {
		reason string
		faces  []int
		stay   bool
	}{
		{"15 and one die are never less than 9", []int{6, 5, 5, 5}, true},
		{"who throws it all the same may", []int{6, 5, 5, 5, 1}, false},
		{"2 and two dice may be", []int{6, 6, 1, 1, 3, 3}, false},
	} {
		b := duel(t)
		b.soul("p3", Humanist, "moine").Place = Flames
		b.at("envie").Place = Flames
		cmd := Command{Verb: Damn, Figure: "envie", Targets: []string{"p3"}, Sins: three(purgatory.Envy, purgatory.Jealousy, purgatory.Wrath)}
		told := strings.Join(Lines(b.c, b.g.Clone(), b.do(cmd, row.faces...), say.English, AsTable), "\n")
		if strings.Contains(told, "the 6s stay") != row.stay {
			t.Errorf("%s:\n%s", row.reason, told)
		}
	}
}

// TestSparedHeld: a gesture that waits for its roll to be kept goes on as it began,
// with the idle die that it has, as all have in older journals, or without.
func TestSparedHeld(t *testing.T) {
	var ends []string
	for _, faces := range [][]int{{1, 3}, {3}} { // the angel’s riposte, the blow
		b := duel(t)
		b.stands("seraphins")
		b.gives("p1", ItemObject, magazineRow)
		b.do(strikes("p1", "seraphins", 1))
		b.do(Command{Verb: Answer, Side: God}, faces...)
		if q := b.g.Asks[0]; q.Kind != AskMagazine || !slices.Equal(q.Held.Faces, faces) || q.Held.Spare != (len(faces) == 1) {
			t.Fatalf("%v: got %+v", faces, q.Held)
		}
		b.do(Command{Verb: Answer, No: true}, 1, 2, 3)
		ends = append(ends, string(jsonOf(t, b.g)))
	}
	if ends[0] != ends[1] {
		t.Errorf("the idle die changed something:\n%s\n%s", ends[0], ends[1])
	}
}

// TestSure: outcomes are compared over all faces.
func TestSure(t *testing.T) {
	n := 0
	if same, ok := sure(3, func([]int) bool { n++; return true }); !same || !ok || n != 6*6*6 {
		t.Errorf("%d throws of three dice are read, want 216: %v, %v", n, same, ok)
	}
	for i := 1; i <= 6; i++ { // one face alone has another outcome
		for j := 1; j <= 6; j++ {
			if _, ok := sure(2, func(f []int) bool { return f[0] == i && f[1] == j }); ok {
				t.Errorf("%d %d is overlooked", i, j)
			}
		}
	}
}

// after is a game after events, which is not changed itself.
func after(g *Game, events []Event) *Game {
	n := g.Clone()
	for _, e := range events {
		e.Apply(n)
	}
	return n
}
