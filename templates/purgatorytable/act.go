package purgatorytable

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/templates/gametable"
	"croix/tracker/prompt"
	"croix/tracker/purgatoryplay"
)

// What a way says beside its verb and targets.
const (
	wayWith    = "with:" // a uid, bare hands, or "" for what needs no weapon
	wayAt      = "at:"
	waySeveral = "several" // then ids
	wayDice    = "dice"    // then a number
	wayNear    = "near"    // then ids, or nobody
	nobody     = "-"
)

// act is the menu of a verb of the active figure, or of a step.
func (t *Table) act(v purgatoryplay.Verb, way []string) (prompt.Menu, bool) {
	f := t.Game.Figure(t.next.Active)
	m := prompt.Menu{Title: t.verb(v), About: about(v)}
	switch v {
	case purgatoryplay.Flee:
		return t.flee(m, way)
	case purgatoryplay.Control:
		if len(way) != 1 {
			return m, false
		}
		for _, cmd := range t.controls(way[0]) {
			label := t.text(say.TableNobodyNear)
			if len(cmd.Near) > 0 {
				label = t.operands(cmd)
			}
			m.Rows = append(m.Rows, prompt.Choice{Do: t.write(cmd), Label: label, Chance: t.chance(cmd), About: about(v)})
		}
		m.Rows = gametable.Numbered(m.Rows)
		return m, len(m.Rows) > 0
	}
	if f == nil || t.next.Ask != nil {
		return m, false
	}
	switch v {
	case purgatoryplay.Shoot, purgatoryplay.Strike:
		return t.attack(v, f, m, way)
	case purgatoryplay.Move:
		return t.move(f, m, way)
	case purgatoryplay.Virtue, purgatoryplay.Damn, purgatoryplay.Pervert, purgatoryplay.Purify:
		return t.power(v, f, m, way)
	case purgatoryplay.Take:
		return t.takes(f, m, way)
	}
	if len(way) > 0 {
		return m, false
	}
	for _, cmd := range t.legal(v) {
		m.Rows = append(m.Rows, prompt.Choice{Do: t.write(cmd), Label: t.operands(cmd), Chance: t.chance(cmd), About: about(v)})
	}
	if len(m.Rows) == 0 {
		m.Rows = t.anybody(v, f)
	}
	m.Rows = gametable.Numbered(m.Rows)
	return m, true
}

// anybody is a gesture on any figure, for what is done against a rule.
func (t *Table) anybody(v purgatoryplay.Verb, f *purgatoryplay.Figure) []prompt.Choice {
	var rows []prompt.Choice
	for i := range t.Game.Figures {
		if at := &t.Game.Figures[i]; at.ID != f.ID && at.Standing() {
			cmd := purgatoryplay.Command{Verb: v, Figure: f.ID, Targets: []string{at.ID}}
			rows = append(rows, prompt.Choice{Key: t.tags[at.ID], Do: t.write(cmd), Label: t.name(at.ID), About: about(v)})
		}
	}
	return rows
}

// leads makes a row a gesture, or the way to what it still has to be told.
func (t *Table) leads(r prompt.Choice, cmd purgatoryplay.Command) prompt.Choice {
	switch {
	case len(cmd.Sins) > 0 || cmd.Verb == purgatoryplay.Virtue || cmd.Verb == purgatoryplay.Damn:
		r.Way = []string{string(cmd.Verb), cmd.Targets[0]}
	case len(cmd.Near) > 0 && cmd.Verb == purgatoryplay.Shoot:
		r.Way = []string{string(cmd.Verb), wayWith + cmd.Object, wayAt + cmd.Targets[0]}
	default:
		r.Do = t.write(cmd)
	}
	return r
}

// aim is an attack as far as it was picked.
type aim struct {
	verb    purgatoryplay.Verb
	with    *string
	targets []string
	dice    int
	near    []string
	nearSet bool
	open    string // what was begun: several, dice or near
}

// readAim reads a way; false if it makes no sense.
func readAim(v purgatoryplay.Verb, way []string) (a aim, ok bool) {
	a.verb = v
	for _, w := range way {
		switch {
		case a.open == waySeveral:
			a.targets, a.open = strings.Split(w, ","), ""
		case a.open == wayDice:
			n, err := strconv.Atoi(w)
			if err != nil {
				return a, false
			}
			a.dice, a.open = n, ""
		case a.open == wayNear:
			a.nearSet, a.open = true, ""
			for _, id := range strings.Split(w, ",") {
				if id != nobody {
					a.near = append(a.near, id)
				}
			}
		case strings.HasPrefix(w, wayWith):
			uid := strings.TrimPrefix(w, wayWith)
			a.with = &uid
		case strings.HasPrefix(w, wayAt):
			a.targets = []string{strings.TrimPrefix(w, wayAt)}
		case w == waySeveral, w == wayDice, w == wayNear:
			a.open = w
		default:
			return a, false
		}
	}
	return a, true
}

