package gamebookpages

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/output/term"
	"croix/templates/gametable"
	"croix/tracker/gamebookplay"
	"croix/tracker/prompt"
)

// Board is the game on the live table: the hero and its fight, what to do now
// with the chances, and what is offered.
func Board(g *gamebookplay.Game, l say.Lang) gametable.Board {
	t := table{screen: screen{g: g, l: l, width: term.MinWidth}, s: gamebookplay.Next(g)}
	b := gametable.Board{First: strings.ToUpper(l.Text(say.GamebookHeroless)), About: "fight", Rows: t.rows(), Menu: t.menu}
	heroes := term.Camp{Title: strings.ToUpper(l.Text(say.GamebookTableHeroes)), Role: term.Camp2}
	for i := range g.Heroes {
		heroes.Figures = append(heroes.Figures, t.figure(&g.Heroes[i]))
		b.Checks = append(b.Checks, t.check(&g.Heroes[i]))
	}
	if len(heroes.Figures) > 0 {
		b.Camps = append(b.Camps, heroes)
	}
	h := t.s.Hero
	if h == nil {
		return b
	}
	b.First = strings.ToUpper(t.title(h))
	one := t.figure(h)
	b.One, b.Head, b.Asks = &one, t.head(h), t.asks()
	if h.Alive() {
		b.Active, b.Numbers = &one, t.word(gamebookplay.Command{Verb: gamebookplay.Change, Stat: gamebook.Stamina})
	}
	if len(h.Trail) > 1 {
		b.Folded = append(b.Folded, t.trail(h))
	}
	if t.s.Fight != nil {
		b.Camps = append(b.Camps, t.enemies(t.s.Fight))
		for i := range t.s.Fight.Enemies {
			key := strconv.Itoa(i + 1)
			b.Hidden = append(b.Hidden, prompt.Choice{Key: key, Way: []string{wayEnemy, key}})
			b.Checks = append(b.Checks, t.enemyText(t.s.Fight, i))
		}
	}
	return b
}

// table is a board in the making.
type table struct {
	screen
	s gamebookplay.Situation
}

func (t *table) text(k say.Key, args ...any) string { return t.l.Text(k, args...) }

// word is a gesture up to its number, which follows.
func (t *table) word(cmd gamebookplay.Command) string {
	text := gamebookplay.Write(cmd, t.l)
	return text[:strings.LastIndex(text, " ")]
}

// head is the paragraph and the numbers, those of the fight first.
func (t *table) head(h *gamebookplay.Hero) string {
	var all []string
	if f := t.s.Fight; f != nil {
		target := f.Enemies[f.Target]
		all = append(all, fmt.Sprintf("→\u00a0%s %d/%d", say.Harmless(f.Called(f.Target).Name(t.l)), target.Now, target.Stamina))
	} else if h.Paragraph > 0 {
		all = append(all, "§\u00a0"+strconv.Itoa(h.Paragraph))
	}
	return strings.Join(append(all, t.numbers(h, gamebook.Luck, gamebook.Skill, gamebook.Faith, gamebook.Gold, gamebook.Meals)...), " · ")
}

// numbers is numbers of the sheet, with the initial total where there is one.
func (t *table) numbers(h *gamebookplay.Hero, stats ...gamebook.Stat) []string {
	var all []string
	for _, s := range stats {
		text := s.Name(t.l) + "\u00a0" + strconv.Itoa(h.Now.Of(s))
		if s.Capped() {
			text += "/" + strconv.Itoa(h.Initial.Of(s))
		}
		all = append(all, text)
	}
	return all
}

