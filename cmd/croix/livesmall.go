package main

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/templates/gametable"
	"croix/tracker/journal"
	"croix/tracker/play"
	"croix/tracker/prompt"
	"croix/tracker/prompt/tui/table"
	"croix/tracker/session"
)

// liveSmall is a smaller game as the live table plays it.
type liveSmall struct {
	seat
	s     *small
	name  string
	real  bool     // players throw real dice
	log   []string // what happened, the last lines of it
	lines []gametable.LogLine
	table *gametable.Table // of this moment
}

// playSmall shows a smaller game on a terminal, or line by line.
func (a *app) playSmall(o playOptions, p prompt.Prompter, s *small, name string) error {
	l := &liveSmall{seat: a.newSeat(s.Path(), true), s: s, name: name, real: true}
	l.watch = o.watch
	defer func() { l.leave() }()
	l.claim()
	if err := l.reload(); err != nil {
		return err
	}
	return a.showTable(l, p)
}

// reload reads the log again, after what is no gesture of this table.
func (l *liveSmall) reload() error {
	lines, err := l.s.Log(l.a.lang)
	if err != nil {
		return err
	}
	l.log, l.lines = inForce(lines)
	l.make()
	return nil
}

// make makes the table of this moment.
func (l *liveSmall) make() {
	l.log = slices.Clone(l.log[max(0, len(l.log)-keptLog):])
	l.table = gametable.New(gametable.Facts{
		Lang: l.a.lang, Name: l.name, Log: l.log, Undo: l.s.Undoable(l.a.lang), Redo: l.s.Redoable(l.a.lang), Parts: l.s.parts, Note: "note",
		Real: l.real, ReadOnly: l.readOnly, Why: l.why, Lines: l.lines,
	}, l.s.board(l.a.lang))
}

// Menu is what is offered.
func (l *liveSmall) Menu(way []string) (prompt.Menu, bool) { return l.table.Menu(way) }

// Complete is gestures that go on from what is typed.
func (l *liveSmall) Complete(typed string) []string {
	all := l.s.completions(typed, l.a.lang)
	for _, name := range wordsFrom(smallWords(), typed, l.a.lang) {
		if !slices.Contains(all, name) {
			all = append(all, name)
		}
	}
	return all
}

// Hides is never: the smaller games have no secrets.
func (l *liveSmall) Hides(string) bool { return false }

// NoFace refuses a face.
func (l *liveSmall) NoFace(sides int) string { return l.a.lang.Text(say.LiveNoFace, sides) }

// NoRow refuses a key that no row has.
func (l *liveSmall) NoRow(key string) string { return l.a.noRow(key) }

// Left tells that nothing came of a gesture but what was typed of it, which is
// noted.
func (l *liveSmall) Left(g table.Gesture) string {
	throws := mended(g, nil)
	if len(throws) == 0 {
		return l.a.lang.Text(say.LiveLeft)
	}
	t, err := l.s.Leave(g.Text, throws, l.a.lang)
	if err != nil {
		return l.a.lang.Error(err)
	}
	l.kept(t, t.Lines)
	return strings.Join(t.Lines, " · ")
}

// kept takes a gesture that was recorded into the log, and makes the table anew.
func (l *liveSmall) kept(t session.Told, told []string) {
	l.log = append(l.log, told...)
	l.lines = append(l.lines, gametable.LogLine{Seq: t.Entry.Seq, Label: t.Entry.Label})
	l.make()
}

// Tick looks whether somebody else has written.
func (l *liveSmall) Tick(d time.Duration) (changed bool, told string) {
	changed, told = l.tick(d, l.s.Refresh, l.reload)
	if changed {
		l.make()
	}
	return changed, told
}

// Draw is the screen.
func (l *liveSmall) Draw(s table.Shown, width, height int) []table.Line {
	return drawn(l.table.Screen(show(l.a.lang, s)), width, height)
}

// Spots reports whether the squares of a drawn board are on the screen.
func (l *liveSmall) Spots(s table.Shown, width, height int) bool {
	return l.table.Screen(show(l.a.lang, s)).ShowsArt(width, height)
}

// stands is the game as it stands, for whoever plays line by line.
func (l *liveSmall) stands() ([]string, error) {
	return append([]string{l.name}, l.s.screen(l.a.lang, l.a.columns())...), nil
}

// brief is the score, whose move it is, what undo takes back.
func (l *liveSmall) brief() []string { return shortly(l.table.Screen(gametable.Shown{})) }

// gestures is one of each verb, and what it does.
func (l *liveSmall) gestures() [][2]string { return l.s.kind.help(l.a.lang) }

// refresh takes over what others have written.
func (l *liveSmall) refresh() error {
	more, err := l.s.Refresh()
	if err != nil || !more {
		return err
	}
	return l.reload()
}

// Do makes a gesture, or what a word of the table is for.
func (l *liveSmall) Do(g table.Gesture) table.Result {
	switch {
	case g.About:
		return l.explain(g.Text)
	case asksHelp(g.Text):
		return l.a.helps(l.gestures())
	}
	if w, rest, ok := called(smallWords(), g.Text); ok {
		return w.do(l, rest)
	}
	return l.gesture(g)
}

