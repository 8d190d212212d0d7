package purgatoryplay

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// The questions of powers.
const (
	AskPurify      AskKind = "purify"      // Sins: as many as 1s were thrown
	AskAffiliation AskKind = "affiliation" // Sins: one of the highest
	AskAgain       AskKind = "again"       // or No: God throws again near the Principalities
	AskFree        AskKind = "free"        // [Number] of dice, [Object]: a humanist strikes the demon that failed
)

func powerDeeds() map[Verb]deed {
	return map[Verb]deed{
		Purify:  {do: (*act).purify, legal: legalPower(Purify)},
		Virtue:  {do: (*act).convert, legal: legalPower(Virtue)},
		Pervert: {do: (*act).pervert, legal: legalPower(Pervert)},
		Damn:    {do: (*act).convert, legal: legalPower(Damn)},
		Eat:     {do: (*act).eat, legal: legalEat},
	}
}

func powerReplies() map[AskKind]reply {
	return map[AskKind]reply{
		AskPurify:      {(*act).purified, legalPurified},
		AskAffiliation: {(*act).affiliated, legalAffiliated},
		AskAgain:       {(*act).again, legalAgain},
		AskFree:        {(*act).strikesFree, legalRiposte},
	}
}

// powerAction is the action that each power is.
func powerAction(v Verb) Action {
	switch v {
	case Purify:
		return PurifyAction
	case Virtue:
		return VirtueAction
	case Pervert:
		return PervertAction
	}
	return DamnAction
}

// onBoard reports whether a figure stands on the cross, where it can be touched:
// angels in Paradise cannot.
func (x rules) onBoard(f *Figure) bool { return f.Standing() && f.Place.onTable() }

// touching reports whether figures in two places can be in contact.
func touching(a, b Place) bool {
	return a == b || a == Flames && (b == Purgatory || b == Embers) || b == Flames && (a == Purgatory || a == Embers)
}

// mayPower refuses a power that a figure may not use on another: Purify and Make
// virtuous are of angels, Pervert and Damn of demons and of souls that 666 gave
// them; the soul is wandering, or humanist for two of them
// and in contact, the pure
// change of sins perhaps not.
func (x rules) mayPower(v Verb, c, f *Figure) *Illegal {
	b := x.triesAs(c)
	angelic, free := v == Purify || v == Virtue, v == Purify || v == Pervert
	mine := b != nil && (b.Kind == purgatory.Angel) == angelic
	if c.Kind == SoulKind {
		mine = mine && (v == Pervert && c.Power == purgatory.PowerPervert || v == Damn && c.Power == purgatory.PowerDamn)
	}
	far := !x.onBoard(c) || !x.onBoard(f) || !touching(c.Place, f.Place)
	if free && !x.on("powers.contact_required") {
		far = !x.onBoard(c) || !x.onBoard(f)
	}
	switch {
	case !mine:
		return illegal("R-160", say.PlayNoPower, c.ID, powerAction(v).key())
	case free && f.State != Wandering:
		return illegal("Q-053", say.PlayNotWandering, f.ID)
	case f.State != Wandering && f.State != Humanist:
		return illegal("Q-053", say.PlayNotFree, f.ID)
	case far:
		return illegal("Q-159", say.PlayNoReach, c.ID, f.ID)
	}
	if b.Kind == purgatory.Demon {
		if i := because("Q-162", purgatory.MayUsePowers(x.o, b)); i != nil {
			return i
		}
	}
	if v == Damn {
		if i := because("Q-170", purgatory.MayDamn(x.o, x.attempt(f))); i != nil {
			return i
		}
	}
	return x.protected(v, f)
}

// protected refuses a power that the soul is safe from: by what the activity
// table said, the Bible, the upside-down cross or a
// pentacle.
func (x rules) protected(v Verb, f *Figure) *Illegal {
	ban, item, rule := NoDamn, bibleRow, "R-235"
	switch v {
	case Purify:
		ban, item, rule = NoPurify, crossRow, "R-260"
	case Virtue:
		ban, item, rule = NoVirtuous, crossRow, "R-260"
	case Pervert:
		ban = NoPervert
	}
	switch {
	case slices.Contains(f.Bans, ban):
		return illegal("R-197", say.PlayBanned, f.ID, powerAction(v).key())
	case x.bearsRow(f, item):
		return illegal(rule, say.PlayProtected, f.ID, powerAction(v).key())
	case f.Pentacle:
		return illegal("R-258", say.PlayProtected, f.ID, powerAction(v).key())
	}
	return nil
}

// bearsRow reports whether a soul has the object of a row.
func (x rules) bearsRow(f *Figure, row string) bool {
	return x.has(f, func(it *purgatory.Item) bool { return it.ID == row })
}

