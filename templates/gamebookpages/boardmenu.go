package gamebookpages

import (
	"strconv"
	"strings"

	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/templates/gametable"
	"croix/tracker/gamebookplay"
	"croix/tracker/prompt"
)

// The beginnings of ways to menus.
const (
	wayGoto   = "goto"
	wayFight  = "fight"
	wayChange = "change"
	wayItems  = "items"
	wayTests  = "tests"
	wayEnd    = "end"
	wayHeroes = "heroes"
	wayCreate = "create"
	wayEnemy  = "enemy"
)

// Values that ask for a line to be typed.
const (
	valueOther = "other"
	valueTotal = "total"
	valueAbove = "above"
)

// menu is what is offered at the end of a way; false if it leads nowhere.
func (t *table) menu(way []string) (prompt.Menu, bool) {
	first, rest := way[0], way[1:]
	if h := t.s.Hero; h == nil || !h.Alive() && first != wayCreate {
		return prompt.Menu{}, first == wayCreate && h == nil
	}
	switch first {
	case wayGoto:
		return t.typed(say.GamebookTableWhere, gamebookplay.Goto, "", rest)
	case wayFight:
		return t.opponents(rest)
	case wayCreate:
		return t.typed(say.GamebookTableNamed, gamebookplay.Create, "", rest)
	case wayChange:
		return t.change(rest)
	case wayItems:
		return t.items(rest)
	case wayTests:
		return t.tests(rest)
	case wayEnd:
		m := prompt.Menu{Title: t.text(say.Key("gamebook.table.end")), About: aboutWay(first)}
		for _, e := range []gamebookplay.End{gamebookplay.Victory, gamebookplay.Abandoned} {
			r := t.row("end", gamebookplay.Command{Verb: gamebookplay.Finish, End: e})
			r.Key, r.Label = "", t.text(say.Key("gamebook.end."+string(e)))
			m.Rows = append(m.Rows, r)
		}
		m.Rows = gametable.Numbered(m.Rows)
		return m, len(rest) == 0
	case wayHeroes:
		rows := append(t.heroes(), t.leads("create", wayCreate))
		return prompt.Menu{Title: t.text(say.Key("gamebook.table.heroes")), Rows: rows, About: "hero"}, len(rest) == 0
	case wayEnemy:
		return t.enemy(rest)
	}
	return prompt.Menu{}, false
}

// typed asks for a line, the end of a gesture of a verb.
func (t *table) typed(title say.Key, v gamebookplay.Verb, more string, way []string) (prompt.Menu, bool) {
	word, _, _ := strings.Cut(gamebookplay.Write(gamebookplay.Command{Verb: v}, t.l), " ")
	return gametable.Typed(t.text(title), strings.TrimSpace(word+" "+more), way)
}

// opponents is whom to fight: one of the bestiary, or typed as the paragraph has
// it.
func (t *table) opponents(way []string) (prompt.Menu, bool) {
	if len(t.g.Bestiary) == 0 {
		return t.typed(say.GamebookTableEnemy, gamebookplay.Battle, "", way)
	}
	if len(way) > 0 && way[0] == valueOther {
		return t.typed(say.GamebookTableEnemy, gamebookplay.Battle, "", way[1:])
	}
	m := prompt.Menu{Title: t.text(say.GamebookTableWhom), About: "several"}
	for _, e := range t.g.Bestiary {
		cmd := gamebookplay.Command{Verb: gamebookplay.Battle, Enemies: []gamebook.Enemy{e}}
		r := t.row("fight", cmd)
		r.Key, r.Label, r.Chance = "", say.Harmless(e.Name), strconv.Itoa(e.Skill)+"/"+strconv.Itoa(e.Stamina)
		m.Rows = append(m.Rows, r)
	}
	m.Rows = append([]prompt.Choice{{Key: "0", Value: valueOther, Label: t.text(say.GamebookTableOther)}}, gametable.Numbered(m.Rows)...)
	return m, len(way) == 0
}

// change is a number of the sheet that a paragraph changes: the number is typed.
func (t *table) change(way []string) (prompt.Menu, bool) {
	m := prompt.Menu{Title: t.text(say.Key("gamebook.table.change")), About: aboutWay(wayChange)}
	if len(way) == 0 {
		for _, s := range gamebook.Stats() {
			m.Rows = append(m.Rows, prompt.Choice{Value: string(s), Label: s.Name(t.l), Chance: t.amount(s), About: m.About})
		}
		m.Rows = gametable.Numbered(m.Rows)
		return m, true
	}
	s := gamebook.Stat(way[0])
	if t.s.Hero.Now.At(s) == nil || len(way) > 2 {
		return m, false
	}
	cmd := gamebookplay.Command{Verb: gamebookplay.Change, Stat: s, Exceed: len(way) == 2 && way[1] == valueAbove, Initial: len(way) == 2 && way[1] == valueTotal}
	title := say.GamebookTableNumber
	switch {
	case cmd.Exceed:
		title = say.GamebookTableAbove
	case cmd.Initial:
		title = say.GamebookTableTotal
	}
	m.Title, m.Numbers = t.text(title, s, t.amount(s)), t.word(gamebookplay.Command{Verb: cmd.Verb, Stat: s, Initial: cmd.Initial})
	if cmd.Exceed {
		m.Numbers = t.l.Pick("exceed", "permis") + " " + m.Numbers
	}
	if len(way) == 1 && s.Capped() { // R11, R13
		m.Rows = []prompt.Choice{
			{Key: "1", Value: valueAbove, Label: t.text(say.GamebookTableMayExceed), Rare: true},
			{Key: "2", Value: valueTotal, Label: t.text(say.GamebookTableInitial), Rare: true},
		}
	}
	return m, true
}

