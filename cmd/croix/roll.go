package main

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// maxTimes is the most that -n takes: enough to look at a distribution.
const maxTimes = 10000

// maxDice is the most dice that one command throws.
const maxDice = 1_000_000

// rollOptions are the flags that all rolls share.
type rollOptions struct {
	times     int
	timesSet  bool
	seed      *uint64
	dice      []int // faces of real dice; nil to let the program throw
	house     houseOptions
	out       string // of a deck
	force     bool
	json, csv bool
}

// rolled is the results of one command: each value says itself as text, JSON
// and CSV.
type rolled struct {
	header []string
	rolls  []roll
}

type roll struct {
	text  string     // lines for the terminal
	value any        // for JSON
	rows  [][]string // for CSV, under header
}

// thrower is where the dice come from, and what to tell about it.
type thrower struct {
	*dice.Roller
	seed *uint64
}

// thrower makes the dice of the flags.
func (o rollOptions) thrower() (thrower, error) {
	if o.dice == nil {
		seed := o.seed
		if seed == nil {
			n := dice.DrawSeed()
			seed = &n
		}
		return thrower{dice.Seeded(*seed), seed}, nil
	}
	if o.seed != nil {
		return thrower{}, usagef(say.CLIBoth, "--dice", "--seed")
	}
	return thrower{Roller: dice.Typed(o.dice...)}, nil
}

// finish refuses faces left over. Faces that a player typed wrong are wrong
// usage, whenever they are found.
func (t thrower) finish(err error) error {
	if err == nil {
		err = t.Done()
	}
	if say.Has(err, say.DiceFromPlayer) {
		return usageError{err}
	}
	return err
}

func (a *app) rollCommand() *cobra.Command {
	o := &rollOptions{}
	cmd := &cobra.Command{
		Use:     "roll DICE...",
		Short:   a.lang.Text(say.RollShort),
		Long:    a.lang.Text(say.RollLong),
		Example: a.lang.Text(say.RollExamples),
	}
	a.rollFlags(cmd, o)
	a.houseFlagsOn(cmd, cmd.PersistentFlags(), &o.house)

	add := func(use string, short say.Key, args cobra.PositionalArgs, roll func(*purgatory.Catalog, thrower, []string) (rolled, error)) *cobra.Command {
		c := &cobra.Command{Use: use, Short: a.lang.Text(short), Args: args, Example: rollExamples()[strings.Fields(use)[0]],
			RunE: func(_ *cobra.Command, args []string) error {
				return a.roll(*o, func(c *purgatory.Catalog, t thrower) (rolled, error) { return roll(c, t, args) })
			}}
		cmd.AddCommand(c)
		return c
	}
	souls := add("soul [SOUL]...", say.RollSoulShort, cobra.ArbitraryArgs,
		func(c *purgatory.Catalog, t thrower, args []string) (rolled, error) {
			return a.rollSouls(c, t, *o, args)
		})
	souls.ValidArgsFunction = completeSouls
	deck := &cobra.Command{Use: "deck [SOUL]...", Short: a.lang.Text(say.RollDeckShort),
		ValidArgsFunction: completeSouls, Example: rollExamples()["deck"],
		RunE: func(_ *cobra.Command, args []string) error { return a.rollDeck(*o, args) }}
	deck.Flags().StringVarP(&o.out, "output", "o", "", a.lang.Text(say.FlagDeckOut))
	deck.Flags().BoolVar(&o.force, "force", false, a.lang.Text(say.FlagForce))
	cmd.AddCommand(deck)
	for _, e := range equipmentRolls() {
		add(e.name, e.short, noArgs, func(c *purgatory.Catalog, t thrower, _ []string) (rolled, error) {
			return a.rollEquipment(c, t, *o, e)
		})
	}
	for _, m := range moveRolls() {
		add(m.name, m.short, noArgs, func(_ *purgatory.Catalog, t thrower, _ []string) (rolled, error) {
			return a.rollMove(t, *o, m)
		})
	}
	nouns := make([]string, 0, len(cmd.Commands()))
	for _, c := range cmd.Commands() {
		nouns = append(nouns, c.Name())
	}
	cmd.Args = func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return usagef(say.CLIRollWhat, strings.Join(nouns, ", "))
		}
		return nil
	}
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		return a.roll(*o, func(_ *purgatory.Catalog, t thrower) (rolled, error) { return rollDice(t, *o, args) })
	}
	return cmd
}

// rollFlags adds the flags that all rolls of dice share, to a command and those
// below.
func (a *app) rollFlags(cmd *cobra.Command, o *rollOptions) {
	a.seededFlags(cmd, o)
	faces := cmd.PersistentFlags().String("dice", "", a.lang.Text(say.FlagDice))
	before := cmd.PersistentPreRunE
	cmd.PersistentPreRunE = func(c *cobra.Command, args []string) error {
		if c.Flags().Changed("dice") {
			var err error
			if o.dice, err = dice.ParseFaces(*faces); err != nil {
				return usagef(say.CLIFlagValue, "--dice", err)
			}
		}
		return before(c, args)
	}
}

