// Package say holds every sentence that players read, in French and English,
// and the errors that can be told in either.
//
// A message is named by a Key; its two texts stand side by side in one of the
// tables of this package (messages_*.go) and take the same fmt verbs. Code
// below the command line never formats a sentence of its own: it returns an
// Error, and the command line renders it in the player's language.
package say

import (
	"errors"
	"fmt"
	"maps"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// Lang is a language that players read.
type Lang string

// The languages there are.
const (
	English Lang = "en"
	French  Lang = "fr"
)

// Langs lists the languages in the order of the tables' columns.
func Langs() []Lang { return []Lang{English, French} }

// Key names a message.
type Key string

// text is a message in each language; the verbs are those of fmt.
type text struct{ en, fr string }

// messages is the tables as the one table that they are: a test proves that no
// key stands twice.
var messages = sync.OnceValue(func() map[Key]text {
	all := map[Key]text{}
	for _, t := range tables() {
		maps.Copy(all, t)
	}
	return all
})

// lookup finds a message.
func lookup(k Key) (text, bool) {
	m, ok := messages()[k]
	return m, ok
}

// Text is the message k in language l. Arguments that are themselves errors
// of this package, or Keys, are rendered in l too.
func (l Lang) Text(k Key, args ...any) string {
	m, ok := lookup(k)
	if !ok {
		return string(k)
	}
	format := m.en
	if l == French {
		format = m.fr
	}
	if len(args) == 0 {
		return format
	}
	shown := make([]any, len(args))
	for i, a := range args {
		switch a := a.(type) {
		case Key:
			shown[i] = l.Text(a)
		case Named:
			shown[i] = a.Name(l)
		case error:
			shown[i] = l.Error(a)
		case string:
			shown[i] = Harmless(a)
		case float64:
			shown[i] = decimal{a, l}
		default:
			shown[i] = a
		}
	}
	return fmt.Sprintf(format, shown...)
}

// decimal is a number in a sentence: French has a comma in it.
type decimal struct {
	n float64
	l Lang
}

// Format writes it as its verb says.
func (d decimal) Format(f fmt.State, verb rune) {
	fmt.Fprint(f, strings.Replace(fmt.Sprintf(fmt.FormatString(f, verb), d.n), ".", d.l.Pick(".", ","), 1))
}

// Count is the message k for a number of things: its texts are a singular and
// a plural with "|" between them. French uses the singular up to, but not
// including, two; English for one alone.
func (l Lang) Count(k Key, n int) string {
	one, many, _ := strings.Cut(l.Text(k), "|")
	if n == 1 || n == 0 && l == French {
		return fmt.Sprintf(one, n)
	}
	return fmt.Sprintf(many, n)
}

// Harmless is s with control characters written out, so that a name typed by
// a player or found in a file can neither drive the terminal nor make an error
// longer than a line.
func Harmless(s string) string {
	s = strings.ToValidUTF8(s, "\uFFFD")
	if !strings.ContainsFunc(s, harmful) {
		return s
	}
	var b strings.Builder
	for _, r := range s {
		if harmful(r) {
			fmt.Fprintf(&b, `\u%04x`, r)
			continue
		}
		b.WriteRune(r)
	}
	return b.String()
}

func harmful(r rune) bool { return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) }

// Pick is the text of the two that is in language l.
func (l Lang) Pick(en, fr string) string {
	if l == French {
		return fr
	}
	return en
}

// Of is a name as it follows "of" in a sentence: in English the name alone,
// in French with its "de", which is d’ before a vowel: d’envie, de luxure.
func (l Lang) Of(name string) string {
	switch first, _ := utf8.DecodeRuneInString(name); {
	case l != French:
		return name
	case strings.ContainsRune("aeiouyâàéèêîïôœæAEIOUYÂÀÉÈÊÎÏÔŒÆ", first):
		return "d’" + name
	}
	return "de " + name
}

// Named is a thing with a name in each language, such as a row of a table.
type Named interface{ Name(Lang) string }

// Error is an error told in the player's language.
type Error struct {
	Key  Key
	Args []any
}

// Errorf is an Error: the message k with its arguments. An argument that is
// an error is also found by errors.Is and errors.As.
func Errorf(k Key, args ...any) error { return &Error{Key: k, Args: args} }

// Error is the English text, lower case and without a full stop.
func (e *Error) Error() string { return English.Text(e.Key, e.Args...) }

// Unwrap gives the errors among the arguments.
func (e *Error) Unwrap() []error {
	var errs []error
	for _, a := range e.Args {
		if err, ok := a.(error); ok {
			errs = append(errs, err)
		}
	}
	return errs
}

// Is makes errors.Is find an Error by its message alone: see Has.
func (e *Error) Is(target error) bool {
	t, ok := target.(*Error)
	return ok && len(t.Args) == 0 && t.Key == e.Key
}

// Has tells whether err is, or wraps, an error with the message k.
func Has(err error, k Key) bool { return errors.Is(err, &Error{Key: k}) }

// Problems is several errors found in one reading, in the order of the input.
type Problems []error

// Error lists the problems, one a line.
func (p Problems) Error() string { return p.in(English) }

// Unwrap gives the problems.
func (p Problems) Unwrap() []error { return p }

// Err is nil if there is no problem, the problem itself if there is one, and
// all of them otherwise.
func (p Problems) Err() error {
	switch len(p) {
	case 0:
		return nil
	case 1:
		return p[0]
	}
	return p
}

// maxShown keeps an error to four lines: three problems and the count of the
// others.
const maxShown = 3

func (p Problems) in(l Lang) string {
	var b strings.Builder
	for i, err := range p {
		if i == maxShown && len(p) > maxShown+1 {
			b.WriteString("\n" + l.Text(AndMore, len(p)-i))
			break
		}
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(l.Error(err))
	}
	return b.String()
}

// Error renders err in language l. Errors of other packages keep their own
// words.
func (l Lang) Error(err error) string {
	switch e := err.(type) {
	case *Error:
		return l.Text(e.Key, e.Args...)
	case Problems:
		return e.in(l)
	}
	var e *Error
	if errors.As(err, &e) && err.Error() == e.Error() {
		return l.Text(e.Key, e.Args...)
	}
	return err.Error()
}

// Capital is a text with a capital at its beginning.
func Capital(s string) string {
	for _, r := range s {
		return string(unicode.ToUpper(r)) + s[len(string(r)):]
	}
	return s
}
