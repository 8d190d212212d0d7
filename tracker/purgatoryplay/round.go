package purgatoryplay

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// Rows of the catalog with rules of their own for the turn.
const (
	wrathRow = "colere"
	impRow   = "diablotin"
)

func turnDeeds() map[Verb]deed {
	return map[Verb]deed{
		Note:   {do: (*act).note, free: true},
		Choose: {do: (*act).choose, free: true},
		Throws: {do: (*act).whoThrows, free: true},
		Start:  {do: (*act).start, legal: legalStart},
		Pass:   {do: (*act).pass, legal: legalPass},
		Answer: {do: (*act).answer},
	}
}

func (a *act) note() error {
	a.emit(Noted{Text: a.cmd.Text})
	return nil
}

// choose writes down a secret pawn: the Antichrist by Satan, the Guardian's by
// God. It is done once, before that pawn leaves. No writes none
// down, which looks the same to the other side.
func (a *act) choose() error {
	secret, rule := a.g.Antichrist, "R-025"
	switch a.cmd.Side {
	case Satan:
	case God:
		secret, rule = a.g.Guardian, "R-026"
	default:
		return firm("R-025", say.PlayNoSecret)
	}
	if a.cmd.No {
		if secret.Chosen {
			if err := a.forbid(illegal(rule, say.PlayChosen)); err != nil {
				return err
			}
		}
		a.emit(SecretChosen{Side: a.cmd.Side})
		return nil
	}
	f, err := a.find(a.cmd.Figure)
	if err != nil {
		return err
	}
	if secret.Pawn != "" || !a.secret(a.cmd.Side, f) {
		if err := a.forbid(illegal(rule, say.PlayChosen)); err != nil {
			return err
		}
	}
	a.emit(SecretChosen{Side: a.cmd.Side, Pawn: f.ID})
	return nil
}

// secret reports whether a side may write that figure down: a pawn; for Satan a
// demon or nothing under antichrist.identity.
func (x rules) secret(side Side, f *Figure) bool {
	if side == Satan && !x.is("antichrist.identity", "pawn") {
		return x.is("antichrist.identity", "demon") && f.Kind == DemonKind
	}
	return f.State == Wandering
}

// pass does without a step where steps are no duty.
func (a *act) pass() error {
	if i := a.mayPass(); i != nil {
		if err := a.forbid(i); err != nil {
			return err
		}
	}
	a.emit(StepSkipped{Step: a.g.Step, Chosen: true})
	return nil
}

func (x rules) mayPass() *Illegal {
	switch {
	case x.g.Step == Between || x.g.Active != "" || x.g.Done:
		return firm("Q-065", say.PlayNotThisStep, x.g.Step.key())
	case x.on("turn.steps_mandatory"):
		return illegal("Q-065", say.PlayMustStep)
	}
	return nil
}

func legalPass(x rules) []Command {
	if x.mayPass() != nil {
		return nil
	}
	return []Command{{Verb: Pass, Side: x.g.Step.Side()}}
}

// settle goes on to the next decision of a player: it ends an activation that
// has no action left, skips steps without figure, ends the round and the game.
func (a *act) settle() error {
	a.resize()
	for a.g.Ended == "" {
		if !a.free() && !a.looting() {
			a.emit(GameEnded{Why: "R-312"})
			break
		}
		f := a.g.Figure(a.g.Active)
		if waits := len(a.g.Asks) > 0 || a.g.Step == Between; waits && (f == nil || a.acts(f)) {
			break
		}
		if f != nil {
			if a.canAct(f) || a.aside && a.acts(f) {
				break
			}
			a.emit(ActivationEnded{Figure: f.ID})
			continue
		}
		if !a.g.Done {
			if a.playable() {
				break
			}
			a.emit(StepSkipped{Step: a.g.Step})
		}
		if err := a.advance(); err != nil {
			return err
		}
	}
	return nil
}

// free reports whether a soul is left in Purgatory.
func (x rules) free() bool {
	return slices.ContainsFunc(x.g.Figures, func(f Figure) bool {
		return f.Kind == SoulKind && f.State.InPlay() && f.Place == Purgatory
	})
}

// advance goes to the next step, or round.
func (a *act) advance() error {
	steps := Sequence(a.g.Players, a.g.First)
	i := slices.Index(steps, a.g.Step)
	last := i == len(steps)-1
	check := last || a.is("turn.round_end_check", "immediate")
	if !RoundOver(a.counts(Satan), a.counts(God), check) {
		cycle := a.g.Cycle
		if last {
			cycle++
		}
		a.emit(StepStarted{Step: steps[(i+1)%len(steps)], Cycle: cycle})
		return nil
	}
	a.emit(RoundEnded{Round: a.g.Round})
	if a.throws() {
		return nil // the players throw, with the verb round
	}
	return a.begins()
}

// throws reports whether something is to be thrown between the rounds.
func (x rules) throws() bool {
	for i := range x.g.Figures {
		f := &x.g.Figures[i]
		if x.idleWrath(f) || x.rollsReturn(f) {
			return true
		}
	}
	return false
}

// idleWrath reports whether it is the demon of wrath without a blow this round
//
func (x rules) idleWrath(f *Figure) bool {
	return f.special(wrathRow) && f.Standing() && !f.Struck
}

// rollsReturn reports whether it is an angel or imp that rolls to come back in
// the round after this one.
func (x rules) rollsReturn(f *Figure) bool {
	return (f.Kind == AngelKind || f.special(impRow)) && f.fell() > 0 && !f.Returning
}

