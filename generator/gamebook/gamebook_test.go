package gamebook

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/manual"
	"croix/generator/say"
)

// TestDecisions are the decisions of the optimum in tables: after a hit by the
// Stamina of the enemy, after a wound by that of the hero; T is a test.
func TestDecisions(t *testing.T) {
	file, err := os.Open("testdata/decisions.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var above, tables, checked int
	var hit bool
	for lines := bufio.NewScanner(file); lines.Scan(); {
		line := lines.Text()
		if strings.HasPrefix(line, "after") {
			hit = strings.Contains(line, "HIT")
			if _, err := fmt.Sscanf(line[strings.Index(line, "d=")+2:], "%d,", &above); err != nil {
				t.Fatalf("%q: %v", line, err)
			}
			tables++
			continue
		}
		fields := strings.Fields(line)
		var luck int
		if _, err := fmt.Sscan(fields[1], &luck); err != nil || len(fields) != 18 {
			t.Fatalf("%q: %v", line, err)
		}
		for i, want := range fields[2:] {
			r, hero, enemy := Wounded, i+1, 8
			if hit {
				r, hero, enemy = Hit, 12, i+1
			}
			s, err := NewOdds(Fighter{20 + above, hero, luck}, []Enemy{{Skill: 20, Stamina: enemy}}, Optimal, DefaultOptions())
			if err != nil {
				t.Fatal(err)
			}
			a := s.Advise(r, hero, enemy, luck)
			if a.Test != (want == "T") {
				t.Errorf("%+d, %s, hero %d, enemy %d, Luck %d: %+v, want %s", above, r, hero, enemy, luck, a, want)
			}
			if a.Test && (!a.Offered || a.With.Win <= a.Without.Win) {
				t.Errorf("a test that gains nothing: %+v", a)
			}
			checked++
		}
	}
	if tables != 6 || checked != 6*9*16 {
		t.Errorf("%d tables with %d decisions", tables, checked)
	}
}

// TestRollHero: what is rolled is in its range; the same seed is the same hero;
// wrong dice are told.
func TestRollHero(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		h, err := RollHero(dice.Seeded(seed))
		if err != nil {
			t.Fatal(err)
		}
		again, _ := RollHero(dice.Typed(h.Dice...))
		if fmt.Sprint(again) != fmt.Sprint(h) || len(h.Dice) != CreationDice {
			t.Fatalf("%+v, from its dice %+v", h, again)
		}
		for _, n := range []struct{ v, lo, hi int }{{h.Skill, 7, 12}, {h.Stamina, 14, 24}, {h.Luck, 7, 12}, {h.Gold, 5, 10}, {h.Faith, 1, 1}, {h.Meals, 5, 5}} {
			if n.v < n.lo || n.v > n.hi {
				t.Fatalf("%+v: %d is not %d to %d", h, n.v, n.lo, n.hi)
			}
		}
	})
	for _, faces := range [][]int{{}, {4, 2, 5, 3}, {0, 1, 1, 1, 1}, {7, 1, 1, 1, 1}} {
		if h, err := RollHero(dice.Typed(faces...)); !say.Has(err, say.DiceFromPlayer) {
			t.Errorf("%v: %+v, %v", faces, h, err)
		}
	}
}

// TestChange: a gain never passes the initial total without permission, a value
// above it is neither raised nor cut, nothing falls below its least, and a
// change that meets no limit is what was asked.
func TestChange(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.SampledFrom(Stats()).Draw(t, "stat")
		o := DefaultOptions()
		o.LuckMin, o.FaithMin = rapid.IntRange(-3, 0).Draw(t, "luck_min"), rapid.IntRange(-3, 0).Draw(t, "faith_min")
		now, initial := rapid.IntRange(0, 30).Draw(t, "now"), rapid.IntRange(1, 24).Draw(t, "initial")
		n, permitted := rapid.IntRange(-40, 40).Draw(t, "n"), rapid.Bool().Draw(t, "permitted")
		after, l := Change(s, now, initial, n, permitted, o)
		switch {
		case l == NoLimit && after != now+n:
			t.Fatalf("%s %d %+d is %d", s, now, n, after)
		case l == Cap && (permitted || !s.Capped() || after != max(now, initial) || n <= 0):
			t.Fatalf("%s %d of %d %+d stops at %d", s, now, initial, n, after)
		case l == Floor && (after != o.Least(s) || n >= 0):
			t.Fatalf("%s %d %+d stops at %d", s, now, n, after)
		case after < o.Least(s):
			t.Fatalf("%s falls to %d", s, after)
		case n > 0 && s.Capped() && !permitted && after > initial && after != now:
			t.Fatalf("%s %d of %d rises to %d", s, now, initial, after)
		}
	})
}

