package main

import (
	"encoding/json"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/dice"
	"croix/generator/ladder"
	"croix/generator/manual"
	"croix/generator/say"
	"croix/templates/ladderpages"
	"croix/tracker/ladderplay"
	"croix/tracker/session"
)

// ladderNew is the flags of new.
type ladderNew struct {
	start   startOptions
	players int    // how many, 0 for those of the set-up or as many as can be
	colours string // theirs, with commas between; "" for the usual ones
	mode    ladderplay.Mode
	first   string // "" for the one of the set-up, or the first colour
	setup   string // a file of a set-up
	set     []string
}

// ladderNewCommand begins a game of towers.
func (a *app) ladderNewCommand() *cobra.Command {
	var o ladderNew
	cmd := &cobra.Command{
		Use: "new NAME", Short: a.lang.Text(say.LadderNewShort), Long: a.lang.Text(say.LadderNewLong),
		Example: "  croix ladder new towers --players 3\n  croix do towers 'd4 N' 'a1'\n  croix ladder new random --players 4 --seed 2\n  croix ladder new box --mode free --colours G,Y\n  croix ladder new orange --set colours=orange,P:violet,green,yellow",
		Args:    a.needNames(1, "croix ladder new NAME"),
	}
	f := cmd.Flags()
	f.IntVar(&o.players, "players", 4, a.lang.Text(say.FlagLadderPlayers))
	f.StringVar(&o.colours, "colours", "", a.lang.Text(say.FlagLadderColours))
	mode := choiceOf(a, cmd, f, "mode", ladderplay.Modes(), say.FlagLadderMode)
	f.StringVar(&o.first, "first", "", a.lang.Text(say.FlagLadderFirst))
	a.completeColour(cmd, "first", o.played)
	f.StringVar(&o.setup, "setup", "", a.lang.Text(say.FlagLadderSetup))
	a.ladderRuleFlag(cmd, &o.set)
	read := a.startFlags(cmd, f, &o.start)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		read()
		o.mode = mode()
		switch {
		case o.colours != "" && cmd.Flags().Changed("players"):
			return usagef(say.CLIBoth, "--players", "--colours")
		case o.setup != "" && !cmd.Flags().Changed("players"):
			o.players = 0
		}
		return a.ladderStart(o, args[0])
	}
	return cmd
}

// played is the house rules with the colours of the players.
func (o *ladderNew) played() (ladder.Rules, []ladder.Colour, error) {
	r, err := ladderRules(o.set)
	if err != nil {
		return r, nil, err
	}
	if o.colours == "" {
		all, _, err := ladder.Players(o.players)
		return r, all, err
	}
	var all []ladder.Colour
	for _, word := range strings.Split(o.colours, ",") {
		c, ok := r.Colours.Parse(strings.TrimSpace(word))
		if !ok {
			return r, nil, r.Colours.Unknown(word)
		}
		all = append(all, c)
	}
	_, err = r.Colours.Neutral(all)
	return r, all, err
}

// completeColour completes a flag by the letters of the players, with the names
// of their colours.
func (a *app) completeColour(cmd *cobra.Command, flag string, players func() (ladder.Rules, []ladder.Colour, error)) {
	_ = cmd.RegisterFlagCompletionFunc(flag, func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		r, players, err := players()
		if err != nil {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		var all []string
		for _, c := range players {
			called := r.Colours.Of(c)
			all = append(all, called.Letter(a.lang)+"\t"+called.Name(a.lang))
		}
		return all, cobra.ShellCompDirectiveNoFileComp
	})
}

