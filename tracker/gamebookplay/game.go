package gamebookplay

import (
	"slices"

	"croix/generator/gamebook"
)

// Game is the state of a game: the fold of its events. Only Event.Apply changes
// it. Its JSON is the same bytes for the same game.
type Game struct {
	Options  gamebook.Options `json:"options"`
	Bestiary []gamebook.Enemy `json:"bestiary,omitempty"` // enemies that gestures may name without numbers
	Heroes   []Hero           `json:"heroes"`             // in the order in which they were made
	Current  string           `json:"current,omitempty"`  // the hero being played
}

// End is how the adventure of a hero ended.
type End string

// The ends.
const (
	Playing   End = ""
	Dead      End = "dead"
	Victory   End = "victory"
	Abandoned End = "abandoned"
)

// Hero is a hero and its sheet.
type Hero struct {
	ID        string          `json:"id"` // h1, h2, …
	Name      string          `json:"name,omitempty"`
	Initial   gamebook.Scores `json:"initial"` // initial totals (003-08)
	Now       gamebook.Scores `json:"now"`
	Equipment []string        `json:"equipment"`
	Notes     []string        `json:"notes,omitempty"`
	Paragraph int             `json:"paragraph,omitempty"` // 0 before the first
	Trail     []Step          `json:"trail,omitempty"`
	Fight     *Fight          `json:"fight,omitempty"`
	Ended     End             `json:"ended,omitempty"`
}

// Step is a paragraph that was turned to.
type Step struct {
	To     int    `json:"to"`
	Choice string `json:"choice,omitempty"` // what the player chose
}

// Mode is how several enemies fight.
type Mode string

// The modes (003-30 to 003-32).
const (
	Alone    Mode = "alone"
	Sequence Mode = "sequence" // the next steps up when one dies
	Together Mode = "together" // every living enemy attacks each round
)

// Fight is a fight that goes on.
type Fight struct {
	Mode    Mode   `json:"mode"`
	Enemies []Foe  `json:"enemies"`
	Target  int    `json:"target"` // from 0
	Round   int    `json:"round"`  // that were fought
	Pending []Blow `json:"pending,omitempty"`
}

// Foe is an enemy in a fight.
type Foe struct {
	gamebook.Enemy
	Now int `json:"now"` // Stamina
}

// Blow is a wound of this round that is not settled yet.
type Blow struct {
	Enemy  int             `json:"enemy"` // from 0
	Result gamebook.Result `json:"result"`
}

// Living is the enemies that live, from 0.
func (f *Fight) Living() []int {
	var all []int
	for i, e := range f.Enemies {
		if e.Now > 0 {
			all = append(all, i)
		}
	}
	return all
}

// Foe is an enemy by its place, nil if there is none.
func (f *Fight) foe(i int) *Foe {
	if f == nil || i < 0 || i >= len(f.Enemies) {
		return nil
	}
	return &f.Enemies[i]
}

// Alive reports whether the hero lives and its adventure goes on.
func (h *Hero) Alive() bool { return h.Ended == Playing }

// Hero is the hero of exactly that id; nil if there is none.
func (g *Game) Hero(id string) *Hero {
	for i := range g.Heroes {
		if g.Heroes[i].ID == id {
			return &g.Heroes[i]
		}
	}
	return nil
}

// hero is Hero for Apply, which never fails: assignments to a hero that is not
// there go nowhere.
func (g *Game) hero(id string) *Hero {
	if h := g.Hero(id); h != nil {
		return h
	}
	return &Hero{}
}

// fight is the fight of a hero for Apply.
func (g *Game) fight(id string) *Fight {
	if f := g.hero(id).Fight; f != nil {
		return f
	}
	return &Fight{}
}

// Visited counts how often a hero turned to each paragraph.
func (h *Hero) Visited() map[int]int {
	n := map[int]int{}
	for _, s := range h.Trail {
		n[s.To]++
	}
	return n
}

// Clone is a copy that shares nothing that events change.
func (g *Game) Clone() *Game {
	n := *g
	n.Heroes = slices.Clone(g.Heroes)
	for i := range n.Heroes {
		h := &n.Heroes[i]
		h.Equipment, h.Notes, h.Trail = slices.Clone(h.Equipment), slices.Clone(h.Notes), slices.Clone(h.Trail)
		if h.Fight != nil {
			f := *h.Fight
			f.Enemies, f.Pending = slices.Clone(f.Enemies), slices.Clone(f.Pending)
			h.Fight = &f
		}
	}
	return &n
}
