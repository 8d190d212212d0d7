package main

import (
	"strconv"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// oddsNouns are the questions there are, apart from roll.
func oddsNouns() []oddsNoun {
	return []oddsNoun{
		{use: "virtue", short: say.OddsVirtueShort, args: noArgs, flags: convertFlags(purgatory.Angel),
			example: "  croix odds virtue --best --json\n  croix odds virtue --sins luxure,avarice,paresse --in-hell\n  croix odds virtue --by vertus --soul nonne"},
		{use: "damn", short: say.OddsDamnShort, args: noArgs, flags: convertFlags(purgatory.Demon),
			example: "  croix odds damn --by colere --best --json\n  croix odds damn --by envie --first\n  croix odds damn --soul punk --in-hell"},
		{use: "shoot", short: say.OddsShootShort, args: noArgs, flags: shootFlags,
			example: "  croix odds shoot --weapon arme_a_feu --dice 3 --wrath 4\n  croix odds shoot --weapon arme_a_projectile --by nonne --at punk+armure_legere\n  croix odds shoot --by jalousie --at nonne"},
		{use: "strike A B", short: say.OddsStrikeShort, args: twoFighters, flags: strikeFlags,
			example: "  croix odds strike punk+grosse_arme nonne\n  croix odds strike colere nonne+guard+armure_lourde --dice 2"},
		{use: "fight A B", short: say.OddsFightShort, args: twoFighters, flags: fightFlags,
			example: "  croix odds fight punk+grosse_arme inquisiteur+arme\n  croix odds fight colere seraphins --sample 10000 --seed 7"},
		{use: "riposte", short: say.OddsRiposteShort, args: noArgs, flags: func(a *app, cmd *cobra.Command) readQuestion {
			n := scoreFlag(a, cmd, purgatory.Sloth, "sloth")
			guard := cmd.Flags().Bool("guard", false, a.lang.Text(say.FlagOddsGuard))
			return func(c *oddsTables, _ []string) (purgatory.Question, error) {
				v, err := n(c)
				return purgatory.RiposteQuestion{Sloth: v, OnGuard: *guard}, err
			}
		}, example: "  croix odds riposte --soul nonne\n  croix odds riposte --sloth 3 --guard"},
		{use: "disengage", short: say.OddsDisengageShort, args: noArgs, flags: func(a *app, cmd *cobra.Command) readQuestion {
			n := scoreFlag(a, cmd, purgatory.Sloth, "sloth")
			return func(c *oddsTables, _ []string) (purgatory.Question, error) {
				v, err := n(c)
				return purgatory.DisengageQuestion{Sloth: v}, err
			}
		}, example: "  croix odds disengage --sloth 3"},
		{use: "unjam", short: say.OddsUnjamShort, args: noArgs, flags: func(a *app, cmd *cobra.Command) readQuestion {
			n := scoreFlag(a, cmd, purgatory.Wrath, "wrath")
			return func(c *oddsTables, _ []string) (purgatory.Question, error) {
				v, err := n(c)
				return purgatory.UnjamQuestion{Wrath: v}, err
			}
		}, example: "  croix odds unjam --wrath 3\n  croix odds unjam --soul inquisiteur"},
		{use: "aid", short: say.OddsAidShort, args: noArgs, flags: func(a *app, cmd *cobra.Command) readQuestion {
			n := scoreFlag(a, cmd, purgatory.Jealousy, "jealousy")
			return func(c *oddsTables, _ []string) (purgatory.Question, error) {
				v, err := n(c)
				return purgatory.AidQuestion{Jealousy: v}, err
			}
		}, example: "  croix odds aid --jealousy 4\n  croix odds aid --soul moine"},
		{use: "control", short: say.OddsControlShort, args: noArgs, flags: controlFlags,
			example: "  croix odds control --by god --soul nonne --near envie\n  croix odds control --by satan --envy 2"},
		{use: "activity", short: say.OddsActivityShort, args: noArgs, flags: func(a *app, cmd *cobra.Command) readQuestion {
			by := sideFlag(a, cmd)
			return func(*oddsTables, []string) (purgatory.Question, error) {
				return purgatory.ActivityQuestion{By: purgatory.Side(*by)}, nil
			}
		}, example: "  croix odds activity --by god"},
		{use: "return", short: say.OddsReturnShort, args: noArgs, flags: returnFlags,
			example: "  croix odds return --by archanges --counter 2\n  croix odds return --by diablotin"},
		{use: "equipment [OBJECT]", short: say.OddsGearShort, args: oneObject, flags: gearFlags,
			example: "  croix odds equipment --souls 6\n  croix odds equipment graal --souls 10"},
		{use: "cauldron", short: say.OddsCauldronShort, args: noArgs, example: "  croix odds cauldron",
			flags: func(*app, *cobra.Command) readQuestion {
				return func(*oddsTables, []string) (purgatory.Question, error) {
					return purgatory.CauldronQuestion{}, nil
				}
			}},
		{use: "pride", short: say.OddsPrideShort, args: noArgs, example: "  croix odds pride --at-least 30",
			flags: func(a *app, cmd *cobra.Command) readQuestion {
				least := numberFlag(cmd.Flags(), "at-least", a.lang.Text(say.FlagOddsAtLeast))
				return func(*oddsTables, []string) (purgatory.Question, error) {
					return purgatory.PrideQuestion{AtLeast: *least}, atLeastOne(cmd.Flags(), "at-least")
				}
			}},
		{use: "drift", short: say.OddsDriftShort, args: noArgs, example: "  croix odds drift\n  croix odds drift --near-sloth",
			flags: func(a *app, cmd *cobra.Command) readQuestion {
				near := cmd.Flags().Bool("near-sloth", false, a.lang.Text(say.FlagOddsNearSloth))
				return func(*oddsTables, []string) (purgatory.Question, error) {
					return purgatory.DriftQuestion{NearSloth: *near}, nil
				}
			}},
	}
}

// readQuestion reads the flags of a question.
type readQuestion = func(c *oddsTables, args []string) (purgatory.Question, error)

// numberArg reads a whole number.
func numberArg(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0, say.Errorf(say.OddsNumber, text)
	}
	return n, nil
}

