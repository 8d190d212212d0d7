package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"
)

// clockOf is what the time of day makes of an output: it is not the game's.
var clockOf = regexp.MustCompile(`\d{4}-\d\d-\d\d(T[0-9:.]+Z?)?|"(minutes|by_minutes)": [0-9.e+-]+|[0-9.,]+ min\b`)

// twins is two games from the shell that differ only in a secret pawn.
type twins struct {
	t *testing.T
	s [2]shell
}

// same runs a command in both games, whose bytes must be the same, and gives what
// it wrote.
func (w twins) same(args ...string) string {
	w.t.Helper()
	var told [2]string
	var out string
	for i, s := range w.s {
		stdout, stderr, code := s.run(args...)
		whole := fmt.Sprint(stdout, stderr, code)
		told[i] = clockOf.ReplaceAllString(strings.ReplaceAll(whole, s.home, "HOME"), "TIME")
		if i == 0 {
			out = stdout
		}
	}
	if told[0] != told[1] {
		w.t.Fatalf("croix %q tells the secret:\n%s\nor\n%s", args, told[0], told[1])
	}
	return out
}

// TestSecretsFromTheShell: games that differ only in a pawn that a side has
// written down give all others the same bytes, from every command that tells of
// a game.
func TestSecretsFromTheShell(t *testing.T) {
	for _, row := range []struct {
		reason string
		set    string
		pawns  [2][2]string // of both games: the Antichrist, the Guardian's
		others []string
	}{
		{"the Antichrist, a pawn", "antichrist.identity=pawn", [2][2]string{{"1", "3"}, {"2", "3"}}, []string{"table", "god", "humanity"}},
		{"the Antichrist, a demon", "antichrist.identity=demon", [2][2]string{{"envie", "3"}, {"colere", "3"}}, []string{"table", "god"}},
		{"the Guardian's pawn", "antichrist.reveal=any_time", [2][2]string{{"3", "1"}, {"3", "2"}}, []string{"table", "satan", "humanity"}},
	} {
		for seed, lang := range []string{"en", "fr"} {
			t.Run(row.reason+", "+lang, func(t *testing.T) {
				t.Parallel()
				w := twins{t: t}
				for i := range w.s {
					w.s[i] = shell{t, t.TempDir(), 80}
					w.s[i].must("new", "t", "--lang", lang, "--players", fmt.Sprint(2+seed), "--souls", "5", "--seed", "7",
						"--set", row.set, "--antichrist", row.pawns[i][0], "--guardian", row.pawns[i][1])
				}
				pick := rand.New(rand.NewPCG(uint64(seed), 2))
				for n := range 30 {
					var g shownJSON
					if err := json.Unmarshal([]byte(w.same("show", "t", "--json", "--lang", lang)), &g); err != nil {
						t.Fatal(err)
					}
					if g.State.Ended != "" {
						break
					}
					if n == 14 {
						w.look(lang, row.others)
					}
					w.same("do", "t", g.Next.Legal[pick.IntN(len(g.Next.Legal))], "--lang", lang)
				}
				w.same("undo", "t", "3", "--lang", lang)
				w.look(lang, row.others)
			})
		}
	}
}

// look compares all that tells of a game.
func (w twins) look(lang string, others []string) {
	w.t.Helper()
	for _, as := range others {
		for _, args := range [][]string{
			{"show", "t"}, {"log", "t"}, {"log", "t", "--json"}, {"report", "t"}, {"report", "t", "--json"}, {"report"},
			{"print", "score", "--game", "t", "-o", "-"}, {"report", "t", "--pdf", "-"}, {"show", "t", "--json"},
		} {
			w.same(append(args, "--as", as, "--lang", lang)...)
		}
	}
	for _, args := range [][]string{
		{"check", "t"}, {"check", "t", "--json"}, {"games"}, {"play", "t"}, {"options"},
		{"odds", "virtue", "--best", "--json", "--game", "t"}, {"odds", "damn", "--game", "t", "--soul", "p1"}, {"odds", "damn", "--game", "t", "--soul", "p2"},
		{"odds", "strike", "--game", "t", "colere", "p1"}, {"odds", "strike", "--game", "t", "envie", "p2"}, {"odds", "control", "--game", "t", "--soul", "p2"},
		{"odds", "shoot", "--game", "t", "--by", "p1", "--at", "envie"}, {"odds", "return", "--game", "t"},
		{"do", "t", "activate nobody"}, {"do", "t", "move embers"}, {"do", "t", "move off"}, {"do", "t", "move paradise"}, {"do", "t", "reveal by god"},
		{"do", "t", "choose satan p1"}, {"do", "t", "choose god p2"}, {"undo", "t"}, {"redo", "t"}, {"undo", "t", "--turn", "--json"}, {"redo", "t", "--json"},
		{"do", "t", "p1 substance =999"}, {"do", "t", "set p1 place left", "--dry-run", "--dice", "1"}, {"do", "t", "name p1 X"},
	} {
		w.same(append(args, "--lang", lang)...)
	}
	for _, typed := range []string{"move ", "move envie ", "move anges_gardiens ", "r", "choose satan "} {
		w.same("__complete", "--lang", lang, "do", "t", typed)
	}
	for _, gesture := range []string{
		"reveal", "reveal anyway", "move envie left", "move colere right anyway", "move anges_gardiens left", "move anges_gardiens right anyway",
		"move left", "move right anyway", "flee anges_gardiens left anyway", "end", "pass", "activate envie", "activate colere anyway", "move vertus left anyway",
	} {
		w.same("do", "t", gesture, "--dry-run", "--json", "--lang", lang)
	}
}
