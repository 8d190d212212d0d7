package grammar

import (
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

func catalog(t interface{ Fatal(...any) }) *purgatory.Catalog {
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestLegalRoundTrip: every gesture that a random game proposes is written and
// read as the same gesture, in both languages, by somebody who knows no secret.
func TestLegalRoundTrip(t *testing.T) {
	c := catalog(t)
	rapid.Check(t, func(t *rapid.T) {
		r := dice.Seeded(rapid.Uint64().Draw(t, "seed"))
		events, err := purgatoryplay.New(c, purgatoryplay.Setup{
			Players: rapid.IntRange(2, 3).Draw(t, "players"), Souls: rapid.IntRange(1, 6).Draw(t, "souls"),
			Options: purgatory.DefaultOptions(c),
		}, r)
		if err != nil {
			t.Fatal(err)
		}
		g := purgatoryplay.Replay(events)
		for range rapid.IntRange(0, 250).Draw(t, "gestures") {
			legal, err := purgatoryplay.Legal(g, c)
			if err != nil {
				t.Fatal(err)
			}
			if g.Ended != "" {
				return
			}
			seen := purgatoryplay.View(g, purgatoryplay.AsTable)
			for i, cmd := range legal {
				if i%11 != 0 && i > 8 {
					continue
				}
				for _, l := range say.Langs() {
					text := Write(cmd, l)
					want := cmd
					if want.Figure == "" && implied(g, cmd.Verb) {
						want.Figure = g.Active
					}
					got, err := Parse(text, seen, c)
					if err != nil || !reflect.DeepEqual(got, want) {
						t.Fatalf("%q is read as %+v, %v; want %+v", text, got, err, want)
					}
					label := purgatoryplay.Label(cmd, purgatoryplay.Teller{Lang: l, Catalog: c, Game: seen, As: purgatoryplay.AsTable})
					got, err = Parse(label, seen, c)
					if say.Has(err, say.GestureMany) && alike(seen, cmd) {
						continue
					}
					if err != nil || !reflect.DeepEqual(labelled(seen, got), labelled(seen, want)) {
						t.Fatalf("the label %q is read as %+v, %v; want %+v", label, got, err, want)
					}
				}
			}
			more, err := purgatoryplay.Decide(g, c, rapid.SampledFrom(legal).Draw(t, "gesture"), r)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range more {
				e.Apply(g)
			}
		}
	})
}

// implied reports whether the active figure acts where nobody is named.
// labelled is what a label tells of a gesture: all of an answer; of others not how
// and with what. Objects are told by name.
func labelled(g *purgatoryplay.Game, cmd purgatoryplay.Command) purgatoryplay.Command {
	cmd.Side = ""
	cmd.Objects = slices.Clone(cmd.Objects)
	for i, uid := range cmd.Objects {
		if o := g.Object(uid); o != nil {
			cmd.Objects[i] = o.Row
		}
	}
	if o := g.Object(cmd.Object); o != nil {
		cmd.Object = o.Row
	}
	if cmd.Verb != purgatoryplay.Answer {
		cmd.Sins, cmd.Number, cmd.Allot, cmd.Contacts, cmd.From, cmd.Near = nil, 0, nil, nil, nil, nil
		if cmd.Verb == purgatoryplay.Shoot || cmd.Verb == purgatoryplay.Strike {
			cmd.Object = ""
		}
	}
	return cmd
}

// alike reports whether an object of the gesture is one of several of its name
// that one figure has: which of them a label does not tell.
func alike(g *purgatoryplay.Game, cmd purgatoryplay.Command) bool {
	for _, uid := range append([]string{cmd.Object}, cmd.Objects...) {
		o := g.Object(uid)
		if o != nil && slices.ContainsFunc(g.Objects, func(other purgatoryplay.Object) bool {
			return other.UID != uid && other.Row == o.Row && other.Owner == o.Owner && other.Pile == o.Pile
		}) {
			return true
		}
	}
	return false
}

func implied(g *purgatoryplay.Game, v purgatoryplay.Verb) bool {
	for _, a := range activation() {
		if a == v {
			return g.Active != ""
		}
	}
	return false
}
