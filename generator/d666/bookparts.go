package d666

import (
	"slices"
	"strings"

	"croix/generator/say"
	"croix/generator/spell"
)

// weapon reads a weapon, or finds one of the book by its name.
func (r *reading) weapon(at place, v any, known []Weapon) (Weapon, bool) {
	if name, ok := v.(string); ok {
		for _, w := range known {
			if spell.Fold(w.Name) == spell.Fold(name) {
				return w, true
			}
		}
		return Weapon{Name: strings.TrimSpace(name), Kind: Contact}, strings.TrimSpace(name) != ""
	}
	e := r.entry(at, nil).child(at, v)
	if e == nil {
		return Weapon{}, false
	}
	none := 0
	w := Weapon{Name: e.name(false), Talent: e.text("talent")}
	w.Power = e.number(-MaxPower, MaxPower, &none, "power", "puissance")
	w.Precision = e.number(-MaxShift, MaxShift, &none, "precision", "accuracy")
	w.Kind = pick(e, Contact, weaponWords(), "kind", "type")
	e.ignore("special", "portee", "range")
	e.done()
	return w, true
}

func (r *reading) divisors(v any) []Divisor {
	e := r.entry(place{key: say.D666PlaceFile}, nil)
	if list, ok := v.([]any); ok {
		var all []Divisor
		for _, v := range list {
			if c := e.child(e.at, v); c != nil {
				all = append(all, Divisor{c.text("kind", "type"), c.number(1, MaxDivisor, nil, "by", "divisor", "diviseur")})
				c.done()
			}
		}
		return all
	}
	m, ok := v.(map[string]any)
	if !ok {
		r.fail(e.at, say.D666Value, "divisors", spell.Shown(shownValue(v)))
	}
	c := r.entry(e.at, m)
	var all []Divisor
	for _, kind := range sortedKeys(m) {
		all = append(all, Divisor{kind, c.number(1, MaxDivisor, nil, spell.Fold(kind))})
	}
	return all
}

func (r *reading) modifier(at place, v any) (Modifier, bool) {
	e := r.entry(at, nil).child(at, v)
	if e == nil {
		return Modifier{}, false
	}
	none := 0
	m := Modifier{Name: e.name(true)}
	e.at.name = m.Name
	m.Contact = e.number(-MaxShift, MaxShift, &none, "contact")
	m.Range = e.number(-MaxShift, MaxShift, &none, "range", "distance")
	m.Difficulty = pick(e, "", difficultyWords(), "difficulty", "difficulte")
	m.NoDodge = e.flag("no_dodge", "sans_esquive")
	if dodge, ok := e.peekText("dodge", "esquive"); ok {
		e.take("dodge", "esquive")
		yes, known := yesNo(dodge)
		if !known {
			r.fail(e.at, say.D666YesNo, "dodge", spell.Shown(dodge))
		}
		m.NoDodge = !yes
	}
	e.done()
	return m, true
}

func (r *reading) options(o *Options, v any) {
	m, ok := v.(map[string]any)
	if !ok {
		r.fail(place{key: say.D666PlaceFile}, say.D666Value, "options", spell.Shown(shownValue(v)))
		return
	}
	for _, name := range sortedKeys(m) {
		text, _ := plain(m[name])
		if err := o.Set(name + "=" + text); err != nil {
			r.failWith(place{key: say.D666PlaceFile}, err)
		}
	}
}

// tum reads how success is read, and the table.
func (r *reading) tum(b *Book, v any) {
	at := place{key: say.D666PlaceTable}
	e := r.entry(at, nil).child(at, v)
	if e == nil {
		return
	}
	mode := pick(e, Mode(""), map[string]Mode{
		"manuel": Manual, "manual": Manual, "perso": Own, "own": Own, "maison": House, "house": House,
	}, "mode")
	order := Difficulties()
	if words := e.list("difficultes", "difficulties"); len(words) > 0 {
		order = nil
		for _, w := range words {
			text, _ := plain(w)
			d, ok := ParseDifficulty(text)
			if !ok || slices.Contains(order, d) {
				r.fail(at, say.D666Difficulty, spell.Shown(text), difficultyNames{})
			}
			order = append(order, d)
		}
	}
	var columns []string
	for _, c := range e.list("colonnes", "columns", "levels", "niveaux") {
		text, _ := plain(c)
		columns = append(columns, text)
	}
	rows := e.list("table", "cells")
	e.ignore("house")
	e.done()
	switch {
	case mode == House:
		b.UseTable(HouseTable())
	case rows == nil && mode == Own:
		r.fail(at, say.D666TableMissing)
	case rows != nil:
		t := &Table{Columns: columns, Cells: make([][]int, len(Difficulties()))}
		for i, v := range rows {
			cells, ok := v.([]any)
			if !ok || i >= len(order) {
				r.fail(at, say.D666RowsMany, len(rows), len(order))
				return
			}
			t.Cells[max(0, slices.Index(Difficulties(), order[i]))] = r.cells(at, cells)
		}
		t.Cells = slices.DeleteFunc(t.Cells, func(row []int) bool { return row == nil && len(rows) < len(Difficulties()) })
		if err := t.check(r.file); err != nil {
			r.wrong = append(r.wrong, err)
			return
		}
		b.UseTable(t)
		if mode == Manual {
			b.Mode = Manual // typed, but not in use
		}
	}
}

// cells reads a row of the table; what is empty stays a hole.
func (r *reading) cells(at place, cells []any) []int {
	row := make([]int, len(cells))
	for i, v := range cells {
		n, ok := whole(v)
		if text, _ := plain(v); v == nil || text == "" {
			n, ok = blankCell, true
		}
		if !ok {
			r.fail(at, say.D666Value, "table", spell.Shown(shownValue(v)))
		}
		row[i] = n
	}
	return row
}

func categoryWords() map[string]Category {
	return map[string]Category{
		"living": Living, "vivant": Living, "vivante": Living, "human": Living, "humain": Living,
		"undead": Undead, "mort_vivant": Undead, "familiar": Familiar, "familier": Familiar,
		"supernatural": Supernatural, "surnaturel": Supernatural, "surnaturelle": Supernatural,
		"angel": Supernatural, "ange": Supernatural, "demon": Supernatural,
	}
}

func weaponWords() map[string]WeaponKind {
	return map[string]WeaponKind{
		"contact": Contact, "melee": Contact, "heavy": Heavy, "contact_lourd": Heavy, "lourd": Heavy, "lourde": Heavy,
		"ranged": Ranged, "distance": Ranged, "tir": Ranged,
	}
}

func scoreWords() map[string]Score {
	return map[string]Score{
		"fo": Force, "force": Force, "vo": Will, "will": Will, "volonte": Will, "ag": Agility, "agility": Agility, "agilite": Agility,
		"ap": Appearance, "appearance": Appearance, "apparence": Appearance, "pe": Perception, "perception": Perception,
		"pr": Presence, "presence": Presence,
	}
}

// ParseCategory is the category that a word names.
func ParseCategory(word string) (Category, bool) {
	c, ok := categoryWords()[spell.Fold(word)]
	return c, ok
}
