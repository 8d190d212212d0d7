package main

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// BenchmarkGesture is one gesture from the shell, in a game of 500 lines: the
// program starts, loads the tables, replays, decides. It is a dry run, since the
// disk takes its own time to sync. The program is that of the tests, which is
// larger and starts a little slower.
func BenchmarkGesture(b *testing.B) {
	home := b.TempDir()
	c, err := purgatory.Default()
	if err != nil {
		b.Fatal(err)
	}
	s, err := session.Begin(journal.Store{Dir: filepath.Join(home, "games")}, session.Setup{Players: 2, Souls: 36, Seed: 7},
		session.Beginning{Name: "long", Options: purgatory.DefaultOptions(c), Lang: say.English})
	if err != nil {
		b.Fatal(err)
	}
	pick := rand.New(rand.NewPCG(3, 0))
	for range 499 {
		legal, err := purgatoryplay.Legal(s.Game(), c)
		if err != nil {
			b.Fatal(err)
		}
		cmd := purgatoryplay.Command{Verb: purgatoryplay.Note, Text: "the game has ended"}
		if len(legal) > 0 {
			cmd = legal[pick.IntN(len(legal))]
		}
		if _, err := s.Play(cmd, session.How{Lang: say.English}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportAllocs()
	for b.Loop() {
		cmd := exec.Command("croix", "do", "long", "note a", "--dry-run")
		cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "CROIX_HOME=" + home, quickRace}
		if out, err := cmd.CombinedOutput(); err != nil {
			b.Fatalf("%v: %s", err, out)
		}
	}
}