// power begins the use of a power: who uses it, on whom; the action is spent.
// The sins, where the power names them, are good before anything is.
func (a *act) power() (c, f *Figure, err error) {
	if len(a.cmd.Targets) != 1 {
		if c, err = a.ready(a.cmd.Figure); err == nil { // whom it is for matters only if it can be done
			err = a.forbid(a.maySpend(c, powerAction(a.cmd.Verb), 1))
		}
		if err == nil {
			err = firm("R-160", say.PlayOneSoul)
		}
		return nil, nil, err
	}
	if f, err = a.find(a.cmd.Targets[0]); err != nil {
		return nil, nil, err
	}
	if c, err = a.ready(a.cmd.Figure); err != nil {
		return nil, nil, err
	}
	if err := a.forbid(a.mayPower(a.cmd.Verb, c, f)); err != nil {
		return nil, nil, err
	}
	b := a.triesAs(c)
	if b == nil || f.Kind != SoulKind || f.State != Wandering && f.State != Humanist {
		return nil, nil, firm("Q-053", say.PlayNotFree, f.ID)
	}
	if a.cmd.Verb == Virtue || a.cmd.Verb == Damn {
		if err := a.forbid(a.mayTry(b, a.cmd.Sins)); err != nil {
			return nil, nil, err
		}
	}
	return c, f, a.spend(c, powerAction(a.cmd.Verb), 1)
}

// convert is Make virtuous or Damn as an action.
func (a *act) convert() error {
	c, f, err := a.power()
	if err != nil {
		return err
	}
	return a.try(c, f)
}

// purify throws three dice: each 1 lowers a sin that the angel chooses, in Sins
// or when asked.
func (a *act) purify() error {
	c, f, err := a.power()
	if err != nil {
		return err
	}
	if err := a.forbid(differ(a.cmd.Sins)); err != nil {
		return err
	}
	d, err := a.throw(God, say.PlayThrowPurify, dice.D(purgatory.PowerDice, 6))
	if err != nil {
		return err
	}
	n := purgatory.Purify(d.Faces)
	e := Purified{Figure: c.ID, Soul: f.ID, Dice: []Dice{d}}
	if len(a.cmd.Sins) >= n {
		e.Sins = a.cmd.Sins[:n]
	}
	a.emit(e)
	if n > len(e.Sins) {
		a.ask(Ask{Kind: AskPurify, Side: God, Figure: c.ID, Targets: []string{f.ID}, Faces: d.Faces})
	}
	return nil
}

// differ refuses sins that are no sins, or the same twice.
func differ(sins []purgatory.Sin) *Illegal {
	for i, s := range sins {
		if s.ID() == "" || slices.Contains(sins[:i], s) {
			return firm("Q-160", say.PlayDifferentSins, len(sins))
		}
	}
	return nil
}

// purified answers which sins are lowered.
func (a *act) purified(q Ask) error {
	n := purgatory.Purify(q.Faces)
	if differ(a.cmd.Sins) != nil || len(a.cmd.Sins) != n {
		return firm("Q-160", say.PlayDifferentSins, n)
	}
	a.emit(Purified{Figure: q.Figure, Soul: q.Targets[0], Sins: a.cmd.Sins})
	return nil
}

func legalPurified(_ rules, q Ask) []Command {
	return []Command{{Verb: Answer, Side: q.Side, Sins: purgatory.AllSins()[:purgatory.Purify(q.Faces)]}}
}

// pervert throws three dice: each 6 adds 1 to the demon's sin, or to the one
// that a demon without sin names; three damn the soul (R-177, R-178, Q-161,
//
func (a *act) pervert() error {
	c, f, err := a.power()
	if err != nil {
		return err
	}
	b := a.triesAs(c)
	sin := b.Sin
	switch {
	case b.HasSin && len(a.cmd.Sins) > 0 && !slices.Equal(a.cmd.Sins, []purgatory.Sin{sin}):
		return firm("R-177", say.PlayPervertSin, b.Sin)
	case !b.HasSin && (len(a.cmd.Sins) != 1 || a.cmd.Sins[0].ID() == ""):
		return firm("Q-162", say.PlayNameSin, c.ID)
	case !b.HasSin:
		sin = a.cmd.Sins[0]
	}
	d, err := a.throwOf(c, Satan, say.PlayThrowPervert, dice.D(purgatory.PowerDice, 6))
	if err != nil {
		return err
	}
	added, damned := purgatory.Pervert(d.Faces)
	a.emit(Perverted{Figure: c.ID, Soul: f.ID, Sin: sin, By: added, Dice: []Dice{d}})
	if !damned {
		return nil
	}
	who, err := a.identify(f, Satan)
	if err != nil {
		return err
	}
	return a.become(f, Pervert666, who)
}

// legalPower is, for each soul that the active figure may use the power on, one
// choice of the sins that it names.
func legalPower(v Verb) func(rules) []Command {
	return func(x rules) []Command {
		c := x.g.Figure(x.g.Active)
		if c == nil || x.maySpend(c, powerAction(v), 1) != nil {
			return nil
		}
		var sins []purgatory.Sin
		if b := x.triesAs(c); b != nil && v != Purify {
			sins = example(x.o, b, v)
		}
		var all []Command
		for i := range x.g.Figures {
			if f := &x.g.Figures[i]; f.Kind == SoulKind && x.mayPower(v, c, f) == nil {
				all = append(all, Command{Verb: v, Side: x.g.By, Figure: c.ID, Targets: []string{f.ID}, Sins: sins})
			}
		}
		return all
	}
}

// example is sins that a being may name for a power.
func example(o purgatory.Options, b *purgatory.Celestial, v Verb) []purgatory.Sin {
	if v == Pervert {
		return []purgatory.Sin{b.Sin}
	}
	if all := purgatory.TriplesOf(o, b); len(all) > 0 {
		return all[0]
	}
	return nil
}