// seededFlags adds the flags of all that comes from a seed, for which there need
// be no real dice.
func (a *app) seededFlags(cmd *cobra.Command, o *rollOptions) {
	f := cmd.PersistentFlags()
	f.IntVarP(&o.times, "times", "n", 1, a.lang.Text(say.FlagCount))
	seed := seedFlag(f, a.lang)
	f.BoolVar(&o.json, "json", false, a.lang.Text(say.FlagJSON))
	f.BoolVar(&o.csv, "csv", false, a.lang.Text(say.FlagCSV))
	cmd.PersistentPreRunE = func(c *cobra.Command, _ []string) error {
		o.seed = seed.value
		o.timesSet = c.Flags().Changed("times")
		if o.json && o.csv {
			return usagef(say.CLIBoth, "--json", "--csv")
		}
		if o.times < 1 || o.times > maxTimes {
			if c.Name() == "deck" {
				return nil // which has a range of its own
			}
			return usagef(say.CLICount, o.times, maxTimes)
		}
		return nil
	}
}

// rollExamples are the examples of the nouns: commands read the same in every
// language.
func rollExamples() map[string]string {
	return map[string]string{
		"soul":      "  croix roll soul\n  croix roll soul nonne 54 --seed 4\n  croix roll soul --dice 1,2,3,3,4,1,6,5,2,5",
		"deck":      "  croix roll deck -o deck.json\n  croix roll deck -n 6 --seed 3\n  croix roll deck nonne moine 54 -o small.json",
		"ranged":    "  croix roll ranged --dice 1,4",
		"melee":     "  croix roll melee -n 3",
		"armour":    "  croix roll armour --dice 4,5",
		"item":      "  croix roll item -n 3 --json",
		"equipment": "  croix roll equipment --seed 5",
		"direction": "  croix roll direction --dice 3",
		"scatter":   "  croix roll scatter -n 9",
		"drift":     "  croix roll drift --dice 3,4,4,4",
	}
}

// roll makes the dice and the tables, rolls, and shows the results. Nothing
// is shown before all has succeeded.
func (a *app) roll(o rollOptions, roll func(*purgatory.Catalog, thrower) (rolled, error)) error {
	t, err := o.thrower()
	if err != nil {
		return err
	}
	c, _, err := a.house(o.house)
	if err != nil {
		return err
	}
	r, err := roll(c, t)
	if err := t.finish(err); err != nil {
		return err
	}
	return a.show(r, t, o)
}

// show writes results in the form that was asked for, with the seed that
// gives them again.
func (a *app) show(r rolled, t thrower, o rollOptions) error {
	switch {
	case o.json:
		values := make([]any, len(r.rolls))
		for i, one := range r.rolls {
			values[i] = one.value
		}
		return writeJSON(a.out, struct {
			Seed  *uint64      `json:"seed,omitempty"`
			By    dice.Thrower `json:"thrown_by"`
			Rolls []any        `json:"rolls"`
		}{t.seed, t.By(), values})
	case o.csv:
		w := csv.NewWriter(a.out)
		seed := ""
		if t.seed != nil {
			seed = fmt.Sprint(*t.seed)
		}
		_ = w.Write(append(r.header, "seed"))
		for _, one := range r.rolls {
			for _, row := range one.rows {
				_ = w.Write(append(row, seed))
			}
		}
		w.Flush()
		return w.Error()
	}
	for _, one := range r.rolls {
		fmt.Fprintln(a.out, one.text)
	}
	if t.seed != nil {
		fmt.Fprintln(a.out, a.lang.Text(say.SeedShown, *t.seed))
	}
	return nil
}

func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

// rollDice throws each of the expressions -n times.
func rollDice(t thrower, o rollOptions, args []string) (rolled, error) {
	r := rolled{header: []string{"roll", "faces", "value"}}
	var exprs []dice.Expr
	n := 0
	for _, arg := range args {
		e, err := dice.Parse(arg)
		if err != nil {
			return r, usageError{err}
		}
		exprs = append(exprs, e)
		n += e.Dice() * o.times
	}
	if n > maxDice {
		return r, usagef(say.CLITooManyDice, n, maxDice)
	}
	for range o.times {
		for _, e := range exprs {
			th, err := t.Throw("", e)
			if err != nil {
				return r, err
			}
			r.rolls = append(r.rolls, diceRoll(th))
		}
	}
	return r, nil
}

func diceRoll(th dice.Throw) roll {
	faces := spaced(th.Faces)
	return roll{
		text: fmt.Sprintf("%s  [%s]  %d", th.Expr, faces, th.Value),
		value: struct {
			Roll  string `json:"roll"`
			Faces []int  `json:"faces"`
			Value int    `json:"value"`
		}{th.Expr.String(), th.Faces, th.Value},
		rows: [][]string{{th.Expr.String(), faces, fmt.Sprint(th.Value)}},
	}
}

// spaced is numbers with spaces between them.
func spaced(ns []int) string { return strings.Trim(fmt.Sprint(ns), "[]") }
