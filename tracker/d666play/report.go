package d666play

import "croix/generator/d666"

// Tale is how a fight went.
type Tale struct {
	Seconds  int           `json:"seconds"`
	Winner   string        `json:"winner,omitempty"` // a side, once the fight is over
	Over     bool          `json:"over"`
	Fighters []FighterTale `json:"fighters"`
	Wounds   []WoundTale   `json:"wounds"` // in their order
}

// FighterTale is how a fighter did.
type FighterTale struct {
	Fighter Combatant `json:"fighter"`        // as it stands
	Blows   int       `json:"blows"`          // attacks and powers
	Hits    int       `json:"hits"`           // of these, those that succeeded
	Fell    int       `json:"fell,omitempty"` // the second in which its state began; 0 if it stands
}

// WoundTale is a wound, or a fall by the players’ word.
type WoundTale struct {
	Second int        `json:"second"`
	ID     string     `json:"id"`
	Lost   int        `json:"lost"`
	Left   int        `json:"left"`
	State  d666.State `json:"state"`
}

// TaleOf is how the fight went that events make.
func TaleOf(events []Event) Tale {
	g := &Game{}
	t := Tale{Fighters: []FighterTale{}, Wounds: []WoundTale{}}
	blows, hits, fell, state := map[string]int{}, map[string]int{}, map[string]int{}, map[string]d666.State{}
	blow := func(id string, r Rolled) {
		blows[id]++
		if r.ok() {
			hits[id]++
		}
	}
	for _, e := range events {
		e.Apply(g)
		switch e := e.(type) {
		case Attacked:
			blow(e.Source, e.Attack)
		case PowerUsed:
			blow(e.Source, e.Attack)
		case Wounded:
			if e.Lost > 0 {
				t.Wounds = append(t.Wounds, WoundTale{g.Second, e.ID, e.Lost, e.Points, e.State})
			}
		}
		for i := range g.Fighters {
			if c := &g.Fighters[i]; state[c.ID] != c.State {
				if state[c.ID], fell[c.ID] = c.State, 0; !c.State.Acts() {
					fell[c.ID] = max(1, g.Second)
				}
			}
		}
	}
	t.Seconds, t.Winner, t.Over = g.Second, g.Winner, g.Phase == Over
	for _, c := range g.Fighters {
		t.Fighters = append(t.Fighters, FighterTale{c, blows[c.ID], hits[c.ID], fell[c.ID]})
	}
	return t
}
