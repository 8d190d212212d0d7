package main

import (
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/gamebook"
	"croix/generator/manual"
	"croix/generator/say"
)

// gamebookRulesCommand shows the quick reference in the terminal.
func (a *app) gamebookRulesCommand() *cobra.Command {
	var search string
	var set []string
	var asJSON bool
	cmd := &cobra.Command{
		Use: "rules [TOPIC]", Short: a.lang.Text(say.GamebookRulesShort), Long: a.lang.Text(say.GamebookRulesLong),
		Example:   "  croix gamebook rules\n  croix gamebook rules luck\n  croix gamebook rules --search meal",
		ValidArgs: gamebook.TopicIDs(),
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) > 1 {
				return usagef(say.RulesOneTopic, args[1])
			}
			return nil
		},
	}
	cmd.Flags().StringVarP(&search, "search", "s", "", a.lang.Text(say.RulesSearch))
	cmd.Flags().BoolVar(&asJSON, "json", false, a.lang.Text(say.FlagJSON))
	a.gamebookRuleFlag(cmd, &set)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		o, err := gamebookRules(set)
		if err != nil {
			return err
		}
		sections := gamebook.Reference(o, a.lang)
		if len(args) == 1 {
			s, err := gamebook.FindTopic(sections, args[0])
			if err != nil {
				return usageError{err}
			}
			sections = []manual.Section{s}
		}
		if cmd.Flags().Changed("search") {
			if strings.TrimSpace(search) == "" {
				return usagef(say.RulesBlank)
			}
			if sections = manual.Search(sections, search); len(sections) == 0 {
				return say.Errorf(say.GamebookRulesNone, search)
			}
		}
		if asJSON {
			return writeJSON(a.out, sectionValues(sections))
		}
		var lines []string
		for i, s := range sections {
			if i > 0 {
				lines = append(lines, "")
			}
			lines = append(lines, sectionLines(s, a.columns())...)
		}
		a.tell(a.out, lines)
		return nil
	}
	return cmd
}
