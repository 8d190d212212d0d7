package main

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"croix/generator/d666"
	"croix/generator/odds"
	"croix/generator/purgatory"
	"croix/generator/say"
)

func (a *app) d666OddsCommand() *cobra.Command {
	var book d666Options
	o := &oddsOptions{}
	cmd := &cobra.Command{
		Use: "odds", Short: a.lang.Text(say.D666OddsShort), Long: a.lang.Text(say.D666OddsLong), Args: a.noCommand,
		Example: "  croix d666 odds attack --hit 1/2 --power 2 --armour 3 --defence parry:1/2:2 --divisor 2\n  croix d666 odds duel --a points=3,hit=1/2,power=2 --b points=3,hit=43,power=2",
		RunE:    func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	a.d666Flags(cmd, &book)
	cmd.PersistentFlags().BoolVar(&o.json, "json", false, a.lang.Text(say.FlagJSON))
	add := func(name string, short say.Key, example string, flags func(*pflag.FlagSet) func(*d666.Book) (purgatory.Answer, error)) {
		sub := &cobra.Command{Use: name, Short: a.lang.Text(short), Example: example, Args: noArgs}
		answer := flags(sub.Flags())
		sub.RunE = func(*cobra.Command, []string) error {
			b, err := a.d666Book(book)
			if err != nil {
				return err
			}
			shown, err := answer(b)
			if err != nil {
				return usageError{err}
			}
			return a.showOdds(*o, "d666 "+name, shown)
		}
		cmd.AddCommand(sub)
	}
	add("attack", say.D666AttackShort, "  croix d666 odds attack --hit 27/36 --power 3 --force 5 --armour 1 --defence dodge:1/3 --divisor 2 --points 4", a.d666AttackFlags)
	add("psychic", say.D666PsychicShort, "  croix d666 odds psychic --hit 1/2 --held 1/4", a.d666PsychicFlags)
	add("duel", say.D666DuelShort, "  croix d666 odds duel --fighters fight.toml --a Ange,hit=43,defence=parry:1/2 --b Belz,hit=50%", a.d666DuelFlags)
	add("threshold", say.D666ThresholdShort, "  croix d666 odds threshold --at 43\n  croix d666 odds threshold --at 40", a.d666ThresholdFlags)
	return cmd
}

// parseDefence reads dodge:CHANCE, parry:CHANCE or parry:CHANCE:POWER.
func parseDefence(text string, into *d666.Assault) error {
	parts := strings.Split(text, ":")
	kind, ok := d666.ParseDefence(parts[0])
	if !ok || len(parts) < 2 || len(parts) > 3 || len(parts) == 3 && kind != d666.Parry {
		return say.Errorf(say.D666DefenceForm, text)
	}
	p, err := d666.ParseChance(parts[1])
	if err != nil {
		return err
	}
	into.Defence, into.Held = kind, p
	if len(parts) == 3 {
		if into.Parry, err = strconv.Atoi(parts[2]); err != nil {
			return say.Errorf(say.D666DefenceForm, text)
		}
	}
	return nil
}

func (a *app) d666AttackFlags(f *pflag.FlagSet) func(*d666.Book) (purgatory.Answer, error) {
	hit := f.String("hit", "1", a.lang.Text(say.FlagD666Hit))
	power := f.Int("power", 0, a.lang.Text(say.FlagD666Power))
	force := f.Int("force", 0, a.lang.Text(say.FlagD666Force))
	bonus := f.Int("bonus", 0, a.lang.Text(say.FlagD666Bonus))
	armour := f.Int("armour", 0, a.lang.Text(say.FlagD666Armour))
	defence := f.String("defence", "", a.lang.Text(say.FlagD666Defence))
	divisor := f.Int("divisor", 1, a.lang.Text(say.FlagD666Divisor))
	points := f.Int("points", 0, a.lang.Text(say.FlagD666Points))
	return func(b *d666.Book) (purgatory.Answer, error) {
		p, err := d666.ParseChance(*hit)
		if err != nil {
			return purgatory.Answer{}, err
		}
		for _, n := range []struct {
			name say.Key
			v    int
			most int
		}{{"d666.score.FO", *force, d666.MaxScore}, {say.D666WordPoints, *points, d666.MaxPoints}} {
			if n.v < 0 || n.v > n.most {
				return purgatory.Answer{}, say.Errorf(say.D666OddsRange, n.name, n.v, 0, n.most)
			}
		}
		attack := d666.Assault{Hit: p, Power: *power, Armour: *armour, Divisor: *divisor,
			Bonus: *bonus + d666.StrengthBonus(*force, d666.Contact, b.Options)}
		if *defence != "" {
			if err := parseDefence(*defence, &attack); err != nil {
				return purgatory.Answer{}, err
			}
		}
		if err := attack.Check(); err != nil {
			return purgatory.Answer{}, err
		}
		return d666Attack(attack.Lost(b.Options), *points)
	}
}

// d666Attack is the answer about an attack: what it costs, at least so many, and
// for somebody with so many points what becomes of them.
func d666Attack(lost odds.Dist[int], points int) (purgatory.Answer, error) {
	tables := []purgatory.OddsTable{purgatory.Numbers("damage", say.D666OddsLost, lost)}
	least := purgatory.OddsTable{ID: "at_least", Name: say.D666OddsLeast}
	for _, n := range odds.Sorted(lost) {
		if n > 0 {
			least.Outcomes = append(least.Outcomes, purgatory.Chance{Outcome: strconv.Itoa(n), P: lost.Where(func(x int) bool { return x >= n })})
		}
	}
	if len(least.Outcomes) > 0 {
		tables = append(tables, least)
	}
	if points > 0 {
		zero, dead := d666.Dropped(lost, points)
		stands := new(big.Rat).Sub(new(big.Rat).Sub(big.NewRat(1, 1), zero), dead)
		fate := purgatory.OddsTable{ID: "fate", Name: say.D666OddsFate, Outcomes: []purgatory.Chance{
			{Outcome: "stands", Name: say.D666OddsStands, P: stands}, {Outcome: "zero", Name: say.D666OddsZero, P: zero}, {Outcome: "dead", Name: say.D666OddsDead, P: dead},
		}}
		mean, err := d666.Attacks(lost, points)
		if err == nil {
			tables = append(tables, fate, purgatory.OddsTable{ID: "attacks", Name: say.D666OddsAttacks, Mean: mean})
		} else {
			tables = append(tables, fate)
		}
	}
	return d666Answer(tables), nil
}

// d666Answer is an answer without a choice.
func d666Answer(tables []purgatory.OddsTable) purgatory.Answer {
	return purgatory.Answer{Choices: []purgatory.Choice{{Tables: tables, Worth: tables[0].Outcomes[0].P}}}
}

func (a *app) d666PsychicFlags(f *pflag.FlagSet) func(*d666.Book) (purgatory.Answer, error) {
	hit := f.String("hit", "1", a.lang.Text(say.FlagD666Hit))
	held := f.String("held", "0", a.lang.Text(say.FlagD666Held))
	return func(b *d666.Book) (purgatory.Answer, error) {
		p, err := d666.ParseChance(*hit)
		if err != nil {
			return purgatory.Answer{}, err
		}
		q, err := d666.ParseChance(*held)
		if err != nil {
			return purgatory.Answer{}, err
		}
		d := d666.MentalOdds(p, q, b.Options)
		where := func(outcome string, name say.Key, pick func(d666.Mental) bool) purgatory.Chance {
			return purgatory.Chance{Outcome: outcome, Name: name, P: d.Where(pick)}
		}
		return d666Answer([]purgatory.OddsTable{
			{ID: "result", Name: say.OddsResult, Outcomes: []purgatory.Chance{
				where("failed", "d666.effect.failed", func(m d666.Mental) bool { return m.Effect == d666.Failed }),
				where("undefended", say.D666OddsUndefended, func(m d666.Mental) bool { return m.Effect == d666.Affects && !m.Defended }),
				where("effect", say.D666OddsDespite, func(m d666.Mental) bool { return m.Effect == d666.Affects && m.Defended }),
				where("blocked", "d666.effect.blocked", func(m d666.Mental) bool { return m.Effect == d666.Blocked }),
			}},
			{ID: "aware", Name: say.D666OddsAware, Outcomes: []purgatory.Chance{
				where("yes", say.OddsYes, func(m d666.Mental) bool { return m.Aware }),
				where("no", say.OddsNo, func(m d666.Mental) bool { return !m.Aware }),
			}},
			purgatory.Numbers("strength", say.D666OddsStrength, odds.Map(d, func(m d666.Mental) int { return m.Strength })),
		}), nil
	}
}

func (a *app) d666ThresholdFlags(f *pflag.FlagSet) func(*d666.Book) (purgatory.Answer, error) {
	at := f.Int("at", 0, a.lang.Text(say.FlagD666Threshold))
	return func(*d666.Book) (purgatory.Answer, error) {
		if *at < 1 || *at > d666.MaxThreshold {
			return purgatory.Answer{}, say.Errorf(say.D666ThresholdRange, *at, d666.MaxThreshold)
		}
		p := d666.Threshold(*at).Chance()
		return d666Answer([]purgatory.OddsTable{{ID: "result", Name: say.OddsResult, Outcomes: []purgatory.Chance{
			{Outcome: "success", Name: "d666.verdict.success", P: p}, {Outcome: "failure", Name: "d666.verdict.failure", P: new(big.Rat).Sub(big.NewRat(1, 1), p)},
		}}}), nil
	}
}
