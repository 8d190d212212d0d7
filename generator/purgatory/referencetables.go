package purgatory

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
)

// ranges is the results that give a row, such as "13–16"; "–" for a row that
// is never rolled.
func ranges[T identified](chart Chart[T], row T, give func(d66 int, row T) string) string {
	var runs []string
	from, last := 0, 0
	end := func() {
		switch {
		case from == 0:
		case from == last:
			runs = append(runs, strconv.Itoa(from))
		default:
			runs = append(runs, strconv.Itoa(from)+"–"+strconv.Itoa(last))
		}
		from = 0
	}
	for d66, r := range chart.All() {
		if give(d66, r) != row.base().ID {
			end()
			continue
		}
		if from == 0 {
			from = d66
		}
		last = d66
	}
	end()
	if runs == nil {
		return noCell
	}
	return strings.Join(runs, ", ")
}

// asRolled is the row that the table gives.
func asRolled[T identified](_ int, row T) string { return row.base().ID }

// name is a row's name, with † where a house rule changes its sentence.
func (w *referenceWriter) name(r *Row) string {
	if w.c.rewords(w.o, r.ID) {
		return r.Name(w.l) + "†"
	}
	return r.Name(w.l)
}

// special is a sentence with facts before it; "–" for neither.
func special(sentence string, facts ...string) string {
	facts = slices.DeleteFunc(facts, func(f string) bool { return f == "" })
	text := strings.TrimSpace(strings.Join(facts, ", "))
	switch {
	case text == "" && sentence == "":
		return noCell
	case text == "":
		return sentence
	case sentence == "":
		return say.Capital(text) + "."
	}
	return say.Capital(text) + ". " + sentence
}

func when(is bool, text string) string {
	if is {
		return text
	}
	return ""
}

// beings are the demons and angels.
func (w *referenceWriter) beings() {
	for _, kind := range []struct {
		rows []*Celestial
		head say.Key
	}{{w.c.Demons, say.RefDemonsHead}, {w.c.Angels, say.RefAngelsHead}} {
		var rows [][]string
		cites := []string{"R-031", "R-035", "R-036"}
		for _, b := range kind.rows {
			rows = append(rows, []string{w.name(&b.Row), strconv.Itoa(b.Substance), strconv.Itoa(b.MeleeDice) + "d6",
				strconv.Itoa(b.Damage.Count) + "d" + strconv.Itoa(b.Damage.Sides), b.Special(w.l)})
			cites = append(cites, b.Rule)
		}
		w.dense("", w.text(kind.head), rows, strings.Join(cites, " "))
	}
}

// soulTable is the souls with their sins and what follows from them.
func (w *referenceWriter) soulTable() {
	head := w.text(say.RefSoulsHead)
	for _, s := range AllSins() {
		head += " | " + string([]rune(s.Name(w.l))[:3]) + "#"
	}
	head += " | " + w.text(say.RefSoulsMore)
	var rows [][]string
	for _, s := range w.c.Souls.Rows {
		row := []string{ranges(w.c.Souls, s, asRolled), s.Name(w.l)}
		d := Derive(s.Base)
		for _, v := range append(slices.Clone(s.Base[:]), s.Pride, d.Move, d.Substance) {
			text := strconv.Itoa(v)
			if s.Rolled {
				text = unknownSin
			}
			row = append(row, text)
		}
		rows = append(rows, row)
	}
	w.dense("", head, rows, "R-270 Q-028 Q-194")
	w.paragraph(w.text(say.RefSoulsText, w.rule("souls.unique", "equipment.weapon_rolls")), "R-271 R-272")
}

