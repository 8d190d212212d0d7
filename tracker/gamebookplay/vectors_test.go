package gamebookplay

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"croix/generator/dice"
	"croix/generator/gamebook"
	"croix/generator/say"
)

// The vectors are situations of the rules with their results, worked out by
// hand. Each is played: its dice are thrown and its gestures decided.

type vector struct {
	ID   string
	Fn   string
	In   json.RawMessage
	Out  any
	Note string
}

// table is a game of one hero, and what happened to it.
type table struct {
	g *Game
}

// at is a game with a hero of these numbers: 9/18/9 unless they say otherwise.
func at(change func(h *Hero)) *table {
	s := gamebook.Scores{Skill: 9, Stamina: 18, Luck: 9, Faith: 1, Gold: 8, Meals: 5}
	g := Replay([]Event{RulesSet{gamebook.DefaultOptions()}, HeroMade{ID: "h1", Hero: gamebook.Hero{Scores: s}}, HeroChosen{"h1"}})
	if change != nil {
		change(&g.Heroes[0])
	}
	return &table{g}
}

// do decides a gesture with dice, all of which it must use.
func (t *table) do(cmd Command, faces ...int) ([]Event, error) {
	r := dice.Scripted(faces...)
	events, err := Decide(t.g, cmd, r)
	if err == nil {
		err = r.Done()
	}
	if err != nil {
		return nil, err
	}
	for _, e := range events {
		e.Apply(t.g)
	}
	return events, nil
}

func (t *table) hero() *Hero { return &t.g.Heroes[0] }

// of is the first event of a type.
func of[E Event](events []Event) (e E) {
	for _, x := range events {
		if found, ok := x.(E); ok {
			return found
		}
	}
	return e
}

// vectorFuncs works each function out. What it returns is compared as JSON.
var vectorFuncs = map[string]func(in json.RawMessage) (any, error){
	"create": created(func(h *Hero) any {
		n := h.Now
		return []int{n.Skill, n.Stamina, n.Luck, n.Faith, n.Gold, n.Meals}
	}),
	"totals": created(func(h *Hero) any {
		h.Now = gamebook.Scores{}
		return []int{h.Initial.Skill, h.Initial.Stamina, h.Initial.Luck}
	}),
	"equipment": created(func(h *Hero) any {
		var names []string
		for _, item := range h.Equipment {
			names = append(names, gamebook.ItemName(item, say.French))
		}
		return names
	}),
	"luck": input(func(in struct {
		Luck int
		Dice []int
	}) (any, error) {
		t := at(func(h *Hero) { h.Now.Luck = in.Luck })
		events, err := t.do(Command{Verb: TestLuck}, in.Dice...)
		return []any{of[LuckTested](events).Fate == gamebook.Lucky, t.hero().Now.Luck}, err
	}),
	"skill": input(func(in struct {
		Skill int
		Dice  []int
	}) (any, error) {
		t := at(func(h *Hero) { h.Now.Skill = in.Skill })
		events, err := t.do(Command{Verb: Test, Stat: gamebook.Skill}, in.Dice...)
		return []any{of[Tested](events).Success, t.hero().Now.Skill}, err
	}),
	"round":  input(vectorRound),
	"group":  input(vectorGroup),
	"offers": input(vectorOffers),
	"eat": input(func(in struct {
		Stamina, Meals int
		Fight          bool
	}) (any, error) {
		t := at(func(h *Hero) { h.Initial.Stamina, h.Now.Stamina, h.Now.Meals = 19, in.Stamina, in.Meals })
		if in.Fight {
			if _, err := t.do(Command{Verb: Battle, Enemies: []gamebook.Enemy{{Skill: 7, Stamina: 6}}}); err != nil {
				return nil, err
			}
		}
		events, err := t.do(Command{Verb: Eat})
		told := "ok"
		switch {
		case say.Has(err, say.GamebookNoMeal):
			told = "no meal"
		case say.Has(err, say.GamebookFighting):
			told = "fight"
		case err != nil:
			return nil, err
		case of[MealEaten](events).Wasted != (in.Stamina == 19):
			return nil, errors.New("a wasted meal is not told")
		}
		return []any{told, t.hero().Now.Stamina, t.hero().Now.Meals}, nil
	}),
	"change": input(func(in struct {
		Stat         gamebook.Stat
		Now, Initial int
		By           []int
		Exceed       bool
	}) (any, error) {
		t := at(func(h *Hero) { *h.Now.At(in.Stat), *h.Initial.At(in.Stat) = in.Now, in.Initial })
		for _, n := range in.By {
			cmd := Command{Verb: Change, Stat: in.Stat, Sign: "+", Number: n, Exceed: in.Exceed}
			if n < 0 {
				cmd.Sign, cmd.Number = "-", -n
			}
			if _, err := t.do(cmd); err != nil {
				return nil, err
			}
		}
		if in.Stat == gamebook.Stamina {
			return []any{t.hero().Now.Stamina, t.hero().Alive()}, nil
		}
		return t.hero().Now.Of(in.Stat), nil
	}),
}

