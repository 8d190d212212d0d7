package main

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"croix/generator/say"
	"croix/templates/gametable"
	"croix/tracker/prompt"
	"croix/tracker/prompt/tui/table"
)

// lines is a live table that is played line by line. It takes the keys of the
// screen and its gestures; what came of the last one stands just above the
// question, below whose move it is and the rows that are offered.
type lines struct {
	a     *app
	game  lineTable
	p     prompt.Prompter
	way   []string // to the menu that is open; nil for what is offered now
	force bool     // the gesture under way goes against a rule
	told  []string // what came of the last line
	whole bool     // all rows were asked for
	again func() error
	done  bool
}

// playLines plays a game line by line until somebody leaves. The end of the input
// is an error, as for every question.
func (a *app) playLines(l lineTable, p prompt.Prompter) error {
	stands, err := l.stands()
	if err != nil {
		return err
	}
	a.tell(a.out, append(stands, ""))
	t := &lines{a: a, game: l, p: p}
	for last := time.Now(); !t.done; {
		if err := t.line(); errors.Is(err, prompt.ErrLeft) {
			return nil
		} else if err != nil {
			return err
		}
		now := time.Now()
		if _, told := l.Tick(now.Sub(last)); told != "" {
			t.told = append(t.told, told)
		}
		last = now
		if err := l.refresh(); err != nil {
			return err
		}
	}
	return nil
}

// most is how many rows of a menu stand above the question; the help has all.
func (t *lines) most() int {
	const least, other = 3, 9
	return max(least, t.a.height()-other)
}

// line shows what is offered, and takes one line.
func (t *lines) line() error {
	menu, ok := t.game.Menu(t.way)
	if !ok || menu.Done != "" {
		t.way = nil
		menu, _ = t.game.Menu(nil)
	}
	switch {
	case menu.Cover != "":
		return t.secret(keyed(menu))
	case menu.Text:
		text, err := t.p.Input(prompt.Input{Question: prompt.Question{Key: "text", Title: menu.Title}})
		if text == "" || prompt.LeadsBack(text) || err != nil {
			t.back()
			return err
		}
		return t.open(append(slices.Clone(t.way), text))
	}
	if len(t.way) == 0 {
		t.write("", t.game.brief()...)
	} else {
		t.write("", menu.Title)
	}
	menu = keyed(menu)
	most := t.most()
	if t.whole {
		most, t.whole = len(menu.Rows), false
	}
	t.rows(menu.Rows, most)
	t.tell()
	return t.ask(menu)
}

// keyed is a menu all of whose rows can be written: .1 is the first of those that
// have no key.
func keyed(menu prompt.Menu) prompt.Menu {
	menu.Rows = slices.Clone(menu.Rows)
	n := 0
	for i := range menu.Rows {
		if menu.Rows[i].Key == "" {
			n++
			menu.Rows[i].Key = "." + strconv.Itoa(n)
		}
	}
	return menu
}

// ask takes one line: a row, what always can be asked for, or a gesture.
func (t *lines) ask(menu prompt.Menu) error {
	usual := t.usual(menu)
	title := say.LiveGesture
	if len(t.way) > 0 {
		title = say.LiveGestureBack
	}
	text, err := t.p.Input(prompt.Input{Question: prompt.Question{Key: "gesture", Title: t.a.lang.Text(title)}, Default: usual})
	if err != nil {
		return err
	}
	again := t.again
	t.again = nil
	word := prompt.Fold(text)
	rows := slices.Concat(menu.Rows, menu.Hidden)
	row := slices.IndexFunc(rows, func(r prompt.Choice) bool { return r.Key == text })
	switch {
	case text == "":
	case text == usual && again != nil:
		return again()
	case text == usual:
		return t.pick(rows[firstOpen(menu)])
	case menu.Many && t.marks(menu, text) != "":
		return t.open(append(slices.Clone(t.way), t.marks(menu, text)))
	case row >= 0:
		return t.pick(rows[row])
	case asksHelp(word):
		t.whole = true
		t.told = split(t.a.lang.Text(say.LiveHelp, strings.Join(t.verbs(), ", ")))
	case strings.HasPrefix(word, "? "):
		return t.about(strings.TrimSpace(text[1:]))
	case prompt.LeadsBack(text):
		t.back()
	case word == "menu":
		t.way = []string{gametable.WayGame}
	case word == "table":
		stands, err := t.game.stands()
		if err != nil {
			return err
		}
		t.told = stands
	case word == "u":
		return t.do(table.Gesture{Text: gametable.DoUndo})
	case text == "Y": // y is yes
		return t.do(table.Gesture{Text: gametable.DoRedo})
	case strings.ContainsAny(text[:1], "+-=") && menu.Numbers != "":
		return t.do(table.Gesture{Text: menu.Numbers + " " + text})
	default:
		return t.do(table.Gesture{Text: strings.TrimPrefix(text, ":")})
	}
	return nil
}

// verbs is the words with which gestures begin.
func (t *lines) verbs() []string {
	var all []string
	for _, g := range t.game.gestures() {
		word, _, _ := strings.Cut(g[0], " ")
		all = append(all, word)
	}
	return all
}

