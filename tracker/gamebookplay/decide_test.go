package gamebookplay

import (
	"errors"
	"math"
	"testing"

	"croix/generator/dice"
	"croix/generator/gamebook"
	"croix/generator/say"
)

// TestRefusals: what a rule forbids is told with the rule, what has no meaning
// not even anyway can do, and anyway does the rest and logs it.
func TestRefusals(t *testing.T) {
	goblin := []gamebook.Enemy{{Name: "goblin", Skill: 7, Stamina: 6}}
	pair := append(goblin, gamebook.Enemy{Name: "orc", Skill: 8, Stamina: 6})
	fight := Command{Verb: Battle, Enemies: goblin}
	group := Command{Verb: Battle, Mode: Together, Enemies: pair}
	hit := []int{1, 1, 6, 6}
	for _, row := range []struct {
		reason string
		before []Command // with the dice of a hit for each round
		cmd    Command
		key    say.Key
		rule   string
		firm   bool
	}{
		{"eating in a fight", []Command{fight}, Command{Verb: Eat}, say.GamebookFighting, "003-51", false},
		{"leaving a fight by turning the page", []Command{fight}, Command{Verb: Goto, Number: 3}, say.GamebookFighting, "003-25", false},
		{"ending in a fight", []Command{fight}, Command{Verb: Finish, End: Victory}, say.GamebookFighting, "003-25", false},
		{"a fight in a fight", []Command{fight}, fight, say.GamebookFighting, "003-20", true},
		{"a round without a fight", nil, Command{Verb: Round}, say.GamebookNoFight, "003-20", true},
		{"a round while a wound waits", []Command{fight, {Verb: Round}}, Command{Verb: Round}, say.GamebookPending, "003-26", true},
		{"eating while a wound waits", []Command{fight, {Verb: Round}}, Command{Verb: Eat, Anyway: true}, say.GamebookPending, "003-26", true},
		{"no wound waits", []Command{fight}, Command{Verb: NoLuck}, say.GamebookNotPending, "003-23", true},
		{"fleeing without the house rule", []Command{fight}, Command{Verb: Flee}, say.GamebookNoEscape, "003-25", false},
		{"an enemy that is not there", []Command{group}, Command{Verb: Target, Number: 3}, say.GamebookNoEnemy, "003-32", true},
		{"a dead target", []Command{group, {Verb: Foes, Enemy: 2, Sign: "=", Number: 0}}, Command{Verb: Target, Number: 2}, say.GamebookEnemyDead, "003-33", true},
		{"a choice one by one", []Command{{Verb: Battle, Mode: Sequence, Enemies: pair}}, Command{Verb: Target, Number: 2}, say.GamebookOneByOne, "003-31", false},
		{"several without saying how", nil, Command{Verb: Battle, Enemies: pair}, say.GamebookMode, "003-30", true},
		{"several alone", nil, Command{Verb: Battle, Mode: Alone, Enemies: pair}, say.GamebookMode, "003-30", true},
		{"nobody", nil, Command{Verb: Battle}, say.GamebookEnemyCount, "003-20", true},
		{"an enemy without Stamina", nil, Command{Verb: Battle, Enemies: []gamebook.Enemy{{Skill: 7}}}, say.GamebookEnemyRange, "003-20", true},
		{"beyond the book", nil, Command{Verb: Goto, Number: 401}, say.GamebookBeyond, "003-20", false},
		{"paragraph 0", nil, Command{Verb: Goto}, say.GamebookParagraph, "003-20", true},
		{"a second hero without a name", nil, Command{Verb: Create}, say.GamebookStillAlive, "R15", false},
		{"too strong for any sheet", nil, Command{Verb: Change, Stat: gamebook.Skill, Sign: "+", Number: 50, Exceed: true}, say.GamebookMost, "003-09", true},
		{"an initial total of gold", nil, Command{Verb: Change, Stat: gamebook.Gold, Sign: "+", Number: 1, Initial: true}, say.GamebookNoInitial, "R13", true},
		{"no sign", nil, Command{Verb: Change, Stat: gamebook.Gold, Number: 1}, say.GamebookSign, "003-52", true},
		{"an enormous change", nil, Command{Verb: Change, Stat: gamebook.Skill, Sign: "-", Number: 1000}, say.GamebookNumber, "003-52", true},
		{"no such number", nil, Command{Verb: Change, Stat: "charm", Sign: "+", Number: 1}, say.GamebookNoStat, "003-52", true},
		{"testing gold with dice", nil, Command{Verb: Test, Stat: gamebook.Gold}, say.GamebookNoTest, "003-41", true},
		{"dropping what is not there", nil, Command{Verb: Drop, Text: "epee"}, say.GamebookNoItem, "003-07", true},
		{"an empty note", nil, Command{Verb: Note}, say.GamebookTextMissing, "003-20", true},
		{"a text that steers the terminal", nil, Command{Verb: Note, Text: "\x1b[2J"}, say.GamebookTextSigns, "003-20", true},
		{"a hero that is not there", nil, Command{Verb: Eat, Hero: "h9"}, say.GamebookNoHero, "003-01", true},
		{"the dead eat", []Command{{Verb: Change, Stat: gamebook.Stamina, Sign: "=", Number: 0}}, Command{Verb: Eat, Anyway: true}, say.GamebookDead, "R15", true},
		{"after the end", []Command{{Verb: Finish, End: Abandoned}}, Command{Verb: Eat}, say.GamebookOver, "R15", true},
		{"no such verb", nil, Command{Verb: "fly"}, say.PlayVerbUnknown, "003-20", true},
	} {
		t.Run(row.reason, func(t *testing.T) {
			table := at(nil)
			for _, c := range row.before {
				var faces []int
				if c.Verb == Round {
					faces = hit
				}
				if _, err := table.do(c, faces...); err != nil {
					t.Fatal(err)
				}
			}
			_, err := Decide(table.g, row.cmd, dice.Seeded(1))
			var i *Illegal
			if !errors.As(err, &i) || !say.Has(err, row.key) || i.Rule != row.rule || i.Firm != row.firm {
				t.Fatalf("%+v: %v, want %s (%s), firm %v", row.cmd, err, row.key, row.rule, row.firm)
			}
			row.cmd.Anyway = true
			events, err := Decide(table.g, row.cmd, dice.Seeded(1))
			if row.firm != (err != nil) || !row.firm && of[Override](events).Rule != row.rule {
				t.Errorf("anyway: %v, %v", events, err)
			}
		})
	}
}

