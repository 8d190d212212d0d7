package main

import (
	"fmt"

	"croix/generator/purgatory"
	"croix/tracker/purgatoryplay"
)

// vectorsPlay are the functions that need the state before: those of the turn,
// of what becomes of a soul, and of the score.
var vectorsPlay = map[string]vectorFunc{
	"may_reactivate": vectorInput(func(_ *purgatory.Catalog, in struct {
		OwnCounts []int `json:"own_counts"`
		Idx       int
	}) (any, error) {
		return purgatoryplay.MayReactivate(in.OwnCounts, in.Idx), nil
	}),
	"round_over": vectorInput(func(_ *purgatory.Catalog, in struct {
		Satan []int `json:"satan_counts"`
		God   []int `json:"god_counts"`
		End   *bool `json:"at_end_of_cycle"`
	}) (any, error) {
		return purgatoryplay.RoundOver(in.Satan, in.God, in.End == nil || *in.End), nil
	}),
	"transition": vectorInput(func(_ *purgatory.Catalog, in struct {
		S purgatoryplay.State
		E purgatoryplay.Change
	}) (any, error) {
		if to, ok := purgatoryplay.Transition(in.S, in.E); ok {
			return to, nil
		}
		return "illegal", nil
	}),
	"score": vectorInput(vectorScore),
}

// scoreInput is an account as the vectors write it: pairs of pride and state, of
// the kind of a relic and its side, and the fate of the Antichrist.
type scoreInput struct {
	Players int
	Souls   [][2]any
	Relics  [][2]string
	Anti    *struct {
		Fate     string
		Revealed bool
		By       purgatoryplay.Side
	}
}

func vectorScore(c *purgatory.Catalog, in scoreInput) (any, error) {
	acc := purgatoryplay.Account{Players: in.Players}
	for _, s := range in.Souls {
		pride, ok1 := s[0].(float64)
		state, ok2 := s[1].(string)
		if !ok1 || !ok2 {
			return nil, fmt.Errorf("no soul: %v", s)
		}
		acc.Souls = append(acc.Souls, purgatoryplay.AccountSoul{Pride: int(pride), State: purgatoryplay.State(state)})
	}
	for _, r := range in.Relics {
		acc.Relics = append(acc.Relics, purgatoryplay.AccountRelic{Kind: purgatory.ItemKind(r[0]), Side: purgatoryplay.Side(r[1])})
	}
	if a := in.Anti; a != nil {
		state := purgatoryplay.State(a.Fate)
		if a.Fate == "paradise" {
			state = purgatoryplay.Saved
		}
		acc.Antichrist = purgatoryplay.AccountAntichrist{State: state, Revealed: a.Revealed, Killer: a.By}
	}
	s := purgatoryplay.Tally(acc, purgatory.DefaultOptions(c))
	out := map[string]any{"result": s.Result}
	for side, points := range s.Points {
		out[string(side)] = points
	}
	return out, nil
}