// TestLoss: Luck never turns a wound into a gain, and a lucky test is always
// better for the hero than an unlucky one.
func TestLoss(t *testing.T) {
	for wound := 1; wound <= MaxWound; wound++ {
		if l, n, u := Loss(Hit, wound, Lucky), Loss(Hit, wound, Untested), Loss(Hit, wound, Unlucky); !(l > n && n > u && u >= 0) {
			t.Errorf("hit for %d: %d %d %d", wound, l, n, u)
		}
		if l, n, u := Loss(Wounded, wound, Lucky), Loss(Wounded, wound, Untested), Loss(Wounded, wound, Unlucky); !(0 <= l && l < n && n < u) {
			t.Errorf("wounded for %d: %d %d %d", wound, l, n, u)
		}
	}
	if Loss(Tie, 2, Lucky) != 0 || Loss(Dodged, 2, Unlucky) != 0 {
		t.Error("somebody is wounded by nothing")
	}
}

// TestOptions: each house rule is set by both names and reads back; what it
// cannot be is told with what it can.
func TestOptions(t *testing.T) {
	for _, row := range []struct {
		text, want string // in the error; "" for none
	}{
		{"luck_save=false", ""}, {"jets_separes=non", ""}, {"Fuite=OUI", ""}, {"luck_min=-3", ""}, {"foi_min=-99", ""}, {"paragraphes=600", ""},
		{"paragraphs=0", "1…2000"}, {"paragraphs=many", "1…2000"}, {"luck_min=1", "-20…0"}, {"escape=maybe", "true, false"},
		{"escape", "NAME=VALUE"}, {"", "NAME=VALUE"}, {"luck=1", "luck_save, separate_rolls"}, {"=1", "there is no house rule"},
	} {
		o := DefaultOptions()
		err := o.Set(row.text)
		switch {
		case row.want == "" && (err != nil || o == DefaultOptions()):
			t.Errorf("%q: %+v, %v", row.text, o, err)
		case row.want != "" && (err == nil || !strings.Contains(err.Error(), row.want) || o != DefaultOptions()):
			t.Errorf("%q: %v, want %q", row.text, err, row.want)
		}
	}
	o := DefaultOptions()
	for _, r := range OptionRows() {
		if err := o.Set(r.French + "=" + o.Value(r)); err != nil || o != DefaultOptions() {
			t.Errorf("%s: %v", r.ID, err)
		}
	}
}

// TestParse: heroes and enemies as players type them.
func TestParse(t *testing.T) {
	for _, row := range []struct {
		text string
		want Fighter
		err  string
	}{
		{"10/18/10", Fighter{10, 18, 10}, ""}, {" 7/2/0 ", Fighter{7, 2, 0}, ""},
		{"10/18", Fighter{}, "SKILL/STAMINA/LUCK"}, {"a/b/c", Fighter{}, "SKILL/STAMINA/LUCK"}, {"-1/2/3", Fighter{}, "SKILL/STAMINA/LUCK"},
		{"10/0/10", Fighter{}, "Stamina is 0: want 1 to 99"}, {"10/18/25", Fighter{}, "Luck is 25: want 0 to 24"}, {"51/1/1", Fighter{}, "Skill is 51"},
	} {
		got, err := ParseFighter(row.text)
		if row.err == "" && (err != nil || got != row.want) || row.err != "" && (err == nil || !strings.Contains(err.Error(), row.err)) {
			t.Errorf("%q: %+v, %v", row.text, got, err)
		}
	}
	for _, row := range []struct {
		text string
		want Enemy
		err  string
	}{
		{"8/8", Enemy{Skill: 8, Stamina: 8}, ""}, {"Loup gris 7/5", Enemy{Name: "Loup gris", Skill: 7, Stamina: 5}, ""},
		{"8", Enemy{}, "SKILL/STAMINA"}, {"", Enemy{}, "SKILL/STAMINA"}, {"8/8/8", Enemy{}, "SKILL/STAMINA"},
		{"8/0", Enemy{}, "Stamina is 0: want 1 to 99"}, {"0/8", Enemy{}, "Skill is 0: want 1 to 50"},
	} {
		got, err := ParseEnemy(row.text)
		if row.err == "" && (err != nil || got != row.want) || row.err != "" && (err == nil || !strings.Contains(err.Error(), row.err)) {
			t.Errorf("%q: %+v, %v", row.text, got, err)
		}
	}
	for _, e := range []Enemy{{Skill: 5, Stamina: 5, Wounds: -1}, {Skill: 5, Stamina: 5, HeroWounds: 21}, {Skill: 5, Stamina: 5, HeroBonus: 21}} {
		if e.Check() == nil {
			t.Errorf("%+v passes", e)
		}
	}
}

