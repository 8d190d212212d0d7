package gamebookplay

import (
	"testing"

	"croix/generator/dice"
	"croix/generator/gamebook"
)

// TestTale: what the report tells of two heroes is what each of them did.
func TestTale(t *testing.T) {
	hero := func(name string) gamebook.Hero {
		return gamebook.Hero{Name: name, Scores: gamebook.Scores{Skill: 9, Stamina: 18, Luck: 9, Faith: 1, Gold: 8, Meals: 5}}
	}
	events, err := New(Setup{Options: gamebook.DefaultOptions(), Heroes: []gamebook.Hero{hero("A"), hero("B")}})
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range []struct {
		text  string
		faces []int
	}{
		{"goto 12", nil}, {"stamina -6", nil}, {"eat", nil}, {"fight orc 7/6", nil},
		{"round", []int{6, 6, 1, 2}}, {"luck", []int{6, 6}}, // wounded, unlucky: 3
		{"round", []int{1, 1, 6, 6}}, {"luck", []int{1, 1}}, // hit, lucky
		{"round", []int{1, 1, 6, 6}}, // hit: won
		{"luck", []int{1, 2}},        // because the paragraph says so
		{"hero B", nil}, {"fight wolf 12/20", nil}, {"stamina -99", nil},
	} {
		game := Replay(events)
		cmd, err := Parse(game, g.text)
		if err != nil {
			t.Fatal(err)
		}
		more, err := Decide(game, cmd, dice.Typed(g.faces...))
		if err != nil {
			t.Fatalf("%s: %v", g.text, err)
		}
		events = append(events, more...)
	}
	tale := TaleOf(events)
	a, b := tale.Heroes[0], tale.Heroes[1]
	if a.Tests != 3 || a.Lucky != 2 || a.Spent != 3 || a.Eaten != 1 || len(a.Fights) != 1 {
		t.Errorf("A: %+v", a)
	}
	if f := a.Fights[0]; f.Paragraph != 12 || f.Rounds != 3 || f.Lost != 3 || f.Tests != 2 || f.Lucky != 1 || f.How != Won {
		t.Errorf("the fight of A: %+v", f)
	}
	if b.Tests != 0 || len(b.Fights) != 1 || b.Fights[0].How != Lost || b.Hero.Ended != Dead {
		t.Errorf("B: %+v", b)
	}
}
