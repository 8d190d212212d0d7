package d666pages

import (
	"math/big"
	"slices"
	"strconv"
	"strings"

	"croix/generator/d666"
	"croix/generator/odds"
	"croix/generator/say"
	"croix/templates/gametable"
	"croix/tracker/d666play"
	"croix/tracker/prompt"
)

// What is picked of an attack or a power, each a value of the way.
const (
	pickAt     = "at:"    // whom
	pickWith   = "with:"  // a weapon or a power
	pickWhen   = "when:"  // a situation of the book
	pickSays   = "says:"  // a verdict, "" for the table
	pickTyped  = "typed"  // then a threshold or a level
	pickDamage = "damage" // then how much
	pickWill   = "will:"  // the verdict of the target’s Will, "none" for no defence
)

// picked is a gesture as far as it was picked.
type picked struct {
	cmd     d666play.Command
	decided bool   // of the roll of the attack
	willed  bool   // of that of the Will
	open    string // what was begun: a threshold, or a damage
}

// read reads a way; false if it makes no sense.
func (t *table) read(v d666play.Verb, id string, way []string) (p picked, ok bool) {
	p.cmd = d666play.Command{Verb: v, Figure: id}
	for _, w := range way {
		key, value, _ := strings.Cut(w, ":")
		switch key += ":"; {
		case p.open == pickTyped:
			if p.cmd.Attack, ok = t.rollTyped(w); !ok {
				return p, false
			}
			p.decided, p.open = true, ""
		case p.open == pickDamage:
			n, err := strconv.Atoi(strings.TrimSpace(w))
			if err != nil || len(p.cmd.Targets) == 0 {
				return p, false
			}
			p.cmd.Targets[0].Damage, p.open = n, pickDamage+"!"
		case key == pickAt:
			p.cmd.Targets = []d666play.Target{{ID: value}}
		case key == pickWith && v == d666play.Attack:
			p.cmd.Weapon = value
		case key == pickWith:
			p.cmd.Power = value
		case key == pickWhen:
			p.cmd.Situation = value
		case key == pickSays:
			p.cmd.Attack, p.decided = told(d666.Verdict(value)), true
		case key == pickWill && len(p.cmd.Targets) > 0:
			p.willed = true
			if value != "none" {
				p.cmd.Targets[0].Defends, p.cmd.Targets[0].Roll = true, told(d666.Verdict(value))
			}
		case w == pickTyped || w == pickDamage:
			p.open = w
		default:
			return p, false
		}
	}
	return p, true
}

// rollTyped is a roll by a threshold, or by a level of the table.
func (t *table) rollTyped(text string) (d666play.Roll, bool) {
	text = strings.TrimPrefix(strings.TrimSpace(text), "@")
	if t.tabled() {
		return d666play.Roll{Level: text}, text != ""
	}
	n, err := strconv.Atoi(text)
	return d666play.Roll{Threshold: n}, err == nil && n > 0
}

// tabled reports whether success is read in a table.
func (t *table) tabled() bool { return t.g.Rules.Table != nil && t.g.Rules.Mode != d666.Manual }

// attack is whom somebody attacks, whether it hits, and the defence.
func (t *table) attack(c *d666play.Combatant, way []string) (prompt.Menu, bool) {
	p, ok := t.read(d666play.Attack, c.ID, way)
	if !ok {
		return prompt.Menu{}, false
	}
	m := prompt.Menu{Title: t.text(say.D666TableAttacks, t.name(c.ID)), About: "attack"}
	switch {
	case p.open == pickTyped:
		return t.asksRoll()
	case len(p.cmd.Targets) == 0:
		m.Rows = t.targets(p.cmd)
		m.Rows = append(m.Rows, t.means(c, p.cmd)...)
	case !p.decided:
		m.Title = t.text(say.D666TableHits, t.name(c.ID), t.name(p.cmd.Targets[0].ID))
		m.Rows = t.verdicts(p.cmd)
	default:
		m.Title = t.text(say.D666TableDefends, t.name(p.cmd.Targets[0].ID))
		m.Rows = t.defences(p.cmd)
		if len(m.Rows) == 1 {
			return prompt.Menu{Done: m.Rows[0].Do}, true
		}
	}
	return m, true
}

