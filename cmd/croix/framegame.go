package main

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/journal"
	"croix/tracker/session"
)

// This file is what the commands of games do with one of the smaller games.

// smallParts are the flags of undo for parts of smaller games.
func smallParts() []string { return []string{"round", "fight", "second"} }

// notFor refuses flags that mean nothing to a kind of game.
func notFor(cmd *cobra.Command, k kind, flags ...string) error {
	for _, flag := range flags {
		if cmd.Flags().Changed(flag) {
			return usagef(say.FrameFlag, flag, k.name)
		}
	}
	return nil
}

// doSmall makes gestures, as do.
func (a *app) doSmall(k kind, o doOptions, g journal.Game, assumed bool, gestures []string) error {
	s, err := k.open(g.Path, !o.dry)
	if err != nil {
		return err
	}
	defer s.Close()
	var done []doneJSON
	err = each(gestures, o.how(a.lang), func(text string, how session.How) error {
		t, err := s.Do(text, how)
		if err != nil {
			return s.refusal(err, a.lang)
		}
		told := append([]string{}, t.Lines...)
		done = append(done, doneJSON{Seq: t.Entry.Seq, Label: t.Entry.Label, Told: told, Dice: t.Dice, Again: t.Again, Override: t.Override})
		return nil
	})
	return a.ended(o, s, g, assumed, done, err)
}

// complete is gestures that begin as typed.
func (k kind) complete(path, typed string, l say.Lang) []string {
	s, err := k.open(path, false)
	if err != nil {
		return nil
	}
	return s.completions(typed, l)
}

// completions is the legal gestures that begin as typed, then the verbs.
func (s *small) completions(typed string, l say.Lang) []string {
	var all []string
	for _, text := range append(s.table().Legal(l), s.verbs(l)...) {
		if strings.HasPrefix(text, typed) && !slices.Contains(all, text) {
			all = append(all, text)
		}
	}
	return all
}

// smallJSON is a smaller game as show --json shows it.
type smallJSON struct {
	Game  string   `json:"game"`
	Kind  string   `json:"kind"`
	State any      `json:"state"`
	Legal []string `json:"legal"` // gestures for do
}

func (a *app) showSmall(cmd *cobra.Command, s *small, o gameOptions, name string, follow bool) error {
	if err := notFor(cmd, s.kind, "as"); err != nil {
		return err
	}
	if follow {
		return a.watch(s.Refresh, func() (bool, error) { return s.ended(), a.showState(s, o, name) })
	}
	return a.showState(s, o, name)
}

// showState shows a game as it stands, with lines after it.
func (a *app) showState(s *small, o gameOptions, name string, after ...string) error {
	if o.json {
		return writeJSON(a.out, smallJSON{name, s.kind.name, s.state(), s.table().Legal(a.lang)})
	}
	a.tell(a.out, append(append([]string{name}, s.screen(a.lang, a.columns())...), after...))
	return nil
}

func (a *app) logSmall(cmd *cobra.Command, s *small, o gameOptions, name string) error {
	if err := notFor(cmd, s.kind, "as"); err != nil {
		return err
	}
	lines, err := s.Log(a.lang)
	if err != nil {
		return err
	}
	if o.json {
		return a.writeLog(name, lines)
	}
	a.tellLog(lines)
	return nil
}

// undoSmall takes gestures back, as undo.
func (a *app) undoSmall(cmd *cobra.Command, s *small, o undoOptions, name string) error {
	if err := notFor(cmd, s.kind, "activation"); err != nil {
		return err
	}
	var t session.Told
	var err error
	part := ""
	if cmd.Flags().Changed("to") {
		t, err = s.UndoTo(o.to, a.lang)
	} else {
		for _, name := range append(smallParts(), "turn") {
			if cmd.Flags().Changed(name) {
				part = name
			}
		}
		t, err = s.Undo(part, o.n, a.lang)
	}
	if say.Has(err, say.SessionNoPart) {
		err = usagef(say.FrameFlag, part, s.kind.name)
	}
	return a.tellChange(t, err, s, o.game, name)
}

// tellChange tells an undo with the game as it then is, to put the paper right,
// or a redo with what happened again.
func (a *app) tellChange(t session.Told, err error, s *small, o gameOptions, name string) error {
	if err != nil {
		return err
	}
	back := append([]string{}, t.Lines...)
	if t.Entry.Kind == journal.Undo {
		back = s.screen(a.lang, a.columns())
	}
	return a.tellChanged(o, name, t.Entry, t.Labels, back)
}

// checkSmall shows a game, to compare it with the paper, and corrects it.
func (a *app) checkSmall(s *small, o gameOptions, name string, corrections []string) error {
	for _, text := range corrections {
		switch fixes, err := s.corrects(text); {
		case err != nil:
			return s.refusal(err, a.lang)
		case !fixes:
			return usagef(say.CheckNone, text, s.fix(a.lang))
		}
	}
	if len(corrections) > 0 {
		return a.do(doOptions{game: o}, append([]string{name}, corrections...))
	}
	fix := "croix check " + quoted(name) + " '" + s.fix(a.lang) + "'"
	return a.showState(s, o, name, term.Wrap(a.lang.Text(say.CheckHow, fix), a.columns(), "")...)
}

// listSmall is a game in the list of games.
func (a *app) listSmall(k kind, l listedGame) listedGame {
	l.Kind = k.name
	s, err := k.open(l.Path, false)
	if err != nil {
		l.Error = a.lang.Error(err)
		return l
	}
	l.head, l.Ended = k.name, s.ended()
	if screen := s.screen(a.lang, a.columns()); len(screen) > 0 {
		l.head += " · " + screen[0]
	}
	return l
}
