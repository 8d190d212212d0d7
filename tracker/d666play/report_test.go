package d666play

import (
	"testing"

	"croix/generator/d666"
)

// TestTale: what the report tells is what happened, undone deeds left out, and
// who fell when is that of the state in which it is.
func TestTale(t *testing.T) {
	fighter := func(id string) Event {
		return Joined{id, d666.Fighter{Name: id, Side: id, Force: 3, Points: 3, Category: d666.Undead}, 1}
	}
	events := []Event{
		fighter("a"), fighter("b"),
		PhaseBegan{1, Psychic, nil}, PhaseBegan{1, Physical, [][]string{{"a"}}},
		Attacked{Source: "a", Target: "b", Attack: Rolled{Verdict: d666.Failure}},
		Attacked{Source: "a", Target: "b", Attack: Rolled{Verdict: d666.Success, Units: 3}, Lost: 3},
		Wounded{ID: "b", Lost: 3, Points: 0, State: d666.Stunned, Timer: 1, Unit: d666.Seconds},
		Wounded{ID: "a", Lost: 0, Points: 3, State: d666.Active},
		SecondEnded{Second: 1, Timers: []TimerFell{{"b", 0}}},
		PhaseBegan{2, Psychic, nil},
		PowerUsed{Source: "a", Attack: Rolled{Verdict: d666.Success, Units: 1}},
		Wounded{ID: "b", Lost: 1, Points: -1, State: d666.Dead},
		Ended{Why: SideDown, Winner: "a"},
	}
	tale := TaleOf(events)
	if tale.Seconds != 2 || !tale.Over || tale.Winner != "a" {
		t.Errorf("the fight: %+v", tale)
	}
	if a := tale.Fighters[0]; a.Blows != 3 || a.Hits != 2 || a.Fell != 0 {
		t.Errorf("a: %+v", a)
	}
	if b := tale.Fighters[1]; b.Blows != 0 || b.Fell != 2 || b.Fighter.State != d666.Dead {
		t.Errorf("b: %+v", b)
	}
	if len(tale.Wounds) != 2 || tale.Wounds[0] != (WoundTale{1, "b", 3, 0, d666.Stunned}) || tale.Wounds[1].Second != 2 {
		t.Errorf("wounds: %+v", tale.Wounds)
	}
	if early := TaleOf(events[:9]); early.Fighters[1].Fell != 0 {
		t.Errorf("b is up again, and fell in second %d", early.Fighters[1].Fell)
	}
}
