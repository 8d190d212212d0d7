package main

import (
	"errors"
	"path/filepath"
	"reflect"
	"runtime/debug"
	"strings"
	"unicode"

	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/tracker/grammar"
	"croix/tracker/journal"
	"croix/tracker/play"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// gameOptions are the flags that all commands of games share.
type gameOptions struct {
	home string // a folder; "" for that of the user
	json bool
}

// gameFlags adds the flags of all commands of games.
func (a *app) gameFlags(cmd *cobra.Command, o *gameOptions) {
	cmd.Flags().StringVar(&o.home, "home", "", a.lang.Text(say.FlagHome))
	cmd.ValidArgsFunction = func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		if len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return a.gameNames(*o), cobra.ShellCompDirectiveNoFileComp
	}
}

// store is the games of the user: in --home, in CROIX_HOME, or in the folder for
// the data of programs.
func (a *app) store(o gameOptions) (journal.Store, error) {
	dir := o.home
	if dir == "" {
		dir = a.env("CROIX_HOME")
	}
	if dir == "" {
		data := a.env("XDG_DATA_HOME")
		if data == "" {
			if home := a.env("HOME"); home != "" {
				data = filepath.Join(home, ".local", "share")
			} else if data = a.env("LocalAppData"); data == "" {
				return journal.Store{}, say.Errorf(say.GameHome)
			}
		}
		dir = filepath.Join(data, "croix")
	}
	return journal.Store{Dir: filepath.Join(dir, "games")}, nil
}

// gameNames lists the games, for completion.
func (a *app) gameNames(o gameOptions) []string {
	store, err := a.store(o)
	if err != nil {
		return nil
	}
	games, _ := store.List()
	names := make([]string, 0, len(games))
	for _, g := range games {
		names = append(names, g.Name)
	}
	return names
}

// game is the game that a word names; the one that was played last if the word
// is empty. assumed tells that it was one of several.
func (a *app) game(o gameOptions, word string) (g journal.Game, assumed bool, err error) {
	// A replay allocates little that is thrown away again and then the program
	// ends: collecting it costs a fifth of a gesture.
	debug.SetGCPercent(400)
	store, err := a.store(o)
	if err != nil {
		return g, false, err
	}
	if word != "" {
		g, err = store.Find(word)
		return g, false, err
	}
	games, err := store.List()
	switch {
	case err != nil:
		return g, false, err
	case len(games) == 0:
		return g, false, say.Errorf(say.GameNoneYet, store.Dir)
	}
	return games[0], len(games) > 1, nil
}

// open opens the game that a word names, to look at it, and tells what its file
// has to tell.
func (a *app) open(o gameOptions, word string) (*session.Session, journal.Game, error) {
	g, assumed, err := a.game(o, word)
	if err != nil {
		return nil, g, err
	}
	s, err := session.Open(g.Path)
	if err != nil {
		return nil, g, err
	}
	a.warn(s, g, assumed)
	return s, g, nil
}

// warn tells on standard error which game was assumed and what its file has to
// tell.
func (a *app) warn(s interface{ Warnings() []error }, g journal.Game, assumed bool) {
	var lines []string
	if assumed {
		lines = append(lines, a.lang.Text(say.GameAssumed, g.Name))
	}
	for _, w := range s.Warnings() {
		lines = append(lines, a.lang.Error(w))
	}
	a.tell(a.err, lines)
}

// atMostName refuses more than a name.
func atMostName(cmd *cobra.Command, args []string) error {
	if len(args) > 1 {
		return usagef(say.GameExtra, args[1], cmd.CommandPath()+" NAME")
	}
	return nil
}

// needName wants the names of games.
func (a *app) needNames(n int, usage string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		switch {
		case len(args) > n:
			return usagef(say.GameExtra, args[n], a.placeholders(usage))
		case len(args) < n:
			return usagef(say.GameUsage, a.placeholders(usage))
		}
		return nil
	}
}

// first is the first of words; "" if there is none.
func first(words []string) string {
	if len(words) == 0 {
		return ""
	}
	return words[0]
}