// gesture makes a gesture of the game.
func (l *liveSmall) gesture(g table.Gesture) table.Result {
	if l.readOnly {
		return table.Result{Told: l.a.lang.Text(say.TableLooks), Bad: true}
	}
	var wants []dice.Want
	typed := l.a.typed(g.Throws, func(string) bool { return l.real }, &wants)
	t, err := l.s.Do(g.Text, session.How{
		Typed: typed, Anyway: g.Anyway, Lang: l.a.lang, Mended: func() []play.Mended { return mended(g, wants) },
	})
	var need needDice
	if errors.As(err, &need) {
		return table.Result{Dice: l.a.tray(need, ""), Told: l.a.retyped(g, "")}
	}
	if err != nil {
		r := table.Result{Told: l.a.toldAtTable(err), Bad: true}
		if why := l.s.table().Refused(err, l.a.lang); why != nil {
			r.Told, r.Anyway = l.a.lang.Error(why.Why), !why.Firm
		}
		return r
	}
	told := slices.Clone(t.Lines)
	if text := l.a.thrown(t.Dice); text != "" {
		told = append(told, text)
	}
	if t.Again {
		told = append(told, l.a.lang.Text(say.GameAgain))
	}
	if len(told) == 0 {
		told = []string{t.Entry.Label}
	}
	l.kept(t, told)
	return table.Result{Told: strings.Join(told, " · ")}
}

// change undoes or redoes, and tells it.
func (l *liveSmall) change(do func() (session.Told, error)) table.Result {
	if l.readOnly {
		return table.Result{Told: l.a.lang.Text(say.TableLooks), Bad: true}
	}
	t, err := do()
	if err == nil {
		err = l.reload()
	}
	if err != nil {
		return table.Result{Told: l.a.lang.Error(err), Bad: true}
	}
	key := say.SessionUndone
	if t.Entry.Kind == journal.Redo {
		key = say.SessionRedone
	}
	return table.Result{Told: strings.Join(append([]string{l.a.lang.Text(key, strings.Join(t.Labels, " · "))}, t.Lines...), " · ")}
}

// undo takes back the last gesture, a number of them, a part, or all after a line.
func (l *liveSmall) undo(rest string) table.Result {
	word, number, _ := strings.Cut(prompt.Fold(rest), " ")
	return l.change(func() (session.Told, error) {
		switch {
		case word == "":
			return l.s.Undo("", 1, l.a.lang)
		case slices.Contains(l.s.parts, word):
			return l.s.Undo(word, 0, l.a.lang)
		case word == "to" || word == "a":
			word = strings.TrimSpace(number)
		}
		n, err := strconv.Atoi(word)
		switch {
		case err != nil:
			return session.Told{}, say.Errorf(say.GameCount, word)
		case number != "":
			return l.s.UndoTo(n, l.a.lang)
		}
		return l.s.Undo("", n, l.a.lang)
	})
}

// redo brings back what the latest undo took, or the next gestures of it.
func (l *liveSmall) redo(rest string) table.Result {
	n := 0
	if rest != "" {
		var err error
		if n, err = strconv.Atoi(rest); err != nil {
			return table.Result{Told: l.a.lang.Error(say.Errorf(say.GameCount, rest)), Bad: true}
		}
	}
	return l.change(func() (session.Told, error) { return l.s.Redo(n, l.a.lang) })
}

// explain shows the rules in short about a topic.
func (l *liveSmall) explain(about string) table.Result {
	return l.a.explain(l.s.rules(l.a.lang), l.s.topic, about, "croix "+l.s.kind.name+" rules")
}

// wholeLog is all that was recorded, from its end.
func (l *liveSmall) wholeLog(string) table.Result {
	lines, err := l.s.Log(l.a.lang)
	if err != nil {
		return table.Result{Told: l.a.lang.Error(err), Bad: true}
	}
	log, _ := inForce(lines)
	return table.Result{Pages: &table.Pages{Title: l.a.lang.Text(say.TableMenuLog), Lines: log, Ends: true}}
}

func smallWords() []liveWord[*liveSmall] {
	pages := func(title say.Key, lines func(*liveSmall) []string) func(*liveSmall, string) table.Result {
		return func(l *liveSmall, _ string) table.Result {
			return table.Result{Pages: &table.Pages{Title: l.a.lang.Text(title), Lines: lines(l)}}
		}
	}
	return []liveWord[*liveSmall]{
		{[]string{gametable.DoUndo, "annuler"}, (*liveSmall).undo},
		{[]string{gametable.DoRedo, "refaire"}, (*liveSmall).redo},
		{[]string{gametable.DoLog, "journal"}, (*liveSmall).wholeLog},
		{[]string{gametable.DoCheck, "verifier"}, pages(say.GametableCheck, func(l *liveSmall) []string { return l.table.Checks() })},
		{[]string{gametable.DoRules, "regles"}, (*liveSmall).explain},
		{[]string{gametable.DoKeys, "touches"}, pages(say.TableMenuKeys, func(l *liveSmall) []string { return l.table.Keys() })},
		{[]string{gametable.DoDice, "des"}, func(l *liveSmall, _ string) table.Result {
			key := say.GametableProgramNow
			if l.real = !l.real; l.real {
				key = say.GametableRealNow
			}
			l.make()
			return table.Result{Told: l.a.lang.Text(key)}
		}},
		{[]string{gametable.DoQuit, "quitter"}, func(*liveSmall, string) table.Result { return table.Result{Quit: true} }},
	}
}
