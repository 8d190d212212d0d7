package main

import (
	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/tracker/d666play"
	"croix/tracker/session"
)

// d666NewCommand begins a fight.
func (a *app) d666NewCommand() *cobra.Command {
	var o startOptions
	var book d666Options
	cmd := &cobra.Command{
		Use: "new NAME", Short: a.lang.Text(say.D666New), Long: a.lang.Text(say.D666NewLong),
		Example: "  croix d666 new cave --fighters fight.toml\n  croix do cave start 'attack angel demon hit 4 parry miss'",
		Args:    a.needNames(1, "croix d666 new NAME --fighters FILE"),
	}
	read := a.startFlags(cmd, cmd.Flags(), &o)
	a.d666Flags(cmd, &book)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		read()
		b, err := a.d666Book(book)
		if err != nil {
			return err
		}
		return startGame(a, session.D666(), o, args[0], func(uint64) ([]d666play.Event, error) { return d666play.New(b) })
	}
	return cmd
}