func created(of func(*Hero) any) func(json.RawMessage) (any, error) {
	return input(func(in struct{ Dice []int }) (any, error) {
		t := &table{Replay(nil)}
		_, err := t.do(Command{Verb: Create}, in.Dice...)
		if err != nil {
			return nil, err
		}
		return of(t.hero()), nil
	})
}

func vectorRound(in struct {
	Stamina, Enemy, Skill int
	Dice, Luck            []int
}) (any, error) {
	if in.Skill == 0 {
		in.Skill = 7
	}
	t := at(func(h *Hero) { h.Now.Stamina = in.Stamina })
	if _, err := t.do(Command{Verb: Battle, Enemies: []gamebook.Enemy{{Skill: in.Skill, Stamina: in.Enemy}}}); err != nil {
		return nil, err
	}
	// A test that is not offered is still reckoned by the vectors: they ask for
	// the loss, which no choice of the player leads to.
	f := t.hero().Fight
	events, err := t.do(Command{Verb: Round}, in.Dice...)
	if err != nil {
		return nil, err
	}
	x := of[RoundFought](events).Exchanges[0]
	enemy := in.Enemy
	switch waits := t.hero().Fight != nil && len(t.hero().Fight.Pending) > 0; {
	case waits && in.Luck != nil:
		events, err = t.do(Command{Verb: TestLuck}, in.Luck...)
	case waits:
		events, err = t.do(Command{Verb: NoLuck})
	case in.Luck != nil: // R9: 1 - 1 = 0
		lucky, luck := gamebook.TestLuck(t.hero().Now.Luck, in.Luck, t.g.Options)
		fate := map[bool]gamebook.Fate{true: gamebook.Lucky, false: gamebook.Unlucky}[lucky]
		stamina := max(0, in.Stamina-gamebook.Loss(x.Result, f.Enemies[0].Wound(x.Result), fate))
		return []any{x.EnemyStrength, x.HeroStrength, x.Result, stamina, enemy, luck, stamina > 0}, nil
	}
	if err != nil {
		return nil, err
	}
	if w := of[WoundSettled](events); w.Result == gamebook.Hit {
		enemy = w.Left
	}
	h := t.hero()
	return []any{x.EnemyStrength, x.HeroStrength, x.Result, h.Now.Stamina, enemy, h.Now.Luck, h.Alive()}, nil
}