// TestHouseRules: what the house rules change.
func TestHouseRules(t *testing.T) {
	table := at(nil)
	table.g.Options.Escape, table.g.Options.Separate, table.g.Options.LuckMin = true, false, -2
	must := func(cmd Command, faces ...int) []Event {
		t.Helper()
		events, err := table.do(cmd, faces...)
		if err != nil {
			t.Fatalf("%+v: %v", cmd, err)
		}
		return events
	}
	must(Command{Verb: Battle, Mode: Together, Enemies: []gamebook.Enemy{{Skill: 7, Stamina: 6}, {Skill: 8, Stamina: 6}}})
	// One throw of the hero for all (R4): the target's dice, the hero's, then
	// the other's.
	x := of[RoundFought](must(Command{Verb: Round}, 1, 1, 3, 4, 6, 6)).Exchanges
	if x[0].HeroStrength != x[1].HeroStrength || x[0].Result != gamebook.Hit || x[1].Result != gamebook.Wounded {
		t.Errorf("one throw for all: %+v", x)
	}
	must(Command{Verb: NoLuck})
	must(Command{Verb: NoLuck})
	must(Command{Verb: Flee})
	if h := table.hero(); h.Now.Stamina != 18-2-gamebook.EscapeCost || h.Fight != nil {
		t.Errorf("after fleeing: %+v", h)
	}
	table.hero().Now.Luck = -1
	must(Command{Verb: TestLuck}, 1, 1)
	must(Command{Verb: TestLuck}, 1, 1)
	if table.hero().Now.Luck != -2 {
		t.Errorf("Luck %d, at least -2", table.hero().Now.Luck)
	}
}

