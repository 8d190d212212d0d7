package gamebookplay

import (
	"strconv"
	"strings"

	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/generator/spell"
)

// battle reads enemies: a name, its numbers, what the paragraph says of the
// fight, and between them how they come.
func (p *parser) battle() error {
	if m, ok := modeWords()[spell.Fold(p.peek())]; ok {
		p.next()
		p.cmd.Mode = m
	}
	for {
		e, comma, err := p.foe()
		if err != nil {
			return err
		}
		p.cmd.Enemies = append(p.cmd.Enemies, e)
		m, ok := joinWords()[spell.Fold(p.peek())]
		switch {
		case ok:
			p.next()
			if p.cmd.Mode != "" && p.cmd.Mode != m && m != "" {
				return say.Errorf(say.GamebookMode)
			}
			if m != "" {
				p.cmd.Mode = m
			}
		case comma:
		default:
			return p.end()
		}
	}
}

// foe reads one enemy: its numbers with or without a name before them, or a name
// of the bestiary.
func (p *parser) foe() (e gamebook.Enemy, comma bool, err error) {
	var name []string
	for {
		word := p.peek()
		if _, joins := joinWords()[spell.Fold(word)]; word == "" || joins {
			if known, ok := gamebook.FindEnemy(p.g.Bestiary, strings.Join(name, " ")); ok {
				return known, false, nil
			}
		}
		if word == "" {
			_, err := gamebook.ParseEnemyOf(p.g.Bestiary, strings.Join(name, " "))
			return e, false, err
		}
		p.next()
		if m := foeWord.FindStringSubmatch(word); m != nil {
			e.Skill, _ = strconv.Atoi(m[1]) // three digits
			e.Stamina, _ = strconv.Atoi(m[2])
			comma = m[3] != ""
			break
		}
		name = append(name, word)
		if bare, ok := strings.CutSuffix(word, ","); ok {
			name[len(name)-1] = bare
			if known, ok := gamebook.FindEnemy(p.g.Bestiary, strings.Join(name, " ")); ok {
				return known, true, nil
			}
			name[len(name)-1] = word
		}
	}
	e.Name = strings.Join(name, " ")
	for !comma {
		if notes, rest, ok := strings.Cut(p.rest, ")"); ok && strings.HasPrefix(p.rest, "(") {
			e.Notes, p.rest = strings.TrimSpace(notes[1:]), strings.TrimSpace(rest)
			continue
		}
		before, value, found := strings.Cut(p.peek(), "=")
		m := bonusWord.FindStringSubmatch(spell.Fold(before) + "=" + strings.Replace(value, "−", "-", 1))
		at := bonus(&e, spell.Fold(before))
		if !found || m == nil || at == nil {
			break
		}
		p.next()
		*at, _ = strconv.Atoi(m[2]) // three digits
		comma = m[3] != ""
	}
	return e, comma, nil
}
