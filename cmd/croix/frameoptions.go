package main

import (
	"slices"

	"github.com/spf13/cobra"

	"croix/generator/d666"
	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/output/term"
)

// houseRule is a house rule of a smaller game.
type houseRule struct {
	Name    string `json:"name"`
	Value   string `json:"value"`
	Default string `json:"default"`
	Ruling  string `json:"ruling,omitempty"`
	Text    string `json:"text"`
}

// gamebookHouse is the house rules of the gamebook as they are set.
func gamebookHouse(o gamebook.Options, l say.Lang) []houseRule {
	usual := gamebook.DefaultOptions()
	var all []houseRule
	for _, r := range gamebook.OptionRows() {
		all = append(all, houseRule{l.Pick(r.ID, r.French), o.Value(r), usual.Value(r), r.Ruling, r.Text(l)})
	}
	return all
}

// d666House is those of the d666 fight.
func d666House(o d666.Options, l say.Lang) []houseRule {
	var all []houseRule
	for _, r := range d666.OptionRows() {
		all = append(all, houseRule{l.Pick(r.ID, r.French), o.Value(r), d666.Options{}.Value(r), r.Ruling, r.Text(l)})
	}
	return all
}

// d666OptionsCommand lists the house rules.
func (a *app) d666OptionsCommand() *cobra.Command {
	var o d666Options
	var asJSON bool
	cmd := &cobra.Command{
		Use: "options", Short: a.lang.Text(say.D666OptionsShort), Args: noArgs,
		Example: "  croix d666 options\n  croix d666 options --set force_now=true",
	}
	a.d666Flags(cmd, &o)
	cmd.Flags().BoolVar(&asJSON, "json", false, a.lang.Text(say.FlagJSON))
	cmd.RunE = func(*cobra.Command, []string) error {
		b, err := a.d666Book(o)
		if err != nil {
			return err
		}
		return a.showHouse(d666House(b.Options, a.lang), asJSON)
	}
	return cmd
}

// optionsSmall tells the house rules of a smaller game.
func (a *app) optionsSmall(cmd *cobra.Command, s *small, o optionsOptions) error {
	if err := notFor(cmd, s.kind, "explain"); err != nil {
		return err
	}
	rules := s.house(a.lang)
	if o.changed {
		rules = slices.DeleteFunc(rules, func(r houseRule) bool { return r.Value == r.Default })
	}
	return a.showHouse(rules, o.json)
}

// showHouse lists house rules: name and value, then what it decides and the ruling
// that it changes.
func (a *app) showHouse(rules []houseRule, asJSON bool) error {
	if asJSON {
		return writeJSON(a.out, append([]houseRule{}, rules...))
	}
	var lines []string
	for _, r := range rules {
		head := a.lang.Text(say.OptionShown, r.Name, r.Value)
		if r.Value != r.Default {
			head += "  (" + a.lang.Text(say.OptionDefaultWord, r.Default) + ")"
		}
		lines = append(lines, head)
		text := r.Text
		if r.Ruling != "" {
			text += " · " + r.Ruling
		}
		for _, l := range term.Wrap(text, a.columns()-2, "") {
			lines = append(lines, "  "+l)
		}
	}
	if len(lines) == 0 {
		lines = []string{a.lang.Text(say.OptionNone)}
	}
	a.tell(a.out, lines)
	return nil
}
