package main

import (
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/dice"
	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output"
	"croix/templates/ladderpages"
	"croix/templates/pages"
)

// ladderDocuments are what can be printed, the whole game first.
func ladderDocuments() []string {
	return []string{"board", "ladder", "pieces", "rules", "score", "log", "setup"}
}

// ladderPrint is what the documents are made of.
type ladderPrint struct {
	rules  ladder.Rules
	blank  bool // the points of the ladder are to be filled in
	setups []ladderpages.Setup
	pages  pages.Options
}

// lay lays out a document of ladderDocuments.
func (o ladderPrint) lay(name string) (*output.Document, pages.Report, error) {
	switch name {
	case "ladder":
		return ladderpages.Ladder(o.rules, o.blank, o.pages)
	case "pieces":
		return ladderpages.Pieces(o.rules, o.pages)
	case "rules":
		return ladderpages.Rules(o.rules, o.pages)
	case "score":
		return ladderpages.Score(o.rules, o.pages)
	case "log":
		return ladderpages.Log(o.rules, o.pages)
	case "setup":
		return ladderpages.Setups(o.rules, o.setups, o.pages)
	}
	return ladderpages.Board(o.rules, o.pages)
}

// ladderPrintCommand prints the game.
func (a *app) ladderPrintCommand() *cobra.Command {
	var o gamePrint
	var l ladderPrint
	var set []string
	cmd := &cobra.Command{
		Use: "print [DOCUMENT]...", Short: a.lang.Text(say.LadderPrintShort), Long: a.lang.Text(say.LadderPrintLong, strings.Join(ladderDocuments(), ", ")),
		Example: "  croix ladder print -o towers\n  croix ladder print pieces --back long --ink light -o pieces.pdf\n  croix ladder print setup --players 3 --cards 4 --seed 2 -o cards.pdf\n  croix ladder print --set colours=orange,P:violet,green,yellow -o orange",
	}
	read := a.gamePrintFlags(cmd, &o, ladderDocuments(), "ladder", say.FlagLadderOut)
	f := cmd.Flags()
	back := a.choice(cmd, f, "back", string(output.BackFold), []string{string(output.BackFold), string(output.BackLong)}, say.FlagBack)
	players := f.Int("players", 4, a.lang.Text(say.FlagLadderPlayers))
	cards := f.Int("cards", 2, a.lang.Text(say.FlagLadderCards))
	seed := seedFlag(f, a.lang)
	f.BoolVar(&l.blank, "blank", false, a.lang.Text(say.FlagLadderBlank))
	puzzle := f.Bool("puzzle", false, a.lang.Text(say.FlagLadderPuzzle))
	a.ladderRuleFlag(cmd, &set)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		err := read()
		if err != nil {
			return err
		}
		l.pages, l.pages.Back = o.pages, output.Back(*back)
		if l.rules, err = ladderRules(set); err != nil {
			return err
		}
		if *cards < 1 || *cards > maxTimes {
			return usagef(say.CLINumber, "--cards", *cards, 1, maxTimes)
		}
		if seed.value == nil {
			n := dice.DrawSeed()
			seed.value = &n
		}
		for i := range *cards {
			s := ladderpages.Setup{Seed: *seed.value + uint64(i), Puzzle: *puzzle}
			if *puzzle {
				s.Setup, _, err = ladder.RollPuzzle(l.rules, *players, dice.Seeded(s.Seed))
			} else {
				s.Setup, err = ladder.RollSetup(l.rules, *players, dice.Seeded(s.Seed))
			}
			if err != nil {
				return usageError{err}
			}
			l.setups = append(l.setups, s)
		}
		return a.printGame(o, ladderDocuments(), args, seed.value, l.lay)
	}
	return cmd
}
