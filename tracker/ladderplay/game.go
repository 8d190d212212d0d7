package ladderplay

import (
	"maps"
	"slices"

	"croix/generator/ladder"
	"croix/generator/say"
)

// Mode is how much of a game the program knows.
type Mode string

// The modes.
const (
	Refereed Mode = "refereed" // the board, and what is legal
	Free     Mode = "free"     // ladder and tokens taken
)

// Modes lists the modes, the usual one first.
func Modes() []Mode { return []Mode{Refereed, Free} }

// Phase is what a game waits for.
type Phase string

// The phases.
const (
	SetupTile   Phase = "setup_tile"
	SetupTowers Phase = "setup_towers"
	TilePhase   Phase = "tile"
	MovePhase   Phase = "moves"
	Counting    Phase = "counting" // of a free game
	Over        Phase = "over"
)

// Game is the state of a game: the fold of its events. Only Event.Apply changes
// it. Its JSON is the same bytes for the same game.
type Game struct {
	Mode    Mode                             `json:"mode"`
	Rules   ladder.Rules                     `json:"rules"`
	Players []ladder.Colour                  `json:"players"`
	Neutral []ladder.Colour                  `json:"neutral,omitempty"`
	Phase   Phase                            `json:"phase"`
	Turn    int                              `json:"turn"`  // from 1; 0 in the set-up
	First   int                              `json:"first"` // the active player, by place in Players
	Tile    ladder.Tile                      `json:"tile"`
	Actions []ladder.Action                  `json:"actions,omitempty"` // of the tile in this turn
	Board   ladder.Board                     `json:"board"`
	Marks   []Mark                           `json:"marks,omitempty"`
	Taken   map[ladder.Colour]ladder.Reserve `json:"taken"`
	Level   map[ladder.Colour]int            `json:"level"` // of the ladder pawns, from 0
	Calm    int                              `json:"calm"`  // complete turns since the last capture
	Catch   bool                             `json:"catch"` // there was a capture in this turn
	Why     ladder.End                       `json:"why,omitempty"`
}

// Fate is what became of a mark.
type Fate string

// The fates.
const (
	Pending Fate = ""
	Done    Fate = "moved"
	Stuck   Fate = "blocked"
	Stayed  Fate = "stayed"
	Void    Fate = "void"    // taken before its move (001-28)
	Dummy   Fate = "neutral" // of a colour without a player, which never moves (001-29)
)

// Mark is a marker with what became of it.
type Mark struct {
	ladder.Mark
	Fate Fate `json:"fate,omitempty"`
}

// Called is what a colour is called at this table.
func (g *Game) Called(c ladder.Colour) ladder.Called { return g.Rules.Colours.Of(c) }

// Active is the colour of the active player.
func (g *Game) Active() ladder.Colour {
	if g.First < len(g.Players) {
		return g.Players[g.First]
	}
	return ""
}

// Mover is who moves the tokens of a colour: its player, or where the house
// rules let neutral colours move, the active player; "" for nobody (C16).
func (g *Game) Mover(c ladder.Colour) ladder.Colour {
	switch {
	case slices.Contains(g.Players, c):
		return c
	case g.Rules.NeutralMoves:
		return g.Active()
	}
	return ""
}

// hand is who takes with the tokens of a colour when they move: their mover, or,
// for neutral ones that move against the rules, the active player.
func (g *Game) hand(c ladder.Colour) ladder.Colour {
	if mover := g.Mover(c); mover != "" {
		return mover
	}
	return g.Active()
}

// Order is the players from the active one, clockwise (001-27).
func (g *Game) Order() []ladder.Colour {
	return slices.Concat(g.Players[min(g.First, len(g.Players)):], g.Players[:min(g.First, len(g.Players))])
}

// Marked is the markers that a tile sets, with the tokens that have no player
// (001-21, 001-29).
func (g *Game) Marked(t ladder.Tile) []Mark {
	all := []Mark{}
	for _, m := range ladder.Marks(&g.Board, t, g.Rules) {
		fate := Pending
		if g.Mover(m.Token.Colour) == "" {
			fate = Dummy
		}
		all = append(all, Mark{m, fate})
	}
	return all
}

// Open is the marks that may be played now: those of the player whose turn it
// is, or of all where owners choose the order (001-27, C9).
func (g *Game) Open() []Mark {
	if g.Phase != MovePhase {
		return nil
	}
	var all []Mark
	for _, player := range g.Order() {
		for _, m := range g.Marks {
			if m.Fate == Pending && g.Mover(m.Token.Colour) == player {
				all = append(all, m)
			}
		}
		if len(all) > 0 && !g.Rules.AnyOrder {
			break
		}
	}
	return all
}

