package purgatoryplay

import (
	"slices"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// Aided is a test of jealousy towards an ally in an activation.
type Aided struct {
	Ally    string            `json:"ally"`
	Outcome purgatory.Outcome `json:"outcome"`
	Gift    bool              `json:"gift,omitempty"` // the ally’s, asked for objects
}

// mayAid refuses a test of jealousy: between two souls of one camp, once for
// each ally in an activation.
func (x rules) mayAid(f, ally *Figure) *Illegal {
	switch {
	case f.Kind != SoulKind || ally.Kind != SoulKind || f.ID == ally.ID || !ally.Standing() || f.Camp() != ally.Camp():
		return firm("Q-126", say.PlayNoAlly, ally.ID)
	case x.aided(f, ally.ID) != "":
		return illegal("Q-127", say.PlayAidedOnce, f.ID, ally.ID)
	case f.Harm != "":
		return illegal("R-132", say.PlayMustHarm, f.ID, f.Harm)
	}
	return nil
}

// aided is what a soul's test towards an ally gave in this activation; "" if
// there was none.
func (x rules) aided(f *Figure, ally string) purgatory.Outcome {
	for _, t := range f.Aids {
		if t.Ally == ally && !t.Gift {
			return t.Outcome
		}
	}
	return ""
}

// aid tests jealousy towards an ally, which costs nothing (R-130 to,
// What helps is an act of its own.
func (a *act) aid() error {
	f, err := a.ready(a.cmd.Figure)
	if err != nil {
		return err
	}
	if len(a.cmd.Targets) != 1 {
		return firm("R-130", say.PlayOneAlly)
	}
	ally, err := a.find(a.cmd.Targets[0])
	if err != nil {
		return err
	}
	_, err = a.testAid(f, ally)
	return err
}

// testAid tests jealousy towards an ally and answers whether the soul helps. An
// ally that was tested is not tested again.
func (a *act) testAid(f, ally *Figure) (bool, error) {
	if err := a.forbid(a.mayAid(f, ally)); err != nil {
		return false, err
	}
	d, out, err := toss(a, f, a.g.By, say.PlayThrowAid, 1, func(faces []int) purgatory.Outcome {
		return purgatory.AidTest(a.o, a.sins(f)[purgatory.Jealousy], faces[0])
	})
	if err != nil {
		return false, err
	}
	a.emit(AidTested{Figure: f.ID, Ally: ally.ID, Dice: d, Outcome: out})
	return out == purgatory.Helps, nil
}

func legalAid(x rules) []Command {
	f := x.g.Figure(x.g.Active)
	if f == nil || f.Kind != SoulKind {
		return nil
	}
	var all []Command
	for _, ally := range x.allowed(func(ally *Figure) *Illegal { return x.mayAid(f, ally) }) {
		all = append(all, Command{Verb: Aid, Side: x.g.By, Figure: f.ID, Targets: []string{ally.ID}})
	}
	return all
}

// helped is the ally that attacked an enemy last this round, if attacking it too
// is to aid that ally; nil for none.
func (x rules) helped(f, at *Figure) *Figure {
	if f.Kind != SoulKind || f.Harm == at.ID || !x.on("aid.shared_target_test") {
		return nil
	}
	for _, s := range slices.Backward(x.g.Attacked) {
		ally := x.g.figure(s.Soul)
		if s.Enemy == at.ID && ally.ID != f.ID && ally.Standing() && ally.Camp() == f.Camp() {
			return ally
		}
	}
	return nil
}

// aidRefused refuses to attack an enemy of an ally towards which the soul's test
// has failed.
func (x rules) aidRefused(f, at *Figure) *Illegal {
	if ally := x.helped(f, at); ally != nil && x.aided(f, ally.ID) != "" && x.aided(f, ally.ID) != purgatory.Helps {
		return illegal("Q-123", say.PlayAidFailed, f.ID, ally.ID, at.ID)
	}
	return nil
}

// aidsAgainst tests jealousy towards each ally that has attacked a target this
// round. It answers whether the attack goes on.
func (a *act) aidsAgainst(f *Figure, targets []*Figure) (bool, error) {
	for _, at := range targets {
		ally := a.helped(f, at)
		if ally == nil || a.aided(f, ally.ID) == purgatory.Helps {
			continue
		}
		if no := a.aidRefused(f, at); no != nil {
			if err := a.forbid(no); err != nil {
				return false, err
			}
			continue
		}
		if helps, err := a.testAid(f, ally); !helps || err != nil {
			return false, err
		}
	}
	return true, nil
}
