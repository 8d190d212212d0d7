package main

import (
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/templates/ladderpages"
	"croix/tracker/ladderplay"
)

// ladderRoll is the flags of what is rolled.
type ladderRoll struct {
	rollOptions
	players  int
	set      []string
	puzzle   bool // set-ups that are puzzles
	solution bool // tell theirs
}

// ladderRollCommand rolls set-ups and puzzles.
func (a *app) ladderRollCommand() *cobra.Command {
	var o ladderRoll
	cmd := &cobra.Command{
		Use: "roll", Short: a.lang.Text(say.LadderRollShort), Args: a.noCommand,
		Example: "  croix ladder roll setup --players 2\n  croix ladder roll puzzle --solution",
		RunE:    func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	a.rollFlags(cmd, &o.rollOptions)
	setup := &cobra.Command{
		Use: "setup", Short: a.lang.Text(say.LadderSetupShort), Args: noArgs,
		Example: "  croix ladder roll setup --players 4 --seed 2 --json\n  croix ladder roll setup -n 3 --csv",
	}
	puzzle := &cobra.Command{
		Use: "puzzle", Short: a.lang.Text(say.LadderPuzzleShort), Long: a.lang.Text(say.LadderPuzzleLong), Args: noArgs,
		Example: "  croix ladder roll puzzle --players 4 --seed 2\n  croix ladder roll puzzle --seed 2 --solution",
	}
	puzzle.Flags().BoolVar(&o.solution, "solution", false, a.lang.Text(say.FlagLadderSolution))
	for _, c := range []*cobra.Command{setup, puzzle} {
		c.Flags().IntVar(&o.players, "players", 4, a.lang.Text(say.FlagLadderPlayers))
		a.ladderRuleFlag(c, &o.set)
		c.RunE = func(*cobra.Command, []string) error {
			o.puzzle = c == puzzle
			return a.ladderSetups(o)
		}
	}
	cmd.AddCommand(setup, puzzle)
	return cmd
}

// puzzleJSON is a puzzle as --json shows it.
type puzzleJSON struct {
	ladder.Setup
	Solutions []ladder.Result `json:"solutions"`
}

// ladderSetups rolls set-ups and shows them.
func (a *app) ladderSetups(o ladderRoll) error {
	r, err := ladderRules(o.set)
	if err != nil {
		return err
	}
	if _, _, err := ladder.Players(o.players); err != nil {
		return usageError{err}
	}
	t, err := o.thrower()
	if err != nil {
		return err
	}
	shown := rolled{header: []string{"setup", "first", "tile", "turn", "colour", "square", "name"}}
	for i := range o.times {
		var s ladder.Setup
		var solutions []ladder.Result
		if o.puzzle {
			s, solutions, err = ladder.RollPuzzle(r, o.players, t.Roller)
		} else {
			s, err = ladder.RollSetup(r, o.players, t.Roller)
		}
		if err != nil {
			break
		}
		b := s.Board(r)
		lines := []string{a.lang.Text(say.LadderSetupFirst, o.players, s.Colours.Of(s.First)) + " · " + a.lang.Text(say.LadderLinePlaced, ladderplay.TileText(s.Tile, a.lang))}
		lines = append(lines, ladderpages.Grid(&b, &s.Tile, r, nil, a.lang, a.columns())...)
		one := roll{value: s}
		if o.puzzle {
			lines = append(lines, a.lang.Text(say.LadderPuzzle, s.Colours.Of(s.First)))
			one.value = puzzleJSON{s, solutions}
		}
		for _, x := range solutions {
			if o.solution {
				lines = append(lines, "  "+ladderplay.ActionsText(x.Actions, a.lang)+" ("+ladderplay.TileText(x.Tile, a.lang)+")")
			}
		}
		one.text = strings.Join(lines, "\n")
		for _, p := range s.Towers {
			one.rows = append(one.rows, []string{itoa(i + 1), string(s.First), s.Tile.At.String(), itoa(s.Tile.Turn), string(p.Colour), p.At.String(), s.Colours.Of(p.Colour).Name(a.lang)})
		}
		shown.rolls = append(shown.rolls, one)
	}
	if err := t.finish(err); err != nil {
		return err
	}
	return a.show(shown, t, o.rollOptions)
}