func vectorGroup(in struct {
	Stamina, A, B, Target int
	Dice                  []int
}) (any, error) {
	t := at(func(h *Hero) { h.Now.Stamina = in.Stamina })
	if _, err := t.do(Command{Verb: Battle, Mode: Together, Enemies: []gamebook.Enemy{{Skill: 8, Stamina: 5}, {Skill: 7, Stamina: 6}}}); err != nil {
		return nil, err
	}
	t.hero().Fight.Enemies[0].Now, t.hero().Fight.Enemies[1].Now = in.A, in.B
	t.hero().Fight.Target = in.Target
	all, err := t.do(Command{Verb: Round}, in.Dice...)
	results := []any{}
	for _, x := range of[RoundFought](all).Exchanges {
		results = append(results, []any{x.Enemy, x.Result})
	}
	for err == nil && t.hero().Fight != nil && len(t.hero().Fight.Pending) > 0 {
		var more []Event
		more, err = t.do(Command{Verb: NoLuck})
		all = append(all, more...)
	}
	left := map[int]int{0: in.A, 1: in.B}
	for _, e := range all {
		if w, ok := e.(WoundSettled); ok && w.Result == gamebook.Hit {
			left[w.Enemy] = w.Left
		}
	}
	if h := t.hero(); (h.Now.Stamina == 0) == h.Alive() {
		return nil, errors.New("a hero without Stamina lives")
	}
	return []any{results, t.hero().Now.Stamina, left[0], left[1]}, err
}

func vectorOffers(in struct {
	Cases []struct {
		Result        gamebook.Result
		Stamina, Luck int
		Save          *bool `json:"luck_save"`
	}
}) (any, error) {
	var all []bool
	for _, c := range in.Cases {
		o := gamebook.DefaultOptions()
		if c.Save != nil {
			o.LuckSave = *c.Save
		}
		all = append(all, gamebook.Offers(c.Result, 2, c.Stamina, c.Luck, o))
	}
	return all, nil
}

// input is a function whose input is an In; a field that In does not have must
// not be passed over.
func input[In any](f func(In) (any, error)) func(json.RawMessage) (any, error) {
	return func(raw json.RawMessage) (any, error) {
		var in In
		dec := json.NewDecoder(bytes.NewReader(raw))
		dec.DisallowUnknownFields()
		if err := dec.Decode(&in); err != nil {
			return nil, err
		}
		return f(in)
	}
}

// checkVector runs one vector.
func checkVector(v vector) error {
	f, ok := vectorFuncs[v.Fn]
	if !ok {
		return fmt.Errorf("%s: there is no function %q", v.ID, v.Fn)
	}
	got, err := f(v.In)
	if err != nil {
		return fmt.Errorf("%s %s %s: %w", v.ID, v.Fn, v.In, err)
	}
	text, err := json.Marshal(got)
	if err != nil {
		return err
	}
	var again any
	if err := json.Unmarshal(text, &again); err != nil {
		return err
	}
	if !reflect.DeepEqual(again, v.Out) {
		want, _ := json.Marshal(v.Out)
		return fmt.Errorf("%s %s %s: got %s, want %s: %s", v.ID, v.Fn, v.In, text, want, v.Note)
	}
	return nil
}

// TestVectors runs every vector and prints how many ran of each function.
func TestVectors(t *testing.T) {
	data, err := os.ReadFile("testdata/vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	var all []vector
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	ran := map[string]int{}
	for _, v := range all {
		if err := checkVector(v); err != nil {
			t.Error(err)
		}
		ran[v.Fn]++
	}
	for fn := range vectorFuncs {
		if ran[fn] == 0 {
			t.Errorf("%s is in no vector", fn)
		}
	}
	for _, fn := range slices.Sorted(maps.Keys(ran)) {
		fmt.Printf("vectors: gamebook %-10s ran %3d\n", fn, ran[fn])
	}
	fmt.Printf("vectors: gamebook %-10s ran %3d\n", "all", len(all))
	// The negative control: a wrong result, an unknown field and an unknown
	// function are told.
	for _, bad := range []vector{
		{ID: "C-1", Fn: "luck", In: json.RawMessage(`{"luck":9,"dice":[4,5]}`), Out: []any{false, 8.0}},
		{ID: "C-2", Fn: "luck", In: json.RawMessage(`{"luc":9}`)},
		{ID: "C-3", Fn: "luk"},
	} {
		if err := checkVector(bad); err == nil || !strings.Contains(err.Error(), bad.ID) {
			t.Errorf("%s passes: %v", bad.ID, err)
		}
	}
}
