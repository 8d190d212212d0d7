package purgatoryplay

import (
	"cmp"
	"slices"
	"strings"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// Action is an action of an activation.
type Action string

// The actions. What an object does is its own action: UseAction.
const (
	MoveAction    Action = "move"
	ShootAction   Action = "shoot"
	UnjamAction   Action = "unjam"
	StrikeAction  Action = "strike"
	GuardAction   Action = "guard"
	TakeAction    Action = "take"
	DiscardAction Action = "discard"
	WearAction    Action = "wear"
	PurifyAction  Action = "purify"
	VirtueAction  Action = "virtue"
	PervertAction Action = "pervert"
	DamnAction    Action = "damn"
	EatAction     Action = "eat"
)

// UseAction is the action of using the object of a row.
func UseAction(row string) Action { return Action("use " + row) }

// ShotAction is the action of shooting with the weapon of a row of the ranged
// weapons: some cost two actions or forbid a move.
func ShotAction(row string) Action { return ShootAction + " " + Action(row) }

// slothRow is the demon near which souls move less.
const slothRow = "paresse"

func activationDeeds() map[Verb]deed {
	return map[Verb]deed{
		Activate: {do: (*act).activate, legal: legalActivate},
		End:      {do: (*act).end, legal: legalEnd},
		OnGuard:  {do: (*act).onGuard, legal: legalGuard},
	}
}

// activate begins an activation and nothing else: of who is active it would be a
// gesture that does nothing.
func (a *act) activate() error {
	if id := cmp.Or(a.cmd.Figure, a.g.Active); id != "" && id == a.g.Active {
		return firm("R-005", say.PlayActiveAlready, id)
	}
	_, err := a.ready(a.cmd.Figure)
	return err
}

func legalActivate(x rules) []Command {
	if x.g.Active != "" {
		return nil
	}
	var all []Command
	for _, f := range x.allowed(x.mayActivate) {
		all = append(all, Command{Verb: Activate, Side: x.g.Step.Side(), Figure: f.ID})
	}
	return all
}

// ready is the figure of a gesture, active: its activation begins with its
// first gesture.
func (a *act) ready(id string) (*Figure, error) {
	if id == "" {
		id = a.g.Active
	}
	f, err := a.find(id)
	if err != nil {
		return nil, err
	}
	if a.g.Active == f.ID {
		return f, a.mine(a.g.By)
	}
	side := a.g.Step.Side()
	if err := a.mine(side); err != nil {
		return nil, err
	}
	if a.g.Active != "" {
		if err := a.forbid(illegal("R-005", say.PlayOtherActive, a.g.Active)); err != nil {
			return nil, err
		}
		a.emit(ActivationEnded{Figure: a.g.Active})
	}
	if err := a.forbid(a.mayActivate(f)); err != nil {
		return nil, err
	}
	return f, a.begin(f, side)
}

// slowed reports whether the gesture that begins an activation names the demon
// of sloth as close; a shot names those in its blast instead.
func (a *act) slowed() bool { return a.cmd.Verb != Shoot && a.near(slothRow) }

// begin begins an activation under a side. Near names the demon of sloth if it
// is close. Poison acts now.
func (a *act) begin(f *Figure, side Side) error {
	poisoned := f.Poisoned
	a.emit(ActivationStarted{Figure: f.ID, Side: side, Place: f.Place, Slowed: f.Kind == SoulKind && a.slowed()})
	if !poisoned {
		return nil
	}
	d, err := a.throw(side.Opponent(), say.PlayThrowPoison, dice.D(1, 6))
	if err != nil {
		return err
	}
	a.hurt(f, d.Sum(), Nobody, "R-257", d)
	return nil
}

// near reports whether the gesture says that a standing figure of that row is
// close enough.
func (a *act) near(row string) bool {
	return slices.ContainsFunc(a.cmd.Near, func(id string) bool {
		f := a.g.Figure(id)
		return f != nil && f.special(row) && f.Standing()
	})
}

// allowance is the actions of a figure (R-090, R-093, R-104, R-105, Q-080 to
//
func (x rules) allowance(f *Figure) int {
	place := f.Place
	if x.g.Active == f.ID && x.is("hell.checked", "activation_start") {
		place = f.Began
	}
	inHell := place == Flames || place == Embers
	return purgatory.Allowance(x.o, x.actor(f), f.PS, f.PSMax, f.Losses, inHell)
}

// actor is a figure as the verdicts on actions know it.
func (x rules) actor(f *Figure) purgatory.Actor {
	return purgatory.Actor{Being: x.being(f), Wandering: f.State == Wandering}
}

// being is the row of an angel or demon; nil for a soul.
func (x rules) being(f *Figure) *purgatory.Celestial {
	if f.Kind == SoulKind {
		return nil
	}
	row, _ := x.c.Celestial(f.Row)
	return row
}

// remaining is the actions left to the active figure.
func (x rules) remaining(f *Figure) int { return max(0, x.allowance(f)-f.Spent) }

// held is the actions that a figure may spend out of its activation, on a
// riposte: those it has before it is activated in the round,
// and one that it holds on guard.
func (x rules) held(f *Figure) int {
	n := 0
	if f.Guard {
		n = 1
	}
	if f.Activations == 0 && x.is("riposte.source", "any_left") {
		n += x.remaining(f)
	}
	return n
}

// acts reports whether a figure is one that acts at all: in play, or condemned
// where such souls play on.
func (x rules) acts(f *Figure) bool {
	return f.Standing() || f.State == Condemned && x.is("condemned.status", "active")
}

// canAct reports whether the active figure goes on.
func (x rules) canAct(f *Figure) bool { return x.acts(f) && !f.Guard && x.remaining(f) > 0 }

// maySpend refuses an action that the active figure may not do (R-090 to R-094,
//
func (x rules) maySpend(f *Figure, action Action, cost int) *Illegal {
	if f.Harm != "" && !action.harms() {
		return illegal("R-132", say.PlayMustHarm, f.ID, f.Harm)
	}
	var done []purgatory.Act
	before := f.Spent // out of turn, on ripostes
	for _, d := range f.Acts {
		act := x.actOf(f, d)
		done = append(done, act)
		before -= act.Cost()
	}
	err := purgatory.ActionLegal(x.o, x.actor(f), x.allowance(f)-max(0, before), done, x.actOf(f, action))
	switch {
	case f.Guard || say.Has(err, say.VerdictAfterGuard):
		return illegal("R-147", say.PlayGuardLast, f.ID)
	case say.Has(err, say.VerdictTwice):
		return illegal("R-090", say.PlayTwice, f.ID, action.key())
	case say.Has(err, say.VerdictWho):
		return illegal("R-094", say.PlayNotItsAction, f.ID, action.key())
	case say.Has(err, say.VerdictMoveShoot):
		return illegal("R-120", say.PlayMoveShoot, f.ID)
	case say.Has(err, say.VerdictMovePentacle):
		return illegal("Q-216", say.PlayMovePentacle, f.ID)
	case say.Has(err, say.VerdictPowerFamily):
		return illegal("Q-084", say.PlayPowerFamily, f.ID)
	case err != nil:
		return illegal("R-093", say.PlayNoAction, f.ID, cost, x.remaining(f))
	}
	return nil
}

// actOf is an action of a figure as the verdicts know it.
func (x rules) actOf(f *Figure, a Action) purgatory.Act {
	act := purgatory.Act{Action: purgatory.Action(a)}
	switch a {
	case PervertAction, DamnAction, EatAction:
		act.Power = f.Power != ""
	case GuardAction:
		act.Action = purgatory.ActOnGuard
	case TakeAction:
		act.Action = purgatory.ActPickUp
	case WearAction:
		act.Action = purgatory.ActPutOn
	case VirtueAction:
		act.Action = purgatory.ActMakeVirtuous
	}
	verb, row, with := strings.Cut(string(a), " ")
	switch {
	case with && verb == string(ShootAction):
		act.Action = purgatory.ActShoot
		act.Gun, _ = x.c.RangedByID(row)
	case with:
		act.Action, act.Item = purgatory.ActUseItem, row
	}
	return act
}

// harms reports whether an action can be one against the ally that a soul tries
// to harm.
func (a Action) harms() bool {
	return a == MoveAction || a == StrikeAction || a.key() == ShootAction.key()
}

// spend spends an action of the active figure.
func (a *act) spend(f *Figure, action Action, cost int) error {
	if err := a.forbid(a.maySpend(f, action, cost)); err != nil {
		return err
	}
	a.emit(ActionSpent{Figure: f.ID, Action: action, Cost: cost})
	return nil
}

// key names an action to players.
func (a Action) key() say.Key {
	if strings.HasPrefix(string(a), string(ShootAction)+" ") {
		a = ShootAction
	}
	return say.Key("play.action." + string(a))
}

// end ends the activation; what is unspent is lost.
func (a *act) end() error {
	f := a.g.Figure(a.g.Active)
	if f == nil {
		return firm("R-005", say.PlayNoActive)
	}
	if err := a.mine(a.g.By); err != nil {
		return err
	}
	if err := a.forbid(a.mayEnd(f)); err != nil {
		return err
	}
	a.emit(ActivationEnded{Figure: f.ID})
	return nil
}

// mayEnd refuses to end the activation of a soul that has to harm an ally and
// can still move towards it.
func (x rules) mayEnd(f *Figure) *Illegal {
	if f.Harm != "" && x.maySpend(f, MoveAction, 1) == nil {
		return illegal("R-132", say.PlayMustHarm, f.ID, f.Harm)
	}
	return nil
}

func legalEnd(x rules) []Command {
	f := x.g.Figure(x.g.Active)
	if f == nil || x.mayEnd(f) != nil {
		return nil
	}
	return []Command{{Verb: End, Side: x.g.By}}
}

// onGuard keeps an action; it is the last one.
func (a *act) onGuard() error {
	if f := a.g.Figure(a.cmd.Figure); f != nil && f.State == Wandering { // not even anyway: it cannot riposte
		return firm("R-038", say.PlayOnlyDrifts, f.ID)
	}
	f, err := a.ready(a.cmd.Figure)
	if err != nil {
		return err
	}
	if err := a.spend(f, GuardAction, 1); err != nil {
		return err
	}
	a.emit(GuardSet{Figure: f.ID, On: true})
	return nil
}

func legalGuard(x rules) []Command {
	f := x.g.Figure(x.g.Active)
	if f == nil || x.maySpend(f, GuardAction, 1) != nil {
		return nil
	}
	return []Command{{Verb: OnGuard, Side: x.g.By, Figure: f.ID}}
}