// amount is a number of the sheet, with the initial total where there is one.
func (t *table) amount(s gamebook.Stat) string {
	text := strconv.Itoa(t.s.Hero.Now.Of(s))
	if s.Capped() {
		text += "/" + strconv.Itoa(t.s.Hero.Initial.Of(s))
	}
	return text
}

// items is the equipment: something that is taken, or one of it that goes.
func (t *table) items(way []string) (prompt.Menu, bool) {
	if len(way) > 0 && way[0] == valueOther {
		return t.typed(say.GamebookTableItem, gamebookplay.Take, "", way[1:])
	}
	m := prompt.Menu{Title: t.text(say.Key("gamebook.table.items")), About: "hero"}
	for _, item := range t.s.Hero.Equipment {
		name := gamebook.ItemName(item, t.l)
		r := t.row("items", gamebookplay.Command{Verb: gamebookplay.Drop, Text: name})
		r.Key, r.Label, r.Rare = "", t.text(say.GamebookTableDrop, say.Harmless(name)), true
		m.Rows = append(m.Rows, r)
	}
	m.Rows = append([]prompt.Choice{{Key: "0", Value: valueOther, Label: t.text(say.GamebookTableTake)}}, gametable.Numbered(m.Rows)...)
	return m, len(way) == 0
}

// tests is what only some books have: a test of Faith, a number to compare.
func (t *table) tests(way []string) (prompt.Menu, bool) {
	if len(way) > 0 {
		s := gamebook.Stat(way[0])
		if t.s.Hero.Now.At(s) == nil {
			return prompt.Menu{}, false
		}
		cmd := gamebookplay.Write(gamebookplay.Command{Verb: gamebookplay.Test, Stat: s}, t.l)
		return gametable.Typed(t.text(say.GamebookTableLeast, s), cmd, way[1:])
	}
	m := prompt.Menu{Title: t.text(say.Key("gamebook.table.tests")), About: "tests"}
	faith := t.row("tests", gamebookplay.Command{Verb: gamebookplay.Test, Stat: gamebook.Faith})
	faith.Key, faith.Label, faith.Chance = "", t.text(say.GamebookTableFaith), t.chance(t.s.Hero.Now.Faith)
	m.Rows = append(m.Rows, faith)
	for _, s := range gamebook.Stats() {
		m.Rows = append(m.Rows, prompt.Choice{Value: string(s), Label: t.text(say.GamebookTableAtLeast, s), About: "tests"})
	}
	m.Rows = gametable.Numbered(m.Rows)
	return m, true
}

// enemy is one enemy of the fight: its Stamina is what a number is about.
func (t *table) enemy(way []string) (prompt.Menu, bool) {
	f := t.s.Fight
	if f == nil || len(way) != 1 {
		return prompt.Menu{}, false
	}
	n, err := strconv.Atoi(way[0])
	if err != nil || n < 1 || n > len(f.Enemies) {
		return prompt.Menu{}, false
	}
	m := prompt.Menu{Title: t.enemyText(f, n-1), Numbers: t.word(gamebookplay.Command{Verb: gamebookplay.Foes, Enemy: n, Sign: "="}), About: "fight"}
	if n-1 != f.Target && f.Enemies[n-1].Now > 0 {
		m.Rows = gametable.Numbered([]prompt.Choice{t.target(n - 1)})
	}
	for i := range f.Enemies {
		key := strconv.Itoa(i + 1)
		m.Hidden = append(m.Hidden, prompt.Choice{Key: key, Way: []string{wayEnemy, key}})
	}
	return m, true
}

// about is the topic of the reference for a verb.
func about(v gamebookplay.Verb) string {
	switch v {
	case gamebookplay.TestLuck, gamebookplay.NoLuck:
		return "luck"
	case gamebookplay.Test:
		return "tests"
	case gamebookplay.Eat:
		return "meals"
	case gamebookplay.Target:
		return "several"
	case gamebookplay.Take, gamebookplay.Drop, gamebookplay.Create, gamebookplay.Play:
		return "hero"
	}
	return "fight"
}

// aboutWay is the topic of the reference for a menu.
func aboutWay(way string) string {
	switch way {
	case wayTests:
		return "tests"
	case wayItems, wayHeroes, wayCreate, wayChange, wayEnd, wayGoto:
		return "hero"
	}
	return "several"
}
