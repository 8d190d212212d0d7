package main

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/manual"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/prompt"
	"croix/tracker/prompt/tui/table"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// liveWord is a word of a live table L that is no gesture of its game.
type liveWord[L any] struct {
	names []string // folded: as menus give it, then the French one if it is another
	do    func(l L, rest string) table.Result
}

// name is the word in a language.
func (w liveWord[L]) name(lang say.Lang) string {
	if lang == say.French {
		return w.names[len(w.names)-1]
	}
	return w.names[0]
}

// called is the word with which a text begins, and what follows it.
func called[L any](words []liveWord[L], text string) (w liveWord[L], rest string, ok bool) {
	word, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	i := slices.IndexFunc(words, func(w liveWord[L]) bool { return slices.Contains(w.names, prompt.Fold(word)) })
	if i < 0 {
		return w, "", false
	}
	return words[i], strings.TrimSpace(rest), true
}

// wordsFrom is the words that begin with what is typed.
func wordsFrom[L any](words []liveWord[L], typed string, lang say.Lang) []string {
	var all []string
	for _, w := range words {
		if name := w.name(lang); strings.HasPrefix(name, prompt.Fold(typed)) {
			all = append(all, name)
		}
	}
	return all
}

func liveWords() []liveWord[*live] {
	return []liveWord[*live]{
		{[]string{"undo", "annuler"}, (*live).undo},
		{[]string{"redo", "refaire"}, (*live).redo},
		{[]string{"log", "journal"}, (*live).wholeLog},
		{[]string{"check", "verifier"}, func(l *live, _ string) table.Result { return l.pages(say.TableMenuCheck, l.table.Checks()) }},
		{[]string{"score"}, func(l *live, _ string) table.Result { return l.pages(say.TableMenuScore, l.table.ScoreLines()) }},
		{[]string{"rules", "regles"}, (*live).explain},
		{[]string{"keys", "touches"}, func(l *live, _ string) table.Result {
			return l.pages(say.TableMenuKeys, strings.Split(l.a.lang.Text(say.LiveKeys), "\n"))
		}},
		{[]string{"clock", "horloge"}, func(l *live, _ string) table.Result { l.clocks = !l.clocks; return l.set(say.LiveClocks, l.clocks) }},
		{[]string{"bell", "sonnerie"}, func(l *live, _ string) table.Result { l.bell = !l.bell; return l.set(say.LiveBells, l.bell) }},
		{[]string{"guide"}, func(l *live, _ string) table.Result { l.guide = !l.guide; return l.set(say.LiveGuides, l.guide) }},
		{[]string{"quit", "quitter"}, func(*live, string) table.Result { return table.Result{Quit: true} }},
	}
}

// asksHelp reports whether a text asks what can be written. With more after it the
// word is a gesture: one soul helps another.
func asksHelp(text string) bool {
	return slices.Contains([]string{"?", "help", "aide"}, prompt.Fold(strings.TrimSpace(text)))
}

// helps is what can be written: one gesture of each verb, and what it does.
func (a *app) helps(gestures [][2]string) table.Result {
	lines := []string{a.lang.Text(say.LiveHelpWords)}
	for _, g := range gestures {
		lines = append(lines, a.lang.Text(say.ShowGroup, g[0], g[1]))
	}
	return table.Result{Pages: &table.Pages{Title: a.lang.Text(say.LiveHelpTitle), Lines: lines}}
}

// toldAtTable is an error of a gesture as the table tells it, which has the help of do
// itself.
func (a *app) toldAtTable(err error) string {
	return strings.ReplaceAll(a.lang.Error(err), "croix do --help", a.lang.Text(say.LiveHelpWord))
}

// Do makes a gesture, or what a word of the table is for.
func (l *live) Do(g table.Gesture) table.Result {
	switch {
	case g.About:
		r := l.explain(g.Text)
		if guide := l.table.Guidance(g.For); guide != "" && r.Pages != nil { // a small screen has not all of it
			r.Pages.Lines = append([]string{guide, ""}, r.Pages.Lines...)
		}
		return r
	case asksHelp(g.Text):
		return l.a.helps(l.gestures())
	}
	if w, rest, ok := called(liveWords(), g.Text); ok {
		return w.do(l, rest)
	}
	return l.gesture(g)
}

// wholeLog is all that was recorded, from its end.
func (l *live) wholeLog(string) table.Result {
	lines, err := l.s.Log(l.a.lang, purgatoryplay.AsTable)
	if err != nil {
		return l.wrong(err)
	}
	log, _ := inForce(lines)
	r := l.pages(say.TableMenuLog, log)
	r.Pages.Ends = true
	return r
}

