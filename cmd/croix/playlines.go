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
func (a *app) playLines(l *live, p prompt.Prompter) error {
	for {
		b, err := a.board(l.s, l.name, purgatoryplay.AsTable)
		if err != nil {
			return err
		}
		a.tell(a.out, b.lines(a.columns()))
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
		r := l.Do(table.Gesture{Text: text})
		var throws [][]int
		for r.Dice != nil {
			faces, err := p.Dice(prompt.Dice{Question: prompt.Question{Key: "dice", Title: r.Dice.Title}, Sides: r.Dice.Sides, Rest: true})
			if errors.Is(err, prompt.ErrLeft) {
				break
			}
			if err != nil {
				return err
			}
			throws = append(throws, faces)
			r = l.Do(table.Gesture{Text: text, Throws: throws})
		}
		switch {
		case r.Quit:
			return nil
		case r.Pages != nil:
			a.tell(a.out, r.Pages.Lines)
		case r.Told != "":
			a.tell(a.out, []string{"  " + r.Told})
		}
		if _, err := l.s.Refresh(); err != nil {
			return err
		}
	}
}
