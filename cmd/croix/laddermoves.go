package main

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output"
	"croix/output/pdf"
	"croix/output/term"
	"croix/templates/ladderpages"
	"croix/tracker/ladderplay"
	"croix/tracker/session"
)

// itoa is a number as text.
func itoa(n int) string { return strconv.Itoa(n) }

// ladderMoves is the flags of moves.
type ladderMoves struct {
	ladderSource
	colour string // "" for the active player
	turn   string // "" for any direction
	top    int    // 0 for all
	json   bool
}

// usualTop is how many results a terminal shows unless told otherwise; --json has
// all of them.
const usualTop = 10

// ladderMovesCommand lists what the tile can do, and what it allows.
func (a *app) ladderMovesCommand() *cobra.Command {
	var o ladderMoves
	cmd := &cobra.Command{
		Use: "moves [FILE]", Short: a.lang.Text(say.LadderMovesShort), Long: a.lang.Text(say.LadderMovesLong),
		Example: "  croix ladder moves --game towers\n  croix ladder moves --players 4 --seed 2\n  croix ladder moves game.txt --colour B --top 5\n  croix ladder moves game.txt --turn E --json",
		Args:    oneFileArg,
	}
	a.ladderSourceFlags(cmd, &o.ladderSource)
	f := cmd.Flags()
	f.StringVar(&o.colour, "colour", "", a.lang.Text(say.FlagLadderColour))
	a.completeColour(cmd, "colour", func() (ladder.Rules, []ladder.Colour, error) {
		if o.name == "" {
			return (&ladderNew{set: o.set, players: o.players}).played()
		}
		g, err := recorded(a, session.Ladder(), o.home, o.name)
		if err != nil {
			return ladder.Rules{}, nil, err
		}
		return g.Rules, g.Players, nil
	})
	f.StringVar(&o.turn, "turn", "", a.lang.Text(say.FlagLadderTurn))
	complete(cmd, "turn", strings.Split(a.lang.Text(say.LadderCompass), "")...)
	f.IntVar(&o.top, "top", usualTop, a.lang.Text(say.FlagLadderTop))
	f.BoolVar(&o.json, "json", false, a.lang.Text(say.FlagJSON))
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		events, seed, err := a.ladderEvents(cmd, o.ladderSource, first(args))
		if err != nil {
			return err
		}
		if o.json && !cmd.Flags().Changed("top") {
			o.top = 0
		}
		return a.ladderSurvey(o, ladderplay.Replay(events), seed)
	}
	return cmd
}

// oneFileArg takes one file at most.
func oneFileArg(cmd *cobra.Command, args []string) error {
	if len(args) > 1 {
		return usagef(say.GameExtra, args[1], cmd.CommandPath()+" FILE")
	}
	return nil
}

// outcomeJSON is an outcome as --json shows it: captures of the colour asked
// for, and those that others could make of its tokens.
type outcomeJSON struct {
	Tile    ladder.Tile     `json:"tile"`
	Actions []ladder.Action `json:"actions"`
	Marks   []ladder.Mark   `json:"marks"`
	Takers  int             `json:"takers"` // tokens that could take
	Mine    []ladder.Chance `json:"captures"`
	Threats []ladder.Chance `json:"threats"`
	Others  []ladder.Chance `json:"others"`
}

