package table

import (
	"bytes"
	"encoding/csv"
	"errors"
	"io"
	"io/fs"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"croix/generator/say"
)

// Limits of a file; a table for a game is far below them.
const (
	MaxMiB  = 4     // size of a file, in MiB
	MaxRows = 10000 // rows of a table
	MaxCell = 2000  // size of a cell, in bytes
)

// Columns of the results of a d66, which any table may have.
const (
	ColFrom = "d66_from" // lowest printed result of the row
	ColTo   = "d66_to"   // highest printed result of the row
)

// optional marks a column that a file may leave out.
const optional = "?"

// Read reads the table in a file. The columns are those the table must have;
// one whose name ends in "?", such as "note?", may be missing. Columns of other
// names are refused, so that a slip in a name is not read as an empty column;
// d66_from and d66_to are always allowed, and so is any when no columns are named.
//
// A file system with a method Where tells how errors name a file of it.
//
// The error is only for a file that is no table at all: not there, too large,
// not UTF-8, without header. All other problems are in the Sheet, together with
// those that its methods find: Err tells them all, and must be called.
func Read(fsys fs.FS, file string, columns ...string) (*Sheet, error) {
	s := &Sheet{File: file, index: map[string]int{}, absent: map[string]bool{}}
	data, ok := s.load(fsys)
	if !ok {
		return nil, s.Err()
	}
	s.checkControls(data)
	s.parse(data, columns)
	if s.header == 0 {
		return nil, s.Err()
	}
	return s, nil
}

// load is the content of the file without its byte order mark, and false if it
// is no text.
func (s *Sheet) load(fsys fs.FS) ([]byte, bool) {
	f, err := fsys.Open(s.File)
	if w, ok := fsys.(interface{ Where(file string) string }); ok {
		s.File = w.Where(s.File) // as errors name it
	}
	if errors.Is(err, fs.ErrNotExist) {
		s.Fail(say.TableNoFile, err)
		return nil, false
	}
	if err != nil {
		s.Fail(say.TableUnreadable, say.Cause(err))
		return nil, false
	}
	defer f.Close() // only read: nothing can be lost
	const size = MaxMiB << 20
	data, err := io.ReadAll(io.LimitReader(f, size+1))
	if err != nil {
		s.Fail(say.TableUnreadable, say.Cause(err))
		return nil, false
	}
	if len(data) > size {
		s.Fail(say.TableTooLarge, MaxMiB)
		return nil, false
	}
	line := 1
	for text := range bytes.Lines(data) {
		if !utf8.Valid(text) {
			// Nothing after a wrong encoding is worth reading.
			s.fail(line, say.TableNotUTF8)
			return nil, false
		}
		line++
	}
	return bytes.TrimPrefix(data, []byte("\uFEFF")), true
}

// checkControls records the lines with a control character, comments included.
func (s *Sheet) checkControls(data []byte) {
	line := 1
	for text := range bytes.Lines(data) {
		text = bytes.TrimSuffix(bytes.TrimSuffix(text, []byte("\n")), []byte("\r"))
		i := bytes.IndexFunc(text, func(r rune) bool { return unicode.IsControl(r) && r != '\t' })
		if i >= 0 {
			r, _ := utf8.DecodeRune(text[i:])
			s.fail(line, say.TableControl, r)
		}
		line++
	}
}

// parse reads header and rows.
func (s *Sheet) parse(data []byte, columns []string) {
	r := csv.NewReader(bytes.NewReader(data))
	r.Comma = separator(data)
	r.Comment = '#'
	r.FieldsPerRecord = -1               // ragged rows are told by us, all of them
	r.TrimLeadingSpace = r.Comma != '\t' // a tab is a space too
	for {
		cells, err := r.Read()
		if err == io.EOF {
			break
		}
		var bad *csv.ParseError
		switch {
		case errors.As(err, &bad):
			// The reader goes on with the next line.
			k := say.TableBareQuote
			if errors.Is(err, csv.ErrQuote) {
				k = say.TableOpenQuote
			}
			s.fail(bad.StartLine, k)
			if s.header == 0 {
				return // the next row is not the header
			}
			continue
		case err != nil:
			s.Fail(say.TableUnreadable, say.Cause(err))
			return
		case skipped(cells):
			continue
		}
		line, _ := r.FieldPos(0)
		if s.header == 0 {
			s.readHeader(line, cells, columns)
			continue
		}
		if len(s.Rows) == MaxRows {
			s.fail(line, say.TableTooManyRows, MaxRows)
			return
		}
		s.readRow(line, cells)
	}
	if s.header == 0 {
		s.Fail(say.TableNoHeader)
	}
}

// separator is what stands most often in the header, outside quotes: comma,
// semicolon or tab.
func separator(data []byte) rune {
	for line := range bytes.Lines(data) {
		text := strings.TrimSpace(string(line))
		if text == "" || text[0] == '#' {
			continue
		}
		counts := map[rune]int{}
		quoted := false
		for _, r := range text {
			if r == '"' {
				quoted = !quoted
			}
			if !quoted {
				counts[r]++
			}
		}
		best := ','
		for _, r := range []rune{';', '\t'} {
			if counts[r] > counts[best] {
				best = r
			}
		}
		return best
	}
	return ','
}

// skipped says that a row holds nothing: spreadsheets save a blank row as a
// row of separators, and a comment with a quotation mark or a separator in it
// as cells, the first of them perhaps quoted.
func skipped(cells []string) bool {
	if strings.HasPrefix(cells[0], "#") {
		return true
	}
	return !slices.ContainsFunc(cells, func(c string) bool { return strings.TrimSpace(c) != "" })
}

// withoutTail is cells without the empty ones after the first n.
func withoutTail(cells []string, n int) []string {
	for len(cells) > n && strings.TrimSpace(cells[len(cells)-1]) == "" {
		cells = cells[:len(cells)-1]
	}
	return cells
}

// readHeader takes the names of the columns and compares them with those asked
// for.
func (s *Sheet) readHeader(line int, cells, columns []string) {
	s.header = line
	known := []string{ColFrom, ColTo}
	for _, c := range columns {
		known = append(known, strings.TrimSuffix(c, optional))
	}
	for i, c := range withoutTail(cells, 0) {
		c = strings.TrimSpace(c)
		s.Columns = append(s.Columns, c)
		_, twice := s.index[c]
		switch {
		case c == "":
			s.fail(line, say.TableColumnNoName, i+1)
			continue
		case twice:
			s.fail(line, say.TableColumnTwice, shown(c))
			continue
		case len(columns) > 0 && !slices.Contains(known, c):
			s.fail(line, say.TableColumnUnknown, shown(c), strings.Join(known[2:], ", "))
		}
		s.index[c] = i
	}
	for _, c := range columns {
		if !strings.HasSuffix(c, optional) {
			s.needColumn(c)
		}
	}
}

// readRow adds a row.
func (s *Sheet) readRow(line int, cells []string) {
	cells = withoutTail(cells, len(s.Columns))
	r := &Row{Line: line, sheet: s, cells: cells}
	s.Rows = append(s.Rows, r)
	if len(cells) != len(s.Columns) {
		r.broken = true
		r.Fail(say.TableRagged, len(cells), len(s.Columns))
		return
	}
	for i, c := range cells {
		if len(c) > MaxCell {
			r.Fail(say.TableCellLong, shown(s.Columns[i]), len(c), MaxCell)
		}
	}
}