// scoreFlag is the score of a sin, given as a number or as a soul that has it.
func scoreFlag(a *app, cmd *cobra.Command, sin purgatory.Sin, name string) func(*oddsTables) (int, error) {
	f := cmd.Flags()
	n := numberFlag(f, name, a.lang.Text(say.FlagOddsScore, sin))
	soul := completed(cmd, f, "soul", a.lang.Text(say.FlagOddsSoul), soulIDs)
	return func(c *oddsTables) (int, error) {
		return readScore(c, f, sin, name, *n, *soul)
	}
}

func readScore(c *oddsTables, f *pflag.FlagSet, sin purgatory.Sin, name string, n int, soul string) (int, error) {
	switch {
	case f.Changed(name) && f.Changed("soul"):
		return 0, say.Errorf(say.CLIBoth, "--"+name, "--soul")
	case f.Changed("soul"):
		fighter, err := c.FindFighter(soul)
		if err != nil {
			return 0, err
		}
		if fighter.Being != nil {
			return 0, say.Errorf(say.OddsNoSins, fighter.Being)
		}
		return fighter.Sins[sin], nil
	case f.Changed(name):
		if n < purgatory.MinSin { // 0 is what the questions have for an angel or a demon
			return 0, say.Errorf(say.CardSin, sin, n, purgatory.MinSin, purgatory.MaxSin)
		}
		return n, nil
	}
	return 0, say.Errorf(say.OddsNeeds, "--"+name, "--soul")
}

// sideFlag is the player who tries.
func sideFlag(a *app, cmd *cobra.Command) *string {
	return a.choice(cmd, cmd.Flags(), "by", string(purgatory.God), []string{string(purgatory.Satan), string(purgatory.God)}, say.FlagOddsSide)
}

func controlFlags(a *app, cmd *cobra.Command) readQuestion {
	by := sideFlag(a, cmd)
	envy := scoreFlag(a, cmd, purgatory.Envy, "envy")
	near := listFlag(cmd.Flags(), "near", a.lang.Text(say.FlagOddsNear))
	_ = cmd.RegisterFlagCompletionFunc("near", completeList(func(*purgatory.Catalog) []string { return []string{"envie", "principautes"} }))
	return func(c *oddsTables, _ []string) (purgatory.Question, error) {
		q := purgatory.ControlQuestion{By: purgatory.Side(*by)}
		for _, word := range *near {
			b, err := c.FindBeing("", word)
			if err != nil {
				return nil, err
			}
			envy, principality := b.ID == "envie", b.ID == "principautes"
			if !envy && !principality {
				return nil, say.Errorf(say.OddsNearNothing, b)
			}
			q.Near.Envy, q.Near.Principality = q.Near.Envy || envy, q.Near.Principality || principality
		}
		var err error
		q.Envy, err = envy(c)
		return q, err
	}
}

