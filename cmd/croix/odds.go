package main

import (
	"math/big"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"croix/generator/dice"
	"croix/generator/odds"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// oddsOptions are the flags that all questions share.
type oddsOptions struct {
	house houseOptions
	game  string // of which the state is taken; "" for none
	of    gameOptions
	json  bool
}

// oddsNoun is a question as a command: its flags, and how they become a
// question.
type oddsNoun struct {
	use, example string
	short        say.Key
	args         cobra.PositionalArgs
	// flags adds the flags and gives the function that reads them.
	flags func(a *app, cmd *cobra.Command) readQuestion
}

func (a *app) oddsCommand() *cobra.Command {
	o := &oddsOptions{}
	cmd := &cobra.Command{
		Use:     "odds",
		Short:   a.lang.Text(say.OddsShort),
		Long:    a.lang.Text(say.OddsLong),
		Example: "  croix odds virtue --best\n  croix odds shoot --weapon arme_a_feu --dice 3 --wrath 4\n  croix odds control --by god --soul nonne --near envie",
		Args:    a.noCommand,
		RunE:    func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	f := cmd.PersistentFlags()
	a.houseFlagsOn(cmd, f, &o.house)
	a.oddsGameFlags(cmd, o)
	f.BoolVar(&o.json, "json", false, a.lang.Text(say.FlagJSON))
	for _, n := range oddsNouns() {
		sub := &cobra.Command{Use: n.use, Short: a.lang.Text(n.short), Example: n.example, Args: n.args}
		read := n.flags(a, sub)
		sub.RunE = func(_ *cobra.Command, args []string) error {
			return a.odds(*o, sub.Name(), func(c *oddsTables) (purgatory.Question, error) { return read(c, args) })
		}
		cmd.AddCommand(sub)
	}
	cmd.AddCommand(a.oddsRollCommand(o))
	return cmd
}

// odds asks a question of the tables and the house rules, and shows the
// answer. What is wrong with a question can never be right.
func (a *app) odds(o oddsOptions, name string, question func(*oddsTables) (purgatory.Question, error)) error {
	c, rules, err := a.oddsSource(o)
	if err != nil {
		return err
	}
	q, err := question(c)
	if err != nil {
		return usageError{err}
	}
	answer, err := purgatory.Ask(c.Catalog, rules, q)
	if err != nil {
		return usageError{err}
	}
	return a.showOdds(o, name, answer)
}

// showOdds shows an answer as text or JSON.
func (a *app) showOdds(o oddsOptions, name string, answer purgatory.Answer) error {
	if o.json {
		return writeJSON(a.out, oddsValue(name, answer, a.lang))
	}
	a.writeOdds(answer)
	return nil
}

// oddsRollCommand is the chance of any throw: roll DICE OP N.
func (a *app) oddsRollCommand(o *oddsOptions) *cobra.Command {
	return &cobra.Command{
		Use: "roll DICE [OP N]", Short: a.lang.Text(say.OddsRollShort),
		Example: "  croix odds roll 3d6 ge 12\n  croix odds roll '2d6+1' '<' 5\n  croix odds roll d66 eq 45",
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 && len(args) != 3 {
				return usagef(say.OddsRollArgs)
			}
			return nil
		},
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			if len(args) != 1 {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			return []string{"ge", "gt", "le", "lt", "eq", "ne"}, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			if o.game != "" {
				return usagef(say.OddsNoGame, "--game")
			}
			answer, err := oddsRoll(args)
			if err != nil {
				return usageError{err}
			}
			return a.showOdds(*o, "roll", answer)
		},
	}
}

// oddsRoll is the answer about a throw, alone or compared with a number.
func oddsRoll(args []string) (purgatory.Answer, error) {
	e, err := dice.Parse(args[0])
	if err != nil {
		return purgatory.Answer{}, err
	}
	d, err := odds.Value(e)
	if err != nil {
		return purgatory.Answer{}, err
	}
	tables := []purgatory.OddsTable{purgatory.Numbers("value", say.OddsValue, d)}
	if len(args) == 3 {
		compare, ok := comparisons()[args[1]]
		n, err := numberArg(args[2])
		if !ok {
			return purgatory.Answer{}, say.Errorf(say.CLINotAmong, args[1], "ge, gt, le, lt, eq, ne, >=, >, <=, <, =, !=")
		}
		if err != nil {
			return purgatory.Answer{}, err
		}
		p := d.Where(func(v int) bool { return compare(v, n) })
		rest := new(big.Rat).Sub(big.NewRat(1, 1), p)
		tables = append([]purgatory.OddsTable{{ID: "result", Name: say.OddsResult, Outcomes: []purgatory.Chance{
			{Outcome: "yes", Name: say.OddsYes, P: p}, {Outcome: "no", Name: say.OddsNo, P: rest},
		}}}, tables...)
	}
	return purgatory.Answer{Choices: []purgatory.Choice{{Tables: tables, Worth: tables[0].Outcomes[0].P}}}, nil
}

// comparisons are the operators, by their signs and by words that no shell
// takes for its own.
func comparisons() map[string]func(v, n int) bool {
	ge := func(v, n int) bool { return v >= n }
	gt := func(v, n int) bool { return v > n }
	le := func(v, n int) bool { return v <= n }
	lt := func(v, n int) bool { return v < n }
	eq := func(v, n int) bool { return v == n }
	ne := func(v, n int) bool { return v != n }
	return map[string]func(v, n int) bool{
		">=": ge, "ge": ge, ">": gt, "gt": gt, "<=": le, "le": le, "<": lt, "lt": lt, "=": eq, "==": eq, "eq": eq, "!=": ne, "ne": ne,
	}
}

// numberFlag adds a flag that is a number, 0 without, which its help does not
// show.
func numberFlag(f *pflag.FlagSet, name, usage string) *int {
	v := f.Int(name, 0, usage)
	f.Lookup(name).DefValue = ""
	return v
}

// listFlag adds a flag that is a list of words, apart by commas.
func listFlag(f *pflag.FlagSet, name, usage string) *[]string {
	v := f.StringSlice(name, nil, usage)
	f.Lookup(name).DefValue = ""
	return v
}
