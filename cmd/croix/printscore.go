package main

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/templates/purgatorypages"
	"croix/tracker/purgatoryplay"
)

// scoreFlags adds the flags of print with which the score sheet is that of a
// game, and gives the function that reads them.
func (a *app) scoreFlags(cmd *cobra.Command, o *printOptions) func(*cobra.Command, []string) error {
	var of gameOptions
	f := cmd.Flags()
	f.StringVar(&o.game, "game", "", a.lang.Text(say.FlagScoreGame))
	f.StringVar(&of.home, "home", "", a.lang.Text(say.FlagHome))
	as := a.viewerFlag(cmd)
	_ = cmd.RegisterFlagCompletionFunc("game", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return a.gameNames(of), cobra.ShellCompDirectiveNoFileComp
	})
	return func(cmd *cobra.Command, args []string) error {
		if !f.Changed("game") {
			for _, name := range []string{"as", "home"} {
				if f.Changed(name) {
					return usagef(say.ScoreNeedsGame, "--"+name)
				}
			}
			return nil
		}
		if !slices.Equal(args, []string{"score"}) {
			return usagef(say.ScoreOnly, quoted(o.game))
		}
		for _, name := range []string{"data", "rules", "set", "deck", "seed", "players", "souls", "only", "since"} {
			if f.Changed(name) {
				return usagef(say.CLIBoth, "--game", "--"+name)
			}
		}
		var err error
		o.saved, err = a.savedGame(of, o.game, purgatoryplay.Viewer(*as))
		return err
	}
}

// savedGame is a game as its score sheet and the page to go on tell it.
func (a *app) savedGame(of gameOptions, name string, as purgatoryplay.Viewer) (*purgatorypages.SavedGame, error) {
	s, g, err := a.open(of, name)
	if err != nil {
		return nil, err
	}
	b, err := a.board(s, g.Name, as)
	if err != nil {
		return nil, err
	}
	rules, err := s.Rules()
	if err != nil {
		return nil, err
	}
	return &purgatorypages.SavedGame{
		Name: g.Name, File: "score-" + strings.TrimSuffix(filepath.Base(g.Path), filepath.Ext(g.Path)) + ".pdf",
		Note: a.played(s.Header().Created, g.Last, b.game.Round), Date: g.Last.Local().Format("2006-01-02"),
		Waits: b.waits(), Players: b.setup.Names, Teller: b.teller, Score: b.score, Rules: rules,
	}, nil
}
