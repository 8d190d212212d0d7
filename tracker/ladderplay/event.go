package ladderplay

import (
	"encoding/json"
	"slices"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/tracker/code"
	"croix/tracker/play"
)

// Event is a fact of a game. Apply assigns it to the state and does nothing
// else: it never fails, throws or decides. Line tells it to players.
type Event interface {
	Apply(*Game)
	Line(Teller) string
}

// prototypes is one event of each type. Fields are never renamed: journals hold
// them.
func prototypes() []Event {
	return []Event{
		Begun{}, TilePlaced{}, TowerPlaced{}, TurnBegan{}, TileMoved{}, Moved{}, Blocked{}, Skipped{},
		Climbed{}, Counted{}, Noted{}, Ended{}, Override{},
	}
}

// codes is the code of the events that a journal may hold.
var codes = code.Of(prototypes())

// Encode is an event for a journal: the name of its type and its fields.
func Encode(e Event) (name string, data json.RawMessage, err error) { return codes.Encode(e) }

// Decode is the event of a journal. A type or field that this program does not
// know is an error: nothing is dropped. So is a value that no game has.
func Decode(name string, data []byte) (Event, error) {
	e, err := codes.Decode(name, data)
	if err == nil && !sound(e) {
		return nil, say.Errorf(say.LadderUnsound, name)
	}
	return e, err
}

// Replay is the game that events make.
func Replay(events []Event) *Game { return play.Replay(&Game{}, events) }

// Begun is what a game is begun with.
type Begun struct {
	Mode    Mode            `json:"mode"`
	Rules   ladder.Rules    `json:"rules"`
	Players []ladder.Colour `json:"players"`
	Neutral []ladder.Colour `json:"neutral,omitempty"`
	First   int             `json:"first"`
}

// Apply sets it.
func (e Begun) Apply(g *Game) {
	*g = Game{
		Mode: e.Mode, Rules: e.Rules, Players: e.Players, Neutral: e.Neutral, First: max(0, e.First), Phase: SetupTile,
		Board: ladder.NewBoard(e.Rules.Cols, e.Rules.Rows),
		Taken: map[ladder.Colour]ladder.Reserve{}, Level: map[ladder.Colour]int{},
	}
	for _, c := range e.Players {
		g.Taken[c], g.Level[c] = ladder.Reserve{}, 0 // 001-09
	}
	if e.Mode == Free {
		g.Phase = Counting
	}
}

// TilePlaced is the tile as it first lies.
type TilePlaced struct {
	Tile ladder.Tile `json:"tile"`
}

// Apply places it.
func (e TilePlaced) Apply(g *Game) { g.Tile, g.Phase = e.Tile, SetupTowers }

// TowerPlaced is a tower of angels.
type TowerPlaced struct {
	Colour ladder.Colour `json:"colour"`
	At     ladder.Square `json:"sq"`
	Lifted bool          `json:"lifted,omitempty"` // it touches another one, since no place was left (C19)
}

// Apply places it.
func (e TowerPlaced) Apply(g *Game) { g.Board.Put(e.At, ladder.NewTower(e.Colour)...) }

// TurnBegan is the begin of a turn, and the end of the one before.
type TurnBegan struct {
	Turn  int `json:"turn"`
	First int `json:"first"`
	Calm  int `json:"calm,omitempty"` // turns without capture until now
}

// Apply begins it.
func (e TurnBegan) Apply(g *Game) {
	g.Turn, g.First, g.Calm = e.Turn, max(0, e.First), e.Calm
	g.Phase, g.Actions, g.Marks, g.Catch = TilePhase, nil, nil, false
}

// TileMoved is the manoeuvre of the tile with the markers that it sets.
type TileMoved struct {
	Actions []ladder.Action `json:"actions"`
	Tile    ladder.Tile     `json:"tile"`
	Marks   []Mark          `json:"marks"`
}

// Apply moves it.
func (e TileMoved) Apply(g *Game) {
	g.Actions, g.Tile, g.Marks, g.Phase = e.Actions, e.Tile, slices.Clone(e.Marks), MovePhase
}

// Moved is the move of a token, with what became of both towers.
type Moved struct {
	ladder.Move
	Player ladder.Colour  `json:"player"` // who moved it
	Token  ladder.Token   `json:"token"`  // before the move
	Number int            `json:"n,omitempty"`
	Taken  *ladder.Token  `json:"taken,omitempty"`
	Left   []ladder.Token `json:"left"`  // on the square that it left
	Tower  []ladder.Token `json:"tower"` // on the square where it is
	Level  int            `json:"level"` // of the player's ladder pawn afterwards
}

// Apply moves it. The mark of a token that is taken is void (001-28).
func (e Moved) Apply(g *Game) {
	g.Board.Put(e.From, e.Left...)
	g.Board.Put(e.To, e.Tower...)
	g.fate(e.From, Done)
	if e.Taken == nil {
		return
	}
	g.fate(e.To, Void)
	g.Catch = true
	if r := g.Taken[e.Player]; r != nil {
		r[e.Taken.Colour]++
		g.Level[e.Player] = e.Level
	}
}

// fate sets what becomes of the open mark of a square, if there is one.
func (g *Game) fate(at ladder.Square, f Fate) {
	for i, m := range g.Marks {
		if m.At == at && m.Fate == Pending {
			g.Marks[i].Fate = f
		}
	}
}

// Blocked is a token that has nowhere to go (001-29).
type Blocked struct {
	At    ladder.Square `json:"sq"`
	Token ladder.Token  `json:"token"`
}

// Apply ends its mark.
func (e Blocked) Apply(g *Game) { g.fate(e.At, Stuck) }

// Skipped is a token that stays by its player's will (C11).
type Skipped struct {
	At    ladder.Square `json:"sq"`
	Token ladder.Token  `json:"token"`
}

// Apply ends its mark.
func (e Skipped) Apply(g *Game) { g.fate(e.At, Stayed) }

// Climbed is a ladder pawn that players set.
type Climbed struct {
	Colour ladder.Colour `json:"colour"`
	From   int           `json:"from"`
	To     int           `json:"to"`
}

// Apply sets it.
func (e Climbed) Apply(g *Game) {
	if g.Level != nil {
		g.Level[e.Colour] = e.To
	}
}

// Counted is how many tokens of a colour somebody has taken, as players tell.
type Counted struct {
	Colour ladder.Colour `json:"colour"`
	Victim ladder.Colour `json:"victim"`
	From   int           `json:"from"`
	To     int           `json:"to"`
}

// Apply sets it.
func (e Counted) Apply(g *Game) {
	if r := g.Taken[e.Colour]; r != nil {
		r[e.Victim] = e.To
	}
}

// Noted is a remark of a player.
type Noted struct {
	Text string `json:"text"`
}

// Apply changes nothing.
func (e Noted) Apply(*Game) {}

// Ended is the end of the game.
type Ended struct {
	Why ladder.End `json:"why"`
}

// Apply ends it.
func (e Ended) Apply(g *Game) { g.Phase, g.Why = Over, e.Why }

// Override is a rule that was broken knowingly.
type Override struct {
	Rule string `json:"rule"`
	En   string `json:"en"` // why it was forbidden
	Fr   string `json:"fr"`
}

// Apply changes nothing: what was done is told by its own events.
func (e Override) Apply(*Game) {}
