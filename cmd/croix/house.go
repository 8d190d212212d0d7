package main

import (
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// houseOptions are the flags that choose tables and house rules.
type houseOptions struct {
	data  string   // a folder of tables; "" for those published
	rules string   // a file of house rules; "" for none
	set   []string // OPTION=VALUE, over those of the file
}

// houseFlags adds the flags that choose tables and house rules.
func (a *app) houseFlags(cmd *cobra.Command, h *houseOptions) { a.houseFlagsOn(cmd, cmd.Flags(), h) }

// houseFlagsOn is houseFlags among flags of cmd that its commands inherit.
func (a *app) houseFlagsOn(cmd *cobra.Command, f *pflag.FlagSet, h *houseOptions) {
	f.StringVar(&h.data, "data", "", a.lang.Text(say.FlagData))
	f.StringVar(&h.rules, "rules", "", a.lang.Text(say.OptionFile))
	f.StringArrayVar(&h.set, "set", nil, a.lang.Text(say.OptionSet))
	_ = cmd.RegisterFlagCompletionFunc("set", func(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
		return optionWords(typed), cobra.ShellCompDirectiveNoSpace | cobra.ShellCompDirectiveNoFileComp
	})
}

// optionWords completes OPTION=VALUE.
func optionWords(typed string) []string {
	c, err := purgatory.Default()
	if err != nil {
		return nil
	}
	name, _, valued := strings.Cut(typed, "=")
	var words []string
	for _, r := range c.Options {
		switch {
		case !valued:
			words = append(words, r.ID+"=")
		case r.ID == name:
			for _, v := range r.Words() {
				words = append(words, r.ID+"="+v)
			}
		}
	}
	return words
}

// house is the tables and house rules that the flags choose.
func (a *app) house(h houseOptions) (*purgatory.Catalog, purgatory.Options, error) {
	c, err := catalog(h.data)
	if err != nil {
		return nil, purgatory.Options{}, err
	}
	opts, err := a.houseRules(c, h)
	return c.Under(opts), opts, err
}

// houseRules are the defaults, changed by a file, then by --set.
func (a *app) houseRules(c *purgatory.Catalog, h houseOptions) (purgatory.Options, error) {
	opts := purgatory.DefaultOptions(c)
	err := a.changeRules(&opts, h)
	return opts, err
}

// changeRules changes house rules by a file, then by --set.
func (a *app) changeRules(opts *purgatory.Options, h houseOptions) error {
	if h.rules != "" {
		if err := a.readRules(opts, h.rules); err != nil {
			return err
		}
	}
	for _, text := range h.set {
		if err := opts.SetText(text); err != nil {
			return usageError{err}
		}
	}
	return nil
}
