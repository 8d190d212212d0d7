package session

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/journal"
	play "croix/tracker/purgatoryplay"
)

// long is the file of a game with so many lines, made of random gestures, and
// how many events they hold.
func long(tb testing.TB, souls, lines int) (path string, events int) {
	s := begin(tb, tb.TempDir(), Setup{Players: 2, Souls: souls, Seed: 7}, nil)
	pick := rand.New(rand.NewPCG(3, 0))
	for len(s.line) < lines {
		legal, err := play.Legal(s.Game(), s.Catalog())
		if err != nil {
			tb.Fatal(err)
		}
		cmd := play.Command{Verb: play.Note, Text: "the game has ended"}
		if len(legal) > 0 {
			cmd = legal[pick.IntN(len(legal))]
		}
		if _, err := s.Play(cmd, How{Lang: say.English}); err != nil {
			tb.Fatal(err)
		}
	}
	for _, m := range s.line {
		events += len(m.events)
	}
	return s.Path(), events
}

// BenchmarkOpen reads, checks and replays a game of 500 lines; the tables are
// loaded each time as well.
func BenchmarkOpen(b *testing.B) {
	path, events := long(b, 36, 500)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Open(path); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(events)*float64(b.N)/b.Elapsed().Seconds(), "events/s")
}

// BenchmarkLog tells a game of 500 lines.
func BenchmarkLog(b *testing.B) {
	path, _ := long(b, 36, 500)
	s, err := Open(path)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := s.Log(say.English, play.AsTable); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkReplay decodes and applies the events of a game.
func BenchmarkReplay(b *testing.B) {
	path, events := long(b, 36, 500)
	j, err := journal.Open(path)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := skirmish(nil).replay(j, 7); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(events)*float64(b.N)/b.Elapsed().Seconds(), "events/s")
}

// BenchmarkTables loads the tables of a game.
func BenchmarkTables(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := purgatory.Default(); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkDry decides a gesture on an open game.
func BenchmarkDry(b *testing.B) {
	path, _ := long(b, 36, 100)
	s, err := Open(path)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := s.Do("note a", How{Dry: true}); err != nil {
			b.Fatal(err)
		}
	}
}

// TestStateSize: the state of the largest game is below 1 MB.
func TestStateSize(t *testing.T) {
	path, _ := long(t, 60, 120)
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(s.Game())
	if err != nil || len(data) > 1<<20 {
		t.Errorf("%d bytes, %v", len(data), err)
	}
}
