package main

import (
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/ladder"
	"croix/generator/say"
)

// ladderCommand is the companion of the game of towers: the same verbs, its own
// nouns.
func (a *app) ladderCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "ladder", Short: a.lang.Text(say.LadderCmdShort), Long: a.lang.Text(say.LadderCmdLong),
		Example: "  croix ladder print -o towers\n  croix ladder new towers --players 3\n  croix ladder roll setup --players 4 --seed 2\n  croix ladder moves --game towers --colour R\n  croix ladder rules capture",
		Args:    a.noCommand,
		RunE:    func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(a.ladderNewCommand(), a.ladderPrintCommand(), a.ladderRollCommand(), a.ladderMovesCommand(), a.ladderReplayCommand(), a.ladderRulesCommand(), a.ladderOptionsCommand())
	return cmd
}

// ladderRuleFlag adds the flag that sets house rules.
func (a *app) ladderRuleFlag(cmd *cobra.Command, set *[]string) {
	cmd.Flags().StringArrayVar(set, "set", nil, a.lang.Text(say.FlagLadderSet))
	_ = cmd.RegisterFlagCompletionFunc("set", func(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
		return ladderOptionWords(typed, a.lang), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
	})
}

// ladderOptionWords completes NAME=VALUE where values are words.
func ladderOptionWords(typed string, l say.Lang) []string {
	name, _, valued := strings.Cut(typed, "=")
	var words []string
	for _, o := range ladder.Options() {
		switch values := strings.Split(o.Values(l), ", "); {
		case !valued:
			words = append(words, o.Name(l)+"=")
		case len(values) > 1 && (name == o.ID || name == o.French):
			for _, v := range values {
				words = append(words, name+"="+v)
			}
		}
	}
	return words
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
		text := o.Text(l) + " (" + o.Values(l) + ")"
		if r.HousePoints && strings.HasPrefix(o.ID, "points") {
			text += ". " + l.Text(say.LadderHouseValues)
		}
		all = append(all, houseRule{o.Name(l), o.Value(r, l), o.Value(usual, l), o.Ruling, text})
	}
	return all
}
