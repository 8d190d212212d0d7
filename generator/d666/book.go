package d666

import (
	"io/fs"
	"slices"
	"strings"

	"croix/generator/say"
	"croix/generator/spell"
	"croix/generator/table"
)

// ReadBook is the book that a file holds, as a JSON or TOML reader gives it:
// names in French or English, whatever their capitals and accents. file names
// it in errors. Everything that is wrong with it is told at once.
func ReadBook(file string, tree map[string]any) (*Book, error) {
	r := &reading{file: file}
	b := &Book{Mode: Manual}
	e := r.entry(place{key: say.D666PlaceFile}, tree)
	e.ignore("seed", "thrown_by") // of fighters that the program rolled
	for i, v := range e.list("weapons", "armes") {
		if w, ok := r.weapon(place{say.D666PlaceWeapon, i + 1, ""}, v, nil); ok {
			b.Weapons = append(b.Weapons, w)
		}
	}
	for i, v := range e.list("armours", "armors", "armures") {
		if a := e.child(place{say.D666PlaceArmour, i + 1, ""}, v); a != nil {
			b.Armours = append(b.Armours, Armour{a.name(true), a.number(0, MaxArmour, nil, "protection", "armour", "armure")})
			a.done()
		}
	}
	if v, ok := e.take("divisors", "diviseurs"); ok {
		b.Divisors = r.divisors(v)
	}
	for i, v := range e.list("modifiers", "modificateurs") {
		if m, ok := r.modifier(place{say.D666PlaceModifier, i + 1, ""}, v); ok {
			b.Modifiers = append(b.Modifiers, m)
		}
	}
	if v, ok := e.take("options", "regles_maison"); ok {
		r.options(&b.Options, v)
	}
	if v, ok := e.take("tum", "thresholds", "seuils"); ok {
		r.tum(b, v)
	}
	all := e.list("fighters", "combattants", "rolls")
	if v, ok := e.take("combattant", "fighter"); ok {
		all = append(all, v)
	}
	r.fighters(b, all)
	e.done()
	if err := r.wrong.Err(); err != nil {
		return nil, err
	}
	return b, nil
}

// ReadFighters reads fighters from a CSV file: a row for each, with the columns
// name, side, category, type, FO, VO, AG, AP, points, divisor, weapon, power,
// precision, weapon_type, armour, powers, talents, pp, in any order and language;
// only the name, FO, VO and AG are needed.
func ReadFighters(fsys fs.FS, file string) (*Book, error) {
	s, err := table.Read(fsys, file)
	if err != nil {
		return nil, err
	}
	b := &Book{Mode: Manual}
	var all []any
	for _, row := range s.Rows {
		m := map[string]any{}
		for _, c := range s.Columns {
			if text := row.Text(c); text != "" {
				m[c] = text
			}
		}
		all = append(all, m)
	}
	if err := s.Err(); err != nil {
		return nil, err
	}
	r := &reading{file: file}
	r.fighters(b, all)
	return b, r.wrong.Err()
}

func (r *reading) fighters(b *Book, all []any) {
	if len(all) > MaxFighters {
		r.fail(place{key: say.D666PlaceFile}, say.D666ManyFighters, len(all), MaxFighters)
		return
	}
	seen := map[string]int{}
	for i, v := range all {
		f, ok := r.fighter(i+1, v, b)
		if !ok {
			continue
		}
		at := place{say.D666PlaceFighter, i + 1, f.Name}
		if first, twice := seen[spell.Fold(f.Name)]; twice && f.Name != "" {
			r.fail(at, say.D666NameTwice, first)
		}
		seen[spell.Fold(f.Name)] = i + 1
		b.Fighters = append(b.Fighters, f)
	}
}

