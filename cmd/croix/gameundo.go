package main

import (
	"strconv"

	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/session"
)

// undoOptions are the flags of undo.
type undoOptions struct {
	game             gameOptions
	activation, turn bool
	to               int // the gesture to go back to; -1 for none
	n                int
}

// undoCommand takes gestures back.
func (a *app) undoCommand() *cobra.Command {
	o := undoOptions{}
	cmd := &cobra.Command{
		Use:     "undo [NAME] [N]",
		Short:   a.lang.Text(say.UndoShort),
		Long:    a.lang.Text(say.UndoLong),
		Example: "  croix undo table\n  croix undo table 3\n  croix undo --turn\n  croix undo table --to 12",
	}
	f := cmd.Flags()
	f.BoolVar(&o.activation, "activation", false, a.lang.Text(say.FlagActivation))
	f.BoolVar(&o.turn, "turn", false, a.lang.Text(say.FlagTurn))
	f.Bool("round", false, a.lang.Text(say.FlagUndoRound))
	f.Bool("fight", false, a.lang.Text(say.FlagUndoFight))
	f.Bool("second", false, a.lang.Text(say.FlagUndoSecond))
	f.IntVar(&o.to, "to", -1, a.lang.Text(say.FlagUndoTo))
	f.BoolVar(&o.game.json, "json", false, a.lang.Text(say.FlagJSON))
	a.gameFlags(cmd, &o.game)
	cmd.RunE = func(c *cobra.Command, args []string) error {
		name, n, counted, err := a.nameAndCount(c, o.game, args)
		if err != nil {
			return err
		}
		given := []string{}
		for _, flag := range append([]string{"activation", "turn", "to"}, smallParts()...) {
			if c.Flags().Changed(flag) {
				given = append(given, "--"+flag)
			}
		}
		if counted {
			given = append(given, "N")
		}
		if len(given) > 1 {
			return usagef(say.CLIBoth, given[0], given[1])
		}
		if o.n = n; !counted {
			o.n = 1
		}
		if p, g, err := a.openSmall(o.game, name); err != nil {
			return err
		} else if p != nil {
			return a.undoSmall(c, p, o, g.Name)
		}
		for _, part := range smallParts() {
			if c.Flags().Changed(part) {
				return usagef(say.FrameFlag, part, session.Game)
			}
		}
		return a.changeGame(o.game, name, func(s *session.Session) (session.Changed, error) {
			switch {
			case o.activation:
				return s.Undo(session.Activation, 0, a.lang)
			case o.turn:
				return s.Undo(session.Turn, 0, a.lang)
			case c.Flags().Changed("to"):
				return s.UndoTo(o.to, a.lang)
			}
			return s.Undo(session.Gestures, o.n, a.lang)
		})
	}
	return cmd
}

// redoCommand brings back what was undone.
func (a *app) redoCommand() *cobra.Command {
	var o gameOptions
	cmd := &cobra.Command{
		Use:     "redo [NAME] [N]",
		Short:   a.lang.Text(say.RedoShort),
		Long:    a.lang.Text(say.RedoLong),
		Example: "  croix redo table\n  croix redo table 3",
	}
	cmd.Flags().BoolVar(&o.json, "json", false, a.lang.Text(say.FlagJSON))
	a.gameFlags(cmd, &o)
	cmd.RunE = func(c *cobra.Command, args []string) error {
		name, n, counted, err := a.nameAndCount(c, o, args)
		if err != nil {
			return err
		}
		if counted && n < 1 {
			return usagef(say.GameCount, strconv.Itoa(n))
		}
		if p, g, err := a.openSmall(o, name); err != nil {
			return err
		} else if p != nil {
			t, err := p.Redo(n, a.lang)
			return a.tellChange(t, err, p, o, g.Name)
		}
		return a.changeGame(o, name, func(s *session.Session) (session.Changed, error) { return s.Redo(n, a.lang) })
	}
	return cmd
}

// nameAndCount reads [NAME] [N]. A number alone is N, unless a game is called so.
func (a *app) nameAndCount(cmd *cobra.Command, o gameOptions, args []string) (name string, n int, counted bool, err error) {
	if len(args) > 2 {
		return "", 0, false, usagef(say.GameExtra, args[2], cmd.CommandPath()+" NAME 2")
	}
	if len(args) == 1 {
		if n, err := strconv.Atoi(args[0]); err == nil {
			if store, err := a.store(o); err == nil {
				if _, err := store.Path(args[0]); err == nil {
					return "", n, true, nil
				}
			}
		}
		return args[0], 0, false, nil
	}
	if len(args) == 2 {
		if n, err = strconv.Atoi(args[1]); err != nil {
			return "", 0, false, usagef(say.GameCount, args[1])
		}
		return args[0], n, true, nil
	}
	return "", 0, false, nil
}

// changeGame undoes or redoes, and tells what it was and what to put back on the
// board.
func (a *app) changeGame(o gameOptions, name string, change func(*session.Session) (session.Changed, error)) error {
	g, assumed, err := a.game(o, name)
	if err != nil {
		return err
	}
	s, err := session.Open(g.Path)
	if err != nil {
		return err
	}
	c, err := change(s)
	if err != nil {
		return err
	}
	a.warn(s, g, assumed)
	return a.tellChanged(o, g.Name, c.Entry, c.Labels, a.putBack(s, c))
}

// tellChanged tells an undo or a redo, with what to put back.
func (a *app) tellChanged(o gameOptions, name string, e journal.Entry, labels, back []string) error {
	if o.json {
		return writeJSON(a.out, struct {
			Game    string       `json:"game"`
			Seq     int          `json:"seq"`
			Kind    journal.Kind `json:"kind"`
			To      int          `json:"to"`
			Labels  []string     `json:"labels"`
			PutBack []string     `json:"put_back"`
		}{name, e.Seq, e.Kind, e.To, labels, back})
	}
	var lines []string
	for _, label := range labels {
		key := say.SessionUndone
		if e.Kind == journal.Redo {
			key = say.SessionRedone
		}
		lines = append(lines, a.lang.Text(key, label))
	}
	a.tell(a.out, append(lines, back...))
	return nil
}
