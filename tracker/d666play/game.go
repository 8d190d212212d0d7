package d666play

import (
	"slices"

	"croix/generator/d666"
)

// Phase is a part of the fight.
type Phase string

// The phases (002-10, 002-12). A fight is set up before its first second.
const (
	Setup    Phase = ""
	Psychic  Phase = "psychic"
	Physical Phase = "physical"
	Over     Phase = "over"
)

// Game is the state of a fight: the fold of its events. Only Event.Apply changes
// it. Its JSON is the same bytes for the same fight.
type Game struct {
	Rules    Rules       `json:"rules"`
	Second   int         `json:"second"` // from 1; 0 before the start
	Phase    Phase       `json:"phase,omitempty"`
	Groups   [][]string  `json:"groups,omitempty"` // of this phase: who acts together, in order
	Group    int         `json:"group"`            // the one that acts, from 0
	Fighters []Combatant `json:"fighters"`         // in the order in which they joined
	Pending  []Cost      `json:"pending,omitempty"`
	Winner   string      `json:"winner,omitempty"` // a side, once the fight is over
	Blows    int         `json:"blows,omitempty"`  // attacks and powers so far
}

// Rules is what the fight was begun with, from the player's book.
type Rules struct {
	Mode      d666.Mode       `json:"mode"`
	Table     *d666.Table     `json:"table,omitempty"`
	Modifiers []d666.Modifier `json:"modifiers,omitempty"`
	Options   d666.Options    `json:"options,omitzero"`
}

// Book is them as they were read, without the fighters.
func (r Rules) Book() *d666.Book {
	return &d666.Book{Mode: r.Mode, Table: r.Table, Modifiers: r.Modifiers, Options: r.Options}
}

// Cost is what an attack of this group costs somebody, not written down yet.
type Cost struct {
	Target string `json:"target"`
	Lost   int    `json:"lost"` // Force points, after the division
}

// Combatant is a fighter in the fight.
type Combatant struct {
	ID       string       `json:"id"`
	Fighter  d666.Fighter `json:"fighter"`
	Points   int          `json:"points"` // Force points left
	State    d666.State   `json:"state"`
	Timer    int          `json:"timer,omitempty"` // of the state, in Unit
	Unit     d666.Unit    `json:"unit,omitempty"`
	Loses    int          `json:"loses,omitempty"` // the first second that the timer counts (R13)
	Enters   int          `json:"enters"`          // the first second in which it acts
	Psychic  bool         `json:"psychic,omitempty"`
	Physical bool         `json:"physical,omitempty"` // its slot of this second is closed
	Moved    int          `json:"moved,omitempty"`    // metres, this second
	Dealt    int          `json:"dealt,omitempty"`    // points that it cost others
	Taken    int          `json:"taken,omitempty"`
}

// Side is whom the fighter fights for: itself alone if it has no side.
func (c *Combatant) Side() string {
	if c.Fighter.Side == "" {
		return c.Fighter.Name
	}
	return c.Fighter.Side
}

// closed reports whether the slot in a phase is closed.
func (c *Combatant) closed(p Phase) bool {
	if p == Psychic {
		return c.Psychic
	}
	return c.Physical
}

// Open is those of the group that acts whose slots are open, by id.
func (g *Game) Open() []string {
	if g.Phase != Psychic && g.Phase != Physical || g.Group >= len(g.Groups) {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(g.Groups[g.Group]), func(id string) bool {
		c := g.Fighter(id)
		return c == nil || c.closed(g.Phase)
	})
}

// Fighter is the fighter of exactly that id; nil if there is none.
func (g *Game) Fighter(id string) *Combatant {
	for i := range g.Fighters {
		if g.Fighters[i].ID == id {
			return &g.Fighters[i]
		}
	}
	return nil
}

// fighter is Fighter for Apply, which never fails: assignments to a fighter that
// is not there go nowhere.
func (g *Game) fighter(id string) *Combatant {
	if c := g.Fighter(id); c != nil {
		return c
	}
	return &Combatant{}
}

// Order is who acts when in a phase of the second, by id: those who are active
// and have entered, by falling Will or Agility (002-10, 002-12).
func (g *Game) Order(p Phase, second int) [][]string {
	var acts []string
	for _, c := range g.Fighters {
		if c.State.Acts() && c.Enters <= second {
			acts = append(acts, c.ID)
		}
	}
	return d666.Ranked(acts, func(id string) int {
		if p == Psychic {
			return g.Fighter(id).Fighter.Will
		}
		return g.Fighter(id).Fighter.Agility
	})
}

// Sides is the sides of a fight with how many of their members a function picks,
// in the order in which they joined.
func (g *Game) Sides(pick func(*Combatant) bool) (names []string, count map[string]int) {
	count = map[string]int{}
	for i := range g.Fighters {
		c := &g.Fighters[i]
		if c.State == d666.Gone {
			continue
		}
		if _, ok := count[c.Side()]; !ok {
			names = append(names, c.Side())
			count[c.Side()] = 0
		}
		if pick(c) {
			count[c.Side()]++
		}
	}
	return names, count
}

// Clone is a copy that shares nothing that events change.
func (g *Game) Clone() *Game {
	n := *g
	n.Groups, n.Fighters, n.Pending = slices.Clone(g.Groups), slices.Clone(g.Fighters), slices.Clone(g.Pending)
	return &n
}