// Moves lists where a marked token may go. A player who moves a neutral token
// does not take its own tokens with it.
func (g *Game) Moves(m Mark) []ladder.Move {
	hand := g.hand(m.Token.Colour)
	return slices.DeleteFunc(ladder.Moves(&g.Board, g.Tile.At, m.At, m.Number, g.Rules), func(to ladder.Move) bool {
		victim, tower := g.Board.Top(to.To)
		return tower && victim.Colour == hand
	})
}

// Movers is the colours whose tokens can move.
func (g *Game) Movers() []ladder.Colour {
	return slices.DeleteFunc(ladder.Colours(), func(c ladder.Colour) bool { return g.Mover(c) == "" })
}

// NextTower is the colour whose tower is to be placed: that with the fewest, in
// the order of the turn; "" when all stand (001-06, 001-08).
func (g *Game) NextTower() ladder.Colour {
	count := map[ladder.Colour]int{}
	for _, s := range g.Board.Towers() {
		count[g.Board.At(s)[0].Colour]++
	}
	best := ladder.Colour("")
	for _, c := range ladder.PlacingOrder(g.Players, g.Neutral, g.Active()) {
		if count[c] < ladder.TowersEach && (best == "" || count[c] < count[best]) {
			best = c
		}
	}
	return best
}

// Stalled reports whether so many turns passed without a capture that the end is
// to be offered (C20).
func (g *Game) Stalled() bool { return g.Rules.StallTurns > 0 && g.Calm >= g.Rules.StallTurns }

// Scores is the scores as they would be now, the best first.
func (g *Game) Scores() []ladder.Score {
	return ladder.Scores(g.Players, g.Taken, g.Level, g.Rules)
}

// Clone is a copy that shares nothing that events change.
func (g *Game) Clone() *Game {
	n := *g
	n.Marks, n.Level = slices.Clone(g.Marks), maps.Clone(g.Level)
	n.Taken = map[ladder.Colour]ladder.Reserve{}
	for c, r := range g.Taken {
		n.Taken[c] = maps.Clone(r)
	}
	return &n
}

// New begins a game of so many players, with the colours that they usually have:
// see Begin. Errors: the number of players, also of the set-up.
func New(mode Mode, r ladder.Rules, players int, first ladder.Colour, setup *ladder.Setup) ([]Event, error) {
	colours, _, err := ladder.Players(players)
	if err != nil {
		return nil, err
	}
	if setup != nil {
		if colours = setup.Players; len(colours) != players {
			return nil, say.Errorf(say.LadderSetupPlayers, len(colours), players)
		}
	}
	return Begin(mode, r, colours, first, setup)
}

// Begin begins a game of players by their colours, in the order of the turn: where
// first is "", the first of them begins, or the one of the set-up. With a set-up,
// which is for them, the tile and the towers stand. Errors: players that cannot
// be, placements that cannot be.
func Begin(mode Mode, r ladder.Rules, players []ladder.Colour, first ladder.Colour, setup *ladder.Setup) ([]Event, error) {
	neutral, err := r.Colours.Neutral(players)
	if err != nil {
		return nil, err
	}
	e := Begun{Mode: mode, Rules: r, Players: players, Neutral: neutral}
	if setup != nil && first == "" {
		first = setup.First
	}
	if e.First = slices.Index(players, first); e.First < 0 {
		if first != "" {
			return nil, say.Errorf(say.LadderNotPlaying, r.Colours.Of(first))
		}
		e.First = 0
	}
	events := []Event{e}
	if setup == nil || mode == Free {
		return events, nil
	}
	g := Replay(events)
	if s, ok := setup.Outside(&g.Board); ok {
		return nil, say.Errorf(say.LadderSetupBoard, r.Cols, r.Rows, max(r.Cols, s.Col+1), max(r.Rows, s.Row+1))
	}
	more := []Command{{Verb: Place, Tile: &setup.Tile}}
	for _, p := range setup.Towers {
		more = append(more, Command{Verb: Tower, Colour: p.Colour, At: &p.At})
	}
	for _, cmd := range more {
		next, err := Decide(g, cmd, nil)
		if err != nil {
			return nil, err
		}
		for _, e := range next {
			e.Apply(g)
		}
		events = append(events, next...)
	}
	return events, nil
}
