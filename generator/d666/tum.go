package d666

import (
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
	"croix/generator/spell"
	"croix/generator/table"
)

// Difficulty is a row of the table of thresholds.
type Difficulty string

// The difficulties, the easiest first.
const (
	Easy     Difficulty = "easy"
	Medium   Difficulty = "medium" // of hit rolls unless stated (002-22)
	Hard     Difficulty = "hard"
	VeryHard Difficulty = "very_hard" // of psychic defence (002-31)
)

// Difficulties lists the difficulties, the easiest first.
func Difficulties() []Difficulty { return []Difficulty{Easy, Medium, Hard, VeryHard} }

// Name is the difficulty as players call it.
func (d Difficulty) Name(l say.Lang) string { return l.Text(say.Key("d666.difficulty." + string(d))) }

// difficultyWords are what players may write for a difficulty, folded; their
// first letters may differ in gender.
func difficultyWords() map[string]Difficulty {
	return map[string]Difficulty{
		"easy": Easy, "facile": Easy,
		"medium": Medium, "average": Medium, "moyen": Medium, "moyenne": Medium,
		"hard": Hard, "difficult": Hard, "difficile": Hard,
		"very_hard": VeryHard, "very_difficult": VeryHard, "tres_difficile": VeryHard,
	}
}

// ParseDifficulty is the difficulty that a word names.
func ParseDifficulty(word string) (Difficulty, bool) {
	d, ok := difficultyWords()[spell.Fold(word)]
	return d, ok
}

// Limits of the table that a player types.
const (
	MaxColumns   = 30
	MaxThreshold = 66
)

// Table is the table of thresholds of the player's book: a row for each
// difficulty, a column for each level.
type Table struct {
	Columns []string `json:"columns"` // the levels, as they are called
	Cells   [][]int  `json:"cells"`   // thresholds by difficulty, the easiest first, then level
	House   bool     `json:"house,omitempty"`
}

// houseLevels is how many levels the house table has.
const houseLevels = 7

// HouseTable is a table that stands in for that of the book and is called a
// house table wherever it shows: rank 6 × level + 9, 3, −3, −9 by difficulty,
// 1 to 36 (section B). It is nobody's official table.
func HouseTable() *Table {
	t := &Table{House: true}
	for level := range houseLevels {
		t.Columns = append(t.Columns, strconv.Itoa(level))
	}
	for _, offset := range []int{9, 3, -3, -9} {
		var row []int
		for level := range houseLevels {
			row = append(row, int(OfRank(6*level+offset)))
		}
		t.Cells = append(t.Cells, row)
	}
	return t
}

// Threshold is the threshold of a level, moved by so many columns, at a
// difficulty. Beyond the ends of the table the last column counts. An unknown
// level is an error.
func (t *Table) Threshold(d Difficulty, level string, shift int) (Threshold, error) {
	row := slices.Index(Difficulties(), d)
	if row < 0 {
		return 0, say.Errorf(say.D666Difficulty, spell.Shown(string(d)), difficultyNames{})
	}
	want := spell.Fold(level)
	at := slices.IndexFunc(t.Columns, func(c string) bool { return spell.Fold(c) == want })
	if at < 0 {
		return 0, say.Errorf(say.D666Level, spell.Shown(level), strings.Join(t.Columns, ", "))
	}
	return Threshold(t.Cells[row][min(max(at+shift, 0), len(t.Columns)-1)]), nil
}

// difficultyNames lists the difficulties in an error.
type difficultyNames struct{}

func (difficultyNames) Name(l say.Lang) string {
	var all []string
	for _, d := range Difficulties() {
		all = append(all, d.Name(l))
	}
	return strings.Join(all, ", ")
}

// check refuses a table with holes or with thresholds out of order: they never
// fall from one level to the next, nor rise from one difficulty to the next.
// where names the file.
func (t *Table) check(where string) error {
	var wrong say.Problems
	fail := func(k say.Key, args ...any) {
		wrong = append(wrong, say.Errorf(say.D666At, where, say.Errorf(k, args...)))
	}
	if n := len(t.Columns); n < 1 || n > MaxColumns {
		fail(say.D666Columns, n, MaxColumns)
		return wrong.Err()
	}
	for i, d := range Difficulties() {
		if i >= len(t.Cells) {
			fail(say.D666RowMissing, d)
			continue
		}
		row := t.Cells[i]
		if len(row) != len(t.Columns) {
			fail(say.D666RowLength, d, len(row), len(t.Columns))
			continue
		}
		for k, v := range row {
			switch {
			case v == blankCell:
				fail(say.D666Hole, d, t.Columns[k])
			case v < 0 || v > MaxThreshold:
				fail(say.D666CellRange, d, t.Columns[k], v, MaxThreshold)
			case k > 0 && v < row[k-1]:
				fail(say.D666CellOrder, d, t.Columns[k], v, t.Columns[k-1], row[k-1])
			case i > 0 && k < len(t.Cells[i-1]) && t.Cells[i-1][k] != blankCell && v > t.Cells[i-1][k]:
				fail(say.D666RowOrder, t.Columns[k], d, v, Difficulties()[i-1], t.Cells[i-1][k])
			}
		}
	}
	if len(t.Cells) > len(Difficulties()) {
		fail(say.D666RowsMany, len(t.Cells), len(Difficulties()))
	}
	return wrong.Err()
}

// blankCell is a cell that was left empty, while a table is read.
const blankCell = -1

// ReadTable reads the table of thresholds from a CSV file: the difficulties in
// the first column, in any order, and a column for each level. Everything that
// is wrong with it is told at once, with its place.
func ReadTable(fsys fs.FS, file string) (*Table, error) {
	s, err := table.Read(fsys, file)
	if err != nil {
		return nil, err
	}
	if len(s.Columns) < 2 {
		s.Fail(say.D666Columns, max(0, len(s.Columns)-1), MaxColumns)
		return nil, s.Err()
	}
	t := &Table{Columns: s.Columns[1:], Cells: make([][]int, len(Difficulties()))}
	for _, r := range s.Rows {
		name := r.Text(s.Columns[0])
		d, ok := ParseDifficulty(name)
		i := slices.Index(Difficulties(), d)
		switch {
		case !ok:
			r.Fail(say.D666Difficulty, spell.Shown(name), difficultyNames{})
			continue
		case t.Cells[i] != nil:
			r.Fail(say.D666RowTwice, d)
			continue
		}
		for _, c := range t.Columns {
			v, ok := r.OptInt(c, 0, MaxThreshold)
			if r.Text(c) == "" {
				v = blankCell
			} else if !ok {
				v = 0 // told already
			}
			t.Cells[i] = append(t.Cells[i], v)
		}
	}
	for i, d := range Difficulties() {
		if t.Cells[i] == nil {
			s.Fail(say.D666RowMissing, d)
		}
	}
	if err := s.Err(); err != nil {
		return nil, err
	}
	return t, t.check(file)
}
