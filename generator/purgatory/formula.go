package purgatory

import (
	"strconv"
	"strings"

	"croix/generator/say"
)

// Formula is the damage of one hit as a function of the bearer's wrath. The
// zero Formula is no weapon at all and deals nothing.
type Formula struct {
	kind formulaKind
	n    int // what wrath is multiplied or divided by, what is added to it, or the damage itself
}

type formulaKind int

const (
	noFormula formulaKind = iota
	fixed
	times
	plus
	ceiling
	floor
)

// Bounds of the number in a formula; a division is by 2 at least.
const maxFormula = 20

// IsZero reports whether there is no formula.
func (f Formula) IsZero() bool { return f.kind == noFormula }

// ParseFormula reads wrath, wrath*2, wrath+1, ceil(wrath/2), floor(wrath/2) or
// a number such as 0, in either case and with spaces; colere and colère are
// wrath too, × is *.
func ParseFormula(s string) (Formula, error) {
	t := strings.ToLower(strings.Join(strings.Fields(s), ""))
	t = strings.NewReplacer("colère", "wrath", "colere", "wrath", "×", "*").Replace(t)
	wrong := say.Errorf(say.PurgFormula, shown(s))
	number := func(digits string, low int) (int, error) {
		n, err := strconv.Atoi(digits)
		if err != nil || digits[0] < '0' || digits[0] > '9' || n < low || n > maxFormula {
			return 0, wrong
		}
		return n, nil
	}
	kind, digits, low := fixed, t, 0
	switch {
	case t == "wrath":
		return Formula{times, 1}, nil
	case strings.HasPrefix(t, "wrath*"):
		kind, digits, low = times, t[len("wrath*"):], 1
	case strings.HasPrefix(t, "wrath+"):
		kind, digits, low = plus, t[len("wrath+"):], 1
	case strings.HasPrefix(t, "ceil(wrath/") && strings.HasSuffix(t, ")"):
		kind, digits, low = ceiling, t[len("ceil(wrath/"):len(t)-1], 2
	case strings.HasPrefix(t, "floor(wrath/") && strings.HasSuffix(t, ")"):
		kind, digits, low = floor, t[len("floor(wrath/"):len(t)-1], 2
	}
	n, err := number(digits, low)
	if err != nil {
		return Formula{}, err
	}
	return Formula{kind, n}, nil
}

// Damage is the damage of one hit by a bearer of that wrath, which is the roll
// of the damage dice for a demon. It is 1 at least, unless the
// formula is a number.
func (f Formula) Damage(wrath int) int {
	switch f.kind {
	case noFormula, fixed:
		return f.n
	case times:
		return max(1, wrath*f.n)
	case plus:
		return max(1, wrath+f.n)
	case ceiling:
		return max(1, (wrath+f.n-1)/f.n)
	default:
		return max(1, wrath/f.n)
	}
}

// String is the formula in notation; ParseFormula gives it back.
func (f Formula) String() string {
	n := strconv.Itoa(f.n)
	switch f.kind {
	case noFormula:
		return ""
	case fixed:
		return n
	case times:
		if f.n == 1 {
			return "wrath"
		}
		return "wrath*" + n
	case plus:
		return "wrath+" + n
	case ceiling:
		return "ceil(wrath/" + n + ")"
	default:
		return "floor(wrath/" + n + ")"
	}
}

// In is the formula as players read it, such as "colère × 2".
func (f Formula) In(l say.Lang) string {
	switch f.kind {
	case noFormula:
		return ""
	case fixed:
		return strconv.Itoa(f.n)
	case times:
		if f.n == 1 {
			return l.Text(say.SinWrath)
		}
		return l.Text(say.FormulaTimes, say.SinWrath, f.n)
	case plus:
		return l.Text(say.FormulaPlus, say.SinWrath, f.n)
	case ceiling:
		return l.Text(say.FormulaUp, say.SinWrath, f.n)
	default:
		return l.Text(say.FormulaDown, say.SinWrath, f.n)
	}
}
