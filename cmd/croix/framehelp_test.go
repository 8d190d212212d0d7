package main

import (
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/tracker/session"
)

// TestHelpOfGames: every gesture that help shows is read in a game of its kind,
// in both languages.
func TestHelpOfGames(t *testing.T) {
	for _, game := range []string{"gamebook", "d666"} {
		for _, lang := range say.Langs() {
			before := map[string][]made{
				"gamebook": {{"create : Bea", nil}, {"take rope", nil}, {"fight orc 7/6 and wolf 6/5", nil}},
				"d666":     {{"start", nil}},
			}[game]
			_, l := newSmall(t, lang, game, before...)
			for _, v := range l.s.kind.help(lang) {
				_, err := l.s.Do(v[0], session.How{Lang: lang, Dry: true})
				if err != nil && l.s.table().Refused(err, lang) == nil {
					t.Errorf("%q is not read: %v", v[0], err)
				}
				if v[1] == "" {
					t.Errorf("%q is not explained", v[0])
				}
			}
		}
	}
}

// TestUsages: what stands for something in a usage is a word of the player's
// language, in every command.
func TestUsages(t *testing.T) {
	for _, lang := range say.Langs() {
		a := newApp(t, lang, t.TempDir())
		var walk func(*cobra.Command)
		walk = func(c *cobra.Command) {
			if _, args, _ := strings.Cut(c.Use, " "); strings.Contains(a.placeholders(args), "help.word.") {
				t.Errorf("%s: %q has a word without a text: %q", lang, c.Use, a.placeholders(args))
			}
			for _, below := range c.Commands() {
				walk(below)
			}
		}
		walk(a.root())
	}
	if got := newApp(t, say.French, t.TempDir()).placeholders("do [NAME] GESTURE..."); got != "do [NOM] GESTE..." {
		t.Errorf("a usage in French is %q", got)
	}
}
