package purgatoryplay

import "testing"

// TestAside: what is written beside the game ends no activation, though it leaves
// no action: a wound that is set takes one at once, and the player ends
// it. Substance at 0 does, and so do actions set to none.
func TestAside(t *testing.T) {
	for _, row := range []struct {
		reason string
		cmd    Command
		active bool
	}{
		{"a wound that takes the last action", Command{Verb: Correct, Figure: "p1", Field: "substance", Sign: "=", Number: 2}, true},
		{"no substance: it falls (R-037)", Command{Verb: Correct, Figure: "p1", Field: "substance", Sign: "=", Number: 0}, false},
		{"its actions, set to none", Command{Verb: Correct, Figure: "p1", Field: "actions", Sign: "=", Number: 0}, false},
	} {
		t.Run(row.reason, func(t *testing.T) {
			b := newTable(t, 2, 3)
			b.soul("p1", Damned, "moine") // substance 6
			b.turn(SatanB)
			b.do(Command{Verb: Move, Figure: "p1", To: Purgatory})
			b.do(row.cmd)
			if got := b.g.Active == "p1"; got != row.active {
				t.Fatalf("%q is active, want p1: %t", b.g.Active, row.active)
			}
			if !row.active {
				return
			}
			b.do(Command{Verb: Note, Text: "a note"})
			if b.g.Active != "p1" {
				t.Error("a note ends the activation")
			}
			b.not("R-093", Command{Verb: Strike, Figure: "p1", Targets: []string{"seraphins"}})
			b.do(Command{Verb: End})
			if b.g.Active != "" {
				t.Error("the activation cannot be ended")
			}
		})
	}
}

// TestActivateTwice: who is active is not activated again, which would record
// nothing.
func TestActivateTwice(t *testing.T) {
	b := damned(t, "moine")
	b.do(Command{Verb: Activate, Figure: "p1"})
	b.not("R-005", Command{Verb: Activate, Figure: "p1"})
	b.not("R-005", Command{Verb: Activate, Figure: "p1", Anyway: true})
}
