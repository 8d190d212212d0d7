package purgatoryplay

import (
	"slices"
	"testing"

	"croix/generator/dice"
	"croix/generator/say"
)

// TestWhoThrows: who throws for a side is what was chosen last, and is not chosen
// twice.
func TestWhoThrows(t *testing.T) {
	program := func(s Side) Command { return Command{Verb: Throws, Side: s, Text: ProgramDice} }
	real := func(s Side) Command { return Command{Verb: Throws, Side: s, Text: RealDice} }
	for _, row := range []struct {
		reason  string
		players int
		before  []Side // for whom the program throws
		cmd     Command
		want    []Side
		not     say.Key // why it is refused
	}{
		{"the program for a side", 2, nil, program(Satan), []Side{Satan}, ""},
		{"for another one too, in the same order whoever came first", 2, []Side{Satan}, program(God), []Side{God, Satan}, ""},
		{"real dice again", 2, []Side{God, Satan}, real(God), []Side{Satan}, ""},
		{"Humanity, of three players", 3, nil, program(Humanity), []Side{Humanity}, ""},
		{"Humanity, of two", 2, nil, program(Humanity), nil, say.PlayNoPlayer},
		{"nobody", 2, nil, program(Nobody), nil, say.PlayNoPlayer},
		{"the program already", 2, []Side{Satan}, program(Satan), []Side{Satan}, say.PlayProgramNow},
		{"real dice already", 2, []Side{God}, real(Satan), []Side{God}, say.PlayRealNow},
		{"nobody who throws", 2, nil, Command{Verb: Throws, Side: Satan}, nil, say.PlayWhoThrows},
	} {
		b := newTable(t, row.players, 2)
		b.g.Auto = row.before
		events, err := Decide(b.g, b.c, row.cmd, dice.Typed())
		if (err != nil) != (row.not != "") || err != nil && !say.Has(err, row.not) {
			t.Errorf("%s: %v, want %q", row.reason, err, row.not)
		}
		for _, e := range events {
			e.Apply(b.g)
		}
		if !slices.Equal(b.g.Auto, row.want) {
			t.Errorf("%s: the program throws for %v, want %v", row.reason, b.g.Auto, row.want)
		}
	}
}

// TestReal: the throws of nobody in particular are real as long as anybody throws
// real dice.
func TestReal(t *testing.T) {
	for _, row := range []struct {
		reason  string
		players int
		auto    []Side
		side    Side
		want    bool
	}{
		{"real dice are the usual", 2, nil, Satan, true},
		{"the program", 2, []Side{Satan}, Satan, false},
		{"the other side", 2, []Side{Satan}, God, true},
		{"nobody’s, one throws", 2, []Side{Satan}, Nobody, true},
		{"nobody’s, all is the program’s", 2, []Side{God, Satan}, Nobody, false},
		{"Humanity without a player", 2, []Side{God, Satan}, Humanity, false},
		{"Humanity throws alone", 3, []Side{God, Satan}, Nobody, true},
	} {
		g := &Game{Players: row.players, Auto: row.auto}
		if got := g.Real(row.side); got != row.want {
			t.Errorf("%s: %v, want %v", row.reason, got, row.want)
		}
	}
}