// TestOddsRefuse: odds of what cannot be are refused.
func TestOddsRefuse(t *testing.T) {
	f, e := Fighter{9, 9, 9}, []Enemy{{Skill: 8, Stamina: 8}}
	for _, row := range []struct {
		reason string
		f      Fighter
		e      []Enemy
		p      Policy
		want   say.Key
	}{
		{"no enemy", f, nil, Never, say.GamebookEnemyCount},
		{"a crowd", f, slices.Repeat(e, MaxEnemies+1), Never, say.GamebookEnemyCount},
		{"a dead enemy", f, []Enemy{{Skill: 8}}, Never, say.GamebookEnemyRange},
		{"a dead hero", Fighter{9, 0, 9}, e, Never, say.GamebookHeroRange},
		{"no policy", f, e, "sometimes", say.GamebookPolicy},
	} {
		if _, err := NewOdds(row.f, row.e, row.p, DefaultOptions()); !say.Has(err, row.want) {
			t.Errorf("%s: %v", row.reason, err)
		}
	}
	if _, _, err := together(f, slices.Repeat(e, MaxTogether+1), DefaultOptions()); !say.Has(err, say.GamebookEnemyCount) {
		t.Errorf("together: %v", err)
	}
	if _, _, err := together(Fighter{9, 99, 0}, slices.Repeat([]Enemy{{Skill: 8, Stamina: 99}}, 4), DefaultOptions()); !say.Has(err, say.GamebookGroupLarge) {
		t.Errorf("a large group: %v", err)
	}
}

// TestReadHeroes: what was written is read, and what no hero can have is told.
func TestReadHeroes(t *testing.T) {
	seed := uint64(4)
	h, err := RollHero(dice.Seeded(seed))
	if err != nil {
		t.Fatal(err)
	}
	h.Name = "Éloïse"
	data, err := json.Marshal(Party{HeroFormat, &seed, dice.ByProgram, []Hero{h, h}})
	if err != nil {
		t.Fatal(err)
	}
	p, err := ReadHeroes(strings.NewReader(string(data)), "h.json")
	if err != nil || len(p.Heroes) != 2 || fmt.Sprint(p.Heroes[1]) != fmt.Sprint(h) || *p.Seed != seed {
		t.Errorf("%+v, %v", p, err)
	}
	good := string(data)
	for _, row := range []struct{ reason, text, want string }{
		{"empty", "", "h.json is not a file of heroes"},
		{"no JSON", "heroes", "cannot be read"},
		{"another format", strings.Replace(good, HeroFormat, "croix.deck/1", 1), "its format is “croix.deck/1”"},
		{"no hero", `{"format":"croix.heroes/1","thrown_by":"player","rolls":[]}`, "no hero in it"},
		{"an unknown field", strings.Replace(good, `"skill"`, `"speed"`, 1), "speed"},
		{"a wrong type", strings.Replace(good, `"skill":10`, `"skill":"ten"`, 1), "cannot be read"},
		{"too strong", strings.Replace(good, `"skill":10`, `"skill":51`, 1), "h.json: hero 1: Skill is 51, which should be 1 to 50"},
		{"a name of control characters", strings.Replace(good, "Éloïse", `\u001b[2J`, 1), "printable"},
		{"a long piece of equipment", strings.Replace(good, "lantern", strings.Repeat("x", 50), 1), "at most 40"},
	} {
		_, err := ReadHeroes(strings.NewReader(row.text), "h.json")
		if err == nil || !strings.Contains(err.Error(), row.want) || strings.Contains(err.Error(), "\x1b") {
			t.Errorf("%s: %v, want %q", row.reason, err, row.want)
		}
	}
}

