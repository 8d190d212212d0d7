package table

import (
	"strconv"
	"strings"

	"croix/generator/say"
)

// Text is the cell in the column without the spaces around it; "" if it is
// empty or the column is missing.
func (r *Row) Text(col string) string {
	i, ok := r.sheet.index[col]
	if !ok || i >= len(r.cells) {
		return ""
	}
	return strings.TrimSpace(r.cells[i])
}

// Need is Text, but an empty cell is a problem.
func (r *Row) Need(col string) string {
	text := r.Text(col)
	if text == "" {
		r.failCell(col, say.TableCellEmpty, col)
	}
	return text
}

// Int is the whole number in the column, from min to max, both included.
// Anything else, an empty cell too, is a problem, and the result is min.
func (r *Row) Int(col string, min, max int) int {
	if r.Text(col) == "" {
		r.failCell(col, say.TableNoInt, col, min, max)
		return min
	}
	if n, ok := r.OptInt(col, min, max); ok {
		return n
	}
	return min
}

// OptInt is the whole number in the column, from min to max, both included,
// and true; an empty cell is 0 and false. Anything else is a problem, and
// 0 and false too.
func (r *Row) OptInt(col string, min, max int) (int, bool) {
	text := r.Text(col)
	if text == "" {
		return 0, false
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < min || n > max {
		r.failCell(col, say.TableNotInt, col, shown(text), min, max)
		return 0, false
	}
	return n, true
}

// Bool is true for yes, oui, true, vrai and 1, false for no, non, false, faux,
// 0 and an empty cell, in either case. Anything else is a problem, and false.
func (r *Row) Bool(col string) bool {
	text := r.Text(col)
	switch strings.ToLower(text) {
	case "yes", "oui", "true", "vrai", "1":
		return true
	case "", "no", "non", "false", "faux", "0":
		return false
	}
	r.failCell(col, say.TableNotBool, col, shown(text))
	return false
}

// failCell records a problem of a cell, unless one that was told already, of
// the row or of the column, is the reason for it.
func (r *Row) failCell(col string, k say.Key, args ...any) {
	if r.broken || r.sheet.absent[col] {
		return
	}
	r.Fail(k, args...)
}
