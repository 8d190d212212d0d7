package main

import (
	"strconv"

	"github.com/spf13/pflag"

	"croix/generator/say"
)

// seedValue is the value of --seed: any uint64, or none.
type seedValue struct{ value *uint64 }

func seedFlag(f *pflag.FlagSet, l say.Lang) *seedValue {
	v := &seedValue{}
	f.Var(v, "seed", l.Text(say.FlagSeed))
	return v
}

func (s *seedValue) Type() string { return "N" }

func (s *seedValue) String() string {
	if s.value == nil {
		return ""
	}
	return strconv.FormatUint(*s.value, 10)
}

func (s *seedValue) Set(text string) error {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return say.Errorf(say.CLISeed, text)
	}
	s.value = &n
	return nil
}
