package gamebookplay

import (
	"fmt"
	"strings"
	"testing"

	"croix/generator/dice"
	"croix/generator/gamebook"
	"croix/generator/say"
)

// sheet is a hero as the worked session writes it.
func sheet(h *Hero) string {
	n, i := h.Now, h.Initial
	return fmt.Sprintf("H %d/%d E %d/%d C %d/%d Foi %d Or %d Repas %d", n.Skill, i.Skill, n.Stamina, i.Stamina, n.Luck, i.Luck, n.Faith, n.Gold, n.Meals)
}

// TestSession replays the worked session in the words of a French player, its
// dice written by the player.
func TestSession(t *testing.T) {
	g := Replay([]Event{RulesSet{gamebook.DefaultOptions()}})
	var all []Event
	before := g
	for _, step := range []struct {
		text  string
		faces []int
		want  string // the sheet; "" for the one before
		fight string // Stamina of the enemies, space between; "" for no fight
	}{
		{"créer", []int{4, 2, 5, 3, 4}, "H 10/10 E 19/19 C 9/9 Foi 1 Or 8 Repas 5", ""},
		{"combat 7/6", nil, "", "6"},
		{"assaut", []int{3, 4, 2, 3}, "", "6"}, // hit: Luck may be tested
		{"non", nil, "", "4"},
		{"assaut", []int{6, 5, 1, 4}, "", "4"},
		{"chance", []int{2, 6}, "H 10/10 E 18/19 C 8/9 Foi 1 Or 8 Repas 5", "4"},
		{"assaut", []int{2, 2, 4, 4}, "", "4"},
		{"chance", []int{3, 6}, "H 10/10 E 18/19 C 7/9 Foi 1 Or 8 Repas 5", "3"},
		{"assaut", []int{6, 4, 3, 4}, "", "3"}, // a tie
		{"assaut", []int{1, 2, 5, 5}, "", "3"},
		{"non", nil, "", "1"},
		{"assaut", []int{5, 6, 6, 4}, "H 10/10 E 18/19 C 7/9 Foi 1 Or 8 Repas 5", ""}, // dead, no Luck offered
		{"foi +2 : une relique", nil, "H 10/10 E 18/19 C 7/9 Foi 3 Or 8 Repas 5", ""},
		{"endurance -3", nil, "H 10/10 E 15/19 C 7/9 Foi 3 Or 8 Repas 5", ""},
		{"tester habileté", []int{6, 5}, "", ""},
		{"-2 endurance", nil, "H 10/10 E 13/19 C 7/9 Foi 3 Or 8 Repas 5", ""},
		{"manger", nil, "H 10/10 E 17/19 C 7/9 Foi 3 Or 8 Repas 4", ""},
		{"repas", nil, "H 10/10 E 19/19 C 7/9 Foi 3 Or 8 Repas 3", ""},
		{"combat A 8/4 et B 7/4", nil, "", "4 4"},
		{"assaut", []int{3, 4, 5, 5, 6, 6, 1, 2}, "", "4 4"},
		{"non", nil, "", "2 4"},
		{"non", nil, "H 10/10 E 17/19 C 7/9 Foi 3 Or 8 Repas 3", "2 4"},
		{"assaut", []int{1, 1, 3, 3, 4, 5, 3, 3}, "", "0 4"}, // B becomes the target
		{"assaut", []int{5, 5, 1, 2}, "", "0 4"},
		{"chance", []int{4, 3}, "H 10/10 E 16/19 C 6/9 Foi 3 Or 8 Repas 3", "0 4"},
		{"assaut", []int{2, 3, 3, 3}, "", "0 4"},
		{"non", nil, "", "0 2"},
		{"assaut", []int{1, 5, 2, 5}, "H 10/10 E 16/19 C 6/9 Foi 3 Or 8 Repas 3", ""},
		{"or +6", nil, "", ""},
		{"chance +1", nil, "H 10/10 E 16/19 C 7/9 Foi 3 Or 14 Repas 3", ""},
		{"foi -1", nil, "H 10/10 E 16/19 C 7/9 Foi 2 Or 14 Repas 3", ""},
		{"chance +5", nil, "H 10/10 E 16/19 C 9/9 Foi 2 Or 14 Repas 3", ""},
		{"endurance -30", nil, "H 10/10 E 0/19 C 9/9 Foi 2 Or 14 Repas 3", ""},
	} {
		cmd, err := Parse(g, step.text)
		if err != nil {
			t.Fatalf("%s: %v", step.text, err)
		}
		r := dice.Typed(step.faces...)
		events, err := Decide(g, cmd, r)
		if err != nil {
			t.Fatalf("%s: %v", step.text, err)
		}
		if err := r.Done(); err != nil {
			t.Fatalf("%s: %v", step.text, err)
		}
		before = g
		g = g.Clone()
		for _, e := range events {
			e.Apply(g)
		}
		all = append(all, events...)
		h := &g.Heroes[0]
		if step.want != "" && sheet(h) != step.want {
			t.Errorf("%s: %s, want %s", step.text, sheet(h), step.want)
		}
		fight := ""
		if h.Fight != nil {
			var left []string
			for _, e := range h.Fight.Enemies {
				left = append(left, fmt.Sprint(e.Now))
			}
			fight = strings.Join(left, " ")
		}
		if fight != step.fight {
			t.Errorf("%s: enemies %q, want %q", step.text, fight, step.fight)
		}
	}
	h := g.Heroes[0]
	if h.Alive() || h.Ended != Dead {
		t.Error("a hero without Stamina lives")
	}
	if _, err := Decide(g, Command{Verb: Finish, End: Victory}, dice.Typed()); !say.Has(err, say.GamebookDead) {
		t.Errorf("the dead do something: %v", err)
	}
	// The last gesture undone: alive again at 16, the book is closed instead.
	h = before.Heroes[0]
	cmd, err := Parse(before, "fin réussite")
	if err != nil || !h.Alive() || h.Now.Stamina != 16 {
		t.Fatalf("undone: %+v, %v", h, err)
	}
	events, err := Decide(before, cmd, dice.Typed())
	if err != nil || Replay(append([]Event{RulesSet{gamebook.DefaultOptions()}}, append(all[:len(all)-2:len(all)-2], events...)...)).Heroes[0].Ended != Victory {
		t.Errorf("the end: %v, %v", events, err)
	}
	// The whole is told in both languages, without a message that is missing.
	for _, l := range say.Langs() {
		lines := Lines(&Game{}, all, l)
		for _, line := range lines {
			if strings.Contains(line, "gamebook.") || strings.Contains(line, "%!") {
				t.Errorf("%s: %s", l, line)
			}
		}
		if testing.Verbose() {
			fmt.Println(strings.Join(lines, "\n"))
		}
	}
}
