package d666play

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"croix/generator/d666"
	"croix/generator/dice"
	"croix/generator/say"
)

// session is the fighters of the worked session.
func session() *d666.Book {
	weapon := func(name string, power int) []d666.Weapon {
		return []d666.Weapon{{Name: name, Power: power, Kind: d666.Contact}}
	}
	mind := []d666.Power{{Name: "mentale", Score: d666.Will}}
	return &d666.Book{Mode: d666.Manual, Fighters: []d666.Fighter{
		{Name: "Ange", Side: "1", Category: d666.Supernatural, Will: 5, Agility: 3, Force: 4, Points: 4, Weapons: weapon("épée", 2), Armour: 1, Powers: mind},
		{Name: "Bob", Side: "1", Category: d666.Living, Will: 2, Agility: 3, Force: 3, Points: 3, Weapons: weapon("gourdin", 1)},
		{Name: "Démon", Side: "2", Category: d666.Supernatural, Will: 3, Agility: 4, Force: 5, Points: 5, Weapons: weapon("hache", 3), Powers: mind},
		{Name: "Zombie", Side: "2", Category: d666.Undead, Will: 1, Agility: 1, Force: 3, Points: 3, Weapons: weapon("griffes", 0)},
	}}
}

// table is a fight in play.
type table struct {
	g      *Game
	events []Event
}

func newTable(t testing.TB, b *d666.Book) *table {
	t.Helper()
	events, err := New(b)
	if err != nil {
		t.Fatal(err)
	}
	return &table{Replay(events), events}
}

// say makes a gesture in the words of players, with exactly these faces.
func (tb *table) say(text string, faces ...int) ([]Event, error) {
	cmd, err := Parse(tb.g, text)
	if err != nil {
		return nil, err
	}
	r := dice.Typed(faces...)
	events, err := Decide(tb.g, cmd, r)
	if err != nil {
		return nil, err
	}
	for _, e := range events {
		e.Apply(tb.g)
	}
	tb.events = append(tb.events, events...)
	return events, r.Done()
}

// must is say where nothing may go wrong.
func (tb *table) must(t testing.TB, text string, faces ...int) []Event {
	t.Helper()
	events, err := tb.say(text, faces...)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return events
}

// standing is the points and states as the worked session writes them.
func standing(g *Game) string {
	var all []string
	for _, c := range g.Fighters {
		s := fmt.Sprintf("%s %d", c.Fighter.Name, c.Points)
		if c.State != d666.Active {
			s += " " + c.State.Name(say.French)
		}
		all = append(all, s)
	}
	return strings.Join(all, ", ")
}

// order is the groups of a phase by name.
func order(g *Game) string {
	var all []string
	for _, group := range g.Groups {
		all = append(all, called(g, group).Name(say.French))
	}
	return strings.Join(all, " | ")
}

