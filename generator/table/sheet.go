// Package table reads tables from CSV files and tells everything that is
// wrong with them at once, each problem with its file and line.
//
// A file is UTF-8 with a header; its separator is a comma, a semicolon or a
// tab; lines that start with # are comments. Read does what concerns any
// table, the methods of Row what concerns a cell, and NewD66 proves that a
// table has one row for each result of a d66. The problems meet in Sheet.Err.
package table

import (
	"slices"
	"strings"
	"unicode"

	"croix/generator/say"
)

// Sheet is a table as it was read, with the problems found so far.
type Sheet struct {
	File    string   // as it was given to Read
	Columns []string // names in the header, in order
	Rows    []*Row   // in order, without comments and blank lines

	header   int             // line of the header
	index    map[string]int  // where a column is; the first of two of one name
	absent   map[string]bool // columns that were told to be missing
	problems []problem
}

// problem is an error at a line, 0 for the whole file.
type problem struct {
	line int
	err  error
}

// Row is one row of a sheet.
type Row struct {
	Line int // line of its first character in the file, counting from 1

	sheet *Sheet
	cells []string
	// broken says that the cells do not fit the columns. That was told; what
	// its cells hold proves nothing, so no more is told of them.
	broken bool
}

// Fail records a problem of the whole file.
func (s *Sheet) Fail(k say.Key, args ...any) { s.fail(0, k, args...) }

// Fail records a problem of the row.
func (r *Row) Fail(k say.Key, args ...any) { r.sheet.fail(r.Line, k, args...) }

// fail records a problem at a line, 0 for the whole file.
func (s *Sheet) fail(line int, k say.Key, args ...any) {
	err := say.Errorf(k, args...)
	if line == 0 {
		err = say.Errorf(say.TableAtFile, s.File, err)
	} else {
		err = say.Errorf(say.TableAtLine, s.File, line, err)
	}
	s.problems = append(s.problems, problem{line, err})
}

// Err is all the problems recorded so far, in line order and each once; those
// of the whole file come last, because they mostly follow from the others. It
// is nil if there are none.
func (s *Sheet) Err() error {
	sorted := slices.Clone(s.problems)
	slices.SortStableFunc(sorted, func(a, b problem) int {
		switch {
		case a.line == b.line:
			return 0
		case a.line == 0:
			return 1
		case b.line == 0:
			return -1
		}
		return a.line - b.line
	})
	var all say.Problems
	told := map[string]bool{}
	for _, p := range sorted {
		if text := p.err.Error(); !told[text] {
			told[text] = true
			all = append(all, p.err)
		}
	}
	return all.Err()
}

// Unique records a problem for each row whose cell in the column repeats that
// of an earlier row. Empty cells repeat nothing.
func (s *Sheet) Unique(col string) {
	first := map[string]int{}
	for _, r := range s.Rows {
		text := r.Text(col)
		if text == "" || r.broken {
			continue
		}
		if line, ok := first[text]; ok {
			r.Fail(say.TableNotUnique, col, shown(text), line)
			continue
		}
		first[text] = r.Line
	}
}

// needColumn records that the column is missing, once, and says if it is there.
func (s *Sheet) needColumn(col string) bool {
	if _, ok := s.index[col]; ok {
		return true
	}
	if !s.absent[col] {
		s.absent[col] = true
		s.fail(s.header, say.TableColumnMissing, col)
	}
	return false
}

// maxShown is how many characters of a cell an error repeats.
const maxShown = 40

// shown is text of a file made fit for one line of an error: cut, and without
// characters that could steer a terminal.
func shown(s string) string {
	var b strings.Builder
	n := 0
	for _, r := range s {
		if n == maxShown {
			b.WriteRune('…')
			break
		}
		switch {
		case unicode.IsSpace(r):
			r = ' '
		case !unicode.IsPrint(r):
			r = unicode.ReplacementChar
		}
		b.WriteRune(r)
		n++
	}
	return b.String()
}
