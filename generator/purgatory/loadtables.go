package purgatory

import (
	"strconv"
	"strings"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/generator/table"
)

// souls reads the souls.
func (l *loader) souls() {
	columns := rowColumns + " leaning orgueil " + strings.Join(sinIDs[:], " ")
	l.c.Souls = chart(l, fileSouls, columns, func(r *table.Row) *SoulRow {
		s := &SoulRow{
			Row:     row(r),
			Leaning: word(r, "leaning", Christian, Humanist, Satanist, Unknown),
		}
		rolled := 0
		for _, id := range sinIDs {
			if r.Text(id) == unknownSin {
				rolled++
			}
		}
		switch {
		case rolled == SinCount:
			s.Rolled = true
		case rolled > 0:
			r.Fail(say.PurgSomeRolled, unknownSin)
		default:
			s.readSins(r)
		}
		return s
	})
}

// unknownSin marks a sin that is rolled.
const unknownSin = "?"

// readSins reads the seven sins and compares their sum with the printed pride.
func (s *SoulRow) readSins(r *table.Row) {
	legal := true
	for i, id := range sinIDs {
		v, ok := r.OptInt(id, MinSin, MaxSin)
		if !ok {
			r.Int(id, MinSin, MaxSin) // tells an empty cell
			legal = false
		}
		s.Base[i] = v
	}
	s.Pride = r.Int("orgueil", SinCount*MinSin, SinCount*MaxSin)
	if sum := s.Base.Pride(); legal && sum != s.Pride {
		r.Fail(say.PurgPrideSum, s.Pride, sum)
	}
}

// ranged reads the ranged weapons.
func (l *loader) ranged(weapons map[string]string) {
	const columns = rowColumns + " rate damage range_cm firearm can_jam two_handed indirect actions radius_cm"
	l.c.Ranged = chart(l, fileRanged, columns, func(r *table.Row) *RangedRow {
		w := &RangedRow{
			Row:       row(r),
			Firearm:   r.Bool("firearm"),
			CanJam:    r.Bool("can_jam"),
			TwoHanded: r.Bool("two_handed"),
			Indirect:  r.Bool("indirect"),
		}
		weapon(r, fileRanged, w.ID, weapons)
		if w.ID == Nothing {
			return w
		}
		r.Need("damage")
		w.Rate = r.Int("rate", 1, maxDice)
		w.Damage = formula(r, "damage")
		w.RangeCM = r.Int("range_cm", 1, maxCM)
		w.Actions = r.Int("actions", 1, 2)
		w.RadiusCM, _ = r.OptInt("radius_cm", 0, maxCM)
		return w
	}, Nothing)
}

// melee reads the melee weapons.
func (l *loader) melee(weapons map[string]string) {
	const columns = rowColumns + " damage energy two_handed"
	l.c.Melee = chart(l, fileMelee, columns, func(r *table.Row) *MeleeRow {
		w := &MeleeRow{
			Row:       row(r),
			Damage:    formula(r, "damage"),
			Energy:    r.Bool("energy"),
			TwoHanded: r.Bool("two_handed"),
		}
		r.Need("damage")
		weapon(r, fileMelee, w.ID, weapons)
		return w
	}, Nothing)
}

// armour reads the protections.
func (l *loader) armour() {
	const columns = rowColumns + " kind reduce"
	l.c.Armour = chart(l, fileArmour, columns, func(r *table.Row) *ArmourRow {
		a := &ArmourRow{
			Row:  row(r),
			Kind: word(r, "kind", KindArmour, KindShield, KindVest, KindNone),
		}
		a.Reduce, _ = r.OptInt("reduce", 0, maxDice)
		return a
	}, Nothing)
}

// items reads the special objects, after the weapons.
func (l *loader) items(weapons map[string]string) {
	const columns = rowColumns + " kind relic sins acts_as damage damage_demon uses radius_cm fakes pool"
	l.c.Items = chart(l, fileItems, columns, func(r *table.Row) *Item {
		it := &Item{
			Row:   row(r),
			Kind:  word(r, "kind", Sacred, Common, Diabolic, NothingKind),
			Relic: r.Bool("relic"),
			Sins:  shifts(r),
			Uses:  uses(r),
			Pool:  expr(r, "pool"),
		}
		it.RadiusCM, _ = r.OptInt("radius_cm", 0, maxCM)
		switch word(r, "fakes", "", "armour", "weapons") {
		case "armour":
			it.FakesArmour = true
		case "weapons":
			it.FakesWeapons = true
		}
		l.actsAs(r, it)
		if it.IsWeapon() {
			weapon(r, fileItems, it.ID, weapons)
		}
		return it
	}, Nothing)
}

// shifts reads what an object adds to sins, such as "envie+3 gourmandise+3".
func shifts(r *table.Row) (by [SinCount]int) {
	for _, part := range strings.Fields(r.Text("sins")) {
		at := strings.IndexAny(part, "+-")
		if at < 0 {
			r.Fail(say.PurgShift, shown(part), maxShift, strings.Join(sinIDs[:], ", "))
			continue
		}
		s, known := SinByID(part[:at])
		n, err := strconv.Atoi(part[at:])
		if !known || err != nil || n == 0 || n > maxShift || n < -maxShift || by[s] != 0 {
			r.Fail(say.PurgShift, shown(part), maxShift, strings.Join(sinIDs[:], ", "))
			continue
		}
		by[s] = n
	}
	return by
}

