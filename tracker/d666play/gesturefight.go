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

// Write is a gesture as Parse reads it.
func Write(cmd Command) string {
	var all []string
	add := func(words ...string) {
		for _, w := range words {
			if w != "" {
				all = append(all, w)
			}
		}
	}
	if cmd.Anyway {
		add("anyway")
	}
	add(string(cmd.Verb), cmd.Figure)
	switch cmd.Verb {
	case Attack:
		for _, t := range cmd.Targets {
			add(wordOn, t.ID, cmd.Attack.write())
			if cmd.Weapon != "" {
				add(wordWith, joined(cmd.Weapon))
			}
			if cmd.Situation != "" {
				add(wordSituation, joined(cmd.Situation))
			}
			if t.Defence != "" {
				add(string(t.Defence), t.Roll.write())
			}
		}
		if cmd.Unseen {
			add(wordUnseen)
		}
		if cmd.NoDodge {
			add(wordNoDodge)
		}
	case Use:
		if cmd.Power != "" {
			add(wordWith, joined(cmd.Power))
		}
		add(cmd.Attack.write())
		for _, t := range cmd.Targets {
			add(wordOn, t.ID)
			if t.Defends {
				add(wordWill, t.Roll.write())
			}
			if t.Damage > 0 {
				add(wordDamage, strconv.Itoa(t.Damage))
			}
		}
	case Move:
		add(strconv.Itoa(cmd.Number))
	case Set:
		add(cmd.Field)
		if cmd.Field == fieldState {
			add(string(cmd.State))
		} else {
			add(cmd.Sign + strconv.Itoa(cmd.Number))
		}
	case Add:
		if cmd.Fighter != nil {
			add(writeFighter(*cmd.Fighter))
		}
	case Act, Note:
		if cmd.Text != "" {
			add(":", cmd.Text)
		}
	}
	return strings.Join(all, " ")
}

func joined(name string) string { return strings.ReplaceAll(name, " ", "_") }

// write is a roll as the parser reads it.
func (r Roll) write() string {
	var all []string
	if r.Verdict == d666.Success {
		all = append(all, "hit")
	} else if r.Verdict == d666.Failure {
		all = append(all, "miss")
	}
	if r.Units > 0 {
		all = append(all, strconv.Itoa(r.Units))
	}
	faces := ""
	for _, f := range r.Faces {
		faces += strconv.Itoa(f)
	}
	if faces != "" {
		all = append(all, faces)
	}
	if r.Threshold > 0 {
		all = append(all, "@"+strconv.Itoa(r.Threshold))
	}
	if r.Level != "" {
		all = append(all, wordLevel, r.Level)
	}
	if r.Difficulty != "" {
		all = append(all, string(r.Difficulty))
	}
	if r.Shift > 0 {
		all = append(all, "+"+strconv.Itoa(r.Shift))
	} else if r.Shift < 0 {
		all = append(all, strconv.Itoa(r.Shift))
	}
	return strings.Join(all, " ")
}

// writeFighter is a fighter with the first weapon and its powers: what a gesture
// can tell.
func writeFighter(f d666.Fighter) string {
	all := []string{joined(f.Name), "FO=" + strconv.Itoa(f.Force), "VO=" + strconv.Itoa(f.Will), "AG=" + strconv.Itoa(f.Agility),
		"points=" + strconv.Itoa(f.Points), "category=" + string(f.Category)}
	text := func(key, value string) {
		if value != "" {
			all = append(all, key+"="+joined(value))
		}
	}
	number := func(key string, n int) {
		if n != 0 {
			all = append(all, key+"="+strconv.Itoa(n))
		}
	}
	text("side", f.Side)
	text("type", f.Kind)
	number("AP", f.Appearance)
	number("divisor", f.Divisor)
	number("armour", f.Armour)
	number("pp", f.PP)
	if len(f.Weapons) > 0 {
		w := f.Weapons[0]
		text("weapon", w.Name)
		all = append(all, "power="+strconv.Itoa(w.Power), "weapon_type="+string(w.Kind))
		number("precision", w.Precision)
	}
	var powers []string
	for _, p := range f.Powers {
		powers = append(powers, p.Name+":"+string(p.Score))
	}
	text("powers", strings.Join(powers, ","))
	return strings.Join(all, " ")
}
