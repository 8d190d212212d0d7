package purgatory

import "croix/generator/say"

// The verdicts of dice read faces that were already thrown; none of them
// throws. They take the house rules, and the zero Options follow the rulings.
// The score 0 of a sin stands for an angel or a demon, which have none.

// Faces that hit before anything is taken off them.
const (
	singleHits = 3 // of a die thrown alone
	burstHits  = 5 // of several dice
	spreadHits = 6 // on several targets
)

// Aim is what an attack directs at one target before the dice are thrown.
type Aim struct {
	Dice    int // dice allotted to it, 1 at least
	Penalty int // taken off each of them
}

// Single is the aims of so many dice at one target.
func Single(dice, penalty int) []Aim { return []Aim{{Dice: dice, Penalty: penalty}} }

// Spread is the aims of so many dice at so many targets, as evenly as can be,
// the first targets getting what is left over.
func Spread(dice, targets, penalty int) []Aim {
	aims := make([]Aim, targets)
	for i := range aims {
		aims[i] = Aim{Dice: (dice + targets - 1 - i) / targets, Penalty: penalty}
	}
	return aims
}

// diceOf is how many dice the aims take.
func diceOf(aims []Aim) int {
	n := 0
	for _, a := range aims {
		n += a.Dice
	}
	return n
}

// checkAims refuses more dice than an attack has, and a target without die.
func checkAims(aims []Aim, most int) error {
	if len(aims) == 0 {
		return say.Errorf(say.VerdictNoTarget)
	}
	for i, a := range aims {
		if a.Dice < 1 {
			return say.Errorf(say.VerdictNoDie, i+1)
		}
	}
	if n := diceOf(aims); n > most {
		return say.Errorf(say.VerdictTooMany, n, most)
	}
	return nil
}

// Threshold is the face from which a die of an attack hits before penalties:
// 3 if it is thrown alone at one target, 5 if there are several dice, 6 at
// several targets, even a die that is alone for its own (R-111, R-113, R-114,
//
func Threshold(dice, targets int) int {
	switch {
	case targets > 1:
		return spreadHits
	case dice == 1:
		return singleHits
	}
	return burstHits
}

// DieHits reports whether a face hits: what is left of it after the penalty
// reaches the threshold. A 6 may miss, unless the house rules say that it
// always hits.
func DieHits(o Options, face, threshold, penalty int) bool {
	return face-penalty >= threshold || face == 6 && o.Bool("melee.natural_six_hits")
}

// hitsOf is the hits on each target, the faces standing in the order of the
// aims, and the threshold. Faces that no aim takes are passed over.
func hitsOf(o Options, aims []Aim, faces []int) (hits []int, threshold int) {
	hits = make([]int, len(aims))
	threshold = Threshold(diceOf(aims), len(aims))
	next := 0
	for i, a := range aims {
		for range min(a.Dice, len(faces)-next) {
			if DieHits(o, faces[next], threshold, a.Penalty) {
				hits[i]++
			}
			next++
		}
	}
	return hits, threshold
}

// MajorityOfOnes reports whether natural faces are a majority of 1s: more than
// half of them, or as the house rules say half of them or more, or more 1s
// than any other face.
func MajorityOfOnes(o Options, faces []int) bool {
	var count [7]int
	for _, f := range faces {
		if f >= 1 && f <= 6 {
			count[f]++
		}
	}
	ones := count[1]
	switch o.Value("jam.majority") {
	case "half":
		return ones > 0 && 2*ones >= len(faces)
	case "plurality":
		return ones > max(count[2], count[3], count[4], count[5], count[6])
	}
	return 2*ones > len(faces)
}

// TotalOf is the sum of faces.
func TotalOf(faces []int) int {
	sum := 0
	for _, f := range faces {
		sum += f
	}
	return sum
}

// countOf is how many faces are that one.
func countOf(faces []int, face int) int {
	n := 0
	for _, f := range faces {
		if f == face {
			n++
		}
	}
	return n
}

// passes compares a die with the score of a sin, of which an angel or a demon
// passes every test, or as the house rules say fails it: above is +1,
// equal 0, below -1.
func passes(o Options, score, face int) int {
	switch {
	case score == 0 && o.Is("celestial.sin_tests", "fail"):
		return -1
	case score == 0, face > score:
		return 1
	case face == score:
		return 0
	}
	return -1
}
