package grammar

import (
	"strconv"
	"strings"

	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

// maxNumber is the largest number in a gesture.
const maxNumber = 999

// number reads a number of dice, a number of dice for each target, or a
// correction. A number alone is a pawn where a figure may stand.
func (p *parser) number(w word) (done bool, err error) {
	if w.quoted {
		return false, nil
	}
	if n, ok := correction(w.text); ok || w.text == "=" && p.at+1 < len(p.words) {
		if !ok {
			p.at++
			n, ok = correction("=" + p.words[p.at].text)
		}
		if !ok {
			return false, say.Errorf(say.GestureNumber, shown(p.words[p.at].text), maxNumber)
		}
		if p.row.takes&fieldKind == 0 {
			return false, p.extra(w.text)
		}
		if n.value > maxNumber {
			return false, say.Errorf(say.GestureNumber, shown(w.text), maxNumber)
		}
		p.cmd.Sign, p.cmd.Number = n.sign, n.value
		p.at++
		return true, nil
	}
	if cm, n := p.distance(); n > 0 {
		if p.row.takes&distanceKind == 0 {
			return false, p.extra(w.text)
		}
		p.cmd.CM = cm
		p.at += n
		return true, nil
	}
	counts, ok := counts(w.fold)
	if !ok {
		return false, nil
	}
	unit := p.at+1 < len(p.words) && among(units, p.words[p.at+1].fold)
	if len(counts) == 1 && !strings.HasSuffix(w.fold, "+") && !unit && p.slot != numberSlot && !p.countHere(w) {
		return false, nil
	}
	if p.row.takes&numberKind == 0 || p.row.takes&fieldKind != 0 {
		return false, p.extra(w.text)
	}
	shared := len(counts) > 1 || strings.HasSuffix(w.fold, "+")
	if ask := p.ask(); ask != "" && (shared || !ask.TakesDice()) {
		return false, say.Errorf(say.GestureNoDice, shown(w.text))
	}
	if p.cmd.Number != 0 || p.cmd.Allot != nil {
		return false, say.Errorf(say.GestureTwice, shown(w.text))
	}
	for _, n := range counts {
		if n > maxNumber {
			return false, say.Errorf(say.GestureNumber, shown(w.text), maxNumber)
		}
	}
	switch {
	case shared:
		p.cmd.Allot = counts
	case counts[0] == 0: // a Number of 0 is all the dice there are
		return false, say.Errorf(say.GestureZeroDice, shown(w.text))
	default:
		p.cmd.Number = counts[0]
	}
	p.at++
	if unit {
		p.at++
	}
	p.slot = noSlot
	return true, nil
}

// distance is the centimetres that stand next, and how many words they are.
func (p *parser) distance() (cm float64, n int) {
	s, n := p.words[p.at].fold, 1
	if p.at+1 < len(p.words) && p.words[p.at+1].fold == "cm" {
		n = 2
	} else if !strings.HasSuffix(s, "cm") {
		return 0, 0
	}
	s = strings.TrimSuffix(s, "cm")
	if s == "" || strings.Trim(s, "0123456789.") != "" {
		return 0, 0
	}
	cm, err := strconv.ParseFloat(s, 64)
	if err != nil || cm > maxNumber {
		return 0, 0
	}
	return cm, n
}

// countHere reports whether a number alone is one of dice: in an answer, after a
// target without a comma, and where no figure may stand.
func (p *parser) countHere(w word) bool {
	if p.row.takes&numberKind == 0 || p.row.takes&fieldKind != 0 {
		return false
	}
	if len(find(p.all, figureKind, pawn(w.fold))) == 0 {
		return true
	}
	switch p.slot {
	case noSlot:
		return p.row.Verb == purgatoryplay.Answer || len(p.bare) > 0 && !p.words[p.at-1].comma
	case targetSlot:
		return len(p.cmd.Targets) > 0 && !p.words[p.at-1].comma
	}
	return false
}

// counts reads "2", "1+1" or "2+".
func counts(s string) ([]int, bool) {
	parts := strings.Split(strings.TrimSuffix(s, "+"), "+")
	var all []int
	for _, part := range parts {
		if part == "" || strings.Trim(part, "0123456789") != "" {
			return nil, false
		}
		n, err := strconv.Atoi(part)
		if err != nil || n > maxNumber {
			n = maxNumber + 1
		}
		all = append(all, n)
	}
	return all, true
}

// signed is a correction: less, more, or just so many.
type signed struct {
	sign  string
	value int
}

// correction reads "-3", "+2" or "=0". A number that is too large has a value above
// maxNumber.
func correction(s string) (signed, bool) {
	if t, ok := strings.CutPrefix(s, "−"); ok {
		s = "-" + t
	}
	if len(s) < 2 || !strings.Contains("+-=", s[:1]) || strings.Trim(s[1:], "0123456789") != "" {
		return signed{}, false
	}
	n, err := strconv.Atoi(s[1:])
	if err != nil || n > maxNumber {
		n = maxNumber + 1
	}
	return signed{s[:1], n}, true
}
