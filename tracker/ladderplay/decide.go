package ladderplay

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/ladder"
	"croix/generator/say"
)

// act decides one gesture. Its game is a copy to which each event that it emits
// is applied at once.
type act struct {
	g      *Game
	cmd    Command
	events []Event
}

// deed is how a verb is done, and in which phases.
type deed struct {
	do     func(*act) error
	phases []Phase
}

func deeds() map[Verb]deed {
	played := []Phase{TilePhase, MovePhase}
	return map[Verb]deed{
		Place:  {(*act).place, []Phase{SetupTile, SetupTowers}},
		Tower:  {(*act).tower, []Phase{SetupTowers}},
		Shift:  {(*act).shift, []Phase{TilePhase}},
		Move:   {(*act).move, []Phase{MovePhase}},
		Skip:   {(*act).skip, []Phase{MovePhase}},
		Climb:  {(*act).climb, append(played, Counting, Over)},
		Take:   {(*act).take, []Phase{Counting, Over}},
		Note:   {(*act).note, nil},
		Finish: {(*act).finish, append(played, Counting)},
	}
}

// Decide is what a gesture makes happen: the events to append, after checking
// that the rules allow it. No gesture throws dice; the roller may be nil.
// Errors: *Illegal for what a rule forbids, unless the gesture says anyway. The
// game itself is not changed.
func Decide(g *Game, cmd Command, _ *dice.Roller) ([]Event, error) {
	a := &act{g: g.Clone(), cmd: cmd}
	if err := a.run(); err != nil {
		if i, ok := err.(*Illegal); ok {
			i.Legal = likely(g, cmd)
		}
		return nil, err
	}
	return a.events, nil
}

func (a *act) run() error {
	d, ok := deeds()[a.cmd.Verb]
	switch {
	case !ok:
		return firm("001-10", say.PlayVerbUnknown, string(a.cmd.Verb))
	case a.g.Phase == Over && d.phases != nil && !slices.Contains(d.phases, Over):
		return firm("001-40", say.LadderIsOver)
	case d.phases != nil && !slices.Contains(d.phases, a.g.Phase):
		return firm("001-10", say.LadderPhase, a.g.Phase)
	}
	if err := d.do(a); err != nil {
		return err
	}
	return nil
}

// emit applies an event to the copy and keeps it.
func (a *act) emit(e Event) {
	e.Apply(a.g)
	a.events = append(a.events, e)
}

// forbid is the refusal i, or nil if there is none. Said anyway, a refusal that
// is not firm becomes an Override in the log.
func (a *act) forbid(i *Illegal) error {
	return i.Unless(a.cmd.Anyway, func(rule, en, fr string) { a.emit(Override{Rule: rule, En: en, Fr: fr}) })
}

// place lays the tile on any square, in any direction (001-06). It is laid anew
// where no tower fits and the house rules say so (C19).
func (a *act) place() error {
	t := a.cmd.Tile
	if t != nil && !a.g.Board.Has(t.At) {
		return firm("001-06", say.LadderOffBoard, t.At.String())
	}
	if t == nil || t.Turn < 0 || t.Turn > 3 {
		return firm("001-06", say.LadderTileWhere)
	}
	if a.g.Phase == SetupTowers {
		_, lifted := ladder.Places(&a.g.Board, a.g.Tile.At, a.g.NextTower(), a.g.Rules)
		if !a.g.Rules.Relocate || !lifted {
			return firm("C19", say.LadderTileLies)
		}
	}
	if len(a.g.Board.At(t.At)) > 0 {
		return firm("001-14", say.LadderTowerThere, t.At.String())
	}
	a.emit(TilePlaced{*t})
	return nil
}

