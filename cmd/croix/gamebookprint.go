package main

import (
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/output"
	"croix/templates/gamebookpages"
	"croix/templates/pages"
	"croix/tracker/session"
)

// gamebookPrint is the flags of gamebook print.
type gamebookPrint struct {
	gamePrint
	hero     string
	bestiary []gamebook.Enemy
	home     gameOptions
	game     string // that fills in the sheets; "" for none
	roll     int    // heroes to roll; 0 for none
	seed     *uint64
	rules    gamebook.Options
}

// gamebookDocuments are what can be printed, the sheet first.
func gamebookDocuments() []string {
	return []string{"sheet", "reference", "map", "log", "encounters", "cards", "strips", "planner"}
}

// gamebookPrintCommand prints sheets and what goes with them.
func (a *app) gamebookPrintCommand() *cobra.Command {
	var o gamebookPrint
	var set []string
	cmd := &cobra.Command{
		Use: "print [DOCUMENT]...", Short: a.lang.Text(say.GamebookPrintShort), Long: a.lang.Text(say.GamebookPrintLong),
		Example: "  croix gamebook print sheet -o sheet.pdf\n  croix gamebook print sheet --hero heroes.json --paper a5 -o sheet.pdf\n  croix gamebook print --roll 4 --seed 4 -o adventure",
	}
	read := a.gamePrintFlags(cmd, &o.gamePrint, gamebookDocuments(), "gamebook", say.GamebookFlagOut)
	f := cmd.Flags()
	f.StringVar(&o.hero, "hero", "", a.lang.Text(say.GamebookFlagHeroFile))
	a.printedGame(cmd, &o.home, &o.game)
	bestiary := f.String("bestiary", "", a.lang.Text(say.GamebookFlagBestiary))
	f.IntVar(&o.roll, "roll", 0, a.lang.Text(say.GamebookFlagRoll))
	seed := seedFlag(f, a.lang)
	a.gamebookRuleFlag(cmd, &set)
	cmd.RunE = func(cmd *cobra.Command, names []string) error {
		err := read(names)
		if err != nil {
			return err
		}
		if o.rules, err = gamebookRules(set); err != nil {
			return err
		}
		if o.bestiary, err = readBestiary(*bestiary); err != nil {
			return err
		}
		o.seed = seed.value
		for _, flag := range []string{"hero", "roll", "seed", "set"} {
			if o.game != "" && cmd.Flags().Changed(flag) {
				return usagef(say.CLIBoth, "--game", "--"+flag)
			}
		}
		rolls := cmd.Flags().Changed("roll")
		switch {
		case o.hero != "" && rolls:
			return usagef(say.CLIBoth, "--hero", "--roll")
		case o.seed != nil && o.hero != "":
			return usagef(say.CLIBoth, "--hero", "--seed")
		case rolls && (o.roll < 1 || o.roll > maxSheets):
			return usagef(say.CLINumber, "--roll", o.roll, 1, maxSheets)
		case o.seed != nil && !rolls:
			o.roll = 1
		}
		return a.printGamebook(o, names)
	}
	return cmd
}

// maxSheets is the most heroes that are rolled to be printed.
const maxSheets = 100

// printGamebook prints the documents named, or all.
func (a *app) printGamebook(o gamebookPrint, names []string) error {
	heroes, seed, err := a.gamebookParty(&o)
	if err != nil {
		return err
	}
	return a.printGame(o.gamePrint, gamebookDocuments(), names, seed, func(name string) (*output.Document, pages.Report, error) {
		return layGamebook(name, heroes, o)
	})
}

// layGamebook lays out a document of gamebookDocuments.
func layGamebook(name string, heroes []gamebookpages.Filled, o gamebookPrint) (*output.Document, pages.Report, error) {
	switch name {
	case "reference":
		return gamebookpages.Reference(o.rules, o.pages)
	case "map":
		return gamebookpages.Map(heroes, o.rules, o.pages)
	case "log":
		return gamebookpages.Log(o.rules, o.pages)
	case "encounters":
		return gamebookpages.Encounters(o.rules, o.pages)
	case "cards":
		return gamebookpages.Cards(o.bestiary, o.rules, o.pages)
	case "strips":
		return gamebookpages.Strips(o.rules, o.pages)
	case "planner":
		return gamebookpages.Planner(o.rules, o.pages)
	}
	return gamebookpages.Sheet(heroes, o.rules, o.pages)
}

// gamebookParty is the heroes whose sheets are filled in: of a game, which brings
// its house rules and its enemies, of a file, rolled, or none. The seed is that of a roll without one, to be told.
func (a *app) gamebookParty(o *gamebookPrint) ([]gamebookpages.Filled, *uint64, error) {
	if o.game != "" {
		g, err := recorded(a, session.Gamebook(), o.home, o.game)
		if err != nil {
			return nil, nil, err
		}
		o.rules = g.Options
		if o.bestiary == nil {
			o.bestiary = g.Bestiary
		}
		var all []gamebookpages.Filled
		for i := range g.Heroes {
			all = append(all, gamebookpages.Played(&g.Heroes[i], a.lang))
		}
		return all, nil, nil
	}
	var heroes []gamebook.Hero
	var seed, told *uint64
	switch {
	case o.hero != "":
		p, err := a.readHeroes(o.hero)
		if err != nil {
			return nil, nil, err
		}
		heroes, seed = p.Heroes, p.Seed
	case o.roll > 0:
		t, err := rollOptions{seed: o.seed}.thrower()
		if err != nil {
			return nil, nil, err
		}
		if heroes, err = rollHeroes(t, make([]string, o.roll)); err != nil {
			return nil, nil, err
		}
		seed, told = t.seed, t.seed
	}
	var all []gamebookpages.Filled
	for _, h := range heroes {
		all = append(all, gamebookpages.Rolled(h, seed))
	}
	return all, told, nil
}

// readHeroes reads a file of heroes, or standard input for "-".
func (a *app) readHeroes(path string) (gamebook.Party, error) {
	in, err := a.input(path)
	if err != nil {
		return gamebook.Party{}, err
	}
	defer in.Close() // only read
	return gamebook.ReadHeroes(in, path)
}

// readBestiary reads a player's own enemies; none for no path.
func readBestiary(path string) ([]gamebook.Enemy, error) {
	if path == "" {
		return nil, nil
	}
	if _, err := os.Stat(path); err != nil {
		return nil, say.Errorf(say.FileRead, path, say.Cause(err))
	}
	dir, file := filepath.Split(filepath.Clean(path))
	if dir == "" {
		dir = "."
	}
	return gamebook.ReadBestiary(os.DirFS(dir), file)
}
