package main

import (
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/tracker/gamebookplay"
	"croix/tracker/journal"
	"croix/tracker/session"
)

// startOptions are the flags with which any of the smaller games begins.
type startOptions struct {
	game     gameOptions
	seed     *uint64
	unthrown bool // nothing is thrown in this game, and no seed is told
}

// startFlags adds these flags. The function reads them once they are parsed.
func (a *app) startFlags(cmd *cobra.Command, f *pflag.FlagSet, o *startOptions) func() {
	f.BoolVar(&o.game.json, "json", false, a.lang.Text(say.FlagJSON))
	seed := seedFlag(f, a.lang)
	a.gameFlags(cmd, &o.game)
	cmd.ValidArgsFunction = cobra.NoFileCompletions
	return func() { o.seed = seed.value }
}

// startGame begins a game of a kind and tells it. events are those of its first
// line; they are asked for when the name is known to be free.
func startGame[G interface{ Clone() G }, E interface{ Apply(G) }](a *app, k session.Kind[G, E], o startOptions, name string, events func(seed uint64) ([]E, error)) error {
	store, err := a.store(o.game)
	if err != nil {
		return err
	}
	if _, err := store.Path(name); err != nil {
		return err
	}
	seed := dice.DrawSeed()
	if o.seed != nil {
		seed = *o.seed
	}
	first, err := events(seed)
	if say.Has(err, say.DiceFromPlayer) {
		return usageError{err}
	}
	if err != nil {
		return err
	}
	p, err := k.Begin(store, session.Start{Name: name, Program: programVersion(), Seed: seed, Lang: a.lang}, first)
	if err != nil {
		return err
	}
	lines, err := p.Log(a.lang)
	if err != nil {
		return err
	}
	told := &seed
	if o.unthrown {
		told = nil
	}
	return a.tellNew(o.game, p.Header(), p.Path(), told, lines[0].Told)
}

// tellNew tells a game that has begun.
func (a *app) tellNew(o gameOptions, h journal.Header, path string, seed *uint64, told []string) error {
	if o.json {
		return writeJSON(a.out, struct {
			Game string   `json:"game"`
			Path string   `json:"path"`
			Seed *uint64  `json:"seed,omitempty"`
			Told []string `json:"told"`
		}{h.Name, path, seed, told})
	}
	told = append(told, a.lang.Text(say.GameBegun, h.Name, path))
	if seed != nil {
		told = append(told, a.lang.Text(say.SeedShown, *seed))
	}
	a.tell(a.out, append(told, a.lang.Text(say.GametablePlay, quoted(h.Name))))
	return nil
}

// gamebookNewCommand begins a game of the gamebook.
func (a *app) gamebookNewCommand() *cobra.Command {
	var o startOptions
	var set []string
	cmd := &cobra.Command{
		Use: "new NAME", Short: a.lang.Text(say.GamebookNew), Long: a.lang.Text(say.GamebookNewLong),
		Example: "  croix gamebook new solo --called Alix --dice 4,2,5,3,4\n  croix gamebook new solo --hero heroes.json\n  croix do solo 'goto 47' 'fight goblin 5/6' round",
		Args:    a.needNames(1, "croix gamebook new NAME"),
	}
	f := cmd.Flags()
	hero := f.String("hero", "", a.lang.Text(say.GamebookFlagHeroFile))
	called := f.String("called", "", a.lang.Text(say.GamebookFlagNew))
	bestiary := f.String("bestiary", "", a.lang.Text(say.GamebookFlagBestiary))
	faces := f.String("dice", "", a.lang.Text(say.FlagDice))
	a.gamebookRuleFlag(cmd, &set)
	read := a.startFlags(cmd, f, &o)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		read()
		setup := gamebookplay.Setup{}
		var err error
		if setup.Options, err = gamebookRules(set); err != nil {
			return err
		}
		var typed []int
		if cmd.Flags().Changed("dice") {
			if typed, err = dice.ParseFaces(*faces); err != nil {
				return usagef(say.CLIFlagValue, "--dice", err)
			}
		}
		for _, flag := range []string{"dice", "called"} {
			if *hero != "" && cmd.Flags().Changed(flag) {
				return usagef(say.CLIBoth, "--hero", "--"+flag)
			}
		}
		if setup.Bestiary, err = readBestiary(*bestiary); err != nil {
			return err
		}
		if *hero != "" {
			p, err := a.readHeroes(*hero)
			if err != nil {
				return err
			}
			setup.Heroes = p.Heroes
		}
		return startGame(a, session.Gamebook(), o, args[0], func(seed uint64) ([]gamebookplay.Event, error) {
			r := dice.Seeded(seed)
			if typed != nil {
				r = dice.Typed(typed...)
			}
			return beginGamebook(setup, *called, r)
		})
	}
	return cmd
}

// beginGamebook is the events that begin a game. Without heroes one is rolled.
func beginGamebook(s gamebookplay.Setup, called string, r *dice.Roller) ([]gamebookplay.Event, error) {
	events, err := gamebookplay.New(s)
	if err != nil || len(s.Heroes) > 0 {
		return events, err
	}
	made, err := gamebookplay.Decide(gamebookplay.Replay(events), gamebookplay.Command{Verb: gamebookplay.Create, Text: called}, r)
	if err == nil {
		err = r.Done()
	}
	return append(events, made...), err
}
