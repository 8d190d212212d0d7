package session

import (
	"slices"
	"strings"
	"time"

	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/purgatoryplay"
)

// Line is a line of the log: a gesture, an undo or a redo.
type Line struct {
	Seq      int
	At       time.Time
	By       string
	Kind     journal.Kind
	To       int // of an undo and a redo
	Label    string
	Undone   bool // not in force
	Again    bool // the program threw again what was undone
	Override bool // against a rule
	Round    int  // in which it was made; 0 in a game without rounds
	Told     []string
	Dice     []Throw
	Times    int // how many lines it stands for (see Fold); 1 for itself

	fix    *purgatoryplay.Corrected // all that it did, if that is one correction
	before *purgatoryplay.Game      // it
}

// Log tells all that was recorded, the first line first, as a viewer may know it.
func (s *Session) Log(l say.Lang, as purgatoryplay.Viewer) ([]Line, error) {
	return s.log(func(line *Line, g *purgatoryplay.Game, events []purgatoryplay.Event) {
		line.Override = slices.ContainsFunc(events, func(e purgatoryplay.Event) bool { _, ok := e.(purgatoryplay.Override); return ok })
		if len(events) == 1 {
			if fix, ok := events[0].(purgatoryplay.Corrected); ok {
				line.fix, line.before = &fix, g.Clone()
			}
		}
		line.Told = purgatoryplay.Tell(s.catalog, g, events, l, as)
	}, func(g *purgatoryplay.Game) int { return g.Round }, l)
}

// log tells all lines; tell tells a gesture and applies it to the game from which
// it begins: most of the time of a log is copies of games.
func (s *record[G, E]) log(tell func(line *Line, g G, events []E), round func(G) int, l say.Lang) ([]Line, error) {
	again, err := s.thrownAgain()
	if err != nil {
		return nil, err
	}
	force := map[int]bool{}
	for _, m := range s.line {
		force[m.seq] = true
	}
	var lines []Line
	g := s.code.New()
	var made []int // the gestures that make g
	called := map[int]string{}
	name := func(seqs []int) (labels []string) {
		for _, seq := range seqs {
			labels = append(labels, called[seq])
		}
		return labels
	}
	err = s.follow(func(e journal.Entry, removed, restored []int) error {
		line := Line{Seq: e.Seq, At: e.At, By: e.By, Kind: e.Kind, To: e.To, Again: again[e.Seq], Times: 1}
		made = append(made[:len(made)-len(removed)], restored...)
		switch e.Kind {
		case journal.Undo:
			line.Label = together(say.SessionUndone, name(removed), l)
			g = s.code.New()
			s.put(g, made)
		case journal.Redo:
			line.Label = together(say.SessionRedone, name(restored), l)
			s.put(g, restored)
		default:
			events := s.read[e.Seq]
			line.Label = s.label(e, g, l)
			called[e.Seq] = line.Label
			line.Undone = !force[e.Seq]
			tell(&line, g, events)
			line.Dice = s.code.Throws(events)
			made = append(made, e.Seq)
		}
		line.Round = round(g)
		lines = append(lines, line)
		return nil
	})
	return lines, err
}

// Together is the time within which corrections of the same thing are told as
// one.
const Together = 5 * time.Second

// Fold is lines to be read: corrections of the same thing that follow each other
// at once, such as -1 -1 -1, are told as one from the first value to the last.
// The journal, and Log, have each of them.
func (s *Session) Fold(lines []Line, l say.Lang, as purgatoryplay.Viewer) []Line {
	var all []Line
	var last time.Time // of the latest line that was folded
	for _, line := range lines {
		if n := len(all) - 1; n >= 0 && all[n].takes(line) && line.At.Sub(last).Abs() <= Together {
			all[n].add(line)
		} else {
			all = append(all, line)
		}
		last = line.At
	}
	for i, line := range all {
		if line.Times > 1 {
			all[i].Told = purgatoryplay.Lines(s.catalog, line.before, []purgatoryplay.Event{*line.fix}, l, as)
		}
	}
	return all
}

// takes reports whether a correction goes on with what this one corrected.
func (l Line) takes(next Line) bool {
	a, b := l.fix, next.fix
	return a != nil && b != nil && a.Field == b.Field && a.Figure == b.Figure && a.Object == b.Object && a.To == b.From &&
		l.Undone == next.Undone && l.Round == next.Round
}

// add takes a correction into this one.
func (l *Line) add(next Line) {
	both := *next.fix
	both.From = l.fix.From
	l.fix = &both
	l.Label += " · " + next.Label[strings.LastIndex(next.Label, " ")+1:]
	l.Times++
}

// put applies gestures to a game.
func (s *record[G, E]) put(g G, seqs []int) {
	for _, seq := range seqs {
		for _, e := range s.read[seq] {
			e.Apply(g)
		}
	}
}
