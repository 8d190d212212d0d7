package ladderplay

import (
	"slices"

	"croix/generator/ladder"
	"croix/generator/say"
)

// marked finds the open mark of a square, or refuses (001-22, 001-27).
func (a *act) marked(at ladder.Square) (Mark, *Illegal) {
	for _, m := range a.g.Open() {
		if m.At == at {
			return m, nil
		}
	}
	top, ok := a.g.Board.Top(at)
	switch i := slices.IndexFunc(a.g.Marks, func(m Mark) bool { return m.At == at }); {
	case !ok:
		return Mark{}, firm("001-22", say.LadderNoToken, at.String())
	case i >= 0 && a.g.Marks[i].Fate == Pending:
		return a.g.Marks[i], illegal("001-27", say.LadderNotTurn, at.String(), a.g.Called(a.g.Mover(a.g.Open()[0].Token.Colour)))
	case i >= 0 && a.g.Marks[i].Fate == Dummy:
		return a.g.Marks[i], illegal("001-29", say.LadderNeutralStays, at.String(), a.g.Called(top.Colour))
	default:
		return Mark{Mark: ladder.Mark{At: at, Token: top}}, illegal("001-22", say.LadderNoMark, at.String())
	}
}

// move moves a marked token to a square where it may go, with what it takes
// (001-22 to 001-34).
func (a *act) move() error {
	switch {
	case a.cmd.From == nil:
		return firm("001-22", say.LadderMoveWhere)
	case !a.g.Board.Has(*a.cmd.From):
		return firm("001-22", say.LadderOffBoard, a.cmd.From.String())
	case a.cmd.At != nil && !a.g.Board.Has(*a.cmd.At):
		return firm("001-22", say.LadderOffBoard, a.cmd.At.String())
	}
	m, refused := a.marked(*a.cmd.From)
	if err := a.forbid(refused); err != nil {
		return err
	}
	if a.cmd.At == nil {
		return firm("001-22", say.LadderMoveTo, a.cmd.From.String())
	}
	to := *a.cmd.At
	var found *ladder.Move
	for _, legal := range a.g.Moves(m) {
		if legal.To == to {
			found = &legal
		}
	}
	if found == nil {
		kind, i := a.why(m, to)
		if err := a.forbid(i); err != nil {
			return err
		}
		found = &ladder.Move{From: m.At, To: to, Kind: kind}
	}
	a.done(m, *found)
	if a.g.Rules.EndOnMove {
		if why := ladder.Ended(&a.g.Board, a.g.Players, a.g.Rules); why != "" {
			a.emit(Ended{why})
			return nil
		}
	}
	a.settle()
	return nil
}

// why is why a token may not go to a square, and what its move would do.
func (a *act) why(m Mark, to ladder.Square) (ladder.Kind, *Illegal) {
	victim, tower := a.g.Board.Top(to)
	switch kind, ok := ladder.Attack(m.Token, victim); {
	case to == m.At:
		return "", firm("001-24", say.LadderStays)
	case to == a.g.Tile.At:
		return "", firm("001-25", say.LadderTileThere)
	case !tower:
		return ladder.Free, illegal("001-23", say.LadderTooFar, m.At.String(), to.String(), m.Number)
	case victim.Colour == m.Token.Colour, victim.Colour == a.g.hand(m.Token.Colour):
		return "", firm("001-31", say.LadderOwn)
	case !ok:
		return "", firm("001-32", say.LadderDevils)
	default:
		return kind, illegal("001-23", say.LadderTooFar, m.At.String(), to.String(), m.Number)
	}
}

// done emits a move with all that comes of it.
func (a *act) done(m Mark, move ladder.Move) {
	board, taken := move.Apply(a.g.Board)
	e := Moved{
		Move: move, Player: a.g.hand(m.Token.Colour), Token: m.Token, Number: m.Number,
		Left: slices.Clone(board.At(move.From)), Tower: slices.Clone(board.At(move.To)),
	}
	e.Level = a.g.Level[e.Player]
	if move.Kind.Takes() {
		e.Taken = &taken
	}
	if e.Player == m.Token.Colour { // a neutral token has no pawn
		e.Level = ladder.Climb(e.Level, move.Kind, a.g.Rules)
	}
	a.emit(e)
}

// skip lets a marked token stay (C11).
func (a *act) skip() error {
	if a.cmd.At == nil {
		return firm("001-22", say.LadderMoveWhere)
	}
	m, refused := a.marked(*a.cmd.At)
	if refused != nil {
		return refused
	}
	if !a.g.Rules.MayStay {
		if err := a.forbid(illegal("001-29", say.LadderMustMove, m.At.String())); err != nil {
			return err
		}
	}
	a.emit(Skipped{m.At, m.Token})
	a.settle()
	return nil
}