// TestSession replays the worked session of the rules in the words of a French
// player: every order and every figure.
func TestSession(t *testing.T) {
	tb := newTable(t, session())
	for _, step := range []struct {
		text  string
		faces []int
		phase Phase
		order string // of the phase that the game is in afterwards
		want  string // "" for as before
		says  string // a line holds it
	}{
		{"début", nil, Psychic, "Ange | Démon | Bob | Zombie", "Ange 4, Bob 3, Démon 5, Zombie 3", ""},
		{"pouvoir ange sur démon réussi 4 volonté réussi 2 dégâts 2", nil, Psychic, "Ange | Démon | Bob | Zombie",
			"Ange 4, Bob 3, Démon 4, Zombie 3", "effet 2"},
		{"pouvoir démon sur ange réussi 1 volonté réussi 3", nil, Physical, "Démon | Ange, Bob | Zombie", "", "bloqué, et s’aperçoit"},
		{"attaquer démon ange réussi 4 parade réussi 2", nil, Physical, "Démon | Ange, Bob | Zombie",
			"Ange 2, Bob 3, Démon 4, Zombie 3", "4 ÷ 2 (valeur maison) = 2"},
		{"attaquer ange démon réussi 5 esquive raté", nil, Physical, "Démon | Ange, Bob | Zombie", "", "= 8"},
		// The group of Bob is done: both apply, and the demon is out for 5 seconds.
		// The zombie loses this second, its only one, and is back at its end.
		{"attaquer bob zombie réussi 2", []int{5}, Psychic, "Ange | Bob | Zombie",
			"Ange 2, Bob 3, Démon 0 assommé, Zombie 0", "de nouveau actif : Zombie"},
		{"passe", nil, Physical, "Ange, Bob | Zombie", "", ""},
		{"attaquer ange démon réussi 1", nil, Physical, "Ange, Bob | Zombie", "", "= 4"},
		{"attaquer bob zombie raté", nil, Physical, "Ange, Bob | Zombie", "Ange 2, Bob 3, Démon -2 mort, Zombie 0", ""},
		{"attaquer zombie bob réussi 6 parade réussi 3", nil, Psychic, "Ange | Bob | Zombie", "Ange 2, Bob 1, Démon -2 mort, Zombie 0", ""},
		{"passe ange", nil, Physical, "Ange, Bob | Zombie", "", ""},
		{"attaquer ange zombie réussi 3", nil, Physical, "Ange, Bob | Zombie", "", "= 6"},
		// Declared too: rolled, without further effect.
		{"attaquer bob zombie raté", nil, Over, "", "Ange 2, Bob 1, Démon -2 mort, Zombie -6 mort", "le camp 1 a gagné"},
	} {
		before := tb.g.Clone()
		had := standing(tb.g)
		events := tb.must(t, step.text, step.faces...)
		want := step.want
		if want == "" {
			want = had
		}
		if got := strings.ReplaceAll(standing(tb.g), "\u00a0", " "); got != want || tb.g.Phase != step.phase || order(tb.g) != step.order {
			t.Fatalf("%s: %s, %s, %s; want %s, %s, %s", step.text, got, tb.g.Phase, order(tb.g), want, step.phase, step.order)
		}
		told := strings.ReplaceAll(strings.Join(Lines(before, events, say.French), "\n"), "\u00a0", " ")
		if !strings.Contains(told, step.says) {
			t.Errorf("%s: %q is not told:\n%s", step.text, step.says, told)
		}
	}
	if tb.g.Second != 3 || tb.g.Blows != 10 {
		t.Errorf("%d seconds and %d attacks and powers, want 3 and 10", tb.g.Second, tb.g.Blows)
	}
	if got := Replay(recoded(t, tb.events)); !reflect.DeepEqual(jsonOf(t, got), jsonOf(t, tb.g)) {
		t.Error("the replay is another fight")
	}
}

// acts is the seconds, up to a number, in which somebody of that name can act
// physically, others passing.
func (tb *table) acts(t *testing.T, id string, upTo int) []int {
	var seconds []int
	for tb.g.Second <= upTo && tb.g.Phase != Over {
		open := tb.g.Open()
		if slices.Contains(open, id) && tb.g.Phase == Physical {
			seconds = append(seconds, tb.g.Second)
		}
		tb.must(t, "pass "+open[0])
	}
	return seconds
}

// TestStuns are V-T1 to V-T4: the seconds that a stun takes.
func TestStuns(t *testing.T) {
	fighter := func(name, side string, c d666.Category, agility int) d666.Fighter {
		return d666.Fighter{Name: name, Side: side, Category: c, Force: 2, Will: 1, Agility: agility, Points: 2, Divisor: 1}
	}
	for _, v := range []struct {
		id, reason string
		category   d666.Category
		before     bool // the blow falls before the slot
		faces      []int
		want       []int
	}{
		{"V-T1", "stunned 1 s before the slot", d666.Undead, true, nil, []int{2, 3, 4}},
		{"V-T2", "stunned 1 s after it", d666.Undead, false, nil, []int{1, 3, 4}},
		{"V-T3", "knocked out 5 s before it", d666.Supernatural, true, []int{5}, []int{6, 7, 8}},
		{"V-T4", "knocked out 5 s after it", d666.Supernatural, false, []int{5}, []int{1, 7, 8}},
	} {
		t.Run(v.id, func(t *testing.T) {
			agility := map[bool]int{true: 2, false: 6}[v.before]
			tb := newTable(t, &d666.Book{Mode: d666.Manual, Fighters: []d666.Fighter{
				fighter("Cible", "1", v.category, agility), fighter("Ami", "1", d666.Living, 1), fighter("Autre", "2", d666.Living, 4),
			}})
			tb.must(t, "start")
			var seconds []int
			if !v.before {
				seconds = append(seconds, tb.g.Second)
				tb.must(t, "pass cible")
			}
			tb.must(t, "attack autre cible hit 2", v.faces...)
			seconds = append(seconds, tb.acts(t, "cible", v.want[2])...)
			if !slices.Equal(seconds, v.want) {
				t.Errorf("%s: acts in %v, want %v", v.reason, seconds, v.want)
			}
		})
	}
}

