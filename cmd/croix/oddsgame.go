package main

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/grammar"
	"croix/tracker/purgatoryplay"
)

// oddsTables is what a question of odds is asked of: the tables, and with --game the
// figures of a game as the table sees them.
type oddsTables struct {
	*purgatory.Catalog
	game *purgatoryplay.Game // nil for none
}

// oddsGameFlags adds the flags that take the state of a game.
func (a *app) oddsGameFlags(cmd *cobra.Command, o *oddsOptions) {
	f := cmd.PersistentFlags()
	f.StringVar(&o.game, "game", "", a.lang.Text(say.FlagOddsGame))
	f.StringVar(&o.of.home, "home", "", a.lang.Text(say.FlagHome))
	_ = cmd.RegisterFlagCompletionFunc("game", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return a.gameNames(o.of), cobra.ShellCompDirectiveNoFileComp
	})
}

// oddsSource is the tables and house rules of a game, or those that the flags
// choose. --set and --rules change a rule of the game for this question alone.
func (a *app) oddsSource(o oddsOptions) (*oddsTables, purgatory.Options, error) {
	if o.game == "" {
		c, rules, err := a.house(o.house)
		return &oddsTables{Catalog: c}, rules, err
	}
	if o.house.data != "" {
		return nil, purgatory.Options{}, usagef(say.CLIBoth, "--game", "--data")
	}
	s, _, err := a.open(o.of, o.game)
	if err != nil {
		return nil, purgatory.Options{}, err
	}
	rules, err := s.Rules()
	if err != nil {
		return nil, rules, err
	}
	if err := a.changeRules(&rules, o.house); err != nil {
		return nil, rules, err
	}
	return &oddsTables{s.Catalog().Under(rules), s.View(purgatoryplay.AsTable)}, rules, nil
}

// figure is the figure of the game that a word names; nil for none, so that the
// word names a row of the tables. One that is out of the game is an error.
func (s *oddsTables) figure(word string) (*purgatoryplay.Figure, error) {
	if s.game == nil || word == "" {
		return nil, nil
	}
	f, err := grammar.FindFigure(word, s.game, s.Catalog)
	switch {
	case err != nil || f == nil:
		return nil, err
	case f.Kind == purgatoryplay.SoulKind && !f.State.InPlay():
		return nil, say.Errorf(say.OddsAlready, word, say.Key("play.state."+string(f.State)))
	case !f.Standing():
		return nil, say.Errorf(say.OddsAlready, word, say.ShowFallen)
	}
	return f, nil
}

// FindFighter is a figure of the game as it stands, or one made from words (see
// purgatory.Catalog.FindFighter).
func (s *oddsTables) FindFighter(text string) (purgatory.Fighter, error) {
	f, err := s.known(text)
	if err != nil {
		return purgatory.Fighter{}, err
	}
	if f == nil {
		return s.Catalog.FindFighter(text)
	}
	return purgatoryplay.FighterOf(s.game, s.Catalog, f, nil, "")
}

// known is a figure of the game whose scores are known; nil for none.
func (s *oddsTables) known(text string) (*purgatoryplay.Figure, error) {
	word, more, extra := strings.Cut(text, "+")
	f, err := s.figure(word)
	switch {
	case err != nil || f == nil:
		return nil, err
	case extra:
		return nil, say.Errorf(say.OddsGameHas, word, more)
	case f.State == purgatoryplay.Wandering:
		return nil, say.Errorf(say.OddsWanders, word)
	}
	return f, nil
}

// FindBeing is an angel or a demon, which in a game is not destructured.
func (s *oddsTables) FindBeing(kind purgatory.CelestialKind, word string) (*purgatory.Celestial, error) {
	b, err := s.Catalog.FindBeing(kind, word)
	if err != nil || s.game == nil {
		return b, err
	}
	stands := slices.ContainsFunc(s.game.Figures, func(f purgatoryplay.Figure) bool { return f.Row == b.ID && f.Standing() })
	if !stands {
		return nil, say.Errorf(say.OddsAlready, word, say.ShowFallen)
	}
	return b, nil
}

// fighters is two figures of which one attacks the other, each with the weapon
// that it would use.
func (s *oddsTables) fighters(from, to string) (a, b purgatory.Fighter, err error) {
	if a, err = s.FindFighter(from); err != nil {
		return a, b, err
	}
	if b, err = s.FindFighter(to); err != nil || s.game == nil {
		return a, b, err
	}
	x, err := s.known(from)
	if err != nil {
		return a, b, err
	}
	y, err := s.known(to)
	if err != nil || x == nil || y == nil {
		return a, b, err
	}
	if a, err = purgatoryplay.FighterOf(s.game, s.Catalog, x, y, ""); err == nil {
		b, err = purgatoryplay.FighterOf(s.game, s.Catalog, y, x, "")
	}
	return a, b, err
}