func (w *referenceWriter) rangedTable() {
	var rows [][]string
	cites := ""
	for _, r := range w.c.Ranged.Rows {
		row := []string{ranges(w.c.Ranged, r, asRolled), r.Name(w.l), noCell, noCell, noCell, noCell}
		cites += " " + r.Rule
		if r.ID != Nothing {
			damage := r.Damage
			// the rows that round up say so.
			if w.o.Value("rounding.bow") == "ceil" && r.ID == "arme_a_projectile" {
				damage = Formula{ceiling, damage.n}
			}
			firearm := when(r.Firearm && !strings.Contains(fold(r.Name(w.l)), fold(w.text(say.RefFirearm))), w.text(say.RefFirearm))
			copy(row[2:], []string{strconv.Itoa(r.Rate), damage.In(w.l), strconv.Itoa(r.RangeCM),
				special(r.Special(w.l), firearm, when(r.TwoHanded, w.text(say.RefTwoHands)))})
		}
		rows = append(rows, row)
	}
	w.told["rounding.bow"] = true // the table tells it
	w.dense("", w.text(say.RefRangedHead), rows, cites+" Q-022 Q-114 Q-116 Q-194")
}

func (w *referenceWriter) meleeTable() {
	var rows [][]string
	cites := ""
	for _, r := range w.c.Melee.Rows {
		cites += " " + r.Rule
		energy := when(r.Energy && !strings.Contains(fold(r.Name(w.l)), "energ"), w.text(say.RefEnergy))
		rows = append(rows, []string{ranges(w.c.Melee, r, asRolled), r.Name(w.l), r.Damage.In(w.l),
			special(r.Special(w.l), energy, when(r.TwoHanded, w.text(say.RefTwoHands)))})
	}
	w.dense("", w.text(say.RefBladesHead), rows, cites+" Q-140 Q-144 Q-145 Q-194 Q-195")
}

func (w *referenceWriter) armourTable() {
	instead := gapRow(w.o)
	if w.o.Is("armour.d66_45", "reroll") {
		instead = "-"
	}
	give := func(d66 int, a *ArmourRow) string {
		if d66 == gapResult && instead != "" {
			return instead
		}
		return a.ID
	}
	var rows [][]string
	cites := ""
	for _, a := range w.c.Armour.Rows {
		cites += " " + a.Rule
		results := ranges(w.c.Armour, a, give)
		if a.ID == Nothing && results == noCell {
			continue
		}
		rows = append(rows, []string{results, w.name(&a.Row), special(a.Special(w.l))})
	}
	w.dense("", w.text(say.RefArmourHead), rows, cites+" Q-193")
	w.told["armour.d66_45"] = instead == "" // the table tells it
	w.paragraph(w.rule("shields.vs_shooting", "hands.two_handed_blocks_shield", "armour.scope"), "R-153 Q-143")
}

func (w *referenceWriter) itemTable() {
	var rows [][]string
	cites := ""
	for _, it := range w.c.Items.Rows {
		cites += " " + it.Rule
		name := w.name(&it.Row)
		if it.Relic {
			name = it.Name(w.l) + "*" + strings.TrimPrefix(name, it.Name(w.l)) // as the book marks them
		}
		rows = append(rows, []string{ranges(w.c.Items, it, asRolled), name, special(it.Special(w.l), w.actsAs(it), w.pool(it))})
	}
	w.dense("", w.text(say.RefItemsHead), rows, cites+" Q-194")
	w.paragraph(w.text(say.RefItemsText, RelicWorth), "R-262 R-310 Q-202")
}

// pool is the substance of an object's own.
func (w *referenceWriter) pool(it *Item) string {
	if !it.HasPool() {
		return ""
	}
	return w.text(say.RefPool, strconv.Itoa(it.Pool.Count)+"d"+strconv.Itoa(it.Pool.Sides))
}

// actsAs is the weapon that an object is, with its damage.
func (w *referenceWriter) actsAs(it *Item) string {
	switch {
	case it.Melee != nil:
		return w.text(say.RefAnd, it.Melee.Name(w.l), it.Damage.In(w.l))
	case it.Ranged != nil && it.Damage.In(w.l) == "0":
		return w.text(say.RefAnd, it.Ranged.Name(w.l), it.DamageDemon.In(w.l))
	case it.Ranged != nil:
		return w.text(say.RefAnd, it.Ranged.Name(w.l), it.Damage.In(w.l))
	}
	return ""
}
