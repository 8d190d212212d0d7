package main

import (
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// twoFighters wants two figures.
func twoFighters(cmd *cobra.Command, args []string) error {
	if len(args) != 2 {
		return usagef(say.OddsTwo, cmd.CommandPath())
	}
	return nil
}

// atLeastOne refuses flags that were given a number below 1: without a flag it
// is what the rules give.
func atLeastOne(f *pflag.FlagSet, names ...string) error {
	for _, name := range names {
		if n, err := f.GetInt(name); f.Changed(name) && err == nil && n < 1 {
			return say.Errorf(say.OddsAtLeastOne, "--"+name, n)
		}
	}
	return nil
}

func strikeFlags(a *app, cmd *cobra.Command) readQuestion {
	f := cmd.Flags()
	n := numberFlag(f, "dice", a.lang.Text(say.FlagOddsDice))
	riposte := numberFlag(f, "riposte", a.lang.Text(say.FlagOddsRiposte))
	cmd.ValidArgsFunction = upToArgs(2, completeFighters)
	return func(c *oddsTables, args []string) (purgatory.Question, error) {
		if err := atLeastOne(f, "dice", "riposte"); err != nil {
			return nil, err
		}
		from, to, err := c.fighters(args[0], args[1])
		if err != nil {
			return nil, err
		}
		return purgatory.StrikeQuestion{Attacker: from, Defender: to, Dice: *n, Riposte: *riposte}, nil
	}
}

func shootFlags(a *app, cmd *cobra.Command) readQuestion {
	f := cmd.Flags()
	weapon := completed(cmd, f, "weapon", a.lang.Text(say.FlagOddsWeapon), objectIDs(func(o purgatory.Object) bool { return o.AsRanged() != nil }))
	by := f.String("by", "", a.lang.Text(say.FlagOddsShooter))
	_ = cmd.RegisterFlagCompletionFunc("by", completeFighters)
	soul := completed(cmd, f, "soul", a.lang.Text(say.FlagOddsSoul), soulIDs)
	wrath := numberFlag(f, "wrath", a.lang.Text(say.FlagOddsScore, purgatory.Wrath))
	n := numberFlag(f, "dice", a.lang.Text(say.FlagOddsDice))
	ammo := numberFlag(f, "ammo", a.lang.Text(say.FlagOddsAmmo))
	targets := f.Int("targets", 1, a.lang.Text(say.FlagOddsTargets))
	at := f.String("at", "", a.lang.Text(say.FlagOddsAt))
	_ = cmd.RegisterFlagCompletionFunc("at", completeFighters)
	contact := f.Bool("contact", false, a.lang.Text(say.FlagOddsContact))
	return func(c *oddsTables, _ []string) (purgatory.Question, error) {
		q := purgatory.ShootQuestion{Ammo: *ammo, Dice: *n, Targets: *targets, Contact: *contact}
		err := atLeastOne(f, "dice")
		who := *by
		if who == "" {
			who = *soul
		}
		switch {
		case err != nil:
			return nil, err
		case f.Changed("ammo") && *ammo == 0:
			return nil, say.Errorf(say.VerdictNoAmmo)
		case *by != "" && *soul != "":
			return nil, say.Errorf(say.CLIBoth, "--by", "--soul")
		case who != "" && f.Changed("wrath"):
			return nil, say.Errorf(say.CLIBoth, "--by", "--wrath")
		case who != "":
			if q.Shooter, err = c.FindFighter(who); err != nil {
				return nil, err
			}
		case f.Changed("wrath"):
			q.Shooter.Sins[purgatory.Wrath] = *wrath
		default:
			return nil, say.Errorf(say.OddsNeeds, "--wrath", "--by")
		}
		if err := c.gun(&q, who, *weapon); err != nil {
			return nil, err
		}
		if *weapon != "" {
			if q.Shooter.Weapon, err = c.FindObject(*weapon); err != nil {
				return nil, err
			}
		}
		if *at != "" && who != "" {
			_, q.Target, err = c.fighters(who, *at)
		} else if *at != "" {
			q.Target, err = c.FindFighter(*at)
		}
		return q, err
	}
}

func fightFlags(a *app, cmd *cobra.Command) readQuestion {
	f := cmd.Flags()
	sample := numberFlag(f, "sample", a.lang.Text(say.FlagOddsSample))
	seed := seedFlag(f, a.lang)
	cmd.ValidArgsFunction = upToArgs(2, completeFighters)
	return func(c *oddsTables, args []string) (purgatory.Question, error) {
		if err := atLeastOne(f, "sample"); err != nil {
			return nil, err
		}
		from, to, err := c.fighters(args[0], args[1])
		if err != nil {
			return nil, err
		}
		q := purgatory.FightQuestion{A: from, B: to, Sample: *sample}
		switch {
		case seed.value != nil && *sample == 0:
			return nil, say.Errorf(say.OddsNeedsOne, "--sample")
		case seed.value != nil:
			q.Seed = *seed.value
		case *sample > 0:
			q.Seed = dice.DrawSeed()
		}
		return q, nil
	}
}