// pages is a text to read.
func (l *live) pages(title say.Key, lines []string) table.Result {
	return table.Result{Pages: &table.Pages{Title: l.a.lang.Text(title), Lines: lines}}
}

// set tells that something is on or off.
func (l *live) set(what say.Key, on bool) table.Result {
	state := say.LiveOff
	if on {
		state = say.LiveOn
	}
	return l.made(l.a.lang.Text(what, state))
}

// made makes the table anew and tells why.
func (l *live) made(told string) table.Result {
	if err := l.make(); err != nil {
		return l.wrong(err)
	}
	return table.Result{Told: told}
}

func (l *live) wrong(err error) table.Result {
	return table.Result{Told: l.a.lang.Error(err), Bad: true}
}

// undo takes back the last gesture, an activation, a turn, or all after a line.
func (l *live) undo(rest string) table.Result {
	word, number, _ := strings.Cut(prompt.Fold(rest), " ")
	return l.change(func() (session.Changed, error) {
		switch word {
		case "activation":
			return l.s.Undo(session.Activation, 0, l.a.lang)
		case "turn", "tour":
			return l.s.Undo(session.Turn, 0, l.a.lang)
		case "to", "a":
			n, err := strconv.Atoi(strings.TrimSpace(number))
			if err != nil {
				return session.Changed{}, say.Errorf(say.GameCount, number)
			}
			return l.s.UndoTo(n, l.a.lang)
		case "":
			return l.s.Undo(session.Gestures, 1, l.a.lang)
		}
		n, err := strconv.Atoi(word)
		if err != nil {
			return session.Changed{}, say.Errorf(say.GameCount, word)
		}
		return l.s.Undo(session.Gestures, n, l.a.lang)
	})
}

// redo brings back what the latest undo took, or the next gestures of it.
func (l *live) redo(rest string) table.Result {
	n := 0
	if rest != "" {
		var err error
		if n, err = strconv.Atoi(rest); err != nil {
			return l.wrong(say.Errorf(say.GameCount, rest))
		}
	}
	return l.change(func() (session.Changed, error) { return l.s.Redo(n, l.a.lang) })
}

// change undoes or redoes, and tells what to put back on the board.
func (l *live) change(do func() (session.Changed, error)) table.Result {
	if l.readOnly {
		return table.Result{Told: l.a.lang.Text(say.TableLooks), Bad: true}
	}
	c, err := do()
	if err != nil {
		return l.wrong(err)
	}
	if err := l.reload(); err != nil {
		return l.wrong(err)
	}
	key := say.SessionUndone
	if c.Entry.Kind == journal.Redo {
		key = say.SessionRedone
	}
	told, back := l.a.lang.Text(key, strings.Join(c.Labels, " · ")), l.a.putBack(l.s, c)
	if len(strings.Join(back, "")) > longTold { // all of it is to be done by hand
		return l.pages(say.LivePutBack, append(back, "", told))
	}
	return table.Result{Told: strings.Join(append([]string{told}, back...), " · ")}
}

// longTold is the bytes of what is to be put back that a screen can tell at once.
const longTold = 300

// explain shows the rules about a topic, a rule or a word; all topics for none.
func (l *live) explain(about string) table.Result {
	return l.a.explain(purgatory.Reference(l.s.Catalog(), l.rules, l.a.lang), purgatory.FindTopic, about, "croix rules")
}

// explain shows what rules in short say about a topic, a rule or a word; all
// topics for none. command shows them in the terminal.
func (a *app) explain(sections []manual.Section, find findTopic, about, command string) table.Result {
	var lines []string
	if about == "" {
		for _, s := range sections {
			lines = append(lines, a.lang.Text(say.LiveTopic, s.ID, s.Title))
		}
		return table.Result{Pages: &table.Pages{Title: a.lang.Text(say.TableMenuRules), Lines: lines}}
	}
	width := a.columns()
	found, err := find(sections, about)
	if err != nil {
		some := manual.Search(sections, about)
		if len(some) == 0 {
			return table.Result{Told: a.lang.Error(say.Errorf(say.RulesNotFound, about, command)), Bad: true}
		}
		for _, s := range some {
			lines = append(append(lines, sectionLines(s, width)...), "")
		}
		return table.Result{Pages: &table.Pages{Title: about, Lines: lines}}
	}
	return table.Result{Pages: &table.Pages{Title: found.Title, Lines: sectionLines(found, width)[2:]}}
}

// findTopic finds the section that a word names.
type findTopic = func(sections []manual.Section, word string) (manual.Section, error)

// Draw is the screen.
func (l *live) Draw(s table.Shown, width, height int) []table.Line {
	return drawn(l.table.Screen(show(l.a.lang, s)), width, height)
}