// TestHeroes: several heroes have their own sheets, fights and ends.
func TestHeroes(t *testing.T) {
	events, err := New(Setup{Options: gamebook.DefaultOptions(), Heroes: []gamebook.Hero{
		{Name: "Alix", Scores: gamebook.Scores{Skill: 9, Stamina: 10, Luck: 9}}, {Name: "Bea", Scores: gamebook.Scores{Skill: 9, Stamina: 10, Luck: 9}}}})
	if err != nil {
		t.Fatal(err)
	}
	table := &table{Replay(events)}
	for _, cmd := range []Command{
		{Verb: Battle, Enemies: []gamebook.Enemy{{Skill: 7, Stamina: 6}}},
		{Verb: Goto, Hero: "h2", Number: 12},
		{Verb: Play, Hero: "h2"},
		{Verb: Change, Stat: gamebook.Stamina, Sign: "-", Number: 99},
	} {
		if _, err := table.do(cmd); err != nil {
			t.Fatalf("%+v: %v", cmd, err)
		}
	}
	a, b := table.g.Hero("h1"), table.g.Hero("h2")
	if a.Fight == nil || a.Paragraph != 0 || !a.Alive() || b.Fight != nil || b.Paragraph != 12 || b.Ended != Dead {
		t.Errorf("Alix %+v, Bea %+v", a, b)
	}
	if _, err := table.do(Command{Verb: Create}, 1, 1, 1, 1, 1); err != nil || table.g.Current != "h3" {
		t.Errorf("a new hero after a death: %v", err)
	}
	for _, names := range [][]string{{"Alix", "ALIX"}, {"\x00"}} {
		var heroes []gamebook.Hero
		for _, n := range names {
			heroes = append(heroes, gamebook.Hero{Name: n})
		}
		if _, err := New(Setup{Heroes: heroes}); err == nil {
			t.Errorf("heroes called %q", names)
		}
	}
}

// TestNext: the odds shown are those of the state, after a wound those of the
// choice.
func TestNext(t *testing.T) {
	table := at(nil)
	if _, err := table.do(Command{Verb: Battle, Enemies: []gamebook.Enemy{{Skill: 9, Stamina: 10}}}); err != nil {
		t.Fatal(err)
	}
	o, err := gamebook.NewOdds(gamebook.Fighter{Skill: 9, Stamina: 18, Luck: 9}, []gamebook.Enemy{{Skill: 9, Stamina: 10}}, gamebook.Optimal, gamebook.DefaultOptions())
	if err != nil {
		t.Fatal(err)
	}
	if got := Next(table.g).Advice; !got.Known || math.Abs(got.Now.Win-o.Outlook().Win) > 1e-12 {
		t.Errorf("before: %+v", got)
	}
	if _, err := table.do(Command{Verb: Round}, 1, 1, 6, 6); err != nil {
		t.Fatal(err)
	}
	want := o.Advise(gamebook.Hit, 18, 10, 9)
	if got := Next(table.g); got.Wound == nil || got.Advice.Advice != want {
		t.Errorf("a hit: %+v, want %+v", got.Advice, want)
	}
	// In a fight one by one, who follows counts.
	table = at(nil)
	pair := []gamebook.Enemy{{Skill: 7, Stamina: 6}, {Skill: 12, Stamina: 12}}
	if _, err := table.do(Command{Verb: Battle, Mode: Sequence, Enemies: pair}); err != nil {
		t.Fatal(err)
	}
	both := Next(table.g).Advice.Now.Win
	if _, err := table.do(Command{Verb: Foes, Enemy: 1, Sign: "=", Number: 0}); err != nil {
		t.Fatal(err)
	}
	if s := Next(table.g); s.Fight.Target != 1 || s.Advice.Now.Win <= both {
		t.Errorf("the second alone: %+v, both %v", s.Advice, both)
	}
	// All together: the target that wins most often, with Luck used well.
	table = at(nil)
	if _, err := table.do(Command{Verb: Battle, Mode: Together, Enemies: pair}); err != nil {
		t.Fatal(err)
	}
	odds, err := gamebook.NewGroup(gamebook.Fighter{Skill: 9, Stamina: 18, Luck: 9}, pair, gamebook.Optimal, gamebook.DefaultOptions())
	if err != nil {
		t.Fatal(err)
	}
	_, best := odds.Outlook()
	for _, n := range []int{1, 2} { // whoever is the target now
		if _, err := table.do(Command{Verb: Target, Number: n}); err != nil {
			t.Fatal(err)
		}
		if a := Next(table.g).Advice; !a.Group || a.Plain || a.Best != best {
			t.Errorf("target %d: %+v, want %d", n, a, best)
		}
	}
	// Two wounds of a round wait: the advice on the first knows of the second.
	if _, err := table.do(Command{Verb: Round}, 6, 6, 1, 1, 6, 6, 1, 1); err != nil {
		t.Fatal(err)
	}
	group := odds.Advise([]gamebook.Blow{{Enemy: 1, Result: gamebook.Wounded}, {Enemy: 0, Result: gamebook.Wounded}}, 9, 18, []int{6, 12})
	got := Next(table.g).Advice
	if !got.Known || got.Test != group.Test || math.Abs(got.With.Win-group.With.Win) > 1e-12 || math.Abs(got.Without.Win-group.Without.Win) > 1e-12 {
		t.Errorf("two wounds: %+v, want %+v", got, group)
	}
}
