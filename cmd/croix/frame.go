package main

import (
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/d666"
	"croix/generator/gamebook"
	"croix/generator/manual"
	"croix/generator/say"
	"croix/templates/d666pages"
	"croix/templates/gamebookpages"
	"croix/templates/gametable"
	"croix/tracker/d666play"
	"croix/tracker/gamebookplay"
	"croix/tracker/journal"
	"croix/tracker/play"
	"croix/tracker/session"
)

// player is a recorded game of one of the smaller kinds.
type player interface {
	Do(text string, how session.How) (session.Told, error)
	Leave(text string, throws []play.Mended, l say.Lang) (session.Told, error)
	Undo(part string, n int, l say.Lang) (session.Told, error)
	UndoTo(seq int, l say.Lang) (session.Told, error)
	Redo(n int, l say.Lang) (session.Told, error)
	Log(l say.Lang) ([]session.Line, error)
	Refresh() (bool, error)
	Account() (session.Account, error)
	Undoable(say.Lang) string
	Redoable(say.Lang) string
	Header() journal.Header
	Path() string
	Warnings() []error
	Close()
}

// small is an open game of one of the smaller kinds, with what a command shows
// of it as it then stands.
type small struct {
	player
	kind     kind
	parts    []string                  // that undo takes back at once
	verbs    func(l say.Lang) []string // the words with which gestures begin
	board    func(l say.Lang) gametable.Board
	rules    func(l say.Lang) []manual.Section
	topic    findTopic
	tale     func(l say.Lang) (sections []manual.Section, value any) // how the game went
	screen   func(l say.Lang, width int) []string                    // the first line is where the game is
	state    func() any
	table    func() seam
	fix      func(l say.Lang) string // a correction, for example
	house    func(l say.Lang) []houseRule
	corrects func(text string) (correction bool, err error) // reads a gesture
	ended    func() bool
}

// kind is one of the smaller games.
type kind struct {
	name   string                       // in journals, and the command with what it alone has
	noDice bool                         // nothing is thrown in it
	unread []say.Key                    // errors of words that can never be a gesture
	help   func(l say.Lang) [][2]string // a gesture of each verb, and what it does
	open   func(path string, write bool) (*small, error)
}

// seam is what the words of a game are for as it stands: those to propose,
// and why a rule refuses one; nil for another error.
type seam interface {
	Legal(say.Lang) []string
	Refused(error, say.Lang) *play.Refused
}

// shows is what the commands want of the state of a game.
type shows[G, E any] struct {
	verbs    func(say.Lang) []string
	board    func(G, say.Lang) gametable.Board
	rules    func(G, say.Lang) []manual.Section
	topic    findTopic
	tale     func([]E, say.Lang) ([]manual.Section, any)
	screen   func(G, say.Lang, int) []string
	table    func(G) seam
	fix      func(G, say.Lang) string
	house    func(G, say.Lang) []houseRule
	corrects func(G, string) (bool, error)
	ended    func(G) bool
}

// kinds are the smaller games.
func kinds() []kind {
	return []kind{gamebookKind(), d666Kind(), ladderKind()}
}

func gamebookKind() kind {
	return kindOf(session.Gamebook(), kind{unread: []say.Key{say.GamebookGestureUnknown, say.GamebookGestureEmpty}, help: helpOf("gamebook", gamebookplay.Verbs(), gamebookplay.Sample, gamebookplay.Write)}, shows[*gamebookplay.Game, gamebookplay.Event]{
		fix:    func(_ *gamebookplay.Game, l say.Lang) string { return l.Text(say.FrameFixGamebook) },
		screen: gamebookpages.Screen, board: gamebookpages.Board, topic: gamebook.FindTopic, verbs: gamebookplay.Words,
		house: func(g *gamebookplay.Game, l say.Lang) []houseRule { return gamebookHouse(g.Options, l) },
		rules: func(g *gamebookplay.Game, l say.Lang) []manual.Section { return gamebook.Reference(g.Options, l) },
		tale: func(events []gamebookplay.Event, l say.Lang) ([]manual.Section, any) {
			t := gamebookplay.TaleOf(events)
			return gamebookpages.Tale(t, l), t
		},
		table: func(g *gamebookplay.Game) seam { return gamebookplay.TableOf(g) },
		corrects: func(g *gamebookplay.Game, text string) (bool, error) {
			cmd, err := gamebookplay.Parse(g, text)
			return cmd.Verb == gamebookplay.Change || cmd.Verb == gamebookplay.Foes, err
		},
		ended: func(g *gamebookplay.Game) bool {
			for i := range g.Heroes {
				if g.Heroes[i].Alive() {
					return false
				}
			}
			return true
		},
	})
}

func d666Kind() kind {
	return kindOf(session.D666(), kind{unread: []say.Key{say.D666GestureUnknown, say.D666GestureEmpty}, help: helpOf("d666", d666play.Verbs(), d666play.Sample, d666play.Write)}, shows[*d666play.Game, d666play.Event]{
		fix:    func(_ *d666play.Game, l say.Lang) string { return l.Text(say.FrameFixD666) },
		screen: d666pages.Screen, board: d666pages.Board, topic: d666.FindTopic, verbs: d666play.Words,
		house: func(g *d666play.Game, l say.Lang) []houseRule { return d666House(g.Rules.Options, l) },
		rules: func(g *d666play.Game, l say.Lang) []manual.Section { return d666.Reference(g.Rules.Book(), l) },
		tale: func(events []d666play.Event, l say.Lang) ([]manual.Section, any) {
			t := d666play.TaleOf(events)
			return d666pages.Tale(t, l), t
		},
		table: func(g *d666play.Game) seam { return d666play.TableOf(g) },
		corrects: func(g *d666play.Game, text string) (bool, error) {
			cmd, err := d666play.Parse(g, text)
			return cmd.Verb == d666play.Set, err
		},
		ended: func(g *d666play.Game) bool { return g.Phase == d666play.Over },
	})
}

