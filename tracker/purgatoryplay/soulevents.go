package purgatoryplay

import (
	"slices"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
)

func moveEvents() []Event {
	return []Event{Moved{}, Fled{}, PawnDrifted{}}
}

// Moved is a figure in another place, or moved in the same one.
type Moved struct {
	Figure string   `json:"figure"`
	From   Place    `json:"from"`
	To     Place    `json:"to"`
	Left   []string `json:"left,omitempty"` // enemies that were in contact
}

// Apply moves it; a pentacle is left.
func (e Moved) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.Place, f.Pentacle = e.To, false
}

// Line tells it.
func (e Moved) Line(t Teller) string { return t.text(say.PlayLineMoved, t.Name(e.Figure), e.To.key()) }

// Fled is a humanist that flees by itself.
type Fled struct {
	Figure string `json:"figure"`
	Side   Side   `json:"side"` // whose step it is
	Slowed bool   `json:"slowed,omitempty"`
}

// Apply counts it as played.
func (e Fled) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.Activations++
	f.Slowed = e.Slowed
	g.Done = true
}

// Line tells it.
func (e Fled) Line(t Teller) string { return t.text(say.PlayLineFled, t.Name(e.Figure)) }

// PawnDrifted is the throw of a drift.
type PawnDrifted struct {
	Figure    string  `json:"figure"`
	Side      Side    `json:"side"`
	Direction int     `json:"direction,omitempty"` // 1 North, clockwise to 8; 0 a free angle
	CM        float64 `json:"cm"`
	Dice      []Dice  `json:"dice"`
}

// Apply counts it as played.
func (e PawnDrifted) Apply(g *Game) {
	g.figure(e.Figure).Activations++
	g.Done = true
}

// Line tells it.
func (e PawnDrifted) Line(t Teller) string {
	to := "?"
	if e.Direction > 0 {
		to = purgatory.Direction(e.Direction - 1).Name(t.Lang)
	}
	return t.text(say.PlayLineDrifted, t.Name(e.Figure), e.CM, to)
}

func soulEvents() []Event {
	return []Event{
		Attempted{}, Won{}, SoulRevealed{}, StateChanged{}, PowerGained{}, ControlTried{}, ActivityRolled{},
		DeckUsedUp{},
	}
}

// Attempted is an attempt to convert a soul.
type Attempted struct {
	Celestial string          `json:"celestial"`
	Soul      string          `json:"soul"`
	Sins      []purgatory.Sin `json:"sins"`
	Row       string          `json:"row"` // who the soul was found to be
	Sum       int             `json:"sum"` // of its three sins
	Faces     []int           `json:"faces"`
	Change    Change          `json:"change"` // "" for a humanist to whom nothing happens
	Dice      []Dice          `json:"dice"`   // the attempt's first, the identity's, the re-roll's
}

// Apply changes nothing: what follows are events of their own.
func (e Attempted) Apply(*Game) {}

// Line tells it.
func (e Attempted) Line(t Teller) string {
	var sins []string
	for _, s := range e.Sins {
		sins = append(sins, s.Name(t.Lang))
	}
	// The game is that before the soul changes: what it becomes is told here too.
	c, f := t.Game.Figure(e.Celestial), t.Game.Figure(e.Soul)
	came := ""
	if f != nil {
		came = t.text(say.PlayStaysAs, f.State.key())
		if to, ok := Transition(f.State, e.Change); ok && to != f.State {
			came = t.text(say.PlayBecomes, to.key())
		}
	}
	who, needed := []any{t.Name(e.Celestial), t.Name(e.Soul), strings.Join(sins, ", ")}, t.sumNeeded(c, f, e)
	if len(e.Faces) == 0 {
		none := say.PlayNoDieNone
		if e.Change != "" {
			none = say.PlayNoDieAny
		}
		return t.text(say.PlayLineSureTry, append(who, none, needed, came, t.row(e.Row))...)
	}
	line := t.text(say.PlayLineAttempted, append(who, t.faces(Dice{Faces: e.Faces}), purgatory.TotalOf(e.Faces), needed, came, t.row(e.Row))...)
	if slices.ContainsFunc(e.Dice, Dice.spared) {
		line += " · " + t.text(say.PlaySixesStay)
	}
	return line
}

// Won counts a soul that an angel made virtuous itself.
type Won struct {
	Angel string `json:"angel"`
	Soul  string `json:"soul"`
}

// Apply counts it.
func (e Won) Apply(g *Game) {
	g.figure(e.Angel).Virtuous++
	g.figure(e.Soul).Converted = e.Angel
}

// Line is empty: the conversion tells itself.
func (e Won) Line(Teller) string { return "" }

// SoulRevealed is the identity of a soul. Hidden: of a soul that stays
// wandering (wandering.identity_after_failure).
type SoulRevealed struct {
	Figure   string   `json:"figure"`
	Identity Identity `json:"identity"`
	Hidden   bool     `json:"hidden,omitempty"`
}

