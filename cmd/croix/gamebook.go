package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/gamebook"
	"croix/generator/say"
)

// gamebookCommand is the companion of the gamebook: the same verbs, its own
// nouns.
func (a *app) gamebookCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:     "gamebook",
		Short:   a.lang.Text(say.GamebookShort),
		Long:    a.lang.Text(say.GamebookLong),
		Example: "  croix gamebook roll hero --seed 4\n  croix gamebook print sheet -o sheet.pdf\n  croix gamebook odds fight --hero 10/18/10 --enemy 8/8\n  croix gamebook rules luck",
		Args:    a.noCommand,
		RunE:    func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	var o rollOptions
	roll := &cobra.Command{
		Use: "roll", Short: a.lang.Text(say.GamebookRollShort), Args: a.noCommand,
		Example: "  croix gamebook roll hero",
		RunE:    func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	a.rollFlags(roll, &o)
	roll.AddCommand(a.gamebookHeroCommand(&o))
	cmd.AddCommand(a.gamebookNewCommand(), roll, a.gamebookPrintCommand(), a.gamebookOddsCommand(), a.gamebookRulesCommand(), a.gamebookOptionsCommand())
	return cmd
}

// gamebookHeroCommand rolls heroes.
func (a *app) gamebookHeroCommand(o *rollOptions) *cobra.Command {
	return &cobra.Command{
		Use: "hero [NAME]...", Short: a.lang.Text(say.GamebookHeroShort), Long: a.lang.Text(say.GamebookHeroLong),
		Example: "  croix gamebook roll hero\n  croix gamebook roll hero Alix --dice 4,2,5,3,4\n  croix gamebook roll hero -n 4 --seed 4 --json > heroes.json",
		RunE: func(_ *cobra.Command, names []string) error {
			if o.timesSet && len(names) > 0 {
				return usagef(say.CLIBoth, "-n", "NAME")
			}
			return a.gamebookHeroes(*o, names)
		},
	}
}

// gamebookHeroes rolls a hero for each name, or as many as were asked for, and
// shows them. As JSON they are a file to print from.
func (a *app) gamebookHeroes(o rollOptions, names []string) error {
	t, err := o.thrower()
	if err != nil {
		return err
	}
	if len(names) == 0 {
		names = make([]string, o.times)
	}
	heroes, err := rollHeroes(t, names)
	if err := t.finish(err); err != nil {
		return err
	}
	if o.json {
		return writeJSON(a.out, gamebook.Party{Format: gamebook.HeroFormat, Seed: t.seed, By: t.By(), Heroes: heroes})
	}
	r := rolled{header: []string{"name", "skill", "stamina", "luck", "faith", "gold", "meals"}}
	for _, h := range heroes {
		row := []string{h.Name}
		for _, s := range gamebook.Stats() {
			row = append(row, strconv.Itoa(h.Of(s)))
		}
		r.rolls = append(r.rolls, roll{text: a.heroText(h), rows: [][]string{row}})
	}
	return a.show(r, t, o)
}

// rollHeroes rolls a hero for each name, which may be empty.
func rollHeroes(t thrower, names []string) ([]gamebook.Hero, error) {
	var heroes []gamebook.Hero
	for _, name := range names {
		h, err := gamebook.RollHero(t.Roller)
		if err != nil {
			return nil, err
		}
		h.Name = name
		if err := h.Check(); err != nil {
			return nil, usageError{err}
		}
		heroes = append(heroes, h)
	}
	return heroes, nil
}

// heroText is a hero in the terminal: its numbers, its equipment, its dice.
func (a *app) heroText(h gamebook.Hero) string {
	var numbers, items []string
	for _, s := range gamebook.Stats() {
		numbers = append(numbers, fmt.Sprintf("%s %d", s.Name(a.lang), h.Of(s)))
	}
	for _, item := range h.Equipment {
		items = append(items, gamebook.ItemName(item, a.lang))
	}
	lines := []string{strings.Join(numbers, "  "), strings.Join(items, ", ") + "  [" + spaced(h.Dice) + "]"}
	if h.Name != "" {
		lines = append([]string{say.Harmless(h.Name)}, lines...)
	}
	return strings.Join(lines, "\n")
}

// gamebookOptionsCommand lists the house rules.
func (a *app) gamebookOptionsCommand() *cobra.Command {
	var set []string
	var asJSON bool
	cmd := &cobra.Command{
		Use: "options", Short: a.lang.Text(say.GamebookOptionsShort), Args: noArgs,
		Example: "  croix gamebook options\n  croix gamebook options --set luck_save=false",
	}
	a.gamebookRuleFlag(cmd, &set)
	cmd.Flags().BoolVar(&asJSON, "json", false, a.lang.Text(say.FlagJSON))
	cmd.RunE = func(*cobra.Command, []string) error {
		o, err := gamebookRules(set)
		if err != nil {
			return err
		}
		return a.showHouse(gamebookHouse(o, a.lang), asJSON)
	}
	return cmd
}

// gamebookRuleFlag adds the flag that sets house rules.
func (a *app) gamebookRuleFlag(cmd *cobra.Command, set *[]string) {
	cmd.Flags().StringArrayVar(set, "set", nil, a.lang.Text(say.GamebookFlagSet))
	var words []string
	for _, r := range gamebook.OptionRows() {
		words = append(words, a.lang.Pick(r.ID, r.French)+"=")
	}
	_ = cmd.RegisterFlagCompletionFunc("set", cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp|cobra.ShellCompDirectiveNoSpace))
}

// gamebookRules is the house rules with those set.
func gamebookRules(set []string) (gamebook.Options, error) {
	o := gamebook.DefaultOptions()
	for _, text := range set {
		if err := o.Set(text); err != nil {
			return o, usageError{err}
		}
	}
	return o, nil
}
