package main

import (
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/prompt"
	"croix/tracker/purgatoryplay"
)

// setup is a game that is asked for, as far as it is answered.
type setup struct {
	a     *app
	p     prompt.Prompter
	n     newOptions
	store journal.Store
	name  string
	auto  map[purgatoryplay.Side]bool // the program throws

	missing error // there is no game of the name that was given
}

// askGame asks for what a game starts from: all of it are flags of new too. Each
// question but the first goes back to the one before it.
func (a *app) askGame(o playOptions, p prompt.Prompter, name string) (newOptions, string, error) {
	s := &setup{a: a, p: p, name: name, auto: map[purgatoryplay.Side]bool{}}
	s.n = newOptions{game: o.game, names: map[string]string{}, players: 2, souls: 6}
	store, err := a.store(o.game)
	if err != nil {
		return s.n, name, err
	}
	s.store = store
	if name != "" {
		if _, err := store.Path(name); err != nil {
			return s.n, name, err
		}
		_, _, s.missing = a.game(o.game, name)
	}
	for at := 0; ; {
		steps := s.steps(name == "")
		if at == len(steps) {
			break
		}
		switch err := steps[at](at > 0); {
		case errors.Is(err, prompt.ErrBack):
			at--
		case err != nil:
			return s.n, s.name, err
		default:
			at++
		}
	}
	for _, side := range s.sides() {
		if s.auto[side] {
			s.n.auto = append(s.n.auto, string(side))
		}
	}
	if s.n.players == 2 {
		delete(s.n.names, string(purgatoryplay.Humanity))
	}
	return s.n, s.name, nil
}

// steps is the questions for as many players as there are by now.
func (s *setup) steps(nameless bool) []func(back bool) error {
	var all []func(bool) error
	if nameless {
		all = append(all, s.askName)
	}
	all = append(all, s.askPlayers)
	for _, side := range s.sides() {
		all = append(all,
			func(back bool) error { return s.askPlayer(side, back) },
			func(back bool) error { return s.askReal(side, back) })
	}
	return append(all, s.askSouls, s.askDeck, s.askRules)
}

func (s *setup) sides() []purgatoryplay.Side {
	all := []purgatoryplay.Side{purgatoryplay.God, purgatoryplay.Satan}
	if s.n.players == 3 {
		all = append(all, purgatoryplay.Humanity)
	}
	return all
}

// question is a question with its help, if it has one.
func (s *setup) question(key string, back bool, help say.Key, title say.Key, args ...any) prompt.Question {
	q := prompt.Question{Key: key, Title: s.a.lang.Text(title, args...), Back: back}
	if help != "" {
		q.Help = s.a.lang.Text(help)
	}
	return q
}

func (s *setup) askName(back bool) error {
	name, err := s.p.Input(prompt.Input{
		Question: s.question("name", back, say.AskGameNameHelp, say.AskGameName), Default: s.a.lang.Text(say.AskGameNameUsual), Was: s.name,
		Check: func(text string) error { _, err := s.store.Path(text); return err },
	})
	if err == nil {
		s.name = name
	}
	return err
}

func (s *setup) askPlayers(back bool) error {
	q := s.question("players", back, "", say.AskPlayers)
	if s.missing != nil { // the name may be mistyped
		q.Help = s.a.lang.Text(say.AskNewGame, s.a.lang.Error(s.missing))
	}
	players, err := s.p.Select(prompt.Select{
		Question: q, Default: strconv.Itoa(s.n.players),
		Rows: []prompt.Row{{Value: "2", Label: s.a.lang.Text(say.AskPlayersTwo)}, {Value: "3", Label: s.a.lang.Text(say.AskPlayersThree)}},
	})
	if err == nil {
		s.n.players, err = strconv.Atoi(players)
	}
	return err
}

// askPlayer asks for the name of a player.
func (s *setup) askPlayer(side purgatoryplay.Side, back bool) error {
	player, err := s.p.Input(prompt.Input{
		Question: s.question("names-"+string(side), back, say.AskPlayerHelp, say.AskPlayer, sideKey(side)),
		Was:      s.n.names[string(side)],
		Check:    func(text string) error { return checkPlayer(side, text) },
	})
	if err != nil {
		return err
	}
	delete(s.n.names, string(side))
	if player != "" {
		s.n.names[string(side)] = player
	}
	return nil
}

// askReal asks who throws the dice of a player.
func (s *setup) askReal(side purgatoryplay.Side, back bool) error {
	who := s.n.names[string(side)]
	if who == "" {
		who = s.a.lang.Text(sideKey(side))
	}
	real, err := s.p.Confirm(prompt.Confirm{
		Question: s.question("dice-"+string(side), back, say.AskRealHelp, say.AskReal, who), Default: !s.auto[side],
	})
	if err == nil {
		s.auto[side] = !real
	}
	return err
}

func (s *setup) askSouls(back bool) error {
	usual := s.n.souls
	n, err := s.p.Number(prompt.Number{
		Question: s.question("souls", back, say.AskSoulsHelp, say.AskSouls), Min: 1, Max: purgatoryplay.MaxSouls, Default: &usual,
	})
	if err == nil {
		s.n.souls = n
	}
	return err
}

func (s *setup) askDeck(back bool) error {
	deck, err := s.p.Input(prompt.Input{
		Question: s.question("deck", back, say.AskDeckHelp, say.AskDeck), Was: s.n.deck,
		Check: func(text string) error {
			if text == "" {
				return nil
			}
			c, err := purgatory.Default()
			if err != nil {
				return err
			}
			d, err := s.a.readDeck(s.a.atHome(text), c)
			if err == nil && len(d.Cards) < s.n.souls {
				err = say.Errorf(say.PlayDeckSmall, len(d.Cards), s.n.souls)
			}
			return err
		},
	})
	s.n.deck = s.a.atHome(deck)
	return err
}

func (s *setup) askRules(back bool) error {
	rules, err := s.p.Input(prompt.Input{
		Question: s.question("rules", back, say.AskRulesHelp, say.AskRules), Was: s.n.house.rules,
		Check: func(text string) error {
			if text == "" {
				return nil
			}
			path := s.a.atHome(text)
			if _, err := os.Stat(path); err != nil {
				return say.Errorf(say.FileRead, text, say.Cause(err))
			}
			_, _, err := s.a.house(houseOptions{rules: path})
			return err
		},
	})
	s.n.house.rules = s.a.atHome(rules)
	return err
}

// atHome is a path that was typed into a form, where no shell reads ~.
func (a *app) atHome(path string) string {
	if rest, ok := strings.CutPrefix(path, "~/"); ok && a.env("HOME") != "" {
		return filepath.Join(a.env("HOME"), rest)
	}
	return path
}