// changed is a number after a sign and a number.
func (a *act) changed(n int) int {
	switch a.cmd.Sign {
	case "=":
		return a.cmd.Number
	case "-":
		return n - a.cmd.Number
	}
	return n + a.cmd.Number
}

// climb sets a ladder pawn: what players count themselves, or correct, after the
// end too. Climbs above the top have no effect (001-34).
func (a *act) climb() error {
	if !slices.Contains(a.g.Players, a.cmd.Colour) {
		return firm("001-09", say.LadderNotPlaying, a.g.Called(a.cmd.Colour))
	}
	from := a.g.Level[a.cmd.Colour]
	to, top := a.changed(from), a.g.Rules.Rungs-1
	if a.cmd.Sign == "+" {
		to = min(to, top)
	}
	if to < 0 || to > top {
		return firm("001-34", say.LadderLevels, to, top)
	}
	a.emit(Climbed{a.cmd.Colour, from, to})
	return nil
}

// take counts tokens that somebody took, after the end too: never the own ones, and never more of a
// colour than there are (001-02, 001-31).
func (a *act) take() error {
	c, victim := a.cmd.Colour, a.cmd.Victim
	switch {
	case a.g.Mode != Free: // the board tells
		return firm("001-30", say.LadderIsOver)
	case !slices.Contains(a.g.Players, c):
		return firm("001-30", say.LadderNotPlaying, a.g.Called(c))
	case c == victim, !slices.Contains(ladder.Colours(), victim):
		return firm("001-31", say.LadderOwnToken, a.g.Called(c))
	}
	from := a.g.Taken[c][victim]
	to, others := a.changed(from), 0
	for _, player := range a.g.Players {
		if player != c {
			others += a.g.Taken[player][victim]
		}
	}
	if to < 0 {
		return firm("001-02", say.LadderFewTaken, a.g.Called(victim), from)
	}
	if to+others > ladder.TokensEach {
		return firm("001-02", say.LadderTooMany, a.g.Called(victim), to+others, ladder.TokensEach)
	}
	a.emit(Counted{c, victim, from, to})
	return nil
}

// Legal is gestures that are legal now, to be played as they are.
func Legal(g *Game) []Command {
	var all []Command
	switch g.Phase {
	case SetupTile:
		for _, s := range g.Board.Squares() {
			all = append(all, Command{Verb: Place, Tile: &ladder.Tile{At: s}})
		}
	case SetupTowers:
		places, lifted := ladder.Places(&g.Board, g.Tile.At, g.NextTower(), g.Rules)
		for _, s := range places {
			all = append(all, Command{Verb: Tower, At: &s})
		}
		for _, s := range g.Board.Squares() {
			if lifted && g.Rules.Relocate && len(g.Board.At(s)) == 0 && s != g.Tile.At { // C19
				all = append(all, Command{Verb: Place, Tile: &ladder.Tile{At: s}})
			}
		}
	case TilePhase:
		if g.Stalled() {
			all = append(all, Command{Verb: Finish})
		}
		for _, r := range g.Tile.Results(&g.Board, g.Rules) {
			all = append(all, Command{Verb: Shift, Actions: r.Actions})
		}
	case MovePhase:
		for _, m := range g.Open() {
			for _, to := range g.Moves(m) {
				all = append(all, Command{Verb: Move, From: &to.From, At: &to.To})
			}
			if g.Rules.MayStay {
				all = append(all, Command{Verb: Skip, At: &m.At})
			}
		}
	case Counting:
		for _, c := range g.Players {
			if g.Level[c] < g.Rules.Rungs-1 {
				all = append(all, Command{Verb: Climb, Colour: c, Sign: "+", Number: 1})
			}
			for _, victim := range ladder.Colours() {
				cmd := Command{Verb: Take, Colour: c, Victim: victim, Sign: "+", Number: 1}
				if a := (&act{g: g.Clone(), cmd: cmd}); a.take() == nil {
					all = append(all, cmd)
				}
			}
		}
		all = append(all, Command{Verb: Finish})
	case Over:
		all = append(all, Command{Verb: Note, Text: "…"})
	}
	return all
}

// likely is up to three legal gestures to propose in place of a refused one: of
// the same verb and token if there are any.
func likely(g *Game, cmd Command) []Command {
	all := Legal(g)
	for _, same := range []func(Command) bool{
		func(l Command) bool {
			return l.Verb == cmd.Verb && l.From != nil && cmd.From != nil && *l.From == *cmd.From
		},
		func(l Command) bool { return l.Verb == cmd.Verb },
		func(Command) bool { return true },
	} {
		kept := slices.DeleteFunc(slices.Clone(all), func(l Command) bool { return !same(l) })
		if len(kept) > 0 {
			return kept[:min(3, len(kept))]
		}
	}
	return nil
}
