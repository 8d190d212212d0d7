package gamebookpages

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/gamebookplay"
)

// Screen is a game in the terminal, in at most width columns: the sheet of the
// hero, its fight, and what can be done now. The other heroes are a line each.
func Screen(g *gamebookplay.Game, l say.Lang, width int) []string {
	s := gamebookplay.Next(g)
	w := screen{g: g, l: l, width: max(term.MinWidth, width)}
	if s.Hero != nil {
		w.hero(s.Hero)
		if s.Fight != nil {
			w.fight(s)
		}
	} else {
		w.add("", l.Text(say.GamebookHeroless))
	}
	for i := range g.Heroes {
		if h := &g.Heroes[i]; h != s.Hero {
			w.add("  ", h.ID+" "+w.title(h))
		}
	}
	var legal []string
	for _, cmd := range s.Legal {
		text := gamebookplay.Write(cmd, l)
		if cmd.Verb == gamebookplay.Goto { // the book says where, and whom to fight
			verb, _, _ := strings.Cut(text, " ")
			fight, _, _ := strings.Cut(gamebookplay.Write(gamebookplay.Command{Verb: gamebookplay.Battle}, l), " ")
			text = verb + "\u00a0… · " + fight + "\u00a0…"
		}
		legal = append(legal, text)
	}
	w.line("")
	w.add("  ", "> "+strings.Join(legal, " · "))
	return w.lines
}

// screen is lines in the making.
type screen struct {
	g     *gamebookplay.Game
	l     say.Lang
	width int
	lines []string
}

func (w *screen) line(s string) { w.lines = append(w.lines, s) }

// add adds a text, broken where there is no room.
func (w *screen) add(indent, text string) {
	w.lines = append(w.lines, term.Wrap(text, w.width, indent)...)
}

// title is a hero with where it is, or how it ended.
func (w *screen) title(h *gamebookplay.Hero) string {
	name := say.Harmless(h.Called().Name(w.l))
	switch {
	case !h.Alive():
		return name + " – " + w.l.Text(say.Key("gamebook.end."+string(h.Ended)))
	case h.Paragraph > 0:
		return name + " – " + w.l.Text(say.GamebookLineWent, h.Paragraph)
	}
	return name
}

// hero is its sheet.
func (w *screen) hero(h *gamebookplay.Hero) {
	w.add("  ", w.title(h))
	label := 0
	capped := []gamebook.Stat{gamebook.Skill, gamebook.Stamina, gamebook.Luck}
	for _, s := range capped {
		label = max(label, term.Width(s.Name(w.l)))
	}
	for _, s := range capped {
		name := s.Name(w.l)
		now, initial := h.Now.Of(s), h.Initial.Of(s)
		w.line(fmt.Sprintf("%s%s %2d/%-2d %s", name, strings.Repeat(" ", label-term.Width(name)), now, initial, bar(now, initial, w.width-label-8)))
	}
	var rest []string
	for _, s := range []gamebook.Stat{gamebook.Faith, gamebook.Gold, gamebook.Meals} {
		rest = append(rest, s.Name(w.l)+"\u00a0"+strconv.Itoa(h.Now.Of(s)))
	}
	w.add("  ", strings.Join(rest, " · "))
	var items []string
	for _, it := range h.Equipment {
		items = append(items, say.Harmless(gamebook.ItemName(it, w.l)))
	}
	if len(items) > 0 {
		w.add("  ", w.l.Text(say.GamebookShowEquipment, strings.Join(items, ", ")))
	}
	for _, n := range h.Notes[max(0, len(h.Notes)-3):] {
		w.add("  ", "- "+say.Harmless(n))
	}
	if len(h.Trail) > 1 {
		w.add("  ", w.trail(h))
	}
}

// trail is the last paragraphs.
func (w *screen) trail(h *gamebookplay.Hero) string {
	const shown = 12
	var steps []string
	for _, s := range h.Trail[max(0, len(h.Trail)-shown):] {
		steps = append(steps, strconv.Itoa(s.To))
	}
	if len(h.Trail) > shown {
		steps = append([]string{"…"}, steps...)
	}
	return w.l.Text(say.GamebookShowTrail, strings.Join(steps, " → "))
}

// bar is a number as cells, one for each point where there is room, full for
// those that are left.
func bar(now, initial, room int) string {
	all := max(now, initial)
	cells := min(all, max(0, room))
	full := now
	if all > cells && all > 0 {
		full = (now*cells + all - 1) / all
	}
	return strings.Repeat("█", full) + strings.Repeat("░", cells-full)
}

