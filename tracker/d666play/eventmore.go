package d666play

import "croix/generator/d666"

// Wounded is what the attacks of a group cost somebody together (002-40).
type Wounded struct {
	ID     string     `json:"id"`
	Lost   int        `json:"lost"`
	Points int        `json:"points"` // left
	State  d666.State `json:"state"`
	Timer  int        `json:"timer,omitempty"`
	Unit   d666.Unit  `json:"unit,omitempty"`
	Loses  int        `json:"loses,omitempty"` // the first second that the timer counts
	Dice   Dice       `json:"dice,omitzero"`   // of the timer
}

// Apply writes it down.
func (e Wounded) Apply(g *Game) {
	c := g.fighter(e.ID)
	c.Taken += e.Lost
	c.Points, c.State, c.Timer, c.Unit, c.Loses = e.Points, e.State, e.Timer, e.Unit, e.Loses
}

// GroupEnded is the end of a group: what its attacks cost is written down.
type GroupEnded struct{}

// Apply forgets what waited.
func (e GroupEnded) Apply(g *Game) { g.Pending = nil }

// TimerFell is a timer that fell by a lost second (R13).
type TimerFell struct {
	ID   string `json:"id"`
	Left int    `json:"left"` // seconds; 0: active again
}

// SecondEnded is the end of a second.
type SecondEnded struct {
	Second int         `json:"second"`
	Timers []TimerFell `json:"timers,omitempty"`
}

// Apply lets the timers fall; who has none left is active, with 0 points.
func (e SecondEnded) Apply(g *Game) {
	for _, t := range e.Timers {
		c := g.fighter(t.ID)
		c.Timer = t.Left
		if t.Left == 0 {
			c.State, c.Unit, c.Loses = d666.Active, "", 0
		}
	}
}

// Corrected is a figure that the players set.
type Corrected struct {
	ID    string     `json:"id"`
	Field string     `json:"field"`
	From  int        `json:"from,omitempty"`
	To    int        `json:"to,omitempty"`
	Was   d666.State `json:"was,omitempty"`
	State d666.State `json:"state,omitempty"`
}

// Apply sets it. A state that is set has no timer.
func (e Corrected) Apply(g *Game) {
	c := g.fighter(e.ID)
	if e.Field == fieldState {
		c.State, c.Timer, c.Unit, c.Loses = e.State, 0, "", 0
		return
	}
	if at := c.field(e.Field); at != nil {
		*at = e.To
	}
}

// fieldState is the field that is no number.
const fieldState = "state"

// Fields lists what the players may set.
func Fields() []string {
	return []string{"points", fieldState, "timer", "force", "will", "agility", "armour", "divisor", "pp"}
}

// field is where a number is kept; nil for a field there is not.
func (c *Combatant) field(name string) *int {
	switch name {
	case "points":
		return &c.Points
	case "timer":
		return &c.Timer
	case "force":
		return &c.Fighter.Force
	case "will":
		return &c.Fighter.Will
	case "agility":
		return &c.Fighter.Agility
	case "armour":
		return &c.Fighter.Armour
	case "divisor":
		return &c.Fighter.Divisor
	case "pp":
		return &c.Fighter.PP
	}
	return nil
}

// Noted is a remark of a player.
type Noted struct {
	Text string `json:"text"`
}

// Apply changes nothing.
func (e Noted) Apply(*Game) {}

// The reasons for which a fight ends.
const (
	SideDown = "side"  // one side at most has an active member left
	ByWord   = "ended" // the players say so
)

// Ended is the end of the fight.
type Ended struct {
	Why    string `json:"why"`
	Winner string `json:"winner,omitempty"` // a side; "" for none
}

// Apply ends it.
func (e Ended) Apply(g *Game) { g.Phase, g.Winner, g.Groups, g.Group = Over, e.Winner, nil, 0 }

// Override is a rule that was broken knowingly.
type Override struct {
	Rule string `json:"rule"`
	En   string `json:"en"` // why it was forbidden
	Fr   string `json:"fr"`
}

// Apply changes nothing: what was done is told by its own events.
func (e Override) Apply(*Game) {}
