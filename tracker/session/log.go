package session

import (
	"slices"
	"time"

	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/purgatoryplay"
)

// Line is a line of the log: a gesture, an undo or a redo.
type Line struct {
	Seq      int
	At       time.Time
	By       purgatoryplay.Side
	Kind     journal.Kind
	To       int // of an undo and a redo
	Label    string
	Undone   bool // not in force
	Again    bool // the program threw again what was undone
	Override bool // against a rule
	Round    int  // in which it was made
	Told     []string
	Dice     []purgatoryplay.Dice
}

// Log tells all that was recorded, the first line first, as a viewer may know it.
func (s *Session) Log(l say.Lang, as purgatoryplay.Viewer) ([]Line, error) {
	again, err := s.thrownAgain()
	if err != nil {
		return nil, err
	}
	force := map[int]bool{}
	for _, m := range s.line {
		force[m.seq] = true
	}
	var lines []Line
	g := &purgatoryplay.Game{}
	var made []int // the gestures that make g
	err = s.follow(func(e journal.Entry, removed, restored []int) error {
		line := Line{Seq: e.Seq, At: e.At, By: purgatoryplay.Side(e.By), Kind: e.Kind, To: e.To, Label: e.Label, Again: again[e.Seq]}
		made = append(made[:len(made)-len(removed)], restored...)
		switch e.Kind {
		case journal.Undo:
			g = &purgatoryplay.Game{}
			s.put(g, made)
		case journal.Redo:
			s.put(g, restored)
		default:
			events := s.read[e.Seq]
			line.Undone = !force[e.Seq]
			line.Told = purgatoryplay.Lines(s.catalog, g, events, l, as)
			line.Dice = Throws(events)
			line.Override = slices.ContainsFunc(events, func(e purgatoryplay.Event) bool { _, ok := e.(purgatoryplay.Override); return ok })
			made = append(made, e.Seq)
			s.put(g, []int{e.Seq})
		}
		line.Round = g.Round
		lines = append(lines, line)
		return nil
	})
	return lines, err
}

// put applies gestures to a game.
func (s *Session) put(g *purgatoryplay.Game, seqs []int) {
	for _, seq := range seqs {
		for _, e := range s.read[seq] {
			e.Apply(g)
		}
	}
}
