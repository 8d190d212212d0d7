package purgatoryplay

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

func soulDeeds() map[Verb]deed {
	return map[Verb]deed{
		Control: {do: (*act).control, legal: legalControl},
		Reveal:  {do: (*act).reveal, legal: legalReveal},
	}
}

// control tries to play a humanist: a die against its envy; Near names the demon
// of envy and the Principalities if they are within 10 cm, and make God throw
// again.
func (a *act) control() error {
	f, err := a.find(a.cmd.Figure)
	if err != nil {
		return err
	}
	side := a.g.Step.Side()
	if err := a.mine(side); err != nil {
		return err
	}
	if err := a.forbid(a.mayControl(f)); err != nil {
		return err
	}
	return a.controls(f, nil, side)
}

// controls goes on with an attempt of which some faces have been thrown, to the
// next question or the end. A re-roll after a success is forced, one after a
// failure God's choice.
func (a *act) controls(f *Figure, faces []int, side Side) error {
	near := purgatory.Near{Envy: a.near(envyRow), Principality: a.near(principalityRow)}
	envy := a.sins(f)[purgatory.Envy]
	e := ControlTried{Figure: f.ID, Side: side, Again: len(faces) > 0}
	r := purgatory.ControlSequence(a.c, a.o, purgatory.Side(side), faces, envy, near)
	for first := true; r.Again && (first || r.Forced); first = false {
		d, err := a.throw(side, say.PlayThrowControl, dice.D(1, 6))
		if err != nil {
			return err
		}
		faces, e.Dice = append(slices.Clip(faces), d.Sum()), append(e.Dice, d)
		r = purgatory.ControlSequence(a.c, a.o, purgatory.Side(side), faces, envy, near)
	}
	e.Outcome = r.Outcome
	if r.Again {
		a.emit(e)
		a.ask(Ask{Kind: AskAgain, Side: side, Figure: f.ID, Targets: a.cmd.Near, Faces: faces, MayNo: true})
		return nil
	}
	return a.controlled(f, e)
}

// again answers whether God throws again after a failure near the
// Principalities.
func (a *act) again(q Ask) error {
	f, side := a.g.figure(q.Figure), a.g.Step.Side()
	a.cmd.Near = q.Targets
	if !a.cmd.No {
		return a.controls(f, q.Faces, side)
	}
	out := purgatory.Control(a.c, a.o, purgatory.Side(side), q.Faces[len(q.Faces)-1], a.sins(f)[purgatory.Envy])
	return a.controlled(f, ControlTried{Figure: f.ID, Side: side, Outcome: out, Again: true})
}

func legalAgain(_ rules, q Ask) []Command { return []Command{{Verb: Answer, Side: q.Side}} }

// controlled ends an attempt.
func (a *act) controlled(f *Figure, e ControlTried) error {
	e.Played = e.Outcome == purgatory.Inactive && a.on("control.inactive_counts_as_played")
	a.emit(e)
	switch {
	case e.Outcome == purgatory.Controlled:
		return a.begin(f, e.Side)
	case e.Outcome == purgatory.Random && a.g.Players == 3:
		return a.begin(f, Humanity)
	case e.Outcome == purgatory.Random:
		return a.wander(f, e.Side)
	}
	return nil
}

func legalControl(x rules) []Command {
	var all []Command
	near := x.besides(envyRow, principalityRow)
	for _, f := range x.allowed(x.mayControl) {
		cmd := Command{Verb: Control, Side: x.g.Step.Side(), Figure: f.ID}
		all = append(all, cmd)
		if cmd.Side == God && len(near) > 0 {
			cmd.Near = near
			all = append(all, cmd)
		}
	}
	return all
}

// besides is the figures with the special of one of the rows that stand where a
// soul can be near them.
func (x rules) besides(rows ...string) []string {
	var all []string
	for i := range x.g.Figures {
		f := &x.g.Figures[i]
		if x.onBoard(f) && slices.ContainsFunc(rows, f.special) {
			all = append(all, f.ID)
		}
	}
	return all
}

// wander rolls what a humanist does that nobody controls (R-193, R-197, Q-183
// to Q-186). Where it moves, the table is asked.
func (a *act) wander(f *Figure, side Side) error {
	d, err := a.throwOf(f, side, say.PlayThrowActivity, dice.D(1, 6))
	if err != nil {
		return err
	}
	out := purgatory.Activity(a.c, a.o, purgatory.Side(side), d.Sum())
	e := ActivityRolled{Figure: f.ID, Side: side, Dice: d, Outcome: out, Ban: banOf(out, side), Slowed: a.near(slothRow)}
	ways := []string{string(Left), string(Right)}
	switch out {
	case purgatory.MoveParadise:
		ways = []string{string(Paradise)}
	case purgatory.MoveHell:
		ways = []string{string(Flames)}
	case purgatory.AttackDemon:
		e.Hunts = DemonKind
	case purgatory.AttackAngel:
		e.Hunts = AngelKind
	}
	a.emit(e)
	switch {
	case e.Hunts != "":
		return a.begin(f, side)
	case e.Ban == "":
		a.ask(Ask{Kind: AskMoved, Side: side, Figure: f.ID, Options: ways})
	}
	return nil
}

// banOf is what an outcome of the activity table forbids for the game (Q-184,
//
func banOf(out purgatory.Outcome, side Side) Ban {
	switch out {
	case purgatory.NoMoreDamn:
		return NoDamn
	case purgatory.NoMoreVirtuous:
		return NoVirtuous
	case purgatory.NoMorePervert:
		return NoPervert
	case purgatory.NoMorePurify:
		return NoPurify
	case purgatory.NoMoreControl:
		if side == God {
			return NoGuidance
		}
		return NoTemptation
	}
	return ""
}

// moved answers where such a humanist stopped.
func (a *act) moved(q Ask) error {
	f, to := a.g.figure(q.Figure), a.cmd.To
	if to == "" {
		to = f.Place
	}
	if to != f.Place && to != Purgatory && !slices.Contains(q.Options, string(to)) {
		if err := a.forbid(illegal("Q-183", say.PlayActivityWay, f.ID)); err != nil {
			return err
		}
	}
	if err := a.forbid(a.mayMoveTo(f, to)); err != nil {
		return err
	}
	return a.moveTo(f, to, a.cmd.From)
}

func legalMoved(x rules, q Ask) []Command {
	f := x.g.figure(q.Figure)
	var all []Command
	for _, to := range append([]string{string(f.Place)}, q.Options...) {
		if x.mayMoveTo(f, Place(to)) == nil {
			all = append(all, Command{Verb: Answer, Side: q.Side, To: Place(to)})
		}
	}
	return all
}