// figure is a hero: its Stamina as a bar, and its sheet.
func (t *table) figure(h *gamebookplay.Hero) term.Figure {
	f := term.Figure{
		Name: say.Harmless(h.Called().Name(t.l)), Now: h.Now.Stamina, Most: h.Initial.Stamina, Role: term.Camp2,
		Active: t.s.Hero != nil && h.ID == t.s.Hero.ID && h.Alive(), Faint: !h.Alive(),
	}
	if !h.Alive() {
		f.Words = []string{strings.ToUpper(t.text(say.Key("gamebook.end." + string(h.Ended))))}
	}
	f.Facts = t.numbers(h, gamebook.Skill, gamebook.Luck, gamebook.Faith, gamebook.Gold, gamebook.Meals)
	for _, item := range h.Equipment {
		f.Facts = append(f.Facts, say.Harmless(gamebook.ItemName(item, t.l)))
	}
	for _, note := range h.Notes[max(0, len(h.Notes)-3):] {
		f.Facts = append(f.Facts, say.Harmless(note))
	}
	return f
}

// check is a hero in one line, all numbers of its sheet.
func (t *table) check(h *gamebookplay.Hero) string {
	f := t.figure(h)
	return t.title(h) + " · " + strings.Join(append(t.numbers(h, gamebook.Stamina), f.Facts...), " · ")
}

// enemies is the enemies of a fight, the target marked.
func (t *table) enemies(f *gamebookplay.Fight) term.Camp {
	c := term.Camp{Title: strings.ToUpper(t.text(say.Key("gamebook.show.fight-"+string(f.Mode)))) + " · " + t.text(say.GamebookShowRound, f.Round), Role: term.Camp1}
	for i, e := range f.Enemies {
		name := e.Name
		if name == "" {
			name = t.text(say.GamebookTheEnemy)
		}
		r := term.Figure{Key: strconv.Itoa(i + 1), Name: say.Harmless(name), Now: e.Now, Most: e.Stamina, Role: term.Camp1, Facts: []string{gamebook.Skill.Name(t.l) + "\u00a0" + strconv.Itoa(e.Skill)}}
		switch {
		case e.Now == 0:
			r.Faint, r.Note = true, t.text(say.GamebookShowDead)
		case i == f.Target:
			r.Words = []string{strings.ToUpper(t.text(say.GamebookTableTarget))}
		}
		if notes := fightNotes(e.Enemy, t.l); notes != "" {
			r.Facts = append(r.Facts, say.Harmless(notes))
		}
		c.Figures = append(c.Figures, r)
	}
	return c
}

// asks is what to do now, with what the exact odds say of it.
func (t *table) asks() string {
	h, f, a := t.s.Hero, t.s.Fight, t.s.Advice
	switch {
	case !h.Alive():
		return t.text(say.GamebookTableOver)
	case f == nil:
		return t.text(say.GamebookTableReads)
	case t.s.Wound != nil:
		key := say.GamebookShowHit
		if t.s.Wound.Result == gamebook.Wounded {
			key = say.GamebookShowWounded
		}
		text := t.text(key, f.Called(t.s.Wound.Enemy))
		if a.Known { // the chances stand beside the choices
			text += " " + t.text(say.GamebookTableAdvice, better(a))
		}
		return text
	}
	return t.odds(a)
}

// rows is what is offered now.
func (t *table) rows() []prompt.Choice {
	switch h := t.s.Hero; {
	case h == nil || !h.Alive():
		return append([]prompt.Choice{t.leads("create", wayCreate)}, t.heroes()...)
	case t.s.Wound != nil:
		return t.wound()
	case t.s.Fight != nil:
		return t.fighting()
	}
	luck := t.row("luck", gamebookplay.Command{Verb: gamebookplay.TestLuck})
	luck.Chance = t.chance(t.s.Hero.Now.Luck)
	skill := t.row("skill", gamebookplay.Command{Verb: gamebookplay.Test, Stat: gamebook.Skill})
	skill.Chance = t.chance(t.s.Hero.Now.Skill)
	eat := t.row("eat", gamebookplay.Command{Verb: gamebookplay.Eat})
	if _, wasted := gamebook.Eat(t.s.Hero.Now.Stamina, t.s.Hero.Initial.Stamina); wasted && eat.Not == "" {
		eat.Chance = t.text(say.GamebookTableWasted) // R10
	}
	return append([]prompt.Choice{
		t.leads("goto", wayGoto), t.leads("fight", wayFight), luck, skill, eat, t.leads("change", wayChange), t.leads("items", wayItems),
		t.leads("tests", wayTests), t.leads("end", wayEnd),
	}, t.several()...)
}