// attack is what is shot or struck with, at whom, with how many dice.
func (t *Table) attack(v purgatoryplay.Verb, f *purgatoryplay.Figure, m prompt.Menu, way []string) (prompt.Menu, bool) {
	a, ok := readAim(v, way)
	if !ok {
		return m, false
	}
	legal := t.legal(v)
	var arms []string
	for _, cmd := range legal {
		if !slices.Contains(arms, cmd.Object) {
			arms = append(arms, cmd.Object)
		}
	}
	uid, most, blast := "", 0, false
	if v == purgatoryplay.Shoot && len(arms) > 0 {
		uid = arms[0] // the others have rows of their own
	}
	if a.with != nil {
		uid = *a.with
	}
	var rows []purgatoryplay.Command
	for _, cmd := range legal {
		if cmd.Object != uid && v == purgatoryplay.Shoot {
			continue
		}
		most, blast = max(most, cmd.Number), blast || len(cmd.Near) > 0
		if len(cmd.Targets) == 1 && !slices.ContainsFunc(rows, func(r purgatoryplay.Command) bool { return r.Targets[0] == cmd.Targets[0] }) {
			rows = append(rows, cmd)
		}
	}
	slices.SortStableFunc(rows, func(a, b purgatoryplay.Command) int { // enemies first: Enter strikes no friend
		return t.friend(f, a.Targets[0]) - t.friend(f, b.Targets[0])
	})
	gesture := func(targets []string) purgatoryplay.Command {
		return purgatoryplay.Command{Verb: v, Figure: f.ID, Object: uid, Targets: targets, Number: a.dice, Near: a.near}
	}
	m.Title = t.verb(v)
	if uid != "" {
		m.Title += " — " + t.arm(uid)
	} else if v == purgatoryplay.Strike {
		m.Title += t.strikesWith(f, rows)
	}
	m.Title += t.costs(purgatoryplay.Command{Verb: v, Object: uid})
	if v == purgatoryplay.Strike {
		m.Title = t.text(say.TableContact, m.Title)
	} else if cm := t.rangeOf(f, uid); cm > 0 {
		m.Title = t.text(say.TableRange, m.Title, cm)
	}
	switch {
	case a.open == wayDice:
		for n := 1; n <= max(1, most); n++ {
			m.Rows = append(m.Rows, prompt.Choice{Key: strconv.Itoa(n), Value: strconv.Itoa(n), Label: t.Lang.Count(say.TableDice, n)})
		}
		return m, true
	case a.open == waySeveral:
		m.Title, m.Many = t.text(say.TableWhoSeveral), true
		for _, cmd := range rows {
			m.Rows = append(m.Rows, prompt.Choice{Key: t.tags[cmd.Targets[0]], Value: cmd.Targets[0], Label: t.name(cmd.Targets[0])})
		}
		return m, true
	case a.open == wayNear:
		return t.near(m, f, a), true
	case len(a.targets) > 0 && blast && !a.nearSet:
		m.Title = t.text(say.TableBlast)
		m.Rows = gametable.Numbered([]prompt.Choice{
			{Do: t.write(gesture(a.targets)), Label: t.text(say.TableNobodyElse)},
			{Value: wayNear, Label: t.text(say.TableOthersToo)},
		})
		return m, true
	case len(a.targets) > 0:
		m.Done = t.write(gesture(a.targets))
		return m, true
	}
	for _, cmd := range rows {
		id := cmd.Targets[0]
		r := prompt.Choice{Key: t.tags[id], Label: t.name(id), About: about(v)}
		one := gesture([]string{id})
		counted := one
		if counted.Number == 0 {
			counted.Number = most // as many as there are, unless somebody wants fewer
		}
		r.Chance = t.chance(counted)
		if r.Value = wayAt + id; !blast {
			r.Do = t.write(one)
		}
		m.Rows = append(m.Rows, r)
	}
	if len(m.Rows) == 0 {
		m.Rows = t.anybody(v, f)
		return m, true
	}
	switch {
	case a.with != nil:
	case v == purgatoryplay.Strike:
		m.Rows = append(m.Rows, t.blades(f)...)
	default:
		for _, other := range arms {
			if other != uid {
				m.Rows = append(m.Rows, prompt.Choice{Value: wayWith + other, Label: t.text(say.TableWith, t.arm(other)) + t.costs(purgatoryplay.Command{Verb: v, Object: other})})
			}
		}
	}
	if most > 1 && a.dice == 0 {
		m.Rows = append(m.Rows, prompt.Choice{Value: wayDice, Label: t.text(say.TableFewerDice, most)})
	}
	if len(rows) > 1 && most > 1 {
		m.Rows = append(m.Rows, prompt.Choice{Value: waySeveral, Label: t.text(say.TableSeveral)})
	}
	return m, true
}

// friend is 1 for a figure of the same camp, 0 for any other.
func (t *Table) friend(f *purgatoryplay.Figure, id string) int {
	if at := t.Game.Figure(id); at != nil && at.Camp() == f.Camp() {
		return 1
	}
	return 0
}

