package d666play

import (
	"strconv"
	"strings"

	"croix/generator/d666"
	"croix/generator/say"
)

// Write is a gesture as Parse reads it, in the words of a language.
func Write(cmd Command, l say.Lang) string {
	w := writer{l}
	var all []string
	add := func(words ...string) {
		for _, w := range words {
			if w != "" {
				all = append(all, w)
			}
		}
	}
	if cmd.Anyway {
		add(l.Pick("anyway", "quand même"))
	}
	add(w.word(string(cmd.Verb)), cmd.Figure)
	switch cmd.Verb {
	case Attack:
		for _, t := range cmd.Targets {
			add(w.word(wordOn), t.ID, w.roll(cmd.Attack))
			if cmd.Weapon != "" {
				add(w.word(wordWith), joined(cmd.Weapon))
			}
			if cmd.Situation != "" {
				add(w.word(wordSituation), joined(cmd.Situation))
			}
			if t.Defence != "" {
				add(w.word(string(t.Defence)), w.roll(t.Roll))
			}
		}
		if cmd.Unseen {
			add(w.word(wordUnseen))
		}
		if cmd.NoDodge {
			add(w.word(wordNoDodge))
		}
	case Use:
		if cmd.Power != "" {
			add(w.word(wordWith), joined(cmd.Power))
		}
		add(w.roll(cmd.Attack))
		for _, t := range cmd.Targets {
			add(w.word(wordOn), t.ID)
			if t.Defends {
				add(w.word(wordWill), w.roll(t.Roll))
			}
			if t.Damage > 0 {
				add(w.word(wordDamage), strconv.Itoa(t.Damage))
			}
		}
	case Move:
		add(strconv.Itoa(cmd.Number))
	case Set:
		add(w.word(cmd.Field))
		if cmd.Field == fieldState {
			add(w.word(string(cmd.State)))
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

// writer writes the words of gestures in a language.
type writer struct{ l say.Lang }

// word is an English word of gestures in the language.
func (w writer) word(en string) string {
	if fr, ok := frenchWords()[en]; ok && w.l == say.French {
		return fr
	}
	return en
}

// roll is a roll as the parser reads it.
func (w writer) roll(r Roll) string {
	var all []string
	if r.Verdict == d666.Success {
		all = append(all, w.word("hit"))
	} else if r.Verdict == d666.Failure {
		all = append(all, w.word("miss"))
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
		all = append(all, w.word(wordLevel), r.Level)
	}
	if r.Difficulty != "" {
		all = append(all, w.word(string(r.Difficulty)))
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