// ladderStart begins a game: on an empty board, on the set-up of a file, or with
// a seed on a random one. A free game has no board.
func (a *app) ladderStart(o ladderNew, name string) error {
	var setup *ladder.Setup
	if o.setup != "" {
		s, err := a.readSetup(o.setup)
		if err != nil {
			return err
		}
		if setup = &s; o.players == 0 {
			o.players = len(s.Players)
		}
	}
	r, players, err := o.played()
	if err != nil {
		return usageError{err}
	}
	mode, first := o.mode, ladder.Colour("")
	if o.first != "" {
		var ok bool
		if first, ok = r.Colours.Parse(o.first); !ok {
			return usageError{r.Colours.Unknown(o.first)}
		}
	}
	random := o.start.seed != nil
	switch {
	case random && o.setup != "":
		return usagef(say.CLIBoth, "--seed", "--setup")
	case first != "" && random:
		return usagef(say.CLIBoth, "--first", "--seed")
	case o.colours != "" && o.setup != "":
		return usagef(say.CLIBoth, "--colours", "--setup")
	case first != "" && o.setup != "":
		return usagef(say.CLIBoth, "--first", "--setup")
	case mode == ladderplay.Free && (random || o.setup != ""):
		return usagef(say.LadderFreeSetup)
	}
	o.start.unthrown = !random
	return startGame(a, session.Ladder(), o.start, name, func(seed uint64) ([]ladderplay.Event, error) {
		switch {
		case setup != nil && len(setup.Players) != len(players):
			return nil, usagef(say.LadderSetupPlayers, len(setup.Players), len(players))
		case setup != nil:
			if players = setup.Players; r.Colours == nil {
				r.Colours = setup.Colours
			}
		case random:
			s, err := ladder.RollSetup(r, len(players), dice.Seeded(seed))
			if err == nil {
				s, err = s.PlayedBy(players)
			}
			if err != nil {
				return nil, usageError{err}
			}
			setup = &s
		}
		events, err := ladderplay.Begin(mode, r, players, first, setup)
		if say.Has(err, say.LadderNotPlaying) {
			return nil, usageError{err}
		}
		return events, err
	})
}

// readSetup reads a set-up, alone or the one that roll wrote.
func (a *app) readSetup(path string) (ladder.Setup, error) {
	text, err := a.readGestures(path)
	if err != nil {
		return ladder.Setup{}, err
	}
	var file struct {
		ladder.Setup
		Rolls []ladder.Setup `json:"rolls"`
	}
	err = json.Unmarshal([]byte(text), &file)
	if len(file.Rolls) > 0 {
		file.Setup = file.Rolls[0]
	}
	if err == nil && len(file.Rolls) > 1 {
		return ladder.Setup{}, say.Errorf(say.LadderSetupMany, path, len(file.Rolls))
	}
	if err == nil && len(file.Towers) == 0 {
		err = say.Errorf(say.LadderSetupNone)
	}
	if err == nil {
		err = file.Colours.Check()
	}
	if err == nil {
		_, err = file.Colours.Neutral(file.Players)
	}
	if err != nil {
		return ladder.Setup{}, say.Errorf(say.LadderSetupFile, path, say.Cause(err))
	}
	return file.Setup, nil
}

// ladderKind is the game of towers as commands show it.
func ladderKind() kind {
	write := func(c ladderplay.Command, l say.Lang) string { return ladderplay.Write(c, nil, l) }
	return kindOf(session.Ladder(), kind{noDice: true, unread: ladderplay.Unread(), help: helpOf("ladder", ladderplay.Verbs(), ladderplay.Sample, write)}, shows[*ladderplay.Game, ladderplay.Event]{
		screen: ladderpages.Screen, board: ladderpages.Live, topic: ladder.FindTopic, verbs: ladderplay.Words,
		house: func(g *ladderplay.Game, l say.Lang) []houseRule { return ladderHouse(g.Rules, l) },
		rules: func(g *ladderplay.Game, l say.Lang) []manual.Section { return ladder.Reference(g.Rules, l) },
		tale: func(events []ladderplay.Event, l say.Lang) ([]manual.Section, any) {
			t := ladderplay.TaleOf(events)
			return ladderpages.Tale(t, l), t
		},
		table: func(g *ladderplay.Game) seam { return ladderplay.TableOf(g) },
		fix: func(g *ladderplay.Game, l say.Lang) string {
			return ladderplay.Write(ladderplay.Fix(g), g.Rules.Colours, l)
		},
		corrects: func(g *ladderplay.Game, text string) (bool, error) {
			cmd, err := ladderplay.Parse(g, text)
			return cmd.Verb == ladderplay.Climb || cmd.Verb == ladderplay.Take, err
		},
		ended: func(g *ladderplay.Game) bool { return g.Phase == ladderplay.Over },
	})
}
