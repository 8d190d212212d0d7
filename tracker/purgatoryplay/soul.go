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
		Reveal:  {do: (*act).antichrist, legal: legalReveal},
	}
}

// mayTry refuses three sins that a celestial may not choose (R-165, R-179,
//
func (x rules) mayTry(c *Figure, sins []purgatory.Sin) *Illegal {
	valid := len(sins) == 3
	for i, s := range sins {
		valid = valid && s.ID() != "" && !slices.Contains(sins[:i], s)
	}
	rule := "R-165"
	if c.Kind == DemonKind {
		rule = "R-179"
	}
	if !valid {
		return firm(rule, say.PlayThreeSins)
	}
	if row, ok := x.c.Celestial(c.Row); ok && row.HasSin && !slices.Contains(sins, row.Sin) {
		return illegal(rule, say.PlayOwnSin, row.Sin)
	}
	return nil
}

// try is the attempt of a celestial on a wandering soul: three dice against the
// sum of the three sins of a soul that the opponent rolls (R-165 to R-170,
//
func (a *act) try(c, f *Figure) error {
	if err := a.forbid(a.mayTry(c, a.cmd.Sins)); err != nil {
		return err
	}
	roll, err := a.throw(c.Camp(), say.PlayThrowAttempt, dice.D(3, 6))
	if err != nil {
		return err
	}
	who, err := a.identify(f, c.Camp().Opponent())
	if err != nil {
		return err
	}
	sins := a.sinsOf(who.Base, f)
	sum := 0
	for _, s := range a.cmd.Sins {
		sum += sins[s]
	}
	change := a.change(c, roll, sum)
	a.emit(Attempted{
		Celestial: c.ID, Soul: f.ID, Sins: a.cmd.Sins, Row: who.Row, Sum: sum, Change: change,
		Dice: append([]Dice{roll}, who.Throws...),
	})
	if change == VirtuousSuccess {
		a.emit(Won{Angel: c.ID, Soul: f.ID})
	}
	if err := a.become(f, change, who); err != nil {
		return err
	}
	if change == TripleSix && c.Kind == DemonKind {
		return a.minorDemon(f)
	}
	return nil
}

// change is what an attempt on a wandering soul makes of it.
func (a *act) change(c *Figure, roll Dice, sum int) Change {
	six := !slices.ContainsFunc(roll.Faces, func(n int) bool { return n != 6 })
	three := a.g.Players == 3
	if c.Kind == DemonKind {
		switch n := roll.Sum(); {
		case six:
			return TripleSix
		case n < sum:
			return DamnSuccess
		case n == sum && three:
			return DemonTieThree
		case n == sum:
			return TieTwoPlayers
		case three:
			return FailureThree
		}
		return FailureTwoPlayers
	}
	three = three && a.is("angel.three_player", "le_humanity")
	switch n := roll.Sum(); {
	case six && a.is("angel.triple_six", "virtuous"):
		return VirtuousSuccess
	case six:
		return TripleSix
	case n > sum:
		return VirtuousSuccess
	case n == sum && three:
		return AngelTieThree
	case n == sum:
		return TieTwoPlayers
	case three:
		return FailureThree
	}
	return FailureTwoPlayers
}

// become changes the camp of a soul, which is revealed and equipped when it
// leaves its wandering. A humanist may be played again this round
//
func (a *act) become(f *Figure, change Change, who Identity) error {
	from := f.State
	to, ok := Transition(from, change)
	switch {
	case !ok:
		return a.forbid(illegal("Q-053", say.PlayNoChange, f.ID))
	case to == from && !a.is("wandering.identity_after_failure", "keep"):
		return nil
	}
	if from == Wandering {
		a.emit(SoulRevealed{Figure: f.ID, Identity: who, Hidden: to == from})
	}
	if to == from {
		return nil
	}
	a.emit(StateChanged{Figure: f.ID, From: from, To: to, Fresh: from == Wandering && to == Humanist})
	if from == Wandering {
		return a.equip(f)
	}
	return nil
}

// minorDemon gives a soul damned with three 6s a power of the demons and its
// highest sin as affiliation.
func (a *act) minorDemon(f *Figure) error {
	d, err := a.throw(Satan, say.PlayThrowPower, dice.D(1, 6))
	if err != nil {
		return err
	}
	power := []string{"restructuration", "pervertir", "damner"}[(d.Sum()-1)/2]
	sins, best := a.sins(f), purgatory.Sin(0)
	for _, s := range purgatory.AllSins() {
		if sins[s] > sins[best] {
			best = s
		}
	}
	a.emit(PowerGained{Figure: f.ID, Power: power, Affiliation: best.ID(), Dice: d})
	return nil
}

// control tries to play a humanist: a die against its envy (R-190 to R-196,
//
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
	d, err := a.throw(side, say.PlayThrowControl, dice.D(1, 6))
	if err != nil {
		return err
	}
	out := a.obeys(d.Sum(), a.sins(f)[purgatory.Envy], side)
	a.emit(ControlTried{
		Figure: f.ID, Side: side, Dice: []Dice{d}, Outcome: out,
		Played: out == purgatory.Inactive && a.on("control.inactive_counts_as_played"),
	})
	switch {
	case out == purgatory.Controlled:
		return a.begin(f, side)
	case out == purgatory.Random && a.g.Players == 3:
		return a.begin(f, Humanity)
	case out == purgatory.Random:
		return a.wander(f, side)
	}
	return nil
}

// obeys reads the table of envy.
func (x rules) obeys(die, envy int, side Side) purgatory.Outcome {
	id := "equal"
	switch {
	case die > envy:
		id = "above"
	case die < envy:
		id = "below"
	}
	for _, row := range x.c.Envy {
		if row.ID == id {
			if (side == Satan) != x.is("envy.table", "swapped") {
				return row.Satan
			}
			return row.God
		}
	}
	return purgatory.Inactive
}

func legalControl(x rules) []Command {
	var all []Command
	for _, f := range x.allowed(x.mayControl) {
		all = append(all, Command{Verb: Control, Side: x.g.Step.Side(), Figure: f.ID})
	}
	return all
}

// wander rolls what a humanist does that nobody controls (R-193, R-197, Q-183
// to Q-186). Where it moves, the table is asked.
func (a *act) wander(f *Figure, side Side) error {
	d, err := a.throw(side, say.PlayThrowActivity, dice.D(1, 6))
	if err != nil {
		return err
	}
	var out purgatory.Outcome
	for _, row := range a.c.Activity {
		if row.Die == d.Sum() {
			out = row.Satan
			if side == God {
				out = row.God
			}
		}
	}
	e := ActivityRolled{Figure: f.ID, Side: side, Dice: d, Outcome: out}
	ways := []string{string(Left), string(Right)}
	switch out {
	case purgatory.NoMoreDamn:
		e.Ban = NoDamn
	case purgatory.NoMoreVirtuous:
		e.Ban = NoVirtuous
	case purgatory.NoMorePervert:
		e.Ban = NoPervert
	case purgatory.NoMorePurify:
		e.Ban = NoPurify
	case purgatory.MoveParadise:
		ways = []string{string(Paradise)}
	case purgatory.MoveHell:
		ways = []string{string(Flames)}
	case purgatory.AttackDemon, purgatory.AttackAngel:
		return a.emitted(e, func() error { return a.begin(f, side) })
	}
	a.emit(e)
	if e.Ban == "" {
		a.ask(Ask{Kind: AskMoved, Side: side, Figure: f.ID, Options: ways})
	}
	return nil
}

// emitted emits an event and goes on.
func (a *act) emitted(e Event, then func() error) error {
	a.emit(e)
	return then()
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