// ladderSurvey shows the outcomes of a position, the best for a colour first.
func (a *app) ladderSurvey(o ladderMoves, g *ladderplay.Game, seed *uint64) error {
	colour := g.Active()
	if o.colour != "" {
		var ok bool
		if colour, ok = g.Rules.Colours.Parse(o.colour); !ok {
			return usageError{g.Rules.Colours.Unknown(o.colour)}
		} else if !slices.Contains(g.Players, colour) {
			return usageError{say.Errorf(say.LadderNotPlaying, g.Called(colour))}
		}
	}
	if g.Mode == ladderplay.Free {
		return say.Errorf(say.LadderFreeBoard)
	}
	switch g.Phase {
	case ladderplay.SetupTile, ladderplay.SetupTowers:
		return say.Errorf(say.LadderMovesSoon, g.Phase)
	case ladderplay.TilePhase:
	default:
		return say.Errorf(say.LadderMovesWhen, g.Phase)
	}
	all := ladder.Rank(ladder.Survey(&g.Board, g.Tile, g.Movers(), g.Rules), colour)
	total := len(all)
	if o.turn != "" {
		var d ladder.Direction
		if err := d.UnmarshalText([]byte(strings.Replace(strings.ToUpper(o.turn), "O", "W", 1))); err != nil {
			return usageError{err}
		}
		all = slices.DeleteFunc(all, func(x ladder.Outcome) bool { return x.Tile.Turn != int(d) })
	}
	found := len(all)
	if o.top < 0 {
		return usagef(say.CLINumber, "--top", o.top, 0, total)
	}
	if o.top > 0 {
		all = all[:min(o.top, len(all))]
	}
	if o.json {
		values := []outcomeJSON{}
		for _, x := range all {
			v := outcomeJSON{Tile: x.Tile, Actions: x.Actions, Marks: x.Marks, Mine: x.Of(colour), Threats: x.Against(colour)}
			v.Takers = ladder.Takers(v.Mine)
			v.Others = slices.DeleteFunc(slices.Clone(x.Chances), func(c ladder.Chance) bool { return c.Colour == colour || c.Victim.Colour == colour })
			values = append(values, v)
		}
		return writeJSON(a.out, struct {
			Seed     *uint64        `json:"seed,omitempty"`
			Colour   ladder.Colour  `json:"colour"`
			Colours  ladder.Palette `json:"colours,omitempty"` // as they are called
			Results  int            `json:"results"`
			Outcomes []outcomeJSON  `json:"outcomes"`
		}{seed, colour, g.Rules.Colours, total, values})
	}
	lines := ladderpages.Screen(g, a.lang, a.columns())
	lines = append(append(lines, ""), term.Wrap(a.lang.Text(say.LadderMovesHead, total, g.Called(colour)), a.columns(), "  ")...)
	columns := []term.Column{{Title: a.lang.Text(say.LadderLogTile)}, {Title: a.lang.Text(say.LadderMovesLies)}, {Title: a.lang.Text(say.LadderMovesMine)}, {Title: a.lang.Text(say.LadderMovesThreats)}, {Title: a.lang.Text(say.LadderMovesSides)}}
	var rows [][]string
	for _, x := range all {
		rows = append(rows, []string{ladderplay.ActionsText(x.Actions, a.lang), ladderplay.TileText(x.Tile, a.lang), a.chances(x.Of(colour), g.Rules.Colours), a.chances(x.Against(colour), g.Rules.Colours), ladderpages.SidesText(g, x, a.lang)})
	}
	lines = append(lines, term.Table(columns, rows, a.columns())...)
	if found > len(all) {
		lines = append(lines, a.lang.Text(say.LadderMovesMore, found-len(all)))
	}
	if seed != nil {
		lines = append(lines, a.lang.Text(say.SeedShown, *seed))
	}
	a.tell(a.out, lines)
	return nil
}

// chances is captures in short: from each square with its number, where to; a
// climb has an arrow.
func (a *app) chances(all []ladder.Chance, p ladder.Palette) string {
	var parts []string
	for i, c := range all {
		to := c.To.String() + "\u00a0" + p.Token(c.Victim, a.lang)
		if c.Kind == ladder.AngelDevil {
			to += "↑"
		}
		if i > 0 && all[i-1].From == c.From {
			parts[len(parts)-1] += ", " + to
			continue
		}
		parts = append(parts, fmt.Sprintf("%s\u00a0%s (%d) → %s", p.Of(c.Colour).Letter(a.lang), c.From, c.Number, to))
	}
	if len(parts) == 0 {
		return "–"
	}
	return strings.Join(parts, " · ")
}

// ladderReplayCommand tells a game from its gestures, as text or as diagrams.
func (a *app) ladderReplayCommand() *cobra.Command {
	var source ladderSource
	var out string
	var force bool
	cmd := &cobra.Command{
		Use: "replay [FILE]", Short: a.lang.Text(say.LadderReplayShort), Long: a.lang.Text(say.LadderReplayLong),
		Example: "  croix ladder replay --game towers\n  croix ladder replay --game towers -o game.pdf\n  croix ladder replay game.txt --players 4 -o game.pdf",
		Args:    oneFileArg,
	}
	a.ladderSourceFlags(cmd, &source)
	cmd.Flags().StringVarP(&out, "output", "o", "", a.lang.Text(say.FlagLadderReplayOut))
	cmd.Flags().BoolVar(&force, "force", false, a.lang.Text(say.FlagForce))
	page := a.pageFlags(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		opts, err := page()
		if err != nil {
			return err
		}
		if len(args) == 0 && source.name == "" {
			return usagef(say.LadderReplayWhich)
		}
		events, _, err := a.ladderEvents(cmd, source, first(args))
		if err != nil {
			return err
		}
		if out == "" {
			lines := ladderplay.Lines(ladderplay.Replay(nil), events, a.lang)
			lines = append(lines, "")
			lines = append(lines, ladderpages.Screen(ladderplay.Replay(events), a.lang, a.columns())...)
			a.tell(a.out, lines)
			return nil
		}
		path, err := document{name: "replay", file: "replay.pdf"}.place(out)
		if err != nil {
			return err
		}
		opts.Back, opts.Order = output.BackNone, output.Interleaved
		d, r, err := ladderpages.Replay(events, opts)
		if err != nil {
			return err
		}
		var data bytes.Buffer
		if err := pdf.Write(&data, d); err != nil {
			return err
		}
		p := printed{}
		p.add(path, data.Bytes(), pdf.Untouched, a.lang.Count(say.CountPages, d.Pages))
		p.reports = append(p.reports, reportOf("replay", path, r, nil))
		return a.deliver(p, out, force, false, nil)
	}
	return cmd
}