// TestTogether is V-X1: equal Agility, both hit, both die.
func TestTogether(t *testing.T) {
	one := func(name string) d666.Fighter {
		return d666.Fighter{Name: name, Side: name, Category: d666.Living, Force: 2, Will: 1, Agility: 3, Points: 2}
	}
	tb := newTable(t, &d666.Book{Mode: d666.Manual, Fighters: []d666.Fighter{one("Ann"), one("Ben")}})
	tb.must(t, "start")
	tb.must(t, "attack ben ann hit 5")
	if got := standing(tb.g); got != "Ann 2, Ben 2" {
		t.Fatalf("a blow falls before the group is done: %s", got)
	}
	tb.must(t, "attack ann ben hit 4")
	if got := standing(tb.g); got != "Ann -3 mort, Ben -2 mort" || tb.g.Phase != Over || tb.g.Winner != "" {
		t.Errorf("got %s, %s, winner %q", got, tb.g.Phase, tb.g.Winner)
	}
}

// TestRefused: what a rule forbids says which, and can be done anyway if it has
// a meaning.
func TestRefused(t *testing.T) {
	for _, row := range []struct {
		reason string
		before []string
		text   string
		rule   string
		firm   bool
	}{
		{"before the start", nil, "pass ange", "002-10", true},
		{"out of turn", []string{"start"}, "pass démon", "002-12", false},
		{"an attack in the psychic phase", []string{"start"}, "attack ange démon hit 3", "002-12", false},
		{"no verdict and no threshold", []string{"start", "pass", "pass"}, "attack démon ange", "002-22", true},
		{"a seventh unit", []string{"start", "pass", "pass"}, "attack démon ange hit 7", "002-24", true},
		{"oneself", []string{"start", "pass", "pass"}, "attack démon démon hit 3", "002-20", true},
		{"a defence that does not see it", []string{"start", "pass", "pass"}, "attack démon ange hit 3 dodge 2 unseen", "002-21", false},
		{"a dodge that is not allowed", []string{"start", "pass", "pass"}, "attack démon ange hit 3 dodge 2 no_dodge", "R12", false},
		{"a parry is", []string{"start", "pass", "pass"}, "attack démon ange hit 3 parry 2 no_dodge", "", false},
		{"too far", []string{"start", "pass", "pass"}, "move démon 12", "002-01", false},
		{"as far as may be", []string{"start", "pass", "pass"}, "move démon 11", "", false},
		{"too far in two moves", []string{"start", "pass", "pass", "move démon 6"}, "move démon 6", "002-01", false},
		{"a power that nobody has", []string{"start", "pass ange", "pass démon"}, "power démon on ange hit 3", "002-30", false},
		{"a defence in a coma", []string{"start", "pass", "pass", "set ange state coma"}, "attack démon ange hit 3 dodge 2", "R16", false},
		{"a target that is gone", []string{"start", "pass", "pass", "leave ange"}, "attack démon ange hit 3", "002-24", false},
		{"a state that is none", []string{"set ange points =3"}, "start", "", false},
		{"too many points", nil, "set ange points =99", "R13", true},
		{"a name twice", nil, "add Ange FO=3 VO=2 AG=3", "002-10", true},
		{"a name that is a word", nil, "add hit FO=3 VO=2 AG=3", "002-10", true},
	} {
		tb := newTable(t, session())
		for _, text := range row.before {
			tb.must(t, text)
		}
		_, err := tb.say(row.text)
		i, refused := err.(*Illegal)
		switch {
		case row.rule == "" && err != nil:
			t.Errorf("%s: %v", row.reason, err)
		case row.rule == "":
		case !refused || i.Rule != row.rule || i.Firm != row.firm:
			t.Errorf("%s: %v (%+v), want %s", row.reason, err, i, row.rule)
		case say.French.Error(err) == err.Error():
			t.Errorf("%s: not told in French: %v", row.reason, err)
		}
		if refused && !row.firm {
			events, err := tb.say("anyway " + row.text)
			if err != nil || !strings.Contains(fmt.Sprintf("%T", events[0]), "Override") {
				t.Errorf("%s, anyway: %v %v", row.reason, events, err)
			}
		}
	}
}

