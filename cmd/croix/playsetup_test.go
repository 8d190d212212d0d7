package main

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"croix/generator/say"
	"croix/tracker/prompt"
	"croix/tracker/purgatoryplay"
)

// TestAskGame: the questions of the set-up fill in the flags of new.
func TestAskGame(t *testing.T) {
	a := newApp(t, say.English, t.TempDir())
	small := filepath.Join(t.TempDir(), "deck.json") // fewer cards than souls
	if err := os.WriteFile(small, []byte(`{"format":"croix.deck/1","version":"1","souls":[{"d66":54,"id":"inconnu","sins":[1,6,1,6,1,6,1],`+
		`"ranged":"rien","melee":"rien","armour":"rien","item":"rien"}]}`), 0o600); err != nil {
		t.Fatal(err)
	}
	answer := func(key, text string) prompt.Answer { return prompt.Answer{Key: key, Text: text} }
	p := prompt.NewScript(t,
		answer("name", "Evening"), answer("players", "3"),
		answer("names-god", strings.Repeat("é", 41)), answer("names-god", "Léa"), answer("dice-god", ""), answer("names-satan", ""), answer("dice-satan", "no"),
		answer("names-humanity", "Zoé"), answer("dice-humanity", "yes"),
		answer("souls", "0"), answer("souls", "9"), answer("deck", "nowhere.json"), answer("deck", small),
		answer("deck", ""), answer("rules", "nowhere"), answer("rules", ""),
	)
	n, name, err := a.askGame(playOptions{}, p, "")
	if err != nil || name != "Evening" || n.players != 3 || n.souls != 9 || n.names["god"] != "Léa" || n.names["satan"] != "" || !slices.Equal(n.auto, []string{"satan"}) {
		t.Errorf("%v: %q, %+v", err, name, n)
	}
	if len(p.Refused) != 5 {
		t.Errorf("%d answers are refused, want a name, a number and three files: %v", len(p.Refused), p.Refused)
	}
	s, err := a.begin(n, name)
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Setup(); got.Players != 3 || !slices.Equal(got.Auto, []purgatoryplay.Side{purgatoryplay.Satan}) {
		t.Errorf("the game starts from %+v", got)
	}
}

// helped keeps the help of each question.
type helped struct {
	prompt.Prompter
	help *[]string
}

func (a helped) Select(q prompt.Select) (string, error) {
	*a.help = append(*a.help, q.Help)
	return a.Prompter.Select(q)
}

// TestAskGameMissing: a name that no game has is told before the first answer; it
// may be mistyped.
func TestAskGameMissing(t *testing.T) {
	a := newApp(t, say.English, t.TempDir())
	for name, want := range map[string]string{"tovers": "there is no game “tovers”", "": ""} {
		var help []string
		answers := []prompt.Answer{{Key: "players", Leave: true}}
		if name == "" {
			answers = append([]prompt.Answer{{Key: "name", Text: "x"}}, answers...)
		}
		_, _, err := a.askGame(playOptions{}, helped{prompt.NewScript(t, answers...), &help}, name)
		if !errors.Is(err, prompt.ErrLeft) || len(help) != 1 || !strings.HasPrefix(help[0], want) || want == "" && help[0] != "" {
			t.Errorf("%q: %v, told %q, want %q", name, err, help, want)
		}
	}
}

// TestAskGameBack: one can go back over any number of questions, and what is
// answered last counts; a path may begin at home.
func TestAskGameBack(t *testing.T) {
	home := t.TempDir()
	a := newApp(t, say.English, home)
	a.env = func(name string) string { return map[string]string{"HOME": home}[name] }
	if err := os.WriteFile(filepath.Join(home, "rules.toml"), []byte("[jam]\nmajority = \"half\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	answer := func(key, text string) prompt.Answer { return prompt.Answer{Key: key, Text: text} }
	back := func(key string) prompt.Answer { return prompt.Answer{Key: key, Back: true} }
	p := prompt.NewScript(t,
		answer("players", "3"), answer("names-god", "Léa"), answer("dice-god", "no"), answer("names-satan", "Tom"), answer("dice-satan", ""),
		answer("names-humanity", "Zoé"), answer("dice-humanity", "no"), back("souls"), back("dice-humanity"), back("names-humanity"),
		back("dice-satan"), back("names-satan"), back("dice-god"), back("names-god"), answer("players", "2"),
		answer("names-god", "Lia"), answer("dice-god", "yes"), answer("names-satan", ""), answer("dice-satan", "no"),
		answer("souls", "9"), answer("deck", ""), back("rules"), back("deck"), answer("souls", ""), answer("deck", ""), answer("rules", "~/rules.toml"),
	)
	n, _, err := a.askGame(playOptions{}, p, "Evening")
	if err != nil || n.players != 2 || n.souls != 9 || !maps.Equal(n.names, map[string]string{"god": "Lia"}) || !slices.Equal(n.auto, []string{"satan"}) {
		t.Errorf("%v: %+v", err, n)
	}
	if want := filepath.Join(home, "rules.toml"); n.house.rules != want {
		t.Errorf("rules in %q, want %q", n.house.rules, want)
	}
}

// TestAskGameLeft: whoever leaves the set-up has begun nothing.
func TestAskGameLeft(t *testing.T) {
	a := newApp(t, say.English, t.TempDir())
	p := prompt.NewScript(t, prompt.Answer{Key: "players", Text: "2"}, prompt.Answer{Key: "names-god", Leave: true})
	if err := a.playNew(playOptions{}, p, "Evening"); err != nil && !errors.Is(err, prompt.ErrLeft) {
		t.Errorf("error %v", err)
	}
	if games := a.gameNames(gameOptions{}); len(games) > 0 {
		t.Errorf("there are games: %v", games)
	}
}

// TestAskedAreFlags: each question of the set-up is a flag of new too.
func TestAskedAreFlags(t *testing.T) {
	cmd := newApp(t, say.English, t.TempDir()).newCommand()
	for _, flag := range []string{"players", "names", "auto-dice", "souls", "deck", "rules", "set", "antichrist", "guardian"} {
		if cmd.Flags().Lookup(flag) == nil {
			t.Errorf("new has no flag --%s", flag)
		}
	}
}
