package gamebook

import (
	"regexp"
	"strconv"
	"strings"

	"croix/generator/say"
	"croix/generator/spell"
)

var (
	fighterText = regexp.MustCompile(`^(\d{1,3})/(\d{1,3})/(\d{1,3})$`)
	enemyText   = regexp.MustCompile(`^(?:(.*\S)\s+)?(\d{1,3})/(\d{1,3})$`)
)

// ParseFighter reads SKILL/STAMINA/LUCK, such as 10/18/10.
func ParseFighter(text string) (Fighter, error) {
	m := fighterText.FindStringSubmatch(strings.TrimSpace(text))
	if m == nil {
		return Fighter{}, say.Errorf(say.GamebookHeroForm, spell.Shown(text))
	}
	f := Fighter{number(m[1]), number(m[2]), number(m[3])}
	return f, f.Check()
}

// ParseEnemy reads SKILL/STAMINA with or without a name before it, such as
// 8/8 or grey wolf 7/5.
func ParseEnemy(text string) (Enemy, error) {
	m := enemyText.FindStringSubmatch(strings.TrimSpace(text))
	if m == nil {
		return Enemy{}, say.Errorf(say.GamebookEnemyForm, spell.Shown(text))
	}
	e := Enemy{Name: m[1], Skill: number(m[2]), Stamina: number(m[3])}
	return e, e.Check()
}

// number is the number of a few digits.
func number(digits string) int {
	n, _ := strconv.Atoi(digits) // three digits
	return n
}
