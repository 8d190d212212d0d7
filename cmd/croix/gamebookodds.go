package main

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/output/term"
)

// fightOdds is the flags of gamebook odds fight.
type fightOdds struct {
	hero     string
	enemies  []string
	bestiary string // a file; "" for none
	policy   string // "" to compare all
	mode     string
	set      []string
	json     bool
}

// The ways in which several enemies come.
const (
	oneByOne = "sequence"
	together = "together"
)

// gamebookOddsCommand works out fights and tests of Luck.
func (a *app) gamebookOddsCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "odds", Short: a.lang.Text(say.GamebookOddsShort), Args: a.noCommand,
		Example: "  croix gamebook odds fight --hero 10/18/10 --enemy 8/8\n  croix gamebook odds luck 9 --tests 3",
		RunE:    func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	var o fightOdds
	fight := &cobra.Command{
		Use: "fight", Short: a.lang.Text(say.GamebookOddsFightShort), Long: a.lang.Text(say.GamebookOddsFightLong), Args: noArgs,
		Example: "  croix gamebook odds fight --hero 10/18/10 --enemy 8/8 --policy optimal --json\n  croix gamebook odds fight --hero 9/14/9 --enemy 8/5 --enemy 7/6\n  croix gamebook odds fight --hero 9/14/9 --enemy 8/5 --enemy 7/6 --mode together\n  croix gamebook odds fight --enemy 10/10",
	}
	f := fight.Flags()
	f.StringVar(&o.hero, "hero", "", a.lang.Text(say.GamebookFlagHero))
	f.StringArrayVar(&o.enemies, "enemy", nil, a.lang.Text(say.GamebookFlagEnemy))
	f.StringVar(&o.bestiary, "bestiary", "", a.lang.Text(say.GamebookFlagBestiary))
	policy := a.choice(fight, f, "policy", "", wordsOf(gamebook.Policies()), say.GamebookFlagPolicy)
	mode := a.choice(fight, f, "mode", oneByOne, []string{oneByOne, together}, say.GamebookFlagMode)
	a.gamebookRuleFlag(fight, &o.set)
	f.BoolVar(&o.json, "json", false, a.lang.Text(say.FlagJSON))
	fight.RunE = func(*cobra.Command, []string) error {
		o.policy, o.mode = *policy, *mode
		return a.gamebookFight(o)
	}
	cmd.AddCommand(fight, a.gamebookLuckCommand())
	return cmd
}

// outlookJSON is what fights come to, as --json shows it.
type outlookJSON struct {
	Policy gamebook.Policy `json:"policy"`
	gamebook.Outlook
	Lost json.RawMessage `json:"lost,omitempty"` // Stamina; none where the hero is yet to be rolled
}

// fightJSON is the answer as --json shows it: that of the policy asked for, or
// of the optimum with all others.
type fightJSON struct {
	Question string `json:"question"`
	outlookJSON
	Advice   *adviceJSON   `json:"test_luck,omitempty"`
	Policies []outlookJSON `json:"policies,omitempty"`
	NoLuck   bool          `json:"without_luck,omitempty"` // with it there is too much to work out
}

// adviceJSON is whether the policy tests Luck on the first wound.
type adviceJSON struct {
	AfterHit   bool `json:"after_hit"`
	AfterWound bool `json:"after_wound"`
	Target     *int `json:"target,omitempty"` // of several at once: the best, from 1
}

// gamebookFight answers how a fight may end.
func (a *app) gamebookFight(o fightOdds) error {
	rules, err := gamebookRules(o.set)
	if err != nil {
		return err
	}
	if len(o.enemies) == 0 {
		return usagef(say.OddsNeedsOne, "--enemy")
	}
	bestiary, err := readBestiary(o.bestiary)
	if err != nil {
		return err
	}
	var enemies []gamebook.Enemy
	for _, text := range o.enemies {
		e, err := gamebook.ParseEnemyOf(bestiary, text)
		if err != nil {
			return usagef(say.CLIFlagValue, "--enemy", err)
		}
		enemies = append(enemies, e)
	}
	var hero *gamebook.Fighter
	if o.hero != "" {
		f, err := gamebook.ParseFighter(o.hero)
		if err != nil {
			return usagef(say.CLIFlagValue, "--hero", err)
		}
		hero = &f
	}
	policies := gamebook.Policies()
	switch {
	case o.mode == together && hero == nil:
		return usagef(say.OddsNeedsOne, "--hero")
	case o.policy != "":
		policies = []gamebook.Policy{gamebook.Policy(o.policy)}
	}
	v := fightJSON{Question: "fight"}
	for _, p := range policies {
		out, advice, err := fightOutlook(hero, enemies, p, rules, o.mode)
		if o.policy == "" && say.Has(err, say.GamebookGroupLuck) {
			v.NoLuck = true // without it there is less to work out
			continue
		}
		if err != nil {
			return usageError{err}
		}
		one := outlookJSON{Policy: p, Outlook: out}
		if hero != nil {
			one.Lost = json.RawMessage(strconv.FormatFloat(float64(hero.Stamina)-out.Stamina, 'f', -1, 64))
		}
		v.Policies = append(v.Policies, one)
		if len(v.Policies) == 1 || p == gamebook.Optimal {
			v.outlookJSON, v.Advice = one, advice
		}
	}
	if o.json {
		if len(policies) == 1 {
			v.Policies = nil
		}
		return writeJSON(a.out, v)
	}
	a.tell(a.out, a.fightLines(v, hero))
	return nil
}

