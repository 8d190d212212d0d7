package main

import (
	"testing"

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
				if err != nil && l.s.kind.refused(err, lang) == nil {
					t.Errorf("%q is not read: %v", v[0], err)
				}
				if v[1] == "" {
					t.Errorf("%q is not explained", v[0])
				}
			}
		}
	}
}
