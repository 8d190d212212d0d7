package main

import (
	"errors"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/tracker/prompt"
	"croix/tracker/prompt/tui/table"
	"croix/tracker/session"
)

// playOptions are the flags of play.
type playOptions struct {
	game  gameOptions
	guide bool
	bell  bool
	watch bool
}

// playCommand is the live table.
func (a *app) playCommand() *cobra.Command {
	var o playOptions
	cmd := &cobra.Command{
		Use: "play [NAME]", Short: a.lang.Text(say.LiveShort), Long: a.lang.Text(say.LiveLong),
		Example: "  croix play\n  croix play table --guide\n  croix play table --watch",
		Args:    atMostName,
	}
	cmd.Flags().BoolVar(&o.guide, "guide", false, a.lang.Text(say.FlagGuide))
	cmd.Flags().BoolVar(&o.bell, "bell", false, a.lang.Text(say.FlagBell))
	cmd.Flags().BoolVar(&o.watch, "watch", false, a.lang.Text(say.FlagWatch))
	a.gameFlags(cmd, &o.game)
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return a.play(cmd, o, first(args)) }
	return cmd
}

// play opens a game, or sets one up, and shows it until somebody leaves.
func (a *app) play(cmd *cobra.Command, o playOptions, name string) error {
	p := prompt.Prompter(prompt.NewPlain(a.lang, a.in, a.out))
	if a.prompter != nil {
		p = a.prompter()
	}
	g, assumed, err := a.game(o.game, name)
	if say.Has(err, say.GameUnknown) || say.Has(err, say.GameNone) || say.Has(err, say.GameNoneYet) {
		if o.watch {
			return err // there is nothing to look at
		}
		return a.playNew(o, p, name)
	}
	if err != nil {
		return err
	}
	if k := a.kind(g.Path); k != nil {
		if err := notFor(cmd, *k, "guide", "bell"); err != nil {
			return err
		}
		s, err := k.open(g.Path, false)
		if err != nil {
			return err
		}
		if terminal(a.in) == nil {
			a.warn(s, g, assumed)
		}
		return a.playSmall(o, p, s, g.Name)
	}
	s, err := session.Open(g.Path)
	if err != nil {
		return err
	}
	if terminal(a.in) == nil {
		a.warn(s, g, assumed)
	}
	return a.showLive(o, p, s, g.Name)
}

// playNew asks for what a game starts from, begins it, and shows it.
func (a *app) playNew(o playOptions, p prompt.Prompter, name string) error {
	n, name, err := a.askGame(o, p, name)
	if errors.Is(err, prompt.ErrLeft) {
		return nil
	}
	if err != nil {
		return err
	}
	s, err := a.begin(n, name)
	if err != nil {
		return err
	}
	return a.showLive(o, p, s, s.Header().Name)
}

// showLive shows a game on a terminal, or line by line.
func (a *app) showLive(o playOptions, p prompt.Prompter, s *session.Session, name string) error {
	l, err := a.newLive(o, s, name, true)
	if err != nil {
		return err
	}
	l.watch = o.watch
	defer func() { l.leave() }()
	l.claim()
	if err := l.make(); err != nil {
		return err
	}
	return a.showTable(l, p)
}

// lineTable is a live table that can be played line by line too.
type lineTable interface {
	table.Game
	stands() ([]string, error) // the game as it stands
	brief() []string           // the score, whose move it is, what undo takes back
	gestures() [][2]string     // one of each verb, and what it does
	refresh() error            // takes over what others have written
}

// showTable shows a live table on a terminal, or plays it line by line.
func (a *app) showTable(l lineTable, p prompt.Prompter) error {
	in, out := terminal(a.in), terminal(outermost(a.out))
	if in == nil || out == nil || a.dumb() {
		return a.playLines(l, p)
	}
	return table.Run(table.New(l, a.look()), in, out)
}

// outermost is what a checked writer writes to.
func outermost(w io.Writer) io.Writer {
	if c, ok := w.(*checkedWriter); ok {
		return c.w
	}
	return w
}

// look is how many colours the terminal shows, by what the environment says: to
// ask it takes time on one that does not answer.
func (a *app) look() table.Look {
	term := a.env("TERM")
	switch {
	case !a.color():
		return table.Mono
	case a.env("COLORTERM") != "", strings.Contains(term, "256color"):
		return table.Many
	}
	return table.Sixteen
}
