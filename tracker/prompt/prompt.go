// Package prompt asks people what a command needs to know. A question is a
// value that knows how to read an answer; a Prompter puts it before somebody: a
// form on a terminal (package tui), lines for everything else (Plain), a list
// of answers in tests (Script). All of them read answers by the same rules.
package prompt

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
)

// Prompter asks one question at a time. The errors are ErrLeft, ErrBack, that of an
// input that ends, and those of the terminal.
type Prompter interface {
	Select(Select) (string, error) // the Value of a row
	Input(Input) (string, error)
	Number(Number) (int, error)
	Confirm(Confirm) (bool, error)
	Dice(Dice) ([]int, error) // faces in throwing order; see Dice.Rest
}

// ErrLeft is the error of a question that somebody left without an answer.
var ErrLeft = say.Errorf(say.PromptLeft)

// ErrBack is the error of a question that somebody left for the one before it,
// of those with Back.
var ErrBack = say.Errorf(say.PromptBack)

// Question is what all questions have.
type Question struct {
	Key   string // names the question for scripts; also its flag, without dashes
	Title string // one line
	Help  string // what to answer, below the title; may be empty
	Back  bool   // a form can go back to the question before, with ErrBack; a throw asked for in lines can be left, with ErrLeft
}

// Select picks one of a few rows.
type Select struct {
	Question
	Rows    []Row
	Default string // the Value of the row that is chosen by an empty answer; "" for none
}

// Row is what can be picked, or why it cannot.
type Row struct {
	Value    string
	Label    string
	Disabled string // the reason; "" for a row that can be picked
}

// Input is a line of text, without spaces around it.
type Input struct {
	Question
	Default string             // of an empty answer
	Was     string             // an earlier answer, which a form shows to be changed
	Check   func(string) error // refuses an answer, in a say.Error; nil for none
}

// Number is a whole number from Min to Max.
type Number struct {
	Question
	Min, Max int
	Default  *int // of an empty answer; nil for none
}

// Confirm is yes or no.
type Confirm struct {
	Question
	Default bool // of an empty answer
}

// Dice is the faces of real dice.
type Dice struct {
	Question
	Sides []int // of each die, 2 or more, in throwing order
	Rest  bool  // "r" leaves the rest to the program: fewer faces come back
}

// Find is the row that an answer means: its number from 1 (unless a label
// begins with a digit itself), its value or label, or the beginning of only one
// of them. Capitals and accents do not matter.
func (q Select) Find(answer string) (Row, error) {
	word := Fold(answer)
	if word == "" && q.Default != "" {
		word = Fold(q.Default)
	}
	if word == "" {
		return Row{}, say.Errorf(say.PromptPick)
	}
	var found []Row
	for i, r := range q.Rows {
		if word == Fold(r.Value) || word == Fold(r.Label) || q.Numbered() && word == strconv.Itoa(i+1) {
			return r, r.refused()
		}
		if strings.HasPrefix(Fold(r.Value), word) || strings.HasPrefix(Fold(r.Label), word) {
			found = append(found, r)
		}
	}
	switch {
	case len(found) == 1:
		return found[0], found[0].refused()
	case len(found) > 1:
		return Row{}, say.Errorf(say.PromptSeveral, strings.TrimSpace(answer), found[0].Label, found[1].Label)
	}
	return Row{}, say.Errorf(say.PromptNone, strings.TrimSpace(answer))
}

// Numbered tells whether rows may be picked by number: not if "2" could also
// be meant for a row called "2 players".
func (q Select) Numbered() bool {
	return !slices.ContainsFunc(q.Rows, func(r Row) bool {
		return startsWithDigit(r.Label) || startsWithDigit(r.Value)
	})
}

// Mark is what picks row i alone: its value, if that is a number, or its place from
// 1; "" if nothing short does.
func (q Select) Mark(i int) string {
	switch r := q.Rows[i]; {
	case startsWithDigit(r.Value) && !startsWithDigit(r.Label):
		return r.Value
	case q.Numbered():
		return strconv.Itoa(i + 1)
	}
	return ""
}

func startsWithDigit(s string) bool { return s != "" && s[0] >= '0' && s[0] <= '9' }

func (r Row) refused() error {
	if r.Disabled == "" {
		return nil
	}
	return say.Errorf(say.PromptDisabled, r.Label, r.Disabled)
}

// Read is the text that an answer means.
func (q Input) Read(answer string) (string, error) {
	text := strings.TrimSpace(answer)
	if text == "" {
		text = q.Default
	}
	if q.Check != nil {
		return text, q.Check(text)
	}
	return text, nil
}

// Read is the number that an answer means.
func (q Number) Read(answer string) (int, error) {
	text := strings.TrimSpace(answer)
	if text == "" && q.Default != nil {
		return *q.Default, nil
	}
	n, err := strconv.Atoi(strings.Replace(text, "−", "-", 1))
	if err != nil || n < q.Min || n > q.Max {
		return 0, say.Errorf(say.PromptNumber, text, q.Min, q.Max)
	}
	return n, nil
}

// Read is yes or no, in either language.
func (q Confirm) Read(answer string) (bool, error) {
	switch Fold(answer) {
	case "":
		return q.Default, nil
	case "y", "yes", "o", "oui":
		return true, nil
	case "n", "no", "non":
		return false, nil
	}
	return false, say.Errorf(say.PromptYesNo, strings.TrimSpace(answer))
}

// Read is the faces that an answer means: with commas or spaces between, or
// digit after digit where no die has more than nine sides.
func (q Dice) Read(answer string) ([]int, error) {
	words := strings.FieldsFunc(answer, func(r rune) bool { return r == ',' || r == ' ' || r == '\t' || r == '\u00a0' })
	if !slices.ContainsFunc(q.Sides, func(n int) bool { return n > 9 }) {
		words = strings.Split(strings.Join(words, ""), "")
	}
	faces := []int{}
	for _, w := range words {
		if q.Rest && Fold(w) == "r" && len(faces) == len(words)-1 {
			return faces, nil
		}
		if len(faces) == len(q.Sides) {
			return nil, say.Errorf(say.PromptDiceMany, len(q.Sides))
		}
		sides := q.Sides[len(faces)]
		n, err := strconv.Atoi(w)
		if err != nil || n < 1 || n > sides {
			return nil, say.Errorf(say.PromptDie, len(faces)+1, w, sides)
		}
		faces = append(faces, n)
	}
	if missing := len(q.Sides) - len(faces); missing > 0 {
		return nil, say.Errorf(say.PromptDiceFew, len(q.Sides), missing)
	}
	return faces, nil
}
