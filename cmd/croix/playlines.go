package main

import (
	"errors"

	"croix/generator/say"
	"croix/tracker/prompt"
	"croix/tracker/prompt/tui/table"
	"croix/tracker/purgatoryplay"
)

// playLines plays a game line by line: it shows how the game stands, and takes
// gestures until somebody leaves. The end of the input is an error, as for every
// question.
func (a *app) playLines(l lineTable, p prompt.Prompter) error {
	for {
		lines, err := l.stands()
		if err != nil {
			return err
		}
		a.tell(a.out, lines)
		text, err := p.Input(prompt.Input{Question: prompt.Question{Key: "gesture", Title: a.lang.Text(say.LiveGesture)}})
		if errors.Is(err, prompt.ErrLeft) {
			return nil
		}
		if err != nil {
			return err
		}
		if text == "" {
			continue
		}
		g := table.Gesture{Text: text}
		var typings []table.Throw
		r := l.Do(g)
		for r.Dice != nil {
			faces, err := p.Dice(prompt.Dice{Question: prompt.Question{Key: "dice", Title: r.Dice.Title}, Sides: r.Dice.Sides, Rest: true})
			if errors.Is(err, prompt.ErrLeft) {
				r = table.Result{Told: l.Left(table.Gesture{Text: text, Taken: typings})}
				break
			}
			if err != nil {
				return err
			}
			typings = append(typings, r.Dice.Typed(len(g.Throws), faces))
			g.Throws = append(g.Throws, faces)
			r = l.Do(g)
		}
		switch {
		case r.Quit:
			return nil
		case r.Pages != nil:
			a.tell(a.out, r.Pages.Lines)
		case r.Told != "":
			a.tell(a.out, []string{"  " + r.Told})
		}
		if err := l.refresh(); err != nil {
			return err
		}
	}
}

// stands is the game as it stands, for whoever plays line by line.
func (l *live) stands() ([]string, error) {
	b, err := l.a.board(l.s, l.name, purgatoryplay.AsTable)
	if err != nil {
		return nil, err
	}
	return b.lines(l.a.columns()), nil
}

// refresh takes over what others have written.
func (l *live) refresh() error {
	_, err := l.s.Refresh()
	return err
}