// drawn is the souls and relics that do not come again.
func (s *oddsTables) drawn() (*purgatory.Drawn, error) {
	if s.game == nil {
		return purgatory.NewDrawn(nil, nil), nil
	}
	return purgatoryplay.Drawn(s.game, s.Catalog)
}

// cards is the cards of the deck that are still in it; none without a game or
// a deck.
func (s *oddsTables) cards() ([]purgatory.SoulCard, error) {
	if s.game == nil {
		return nil, nil
	}
	return purgatoryplay.Free(s.game, s.Catalog)
}

// gun puts the ranged weapon of a figure of the game into the question, with the
// rounds that it has left. word names the weapon; "" for the only one.
func (s *oddsTables) gun(q *purgatory.ShootQuestion, who, word string) error {
	f, err := s.known(who)
	if err != nil || f == nil {
		return err
	}
	var row string
	if word != "" {
		o, err := s.FindObject(word)
		if err != nil {
			return err
		}
		row = o.Base().ID
	}
	var guns []*purgatoryplay.Object
	for _, o := range s.game.Held(f.ID) {
		if obj, err := s.FindObject(o.Row); err == nil && obj.AsRanged() != nil && (row == "" || row == o.Row) {
			guns = append(guns, o)
		}
	}
	switch {
	case len(guns) == 0 && word != "":
		return say.Errorf(say.OddsNoSuchGun, who, word)
	case len(guns) == 0:
		return nil // it shoots by nature, or not at all: the question tells
	case len(guns) > 1:
		return say.Errorf(say.OddsWhichGun, who)
	case guns[0].Jammed:
		return say.Errorf(say.OddsJammed, who)
	}
	if q.Shooter, err = purgatoryplay.FighterOf(s.game, s.Catalog, f, nil, guns[0].UID); err != nil {
		return err
	}
	switch n := guns[0].Ammo; {
	case n == 0:
		return say.Errorf(say.VerdictNoAmmo)
	case n > 0 && q.Ammo == 0:
		q.Ammo = n
	}
	return nil
}

// won is how many souls an angel has won since it last fell, in the game; 0
// without one.
func (s *oddsTables) won(b *purgatory.Celestial) int {
	if s.game == nil {
		return 0
	}
	for i := range s.game.Figures {
		if f := &s.game.Figures[i]; f.Row == b.ID {
			return f.Virtuous
		}
	}
	return 0
}

// convert completes the question of an attempt with the state of the game: the
// souls that are out, how many play, and the soul that it is made on. known tells
// that the soul is a figure of the game.
func (s *oddsTables) convert(q *purgatory.ConvertQuestion, soul string) (known bool, err error) {
	if q.Drawn, err = s.drawn(); err != nil || s.game == nil {
		return false, err
	}
	q.Try.Three = s.game.Players == 3
	var f *purgatoryplay.Figure
	if soul != "" {
		if f, err = s.figure(soul); err != nil {
			return false, err
		}
	}
	if q.Cards, err = s.cards(); err != nil {
		return false, err
	}
	switch {
	case f == nil:
		return false, nil
	case f.State != purgatoryplay.Wandering && f.State != purgatoryplay.Humanist:
		return true, say.Errorf(say.OddsAlready, soul, s.what(f))
	}
	_, try, err := purgatoryplay.AttemptOn(s.game, s.Catalog, f, f)
	if err != nil {
		return true, err
	}
	q.Try.Humanist, q.Try.InHell = q.Try.Humanist || try.Humanist, q.Try.InHell || try.InHell
	if f.State == purgatoryplay.Wandering {
		q.Shifts = f.Shifts
	} else {
		sins, err := purgatoryplay.SinsOf(s.game, s.Catalog, f)
		if err != nil {
			return true, err
		}
		q.Soul = &sins
	}
	return true, nil
}

// what is why a figure is out of the question: the state of a soul, or that it is
// none.
func (s *oddsTables) what(f *purgatoryplay.Figure) say.Key {
	if f.Kind == purgatoryplay.SoulKind {
		return say.Key("play.state." + string(f.State))
	}
	return say.OddsNoSoul
}