// fight is the enemies with the target marked, and what the odds say.
func (w *screen) fight(s gamebookplay.Situation) {
	f := s.Fight
	w.line("")
	w.add("  ", strings.ToUpper(w.l.Text(say.Key("gamebook.show.fight-"+string(f.Mode))))+", "+w.l.Text(say.GamebookShowRound, f.Round))
	for i := range f.Enemies {
		mark := "\u00a0\u00a0"
		if i == f.Target {
			mark = "→\u00a0"
		}
		w.add("    ", mark+w.enemyText(f, i))
	}
	if s.Wound == nil {
		if text := w.odds(s.Advice); text != "" {
			w.add("  ", text)
		}
		return
	}
	key := say.GamebookShowHit
	if s.Wound.Result == gamebook.Wounded {
		key = say.GamebookShowWounded
	}
	w.add("  ", w.l.Text(key, f.Called(s.Wound.Enemy)))
	if s.Advice.Known {
		w.add("  ", w.advice(s.Advice))
	}
}

// enemyText is an enemy in one line.
func (w *screen) enemyText(f *gamebookplay.Fight, i int) string {
	e := f.Enemies[i]
	text := fmt.Sprintf("%s – %s\u00a0%d, ", say.Harmless(f.Called(i).Name(w.l)), gamebook.Skill.Name(w.l), e.Skill)
	if e.Now == 0 {
		return text + w.l.Text(say.GamebookShowDead)
	}
	return text + fmt.Sprintf("%s\u00a0%d/%d", gamebook.Stamina.Name(w.l), e.Now, e.Stamina) + w.special(e.Enemy)
}

// advice is whether to test Luck on a wound.
func (w *screen) advice(a gamebookplay.Advice) string {
	with, without := percents(a.With.Win, a.Without.Win, w.l)
	return w.l.Text(say.GamebookShowAdvice, with, without, better(a))
}

// better is the better choice.
func better(a gamebookplay.Advice) say.Key {
	if a.Test {
		return say.GamebookTestYes
	}
	return say.GamebookTestNo
}

// odds is what the exact odds say of the fight; "" where they are not known.
func (w *screen) odds(a gamebookplay.Advice) string {
	switch {
	case a.Known && a.Group && !a.Plain:
		return w.l.Text(say.GamebookShowGroupLuck, percent(a.Now.Win, w.l), w.g.Hero(w.g.Current).Fight.Called(a.Best))
	case a.Known && a.Group:
		return w.l.Text(say.GamebookShowGroup, percent(a.Now.Win, w.l), w.g.Hero(w.g.Current).Fight.Called(a.Best))
	case a.Known:
		return w.l.Text(say.GamebookShowOdds, percent(a.Now.Win, w.l))
	}
	return ""
}

// percent is a chance in percent; nothing is certain that is not.
func percent(p float64, l say.Lang) string { return percentTo(1, p, l) }

// percents is two chances with as many figures as tell them apart.
func percents(a, b float64, l say.Lang) (string, string) {
	const most = 4
	for figures := 1; ; figures++ {
		x, y := percentTo(figures, a, l), percentTo(figures, b, l)
		if x != y || a == b || figures == most {
			return x, y
		}
	}
}

// percentTo is a chance in percent with so many figures after the point.
func percentTo(figures int, p float64, l say.Lang) string {
	least := math.Pow10(-figures)
	text := strconv.FormatFloat(100*p, 'f', figures, 64)
	switch {
	case p < 1 && 100*p >= 100-least/2:
		text = ">\u00a0" + strconv.FormatFloat(100-least, 'f', figures, 64)
	case p > 0 && 100*p < least/2:
		text = "<\u00a0" + strconv.FormatFloat(least, 'f', figures, 64)
	}
	if l == say.French {
		text = strings.Replace(text, ".", ",", 1)
	}
	return text + "\u00a0%"
}

// special is what the paragraph says of the fight with an enemy.
func (w *screen) special(e gamebook.Enemy) string {
	if text := fightNotes(e, w.l); text != "" {
		return " (" + say.Harmless(text) + ")"
	}
	return ""
}

// fightNotes is what the paragraph says of the fight with an enemy, with commas.
func fightNotes(e gamebook.Enemy, l say.Lang) string {
	var all []string
	for _, x := range []struct {
		name  say.Key
		n     int
		signs bool
	}{
		{say.GamebookShowHeroBonus, e.HeroBonus, true}, {say.GamebookShowEnemyBonus, e.EnemyBonus, true},
		{say.GamebookShowDeals, e.HeroWounds, false}, {say.GamebookShowTakes, e.Wounds, false},
	} {
		switch {
		case x.n != 0 && x.signs:
			all = append(all, l.Text(x.name, strings.Replace(fmt.Sprintf("%+d", x.n), "-", "−", 1)))
		case x.n != 0:
			all = append(all, l.Text(x.name, strconv.Itoa(x.n)))
		}
	}
	if e.Notes != "" {
		all = append(all, e.Notes)
	}
	return strings.Join(all, ", ")
}