// about shows a gesture that begins with a word, or what the rules say about it.
func (t *lines) about(word string) error {
	at := slices.IndexFunc(t.verbs(), func(w string) bool { return prompt.Fold(w) == prompt.Fold(word) })
	if at < 0 {
		return t.do(table.Gesture{Text: word, About: true})
	}
	g := t.game.gestures()[at]
	t.told = []string{t.a.lang.Text(say.ShowGroup, g[0], g[1])}
	return nil
}

// usual is what an empty line does: after a refusal, what was refused; otherwise
// the first row.
func (t *lines) usual(menu prompt.Menu) string {
	at := firstOpen(menu)
	switch {
	case t.again != nil:
		return t.a.lang.Text(say.LiveAgain)
	case menu.Many || at < 0 || len(t.way) > 0 && t.way[0] == gametable.WayGame:
		return "" // the first row of the game's own menu takes something back
	case menu.Rows[at].Spot != (prompt.Spot{}):
		return "" // nobody means just the first square
	}
	return menu.Rows[at].Key
}

// back closes the menu that is open.
func (t *lines) back() { t.way, t.force = t.way[:max(0, len(t.way)-1)], false }

// firstOpen is the first row that may be picked, or -1.
func firstOpen(m prompt.Menu) int {
	return slices.IndexFunc(m.Rows, func(r prompt.Choice) bool { return r.Not == "" && !r.Rare })
}

// marks is the values of several rows whose keys are written with commas or
// spaces between, as their menu wants them; "" if it is something else.
func (t *lines) marks(menu prompt.Menu, text string) string {
	var values []string
	for _, key := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ' ' }) {
		at := slices.IndexFunc(menu.Rows, func(r prompt.Choice) bool { return r.Key == key })
		if at < 0 || menu.Rows[at].Value == "" {
			return ""
		}
		values = append(values, menu.Rows[at].Value)
	}
	return strings.Join(values, ",")
}

// pick does what a row is, or opens the menu that follows. One that a rule forbids
// is told first.
func (t *lines) pick(r prompt.Choice) error {
	goOn := func() error {
		switch {
		case r.Do != "":
			return t.do(table.Gesture{Text: r.Do})
		case r.Way != nil:
			return t.open(r.Way)
		}
		return t.open(append(slices.Clone(t.way), r.Value))
	}
	if r.Not == "" || r.Do != "" {
		return goOn() // the game refuses in its own words
	}
	told := r.Not
	if !r.Firm {
		told = t.a.lang.Text(say.LiveAnyway, told)
		t.again = func() error { t.force = true; return goOn() }
	}
	t.told = append(t.told, told)
	return nil
}

// open opens a menu; what is complete is done.
func (t *lines) open(way []string) error {
	menu, ok := t.game.Menu(way)
	switch {
	case !ok:
		t.way, t.force = nil, false
	case menu.Done != "":
		return t.do(table.Gesture{Text: menu.Done})
	default:
		t.way = way
	}
	return nil
}

// do makes a gesture with the dice that it asks for, and tells what came of it.
func (t *lines) do(g table.Gesture) error {
	g.Anyway = g.Anyway || t.force
	var typings []table.Throw
	r := t.game.Do(g)
	for r.Dice != nil {
		t.told = append(t.told, split(r.Told)...)
		t.tell()
		help := slices.DeleteFunc([]string{thrownAs(t.a.lang, r.Dice.Sides), r.Dice.Means}, func(s string) bool { return s == "" })
		q := prompt.Question{Key: "dice", Title: r.Dice.Title, Help: strings.Join(help, " · "), Back: true}
		faces, err := t.p.Dice(prompt.Dice{Question: q, Sides: r.Dice.Sides, Rest: true})
		if errors.Is(err, prompt.ErrLeft) {
			t.told = append(t.told, split(t.game.Left(table.Gesture{Text: g.Text, Taken: typings}))...)
			return nil
		}
		if err != nil {
			return err
		}
		typings = append(typings, r.Dice.Typed(len(g.Throws), faces))
		g.Throws = append(g.Throws, faces)
		r = t.game.Do(g)
	}
	t.done = r.Quit
	if r.Pages != nil {
		t.told = append(append(t.told, r.Pages.Title), r.Pages.Lines...)
	}
	if r.Bad && r.Anyway {
		r.Told = t.a.lang.Text(say.LiveAnyway, r.Told)
		g.Anyway, g.Throws = true, nil
		t.again = func() error { return t.do(g) }
	}
	t.told = append(t.told, split(r.Told)...)
	if !r.Bad && !g.About {
		t.way, t.force = r.Open, false
	}
	return nil
}

// secret takes the answer of who alone may look, and moves it out of sight.
func (t *lines) secret(menu prompt.Menu) error {
	text, err := t.p.Input(prompt.Input{Question: prompt.Question{Key: "cover", Title: menu.Cover}})
	if prompt.LeadsBack(text) || err != nil {
		t.back()
		return err
	}
	t.write("", menu.Title)
	t.rows(menu.Rows, len(menu.Rows))
	for i := range menu.Rows {
		menu.Rows[i].Rare = true // nothing is chosen by an empty line
	}
	err = t.ask(menu)
	if terminal(outermost(t.a.out)) != nil {
		t.a.tell(t.a.out, make([]string, farAway))
	}
	t.way = nil
	return err
}

// farAway is as many lines as no screen shows.
const farAway = 60
