// Package play is what the engines of all games share: how a gesture is
// refused, how events make a game, and the seam to whoever records one.
package play

import (
	"slices"

	"croix/generator/say"
)

// Illegal refuses a gesture of a game whose commands are C.
type Illegal[C any] struct {
	Rule   string // its number, as the game numbers them
	Reason error  // a say.Error
	Firm   bool   // not even anyway: the gesture has no meaning
	Legal  []C
}

// Refuse is a refusal by a rule, which may be made anyway.
func Refuse[C any](rule string, key say.Key, args ...any) *Illegal[C] {
	return &Illegal[C]{Rule: rule, Reason: say.Errorf(key, args...)}
}

// Firm is a refusal of what has no meaning.
func Firm[C any](rule string, key say.Key, args ...any) *Illegal[C] {
	i := Refuse[C](rule, key, args...)
	i.Firm = true
	return i
}

// Error is the reason with its rule, in English.
func (i *Illegal[C]) Error() string { return i.Unwrap().Error() }

// Unwrap is the same, for whoever tells it in the player's language.
func (i *Illegal[C]) Unwrap() error { return say.Errorf(say.PlayIllegal, i.Reason, i.Rule) }

// Unless is the refusal as an error; nil if there is none, and, said anyway, if it
// is not firm: the gesture is made against the rule then, and over has to tell
// the log which, and the reason in English and French.
func (i *Illegal[C]) Unless(anyway bool, over func(rule, en, fr string)) error {
	switch {
	case i == nil:
		return nil
	case i.Firm || !anyway:
		return i
	}
	over(i.Rule, say.English.Error(i.Reason), say.French.Error(i.Reason))
	return nil
}

// Likely is up to three gestures to propose in place of a refused one: the
// first ones that are like it, or, if none is, the first of all.
func Likely[C any](all []C, like func(C) bool) []C {
	same := slices.DeleteFunc(slices.Clone(all), func(c C) bool { return !like(c) })
	if len(same) == 0 {
		same = all
	}
	return same[:min(3, len(same))]
}
