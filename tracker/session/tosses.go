package session

import (
	"slices"

	"croix/generator/dice"
	"croix/tracker/journal"
	"croix/tracker/purgatoryplay"
)

// Counts is how many gestures a game has.
type Counts struct {
	Gestures    int `json:"gestures"` // in force, without the beginning of the game
	Undone      int `json:"undone"`
	Overrides   int `json:"overrides"`   // gestures against one rule or more
	Corrections int `json:"corrections"` // of what the table showed
}

// Tosses is the dice of one kind that were thrown by somebody for a side.
type Tosses struct {
	By    dice.Thrower       `json:"by"`
	Side  purgatoryplay.Side `json:"side,omitempty"` // "" for nobody's, such as where pawns stand
	Sides int                `json:"sides"`          // of the die
	Faces []int              `json:"faces"`          // how often each came up, in gestures in force

	Undone   int `json:"undone,omitempty"`       // dice of gestures that were undone; they are not in Faces
	Again    int `json:"thrown_again,omitempty"` // of Faces, thrown by the program after an undo
	Rerolled int `json:"rerolled,omitempty"`     // of Faces, thrown again by a rule
}

// Thrown is how many dice Faces counts.
func (t Tosses) Thrown() int {
	n := 0
	for _, f := range t.Faces {
		n += f
	}
	return n
}

// toss is a throw to be counted.
type toss struct {
	Throw
	sides    int  // of its dice; 0 for dice of no kind that is counted
	rerolled bool // thrown again by a rule
}

// count counts the dice of all gestures, those that were undone apart; throws is
// the dice of an event.
func (s *record[G, E]) count(throws func(E) []toss) ([]Tosses, error) {
	again, err := s.thrownAgain() // reads the events of all lines
	if err != nil {
		return nil, err
	}
	force := map[int]bool{}
	for _, m := range s.line {
		force[m.seq] = true
	}
	var sum tally
	for _, line := range s.journal.Entries {
		for _, e := range s.read[line.Seq] {
			for _, d := range throws(e) {
				t := sum.of(d)
				switch n := len(d.Faces); {
				case t == nil:
					continue
				case !force[line.Seq]:
					t.Undone += n
					continue
				case d.rerolled:
					t.Rerolled += n
				case again[line.Seq] && d.By == dice.ByProgram:
					t.Again += n
				}
				for _, f := range d.Faces {
					t.Faces[f-1]++
				}
			}
		}
	}
	return sum.all(), nil
}

// tally is counts in the making.
type tally []Tosses

// of is the count to which a throw belongs; nil if the die is of no kind that is
// counted.
func (t *tally) of(d toss) *Tosses {
	if d.sides == 0 || slices.ContainsFunc(d.Faces, func(f int) bool { return f < 1 || f > d.sides }) {
		return nil
	}
	side := purgatoryplay.Side(d.Side)
	for i := range *t {
		if one := &(*t)[i]; one.By == d.By && one.Side == side && one.Sides == d.sides {
			return one
		}
	}
	*t = append(*t, Tosses{By: d.By, Side: side, Sides: d.sides, Faces: make([]int, d.sides)})
	return &(*t)[len(*t)-1]
}

// add adds counts of another game.
func (t *tally) add(one Tosses) {
	to := t.of(toss{Throw: Throw{By: one.By, Side: string(one.Side)}, sides: one.Sides})
	for i, n := range one.Faces {
		to.Faces[i] += n
	}
	to.Undone, to.Again, to.Rerolled = to.Undone+one.Undone, to.Again+one.Again, to.Rerolled+one.Rerolled
}

// all is the counts, those who threw most first.
func (t tally) all() []Tosses {
	all := append([]Tosses{}, t...)
	slices.SortStableFunc(all, func(a, b Tosses) int { return b.Thrown() - a.Thrown() })
	return all
}

// Account is how a game without sides was recorded.
type Account struct {
	Counts
	Tosses []Tosses `json:"dice"`
	Over   bool     `json:"-"` // the game has ended, as its kind tells
}

// Account tells how the game was recorded: its gestures, and whether the dice
// were fair.
func (p *Play[G, E]) Account() (Account, error) {
	var a Account
	for n, m := range p.line {
		if n == 0 { // a game begins without a gesture
			continue
		}
		a.Gestures++
		if slices.ContainsFunc(m.events, p.kind.Override) {
			a.Overrides++
		}
		for _, e := range m.events {
			if p.kind.Correction != nil && p.kind.Correction(p.Game(), e) {
				a.Corrections++
			}
		}
	}
	for _, e := range p.journal.Entries {
		if e.Kind == journal.Gesture {
			a.Undone++
		}
	}
	a.Undone -= len(p.line)
	var err error
	a.Tosses, err = p.count(func(e E) []toss {
		var all []toss
		for _, d := range p.code.Throws([]E{e}) {
			all = append(all, toss{Throw: d, sides: 6})
		}
		return all
	})
	return a, err
}

// Events is all that happened, undone gestures left out.
func (p *Play[G, E]) Events() []E {
	var all []E
	for _, m := range p.line {
		all = append(all, m.events...)
	}
	return all
}

// Fairness is a plain verdict on dice.
type Fairness string

// The verdicts. One fair die in twenty is unusual and one in a hundred rare:
// neither proves anything.
const (
	TooFew  Fairness = "too_few" // throws to tell
	Fine    Fairness = "fine"    // p 0.05 or more
	Unusual Fairness = "unusual" // p under 0.05
	Rare    Fairness = "rare"    // p under 0.01
)

// Fair is the verdict on the faces in force, their chi-square and its p (see
// dice.Fair).
func (t Tosses) Fair() (v Fairness, chi2, p float64) {
	chi2, p = dice.Fair(t.Faces)
	switch {
	case !dice.Enough(t.Thrown(), t.Sides):
		v = TooFew
	case p < 0.01:
		v = Rare
	case p < 0.05:
		v = Unusual
	default:
		v = Fine
	}
	return v, chi2, p
}