// targets is whom a gesture can be aimed at: the other sides first.
func (t *table) targets(cmd d666play.Command) []prompt.Choice {
	var rows, own []prompt.Choice
	source := t.g.Fighter(cmd.Figure)
	for i := range t.g.Fighters {
		c := &t.g.Fighters[i]
		if c.ID == cmd.Figure && cmd.Verb == d666play.Attack || c.State == d666.Dead || c.State == d666.Gone {
			continue
		}
		r := prompt.Choice{Key: t.tag(c.ID), Label: t.name(c.ID), Value: pickAt + c.ID, About: about(cmd.Verb)}
		if c.State != d666.Active {
			r.Label += " (" + c.State.Name(t.l) + ")"
		}
		aimed := cmd
		aimed.Targets = []d666play.Target{{ID: c.ID}}
		if r.Chance = t.chance(aimed); r.Chance == "" && cmd.Verb == d666play.Attack {
			aimed.Attack = told(d666.Success)
			r.Chance = t.text(say.D666TableIfHit, t.chance(aimed))
		}
		if c.Side() == source.Side() {
			r.Rare = true
			own = append(own, r)
		} else {
			rows = append(rows, r)
		}
	}
	return append(rows, own...)
}

// means is the other weapons of a fighter, and the situations of the book.
func (t *table) means(c *d666play.Combatant, cmd d666play.Command) []prompt.Choice {
	var rows []prompt.Choice
	for i, w := range c.Fighter.Weapons {
		if i > 0 && w.Name != "" && cmd.Weapon == "" {
			rows = append(rows, prompt.Choice{Value: pickWith + w.Name, Label: t.text(say.D666TableWith, say.Harmless(w.Name)), About: "attack", Rare: true})
		}
	}
	for _, m := range t.g.Rules.Modifiers {
		if cmd.Situation == "" {
			rows = append(rows, prompt.Choice{Value: pickWhen + m.Name, Label: t.text(say.D666TableWhen, say.Harmless(m.Name)), About: "modifiers", Rare: true})
		}
	}
	return rows
}

// verdicts is how success is read: in the table if there is one, by the player’s
// word, by a threshold.
func (t *table) verdicts(cmd d666play.Command) []prompt.Choice {
	var rows []prompt.Choice
	if t.tabled() {
		if d666play.Why(t.g, cmd) == nil { // the level is known
			rows = append(rows, prompt.Choice{Value: pickSays, Label: t.text(say.D666TableByTable), Chance: t.chance(cmd), About: "table"})
		}
		rows = append(rows, prompt.Choice{Value: pickTyped, Label: t.text(say.D666TableByLevel), About: "table", Rare: true})
	}
	hit := cmd
	hit.Attack = told(d666.Success)
	rows = append(rows, prompt.Choice{Value: pickSays + string(d666.Success), Label: t.text(say.D666TableSucceeds), Chance: t.chance(hit), About: "dice"})
	miss := cmd
	miss.Attack = told(d666.Failure)
	rows = append(rows, prompt.Choice{Do: d666play.Write(miss, t.l), Label: t.text(say.D666TableFails), About: "dice"})
	if !t.tabled() {
		rows = append(rows, prompt.Choice{Value: pickTyped, Label: t.text(say.D666TableByThreshold), About: "dice"})
	}
	return gametable.Numbered(rows)
}

// asksRoll asks for a threshold or a level.
func (t *table) asksRoll() (prompt.Menu, bool) {
	if t.tabled() {
		return prompt.Menu{Title: t.text(say.D666TableLevel, strings.Join(t.g.Rules.Table.Columns, ", ")), Text: true}, true
	}
	return prompt.Menu{Title: t.text(say.D666TableThreshold), Text: true}, true
}

