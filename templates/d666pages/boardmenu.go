package d666pages

import (
	"strings"

	"croix/generator/d666"
	"croix/generator/say"
	"croix/templates/gametable"
	"croix/tracker/d666play"
	"croix/tracker/prompt"
)

// The beginnings of ways to menus.
const (
	wayActs    = "acts"    // then who
	wayAttack  = "attack"  // then who, and what is picked of the attack
	wayPower   = "power"   // then who, and what is picked of the power
	wayMove    = "move"    // then who
	wayAct     = "act"     // then who
	wayAdd     = "add"     // then who joins
	wayFighter = "fighter" // then who
)

// menu is what is offered at the end of a way; false if it leads nowhere.
func (t *table) menu(way []string) (prompt.Menu, bool) {
	first, rest := way[0], way[1:]
	if first == wayAdd {
		return t.typed(say.D666TableWho, d666play.Command{Verb: d666play.Add}, rest)
	}
	if len(rest) == 0 {
		return prompt.Menu{}, false
	}
	c := t.g.Fighter(rest[0])
	if c == nil {
		return prompt.Menu{}, false
	}
	switch rest := rest[1:]; first {
	case wayActs:
		return prompt.Menu{Title: t.name(c.ID), Rows: t.acts(c.ID), About: "second"}, len(rest) == 0
	case wayAttack:
		return t.attack(c, rest)
	case wayPower:
		return t.power(c, rest)
	case wayMove:
		return t.typed(say.D666TableMetres, d666play.Command{Verb: d666play.Move, Figure: c.ID}, rest)
	case wayAct:
		return t.typed(say.D666TableDoes, d666play.Command{Verb: d666play.Act, Figure: c.ID}, rest)
	case wayFighter:
		return t.card(c, rest)
	}
	return prompt.Menu{}, false
}

// typed asks for a line, the end of a gesture.
func (t *table) typed(title say.Key, cmd d666play.Command, way []string) (prompt.Menu, bool) {
	word := d666play.Write(cmd, t.l)
	switch cmd.Verb {
	case d666play.Move:
		word = word[:strings.LastIndex(word, " ")] // the number follows
	case d666play.Act:
		word += " :"
	}
	return gametable.Typed(t.text(title), word, way)
}

// card is what can be done with a fighter: what it does in its open slot, and
// what the players decide of it. A number is about its points.
func (t *table) card(c *d666play.Combatant, way []string) (prompt.Menu, bool) {
	m := prompt.Menu{Title: t.fighterText(c), Numbers: c.ID, About: "wounds"}
	if len(way) == 1 && way[0] == "state" {
		for _, s := range d666.States() {
			if s != c.State && s != d666.Gone {
				r := t.row("state", d666play.Command{Verb: d666play.Set, Figure: c.ID, Field: "state", State: s})
				r.Key, r.Label = "", s.Name(t.l)
				m.Rows = append(m.Rows, r)
			}
		}
		m.Rows = gametable.Numbered(m.Rows)
		return m, true
	}
	for _, id := range t.open {
		if id == c.ID {
			m.Rows = t.acts(id)
		}
	}
	if t.g.Phase != d666play.Over {
		state := t.leads("state", wayFighter, c.ID, "state")
		leave := t.row("leave", d666play.Command{Verb: d666play.Leave, Figure: c.ID})
		state.Rare, leave.Rare = true, true
		m.Rows = append(m.Rows, state, leave)
	}
	for i := range t.g.Fighters {
		id := t.g.Fighters[i].ID
		m.Hidden = append(m.Hidden, prompt.Choice{Key: t.tag(id), Way: []string{wayFighter, id}})
	}
	return m, len(way) == 0
}

// about is the topic of the reference for a verb.
func about(v d666play.Verb) string {
	switch v {
	case d666play.Attack:
		return "attack"
	case d666play.Use:
		return "psychic"
	case d666play.Set, d666play.Leave:
		return "wounds"
	}
	return "second"
}

// aboutWay is the topic of the reference for a menu.
func aboutWay(way string) string {
	switch way {
	case wayAttack:
		return "attack"
	case wayPower:
		return "psychic"
	case wayFighter:
		return "wounds"
	}
	return "second"
}