func returnFlags(a *app, cmd *cobra.Command) readQuestion {
	f := cmd.Flags()
	by := completed(cmd, f, "by", a.lang.Text(say.FlagOddsReturn), func(c *purgatory.Catalog) []string {
		return append(beingIDs(c.Angels), "diablotin")
	})
	counter := numberFlag(f, "counter", a.lang.Text(say.FlagOddsCounter))
	return func(c *oddsTables, _ []string) (purgatory.Question, error) {
		if *by == "" {
			return nil, say.Errorf(say.OddsNeedsOne, "--by")
		}
		b, err := c.Catalog.FindBeing("", *by)
		if err == nil && !f.Changed("counter") {
			*counter = c.won(b)
		}
		return purgatory.ReturnQuestion{Being: b, Counter: *counter}, err
	}
}

// oneObject wants an object at most.
func oneObject(_ *cobra.Command, args []string) error {
	if len(args) > 1 {
		return usagef(say.OddsOneObject, args[1])
	}
	return nil
}

func gearFlags(a *app, cmd *cobra.Command) readQuestion {
	f := cmd.Flags()
	souls := f.Int("souls", 1, a.lang.Text(say.FlagOddsSouls))
	relics := listFlag(f, "relics-out", a.lang.Text(say.FlagOddsRelicsOut))
	cmd.ValidArgsFunction = upToArgs(1, completeRows(objectIDs(func(purgatory.Object) bool { return true })))
	_ = cmd.RegisterFlagCompletionFunc("relics-out", completeList(objectIDs(purgatory.Object.Relic)))
	return func(c *oddsTables, args []string) (purgatory.Question, error) {
		drawn, err := c.drawn()
		if err != nil {
			return nil, err
		}
		q := purgatory.GearQuestion{Souls: *souls, Drawn: drawn}
		if q.Cards, err = c.cards(); err != nil {
			return nil, err
		}
		for _, word := range *relics {
			o, err := c.FindObject(word)
			if err != nil {
				return nil, err
			}
			q.Drawn.Relics[o.Base().ID] = true
		}
		if len(args) == 1 {
			o, err := c.FindObject(args[0])
			if err != nil {
				return nil, err
			}
			q.Object = o.Base()
		}
		return q, nil
	}
}

// convertFlags are those of virtue and damn.
func convertFlags(kind purgatory.CelestialKind) func(a *app, cmd *cobra.Command) readQuestion {
	return func(a *app, cmd *cobra.Command) readQuestion {
		f := cmd.Flags()
		by := completed(cmd, f, "by", a.lang.Text(say.FlagOddsBy), func(c *purgatory.Catalog) []string {
			if kind == purgatory.Angel {
				return beingIDs(c.Angels)
			}
			return beingIDs(c.Demons)
		})
		sins := listFlag(f, "sins", a.lang.Text(say.FlagOddsSins))
		_ = cmd.RegisterFlagCompletionFunc("sins", completeList(sinIDs))
		best := f.Bool("best", false, a.lang.Text(say.FlagOddsBest))
		soul := completed(cmd, f, "soul", a.lang.Text(say.FlagOddsHumanistSoul), soulIDs)
		humanist := f.Bool("humanist", false, a.lang.Text(say.FlagOddsHumanist))
		hell := f.Bool("in-hell", false, a.lang.Text(say.FlagOddsInHell))
		players := a.choice(cmd, f, "players", "2", []string{"2", "3"}, say.FlagOddsPlayers)
		first := f.Bool("first", false, a.lang.Text(say.FlagOddsFirst))
		inPlay := listFlag(f, "in-play", a.lang.Text(say.FlagOddsInPlay))
		_ = cmd.RegisterFlagCompletionFunc("in-play", completeList(soulIDs))
		return func(c *oddsTables, _ []string) (purgatory.Question, error) {
			q := purgatory.ConvertQuestion{Kind: kind, First: *first}
			q.Try = purgatory.Try{Humanist: *humanist, InHell: *hell, Three: *players == "3"}
			if *best && f.Changed("sins") {
				return nil, say.Errorf(say.CLIBoth, "--best", "--sins")
			}
			known, err := c.convert(&q, *soul)
			if err != nil {
				return nil, err
			}
			if *by != "" {
				if q.Being, err = c.FindBeing(kind, *by); err != nil {
					return nil, err
				}
			}
			for _, word := range *sins {
				s, err := purgatory.FindSin(word)
				if err != nil {
					return nil, err
				}
				q.Triple = append(q.Triple, s)
			}
			for _, word := range *inPlay {
				s, err := c.FindSoul(word)
				if err != nil {
					return nil, err
				}
				q.Drawn.Souls[s.ID] = true
			}
			if *soul != "" && !known {
				fighter, err := c.FindFighter(*soul)
				switch {
				case err != nil:
					return nil, err
				case fighter.Being != nil:
					return nil, say.Errorf(say.OddsNoSins, fighter.Being)
				}
				q.Soul = &fighter.Sins
			}
			return q, nil
		}
	}
}
