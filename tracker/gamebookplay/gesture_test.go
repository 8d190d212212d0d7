package gamebookplay

import (
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/gamebook"
	"croix/generator/say"
)

// TestParse: what players write.
func TestParse(t *testing.T) {
	orc, wolf := gamebook.Enemy{Name: "Orc", Skill: 8, Stamina: 6}, gamebook.Enemy{Name: "loup gris", Skill: 7, Stamina: 5}
	special := gamebook.Enemy{Name: "Orc", Skill: 8, Stamina: 6, HeroBonus: -1, EnemyBonus: 2, HeroWounds: 3, Wounds: 1, Notes: "poison : 2 tours"}
	g := at(nil).g
	HeroMade{ID: "h2", Hero: gamebook.Hero{Name: "Éloïse", Scores: gamebook.Scores{Stamina: 9}}}.Apply(g)
	FightBegan{Hero: "h1", Mode: Together, Enemies: []gamebook.Enemy{orc, wolf}}.Apply(g)
	bat := gamebook.Enemy{Name: "Chauve-souris géante", Skill: 5, Stamina: 4, Notes: "vole"}
	BestiarySet{Enemies: []gamebook.Enemy{bat, wolf}}.Apply(g)
	for _, row := range []struct {
		text string
		want Command
	}{
		{"47", Command{Verb: Goto, Number: 47}},
		{"§47 porte gauche", Command{Verb: Goto, Number: 47, Text: "porte gauche"}},
		{"aller à 47", Command{Verb: Goto, Number: 47}},
		{"GOTO 47 : the left : door", Command{Verb: Goto, Number: 47, Text: "the left : door"}},
		{"goto 47 anyway", Command{Verb: Goto, Number: 47, Anyway: true}},
		{"quand même aller 47", Command{Verb: Goto, Number: 47, Anyway: true}},
		{"a", Command{Verb: Round}}, {"assaut", Command{Verb: Round}}, {"r", Command{Verb: Round}},
		{"chance", Command{Verb: TestLuck}}, {"luck", Command{Verb: TestLuck}},
		{"chance +1", Command{Verb: Change, Stat: gamebook.Luck, Sign: "+", Number: 1}},
		{"+1 Chance", Command{Verb: Change, Stat: gamebook.Luck, Sign: "+", Number: 1}},
		{"endurance −3 une trappe", Command{Verb: Change, Stat: gamebook.Stamina, Sign: "-", Number: 3, Text: "une trappe"}},
		{"skill +2 permis", Command{Verb: Change, Stat: gamebook.Skill, Sign: "+", Number: 2, Exceed: true}},
		{"initial habileté +1", Command{Verb: Change, Stat: gamebook.Skill, Sign: "+", Number: 1, Initial: true}},
		{"end -2", Command{Verb: Change, Stat: gamebook.Stamina, Sign: "-", Number: 2}},
		{"end victory", Command{Verb: Finish, End: Victory}},
		{"repas", Command{Verb: Eat}}, {"repas +2", Command{Verb: Change, Stat: gamebook.Meals, Sign: "+", Number: 2}},
		{"habileté", Command{Verb: Test, Stat: gamebook.Skill}},
		{"test foi 3", Command{Verb: Test, Stat: gamebook.Faith, Number: 3}},
		{"combat Orc 8/6", Command{Verb: Battle, Enemies: []gamebook.Enemy{orc}}},
		{"combat Orc 8/6 puis loup gris 7/5", Command{Verb: Battle, Mode: Sequence, Enemies: []gamebook.Enemy{orc, wolf}}},
		{"fight Orc 8/6 and loup gris 7/5", Command{Verb: Battle, Mode: Together, Enemies: []gamebook.Enemy{orc, wolf}}},
		{"fight together Orc 8/6, loup gris 7/5", Command{Verb: Battle, Mode: Together, Enemies: []gamebook.Enemy{orc, wolf}}},
		{"combat Orc 8/6 héros=-1 ennemi=+2 inflige=3 subit=1 (poison : 2 tours)", Command{Verb: Battle, Enemies: []gamebook.Enemy{special}}},
		{"combat chauve-souris geante", Command{Verb: Battle, Enemies: []gamebook.Enemy{bat}}},
		{"combat chauve puis loup gris puis Orc 8/6", Command{Verb: Battle, Mode: Sequence, Enemies: []gamebook.Enemy{bat, wolf, orc}}},
		{"combat ensemble chauve, loup", Command{Verb: Battle, Mode: Together, Enemies: []gamebook.Enemy{bat, wolf}}},
		{"combat Chauve 9/9", Command{Verb: Battle, Enemies: []gamebook.Enemy{{Name: "Chauve", Skill: 9, Stamina: 9}}}},
		{"cible loup_gris", Command{Verb: Target, Number: 2}}, {"t 2", Command{Verb: Target, Number: 2}},
		{"ennemi orc -3", Command{Verb: Foes, Enemy: 1, Sign: "-", Number: 3}},
		{"@eloise manger", Command{Verb: Eat, Hero: "h2"}}, {"jouer Éloïse", Command{Verb: Play, Hero: "h2"}},
		{"prendre corde de 10 m", Command{Verb: Take, Text: "corde de 10 m"}},
		{"note il dit anyway", Command{Verb: Note, Text: "il dit anyway"}},
		{"manger quand même", Command{Verb: Eat, Anyway: true}},
		{"créer Éloïse la Rouge", Command{Verb: Create, Text: "Éloïse la Rouge"}},
	} {
		got, err := Parse(g, row.text)
		if err != nil || !reflect.DeepEqual(got, row.want) {
			t.Errorf("%q: %+v %v, want %+v", row.text, got, err, row.want)
		}
	}
	for _, row := range []struct{ text, want string }{
		{"", "nothing is written"}, {"   ", "nothing is written"},
		{"asaut", "did you mean assaut"}, {"goto", "not a number"}, {"goto 47x", "not a number"},
		{"fight", "not an enemy"}, {"fight orc", "“orc” is not an enemy"}, {"fight orc 8/6 wolf", "too much"},
		{"fight loup_grix", "did you mean loup_gris"},
		{"fight a 7/5 and b 7/5 then c 7/5", "one by one"},
		{"test strength", "not a number of the sheet"}, {"initial faith", "no sign"}, {"stamina", "x"},
		{"target loup_blanc", "not one enemy"}, {"@bob eat", "not one hero"}, {"end", "how the adventure ends"},
		{"round 3", "too much"}, {strings.Repeat("a", 3000), "too long"}, {"\xff", "too long"},
	} {
		_, err := Parse(g, row.text)
		if row.text == "stamina" { // a number alone is a test, which dice cannot make
			_, err = Decide(g, Command{Verb: Test, Stat: gamebook.Stamina}, dice.Scripted())
			row.want = "not tested with dice"
		}
		if err == nil || !strings.Contains(err.Error(), row.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%.20q: %v, want %q", row.text, err, row.want)
		}
	}
}

