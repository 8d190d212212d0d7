package dice

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"croix/generator/say"
)

// maxDigits is the longest number that is read at all.
const maxDigits = 9

// Parse reads a throw in notation: d6, 3d6, 2d6+4, 2d6-4, d66, d666, d12, in
// either case, with spaces between its parts. A number before d66 or d666 is
// refused, because 2d66 may be two throws on a table or two dice of 66 sides.
func Parse(s string) (Expr, error) {
	told := shown(s)
	p := parser{rest: s}
	if p.peek() == 0 {
		return Expr{}, say.Errorf(say.DiceEmpty)
	}
	e := Expr{Count: 1}
	negative := p.take('-')
	count, counted := p.number()
	if counted {
		e.Count = count
	}
	if !p.take('d') {
		return Expr{}, p.refuse(told)
	}
	sides, ok := p.number()
	if !ok {
		return Expr{}, p.refuse(told)
	}
	e.Sides = sides
	minus := p.take('-')
	modified := minus || p.take('+')
	if modified {
		plus, ok := p.number()
		if !ok {
			return Expr{}, p.refuse(told)
		}
		if minus {
			plus = -plus
		}
		e.Plus = plus
	}
	if p.peek() != 0 || p.long || negative && !counted {
		return Expr{}, p.refuse(told)
	}
	if negative {
		return Expr{}, say.Errorf(say.DiceNegativeCount, told, MaxDice)
	}
	if !counted {
		var digits Expr
		switch e.Sides {
		case 66:
			digits = D66()
		case 666:
			digits = D666()
		}
		if digits.Digits != 0 {
			if modified { // even by 0, which e cannot tell from no number
				return Expr{}, say.Errorf(say.DiceDigitsPlus, told, digits.String())
			}
			return digits, nil
		}
	}
	if err := e.checkAs(told); err != nil {
		return Expr{}, err
	}
	return e, nil
}

// parser reads the parts of a notation from its start.
type parser struct {
	rest string
	long bool // a number was too long to be read
}

// peek skips spaces and is the next character in lower case, 0 at the end. The
// typographic minus is the plain one.
func (p *parser) peek() rune {
	p.rest = strings.TrimLeftFunc(p.rest, unicode.IsSpace)
	if p.rest == "" {
		return 0
	}
	switch r, _ := utf8.DecodeRuneInString(p.rest); r {
	case 0:
		return unicode.ReplacementChar // not the end
	case '−':
		return '-'
	case 'D':
		return 'd'
	default:
		return r
	}
}

// take takes the character r if it is the next.
func (p *parser) take(r rune) bool {
	if p.peek() != r {
		return false
	}
	_, n := utf8.DecodeRuneInString(p.rest)
	p.rest = p.rest[n:]
	return true
}

// number takes a number without sign if there is one.
func (p *parser) number() (int, bool) {
	p.peek()
	n := 0
	for n < len(p.rest) && p.rest[n] >= '0' && p.rest[n] <= '9' {
		n++
	}
	digits := p.rest[:n]
	p.rest = p.rest[n:]
	if n > maxDigits {
		p.long = true
		return 0, true
	}
	v, err := strconv.Atoi(digits)
	return v, err == nil
}

// refuse is the reason why the notation told cannot be read.
func (p *parser) refuse(told string) error {
	if p.long {
		return say.Errorf(say.DiceNumberLong, told, maxDigits)
	}
	return say.Errorf(say.DiceSyntax, told)
}

// ParseFaces reads faces in throwing order, apart by commas or spaces: "3,4"
// and "3 4" are two faces, "34" is one. Each is from 1 to MaxSides; whether a
// die can show it is decided by the throw.
func ParseFaces(s string) ([]int, error) {
	if strings.TrimSpace(s) == "" {
		return nil, say.Errorf(say.DiceFacesEmpty)
	}
	var faces []int
	for part := range strings.SplitSeq(s, ",") {
		if strings.TrimSpace(part) == "" {
			return nil, say.Errorf(say.DiceFaceMissing, len(faces)+1, shown(s))
		}
		for word := range strings.FieldsSeq(part) {
			f, err := face(word, len(faces)+1)
			if err != nil {
				return nil, err
			}
			faces = append(faces, f)
		}
	}
	return faces, nil
}

// face reads the face of die n, which counts from 1.
func face(word string, n int) (int, error) {
	unsigned := strings.TrimLeft(word, "-−")
	if unsigned == "" || strings.Trim(unsigned, "0123456789") != "" {
		return 0, say.Errorf(say.DiceFaceSyntax, n, shown(word))
	}
	// A number too long for an int is out of range like any other.
	f, err := strconv.Atoi(word)
	if err != nil || f < 1 || f > MaxSides {
		return 0, say.Errorf(say.DiceFaceRange, n, shown(word), MaxSides)
	}
	return f, nil
}

// maxShown is how many characters of somebody's input an error repeats.
const maxShown = 40

// shown is input made fit for one line of an error: trimmed, cut, and without
// characters that could steer a terminal.
func shown(s string) string {
	s = strings.TrimSpace(s)
	var b strings.Builder
	n := 0
	for _, r := range s {
		if n == maxShown {
			b.WriteRune('…')
			break
		}
		if !unicode.IsPrint(r) && r != '\u00a0' {
			r = unicode.ReplacementChar
		}
		b.WriteRune(r)
		n++
	}
	return b.String()
}
