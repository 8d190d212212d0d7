package main

import (
	"errors"
	"fmt"
	"strings"

	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/grammar"
	"croix/tracker/prompt"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// walkChecks reads a game out figure by figure, and takes corrections of each
// until the table shows the same. A figure that was corrected is read out again.
func (a *app) walkChecks(s *session.Session, name string, p prompt.Prompter) error {
	fixed := 0
	for at := 0; ; {
		b, err := a.board(s, name, purgatoryplay.AsTable)
		if err != nil {
			return err
		}
		all := b.checks()
		if at == len(all) {
			a.tell(a.out, b.foldedChecks(a.columns()))
			a.tell(a.out, []string{a.lang.Text(say.CheckWalked, len(all), fixed)})
			return nil
		}
		c := all[at]
		a.tell(a.out, term.Wrap(fmt.Sprintf("%d/%d ", at+1, len(all))+c.line(), a.columns(), "    "))
		text, err := p.Input(prompt.Input{
			Question: prompt.Question{Key: "check", Title: a.lang.Text(say.CheckAsk, c.Name), Help: a.lang.Text(say.CheckAskHelp)},
			Check: func(text string) error {
				_, err := correction(s, c.Figure, text)
				return err
			},
		})
		switch {
		case errors.Is(err, prompt.ErrLeft):
			return nil
		case err != nil:
			return err
		case text == "":
			at++
			continue
		}
		text, err = correction(s, c.Figure, text)
		if err != nil {
			return err
		}
		d, err := s.Do(text, session.How{Lang: a.lang})
		if err != nil {
			return a.refusal(s, err)
		}
		fixed++
		a.tell(a.out, purgatoryplay.Lines(s.Catalog(), d.Before, d.Events, a.lang, purgatoryplay.AsTable))
	}
}

// correction is what was typed about a figure as a whole gesture: -2 and "guard
// =1" are of that figure, unless it has nothing of the kind. The error tells why
// it corrects nothing.
func correction(s *session.Session, figure, text string) (string, error) {
	if strings.TrimSpace(text) == "" {
		return "", nil
	}
	whole := grammar.Word(purgatoryplay.Correct, say.English) + " " + figure + " " + text
	own := corrects(s, whole)
	if own == nil {
		return whole, nil
	}
	err := corrects(s, text)
	if _, refused := own.(*purgatoryplay.Illegal); refused && err != nil {
		err = own
	}
	return text, err
}

// corrects is why a gesture corrects nothing; nil if it does.
func corrects(s *session.Session, text string) error {
	cmd, err := grammar.Parse(text, s.View(purgatoryplay.AsTable), s.Catalog())
	switch {
	case err != nil:
		return err
	case cmd.Verb != purgatoryplay.Correct:
		return say.Errorf(say.CheckNone, text, usualFix)
	}
	if i := purgatoryplay.Why(s.Game(), s.Catalog(), cmd); i != nil {
		return i
	}
	return nil
}
