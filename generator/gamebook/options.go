package gamebook

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
	"croix/generator/spell"
)

// Options is the house rules: what the rules leave open.
type Options struct {
	LuckSave   bool `json:"luck_save"`      // Luck may save from a fatal wound (R7)
	Separate   bool `json:"separate_rolls"` // in a group the hero throws for each enemy (R4)
	Escape     bool `json:"escape"`         // a fight may be left for 2 Stamina
	LuckMin    int  `json:"luck_min"`       // the least Luck (R2)
	FaithMin   int  `json:"faith_min"`      // the least Faith (R12)
	Paragraphs int  `json:"paragraphs"`     // of the book, for the map
}

// DefaultOptions is the house rules as the rulings have them.
func DefaultOptions() Options {
	return Options{LuckSave: true, Separate: true, Paragraphs: 400}
}

// EscapeCost is the Stamina that leaving a fight costs where that is allowed.
const EscapeCost = 2

// Least is the least that a number can be.
func (o Options) Least(s Stat) int {
	switch s {
	case Luck:
		return o.LuckMin
	case Faith:
		return o.FaithMin
	}
	return 0
}

// OptionRow is a house rule: its name and what it may be.
type OptionRow struct {
	ID       string
	French   string // the name that French players may use as well
	Ruling   string
	Number   bool
	Min, Max int // of a number
	read     func(*Options) any
}

// OptionRows lists the house rules.
func OptionRows() []OptionRow {
	return []OptionRow{
		{ID: "luck_save", French: "chance_sauve", Ruling: "R7", read: func(o *Options) any { return &o.LuckSave }},
		{ID: "separate_rolls", French: "jets_separes", Ruling: "R4", read: func(o *Options) any { return &o.Separate }},
		{ID: "escape", French: "fuite", read: func(o *Options) any { return &o.Escape }},
		{ID: "luck_min", French: "chance_min", Ruling: "R2", Number: true, Min: -20, read: func(o *Options) any { return &o.LuckMin }},
		{ID: "faith_min", French: "foi_min", Ruling: "R12", Number: true, Min: -99, read: func(o *Options) any { return &o.FaithMin }},
		{ID: "paragraphs", French: "paragraphes", Number: true, Min: 1, Max: MaxParagraph, read: func(o *Options) any { return &o.Paragraphs }},
	}
}

// MaxParagraph is the highest number of a paragraph.
const MaxParagraph = 2000

// Text is what a house rule is about.
func (r OptionRow) Text(l say.Lang) string { return l.Text(say.Key("gamebook.option." + r.ID)) }

// Value is a house rule as it is written.
func (o Options) Value(r OptionRow) string {
	switch v := r.read(&o).(type) {
	case *bool:
		return strconv.FormatBool(*v)
	case *int:
		return strconv.Itoa(*v)
	}
	return ""
}

// allowed is the values of a house rule, for errors.
func (r OptionRow) allowed() string {
	if r.Number {
		return strconv.Itoa(r.Min) + "…" + strconv.Itoa(r.Max)
	}
	return "true, false"
}

// Set sets a house rule from NAME=VALUE. An unknown name and a value that it
// cannot have are errors that tell what would do.
func (o *Options) Set(text string) error {
	name, value, ok := strings.Cut(text, "=")
	if !ok {
		return say.Errorf(say.GamebookOptionForm, spell.Shown(text))
	}
	name, value = spell.Fold(name), strings.ToLower(strings.TrimSpace(value))
	rows := OptionRows()
	i := slices.IndexFunc(rows, func(r OptionRow) bool { return r.ID == name || r.French == name })
	if i < 0 {
		var ids []string
		for _, r := range rows {
			ids = append(ids, r.ID)
		}
		return say.Errorf(say.GamebookOptionUnknown, spell.Shown(name), strings.Join(ids, ", "))
	}
	wrong := say.Errorf(say.GamebookOptionValue, rows[i].ID, spell.Shown(value), rows[i].allowed())
	switch at := rows[i].read(o).(type) {
	case *bool:
		switch value {
		case "true", "yes", "oui", "on":
			*at = true
		case "false", "no", "non", "off":
			*at = false
		default:
			return wrong
		}
	case *int:
		n, err := strconv.Atoi(value)
		if err != nil || n < rows[i].Min || n > rows[i].Max {
			return wrong
		}
		*at = n
	}
	return nil
}