// uses reads how often an object can be used.
func uses(r *table.Row) int {
	if r.Text("uses") == "unlimited" {
		return Unlimited
	}
	n, _ := r.OptInt("uses", 1, maxUses)
	return n
}

// actsAs reads the weapon that an object is. What the object
// does not say is as the weapon does it.
func (l *loader) actsAs(r *table.Row, it *Item) {
	it.Damage, it.DamageDemon = formula(r, "damage"), formula(r, "damage_demon")
	text := r.Text("acts_as")
	if text == "" {
		if !it.Damage.IsZero() || !it.DamageDemon.IsZero() {
			r.Fail(say.PurgNoWeapon)
		}
		return
	}
	kind, id, _ := strings.Cut(text, "/")
	var known []string
	switch kind {
	case "ranged":
		it.Ranged, _ = l.c.RangedByID(id)
		known = ids(l.c.Ranged.Rows)
	case "melee":
		it.Melee, _ = l.c.MeleeByID(id)
		known = ids(l.c.Melee.Rows)
	default:
		r.Fail(say.PurgActsAs, shown(text), hint(""))
		return
	}
	if !it.IsWeapon() || id == Nothing {
		it.Ranged, it.Melee = nil, nil
		// That the weapons could not be read is told already.
		if len(known) > 0 {
			r.Fail(say.PurgActsAs, shown(text), hint(near(id, known)))
		}
		return
	}
	if it.Damage.IsZero() {
		if it.Ranged != nil {
			it.Damage = it.Ranged.Damage
		} else {
			it.Damage = it.Melee.Damage
		}
	}
	if it.DamageDemon.IsZero() {
		it.DamageDemon = it.Damage
	}
}

// celestials reads demons or angels.
func (l *loader) celestials(file string, kind CelestialKind) []*Celestial {
	columns := rowColumns + " ps cc damage"
	if kind == Demon {
		columns += " sin"
	}
	return list(l, file, columns, func(r *table.Row) *Celestial {
		b := &Celestial{
			Row:       row(r),
			Kind:      kind,
			Substance: r.Int("ps", 1, maxSubstance),
			MeleeDice: r.Int("cc", 1, maxDice),
			Damage:    expr(r, "damage"),
		}
		r.Need("damage")
		if id := r.Text("sin"); id != "" {
			b.Sin, b.HasSin = SinByID(id)
			if !b.HasSin {
				r.Fail(say.PurgWord, "sin", shown(id), strings.Join(sinIDs[:], ", "))
			}
		}
		return b
	}, func(s *table.Sheet, rows []*Celestial) {
		if len(rows) == 0 {
			s.Fail(say.PurgNoRows)
		}
		if kind == Angel {
			for _, r := range s.Rows {
				// Control and scores name demons and angels by id alone.
				if _, ok := l.c.Demon(r.Text("id")); ok {
					r.Fail(say.PurgDemonToo, r.Text("id"))
				}
			}
		}
	})
}

// envy reads the control table.
func (l *loader) envy() {
	l.c.Envy = list(l, fileEnvy, rowColumns+" satan god", func(r *table.Row) *EnvyRow {
		word(r, "id", envyAbove, envyBelow, envyEqual)
		return &EnvyRow{
			Row:   row(r),
			Satan: word(r, "satan", Controlled, Random, Inactive),
			God:   word(r, "god", Controlled, Random, Inactive),
		}
	}, func(s *table.Sheet, rows []*EnvyRow) {
		for _, id := range []string{envyAbove, envyBelow, envyEqual} {
			if _, ok := byID(rows, id); !ok {
				s.Fail(say.PurgRowMissing, id)
			}
		}
	})
}

// activity reads the activity table: one row for each face of a d6.
func (l *loader) activity() {
	const columns = "die satan god satan_en satan_fr god_en god_fr rule? ruling?"
	s := l.read(fileActivity, columns)
	if s == nil {
		return
	}
	outcomes := []Outcome{
		NoMoreDamn, NoMoreVirtuous, MoveParadise, MoveHell, NoMorePervert,
		NoMorePurify, MoveReincarnation, AttackDemon, AttackAngel,
	}
	faces := dice.D(1, 6).Max()
	byDie := make([]*ActivityRow, faces)
	for _, r := range s.Rows {
		a := &ActivityRow{
			Row:   Row{ID: r.Text("die"), Rule: r.Text("rule"), Ruling: r.Text("ruling"), name: texts{r.Text("die"), r.Text("die")}},
			Die:   r.Int("die", 1, faces),
			Satan: word(r, "satan", outcomes...),
			God:   word(r, "god", outcomes...),
			satan: texts{r.Need("satan_en"), r.Need("satan_fr")},
			god:   texts{r.Need("god_en"), r.Need("god_fr")},
		}
		byDie[a.Die-1] = a
	}
	s.Unique("die")
	for i, a := range byDie {
		if a == nil {
			s.Fail(say.PurgRowMissing, strconv.Itoa(i+1))
		}
	}
	l.add(s.Err())
	l.c.Activity = byDie
}