// wound is whether to test Luck, the better choice first.
func (t *table) wound() []prompt.Choice {
	a := t.s.Advice
	luck, no := t.row("luck", gamebookplay.Command{Verb: gamebookplay.TestLuck}), t.row("no", gamebookplay.Command{Verb: gamebookplay.NoLuck})
	luck.Chance = t.chance(t.s.Hero.Now.Luck)
	if a.Known {
		with, without := percents(a.With.Win, a.Without.Win, t.l)
		luck.Chance, no.Chance = t.text(say.GamebookTableWins, with), t.text(say.GamebookTableWins, without)
	}
	luck.Rare = a.Known && !a.Test // the cursor begins on the better one
	return []prompt.Choice{luck, no}
}

// fighting is what can be done in a fight between two rounds.
func (t *table) fighting() []prompt.Choice {
	f, a := t.s.Fight, t.s.Advice
	round := t.row("round", gamebookplay.Command{Verb: gamebookplay.Round})
	if a.Known {
		round.Chance = t.text(say.GamebookTableWins, percent(a.Now.Win, t.l))
	}
	rows := []prompt.Choice{round}
	if living := f.Living(); len(living) > 1 {
		for _, i := range living {
			if i != f.Target {
				rows = append(rows, t.target(i))
			}
		}
	}
	return append(rows,
		t.row("eat", gamebookplay.Command{Verb: gamebookplay.Eat}), t.leads("change", wayChange), t.leads("items", wayItems),
		t.row("stop", gamebookplay.Command{Verb: gamebookplay.Stop}), t.row("flee", gamebookplay.Command{Verb: gamebookplay.Flee}))
}

// target is the row that attacks another enemy.
func (t *table) target(i int) prompt.Choice {
	r := t.row("target", gamebookplay.Command{Verb: gamebookplay.Target, Number: i + 1})
	r.Key, r.Label = "", t.text(say.GamebookTableAttack, t.s.Fight.Called(i))
	if t.s.Advice.Group && t.s.Advice.Best == i {
		r.Chance = t.text(say.GamebookTableBest)
	}
	return r
}

// row is a gesture with its key, and why it may not be made.
func (t *table) row(id string, cmd gamebookplay.Command) prompt.Choice {
	return gametable.Gesture(t.l, gametable.Named(t.l, "gamebook", id, about(cmd.Verb)), gamebookplay.Write(cmd, t.l), gamebookplay.Why(t.g, cmd))
}

// leads is a row that leads to a menu.
func (t *table) leads(id string, way ...string) prompt.Choice {
	r := gametable.Named(t.l, "gamebook", id, aboutWay(way[0]))
	r.Way = way
	return r
}

// chance is that of two dice that are at most a score.
func (t *table) chance(score int) string {
	ways := gamebook.LuckyWays(score)
	return fmt.Sprintf("%d/36 %s", ways, percent(float64(ways)/36, t.l))
}

// several is the way to the other heroes.
func (t *table) several() []prompt.Choice { return []prompt.Choice{t.leads("heroes", wayHeroes)} }

// heroes is the other heroes whose adventure goes on.
func (t *table) heroes() []prompt.Choice {
	var rows []prompt.Choice
	for i := range t.g.Heroes {
		if h := &t.g.Heroes[i]; h.ID != t.g.Current && h.Alive() {
			cmd := gamebookplay.Command{Verb: gamebookplay.Play, Hero: h.ID}
			rows = append(rows, prompt.Choice{Do: gamebookplay.Write(cmd, t.l), Label: t.text(say.GamebookTablePlay, h.Called()), About: "hero"})
		}
	}
	return gametable.Numbered(slices.Clip(rows))
}