// Apply names the soul.
func (e SoulRevealed) Apply(g *Game) {
	f, i := g.figure(e.Figure), e.Identity
	f.Row, f.Title, f.D66, f.Base = i.Row, i.Title, i.D66, i.Base
	if !slices.Contains(g.Names, i.Row) {
		g.Names = append(slices.Clip(g.Names), i.Row)
	}
}

// Line tells it, unless the identity is forgotten.
func (e SoulRevealed) Line(t Teller) string {
	if e.Hidden {
		return ""
	}
	name := e.Identity.Title
	if name == "" {
		name = t.row(e.Identity.Row)
	}
	return t.text(say.PlayLineRevealed, e.Figure, name)
}

// DeckUsedUp is a soul that is rolled on the table, since the deck of the game has
// no card left that may come.
type DeckUsedUp struct {
	Figure string `json:"figure"`
}

// Apply changes nothing.
func (e DeckUsedUp) Apply(*Game) {}

// Line tells it.
func (e DeckUsedUp) Line(t Teller) string { return t.text(say.PlayLineDeck, t.Name(e.Figure)) }

// StateChanged is a soul in another camp (D3).
type StateChanged struct {
	Figure string `json:"figure"`
	From   State  `json:"from"`
	To     State  `json:"to"`
	Fresh  bool   `json:"fresh,omitempty"` // may be played again this round
}

// Apply changes it.
func (e StateChanged) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.State = e.To
	if e.Fresh {
		f.Activations, f.Spent = 0, 0
	}
}

// Line tells it.
func (e StateChanged) Line(t Teller) string {
	return t.text(say.PlayLineState, t.Name(e.Figure), e.To.key())
}

func (s State) key() say.Key { return say.Key("play.state." + string(s)) }

// PowerGained is the power of a soul damned with three 6s.
type PowerGained struct {
	Figure      string `json:"figure"`
	Power       string `json:"power"`
	Affiliation string `json:"affiliation,omitempty"` // "" if Satan has to choose
	Dice        Dice   `json:"dice"`
}

// Apply gives the power.
func (e PowerGained) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.Power, f.Affiliation = e.Power, e.Affiliation
}

// Line tells it.
func (e PowerGained) Line(t Teller) string {
	sin := "?"
	if e.Affiliation != "" {
		sin = t.sin(e.Affiliation)
	}
	return t.text(say.PlayLinePower, t.Name(e.Figure), t.power(e.Power), sin, t.faces(e.Dice))
}

// ControlTried is an attempt to play a humanist, or how it goes on.
type ControlTried struct {
	Figure  string            `json:"figure"`
	Side    Side              `json:"side"`
	Dice    []Dice            `json:"dice"`
	Outcome purgatory.Outcome `json:"outcome"`
	Again   bool              `json:"again,omitempty"`  // goes on after a question
	Played  bool              `json:"played,omitempty"` // inactive, and played for the round
}

// Apply counts the attempt, which is the step's figure.
func (e ControlTried) Apply(g *Game) {
	if !e.Again {
		g.Tried = append(slices.Clip(g.Tried), Try{e.Side, e.Figure})
	}
	g.Done = true
	if e.Played {
		g.figure(e.Figure).Activations++
	}
}

// Line tells it.
func (e ControlTried) Line(t Teller) string {
	if len(e.Dice) == 0 {
		return t.text(say.PlayLineKeeps, e.Side.key(), t.Name(e.Figure), say.Key("play.outcome."+string(e.Outcome)))
	}
	faces := t.against(e.Figure, e.Dice, beyond(purgatory.Envy, purgatory.Controlled, func(x rules, envy, face int) purgatory.Outcome {
		return purgatory.Control(x.c, x.o, purgatory.Side(e.Side), face, envy)
	}))
	return t.text(say.PlayLineControl, e.Side.key(), t.Name(e.Figure), faces, say.Key("play.outcome."+string(e.Outcome)))
}

// ActivityRolled is what a humanist does that nobody controls.
type ActivityRolled struct {
	Figure  string            `json:"figure"`
	Side    Side              `json:"side"`
	Dice    Dice              `json:"dice"`
	Outcome purgatory.Outcome `json:"outcome"`
	Ban     Ban               `json:"ban,omitempty"`
	Hunts   Kind              `json:"hunts,omitempty"` // what it attacks
	Slowed  bool              `json:"slowed,omitempty"`
}

// Apply counts it as played, unless an activation of its own follows.
func (e ActivityRolled) Apply(g *Game) {
	f := g.figure(e.Figure)
	g.Done = true
	f.Hunts, f.Slowed = e.Hunts, e.Slowed
	if e.Hunts == "" {
		f.Activations++
	}
	if e.Ban != "" {
		f.Bans = append(slices.Clip(f.Bans), e.Ban)
	}
}

// Line tells it.
func (e ActivityRolled) Line(t Teller) string {
	return t.text(say.PlayLineActivity, t.Name(e.Figure), t.faces(e.Dice), say.Key("play.outcome."+string(e.Outcome)))
}
