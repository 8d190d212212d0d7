package purgatory

import (
	"math/big"
	"slices"
	"strconv"

	"croix/generator/odds"
	"croix/generator/say"
)

// The odds put every choice of faces before the verdicts that resolve a throw:
// no rule is here a second time.

// Question is what a player asks before a throw. The types that end in
// Question are those there are.
type Question interface {
	odds(c *Catalog, o Options) (Answer, error)
}

// Ask answers a question exactly, by the house rules. The error tells what is
// wrong with the question: the same as the verdict would refuse, or a value
// that cannot be.
func Ask(c *Catalog, o Options, q Question) (Answer, error) { return q.odds(c, o) }

// Answer is the chances of a throw. Without anything to choose there is one
// choice; otherwise they stand best first.
type Answer struct {
	Choices []Choice
	Asked   int       // the place among Choices of the one that was asked for; 0 without
	Notes   []say.Key // what the answer rests on
	Seed    *uint64   // of a sample; nil for an exact answer
}

// Shown is the choice that was asked for, or else the best.
func (a Answer) Shown() Choice { return a.Choices[a.Asked] }

// Best is the best choice, or the only one.
func (a Answer) Best() Choice { return a.Choices[0] }

// Next is the second best choice and how far it is behind; false if there is
// nothing to choose. A choice as good as the best is behind by 0.
func (a Answer) Next() (second Choice, behind *big.Rat, ok bool) {
	if len(a.Choices) < 2 {
		return Choice{}, nil, false
	}
	return a.Choices[1], new(big.Rat).Sub(a.Choices[0].Worth, a.Choices[1].Worth), true
}

// Choice is one way to throw, with its chances.
type Choice struct {
	Sins   []Sin       // named, for powers
	Dice   int         // thrown, for attacks
	Tables []OddsTable // the first is what the throw is about
	Worth  *big.Rat    // what choices are compared by: a probability, or a mean
	Aim    say.Key     // what Worth is of

	mean *big.Rat // damage, of attacks
}

// byMean compares attacks by their mean damage where none can destroy the
// target.
func byMean(choices []Choice) {
	if slices.ContainsFunc(choices, func(c Choice) bool { return c.Aim == say.OddsKill && c.Worth.Sign() > 0 }) {
		return
	}
	for i := range choices {
		choices[i].Worth, choices[i].Aim = choices[i].mean, say.OddsMeanDamage
	}
}

// OddsTable is a set of outcomes of which exactly one comes about.
type OddsTable struct {
	ID       string
	Name     say.Key
	Outcomes []Chance
	Mean     *big.Rat // of outcomes that are numbers; else nil
}

// Chance is an outcome with its probability.
type Chance struct {
	Outcome string  // an Outcome of a verdict, a number, or an id of a row
	Name    say.Key // of the outcome for players; "" for a number or a row
	Row     *Row    // the row, if it is one
	P       *big.Rat
}

// P is the probability of an outcome of a table, 0 if there is none of that
// name.
func (t OddsTable) P(outcome string) *big.Rat {
	for _, c := range t.Outcomes {
		if c.Outcome == outcome {
			return c.P
		}
	}
	return new(big.Rat)
}

// Table is the table of that id; false if the choice has none.
func (c Choice) Table(id string) (OddsTable, bool) {
	i := slices.IndexFunc(c.Tables, func(t OddsTable) bool { return t.ID == id })
	if i < 0 {
		return OddsTable{}, false
	}
	return c.Tables[i], true
}

// Numbers is a table of numbers, the least first.
func Numbers(id string, name say.Key, d odds.Dist[int]) OddsTable {
	t := OddsTable{ID: id, Name: name, Mean: odds.Mean(d, func(n int) int { return n })}
	for _, n := range odds.Sorted(d) {
		t.Outcomes = append(t.Outcomes, Chance{Outcome: strconv.Itoa(n), P: d.P(n)})
	}
	return t
}

// outcomes is a table of outcomes in the order given, those that cannot come
// about too: players ask for them.
func outcomes(id string, name say.Key, d odds.Dist[Outcome], order ...Outcome) OddsTable {
	t := OddsTable{ID: id, Name: name}
	for _, out := range order {
		t.Outcomes = append(t.Outcomes, Chance{Outcome: string(out), Name: outcomeName(out), P: d.P(out)})
	}
	return t
}

// yesNo is a table of what happens or does not.
func yesNo(id string, name say.Key, p *big.Rat, yes, no Outcome) OddsTable {
	return OddsTable{ID: id, Name: name, Outcomes: []Chance{
		{Outcome: string(yes), Name: outcomeName(yes), P: p},
		{Outcome: string(no), Name: outcomeName(no), P: new(big.Rat).Sub(big.NewRat(1, 1), p)},
	}}
}

// outcomeName is what players call an outcome.
func outcomeName(out Outcome) say.Key { return say.Key("outcome." + string(out)) }

// one is the answer without choice.
func one(tables ...OddsTable) Answer {
	return Answer{Choices: []Choice{{Tables: tables, Worth: tables[0].Outcomes[0].P}}}
}

// rank puts the best choice first; equal ones stay in their order. It tells
// where the one that was asked for went, if any.
func rank(choices []Choice, asked func(Choice) bool) Answer {
	slices.SortStableFunc(choices, func(a, b Choice) int { return b.Worth.Cmp(a.Worth) })
	return Answer{Choices: choices, Asked: max(0, slices.IndexFunc(choices, asked))}
}

// score refuses a score of a sin that is not 1 to 6; 0 stands for an angel or
// demon where it may.
func score(s Sin, n, least int) error {
	if n < least || n > MaxSin {
		return say.Errorf(say.CardSin, s, n, MinSin, MaxSin)
	}
	return nil
}

// die is the distribution of a verdict of one die.
func die(read func(face int) Outcome) odds.Dist[Outcome] { return odds.Die(6, read) }
