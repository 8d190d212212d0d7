package d666

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
	"croix/generator/spell"
)

// Options is the house rules: what the rules leave open. The zero Options is
// the rulings.
type Options struct {
	ForceNow       bool `json:"force_now,omitempty"`        // bonus and movement go by the points left (R2)
	DefenceCancels bool `json:"defence_cancels,omitempty"`  // units of defence that reach those of attack stop it (R4)
	DivideFirst    bool `json:"divide_first,omitempty"`     // division before armour (R8)
	TieAffects     bool `json:"tie_affects,omitempty"`      // a psychic tie is the attacker's (R9)
	AwareOfFailure bool `json:"aware_of_failure,omitempty"` // a failed psychic attack may be noticed (R10)
	CapBonus       bool `json:"cap_bonus,omitempty"`        // the strength bonus is 3 at most (R14)
}

// OptionRow is a house rule: its name, that which French players may use as
// well, and the ruling that it changes.
type OptionRow struct {
	ID, French, Ruling string
	at                 func(*Options) *bool
}

// OptionRows lists the house rules.
func OptionRows() []OptionRow {
	return []OptionRow{
		{"force_now", "force_courante", "R2", func(o *Options) *bool { return &o.ForceNow }},
		{"defence_cancels", "defense_annule", "R4", func(o *Options) *bool { return &o.DefenceCancels }},
		{"divide_first", "division_avant_armure", "R8", func(o *Options) *bool { return &o.DivideFirst }},
		{"tie_affects", "egalite_attaquant", "R9", func(o *Options) *bool { return &o.TieAffects }},
		{"aware_of_failure", "conscience_si_echec", "R10", func(o *Options) *bool { return &o.AwareOfFailure }},
		{"cap_bonus", "bonus_plafonne", "R14", func(o *Options) *bool { return &o.CapBonus }},
	}
}

// Text is what a house rule is about.
func (r OptionRow) Text(l say.Lang) string { return l.Text(say.Key("d666.option." + r.ID)) }

// Value is a house rule as it is written.
func (o Options) Value(r OptionRow) string { return strconv.FormatBool(*r.at(&o)) }

// Changed is the house rules that are not as the rulings have them.
func (o Options) Changed() []OptionRow {
	return slices.DeleteFunc(OptionRows(), func(r OptionRow) bool { return !*r.at(&o) })
}

// Set sets a house rule from NAME=VALUE. An unknown name and a value other
// than yes or no are errors that tell what would do.
func (o *Options) Set(text string) error {
	name, value, ok := strings.Cut(text, "=")
	if !ok {
		return say.Errorf(say.D666OptionForm, spell.Shown(text))
	}
	name = spell.Fold(name)
	rows := OptionRows()
	i := slices.IndexFunc(rows, func(r OptionRow) bool { return r.ID == name || r.French == name })
	if i < 0 {
		ids := make([]string, len(rows))
		for i, r := range rows {
			ids[i] = r.ID
		}
		return say.Errorf(say.D666OptionUnknown, spell.Shown(name), strings.Join(ids, ", "))
	}
	on, ok := yesNo(value)
	if !ok {
		return say.Errorf(say.D666OptionValue, rows[i].ID, spell.Shown(value))
	}
	*rows[i].at(o) = on
	return nil
}

// yesNo reads yes or no.
func yesNo(text string) (yes, ok bool) {
	switch spell.Fold(text) {
	case "true", "yes", "oui", "on", "1", "vrai", "o", "y":
		return true, true
	case "false", "no", "non", "off", "0", "faux", "n":
		return false, true
	}
	return false, false
}
