package purgatory

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
)

// anyNumber among the values of an option is a whole number within its bounds.
const anyNumber = "n"

// OptionRow is a row of the house rules: a question that the rule book leaves
// open, and the answers that a group may choose.
type OptionRow struct {
	ID      string
	Values  []string // words, true and false among them; "n" for a number
	Default string   // follows the ruling
	Min     int      // least number, if Values has "n"
	Max     int      // greatest number, if Values has "n"
	Ruling  string   // such as "Q-103"
	Topic   string   // the section of the reference that it changes

	text     texts
	sayings  [2][]string // the rule that each value makes: English, French
	numbered bool        // takes a number
}

// Text tells players, in one line, what the option decides.
func (r *OptionRow) Text(l say.Lang) string { return r.text.in(l) }

// Rule is the sentence that a value of the option makes of the rule; "" for a
// value that it does not take.
func (r *OptionRow) Rule(value string, l say.Lang) string {
	all := r.sayings[0]
	if l == say.French {
		all = r.sayings[1]
	}
	if !r.takes(value) || len(all) == 0 {
		return ""
	}
	i := slices.Index(r.Values, value)
	if i < 0 || i >= len(all) {
		i = len(all) - 1 // a number: one sentence serves for all
	}
	return strings.ReplaceAll(all[i], "{n}", value)
}

// Words are the values, but for numbers.
func (r *OptionRow) Words() []string {
	return slices.DeleteFunc(slices.Clone(r.Values), func(v string) bool { return r.numbered && v == anyNumber })
}

// Numbered reports whether the option takes a number from Min to Max.
func (r *OptionRow) Numbered() bool { return r.numbered }

// Allowed lists the values as players read them, such as "80, or a number
// from 40 to 120".
func (r *OptionRow) Allowed(l say.Lang) string {
	text := strings.Join(r.Words(), ", ")
	if r.numbered {
		text = l.Text(say.OptionNumber, text, r.Min, r.Max)
	}
	return text
}

// takes reports whether value is one that the option takes: one of its words,
// or a number within its bounds.
func (r *OptionRow) takes(value string) bool {
	if slices.Contains(r.Values, value) {
		return value != anyNumber || !r.numbered
	}
	n, err := strconv.Atoi(value)
	return r.numbered && err == nil && n >= r.Min && n <= r.Max && strconv.Itoa(n) == value
}

// Options are the house rules of a group: a value for each option. The zero
// Options have none; DefaultOptions has them all.
type Options struct {
	rows     []*OptionRow
	defaults map[string]string // of all, by id
	values   map[string]string // those that are not the default, by id
}

// Option is a house rule with its value.
type Option struct {
	Row     *OptionRow
	Value   string
	Changed bool // not the default
}

// Rule is the sentence that the value makes of the rule.
func (o Option) Rule(l say.Lang) string { return o.Row.Rule(o.Value, l) }

// DefaultOptions are the house rules that follow the rulings.
func DefaultOptions(c *Catalog) Options {
	o := Options{rows: c.Options, defaults: make(map[string]string, len(c.Options))}
	for _, r := range c.Options {
		o.defaults[r.ID] = r.Default
	}
	return o
}

// List is every option with its value, in the order of the file.
func (o Options) List() []Option {
	all := make([]Option, len(o.rows))
	for i, r := range o.rows {
		all[i] = Option{Row: r, Value: r.Default}
		if v, ok := o.values[r.ID]; ok {
			all[i].Value, all[i].Changed = v, true
		}
	}
	return all
}

// Changed is the options that are not the default, in the order of the file.
func (o Options) Changed() []Option {
	return slices.DeleteFunc(o.List(), func(v Option) bool { return !v.Changed })
}

// Find is the option of that name with its value. Capitals do not count, and
// - stands for _. An unknown name is an error that tells the near one.
func (o Options) Find(name string) (Option, error) {
	id := fold(name)
	for _, v := range o.List() {
		if v.Row.ID == id {
			return v, nil
		}
	}
	known := make([]string, len(o.rows))
	for i, r := range o.rows {
		known[i] = r.ID
	}
	return Option{}, say.Errorf(say.OptionUnknown, shown(name), hint(closest(id, known)))
}

// closest is the option that was probably meant: the near one, or the only
// one that has the word as a part.
func closest(id string, known []string) string {
	if n := near(id, known); n != "" || len(id) < 3 {
		return n
	}
	var having []string
	for _, k := range known {
		if strings.Contains(k, id) {
			having = append(having, k)
		}
	}
	if len(having) == 1 {
		return having[0]
	}
	return ""
}

// Set gives an option a value; see Find for its name. A value that the option
// does not take is an error that tells those that it does. The receiver alone
// is changed, not copies of it.
func (o *Options) Set(name, value string) error {
	opt, err := o.Find(name)
	if err != nil {
		return err
	}
	r, v := opt.Row, fold(value)
	if !r.takes(v) {
		return say.Errorf(say.OptionValue, r.ID, shown(value), allowed{r})
	}
	values := map[string]string{}
	for id, old := range o.values {
		values[id] = old
	}
	values[r.ID] = v
	if v == r.Default {
		delete(values, r.ID)
	}
	o.values = values
	return nil
}

// SetText is Set with a text such as "jam.majority=half".
func (o *Options) SetText(text string) error {
	name, value, ok := strings.Cut(text, "=")
	if !ok {
		return say.Errorf(say.OptionText, shown(text))
	}
	return o.Set(name, value)
}

// allowed is the values of an option, in the player's language.
type allowed struct{ *OptionRow }

func (a allowed) Name(l say.Lang) string { return a.Allowed(l) }

// Value is the value of the option of exactly that id; "" if there is none.
func (o Options) Value(id string) string {
	if v, ok := o.values[id]; ok {
		return v
	}
	return o.defaults[id]
}

// Is reports whether the option of exactly that id has that value. Verdicts
// ask for the values that differ from the rulings, so that the zero Options
// follow the rulings.
func (o Options) Is(id, value string) bool { return o.Value(id) == value }

// Bool reports whether the option of exactly that id is true.
func (o Options) Bool(id string) bool { return o.Is(id, "true") }

// row is the option of exactly that id.
func (o Options) row(id string) (*OptionRow, bool) {
	i := slices.IndexFunc(o.rows, func(r *OptionRow) bool { return r.ID == id })
	if i < 0 {
		return nil, false
	}
	return o.rows[i], true
}
