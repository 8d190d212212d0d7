package main

import (
	"time"

	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// gamesCommand lists the games.
func (a *app) gamesCommand() *cobra.Command {
	var o gameOptions
	cmd := &cobra.Command{
		Use: "games", Short: a.lang.Text(say.GamesShort), Long: a.lang.Text(say.GamesLong),
		Example: "  croix games\n  croix games --json", Args: noArgs,
	}
	cmd.Flags().BoolVar(&o.json, "json", false, a.lang.Text(say.FlagJSON))
	a.gameFlags(cmd, &o)
	cmd.ValidArgsFunction = cobra.NoFileCompletions
	cmd.RunE = func(*cobra.Command, []string) error { return a.games(o) }
	return cmd
}

// listedGame is a game in the list. A game that cannot be read is listed with
// what is wrong.
type listedGame struct {
	Name    string                         `json:"name"`
	Path    string                         `json:"path"`
	Last    time.Time                      `json:"last"`
	Players int                            `json:"players,omitempty"`
	Round   int                            `json:"round,omitempty"`
	Points  map[purgatoryplay.Side]float64 `json:"points,omitempty"` // as the table knows it
	Ended   bool                           `json:"ended,omitempty"`
	Kind    string                         `json:"kind,omitempty"` // of a smaller game
	Error   string                         `json:"error,omitempty"`

	board *board
	head  string // of a smaller game
}

func (a *app) games(o gameOptions) error {
	store, err := a.store(o)
	if err != nil {
		return err
	}
	games, err := store.List()
	if err != nil {
		return err
	}
	all := make([]listedGame, 0, len(games))
	for _, g := range games {
		l := listedGame{Name: g.Name, Path: g.Path, Last: g.Last}
		if k := a.kind(g.Path); k != nil {
			all = append(all, a.listSmall(*k, l))
			continue
		}
		s, err := session.Open(g.Path)
		if err == nil {
			l.board, err = a.board(s, g.Name, purgatoryplay.AsTable)
		}
		if err != nil {
			l.Error = a.lang.Error(err)
		} else {
			b := l.board
			l.Players, l.Round, l.Points, l.Ended = b.game.Players, b.game.Round, b.score.Points, b.game.Ended != ""
		}
		all = append(all, l)
	}
	if o.json {
		return writeJSON(a.out, all)
	}
	lines := []string{}
	for _, l := range all {
		text := l.Name + " · " + l.Error
		switch {
		case l.head != "":
			text = l.Name + " · " + l.head
		case l.board != nil:
			text = l.board.head()
			if l.Ended {
				text += " · " + l.board.waits()
			}
		}
		lines = append(lines, term.Wrap(text+" · "+l.Last.Local().Format("2006-01-02 15:04"), a.columns(), "  ")...)
	}
	if len(all) == 0 {
		lines = []string{a.lang.Text(say.GameNoneYet, store.Dir)}
	}
	a.tell(a.out, lines)
	return nil
}
