package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/grammar"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// showCommand shows how a game stands.
func (a *app) showCommand() *cobra.Command {
	var o gameOptions
	cmd := &cobra.Command{
		Use:     "show [NAME]",
		Short:   a.lang.Text(say.ShowShort),
		Long:    a.lang.Text(say.ShowLong),
		Example: "  croix show table\n  croix show --as satan\n  croix show table --json",
		Args:    atMostName,
	}
	as := a.viewerFlag(cmd)
	cmd.Flags().BoolVar(&o.json, "json", false, a.lang.Text(say.FlagJSON))
	follow := cmd.Flags().BoolP("follow", "f", false, a.lang.Text(say.FlagFollow))
	a.gameFlags(cmd, &o)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if p, g, err := a.openSmall(o, first(args)); err != nil {
			return err
		} else if p != nil {
			return a.showSmall(cmd, p, o, g.Name, *follow)
		}
		s, g, err := a.open(o, first(args))
		if err != nil {
			return err
		}
		if *follow {
			return a.followBoard(s, o, g.Name, purgatoryplay.Viewer(*as))
		}
		b, err := a.board(s, g.Name, purgatoryplay.Viewer(*as))
		if err != nil {
			return err
		}
		return a.showBoard(b, o)
	}
	return cmd
}

func (a *app) showBoard(b *board, o gameOptions) error {
	if o.json {
		return writeJSON(a.out, b.json())
	}
	a.tell(a.out, b.lines(a.columns()))
	return nil
}

// followBoard shows how a game stands, and again each time somebody has played.
func (a *app) followBoard(s *session.Session, o gameOptions, name string, as purgatoryplay.Viewer) error {
	return a.watch(s.Refresh, func() (ended bool, err error) {
		b, err := a.board(s, name, as)
		if err != nil {
			return false, err
		}
		return b.game.Ended != "", a.showBoard(b, o)
	})
}

// watch shows a game, and again each time that it has changed, until it has
// ended or nobody reads any more.
func (a *app) watch(refresh func() (bool, error), show func() (ended bool, err error)) error {
	for {
		if ended, err := show(); err != nil || ended {
			return err
		}
		if _, err := fmt.Fprintln(a.out); err != nil {
			return err
		}
		for {
			time.Sleep(lookEvery)
			if more, err := refresh(); err != nil {
				return err
			} else if more {
				break
			}
		}
	}
}

// board is a game as a viewer sees it.
type board struct {
	lang    say.Lang
	name    string
	as      purgatoryplay.Viewer
	setup   session.Setup
	catalog *purgatory.Catalog
	game    *purgatoryplay.Game // without what the viewer may not see
	score   purgatoryplay.Score
	next    purgatoryplay.Situation
	teller  purgatoryplay.Teller
}

// board is the game of a session for a viewer. All of it is made from the view.
func (a *app) board(s *session.Session, name string, as purgatoryplay.Viewer) (*board, error) {
	b := &board{lang: a.lang, name: name, as: as, setup: s.Setup(), catalog: s.Catalog(), game: s.View(as)}
	b.teller = purgatoryplay.Teller{Lang: a.lang, Catalog: b.catalog, Game: b.game, As: as}
	var err error
	if b.score, err = purgatoryplay.ScoreOf(b.game, b.catalog); err != nil {
		return nil, err
	}
	b.next, err = purgatoryplay.Next(b.game, b.catalog)
	return b, err
}

// boardJSON is a board as --json shows it.
type boardJSON struct {
	Game  string                        `json:"game"`
	As    purgatoryplay.Viewer          `json:"as"`
	Names map[purgatoryplay.Side]string `json:"names,omitempty"`
	State *purgatoryplay.Game           `json:"state"`
	Score purgatoryplay.Score           `json:"score"`
	Next  nextJSON                      `json:"next"`
}

type nextJSON struct {
	Side   purgatoryplay.Side `json:"side"`
	Step   purgatoryplay.Step `json:"step"`
	Ask    *purgatoryplay.Ask `json:"ask,omitempty"`
	Active string             `json:"active,omitempty"`
	Left   int                `json:"actions_left"`
	Legal  []string           `json:"legal"` // gestures for do
}

func (b *board) json() boardJSON {
	n := nextJSON{Side: b.next.Side, Step: b.next.Step, Ask: b.next.Ask, Active: b.next.Active, Left: b.next.Left, Legal: []string{}}
	for _, cmd := range b.next.Legal {
		n.Legal = append(n.Legal, proposed(cmd, b.lang))
	}
	return boardJSON{b.name, b.as, b.setup.Names, b.game, b.score, n}
}