// tower places the next tower (001-05 to 001-08, C19).
func (a *act) tower() error {
	next := a.g.NextTower()
	if a.cmd.Colour != "" && a.cmd.Colour != next {
		if err := a.forbid(illegal("001-06", say.LadderNotNext, a.g.Called(a.cmd.Colour), a.g.Called(next))); err != nil {
			return err
		}
		if a.towers(a.cmd.Colour) >= ladder.TowersEach {
			return firm("001-05", say.LadderNoTower, a.g.Called(a.cmd.Colour))
		}
		next = a.cmd.Colour
	}
	if a.cmd.At == nil {
		return firm("001-04", say.LadderSquareWhere)
	}
	if !a.g.Board.Has(*a.cmd.At) {
		return firm("001-04", say.LadderOffBoard, a.cmd.At.String())
	}
	at := *a.cmd.At
	_, lifted := ladder.Places(&a.g.Board, a.g.Tile.At, next, a.g.Rules)
	ban := ladder.MayPlace(&a.g.Board, a.g.Tile.At, next, at, a.g.Rules)
	var i *Illegal
	switch ban {
	case ladder.Occupied:
		i = firm("001-07", say.LadderTowerThere, at.String())
	case ladder.Lane:
		i = illegal("001-07", say.LadderInLane, at.String())
	case ladder.Adjacent:
		if !lifted {
			i = illegal("001-07", say.LadderTouches, at.String())
		}
	}
	if err := a.forbid(i); err != nil {
		return err
	}
	a.emit(TowerPlaced{next, at, ban == ladder.Adjacent && lifted})
	if a.g.NextTower() == "" {
		a.emit(TurnBegan{Turn: 1, First: a.g.First})
	}
	return nil
}

func (a *act) towers(c ladder.Colour) int {
	n := 0
	for _, s := range a.g.Board.Towers() {
		if a.g.Board.At(s)[0].Colour == c {
			n++
		}
	}
	return n
}

// shift makes the manoeuvre of the tile: one or two actions, after which it lies
// differently (001-10 to 001-14, C7). It sets the markers (001-21).
func (a *act) shift() error {
	n := len(a.cmd.Actions)
	if n == 0 && !a.g.Rules.TileMayStay {
		if err := a.forbid(illegal("001-13", say.LadderTileMoves)); err != nil {
			return err
		}
	}
	if n > ladder.MaxActions {
		if err := a.forbid(illegal("001-10", say.LadderActions, ladder.MaxActions)); err != nil {
			return err
		}
	}
	t := a.g.Tile
	for _, action := range a.cmd.Actions {
		next, ok := t.After(&a.g.Board, action)
		if !ok {
			if action.To == nil || action.Turn != 0 {
				return firm("001-12", say.LadderTileWhere)
			}
			if !a.g.Board.Has(*action.To) {
				return firm("001-12", say.LadderOffBoard, action.To.String())
			}
			if len(a.g.Board.At(*action.To)) > 0 {
				return firm("001-14", say.LadderTowerThere, action.To.String())
			}
			if err := a.forbid(illegal("001-14", say.LadderNoSlide, t.At.String(), action.To.String())); err != nil {
				return err
			}
			next.At = *action.To
		}
		t = next
	}
	if t == a.g.Tile && n > 0 && !a.g.Rules.TileMayStay {
		if err := a.forbid(illegal("001-13", say.LadderSameTile)); err != nil {
			return err
		}
	}
	a.emit(TileMoved{a.cmd.Actions, t, a.g.Marked(t)})
	a.settle()
	return nil
}

// note writes a remark.
func (a *act) note() error {
	a.emit(Noted{a.cmd.Text})
	return nil
}

// finish ends by agreement (C20).
func (a *act) finish() error {
	a.emit(Ended{ladder.Agreed})
	return nil
}

// settle goes on to the next decision: it tells which tokens are blocked, and
// after all moves looks for the end or begins the next turn (001-29, 001-41,
// 001-46).
func (a *act) settle() {
	for {
		open := a.g.Open()
		if len(open) == 0 {
			break
		}
		if slices.ContainsFunc(open, func(m Mark) bool { return len(a.g.Moves(m)) > 0 }) {
			return
		}
		for _, m := range open {
			a.emit(Blocked{m.At, m.Token})
		}
	}
	if why := ladder.Ended(&a.g.Board, a.g.Players, a.g.Rules); why != "" {
		a.emit(Ended{why})
		return
	}
	calm := a.g.Calm + 1
	if a.g.Catch {
		calm = 0
	}
	a.emit(TurnBegan{a.g.Turn + 1, (a.g.First + 1) % len(a.g.Players), calm})
}