// helpOf is a gesture of each verb of a game with what it does.
func helpOf[V ~string, C any](game string, verbs []V, sample func(V, say.Lang) C, write func(C, say.Lang) string) func(say.Lang) [][2]string {
	return func(l say.Lang) [][2]string {
		var all [][2]string
		for _, v := range verbs {
			all = append(all, [2]string{write(sample(v, l), l), l.Text(say.Key(game + ".about." + string(v)))})
		}
		return all
	}
}

// kindOf is a game as it is recorded and as it is shown.
func kindOf[G interface{ Clone() G }, E interface{ Apply(G) }](k session.Kind[G, E], of kind, show shows[G, E]) kind {
	of.name = k.Name
	var parts []string
	for _, g := range k.Grains {
		parts = append(parts, g.Name)
	}
	of.open = func(path string, write bool) (*small, error) {
		open := k.Open
		if write {
			open = k.OpenWriter
		}
		p, err := open(path)
		if err != nil {
			return nil, err
		}
		return &small{
			player: p, kind: of, parts: parts, verbs: show.verbs, topic: show.topic,
			board:    func(l say.Lang) gametable.Board { return show.board(p.Game(), l) },
			rules:    func(l say.Lang) []manual.Section { return show.rules(p.Game(), l) },
			tale:     func(l say.Lang) ([]manual.Section, any) { return show.tale(p.Events(), l) },
			screen:   func(l say.Lang, width int) []string { return show.screen(p.Game(), l, width) },
			state:    func() any { return p.Game() },
			table:    func() seam { return show.table(p.Game()) },
			fix:      func(l say.Lang) string { return show.fix(p.Game(), l) },
			house:    func(l say.Lang) []houseRule { return show.house(p.Game(), l) },
			corrects: func(text string) (bool, error) { return show.corrects(p.Game(), text) },
			ended:    func() bool { return show.ended(p.Game()) },
		}, nil
	}
	return of
}

// kind is the smaller game that is played in a file; nil if it is none.
func (a *app) kind(path string) *kind {
	game := journal.GameOf(path)
	for _, k := range kinds() {
		if k.name == game {
			return &k
		}
	}
	return nil
}

// openSmall opens the game that a word names, to look at it, if it is a smaller
// one; otherwise it is nil.
func (a *app) openSmall(o gameOptions, word string) (*small, journal.Game, error) {
	g, assumed, err := a.game(o, word)
	if err != nil {
		return nil, g, err
	}
	k := a.kind(g.Path)
	if k == nil {
		return nil, g, nil
	}
	s, err := k.open(g.Path, false)
	if err != nil {
		return nil, g, err
	}
	a.warn(s, g, assumed)
	return s, g, nil
}

// refusal puts a refused gesture into words.
func (s *small) refusal(err error, l say.Lang) error {
	if r := s.table().Refused(err, l); r != nil {
		return refusal(*r)
	}
	for _, usage := range append(s.kind.unread, say.DiceFromPlayer) {
		if say.Has(err, usage) {
			return usageError{err}
		}
	}
	return err
}

// refusal is the rule, what is legal, and that it can be done anyway.
func refusal(r play.Refused) error {
	told := r.Why
	if len(r.Legal) > 0 {
		told = say.Errorf(say.GameLegal, told, strings.Join(r.Legal, " · "))
	}
	if !r.Firm {
		told = say.Errorf(say.GameAnyway, told)
	}
	return told
}

// printedGame adds the flags that name a game to print from.
func (a *app) printedGame(cmd *cobra.Command, o *gameOptions, game *string) {
	documents := cmd.ValidArgsFunction
	a.gameFlags(cmd, o)
	cmd.ValidArgsFunction = documents
	cmd.Flags().StringVar(game, "game", "", a.lang.Text(say.FlagPrintGame))
	_ = cmd.RegisterFlagCompletionFunc("game", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return a.gameNames(*o), cobra.ShellCompDirectiveNoFileComp
	})
}

// recorded is a game of a kind, as it stands.
func recorded[G interface{ Clone() G }, E interface{ Apply(G) }](a *app, k session.Kind[G, E], o gameOptions, name string) (g G, err error) {
	p, err := reopened(a, k, o, name)
	if err != nil {
		return g, err
	}
	return p.Game(), nil
}

// reopened is a recorded game of a kind, to look at it.
func reopened[G interface{ Clone() G }, E interface{ Apply(G) }](a *app, k session.Kind[G, E], o gameOptions, name string) (*session.Play[G, E], error) {
	found, _, err := a.game(o, name)
	if err != nil {
		return nil, err
	}
	p, err := k.Open(found.Path)
	if err != nil {
		return nil, err
	}
	a.warn(p, found, false)
	return p, nil
}
