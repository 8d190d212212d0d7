package main

import (
	"bytes"
	"strings"
	"testing"

	"croix/generator/say"
	"croix/tracker/prompt"
)

// TestCheckWalk: on a terminal a game is read out figure by figure. What differs
// is corrected in few words, refused with its reason, and read out again.
func TestCheckWalk(t *testing.T) {
	a := newApp(t, say.English, t.TempDir())
	var out bytes.Buffer
	a.out = &out
	n := usual()
	n.souls = 1
	s, err := a.begin(n, "t")
	if err != nil {
		t.Fatal(err)
	}
	answers := []prompt.Answer{
		{Key: "check", Text: "-3"},                         // of the figure that is read out
		{Key: "check", Text: "note a"},                     // no correction
		{Key: "check", Text: "=99"},                        // out of bounds
		{Key: "check", Text: "guard =1"},                   // another fact of it
		{Key: "check", Text: "wrath =0"},                   // another figure, which leaves the table
		{Key: "check", Text: ""}, {Key: "check", Text: ""}, // it is right now, and so is the next
	}
	checks := len(s.View("table").Figures) - 1 // the soul wanders
	for range checks - 3 {
		answers = append(answers, prompt.Answer{Key: "check"})
	}
	script := prompt.NewScript(t, answers...)
	a.prompter = func() prompt.Prompter { return script }
	root := a.root()
	root.SetArgs([]string{"check", "t"})
	if err := root.Execute(); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"1/18 lust · substance 16 of 16 · the flames\n", "correction: lust, substance 16 → 13\n", "1/18 lust · substance 13 of 16 · the flames\n",
		"1/17 lust · substance 13 of 16 · the flames · ON GUARD\n", "[ ] wandering: p1\n", "figures compared: 17, corrections: 3\n",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not told:\n%s", want, out.String())
		}
	}
	if len(script.Refused) != 2 || !say.Has(script.Refused[0], say.CheckNone) {
		t.Errorf("refused: %v", script.Refused)
	}

	// Somebody leaves, and nobody is asked with --all.
	for args, script := range map[string]*prompt.Script{
		"check t":       prompt.NewScript(t, prompt.Answer{Key: "check"}, prompt.Answer{Key: "check", Leave: true}),
		"check t --all": prompt.NewScript(t),
	} {
		a.prompter = func() prompt.Prompter { return script }
		root := a.root()
		root.SetArgs(strings.Fields(args))
		if err := root.Execute(); err != nil {
			t.Errorf("%s: %v", args, err)
		}
	}
}
