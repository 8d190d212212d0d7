package main

import (
	"errors"
	"slices"
	"strings"
	"time"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/templates/gametable"
	"croix/templates/purgatorytable"
	"croix/tracker/grammar"
	"croix/tracker/journal"
	"croix/tracker/play"
	"croix/tracker/prompt"
	"croix/tracker/prompt/tui/table"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// live is a game as the live table plays it.
type live struct {
	seat
	s       *session.Session
	name    string
	rules   purgatory.Options
	current string   // the figure of the last gesture
	log     []string // what happened, the last lines of it
	lines   []gametable.LogLine

	clocks bool
	spent  map[purgatoryplay.Side]time.Duration
	second time.Duration // since the clocks were drawn
	guide  bool
	bell   bool

	table *purgatorytable.Table // of this moment
	fault error                 // of making it
}

// keptLog is how many lines of the log are kept for the screen.
const keptLog = 200

func (a *app) newLive(o playOptions, s *session.Session, name string, readOnly bool) (*live, error) {
	rules, err := s.Rules()
	if err != nil {
		return nil, err
	}
	l := &live{
		seat: a.newSeat(s.Path(), readOnly), s: s, name: name, rules: rules, guide: o.guide, bell: o.bell,
		spent: map[purgatoryplay.Side]time.Duration{},
	}
	return l, l.reload()
}

// reload reads the log again, after what is no gesture of this table.
func (l *live) reload() error {
	lines, err := l.s.Log(l.a.lang, purgatoryplay.AsTable)
	if err != nil {
		return err
	}
	l.log, l.lines = inForce(lines)
	l.log = l.log[max(0, len(l.log)-keptLog):]
	return l.make()
}

// inForce is what a log tells of the gestures in force and of all that is no
// gesture, and the gestures to which one can go back.
func inForce(lines []session.Line) (log []string, back []gametable.LogLine) {
	for _, line := range lines {
		switch {
		case line.Kind != journal.Gesture:
			log = append(log, line.Label)
		case !line.Undone:
			log = append(log, line.Told...)
			back = append(back, gametable.LogLine{Seq: line.Seq, Label: line.Label})
		}
	}
	return log, back
}

// make makes the table of this moment.
func (l *live) make() error {
	f := purgatorytable.Facts{
		Lang: l.a.lang, Catalog: l.s.Catalog(), Options: l.rules, Game: l.s.View(purgatoryplay.AsTable), Name: l.name,
		Players: l.s.Setup().Names, Current: l.current, Log: l.log, Lines: l.lines,
		Undo: l.s.Undoable(l.a.lang), Redo: l.s.Redoable(l.a.lang), ReadOnly: l.readOnly, Why: l.why, Guide: l.guide,
	}
	if l.clocks {
		f.Clocks = map[purgatoryplay.Side]string{}
		for _, side := range f.Game.Sides() {
			f.Clocks[side] = clock(l.spent[side])
		}
	}
	if auto := autoDice(f.Game, l.a.lang); auto != "" {
		f.Modes = append(f.Modes, auto)
	}
	t, err := purgatorytable.New(f)
	if err == nil {
		l.table = t
	}
	l.fault = err
	return err
}

// autoDice is the sides for which the program throws, in words; "" for none.
func autoDice(g *purgatoryplay.Game, lang say.Lang) string {
	var auto []string
	for _, side := range g.Sides() {
		if !g.Real(side) {
			auto = append(auto, lang.Text(sideKey(side)))
		}
	}
	if len(auto) == 0 {
		return ""
	}
	return lang.Text(say.LiveAuto, strings.Join(auto, ", "))
}

// clock is a time as minutes and seconds.
func clock(d time.Duration) string {
	s := int(d.Seconds())
	text := time.Unix(int64(s), 0).UTC().Format("04:05")
	if s >= 3600 {
		text = time.Unix(int64(s), 0).UTC().Format("15:04:05")
	}
	return text
}

// Menu is what is offered.
func (l *live) Menu(way []string) (prompt.Menu, bool) { return l.table.Menu(way) }

// Complete is gestures that go on from what is typed.
func (l *live) Complete(typed string) []string {
	return append(grammar.Complete(typed, l.s.View(purgatoryplay.AsTable), l.s.Catalog(), l.a.lang), wordsFrom(liveWords(), typed, l.a.lang)...)
}

// Hides keeps the line of a secret from whoever calls lines back.
func (l *live) Hides(text string) bool {
	word, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	cmd, err := grammar.Parse(word+" satan p1", l.s.View(purgatoryplay.AsTable), l.s.Catalog())
	return err == nil && cmd.Verb == purgatoryplay.Choose
}

// NoFace refuses a face.
func (l *live) NoFace(sides int) string { return l.a.lang.Text(say.LiveNoFace, sides) }

// NoRow refuses a key that no row has.
func (l *live) NoRow(key string) string { return l.a.noRow(key) }

// Spots is never: the board of the skirmish is on the table.
func (l *live) Spots(table.Shown, int, int) bool { return false }

// Left tells that nothing came of a gesture but what was typed of it.
func (l *live) Left(g table.Gesture) string {
	if len(g.Taken) == 0 {
		return l.a.lang.Text(say.LiveLeft)
	}
	d, err := l.s.Leave(g.Text, mended(g, nil), l.a.lang)
	if err != nil {
		return l.a.lang.Error(err)
	}
	told := l.tell(d.Before, d.Events, isAsked)
	if err := l.kept(d, told); err != nil {
		return l.a.lang.Error(err)
	}
	return strings.Join(told, "\n")
}

// kept takes a gesture that was recorded into the log, and makes the table anew.
func (l *live) kept(d session.Done, told []string) error {
	l.log = append(l.log, told...)
	l.log = slices.Clone(l.log[max(0, len(l.log)-keptLog):])
	l.lines = append(l.lines, gametable.LogLine{Seq: d.Entry.Seq, Label: d.Entry.Label})
	return l.make()
}

// Tick looks at the clock, and whether somebody else has written.
func (l *live) Tick(d time.Duration) (changed bool, told string) {
	if l.clocks {
		l.spent[l.table.Side()] += d
		if l.second += d; l.second >= time.Second {
			l.second, changed = 0, true
		}
	}
	moved, told := l.tick(d, l.s.Refresh, l.reload)
	changed = changed || moved
	if changed && l.make() != nil {
		return true, l.a.lang.Error(l.fault)
	}
	return changed, told
}

// throwsReal reports whether real dice are thrown for a side.
func (l *live) throwsReal(side string) bool { return l.s.Game().Real(purgatoryplay.Side(side)) }

// gesture makes a gesture of the game.
func (l *live) gesture(g table.Gesture) table.Result {
	if l.readOnly {
		return table.Result{Told: l.a.lang.Text(say.TableLooks), Bad: true}
	}
	before := l.table.Side()
	var wants []dice.Want
	d, err := l.s.Do(g.Text, session.How{
		Typed: l.a.typed(g.Throws, l.throwsReal, &wants), Anyway: g.Anyway, Lang: l.a.lang,
		Mended: func() []play.Mended { return mended(g, wants) },
	})
	var need needDice
	var illegal *purgatoryplay.Illegal
	switch {
	case errors.As(err, &need):
		for i, w := range wants {
			if pawn := l.table.Drawn(w.Purpose, g.Throws[i]); pawn != "" {
				need.before[i] = l.a.lang.Text(say.LiveDrawn, need.before[i], pawn)
			}
		}
		t := l.a.tray(need, l.table.Thrower(purgatoryplay.Side(need.want.Side), need.want.Figure))
		t.About, t.Label = l.table.Waiting(d.Command)
		t.Means = l.table.Faces(need.want.Purpose)
		return table.Result{Dice: t, Told: l.a.retyped(g, l.soFar(d))}
	case errors.As(err, &illegal):
		return table.Result{Told: l.a.lang.Error(illegal.Unwrap()), Bad: true, Anyway: !illegal.Firm}
	case err != nil:
		return table.Result{Told: l.a.toldAtTable(err), Bad: true}
	}
	var thrown []string
	if text := l.a.thrown(session.Tossed(d.Events)); text != "" {
		thrown = append(thrown, text)
	}
	if d.Again {
		thrown = append(thrown, l.a.lang.Text(say.GameAgain))
	}
	l.current = last(d.Command.Targets, d.Command.Figure, l.current)
	if err := l.kept(d, append(l.tell(d.Before, d.Events, isAsked), thrown...)); err != nil {
		return table.Result{Told: l.a.lang.Error(err), Bad: true}
	}
	l.ring(before)
	told := append(thrown, l.tell(d.Before, d.Events, shownAnyway(d.Events))...)
	if len(told) == 0 {
		told = []string{d.Entry.Label}
		if d.Command.Verb == purgatoryplay.Answer && len(d.Before.Asks) > 0 {
			who := purgatoryplay.Teller{Lang: l.a.lang, Catalog: l.s.Catalog(), Game: d.Before}.Name(d.Before.Asks[0].Figure)
			told[0] = l.a.lang.Text(say.ShowGroup, who, told[0])
		}
	}
	return table.Result{Told: strings.Join(told, "\n")}
}

// tell is events as they are told, but for some.
func (l *live) tell(before *purgatoryplay.Game, events []purgatoryplay.Event, left func(purgatoryplay.Event) bool) []string {
	return play.Lines(before, events, func(e purgatoryplay.Event, g *purgatoryplay.Game) string {
		if left(e) {
			return ""
		}
		return e.Line(purgatoryplay.Teller{Lang: l.a.lang, Catalog: l.s.Catalog(), Game: g, As: purgatoryplay.AsTable})
	})
}

// soFar is what the dice of a gesture have made before those that are missing:
// why they are thrown. Nothing if the program threw any of them, since the
// gesture may still be left and made otherwise.
func (l *live) soFar(d session.Done) string {
	events := purgatoryplay.BeforeSecret(d.Events)
	if d.Before == nil || l.a.thrown(session.Tossed(events)) != "" {
		return ""
	}
	return strings.Join(l.tell(d.Before, events, shownAnyway(events)), "\n")
}

// isAsked reports whether an event is a question: those stand on the screen.
func isAsked(e purgatoryplay.Event) bool {
	_, is := e.(purgatoryplay.Asked)
	return is
}

// shownAnyway is which events the figures and the first line show anyway: they
// are left to the log, so that the dice and what they made stand on the smallest
// screen.
func shownAnyway(events []purgatoryplay.Event) func(purgatoryplay.Event) bool {
	tried, fought := false, false
	for _, e := range events {
		switch e.(type) {
		case purgatoryplay.Attempted:
			tried = true
		case purgatoryplay.Rolled:
			fought = true
		}
	}
	return func(e purgatoryplay.Event) bool {
		switch e.(type) {
		case purgatoryplay.Asked, purgatoryplay.StepStarted:
			return true
		case purgatoryplay.SoulRevealed, purgatoryplay.StateChanged, purgatoryplay.Equipped:
			return tried // the attempt tells who it is and what it becomes
		case purgatoryplay.Attacked:
			return fought // the dice tell who
		}
		return false
	}
}

// last is the last of some ids, or the first of the others that is one.
func last(ids []string, others ...string) string {
	if len(ids) > 0 {
		return ids[len(ids)-1]
	}
	for _, id := range others {
		if id != "" {
			return id
		}
	}
	return ""
}

// ring rings when it is somebody else's move.
func (l *live) ring(before purgatoryplay.Side) {
	if l.bell && l.table.Side() != before {
		_, _ = l.a.out.Write([]byte("\a"))
	}
}