// near is who else is in the blast.
func (t *Table) near(m prompt.Menu, f *purgatoryplay.Figure, a aim) prompt.Menu {
	m.Title, m.Many = t.text(say.TableBlastWho), true
	for i := range t.Game.Figures {
		if at := &t.Game.Figures[i]; at.Standing() && at.State != purgatoryplay.Wandering && at.Place == f.Place && !slices.Contains(a.targets, at.ID) {
			m.Rows = append(m.Rows, prompt.Choice{Key: t.tags[at.ID], Value: at.ID, Label: t.name(at.ID)})
		}
	}
	return m
}

// arm is what a figure attacks with.
func (t *Table) arm(uid string) string {
	switch o := t.Game.Object(uid); {
	case uid == purgatoryplay.BareHands:
		return t.text(say.TableBare)
	case o == nil:
		return t.text(say.TableByNature)
	default:
		return t.teller.Thing(o.UID)
	}
}

// rangeOf is how far a figure shoots, cm, with an object or by nature; 0
// for not at all.
func (t *Table) rangeOf(f *purgatoryplay.Figure, uid string) int {
	if being, ok := t.Catalog.Celestial(f.Row); ok && uid == "" {
		_, cm, _ := being.CelestialGun()
		return cm
	}
	one, err := purgatoryplay.FighterOf(t.Game, t.Catalog, f, nil, uid)
	if gun := one.Weapon.AsRanged(); err == nil && gun != nil {
		return gun.RangeCM
	}
	return 0
}

// strikesWith is the weapon of the greatest damage, which a figure takes unless it is
// told another; "" where it has none to choose, or not the same at all.
func (t *Table) strikesWith(f *purgatoryplay.Figure, rows []purgatoryplay.Command) string {
	if len(t.blades(f)) == 0 {
		return ""
	}
	var names []string
	for _, cmd := range rows {
		name := t.text(say.TableBare)
		one, err := purgatoryplay.FighterOf(t.Game, t.Catalog, f, t.Game.Figure(cmd.Targets[0]), "")
		if err != nil {
			return ""
		}
		if one.Weapon != (purgatory.Object{}) {
			name = one.Weapon.Base().Name(t.Lang)
		}
		names = append(names, name)
	}
	if names = slices.Compact(names); len(names) != 1 {
		return ""
	}
	return " — " + names[0]
}

// blades is what else a figure may strike with than the best.
func (t *Table) blades(f *purgatoryplay.Figure) []prompt.Choice {
	var rows []prompt.Choice
	if f.Kind == purgatoryplay.AngelKind {
		return nil
	}
	for _, o := range t.Game.Held(f.ID) {
		if o.Kind == purgatoryplay.MeleeObject {
			rows = append(rows, prompt.Choice{Value: wayWith + o.UID, Label: t.text(say.TableWith, t.teller.Thing(o.UID))})
		}
	}
	if len(rows) > 0 {
		rows = append(rows, prompt.Choice{Value: wayWith + purgatoryplay.BareHands, Label: t.text(say.TableWith, say.TableBare)})
	}
	return rows
}

// power is whom an angel or demon tries, and which sins it names: the best first.
func (t *Table) power(v purgatoryplay.Verb, f *purgatoryplay.Figure, m prompt.Menu, way []string) (prompt.Menu, bool) {
	legal := t.legal(v)
	if len(way) == 0 {
		if free := v == purgatoryplay.Purify || v == purgatoryplay.Pervert; !free || t.Options.Is("powers.contact_required", "true") {
			m.Title = t.text(say.TableContact, m.Title)
		}
		for _, cmd := range legal {
			id := cmd.Targets[0]
			r := prompt.Choice{Key: t.tags[id], Label: t.name(id), Value: id, About: about(v)}
			if v == purgatoryplay.Purify {
				r.Value, r.Do = "", t.write(cmd)
			}
			r.Chance = t.chance(cmd) // of those that name sins it is told with them
			m.Rows = append(m.Rows, r)
		}
		if len(m.Rows) == 0 {
			m.Rows = t.anybody(v, f)
		}
		return m, true
	}
	soul := t.Game.Figure(way[0])
	if soul == nil || len(way) > 1 {
		return m, false
	}
	m.Title = t.text(say.ShowGroup, t.verb(v)+" — "+t.name(soul.ID), say.TableWhichSin)
	for _, c := range t.triples(v, f, soul) {
		cmd := purgatoryplay.Command{Verb: v, Figure: f.ID, Targets: []string{soul.ID}, Sins: c.sins}
		m.Rows = append(m.Rows, prompt.Choice{Do: t.write(cmd), Label: t.sins(c.sins), Chance: c.chance, About: about(v)})
	}
	if len(m.Rows) > 1 {
		m.Title = t.text(say.ShowGroup, t.verb(v)+" — "+t.name(soul.ID), say.TableWhichSins)
	}
	m.Rows = gametable.Numbered(m.Rows)
	return m, len(m.Rows) > 0
}

func (t *Table) sins(sins []purgatory.Sin) string {
	var names []string
	for _, s := range sins {
		names = append(names, s.Name(t.Lang))
	}
	return strings.Join(names, ", ")
}
