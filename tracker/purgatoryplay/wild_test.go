package purgatoryplay

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// wildCommand is any gesture, sense or not.
func wildCommand(t *rapid.T, g *Game) Command {
	ids := []string{"", "p99", "\x1b[2J"}
	for _, f := range g.Figures {
		ids = append(ids, f.ID)
	}
	id := rapid.SampledFrom(ids)
	objects := []string{"", BareHands, "o99"}
	for _, o := range g.Objects {
		objects = append(objects, o.UID)
	}
	uid := rapid.SampledFrom(objects)
	sins := rapid.SampledFrom([]purgatory.Sin{-1, 0, 1, 2, 3, 4, 5, 6, 7})
	return Command{
		Verb:     rapid.SampledFrom(append(Verbs(), "", "dance")).Draw(t, "verb"),
		Side:     rapid.SampledFrom([]Side{Nobody, God, Satan, Humanity, "x"}).Draw(t, "side"),
		Figure:   id.Draw(t, "figure"),
		To:       rapid.SampledFrom([]Place{"", Purgatory, Flames, Embers, Paradise, Left, Right, Off, "x"}).Draw(t, "to"),
		From:     rapid.SliceOfN(id, 0, 2).Draw(t, "from"),
		Contacts: rapid.SliceOfN(id, 0, 3).Draw(t, "contacts"),
		Near:     rapid.SliceOfN(id, 0, 2).Draw(t, "near"),
		Targets:  rapid.SliceOfN(id, 0, 3).Draw(t, "targets"),
		Object:   uid.Draw(t, "object"),
		Objects:  rapid.SliceOfN(uid, 0, 3).Draw(t, "objects"),
		Number:   rapid.IntRange(-1, 7).Draw(t, "number"),
		Allot:    rapid.SliceOfN(rapid.IntRange(-1, 4), 0, 3).Draw(t, "allot"),
		CM:       rapid.Float64Range(-1, 80).Draw(t, "cm"),
		Hidden:   rapid.Bool().Draw(t, "hidden"),
		Sins:     rapid.SliceOfN(sins, 0, 4).Draw(t, "sins"),
		No:       rapid.Bool().Draw(t, "no"),
		Anyway:   rapid.Bool().Draw(t, "anyway"),
	}
}

// TestWildGestures: whatever players try, knowingly against the rules too,
// nothing panics, what a state must hold is held, the replay is the game, and
// legal play goes on afterwards.
func TestWildGestures(t *testing.T) {
	c := catalog(t)
	rapid.Check(t, func(t *rapid.T) {
		r := dice.Seeded(rapid.Uint64().Draw(t, "seed"))
		events, err := New(c, randomSetup(t, c), r)
		if err != nil {
			t.Fatal(err)
		}
		g := Replay(events)
		for range rapid.IntRange(1, 40).Draw(t, "gestures") {
			cmd := wildCommand(t, g)
			if rapid.Bool().Draw(t, "legal") {
				legal, err := Legal(g, c)
				if err != nil || len(legal) == 0 && g.Ended == "" {
					t.Fatalf("nothing is legal in %s: %v", g.Step, err)
				}
				if len(legal) > 0 {
					cmd = rapid.SampledFrom(legal).Draw(t, "choice")
				}
			}
			more, err := Decide(g, c, cmd, r)
			if err != nil && (err.Error() == "" || say.French.Error(err) == err.Error()) {
				t.Fatalf("the refusal is not told in both languages: %v", err)
			}
			Lines(c, g, more, say.French, AsTable)
			Label(cmd, Teller{say.French, c, g, AsTable})
			for _, e := range more {
				e.Apply(g)
			}
			events = append(events, more...)
			checkGame(t, c, g)
		}
		if string(jsonOf(t, Replay(recoded(t, events)))) != string(jsonOf(t, g)) {
			t.Fatal("the replay is another game")
		}
	})
}

// played is the events of a game of that many souls, played at random.
func played(b *testing.B, c *purgatory.Catalog, souls int) []Event {
	r, pick := dice.Seeded(7), rand.New(rand.NewPCG(7, 0))
	events, err := New(c, Setup{Players: 2, Souls: souls, Options: purgatory.DefaultOptions(c)}, r)
	if err != nil {
		b.Fatal(err)
	}
	g := Replay(events)
	for g.Ended == "" {
		legal, err := Legal(g, c)
		if err != nil {
			b.Fatal(err)
		}
		more, err := Decide(g, c, choose(pick, legal), r)
		if err != nil {
			b.Fatal(err)
		}
		for _, e := range more {
			e.Apply(g)
		}
		events = append(events, more...)
	}
	return events
}

// BenchmarkReplay is events a second, decoded and applied.
func BenchmarkReplay(b *testing.B) {
	c := catalog(b)
	type line struct {
		name string
		data []byte
	}
	var lines []line
	for _, e := range played(b, c, 60) {
		name, data, err := Encode(e)
		if err != nil {
			b.Fatal(err)
		}
		lines = append(lines, line{name, data})
	}
	b.ReportAllocs()
	for b.Loop() {
		g := &Game{}
		for _, l := range lines {
			e, err := Decode(l.name, l.data)
			if err != nil {
				b.Fatal(err)
			}
			e.Apply(g)
		}
	}
	b.ReportMetric(float64(len(lines)*b.N)/b.Elapsed().Seconds(), "events/s")
}

// BenchmarkDecide is one gesture in a game of 60 souls.
func BenchmarkDecide(b *testing.B) {
	c := catalog(b)
	events, err := New(c, Setup{Players: 2, Souls: 60, Options: purgatory.DefaultOptions(c)}, dice.Seeded(7))
	if err != nil {
		b.Fatal(err)
	}
	g := Replay(events)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Decide(g, c, Command{Verb: Drift, Figure: "p1", To: Purgatory}, dice.Seeded(1)); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(jsonOf(b, g))), "bytes/state")
}
