package d666

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
	"croix/generator/spell"
)

// reading is a book being read, with what is wrong with it.
type reading struct {
	file  string
	wrong say.Problems
}

// place is where in a file something is wrong: the second fighter, Bob.
type place struct {
	key  say.Key
	n    int
	name string
}

// Name tells the place to players.
func (p place) Name(l say.Lang) string {
	switch {
	case p.n == 0:
		return l.Text(p.key)
	case p.name == "":
		return fmt.Sprintf("%s %d", l.Text(p.key), p.n)
	}
	return fmt.Sprintf("%s %d (%s)", l.Text(p.key), p.n, spell.Shown(p.name))
}

func (r *reading) fail(at place, k say.Key, args ...any) { r.failWith(at, say.Errorf(k, args...)) }

func (r *reading) failWith(at place, err error) {
	if at.key == "" || at.key == say.D666PlaceFile {
		r.wrong = append(r.wrong, say.Errorf(say.D666At, r.file, err))
		return
	}
	r.wrong = append(r.wrong, say.Errorf(say.D666AtPlace, r.file, at, err))
}

// entry is an object of a file: its fields by folded name, and which of them
// were asked for.
type entry struct {
	r      *reading
	at     place
	fields map[string]any
	shown  map[string]string // the names as they are written
	asked  []string
}

func (r *reading) entry(at place, m map[string]any) *entry {
	e := &entry{r: r, at: at, fields: map[string]any{}, shown: map[string]string{}}
	for _, name := range sortedKeys(m) {
		key := spell.Fold(name)
		if _, twice := e.fields[key]; twice {
			r.fail(at, say.D666FieldTwice, spell.Shown(name))
		}
		e.fields[key], e.shown[key] = m[name], name
	}
	return e
}

// child is an object inside; nil, told, if it is none.
func (e *entry) child(at place, v any) *entry {
	m, ok := v.(map[string]any)
	if !ok {
		e.r.fail(at, say.D666NotObject, spell.Shown(shownValue(v)))
		return nil
	}
	return e.r.entry(at, m)
}

// take is the value of the first of some names that is there, and takes it.
func (e *entry) take(names ...string) (any, bool) {
	e.asked = append(e.asked, names...)
	for _, n := range names {
		if v, ok := e.fields[n]; ok {
			delete(e.fields, n)
			return v, v != nil
		}
	}
	return nil, false
}

// ignore lets fields be there that mean nothing here.
func (e *entry) ignore(names ...string) {
	for _, n := range names {
		delete(e.fields, n)
	}
}

// done refuses the fields that nobody asked for.
func (e *entry) done() {
	for _, key := range slices.Sorted(maps.Keys(e.fields)) {
		if near := spell.Near(key, e.asked); near != "" {
			e.r.fail(e.at, say.D666FieldNear, spell.Shown(e.shown[key]), near)
			continue
		}
		e.r.fail(e.at, say.D666FieldUnknown, spell.Shown(e.shown[key]), strings.Join(e.asked, ", "))
	}
}

// text is a text or number as text, "" if it is not there.
func (e *entry) text(names ...string) string {
	v, ok := e.take(names...)
	if !ok {
		return ""
	}
	text, ok := plain(v)
	switch {
	case !ok:
		e.r.fail(e.at, say.D666Value, names[0], spell.Shown(shownValue(v)))
	case len([]rune(text)) > MaxName:
		e.r.fail(e.at, say.D666Long, names[0], MaxName)
	case strings.ContainsFunc(text, func(r rune) bool { return !spell.Printable(r) }):
		e.r.fail(e.at, say.D666Value, names[0], spell.Shown(text))
	}
	return text
}

// name is the name of a thing.
func (e *entry) name(needed bool) string {
	text := e.text("name", "nom")
	if text == "" && needed {
		e.r.fail(e.at, say.D666NameMissing)
	}
	return text
}

// number is a whole number from lo to hi; def if it is not there, or told if
// there is no default.
func (e *entry) number(lo, hi int, def *int, names ...string) int {
	v, ok := e.take(names...)
	if text, isText := v.(string); !ok || isText && strings.TrimSpace(text) == "" {
		if def == nil {
			e.r.fail(e.at, say.D666Missing, strings.Join(names, ", "), lo, hi)
			return lo
		}
		return *def
	}
	n, ok := whole(v)
	if !ok || n < lo || n > hi {
		e.r.fail(e.at, say.D666Range, names[0], spell.Shown(shownValue(v)), lo, hi)
		return lo
	}
	return n
}

func (e *entry) flag(names ...string) bool {
	v, ok := e.take(names...)
	if !ok {
		return false
	}
	text, _ := plain(v)
	yes, known := yesNo(text)
	if !known {
		e.r.fail(e.at, say.D666YesNo, names[0], spell.Shown(shownValue(v)))
	}
	return yes
}

// list is a list, nil if it is not there.
func (e *entry) list(names ...string) []any {
	v, ok := e.take(names...)
	if !ok {
		return nil
	}
	switch v := v.(type) {
	case []any:
		return v
	case []map[string]any: // as TOML gives lists of tables
		all := make([]any, len(v))
		for i, m := range v {
			all[i] = m
		}
		return all
	}
	e.r.fail(e.at, say.D666NotList, names[0], spell.Shown(shownValue(v)))
	return nil
}

// words is a list, or the words of a text with commas between them.
func (e *entry) words(names ...string) []any {
	text, ok := e.peekText(names...)
	if !ok {
		return e.list(names...)
	}
	e.take(names...)
	var all []any
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ';' }) {
		if w = strings.TrimSpace(w); w != "" {
			all = append(all, w)
		}
	}
	return all
}

// one is the value as a list of at most one.
func (e *entry) one(names ...string) []any {
	v, ok := e.take(names...)
	if !ok {
		return nil
	}
	return []any{v}
}

func (e *entry) peekText(names ...string) (string, bool) { return peek[string](e, names) }

func (e *entry) peekMap(names ...string) (map[string]any, bool) {
	return peek[map[string]any](e, names)
}

func peek[T any](e *entry, names []string) (T, bool) {
	for _, n := range names {
		if v, ok := e.fields[n].(T); ok {
			return v, true
		}
	}
	var none T
	return none, false
}

// pick is one of some words.
func pick[T ~string](e *entry, def T, words map[string]T, names ...string) T {
	text := e.text(names...)
	if text == "" {
		return def
	}
	v, ok := words[spell.Fold(text)]
	if !ok {
		e.r.fail(e.at, say.D666Word, names[0], spell.Shown(text), strings.Join(slices.Sorted(maps.Keys(words)), ", "))
		return def
	}
	return v
}

// plain is a text, number or yes-or-no as text.
func plain(v any) (string, bool) {
	switch v := v.(type) {
	case string:
		return strings.TrimSpace(v), true
	case bool:
		return strconv.FormatBool(v), true
	}
	if n, ok := whole(v); ok {
		return strconv.Itoa(n), true
	}
	return "", false
}

// whole is a whole number, however the reader of the file gives it.
func whole(v any) (int, bool) {
	switch v := v.(type) {
	case int64:
		return int(v), v == int64(int(v))
	case float64:
		return int(v), v == math.Trunc(v) && math.Abs(v) < 1e9
	case json.Number:
		n, err := strconv.Atoi(v.String())
		return n, err == nil
	case string:
		n, err := strconv.Atoi(strings.TrimSpace(v))
		return n, err == nil
	}
	return 0, false
}

func shownValue(v any) string { return fmt.Sprint(v) }

func sortedKeys(m map[string]any) []string { return slices.Sorted(maps.Keys(m)) }
