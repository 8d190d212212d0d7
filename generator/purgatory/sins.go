package purgatory

import (
	"strings"

	"croix/generator/say"
)

// Sin is one of the seven capital sins that are scored, in printed order.
// Pride is no Sin: it is their sum.
type Sin int

// The seven sins.
const (
	Envy Sin = iota
	Jealousy
	Lust
	Wrath
	Gluttony
	Avarice
	Sloth
)

// SinCount is how many sins there are.
const SinCount = 7

// Bounds of the score of a sin.
const (
	MinSin = 1
	MaxSin = 6
)

// sinIDs are the names of the sins in data files, in printed order.
var sinIDs = [SinCount]string{"envie", "jalousie", "luxure", "colere", "gourmandise", "avarice", "paresse"}

var sinKeys = [SinCount]say.Key{
	say.SinEnvy, say.SinJealousy, say.SinLust, say.SinWrath, say.SinGluttony, say.SinAvarice, say.SinSloth,
}

// AllSins lists the seven sins in printed order.
func AllSins() []Sin {
	return []Sin{Envy, Jealousy, Lust, Wrath, Gluttony, Avarice, Sloth}
}

// SinByID is the sin that data files call id, such as "colere".
func SinByID(id string) (Sin, bool) {
	for s, name := range sinIDs {
		if name == id {
			return Sin(s), true
		}
	}
	return 0, false
}

// valid reports whether s is one of the seven.
func (s Sin) valid() bool { return s >= 0 && s < SinCount }

// ID is the sin's name in data files, such as "colere"; "" for no sin.
func (s Sin) ID() string {
	if !s.valid() {
		return ""
	}
	return sinIDs[s]
}

// Name is the sin in the player's language.
func (s Sin) Name(l say.Lang) string {
	if !s.valid() {
		return ""
	}
	return l.Text(sinKeys[s])
}

// String is the English name.
func (s Sin) String() string { return s.Name(say.English) }

// SinNames is sins in the player's language, with commas between them.
func SinNames(sins []Sin, l say.Lang) string {
	all := make([]string, len(sins))
	for i, s := range sins {
		all[i] = s.Name(l)
	}
	return strings.Join(all, ", ")
}

// Sins are the scores of the seven sins in printed order, each 1 to 6.
type Sins [SinCount]int

// Pride is the sum of the seven scores: what the soul is worth.
func (s Sins) Pride() int {
	sum := 0
	for _, v := range s {
		sum += v
	}
	return sum
}

// wrong is the first sin whose score is not 1 to 6.
func (s Sins) wrong() (Sin, bool) {
	for i, v := range s {
		if v < MinSin || v > MaxSin {
			return Sin(i), true
		}
	}
	return 0, false
}

// unbounded is Effective where a house rule lets an object take sins out of
// their bounds.
func unbounded(base Sins, it *Item) Sins {
	for s, by := range it.Sins {
		base[s] += by
	}
	return base
}

// Effective is the scores that count: the base, the shifts that lasting events
// made (purified, perverted), and what the objects carried add. Only the sum
// is bounded by 1 and 6, so the order of its parts is the same to it
// . Nil items and shifts of no sin are passed over.
func Effective(base Sins, shifts map[Sin]int, items []*Item) Sins {
	sum := base
	for s, by := range shifts {
		if s.valid() {
			sum[s] += by
		}
	}
	for _, it := range items {
		if it == nil {
			continue
		}
		for s, by := range it.Sins {
			sum[s] += by
		}
	}
	for s := range sum {
		sum[s] = min(max(sum[s], MinSin), MaxSin)
	}
	return sum
}
