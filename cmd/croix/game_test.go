package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"croix/output/term"
)

// shell runs commands in a home of its own.
type shell struct {
	t    *testing.T
	home string
	wide int
}

// run gives what a command wrote and its exit code.
func (s shell) run(args ...string) (stdout, stderr string, code int) {
	var out, errs bytes.Buffer
	env := map[string]string{"CROIX_HOME": s.home, "COLUMNS": strconv.Itoa(s.wide)}
	code = run(args, streams{in: strings.NewReader(""), out: &out, err: &errs, env: func(k string) string { return env[k] }})
	return out.String(), errs.String(), code
}

// must gives what a command wrote that must succeed silently.
func (s shell) must(args ...string) string {
	s.t.Helper()
	stdout, stderr, code := s.run(args...)
	if code != exitDone || stderr != "" {
		s.t.Fatalf("croix %q: exit code %d, %s", args, code, stderr)
	}
	return stdout
}

// shownJSON is what the tests read of show --json.
type shownJSON struct {
	State struct {
		Ended      string `json:"ended"`
		Round      int    `json:"round"`
		Antichrist struct {
			Pawn     string `json:"pawn"`
			Revealed bool   `json:"revealed"`
		} `json:"antichrist"`
	} `json:"state"`
	Score struct {
		Points map[string]float64 `json:"points"`
	} `json:"score"`
	Next struct {
		Legal []string `json:"legal"`
	} `json:"next"`
}

// TestGamesFromTheShell plays whole games with what show proposes, in both
// languages: every proposal is accepted, no view is wider than its columns or
// tells the Antichrist, and what was undone and redone is as before.
func TestGamesFromTheShell(t *testing.T) {
	for seed := range 4 {
		players, lang, wide := 2+seed%2, []string{"en", "fr"}[seed/2%2], []int{40, 100}[seed%2]
		t.Run(fmt.Sprintf("%d players, %s, %d columns", players, lang, wide), func(t *testing.T) {
			t.Parallel()
			s := shell{t, t.TempDir(), wide}
			pick := rand.New(rand.NewPCG(uint64(seed), 1))
			s.must("new", "t", "--players", strconv.Itoa(players), "--souls", "4", "--seed", strconv.Itoa(seed), "--antichrist", "2")
			for range 120 {
				var g shownJSON
				if err := json.Unmarshal([]byte(s.must("show", "--json", "--lang", lang)), &g); err != nil {
					t.Fatal(err)
				}
				if g.State.Antichrist.Pawn != "" && !g.State.Antichrist.Revealed && g.State.Ended == "" {
					t.Fatal("the table is shown the Antichrist")
				}
				if g.State.Ended != "" {
					break
				}
				if len(g.Next.Legal) == 0 {
					t.Fatal("nothing is legal")
				}
				gesture := g.Next.Legal[pick.IntN(len(g.Next.Legal))]
				s.must("do", gesture, "--lang", lang)
				if pick.IntN(10) > 0 {
					continue
				}
				before := s.must("show", "--as", "satan", "--lang", lang)
				for _, line := range slices.Concat(strings.Split(before, "\n"), strings.Split(s.must("log", "--lang", lang), "\n")) {
					if term.Width(line) > wide {
						t.Fatalf("%d columns: %q", term.Width(line), line)
					}
				}
				s.must("undo", []string{"--turn", "1", "--activation"}[pick.IntN(2)])
				s.must("redo")
				if after := s.must("show", "--as", "satan", "--lang", lang); after != before {
					t.Fatalf("after undo and redo:\n%s\nbefore:\n%s", after, before)
				}
			}
			s.must("check", "--lang", lang)
		})
	}
}
