package verify

import (
	"fmt"
	"slices"
	"strings"
)

// File is a printed document of whole pages.
type File struct {
	Name, Lang string
	PDF        *PDF
	Pages      [][]Word
}

// OpenFile reads a document.
func OpenFile(path, name, lang string) (*File, error) {
	p, err := Open(path)
	if err != nil {
		return nil, err
	}
	words, err := Words(path)
	if err != nil {
		return nil, err
	}
	return &File{Name: name, Lang: lang, PDF: p, Pages: words}, nil
}

// refLabels are what the reference adds to its tables.
type refLabels struct {
	firearm, energy, hands string
	wrath, up, down        string
	substance              string
	firearms               []string // parts of a name that say it already
	outcomes               map[string]string
}

var refWords = map[string]refLabels{
	"fr": {firearm: "Arme à feu", energy: "Énergie", hands: "deux mains", wrath: "colère",
		up: "arrondi au supérieur", down: "arrondi à l’inférieur", substance: "%s de substance",
		firearms: []string{"arme à feu", "énerg"},
		outcomes: map[string]string{"controlled": "contrôlé", "random": "au hasard", "inactive": "inactif"}},
	"en": {firearm: "Firearm", energy: "Energy", hands: "two hands", wrath: "wrath",
		up: "rounded up", down: "rounded down", substance: "%s substance",
		firearms: []string{"firearm", "energ"},
		outcomes: map[string]string{"controlled": "controlled", "random": "random", "inactive": "inactive"}},
}

// inWords is a formula as players read it.
func (l refLabels) inWords(formula string) string {
	switch {
	case strings.HasPrefix(formula, "wrath*"):
		return l.wrath + " × " + formula[6:]
	case strings.HasPrefix(formula, "wrath+"):
		return l.wrath + " + " + formula[6:]
	case formula == "ceil(wrath/2)":
		return l.wrath + " / 2, " + l.up
	case formula == "floor(wrath/2)":
		return l.wrath + " / 2, " + l.down
	case formula == "wrath":
		return l.wrath
	}
	return formula
}

// facts puts facts before a sentence: "Two hands. Fires without line of sight."
func facts(sentence string, facts ...string) string {
	text := strings.Join(slices.DeleteFunc(facts, func(f string) bool { return f == "" }), ", ")
	switch {
	case text == "" && sentence == "":
		return "–"
	case text == "":
		return sentence
	case sentence == "":
		return capital(text) + "."
	}
	return capital(text) + ". " + sentence
}

func capital(s string) string {
	r := []rune(s)
	return strings.ToUpper(string(r[:1])) + string(r[1:])
}

// d66Range is the results of a row as the tables of the reference have them;
// "–" for a row that is never rolled.
func d66Range(r Row) string {
	var all []int
	for tens := 1; tens <= 6; tens++ {
		for units := 1; units <= 6; units++ {
			if d := 10*tens + units; d >= atoi(r["d66_from"]) && d <= atoi(r["d66_to"]) {
				all = append(all, d)
			}
		}
	}
	switch len(all) {
	case 0:
		return "–"
	case 1:
		return fmt.Sprint(all[0])
	}
	return fmt.Sprintf("%d–%d", all[0], all[len(all)-1])
}

