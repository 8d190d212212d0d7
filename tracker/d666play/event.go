package d666play

import (
	"encoding/json"

	"croix/generator/d666"
	"croix/generator/dice"
	"croix/generator/say"
	"croix/tracker/code"
	"croix/tracker/play"
)

// Event is a fact of a fight. Apply assigns it to the state and does nothing
// else: it never fails, throws or decides, so that a replay needs no dice. Line
// tells it to players.
type Event interface {
	Apply(*Game)
	Line(Teller) string
}

// Dice is a throw that an event holds.
type Dice struct {
	For   say.Key      `json:"for,omitempty"`
	Faces []int        `json:"faces,omitempty"` // in throwing order
	By    dice.Thrower `json:"by,omitempty"`
}

// Rolled is three dice as they were read. Without faces the player told the
// units, or that it failed.
type Rolled struct {
	Dice      Dice         `json:"dice,omitzero"`
	Units     int          `json:"units,omitempty"`
	Threshold int          `json:"threshold,omitempty"` // 0 where the player said whether it succeeded
	Verdict   d666.Verdict `json:"verdict,omitempty"`   // "" if there was no roll
	Special   d666.Special `json:"special,omitempty"`
}

// ok reports whether it succeeded.
func (r Rolled) ok() bool { return r.Verdict == d666.Success }

// prototypes is one event of each type. Fields are never renamed: journals hold
// them.
func prototypes() []Event {
	return []Event{
		RulesSet{}, Joined{}, Left{}, PhaseBegan{}, GroupBegan{}, SlotClosed{}, Attacked{}, PowerUsed{}, Moved{}, Acted{},
		Wounded{}, GroupEnded{}, SecondEnded{}, Corrected{}, Noted{}, Ended{}, Override{},
	}
}

// codes is the code of the events that a journal may hold.
var codes = code.Of(prototypes())

// Encode is an event for a journal: the name of its type and its fields.
func Encode(e Event) (name string, data json.RawMessage, err error) { return codes.Encode(e) }

// Decode is the event of a journal. A type or field that this program does not
// know is an error: nothing is dropped.
func Decode(name string, data []byte) (Event, error) { return codes.Decode(name, data) }

// Replay is the fight that events make.
func Replay(events []Event) *Game { return play.Replay(&Game{}, events) }

// RulesSet is what the fight is begun with.
type RulesSet struct {
	Rules Rules `json:"rules"`
}

// Apply sets it.
func (e RulesSet) Apply(g *Game) { g.Rules = e.Rules }

// Joined is a new fighter.
type Joined struct {
	ID      string       `json:"id"`
	Fighter d666.Fighter `json:"fighter"`
	Enters  int          `json:"enters"`
}

// Apply adds it, unhurt.
func (e Joined) Apply(g *Game) {
	g.Fighters = append(g.Fighters, Combatant{ID: e.ID, Fighter: e.Fighter, Points: e.Fighter.Points, State: d666.Active, Enters: e.Enters})
}

// Left is a fighter that is out of the fight by the players' word.
type Left struct {
	ID string `json:"id"`
}

// Apply takes it out.
func (e Left) Apply(g *Game) {
	c := g.fighter(e.ID)
	c.State, c.Timer = d666.Gone, 0
}

// PhaseBegan begins a phase; a psychic one begins a second.
type PhaseBegan struct {
	Second int        `json:"second"`
	Phase  Phase      `json:"phase"`
	Groups [][]string `json:"groups"`
}

// Apply opens the slots.
func (e PhaseBegan) Apply(g *Game) {
	if e.Phase == Psychic {
		for i := range g.Fighters {
			c := &g.Fighters[i]
			c.Psychic, c.Physical, c.Moved = false, false, 0
		}
	}
	g.Second, g.Phase, g.Groups, g.Group = e.Second, e.Phase, e.Groups, 0
}

// GroupBegan is the next group of the phase.
type GroupBegan struct {
	Group int `json:"group"` // from 0
}

// Apply begins it.
func (e GroupBegan) Apply(g *Game) { g.Group = e.Group }

// The reasons for which a slot is closed without a deed.
const (
	Passed    = "passed"
	Powerless = "powerless"
	OutOf     = "out" // out of action (002-15)
)

// SlotClosed is a slot without a deed.
type SlotClosed struct {
	ID    string `json:"id"`
	Phase Phase  `json:"phase"`
	Why   string `json:"why"`
}

// Apply closes it.
func (e SlotClosed) Apply(g *Game) { g.close(e.ID, e.Phase) }

// close closes a slot of this second.
func (g *Game) close(id string, p Phase) {
	if p == Psychic {
		g.fighter(id).Psychic = true
		return
	}
	g.fighter(id).Physical = true
}

// Attacked is an attack with its defence (002-24).
type Attacked struct {
	Source     string           `json:"source"`
	Target     string           `json:"target"`
	Weapon     string           `json:"weapon,omitempty"`
	Power      int              `json:"power,omitempty"`
	Bonus      int              `json:"bonus,omitempty"`
	Attack     Rolled           `json:"attack"`
	Defence    d666.DefenceKind `json:"defence,omitempty"`
	Defend     Rolled           `json:"defend,omitzero"`
	ParryPower int              `json:"parry_power,omitempty"`
	Armour     int              `json:"armour,omitempty"`
	Divisor    int              `json:"divisor"`
	HouseValue bool             `json:"house_value,omitempty"` // the divisor is that of the house
	Damage     int              `json:"damage"`
	Lost       int              `json:"lost"`
}

// Apply closes the slot and keeps what it costs.
func (e Attacked) Apply(g *Game) {
	g.close(e.Source, Physical)
	g.cost(e.Source, e.Target, e.Lost)
	g.Blows++
}

// cost keeps what an attack costs until the group is done.
func (g *Game) cost(source, target string, lost int) {
	if lost > 0 {
		g.Pending = append(g.Pending, Cost{target, lost})
		g.fighter(source).Dealt += lost
	}
}

// Affected is a target of a power.
type Affected struct {
	ID         string      `json:"id"`
	Defend     Rolled      `json:"defend,omitzero"`
	Effect     d666.Effect `json:"effect"`
	Strength   int         `json:"strength,omitempty"`
	Aware      bool        `json:"aware,omitempty"`
	Damage     int         `json:"damage,omitempty"` // as the players ruled
	Divisor    int         `json:"divisor,omitempty"`
	HouseValue bool        `json:"house_value,omitempty"`
	Lost       int         `json:"lost,omitempty"`
}

// PowerUsed is a power on its targets (002-31 to 002-33).
type PowerUsed struct {
	Source  string     `json:"source"`
	Phase   Phase      `json:"phase"`
	Power   string     `json:"power,omitempty"`
	Attack  Rolled     `json:"attack"`
	Targets []Affected `json:"targets"`
}

// Apply closes the slot and keeps what it costs.
func (e PowerUsed) Apply(g *Game) {
	g.close(e.Source, e.Phase)
	for _, t := range e.Targets {
		g.cost(e.Source, t.ID, t.Lost)
	}
	g.Blows++
}

// Moved is a movement before the action.
type Moved struct {
	ID     string `json:"id"`
	Metres int    `json:"metres"`
}

// Apply counts it.
func (e Moved) Apply(g *Game) { g.fighter(e.ID).Moved += e.Metres }

// Acted is a simple action.
type Acted struct {
	ID   string `json:"id"`
	Text string `json:"text,omitempty"`
}

// Apply closes the slot.
func (e Acted) Apply(g *Game) { g.close(e.ID, Physical) }
