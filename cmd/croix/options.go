package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output/term"
)

// optionsOptions are the flags of options.
type optionsOptions struct {
	house   houseOptions
	of      gameOptions
	game    string // whose house rules; "" for those of the flags
	explain string // a house rule; "" for all
	changed bool
	json    bool
}

// optionsCommand lists the house rules.
func (a *app) optionsCommand() *cobra.Command {
	var o optionsOptions
	cmd := &cobra.Command{
		Use:     "options",
		Short:   a.lang.Text(say.OptionCommandShort),
		Long:    a.lang.Text(say.OptionCommandLong),
		Example: a.lang.Text(say.OptionCommandExamples),
		Args:    noArgs,
	}
	a.gameFlags(cmd, &o.of)
	cmd.ValidArgsFunction = cobra.NoFileCompletions
	cmd.RunE = func(c *cobra.Command, _ []string) error {
		for _, flag := range []string{"rules", "set", "data"} {
			if o.game != "" && c.Flags().Changed(flag) {
				return usagef(say.CLIBoth, "--game", "--"+flag)
			}
		}
		if o.game != "" {
			if s, _, err := a.openSmall(o.of, o.game); err != nil {
				return err
			} else if s != nil {
				return a.optionsSmall(c, s, o)
			}
		}
		return a.options(o)
	}
	f := cmd.Flags()
	f.StringVar(&o.game, "game", "", a.lang.Text(say.FlagOfGame))
	_ = cmd.RegisterFlagCompletionFunc("game", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return a.gameNames(o.of), cobra.ShellCompDirectiveNoFileComp
	})
	f.StringVar(&o.explain, "explain", "", a.lang.Text(say.OptionExplain))
	f.BoolVar(&o.changed, "changed", false, a.lang.Text(say.OptionChanged))
	f.BoolVar(&o.json, "json", false, a.lang.Text(say.FlagJSON))
	a.houseFlags(cmd, &o.house)
	_ = cmd.RegisterFlagCompletionFunc("explain", func(_ *cobra.Command, _ []string, _ string) ([]string, cobra.ShellCompDirective) {
		words := optionWords("")
		for i, w := range words {
			words[i] = strings.TrimSuffix(w, "=")
		}
		return words, cobra.ShellCompDirectiveNoFileComp
	})
	return cmd
}

// optionJSON is a house rule as --json shows it.
type optionJSON struct {
	Name    string   `json:"name"`
	Value   string   `json:"value"`
	Default string   `json:"default"`
	Values  []string `json:"values"`
	Min     *int     `json:"min,omitempty"`
	Max     *int     `json:"max,omitempty"`
	Ruling  string   `json:"ruling"`
	Topic   string   `json:"topic"`
	Text    string   `json:"text"`
	Rule    string   `json:"rule"`
}

// options writes the house rules, or one with all that it may be.
func (a *app) options(o optionsOptions) error {
	opts, err := a.optionsOf(o)
	if err != nil {
		return err
	}
	list := opts.List()
	switch {
	case o.explain != "":
		one, err := opts.Find(o.explain)
		if err != nil {
			return usageError{err}
		}
		list = []purgatory.Option{one}
	case o.changed:
		list = opts.Changed()
	}
	if o.json {
		values := make([]optionJSON, 0, len(list))
		for _, v := range list {
			j := optionJSON{Name: v.Row.ID, Value: v.Value, Default: v.Row.Default, Values: v.Row.Words(),
				Ruling: v.Row.Ruling, Topic: v.Row.Topic, Text: v.Row.Text(a.lang), Rule: v.Rule(a.lang)}
			if v.Row.Numbered() {
				j.Min, j.Max = &v.Row.Min, &v.Row.Max
			}
			values = append(values, j)
		}
		return writeJSON(a.out, values)
	}
	var lines []string
	switch {
	case o.explain != "":
		lines = a.explained(list[0])
	case len(list) == 0:
		lines = []string{a.lang.Text(say.OptionNone)}
	default:
		lines = a.optionLines(list)
	}
	_, err = fmt.Fprintln(a.out, strings.Join(lines, "\n"))
	return err
}

// optionsOf is the house rules of a game, or those that the flags choose.
func (a *app) optionsOf(o optionsOptions) (purgatory.Options, error) {
	if o.game == "" {
		_, opts, err := a.house(o.house)
		return opts, err
	}
	s, _, err := a.open(o.of, o.game)
	if err != nil {
		return purgatory.Options{}, err
	}
	return s.Rules()
}

// optionLines lists house rules: name and value, then what it decides.
func (a *app) optionLines(list []purgatory.Option) []string {
	width := a.columns()
	var lines []string
	for _, v := range list {
		head := a.lang.Text(say.OptionShown, v.Row.ID, v.Value)
		if v.Changed {
			head += "  (" + a.lang.Text(say.OptionDefaultWord, v.Row.Default) + ")"
		}
		lines = append(lines, head)
		for _, l := range term.Wrap(v.Row.Text(a.lang), width-2, "") {
			lines = append(lines, "  "+l)
		}
	}
	return lines
}

// explained is all about a house rule: its values with the rule each makes.
func (a *app) explained(v purgatory.Option) []string {
	width := a.columns()
	lines := []string{a.lang.Text(say.OptionShown, v.Row.ID, v.Value)}
	lines = append(lines, term.Wrap(v.Row.Text(a.lang), width, "")...)
	lines = append(lines, "")
	values := v.Row.Words()
	if !slices.Contains(values, v.Value) {
		values = append(values, v.Value) // a number
	}
	for _, value := range values {
		text := value
		if value == v.Row.Default {
			text += " (" + a.lang.Text(say.OptionIsDefault) + ")"
		}
		mark := "  "
		if value == v.Value {
			mark = "* "
		}
		for _, l := range term.Wrap(text+a.lang.Text(say.OptionColon)+v.Row.Rule(value, a.lang), width-2, "  ") {
			lines = append(lines, mark+l)
			mark = "  "
		}
	}
	lines = append(lines, "", a.lang.Text(say.OptionAbout, v.Row.Allowed(a.lang), v.Row.Ruling, v.Row.Topic))
	return lines
}
