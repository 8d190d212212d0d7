package purgatoryplay

import (
	"maps"
	"slices"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/play"
)

// rules is what decisions read: a game with its tables and house rules.
type rules struct {
	g *Game
	c *purgatory.Catalog
	o purgatory.Options
}

// rulesOf is the rules of a game. A house rule that the catalog does not know
// is an error.
func rulesOf(g *Game, c *purgatory.Catalog) (rules, error) {
	o := purgatory.DefaultOptions(c)
	for i, r := range g.Rules {
		// Rules are in the order of the catalog and most are the default: asking
		// the row itself keeps this out of every gesture's time.
		if i < len(c.Options) && c.Options[i].ID == r.ID && c.Options[i].Default == r.Value {
			continue
		}
		if err := o.Set(r.ID, r.Value); err != nil {
			return rules{}, err
		}
	}
	return rules{g, c, o}, nil
}

// on reports whether a house rule is true; is whether it has that value.
func (x rules) on(id string) bool        { return x.o.Value(id) == "true" }
func (x rules) is(id, value string) bool { return x.o.Value(id) == value }

// act decides one gesture. Its game is a copy to which each event that it
// emits is applied at once, so that later decisions see earlier events.
type act struct {
	rules
	cmd    Command
	r      *dice.Roller
	events []Event

	spare  bool    // dice that change nothing are not thrown; see toss
	idle   int     // such dice that were thrown
	faces  []int   // faces so far
	own    int     // rolls so far of souls that may re-roll one
	aside  bool    // it ends no activation, though no action is left
	given  Command // as it was made: a deed may fill in operands of cmd
	resume resumption
}

// deed is how a verb is done.
type deed struct {
	do    func(*act) error      // checks and emits
	legal func(rules) []Command // gestures that are legal now; nil for none worth proposing
	free  bool                  // at any time, while a question is open too
}

// deeds is how each verb is done. Each theme has its own table.
func deeds() map[Verb]deed {
	all := map[Verb]deed{}
	for _, theme := range []map[Verb]deed{
		turnDeeds(), activationDeeds(), moveDeeds(), soulDeeds(), combatDeeds(), powerDeeds(), itemDeeds(), correctDeeds(),
	} {
		maps.Copy(all, theme)
	}
	return all
}

// Decide is what a gesture makes happen: the events to append, after checking
// that the rules allow it. The roller gives every die. Errors: *Illegal for
// what a rule forbids, unless the gesture says anyway; those of the dice, with
// which come the events before the dice that are missing. The game itself is not
// changed.
//
// Dice that change nothing are not thrown, but whoever gives a list of faces may
// give theirs too.
func Decide(g *Game, c *purgatory.Catalog, cmd Command, r *dice.Roller) ([]Event, error) {
	before := *r
	a := &act{cmd: cmd, r: r, spare: !r.Given()}
	events, err := a.decide(g, c)
	if err == nil || a.idle == 0 {
		return events, err
	}
	*r = before
	return (&act{cmd: cmd, r: r, spare: true}).decide(g, c)
}

func (a *act) decide(g *Game, c *purgatory.Catalog) ([]Event, error) {
	x, err := rulesOf(g.Clone(), c)
	if err != nil {
		return nil, err
	}
	a.rules = x
	cmd := a.cmd
	err = a.run()
	if err == nil {
		err = a.settle()
	}
	if err != nil {
		if h, ok := err.(*held); ok {
			return a.suspend(g, h), nil
		}
		if i, ok := err.(*Illegal); ok {
			i.Legal = likely(g, c, cmd)
			return nil, x.named(i)
		}
		return a.events, err
	}
	return a.events, nil
}

func (a *act) run() error {
	a.given = a.cmd
	d, ok := deeds()[a.cmd.Verb]
	if !ok {
		return firm("R-094", say.PlayVerbUnknown, string(a.cmd.Verb))
	}
	a.aside = d.free && Field(a.cmd.Field) != ActionsField
	if !d.free {
		if a.g.Ended != "" {
			return firm("R-312", say.PlayEnded)
		}
		if len(a.g.Asks) > 0 && a.cmd.Verb != Answer {
			if err := a.forbid(illegal("R-052", say.PlayAskOpen)); err != nil {
				return err
			}
		}
	}
	if err := a.forbid(a.mayHunt(a.cmd)); err != nil {
		return err
	}
	return d.do(a)
}

// emit applies an event to the copy and keeps it.
func (a *act) emit(e Event) {
	e.Apply(a.g)
	a.events = append(a.events, e)
}

// forbid is the refusal i, or nil if there is none. Said anyway, a refusal that
// is not firm becomes an Override in the log.
func (a *act) forbid(i *Illegal) error {
	return a.rules.named(i).Unless(a.cmd.Anyway, func(rule, en, fr string) { a.emit(Override{Rule: rule, En: en, Fr: fr}) })
}

// throw throws dice for a side.
func (a *act) throw(side Side, purpose say.Key, e dice.Expr) (Dice, error) {
	return a.throwFor("", side, purpose, e)
}

// throwFor throws dice for a figure, of a side.
func (a *act) throwFor(figure string, side Side, purpose say.Key, e dice.Expr) (Dice, error) {
	t, err := a.r.Of(string(side), figure).Throw(purpose, e)
	a.faces = append(a.faces, t.Faces...)
	return Dice{For: purpose, Side: side, Faces: t.Faces, By: t.By}, err
}

// find is the figure of an id. There being none is a firm refusal.
func (a *act) find(id string) (*Figure, error) {
	if f := a.g.Figure(id); f != nil {
		return f, nil
	}
	if id == "" {
		return nil, firm("R-090", say.PlayNobody)
	}
	return nil, firm("R-001", say.PlayNoFigure, id)
}

// mine refuses a gesture of another side than the one whose it is.
func (a *act) mine(side Side) error {
	if a.cmd.Side == "" || a.cmd.Side == side {
		return nil
	}
	return a.forbid(illegal("R-070", say.PlayNotYours, side.key()))
}

// key names a side to players.
func (s Side) key() say.Key { return say.Key("play.side." + string(s)) }

// Legal is gestures that are legal now: every kind of them, with operands to be
// played as they are. It is enough to play a game at random.
func Legal(g *Game, c *purgatory.Catalog) ([]Command, error) {
	x, err := rulesOf(g, c)
	if err != nil || g.Ended != "" {
		return nil, err
	}
	if len(g.Asks) > 0 {
		return x.legalAnswers(g.Asks[0]), nil
	}
	var all []Command
	table := deeds()
	for _, v := range Verbs() {
		if d := table[v]; d.legal != nil {
			all = append(all, d.legal(x)...)
		}
	}
	return slices.DeleteFunc(all, func(cmd Command) bool { return x.mayHunt(cmd) != nil }), nil
}

// Verbs lists the verbs, in the order in which they are told.
func Verbs() []Verb {
	return []Verb{
		Answer, Drift, Control, Activate, Flee, Move, Shoot, Strike, OnGuard, Unjam, Aid, Take, Discard, Wear, Use, Eat,
		Purify, Virtue, Pervert, Damn, Reveal, End, Pass, Start, Choose, Throws, Note, Correct, Name,
	}
}

// likely is up to three legal gestures to propose in place of a refused one:
// of the same verb if there are any. Whoever is refused may not know the secret
// pawns: what is legal only because of one is not proposed.
func likely(g *Game, c *purgatory.Catalog, cmd Command) []Command {
	all, err := Legal(View(g, AsTable), c)
	if err != nil {
		return nil
	}
	return play.Likely(all, func(l Command) bool { return l.Verb == cmd.Verb })
}
