package purgatoryplay

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// triesAs is who tries a soul: an angel or demon of the catalog, or a soul that
// 666 made a minor demon, which stands for its affiliation.
// It is nil for any other figure.
func (x rules) triesAs(f *Figure) *purgatory.Celestial {
	if f.Kind != SoulKind {
		return x.being(f)
	}
	sin, ok := purgatory.SinByID(f.Affiliation)
	if f.State != Damned || f.Power == "" || !ok {
		return nil
	}
	return &purgatory.Celestial{Kind: purgatory.Demon, Sin: sin, HasSin: true}
}

// because refuses for the reason that a verdict gives; nil for none.
func because(rule string, reason error) *Illegal {
	if reason == nil {
		return nil
	}
	return &Illegal{Rule: rule, Reason: reason}
}

// mayTry refuses three sins that a being may not choose (R-165, R-179, Q-025,
//
func (x rules) mayTry(b *purgatory.Celestial, sins []purgatory.Sin) *Illegal {
	rule := "R-165"
	if b.Kind == purgatory.Demon {
		rule = "R-179"
	}
	i := because(rule, purgatory.TripleLegal(x.o, b, sins))
	if i != nil && say.Has(i.Reason, say.VerdictThreeSins) {
		i.Firm = true
	}
	return i
}

// attempt is an attempt on a soul, as its verdict knows it.
func (x rules) attempt(f *Figure) purgatory.Try {
	return purgatory.Try{
		Humanist: f.State == Humanist,
		InHell:   f.Place == Flames || f.Place == Embers,
		Three:    x.g.Players == 3,
	}
}

// try is the attempt of a being on a wandering or humanist soul: dice against
// the sum of the three sins that the gesture names, of a soul that the opponent
// rolls if nobody knows it.
func (a *act) try(c, f *Figure) error {
	b := a.triesAs(c)
	if err := a.forbid(a.mayTry(b, a.cmd.Sins)); err != nil {
		return err
	}
	t := a.attempt(f)
	if b.Kind == purgatory.Demon && purgatory.MayDamn(a.o, t) != nil {
		// Refused before, and done anyway: in this gesture it is allowed.
		if err := a.o.Set("humanist.damnable", "always"); err != nil {
			return err
		}
	}
	n := purgatory.DemonDice(t)
	if b.Kind == purgatory.Angel {
		n = purgatory.AngelDice(b, t)
	}
	who := Identity{Row: f.Row, Title: f.Title, D66: f.D66, Base: f.Base}
	sum := a.sinsOf(who.Base, f).Of(a.cmd.Sins)
	read := func(faces []int) purgatory.Outcome {
		if b.Kind == purgatory.Angel {
			return purgatory.AngelTry(a.o, t, faces, sum)
		}
		return purgatory.DemonTry(a.o, t, faces, sum)
	}
	roll, out, err := Dice{}, purgatory.Outcome(""), error(nil)
	if f.State == Wandering { // nobody knows against what
		if roll, err = a.throwOf(c, c.Camp(), say.PlayThrowAttempt, dice.D(n, 6)); err != nil {
			return err
		}
		if who, err = a.identify(f, c.Camp().Opponent()); err != nil {
			return err
		}
		sum = a.sinsOf(who.Base, f).Of(a.cmd.Sins)
		out = read(roll.Faces)
	} else if roll, out, err = toss(a, c, c.Camp(), say.PlayThrowAttempt, n, read); err != nil {
		return err
	}
	throws, faces := append([]Dice{roll}, who.Throws...), roll.Faces
	if at := purgatory.RerollSixes(t, faces); b.Kind == purgatory.Demon && len(at) > 0 && !won(out) {
		// To keep the 6s would never be better for it.
		again, better, err := toss(a, nil, c.Camp(), say.PlayThrowSixes, len(at), func(again []int) purgatory.Outcome {
			return read(purgatory.Rerolled(faces, at, again))
		})
		if err != nil {
			return err
		}
		throws, out = append(throws, again), better
		faces = purgatory.Rerolled(faces, at, again.Faces)
	}
	change := changeOf(out, b.Kind, t, purgatory.TotalOf(faces) == sum)
	a.emit(Attempted{
		Celestial: c.ID, Soul: f.ID, Sins: a.cmd.Sins, Row: who.Row, Sum: sum, Faces: faces, Change: change, Dice: throws,
	})
	return a.tried(c, f, out, change, who)
}

// tried is what an attempt makes of the soul and of who tried it.
func (a *act) tried(c, f *Figure, out purgatory.Outcome, change Change, who Identity) error {
	if change == VirtuousSuccess {
		a.emit(Won{Angel: c.ID, Soul: f.ID})
	}
	if change != "" {
		if err := a.become(f, change, who); err != nil {
			return err
		}
	}
	switch out {
	case purgatory.DamnedPower:
		return a.minorDemon(f)
	case purgatory.SuffersBlows:
		a.askFree(f, c)
	}
	return nil
}

// won reports whether a demon has damned a soul: it keeps its 6s then, and 666 too.
func won(out purgatory.Outcome) bool {
	return out == purgatory.Damned || out == purgatory.DamnedPower
}

// changeOf is the change of a soul that the outcome of an attempt names; "" for
// a humanist to whom nothing happens.
func changeOf(out purgatory.Outcome, by purgatory.CelestialKind, t purgatory.Try, tie bool) Change {
	switch out {
	case purgatory.DamnedPower:
		return TripleSix
	case purgatory.Damned:
		if by == purgatory.Angel {
			return TripleSix
		}
		return DamnSuccess
	case purgatory.Virtuous:
		if by == purgatory.Demon {
			return DemonTieThree
		}
		return VirtuousSuccess
	case purgatory.ToHumanist:
		switch {
		case t.Three && tie:
			return AngelTieThree
		case t.Three:
			return FailureThree
		}
		return TieTwoPlayers
	}
	if t.Humanist {
		return ""
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
// highest sin as affiliation, which Satan chooses among equal ones (R-181,
//
func (a *act) minorDemon(f *Figure) error {
	d, err := a.throw(Satan, say.PlayThrowPower, dice.D(1, purgatory.PowerSides(a.c, a.o)))
	if err != nil {
		return err
	}
	best := a.highest(f)
	e := PowerGained{Figure: f.ID, Power: purgatory.MinorPower(a.c, a.o, d.Sum()), Dice: d}
	if len(best) == 1 {
		e.Affiliation = best[0]
	}
	a.emit(e)
	if len(best) > 1 {
		a.ask(Ask{Kind: AskAffiliation, Side: Satan, Figure: f.ID, Options: best})
	}
	return nil
}

// highest is the ids of the highest sins of a soul.
func (x rules) highest(f *Figure) []string {
	sins := x.sins(f)
	var best []string
	for _, s := range purgatory.AllSins() {
		if sins[s] == slices.Max(sins[:]) {
			best = append(best, s.ID())
		}
	}
	return best
}

// affiliated answers with one of the highest sins.
func (a *act) affiliated(q Ask) error {
	if len(a.cmd.Sins) != 1 || !slices.Contains(q.Options, a.cmd.Sins[0].ID()) {
		return firm("Q-175", say.PlayAffiliation, q.Figure)
	}
	a.emit(Affiliated{Figure: q.Figure, Affiliation: a.cmd.Sins[0].ID()})
	return nil
}

func legalAffiliated(_ rules, q Ask) []Command {
	var all []Command
	for _, id := range q.Options {
		sin, _ := purgatory.SinByID(id)
		all = append(all, Command{Verb: Answer, Side: q.Side, Sins: []purgatory.Sin{sin}})
	}
	return all
}