// defences is how the target of an attack defends itself, each gesture complete.
// Where it cannot, only the first is left.
func (t *table) defences(cmd d666play.Command) []prompt.Choice {
	var rows []prompt.Choice
	add := func(label string, kind d666.DefenceKind, r d666play.Roll) {
		cmd.Targets = []d666play.Target{{ID: cmd.Targets[0].ID, Defence: kind, Roll: r}}
		held := cmd
		held.Attack = told(d666.Success) // a miss would need no defence
		if kind != d666.Undefended && d666play.Why(t.g, held) != nil {
			return
		}
		rows = append(rows, prompt.Choice{Do: d666play.Write(cmd, t.l), Label: label, Chance: t.chance(cmd), About: "attack"})
	}
	add(d666.Undefended.Name(t.l), d666.Undefended, d666play.Roll{})
	for _, kind := range d666.Defences() {
		if t.tabled() {
			add(t.text(say.D666TableRead, kind), kind, d666play.Roll{})
		}
		add(t.text(say.D666TableHeld, kind), kind, told(d666.Success))
		add(t.text(say.D666TableMissed, kind), kind, told(d666.Failure))
	}
	return gametable.Numbered(rows)
}

// power is which power, on whom, whether it succeeds, the target’s Will, and the
// damage that the players rule.
func (t *table) power(c *d666play.Combatant, way []string) (prompt.Menu, bool) {
	p, ok := t.read(d666play.Use, c.ID, way)
	if !ok {
		return prompt.Menu{}, false
	}
	m := prompt.Menu{Title: t.text(say.D666TableUses, t.name(c.ID)), About: "psychic"}
	powers := slices.DeleteFunc(slices.Clone(c.Fighter.Powers), func(w d666.Power) bool { return w.Psychic() != (t.g.Phase == d666play.Psychic) })
	switch {
	case p.open == pickTyped:
		return t.asksRoll()
	case p.open == pickDamage:
		return prompt.Menu{Title: t.text(say.D666TableDamage), Text: true}, true
	case p.open != "": // the damage is told: all is
		return prompt.Menu{Done: d666play.Write(p.cmd, t.l)}, true
	case p.cmd.Power == "" && len(powers) > 1:
		for _, w := range powers {
			m.Rows = append(m.Rows, prompt.Choice{Value: pickWith + w.Name, Label: say.Harmless(w.Name), About: "psychic"})
		}
		m.Rows = gametable.Numbered(m.Rows)
	case len(p.cmd.Targets) == 0:
		m.Title = t.text(say.D666TableOn, t.name(c.ID))
		m.Rows = t.targets(p.cmd)
	case !p.decided:
		m.Title = t.text(say.D666TableHits, t.name(c.ID), t.name(p.cmd.Targets[0].ID))
		m.Rows = t.verdicts(p.cmd)
	case !p.willed:
		m.Title = t.text(say.D666TableWill, t.name(p.cmd.Targets[0].ID))
		for _, r := range []struct {
			verdict string
			label   say.Key
		}{{"none", "d666.defence."}, {string(d666.Success), say.D666TableSucceeds}, {string(d666.Failure), say.D666TableFails}} {
			m.Rows = append(m.Rows, prompt.Choice{Value: pickWill + r.verdict, Label: t.text(r.label), About: "psychic"})
		}
		m.Rows = gametable.Numbered(m.Rows)
	default:
		m.Title = t.text(say.D666TableEffect)
		m.Rows = gametable.Numbered([]prompt.Choice{
			{Do: d666play.Write(p.cmd, t.l), Label: t.text(say.D666TableNoDamage), About: "psychic"},
			{Value: pickDamage, Label: t.text(say.D666TableSomeDamage), About: "psychic"},
		})
	}
	return m, true
}

// chance is what an attack costs the target on average, and how likely it goes
// down; "" where that is not known.
func (t *table) chance(cmd d666play.Command) string {
	lost, ok := d666play.Chances(t.g, cmd)
	if !ok {
		return ""
	}
	mean, _ := odds.Mean(lost, func(n int) int { return n }).Float64()
	points := max(1, t.g.Fighter(cmd.Targets[0].ID).Points)
	down := lost.Where(func(n int) bool { return n >= points })
	return t.text(say.D666TableChance, t.decimal(strconv.FormatFloat(mean, 'f', 1, 64)), t.percent(down))
}

func (t *table) percent(p *big.Rat) string { return t.decimal(odds.Percent(p, 0)) + "\u00a0%" }

func (t *table) decimal(text string) string {
	if t.l == say.French {
		return strings.Replace(text, ".", ",", 1)
	}
	return text
}
