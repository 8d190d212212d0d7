package purgatory

import (
	"io/fs"
	"slices"
	"strings"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/generator/table"
)

// Bounds of the numbers in tables: they keep a card printable.
const (
	maxSubstance = 200 // points
	maxDice      = 20  // dice of one attack
	maxCM        = 200 // the board is 160 cm long
	maxUses      = 20
	maxShift     = 5 // from one end of a sin to the other
)

// ids of the envy table: the d6 against envy.
const (
	envyAbove = "above"
	envyBelow = "below"
	envyEqual = "equal"
)

// Load reads and checks all tables. The error tells the problems of all files
// at once, each with its file and line.
func Load(fsys fs.FS) (*Catalog, error) {
	l := loader{fsys: fsys, c: &Catalog{}}
	if o, ok := fsys.(overlay); ok {
		l.problems = o.problems()
	}
	// Objects point at weapons, and weapons share their ids.
	weapons := map[string]string{}
	l.souls()
	l.ranged(weapons)
	l.melee(weapons)
	l.armour()
	l.items(weapons)
	l.c.Demons = l.celestials(fileDemons, Demon)
	l.c.Angels = l.celestials(fileAngels, Angel)
	l.envy()
	l.activity()
	l.options()
	l.wordings()
	if err := l.problems.Err(); err != nil {
		return nil, err
	}
	return l.c, nil
}

// loader reads the tables one after the other into c.
type loader struct {
	fsys     fs.FS
	c        *Catalog
	problems say.Problems
}

// rowColumns are the columns that most tables have.
const rowColumns = "id name_en name_fr special_en? special_fr? icon? rule? ruling?"

// read is the sheet of a file that has these columns, or nil.
func (l *loader) read(file, columns string) *table.Sheet {
	s, err := table.Read(l.fsys, file, strings.Fields(columns)...)
	if err != nil {
		l.add(err)
		return nil
	}
	return s
}

// add keeps an error, or the several that it is.
func (l *loader) add(err error) {
	if all, ok := err.(say.Problems); ok {
		l.problems = append(l.problems, all...)
	} else if err != nil {
		l.problems = append(l.problems, err)
	}
}

// list reads a table that is not rolled with a d66.
func list[T identified](l *loader, file, columns string, read func(*table.Row) T, check func(*table.Sheet, []T)) []T {
	s := l.read(file, columns)
	if s == nil {
		return nil
	}
	rows := make([]T, len(s.Rows))
	for i, r := range s.Rows {
		rows[i] = read(r)
	}
	s.Unique("id")
	check(s, rows)
	l.add(s.Err())
	return rows
}

// chart reads a table that is rolled with a d66.
func chart[T identified](l *loader, file, columns string, read func(*table.Row) T, needs ...string) Chart[T] {
	var d66 table.D66[T]
	rows := list(l, file, columns, read, func(s *table.Sheet, rows []T) {
		have := ids(rows)
		for _, id := range needs {
			if !slices.Contains(have, id) {
				s.Fail(say.PurgRowMissing, id)
			}
		}
		// The error is that of the sheet, which is told by list.
		d66, _ = table.NewD66(s, rows)
	})
	return Chart[T]{Rows: rows, D66: d66}
}

// row reads what most tables have.
func row(r *table.Row) Row {
	out := Row{
		ID:     r.Need("id"),
		Icon:   r.Text("icon"),
		Rule:   r.Text("rule"),
		Ruling: r.Text("ruling"),
		name:   texts{r.Need("name_en"), r.Need("name_fr")},
	}
	out.special = both(r, "special")
	if out.ID != "" && !plainID(out.ID) {
		r.Fail(say.PurgID, shown(out.ID))
	}
	return out
}

// both reads a text that has both languages or none.
func both(r *table.Row, column string) texts {
	t := texts{r.Text(column + "_en"), r.Text(column + "_fr")}
	if (t.en == "") != (t.fr == "") {
		r.Fail(say.PurgHalfText, column+"_en", column+"_fr")
	}
	return t
}

// plainID reports whether an id can stand in a deck file and on a command
// line: lower case letters, digits and _.
func plainID(id string) bool {
	return strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789_") == "" &&
		!strings.ContainsFunc(id, func(c rune) bool { return c > 'z' })
}

// word reads a cell that holds one of a few words.
func word[T ~string](r *table.Row, column string, words ...T) T {
	text := T(r.Text(column))
	if slices.Contains(words, text) {
		return text
	}
	names := make([]string, len(words))
	for i, w := range words {
		names[i] = string(w)
	}
	r.Fail(say.PurgWord, column, shown(string(text)), strings.Join(names, ", "))
	return words[0]
}

// formula reads a damage; an empty cell is none.
func formula(r *table.Row, column string) Formula {
	text := r.Text(column)
	if text == "" {
		return Formula{}
	}
	f, err := ParseFormula(text)
	if err != nil {
		r.Fail(say.PurgCell, column, err)
	}
	return f
}

// expr reads a throw of dice; an empty cell is none.
func expr(r *table.Row, column string) dice.Expr {
	text := r.Text(column)
	if text == "" {
		return dice.Expr{}
	}
	e, err := dice.Parse(text)
	if err != nil {
		r.Fail(say.PurgCell, column, err)
		return dice.Expr{}
	}
	if e.Digits != 0 || e.Min() < 1 || e.Max() > maxSubstance {
		r.Fail(say.PurgPool, column, shown(text), maxSubstance)
		return dice.Expr{}
	}
	return e
}

// weapon claims an id for a weapon: each has its own, but for Nothing.
func weapon(r *table.Row, file, id string, weapons map[string]string) {
	if other, taken := weapons[id]; taken && other != file && id != Nothing {
		r.Fail(say.PurgWeaponTwice, id, other)
		return
	}
	weapons[id] = file
}
