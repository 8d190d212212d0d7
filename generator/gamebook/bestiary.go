package gamebook

import (
	"io/fs"
	"slices"
	"strings"
	"unicode/utf8"

	"croix/generator/say"
	"croix/generator/spell"
	"croix/generator/table"
)

// Columns of a bestiary; those with a mark may be missing.
const bestiaryColumns = "name skill stamina notes? hero? enemy? deals? takes?"

// ReadBestiary reads a player's own enemies from a CSV file: name, skill,
// stamina and, where a paragraph says more, notes, what is added to the strength
// of hero and enemy, what the hero deals and takes. All problems are told at
// once, with their lines.
func ReadBestiary(fsys fs.FS, file string) ([]Enemy, error) {
	s, err := table.Read(fsys, file, strings.Fields(bestiaryColumns)...)
	if err != nil {
		return nil, err
	}
	var all []Enemy
	names := map[string]bool{}
	for _, r := range s.Rows {
		n := func(col string, lo, hi int) int {
			v, _ := r.OptInt(col, lo, hi)
			return v
		}
		e := Enemy{
			Name: r.Need("name"), Skill: r.Int("skill", 1, MaxSkill), Stamina: r.Int("stamina", 1, MaxStamina), Notes: r.Text("notes"),
			HeroBonus: n("hero", -MaxBonus, MaxBonus), EnemyBonus: n("enemy", -MaxBonus, MaxBonus),
			HeroWounds: n("deals", 1, MaxWound), Wounds: n("takes", 1, MaxWound),
		}
		for _, text := range []string{e.Name, e.Notes} {
			if utf8.RuneCountInString(text) > maxWords || strings.ContainsFunc(text, func(r rune) bool { return !spell.Printable(r) }) {
				r.Fail(say.GamebookHeroText, spell.Shown(text), maxWords)
			}
		}
		if w := spell.Fold(e.Name); w != "" && names[w] {
			r.Fail(say.GamebookEnemyTwice, spell.Shown(e.Name))
		} else {
			names[w] = true
		}
		all = append(all, e)
	}
	if len(all) == 0 {
		s.Fail(say.GamebookNoEnemies)
	}
	return all, s.Err()
}

// FindEnemy is the enemy that a word names: by name, or by the beginning of a
// name that no other has, in any case and with or without accents.
func FindEnemy(bestiary []Enemy, word string) (Enemy, bool) {
	w := spell.Fold(word)
	if w == "" {
		return Enemy{}, false
	}
	var begin []Enemy
	for _, e := range bestiary {
		switch name := spell.Fold(e.Name); {
		case name == w:
			return e, true
		case strings.HasPrefix(name, w):
			begin = append(begin, e)
		}
	}
	if len(begin) == 1 {
		return begin[0], true
	}
	return Enemy{}, false
}

// ParseEnemyOf is ParseEnemy, or the enemy of a bestiary that the text names.
func ParseEnemyOf(bestiary []Enemy, text string) (Enemy, error) {
	if e, ok := FindEnemy(bestiary, text); ok {
		return e, nil
	}
	e, err := ParseEnemy(text)
	if say.Has(err, say.GamebookEnemyForm) && len(bestiary) > 0 {
		var names []string
		for _, b := range bestiary {
			names = append(names, spell.Fold(b.Name))
		}
		slices.Sort(names)
		if near := spell.Near(text, names); near != "" {
			return e, say.Errorf(say.GamebookEnemyNear, spell.Shown(text), near)
		}
	}
	return e, err
}