// fightOutlook is what a fight comes to, and whether the policy tests Luck on
// its first wound where that is known.
func fightOutlook(hero *gamebook.Fighter, enemies []gamebook.Enemy, p gamebook.Policy, rules gamebook.Options, mode string) (gamebook.Outlook, *adviceJSON, error) {
	switch {
	case mode == together:
		return groupOutlook(*hero, enemies, p, rules)
	case hero == nil:
		out, err := gamebook.RandomHero(enemies, p, rules)
		return out, nil, err
	}
	s, err := gamebook.NewOdds(*hero, enemies, p, rules)
	if err != nil {
		return gamebook.Outlook{}, nil, err
	}
	advice := &adviceJSON{
		AfterHit:   s.Advise(gamebook.Hit, hero.Stamina, enemies[0].Stamina, hero.Luck).Test,
		AfterWound: s.Advise(gamebook.Wounded, hero.Stamina, enemies[0].Stamina, hero.Luck).Test,
	}
	return s.Outlook(), advice, nil
}

// groupOutlook is that of a fight against several at once, with the advice on a
// wound dealt to the best target or taken from it.
func groupOutlook(hero gamebook.Fighter, enemies []gamebook.Enemy, p gamebook.Policy, rules gamebook.Options) (gamebook.Outlook, *adviceJSON, error) {
	g, err := gamebook.NewGroup(hero, enemies, p, rules)
	if err != nil {
		return gamebook.Outlook{}, nil, err
	}
	out, target := g.Outlook()
	var stamina []int
	for _, e := range enemies {
		stamina = append(stamina, e.Stamina)
	}
	first := func(r gamebook.Result) bool {
		return g.Advise([]gamebook.Blow{{Enemy: target, Result: r}}, hero.Luck, hero.Stamina, stamina).Test
	}
	best := target + 1
	return out, &adviceJSON{AfterHit: first(gamebook.Hit), AfterWound: first(gamebook.Wounded), Target: &best}, nil
}

// fightLines is the answer as a table, and what is best on the first wound.
func (a *app) fightLines(v fightJSON, hero *gamebook.Fighter) []string {
	t := a.lang.Text
	columns := []term.Column{{Title: t(say.GamebookColumnPolicy)}, {Title: t(say.GamebookColumnWin), Number: true},
		{Title: t(say.GamebookColumnLeft), Number: true}, {Title: t(say.GamebookColumnLost), Number: true},
		{Title: t(say.GamebookColumnRounds), Number: true}, {Title: t(say.GamebookColumnTests), Number: true}}
	var rows [][]string
	for _, p := range v.Policies {
		lost := "–"
		if hero != nil {
			lost = a.decimals(float64(hero.Stamina)-p.Stamina, 2)
		}
		rows = append(rows, []string{string(p.Policy), a.decimals(100*p.Win, 3) + "\u00a0%", a.decimals(p.Stamina, 2), lost,
			a.decimals(p.Rounds, 2), a.decimals(p.Tests, 2)})
	}
	lines := term.Table(columns, rows, a.columns())
	if v.NoLuck {
		lines = append(append(lines, ""), term.Wrap(t(say.GamebookNoLuck), a.columns(), "")...)
	}
	if v.Advice != nil && v.Advice.Target != nil {
		lines = append(append(lines, ""), term.Wrap(t(say.GamebookFirstTarget, *v.Advice.Target), a.columns(), "")...)
	}
	if v.Advice != nil && len(v.Policies) > 1 {
		yes := map[bool]say.Key{true: say.GamebookTestYes, false: say.GamebookTestNo}
		lines = append(lines, "")
		lines = append(lines, term.Wrap(t(say.GamebookFirstWound, yes[v.Advice.AfterHit], yes[v.Advice.AfterWound]), a.columns(), "")...)
	}
	return lines
}

// decimals is a number with so many digits behind the point.
func (a *app) decimals(x float64, digits int) string {
	return decimal(strconv.FormatFloat(x, 'f', digits, 64), a.lang)
}

// gamebookLuckCommand is the chance of lucky tests in a row.
func (a *app) gamebookLuckCommand() *cobra.Command {
	var tests int
	var asJSON bool
	cmd := &cobra.Command{
		Use: "luck LUCK", Short: a.lang.Text(say.GamebookOddsLuckShort), Example: "  croix gamebook odds luck 9 --tests 3",
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usagef(say.GamebookLuckWhich)
			}
			return nil
		},
	}
	cmd.Flags().IntVar(&tests, "tests", 1, a.lang.Text(say.GamebookFlagTests))
	cmd.Flags().BoolVar(&asJSON, "json", false, a.lang.Text(say.FlagJSON))
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		luck, err := numberArg(args[0])
		if err != nil {
			return usageError{err}
		}
		var lines []string
		type runJSON struct {
			Tests int     `json:"tests"`
			Lucky float64 `json:"lucky"` // all of them
			Exact string  `json:"exact"`
		}
		var all []runJSON
		for n := 1; n <= max(1, tests); n++ {
			p, err := gamebook.LuckRun(luck, min(n, tests))
			if err != nil {
				return usageError{err}
			}
			f, _ := p.Float64()
			all = append(all, runJSON{n, f, p.RatString()})
			lines = append(lines, fmt.Sprintf("%2d  %9s %s %s", n, percentText(p, a.lang), bar(p), p.RatString()))
		}
		if asJSON {
			return writeJSON(a.out, struct {
				Question string    `json:"question"`
				Luck     int       `json:"luck"`
				Runs     []runJSON `json:"runs"`
			}{"luck", luck, all})
		}
		a.tell(a.out, append([]string{a.lang.Text(say.GamebookLuckHead, luck)}, strings.Split(strings.Join(lines, "\n"), "\n")...))
		return nil
	}
	return cmd
}
