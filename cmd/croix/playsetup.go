package main

import (
	"os"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/prompt"
	"croix/tracker/purgatoryplay"
)

// askGame asks for what a game starts from: all of it are flags of new too.
func (a *app) askGame(o playOptions, p prompt.Prompter, name string) (newOptions, string, error) {
	n := newOptions{game: o.game, names: map[string]string{}}
	store, err := a.store(o.game)
	if err != nil {
		return n, name, err
	}
	ask := func(key string, title, help say.Key) prompt.Question {
		q := prompt.Question{Key: key, Title: a.lang.Text(title)}
		if help != "" {
			q.Help = a.lang.Text(help)
		}
		return q
	}
	if name == "" {
		name, err = p.Input(prompt.Input{
			Question: ask("name", say.AskGameName, say.AskGameNameHelp), Default: a.lang.Text(say.AskGameNameUsual),
			Check: func(text string) error { _, err := store.Path(text); return err },
		})
		if err != nil {
			return n, name, err
		}
	} else if _, err := store.Path(name); err != nil {
		return n, name, err
	}
	players, err := p.Select(prompt.Select{
		Question: ask("players", say.AskPlayers, ""), Default: "2",
		Rows: []prompt.Row{{Value: "2", Label: a.lang.Text(say.AskPlayersTwo)}, {Value: "3", Label: a.lang.Text(say.AskPlayersThree)}},
	})
	if err != nil {
		return n, name, err
	}
	n.players = 2
	sides := []purgatoryplay.Side{purgatoryplay.God, purgatoryplay.Satan}
	if players == "3" {
		n.players, sides = 3, append(sides, purgatoryplay.Humanity)
	}
	for _, side := range sides {
		if err := a.askPlayer(p, &n, side); err != nil {
			return n, name, err
		}
	}
	usual := 6
	n.souls, err = p.Number(prompt.Number{
		Question: ask("souls", say.AskSouls, say.AskSoulsHelp), Min: 1, Max: purgatoryplay.MaxSouls, Default: &usual,
	})
	if err != nil {
		return n, name, err
	}
	n.deck, err = p.Input(prompt.Input{
		Question: ask("deck", say.AskDeck, say.AskDeckHelp),
		Check: func(text string) error {
			if text == "" {
				return nil
			}
			c, err := purgatory.Default()
			if err != nil {
				return err
			}
			d, err := a.readDeck(text, c)
			if err == nil && len(d.Cards) < n.souls {
				err = say.Errorf(say.PlayDeckSmall, len(d.Cards), n.souls)
			}
			return err
		},
	})
	if err != nil {
		return n, name, err
	}
	n.house.rules, err = p.Input(prompt.Input{
		Question: ask("rules", say.AskRules, say.AskRulesHelp),
		Check: func(text string) error {
			if text == "" {
				return nil
			}
			if _, err := os.Stat(text); err != nil {
				return say.Errorf(say.FileRead, text, say.Cause(err))
			}
			_, _, err := a.house(houseOptions{rules: text})
			return err
		},
	})
	return n, name, err
}

// askPlayer asks for the name of a player, and who throws the dice.
func (a *app) askPlayer(p prompt.Prompter, n *newOptions, side purgatoryplay.Side) error {
	s := a.lang.Text(sideKey(side))
	player, err := p.Input(prompt.Input{
		Question: prompt.Question{
			Key: "names-" + string(side), Title: a.lang.Text(say.AskPlayer, s), Help: a.lang.Text(say.AskPlayerHelp),
		},
		Check: func(text string) error { return fitsPlayer(side, text) },
	})
	if err != nil {
		return err
	}
	if player != "" {
		n.names[string(side)] = player
	}
	who := strings.TrimSpace(player)
	if who == "" {
		who = s
	}
	real, err := p.Confirm(prompt.Confirm{
		Question: prompt.Question{Key: "dice-" + string(side), Title: a.lang.Text(say.AskReal, who), Help: a.lang.Text(say.AskRealHelp)},
		Default:  true,
	})
	if err == nil && !real {
		n.auto = append(n.auto, string(side))
	}
	return err
}
