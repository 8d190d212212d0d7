package main

import (
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/dice"
	"croix/generator/ladder"
	"croix/generator/say"
	"croix/tracker/ladderplay"
	"croix/tracker/session"
)

// ladderSource is the flags that name a position or a game: a recorded one, or
// players, house rules, a file of gestures, a random set-up.
type ladderSource struct {
	home    gameOptions
	name    string // of the recorded game
	players int
	seed    *seedValue
	set     []string
}

func (a *app) ladderSourceFlags(cmd *cobra.Command, o *ladderSource) {
	f := cmd.Flags()
	f.IntVar(&o.players, "players", 4, a.lang.Text(say.FlagLadderPlayers))
	o.seed = seedFlag(f, a.lang)
	a.ladderRuleFlag(cmd, &o.set)
	a.printedGame(cmd, &o.home, &o.name)
	f.Lookup("game").Usage = a.lang.Text(say.FlagLadderGame)
}

// ladderEvents is the events of the game that flags and a file name.
func (a *app) ladderEvents(cmd *cobra.Command, o ladderSource, file string) (events []ladderplay.Event, seed *uint64, err error) {
	if o.name == "" {
		return a.openLadder(o, file)
	}
	for _, flag := range []string{"players", "seed", "set"} {
		if cmd.Flags().Changed(flag) {
			return nil, nil, usagef(say.CLIBoth, "--game", "--"+flag)
		}
	}
	if file != "" {
		return nil, nil, usagef(say.CLIBoth, "--game", file)
	}
	p, err := reopened(a, session.Ladder(), o.home, o.name)
	if err != nil {
		return nil, nil, err
	}
	return p.Events(), nil, nil
}

// openLadder makes the game: from the gestures of a file, one on each line, or from a
// random set-up where the file is "". The file begins with the place of the tile
// unless a seed is given. A gesture that cannot be is an error with its line.
func (a *app) openLadder(o ladderSource, file string) (events []ladderplay.Event, seed *uint64, err error) {
	r, err := ladderRules(o.set)
	if err != nil {
		return nil, nil, err
	}
	var setup *ladder.Setup
	if seed = o.seed.value; seed == nil && file == "" {
		n := dice.DrawSeed()
		seed = &n
	}
	if seed != nil {
		s, err := ladder.RollSetup(r, o.players, dice.Seeded(*seed))
		if err != nil {
			return nil, nil, usageError{err}
		}
		setup = &s
	}
	if events, err = ladderplay.New(ladderplay.Refereed, r, o.players, "", setup); err != nil {
		return nil, nil, usageError{err}
	}
	if file == "" {
		return events, seed, nil
	}
	text, err := a.readGestures(file)
	if err != nil {
		return nil, nil, err
	}
	table := ladderplay.TableOf(ladderplay.Replay(events))
	for i, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		g, err := table.Decide(line, false, nil)
		if err != nil {
			return nil, nil, say.Errorf(say.LadderFileLine, file, i+1, err)
		}
		table.Apply(g)
		events = append(events, g.Events...)
	}
	return events, seed, nil
}

// readGestures reads a file of gestures; "-" is standard input.
func (a *app) readGestures(path string) (string, error) {
	in, err := a.input(path)
	if err != nil {
		return "", err
	}
	defer in.Close() // only read
	text, err := readUpTo(in, path, maxGestures)
	return string(text), err
}
