package main

import (
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/templates/ladderpages"
	"croix/tracker/ladderplay"
)

// ladderCommand is the companion of the game of towers: the same verbs, its own
// nouns.
func (a *app) ladderCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "ladder", Short: a.lang.Text(say.LadderCmdShort), Long: a.lang.Text(say.LadderCmdLong),
		Example: "  croix ladder print -o towers\n  croix ladder roll setup --players 4 --seed 2\n  croix ladder moves --players 4 --seed 2 --colour R\n  croix ladder rules capture",
		Args:    a.noCommand,
		RunE:    func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(a.ladderNewCommand(), a.ladderPrintCommand(), a.ladderRollCommand(), a.ladderMovesCommand(), a.ladderReplayCommand(), a.ladderRulesCommand(), a.ladderOptionsCommand())
	return cmd
}

// ladderRuleFlag adds the flag that sets house rules.
func (a *app) ladderRuleFlag(cmd *cobra.Command, set *[]string) {
	cmd.Flags().StringArrayVar(set, "set", nil, a.lang.Text(say.FlagLadderSet))
	var words []string
	for _, o := range ladder.Options() {
		words = append(words, a.lang.Pick(o.ID, o.French)+"=")
	}
	_ = cmd.RegisterFlagCompletionFunc("set", cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp|cobra.ShellCompDirectiveNoSpace))
}

// ladderRules is the house rules with those set.
func ladderRules(set []string) (ladder.Rules, error) {
	r := ladder.DefaultRules()
	for _, text := range set {
		if err := r.Set(text); err != nil {
			return r, usageError{err}
		}
	}
	return r, nil
}

// ladderRulesCommand shows the printed rules in the terminal.
func (a *app) ladderRulesCommand() *cobra.Command {
	var set []string
	cmd := &cobra.Command{
		Use: "rules [TOPIC]", Short: a.lang.Text(say.LadderRulesShort),
		Example: "  croix ladder rules\n  croix ladder rules capture\n  croix ladder rules --search devil",
	}
	read := a.rulesFlags(cmd, ladder.TopicIDs())
	a.ladderRuleFlag(cmd, &set)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		rules, err := ladderRules(set)
		if err != nil {
			return err
		}
		return a.showRules(read(args), ladder.Reference(rules, a.lang), ladder.FindTopic)
	}
	return cmd
}

// ladderOptionsCommand lists the house rules.
func (a *app) ladderOptionsCommand() *cobra.Command {
	var set []string
	var asJSON bool
	cmd := &cobra.Command{
		Use: "options", Short: a.lang.Text(say.LadderOptionsShort), Args: noArgs,
		Example: "  croix ladder options\n  croix ladder options --set jump_over=yes",
	}
	a.ladderRuleFlag(cmd, &set)
	cmd.Flags().BoolVar(&asJSON, "json", false, a.lang.Text(say.FlagJSON))
	cmd.RunE = func(*cobra.Command, []string) error {
		r, err := ladderRules(set)
		if err != nil {
			return err
		}
		return a.showHouse(ladderHouse(r, a.lang), asJSON)
	}
	return cmd
}

// ladderHouse is the house rules as they are set. Points that nobody has set are
// values of this house, and are told so.
func ladderHouse(r ladder.Rules, l say.Lang) []houseRule {
	usual := ladder.DefaultRules()
	var all []houseRule
	for _, o := range ladder.Options() {
		text := o.Text(l) + " (" + o.Values + ")"
		if r.HousePoints && strings.HasPrefix(o.ID, "points") {
			text += ". " + l.Text(say.LadderHouseValues)
		}
		all = append(all, houseRule{l.Pick(o.ID, o.French), o.Value(r), o.Value(usual), o.Ruling, text})
	}
	return all
}

// ladderRollCommand rolls set-ups.
func (a *app) ladderRollCommand() *cobra.Command {
	o := &rollOptions{}
	var players int
	var set []string
	cmd := &cobra.Command{
		Use: "roll", Short: a.lang.Text(say.LadderRollShort), Args: a.noCommand,
		Example: "  croix ladder roll setup --players 2",
		RunE:    func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	a.rollFlags(cmd, o)
	setup := &cobra.Command{
		Use: "setup", Short: a.lang.Text(say.LadderSetupShort), Args: noArgs,
		Example: "  croix ladder roll setup --players 4 --seed 2 --json\n  croix ladder roll setup -n 3 --csv",
	}
	setup.Flags().IntVar(&players, "players", 4, a.lang.Text(say.FlagLadderPlayers))
	a.ladderRuleFlag(setup, &set)
	setup.RunE = func(*cobra.Command, []string) error {
		r, err := ladderRules(set)
		if err != nil {
			return err
		}
		if _, _, err := ladder.Players(players); err != nil {
			return usageError{err}
		}
		return a.ladderSetups(*o, r, players)
	}
	cmd.AddCommand(setup)
	return cmd
}

// ladderSetups rolls set-ups and shows them.
func (a *app) ladderSetups(o rollOptions, r ladder.Rules, players int) error {
	t, err := o.thrower()
	if err != nil {
		return err
	}
	shown := rolled{header: []string{"setup", "first", "tile", "turn", "colour", "square"}}
	for i := range o.times {
		var s ladder.Setup
		if s, err = ladder.RollSetup(r, players, t.Roller); err != nil {
			break
		}
		b := s.Board(r)
		lines := []string{a.lang.Text(say.LadderSetupFirst, players, s.First) + " · " + a.lang.Text(say.LadderLinePlaced, ladderplay.TileText(s.Tile, a.lang))}
		lines = append(lines, ladderpages.Grid(&b, &s.Tile, r, nil, a.lang, a.columns())...)
		one := roll{text: strings.Join(lines, "\n"), value: s}
		for _, p := range s.Towers {
			one.rows = append(one.rows, []string{itoa(i + 1), string(s.First), s.Tile.At.String(), itoa(s.Tile.Turn), string(p.Colour), p.At.String()})
		}
		shown.rolls = append(shown.rolls, one)
	}
	if err := t.finish(err); err != nil {
		return err
	}
	return a.show(shown, t, o)
}