// nameFirst takes the name of a game from the words before gestures: the first
// word, unless it begins with a verb, or no game is called so and it may be a
// gesture. A whole name always wins.
func (a *app) nameFirst(o gameOptions, words []string) (name string, rest []string) {
	if len(words) == 0 {
		return "", words
	}
	word := words[0]
	for _, n := range a.gameNames(o) {
		if strings.EqualFold(n, word) {
			return word, words[1:]
		}
	}
	if grammar.Begins(word) {
		return "", words
	}
	store, err := a.store(o)
	if err == nil {
		_, err = store.Find(word)
	}
	gesture := len(words) == 1 || strings.ContainsFunc(word, unicode.IsSpace) || err != nil && a.isGesture(o, word)
	if err != nil && gesture && !say.Has(err, say.GameAmbiguous) {
		return "", words
	}
	return word, words[1:]
}

// isGesture reports whether a word is a gesture of the game played last, such as
// the answer to its question.
func (a *app) isGesture(o gameOptions, word string) bool {
	g, _, err := a.game(o, "")
	if err != nil {
		return false
	}
	if k := a.kind(g.Path); k != nil {
		s, err := k.open(g.Path, false)
		if err == nil {
			_, err = s.corrects(word)
		}
		return err == nil
	}
	s, err := session.Open(g.Path)
	if err != nil {
		return false
	}
	_, err = grammar.Parse(word, s.View(purgatoryplay.AsTable), s.Catalog())
	return err == nil
}

// malformed is the rule of what names something wrong, such as a number that is
// out of bounds: other gestures are no help then.
const malformed = "R-001"

// refusal puts a refused gesture into words: the rule, what is legal, and that
// it can be done anyway.
func (a *app) refusal(s *session.Session, err error) error {
	var i *purgatoryplay.Illegal
	switch {
	case errors.As(err, &i):
		legal := make([]string, 0, len(i.Legal))
		for _, cmd := range i.Legal {
			if cmd.Verb == purgatoryplay.Reveal {
				continue // whether there is one to reveal is Satan's secret
			}
			legal = append(legal, named(s, cmd, a.lang))
		}
		if i.Rule == malformed {
			legal = nil
		}
		return refusal(play.Refused{Why: i.Unwrap(), Firm: i.Firm, Legal: legal})
	case say.Has(err, say.DiceFromPlayer), say.Has(err, say.GestureNoVerb), say.Has(err, say.GestureEmpty), say.Has(err, say.GestureLong):
		return usageError{err}
	}
	return err
}

// proposed is a legal gesture in words. Whose it is goes without saying.
func proposed(cmd purgatoryplay.Command, l say.Lang) string {
	if cmd.Verb != purgatoryplay.Choose {
		cmd.Side = ""
	}
	return grammar.Write(cmd, l)
}

// named is what proposed says with the names of angels, demons and objects in
// place of their ids, where it is read as the same gesture.
func named(s *session.Session, cmd purgatoryplay.Command, l say.Lang) string {
	text := proposed(cmd, l)
	g := s.View(purgatoryplay.AsTable)
	t := purgatoryplay.Teller{Lang: l, Catalog: s.Catalog(), Game: g, As: purgatoryplay.AsTable}
	want, _ := grammar.Parse(text, g, s.Catalog())
	words := strings.Split(text, " ")
	for i, w := range words {
		name := w
		if f := g.Figure(w); f != nil && f.Kind != purgatoryplay.SoulKind {
			name = t.Name(w)
		} else if g.Object(w) != nil {
			name = t.Thing(w)
		}
		words[i] = strings.ReplaceAll(name, " ", "-")
		if got, err := grammar.Parse(strings.Join(words, " "), g, s.Catalog()); err != nil || !reflect.DeepEqual(got, want) {
			words[i] = w
		}
	}
	return strings.Join(words, " ")
}

// viewerFlag is a flag that says who looks.
func (a *app) viewerFlag(cmd *cobra.Command) *string {
	return a.choice(cmd, cmd.Flags(), "as", string(purgatoryplay.AsTable), []string{
		string(purgatoryplay.AsTable), string(purgatoryplay.AsGod), string(purgatoryplay.AsSatan), string(purgatoryplay.AsHumanity),
	}, say.FlagAs)
}
