package d666play

import (
	"strconv"
	"strings"

	"croix/generator/d666"
	"croix/generator/dice"
	"croix/generator/say"
	"croix/generator/spell"
)

// roll reads what is told of a roll, as far as it goes.
func (p *parser) roll() (Roll, error) {
	var r Roll
	for len(p.words) > 0 {
		raw, word := p.words[0], p.peek()
		verdict, isVerdict := verdictWords()[word]
		difficulty, isDifficulty := d666.ParseDifficulty(word)
		switch {
		case isVerdict:
			r.Verdict = verdict
		case isDifficulty:
			r.Difficulty = difficulty
		case strings.HasPrefix(raw, "@"):
			if err := p.count(raw[1:], &r.Threshold); err != nil {
				return r, err
			}
		case signWord(raw) && raw[0] != '=':
			n, err := strconv.Atoi(strings.Replace(raw, "−", "-", 1))
			if err != nil {
				return r, say.Errorf(say.D666WantNumber, spell.Shown(raw))
			}
			r.Shift = n
		case joinWords()[word] == wordLevel:
			p.next()
			if len(p.words) == 0 {
				return r, say.Errorf(say.D666SayLevel)
			}
			r.Level = p.words[0]
		case strings.Trim(raw, "0123456789") == "" && len(raw) == 1:
			r.Units = int(raw[0] - '0')
		case strings.Trim(raw, "0123456789") == "":
			for _, c := range raw {
				r.Faces = append(r.Faces, int(c-'0'))
			}
			if _, err := dice.D666().Value(r.Faces); err != nil {
				return r, say.Errorf(say.D666NoFace, spell.Shown(raw))
			}
		default:
			return r, nil
		}
		p.next()
	}
	return r, nil
}

// pair reads who acts and the target, or the target alone.
func (p *parser) pair() (target string, err error) {
	first, err := p.who(p.next())
	if err != nil {
		return "", err
	}
	if p.join(wordOn) || p.isFighter() {
		p.cmd.Figure = first
		return p.who(p.next())
	}
	return first, nil
}

// attack reads an attack with its defence.
func (p *parser) attack() (err error) {
	var t Target
	p.join(wordOn)
	if t.ID, err = p.pair(); err != nil {
		return err
	}
	if p.cmd.Attack, err = p.roll(); err != nil {
		return err
	}
	for len(p.words) > 0 {
		kind, defence := d666.ParseDefence(p.peek())
		switch {
		case defence:
			p.next()
			t.Defence = kind
			if t.Roll, err = p.roll(); err != nil {
				return err
			}
		case p.join(wordWith):
			p.cmd.Weapon = strings.ReplaceAll(p.next(), "_", " ")
			more, err := p.roll()
			if err != nil {
				return err
			}
			if p.cmd.Attack.empty() {
				p.cmd.Attack = more
			}
		case p.join(wordSituation):
			p.cmd.Situation = strings.ReplaceAll(p.next(), "_", " ")
		case p.join(wordUnseen):
			p.cmd.Unseen = true
		case p.join(wordNoDodge):
			p.cmd.NoDodge = true
		default:
			p.cmd.Targets = []Target{t}
			return nil // what is left over is told by Parse
		}
	}
	p.cmd.Targets = []Target{t}
	return nil
}

// empty reports whether nothing is told of a roll.
func (r Roll) empty() bool {
	return r.Verdict == "" && r.Units == 0 && len(r.Faces) == 0 && r.Threshold == 0 && r.Level == "" && r.Difficulty == "" && r.Shift == 0
}

// power reads a power on its targets: power WHO [with NAME] on TARGET ROLL [will
// ROLL] [damage N] [on TARGET …]. The roll of the power stands behind the first
// target, or before it.
func (p *parser) power() (err error) {
	if p.isFighter() {
		if p.cmd.Figure, err = p.who(p.next()); err != nil {
			return err
		}
	}
	if p.join(wordWith) {
		p.cmd.Power = strings.ReplaceAll(p.next(), "_", " ")
	}
	if p.cmd.Attack, err = p.roll(); err != nil {
		return err
	}
	for p.join(wordOn) {
		t := Target{}
		if t.ID, err = p.who(p.next()); err != nil {
			return err
		}
		more, err := p.roll()
		if err != nil {
			return err
		}
		if len(p.cmd.Targets) == 0 && p.cmd.Attack.empty() {
			p.cmd.Attack = more
		} else if !more.empty() {
			return say.Errorf(say.D666LeftOver, t.ID)
		}
		if p.join(wordWill) {
			t.Defends = true
			if t.Roll, err = p.roll(); err != nil {
				return err
			}
		}
		if p.join(wordDamage) {
			if err := p.count(p.next(), &t.Damage); err != nil {
				return err
			}
		}
		p.cmd.Targets = append(p.cmd.Targets, t)
	}
	return nil
}