// TestWrite: what Write writes, Parse reads as the same gesture.
func TestWrite(t *testing.T) {
	g := at(nil).g
	HeroMade{ID: "h2", Hero: gamebook.Hero{Name: "B"}}.Apply(g)
	rapid.Check(t, func(t *rapid.T) {
		cmd := randomCommand(t)
		if cmd.Verb == Test && cmd.Number < 0 || cmd.Verb == Drop && cmd.Text == "" {
			t.Skip()
		}
		for _, l := range say.Langs() {
			text := Write(cmd, l)
			got, err := Parse(g, text)
			if err != nil || !reflect.DeepEqual(got, cmd) {
				t.Fatalf("%q: %+v %v, want %+v", text, got, err, cmd)
			}
		}
	})
}

// FuzzParse: any text is a gesture, which reads back, or one line that says
// what to write.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"goto 47 : x", "fight a 7/6 (n) then b 8/8", "@h1 anyway luck", "initial skill +1", "note : :", "chance +1"} {
		f.Add(s)
	}
	g := at(nil).g
	f.Fuzz(func(t *testing.T, text string) {
		cmd, err := Parse(g, text)
		if err != nil {
			for _, l := range say.Langs() {
				if s := l.Error(err); s == "" || strings.ContainsAny(s, "\n\x1b") {
					t.Errorf("%q: %q", text, s)
				}
			}
			return
		}
		_, _ = Decide(g, cmd, dice.Seeded(1))
		for _, l := range say.Langs() {
			again, err := Parse(g, Write(cmd, l))
			if err != nil || !reflect.DeepEqual(again, cmd) {
				t.Errorf("%q is %+v, written %q, read as %+v %v", text, cmd, Write(cmd, l), again, err)
			}
		}
	})
}
