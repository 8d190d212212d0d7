package purgatoryplay

import (
	"slices"

	"croix/generator/dice"
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

// Rows of the catalog whose figures have rules of their own for actions.
const (
	thronesRow = "trones"
	slothRow   = "paresse"
)

func activationDeeds() map[Verb]deed {
	return map[Verb]deed{
		Activate: {do: (*act).activate, legal: legalActivate},
		End:      {do: (*act).end, legal: legalEnd},
		OnGuard:  {do: (*act).onGuard, legal: legalGuard},
	}
}

func (a *act) activate() error {
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

// begin begins an activation under a side. Near names the demon of sloth if it
// is close. Poison acts now.
func (a *act) begin(f *Figure, side Side) error {
	a.emit(ActivationStarted{Figure: f.ID, Side: side, Place: f.Place, Slowed: f.Kind == SoulKind && a.near(slothRow)})
	if !f.Poisoned {
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
		return f != nil && f.Row == row && f.Kind != SoulKind && f.Standing()
	})
}

// Allowance is the actions of a figure: two, less one if wounded and those
// lost for ever; an angel in Hell has one less, a demon one more (R-090, R-093,
//
func (x rules) allowance(f *Figure) int {
	n := 2 - f.Losses
	if 2*f.PS < f.PSMax {
		n--
	}
	place := f.Place
	if x.g.Active == f.ID && x.is("hell.checked", "activation_start") {
		place = f.Began
	}
	if place == Flames || place == Embers {
		switch f.Kind {
		case AngelKind:
			n--
		case DemonKind:
			n++
		}
	}
	least := 1
	if x.is("actions.minimum", "0") {
		least = 0
	}
	return max(n, least)
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

// maySpend refuses an action that the active figure may not do (R-090 to R-093,
//
func (x rules) maySpend(f *Figure, action Action, cost int) *Illegal {
	done := 0
	for _, d := range f.Acts {
		if d == action {
			done++
		}
	}
	most := 1
	if f.Row == thronesRow && f.Kind == AngelKind && action == MoveAction {
		most = 2
	}
	switch {
	case f.Guard:
		return illegal("R-147", say.PlayGuardLast, f.ID)
	case done >= most && action != DiscardAction:
		return illegal("R-090", say.PlayTwice, f.ID, action.key())
	case x.remaining(f) < cost:
		return illegal("R-093", say.PlayNoAction, f.ID, cost, x.remaining(f))
	}
	return nil
}

// spend spends an action of the active figure.
func (a *act) spend(f *Figure, action Action, cost int) error {
	if err := a.forbid(a.maySpend(f, action, cost)); err != nil {
		return err
	}
	a.emit(ActionSpent{Figure: f.ID, Action: action, Cost: cost})
	return nil
}

func (a Action) key() say.Key { return say.Key("play.action." + string(a)) }

// end ends the activation; what is unspent is lost.
func (a *act) end() error {
	f := a.g.Figure(a.g.Active)
	if f == nil {
		return firm("R-005", say.PlayNoActive)
	}
	if err := a.mine(a.g.By); err != nil {
		return err
	}
	a.emit(ActivationEnded{Figure: f.ID})
	return nil
}

func legalEnd(x rules) []Command {
	if x.g.Active == "" {
		return nil
	}
	return []Command{{Verb: End, Side: x.g.By}}
}

// onGuard keeps an action; it is the last one.
func (a *act) onGuard() error {
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
