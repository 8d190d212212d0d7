package main

import (
	"github.com/spf13/cobra"

	"croix/generator/gamebook"
	"croix/generator/say"
)

// gamebookRulesCommand shows the quick reference in the terminal.
func (a *app) gamebookRulesCommand() *cobra.Command {
	var set []string
	cmd := &cobra.Command{
		Use: "rules [TOPIC]", Short: a.lang.Text(say.GamebookRulesShort), Long: a.lang.Text(say.GamebookRulesLong),
		Example: "  croix gamebook rules\n  croix gamebook rules luck\n  croix gamebook rules --search meal",
	}
	read := a.rulesFlags(cmd, gamebook.TopicIDs())
	a.gamebookRuleFlag(cmd, &set)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		o, err := gamebookRules(set)
		if err != nil {
			return err
		}
		return a.showRules(read(args), gamebook.Reference(o, a.lang), gamebook.FindTopic)
	}
	return cmd
}