// TestTable: with a table, levels and weapons decide; the roller throws what the
// player does not.
func TestTable(t *testing.T) {
	b := session()
	b.UseTable(d666.HouseTable())
	b.Modifiers = []d666.Modifier{{Name: "dans le dos", Contact: 2, NoDodge: true}}
	b.Fighters[2].Weapons[0].Talent, b.Fighters[2].Talents = "hache", []d666.Talent{{Name: "hache", Level: "2"}}
	b.Fighters[0].Weapons[0].Precision = 1
	for _, row := range []struct {
		reason, text string
		faces        []int
		threshold    int // of the attack
		defend       int // of the defence
		lost         int
	}{
		{"the level of the talent: medium 2 is 33", "attack démon ange", []int{3, 3, 4, 5}, 33, 0, 4}, // 4+3+2-1 = 8, halved; out for 5 s
		{"one above fails", "attack démon ange", []int{3, 4, 4}, 33, 0, 0},
		{"a level that is told", "attack démon ange level 0", []int{1, 3, 1}, 13, 0, 2},
		{"a difficulty that is told", "attack démon ange hard", []int{2, 3, 1}, 23, 0, 2},
		{"a shift that is told", "attack démon ange +1", []int{4, 3, 1}, 43, 0, 2},
		{"a situation shifts two", "attack démon ange situation dans_le_dos", []int{5, 3, 1}, 53, 0, 2},
		{"a parry with precision", "attack démon ange parry level 0", []int{3, 3, 6, 2, 3, 2}, 33, 23, 3}, // 6+3+2-2-2-1 = 6
		{"a missed attack needs no defence", "attack démon ange parry level 0", []int{6, 6, 6}, 33, 0, 0},
		{"a threshold that is told", "attack démon ange @11", []int{1, 1, 1}, 11, 0, 2},
		{"the faces in the gesture", "attack démon ange 331", nil, 33, 0, 2},
	} {
		tb := newTable(t, b)
		for _, text := range []string{"start", "pass", "pass"} {
			tb.must(t, text)
		}
		e := tb.must(t, row.text, row.faces...)[0].(Attacked)
		if e.Attack.Threshold != row.threshold || e.Defend.Threshold != row.defend || e.Lost != row.lost {
			t.Errorf("%s: threshold %d, defence %d, lost %d, want %d, %d, %d", row.reason, e.Attack.Threshold, e.Defend.Threshold, e.Lost, row.threshold, row.defend, row.lost)
		}
	}
	tb := newTable(t, b)
	for _, text := range []string{"start", "pass", "pass"} {
		tb.must(t, text)
	}
	if _, err := tb.say("attack démon ange dodge"); !say.Has(err, say.DiceWantedMany) {
		t.Errorf("dice that are missing are named: %v", err)
	}
}

// TestLate: who joins during a second acts from the next.
func TestLate(t *testing.T) {
	tb := newTable(t, session())
	for _, text := range []string{"start", "add Late FO=2 VO=6 AG=6 side=2", "pass", "pass"} {
		tb.must(t, text)
	}
	if order(tb.g) != "Démon | Ange, Bob | Zombie" {
		t.Errorf("a newcomer acts at once: %s", order(tb.g))
	}
	for _, id := range []string{"démon", "ange", "bob", "zombie"} {
		tb.must(t, "pass "+id)
	}
	if order(tb.g) != "Late | Ange | Démon | Bob | Zombie" {
		t.Errorf("in the next second: %s", order(tb.g))
	}
}
