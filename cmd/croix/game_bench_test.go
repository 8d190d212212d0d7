package main

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// longGame is a folder with a game of that many lines, called long.
func longGame(b *testing.B, gestures int) (home string) {
	home = b.TempDir()
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
	for range gestures {
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
	return home
}

// BenchmarkGesture is one gesture from the shell, in a game of 502 lines: the
// program as it is shipped starts, loads the tables, replays, decides and, unless
// it is a dry run, records and syncs. It tells the best and the median of 50, and
// what the disk takes to sync a line by itself.
func BenchmarkGesture(b *testing.B) {
	program := filepath.Join(b.TempDir(), "croix")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		b.Fatalf("%v: %s", err, out)
	}
	const times = 50
	home := longGame(b, 500)
	for _, how := range []struct {
		name string
		args []string
	}{
		{"start", []string{"--version"}},
		{"dry", []string{"do", "long", "note a", "--dry-run"}},
		{"recorded", []string{"do", "long", "note a"}},
	} {
		b.Run(how.name, func(b *testing.B) {
			var took []time.Duration
			for b.Loop() {
				for range times {
					cmd := exec.Command(program, how.args...)
					cmd.Env = []string{"CROIX_HOME=" + home}
					began := time.Now()
					if out, err := cmd.CombinedOutput(); err != nil {
						b.Fatalf("%v: %s", err, out)
					}
					took = append(took, time.Since(began))
				}
			}
			report(b, took)
		})
	}
	b.Run("disk", func(b *testing.B) {
		f, err := os.Create(filepath.Join(home, "line"))
		if err != nil {
			b.Fatal(err)
		}
		defer f.Close()
		var took []time.Duration
		for b.Loop() {
			for range times {
				began := time.Now()
				if _, err := f.Write(make([]byte, 200)); err != nil {
					b.Fatal(err)
				}
				if err := f.Sync(); err != nil {
					b.Fatal(err)
				}
				took = append(took, time.Since(began))
			}
		}
		report(b, took)
	})
}

// report tells the best and the median of times.
func report(b *testing.B, took []time.Duration) {
	slices.Sort(took)
	b.ReportMetric(took[0].Seconds()*1000, "ms-best")
	b.ReportMetric(took[len(took)/2].Seconds()*1000, "ms-median")
}
