// Package d666 is the combat with three dice read as digits: what needs no
// history. Reading the dice, thresholds, blows, wounds, the order of a second,
// psychic attacks, and their exact odds.
//
// The rules are numbered 002-…, the rulings on what they leave open R1 to R18.
// Thresholds, modifiers, divisors, weapons and powers are in the book of its
// owner, who types them in (Book); what stands in for them until then is a house
// value and is called so wherever it shows.
package d666

import (
	"math/big"

	"croix/generator/dice"
	"croix/generator/say"
)

// Pairs is how many results the first two dice have.
const Pairs = 36

// Special is a result of which the book tells more than the rules here.
type Special string

// The specials. Their effect is the player's (V-Q9).
const (
	NoSpecial Special = ""
	Ones      Special = "111"
	Sixes     Special = "666"
)

// Reading is three dice as the game reads them.
type Reading struct {
	Code    int // hundreds and tens as a d66, 11 to 66: compared with a threshold
	Units   int // the quality, 1 to 6
	Special Special
}

// Read reads three faces in throwing order: hundreds, tens, units. Errors are
// those of the dice.
func Read(faces []int) (Reading, error) {
	v, err := dice.D666().Value(faces)
	if err != nil {
		return Reading{}, err
	}
	r := Reading{Code: v / 10, Units: v % 10}
	switch v {
	case 111:
		r.Special = Ones
	case 666:
		r.Special = Sixes
	}
	return r, nil
}

// Threshold is a two-digit number to be rolled at or below with the first two
// dice. One that is no result of a d66 counts the results below it (R18); one
// below 11 is never reached, 66 and more always.
type Threshold int

// Holds reports whether a reading succeeds (section B).
func (t Threshold) Holds(r Reading) bool { return r.Code <= int(t) }

// Ways is how many of the 36 pairs succeed.
func (t Threshold) Ways() int {
	n := 0
	for tens := 1; tens <= 6; tens++ {
		for ones := 1; ones <= 6; ones++ {
			if 10*tens+ones <= int(t) {
				n++
			}
		}
	}
	return n
}

// Chance is the probability of success.
func (t Threshold) Chance() *big.Rat { return big.NewRat(int64(t.Ways()), Pairs) }

// OfRank is the result of a d66 that has so many results at or below it, 1 to
// 36; other ranks give the nearest.
func OfRank(k int) Threshold {
	k = min(max(k, 1), Pairs) - 1
	return Threshold(10*(k/6+1) + k%6 + 1)
}

// Verdict is whether a roll succeeded.
type Verdict string

// The verdicts. Open is none yet.
const (
	Open    Verdict = ""
	Success Verdict = "success"
	Failure Verdict = "failure"
)

// Name is the verdict as players call it.
func (v Verdict) Name(l say.Lang) string { return l.Text(say.Key("d666.verdict." + string(v))) }