// fell is the round in which an angel, a demon, or a soul that 666 gave a power
// was destroyed; 0 if it was not, or is out for good.
func (f *Figure) fell() int {
	switch {
	case f.Kind != SoulKind && !f.Gone:
		return f.Down
	case f.State == Destroyed && f.Power != "":
		return f.LeftRound
	}
	return 0
}

func legalStart(x rules) []Command {
	if x.g.Step != Between {
		return nil
	}
	return []Command{{Verb: Start}}
}

// start is what is thrown between two rounds: the damage of idle wrath, then
// the returns (D5). With wrath.applies=if_target_in_reach, wrath suffers only if
// Near names it.
func (a *act) start() error {
	if a.g.Step != Between {
		return firm("R-073", say.PlayNotBetween)
	}
	for i := range a.g.Figures {
		f := &a.g.Figures[i]
		reach := a.is("wrath.applies", "every_round") || slices.Contains(a.cmd.Near, f.ID)
		if !a.idleWrath(f) || !reach {
			continue
		}
		d, err := a.throw(Satan, say.PlayThrowWrath, dice.D(1, 6))
		if err != nil {
			return err
		}
		a.hurt(f, d.Sum(), Nobody, "R-284", d)
	}
	return a.begins()
}

// begins begins a round, in the order of D5.
func (a *act) begins() error {
	returning := map[string]bool{}
	for _, f := range a.g.Figures {
		returning[f.ID] = f.Returning
	}
	a.emit(RoundStarted{Round: a.g.Round + 1, Step: Sequence(a.g.Players, a.g.First)[0]})
	for i := range a.g.Figures {
		f := &a.g.Figures[i]
		switch {
		case returning[f.ID]:
			a.emit(Returned{Figure: f.ID, Place: Purgatory, PS: f.PSMax, Max: f.PSMax})
		case a.rollsReturn(f) && f.fell() < a.g.Round:
			if err := a.rollReturn(f); err != nil {
				return err
			}
		}
	}
	for i := range a.g.Figures {
		if f := &a.g.Figures[i]; f.fell() < a.g.Round && a.is("demon.restructure_when", "any_round") {
			a.askRestructure(f)
		}
	}
	return nil
}

// returnsAs is whose die a figure comes back with: a soul that 666 made a minor
// demon has that of the imp. It is nil if the tables have no such row.
func (x rules) returnsAs(f *Figure) *purgatory.Celestial {
	id := f.Row
	if f.Kind == SoulKind {
		id = impRow
	}
	row, ok := x.c.Celestial(id)
	if !ok {
		return nil
	}
	return row
}

// rollReturn rolls for an angel or imp.
func (a *act) rollReturn(f *Figure) error {
	side := f.Camp()
	row := a.returnsAs(f)
	if row == nil {
		return firm("R-024", say.PlayNoFigure, f.Row)
	}
	d, comes, err := toss(a, f, side, say.PlayThrowReturn, 1, func(faces []int) bool { return purgatory.Returns(row, f.Virtuous, faces[0]) })
	if err != nil {
		return err
	}
	now := comes && (f.Kind != AngelKind || a.is("angel.return_delay", "immediate"))
	a.emit(ReturnRolled{Figure: f.ID, Dice: d, Bonus: f.Virtuous, Comes: comes, Now: now})
	if now {
		place := Purgatory
		if f.Kind != AngelKind {
			place = Flames
		}
		a.emit(Returned{Figure: f.ID, Place: place, PS: a.full(f), Max: a.full(f)})
	}
	return nil
}

// askRestructure asks Satan whether a destroyed demon, or a soul that 666 gave
// that power, takes the place of a condemned soul, if there is one and it is not
// asked already.
func (a *act) askRestructure(f *Figure) {
	can := f.fell() > 0 && (f.Kind == DemonKind || f.Power == purgatory.PowerRestructure)
	open := slices.ContainsFunc(a.g.Asks, func(q Ask) bool { return q.Kind == AskRestructure && q.Figure == f.ID })
	if can && !open && len(a.condemned()) > 0 {
		a.ask(Ask{Kind: AskRestructure, Side: Satan, Figure: f.ID, MayNo: true})
	}
}

// full is the substance of a figure at full strength.
func (x rules) full(f *Figure) int {
	if f.Kind == SoulKind {
		return purgatory.Derive(x.sins(f)).Substance
	}
	return f.PSMax
}

// condemned is the souls whose place a demon may take.
func (x rules) condemned() []string {
	var souls []string
	for _, s := range x.g.Figures {
		if s.State == Condemned {
			souls = append(souls, s.ID)
		}
	}
	return souls
}

func legalRestructure(x rules, q Ask) []Command {
	var all []Command
	for _, id := range x.condemned() {
		all = append(all, Command{Verb: Answer, Side: q.Side, Figure: id})
	}
	return all
}

// restructure answers it.
func (a *act) restructure(q Ask) error {
	if a.cmd.No {
		return nil
	}
	f, soul := a.g.Figure(q.Figure), a.g.Figure(a.cmd.Figure)
	if soul == nil || soul.State != Condemned || f.fell() == 0 {
		return firm("R-175", say.PlayNotCondemned, a.cmd.Figure)
	}
	to, _ := Transition(soul.State, DemonTakesPlace)
	a.dropObjects(soul)
	a.emit(SoulLeft{Figure: soul.ID, From: soul.State, To: to, Place: Off, Pride: soul.Pride})
	a.emit(Restructured{Figure: f.ID, Soul: soul.ID, Place: Flames, PS: a.full(f), Max: a.full(f)})
	if len(a.condemned()) == 0 {
		a.withdraw(AskRestructure, nil)
	}
	return nil
}