// lines is the board as text: score and step, what is to be done, the figures
// by camp, and those that are out, folded.
func (b *board) lines(width int) []string {
	t := b.lang.Text
	lines := term.Wrap(b.head(), width, "  ")
	lines = append(lines, term.Wrap(say.Capital(b.waits()), width, "  ")...)
	var rows [][]string
	for _, camp := range []purgatoryplay.Side{purgatoryplay.Satan, purgatoryplay.God, purgatoryplay.Humanity} {
		var figures [][]string
		for i := range b.game.Figures {
			if f := &b.game.Figures[i]; f.Standing() && f.Camp() == camp {
				figures = append(figures, b.row(f))
			}
		}
		if len(figures) > 0 {
			rows = append(rows, []string{strings.ToUpper(t(sideKey(camp))), "", "", ""})
			rows = append(rows, figures...)
		}
	}
	columns := []term.Column{{}, {Number: true}, {Number: true}, {}}
	lines = append(lines, "")
	lines = append(lines, term.Table(columns, rows, width)...)
	folded := b.folded()
	if len(folded) > 0 {
		lines = append(lines, "")
	}
	for _, text := range folded {
		lines = append(lines, term.Wrap(text, width, "  ")...)
	}
	return lines
}

// head is the name of the game, the round and the score.
func (b *board) head() string {
	g := b.game
	parts := []string{b.name, b.lang.Text(say.ShowRound, g.Round, g.Cycle)}
	for _, side := range []purgatoryplay.Side{purgatoryplay.God, purgatoryplay.Satan, purgatoryplay.Humanity} {
		points, plays := b.score.Points[side]
		if !plays {
			continue
		}
		name := b.lang.Text(sideKey(side))
		if player := b.setup.Names[side]; player != "" {
			name += " (" + player + ")"
		}
		parts = append(parts, name+"\u00a0"+strconv.FormatFloat(points, 'f', -1, 64))
	}
	if auto := autoDice(g, b.lang); auto != "" {
		parts = append(parts, auto)
	}
	return strings.Join(parts, " · ")
}

// waits is whose step it is and what it asks.
func (b *board) waits() string {
	t := b.lang.Text
	g, n := b.game, b.next
	switch {
	case g.Ended != "":
		return t(say.ShowEnded, say.Key("game.result."+string(b.score.Result)))
	case n.Ask != nil:
		return t(say.ShowAsks, purgatoryplay.Asked{Ask: *n.Ask}.Line(b.teller))
	case n.Active != "":
		return t(say.ShowActive, sideKey(n.Side), b.teller.Name(n.Active), n.Left, b.verbs())
	}
	return t(say.ShowStep, stepKey(n.Step), b.choices())
}

// verbs is what the active figure may do.
func (b *board) verbs() string {
	var all []string
	for _, cmd := range b.next.Legal {
		if w := grammar.Word(cmd.Verb, b.lang); !slices.Contains(all, w) {
			all = append(all, w)
		}
	}
	return strings.Join(all, ", ")
}

// choices is each legal gesture of the step, with the figures that may.
func (b *board) choices() string {
	var order []purgatoryplay.Verb
	who := map[purgatoryplay.Verb][]string{}
	for _, cmd := range b.next.Legal {
		if !slices.Contains(order, cmd.Verb) {
			order = append(order, cmd.Verb)
		}
		if name := b.teller.Name(cmd.Figure); cmd.Figure != "" && !slices.Contains(who[cmd.Verb], name) {
			who[cmd.Verb] = append(who[cmd.Verb], name)
		}
	}
	var all []string
	for _, v := range order {
		all = append(all, strings.TrimSpace(grammar.Word(v, b.lang)+" "+strings.Join(who[v], ", ")))
	}
	return strings.Join(all, " · ")
}

// row is a figure: its name, its substance, its actions, where and how it is and
// what it has.
func (b *board) row(f *purgatoryplay.Figure) []string {
	name := "\u00a0\u00a0" + b.teller.Name(f.ID)
	if f.ID == b.game.Active {
		name = ">\u00a0" + b.teller.Name(f.ID)
	}
	left, _ := purgatoryplay.Actions(b.game, b.catalog, f)
	return []string{name, substanceBar(f.PS, f.PSMax), b.lang.Count(say.ShowActions, left), strings.Join(b.teller.Facts(f), " · ")}
}

// folded is what has no row, a line for each group.
func (b *board) folded() []string {
	var lines []string
	for _, g := range b.teller.Apart() {
		lines = append(lines, b.lang.Text(say.ShowGroup, g.Title(), strings.Join(g.Names, ", ")))
	}
	return lines
}

// substanceBar is a substance as a bar of ten signs and a number.
func substanceBar(n, most int) string {
	const wide = 10
	full := 0
	if most > 0 {
		full = min(wide, (n*wide+most-1)/most) // what is left shows, be it ever so little
	}
	return strings.Repeat("█", full) + strings.Repeat("░", wide-full) + "\u00a0" + fmt.Sprintf("%2d/%2d", n, most)
}

func sideKey(s purgatoryplay.Side) say.Key { return say.Key("play.side." + string(s)) }
func stepKey(s purgatoryplay.Step) say.Key { return say.Key("play.step." + string(s)) }