// fighter reads a fighter; weapons and armours may be those of the book by name.
func (r *reading) fighter(n int, v any, b *Book) (f Fighter, ok bool) {
	e := r.entry(place{}, nil).child(place{say.D666PlaceFighter, n, ""}, v)
	if e == nil {
		return f, false
	}
	f.Name = e.name(true)
	e.at.name = f.Name
	f.Side = e.text("side", "camp")
	f.Category = pick(e, Living, categoryWords(), "category", "categorie")
	f.Kind = e.text("kind", "type", "espece")
	f.Force = e.number(1, MaxScore, nil, "force", "fo")
	f.Will = e.number(1, MaxScore, nil, "will", "volonte", "vo")
	f.Agility = e.number(1, MaxScore, nil, "agility", "agilite", "ag")
	none := 0
	f.Appearance = e.number(0, MaxScore, &none, "appearance", "apparence", "ap")
	f.Points = e.number(1, MaxPoints, &f.Force, "points", "points_force", "points_de_force", "force_points", "pf")
	f.Divisor = e.number(0, MaxDivisor, &none, "divisor", "diviseur")
	if source := spell.Fold(e.text("divisor_source", "diviseur_source")); source == "maison" || source == "house" {
		f.Divisor = 0
	}
	if i := slices.IndexFunc(b.Divisors, func(d Divisor) bool { return spell.Fold(d.Kind) == spell.Fold(f.Kind) }); i >= 0 && f.Divisor == 0 {
		f.Divisor = b.Divisors[i].By
	}
	for _, v := range append(e.one("weapon", "arme"), e.list("weapons", "armes")...) {
		if w, ok := r.weapon(e.at, v, b.Weapons); ok {
			f.Weapons = append(f.Weapons, w)
		}
	}
	e.flatWeapon(&f)
	f.Armour = e.armour(b.Armours)
	f.Powers = e.powers()
	f.Talents = e.talents()
	f.PP = e.number(0, MaxPP, &none, "pp")
	e.done()
	return f, true
}

// flatWeapon reads what a row of a CSV file says of the weapon in hand.
func (e *entry) flatWeapon(f *Fighter) {
	kind := Contact
	if len(f.Weapons) > 0 {
		kind = f.Weapons[0].Kind
	}
	none, unset := 0, -MaxPower-1
	power := e.number(-MaxPower, MaxPower, &unset, "power", "puissance")
	precision := e.number(-MaxShift, MaxShift, &none, "precision", "accuracy")
	kind = pick(e, kind, weaponWords(), "weapon_type", "weapon_kind", "type_arme")
	if power == unset && precision == 0 && len(f.Weapons) == 0 {
		return
	}
	if len(f.Weapons) == 0 {
		f.Weapons = []Weapon{{}}
	}
	w := &f.Weapons[0]
	w.Kind = kind
	if power != unset {
		w.Power = power
	}
	if precision != 0 {
		w.Precision = precision
	}
}

func (e *entry) armour(known []Armour) int {
	none := 0
	names := []string{"armour", "armor", "armure"}
	if name, ok := e.peekText(names...); ok {
		for _, a := range known {
			if spell.Fold(a.Name) == spell.Fold(name) {
				e.take(names...)
				return a.Protection
			}
		}
	}
	return e.number(0, MaxArmour, &none, names...)
}

func (e *entry) powers() []Power {
	var all []Power
	for _, v := range e.words("powers", "pouvoirs") {
		if name, ok := v.(string); ok {
			p := Power{Name: strings.TrimSpace(name), Score: Will}
			if head, tail, ok := strings.Cut(name, ":"); ok { // Illusion:AP
				p.Name = strings.TrimSpace(head)
				s, known := scoreWords()[spell.Fold(tail)]
				if !known {
					e.r.fail(e.at, say.D666Word, "powers", spell.Shown(tail), "FO, VO, AG, AP, PE, PR")
				}
				p.Score = s
			}
			if p.Name != "" {
				all = append(all, p)
			}
			continue
		}
		if c := e.child(e.at, v); c != nil {
			p := Power{Name: c.name(true)}
			p.Score = pick(c, Will, scoreWords(), "score", "carac", "caracteristique", "characteristic")
			c.done()
			all = append(all, p)
		}
	}
	return all
}

func (e *entry) talents() []Talent {
	names := []string{"talents"}
	if m, ok := e.peekMap(names...); ok {
		e.take(names...)
		var all []Talent
		for _, name := range sortedKeys(m) {
			level, ok := plain(m[name])
			if !ok || level == "" {
				e.r.fail(e.at, say.D666Value, "talents", spell.Shown(name))
			}
			all = append(all, Talent{name, level})
		}
		return all
	}
	var all []Talent
	for _, v := range e.words(names...) {
		if text, ok := v.(string); ok {
			name, level, ok := strings.Cut(text, ":")
			if !ok {
				e.r.fail(e.at, say.D666Talent, spell.Shown(text))
			}
			all = append(all, Talent{strings.TrimSpace(name), strings.TrimSpace(level)})
			continue
		}
		if c := e.child(e.at, v); c != nil {
			t := Talent{Name: c.name(true), Level: c.text("level", "niveau")}
			c.done()
			all = append(all, t)
		}
	}
	return all
}

// ReadFighter reads one fighter from fields as ReadBook takes them.
func ReadFighter(fields map[string]any) (Fighter, error) {
	r := &reading{file: "add"}
	f, _ := r.fighter(1, fields, &Book{})
	if err := r.wrong.Err(); err != nil {
		return Fighter{}, err
	}
	return f, nil
}
