package purgatoryplay

import (
	"math/big"
	"strings"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// TestHitsNeeded: the faces that the log says were needed are those that hit, with
// what the target wears and bears, and those that the odds count.
func TestHitsNeeded(t *testing.T) {
	wears := func(row string) func(*table) { return func(b *table) { b.gives("p2", ArmourObject, row) } }
	incense := func(b *table) { b.gives("p2", ItemObject, incenseRow) }
	for _, row := range []struct {
		reason  string
		by      string
		set     func(*table)
		options []string
		least   int // face that hits; 7 for none
		told    string
	}{
		{"nothing lessens two dice (R-140)", "p1", nil, nil, 5, ", 5+ needed, hits"},
		{"armour lessens damage, not hits (R-221)", "p1", wears("armure_legere"), nil, 5, ", 5+ needed, hits"},
		{"a small shield takes 1 (R-225)", "p1", wears("petit_bouclier"), nil, 6, ", 6 needed (small shield -1), hits"},
		{"of a demon’s dice too", "gourmandise", wears("petit_bouclier"), nil, 6, ", 6 needed (small shield -1), hits"},
		{"a 6 may hit for the house (Q-131)", "p1", wears("grand_bouclier"), []string{"melee.natural_six_hits", "true"}, 6, ", 6 needed (large shield -2), hits"},
		{"a large one takes 2, incense 2: only 1s matter (R-226, R-259)", "p1", func(b *table) { wears("grand_bouclier")(b); incense(b) }, nil, 7,
			", more than there is needed (large shield -2, foul incense -2), hits"},
		{"incense is nothing to a demon (R-259)", "gourmandise", incense, nil, 5, ", 5+ needed, hits"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			ready := func() *table {
				b := duel(t, row.options...)
				b.stands(row.by)
				if row.set != nil {
					row.set(b)
				}
				return b
			}
			b := ready()
			from, err := FighterOf(b.g, b.c, b.g.figure(row.by), b.g.figure("p2"), "")
			if err != nil {
				t.Fatal(err)
			}
			to, err := FighterOf(b.g, b.c, b.g.figure("p2"), b.g.figure(row.by), "")
			if err != nil {
				t.Fatal(err)
			}
			x, err := rulesOf(b.g, b.c)
			if err != nil {
				t.Fatal(err)
			}
			a, err := purgatory.Ask(b.c, x.o, purgatory.StrikeQuestion{Attacker: from, Defender: to, Dice: 2})
			if err != nil {
				t.Fatal(err)
			}
			hits, _ := a.Shown().Table("hits")
			if none := big.NewRat(int64(row.least-1)*int64(row.least-1), 36); hits.P("0").Cmp(none) != 0 {
				t.Errorf("the odds of no hit are %s, want %s", hits.P("0").RatString(), none.RatString())
			}
			for face := 1; face <= 6; face++ {
				b := ready()
				before := b.g.Clone()
				throws := []int{face, face}
				if row.by != "p1" && face >= row.least {
					throws = append(throws, 1, 1)
				}
				events := b.do(strikes(row.by, "p2", 2), throws...)
				told := strings.Join(Lines(b.c, before, events, say.English, AsTable), "\n")
				want := row.told + ": 0"
				if face >= row.least {
					want = row.told + ": 2"
				}
				if !strings.Contains(told, want) && !(face == 1 && strings.Contains(told, strings.TrimSuffix(row.told, ", hits"))) {
					t.Errorf("%d %d: want %q in\n%s", face, face, want, told)
				}
			}
		})
	}
}

// TestHitsNeededOfTwo: where two targets differ the log says what each needed.
func TestHitsNeededOfTwo(t *testing.T) {
	b := duel(t, "melee.natural_six_hits", "false")
	b.soul("p3", Virtuous, "moine").Activations = 1
	b.gives("p3", ArmourObject, "petit_bouclier")
	before := b.g.Clone()
	events := b.do(Command{Verb: Strike, Figure: "p1", Targets: []string{"p2", "p3"}, Number: 2}, 6, 6)
	told := strings.Join(Lines(b.c, before, events, say.English, AsTable), "\n")
	if want := ": 6 6, 6 (p2 monk), more than there is (p3 monk, small shield -1) needed, hits: 1, 0"; !strings.Contains(told, want) {
		t.Errorf("want %q in\n%s", want, told)
	}
}