// refRows are the rows of all tables of data as the reference shows them, by
// table: the cells one after the other.
func refRows(tables map[string][]Row, lang string) map[string][]string {
	l := refWords[lang]
	when := func(is bool, text string) string {
		if is {
			return text
		}
		return ""
	}
	named := func(r Row, parts ...string) bool { // the name says it already
		return slices.ContainsFunc(parts, func(p string) bool { return strings.Contains(r["name_"+lang], p) })
	}
	name := func(table, id string) string {
		for _, r := range tables[table] {
			if r["id"] == id {
				return r["name_"+lang]
			}
		}
		return "?"
	}
	out := map[string][]string{}
	add := func(table string, cells ...string) { out[table] = append(out[table], strings.Join(cells, " ")) }
	for _, r := range tables["souls"] {
		cells := []string{d66Range(r), r["name_"+lang]}
		for _, sin := range sinNames {
			cells = append(cells, r[sin])
		}
		cells = append(cells, r["orgueil"])
		if r["paresse"] == "?" {
			cells = append(cells, "?", "?")
		} else {
			cells = append(cells, fmt.Sprint(20-atoi(r["paresse"])), fmt.Sprint(2*atoi(r["gourmandise"])))
		}
		add("souls", cells...)
	}
	for _, r := range tables["ranged"] {
		if r["id"] == "rien" {
			add("ranged", d66Range(r), r["name_"+lang], "– – – –")
			continue
		}
		add("ranged", d66Range(r), r["name_"+lang], r["rate"], l.inWords(r["damage"]), r["range_cm"],
			facts(r["special_"+lang], when(r["firearm"] == "yes" && !named(r, l.firearms...), l.firearm), when(r["two_handed"] == "yes", l.hands)))
	}
	for _, r := range tables["melee"] {
		add("melee", d66Range(r), r["name_"+lang], l.inWords(r["damage"]),
			facts(r["special_"+lang], when(r["energy"] == "yes" && !named(r, l.firearms...), l.energy), when(r["two_handed"] == "yes", l.hands)))
	}
	for _, r := range tables["armour"] {
		add("armour", d66Range(r), r["name_"+lang], facts(r["special_"+lang]))
	}
	for _, r := range tables["items"] {
		var like, pool string
		if table, id, is := strings.Cut(r["acts_as"], "/"); is {
			formula := r["damage"]
			if formula == "0" {
				formula = r["damage_demon"]
			}
			like = name(table, id) + ", " + l.inWords(formula)
		}
		if r["pool"] != "" {
			pool = fmt.Sprintf(l.substance, r["pool"])
		}
		add("items", d66Range(r), r["name_"+lang]+when(r["relic"] == "yes", "*"), facts(r["special_"+lang], like, pool))
	}
	for _, table := range []string{"demons", "angels"} {
		for _, r := range tables[table] {
			add(table, r["name_"+lang], r["ps"], r["cc"]+"d6", r["damage"], r["special_"+lang])
		}
	}
	for _, r := range tables["activity"] {
		add("activity", r["die"], r["satan_"+lang], r["god_"+lang])
	}
	for _, id := range []string{"above", "equal", "below"} { // as the die falls
		i := slices.IndexFunc(tables["envy"], func(r Row) bool { return r["id"] == id })
		r := tables["envy"][i]
		add("envy", r["name_"+lang], l.outcomes[r["satan"]], l.outcomes[r["god"]])
	}
	return out
}

// CheckReference finds every row of the data in the reference, each once and
// those of a table one after the other.
func (f *File) CheckReference(tables map[string][]Row) error {
	var words []string
	for _, page := range f.Pages {
		for _, w := range page {
			words = append(words, w.Text)
		}
	}
	var errs []string
	rows := refRows(tables, f.Lang)
	for table, rows := range rows {
		last := -1
		for _, row := range rows {
			at := runsOf(words, strings.Fields(row))
			switch {
			case len(at) == 0:
				errs = append(errs, fmt.Sprintf("%s: %q is not there", table, row))
			case len(at) > 1:
				errs = append(errs, fmt.Sprintf("%s: %q is there %d times", table, row, len(at)))
			case at[0] < last:
				errs = append(errs, fmt.Sprintf("%s: %q is out of order", table, row))
			default:
				last = at[0]
			}
		}
	}
	if len(errs) > 0 {
		slices.Sort(errs)
		return fmt.Errorf("%s", strings.Join(errs, "; "))
	}
	return nil
}

// runsOf is where words stand one after the other.
func runsOf(words, run []string) []int {
	var at []int
	for i := 0; i+len(run) <= len(words); i++ {
		if slices.Equal(words[i:i+len(run)], run) {
			at = append(at, i)
		}
	}
	return at
}
