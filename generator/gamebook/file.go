package gamebook

import (
	"encoding/json"
	"errors"
	"io"
	"strings"
	"unicode/utf8"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/generator/spell"
)

// HeroFormat names the format of a file of heroes.
const HeroFormat = "croix.heroes/1"

// Party is heroes that were rolled, as a file holds them.
type Party struct {
	Format string       `json:"format"`
	Seed   *uint64      `json:"seed,omitempty"`
	By     dice.Thrower `json:"thrown_by"`
	Heroes []Hero       `json:"rolls"`
}

// maxFile is the longest file of heroes that is read, in bytes; maxWords the
// longest name or piece of equipment, in characters.
const (
	maxFile  = 1 << 20
	maxWords = 40
)

// ReadHeroes reads a file of heroes; name tells it in errors. What no hero can
// have is refused, all problems at once.
func ReadHeroes(r io.Reader, name string) (Party, error) {
	var p Party
	dec := json.NewDecoder(io.LimitReader(r, maxFile))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&p); err != nil {
		var kind *json.UnmarshalTypeError
		if errors.As(err, &kind) || p.Format == "" {
			return p, say.Errorf(say.GamebookHeroFile, name, say.Errorf(say.GamebookHeroJSON, spell.Shown(strings.TrimPrefix(err.Error(), "json: "))))
		}
		return p, say.Errorf(say.GamebookHeroFile, name, err)
	}
	switch {
	case p.Format != HeroFormat:
		return p, say.Errorf(say.GamebookHeroFile, name, say.Errorf(say.GamebookHeroFormat, spell.Shown(p.Format), HeroFormat))
	case len(p.Heroes) == 0:
		return p, say.Errorf(say.GamebookHeroFile, name, say.Errorf(say.GamebookHeroNone))
	}
	var wrong say.Problems
	for i, h := range p.Heroes {
		for _, err := range h.problems() {
			wrong = append(wrong, say.Errorf(say.GamebookHeroAt, name, i+1, err))
		}
	}
	return p, wrong.Err()
}

// Check refuses what no hero can have.
func (h Hero) Check() error { return say.Problems(h.problems()).Err() }

// problems is all that no hero can have.
func (h Hero) problems() []error {
	var wrong []error
	for _, n := range []struct {
		stat   Stat
		lo, hi int
	}{{Skill, 1, MaxSkill}, {Stamina, 1, MaxStamina}, {Luck, 0, MaxLuck}, {Faith, 0, 99}, {Gold, 0, 99999}, {Meals, 0, 99}} {
		if v := h.Of(n.stat); v < n.lo || v > n.hi {
			wrong = append(wrong, say.Errorf(say.GamebookHeroValue, n.stat, v, n.lo, n.hi))
		}
	}
	for _, text := range append([]string{h.Name}, h.Equipment...) {
		if utf8.RuneCountInString(text) > maxWords || strings.ContainsFunc(text, func(r rune) bool { return !spell.Printable(r) }) {
			wrong = append(wrong, say.Errorf(say.GamebookHeroText, spell.Shown(text), maxWords))
		}
	}
	return wrong
}