// TestImmuneTold: where nothing comes through, the log says why.
func TestImmuneTold(t *testing.T) {
	for _, row := range []struct {
		reason, at string
		kind       ObjectKind
		weapon     string
		vest       bool
		told       string // after the damage; "" for nothing
	}{
		{"the Seraphim fear no firearm", "seraphins", RangedObject, "arme_a_feu", false, "fears no firearm"},
		{"nor an energy weapon", "seraphins", MeleeObject, "arme_energetique", false, "fears no energy weapon"},
		{"but a bow", "seraphins", RangedObject, "arme_a_projectile", false, ""},
		{"a vest stops firearms", "p2", RangedObject, "arme_a_feu", true, "stopped by: "},
		{"a soul without one fears them", "p2", RangedObject, "arme_a_feu", false, ""},
	} {
		b := duel(t)
		b.stands(row.at).Activations = 1
		if row.vest {
			for _, r := range b.c.Armour.Rows {
				if r.Kind == purgatory.KindVest {
					b.gives("p2", ArmourObject, r.ID)
				}
			}
		}
		uid := b.gives("p1", row.kind, row.weapon)
		cmd := Command{Verb: Strike, Figure: "p1", Targets: []string{row.at}, Object: uid, Number: 1}
		if row.kind == RangedObject {
			cmd.Verb = Shoot
		}
		before := b.g.Clone()
		told := ""
		for _, line := range Lines(b.c, before, b.do(cmd, 6), say.English, AsTable) {
			if strings.Contains(line, "comes through") {
				_, told, _ = strings.Cut(line, " · ")
			}
		}
		if (told == "") != (row.told == "") || !strings.HasPrefix(told, row.told) {
			t.Errorf("%s: told %q, want %q", row.reason, told, row.told)
		}
	}
}

// TestAttemptTold: the log says why a soul changes camp, or does not, where the sum
// that was needed does not say it.
func TestAttemptTold(t *testing.T) {
	virtues := three(purgatory.Envy, purgatory.Jealousy, purgatory.Wrath) // of a monk: 9
	for _, row := range []struct {
		reason  string
		players int
		by      string
		change  Change
		faces   []int
		told    string
	}{
		{"666 damns, an angel’s too (R-167)", 2, "vertus", TripleSix, []int{6, 6, 6}, "666 decides, whatever the sum: becomes damned"},
		{"and a demon’s (R-181)", 2, "envie", TripleSix, []int{6, 6, 6}, "666 decides, whatever the sum: becomes damned"},
		{"less damns", 2, "envie", DamnSuccess, []int{1, 1, 6}, ", less than 9 needed: becomes damned"},
		{"a tie (R-166)", 2, "envie", TieTwoPlayers, []int{1, 2, 6}, ", less than 9 needed, a tie: becomes humanist"},
		{"more is no reason of its own", 2, "envie", FailureTwoPlayers, []int{3, 2, 6}, ", less than 9 needed: stays wandering"},
		{"a tie of three (R-184)", 3, "envie", DemonTieThree, []int{1, 2, 6}, ", less than 9 needed, a tie: becomes virtuous"},
		{"more than it (R-184)", 3, "envie", FailureThree, []int{3, 2, 6}, ", less than 9 needed, missed, and Humanity’s in a game of three: becomes humanist"},
		{"less than it (R-170)", 3, "vertus", FailureThree, []int{1, 1, 6}, ", more than 9 needed, missed, and Humanity’s in a game of three: becomes humanist"},
	} {
		b := newTable(t, row.players, 4)
		e := Attempted{Celestial: row.by, Soul: "p3", Sins: virtues, Row: "moine", Sum: 9, Faces: row.faces, Change: row.change}
		if told := e.Line(Teller{say.English, b.c, b.g, AsTable}); !strings.Contains(told, row.told) {
			t.Errorf("%s: want %q in %s", row.reason, row.told, told)
		}
	}
}
