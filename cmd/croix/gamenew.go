package main

import (
	"os"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// newOptions are the flags of new.
type newOptions struct {
	game       gameOptions
	house      houseOptions
	players    int
	souls      int
	seed       *uint64
	dice       []int
	deck       string
	antichrist string
	guardian   string
	names      map[string]string
	extra      []string
	auto       []string
}

// newCommand begins a game.
func (a *app) newCommand() *cobra.Command {
	var o newOptions
	cmd := &cobra.Command{
		Use:     "new NAME",
		Short:   a.lang.Text(say.NewShort),
		Long:    a.lang.Text(say.NewLong),
		Example: "  croix new table --players 2 --souls 6 --seed 3\n  croix new table --deck kit/deck.json --set jam.majority=half --names god=Léa,satan=Tom",
		Args:    a.needNames(1, "croix new NAME"),
	}
	f := cmd.Flags()
	f.IntVar(&o.players, "players", 2, a.lang.Text(say.FlagPlaying))
	f.IntVar(&o.souls, "souls", 6, a.lang.Text(say.FlagSouls))
	f.StringVar(&o.deck, "deck", "", a.lang.Text(say.FlagDeckPlayed))
	f.StringVar(&o.antichrist, "antichrist", "", a.lang.Text(say.FlagAntichrist))
	f.StringVar(&o.guardian, "guardian", "", a.lang.Text(say.FlagGuardian))
	names := f.StringSlice("names", nil, a.lang.Text(say.FlagNames))
	f.StringSliceVar(&o.extra, "extra", nil, a.lang.Text(say.FlagExtra))
	f.StringSliceVar(&o.auto, "auto-dice", nil, a.lang.Text(say.FlagAutoDice))
	f.BoolVar(&o.game.json, "json", false, a.lang.Text(say.FlagJSON))
	seed := seedFlag(f, a.lang)
	faces := f.String("dice", "", a.lang.Text(say.FlagDice))
	a.houseFlags(cmd, &o.house)
	a.gameFlags(cmd, &o.game)
	cmd.ValidArgsFunction = cobra.NoFileCompletions
	cmd.RunE = func(c *cobra.Command, args []string) error {
		o.seed = seed.value
		var err error
		if o.names, err = playerNames(*names); err != nil {
			return err
		}
		if c.Flags().Changed("dice") {
			if o.dice, err = dice.ParseFaces(*faces); err != nil {
				return usagef(say.CLIFlagValue, "--dice", err)
			}
		}
		return a.newGame(o, args[0])
	}
	return cmd
}

// newGame begins a game and tells how it stands.
func (a *app) newGame(o newOptions, name string) error {
	s, err := a.begin(o, name)
	if err != nil {
		return err
	}
	lines, err := s.Log(a.lang, purgatoryplay.AsTable)
	if err != nil {
		return err
	}
	seed := s.Setup().Seed
	return a.tellNew(o.game, s.Header(), s.Path(), &seed, lines[0].Told)
}

// begin begins a game.
func (a *app) begin(o newOptions, name string) (*session.Session, error) {
	setup := session.Setup{Players: o.players, Souls: o.souls, Names: map[purgatoryplay.Side]string{}}
	for side, player := range o.names {
		s, err := sideNamed("--names", side)
		if err != nil {
			return nil, err
		}
		if err := checkPlayer(s, player); err != nil {
			return nil, usageError{err}
		}
		setup.Names[s] = player
	}
	for _, side := range o.auto {
		s, err := sideNamed("--auto-dice", side)
		if err != nil {
			return nil, err
		}
		setup.Auto = append(setup.Auto, s)
	}
	store, err := a.store(o.game)
	if err != nil {
		return nil, err
	}
	if _, err := store.Path(name); err != nil {
		return nil, err
	}
	c, opts, err := a.house(o.house)
	if err != nil {
		return nil, err
	}
	b := session.Beginning{Name: name, Program: programVersion(), Options: opts, Lang: a.lang}
	for _, word := range o.extra {
		row, err := c.FindBeing("", word)
		if err != nil {
			return nil, usageError{err}
		}
		setup.Extra = append(setup.Extra, row.ID)
	}
	for _, p := range []struct {
		flag string
		to   *string
		text string
	}{{"--antichrist", &b.Antichrist, o.antichrist}, {"--guardian", &b.Guardian, o.guardian}} {
		if *p.to = p.text; p.text != "" && strings.Trim(p.text, "0123456789") == "" {
			*p.to = "p" + p.text
		}
	}
	if o.house.data != "" {
		if setup.Tables, err = session.ReadTables(os.DirFS(o.house.data)); err != nil {
			return nil, say.Errorf(say.FileRead, o.house.data, say.Cause(err))
		}
	}
	if o.deck != "" {
		if b.Deck, err = a.readDeck(o.deck, c); err != nil {
			return nil, err
		}
	}
	setup.Seed = dice.DrawSeed()
	if o.seed != nil {
		setup.Seed = *o.seed
	}
	if o.dice != nil {
		b.Dice = dice.Typed(o.dice...)
	}
	s, err := session.Begin(store, setup, b)
	if say.Has(err, say.PlayPlayers) || say.Has(err, say.PlaySouls) || say.Has(err, say.PlayDeckSmall) || say.Has(err, say.PlayNoPawn) || say.Has(err, say.DiceFromPlayer) {
		return nil, usageError{err}
	}
	return s, err
}

// maxPlayer is how long the name of a player is at most, letters.
const maxPlayer = 40

// checkPlayer refuses the name of a player that is too long.
func checkPlayer(side purgatoryplay.Side, name string) error {
	if len([]rune(name)) > maxPlayer {
		return say.Errorf(say.GameNamesLong, sideKey(side), maxPlayer)
	}
	return nil
}

// playerNames reads SIDE=NAME of --names.
func playerNames(words []string) (map[string]string, error) {
	names := map[string]string{}
	for _, w := range words {
		side, name, ok := strings.Cut(w, "=")
		side = strings.ToLower(strings.TrimSpace(side))
		if !ok {
			return nil, usagef(say.CLIFlagValue, "--names", say.Errorf(say.GameNamesForm, w))
		}
		if _, twice := names[side]; twice {
			return nil, usagef(say.CLIFlagValue, "--names", say.Errorf(say.GameNamesTwo, side))
		}
		names[side] = name
	}
	return names, nil
}

// sideNamed is the side that a flag names.
func sideNamed(flag, word string) (purgatoryplay.Side, error) {
	switch s := purgatoryplay.Side(strings.ToLower(word)); s {
	case purgatoryplay.God, purgatoryplay.Satan, purgatoryplay.Humanity:
		return s, nil
	}
	return "", usagef(say.CLIFlagValue, flag, say.Errorf(say.CLINotAmong, word, "god, satan, humanity"))
}