// TestBestiary: a player's own enemies, found by name; all that is wrong with a
// file is told with its line.
func TestBestiary(t *testing.T) {
	read := func(text string) ([]Enemy, error) {
		return ReadBestiary(fstest.MapFS{"b.csv": {Data: []byte(text)}}, "b.csv")
	}
	all, err := read("# mine\nname;skill;stamina;notes;takes\nLoup gris;7;5;;\nLoup-garou;9;8;argent;3\nGéant;10;20;;4\n")
	if err != nil || len(all) != 3 || all[1] != (Enemy{Name: "Loup-garou", Skill: 9, Stamina: 8, Notes: "argent", Wounds: 3}) {
		t.Fatalf("%+v, %v", all, err)
	}
	for word, want := range map[string]string{"géant": "Géant", "loup garou": "Loup-garou", "LOUP_G": "", "ge": "Géant", "loup gr": "Loup gris", "": "", "ours": ""} {
		if e, ok := FindEnemy(all, word); e.Name != want || ok != (want != "") {
			t.Errorf("%q is %q, want %q", word, e.Name, want)
		}
	}
	if e, err := ParseEnemyOf(all, "ours 8/8"); err != nil || e.Name != "ours" {
		t.Errorf("%+v, %v", e, err)
	}
	if _, err := ParseEnemyOf(all, "geent"); !say.Has(err, say.GamebookEnemyNear) {
		t.Errorf("a slip: %v", err)
	}
	for _, row := range []struct{ text, want string }{
		{"name,skill\nA,1\n", "stamina"}, {"name,skill,stamina\n", "no enemy in it"}, {"name,skill,stamina\nA,1,1\na,2,2\n", "b.csv:3: “a” stands twice"},
		{"name,skill,stamina\n,1,1\n", "b.csv:2"}, {"name,skill,stamina\nA,0,1\n", "b.csv:2"}, {"name,skill,stamina\nA,1,100\n", "b.csv:2"},
		{"name,skill,stamina,deals\nA,1,1,0\n", "b.csv:2"}, {"name,skill,stamina,speed\nA,1,1,0\n", "speed"}, {"", "b.csv"},
	} {
		if got, err := read(row.text); err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%q: %+v, %v, want %q", row.text, got, err, row.want)
		}
	}
}

// FuzzReadHeroes: no file makes it panic, and what is read can be printed.
func FuzzReadHeroes(f *testing.F) {
	f.Add(`{"format":"croix.heroes/1","thrown_by":"player","rolls":[{"skill":9,"stamina":20,"luck":9,"equipment":["a"]}]}`)
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ReadHeroes(strings.NewReader(text), "h")
		if err != nil {
			return
		}
		for _, h := range p.Heroes {
			if err := h.Check(); err != nil {
				t.Errorf("%+v: %v", h, err)
			}
		}
	})
}

// TestReference: each section has its title, text in both languages and rules
// that exist; tables are whole.
func TestReference(t *testing.T) {
	for _, o := range []Options{DefaultOptions(), {Escape: true, Paragraphs: 1, FaithMin: -1, LuckMin: -1}} {
		for _, l := range say.Langs() {
			var ids []string
			for _, s := range Reference(o, l) {
				ids = append(ids, s.ID)
				for _, b := range s.Blocks {
					texts := append([]string{s.Title, b.Text, b.Head}, slices.Concat(b.Rows...)...)
					for _, it := range b.Items {
						texts = append(texts, it.Label, it.Text)
					}
					if text := strings.Join(texts, " "); strings.Contains(text, "gamebook.") || strings.Contains(text, "%!") {
						t.Errorf("%s %s: %s", l, s.ID, text)
					}
					for _, r := range b.Rows {
						if len(r) != len(b.Columns) {
							t.Errorf("%s %s: a row of %d cells, %d columns", l, s.ID, len(r), len(b.Columns))
						}
					}
					for _, c := range b.Cites {
						if !strings.HasPrefix(c, "003-") && !strings.HasPrefix(c, "R") {
							t.Errorf("%s: %s is no rule", s.ID, c)
						}
					}
				}
				if _, err := FindTopic([]manual.Section{s}, s.Title); err != nil {
					t.Errorf("%s: not found by its title: %v", s.ID, err)
				}
			}
			want := len(TopicIDs())
			if o == DefaultOptions() {
				want-- // no house rule is in force
			}
			if len(ids) != want {
				t.Errorf("%s: sections %v", l, ids)
			}
		}
	}
}
