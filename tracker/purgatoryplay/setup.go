package purgatoryplay

import (
	"strconv"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// MaxSouls is how many pawns a game has at most.
const MaxSouls = 60

// Setup is what players agree on before a game (A2).
type Setup struct {
	Players    int // 2 or 3
	Souls      int // pawns, 1 to MaxSouls, and no more than the deck has cards
	Options    purgatory.Options
	Deck       *purgatory.Deck // nil: souls are rolled on the table
	Antichrist string          // pawn, such as p4; "" to be chosen later
	Guardian   string          // pawn; "" to be chosen later
	Extra      []string        // rows of angels and demons beside one of each
}

// New is the events that begin a game: the figures, the pawns scattered, the
// first round. Errors: a number out of bounds, an id that is
// unknown, those of the dice.
func New(c *purgatory.Catalog, s Setup, r *dice.Roller) ([]Event, error) {
	switch {
	case s.Players != 2 && s.Players != 3:
		return nil, say.Errorf(say.PlayPlayers, s.Players)
	case s.Souls < 1 || s.Souls > MaxSouls:
		return nil, say.Errorf(say.PlaySouls, s.Souls, MaxSouls)
	case s.Deck != nil && s.Souls > len(s.Deck.Cards):
		return nil, say.Errorf(say.PlayDeckSmall, len(s.Deck.Cards), s.Souls)
	}
	a := &act{rules: rules{&Game{}, c, s.Options}, r: r}
	e := GameSetUp{Players: s.Players, Souls: s.Souls}
	for _, o := range s.Options.List() {
		e.Rules = append(e.Rules, Rule{o.Row.ID, o.Value})
	}
	if s.Deck != nil {
		e.Deck = s.Deck.Cards
	}
	rows := append(append([]*purgatory.Celestial{}, c.Demons...), c.Angels...)
	for _, id := range s.Extra {
		row, ok := c.Celestial(id)
		if !ok {
			return nil, say.Errorf(say.PlayNoCelestial, id)
		}
		rows = append(rows, row)
	}
	copies := map[string]int{}
	for _, row := range rows {
		copies[row.ID]++
		b := Being{ID: row.ID, Row: row.ID, Kind: DemonKind, PS: row.Substance}
		if n := copies[row.ID]; n > 1 {
			b.ID += "-" + strconv.Itoa(n)
		}
		if row.Kind == purgatory.Angel {
			b.Kind = AngelKind
		}
		e.Beings = append(e.Beings, b)
	}
	first, throws, err := a.firstSide(s.Players)
	if err != nil {
		return nil, err
	}
	e.First, e.Dice = first, throws
	a.emit(e)
	for _, n := range []SecretChosen{{Satan, s.Antichrist}, {God, s.Guardian}} {
		switch {
		case n.Pawn == "":
		case !a.secret(n.Side, a.g.figure(n.Pawn)):
			return nil, say.Errorf(say.PlayNoPawn, n.Pawn, n.Side.key())
		default:
			a.emit(n)
		}
	}
	if err := a.scatter(); err != nil {
		return nil, err
	}
	if err := a.begins(); err != nil {
		return nil, err
	}
	return a.events, a.settle()
}

// firstSide is who begins: as listed, or who throws most, again while equal
//
func (a *act) firstSide(players int) (Side, []Dice, error) {
	sides := []Side{Satan, God}
	if players == 3 {
		sides = []Side{Humanity, Satan, God}
	}
	if a.is("turn.first", "listed") {
		return sides[0], nil, nil
	}
	var throws []Dice
	for len(sides) > 1 {
		var best []Side
		most := 0
		for _, s := range sides {
			d, err := a.throw(s, say.PlayThrowFirst, dice.D(1, 6))
			if err != nil {
				return "", nil, err
			}
			throws = append(throws, d)
			switch n := d.Sum(); {
			case n > most:
				most, best = n, []Side{s}
			case n == most:
				best = append(best, s)
			}
		}
		sides = best
	}
	return sides[0], throws, nil
}

// scatter throws where each pawn stands, unless pawns are dropped (R-022,
//
func (a *act) scatter() error {
	if a.is("setup.placement", "drop") {
		return nil
	}
	for i := range a.g.Figures {
		f := &a.g.Figures[i]
		if f.Kind != SoulKind {
			continue
		}
		direction, throws, err := a.direction(Nobody)
		if err != nil {
			return err
		}
		d, err := a.throw(Nobody, say.ThrowDistance, dice.D(2, 6))
		if err != nil {
			return err
		}
		a.emit(PawnPlaced{Figure: f.ID, Direction: direction, CM: d.Sum(), Dice: append(throws, d)})
	}
	return nil
}

func setupEvents() []Event { return []Event{GameSetUp{}, PawnPlaced{}} }

// Being is an angel or demon that plays.
type Being struct {
	ID   string `json:"id"`
	Row  string `json:"row"`
	Kind Kind   `json:"kind"`
	PS   int    `json:"ps"`
}

// GameSetUp is the table before the first round: demons in the flames, angels
// alive in Paradise, pawns around the centre.
type GameSetUp struct {
	Players int                  `json:"players"`
	Souls   int                  `json:"souls"`
	Rules   []Rule               `json:"rules"`
	Deck    []purgatory.SoulCard `json:"deck,omitempty"`
	Beings  []Being              `json:"beings"`
	First   Side                 `json:"first"`
	Dice    []Dice               `json:"dice,omitempty"` // who begins
}

// Apply makes the figures. Who throws is agreed before it.
func (e GameSetUp) Apply(g *Game) {
	*g = Game{Players: e.Players, Rules: e.Rules, Deck: e.Deck, First: e.First, Auto: g.Auto}
	for n := 1; n <= min(e.Souls, MaxSouls); n++ {
		g.Figures = append(g.Figures, Figure{ID: pawnID(n), Kind: SoulKind, Place: Purgatory, Soul: Soul{State: Wandering}})
	}
	for _, b := range e.Beings {
		place := Flames
		if b.Kind == AngelKind {
			place = Paradise
		}
		g.Figures = append(g.Figures, Figure{ID: b.ID, Kind: b.Kind, Row: b.Row, Place: place, PS: b.PS, PSMax: b.PS})
	}
}

// Line tells it.
func (e GameSetUp) Line(t Teller) string { return t.text(say.PlayLineSetUp, e.Players, e.Souls) }

// PawnPlaced is where a pawn stands at the start: so many cm from the centre.
type PawnPlaced struct {
	Figure    string `json:"figure"`
	Direction int    `json:"direction,omitempty"` // 1 North, clockwise to 8; 0 a free angle
	CM        int    `json:"cm"`
	Dice      []Dice `json:"dice"`
}

// Apply changes nothing: the table keeps positions.
func (e PawnPlaced) Apply(*Game) {}

// Line tells it.
func (e PawnPlaced) Line(t Teller) string {
	to := "?"
	if e.Direction > 0 {
		to = purgatory.Direction(e.Direction - 1).Name(t.Lang)
	}
	return t.text(say.PlayLinePlaced, e.Figure, e.CM, to)
}
